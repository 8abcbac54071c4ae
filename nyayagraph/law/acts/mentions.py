"""Acts as a text mentions them: by title, abbreviation, unknown title, or as `the said Act`.

Pure search with offsets; must not know provisions. Which Act `the Act` means is decided in `antecedents`.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from nyayagraph.law.acts.short_names import short_names
from nyayagraph.law.acts.small_letters import small_titles
from nyayagraph.law.acts.table import ACTS, acts_meant, name_letters
from nyayagraph.law.acts.titles import known_title
from nyayagraph.law.acts.whose_acts import (
    DASHED_ON,
    ENGLISH_TITLE,
    NUMBERED_BY_STATE,
    PLACE_BEFORE,
    is_english,
    is_of_a_state,
)
from nyayagraph.law.text.kept import kept
from nyayagraph.law.text.numerals import arabic

_WINDOW = 170  # characters before `Act` in which its title is looked for; the longest central title has 160
_YEAR = r"(?P<year>(?:1[789]|20)\d\d)(?!\d)"

# The word that ends (or, for `Code of`, opens) a title, and its year or number: `Act, 1947`, `Act (45 of 1860)`.
# takes `Act`, `CODE OF CRIMINAL PROCEDURE, 1973`; refuses `Action`, `Codes`, `ACT:` (a heading)
# One pattern for each word: a pattern that opens with its letters is found fast.
_CODE_OF = (
    r"(?P<after>\s{1,3}(?:of|OF|on|ON)\s{1,3}(?:Criminal\s{1,3}Procedure|CRIMINAL\s{1,3}PROCEDURE"
    r"|Civil\s{1,3}Procedure|CIVIL\s{1,3}PROCEDURE|Wages|Social\s{1,3}Security))?"
)
# takes `Tenancy Act. 1939 (U.P. 17 of 1939)`; refuses `under the Act. 1939 SCR`
_DOTTED = r"(?:1[89]|20)\d\d\s{0,2}(?:[,;]|\((?:Act|No|[A-Z]\.))"
_YEAR_OR_NUMBER = (
    rf"(?![A-Za-z])(?:(?:\.\s?(?={_DOTTED})|\s{{0,3}}[,;]{{0,2}}\s{{0,3}})(?:of\s{{1,2}})?\(?{_YEAR}\)?"
    r"|\s{0,3},?\s{0,3}\(?(?:(?:[A-Z][A-Za-z.,]{0,10}\s{1,2}){0,2}(?:No\.?\s?)?)(?P<number>[IVXLC]{1,8}|\d{1,3})"
    r"\.?\s{0,2}[Oo]f\s{1,2}(?P<numbered>(?:1[789]|20)\d\d)\)?)?"
)
# takes `code of Criminal Procedure`, `code of civil procedure, 1908`; refuses `code of conduct`
_SMALL_CODE_OF = r"code(?P<after>\s{1,3}of\s{1,3}(?:[Cc]riminal|[Cc]ivil)\s{1,3}[Pp]rocedure)"
_ANCHORS = (
    re.compile(rf"(?P<type>{_SMALL_CODE_OF}){_YEAR_OR_NUMBER}"),
    *(
        re.compile(rf"(?P<type>{word}{_CODE_OF if word in ('Code', 'CODE') else '(?P<after>)?'}){_YEAR_OR_NUMBER}")
        for word in (
            "Act",
            "ACT(?!:)",
            "Code",
            "CODE",
            "Sanhita",
            "SANHITA",
            "Adhiniyam",
            "ADHINIYAM",
            "Ordinance",
            "ORDINANCE",
        )
    ),
)
_CONSTITUTION = re.compile(
    r"(?:C(?:onstitution|ONSTITUTION)\b(?!\s{1,3}(?:[Bb]ench|\((?!hereinafter)))(?:\s{1,3}(?:of|OF)\s{1,3}(?:India|INDIA))?(?:,?\s{0,2}\(?1950\)?)?)"
    r"(?P<foreign>\s{1,3}of\s{1,3}(?:the\s{1,3})?(?:United|U\.\s?S|America|Pakistan|Ireland|Eire|Jammu(?:\s{1,3}(?:&|and)\s{1,3}Kashmir)?|Burma|Ceylon|Sri|Japan|Canada|Australia|South|Bangladesh|Nepal))?"
)
_FOREIGN_BEFORE = re.compile(
    r"(?:American|U\.\s?S\.?(?:A\.)?|States|Irish|Australian|Canadian|Pakistani?|Weimar|Swiss|Japanese|Burmese|Ceylon|French|German|(?:Jammu\s(?:&|and)\s)?Kashmir|J\s?&\s?K)\s{1,2}$"
)

# takes `the 1898 `, `of 1898 `; refuses `in 1898 `
_THE_YEAR = re.compile(r"\b(?:[Tt]he|of)\s{1,3}(?P<year>(?:1[89]|20)\d\d)\s{1,2}$")
_YEAR_JUST_BEFORE = re.compile(r"\b((?:1[89]|20)\d\d)\s{1,3}$")  # takes `1985 `, `1985  ` before `Act`
_YEAR_LONG = 12  # characters of a year, with the article before it
_DIVIDING = frozenset(';:?!0123456789"“”[]')
_WORD_BACK = re.compile(r"[A-Za-z&'’./]+(?:-\s?[A-Za-z]+)*\.?")
_ANAPHORA = frozenset({"the", "this", "said", "that", "such", "aforesaid", "same", "present", "impugned"})
_GENERIC = frozenset(
    "amending amendment amended principal central state parent new old repealed repealing local special original"
    " existing first second earlier later another any every unamended relevant both under of by in and or an a".split()
)
_OPENS_TITLE = frozenset("central special local state original".split())  # where more of a title follows
_NUMERALS = frozenset("I. II. III. IV. V. VI. VII. Schedule SCHEDULE Part Chapter".split())
_SMALL = frozenset("both under of by in and or an a".split())
_INDIAN_FINANCE = re.compile(r"^Indian (?=Finance)")  # the yearly Acts of no other country are called so
_LINKING = frozenset("of and for in to on or from with by & de".split())
_OPENS_NO_TITLE = frozenset(
    "the this said that such under by per vide read see any every an a section sections article articles"
    " but whether if therefore thereafter thereupon however similarly when where while thus since although apart prior"
    " before after hence accordingly now then what which how is was does did even also again further moreover because"
    " unless until till upon meaning both".split()
)

# Abbreviations that stand without the word Act; dots and single spaces may divide their letters.
_BARE = (
    "BNSS BNS BSA IPC CrPC CrlPC CriPC CPC IEA HMA HSA HAMA HMGA GWA TPA MVA IBC COPRA POCSO NDPS PMLA UAPA TADA POTA"
    " PWDVA POSH RPA RERA DPDPA SARFAESI FEMA FERA COFEPOSA MISA SAFEMA SICA SCRA AFSPA FCRA FSSA PCMA NSA ULCRA"
    " IDRA SITA ITPA SRA CPA RTI CGST IGST LARR MMDR MSMED PCPNDT RPWD MRTP"
).split()
_ABBREVIATION_TAIL = r"\b\.?(?:\s?,?\s?\(?(?P<year>(?:1[89]|20)\d\d)\)?(?!\d))?"
# takes ` Act` of `the RERA Act`, ` Act, 2016`; refuses ` Action`
_CALLED_ACT = re.compile(r"\sAct\b(?:,?\s(?P<year>(?:1[89]|20)\d\d)\b)?")
_SAME_AS = {
    **dict.fromkeys(("crlpc", "cripc", "crimpc", "criminalpc", "crpcode", "crlpcode", "criminalpcode"), "crpc"),
    "civilpc": "cpc", "cpcode": "cpc", "ipcode": "ipc",
}  # fmt: skip
_SHORTENED = {"crl": "criminal", "cri": "criminal", "crim": "criminal", "cr": "criminal"}  # words of a title
_CODES = frozenset(
    {"ipc-1860", "crpc-1973", "crpc-1898", "cpc-1908", "bns-2023", "bnss-2023", "ibc-2016", "industrial-relations-2020"}
)


class ActMention(NamedTuple):
    """An Act mentioned at `[start, end)`.

    `name` is what it is called there, without year; `kind` is `title` (in the table), `unknown` (a title that is not),
    `abbreviation`, `anaphor` (`the said Act`), `year` (`the 1956 Act`, `Act 5 of 1898`), `generic` (`the amending Act`)
    or `foreign`.
    `type` is act, code, ordinance or constitution.
    """

    start: int
    end: int
    name: str
    kind: str
    type: str
    year: int | None
    number: str | None = None  # `22/1939` for `Act XXII of 1939`


@kept
def find_mentions(text: str) -> tuple[ActMention, ...]:
    """Every Act mentioned in `text`, in order, none overlapping; the longest title wins."""
    found = sorted(
        (
            mention
            for search in (_titles, _abbreviations, _constitutions, _short_names, _small_titles)
            for mention in search(text)
        ),
        key=lambda mention: (mention.start, -mention.end),
    )
    alone: list[ActMention] = []
    for mention in found:
        if not alone or mention.start >= alone[-1].end:
            alone.append(mention)
    return tuple(alone)


def abbreviation_at(text: str, start: int) -> ActMention | None:
    """The abbreviation of an Act that opens at `start`."""
    match = next(filter(None, (pattern.match(text, start) for pattern in _abbreviation_patterns())), None)
    return _abbreviation(text, match) if match else None


@cache
def abbreviation_letters() -> frozenset[str]:
    """Abbreviations in capitals as print may glue them to a number: `302IPC`."""
    return frozenset(letters for letters in _BARE if letters.isupper())


@cache
def _abbreviation_patterns() -> tuple[re.Pattern[str], ...]:
    rests: dict[str, list[str]] = {}
    for letters in sorted(_BARE, key=len, reverse=True):
        if not letters.startswith("Cr"):
            rest = "".join(rf"\.?\s?{letter}" for letter in letters[1:]) if len(letters) < 5 else letters[1:]  # noqa: PLR2004
            rests.setdefault(letters[0], []).append(rest)
    rests["C"].append(
        r"r(?:l|i|im|iminal)?\.?\s{0,2}P\.?\s{0,2}C(?:ode)?|R\.?\s?P\.?\s?C|rpc|ivil\s{1,2}P\.\s{0,2}C|\.\s?P\.\s?Code"
    )
    rests["I"].append(r"\.\s?P\.\s?Code")
    rests["I"].append("pc")
    spelled = "|".join(rf"{first}(?:{'|'.join(rest)})" for first, rest in rests.items())
    # small letters apart: of a pattern that also opens with them each one in the text would be tried
    return tuple(
        re.compile(opening + _ABBREVIATION_TAIL) for opening in (rf"(?:{spelled})", "crpc", "ipc", "bnss?", "bsa")
    )


def _abbreviation(text: str, match: re.Match[str]) -> ActMention | None:
    start = match.start()
    if start and (text[start - 1].isalpha() or (text[start - 1] == "." and start > 1 and text[start - 2].isupper())):
        return None
    year = match["year"]
    name = match[0][: match.start("year") - start] if year else match[0]
    letters = name_letters(name)
    letters = _SAME_AS.get(letters, letters)
    letters = letters if letters in ACTS.by_name else f"{letters}act"
    ids = ACTS.by_name.get(letters, ())
    if not ids:
        return None
    kind = "code" if ids[0] in _CODES else "act"
    end = match.end()
    if text[end - 1] == "." and "." not in match[0][:-1]:
        end -= 1  # `s. 420 IPC.`: the full stop of the sentence
    return ActMention(start, end, letters, "abbreviation", kind, int(year) if year else None)


def _abbreviations(text: str) -> Iterator[ActMention]:
    for match in chain.from_iterable(pattern.finditer(text) for pattern in _abbreviation_patterns()):
        mention = _abbreviation(text, match)
        called = _CALLED_ACT.match(text, mention.end) if mention else None
        if mention and called is None:
            yield mention
        elif mention and called and f"{mention.name}act" not in ACTS.by_name:  # else it is a title, `the POCSO Act`
            yield mention._replace(end=called.end(), year=int(called["year"]) if called["year"] else mention.year)


def _short_names(text: str) -> Iterator[ActMention]:
    for called in short_names(text):
        yield ActMention(called.start, called.end, called.letters, "title", "act", called.year)


def _small_titles(text: str) -> Iterator[ActMention]:
    for small in small_titles(text):
        kind = "title" if small.letters else "year"
        yield ActMention(small.start, small.end, small.letters, kind, "code" if small.is_code else "act", small.year)


def _constitutions(text: str) -> Iterator[ActMention]:
    for match in _CONSTITUTION.finditer(text):
        before = _FOREIGN_BEFORE.search(text, max(0, match.start() - 18), match.start())
        foreign = match["foreign"] or before
        yield ActMention(
            before.start() if before else match.start(),
            match.end(),
            "constitution",
            "foreign" if foreign else "title",
            "constitution",
            None,
        )


def _titles(text: str) -> Iterator[ActMention]:
    low = done = 0
    for match in sorted((m for pattern in _ANCHORS for m in pattern.finditer(text)), key=re.Match.start):
        if match.start() < done or (match.start() and text[match.start() - 1].isalpha()):
            continue
        done = match.end()
        mention = _title(text, match, max(low, match.start() - _WINDOW))
        if match["type"] in ("Act", "ACT"):
            low = match.end("type")  # no title holds the word twice
        if mention:
            if match["number"]:
                mention = mention._replace(number=f"{arabic(match['number'])}/{match['numbered']}")
            yield mention


def _title(text: str, match: re.Match[str], low: int) -> ActMention | None:
    """The longest title that ends with the matched word; else what else the words before it make of it."""
    anaphor = None if match["after"] else _plain_anaphor(text, match)
    if anaphor:
        return anaphor
    words = [(w.start(), w[0]) for w in _WORD_BACK.finditer(text, low, match.start())]
    printed_year = match["year"] or match["numbered"]
    year = int(printed_year) if printed_year else None
    own = match["type"]
    kind = own.split()[0].lower()
    kind = {"sanhita": "code", "adhiniyam": "act"}.get(kind, kind)
    letters = name_letters(own)
    start, name = match.start(), ""
    if match["after"] and letters in ACTS.by_name:
        name = letters
    joined, last = letters, match.start()
    for place, word in reversed(words):
        if _divides(text, place + len(word), last):
            break
        last = place
        letters = name_letters(word)
        letters = _SHORTENED.get(letters, letters)
        joined = letters + joined
        if joined not in ACTS.endings:
            break
        if letters and joined in ACTS.by_name:
            start, name = place, joined
    if name and year is None and text[max(0, start - 2) : start - 1].isdigit():
        start, year = _year_before(text, start, name)
    if name and not is_of_a_state(text, start, name, year):
        whose = "foreign" if is_english(text, start, name, year) else "title"
        return ActMention(start, match.end(), name, whose, kind, year)
    return _other(text, words, match, kind, year)


def _year_before(text: str, start: int, name: str) -> tuple[int, int | None]:
    """Where `the 1898 Code of Criminal Procedure` opens, and its year; of no year that no Act of the name has."""
    before = _THE_YEAR.search(text, start - _YEAR_LONG, start)
    year = int(before["year"]) if before else 0
    return (before.start("year"), year) if before and acts_meant(name, year) else (start, None)


def _plain_anaphor(text: str, match: re.Match[str]) -> ActMention | None:
    """`the Act`, `this Code`, `the said Act`: the commonest case, told by the word before alone."""
    start = match.start()
    before = text[max(0, start - 24) : start]
    words = before.split()
    if not words or not before[-1].isspace() or words[-1].lower() not in _ANAPHORA:
        return None
    word = words[-1].lower()
    place = text.rfind(words[-1], 0, start)
    if word == "said" and len(words) > 1 and words[-2].lower() == "the":
        place = text.rfind(words[-2], 0, place)
    printed = match["year"] or match["numbered"]
    kind = match["type"].lower()
    kind = {"sanhita": "code", "adhiniyam": "act"}.get(kind, kind)
    return ActMention(
        place, match.end(), word, "year" if printed else "anaphor", kind, int(printed) if printed else None
    )


def _divides(text: str, end: int, start: int) -> bool:
    """Whether the gap between two words of a title holds a mark that no title holds."""
    return not _DIVIDING.isdisjoint(text[end:start])


def _other(  # noqa: PLR0911 - one return for each thing that it can be
    text: str, words: list[tuple[int, str]], match: re.Match[str], kind: str, year: int | None
) -> ActMention | None:
    """What an Act of no known title is: `the said Act`, `the 1956 Act`, `the amending Act`, or a title we lack."""
    start = match.start()
    year_before = _YEAR_JUST_BEFORE.search(text, max(0, start - 8), start)
    if year_before:
        return ActMention(year_before.start(), match.end(), "", "year", kind, int(year_before[1]))
    if not words or _divides(text, words[-1][0] + len(words[-1][1]), start):
        return ActMention(start, match.end(), "", "year" if year else "generic", kind, year)
    place, word = words[-1]
    lower = word.lower().strip(".'’")
    if match["number"] and lower in _SMALL | _ANAPHORA:
        return ActMention(start, match.end(), "", "year", kind, year)
    if lower in _ANAPHORA:
        if lower == "said" and len(words) > 1 and words[-2][1].lower() == "the":
            place = words[-2][0]
        return ActMention(place, match.end(), lower, "year" if year else "anaphor", kind, year)
    if abbreviation_at(text, place):
        return None  # `the CrPC Code`: the abbreviation says it
    title_start = _unknown_title(text, words, start)
    if title_start is None:
        opening = place if lower in _GENERIC and lower not in _SMALL else start
        return ActMention(opening, match.end(), lower, "year" if year else "generic", kind, year)
    return _of_no_known_title(text, title_start, match, kind, year)


def _of_no_known_title(text: str, start: int, match: re.Match[str], kind: str, year: int | None) -> ActMention:
    """An Act whose title, from `start` on, is not in the table as print spells it."""
    end = match.start("type") + len(match["type"])
    name = _INDIAN_FINANCE.sub("", " ".join(text[start:end].split()))
    if NUMBERED_BY_STATE.fullmatch(text, start, end):  # `Bombay Act LXVII of 1948` gives a number, no title
        state = name[: -len(match["type"])].strip()
        return ActMention(start, match.end(), state, "year" if year else "generic", kind, year)
    if ENGLISH_TITLE.match(name):
        return ActMention(start, match.end(), name, "foreign", kind, year)
    if known := known_title(name, year):
        opening, letters = known
        heading = opening if text.startswith(name[: opening + 3], start) else 0
        return ActMention(start + heading, match.end(), letters, "title", kind, year)
    return ActMention(start, match.end(), name, "unknown", kind, year)


def _bracket_before(text: str, words: list[tuple[int, str]], start: int) -> int:
    """Where the bracket opens that closes right before `start`, with words of the title before it; else `start`."""
    closes = text.rfind(")", max(0, start - 3), start)
    if not words or closes < 0 or text[closes + 1 : start].strip():
        return start
    opens = text.rfind("(", words[0][0], closes)
    if opens < 0 or not text[max(0, opens - 3) : opens].rstrip()[-1:].isalpha():
        return start
    return start if _divides(text, opens, closes) else opens


def _unknown_title(text: str, words: list[tuple[int, str]], start: int) -> int | None:
    """Where a title in capitals opens that is not in the table; None if no such title."""
    opening = None
    following = start
    bracket = _bracket_before(text, words, start)
    for place, word in reversed(words):
        if bracket <= place < following:  # `Goods (Carried by Road or on Inland Waterways) Act`: all of it is title
            following = place
            opening = place if word[0].isupper() else opening
            continue
        gap = text[place + len(word) : following]
        lower = word.lower().strip(".,'’")
        is_apart = "--" in gap or _divides(gap, 0, len(gap))  # `Explanation--Finance Act`: a heading before the title
        if ("." in word[:-1] and len(word) > 6) or is_apart or lower in _OPENS_NO_TITLE:  # noqa: PLR2004
            break
        if (word.endswith(".") and len(lower) > 3) or "\n\n" in gap:  # noqa: PLR2004 - a sentence ends, no initial
            break
        if word in _NUMERALS:
            break
        if dashed := DASHED_ON.match(word):  # `Process-Indian Merchandise Marks Act`: a heading before the title
            return place + dashed.end()
        if word[0].isupper():
            if lower not in _GENERIC or (opening is not None and lower in _OPENS_TITLE):
                opening = place
        elif lower not in _LINKING and not (
            opening is not None and PLACE_BEFORE.search(text, max(0, place - 14), place)
        ):
            break  # but `Bombay public Trusts Act`
        following = place
    return opening
