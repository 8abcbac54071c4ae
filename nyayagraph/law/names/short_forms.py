"""Short forms of judgments: `Gopalan's case`, `Maneka Gandhi (supra)`, `that case`, each with the judgment it means.

Pure search with offsets. A short form is bound to a judgment that the same text names in full, or left open with a
note; words of pointing (`that case`) count only where a judgment was named just before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from nyayagraph.law.citations.footnotes import Footnotes
from nyayagraph.law.found_reference import SEVERAL_MEANT
from nyayagraph.law.names.bare_names import SEVERAL, BareNames, FoundShortForm
from nyayagraph.law.names.cause_titles import left_start
from nyayagraph.law.names.judgments_named import JudgmentsNamed, NamedJudgment
from nyayagraph.law.names.pointing_signs import FARTHEST, Pointed, Weighed, pointed_at, points, signs_of
from nyayagraph.law.names.pointing_words import (
    AND_OTHERS_BEFORE,
    BEFORE_CASE,
    BEFORE_SUPRA,
    BESIDE,
    CASE_OF,
    CLOSES,
    FAR,
    FEW_WORDS,
    FOLLOWS_ANOTHER,
    IN_NAME,
    IN_WHICH,
    IS_AN_ARGUMENT,
    ITS_CASE_BEFORE,
    LAST_OF_ALL,
    LIST,
    LISTS,
    LOOK_BACK,
    MOST_BEFORE,
    NEAR,
    NO_NAMES,
    NUMBERED_CASE,
    OF_ITS_JUDGMENT,
    OF_TWO,
    OF_TWO_NEAR,
    POINTING,
    POSSESSIVE,
    SENTENCE_BREAK,
    SUPRA_AFTER,
    VERSUS_AFTER,
)
from nyayagraph.law.names.several_named import (
    Named,
    PointedAtSeveral,
    are_unnamed,
    find_several,
    means_judgments,
    summed_up,
)
from nyayagraph.law.names.short_form_hits import Hit, find_hits, find_marked, is_capital, is_mentioned


class Mention(NamedTuple):
    """A judgment named in full or cited at `[start, end)`; `is_aside` where it only heads a page or is a footnote."""

    start: int
    end: int
    judgment: NamedJudgment
    is_aside: bool


def find_short_forms(
    text: str, mentions: list[Mention], known: JudgmentsNamed, footnotes: Footnotes
) -> list[FoundShortForm]:
    """Every short form in `text`, in order; `mentions` are its full names and citations, in order."""
    return _Reader(text, mentions, known, footnotes).read()


def weighed_short_forms(
    text: str, mentions: list[Mention], known: JudgmentsNamed, footnotes: Footnotes
) -> list[Weighed]:
    """Every words of pointing in `text` that were weighed, those taken and those left, in order."""
    reader = _Reader(text, mentions, known, footnotes)
    reader.read()
    return reader.weighed


class _Reader:
    def __init__(self, text: str, mentions: list[Mention], known: JudgmentsNamed, footnotes: Footnotes) -> None:
        self.text = text
        self.mentions = mentions
        self.starts = [mention.start for mention in mentions]
        self.known = known
        self.footnotes = footnotes
        self.found: list[FoundShortForm] = []
        self.bare = BareNames(text, known, footnotes, self.starts, self._is_within, self._opening)
        self.pair: tuple[Named, ...] = ()  # the two judgments of which `the former` and `the latter` speak
        self.weighed: list[Weighed] = []
        self.pair_at = -1  # where one of these words stood last

    def read(self) -> list[FoundShortForm]:
        hits = [*find_hits(self.text, bare=bool(self.mentions)), *find_marked(self.text, self.footnotes.marks())]
        several = find_several(self.text) if len(self.mentions) > 1 else ()
        for hit in sorted([*hits, *several]):
            if (self.found and hit.start < self.found[-1].end) or self._is_within(hit.start):
                continue
            form = self._pointing_at_several(hit) if isinstance(hit, PointedAtSeveral) else self._read_hit(hit)
            if form:
                self.found.append(form)
                is_bare = isinstance(hit, Hit) and hit.kind == "bare"
                while is_bare and (following := self.bare.next_of_list(self.found[-1])):
                    self.found.append(following)
        return self.found

    def _read_hit(self, hit: Hit) -> FoundShortForm | None:  # noqa: PLR0911 - one return for each kind
        match hit.kind:
            case "supra":
                return self._before_supra(hit)
            case "ibid":
                return self._same_again(hit)
            case "bare":
                return self.bare.after_in(hit.start)
            case "marked":
                return self._marked(hit)
            case "noted":
                return self.bare.noted(hit.end)
            case "case of":
                return self._case_of(hit)
            case "decision in":
                return self._decision_in(hit)
            case "misread":
                form = self._named(hit._replace(kind="case"))
                return form if form and form.judgment else None
            case _ if hit.before.lower() in POINTING or is_mentioned(self.text, hit):
                return self._pointing(hit)
            case _:
                return self._named(hit)

    def _marked(self, hit: Hit) -> FoundShortForm | None:
        """`Burman's (1) case`: the mark of a footnote before the noun."""
        middle = self.text.rfind(hit.before, 0, hit.start) + len(hit.before)
        start = self._opening(middle)
        if start is None:
            return None
        keys = self.footnotes.cited_at(self.text, middle)
        return self._bound(start, hit.end, POSSESSIVE.sub("", self.text[start:middle]), keys)

    def _named(self, hit: Hit) -> FoundShortForm | None:
        """`Gopalan's case`, `the Minerva Mills case`: a judgment by words of its name."""
        own = bool(POSSESSIVE.search(hit.before))
        if own and hit.kind != "case":
            return None
        marked = bool(SUPRA_AFTER.match(self.text, hit.end))
        keys = self.footnotes.cited_at(self.text, hit.end)
        small = hit.before[0].islower() and hit.before[:1].isalpha()
        apart = POSSESSIVE.fullmatch(hit.before)  # `Shetty` and `'s case` on two lines
        start = self._opening(self.text.rfind(hit.before, 0, hit.start) if apart or (small and not own) else hit.start)
        if start is None:
            return None
        words = POSSESSIVE.sub("", self.text[start : hit.start].rstrip())
        if not own and not small and not is_capital(words):
            return None
        form = self._bound(start, hit.end, words, keys)
        if small and not own and not form.keys:
            return None
        names_several = form.note == SEVERAL and not small
        if not keys and not marked and self._is_of_a_party(form):
            return None
        sure = form.judgment or keys or marked or names_several
        return form if sure or self._names_a_case(hit, start, own, small) else None

    def _is_of_a_party(self, form: FoundShortForm) -> bool:
        """Whether a name is of a party before the court, and nothing before it speaks of a judgment."""
        if form.judgment is None or not form.judgment.is_of_parties:
            return False
        return OF_ITS_JUDGMENT.search(self.text, max(0, form.start - FEW_WORDS), form.start) is None

    def _names_a_case(self, hit: Hit, start: int, own: bool, small: bool) -> bool:
        """Whether words that no judgment of the text is called by still name one: `in the Millangos case`."""
        if NUMBERED_CASE.match(self.text, hit.end) or (not own and (hit.kind != "case" or small)):
            return False
        said = BEFORE_CASE.search(self.text, max(0, start - 16), start) is not None
        return said or (own and not IS_AN_ARGUMENT.match(self.text, hit.end))

    def _case_of(self, hit: Hit) -> FoundShortForm | None:
        """`in the case of S.N. Narula`: only a name that the text gives in full elsewhere."""
        match = CASE_OF.match(self.text, hit.end)
        if match is None or self._is_within(match.start("words")):
            return None
        words = SENTENCE_BREAK.split(match["words"], maxsplit=1)[0].rstrip(".,")
        end = match.start("words") + len(words)
        if self._is_within(end) or VERSUS_AFTER.match(self.text, end) or words.startswith(("State of", "Union of")):
            return None
        if ITS_CASE_BEFORE.search(self.text, max(0, hit.start - 16), hit.start) and self.text.startswith(" that", end):
            return None  # `It is the case of the Board that`
        keys = self.footnotes.cited_at(self.text, end)
        form = self._bound(match.start("words"), end, POSSESSIVE.sub("", words), keys)
        return form if form.keys and (keys or not self._is_of_a_party(form)) else None

    def _decision_in(self, hit: Hit) -> FoundShortForm | None:
        """`the decision in Minerva Mills`: a judgment by words of its name, open where the text names none so."""
        match = IN_NAME.match(self.text, hit.end)
        if match is None or self._is_within(match.start("words")):
            return None
        words = match["words"].rstrip(".,")
        end = match.start("words") + len(words)
        if self._is_within(end) or VERSUS_AFTER.match(self.text, end) or NO_NAMES & set(words.lower().split()):
            return None
        form = self._bound(match.start("words"), end, POSSESSIVE.sub("", words), ())
        return form if form.judgment or CLOSES.match(self.text, end) else None

    def _before_supra(self, hit: Hit) -> FoundShortForm | None:
        """`Maneka Gandhi (supra)`; nothing where a whole name or a citation stands before it."""
        gap = BEFORE_SUPRA.search(self.text, max(0, hit.start - 5), hit.start)
        end = gap.start() if gap else hit.start
        if end <= 0 or self._is_within(end - 1) or (self.found and self.found[-1].end >= end):
            return None
        others = AND_OTHERS_BEFORE.search(self.text, max(0, end - 16), end)
        names_end = others.start() if others else end
        start = self._opening(names_end)
        if start is None:
            return None
        words = POSSESSIVE.sub("", self.text[start:names_end])
        if not words:
            return None
        form = self._bound(start, end, words, ())
        return form if form.judgment or is_capital(words, marked=True) else None

    def _opening(self, middle: int) -> int | None:
        low = max(middle - LOOK_BACK, self.found[-1].end if self.found else 0, self._last_end(middle))
        start = left_start(self.text, low, middle)
        while start is not None and start < middle:
            if self.text.startswith(("State Bank", "State of", "Bank of", "Union of"), start):
                return start
            word = self.text[start:middle].split()[0]
            if POSSESSIVE.sub("", word.lower().strip(".,()")) not in NO_NAMES:
                return start
            start = start + len(word)
            while start < middle and self.text[start].isspace():
                start += 1
        return None

    def _bound(self, start: int, end: int, words: str, keys: tuple[str, ...]) -> FoundShortForm:
        judgments = self.known.short_for(words)
        if keys and not judgments and self.known.gainsays(words, keys):
            return FoundShortForm(start, end, None, (), "the note cites another judgment")
        if keys and any(j.keys for j in judgments) and self.known.gainsays(words, keys):
            keys = ()  # the number of the note is misread
        if keys:
            judgment = next((j for j in judgments if any(key in j.keys for key in keys)), None)
            return FoundShortForm(start, end, judgment or self.known.add(None, keys), keys, None)
        cited = [j for j in judgments if j.keys and not j.is_own] or [j for j in judgments if j.keys] or judgments
        meant = cited[0] if len(cited) == 1 else self.known.one(cited) if cited else None
        if meant := meant or self.known.of_last_court(cited) or self._named_just_before(cited, start):
            return FoundShortForm(start, end, meant, tuple(meant.keys), None)
        note = SEVERAL if cited else "no judgment so called in this text"
        return FoundShortForm(start, end, None, (), note)

    def _named_just_before(self, judgments: list[NamedJudgment], start: int) -> NamedJudgment | None:
        """The only one of several judgments that the text named or cited not far before `start`."""
        count = bisect_left(self.starts, start)
        near = [one.judgment for one in self.mentions[max(0, count - MOST_BEFORE) : count] if start - one.end <= FAR]
        named = [judgment for judgment in judgments if any(judgment is one for one in near)]
        return named[0] if len(named) == 1 else None

    def _pointing(self, hit: Hit) -> FoundShortForm | None:
        """`that case`, `the said decision`: the judgment named just before."""
        pointed = pointed_at(self.text, hit)
        last = self._last_named(pointed.start) if pointed else None
        if last and pointed and self._speaks_of_another(last, pointed.start):
            last = self._last_named(last[0])
        if pointed is None or last is None or pointed.start - last[1] > FARTHEST:
            return None
        is_short = any(form.start == last[0] for form in self.found[-2:])
        has_name = last[2] is not None and last[2].name is not None
        signs = signs_of(self.text, pointed, last[1], is_short=is_short, has_name=has_name)
        self.weighed.append(Weighed(pointed, signs))
        if not points(signs):
            return None
        if pointed.word in OF_TWO:
            return self._of_two(pointed, last)
        if pointed.word not in LAST_OF_ALL and self._is_one_of_several(last):
            return FoundShortForm(pointed.start, hit.end, None, (), "several judgments named before")
        return FoundShortForm(pointed.start, hit.end, last[2], tuple(last[2].keys) if last[2] else (), last[3])

    def _pointing_at_several(self, pointed: PointedAtSeveral) -> FoundShortForm | None:
        """`these decisions`, `the said two cases`: judgments named just before, each with its citations."""
        group = summed_up(pointed.start, self._named_before(pointed.start), pointed.how_many)
        if not group or are_unnamed(self.text, pointed, group[-1][1]) or not means_judgments(self.text, pointed):
            return None
        keys = dict.fromkeys(key for _, _, judgment, _ in group if judgment for key in judgment.keys)
        return FoundShortForm(pointed.start, pointed.end, None, tuple(keys), SEVERAL_MEANT)

    def _named_before(self, place: int) -> Iterator[Named]:
        """The judgments named before `place`, nearest first; none that only heads a page, a note or the text itself."""
        count, short = bisect_left(self.starts, place), len(self.found) - 1
        while count or short >= 0:
            mention = self.mentions[count - 1] if count else None
            form = self.found[short] if short >= 0 else None
            if mention and (form is None or form.start < mention.start):
                count -= 1
                if not mention.is_aside and not mention.judgment.is_of_parties:
                    yield mention.start, mention.end, mention.judgment, None
            elif form:
                short -= 1
                yield form.start, form.end, form.judgment, form.note

    def _speaks_of_another(self, last: Named, start: int) -> bool:
        """Whether the court of the judgment last named is the one that speaks: `In X this Court followed that case`."""
        if not IN_WHICH.search(self.text, max(0, last[0] - FEW_WORDS), last[0]):
            return False
        return FOLLOWS_ANOTHER.fullmatch(self.text, last[1], start) is not None

    def _same_again(self, hit: Hit) -> FoundShortForm | None:
        last = self._last_named(hit.start)
        if last is None or hit.start - last[1] > NEAR // 2:
            return None
        return FoundShortForm(hit.start, hit.end, last[2], tuple(last[2].keys) if last[2] else (), last[3])

    def _last_named(self, place: int) -> Named | None:
        """The judgment named last before `place`: start, end, judgment, note."""
        count = bisect_left(self.starts, place)
        while count and (self.mentions[count - 1].is_aside or self.mentions[count - 1].judgment.is_own):
            count -= 1
        mention = self.mentions[count - 1] if count else None
        form = next((one for one in reversed(self.found[-3:]) if one.start < place and one.note != SEVERAL_MEANT), None)
        if form and (mention is None or form.start > mention.start):
            return form.start, form.end, form.judgment, form.note
        return (mention.start, mention.end, mention.judgment, None) if mention else None

    def _is_one_of_several(self, last: Named) -> bool:
        """Whether the sentence that named a judgment last named another just before it."""
        count = bisect_left(self.starts, last[0])
        before: list[Mention | FoundShortForm] = [self.mentions[count - 1]] if count else []
        before += [form for form in self.found[-2:] if form.start < last[0]][-1:]
        return any(
            one.judgment is not last[2]
            and BESIDE < last[0] - one.end < LIST
            and LISTS.fullmatch(self.text, one.end, last[0])
            for one in before
            if isinstance(one, FoundShortForm) or not one.is_aside
        )

    def _of_two(self, pointed: Pointed, last: Named) -> FoundShortForm | None:
        """`the former case`, `the latter case`: one of the two judgments named last, where both stand near."""
        if last[0] != self.pair_at:
            first = self._last_named(last[0])
            while first and first[2] is last[2] and pointed.start - first[1] < OF_TWO_NEAR:
                first = self._last_named(first[0])
            if first is None or pointed.start - first[1] > OF_TWO_NEAR or self._is_one_of_several(first):
                return None
            self.pair = (first, last)
        self.pair_at = pointed.start
        _, _, judgment, note = self.pair[OF_TWO.index(pointed.word)]
        return FoundShortForm(pointed.start, pointed.end, judgment, tuple(judgment.keys) if judgment else (), note)

    def _is_within(self, place: int) -> bool:
        count = bisect_left(self.starts, place + 1)
        return bool(count) and self.mentions[count - 1].end > place

    def _last_end(self, place: int) -> int:
        count = bisect_left(self.starts, place)
        return self.mentions[count - 1].end if count else 0
