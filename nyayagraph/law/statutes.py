"""Provisions in a text: sections, articles, orders and rules, each with its Act where text and date settle it.

Pure search with offsets. An Act that is not settled is left open with its candidates, never guessed.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from datetime import date

from nyayagraph.law.anchors import find_anchors
from nyayagraph.law.antecedents import Antecedents, Meaning
from nyayagraph.law.clauses_beside import find_of_that, mended
from nyayagraph.law.focus import SAME_PASSAGE, Focus
from nyayagraph.law.instruments import OF_A_COMPANY, is_charter_before, named_rules, other_instrument, past_schedule
from nyayagraph.law.mentions import ActMention, find_mentions
from nyayagraph.law.number_lists import (
    LINK,
    Listed,
    opens,
    read_list,
    read_listed_number,
    with_prefix_clauses,
)
from nyayagraph.law.numerals import arabic, ordinal_before
from nyayagraph.law.provisions import PrintedNumber, ProvisionKey, provision_text, read_clauses
from nyayagraph.law.settling import NAMED_EARLIER, FoundProvision, LeftOpen, keys_of, numbered, settle

_LAST_ARTICLE = 395

_TO_AN_ACT = re.compile(r"[\s,]{1,3}(?:appended\s{1,2}|annexed\s{1,2})?(?:to|of|in|under)\s{1,3}(?=[A-Zt])")
_CONSTITUTIONAL_SCHEDULES = range(5, 13)  # bare numbers that only the Constitution reaches in common use
# what may stand between a number and its Act: takes `304 Part II IPC`, `300 Exception 1 of the`
_CONNECTS = re.compile(
    r"(?:\s{1,3}\(?(?:[Pp]art|PART|[Ee]xception|[Ee]xplanation|[Pp]roviso|[Ii]llustration)[-\s]{0,2}(?:\d{1,2}|[IVX]{1,4}|\([a-z]\))?\)?(?!\w))?"
    r"\s{0,3}[,(]?\s{0,3}(?P<of>(?:(?:both|all)\s)?(?:of|under|in|OF|UNDER|from)\s{1,3})?"
)
_THE = re.compile(r"(?P<the>(?:the|The|THE)\s{1,3})(?:(?:old|new)\s{1,3}(?=[A-Z]))?")
_SAME = re.compile(r"\s{0,2},?\s{0,2}\(?(?:ibid|IBID|Ibid)\b")
_THEREOF = re.compile(r"\s{0,2},?\s{0,2}thereof\b")
# takes `, `, `--`, ` (Bom. LXI of 1949), ` between the title of an Act and its sections
_BEFORE_ANCHOR = re.compile(
    r"(?:\s{0,3}\((?:[A-Z][A-Za-z.&\s]{0,14}\s{0,3})?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,3}[Oo]f\s{1,3}\d{4}\))?"
    r"[\s,:(–-]{0,4}(?:under\s)?"
)
_THAT_ORDER = re.compile(r"\s{1,3}of\s{1,3}(?:that|the\s{1,2}said|the\s{1,2}same|the\s{1,2}aforesaid)\s{1,3}Order\b")
_SAME_BREATH = 400  # characters over which `the Constitution` is still that of another country
_LIST_BEFORE = re.compile(r"(?:\b[Ll]ist|LIST|[Ss]ch\.?|Schedule)\s{1,2}$")  # an entry of a list is no article
_NUMBERS_BEFORE = re.compile(
    r"(?<![\w.,/-])\d{1,3}(?:-?[A-Z]{1,2})?(?:\([0-9a-z]{1,3}\)){0,3}(?:\s?/\s?\d{1,3}(?:-?[A-Z]{1,2})?(?:\(\d{1,2}\)){0,2}){0,6}\s{0,3}(?:of\s{1,2}(?:the\s{1,2})?)?\(?$"
)


def find_provisions(text: str, *, written_on: date | None = None) -> list[FoundProvision]:
    """Every provision in `text`, in order, none overlapping, each with its Act where that is settled."""
    return _Reader(text, written_on).read()


_WITHOUT_ARTICLES = frozenset(
    ("ipc-1860", "bns-2023", "crpc-1898", "crpc-1973", "bnss-2023", "cpc-1908", "iea-1872", "bsa-2023")
)
_CLAUSE_REACH = 60
# takes `; in the `, `, while under the `; what opens a clause before an Act
_LEADS_CLAUSE = re.compile(
    r"(?:^|[;:.,]\s+)(?:(?:and|but|while|whereas|now)\s+)?(?:in|under)\s+(?:the\s+)?(?:new\s+|old\s+)?$", re.IGNORECASE
)
# takes ` they are `, ` the two stood in `; what stands between that Act and its sections
_STAND_IN = re.compile(
    r",?\s+(?:they|it|these|those|both|the\s+(?:two|three|same|former|latter|matters?|provisions?|numbers?))\s+(?:(?:now|then|both|had|have|has)\s+)*(?:are|is|were|was|stands?|stood|bears?|bore|becomes?|became|been|come|go(?:es)?|find\s+a\s+place)\s+(?:(?:now|found|at|in|as|under|by|numbered|the)\s+)*",
    re.IGNORECASE,
)


class _Reader:
    """One reading of one text, from its first word to its last, with what was said before kept in mind."""

    def __init__(self, text: str, written_on: date | None) -> None:
        self.text = text
        self.mentions = find_mentions(text)
        self.starts = [mention.start for mention in self.mentions]
        self.ends = {mention.end: mention for mention in self.mentions}
        self.before = Antecedents(text, self.mentions, written_on)
        self.meanings: dict[int, Meaning] = {}  # by place of the mention
        self.found: list[FoundProvision] = []
        self.last_act: str | None = None
        self.last_order = ""
        self.last_article: tuple[str | None, int] = ("constitution", 0)  # Act of the article named last, and its place
        self.private: set[str] = set()  # articles of a company: no law
        self.bare_articles: dict[int, str] = {}  # number by place in `found`
        self.focus = Focus(self.before.spoken, text)
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
        settle(self.found, self.open, self.focus, self.before)
        self.found = [one for place, one in enumerate(self.found) if self.bare_articles.get(place) not in self.private]
        self.found.sort(key=lambda provision: provision.start)
        self._read_of_that()
        self._mend()
        return sorted(self.found, key=lambda provision: provision.start)

    def _point(self) -> None:
        """Keeps which Acts the text names or points to, in order."""
        for mention in self.mentions:
            act_id = self._meaning(mention).act_id if mention.type != "constitution" else None
            if act_id:
                self.focus.pointed.add(mention.start, act_id)

    def _meaning(self, mention: ActMention) -> Meaning:
        """The Act that a mention means; each is asked for once."""
        if mention.start not in self.meanings:
            self.meanings[mention.start] = self.before.meaning(mention)
        return self.meanings[mention.start]

    def _read_of_that(self) -> None:
        """`clause (3) of that section`: further clauses of the provision named just before."""
        named = list(self.found)
        starts = [provision.start for provision in named]
        for one in find_of_that(self.text):
            place = bisect_left(starts, one.start)
            before = next(
                (p for p in reversed(named[max(0, place - 4) : place]) if p.kind == one.kind and p.keys), None
            )
            if before is None or one.start - before.end > SAME_PASSAGE:
                continue
            own = ProvisionKey.parse(before.keys[0])
            keys = tuple(provision_text(own.act_id, own.unit, own.number, clauses) for clauses in one.clauses)
            self.found.append(
                FoundProvision(one.start, one.end, one.kind, keys, own.act_id, (), "the provision before")
            )

    def _read_anchor(self, start: int, anchor: re.Match[str], unit: str) -> int | None:
        match unit:
            case "rule of order":
                return self._read_rule_of_order(anchor)
            case "rule":
                return self._read_rules(start, anchor)
            case "sch":
                return self._read_schedule(anchor)
        listed, end = read_list(self.text, anchor.end(), start, unit)
        if not listed:
            return None
        prefix = _order_number(anchor) + "r" if unit == "or" else ""
        meaning, act_end = self._act_after(end, unit)
        if meaning is None and (mention := self._mention_before(start)):
            meaning, act_end = self._meaning(mention), end
            if unit == "a" and meaning.act_id in _WITHOUT_ARTICLES:
                meaning = None
        if meaning is None and unit == "s" and (mention := self._opens_clause(start)):
            meaning, act_end = self._meaning(mention), end
        if meaning is None and unit == "a" and is_charter_before(self.text, start):
            meaning = Meaning(None, (), "foreign")
        listed = with_prefix_clauses(self.text, listed, start)
        self._emit(listed, unit, prefix, meaning, max(act_end, end))
        if meaning and act_end > end:
            return self._continue(act_end, unit)
        return end

    def _mend(self) -> None:
        """Sets right what other places of the text show to be damaged: `25 (O)` for `25O`."""
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
            meaning, act_end = self._act_after(list_end, unit)
            if not listed or meaning is None or act_end <= list_end:
                return end
            self._emit(listed, unit, "", meaning, act_end)
            end = act_end
        return end

    def _act_after(self, end: int, unit: str) -> tuple[Meaning | None, int]:
        """What stands after a list of numbers: an Act and where it ends, or nothing."""
        text = self.text
        if same := _SAME.match(text, end):
            return Meaning(self.last_act, (), None if self.last_act else "ibid without antecedent"), same.end()
        if thereof := _THEREOF.match(text, end):
            meaning = self.before.constitution(is_article=True) if unit == "a" else self.before.anaphor("act", end)
            return meaning, thereof.end()
        opening = past_schedule(text, end) if unit == "a" else None
        if opening is not None and (mention := self._mention_at(opening)):
            return self._meaning(mention), mention.end
        connects = _CONNECTS.match(text, end)
        start = connects.end() if connects else end
        the = _THE.match(text, start)
        mention = self._mention_at(start) or (
            self._mention_at(the.end()) or self._mention_at(the.end("the")) if the else None
        )
        if mention is not None and (mention.kind != "generic" or (connects and connects["of"])):
            closing = mention.end + (
                text[end:start].rstrip().endswith("(") and text[mention.end : mention.end + 1] == ")"
            )
            meaning = self._of_another_country(mention) or self._meaning(mention)
            if unit == "or" and mention.kind == "anaphor" and mention.type == "code" and meaning.act_id is None:
                meaning = Meaning("cpc-1908", (), "the one code with orders")
            return meaning, closing
        other = other_instrument(text, start, unit) if connects and connects["of"] else None
        return (Meaning(None, (), other[0]), other[1] or end) if other else (None, end)

    def _of_another_country(self, mention: ActMention) -> Meaning | None:
        """`the Constitution` right after that of another country was named."""
        place = bisect_left(self.starts, mention.start)
        if mention.type != "constitution" or " " in self.text[mention.start : mention.end]:
            return None
        before = next((m for m in reversed(self.mentions[max(0, place - 6) : place]) if m.type == "constitution"), None)
        near = before is not None and before.kind == "foreign" and mention.start - before.end < _SAME_BREATH
        return Meaning(None, (), "foreign") if near else None

    def _mention_at(self, start: int) -> ActMention | None:
        place = bisect_left(self.starts, start)
        return self.mentions[place] if place < len(self.starts) and self.starts[place] == start else None

    def _mention_before(self, start: int) -> ActMention | None:
        """An Act named right before the anchor: `IPC Section 420`, `Indian Penal Code, s. 302`."""
        place = bisect_left(self.starts, start) - 1
        if place < 0 or self.mentions[place].kind in ("generic", "anaphor", "year"):
            return None
        mention = self.mentions[place]
        gap = self.text[mention.end : start]
        return mention if len(gap) < 60 and _BEFORE_ANCHOR.fullmatch(gap) else None  # noqa: PLR2004 - `(Bom. LXI of 1949)`

    def _opens_clause(self, start: int) -> ActMention | None:
        """The code with which a clause opens that tells where matters stand: `; in the BNSS they are sections`."""
        place = bisect_left(self.starts, start) - 1
        mention = self.mentions[place] if place >= 0 else None
        if mention is None or mention.kind not in ("title", "abbreviation") or start - mention.end > _CLAUSE_REACH:
            return None
        is_led = _LEADS_CLAUSE.search(self.text, max(0, mention.start - _CLAUSE_REACH), mention.start)
        return mention if is_led and _STAND_IN.fullmatch(self.text, mention.end, start) else None

    def _emit(self, listed: list[Listed], unit: str, prefix: str, meaning: Meaning | None, end: int) -> None:
        """Keeps each member of a list as a provision of the Act meant, or to be weighed when all is read."""
        kind = {"s": "section", "a": "article", "or": "rule"}[unit]
        self.last_order = prefix.removesuffix("r") or self.last_order
        numbers = tuple(numbered(member, prefix) for member in listed)
        figures = tuple((of[0][0], member.first.figure) for member, of in zip(listed, numbers, strict=True))
        if unit == "a" and self._is_private(figures, meaning):
            return
        if meaning is None and unit != "s":
            meaning = self._unnamed(unit, figures[0], listed[0].start)
        else:
            self._name(unit, figures, meaning, listed[0].start)
        first = len(self.found)
        for member, of in zip(listed, numbers, strict=True):
            stop = end if member is listed[-1] else member.end
            act_id = meaning.act_id if meaning else None
            keys = keys_of(act_id, unit, of) if act_id else ()
            self.found.append(
                FoundProvision(member.start, stop, kind, keys, act_id, (), meaning.note if meaning else "no Act named")
            )
        if meaning and meaning.act_id:
            self.last_act = meaning.act_id
        else:
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
            return self.before.constitution(figure[1] <= _LAST_ARTICLE)
        return Meaning("cpc-1908", (), None)

    def _is_private(self, figures: tuple[tuple[str, int], ...], meaning: Meaning | None) -> bool:
        """Whether articles are those of a company, here or where the text named them last."""
        if meaning is not None:
            if meaning.note == OF_A_COMPANY:
                self.private.update(number for number, _ in figures)
                return True
            self.private.difference_update(number for number, _ in figures)
            return False
        self.bare_articles[len(self.found)] = figures[0][0]
        return False

    def _read_rule_of_order(self, match: re.Match[str]) -> int:
        meaning, act_end = self._act_after(match.end(), "or")
        clauses, _ = read_clauses(match["clauses"] or "", 0)
        printed = PrintedNumber(match.start(), match.end(), match["rule"], clauses)
        listed = [Listed(match.start(), match.end(), printed, None)]
        self._emit(listed, "or", _order_number(match) + "r", meaning, max(act_end, match.end()))
        return max(act_end, match.end())

    def _read_rules(self, start: int, anchor: re.Match[str]) -> int | None:
        """`rule 12`, `Rules 3 and 4 of the Prisons Rules, 1950`: rules under an Act, which have no key."""
        listed, end = read_list(self.text, anchor.end(), start, "or")
        if not listed:
            return None
        if self.last_order and (that := _THAT_ORDER.match(self.text, end)):
            self._emit(listed, "or", self.last_order + "r", Meaning("cpc-1908", (), "the Order before"), that.end())
            return that.end()
        connects = _CONNECTS.match(self.text, end)
        named = named_rules(self.text, connects.end()) if connects and connects["of"] else None
        note, rules_end = named or ("rules", end)
        for member in listed:
            stop = rules_end if member is listed[-1] else member.end
            self.found.append(FoundProvision(member.start, stop, "rule", (), None, (), note))
        return rules_end

    def _read_schedule(self, anchor: re.Match[str]) -> int | None:
        """`the Seventh Schedule to the Constitution`, `Schedule II of the Act`: a numbered schedule and its Act."""
        start, end = anchor.start(), anchor.end()
        if anchor["number"]:
            number = arabic(anchor["number"]) + (anchor["letter"] or "")
        else:
            before = ordinal_before(self.text, start)
            if before is None:
                return None
            start, number = before
        to = _TO_AN_ACT.match(self.text, end)
        the = _THE.match(self.text, to.end()) if to else None
        mention = (self._mention_at(to.end()) or (self._mention_at(the.end()) if the else None)) if to else None
        if mention is not None:
            meaning, end = self._meaning(mention), mention.end
        elif number.isdigit() and int(number) in _CONSTITUTIONAL_SCHEDULES and not anchor["number"]:
            meaning = self.before.constitution(is_article=True)
        else:
            return None
        keys = tuple(provision_text(act_id, "sch", number, ()) for act_id in (meaning.act_id,) if act_id)
        if meaning.is_open:
            one = ((number, ()),)
            self.open[len(self.found)] = LeftOpen(len(self.found), start, "sch", (one,), ((number, 0),), meaning)
        self.found.append(FoundProvision(start, end, "schedule", keys, meaning.act_id, (), meaning.note))
        return end

    def _read_bare(self) -> None:
        """`302/34 IPC`, `IPC 302`, `BNSS 482`: numbers with no word before them, beside an abbreviation."""
        taken = sorted((provision.start, provision.end) for provision in self.found)
        starts = [start for start, _ in taken]
        for mention in self.mentions:
            if not self._is_short(mention) or _is_taken(taken, starts, mention.start, mention.end):
                continue
            before = _NUMBERS_BEFORE.search(self.text, max(0, mention.start - 60), mention.start)
            meaning = self._meaning(mention)
            if (
                before
                and mention.type == "constitution"
                and _LIST_BEFORE.search(self.text, max(0, before.start() - 12), before.start())
            ):
                continue
            if before and not _is_taken(taken, starts, before.start(), before.end()):
                listed, list_end = read_list(self.text, before.start(), before.start(), "s")
                if listed and list_end <= mention.start:
                    self._emit(listed, "a" if mention.type == "constitution" else "s", "", meaning, mention.end)
                    continue
            gap = re.compile(r" {1,2}").match(self.text, mention.end)
            if gap and mention.kind == "abbreviation" and read_listed_number(self.text, gap.end()):
                listed, list_end = read_list(self.text, gap.end(), mention.start, "s")
                self._emit(listed, "s", "", meaning, list_end)

    def _is_short(self, mention: ActMention) -> bool:
        return mention.kind == "abbreviation" or (mention.kind == "title" and mention.end - mention.start < 16)  # noqa: PLR2004


def _is_taken(taken: list[tuple[int, int]], starts: list[int], start: int, end: int) -> bool:
    place = bisect_left(starts, end) - 1
    return place >= 0 and taken[place][1] > start


def _order_number(match: re.Match[str]) -> str:
    """The arabic number of a printed order, with its letter: `VIII-A` gives `8A`."""
    return arabic(match["order"]) + (match["letter"] or "")
