"""Cause titles in running text: `X v. Y`, `In re X`, the whole name and nothing more.

Pure search with offsets; must not judge whether two names are one (`names` does).
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

from nyayagraph.law.names.cause_title_words import (
    ABBREVIATIONS,
    AND,
    AND_COMPANY,
    AND_NUMBER,
    BROKEN,
    CAPITAL,
    COMPANY,
    COMPANY_ALONE,
    COURT_NEXT,
    ETC_AGAIN,
    EX_PARTE,
    FOOTNOTE,
    GLUED,
    GOES_ON,
    GOES_ON_FROM_STATE,
    HEADING,
    HEIRS,
    IN_COUNCIL,
    IN_RE_TEXT,
    INITIALS,
    LEADS_IN,
    LEFT_LINKS,
    LINKS,
    LONGEST_WORD,
    NEVER_IN,
    NEXT_VERSUS,
    NO_SMALL,
    NUMBERED,
    OF_AN_ACT,
    OF_DECEASED,
    OF_JUDGES,
    OF_REFERENCE,
    OFFICES,
    OPENERS,
    ORDINAL,
    PERSON_AFTER,
    PERSONAL,
    PLACE,
    PLACE_AND_MARK,
    QUOTE_BEHIND,
    QUOTES,
    REACH,
    REST_OF_COMPANY,
    SMALL_BEFORE,
    SMALL_BEHIND,
    STATE_ALONE,
    STATE_OF,
    TAIL,
    TAIL_OPENS,
    TAILS_BEFORE,
    TAX,
    TITLES,
    VERSUS,
    WORD,
    WORD_BACK,
    WORD_FORWARD,
    WORKS_OF_COMPANY,
    YEAR_OF_COMPANY,
)


class FoundName(NamedTuple):
    """A name of a judgment at `[start, end)`."""

    start: int
    end: int
    name: str


def find_names(text: str) -> list[FoundName]:
    """Every name of a judgment in running text, in order, none overlapping: the whole name and nothing more."""
    found: list[FoundName] = []
    done = 0
    for match in sorted((m for pattern in VERSUS for m in pattern.finditer(text)), key=re.Match.start):
        middle = match.start() + match[0][0].isspace()
        if middle < done:
            continue
        if match[0][1] == "V" and _is_initial(text, middle, match[0][1:]):
            continue
        right = _right_end(text, match.end())
        right = _with_ex_parte(text, _short_of_next(text, match.end(), right)) if right else None
        right = _short_of_judge(text, match.end(), right) if right else None
        left = _left_start(text, max(done, middle - REACH), middle) if right else None
        left = _with_rest_of_company(text, max(done, middle - REACH), middle, left)
        if left is not None and text[left:middle].lower().strip(" .") in PERSONAL:
            continue  # `Dr. v. K. Das`: an initial in small print
        if left is not None and right and text[left - 1 : left] in QUOTES and text[right - 1] in QUOTES:
            right -= 1
        if left is not None and right and not (match[0][1:] == "V." and PERSON_AFTER.match(text, right)):
            found.append(FoundName(left, right, _printed(text[left:right])))
            done = right
    return _with_in_re(text, found)


def _left_start(text: str, low: int, middle: int) -> int | None:
    """Where the first party opens, behind which `etc. etc.` may stand, or a word whose capital print lost."""
    last = _last_word(text, low, middle)
    tail = last.lower().strip("().,&").replace("&", ".").rpartition(".")[2]
    if tail in TAIL_OPENS and (tails := TAILS_BEFORE.search(text, max(low, middle - 80), middle)):
        middle = tails.start()
        last = _last_word(text, low, middle)
    if not last[:1].islower() or text.startswith(("versus", "VERSUS"), middle):
        return left_start(text, low, middle, quoted=True)
    small = SMALL_BEFORE.search(text, max(low, middle - LONGEST_WORD), middle)
    if small is None or small["small"] in NO_SMALL:
        return left_start(text, low, middle, quoted=True)
    if small["opens"] in ("In", "See"):
        return small.start("small")
    return left_start(text, low, small.start("link" if small["link"] else "small"), quoted=True)


def _with_rest_of_company(text: str, low: int, middle: int, start: int | None) -> int | None:
    """The start of `Alembic Chemical works Co. Ltd.`, of which a small word cut all but `Co. Ltd.`; else `start`."""
    if start is None or not COMPANY_ALONE.fullmatch(text, start, middle):
        return start
    rest = REST_OF_COMPANY.search(text, max(low, start - LONGEST_WORD), start)
    if rest is None or "\n\n" in rest["cut"] or rest["small"] in NO_SMALL - {"etc"} or rest["small"] in NEVER_IN:
        return start
    if not _last_word(text, low, rest.start())[:1].isupper():
        return start
    whole = left_start(text, low, rest.start(), quoted=True)
    return start if whole is None else whole


def _last_word(text: str, low: int, end: int) -> str:
    return "".join(text[max(low, end - LONGEST_WORD) : end].split()[-1:])


def _with_ex_parte(text: str, end: int) -> int:
    """The end of `R. v. Secretary of State, ex parte Brind`."""
    behind = EX_PARTE.match(text, end)
    return (_right_end(text, behind.end() - 1) if behind else None) or end


def _short_of_next(text: str, start: int, end: int) -> int:
    """The end of a second party that ran on, over `and`, into the first party of the next name."""
    following = NEXT_VERSUS.match(text, end)
    links = list(AND.finditer(text, start, end)) if following else []
    return links[-1].start() if links else end


def _short_of_judge(text: str, start: int, end: int) -> int:
    """The end of `v. State of Punjab Chandrachud, J.`: a State is named whole, what follows it is of the sentence."""
    state = STATE_ALONE.match(text, start, end)
    return state.end() if state and not GOES_ON_FROM_STATE.match(text, state.end()) else end


def _is_initial(text: str, place: int, printed: str) -> bool:
    """Whether a capital `V.` is part of a person's name: after an initial, a form of address or `Surname,`."""
    before = text[max(0, place - 20) : place].rstrip()
    word = before.rpartition(" ")[2].rpartition("\n")[2]
    if word.endswith("-"):
        return True
    if printed == "V.S.":
        return word.endswith((",", ".", "and", "&", ":")) or word.lower() in TITLES or len(word) == 1
    if printed not in ("V.", "V"):
        return False
    if OF_JUDGES.search(text, max(0, place - 200), place):
        return True
    if word in NUMBERED or text[place + 1] != ".":
        return word in NUMBERED  # `Part V of`, `Vol. V. p.`
    return word.endswith(",") or len(word.strip(".(")) <= 1 or word.lower().strip(".,(") in TITLES


