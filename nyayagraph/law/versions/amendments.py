"""Amendment footnotes of printed Acts: what was done, by which instrument, from which day, and the words before.

Pure. A day that is not printed stays open; a footnote that speaks of a change but cannot be read says so.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import ParseError
from nyayagraph.law.text.dates import parse_date


class Action(StrEnum):
    """What a footnote says was done to the text."""

    SUBSTITUTED = "substituted"
    INSERTED = "inserted"
    OMITTED = "omitted"
    RENUMBERED = "renumbered"
    UNREAD = "unread"


class Instrument(BaseModel):
    """What amended: `Act 26 of 1955`, `A.O. 1950`."""

    model_config = ConfigDict(frozen=True)

    name: str
    year: int

    @property
    def amendment_id(self) -> str:
        """The name as an identifier: `act-26-of-1955`."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower().replace("a.o.", "ao")).strip("-")


class Change(BaseModel):
    """One change that a footnote tells of, the latest first where it tells of several.

    `mark` is the footnote's number in the text; `earlier` the words before, empty where there were none, None where
    they are not printed. `unit` is what was changed where the footnote names it: `section 9`, `certain words`.
    `pending` is a change that the footnote says has no day yet.
    """

    model_config = ConfigDict(frozen=True)

    mark: str
    action: Action
    by: Instrument | None = None
    provision: str = ""
    on: date | None = None
    since: date | None = None
    until: date | None = None
    earlier: str | None = None
    unit: str = ""
    pending: bool = False
    printed: str = ""


# Orders that commenced on one known day, which their footnotes do not repeat.
# 1950: printed in footnotes of `statutes-indiacode`; 1937: general knowledge (the day of the Act of 1935).
_ORDER_DAYS = {"A.O. 1937": date(1937, 4, 1), "A.O. 1950": date(1950, 1, 26)}
_FIRST_YEAR, _LAST_YEAR = 1830, 2100

# takes `1. Subs. by`, `12 Ins. by`, `*. Vide`, `1 17 th October`; refuses `2019).` and `13 of 2000, s. 2`
_OPENS = re.compile(r"\s*(?P<mark>\d{1,3}|\*{1,3})\s*(?:\.\s*|\s)(?!of\s\d)(?=\S)")
# takes a second footnote within a block: a new line, `2. Subs. by`; refuses `2. the First Schedule`
_OPENS_WITHIN = re.compile(
    r"\n\s*(?=\d{1,2}\s?\.\s?(?:Subs|Ins|Added|Omitted|Rep\b|The\s(?:words?|proviso)|Clauses?\s|Sub-section|Proviso|Explanation|Vide|See\b|Cf\b))"
)
_OF_A_CHANGE = re.compile(
    r"\b(?:subs|ins|added|omitted|omission|rep|repealed|substituted|inserted|(?:re-?)?numbered|re-?lettered)\b",
    re.IGNORECASE,
)
# what only speaks of other texts: takes `See now the Code`, `Vide notification`, `For rules, see`, `Cf. Act`
_SPEAKS_OF_OTHERS = re.compile(
    r"(?:See\b|Vide\b|Cf\b|For\s|As\sto\s|Now\s|The\sAct\s(?:has\sbeen|was)\s(?:extended|amended)|This\sAct\s(?:has|was|is)|Extended\s|It\shas\s"
    r"|\d{1,2}\s?(?:st|nd|rd|th)?[\s,-]|(?:st|nd|rd|th)\s[A-Z]|\d{1,2}-)",
    re.IGNORECASE,
)
_PLACE = r"(?:s|ss|sec|secs|section|sections|r|art|cl)\b\.?,?\s*\d+[A-Z]{0,3}"
_INSTRUMENTS = (
    # takes `Act 26 of 1955`, `Act. 29 of 2006`, `Delhi Act 12 of 2011`, `Act of 43 of 2003`, `Reg. 4 of 1963`
    re.compile(
        r"(?P<kind>(?:(?:Delhi|U\.?\s?P\.?|Punjab|Bombay|Madras|Bengal|Ben|Bom|Mad|C\.?P\.?)\s)?Act|Reg(?:ulation)?s?|Ord(?:inance)?|E\.P\.\sAct)"
        r"\b[.,]{0,2}\s*(?:Nos?\.?\s*)?(?:of\s)?(?P<number>\d{1,3})\s*(?:of|to|0f)\s*(?P<year>\d{4})"
    ),
    # takes `Act, 1960 (58 of 1960)`, `by 5 of 2015`
    re.compile(
        r"(?P<kind>Act|Regulation|Ordinance)[,\s]*\d{4}\s*\(\s*(?:Act\s)?(?P<number>\d{1,3})\s*of\s*(?P<year>\d{4})\s*\)"
    ),
    re.compile(r"(?:\bby,?\s+)(?P<kind>)(?P<number>\d{1,3})\s*of\s*(?P<year>\d{4})"),
    # takes `A.O. 1950`, `A. O. (No. 2) 1956`, `Adaptation of Laws (No. 3) Order, 1956`, `2 A.L.O., 1956`
    re.compile(
        r"(?P<kind>(?P<before>\d\s)?\bA\.?\s?L?\.?\s?[O0]\.?|Adapt(?:at)?ion\sof\s(?:Laws|(?:Central|Existing|Indian)\s[\w\s]{0,30}?))\)?\s*"
        r"(?:\(\s*No\.?\s*(?P<number>\d)\s*\))?,?\s*(?:Third\s)?(?:[Oo]rder)?,?\s*(?P<year>\d{4})"
    ),
)
_IBID = re.compile(r"\b[Ii]?bid\b|\bibid")
# takes `w.e.f. 1-1-1956`, `w. e. f. 31-10- 2019`, `with effect from 1.4.1989`, `w.e..f 2 - 3-2004`
_FROM = re.compile(
    r"(?:w\s?\.{0,2}\s?e\s?\.{0,2}\s?f\b\s?\.?|with\s+effect\s+from)[\s,.:(]*(?:w\.e\.f\.\s?)?(?:the\s)?"
    r"(?P<day>\d{1,2}\s?[-./]\s?\d{1,2}\s?[-./]\s?(?:\d{4}|\d{2})\b|\d{1,2}\s?(?:st|nd|rd|th)?\s+[A-Z][a-z]+,?\s+\d{4})?",
)
_PENDING = re.compile(r"date\s+to\s+be\s+notified|yet\s+to\s+be\s+(?:notified|enforced)|date\s+yet\s+to", re.IGNORECASE)
_LATER_HISTORY = re.compile(r"[,;.]?\s*(?:\[\s?Earlier\snotified|see\snow\s).*$", re.IGNORECASE | re.DOTALL)
# takes `which had been subs. by`, `Earlier it was ins. by`, `, earlier subs. by`
_BEFORE_THAT = re.compile(
    r"[,;.]?\s*(?:which\s+(?:had\s+been|was|were)\s+(?:earlier\s)?(?=subs)|\bEarlier,?\s(?:it\s(?:was|were)\s)?)",
    re.IGNORECASE,
)

