"""Law reporters: how each prints a citation, and the patterns that find any of them.

Owns the table `tables/reporters.json`, every entry of which says what it takes and refuses; must not build keys.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal

from pydantic import BaseModel, ConfigDict

Order = Literal["year volume reporter page", "reporter year court page", "reporter year volume court page"]

YEAR = r"(?:1[789]|20)\d\d"
_SUPPLEMENT = r"(?:S(?:[uaon]pp?l?t?|tipp|upp?lement(?:ary)?|UPP?L?|UPPLEMENT(?:ARY)?)|supp?l?)"
_VOLUME = r"(?:\d{1,3}|[IVXL]{1,7})"
_TOKENS = (
    r"[A-Z][A-Za-z&']{0,14}(?:(?:\s?\.[.,'’`]?\s{0,4}|\s{1,3}|\.?\s?&\s?)(?!Vol)(?:[A-Z&][A-Za-z&]{0,14}|ed(?=[\s.]))){0,5}"
    r"(?:,(?=\.))?\.{0,2}(?:\s?\(?[23]d\)?\.?(?=\s))?"
)
_COURT = (
    r"[A-Z][A-Za-z]{0,11}"
    r"(?:(?:\.\s{0,2}|\s{1,2}|\.?\s{0,3}&\s{0,3}|\.?\s{1,2}and\s{1,2}|-)(?!Page\b)[A-Z][A-Za-z]{0,11}){0,4}\.?"
)
# the same as careless print has it: takes `cal.`, `Andhra pradesh`; refuses `S.C. p.`
_COURT_IN_SMALL = _COURT.replace("[A-Z]", "[A-Za-z]").replace("Page", "(?:[Pp]age|pp?|at|and)")
_LATE_VOLUME = r"[Vv]ol\.?\s{0,2}(?P<late>\d{1,3}|[IVXL]{1,7})[,.]?\s{1,3}"
_AT = r"(?:(?:at\s{1,2})?(?:[pP]p?\.\s{0,2}|(?:[pP]p?|[pP]age|[Rr]eports?)\.?\s{1,2})|at\s{1,2})?"

# takes `(1973)4 S.C.C.225`, `1990 SCR Supl. (1) 12`, `[1981] Cr. L.J. Vol. II, 9`, `[1973] Supp. S.C.R. 1`,
# `1960-I-LLJ 504`; refuses `[1973]`.
# The opening bracket is looked for behind the match, so that the first character stays a digit and the scan fast.
YEAR_FIRST = re.compile(
    rf"(?P<year>{YEAR})(?:-\d\d(?=[\])]))?(?:(?P<damaged>1)(?=\s{{1,2}}[\dIVXS])|\s?(?P<close>[\])}}])\]?)?[\s,.:–-]{{0,14}}"
    rf"(?:\(?(?P<before>{_SUPPLEMENT}(?:\b|(?=\d))|(?<=\()S(?=\d\)))\.?\)?[\s,-]{{0,12}})?"
    rf"(?:(?!I\.?\s?[LAT]\.|[IV]\.\s?R\.)(?:[\[(]\s?(?P<volume>{_VOLUME})\s?[\])][\s,.–-]{{0,4}}"
    rf"|(?:Vol\.?\s{{0,2}})?(?P<bare>\d{{1,3}}\)?[\s,.–-]{{0,4}}|(?:[IVX]|(?!LL)[IVXL]{{2,7}})[\s,.–-]{{1,4}})))?"
    rf"(?P<reporter>{_TOKENS})\s{{0,14}}[:;,–-]?\s{{0,3}}(?:(?P<behind>{_SUPPLEMENT})\b\.?\s{{0,3}})?"
    rf"(?:\(\s?(?P<aside>[A-Za-z&.\s-]{{1,14}}\d{{0,2}})\s?\)[\s.]{{0,3}})?"
    rf"(?:[\[(]\s?(?P<after>{_VOLUME})\s?[\])]\s{{0,10}}|{_LATE_VOLUME})?"
    rf"{_AT}(?P<page>\d{{1,5}})(?!\d)"
)

# a year by its first two figures: with letters to look for, a pattern is found several times faster than by a choice
_CENTURIES = tuple(re.compile(rf"{century}(?=\d\d)") for century in ("17", "18", "19", "20"))


def years_first(text: str) -> Iterator[re.Match[str]]:
    """Every match of YEAR_FIRST in `text`, in order, none overlapping."""
    end = 0
    for place in sorted(match.start() for century in _CENTURIES for match in century.finditer(text)):
        if place >= end and (match := YEAR_FIRST.match(text, place)):
            yield match
            end = match.end()


# takes `A.I.R. 1973 S.C. 1461`, `JT 1989 (4)   221`, `AIR (38) 1951 SC 41`, `AIR 1968 Kerala (FB) 250`; refuses
# `AIR 1973`.
_REPORTER_FIRST = (
    r"(?![A-Za-z])\.?[\s,:'’]{0,4}"
    rf"(?:\(\s?\d{{1,3}}\s?\)\s?)?[\[(]?\s?(?P<year>{YEAR})\s?[\])]?[\s,.:–-]{{0,4}}"
    rf"(?:\(?(?P<before>{_SUPPLEMENT})\b\.?\)?[\s.,-]{{0,12}})?"
    rf"(?:[\[(]\s?(?P<volume>{_VOLUME})\s?[\])][\s,.:–-]{{0,10}}|(?P<bare>\d{{1,2}}|[IVX]{{1,4}})\)?\s{{1,2}}(?=[A-Z(])"
    rf"|{_LATE_VOLUME})?"
    rf"(?:[\[(]?['‘]?(?P<court>{_COURT_IN_SMALL})[\])]?[\s,:;./–-]{{0,4}}(?:\(\s?[FDS]\.?\s?B\.?\s?\)\s{{0,3}})?)?"
    rf"{_AT}(?P<page>\d{{1,5}})(?!\d)"
)
REPORTER_FIRST = (
    re.compile(r"(?P<reporter>A(?:\.?\s?[Il1TL]\.?\s?R|ll\sIndia\sReporter))" + _REPORTER_FIRST),
    re.compile(r"(?P<reporter>J(?:\.?\s?T|udge?ments?\s[Tt]oday))" + _REPORTER_FIRST),
    re.compile(r"(?P<reporter>P\.?\s?L\.?\s?D)" + _REPORTER_FIRST),
)

# takes `I.L.R. 33 Cal. 12`, `ILR (1954) 2 Cal 1`, `ILR 1950 Bom 5`, `I.L.R. VII (1954) Punj. 415`, `I.L.R.44Cal.477`,
# `I.L.R- 50 Cal- 394`; refuses `ILR 1950`.
INDIAN_LAW_REPORTS = re.compile(
    rf"I\.?\s{{0,2}}L\.?\s{{0,2}}R(?![A-Za-z])\s?[.-]?[\s,]{{0,3}}(?:(?P<early>[IVXL]{{1,5}}|\d{{1,2}})\s?(?=[\[(]))?"
    rf"(?:[\[(]?\s?(?P<year>{YEAR})\s?(?:[\])]|1(?=\s))?[\s,.–-]{{0,3}})?"
    rf"(?:[\[(]?\s?(?P<volume>\d{{1,2}}|[IVXL]{{1,7}})\s?[\])]?(?:[\s.,]{{1,3}}|(?<=\d)(?=[A-Z])))?"
    rf"\(?(?P<court>{_COURT})\)?[\s.,-]{{0,3}}(?:[\[(]\s?(?P<behind>{YEAR})\s?[\])]\s{{0,3}})?{_AT}(?P<page>\d{{1,5}})(?!\d)"
)

# what may be the last figure of a volume; far faster to find than all that VOLUME_FIRST asks for, and `[0-9]` than `\d`
BEFORE_CAPITAL = re.compile(r"[0-9](?=(?:[,.]?\s{1,3}[A-Z]|[A-Z]{3})[A-Za-z.,&'’`\s]{0,110}\d)")
ROMAN_BEFORE_CAPITAL = tuple(
    re.compile(rf"{last}(?=\s{{1,2}}[A-Z]\.?\s?[A-Z]\.?\s?[A-Z]?\.?\s?\d)") for last in ("I", "V", "X")
)

# takes `57 ITR 149`, `53, I.T.R. 176`, `60. I.T.R. 551`, `XII STC 286`; refuses `I.A. 152`. Only reporters that number
# volumes on their own.
VOLUME_FIRST = re.compile(
    rf"(?P<volume>\d{{1,3}}+|[IVXL]{{1,7}})(?:[,.]?\s{{1,3}}+|(?=[A-Z]{{3}}))(?P<reporter>{_TOKENS})\s{{0,3}},?\s{{0,2}}{_AT}(?P<page>\d{{1,5}})(?!\d)"
)

# takes `2023:DHC:1234-DB`, `2023:AHC-LKO:123`, `2022/DHC/001234`; refuses `2023:12:31`.
HIGH_COURT_NEUTRAL = re.compile(
    r"(?P<year>20\d\d)\s?(?P<mark>[:/])\s?(?P<court>[A-Z]{2,8}(?:-[A-Z]{1,5})?)\s?(?P=mark)\s?(?P<page>\d{1,6})(?:-(?P<bench>[A-Z]{1,3})\b)?"
)

_AMPERSAND = re.compile(r"[.\s]*&[.\s]*")
# takes `MANU/SC/0371/1968`; refuses `MANU/SC`
MANUPATRA = re.compile(r"MANU/(?P<court>[A-Z]{2,4})/(?P<page>\d{4,6})/(?P<year>\d{4})(?!\d)")
# what may stand before a year: takes `37 (1989) DLT`, `[Vol. 91 (1993) STC`; refuses `page 37 (1989)`
VOLUME_BEFORE_YEAR = re.compile(
    r"(?:(?<![\w.])[Vv]ol\.?\s{1,2}(?P<named>\d{1,3})\s?[\[(]?|[,;\[]\s{0,3}(?:\((?P<round>\d{2,3})\)\s?|(?P<plain>\d{1,3})\s?[\[(]))$"
)
_LOWER_L = re.compile(r"(?<=[A-Z.])l(?=[A-Z.])")
_SEPARATORS = re.compile(r"[.,\s']+")
_LONG_ENOUGH = 4  # letters of a name that print may give without its `&`


class Reporter(BaseModel):
    """One reporter. `takes` maps print to canonical form; `refuses` lists what looks alike and is not."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    reporter: str
    name: str
    spellings: tuple[str, ...]
    order: Order
    bracket: Literal["round", "square", "bare"]
    volume: Literal["none", "optional", "required", "required unless supplement or series"]
    since: int
    court: str
    prints_court: bool
    volume_alone: bool
    drops_year: bool = False
    foreign: bool = False  # reports of courts outside India; those of the Privy Council on Indian appeals are not
    behind_law_reports: bool = False  # an English series so short that only `L.R.` before it makes it a citation
    series: tuple[str, ...]
    takes: dict[str, str]
    refuses: tuple[str, ...]


