"""Cause titles in running text: `X v. Y`, `In re X`, the whole name and nothing more.

Pure search with offsets; must not judge whether two names are one (`names` does).
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple


class FoundName(NamedTuple):
    """A name of a judgment at `[start, end)`."""

    start: int
    end: int
    name: str


# the word between the parties: takes ` v. `, ` Vs `, ` versus `; refuses `v.` inside a word and `(v)`
# One pattern for each letter run that opens it, the space with it: such a pattern is found fast.
_VERSUS = tuple(
    re.compile(opening + r"(?:[sS]?\.?|ersus|ERSUS|/[sS]\.?|\.[sS]\.)(?=\s)") for opening in (" v", " V", "\nv", "\nV")
)
_IN_RE_TEXT = (
    re.compile(r"I(?:n|N)\s{1,2}[Rr][Ee]\b[:.,]?\s{1,3}|I(?:n\sthe\s[Mm]atter\sof)\b:?\s{1,3}"),
    # takes `held in re Kerala Education Bill`; refuses `in re the appeal`
    re.compile(r"in\s{1,2}[Rr]e\b[:.,]?\s{1,3}(?=[A-Z])"),
    # takes `Ex parte Wason`; refuses `ex parte decree`
    re.compile(
        r"Ex\s{1,2}[Pp]arte\s{1,3}(?=[A-Z][a-z])(?!Decree|Order|Evidence|Hearing|Judgment|Award|Injunction|Proceeding)"
    ),
)
_WORD = re.compile(
    r"(?:\s{0,3}|\n\s{1,12})(?P<word>\((?:(?:1[89]|20)\d\d(?=\)\s{1,2}(?:Ltd|Limited|Pvt|P\.|Private|\(P))|"
    r"(?![^()]{0,24}\d{3})[A-Z][\w.&' -]{0,24}|[pP]|dead|died)\)(?:\s?\(?[A-Za-z.]{0,6}\))?"
    r"|[A-Z0-9][\w.&'’/-]*(?:(?<=-)\s{1,2}[a-z]{1,12})?(?:\([A-Z]\))?"
    r"|(?<=[Tt]he\s)(?:king|queen|crown|workm[ea]n)|(?:o|af)(?=\s[A-Z])|arid(?=\s[AO][nr][rR]|\sanother)"
    r"|&|state(?=\sof\s[A-Z])|of|and|the|for|de|alias|urf|s/o|w/o|d/o|by|in|between|to|through|thr\.?|etc\.?|others?|another|ors\.?|anr\.?)(?P<comma>,?)"
)
_WORD_FORWARD = re.compile(r"\s*([\w.&'’/()-]+),?")
# takes `Income tax`, its hyphen lost
_TAX = re.compile(r"(?<=Income|ncome-|.Sales|Wealth|.Gift-)[\s-]{1,3}(?P<word>tax)\b(?P<comma>,?)")
# takes ` Mohindargarh (1)` behind an office: a place not in the list, and the mark of a footnote
_PLACE_AND_MARK = re.compile(r"\s{1,3}[A-Z][a-z]{2,15}(?:\s[A-Z][a-z]{2,15})?\s{0,2}\(\d{1,2}\)")
# takes ` through his Lrs.`, ` by legal representatives`
_HEIRS = re.compile(
    r"\s{1,3}(?:by|through|thr\.?)\s{1,3}(?:(?:his|her|their|its)\s{1,3})?(?:L\.?\s?[Rr]s?\b\.?|[Ll]egal\s{1,3}(?:[Rr]epresentatives?|[Hh]eirs?))"
)
_ETC_AGAIN = re.compile(r"(?:[\s,.]{1,4}etc\b\.?){1,3}")
# what stands between a first party and its `v.`: takes ` and another etc. `, ` etc., etc. `, ` (deceased). `
_TAILS_BEFORE = re.compile(
    r"(?:[\s,.]{1,4}(?:(?:and|&|arid)\s{1,3}(?:\d{1,3}\s{1,3})?)?\(?(?:etc|ors|anr|another|others?|deceased|dead|by\s{1,2}L\.?\s?Rs)\b[.,)]{0,3}){1,4}\s{0,3}$",
    re.IGNORECASE,
)
_TAIL_OPENS = frozenset("etc ors anr another other others deceased dead lrs l.rs rs".split())
# a word whose capital print lost: takes `R.P. kapur `; refuses `the question `
_SMALL_BEFORE = re.compile(r"(?:(?P<opens>[A-Z][\w.]{0,14})|(?P<link>&|and|of))\s{1,3}(?P<small>[a-z]{2,14}),?\s{1,3}$")
_STATE_OF = re.compile(r"state\s{1,3}of\s")
_COURT_NEXT = re.compile(r"\s{1,3}(?:Privy|Supreme|High|House|Court|Judicial|Federal)\b")
_LONGEST_WORD = 40
_WORD_BACK = re.compile(r",?[\w.&'’/()@-]+")  # read from its end
_GLUED = re.compile(
    r"[a-z]{2,}(?=[A-Z][a-z])"
)  # `toSelvi & Ors vs`: the foot of a page behind the last word of its text
# takes ` & 2 ors.`
_AND_NUMBER = re.compile(r"\s{0,3}(?:&|and)\s{1,2}\d{1,3}\s{1,2}(?:[Oo]rs|[Oo]thers)\b\.?")
_EX_PARTE = re.compile(r",?\s{1,3}[Ee]x\.?\s{0,2}[Pp](?:arte|\.)?\s{1,2}(?=[A-Z])")
_OF_JUDGES = re.compile(r"\n\s{0,3}(?:Author|Bench|BENCH|Coram|CORAM):[^\n]{0,200}$")
_JUDGE_AFTER = re.compile(r",\s{0,2}(?:C\.?\s?)?JJ?\b")
_LINKS = frozenset("of o af and arid the for & @ de alias urf s/o w/o d/o by in between to through thr thr.".split())
_LEFT_LINKS = _LINKS - {"in", "by", "between", "to", "through", "thr", "thr."}
_TAIL = frozenset("others other another ors ors. anr anr. etc etc.".split())
_HEADING = re.compile(
    r"(?:[Ii][Nn]\s+[Tt][Hh][Ee]\s+)?S(?:upreme|UPREME)\s+C(?:ourt|OURT)\s+(?:of|Of|OF)\s+I(?:ndia|NDIA)\s+"
)
_LEADS_IN = frozenset("See Vide In Cf Cf. Per Held Thus Also Reference Compare SEE VIDE In:".split())
_OFFICES = frozenset(
    "officer commissioner collector corporation corpn board registrar inspector director superintendent controller"
    " tribunal association acquisition secretary controller magistrate department society union".split()
)
_NUMBERED = frozenset("Part Chapter Volume Vol. Schedule List Book Class Group Order Title PART CHAPTER".split())
_TITLES = frozenset("m/s justice mr mrs shri sri smt dr ms kumari hon'ble sarvashri messrs by and".split())
_COMPANY = re.compile(
    r"(?:Ltd|Limited|Pvt|Private|Inc|Jr|Sr|Co|[Ee]tc|LTD|LLP|Ors|Anr|Others?|Another|ORS|ANR|OTHERS?|ANOTHER)\b"
)
# takes ` & Weaving Co.` behind a comma; refuses ` & Ram v.`
_AND_COMPANY = re.compile(
    r"\s{0,3}(?:&|and)\s{1,3}(?:[A-Z][\w.]*\s{1,3}){0,3}(?:Co|Company|Ltd|Limited|Mills|Sons|Bros|Brothers)\b"
)
_PLACE = re.compile(
    r"(?:Bombay|Calcutta|Madras|Delhi|New|Allahabad|Kanpur|Patna|Lucknow|Hyderabad|Bangalore|Nagpur|Gujarat|"
    r"Kerala|Mysore|Punjab|West|U\.P|M\.P|A\.P|Ahmedabad|Jaipur|Andhra|Bihar|Orissa|Assam|Rajasthan|Tamil|"
    r"Maharashtra|Cochin|Ernakulam|Chandigarh|Mumbai|Chennai|Kolkata|Baroda|Poona|Pune|Surat|Simla|Shimla|"
    r"Cuttack|North|South|East|Central|Special|Circle|Ward|Uttar|Madhya|Himachal|Haryana|Goa|Jammu|Pradesh|Agra|Meerut|"
    r"Varanasi|Kota|Ajmer|Udaipur|Jodhpur|Bikaner|Alwar|Amritsar|Jullundur|Ludhiana|Madurai|Coimbatore|Salem|Vijayawada|Guntur|Indore|Bhopal|Jabalpur|Raipur|"
    r"Ranchi|Dhanbad|Gauhati|Shillong|Trivandrum|Ernakulam|Calicut|Belgaum|Hubli|Sholapur|Rajkot|Thana|Nasik|Anantnag|"
    r"Srinagar|Land\\sAcquisition|Income|I{1,3}\b(?!\.)|IV\b)"
)
# words that open the sentence around a name and are no part of it
_OPENERS = frozenset(
    "in see also vide per cf compare the of and reliance judgment judgement decision case thus whether what when"
    " where how while since as by on after before following that this it if though although accordingly hence"
    " similarly again further reported held later recently earlier finally hon'ble bench both under"
    " to from with for at is was are overruling overruled distinguishing applying followed explained referring"
    " citing read learned counsel moreover however but because our we they he she likewise lastly firstly secondly"
    " thirdly subsequently even next in: cases decisions judgments matter titled entitled rule e.g i.e viz namely"
    " namely, para paragraph did does do can could should would is who which why an a headnote held: petitioner"
    " respondent appellant versus v vs".split()
)
# small words before `v.` that are no name
_NO_SMALL = (
    _OPENERS
    | _LINKS
    | _TAIL
    | frozenset(
        "petitioner petitioners respondent respondents appellant appellants plaintiff defendant accused section article"
        " held says said about into upon out then any all no his her its their one two part chapter clause schedule"
        " volume vol group class".split()
    )
)
_NEVER_IN = frozenset(
    "section sections article articles act code air scc scr supra ibid para paras no. nos. appeal petition order"
    " rule judgment supra petitioner petitioners petitioner(s respondent respondents respondent(s appellant"
    " ilr i.l.r a.i.r s.c.r s.c.c jt"
    " appellants appellant(s citation bench act: headnote".split()
)
_ABBREVIATIONS = frozenset(
    "messrs inc llc ltd pvt co corpn corp bros dr mr mrs ms smt m/s st dy asst addl commr commnr govt coy assn assocn"
    " mfg univ ors anr etc no nos supdt distt dist admn secy engg elec mun bd bdg eng gen genl ins insce intl natl"
    " ind inds jt kum md mohd mst mohammd ch rev co-op regl rly shri sri prof hon j jr sr lt col capt maj regd".split()
)
_GOES_ON = re.compile(r",?\s{1,2}(?:&|and\b|\(|[A-Z][a-z]+\s(?:Union|Association))|,")
_FOOTNOTE = re.compile(r"(?<=[a-z])\d{1,3}$")  # `Delhi3`: the mark of a footnote
_YEAR_OF_COMPANY = re.compile(r"\((?:1[89]|20)\d\d\)")  # `Race Club (1940) Ltd.`
_INITIALS = re.compile(r"(?:[A-Z]\.\s{0,2}){1,4}\s{0,2}(?:[vV][sS]?\.?|versus|VERSUS)\s")  # `Unni Krishnan, J.P. v.`
_ORDINAL = re.compile(r"7he|\d{1,2}(?:st|nd|rd|th)\b")
_OF_REFERENCE = re.compile(
    r"(?:Reference|Bill|Petition|Act)(?P<number>,?\s{1,2}(?:\(?No\.?\s{0,2}\d{1,4}\)?\s{1,2})?(?:of\s{1,2})?\d{4}(?!\d))"
)
_BROKEN = re.compile(r"-\s{1,3}$")
_NEXT_VERSUS = re.compile(r"\s{1,3}(?:[vV](?:[sS]?\.?|ersus|ERSUS))\s")
_AND = re.compile(r"\s(?:and|&|AND)\s")
_REACH = 150


def find_names(text: str) -> list[FoundName]:
    """Every name of a judgment in running text, in order, none overlapping: the whole name and nothing more."""
    found: list[FoundName] = []
    done = 0
    for match in sorted((m for pattern in _VERSUS for m in pattern.finditer(text)), key=re.Match.start):
        middle = match.start() + 1
        if middle < done:
            continue
        if match[0][1] == "V" and _is_initial(text, middle, match[0][1:]):
            continue
        right = _right_end(text, match.end())
        right = _with_ex_parte(text, _short_of_next(text, match.end(), right)) if right else None
        left = _left_start(text, max(done, middle - _REACH), middle) if right else None
        if left is not None and right and not (match[0][1:] == "V." and _JUDGE_AFTER.match(text, right)):
            found.append(FoundName(left, right, _printed(text[left:right])))
            done = right
    return _with_in_re(text, found)


def _left_start(text: str, low: int, middle: int) -> int | None:
    """Where the first party opens, behind which `etc. etc.` may stand, or a word whose capital print lost."""
    near = max(low, middle - _LONGEST_WORD)
    last = text[near:middle].split()[-1:]
    if last and last[0].lower().strip("().,") in _TAIL_OPENS and (tails := _TAILS_BEFORE.search(text, near, middle)):
        return left_start(text, low, tails.start())
    small = _SMALL_BEFORE.search(text, near, middle) if last and last[0][0].islower() else None
    if small is None or small["small"] in _NO_SMALL or text.startswith(("versus", "VERSUS"), middle):
        return left_start(text, low, middle)
    if small["opens"] in ("In", "See"):
        return small.start("small")
    return left_start(text, low, small.start("link" if small["link"] else "small"))


def _with_ex_parte(text: str, end: int) -> int:
    """The end of `R. v. Secretary of State, ex parte Brind`."""
    behind = _EX_PARTE.match(text, end)
    return (_right_end(text, behind.end() - 1) if behind else None) or end


def _short_of_next(text: str, start: int, end: int) -> int:
    """The end of a second party that ran on, over `and`, into the first party of the next name."""
    following = _NEXT_VERSUS.match(text, end)
    links = list(_AND.finditer(text, start, end)) if following else []
    return links[-1].start() if links else end


def _is_initial(text: str, place: int, printed: str) -> bool:
    """Whether a capital `V.` is part of a person's name: after an initial, a form of address or `Surname,`."""
    before = text[max(0, place - 20) : place].rstrip()
    word = before.rpartition(" ")[2].rpartition("\n")[2]
    if printed == "V.S.":
        return word.endswith((",", ".", "and", "&", ":"))
    if printed not in ("V.", "V"):
        return False
    if _OF_JUDGES.search(text, max(0, place - 200), place):
        return True
    if text[place + 1] != ".":
        return word in _NUMBERED  # `Part V of`
    return word.endswith(",") or len(word.strip(".(")) <= 1 or word.lower().strip(".,") in _TITLES


