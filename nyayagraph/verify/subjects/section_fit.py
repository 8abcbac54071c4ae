"""How well words fit the section they are laid at, and the one of its Act that they fit best, by several weak signs.

Signs are nearness in meaning, words of headings and of texts, the matter's place by practice, and the number that the
matter has in the code before or behind. None of them is sure alone; `laid_elsewhere` weighs them.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from nyayagraph.cypher.statute import HeadingsOfAct, HeadingsOfActs, WordsOfSections
from nyayagraph.graph import Graph
from nyayagraph.inference.section_matters import section_matters
from nyayagraph.inference.sections import section_encoder
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.provisions.subjects import subjects_named
from nyayagraph.verify.subjects.content import ContentTold, Form
from nyayagraph.verify.subjects.matters_told import Matters, namesake, without_penalties
from nyayagraph.verify.wording.meaning import is_about_nothing
from nyayagraph.verify.wording.words import content_words, normalised, weight

_FIRST_LETTERS = 7  # `arbitrator` is `arbitral`
_NEAREST, _TITLED, _PLACES = 4, 3, 3  # sections that are looked at, by each sign
_SAYS_LITTLE = 0.2
_FAR = -0.05  # signs that speak for the section cited by more than this are looked at no further
_TEXTS_KEPT = 32_768  # headings and texts are the same from text to text

# the end of a heading that nobody repeats: takes `, etc.`, ` in certain cases`, ` where the court so directs`
_TAIL = re.compile(r",?\s*\betc\b\.?.*$|\bin\s+certain\s+cases\b|\bwhere\b.*$|\bby\s+whom\b.*$", re.IGNORECASE)
# headings of sections that deal with no matter of their own
_NO_MATTER = re.compile(
    r"^\W*(?:definitions?\b|interpretation|omitted|repeals?\b|short\s+title|savings?\W*$|amendments?\s+of)",
    re.IGNORECASE,
)
# takes `Punishment for murder`, `Penalty for …`
_PUNISHES = re.compile(r"^\W*(?:punishment|penalty|penalties)\b", re.IGNORECASE)
# takes `is punished with`, `imprisonment for life`, `a fine of`
_PENALTY = re.compile(r"\b(?:punish\w*|penal\w*|imprison\w*|sentence\w*|fined?|term|prison)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Fit:
    """How well words fit a section: cosines, shares of the weight of words, and what tables say."""

    section_id: str
    heading: str
    near: float
    near_around: float
    heading_said: float
    said_in_heading: float
    said_in_text: float
    is_subject: bool
    is_carried: bool
    has_text: bool

    @property
    def rough(self) -> float:
        """By which the best of several sections is chosen."""
        signs = 0.3 * self.is_subject + 0.4 * self.is_carried
        return (self.near + self.near_around) / 2 + (self.heading_said + self.said_in_text) / 2 + signs


@dataclass(frozen=True)
class Fitted:
    """A statement with the fit of the section it cites, and that of the section of its Act which fits it best.

    `stems` are those of its words that tell of a matter.
    """

    told: ContentTold
    own: Fit
    other: Fit
    stems: tuple[str, ...]

    @property
    def has_own_word(self) -> bool:
        """True where a telling word of the cited heading, which the other has not, is among the words."""
        apart = set(stems_of(self.own.heading)) - set(stems_of(self.other.heading))
        return any(tells(stem) for stem in apart & set(self.stems))

    @property
    def is_of_penalty(self) -> bool:
        """True where a punishment is told, by which the other section is headed and the one cited is not."""
        headed = bool(_PUNISHES.search(self.other.heading)) > bool(_PUNISHES.search(self.own.heading))
        return headed and bool(_PENALTY.search(self.told.words))


class _Act:
    """The headings of an Act as stems, and how rare each is among them."""

    def __init__(self, row: HeadingsOfAct) -> None:
        self.printed = dict(zip(row.section_ids, row.headings, strict=True))
        self.stems = {section_id: stems_of(_TAIL.sub("", words) or words) for section_id, words in self.printed.items()}
        held = Counter(stem for stems in self.stems.values() for stem in set(stems))
        self._idf = {stem: math.log((len(self.stems) + 1) / (count + 0.5)) for stem, count in held.items()}
        self._rarest = math.log(len(self.stems) + 1)

    def weight(self, stems: Collection[str]) -> float:
        """The sum of the words' rarity; a word of no heading is as rare as can be."""
        return sum(self._idf.get(stem, self._rarest) * (1.0 if tells(stem) else _SAYS_LITTLE) for stem in stems)

    def share(self, stems: Collection[str], held: Collection[str]) -> float:
        """What share of the weight of `stems` is held."""
        whole = self.weight(stems)
        return self.weight([stem for stem in stems if stem in held]) / whole if whole else 0.0

    def has_matter(self, section_id: str) -> bool:
        """True where a section is headed by a matter of its own, or by nothing."""
        return not _NO_MATTER.search(self.printed.get(section_id, ""))


