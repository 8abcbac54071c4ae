"""A judgment read from its text alone: who, when, which bench, where reported, how it ended, and its parts.

Pure; knows the print of the Supreme Court Reports, the online reports' title lines and the Court's own typescripts.
What a text does not say is left empty, never guessed.
"""

# ruff: noqa: RUF001 - dots, quotes and dashes stand here as print has them
from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.citations.courts import courts
from nyayagraph.law.citations.keys import find_citations, parse_header_citations
from nyayagraph.law.citations.reported import judge_name, party_case, sitting_day, split_title

# Printed headings of a reported judgment; takes `HEADNOTE:` and `J U D G M E N T` alone on a line,
# refuses `the judgment: it was held` inside one.
_HEADNOTE = re.compile(r"^[ \t]*HEADNOTE[ \t]*:?[ \t]*", re.MULTILINE)
_JUDGMENT = re.compile(r"^[ \t]*(?:JUDGMENT[ \t]*:|J ?U ?D ?G ?M ?E ?N ?T[ \t]*:?[ \t]*$)", re.MULTILINE)
_ACT = re.compile(r"^[ \t]*ACT[ \t]*:[ \t]*", re.MULTILINE)
# A numbered paragraph: takes `12. The appellant`, `[12] The`, refuses `12.5 acres` and `1973. The`.
_PARAGRAPH = re.compile(r"^[ \t]*(?:\[(\d{1,3})\]|(\d{1,3})\.)[ \t]+(?=\S)", re.MULTILINE)

_HEADER_CHARS = 6000
_OPENING_CHARS = 2500
_END_CHARS = 3500
_TITLE_LINES = 6
_REPORT_WITHIN = 700  # from the word JUDGMENT over the numbers of the cases to the report of the judgment