def _with_in_re(text: str, found: list[FoundName]) -> list[FoundName]:
    """The names found, and each `In re X` that lies outside all of them."""
    starts = [name.start for name in found]
    alone: list[FoundName] = []
    for match in sorted((m for pattern in IN_RE_TEXT for m in pattern.finditer(text)), key=re.Match.start):
        place = bisect_right(starts, match.end() + 2) - 1
        if (place >= 0 and found[place].end > match.start()) or (alone and alone[-1].end > match.start()):
            continue
        end = _right_end(text, match.end() - 1)
        reference = OF_REFERENCE.match(text, text.rfind(" ", 0, end) + 1) or OF_AN_ACT.match(text, end) if end else None
        end = reference.end() if reference else end
        if end and (place + 1 == len(found) or end <= starts[place + 1]):
            alone.append(FoundName(match.start(), end, _printed(text[match.start() : end])))
    return sorted([*found, *alone])


def _printed(name: str) -> str:
    return " ".join(name.split())


def _right_end(text: str, start: int) -> int | None:
    """Where the second party ends: after its last word in capitals, abbreviation or `& Ors.`."""
    place, end, words = _right_start(text, start)
    limit = min(len(text), start + REACH)
    while place < limit and (match := WORD.match(text, place) or (end and TAX.match(text, place))):
        word = match["word"]
        lower = word.lower().rstrip(".,").strip("()")
        if (words == 0 and word[0] == "(") or (words and lower == "the" and COURT_NEXT.match(text, match.end())):
            break
        if (
            "\n\n" in text[place : match.start("word")]
            or (lower in NEVER_IN and word != "Air")
            or word in ("No.", "Nos.")
            or (words == 0 and lower in TAIL)
            or (words and word == "In")
        ):
            break
        if (
            word[0].isdigit()
            and (words == 0 or len(word) >= 4 or word.rstrip(".").isdigit())  # noqa: PLR2004
            and not ORDINAL.match(word)
        ):
            break  # a year or the mark of a footnote ends a name
        place = match.end("word")
        if lower in TAIL or FOOTNOTE.search(word):
            return _last_end(text, match)
        if word.lower() not in LINKS:
            words += 1
            ends = word.endswith(".") and not _is_abbreviation(word)
            end = place - 1 if ends else place
            if ends or (lower in ("ltd", "limited") and not GOES_ON.match(text, place)):
                break
        if match["comma"]:
            if words and not _goes_on(text, match.end(), lower):
                break
            place = match.end()
    footnote = FOOTNOTE.search(text, start, end) if end else None
    number = AND_NUMBER.match(text, end) if end else None
    heirs = HEIRS.match(text, end) if end else None
    return footnote.start() if footnote else number.end() if number else heirs.end() if heirs else end


def _goes_on(text: str, comma: int, word: str) -> bool:
    """Whether a party goes on behind a comma: with what it is, or with its place."""
    following = text[comma : comma + 14].lstrip()
    if COMPANY.match(following) or PLACE.match(following) or AND_COMPANY.match(text, comma):
        return True
    return word in OFFICES and PLACE_AND_MARK.match(text, comma) is not None


def _last_end(text: str, match: re.Match[str]) -> int:
    """The end of a name that this word ends: with the `etc.` behind it, without the mark of a footnote."""
    marked = FOOTNOTE.search(match["word"])
    again = None if marked else ETC_AGAIN.match(text, match.end("word"))
    return match.start("word") + marked.start() if marked else again.end() if again else match.end("word")