class _Words:
    """The words of a statement: which of their sections lie near, and what tables say of them."""

    def __init__(self, told: ContentTold, nearness: Mapping[str, Mapping[str, float]], matters: Matters) -> None:
        words, self.near_around = told.words, nearness[told.around]
        if told.form is Form.POINTED:
            words = max((words, told.around), key=lambda one: max(nearness[one].values(), default=0.0))
        self.near = nearness[words]
        self.stems = tuple(stem for stem in stems_of(words) if tells(stem))
        self.tells_a_matter = any(tells(stem) for stem in stems_of(without_penalties(words)))
        self.carried = _carried(told, matters)
        self.places = [
            place for subject, _ in subjects_named(words, told.key.act_id) for place in subject.places(told.key.act_id)
        ]

    def candidates(self, act: _Act) -> list[str]:
        """The sections that some sign speaks for."""
        titled = {one: act.weight([stem for stem in stems if stem in self.stems]) for one, stems in act.stems.items()}
        by_title = sorted((one for one in titled if titled[one] > 0), key=lambda one: (-titled[one], one))[:_TITLED]
        found = [*_nearest(self.near), *_nearest(self.near_around), *by_title, *self.places[:_PLACES], *self.carried]
        return [one for one in dict.fromkeys(found) if act.has_matter(one)]

    def may_compare(self, cited: str) -> bool:
        """True where the section cited has a vector too, if any of its Act has: without one, all others lie nearer."""
        return not self.near or cited in self.near

    def fit(self, section_id: str, act: _Act, texts: Sequence[str]) -> Fit:
        """How well they fit one section."""
        heading = act.stems.get(section_id, ())
        held = {*heading, *(stem for text in texts for stem in stems_of(text))}
        return Fit(
            section_id=section_id,
            heading=act.printed.get(section_id, ""),
            near=self.near.get(section_id, 0.0),
            near_around=self.near_around.get(section_id, 0.0),
            heading_said=act.share(heading, self.stems),
            said_in_heading=act.share(self.stems, heading),
            said_in_text=act.share(self.stems, held),
            is_subject=section_id in self.places,
            is_carried=section_id in self.carried,
            has_text=bool(texts),
        )


def fitted(graph: Graph, told: Sequence[ContentTold], matters: Matters) -> list[Fitted]:
    """The statements that another section of the Act may fit better, each with both fits."""
    if not told:
        return []
    act_ids = tuple(dict.fromkeys(one.key.act_id for one in told))
    acts = {row.act_id: _Act(row) for row in graph.fetch(HeadingsOfActs(act_ids=act_ids))}
    asked = [(one, words, best) for one, words in _worded(told, matters) if (best := _possible(one, words, acts))]
    ids = tuple(dict.fromkeys(section_id for one, _, best in asked for section_id in (one.key.section_id, *best)))
    texts = {row.section_id: row.texts for row in graph.fetch(WordsOfSections(section_ids=ids))} if asked else {}
    found = []
    for one, words, best in asked:
        act = acts[one.key.act_id]
        own = words.fit(one.key.section_id, act, texts.get(one.key.section_id, ()))
        others = [words.fit(other, act, texts.get(other, ())) for other in best]
        found.append(Fitted(one, own, max(others, key=lambda fit: (fit.rough, fit.section_id)), words.stems))
    return found


def _worded(told: Sequence[ContentTold], matters: Matters) -> Iterator[tuple[ContentTold, _Words]]:
    texts = list(dict.fromkeys(words for one in told for words in (one.words, one.around)))
    vectors = dict(zip(texts, section_encoder().encode(texts), strict=True))
    for one in told:
        act_id = one.key.act_id
        nearness = {words: section_matters().cosines(vectors[words], act_id) for words in (one.words, one.around)}
        yield one, _Words(one, nearness, matters)


def _possible(told: ContentTold, words: _Words, acts: Mapping[str, _Act]) -> list[str]:
    """The sections besides the one cited that may fit, by the signs that need no text; none where it surely does."""
    act, cited = acts.get(told.key.act_id), told.key.section_id
    if act is None or not words.tells_a_matter or not act.has_matter(cited) or not words.may_compare(cited):
        return []
    own = words.fit(cited, act, ()).rough
    others = [one for one in words.candidates(act) if one != cited]
    return others if any(words.fit(one, act, ()).rough - own > _FAR for one in others) else []


def _nearest(cosines: Mapping[str, float]) -> list[str]:
    return sorted(cosines, key=lambda one: (-cosines[one], one))[:_NEAREST]


def _carried(told: ContentTold, matters: Matters) -> tuple[str, ...]:
    """The sections of the code cited in whose place the same number of its sister stands."""
    key = told.key
    if key.act_id not in SISTER_LAW or key.unit != "s":
        return ()
    row = matters.rows.get(namesake(key).section_id)
    return tuple(one for one in row.counterparts if one.startswith(f"{key.act_id}/")) if row else ()


@lru_cache(maxsize=_TEXTS_KEPT)
def stems_of(text: str) -> tuple[str, ...]:
    """The first letters of a text's stems, each once; kept, for headings are the same from text to text."""
    return tuple(dict.fromkeys(word[:_FIRST_LETTERS] for word in content_words(normalised(text))))


def tells(stem: str) -> bool:
    """True for a stem that says what a text is about."""
    return bool(stem) and weight(stem) >= 1 and not is_about_nothing(stem)
