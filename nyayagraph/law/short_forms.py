"""Short forms of judgments: `Gopalan's case`, `Maneka Gandhi (supra)`, `that case`, each with the judgment it means.

Pure search with offsets. A short form is bound to a judgment that the same text names in full, or left open with a
note; words of pointing (`that case`) count only where a judgment was named just before.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re
from bisect import bisect_left
from typing import NamedTuple

from nyayagraph.law.cause_titles import left_start
from nyayagraph.law.footnotes import Footnotes
from nyayagraph.law.judgments_named import JudgmentsNamed, NamedJudgment

# one pattern a noun: a pattern that opens with a letter run is looked for many times faster than an alternation
_NOUNS = tuple(re.compile(pattern) for pattern in (r"case\b", r"Case\b", r"decision\b", r"judge?ment\b", r"ruling\b"))
_SUPRA = (re.compile(r"upra\b"), re.compile(r"UPRA\b"))
_AND_OTHERS_BEFORE = re.compile(r"\s{1,2}(?:and|&)\s{1,2}(?:another|others|anr|ors)\.?$", re.IGNORECASE)
# takes `case of Ram Lal,`; refuses `case of a tenant`
_CASE_OF = re.compile(
    r"\s{1,3}of\s{1,3}(?P<words>(?:M/s\.?\s{1,2})?[A-Z][\w.&'’-]*(?:\s{1,3}(?:(?:and|&|of)\s{1,3})?[A-Z][\w.&'’-]*){0,5})"
)
_SUPRA_AFTER = re.compile(r"\s{0,2}(?:[\[(]\d{1,2}[\])])?[\s,]{0,2}[\[(]?\s?(?:[Ss]upra|SUPRA)\b")
_VERSUS_AFTER = re.compile(r"[\s,.&]{0,4}(?:and\s|ors|others|[vV][sS]?\.?\s|versus)")
_BEFORE_SUPRA = re.compile(r"[\s,.:(\[]{0,5}$")
_POSSESSIVE = re.compile(r"['’`]s?$")
_IBID = tuple(
    re.compile(word + r"(?:\.|(?=[\s,]{1,3}(?:pp?|paras?|at|page)\b))") for word in ("Ibid", "ibid", "Id", "ID")
)
_POINTING = frozenset(
    "that this said aforesaid above above-mentioned abovementioned aforementioned latter former same".split()
)
_POINTS_ALONE = frozenset(("that", "this"))
_OWN = frozenset(("decision", "ruling"))  # what `this` may point back to; `this case` and `this judgment` are its own
_AGAINST = re.compile(r"(?:[Aa]gainst|from|[Aa]ggrieved\s{1,3}by|set\s{1,3}aside)\s{1,3}$")
# takes `decision in Minerva Mills`; refuses `decision in the appeal`
_IN_NAME = re.compile(
    r"\s{1,3}in\s{1,3}(?P<words>[A-Z](?:\.|[\w&'’-]+)(?:\s{1,3}(?:(?:and|&|of)\s{1,3})?[A-Z](?:\.|[\w&'’-]+)){1,4})(?!\w)"
)
_CLOSES = re.compile(r"[.,;]\s|\s?\(")
# takes `that decision of the Tribunal`, `the said judgment and decree`: not of a judgment cited
_OF_ANOTHER = re.compile(
    r"\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?(?:[Hh]igh|[Tt]ribunal|[Tt]rial|[Gg]overnment|State|[Cc]ollector|[Cc]ommissioner|[Cc]ommittee"
    r"|learned|[Ss]ingle|[Dd]ivision|[Bb]oard|[Aa]ppellate|[Ll]abour|[Dd]istrict|[Ii]ndustrial|[Cc]ompany|[Mm]agistrate|Sessions)"
    r"|and\s{1,3}(?:decree|order)|under\s{1,3}appeal|dated|passed|or\s{1,3}order)"
)
_IF_SO = re.compile(
    r",?\s{1,3}(?:(?:the|it|he|they|she|no|there|an?|such|if)\s{1,3}(?:\w+\s{1,3}){0,4}?)?(?:would|will|shall|may|must|can|could|should)\b"
)
_IS_AN_ARGUMENT = re.compile(
    r"\s{1,3}(?:is|was|has|had|that|against|as\s{1,3}(?:set|put|stated))\b(?!\s{1,3}(?:held|decided|overruled|approved|followed|distinguished|reported|cited|the\s{1,3}(?:question|Court)))"
)
_OTHER_BUSINESS = re.compile(
    r"\b(?:High\s{1,3}Court|[Tt]ribunal|[Tt]rial\s{1,3}[Cc]ourt|Sessions|Magistrate|[Gg]overnment|Commissioner|Collector)\b"
)
# what is said of a precedent: takes `the ratio of`, `reliance on`, `held in`; refuses `appeal against`
_OF_PRECEDENT = re.compile(
    r"(?:[Rr]atio|[Pp]rinciples?|[Rr]el(?:y|ied|ying|iance)|[Ff]ollow\w*|[Dd]istinguish\w*|held|laid\s{1,3}down|enunciated|underlying"
    r"|[Aa]uthority\s{1,3}of|[Ii]n\s{1,3}view\s{1,3}of|[Aa]ccording\s{1,3}to|[Oo]bserv\w+|facts\s{1,3}of|consider(?:ed)?)\b[^.;]{0,40}$"
)
# takes ` is distinguishable`, ` has no application`, ` of this Court`; refuses ` was set aside`
_AS_PRECEDENT = re.compile(
    r",?\s{1,3}(?:(?:is|was|are|were)\s{1,3}(?:clearly\s{1,3}|plainly\s{1,3})?(?:distinguish|follow|approv|overrul|of\s{1,3}no|not\s{1,3}appl)"
    r"|has\s{1,3}no\s{1,3}(?:application|bearing)|does\s{1,3}not\s{1,3}(?:apply|help|assist|support)|lays?\s{1,3}down|of\s{1,3}this\s{1,3}Court)"
)
# words in capitals before `case` or `(supra)` that name no judgment
_NO_NAMES = frozenset(
    "the this that a an each every our any such no in of present instant criminal civil sessions special calendar test"
    " appellant appellants respondent respondents petitioner petitioners plaintiff plaintiffs defendant defendants"
    " prosecution accused assessee revenue department government state union board company corporation management"
    " workmen counsel court bench tribunal officer commissioner collector bank landlord tenant complainant detenu"
    " complaint police cbi magistrate summons warrant murder rent another same and or if when where case"
    " decision judgment ruling justice article section act mr shri supreme high full"
    " privy council latter former leading above said aforesaid"
    " hon'ble his their its which whose it he she they there attorney-general"
    " solicitor-general advocate-general appeal appeals petition petitions writ suit suits letters patent reference"
    " second application applications parliament england america india review interlocutory arbitration".split()
)
_NEAR = 700
_LIST = 160
_CUE = 60
_BESIDE = 3  # a short name and its citation right behind it are one judgment
_SENTENCE_END = re.compile(r"[.:]\s{1,3}[A-Z(\"]|\n\s{0,4}\(?\d")
_LOOK_BACK = 90


class Mention(NamedTuple):
    """A judgment named in full or cited at `[start, end)`; `is_aside` where it only heads a page or is a footnote."""

    start: int
    end: int
    judgment: NamedJudgment
    is_aside: bool


class FoundShortForm(NamedTuple):
    """A short form at `[start, end)`, with the judgment that it means, or None and a note that says why not."""

    start: int
    end: int
    judgment: NamedJudgment | None
    keys: tuple[str, ...]
    note: str | None


class _Hit(NamedTuple):
    """A noun, `supra` or `ibid` at `[start, end)` after the word `before`."""

    start: int
    end: int
    kind: str
    before: str


def find_short_forms(
    text: str, mentions: list[Mention], known: JudgmentsNamed, footnotes: Footnotes
) -> list[FoundShortForm]:
    """Every short form in `text`, in order; `mentions` are its full names and citations, in order."""
    return _Reader(text, mentions, known, footnotes).read()


class _Reader:
    def __init__(self, text: str, mentions: list[Mention], known: JudgmentsNamed, footnotes: Footnotes) -> None:
        self.text = text
        self.mentions = mentions
        self.starts = [mention.start for mention in mentions]
        self.known = known
        self.footnotes = footnotes
        self.found: list[FoundShortForm] = []

    def read(self) -> list[FoundShortForm]:
        for hit in sorted(self._hits()):
            if (self.found and hit.start < self.found[-1].end) or self._is_within(hit.start):
                continue
            form = self._read_hit(hit)
            if form:
                self.found.append(form)
        return self.found

    def _hits(self) -> list[_Hit]:
        text = self.text
        hits: list[_Hit] = []
        for pattern in _NOUNS:
            for match in pattern.finditer(text):
                start = match.start()
                before = text[max(0, start - 26) : start]
                if not before[-1:].isspace():
                    continue
                word = before.split()[-1:]
                if pattern is _NOUNS[0] and text.startswith(" of", match.end()):
                    hits.append(_Hit(start, match.end(), "case of", ""))
                elif pattern is not _NOUNS[0] and _IN_NAME.match(text, match.end()):
                    hits.append(_Hit(start, match.end(), "decision in", ""))
                elif word and (
                    word[0][0].isupper()
                    or word[0].lower() in _POINTING
                    or word[0][-2:] in ("'s", "’s")
                    or (pattern is _NOUNS[0] and _ends_a_name(before))
                ):
                    hits.append(_Hit(start, match.end(), match[0].lower(), word[0]))
        hits += [
            _Hit(m.start() - 1, m.end(), "supra", "") for pattern in _SUPRA for m in pattern.finditer(text) if m.start()
        ]
        hits += [
            _Hit(m.start(), m.end(), "ibid", "")
            for pattern in _IBID
            for m in pattern.finditer(text)
            if not (m.start() and text[m.start() - 1].isalnum())
        ]
        return hits

    def _read_hit(self, hit: _Hit) -> FoundShortForm | None:
        match hit.kind:
            case "supra":
                return self._before_supra(hit)
            case "ibid":
                return self._same_again(hit)
            case "case of":
                return self._case_of(hit)
            case "decision in":
                return self._decision_in(hit)
            case _ if hit.before.lower() in _POINTING:
                return self._pointing(hit)
            case _:
                return self._named(hit)

    def _named(self, hit: _Hit) -> FoundShortForm | None:
        """`Gopalan's case`, `the Minerva Mills case`: a judgment by words of its name."""
        own = bool(_POSSESSIVE.search(hit.before))
        if own and hit.kind != "case":
            return None
        marked = bool(_SUPRA_AFTER.match(self.text, hit.end))
        keys = self.footnotes.cited_at(self.text, hit.end)
        small = hit.before[0].islower() and hit.before[:1].isalpha()
        start = self._opening(self.text.rfind(hit.before, 0, hit.start) if small and not own else hit.start)
        if start is None:
            return None
        words = _POSSESSIVE.sub("", self.text[start : hit.start].rstrip())
        if not own and not small and not _is_capital(words):
            return None
        form = self._bound(start, hit.end, words, keys)
        if small and not own and not form.keys:
            return None
        if form.judgment is None and not keys and not marked and (not own or _IS_AN_ARGUMENT.match(self.text, hit.end)):
            return None
        return form

    def _case_of(self, hit: _Hit) -> FoundShortForm | None:
        """`in the case of S.N. Narula`: only a name that the text gives in full elsewhere."""
        match = _CASE_OF.match(self.text, hit.end)
        if match is None or self._is_within(match.start("words")):
            return None
        words = match["words"].rstrip(".,")
        end = match.start("words") + len(words)
        if self._is_within(end) or _VERSUS_AFTER.match(self.text, end):
            return None
        form = self._bound(match.start("words"), end, _POSSESSIVE.sub("", words), ())
        return form if form.judgment and form.judgment.keys else None

    def _decision_in(self, hit: _Hit) -> FoundShortForm | None:
        """`the decision in Minerva Mills`: a judgment by words of its name, open where the text names none so."""
        match = _IN_NAME.match(self.text, hit.end)
        if match is None or self._is_within(match.start("words")):
            return None
        words = match["words"].rstrip(".,")
        end = match.start("words") + len(words)
        if self._is_within(end) or _VERSUS_AFTER.match(self.text, end) or _NO_NAMES & set(words.lower().split()):
            return None
        form = self._bound(match.start("words"), end, _POSSESSIVE.sub("", words), ())
        return form if form.judgment or _CLOSES.match(self.text, end) else None

    def _before_supra(self, hit: _Hit) -> FoundShortForm | None:
        """`Maneka Gandhi (supra)`; nothing where a whole name or a citation stands before it."""
        gap = _BEFORE_SUPRA.search(self.text, max(0, hit.start - 5), hit.start)
        end = gap.start() if gap else hit.start
        if end <= 0 or self._is_within(end - 1) or (self.found and self.found[-1].end >= end):
            return None
        others = _AND_OTHERS_BEFORE.search(self.text, max(0, end - 16), end)
        names_end = others.start() if others else end
        start = self._opening(names_end)
        if start is None:
            return None
        words = _POSSESSIVE.sub("", self.text[start:names_end])
        if not words or not _is_capital(words):
            return None
        return self._bound(start, end, words, ())

    def _opening(self, middle: int) -> int | None:
        low = max(middle - _LOOK_BACK, self.found[-1].end if self.found else 0, self._last_end(middle))
        start = left_start(self.text, low, middle)
        while start is not None and start < middle:
            word = self.text[start:middle].split()[0]
            if _POSSESSIVE.sub("", word.lower().strip(".,()")) not in _NO_NAMES:
                return start
            start = start + len(word)
            while start < middle and self.text[start].isspace():
                start += 1
        return None

    def _bound(self, start: int, end: int, words: str, keys: tuple[str, ...]) -> FoundShortForm:
        judgments = self.known.short_for(words)
        if keys:
            judgment = next((j for j in judgments if any(key in j.keys for key in keys)), None)
            return FoundShortForm(start, end, judgment or self.known.add(None, keys), keys, None)
        cited = [j for j in judgments if j.keys] or judgments
        if len(cited) == 1:
            return FoundShortForm(start, end, cited[0], tuple(cited[0].keys), None)
        note = "several judgments can be so called" if cited else "no judgment so called in this text"
        return FoundShortForm(start, end, None, (), note)

    def _pointing(self, hit: _Hit) -> FoundShortForm | None:  # noqa: PLR0911 - one return for each reason against
        """`that case`, `the said decision`: the judgment named just before."""
        text = self.text
        if _OF_ANOTHER.match(text, hit.end):
            return None
        start = text.rfind(hit.before, 0, hit.start)
        own = hit.before.lower() == "this"
        if own and (hit.kind not in _OWN or _AGAINST.search(text, max(0, start - 16), start)):
            return None
        if hit.before.lower() not in _POINTS_ALONE:
            opening = text[max(0, start - 6) : start].rstrip()
            if not opening.lower().endswith("the"):
                return None
            start = max(0, start - 6) + len(opening) - 3
        elif hit.kind == "case" and _IF_SO.match(text, hit.end):
            return None
        last = self._last_named(start)
        cue = _OF_PRECEDENT.search(text, max(0, start - _CUE), start) or _AS_PRECEDENT.match(text, hit.end)
        reach = _NEAR * 2 if cue and not own else _NEAR if cue or not own else _NEAR // 2
        if last is None or start - last[1] > reach:
            return None
        if self._is_one_of_several(last):
            return FoundShortForm(start, hit.end, None, (), "several judgments named before")
        between = text[last[1] : start]
        if "\n\n" in between.strip() or (hit.kind != "case" and not cue and _OTHER_BUSINESS.search(between)):
            return None
        return FoundShortForm(start, hit.end, last[2], tuple(last[2].keys) if last[2] else (), last[3])

    def _same_again(self, hit: _Hit) -> FoundShortForm | None:
        last = self._last_named(hit.start)
        if last is None or hit.start - last[1] > _NEAR // 2:
            return None
        return FoundShortForm(hit.start, hit.end, last[2], tuple(last[2].keys) if last[2] else (), last[3])

    def _last_named(self, place: int) -> tuple[int, int, NamedJudgment | None, str | None] | None:
        """The judgment named last before `place`: start, end, judgment, note."""
        count = bisect_left(self.starts, place)
        while count and (self.mentions[count - 1].is_aside or self.mentions[count - 1].judgment.is_own):
            count -= 1
        mention = self.mentions[count - 1] if count else None
        if self.found and (mention is None or self.found[-1].start > mention.start):
            form = self.found[-1]
            return form.start, form.end, form.judgment, form.note
        return (mention.start, mention.end, mention.judgment, None) if mention else None

    def _is_one_of_several(self, last: tuple[int, int, NamedJudgment | None, str | None]) -> bool:
        """Whether the sentence that named a judgment last named another just before it."""
        count = bisect_left(self.starts, last[0])
        before: list[Mention | FoundShortForm] = [self.mentions[count - 1]] if count else []
        before += [form for form in self.found[-2:] if form.start < last[0]][-1:]
        return any(
            one.judgment is not last[2]
            and _BESIDE < last[0] - one.end < _LIST
            and not _SENTENCE_END.search(self.text, one.end, last[0])
            for one in before
            if isinstance(one, FoundShortForm) or not one.is_aside
        )

    def _is_within(self, place: int) -> bool:
        count = bisect_left(self.starts, place + 1)
        return bool(count) and self.mentions[count - 1].end > place

    def _last_end(self, place: int) -> int:
        count = bisect_left(self.starts, place)
        return self.mentions[count - 1].end if count else 0


def _ends_a_name(before: str) -> bool:
    """Whether a small word follows one in capitals: `the Bengal immunity case`."""
    words = before.split()
    return (
        len(words) > 1
        and words[-1].isalpha()
        and words[-1] not in _NO_NAMES
        and words[-2][0].isupper()
        and words[-2].lower() not in _NO_NAMES
    )


def _is_capital(words: str) -> bool:
    """Whether the last word is a name in capitals: no `the case`, no `Case No.`"""
    last = words.rsplit(maxsplit=1)[-1] if words.strip() else ""
    return last[:1].isupper() and last.lower().strip(".,") not in _NO_NAMES
