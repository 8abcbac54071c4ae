"""Days that a question tells by others, put as dates: `three days before the new codes came`, `two weeks later`. Pure.

The words around stay as they are, so that what reads dates reads these too. What cannot be counted is left alone.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta

from nyayagraph.law.governing.told_clocks import with_days_of_india
from nyayagraph.law.governing.told_nights import with_nights_told, with_small_hours_told
from nyayagraph.law.governing.told_supposed import without_supposed
from nyayagraph.law.text.dates import COMMENCEMENT
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.text.plain_print import MONTH, in_plain_print, printed_day

_DAY = timedelta(days=1)
_CODES = COMMENCEMENT["bns-2023"]
# with days on which an Act took the place of an older one that no short name turns on
_CHANGED = COMMENCEMENT | {
    "food-safety-2006": date(2011, 8, 5),
    "fema-1999": date(2000, 6, 1),
    "customs-1962": date(1963, 2, 1),
}
# What a change of law is called. Takes `the three new criminal laws`, `the BNS and BNSS`, `the new Act`.
_NEW = (
    r"(?:the\s+|these\s+)?(?:(?:new(?:er|est)?|three|present|current|latest)\s+){1,3}(?:criminal\s+|penal\s+|evidence\s+|procedur\w+\s+|justice\s+)*"
    r"(?:codes?|laws?|[Aa]cts?|statutes?|enactments?|legislation|sanhitas?|regime|procedure|system|trio|ones?)(?:\s+of\s+2023)?"
)
_CODE = r"(?:BNSS|BNS|BSA|(?:Bharatiya\s+)?(?:Nyaya|(?:Nagarik\s+)?Suraksha)\s+Sanhita|(?:Bharatiya\s+)?Sakshya\s+Adhiniyam|Sanhitas?|Adhiniyam|Nyaya\s+Sanhita)"  # noqa: E501 - one alternation
_CODES_NAMED = rf"(?:the\s+)?{_CODE}(?:\s+Act)?(?:,?\s+2023)?(?:\s*(?:,|and|&|/)\s*(?:the\s+)?{_CODE})*"
_ACT_NAMED = r"(?:the\s+|new\s+)*(?:(?-i:[A-Z])[\w-]*\s+(?:and\s+|of\s+)?){0,4}(?:(?:Act|Code)(?:,|\s+of)?\s+(?:18|19|20)\d\d|(?:18|19|20)\d\d\s+(?:Act|Code))"  # noqa: E501 - one alternation
_NEW_ACT = r"(?:the\s+)?new(?:er)?\s+(?:(?-i:[A-Z])[\w-]*\s+(?:and\s+)?){1,4}(?:Act|Code)"
_SUBJECT = rf"(?:{_NEW_ACT}|{_NEW}|{_ACT_NAMED}|{_CODES_NAMED})"
_CAME = (
    r"(?:\s+(?:had|have|has|were|was|got|actually|finally|first|all))*\s+(?:(?:came|come|coming|comes|brought|put|entered|went|kick(?:ed|s))\s+(?:in(?:to)?\s+(?:force|effect|operation|being|play)|in\b(?:to)?|live|out)|c[ao]me(?!\s+in)"
    r"|took\s+(?:effect|over|charge)|takes?\s+(?:effect|over)|commenced?|began|begun|started?|starts|applied|became\s+(?:law|operative|effective)|arrived|rolled\s+out|notified|enforced|implemented|in\s+force|lagu\s+hu\w*|aay?[aei]\w*)(?:\s+to\s+(?:apply|operate))?"
)
_BEGINNING = r"(?:the\s+)?(?:commencement|coming\s+in(?:to)?(?:\s+(?:force|effect|operation))?|enforcement|introduction|advent|arrival|roll-?out|entry\s+into\s+force|start|beginning|implementation)\s+of\s+"  # noqa: E501 - one alternation
_OLD_GONE = r"(?:(?:the\s+)?repeal\s+of\s+(?:the\s+)?(?:IPC|CrPC|Evidence\s+Act|Penal\s+Code|old\s+(?:codes?|laws?))|(?:the\s+)?(?:IPC|CrPC|Evidence\s+Act|Penal\s+Code|old\s+(?:codes?|laws?))\s+(?:was|were|stood|got)\s+(?:repealed|replaced))"  # noqa: E501 - one alternation
_CHANGE_ITSELF = r"(?:the\s+)?(?:change-?over|switch-?over|changeover\s+date|cut-?off(?:\s+date)?|appointed\s+(?:day|date)|transition(?:\s+(?:day|date))?|change\s+(?:of|in)\s+(?:the\s+)?(?:law|codes?)|date\s+of\s+commencement)"  # noqa: E501 - one alternation
_WHEN = r"(?P<when>\b(?:before|prior\s+to|earlier\s+than|ahead\s+of|after|since|once|post|pre|following|when|as|while|by\s+the\s+time|until|till|at|from|upon|on|between|(?:day|date|night|morning|evening|moment|eve|week|hour|minute)(?:\s+(?:that|when|on\s+which|of))?)[\s-]+)"  # noqa: E501 - one alternation
_PRONOUN = r"(?:it|they)\s+(?:had\s+|was\s+|were\s+)?(?:commenced|came\s+in(?:to)?(?:\s+(?:force|effect))?|took\s+effect|kicked\s+in|brought\s+into\s+force|(?<=they\s)(?:began|started)(?=\s*[.,;)]))"  # noqa: E501 - one alternation
_FULL = rf"(?:{_SUBJECT}{_CAME}|{_PRONOUN}|{_BEGINNING}{_SUBJECT}|{_OLD_GONE}|{_CHANGE_ITSELF})"
_ALONE = rf"(?:{_CODES_NAMED}|{_NEW})(?!\s*(?:s(?:ection|\.)|\d|\w*\s*court))(?=\s*(?:[,.;:?)]|$|\b(?:FIR|case|and|but|an?|my|our|his|her|he|she|they|we|I|some\w+|was|is|were|offen[cs]e|era|period|regime|the|which|murder|theft|trial|matter|complaint|crime|arrest|charge)))"  # noqa: E501 - one alternation
# refuses `since the BNS came into force on 1 July 2024`
_NOT_TOLD = rf"(?!\s+(?:on|in|from|with\s+effect|w\.?e\.?f\.?)\s+(?:the\s+)?(?:from\s+)?(?:\d|{MONTH}))"
_ANCHOR = re.compile(rf"{_WHEN}(?P<what>{_FULL}){_NOT_TOLD}", re.IGNORECASE)
_ANCHOR_ALONE = re.compile(
    rf"(?P<when>\b(?:before|prior\s+to|after|since|post|pre|eve\s+of|(?:first|opening)\s+(?:day|night|morning|evening)\s+of)[\s-]+)(?P<what>{_ALONE})",
    re.IGNORECASE,
)
# takes `the last day of the IPC`, `on the very last evening of the old codes`
_LAST_DAY = re.compile(
    r"\b(?:on\s+)?(?:the\s+)?(?:very\s+)?(?:last|final)\s+(?:day|night|evening|afternoon|morning)\s+(?:of|under|for)\s+(?:the\s+)?"
    r"(?:IPC|CrPC|(?:Indian\s+)?Penal\s+Code|(?:Indian\s+)?Evidence\s+Act|Code\s+of\s+Criminal\s+Procedure|old(?:er)?\s+(?:criminal\s+|penal\s+)?(?:codes?|laws?|acts?|regime))\b",
    re.IGNORECASE,
)
# takes `on their first morning`, where new codes are told before
_FIRST_DAY = re.compile(
    rf"(?P<told>\b(?:{_NEW}|{_CODES_NAMED})\b.{{3,200}}?\b)(?:on\s+)?their\s+(?:very\s+)?first\s+(?:day|morning|night|evening)\b",
    re.IGNORECASE | re.DOTALL,
)
_ACT_YEAR = re.compile(r"\b(?:Act|Code)(?:,|\s+of)?\s+(\d{4})|\b(\d{4})\s+(?:Act|Code)")
_MARK = "@{}@"

_COUNTS = "none one two three four five six seven eight nine ten eleven twelve".split()
_N = r"(?P<n>\d{1,3}|(?:a\s+)?couple\s+of|(?:(?:just|only|barely|exactly|nearly|about|full)\s+)?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+full)?)"  # noqa: E501 - one alternation
_UNIT = r"(?P<unit>minute|min|hour|hr|day|night|evening|morning|afternoon|week|fortnight|month|year)s?"
_BACK = r"(?:before|prior\s+to|ahead\s+of|earlier\s+than|short\s+of)"
_FORTH = r"(?:after|following|past|later\s+than|from|into|since)"
_WHOLE = rf"(?:@[\d-]+@|\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?(?i:{MONTH}),?\s+\d{{4}}|(?i:{MONTH})\s+\d{{1,2}}(?:st|nd|rd|th)?,?\s+\d{{4}}|\d{{1,2}}[./-]\d{{1,2}}[./-]\d{{2,4}})"  # noqa: E501 - one alternation
_EVENT = (
    r"(?P<event>(?:the|his|her|their|an?|that|this)\s+[\w\s-]{3,40}?\s+(?:of|on|dated|was\s+on|which\s+was\s+on)\s+)?"
)
_COUNTED = re.compile(
    rf"\b(?:on\s+)?(?:{_N}\s+{_UNIT}|(?P<the>the)\s+(?:very\s+)?(?:day|night|evening|morning|date)|(?P<eve>(?:the\s+)?eve)|(?P<vague>(?:a\s+few|few|some|several|many|(?:a\s+)?little)?\s*(?:minutes|hours|days|weeks|months|years|while|time)))"
    rf"\s+(?:just\s+)?(?P<way>{_BACK}|{_FORTH}|of)\s+(?:the\s+)?{_EVENT}(?P<base>{_WHOLE})",
    re.IGNORECASE,
)
_MARKED = re.compile(
    r"(?P<when>\b(?:on\s+or\s+after|before|prior\s+to|earlier\s+than|ahead\s+of|after|since|once|post|pre|following|when|as|while|by\s+the\s+time|until|till|at|from|upon|on|between"
    r"|(?:on\s+)?(?:the\s+)?(?:very\s+)?(?:(?:first|opening)\s+)?(?:day|date|night|morning|evening|moment|eve|week|hour|minute)(?:\s+(?:that|when|on\s+which|of))?)[\s-]+)?@(?P<day>[\d-]+)@",
    re.IGNORECASE,
)
# takes `pre-July 2024 offence`, `Post-1 July 2024 FIR`
_PREFIXED = re.compile(
    rf"\b(pre|post)[\s-]+(@[\d-]+@|(?:\d{{1,2}}(?:st|nd|rd|th)?\s+)?(?:{MONTH})\s+\d{{4}}|\d{{1,2}}[./-]\d{{1,2}}[./-]\d{{2,4}}|\d{{4}})\s*([A-Za-z.]+(?:\s+(?:of|report))?)?",
    re.IGNORECASE,
)
# takes `committed before, and reported after, 1 July 2024`
_SHARED = re.compile(
    rf"\b(before|after),?(\s+(?:and|but)\s+[^,.;]{{3,60}}?\s+)(before|after),?\s+({_WHOLE})", re.IGNORECASE
)
# takes `two weeks later`, `the following morning`, `the day before`, `a month after the theft`
_LATER = re.compile(
    rf"(?:\b(?:on|in|within)\s+)?\b(?:"
    rf"(?:the\s+)?(?:very\s+)?(?P<next>next|following)\s+(?P<nextunit>day|morning|forenoon|afternoon|evening|night|date|week|month|year)\b(?!\s+(?:of|after|to)\b)"
    rf"|{_N}\s+{_UNIT}\s+(?P<way>later|after(?:wards?|\s+(?:it|(?:the|that|this)\s+\w+|that|this))?(?=\s*(?:[,.;:?)]|$|\w))|thereafter|on(?=[,;])|earlier|before(?:\s+(?:that|this|it)\b|(?=\s*(?:[,.;:?)]|$)))|previously|prior)"
    r"|(?P<tomorrow>day\s+after(?=\s*[,.;:?)]|\s+that\b))"
    r"|the\s+(?P<prev>previous|preceding)\s+(?P<prevunit>day|night|evening|week|month|year)\b|the\s+(?:day|night|evening)\s+(?P<daybefore>before|preceding|previous)(?=\s*(?:[,.;:?)]|$|and\b))"
    r"|(?:the|that)\s+(?P<same>same|very\s+same|very)\s+(?P<sameunit>day|night|evening|morning|forenoon|noon|afternoon|month|year|date)\b|(?:of\s+)?that\s+(?P<that>day|date|night|evening|month|year)\b(?!\s+when)"
    r"|(?P<edge>on\s+or\s+after|after|since|before|until|till)\s+(?:it|that|this|then)(?=\s*(?:[,.;:?)]|$|and\b|but\b)|\s+(?:day|date)\b)(?:\s+(?:day|date))?"
    r")",
    re.IGNORECASE,
)
# the part of a day that stands beside a date: takes `6 a.m. on 1 July` for `the same morning`
_PARTS = {
    part: re.compile(rf"\b(?:{words})(?!\w)", re.IGNORECASE)
    for part, words in (
        ("morning", r"morning|a\.?\s?m\b|dawn|sunrise"),
        ("forenoon", r"morning|forenoon|a\.?\s?m\b"),
        ("afternoon", r"afternoon|p\.?\s?m\b|noon"),
        ("evening", r"evening|p\.?\s?m\b|dusk|sunset"),
        ("night", r"night|p\.?\s?m\b|midnight"),
    )
}
_BESIDE = 25  # characters on each side of a date
_DAYS = ("day", "date", "night", "evening", "morning")  # `that day` is a day told, and not a month
_IN_FORCE_ON = re.compile(r"\b(?:in(?:to)?\s+force|commenced|effect)\s+(?:on|from)\s+$", re.IGNORECASE)
_OF_TODAY = re.compile(
    r"\b(?:(?P<today>today|tonight|this\s+(?:morning|evening|afternoon)|aaj)|(?P<yesterday>yesterday|last\s+night)|last\s+(?P<last>week|month|year)|this\s+(?P<this>month|year)|(?P<n>\d{1,3}|an?|one|two|three|four|five|six|ten)\s+(?P<unit>day|week|month|year)s?\s+(?:ago|back))\b",
    re.IGNORECASE,
)


# takes `today is 10 October 2025`, `I am writing this on 12 December 2025`; the day that `last month` is counted from
_TODAY = re.compile(
    rf"[(,;]?\s*\b(?:today(?:'s\s+date)?\s+is|(?:(?:I\s+am|I'm)\s+)?writing\s+(?:this\s+)?on|I\s+write\s+(?:this\s+)?on|as\s+of\s+today,)\s+(?P<day>{_WHOLE})\)?",
    re.IGNORECASE,
)


def with_plain_days(text: str, lines: tuple[str, ...] = (), on: date | None = None) -> str:
    """The text with every day that it tells by another put as a date; `lines` are Acts whose change is meant.

    `yesterday` and `a week ago` are counted from `on`, where that is given.
    """
    plain = with_small_hours_told(with_nights_told(in_plain_print(with_days_of_india(text))))
    change = _change_meant(plain, lines)
    if on is None and (today := _TODAY.search(plain)) and (day := _read_or_none(today["day"])):
        on, plain = day, plain[: today.start()] + " " * len(today[0]) + plain[today.end() :]
    plain = _LAST_DAY.sub(f"on {printed_day(change - _DAY)}", plain)
    plain = _FIRST_DAY.sub(lambda match: f"{match['told']}on {printed_day(change)}", plain)
    marked = _ANCHOR.sub(lambda match: f"{match['when']}{_MARK.format(_day_of(match, change, lines))}", plain)
    marked = _ANCHOR_ALONE.sub(lambda match: f"{match['when']}{_MARK.format(_day_of(match, change, lines))} ", marked)
    marked = _SHARED.sub(r"\1 \4,\2\3 \4", marked)
    marked = _PREFIXED.sub(_unprefixed, marked)
    marked = _COUNTED.sub(_counted, marked)
    marked = _MARKED.sub(_unmarked, marked)
    if on:
        day = on
        marked = _OF_TODAY.sub(lambda match: _of_today(match, day), marked)
    return without_supposed(_by_the_one_before(marked))


def _change_meant(text: str, lines: tuple[str, ...]) -> date:
    """The day of the change that `the new Act` means in a text: of its line of Acts, else of the codes of 2023."""
    other = next((one for one in lines if one not in ("bns-2023", "bnss-2023", "bsa-2023") and one in _CHANGED), None)
    if other:
        return _CHANGED[other]
    if re.search(r"\b(?:1898|1973|1974)\b", text) and not re.search(r"\b(?:BNSS?|BSA|2024|Sanhita)\b", text):
        return COMMENCEMENT["crpc-1973"]
    return _CODES


def _day_of(match: re.Match[str], change: date, lines: tuple[str, ...]) -> date:
    if year := _ACT_YEAR.search(match["what"]):
        ids = (f"{line.rpartition('-')[0]}-{year[1] or year[2]}" for line in (*lines, "crpc-0"))
        return next((COMMENCEMENT[one] for one in ids if one in COMMENCEMENT), change)
    return _CODES if re.search(r"\b(?:BNSS?|BSA|Sanhita|Adhiniyam)\b", match["what"]) else change


def _read(printed: str) -> date:
    if printed.startswith("@"):
        return date.fromisoformat(printed.strip("@"))
    return find_periods(printed)[0].period.first


def _unprefixed(match: re.Match[str]) -> str:
    edge = "before" if match[1].lower() == "pre" else "on or after"
    return f"{match[3] or ''} {edge} {match[2]}".lstrip() + " "


def _counted(match: re.Match[str]) -> str:
    base, way = _read_or_none(match["base"]), match["way"].lower()
    if base is None or (way == "of" and not match["eve"]):
        return match[0]
    is_back = match["eve"] is not None or re.fullmatch(_BACK, way) is not None
    behind = f", {match['event']}{match['base']}" if match["event"] else ""
    if match["vague"] is not None:
        if len(match["vague"].split()) == 1 and way in ("from", "since", "into"):  # `the days from 1 July on`
            return match[0]
        short = match["vague"].strip().lower().endswith(("minutes", "hours"))
        if short:
            return f"on {printed_day(base - _DAY if is_back else base)}{behind}"
        return f"{'before' if is_back else 'on or after'} {printed_day(base)}{behind}"
    number, unit = (1, "day") if match["the"] or match["eve"] else (_number(match["n"]), match["unit"].lower())
    day = _moved(base, -number if is_back else number, unit, is_change=match["base"].startswith("@"))
    return f"on {printed_day(day)}{behind}"


def _read_or_none(printed: str) -> date | None:
    try:
        return _read(printed)
    except (ValueError, IndexError):
        return None


def _number(printed: str) -> int:
    words = [
        word
        for word in printed.lower().split()
        if word not in ("just", "only", "barely", "exactly", "nearly", "about", "full")
    ]
    if words[0].isdigit():
        return int(words[0])
    if "couple" in words:
        return 2
    return 1 if words[0] in ("a", "an") else _COUNTS.index(words[0])


def _moved(base: date, number: int, unit: str, *, is_change: bool = False) -> date:
    if unit in ("minute", "min", "hour", "hr"):  # the law changes at midnight
        return base - _DAY if number < 0 and is_change else base
    if unit in ("day", "night", "evening", "morning", "afternoon"):
        return base + number * _DAY
    if unit in ("week", "fortnight"):
        return base + number * (7 if unit == "week" else 14) * _DAY
    months = base.year * 12 + base.month - 1 + number * (12 if unit == "year" else 1)
    year, month = divmod(months, 12)
    return date(year, month + 1, min(base.day, monthrange(year, month + 1)[1]))


def _unmarked(match: re.Match[str]) -> str:
    day = date.fromisoformat(match["day"])
    when = " ".join((match["when"] or "").lower().replace("-", " ").split())
    word = re.sub(
        r"^(?:on )?(?:the )?(?:very )?(?=day|date|night|morning|evening|moment|eve|week|hour|minute)", "", when
    )
    if word in ("before", "prior to", "earlier than", "ahead of", "pre"):
        return f"before {printed_day(day)}"
    if word in ("on or after", "after", "since", "once", "post", "following", "from", "upon"):
        return f"on or after {printed_day(day)}"
    if word in ("until", "till"):
        return f"until {printed_day(day - _DAY)}"
    if word == "between":
        return f"between {printed_day(day)}"
    return f"on {printed_day(day - _DAY if word.startswith('eve') and 'evening' not in word else day)}"


def _of_today(match: re.Match[str], on: date) -> str:
    if match["today"]:
        return f"on {printed_day(on)}"
    if match["yesterday"]:
        return f"on {printed_day(on - _DAY)}"
    if match["this"]:
        return f"in {on:%B %Y}" if match["this"].lower() == "month" else f"in {on:%Y}"
    unit = (match["last"] or match["unit"]).lower()
    number = 1 if match["last"] else _number(match["n"])
    day = _moved(on, -number, unit)
    if unit == "year":
        return f"in {day:%Y}"
    return f"in {day:%B %Y}" if unit == "month" else f"on {printed_day(day)}"


def _by_the_one_before(text: str) -> str:
    """The text with what is counted from the date before it put as a date, in order: one may lean on another."""
    cursor = 0
    while match := _LATER.search(text, cursor):
        told = _told(text, match)
        told = told[:1].upper() + told[1:] if match[0][:1].isupper() else told
        cursor = match.start() + len(told)
        text = f"{text[: match.start()]}{told}{text[match.end() :]}"
    return text


def _told(text: str, match: re.Match[str]) -> str:
    dates = find_periods(text)
    behind = re.match(r"after\s+the\s+\w", match["way"] or "", re.IGNORECASE)
    before = [one for one in reversed(dates) if one.end <= match.start()]
    if (match["that"] or match["sameunit"] or "").lower() in _DAYS:
        before = [one for one in before if one.period.first == one.period.last] or before
        before = [one for one in before if not _IN_FORCE_ON.search(text, 0, one.start)] or before
    if part := _PARTS.get((match["sameunit"] or match["that"] or "").lower()):
        before = [one for one in before if part.search(text, max(0, one.start - _BESIDE), one.end + _BESIDE)] or before
    base = before[0] if before else None
    if base is None and behind:
        base = dates[0] if dates else None
    if base is None:
        return match[0]
    if match["edge"]:
        return f"{_edge(match['edge'])} {_as_printed(base.period)}"
    unit = (
        match["nextunit"] or match["prevunit"] or match["sameunit"] or match["that"] or match["unit"] or "day"
    ).lower()
    unit = unit if unit in ("hour", "hr", "minute", "min", "week", "fortnight", "month", "year") else "day"
    if match["same"] or match["that"]:
        number = 0
    elif match["n"]:
        number = _number(match["n"]) * (
            -1 if re.match(r"(?:earlier|before|prior|previously)", match["way"], re.IGNORECASE) else 1
        )
    else:
        number = -1 if match["prev"] or match["daybefore"] else 1
    joined = re.sub(
        r"^(?:later|earlier|after(?:wards?)?|before|thereafter|on|previously|prior|(?:after|before)\s+(?:that|this|it))",
        "",
        match["way"] or "",
        flags=re.IGNORECASE,
    )
    return f"{_shifted(base.period, number, unit) or match[0]}{',' + joined.removeprefix(' the') if behind else ''}"


def _edge(word: str) -> str:
    lower = " ".join(word.lower().split())
    return {"after": "on or after", "since": "on or after"}.get(lower, lower)


def _shifted(base: Period, number: int, unit: str) -> str | None:
    """A period moved by a number of units, as printed; None where it is too wide to count from."""
    is_day = base.first == base.last
    if unit == "year" and (number == 0 or not is_day):
        return f"in {base.first.year + number}"
    if unit == "month" and (number == 0 or not is_day):
        return f"in {_moved(base.first, number, unit):%B %Y}" if base.first.month == base.last.month else None
    if not is_day:
        return _as_printed(base, "in ") if number == 0 else None
    return f"on {printed_day(_moved(base.first, number, unit))}"


def _as_printed(period: Period, opening: str = "") -> str:
    if period.first == period.last:
        return f"{'on ' if opening else ''}{printed_day(period.first)}"
    if period.first.month == period.last.month and period.first.year == period.last.year:
        return f"{opening}{period.first:%B %Y}"
    return f"{opening}{period.first.year}"
