"""Courts, judges, years, benches and short names in the wording of a question. Pure: text in, values out.

What `law.find` takes for a reference is blanked out before these look.
"""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.law.citations.courts import courts

_HIGH_COURTS = {
    court.court_id.removeprefix("high-court-").replace("-", " "): court.court_id
    for court in courts()
    if court.court_id.startswith("high-court-")
}
_PLACES = "|".join(sorted((place.replace(" and ", r" (?:and|&) ") for place in _HIGH_COURTS), key=len, reverse=True))
# Takes `Kerala High Court`, `High Court of Delhi`, `High Court of Judicature at Bombay`; refuses `a High Court`.
_HIGH_COURT = re.compile(
    rf"\b({_PLACES})\s+(?:high\s+court|hc)\b"
    rf"|\bhigh\s+court\s+(?:of\s+judicature\s+)?(?:(?:at|of|for)\s+)(?:the\s+state\s+of\s+)?({_PLACES})\b",
    re.IGNORECASE,
)
_SUPREME_COURT = re.compile(r"\bsupreme\s+court(?:\s+of\s+india)?\b|\bapex\s+court\b", re.IGNORECASE)


def court_in(text: str) -> str | None:
    """Id of the one court that the text names; nothing for none or several."""
    places = ((match[1] or match[2]).lower().replace("&", "and") for match in _HIGH_COURT.finditer(text))
    named = {_HIGH_COURTS[" ".join(place.split())] for place in places}
    if _SUPREME_COURT.search(text):
        named.add("supreme-court")
    return named.pop() if len(named) == 1 else None


_NAME = r"(?:(?:[A-Z]\.\s*)+|[A-Z]\s+)?[A-Z][\w'-]+(?:\s+(?:[A-Z]\.\s*)*[A-Z][\w'-]+){0,3}"
# Takes `Justice P.N. Bhagwati`, `HON'BLE MR. JUSTICE V. RAMASUBRAMANIAN`; refuses `justice must be done`.
_JUSTICE = re.compile(rf"\b(?:Chief\s+)?(?:Justice|JUSTICE|CHIEF\s+JUSTICE)\s+(?:of\s+India\s+)?({_NAME})")
# Takes `Krishna Iyer J.`, `Chandrachud, CJI`; refuses `Section J`.
_LETTER = re.compile(rf"\b({_NAME}),?\s+(?:JJ?|CJI?)\b\.?")
# fmt: off
_NOT_A_NAME = frozenset({
    "section", "article", "act", "court", "bench", "supreme", "high", "in", "on", "of", "and", "the", "what",
    "how", "did", "does", "hon", "ble",
})
# fmt: on


def judges_in(text: str) -> tuple[str, ...]:
    """Names of judges, in order; only what is called a justice, so that no party becomes one."""
    found = [match[1] for pattern in (_JUSTICE, _LETTER) for match in pattern.finditer(text)]
    kept = (_trim_name(name) for name in found)
    return tuple(dict.fromkeys(name for name in kept if name))


def _trim_name(name: str) -> str:
    parts = re.sub(r"[']s\b", "", name).split()
    while parts and parts[-1].lower().strip(".") in _NOT_A_NAME:
        parts.pop()
    cut = next((place for place, part in enumerate(parts) if part.lower().strip(".'") in _NOT_A_NAME), len(parts))
    return " ".join(parts[:cut])


# A year that dates an Act: takes `Companies Act, 2013`, `Sanhita 2023`, `Rules of 1957`; refuses `judgments of 2013`.
_ACT_YEAR = re.compile(
    r"\b(?:act|code|rules?|regulations?|order|ordinance|sanhita|adhiniyam|bill|constitution|amendment)\b[\s,)]*(?:of\s+|\()?((?:1[89]|20)\d\d)\b",
    re.IGNORECASE,
)
# A year in its own right: takes `in 1978`, `1978.`; refuses `Rs. 1978`, `1978/2`, `1,978`.
_YEAR = re.compile(
    r"(?<![\d./,-])(?<!rs )(?<!rs\. )(?<!no )(?<!no\. )\b((?:1[89]|20)\d\d)\b(?![\d/]|,\d|\.\d)", re.IGNORECASE
)
# The date of a deed, not of a judgment: takes `an offence committed in 2019`.
_DEED = re.compile(
    r"\b(?:offences?|committed|commits|occurred|happened|incident|arrest(?:ed)?|fir|crime|born|married|signed|cheated|murder(?:ed)?)\b",
    re.IGNORECASE,
)


# Judgments that are asked for: takes `rulings on arrest`, `case law`; refuses `the judgment`.
_JUDGMENTS = re.compile(r"\b(?:judge?ments|rulings|decisions|precedents|case\s?-?law)\b", re.IGNORECASE)


