"""Numbers of sections in a sentence with what its words make of each: which codes it can be of, and whether old or new.

Takes `467 of the old Code`, `(354)`, `old number 354C`, `BNS 73`, `section 84` in `Under the BNS you will find it at
section 84`. Reads the words around each number; whether one took another's place is decided elsewhere. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from typing import NamedTuple

from nyayagraph.law.acts.antecedents import BY_ITS_NUMBER, BY_ITS_YEAR
from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.acts.successions import acts_before, succeeding_acts
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.codes.laws_named import Law, law_ahead, law_behind, laws_named, names_another_of, other_law
from nyayagraph.verify.references.resolve import Resolved

_BILLS_OF_NEW_CODES = date(2023, 8, 11)
NEWER_LAW = {old: new for new, old in OLDER_LAW.items()}
CODES = {*NEWER_LAW, *OLDER_LAW}
_OLD_WORDS = r"(?:old|older|former|erstwhile|repealed|earlier|previous|colonial|superseded|Indian|1860|1872|1973)"
_OLD_LAW = r"(?:old|older|former|erstwhile|repealed|earlier|previous|colonial|superseded)"
_IPC = r"IPC|I\.\s?P\.\s?C\.?|[Pp]enal\s+[Cc]ode|Macaulay(?:'s|’s)\s+Code"  # noqa: RUF001
_CRPC = r"CrPC|Cr\.?\s?P\.?\s?C\.?|(?:[Cc]riminal\s+)?[Pp]rocedure\s+[Cc]ode|Code\s+of\s+Criminal\s+Procedure"
# what a law is called, with the codes that it can be and whether it is a new one; the first that fits counts
_NAMES: tuple[tuple[str, tuple[str, ...], bool], ...] = (
    (r"BNSS|B\.N\.S\.S\.?|(?:Bharatiya\s+)?(?:Nagarik\s+)?Suraksha\s+Sanhita", ("bnss-2023",), True),
    (r"BNS|B\.N\.S\.?|(?:Bharatiya\s+)?Nyaya\s+Sanhita|new\s+[Pp]enal\s+(?:[Cc]ode|law)", ("bns-2023",), True),
    (r"BSA|B\.S\.A\.?|(?:Bharatiya\s+)?(?:Sakshya\s+)?Adhiniyam|new\s+[Ee]vidence\s+(?:Act|law)", ("bsa-2023",), True),
    (r"new\s+(?:[Cc]riminal\s+)?[Pp]rocedure\s+(?:[Cc]ode|law)", ("bnss-2023",), True),
    (r"(?:new\s+)?Sanhita", ("bns-2023", "bnss-2023"), True),
    (
        r"(?:new|present|current|2023)\s+(?:[Cc]ode|[Ll]aw|Act|enactment|statute|one|[Ss]anhita)s?(?!\s+(?:of|on)\b)",
        (), True,
    ),
    (
        rf"(?:{_OLD_WORDS}\s+)*(?:{_IPC})|1860\s+Code|Code\s+of\s+1860",
        ("ipc-1860",), False,
    ),
    (
        rf"(?:{_OLD_WORDS}\s+)*(?:{_CRPC})|1973\s+Code|Code\s+of\s+1973",
        ("crpc-1973",), False,
    ),
    (rf"(?:{_OLD_WORDS}\s+)*Evidence\s+Act|IEA|1872\s+Act|Act\s+of\s+1872", ("iea-1872",), False),
    (
        rf"{_OLD_LAW}\s+(?:[Cc]ode|[Ll]aw|[Aa]ct|[Ss]tatute|one)(?!\s+(?:of|on)\b)",
        (), False,
    ),
)  # fmt: skip
_ANY_NAME = "|".join(f"(?P<name{place}>{words})" for place, (words, _, _) in enumerate(_NAMES))
_YEAR = r"(?:,?\s*(?:of\s+)?(?:1860|1872|1973|2023)\b)?"
NAME = re.compile(rf"\b(?:{_ANY_NAME})(?!\w){_YEAR}(?!\s*,?\s*(?:of\s+)?(?:1898|1908))")
# refuses ` of the Bharatiya Nyaya Sanhita Bill`, whose clauses had other numbers
_BEHIND = re.compile(
    rf"(?:\s*,)?\s+(?:(?:of|in|under|from)\s+)?(?:the\s+|that\s+)?(?:{_ANY_NAME})(?!\w){_YEAR}(?!\s+\(?(?:Second\)?\s+)?Bill\b)"
)
# takes `IPC, `, `the Adhiniyam has it in `; a law that names the number behind it
_AHEAD = re.compile(
    rf"\b(?:{_ANY_NAME})(?!\w){_YEAR},?(?:\s+(?:had|has|puts?|gives?|keeps?|kept|places?)(?:\s+(?:it|this|that))?(?:\s+(?:in|at|under))?)?\s*$"
)
# takes ` of the 1898 Code`, ` and 562 of the Act of 1947`; a number of a law that is none of these
_OF_ANOTHER_LAW = re.compile(
    r"(?:\s*(?:,|and|&|or|to)\s*\d{1,3}[A-Z]{0,2}(?:\(\w{1,3}\))*)*,?\s+(?:of|in|under)\s+(?:the\s+|that\s+|this\s+)?"
    r"(?:(?!Code\b|Act\b)[A-Z0-9][\w.,'-]*\s+(?:of\s+|and\s+)?){1,5}(?:Act|Code|Ordinance|Rules|Regulations?|Constitution|Order)\b"
    r"|(?:\s*(?:,|and|&|or|to)\s*\d{1,3}[A-Z]{0,2}(?:\(\w{1,3}\))*)*,?\s+(?:of|in|under)\s+(?:the\s+)?(?:Act|Code|Ordinance),?\s+(?:of\s+)?\d{4}"
)
# takes ` of the Act of 1986`, `the 1894 Act placed in section `; an Act that its year tells beside another
_BY_YEAR = r"(?:Act,?\s+of\s+(?P<behind>(?:18|19|20)\d\d)|(?P<before>(?:18|19|20)\d\d)\s+Act)\b"
BY_YEAR = re.compile(rf"\b{_BY_YEAR}")
_OF_YEAR = re.compile(rf",?\s+(?:of|in|under)\s+(?:the|that)\s+{_BY_YEAR}")
_YEAR_AHEAD = re.compile(rf"\b{_BY_YEAR}[^.;,\d]{{0,60}}$")
_YEAR_AHEAD_FAR = 90  # characters in which an Act of its year, and the words between it and a number, stand
# what a law of 2023 is called; takes `the new Code` too where no other law's year stands in the text
_LAW_OF_2023 = re.compile(r"\b(?:Sanhita|Adhiniyam|BNSS?|BSA)\b|\bB\.\s?N\.\s?S|\b2023\b")
_NEW_LAW = re.compile(r"\bnew\s+(?:\w+\s+)?(?:law|code|Act|enactment|statute|one|number)s?\b", re.IGNORECASE)
_OTHER_YEAR = re.compile(r"\b(?:Act|Code|Ordinance),?\s+(?:of\s+)?(?:1[89]\d\d|20[01]\d)\b(?<!1860)(?<!1872)(?<!1973)")
_SECTION = r"(?:\b(?:sections?|secs?\.?|ss?\.?|u/s\.?|under\s+section|(?:the\s+)?numbers?)\s*|§+\s*)"
_CLAUSE = r"(?:\s?\((?:\d{1,2}|[a-z]|[ivx]{1,4}|[A-Z]{1,2})\))*"
_DIGIT = re.compile(r"\d")
_MARK = re.compile(
    rf"(?P<word>{_SECTION})?(?<![\w.,/₹-])(?P<number>\d{{1,3}}(?:[A-Z]{{0,2}}|(?-i:[A-Z]{{3}})|-(?-i:[A-Z])\b))(?P<clause>{_CLAUSE})(?![\w]|[/.,:-]\d|-[A-Z]\b)",
    re.IGNORECASE,
)
# takes `12 years`, `5 August`, `19 per cent`; what makes a number none of a section
_OF_A_COUNT = re.compile(
    r"\s*(?:(?:st|nd|rd|th|%)\b|-?(?:years?|days?|months?|weeks?|hours?|minutes?|persons?|men|women|people|rupees|per|lakhs?|crores?"
    r"|thousand|hundred|grams?|kg|km|metres?|pages?|paras?|sections|chapters|offences|provisions|clauses|articles|cases|words|witnesses|accused"
    r"|of\s+(?:19|20)\d\d|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|a\.m|p\.m|INSC|SCC|SCR|AIR)\b)",
    re.IGNORECASE,
)
_OF_ANOTHER = re.compile(
    r"(?:\b(?:Acts?|pages?|pp?|paras?|paragraphs?|chapters?|parts?|points?|rules?|orders?|articles?|clauses?|Rs|INR|rupees|Nos?|volumes?|vol"
    r"|PW|DW|exhibits?|aged?|fined?|fines?\s+of|cases?|petition|appeal|schedule|items?|about|over|under|than|at|by|in|on|for"
    r"|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)\b\.?|₹)\s*$",
    re.IGNORECASE,
)
# takes `the old `, `formerly `, `used to seek under `, `ex-`, `in place of the old `, `the heir of `
_OLD_AHEAD = re.compile(
    r"(?:\b(?:old|older|former|formerly|earlier|erstwhile|previous|previously|hitherto|what\s+was|(?:which|that|it)\s+was"
    r"|in\s+(?:place|lieu)\s+of|instead\s+of|replac(?:es|ed|ing)|(?:successor|heir)\s+(?:to|of)|descend(?:s|ed)?\s+from"
    r"|(?:moved|shifted|travelled|gone|renumbered)\s+from)|\bex-)\s*(?:\(|:|,|=)?\s*(?:the\s+)?(?:old\s+|number\s+|code\s+)*$"
    r"|\b(?:used\s+to|once|long)\s+(?:[a-z]+\s+){0,4}$",
    re.IGNORECASE,
)
_NEW_AHEAD = re.compile(
    r"\b(?:new|now|today|present|presently|current|currently|has\s+become|have\s+become|became)\s*[:=]?\s*(?:the\s+)?(?:number\s+|at\s+|in\s+|under\s+)*$",
    re.IGNORECASE,
)
_THEN = re.compile(r"\s+(?P<old>then|formerly|earlier|previously)\b|\s+(?:now|today)\b")
_WAS = re.compile(r"\b(?P<old>was|were)\s+$|\b(?:is|are)\s+$")
# takes `, is BNS 316(2)` behind a number set apart by commas
_IS_NEW_BEHIND = re.compile(r",\s+(?:is|are|becomes?|became)\s+(?:now\s+)?(?:the\s+)?(?:BNSS?|BSA|Sanhita|Adhiniyam)\b")
_IN_BRACKETS = re.compile(r"[a-z]\s\($")
LIST = re.compile(r"\s*(?:,|/|&|\band\b|\bor\b|\bto\b|–|-|\br/w\b|\bread\s+with\b)\s*", re.IGNORECASE)  # noqa: RUF001
_FAR = 44
OLD_ACTS = {*NEWER_LAW, *(old for old, _ in succeeding_acts())}


class CodeNumber(NamedTuple):
    """A number at `[start, end)`, `end` behind the law that it names; `acts` is empty where no words limit them.

    `is_new` is None where no words tell. A `settled` one has one Act, by its own words.
    """

    start: int
    end: int
    number: str
    clause: str
    acts: tuple[str, ...]
    is_new: bool | None
    one: Resolved | None
    settled: bool

    def key(self, act_id: str) -> ProvisionKey:
        """The provision that it is in an Act."""
        clauses = tuple(re.findall(r"\((\w+)\)", self.clause))
        return ProvisionKey(act_id=act_id, unit="s", number=self.number, clauses=clauses)


def code_numbers(sentence: str, start: int, resolved: Sequence[Resolved]) -> list[CodeNumber]:
    """The numbers of sections of a sentence that opens at `start`, in order."""
    if not _DIGIT.search(sentence):
        return []
    cited = [one for one in resolved if 0 <= one.reference.start - start < len(sentence)]
    found = [number for one in cited if (number := _settled(one, start))]
    taken = [(one.reference.start - start, one.reference.end - start) for one in cited if not _is_open(one)]
    every = laws_named(sentence)
    laws = [law for law in every if not any(low < law.end and law.start < high for low, high in taken)]
    for match in _MARK.finditer(sentence):
        if any(low < match.end() and match.start() < high for low, high in taken):
            continue
        number = _read(sentence, match, next((one for one in cited if _covers(one, start, match)), None), laws)
        if number:
            found.append(number)
            laws = [law for law in laws if law.end > number.end or law.start < number.start]
    if not found:
        return []
    joined = list(_joined(sentence, sorted(found, key=lambda one: one.start)))
    return [_of_the_other(one, joined, every) for one in joined]


def _of_the_other(number: CodeNumber, numbers: Sequence[CodeNumber], laws: Sequence[Law]) -> CodeNumber:
    """A number of no law, read as of the one law of its age, or the one of two of which no other number is."""
    if number.acts or not laws:
        return number
    if {law.acts for law in laws} == {laws[0].acts} and number.is_new is laws[0].is_new:
        return number._replace(acts=laws[0].acts)
    other = other_law(laws, [law for law in laws if any(set(law.acts) & set(one.acts) for one in numbers)])
    if other is None or number.is_new not in (None, other.is_new):
        return number
    return number._replace(acts=other.acts, is_new=other.is_new)


def may_mean_law_of_2023(text: str, on: date) -> bool:
    """True where a text names the laws of 2023, or is of a day on which numbers could be taken from their Bills."""
    return on >= _BILLS_OF_NEW_CODES or names_law_of_2023(text)


def names_law_of_2023(text: str) -> bool:
    """True where a text speaks of the laws that took the place of the criminal codes."""
    return bool(_LAW_OF_2023.search(text) or (_NEW_LAW.search(text) and not _OTHER_YEAR.search(text)))


def codes_named(text: str) -> set[str]:
    """The codes of crime, procedure and evidence that a text names, old and new; none for `the old law`."""
    return {act_id for name in NAME.finditer(text) for act_id in _named(name)[0]}


def _covers(one: Resolved, start: int, match: re.Match[str]) -> bool:
    return one.reference.start - start < match.end() and match.start() < one.reference.end - start


def _is_open(one: Resolved) -> bool:
    """True for a section whose Act its own words do not print, be it by its year alone."""
    note = getattr(one.reference, "note", None)
    return one.reference.kind == "section" and (one.key is None or note not in (None, BY_ITS_NUMBER, BY_ITS_YEAR))


def _settled(one: Resolved, start: int) -> CodeNumber | None:
    key = one.key
    if key is None or _is_open(one) or key.unit != "s":
        return None
    is_new = False if key.act_id in OLD_ACTS else True if acts_before(key.act_id) else None
    low, high = one.reference.start - start, one.reference.end - start
    return CodeNumber(low, high, key.number, key.clause, (key.act_id,), is_new, one, settled=True)


def _read(sentence: str, match: re.Match[str], one: Resolved | None, laws: Sequence[Law]) -> CodeNumber | None:
    """A number whose Act is not settled, as the words beside it have it; None where it may count something else."""
    if law := _of_a_law(sentence, match, one, laws):
        return law
    start, end = match.span()
    ahead = sentence[max(0, start - _FAR) : start]
    behind, before = _BEHIND.match(sentence, end), _AHEAD.search(ahead)
    name = behind or before
    year = (
        None
        if name
        else _OF_YEAR.match(sentence, end) or _YEAR_AHEAD.search(sentence, max(0, start - _YEAR_AHEAD_FAR), start)
    )
    told = (year["behind"] or year["before"]) if year else ""
    acts, is_new = _named(name) if name else _of_year(told) if told else ((), None)
    if told and names_another_of(sentence, {int(told)}, acts):
        acts, is_new = (), None
    name = name or (year if acts else None)
    is_new = is_new if name else _age(ahead, sentence, end, match)
    if not name and not match["number"].isdigit():
        is_new = False  # the laws of 2023 have no section 304A
    is_marked = match["word"] or name or is_new is not None or one or match["clause"]
    if not is_marked or (not name and _OF_ANOTHER_LAW.match(sentence, end)):
        return None
    if not (match["word"] or name or one) and (_OF_A_COUNT.match(sentence, end) or _OF_ANOTHER.search(ahead)):
        return None
    if _OF_A_COUNT.match(sentence, end) and not match["word"]:
        return None
    low = start - (len(ahead) - before.start()) if before and not behind else start
    then = None if name else _THEN.match(sentence, end)
    behind = behind or (year if year and acts and year.start() == end else None)
    clause = re.sub(r"\s", "", match["clause"])
    settled = len(acts) == 1
    number = match["number"].upper().replace("-", "")
    acts = acts or _of_a_succession(one, is_new)
    return CodeNumber(low, (behind or then or match).end(), number, clause, acts, is_new, one, settled)


def _of_a_law(sentence: str, match: re.Match[str], one: Resolved | None, laws: Sequence[Law]) -> CodeNumber | None:
    """A number beside a law of the table of successions."""
    start, end = match.span()
    behind, ahead = law_behind(sentence, end, laws), law_ahead(sentence, start, laws)
    law = behind[0] if behind else ahead
    told = _age(sentence[max(0, start - _FAR) : start], sentence, end, match)
    if law is None or told not in (None, law.is_new) or (not match["word"] and _OF_A_COUNT.match(sentence, end)):
        return None
    clause, number = re.sub(r"\s", "", match["clause"]), match["number"].upper().replace("-", "")
    low = start if behind else law.start
    is_settled = len(law.acts) == 1
    return CodeNumber(low, behind[1] if behind else end, number, clause, law.acts, law.is_new, one, is_settled)


def _of_a_succession(one: Resolved | None, is_new: bool | None) -> tuple[str, ...]:
    """The Act that a reference was found to be of, where its age is the one told; none of the criminal codes."""
    act_id = one.key.act_id if one and one.key else ""
    is_old, has_older = act_id in OLD_ACTS, bool(acts_before(act_id))
    if act_id in CODES or is_old == has_older or is_new is not has_older:
        return ()
    return (act_id,)


@cache
def _of_year(year: str) -> tuple[tuple[str, ...], bool | None]:
    """The Acts of a year of which a table has one that took another's place, and whether they are the newer ones."""
    pairs = succeeding_acts()
    olds, news = (
        tuple(dict.fromkeys(one for one in side if one.endswith(f"-{year}"))) for side in zip(*pairs, strict=True)
    )
    return (olds, False) if olds and not news else (news, True) if news and not olds else ((), None)