@cache
def reporters() -> dict[str, Reporter]:
    """Every reporter of the table by its canonical abbreviation."""
    text = resources.files("nyayagraph.law.tables").joinpath("reporters.json").read_text("utf-8")
    rows = [Reporter.model_validate(row) for row in json.loads(text)]
    return {row.reporter: row for row in rows}


@cache
def _by_letters() -> dict[str, Reporter]:
    found: dict[str, Reporter] = {}
    without: dict[str, Reporter] = {}
    for reporter in reporters().values():
        for spelling in (reporter.reporter, *reporter.spellings):
            letters = "".join(reporter_tokens(spelling)).upper()
            found[letters] = reporter
            if len(plain := letters.replace("&", "")) >= _LONG_ENOUGH:
                without[plain] = reporter
    return {**without, **found}


def reporter_tokens(printed: str) -> list[str]:
    """The words of a reporter's name as printed, dots gone, a lower `l` among capitals read as `I`."""
    plain = _LOWER_L.sub("I", _AMPERSAND.sub("&", printed)).replace("(", " ").replace(")", " ")
    return [token for token in _SEPARATORS.split(plain) if token]


def reporter_named(printed: str) -> tuple[Reporter, str] | None:
    """The reporter that opens `printed` and the words left over: `SCC OnLine SC` gives SCC OnLine and `SC`."""
    tokens = reporter_tokens(printed)
    names = _by_letters()
    for count in range(len(tokens), 0, -1):
        reporter = names.get("".join(tokens[:count]).upper())
        if reporter:
            return reporter, " ".join(tokens[count:])
    return None