def _with_in_re(text: str, found: list[FoundName]) -> list[FoundName]:
    """The names found, and each `In re X` that lies outside all of them."""
    starts = [name.start for name in found]
    alone: list[FoundName] = []
    for match in sorted((m for pattern in _IN_RE_TEXT for m in pattern.finditer(text)), key=re.Match.start):
        place = bisect_right(starts, match.end() + 2) - 1
        if (place >= 0 and found[place].end > match.start()) or (alone and alone[-1].end > match.start()):
            continue
        end = _right_end(text, match.end() - 1)
        reference = _OF_REFERENCE.match(text, text.rfind(" ", 0, end) + 1) if end else None
        end = reference.end() if reference else end
        if end and (place + 1 == len(found) or end <= starts[place + 1]):
            alone.append(FoundName(match.start(), end, _printed(text[match.start() : end])))
    return sorted([*found, *alone])


def _printed(name: str) -> str:
    return " ".join(name.split())


def _right_end(text: str, start: int) -> int | None:
    """Where the second party ends: after its last word in capitals, abbreviation or `& Ors.`."""
    place, end = start, None
    limit = min(len(text), start + _REACH)
    words = 0
    while place < limit and (match := _WORD.match(text, place) or (end and _TAX.match(text, place))):
        word = match["word"]
        lower = word.lower().rstrip(".,").strip("()")
        if (words == 0 and word[0] == "(") or (words and lower == "the" and _COURT_NEXT.match(text, match.end())):
            break
        if (
            "\n\n" in text[place : match.start("word")]
            or (lower in _NEVER_IN and word != "Air")
            or word in ("No.", "Nos.")
            or (words == 0 and lower in _TAIL)
            or (words and word == "In")
        ):
            break
        if (
            word[0].isdigit()
            and (words == 0 or len(word) >= 4 or word.rstrip(".").isdigit())  # noqa: PLR2004
            and not _ORDINAL.match(word)
        ):
            break  # a year or the mark of a footnote ends a name
        place = match.end("word")
        if lower in _TAIL:
            again = _ETC_AGAIN.match(text, place)
            return again.end() if again else place
        if word.lower() not in _LINKS:
            words += 1
            ends = word.endswith(".") and not _is_abbreviation(word)
            end = place - 1 if ends else place
            if ends or (lower in ("ltd", "limited") and not _GOES_ON.match(text, place)):
                break
        if match["comma"]:
            following = text[match.end() : match.end() + 14].lstrip()
            goes_on = _COMPANY.match(following) or _PLACE.match(following) or _AND_COMPANY.match(text, match.end())
            if not (goes_on or (lower in _OFFICES and _PLACE_AND_MARK.match(text, match.end()))):
                break
            place = match.end()
    footnote = _FOOTNOTE.search(text, start, end) if end else None
    number = _AND_NUMBER.match(text, end) if end else None
    heirs = _HEIRS.match(text, end) if end else None
    return footnote.start() if footnote else number.end() if number else heirs.end() if heirs else end