def _named(name: re.Match[str]) -> tuple[tuple[str, ...], bool | None]:
    place = next(place for place in range(len(_NAMES)) if name[f"name{place}"])
    return _NAMES[place][1], _NAMES[place][2]


def _age(ahead: str, sentence: str, end: int, match: re.Match[str]) -> bool | None:
    if _OLD_AHEAD.search(ahead):
        return False
    if _NEW_AHEAD.search(ahead):
        return True
    if then := _THEN.match(sentence, end):
        return not then["old"]
    if was := _WAS.search(ahead):
        return not was["old"]
    if ahead.endswith(", ") and _IS_NEW_BEHIND.match(sentence, end):
        return False
    is_bracketed = _IN_BRACKETS.search(ahead) and sentence[end : end + 1] == ")"
    return False if is_bracketed and not (match["number"].isdigit() and len(match["number"]) == 1) else None


def _joined(sentence: str, numbers: Sequence[CodeNumber]) -> Iterator[CodeNumber]:
    """The numbers, those of a list read as the one of them that names its law, others as the only law named."""
    named = {(_named(name)) for name in NAME.finditer(sentence)}
    only = next(iter(named)) if len(named) == 1 else None
    for place, one in enumerate(numbers):
        if one.is_new and not one.acts and only and only[1]:
            yield one._replace(acts=only[0])
            continue
        if one.acts or (one.is_new is not None and not _is_listed(sentence, numbers, place)):
            yield one
            continue
        twin = next((numbers[n] for n in _listed(sentence, numbers, place) if numbers[n].acts), None)
        if twin and (one.number.isdigit() or not twin.is_new):
            yield one._replace(acts=twin.acts, is_new=twin.is_new, settled=twin.settled)
        elif one.is_new is None and only and not any(other.acts for other in numbers):
            yield one._replace(acts=only[0], is_new=only[1])
        else:
            yield one


def _is_listed(sentence: str, numbers: Sequence[CodeNumber], place: int) -> bool:
    return any(True for _ in _listed(sentence, numbers, place))


def _listed(sentence: str, numbers: Sequence[CodeNumber], place: int) -> Iterator[int]:
    """Places of the numbers that one list joins with the one at `place`, those behind it first."""
    for step in (1, -1):
        at = place
        while 0 <= at + step < len(numbers):
            low, high = sorted((at, at + step))
            if not is_list(sentence[numbers[low].end : numbers[high].start]):
                break
            at += step
            yield at


def is_list(between: str) -> bool:
    """True where words between two numbers only list them."""
    return bool(LIST.fullmatch(between))