_EQUIVALENT = re.compile(
    r"^Equivalent citations?:\s*(.+?)(?=^\w+:|^[ \t]+PETITIONER:|^[ \t]*(?:JUDGE?MENT|ORDER)\b|\Z)",
    re.MULTILINE | re.DOTALL,
)
# the judgment's own reports at its head: takes `JUDGMENT 1997 Supp(6) SCR 282 The Judgment of the Court` and `JUDGMENT
# 1972 AIR 2175 = 1972 (4) SCC 830 The Judgment`; refuses `JUDGMENT: (1944) L.R. 71 I.A. 113 and`
_REPORTED_AT = re.compile(
    r"^[ \t]*JUDGE?MENT:?\s+(?:&\s+)?(?:(?:JUDGE?MENT|ORDER)\s+){0,2}"
    r"(?P<own>(?:A\.?I\.?R\.?\s{1,2})?(?:19|20)\d\d[^\n]{0,90}?\d(?:\s?\(\d\))?)\s+"
    r"(?=(?!S\.?C\.?[CR]|SCALE|J\.?T\b|A\.?I\.?R|Supp)[A-Z]|with\b)",
    re.MULTILINE,
)
# how the judgment goes on behind its own report: takes ` The Judgment of the Court was`, ` ORDER`, ` RAO, J. :`
_OPENS_JUDGMENT = re.compile(
    r"[\s\].:-]{0,4}(?:(?:The\s)?(?:Judgment|Order)s?\s(?:of\s{1,2}the\s{1,2}Court\s)?was\b|JUDGMENT\b|ORDER\b"
    r"|[A-Z][A-Za-z.’' -]{3,40},\s?(?:C\.?\s?)?JJ?\b)"
)
_AUTHOR = re.compile(r"^Author:[ \t]*(\S.*)$", re.MULTILINE)
_BENCH_LINE = re.compile(r"^Bench:[ \t]*(\S.*(?:,[ \t]*\n\S.*)*)$", re.MULTILINE)
_BENCH_BLOCK = re.compile(
    r"^BENCH:[ \t]*\n(?!(?:.+\n){1,3}BENCH:)(?P<judges>(?:.+\n)+?)"
    r"(?=[ \t]*(?:CITATION|CITATOR|ACT|HEADNOTE|JUDGMENT)[ \t]*:)",
    re.MULTILINE,
)
_CITATION_BLOCK = re.compile(
    r"^[ \t]*CITATION:[ \t]*\n(?P<citations>.*?)(?=^[ \t]*(?:CITATOR INFO|ACT:|HEADNOTE:|JUDGMENT:))",
    re.MULTILINE | re.DOTALL,
)
_PARTIES = re.compile(
    r"PETITIONER:\s*\n(?P<petitioner>.+?)\n\s*(?:Vs\.?\s*)?\n?\s*RESPONDENT:\s*\n(?P<respondent>.+?)"
    r"\n\s*(?:DATE OF JUDGMENT|BENCH:|ACT:)",
    re.DOTALL,
)
# the caption of a typescript: takes `A & ORS. … APPELLANTS / VS. / B … RESPONDENTS`, in that order
_CAPTION = re.compile(
    r"(?:OF[ \t]{1,3}\d{4}[^\n]{0,40}\n|\)[ \t]*\n)(?P<petitioner>(?:[^\n]*\n){0,8}?[^\n]*?)[ \t.…]*"
    r"\b(?:Appellant|Petitioner|APPELLANT|PETITIONER)[sS]?(?:\(s\)|\(S\))?[ \t.]*\n\s*"
    r"-?\s?(?:Versus|VERSUS|Vs?\.?|VS\.?|v\.)\s?-?\s*\n(?P<respondent>(?:[^\n]*\n){0,8}?[^\n]*?)[ \t.…]*"
    r"\b(?:Respondent|RESPONDENT)"
)
_DATE = re.compile(r"DATE OF JUDGMENT:?\s*(\d{1,2}/\d{1,2}/\d{4})")
_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
# the day at the foot: takes `New Delhi; March 14, 2014.` and `14th March, 2014`
_DAY_AT_END = re.compile(
    rf"(?:New\s+Delhi|NEW\s+DELHI|Dated?)\s*[,;:.\s]{{1,6}}(?:Dated\s*:?\s*)?(?P<day>(?:{_MONTHS})\s+\d{{1,2}},?\s+\d{{4}}"
    rf"|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:{_MONTHS}),?\s+\d{{4}})",
    re.IGNORECASE,
)
# a judge who signs: takes `…………J.\n(M.Y. Eqbal)` and `...J. [A.K. PATNAIK]`
_SIGNED = re.compile(
    r"(?:[.…]{3,}|_{3,})[ \t,]*(?:CJI|C\.?J\.?I?|J)\.?[ \t]*\n?\s{0,60}[\[(](?P<judge>[A-Z][^\])\n]{3,45})[\])]"
)
# who speaks first: takes `V. Gopala Gowda, J.`, `M.Y. EQBAL, J.:`, `KRISHNA IYER, J.-`
_SPEAKS = re.compile(
    r"^[ \t]*(?:JUDGMENT[ \t:]*)?(?P<judge>[A-Z][A-Za-z.’' -]{3,45}),[ \t]{0,3}(?:C\.?\s?)?J\.?(?:I\.?)?(?![A-Za-z])",
    re.MULTILINE,
)
# takes `Civil Appeal No. 2173 of 1970`, `CIVIL APPEALS NOS. 12-14 OF 1987` and `Appeal (civil)  8581 of 1997`
_CASE = re.compile(
    r"\b(?P<kind>(?:(?:Civil|Criminal|Writ|Special\s+Leave|Transfer(?:red)?|Review|Contempt|Original|Arbitration"
    r"|Election|Tax)\s+)?"
    r"(?:Misc\w*\.?\s+)?(?:Appeals?|Petitions?|Suit|Cases?|References?)(?:\s*\((?:Civil|Criminal|Crl|C)\.?\))?)"
    r"\s+(?:Nos?\.?)?\s*(?P<number>\d[\d,\s/&-]{0,60}?(?:and\s+\d+\s*)?)\s+of\s+(?P<year>(?:19|20)\d\d)",
    re.IGNORECASE,
)
# how it ended, the last that is said; takes `The appeals are therefore dismissed` and `Appeal allowed.`
_MATTER = r"(?:appeals?|petitions?|applications?|it|they|same|matters?)\b[^.]{0,60}?\b"
_ENDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (disposal, re.compile(pattern, re.IGNORECASE))
    for disposal, pattern in (
        (
            "partly allowed",
            (
                r"\b(?:partly|partially|in part)\W{0,3}(?:allow|succeed)"
                r"|(?:allow\w*|succeeds?)\s+(?:in part|partly|partially|to the extent)"
            ),
        ),
        ("dismissed", rf"{_MATTER}(?:dismissed|fails?\b|rejected)|\bdismiss\s+(?:the|this|these|all|both)\b"),
        (
            "allowed",
            (
                rf"{_MATTER}(?:allowed|succeeds?\b|accepted)"
                r"|\ballow\s+(?:the|this|these|all|both)\s+(?:appeal|petition|writ)"
            ),
        ),
        ("disposed of", r"dispos\w+\s+of|ordered accordingly|reference (?:is )?answered"),
    )
)
_OPERATIVE = re.compile(
    r"(?:In\s+the\s+result|For\s+(?:all\s+)?(?:these|the\s+(?:above|foregoing|aforesaid))\s+reasons|Accordingly"
    r"|In\s+view\s+of\s+(?:the|what)|We,?\s+therefore|We,?\s+accordingly"
    r"|(?:The|These|This|Both)\s+(?:\w+\s+)?(?:appeals?|petitions?)[^.]{0,60}"
    r"(?:dismissed|allowed|fails?|succeeds?|disposed))"
)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the text under one heading: `[start, end)` in characters."""

    heading: str
    start: int
    end: int


class JudgmentText(BaseModel):
    """What a judgment's text says of it; spans are `[start, end)` in characters of the text."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: str = ""
    petitioner: str = ""
    respondent: str = ""
    court_id: str | None = None
    decided_on: date | None = None
    bench: tuple[str, ...] = ()
    bench_is_whole: bool = False
    author: str | None = None
    case_numbers: tuple[str, ...] = ()
    citations: tuple[str, ...] = ()
    disposal: str | None = None
    headnote: tuple[int, int] | None = None
    operative: tuple[int, int] | None = None
    paragraphs: tuple[tuple[int, int], ...] = ()