def _is_abbreviation(word: str) -> bool:
    bare = word.rstrip(".").lower().strip("()")
    return bare in _ABBREVIATIONS or len(bare) <= 2 or "." in bare  # noqa: PLR2004 - initials and `St.`


def left_start(text: str, low: int, middle: int) -> int | None:
    """Where the first party opens: back over capitals, initials and small links, short of what leads up to it."""
    opening, cursor = None, middle
    while cursor > low:
        end = cursor
        while end > low and text[end - 1].isspace():
            end -= 1
        match = _WORD_BACK.match(text[max(low, end - _LONGEST_WORD) : end][::-1])
        if match is None or "\n\n" in text[end:cursor]:
            break
        word, place = match[0][::-1], end - match.end()
        if glued := _GLUED.match(word):
            return _trimmed(text, place + glued.end(), middle)
        lower = word.lower().strip(".,()'")
        if word in _LEADS_IN or (lower in _NEVER_IN and word != "Air") or _divides(text, word, lower, opening):
            break
        if _is_page(text, place, end) or (opening is not None and _is_number_of(text, word, opening)):
            cursor = place
            continue
        if _is_unbalanced(word) and not (word[0] == "(" and text.find(")", end, middle) > 0 and word[1:2].isupper()):
            opening = place + 1 if word[0] == "(" and word[1:2].isupper() else opening
            break
        if word.lstrip("('.")[:1].isupper() or (lower in _TAIL if opening is None else _STATE_OF.match(text, place)):
            opening = place
        elif not (lower in _LEFT_LINKS and opening is not None) and not _BROKEN.search(text, low, place):
            break
        cursor = place
    return _trimmed(text, opening, middle)