def _right_start(text: str, start: int) -> tuple[int, int | None, int]:
    """Where to read the second party from, behind a quote or a first word that lost its capital; its end, its words."""
    small = SMALL_BEHIND.match(text, start)
    if small and small["small"] not in NO_SMALL and small["small"] not in NEVER_IN:
        return small.end(), small.end(), 1
    quote = QUOTE_BEHIND.match(text, start)
    return (quote.end() if quote else start), None, 0


def _is_abbreviation(word: str) -> bool:
    bare = word.rstrip(".").lower().strip("()")
    return bare in ABBREVIATIONS or len(bare) <= 2 or "." in bare  # noqa: PLR2004 - initials and `St.`


def left_start(text: str, low: int, middle: int, *, quoted: bool = False) -> int | None:
    """Where the first party opens: back over capitals, initials and small links, short of what leads up to it.

    A name that stands in quotes counts only where it may be `quoted`.
    """
    opening, cursor = None, middle
    while cursor > low:
        end = cursor
        while end > low and text[end - 1].isspace():
            end -= 1
        match = WORD_BACK.match(text[max(low, end - LONGEST_WORD) : end][::-1])
        if match is None or "\n\n" in text[end:cursor]:
            break
        word, place = match[0][::-1], end - match.end()
        if glued := GLUED.match(word):
            return _trimmed(text, place + glued.end(), middle, quoted=quoted)
        lower = word.lower().strip(".,()'")
        if word in LEADS_IN or (lower in NEVER_IN and word != "Air") or _divides(text, word, end, opening):
            break
        if _is_page(text, place, end) or (opening is not None and _is_number_of(text, word, opening)):
            cursor = place
            continue
        if _is_unbalanced(word) and not (word[0] == "(" and text.find(")", end, middle) > 0 and word[1:2].isupper()):
            opening = place + 1 if word[0] == "(" and word[1:2].isupper() else opening
            break
        if CAPITAL.match(word) or (lower in TAIL if opening is None else STATE_OF.match(text, place)):
            opening = place
        elif not (
            (lower in LEFT_LINKS and opening is not None)
            or (lower == "deceased" and OF_DECEASED.search(text, max(low, place - 28), place))
            or (lower == "in" and IN_COUNCIL.match(text, place))
        ) and not BROKEN.search(text, low, place):
            break
        cursor = place
    return _trimmed(text, opening, middle, quoted=quoted)


def _is_number_of(text: str, word: str, opening: int) -> bool:
    """Whether a number belongs to what follows it: the year of a company, how many others there are."""
    if word.isdigit():
        return text[opening : opening + 3].lower() in ("ors", "oth")
    return bool(YEAR_OF_COMPANY.fullmatch(word) and COMPANY.match(text, opening))


def _is_page(text: str, start: int, end: int) -> bool:
    """Whether a number stands alone on its line: that of a page."""
    return text[start:end].isdigit() and text[start - 1 : start] == text[end : end + 1] == "\n"


def _divides(text: str, word: str, end: int, opening: int | None) -> bool:
    """Whether a word that ends before the opening so far parts it from another name."""
    if opening is None:
        return False
    lower = word.lower().strip(".,()'")
    if lower in TAIL and text[end:opening].strip() == "and":
        return True
    if word.endswith(","):
        if lower in OFFICES or text[opening] == "(":
            return False
        if COMPANY.match(word) and WORKS_OF_COMPANY.match(text, opening):
            return False
        return not any(pattern.match(text, opening) for pattern in (COMPANY, PLACE, INITIALS))
    return word.endswith(".") and not _is_abbreviation(word.lstrip("("))


def _is_unbalanced(word: str) -> bool:
    return (word[0] == "(" and ")" not in word) or ")" in word[:-1]


def _trimmed(text: str, opening: int | None, middle: int, *, quoted: bool) -> int | None:
    """The start with leading words of the sentence gone; None where nothing in capitals is left."""
    place = opening
    if place is not None and (heading := HEADING.match(text, place)):
        place = heading.end()
    while place is not None and place < middle:
        match = WORD_FORWARD.match(text, place)
        if match is None or match.start(1) >= middle:
            return None
        word = match[1].lower().strip(".,():")
        is_alone = match[1] == "Read" and match.end() == middle - 1  # `Read v. Lyons`
        if word in OPENERS and not is_alone and not (match[1].endswith(".") and len(word) == 1):
            if word == "the" and text[match.end() : match.end() + 6].lstrip()[:5] in ("State", "Union", "Commi"):
                return match.start(1)
            place = match.end()
            continue
        if match[1][0] == "(" and match[1].endswith(")"):
            if COMPANY.match(text, match.end() + 1):
                return None
            place = match.end()  # `115 ITR 160 (Kerala) Ram v.`: of the citation before
            continue
        bare = match[1].lstrip(".'’" if quoted else ".")
        return match.end(1) - len(bare) if bare[:1].isalnum() and word not in TAIL else None
    return None