_QUOTED = re.compile(r"[\"“]\s*(?P<words>.+?)\s*[\"”]|‘\s*(?P<single>.+?)\s*’(?!\w)")
# takes `for section 9`, `for the original sub-section (2)`, `for certain words`; refuses `for record`
_A_UNIT = re.compile(
    r"(?:the\s)?(?:original\s|former\s|existing\s|old\s|present\s|first\s|second\s|third\s|fourth\s|last\s|opening\s|said\s|certain\s|item\s)*"
    r"(?:sections?|ss?\.|sub-?\s?sections?|sub-?\s?clauses?|clauses?|cls?\.|sub-?\s?paragraphs?|paragraphs?|paras?\.?|provisos?|explanations?|exceptions?|illustrations?"
    r"|items?|entr(?:y|ies)|schedules?|parts?|chapters?|headings?|definitions?|words?|figures?|marginal|portion|expressions?|preamble|long\stitle|title|table|serial|rules?"
    r"|brackets|letters?|sentences?|lines?|forms?|regulations?|orders?|articles?|conditions?)(?!\w)(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_FOR = re.compile(r"[,\s)\]]for\s*(?P<object>.+)$", re.DOTALL)
# takes `The words "X" omitted`, `The word and omitted`, `The words and figures “X” rep.`
_WORDS_GONE = re.compile(
    r"^(?:The\s)?(?:words?|figures?|brackets?|letters?|comma|expression|numbers?)(?:,?\s(?:and\s|or\s)?(?:words?|figures?|brackets?|letters?|commas?|number))*[,\s]*"
    r"(?P<words>.+?)[\s,]*(?:(?:were|was|shall\sbe)\s)?(?:omitted|rep\b|repealed)",
    re.IGNORECASE | re.DOTALL,
)
_RENUMBERED = re.compile(
    r"^(?P<was>.{0,80}?)\s*(?:re-?\s?)?(?:numbered|lettered)\s+as\s+(?P<now>.{0,60}?)(?:\s+thereof|\s+of\sthat\ssection)?[\s,]*(?:by|\(w)",
    re.IGNORECASE | re.DOTALL,
)
_DONE = (
    (Action.RENUMBERED, re.compile(r"(?:re-?\s?)?(?:numbered|lettered)\s+as", re.IGNORECASE)),
    (Action.SUBSTITUTED, re.compile(r"^.{0,60}?\b(?:subs\b|substituted)", re.IGNORECASE | re.DOTALL)),
    (Action.INSERTED, re.compile(r"\b(?:i?ns\b|inserted|added)", re.IGNORECASE)),
    (Action.OMITTED, re.compile(r"\b(?:omitted|rep\b|repealed)", re.IGNORECASE)),
)
_FOOT_OF_FORM = re.compile(
    r"\b(?:subs|i?ns|inserted|substituted|added|omitted|rep|repealed|(?:re-?\s?)?(?:numbered|lettered))\b",
    re.IGNORECASE,
)