def _is_number_of(text: str, word: str, opening: int) -> bool:
    """Whether a number belongs to what follows it: the year of a company, how many others there are."""
    if word.isdigit():
        return text[opening : opening + 3].lower() in ("ors", "oth")
    return bool(_YEAR_OF_COMPANY.fullmatch(word) and _COMPANY.match(text, opening))


def _is_page(text: str, start: int, end: int) -> bool:
    """Whether a number stands alone on its line: that of a page."""
    return text[start:end].isdigit() and text[start - 1 : start] == text[end : end + 1] == "\n"


def _divides(text: str, word: str, lower: str, opening: int | None) -> bool:
    """Whether a word before the opening so far ends with a mark that no name holds."""
    if opening is None:
        return False
    if word.endswith(","):
        if lower in _OFFICES or text[opening] == "(":
            return False
        return not any(pattern.match(text, opening) for pattern in (_COMPANY, _PLACE, _INITIALS))
    return word.endswith(".") and not _is_abbreviation(word.lstrip("("))


def _is_unbalanced(word: str) -> bool:
    return (word[0] == "(" and ")" not in word) or ")" in word[:-1]


def _trimmed(text: str, opening: int | None, middle: int) -> int | None:
    """The start with leading words of the sentence gone; None where nothing in capitals is left."""
    place = opening
    if place is not None and (heading := _HEADING.match(text, place)):
        place = heading.end()
    while place is not None and place < middle:
        match = _WORD_FORWARD.match(text, place)
        if match is None or match.start(1) >= middle:
            return None
        word = match[1].lower().strip(".,():")
        if word in _OPENERS and not (match[1].endswith(".") and len(word) == 1):
            if word == "the" and text[match.end() : match.end() + 6].lstrip()[:5] in ("State", "Union", "Commi"):
                return match.start(1)
            place = match.end()
            continue
        if match[1][0] == "(" and match[1].endswith(")"):
            if _COMPANY.match(text, match.end() + 1):
                return None
            place = match.end()  # `115 ITR 160 (Kerala) Ram v.`: of the citation before
            continue
        is_name = match[1].lstrip(".")[:1].isalnum() and word not in _TAIL
        return match.start(1) if is_name else None
    return None
