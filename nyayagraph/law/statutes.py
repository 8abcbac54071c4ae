"""Provisions in a text: sections, articles, orders and rules, each with its Act where text and date settle it.

Pure search with offsets. An Act that is not settled is left open with its candidates, never guessed.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from datetime import date
from typing import NamedTuple

from nyayagraph.law.acts import ACTS
from nyayagraph.law.anchors import find_anchors
from nyayagraph.law.antecedents import Antecedents, Meaning
from nyayagraph.law.clauses_beside import find_of_that, mended
from nyayagraph.law.mentions import ActMention, find_mentions
from nyayagraph.law.number_lists import (
    LINK,
    Listed,
    clauses_of,
    members,
    opens,
    read_list,
    read_listed_number,
    with_prefix_clauses,
)
from nyayagraph.law.numerals import arabic, ordinal_before
from nyayagraph.law.provisions import PrintedNumber, ProvisionKey, provision_text, read_clauses

_NAMED_EARLIER = "named earlier with this number"
_SAME_PASSAGE = 1500
_LAST_ARTICLE = 395
# sections of the Information Technology Act that no Income-tax Act has: they settle `Section 66A IT Act`
_ONLY_INFORMATION_TECHNOLOGY = frozenset("66A 66B 66C 66D 66E 66F 67B 67C 70B 77B 84A 84B 84C".split())
_EVERYDAY_CODES = ("ipc-1860", "bns-2023", "crpc-1973", "bnss-2023")

_TO_AN_ACT = re.compile(r"[\s,]{1,3}(?:appended\s{1,2}|annexed\s{1,2})?(?:to|of|in|under)\s{1,3}(?=[A-Zt])")
_CONSTITUTIONAL_SCHEDULES = range(5, 13)  # bare numbers that only the Constitution reaches in common use
# what may stand between a number and its Act: takes `304 Part II IPC`, `300 Exception 1 of the`
_CONNECTS = re.compile(
    r"(?:\s{1,3}\(?(?:[Pp]art|PART|[Ee]xception|[Ee]xplanation|[Pp]roviso|[Ii]llustration)[-\s]{0,2}(?:\d{1,2}|[IVX]{1,4}|\([a-z]\))?\)?(?!\w))?"
    r"\s{0,3}[,(]?\s{0,3}(?P<of>(?:(?:both|all)\s)?(?:of|under|in|OF|UNDER|from)\s{1,3})?"
)
_THE = re.compile(r"(?:the|The|THE)\s{1,3}(?:(?:old|new)\s{1,3}(?=[A-Z]))?")
_SAME = re.compile(r"\s{0,2},?\s{0,2}\(?(?:ibid|IBID|Ibid)\b")
_THEREOF = re.compile(r"\s{0,2},?\s{0,2}thereof\b")
_FOREIGN = re.compile(
    r"(?:the\s{1,3})?(?:(?:[A-Z][\w.'’-]*|of|on|for|and|the)\s{1,3}){0,9}?"
    r"(?:UDHR|ICCPR|ICESCR|CEDAW|CRC|ECHR|GATT|TRIPS|Covenant|Convention|Declaration|Treaty|Charter|Protocol|Statute\s+of|U\.\s?S\."
    r"|Constitution\s+of\s+(?:the\s+)?(?!India)[A-Z]|Articles\s+of\s+Association|Memorandum)"
)
# takes `of CERD`, `of the TFEU`; refuses `OF THE CONSTITUTION`
_ACRONYM = re.compile(r"(?:the\s{1,3})?(?!COI\b|THE\b|INDIA\b|CONST)[A-Z]{3,8}\b(?!\s[A-Z]{2})")
_CHARTER_BEFORE = re.compile(r"(?:UDHR|ICCPR|ICESCR|CEDAW|CERD|CRC|UNCRC|ECHR|GATT|TRIPS|CRPD|UNCAT)[,:]?\s{1,3}$")
_OTHER_INSTRUMENT = re.compile(
    r"(?:the\s{1,3})?(?:said\s{1,3})?(?:(?:[A-Z][\w.,'’&()-]*|of|on|for|and|the)\s{1,3}){0,12}?(?:Rules|Regulations?|Order|Bye-?laws|Schedule|Scheme|Manual|Agreement)\b"
)
# takes `Prevention of Food Adulteration Rules, 1955`, `said Rules`; refuses `Rules of Court`
_NAMED_RULES = re.compile(
    r"(?:the\s{1,3})?(?:said\s{1,3}|these\s{1,3}|those\s{1,3})?(?:(?:[A-Z][\w.,'’&()/-]*|of|on|for|and|the|to|in)\s{1,3}){0,14}?"
    r"(?:Rules|RULES|Regulations)\b(?:,?\s{0,2}\(?(?:1[89]|20)\d\d\)?)?"
)
# takes `, `, `--`, ` (Bom. LXI of 1949), ` between the title of an Act and its sections
_BEFORE_ANCHOR = re.compile(
    r"(?:\s{0,3}\((?:[A-Z][A-Za-z.&\s]{0,14}\s{0,3})?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,3}[Oo]f\s{1,3}\d{4}\))?"
    r"[\s,:(–-]{0,4}(?:under\s)?"
)
_NUMBERS_BEFORE = re.compile(
    r"(?<![\w.,/-])\d{1,3}(?:-?[A-Z]{1,2})?(?:\([0-9a-z]{1,3}\)){0,3}(?:\s?/\s?\d{1,3}(?:-?[A-Z]{1,2})?(?:\(\d{1,2}\)){0,2}){0,6}\s{0,3}(?:of\s{1,2}(?:the\s{1,2})?)?\(?$"
)


class FoundProvision(NamedTuple):
    """A provision at `[start, end)`; `keys` holds each one of a range, and none where the Act is open."""

    start: int
    end: int
    kind: str
    keys: tuple[str, ...]
    act_id: str | None
    candidates: tuple[str, ...]
    note: str | None


def find_provisions(text: str, *, written_on: date | None = None) -> list[FoundProvision]:
    """Every provision in `text`, in order, none overlapping, each with its Act where that is settled."""
    return _Reader(text, written_on).read()


class _Reader:
    """One reading of one text, from its first word to its last, with what was said before kept in mind."""

    def __init__(self, text: str, written_on: date | None) -> None:
        self.text = text
        self.mentions = find_mentions(text)
        self.starts = [mention.start for mention in self.mentions]
        self.ends = {mention.end: mention for mention in self.mentions}
        self.before = Antecedents(text, self.mentions, written_on)
        self.found: list[FoundProvision] = []
        self.last_act: str | None = None
        self.open: list[tuple[int, str, str, tuple[str, ...]]] = []  # place in `found`, unit, number, Acts possible

    def read(self) -> list[FoundProvision]:
        """All provisions; anchored ones first, then bare numbers beside an abbreviation."""
        done = 0
        for anchor in find_anchors(self.text):
            if anchor.start >= done:
                done = self._read_anchor(anchor.start, anchor.match, anchor.unit) or done
        self._read_bare()
        self._settle_by_number()
        self.found.sort(key=lambda provision: provision.start)
        self._read_of_that()
        self._mend()
        return sorted(self.found, key=lambda provision: provision.start)

    def _read_of_that(self) -> None:
        """`clause (3) of that section`: further clauses of the provision named just before."""
        named = list(self.found)
        starts = [provision.start for provision in named]
        for one in find_of_that(self.text):
            place = bisect_left(starts, one.start)
            before = next(
                (p for p in reversed(named[max(0, place - 4) : place]) if p.kind == one.kind and p.keys), None
            )
            if before is None or one.start - before.end > _SAME_PASSAGE:
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
            meaning, act_end = self.before.meaning(mention), end
        if meaning is None and unit == "a" and _CHARTER_BEFORE.search(self.text, max(0, start - 12), start):
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
            return self.before.anaphor("act", end), thereof.end()
        connects = _CONNECTS.match(text, end)
        start = connects.end() if connects else end
        the = _THE.match(text, start)
        mention = self._mention_at(start) or (self._mention_at(the.end()) if the else None)
        if mention is not None and (mention.kind != "generic" or (connects and connects["of"])):
            closing = mention.end + (
                text[end:start].rstrip().endswith("(") and text[mention.end : mention.end + 1] == ")"
            )
            meaning = self.before.meaning(mention)
            if unit == "or" and mention.kind == "anaphor" and mention.type == "code" and meaning.act_id is None:
                meaning = Meaning("cpc-1908", (), "the one code with orders")
            return meaning, closing
        foreign = _FOREIGN.match(text, start) or (_ACRONYM.match(text, start) if unit == "a" else None)
        if connects and connects["of"] and foreign:
            return Meaning(None, (), "foreign"), foreign.end()
        if connects and connects["of"] and (other := _OTHER_INSTRUMENT.match(text, start)):
            return Meaning(None, (), "not an Act: " + " ".join(other[0].split())[:60]), end
        return None, end

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

    def _emit(self, listed: list[Listed], unit: str, prefix: str, meaning: Meaning | None, end: int) -> None:
        """Keeps each member of a list as a provision of the Act meant."""
        shared = meaning or self._named_in_list(listed, unit, prefix)
        for place, member in enumerate(listed):
            numbers = [prefix + number for number in members(member)]
            settled = shared or self._unnamed(numbers[0], member.first.figure, unit, member.start)
            keys = tuple(
                provision_text(settled.act_id, unit, number, clauses_of(member, number, prefix))
                for number in numbers
                if settled.act_id
            )
            keys += tuple(
                provision_text(settled.act_id, unit, numbers[0], other) for other in member.others if settled.act_id
            )
            stop = end if place == len(listed) - 1 else member.end
            kind = {"s": "section", "a": "article", "or": "rule"}[unit]
            candidates = tuple(
                provision_text(act_id, unit, numbers[0], member.first.clauses)
                for act_id in settled.candidates
                if not ACTS.get(act_id)
                or not ACTS[act_id].last_section
                or member.first.figure <= ACTS[act_id].last_section
            )
            if numbers[0] in _ONLY_INFORMATION_TECHNOLOGY and f"it-2000/s{numbers[0]}" in (
                c.partition("(")[0] for c in candidates
            ):
                candidates = tuple(c for c in candidates if c.startswith("it-2000/"))
            if meaning and not keys and len(candidates) == 1 and len(settled.candidates) > 1 and len(numbers) == 1:
                keys = candidates
            act_id = keys[0].partition("/")[0] if keys else None
            if not keys and len(numbers) == 1 and settled.note not in ("foreign", "older than the Constitution"):
                self.open.append((len(self.found), unit, numbers[0], settled.candidates))
            self.found.append(
                FoundProvision(member.start, stop, kind, keys, act_id, () if keys else candidates, settled.note)
            )
            if act_id:
                self.last_act = act_id
                if meaning:
                    self.before.remember(unit, numbers[0], act_id, member.start)
                if meaning or settled.note == _NAMED_EARLIER:
                    self.before.discuss(act_id, member.start)

    def _named_in_list(self, listed: list[Listed], unit: str, prefix: str) -> Meaning | None:
        """The one Act with which members of a list were named before: `Sections 22 and 23` are of one Act."""
        if len(listed) < 2:  # noqa: PLR2004 - one number is no list
            return None
        acts = {self.before.named_with(unit, prefix + one.first.number, one.start) for one in listed} - {None}
        return Meaning(acts.pop(), (), _NAMED_EARLIER) if len(acts) == 1 else None

    def _settle_by_number(self) -> None:
        """Provisions left open whose number the text names, before or behind, with one Act alone."""
        for place, unit, number, possible in self.open:
            open_one = self.found[place]
            act_id = self.before.named_with(unit, number, len(self.text))
            if act_id is None or open_one.note is None or open_one.note.startswith("not an Act"):
                continue
            if possible and act_id not in possible and open_one.note != "no Act named":
                continue
            clauses = (
                read_clauses(self.text, self.text.find("(", open_one.start, open_one.end))[0]
                if ("(" in self.text[open_one.start : open_one.end])
                else ()
            )
            key = provision_text(act_id, unit, number, clauses)
            self.found[place] = open_one._replace(
                keys=(key,), act_id=act_id, candidates=(), note="named elsewhere with this number"
            )

    def _unnamed(self, number: str, figure: int, unit: str, start: int) -> Meaning:
        """The Act of a number that names none: one already named with this number, or none, with candidates."""
        earlier = self.before.named_with(unit, number, start)
        if earlier:
            return Meaning(earlier, (), _NAMED_EARLIER)
        if unit == "a":
            return self.before.constitution(figure <= _LAST_ARTICLE)
        if unit == "or":
            return Meaning("cpc-1908", (), None)
        if focus := self.before.in_focus(start, figure):
            return focus
        candidates = self.before.mentioned(start) or _EVERYDAY_CODES
        return Meaning(None, candidates, "no Act named")

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
        connects = _CONNECTS.match(self.text, end)
        named = _NAMED_RULES.match(self.text, connects.end()) if connects and connects["of"] else None
        note = "rules: " + " ".join(named[0].split())[:80] if named else "rules"
        for place, member in enumerate(listed):
            stop = named.end() if named and place == len(listed) - 1 else member.end
            self.found.append(FoundProvision(member.start, stop, "rule", (), None, (), note))
        return named.end() if named else end

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
            meaning, end = self.before.meaning(mention), mention.end
        elif number.isdigit() and int(number) in _CONSTITUTIONAL_SCHEDULES and not anchor["number"]:
            meaning = self.before.constitution(is_article=True)
        else:
            return None
        keys = tuple(provision_text(act_id, "sch", number, ()) for act_id in (meaning.act_id,) if act_id)
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
            meaning = self.before.meaning(mention)
            if before and not _is_taken(taken, starts, before.start(), before.end()):
                listed, list_end = read_list(self.text, before.start(), before.start(), "s")
                if listed and list_end <= mention.start:
                    self._emit(listed, "s", "", meaning, mention.end)
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