def wants_judgments(text: str) -> bool:
    """True where judgments are what is asked for, by a word in the plural."""
    return bool(_JUDGMENTS.search(text))


def years_in(text: str) -> tuple[int, ...]:
    """Years that may date a judgment: no Act's, no section number, no deed's."""
    if _DEED.search(text) and not wants_judgments(text):
        return ()
    spared = {match.start(1) for match in _ACT_YEAR.finditer(text)}
    return tuple(dict.fromkeys(int(match[1]) for match in _YEAR.finditer(text) if match.start(1) not in spared))


_SINCE = re.compile(r"\b(?:since|after|from|post)\s+(?:the\s+year\s+)?((?:1[89]|20)\d\d)\b", re.IGNORECASE)
_UNTIL = re.compile(
    r"\b(?:before|until|till|up\s?to|prior\s+to|pre)\s+(?:the\s+year\s+)?((?:1[89]|20)\d\d)\b", re.IGNORECASE
)
_BETWEEN = re.compile(
    r"\b(?:between|from)?\s*((?:1[89]|20)\d\d)\s*(?:-|\u2013|to|and|till|until)\s*((?:1[89]|20)\d\d)\b", re.IGNORECASE
)


def date_limits_in(text: str) -> dict[str, date]:
    """First and last day that the words set: `since 2010`, `before 1990`, `between 1970 and 1980`."""
    years = set(years_in(text))
    between = _BETWEEN.search(text)
    if between and {int(between[1]), int(between[2])} <= years and int(between[1]) <= int(between[2]):
        return {"date_from": date(int(between[1]), 1, 1), "date_to": date(int(between[2]), 12, 31)}
    limits: dict[str, date] = {}
    since, until = _SINCE.search(text), _UNTIL.search(text)
    if since and int(since[1]) in years:
        first = int(since[1]) + (1 if since[0].lower().startswith("after") else 0)
        limits["date_from"] = date(first, 1, 1)
    if until and int(until[1]) in years:
        whole_year = until[0].lower().startswith(("until", "till", "up"))
        limits["date_to"] = date(int(until[1]) - (0 if whole_year else 1), 12, 31)
    if len(limits) == 2 and limits["date_from"] > limits["date_to"]:  # noqa: PLR2004 - both ends
        return {}
    return limits


_COUNTED = "one two three four five six seven eight nine ten eleven twelve thirteen"
_NUMBERS = {word: number for number, word in enumerate(_COUNTED.split(), start=1)}
# Takes `nine-judge bench`, `a bench of 7 judges`, `five judges`; refuses `two witnesses`.
_BENCH = re.compile(r"\b(\d{1,2}|" + "|".join(_NUMBERS) + r")[\s-]+(?:judges?|member)\b", re.IGNORECASE)
_CONSTITUTION_BENCH = re.compile(r"\bconstitution(?:al)?\s+bench\b", re.IGNORECASE)
_LARGER_BENCH = re.compile(r"\blarger\s+bench\b", re.IGNORECASE)


def bench_in(text: str) -> int | None:
    """Least bench strength asked for; five for a Constitution Bench (Article 145(3) of the Constitution)."""
    match = _BENCH.search(text)
    if match:
        count = int(match[1]) if match[1].isdigit() else _NUMBERS[match[1].lower()]
        return count if 1 <= count <= 15 else None  # noqa: PLR2004 - no larger bench can sit
    if _CONSTITUTION_BENCH.search(text):
        return 5
    return 3 if _LARGER_BENCH.search(text) else None


# Capitalised words inside a sentence: takes `Maneka Gandhi`, `Golaknath`; refuses the first word of the sentence.
_CAPITALISED = re.compile(r"(?<![.?!]\s)(?<!^)\b[A-Z][a-z]{3,}(?:\s+[A-Z][a-z]{2,}){0,3}\b")
# fmt: off
_COMMON = frozenset({
    "supreme", "court", "high", "constitution", "article", "section", "parliament", "india", "indian", "state",
    "union", "government", "act", "code", "law", "justice", "bench", "chief", "judge", "president", "governor",
    "penal", "criminal", "procedure", "evidence", "fundamental", "rights", "directive",
    "principles", "schedule", "amendment", "bharatiya", "nyaya", "nagarik", "suraksha", "sakshya", "sanhita",
    "adhiniyam",
})
# fmt: on


def short_names_in(text: str) -> tuple[str, ...]:
    """Capitalised words that may be a judgment's short name, e.g. `Golaknath`; to be looked up, not believed."""
    runs = (match[0] for match in _CAPITALISED.finditer(text))
    return tuple(dict.fromkeys(run for run in runs if not set(run.lower().split()) & _COMMON))