def read_judgment_text(text: str) -> JudgmentText:
    """What `text`, a whole judgment, says of itself; `paragraphs` are first characters and numbers, in order."""
    parts = judgment_parts(text)
    body = next((part for part in parts if part.heading == "Judgment"), Part("Judgment", 0, len(text)))
    header = text[: min(_HEADER_CHARS, max(body.start, _OPENING_CHARS))]
    petitioner, respondent = _parties(header)
    title, titled_day = _title(header)
    full = f"{petitioner} v. {respondent}" if petitioner and respondent else ""
    bench, is_whole = _bench(header, text)
    headnote = next(((part.start, part.end) for part in parts if part.heading == "Headnote"), None)
    return JudgmentText(
        title=full if full and (not title or "..." in title) else title,
        petitioner=petitioner,
        respondent=respondent,
        court_id=_court(header),
        decided_on=_stated_day(header) or titled_day or day_at_end(text),
        bench=bench,
        bench_is_whole=is_whole,
        author=_author(header, text, body),
        case_numbers=_case_numbers(text, body),
        citations=_citations(header),
        disposal=_disposal(text),
        headnote=headnote if headnote and text[headnote[0] : headnote[1]].strip() else None,
        operative=_operative(text, body),
        paragraphs=paragraph_marks(text, body),
    )


def judgment_parts(text: str) -> tuple[Part, ...]:
    """Catchwords, headnote and judgment of a reported judgment, in order; the title block is left out.

    A text without printed headings is one part, `Judgment`.
    """
    marks: list[tuple[int, int, str]] = []
    head = _JUDGMENT.search(text)
    limit = head.start() if head else len(text)
    act = _ACT.search(text, 0, limit)
    note = _HEADNOTE.search(text, 0, limit)
    for match, heading in ((act, "Catchwords"), (note, "Headnote"), (head, "Judgment")):
        if match:
            marks.append((match.start(), match.end(), heading))
    if not marks:
        return (Part("Judgment", 0, len(text)),)
    if not head:
        marks.append((marks[-1][1], marks[-1][1], marks[-1][2]))
    marks.sort()
    ends = [start for start, _, _ in marks[1:]] + [len(text)]
    return tuple(Part(heading, start, end) for (_, start, heading), end in zip(marks, ends, strict=True) if end > start)


def paragraph_marks(text: str, part: Part) -> tuple[tuple[int, int], ...]:
    """Starts and numbers of paragraphs that count up from where they are; a jump of more than five is no paragraph."""
    current = 0
    marks = []
    for match in _PARAGRAPH.finditer(text, part.start, part.end):
        number = int(match[1] or match[2])
        if current < number <= current + 5:
            current = number
            marks.append((match.start(), number))
    return tuple(marks)


