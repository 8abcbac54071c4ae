"""Provisions in a text: sections, articles, orders and rules, each with its Act where text and date settle it.

Pure search with offsets. An Act that is not settled is left open with its candidates, never guessed.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from datetime import date

from nyayagraph.law.acts.antecedents import Antecedents, Meaning
from nyayagraph.law.acts.focus import SAME_PASSAGE, Focus
from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.provisions.acts_beside import CONNECTS, ActsBeside, count_before_read_with, count_of_another
from nyayagraph.law.provisions.anchors import find_anchors
from nyayagraph.law.provisions.clauses_beside import mended
from nyayagraph.law.provisions.instruments import OF_A_COURT, named_rules
from nyayagraph.law.provisions.keys import PrintedNumber, provision_text, read_clauses
from nyayagraph.law.provisions.number_lists import (
    LINK,
    Listed,
    opens,
    read_list,
    read_listed_number,
    with_prefix_clauses,
)
from nyayagraph.law.provisions.orders_named import (
    OF_RULES,
    OF_THE_RULES,
    OfAnOrder,
    OrdersNamed,
    is_beyond,
    is_damaged_before,
    order_behind,
)
from nyayagraph.law.provisions.outside_acts import OutsideActs
from nyayagraph.law.provisions.schedules import Schedules, bind_to_sections
from nyayagraph.law.provisions.settling import (
    NAMED_EARLIER,
    FoundProvision,
    LeftOpen,
    clauses_of_that_section,
    keys_of,
    numbered,
    settle,
    with_numbers_named,
)
from nyayagraph.law.provisions.subsections import is_article
from nyayagraph.law.provisions.torn_numbers import with_torn_numbers
from nyayagraph.law.text.numerals import arabic

_LAST_ARTICLE = 395
_SENTENCE = 300  # characters behind an article over which a schedule is the Constitution's

# takes ` read with Order 46`, ` and O. 21`; refuses ` and order`
_WITH_AN_ORDER = re.compile(
    r",?\s{1,3}(?:read\s{1,3}with|r/w|and|&)\s{1,3}(?:under\s{1,3})?O(?:rders?\s{1,3}|r?\.\s{0,3})(?:\d{1,2}|[IVXL]{1,8})[\s,.-]{1,3}(?:[Rr]|of\s)"
)
_THAT_ORDER = re.compile(r"\s{1,3}of\s{1,3}(?:that|the\s{1,2}said|the\s{1,2}same|the\s{1,2}aforesaid)\s{1,3}Order\b")
# takes `16.24(ix)(b)` of the Police Rules, `2044` of the Establishment Code; refuses `5.`, `12.3.1955`
_LONG_RULE = re.compile(
    r"(?:\d{1,2}(?P<decimal>\.\d{1,2})(?![\d.]\d|\d|-\d)|\d{4}(?!\d|\s?-\s?\d))(?:\s?\([0-9a-z]{1,4}\)){0,3}"
)
_LIST_BEFORE = re.compile(r"(?:\b[Ll]ist|LIST|[Ss]ch\.?|Schedule)\s{1,2}$")  # an entry of a list is no article
_SPACES = re.compile(r" {1,2}")
_NUMBERS_BEFORE = re.compile(
    r"(?<![\w.,/-])\d{1,3}(?:-?[A-Z]{1,2})?(?:\([0-9a-z]{1,3}\)){0,3}(?:\s?/\s?\d{1,3}(?:-?[A-Z]{1,2})?(?:\(\d{1,2}\)){0,2}){0,6}\s{0,3}(?:of\s{1,2}(?:the\s{1,2})?)?\(?$"
)
# takes `under 138 of the `, before an Act's title; refuses `aged under 18 years`
_UNDER_A_NUMBER = re.compile(r"\bunder\s{1,2}\d{1,3}[A-Z]?(?:\s?\(\w{1,3}\)){0,2}\s{1,2}of\s{1,2}(?:the\s{1,2})?$")


def find_provisions(text: str, *, written_on: date | None = None) -> list[FoundProvision]:
    """Every provision in `text`, in order, none overlapping, each with its Act where that is settled."""
    return _Reader(text, written_on).read()


class _Reader:
    """One reading of one text, from its first word to its last, with what was said before kept in mind."""

    def __init__(self, text: str, written_on: date | None) -> None:
        self.text = text
        self.written_on = written_on
        self.mentions = find_mentions(text)
        self.ends = {mention.end: mention for mention in self.mentions}
        self.before = Antecedents(text, self.mentions, written_on)
        self.acts = ActsBeside(text, self.mentions, self.before)
        self.found: list[FoundProvision] = []
        self.orders = OrdersNamed()
        self.last_article: tuple[str | None, int] = ("constitution", 0)  # Act of the article named last, and its place
        names_constitution = any(mention.type == "constitution" for mention in self.mentions)
        self.outside = OutsideActs(text, names_constitution=names_constitution)
        self.bare_orders: set[int] = set()  # places in `found` of those that only a rule of them makes sure
        self.bare_schedules: set[int] = set()  # places in `found` of those that name no Act
        self.focus = Focus(self.before.spoken, text)
        self.schedules = Schedules(text, self.acts, self.before, self.focus)
        self.open: dict[int, LeftOpen] = {}  # by place of the first in `found`

    def read(self) -> list[FoundProvision]:
        """All provisions; anchored ones first, then bare numbers beside an abbreviation."""
        done = 0
        for anchor in find_anchors(self.text):
            if anchor.start >= done:
                done = self._read_anchor(anchor.start, anchor.match, anchor.unit) or done
        self._read_bare()
        if self.open:
            self._point()
        self.outside.leave_open(self.found, self.open, self.focus.is_named)
        bind_to_sections(self.text, self.found, self.open, self.bare_schedules)
        settle(self.found, self.open, self.focus, self.before)
        with_numbers_named(self.text, self.found, self.before)
        rules = [key for one in self.found if one.kind == "rule" for key in one.keys]
        self.orders.named = {key.rpartition("r")[0] for key in rules if key.rpartition("/o")[2].find("r") > 0}
        self.found = [one for place, one in enumerate(self.found) if self._is_law(place)]
        self.found.sort(key=lambda provision: provision.start)
        self.found += clauses_of_that_section(self.text, self.found)
        self._mend()
        return sorted(self.found, key=lambda provision: provision.start)

    def _is_law(self, place: int) -> bool:
        """Whether a provision is of some law: no article of a company, no schedule that no Act is likely to have."""
        if place in self.bare_schedules:
            return bool(self.found[place].keys)
        if place in self.bare_orders:
            return self.found[place].keys[0] in self.orders.named
        return not self.outside.is_bare_private(place)

    def _point(self) -> None:
        """Keeps which Acts the text names or points to, in order."""
        for mention in self.mentions:
            act_id = self.acts.meaning(mention).act_id if mention.type != "constitution" else None
            if act_id:
                self.focus.pointed.add(mention.start, act_id)

    def _read_anchor(self, start: int, anchor: re.Match[str], unit: str) -> int | None:
        match unit:
            case "s" | "a" | "or":
                return self._read_numbers(start, anchor, unit)
            case "rule of order":
                return self._read_rule_of_order(anchor)
            case "order":
                return self._read_order(start, anchor)
            case "rule":
                return self._read_rules(start, anchor)
            case _:
                return self._read_schedule(anchor)

    def _read_numbers(self, start: int, anchor: re.Match[str], unit: str) -> int | None:
        """The numbers behind a word for a section, an article, an order and its rules."""
        listed, end = read_list(self.text, anchor.end(), start, unit)
        if not listed:
            return None
        prefix = _order_number(anchor) + "r" if unit == "or" else ""
        meaning, act_end = self.acts.beside(start, end, unit)
        if prefix and meaning is None and is_beyond(prefix.removesuffix("r")):
            meaning = Meaning(None, (), "foreign")  # the Rules of the Supreme Court of England
        listed = with_prefix_clauses(self.text, listed, start)
        is_of_two = unit == "s" and act_end > end and len(listed) > 1
        if is_of_two and (headed := self.acts.heading(start)) and (of_it := count_before_read_with(self.text, listed)):
            self._emit(listed[:of_it], unit, "", headed, listed[of_it - 1].end)
            listed = listed[of_it:]
        if meaning is None and unit == "s" and _WITH_AN_ORDER.match(self.text, end):
            meaning = Meaning("cpc-1908", (), "read with an Order")
        if unit == "s" and meaning and meaning.act_id:
            highest = max(one.first.figure for one in listed)
            meaning = self.acts.that_has(meaning, highest, start, max(act_end, end), self.written_on)
        if (
            unit == "s"
            and meaning
            and meaning.act_id
            and (others := count_of_another(self.text, listed, meaning.act_id))
        ):
            self._emit(listed[:others], unit, prefix, None, listed[others - 1].end)
            listed = listed[others:]
        self._emit(listed, unit, prefix, meaning, max(act_end, end))
        if meaning and act_end > end:
            return self._continue(act_end, unit)
        return end

    def _mend(self) -> None:
        """Sets right what other places of the text show to be damaged: `25 (O)` for `25O`."""
        with_torn_numbers(self.text, self.found)
        meant = mended(frozenset(key for provision in self.found for key in provision.keys))
        for place, one in enumerate(self.found):
            if meant and any(key in meant for key in one.keys):
                self.found[place] = one._replace(keys=tuple(meant.get(key, key) for key in one.keys))

    def _continue(self, end: int, unit: str) -> int:
        """Reads on after `Section 302 IPC and 25/27 Arms Act`: a further list that has an Act of its own."""
        for _ in range(8):
            link = LINK[unit].match(self.text, end)
            if link is None or unit == "or":
                return end
            listed, list_end = read_list(self.text, link.end(), opens(link), unit)
            meaning, act_end = self.acts.after(list_end, unit)
            if not listed or meaning is None or act_end <= list_end:
                return end
            self._emit(listed, unit, "", meaning, act_end)
            end = act_end
        return end

    def _emit(self, listed: list[Listed], unit: str, prefix: str, meaning: Meaning | None, end: int) -> None:
        """Keeps each member of a list as a provision of the Act meant, or to be weighed when all is read."""
        kind = {"s": "section", "a": "article", "or": "rule"}[unit]
        numbers = tuple(numbered(member, prefix) for member in listed)
        figures = tuple((of[0][0], member.first.figure) for member, of in zip(listed, numbers, strict=True))
        if unit == "a" and self.outside.is_private(figures, meaning, len(self.found)):
            return
        if meaning is None and unit != "s":
            meaning = self._unnamed(unit, figures[0], listed[0].start)
        else:
            self._name(unit, figures, meaning, listed[0].start)
            self.outside.keep(unit, [number for of in numbers for number, _ in of], meaning)
        if prefix:
            self.orders.keep(prefix.removesuffix("r"), [member.first.number for member in listed], meaning, end)
        first = len(self.found)
        for member, of in zip(listed, numbers, strict=True):
            stop = end if member is listed[-1] else member.end
            act_id = meaning.act_id if meaning else None
            keys = keys_of(act_id, unit, of) if act_id else ()
            self.found.append(
                FoundProvision(member.start, stop, kind, keys, act_id, (), meaning.note if meaning else "no Act named")
            )
        self.acts.emitted(meaning.act_id if meaning else None, end)
        if not (meaning and meaning.act_id):
            self.open[first] = LeftOpen(first, listed[0].start, unit, numbers, figures, meaning)

    def _name(self, unit: str, figures: tuple[tuple[str, int], ...], meaning: Meaning | None, start: int) -> None:
        """Keeps with which Act the text names numbers."""
        if unit == "a" and meaning and (meaning.act_id or meaning.note == "foreign"):
            self.last_article = (meaning.act_id, start)
        if meaning and meaning.act_id:
            for number, figure in figures:
                self.focus.remember(unit, number, figure, meaning.act_id, start)

    def _unnamed(self, unit: str, figure: tuple[str, int], start: int) -> Meaning:
        """The Act of an article or an order that names none."""
        if earlier := self.focus.named_with(unit, figure[0], start):
            return Meaning(earlier, (), NAMED_EARLIER)
        if unit == "a":
            act_id, named = self.last_article
            if act_id != "constitution" and start - named < SAME_PASSAGE:
                return Meaning(act_id, (), "the Act under discussion" if act_id else "foreign")
            return self.before.constitution(figure[1] <= _LAST_ARTICLE and is_article(figure[0]))
        return Meaning("cpc-1908", (), None)

    def _read_rule_of_order(self, match: re.Match[str]) -> int:
        meaning, act_end = self._act_of_order(match.end()), self.acts.after(match.end(), "or")[1]
        clauses, _ = read_clauses(match["clauses"] or "", 0)
        printed = PrintedNumber(match.start(), match.end(), match["rule"], clauses)
        listed = [Listed(match.start(), match.end(), printed, None)]
        self._emit(listed, "or", _order_number(match) + "r", meaning, max(act_end, match.end()))
        return max(act_end, match.end())

    def _act_of_order(self, end: int) -> Meaning:
        """The Act of an order that ends at `end`: the Code, where it is not said to be of the Rules of a court."""
        if OF_A_COURT.match(self.text, end):
            return Meaning(None, (), OF_RULES)
        return self.acts.after(end, "or")[0] or Meaning("cpc-1908", (), None)

    def _of_an_order(self, rule: str, start: int, end: int) -> OfAnOrder | None:
        """The order of rules that stand at `[start, end)`: behind them, `that Order`, or the one spoken of."""
        before = Meaning("cpc-1908", (), "the Order before")
        if self.orders.last and (that := _THAT_ORDER.match(self.text, end)):
            return OfAnOrder(self.orders.last, before, that.end())
        if behind := order_behind(self.text, end):
            act_end = max(behind[1], self.acts.after(behind[1], "or")[1])
            return OfAnOrder(behind[0], self._act_of_order(behind[1]), act_end)
        if (
            OF_THE_RULES.match(self.text, end)
            or is_damaged_before(self.text, start)
            or not (order := self.orders.of_rule(rule, start))
        ):
            return None
        return OfAnOrder(order, before, end)

    def _read_order(self, start: int, anchor: re.Match[str]) -> int | None:
        """`Order XXXVII`, `Or. 46 of the Code`: an order without a rule."""
        number = _order_number(anchor)
        meaning, act_end = self.acts.after(anchor.end(), "or")
        if meaning is None and OF_A_COURT.match(self.text, anchor.end()):
            meaning = Meaning(None, (), OF_RULES)
        end = max(act_end, anchor.end())
        if not self.orders.may_be_of_the_code(number, meaning, end):
            return None
        act_id = (meaning.act_id if meaning else None) or "cpc-1908"
        if meaning is None and (anchor["order"].isdigit() or len(anchor["order"]) == 1):
            self.bare_orders.add(len(self.found))
        keys = (provision_text(act_id, "or", number, ()),)
        self.found.append(FoundProvision(start, end, "rule", keys, act_id, (), meaning.note if meaning else None))
        return end

    def _read_rules(self, start: int, anchor: re.Match[str]) -> int | None:
        """`rule 12`, `Rules 3 and 4 of the Prisons Rules, 1950`: rules under an Act, which have no key."""
        if long := _LONG_RULE.match(self.text, anchor.end()):
            if long["decimal"] is None and anchor[0].rstrip().endswith(("s", "S")):
                return None  # `Rules, 1955`
            self.found.append(FoundProvision(start, long.end(), "rule", (), None, (), "rules"))
            return long.end()
        listed, end = read_list(self.text, anchor.end(), start, "or")
        if not listed:
            return None
        connects = CONNECTS.match(self.text, end)
        named = named_rules(self.text, connects.end()) if connects and connects["of"] else None
        if named is None and (of := self._of_an_order(listed[0].first.number, start, end)):
            self._emit(listed, "or", of.order + "r", of.meaning, of.end)
            return of.end
        if named or OF_THE_RULES.match(self.text, end):
            self.orders.rules_end = end
        note, rules_end = named or ("rules", end)
        for member in with_prefix_clauses(self.text, listed, start):
            stop = rules_end if member is listed[-1] else member.end
            self.found.append(FoundProvision(member.start, stop, "rule", (), None, (), note))
        return rules_end

    def _read_schedule(self, anchor: re.Match[str]) -> int | None:
        """`the Seventh Schedule to the Constitution`, `Schedule II of the Act`: numbered schedules and their Act."""
        last = self.found[-1] if self.found else None
        is_after_article = last is not None and last.act_id == "constitution" and anchor.start() - last.end < _SENTENCE
        is_under_rules = self._is_under_rules(anchor.start())
        read = self.schedules.read(anchor, is_under_rules=is_under_rules, is_after_article=is_after_article)
        if read is None:
            return None
        first, numbers = len(self.found), tuple(((one.number, ()),) for one in read.named)
        meaning = read.meaning
        if meaning is None:
            self.bare_schedules.update(range(first, first + len(numbers)))
        if meaning is None or meaning.is_open:
            figures = tuple((one.number, 0) for one in read.named)
            self.open[first] = LeftOpen(first, read.named[0].start, "sch", numbers, figures, meaning)
        act_id, note = (meaning.act_id, meaning.note) if meaning else (None, "no Act named")
        for one, of in zip(read.named, numbers, strict=True):
            keys = keys_of(act_id, "sch", of) if act_id else ()
            self.found.append(FoundProvision(one.start, one.end, "schedule", keys, act_id, (), note))
        return read.named[-1].end

    def _is_under_rules(self, start: int) -> bool:
        """Whether a rule of named Rules was the last provision before: what follows may be of the Rules."""
        last = self.found[-1] if self.found else None
        return last is not None and last.kind == "rule" and not last.keys and start - last.end < SAME_PASSAGE

    def _read_bare(self) -> None:
        """`302/34 IPC`, `IPC 302`, `BNSS 482`: numbers with no word before them, beside an abbreviation."""
        taken = sorted((provision.start, provision.end) for provision in self.found)
        starts = [start for start, _ in taken]
        done = 0
        for mention in self.mentions:
            if not self._is_short(mention) or _is_taken(taken, starts, mention.start, mention.end):
                continue
            before = _NUMBERS_BEFORE.search(self.text, max(0, mention.start - 60), mention.start)
            behind = self._number_behind(mention)
            if before and behind and "\n" in before[0]:
                before = None  # `346/87`, and on the next line `IPC 302`: the first is of another column
            if before and before[0].endswith("(") and self.acts.moves_on(mention):
                continue
            meaning = self.acts.meaning(mention)
            if (
                before
                and mention.type == "constitution"
                and _LIST_BEFORE.search(self.text, max(0, before.start() - 12), before.start())
            ):
                continue
            if before and before.start() >= done and not _is_taken(taken, starts, before.start(), before.end()):
                listed, list_end = read_list(self.text, before.start(), before.start(), "s")
                if listed and list_end <= mention.start:
                    self._emit(listed, "a" if mention.type == "constitution" else "s", "", meaning, mention.end)
                    continue
            if behind:
                listed, list_end = read_list(self.text, behind, mention.start, "s")
                self._emit(listed, "s", "", meaning, list_end)
                done = list_end

    def _number_behind(self, mention: ActMention) -> int | None:
        """Where a number opens right behind an abbreviation, `IPC 302`; None if none does."""
        gap = _SPACES.match(self.text, mention.end) if mention.kind == "abbreviation" else None
        return gap.end() if gap and read_listed_number(self.text, gap.end()) else None

    def _is_short(self, mention: ActMention) -> bool:
        if mention.kind == "abbreviation":
            return True
        is_short = mention.end - mention.start < 16  # noqa: PLR2004
        return mention.kind == "title" and (
            is_short or _UNDER_A_NUMBER.search(self.text, max(0, mention.start - 40), mention.start) is not None
        )


def _is_taken(taken: list[tuple[int, int]], starts: list[int], start: int, end: int) -> bool:
    place = bisect_left(starts, end) - 1
    return place >= 0 and taken[place][1] > start


def _order_number(match: re.Match[str]) -> str:
    """The arabic number of a printed order, with its letter: `VIII-A` gives `8A`."""
    return arabic(match["order"]) + (match["letter"] or "")