def split_footnotes(footnotes: str) -> list[tuple[str, str]]:
    """Each footnote's mark and words, in order; what opens with no mark goes on with the footnote before it."""
    notes: list[tuple[str, str]] = []
    for block in re.split(r"\n\s*\n", footnotes):
        for part in _OPENS_WITHIN.split(block):
            opens = _OPENS.match(part)
            words = " ".join(part[opens.end() :].split()) if opens else " ".join(part.split())
            if opens:
                notes.append((opens["mark"], words))
            elif words and notes:
                notes[-1] = (notes[-1][0], f"{notes[-1][1]} {words}")
            elif words:
                notes.append(("", words))
    return notes


class FootnoteReader:
    """Reads the footnotes of one Act in order; `ibid.` means the instrument named last."""

    def __init__(self) -> None:
        self._last: Change | None = None

    def read(self, footnotes: str) -> list[Change]:
        """The changes of one provision's footnotes; footnotes that speak of no change are left out."""
        return self.read_notes(split_footnotes(footnotes))

    def read_notes(self, notes: Sequence[tuple[str, str]]) -> list[Change]:
        """The changes of footnotes given as marks and words."""
        read = [change for mark, words in notes for change in self.read_one(mark, words)]
        return [_dated_by_its_like(change, read) for change in read]

    def read_one(self, mark: str, words: str) -> Iterator[Change]:
        """The changes of one footnote, the latest first; one that cannot be read gives one unread change."""
        if not _OF_A_CHANGE.search(words) or _SPEAKS_OF_OTHERS.match(words):
            return
        for place, part in enumerate(_BEFORE_THAT.split(_LATER_HISTORY.sub("", words))):
            change = self._change(mark, part.strip(), words)
            if place and change.action is not Action.SUBSTITUTED:
                change = change.model_copy(update={"action": Action.UNREAD})
            yield change

    def _change(self, mark: str, words: str, printed: str) -> Change:
        named = _named(words)
        is_ibid = not named and bool(_IBID.search(words))
        if is_ibid and self._last and self._last.by:
            named = [self._last.by]
        provision = _provision(words)
        day, readable = _day(words)
        by = named[-1] if named else None
        if day is None and readable and len(named) == 1 and named[0].name in _ORDER_DAYS:
            day = _ORDER_DAYS[named[0].name]
        if (
            day is None
            and readable
            and is_ibid
            and self._last
            and self._last.on
            and provision in ("", self._last.provision)
        ):
            day = self._last.on
        action, unit, earlier = _what(words)
        change = Change(
            mark=mark, action=action if by or day else Action.UNREAD, by=by, provision=provision, on=day,
            since=date(min(one.year for one in named), 1, 1) if named else None,
            until=date(max(one.year for one in named) + 1, 1, 1) if named and readable else None,
            earlier=earlier, unit=unit, pending=bool(_PENDING.search(words)), printed=printed,
        )  # fmt: skip
        if (named and not is_ibid) or provision:
            self._last = change
        return change


def _dated_by_its_like(change: Change, others: Sequence[Change]) -> Change:
    """`change` with the one day that other footnotes print for the same place of the same instrument.

    Only where its own day is misprinted: a footnote that prints no day may speak of another.
    """
    if change.on or change.until or not change.by or not change.provision or change.pending:
        return change
    days = {one.on for one in others if one.by == change.by and one.provision == change.provision and one.on}
    return change.model_copy(update={"on": days.pop()}) if len(days) == 1 else change


def _named(words: str) -> list[Instrument]:
    """The instruments that the words name, in order, each once."""
    rest = _QUOTED.sub(" ", words)
    found: dict[int, Instrument] = {}
    for form in _INSTRUMENTS:
        for match in form.finditer(rest):
            year = int(match["year"])
            if _FIRST_YEAR < year < _LAST_YEAR and not any(start <= match.start() < start + 12 for start in found):
                found[match.start()] = Instrument(name=_name(match), year=year)
    return list(dict.fromkeys(found[start] for start in sorted(found)))