def _title(header: str) -> tuple[str, date | None]:
    lines = header.splitlines()[:_TITLE_LINES]
    return next((found for line in lines if " v. " in (found := split_title(line))[0]), ("", None))


def _parties(header: str) -> tuple[str, str]:
    found = _PARTIES.search(header) or _CAPTION.search(header)
    if found is None:
        return "", ""
    return party_case(found["petitioner"]), party_case(found["respondent"])


def _court(header: str) -> str | None:
    """The court that the head of the text names first."""
    lower = " ".join(header.split()).lower()
    named = [(place, court.court_id) for court in courts() if (place := lower.find(court.name.lower())) >= 0]
    return min(named)[1] if named else None


def _stated_day(header: str) -> date | None:
    stated = _DATE.search(header)
    return sitting_day(stated[1]) if stated else None


def day_at_end(text: str) -> date | None:
    """The day beside the place under the signatures, as typescripts print it."""
    at_end = list(_DAY_AT_END.finditer(text, max(0, len(text) - _END_CHARS)))
    return sitting_day(re.sub(r"(?<=\d)(?:st|nd|rd|th)", "", at_end[-1]["day"])) if at_end else None


def _bench(header: str, text: str) -> tuple[tuple[str, ...], bool]:
    """The judges, and whether the text lists all of them; a title line may name the author alone."""
    block = _BENCH_BLOCK.search(header)
    if block:
        return _judges(re.split(r"\n|&(?=\s+[A-Z])", block["judges"])), True
    line = _BENCH_LINE.search(header)
    if line:
        return _judges(re.split(r",(?=\s*[A-Z][\w.]*\s)", line[1].replace("\n", " "))), "," in line[1]
    signed = [match["judge"] for match in _SIGNED.finditer(text, max(0, len(text) - _END_CHARS))]
    return _judges(signed), bool(signed)


def _judges(printed: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(judge_name(judge) for judge in printed if judge.strip()))


def _author(header: str, text: str, body: Part) -> str | None:
    line = _AUTHOR.search(header)
    if line:
        return judge_name(line[1])
    speaks = _SPEAKS.search(text, body.start, min(len(text), body.start + _OPENING_CHARS))
    return judge_name(speaks["judge"]) if speaks else None


def _case_numbers(text: str, body: Part) -> tuple[str, ...]:
    opening = text[: min(_OPENING_CHARS, len(text))] + "\n" + text[body.start : body.start + _OPENING_CHARS]
    found = (
        f"{_plain(match['kind']).title()} No. {_plain(match['number'])} of {match['year']}"
        for match in _CASE.finditer(opening)
    )
    return tuple(dict.fromkeys(found))[:1]


def _plain(printed: str) -> str:
    return " ".join(printed.split()).strip(" ,")


def printed_report(text: str) -> str:
    """The report that a text prints at the head of the judgment itself, as printed; empty where it prints none."""
    if found := _REPORTED_AT.search(text[:_HEADER_CHARS]):
        return found["own"]
    head = _JUDGMENT.search(text)
    opening = text[head.end() : head.end() + _REPORT_WITHIN] if head else ""
    cited = (one for one in find_citations(opening) if _OPENS_JUDGMENT.match(opening, one.end))
    return next((opening[one.start : one.end] for one in cited), "")


def _citations(header: str) -> tuple[str, ...]:
    blocks = [found[1] for pattern in (_EQUIVALENT, _CITATION_BLOCK) if (found := pattern.search(header))]
    printed = " , ".join([*blocks, printed_report(header)])
    return tuple(dict.fromkeys(str(key) for key in parse_header_citations(printed)))


def _disposal(text: str) -> str | None:
    """The disposal that the end of the text states last."""
    end = max(0, len(text) - _END_CHARS)
    said = [
        (match.end(), -place, disposal)
        for place, (disposal, pattern) in enumerate(_ENDS)
        for match in pattern.finditer(text, end)
    ]
    return max(said)[2] if said else None


def _operative(text: str, body: Part) -> tuple[int, int] | None:
    """From where the end of the judgment says what follows from it."""
    low = max(body.start, body.end - _END_CHARS)
    cues = [match.start() for match in _OPERATIVE.finditer(text, low, body.end)]
    return (cues[-1], body.end) if cues else None
