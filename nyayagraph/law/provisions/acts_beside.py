"""The Act that print names beside a list of numbers: behind it, before it, or as `thereof` and `ibid`.

Pure; reads the words around a list that `statutes` has found.
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.acts.antecedents import NO_SUCH_ACT, Antecedents, Meaning
from nyayagraph.law.acts.labelled import AS_AMENDED_BY
from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.namesakes import that_has
from nyayagraph.law.acts.table import ACTS, acts_meant, make_act_id
from nyayagraph.law.acts.whose_acts import ENGLISH_TITLE
from nyayagraph.law.provisions.instruments import NO_ACT, is_charter_before, other_instrument, past_schedule
from nyayagraph.law.provisions.number_lists import Listed

# what may stand between a number and its Act: takes `304 Part II IPC`, `300 Exception 1 of the`, `300 thirdly of the`,
# `5(2). of the Arms`
CONNECTS = re.compile(
    r"(?:,?\s{1,3}\(?(?:(?:first|second|third|the)\s{1,2})?(?:[Pp]art|PART|[Ee]xception|[Ee]xplanation|[Pp]roviso|[Ii]llustration)[-\s]{0,2}(?:\d{1,2}|[IVX]{1,4}|\([a-z]\))?\)?(?!\w)"
    r"|,?\s{1,3}(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]eventh|[Ll]ast)ly(?!\w))?"
    r"\s{0,3}(?:[,(]|\.(?=\s{1,3}of\s{1,3}the\s{1,3}[A-Z]))?\s{0,3}(?P<loose>and\s{1,2}Chapters?\s{1,2}[IVXLC]{1,7}(?:-?[A-D])?\s{1,2}(?=of\s)"
    r"|(?:(?:was|were|been|as)\s{1,2})?(?:inserted|introduced|incorporated|added)\s{1,2}(?:into\s{1,2}|(?=in\s)))?"
    r"(?P<of>(?:(?:both|all)\s)?(?:[Oo]f|[Uu]nder|in|OF|UNDER|from)\s{1,3})?"
)
_DOT = re.compile(r"\.\s{1,2}(?=[A-Z])")  # takes `Section 342. Cr.P.C.`
THE = re.compile(r"(?P<the>(?:the|The|THE|this|that),?\s{1,3})(?:(?:old|new)\s{1,3}(?=[A-Z])|\((?=English|British))?")
_TO = re.compile(r"\s{1,3}to\s{1,3}(?:the\s{1,3})?")  # takes ` to the `; whose numbers moved is no one's in brackets
_SAME = re.compile(r"\s{0,2},?\s{0,2}\(?(?:ibid|IBID|Ibid)\b")
# takes ` of that law`, ` in the same statute`: the Act named last by another word; refuses ` of the law`
_THAT_LAW = re.compile(
    r"\s{1,3}(?:of|in|under)\s{1,3}(?P<how>that|this|the\s{1,3}(?:said|same))\s{1,3}(?:law|statute|enactment)\b"
)
_THEREOF = re.compile(r"\s{0,2},?\s{0,2}thereof\b")
# takes `, `, `--`, ` (Bom. LXI of 1949), `, `, viz., `, `, for example, under `, ` except sub-section (1) of ` between
# the title of an Act and its sections
_BEFORE_ANCHOR = re.compile(
    r"(?:\s{0,3}\((?:(?:[A-Z][A-Za-z.&\s]{0,14}\s{0,3})?(?:Act\s)?(?:No\.?\s)?(?:[IVXLC]{1,8}|\d{1,3})\s{1,3}[Oo]f\s{1,3}\d{4}"
    r"|\d{1,2}[^()\n]{2,30}?[Cc](?:h|ap)?\.?\s{0,2}\d{1,3})\))?"
    r"[\s,:(–-]{0,4}(?:(?:under|in|by)\s|(?:viz\.?|namely|i\.e\.|particularly|(?:and\s{1,2})?in\s{1,2}particular|including|such\s{1,2}as"
    r"|except(?:ing)?|other\s{1,2}than|(?:as,?\s{1,2})?for\s{1,2}(?:example|instance)|e\.g\.)[\s,:–-]{1,4}(?:(?:under|in|by)\s{1,2})?"
    r"(?:[Ss]ub-?\s?section\s{1,2}\(\w{1,3}\)\s{1,2}of\s{1,2})?)?"
)
# the number of an English statute: takes ` (15 Geo. 5, c. 18)`, ` (44 & 45 Viet. c. 41)`, `, 3 & 4 Will. IV, c. 27`
_REGNAL = re.compile(
    r"[\s,]{0,3}\(?\d{1,2}(?:\s{0,2}(?:&|and)\s{0,2}\d{1,2})?\s{1,2}(?:Vict?|Viet|Geo|Edw|Will?|Wm|Anne|Eliz|Hen|Car|Jac)\b"
    r"[^()\n]{0,16}?\b[Cc](?:h|ap)?\.?\s{0,2}\d{1,3}"
)
# takes `-`, `:`, `: -`, what stands between the Act of a heading and its sections; refuses `, `
_HEADS = re.compile(r"[\s.)]{0,4}[-–:]{1,2}[\s-]{0,4}")
_JUST_NAMED = 300  # characters behind a provision over which `thereof` is of its Act
_SAME_BREATH = 400  # characters over which `the Constitution` is still that of another country
_MOST_BESIDE = 150  # sections of an Act that a list names beside one of the great codes
_READ_WITH = re.compile(r"\bread\s{1,3}with\b|\br/?w\b")
_PARTS_LIST = re.compile(r"with|r/?w|and|&|under|u/s")  # takes ` read with section `, ` and `; refuses `, `, `/`
_AMENDS_CONSTITUTION = re.compile(r"constitution-.*amendment-act-")
# takes `, Arts. 245`: what behind the Constitution shows that it opens a new list
_OPENS_ARTICLES = re.compile(r"[\s,;:.–-]{0,4}A(?:rt|RT)")
# takes ` and Art. 144 of `, `, articles 120 and 182 of `, behind sections of an Act that has articles too
_AND_ARTICLES = re.compile(
    r"(?:,?\s{1,3}(?:and|or|read\s{1,3}with|r/w|with)|,)\s{1,3}(?:under\s{1,3})?[Aa]rt(?:icles?|s?\.)\s{0,3}\d{1,3}[A-Z]?"
    r"(?:\s?(?:,|and|or|to)\s?\d{1,3}[A-Z]?){0,4}\s{1,3}(?=of\s)"
)
_LONGEST_GAP = 110
# words of a title before what is recognised of it: takes `Madras Hindu `, `City of `; `same` where they change nothing:
# takes `Indian `, `Govt. of `, `Chapter II of the `
_WORDS_OF_TITLE = re.compile(
    r"(?P<same>(?:(?:Indian?|Central|New|Old|Govt\.\s{1,2}of|Requisition\W{1,2}and)\s{1,3}"
    r"|(?:Chapter|Part|Ch\.)\s{1,2}(?:[IVXLC]{1,7}|\d{1,2}|Ill)(?:-?[A-D])?\s{1,3}of\s{1,3}(?:the\s{1,3})?))"
    r"|(?!Chapter|Part|Schedule|Sch|Order|List|Entry)(?:(?!The\s)[A-Z][\w'’-]*\.?,?\s{1,3}(?:(?:of|on|and|for|in|to|&)\s{1,3})?){1,9}"
)
# takes `Delhi Rent Control, 1958`, `Central Sales Tax (1956)`; refuses `Rules, 1958`, `Act, 1958`
_TITLE_AND_YEAR = re.compile(
    r"(?P<title>[A-Z][\w'’]*(?:-?\s{1,3}(?:[A-Z][\w'’]*(?:-\s{0,3}[a-z]+)?|of|and|for|in|to|the)|-[A-Z]?[\w'’]+){1,9}),?\s{0,3}\(?(?P<year>(?:1[89]|20)\d\d)\b\)?"
)
_NAMES_ITS_KIND = re.compile(r"\b(?:Act|Code|Rules|Regulations?|Order|Ordinance|Scheme|Bill)\b")
# takes `, which was identical with `, ` corresponds to `, ` in pari materia with the provisions of `
_LIKENED = re.compile(
    r"[^.;]{0,120}?\b(?:identical|similar|analogous|correspond(?:s|ed|ing)?|equivalent|akin|comparable|pari\s{1,2}materia)\s{1,3}"
    r"(?:(?:in|its|terms?|language|almost|substance)\s{1,3}){0,4}(?:with|to)\s{1,3}(?:the\s{1,3}provisions?\s{1,3}of\s{1,3})?"
)
_BY_POINTING = ("as defined", "by antecedent")
_YEAR = re.compile(r"(?:1[789]|20)\d\d")
_WITHOUT_ARTICLES = frozenset(
    ("ipc-1860", "bns-2023", "crpc-1898", "crpc-1973", "bnss-2023", "cpc-1908", "iea-1872", "bsa-2023")
)
_CLAUSE_REACH = 60
_OF_KASHMIR = "constitution-of-jammu-and-kashmir-1956"
# takes `; in the `, `, while under the `; what opens a clause before an Act
_LEADS_CLAUSE = re.compile(
    r"(?:^|[;:.,]\s+)(?:(?:and|but|while|whereas|now)\s+)?(?:in|under)\s+(?:the\s+)?(?:new\s+|old\s+)?$", re.IGNORECASE
)
# takes ` they are `, ` the two stood in `; what stands between that Act and its sections
_STAND_IN = re.compile(
    r",?\s+(?:they|it|these|those|both|the\s+(?:two|three|same|former|latter|matters?|provisions?|numbers?))\s+(?:(?:now|then|both|had|have|has)\s+)*(?:are|is|were|was|stands?|stood|bears?|bore|becomes?|became|been|come|go(?:es)?|find\s+a\s+place)\s+(?:(?:now|found|at|in|as|under|by|numbered|the)\s+)*",
    re.IGNORECASE,
)


class ActsBeside:
    """The Acts that one text names, by their places, with what the last provision was of.

    `last_act` is the Act of the last provision that has one; `just_named` that of the very last, which ends at
    `just_named_end`.
    """

    def __init__(self, text: str, mentions: Sequence[ActMention], before: Antecedents) -> None:
        self._text = text
        self._mentions = mentions
        self._starts = [mention.start for mention in mentions]
        self._before = before
        self._meanings: dict[int, Meaning] = {}  # by place of the mention
        self.last_act: str | None = None
        self.just_named: str | None = None
        self.just_named_end = 0

    def emitted(self, act_id: str | None, end: int) -> None:
        """Keeps of which Act the provision was that ends at `end`."""
        self.last_act = act_id or self.last_act
        self.just_named, self.just_named_end = act_id, end

    def beside(self, start: int, end: int, unit: str) -> tuple[Meaning | None, int]:
        """The Act named behind a list that stands at `[start, end)`, else before it, and where the whole ends."""
        meaning, act_end = self.after(end, unit)
        if meaning and meaning.is_open and (other := self._likened(start)):
            left = tuple(act_id for act_id in meaning.candidates if act_id != other)
            meaning = Meaning(left[0], (), "by antecedent") if len(left) == 1 else meaning._replace(candidates=left)
        if unit == "s" and meaning and meaning.act_id == "constitution" and _OPENS_ARTICLES.match(self._text, act_end):
            meaning, act_end = None, end  # `Trusts Act, 1950, s. 3 Constitution of India, Arts. 245`
        if unit == "s" and meaning is None and (articles := _AND_ARTICLES.match(self._text, end)):
            shared = self.after(articles.end(), unit)[0]
            if shared and shared.act_id and shared.act_id != "constitution":
                return shared, end
        is_of_rules = unit == "s" and meaning is not None and (meaning.note or "").startswith(NO_ACT)
        if (meaning is None or is_of_rules) and (mention := self._mention_before(start)):
            meaning, act_end = self.meaning(mention), end
            if unit == "a" and meaning.act_id in _WITHOUT_ARTICLES:
                meaning = None
        if meaning is None and unit == "s" and (mention := self._opens_clause(start)):
            meaning, act_end = self.meaning(mention), end
        return self._of_articles(meaning, start, end, act_end) if unit == "a" else (meaning, act_end)

    def _of_articles(self, meaning: Meaning | None, start: int, end: int, act_end: int) -> tuple[Meaning | None, int]:
        """What `beside` gives for articles: of a charter, of the Constitution that heads them or that an Act amends."""
        if meaning is None and is_charter_before(self._text, start):
            return Meaning(None, (), "foreign"), act_end
        if self._heads_catchwords(start, end, act_end):
            return Meaning("constitution", (), None), end
        if meaning and _AMENDS_CONSTITUTION.match(meaning.act_id or ""):
            meaning = Meaning("constitution", (), None)  # an amending Act has no articles of its own
        return meaning, act_end

    def _heads_catchwords(self, start: int, end: int, act_end: int) -> bool:
        """Whether articles are of the Constitution before them, and the Act behind opens the next catchwords.

        `Constitution of India, Arts. 277, 372 Sales Tax Act (11 of 1125), s. 3`
        """
        behind = self.at(end + len(self._text[end:act_end]) - len(self._text[end:act_end].lstrip(" ,;.\n")))
        if behind is None or behind.kind == "anaphor" or behind.type == "constitution":
            return False
        before = self._mention_before(start)
        return before is not None and before.type == "constitution" and before.kind != "foreign"

    def _likened(self, start: int) -> str | None:
        """The Act of the provision just named with which the one at `start` is compared: that is of another Act."""
        if not self.just_named or start - self.just_named_end > _JUST_NAMED:
            return None
        return self.just_named if _LIKENED.fullmatch(self._text, self.just_named_end, start) else None

    def that_has(self, meaning: Meaning, figure: int, start: int, end: int, written_on: date | None) -> Meaning | None:
        """The Act meant, its namesake if only that has such a section; None for `the Act` if that has none."""
        act = ACTS.get(meaning.act_id or "")
        if act is None or not 0 < act.last_section < figure:
            return meaning
        if meaning.note in _BY_POINTING:
            return None
        undated = not _YEAR.search(self._text, start, end)
        return meaning._replace(act_id=that_has(act.act_id, figure, written_on, undated=undated))

    def named_before(self, start: int) -> Meaning | None:
        """The Act named right before what opens at `start`."""
        mention = self._mention_before(start)
        return self.meaning(mention) if mention else None

    def heading(self, start: int) -> Meaning | None:
        """The Act that heads what opens at `start`, as catchwords have it: `Land Reforms Act, 1963-Section 4A`."""
        mention = self._mention_before(start)
        if mention is None or not _HEADS.fullmatch(self._text, mention.end, start):
            return None
        meaning = self.meaning(mention)
        return meaning if meaning.act_id else None

    def after(self, end: int, unit: str) -> tuple[Meaning | None, int]:
        """What stands after a list of numbers: an Act and where it ends, or nothing."""
        text = self._text
        if pointing := self._pointing(end, unit):
            return pointing
        opening = past_schedule(text, end) if unit in ("a", "or") else None
        if opening is not None and (mention := self.at(opening)):
            return self.meaning(mention), mention.end
        connects = CONNECTS.match(text, end)
        start = connects.end() if connects else end
        the = THE.match(text, start)
        mention = self.at(start) or (self.at(the.end()) or self.at(the.end("the")) if the else None)
        if mention is None and (dot := _DOT.match(text, end)) and (short := self.at(dot.end())):
            mention = short if short.kind == "abbreviation" else None
        if mention and text[end:start].rstrip().endswith("(") and self.moves_on(mention):
            mention = None
        if unit == "a" and mention and mention.kind in ("anaphor", "year") and not (connects and connects["of"]):
            mention = None  # `Art. 286 (2), the impugned Act`
        if mention is not None and (mention.kind != "generic" or (connects and connects["of"])):
            if connects and connects["loose"]:
                return self.meaning(mention), end
            closing = mention.end + (
                text[end:start].rstrip().endswith("(") and text[mention.end : mention.end + 1] == ")"
            )
            meaning = self._of_another_country(mention) or self.meaning(mention)
            if unit == "or" and mention.kind == "anaphor" and mention.type == "code" and meaning.act_id is None:
                meaning = Meaning("cpc-1908", (), "the one code with orders")
            return meaning, closing
        of = bool(connects and connects["of"])
        titled = (
            (_title_and_year(text, start, the) or self._of_longer_title(start, the)) if of and unit == "s" else None
        )
        other = other_instrument(text, start, unit) if of else None
        return titled or ((Meaning(None, (), other[0]), other[1] or end) if other else (None, end))

    def moves_on(self, mention: ActMention) -> bool:
        """True for the first of two Acts from which to which numbers moved: `113A to 117 (Evidence Act to BSA)`."""
        to = _TO.match(self._text, mention.end)
        return to is not None and self.at(to.end()) is not None

    def _pointing(self, end: int, unit: str) -> tuple[Meaning, int] | None:
        """`ibid`, `thereof`, `of that law` behind a list: the Act spoken of last, and where the words end."""
        if same := _SAME.match(self._text, end):
            return Meaning(self.last_act, (), None if self.last_act else "ibid without antecedent"), same.end()
        if thereof := _THEREOF.match(self._text, end):
            return self._thereof(end, unit), thereof.end()
        if law := _THAT_LAW.match(self._text, end):
            return self._before.anaphor("act", law.start("how"), how="that"), law.end()
        return None

    def _of_longer_title(self, start: int, the: re.Match[str] | None) -> tuple[Meaning, int] | None:
        """The Act whose title begins at `start`, words before the title that was recognised; where it ends.

        `Madras Hindu Religious Endowments Act` is no Religious Endowments Act; without its year it stays open.
        """
        opening = the.end() if the else start
        place = bisect_left(self._starts, opening)
        mention = self._mentions[place] if place < len(self._starts) else None
        if mention is None or not 0 < mention.start - opening <= _LONGEST_GAP or mention.kind == "generic":
            return None
        words = _WORDS_OF_TITLE.fullmatch(self._text, opening, mention.start)
        if words is None:
            return None
        if words["same"] or mention.kind == "foreign":
            return self.meaning(mention), mention.end
        if mention.kind not in ("title", "unknown", "abbreviation"):
            return None
        title = " ".join(self._text[opening : mention.end].split())
        if ENGLISH_TITLE.match(title):
            return Meaning(None, (), "foreign"), mention.end
        act_id = make_act_id(title, mention.year) if mention.year else None
        return Meaning(act_id, (), None if act_id else f"{NO_SUCH_ACT}: {title[:60]}"), mention.end

    def _thereof(self, end: int, unit: str) -> Meaning:
        """The Act of the provision just named: `section 192 of the Municipal Act, read with section 128 thereof`."""
        if unit == "a":
            return self._before.constitution(is_article=True)
        place = bisect_left(self._starts, end) - 1
        if place >= 0 and self._mentions[place].start > self.just_named_end:
            return self.meaning(self._mentions[place])
        if self.just_named and self.just_named != "constitution" and end - self.just_named_end < _JUST_NAMED:
            return Meaning(self.just_named, (), "by antecedent")
        return self._before.anaphor("act", end)

    def _of_another_country(self, mention: ActMention) -> Meaning | None:
        """`the Constitution` right after that of another country was named."""
        place = bisect_left(self._starts, mention.start)
        if mention.type != "constitution" or " " in self._text[mention.start : mention.end]:
            return None
        before = next(
            (m for m in reversed(self._mentions[max(0, place - 6) : place]) if m.type == "constitution"), None
        )
        if before is None or self._is_of_kashmir(before):
            return None
        near = before.kind == "foreign" and mention.start - before.end < _SAME_BREATH
        return Meaning(None, (), "foreign") if near else None

    def _is_of_kashmir(self, mention: ActMention) -> bool:
        """Whether a Constitution is that of the State of Jammu and Kashmir, which has sections and no articles."""
        return mention.type == "constitution" and "Kashmir" in self._text[mention.start : mention.end]

    def at(self, start: int) -> ActMention | None:
        """The mention that opens at `start`."""
        place = bisect_left(self._starts, start)
        return self._mentions[place] if place < len(self._starts) and self._starts[place] == start else None

    def _mention_before(self, start: int) -> ActMention | None:
        """An Act named right before the anchor: `IPC Section 420`, `Indian Penal Code, s. 302`."""
        place = bisect_left(self._starts, start) - 1
        if place < 0 or self._mentions[place].kind in ("generic", "anaphor", "year"):
            return None
        mention = self._mentions[place]
        gap = self._text[mention.end : start]
        if mention.end == self.just_named_end and gap.isspace():
            return None  # `under s. 70 of the Shops Act Sections 59 and 64 occur in`: a sentence of its own
        if len(gap) >= 60 or not _BEFORE_ANCHOR.fullmatch(gap):  # noqa: PLR2004 - `(Bom. LXI of 1949)`
            return None
        amended = self._mentions[place - 1] if place else None
        is_amended = amended and AS_AMENDED_BY.fullmatch(self._text, amended.end, mention.start)
        return amended if is_amended else mention

    def _opens_clause(self, start: int) -> ActMention | None:
        """The code with which a clause opens that tells where matters stand: `; in the BNSS they are sections`."""
        place = bisect_left(self._starts, start) - 1
        mention = self._mentions[place] if place >= 0 else None
        if mention is None or mention.kind not in ("title", "abbreviation") or start - mention.end > _CLAUSE_REACH:
            return None
        is_led = _LEADS_CLAUSE.search(self._text, max(0, mention.start - _CLAUSE_REACH), mention.start)
        return mention if is_led and _STAND_IN.fullmatch(self._text, mention.end, start) else None

    def meaning(self, mention: ActMention) -> Meaning:
        """The Act that a mention means; each is asked for once."""
        if mention.start not in self._meanings:
            meaning = self._before.meaning(mention)
            is_english = meaning.act_id not in ACTS and _REGNAL.match(self._text, mention.end)
            if mention.kind == "foreign" and self._is_of_kashmir(mention):
                meaning = Meaning(_OF_KASHMIR, (), None)
            self._meanings[mention.start] = Meaning(None, (), "foreign") if is_english else meaning
        return self._meanings[mention.start]


def _title_and_year(text: str, start: int, the: re.Match[str] | None) -> tuple[Meaning, int] | None:
    """The Act of the table whose title print gives with its year and without the word Act, and where the year ends."""
    printed = _TITLE_AND_YEAR.match(text, the.end() if the else start)
    if printed is None or _NAMES_ITS_KIND.search(printed["title"]):
        return None
    meant = acts_meant(f"{printed['title']} Act", int(printed["year"]))
    return (Meaning(meant[0], (), None), printed.end()) if len(meant) == 1 else None


def count_before_read_with(text: str, listed: list[Listed]) -> int:
    """How many members of a list stand before the first that is read with them; 0 if none is."""
    behind = range(1, len(listed))
    return next((p for p in behind if _READ_WITH.search(text, listed[p - 1].end, listed[p].first.start)), 0)


def count_of_another(text: str, listed: list[Listed], act_id: str) -> int:
    """How many members open a list that the Act behind it cannot have: `302, 34 read with 27 of the Arms Act`."""
    last = ACTS[act_id].last_section if act_id in ACTS else 0
    if last > _MOST_BESIDE:
        return 0  # `575` of the Penal Code is a misprint
    beyond = [place for place, member in enumerate(listed) if last and member.first.figure > last]
    if not beyond or beyond[-1] == len(listed) - 1:
        return 0
    behind = range(beyond[-1] + 1, len(listed))
    return next((p for p in behind if _PARTS_LIST.search(text, listed[p - 1].end, listed[p].first.start)), behind[0])