def _name(match: re.Match[str]) -> str:
    kind, number, year = " ".join(match["kind"].split()), match["number"], match["year"]
    if not kind or kind.endswith("Act"):
        return f"{kind or 'Act'} {number} of {year}"
    if kind.startswith(("Reg", "Ord")):
        return f"{'Regulation' if kind.startswith('Reg') else 'Ordinance'} {number} of {year}"
    number = number or (match["before"] or "").strip()
    return f"A.O. (No. {number}) {year}" if number else f"A.O. {year}"


def _provision(words: str) -> str:
    """The place in the amending instrument: `s. 117 and the Sch.`; empty where none is printed."""
    rest = _FOR.sub(" ", _QUOTED.sub(" ", words))
    match = re.search(rf"{_PLACE}[^,;]*?(?=\s*(?:,|\(\s?w|\bibid|\bomitted|\bfor\b|\.?\s*$|\.\s))", rest)
    if not match:
        return ""
    return re.sub(r"^(?:section|sec)s?\.?\s", "s. ", re.sub(r"^(ss?)\s?[.,]{1,2}\s*", r"\1. ", match[0].strip(" .")))


def _day(words: str) -> tuple[date | None, bool]:
    """The printed day of effect, and whether what is printed of it could be read; two different days are none."""
    days: set[date] = set()
    readable = True
    for match in _FROM.finditer(words):
        if match["day"] is None:
            readable = False
            continue
        try:
            day = parse_date(re.sub(r"\s*([-./])\s*", r"\1", match["day"]))
        except ParseError:
            readable = False
            continue
        readable = readable and _FIRST_YEAR < day.year < _LAST_YEAR
        days.add(day)
    if len(days) == 1 and readable:
        return days.pop(), True
    return None, readable and not days


def _what(words: str) -> tuple[Action, str, str | None]:
    """What was done, to which unit, and the words before."""
    bare = _QUOTED.sub(lambda match: " " * len(match[0]), words)
    action = next((action for action, form in _DONE if form.search(bare)), Action.UNREAD)
    if len(_FOOT_OF_FORM.findall(bare)) > 1 or len(re.findall(r"\bby\b", bare)) > 2:  # noqa: PLR2004 - two things done
        return Action.UNREAD, "", None
    if action is Action.SUBSTITUTED:
        return (action, *_replaced(words))
    if action is Action.INSERTED:
        done = _FOOT_OF_FORM.search(words)
        return action, words[: done.start()].strip(" ,") if done else "", ""
    if action is Action.RENUMBERED:
        return (action, *_renumbered(words))
    if action is Action.OMITTED:
        return (action, *_omitted(words))
    return action, "", None


def _renumbered(words: str) -> tuple[str, str | None]:
    """The unit that got another label, and the one before; a section that became its sub-section (1) had none."""
    match = _RENUMBERED.match(words)
    if match is None:
        return "", None
    if "sub-section (1)" in match["now"]:
        return match["was"], ""
    label = re.search(r"\([0-9A-Za-z]{1,5}\)\s*$", match["was"])
    return match["was"], label[0].strip() if label else None


def _omitted(words: str) -> tuple[str, str | None]:
    """The unit that was omitted, or the words that were."""
    match = _WORDS_GONE.match(words)
    if match is None:
        unit = re.match(r"(?P<unit>.*?)\b(?:omitted|rep|repealed)\b", words, re.IGNORECASE)
        return unit["unit"].strip(" ,.[]") if unit else "", None
    quoted = _only_quoted(match["words"])
    return "", quoted if quoted is not None else _plain(match["words"])


def _replaced(words: str) -> tuple[str, str | None]:
    """The unit that was replaced, or the words that stood there."""
    rest = re.sub(r"[\s,]*\(\s*w\W{0,3}e.*$", "", words, flags=re.DOTALL).rstrip(" .")
    match = _FOR.search(rest)
    if match is None:
        quoted = _only_quoted(rest)
        return "", quoted
    wanted = match["object"].strip()
    unit = _A_UNIT.match(wanted)
    quoted = _only_quoted(wanted)
    if quoted is not None and not (
        unit and not re.match(r"(?:the\s)?(?:words?|figures?|expressions?|letters?|brackets)\b", wanted)
    ):
        return "", quoted
    if unit or quoted is not None:
        return wanted, None
    return "", _plain(wanted)


def _only_quoted(words: str) -> str | None:
    """The one quoted stretch of `words`; None where there is none or more than one."""
    found = list(_QUOTED.finditer(words))
    if len(found) != 1:
        return None
    return (found[0]["words"] or found[0]["single"]).strip()


def _plain(words: str) -> str | None:
    """Words printed without their quotes; None where quotes are broken or too little or much is left to trust."""
    plain = words.strip(" .,")
    if not plain or re.search(r"[\"“”]", plain) or len(plain) > 300:  # noqa: PLR2004 - no footnote quotes more
        return None
    return None if _A_UNIT.fullmatch(plain) else plain
