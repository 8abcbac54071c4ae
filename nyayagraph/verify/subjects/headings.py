"""Sections of any Act held to its headings: a number that words lay at a matter which another section is headed by.

`divorce by mutual consent under section 10 of the Hindu Marriage Act`: the words make up the heading of section 13B,
and section 10 has none of them. Words count by their rarity among the headings of the Act. Accuses only where a section
is cited alone in its clause, right before or behind the words, and neither its heading nor its text has what tells the
other apart; the codes of crime and evidence are `matters_told`'s. Pure but for the one statement that fetches.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from nyayagraph.cypher.statute import HeadingsOfAct, HeadingsOfActs
from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.text.sentences import clause_around
from nyayagraph.verify.claims.certain import may_be_of_another_act, names_a_case
from nyayagraph.verify.claims.stated import Claim, Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, Evidence
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.wording.meaning import is_about_nothing
from nyayagraph.verify.wording.words import content_words, normalised, weight

_FIRST_LETTERS = 7  # `arbitrator` is `arbitral`
_REACH = 14  # words on each side of a reference that may tell its matter
_FEWEST_HEADINGS = 5  # an Act of fewer tells nothing of what is rare in it
# share of a heading that the words must make up, where they are two and where more; chosen on 21,000 references to such
# Acts in one of eight judgments, of which two were accused wrongly
_MOST_OF_IT, _MUCH_OF_IT = 0.75, 0.6
_TWO = 2
_TELLS_APART = 3.0  # idf of the words that the section cited has nowhere; less where an Act has few headings
_OF_THE_RAREST = 0.75
_SAYS_LITTLE = 0.3
_LONGEST_GAP = 80
_TEXTS_KEPT = 32_768  # headings are the same from text to text

# the end of a heading that nobody repeats: takes `, etc.`, ` in certain cases`, ` where the court so directs`
_TAIL = re.compile(r",?\s*\betc\b\.?.*$|\bin\s+certain\s+cases\b|\bwhere\b.*$|\bby\s+whom\b.*$", re.IGNORECASE)
# headings of sections that deal with no matter of their own
_NO_MATTER = re.compile(r"^\W*(?:definitions?|interpretation|omitted|repealed|short\s+title)", re.IGNORECASE)
CLAUSE = re.compile(
    r"[;:]|,\s+(?:and|but|while|whereas|which)\b|\b(?:while|whereas|unlike|instead|rather)\b|\.\s", re.IGNORECASE
)
# what turns words away from the section beside: takes `not`, `other than`, `subject to`, `read with`
_TURNED = re.compile(
    r"\b(?:not|no|never|nor|neither|cannot|unlike|different|distinct|without|other\s+than|except|notwithstanding|subject\s+to|excluding|besides|apart\s+from|read\s+with|r/w|error|wrong|mistak\w+|confus\w+)\b",
    re.IGNORECASE,
)
# what leads from a matter to its section: takes ` is available under `, ` (`, ` in terms of `
_LEADS = re.compile(
    r"(?:\b(?:under|in|by|per|vide|of|through|from|with|to|within|is|attracts?|invok\w+|see)|u/s|[(:–-])\s*(?:the\s+)?(?:(?:purview|meaning|provisions?|terms)\s+of\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
# takes ` and is conferred by `, ` filed under `; what leads from the matter to another one
_TURNS_AWAY = re.compile(
    r"\b(?:and|or|as\s+also|as\s+well\s+as|whether|if|when|that|who|which|in\s+this|petition\s+under|filed|entertain)\b|,(?=.*\w)",
    re.IGNORECASE,
)
# what leads from a section to its matter: takes ` deals with `, ` (`, ` for `
TELLS = re.compile(
    r"[\s,)]{0,4}(?:of\s+the\s+(?:said\s+)?(?:Act|Code|Constitution)[\s,]*)?(?:also\s+|now\s+|expressly\s+|itself\s+|,?\s*which\s+|that\s+)*"
    r"(?:is|are|was|deals?|dealing|govern\w*|prescrib\w*|provid\w*|cover\w*|concern\w*|relat\w*|punish\w*|defin\w*|makes?|creat\w*|lays?|guarantee\w*|protect\w*|confer\w*|allow\w*|permit\w*|empower\w*|prohibit\w*"
    r"|criminali[sz]\w*|penali[sz]\w*|requir\w*|speaks?|enables?|gives?|grants?|abolish\w*|bars?|saves?|imposes?|regulat\w*|exempt\w*|mandat\w*|authori[sz]\w*|entitl\w*|secures?|recogni[sz]\w*|forbids?|lets|fixes|for|on|\()"
    r"(?!\w)",
    re.IGNORECASE,
)
# takes ` are working as district `; refuses ` is the penalty `
STATE = re.compile(r"\b(?:is|are|was)\s+(?:\w+\s+){2}", re.IGNORECASE)
_TOKEN = re.compile(r"(?:[Nn]on-)?[A-Za-z]+(?:['’][a-z]+)?")  # noqa: RUF001 - as print has it


class _Word(NamedTuple):
    """A word of a sentence: where it stands, and the first letters of its stem."""

    start: int
    stem: str


@dataclass(frozen=True)
class _Cited:
    """A section cited alone in its clause, and the words around it."""

    one: Resolved
    claim: Claim
    words: tuple[_Word, ...]

    @property
    def section_id(self) -> str:
        return self.one.key.section_id if self.one.key else ""

    @property
    def act_id(self) -> str:
        return self.one.key.act_id if self.one.key else ""


class _Act:
    """The headings of an Act as stems, and how rare each is among them."""

    def __init__(self, row: HeadingsOfAct) -> None:
        self.printed = {one.section_id: one.heading for one in row.headings}
        self.stems = {section_id: stems_of(_TAIL.sub("", words) or words) for section_id, words in self.printed.items()}
        self.told = {one.section_id: {stem for text in one.texts for stem in stems_of(text)} for one in row.told}
        held = Counter(stem for stems in self.stems.values() for stem in set(stems))
        self._idf = {stem: math.log((len(self.stems) + 1) / (count + 0.5)) for stem, count in held.items()}

    @property
    def tells_apart(self) -> float:
        """From what weight on words tell two sections of the Act apart."""
        return min(_TELLS_APART, _OF_THE_RAREST * math.log(len(self.stems) + 1))

    def weight(self, stems: Sequence[str]) -> float:
        return sum(self._idf[stem] * (1.0 if tells(stem) else _SAYS_LITTLE) for stem in stems)


def mislaid(graph: Graph, sentences: Sequence[Sentence]) -> list[Misplaced]:
    """References that lay a matter at a section, which another section of the same Act is headed by."""
    asked = [cited for sentence in sentences if sentence.claim for cited in _alone(sentence.claim)]
    if not asked:
        return []
    acts = tuple(dict.fromkeys(one.act_id for one in asked))
    ids = tuple(dict.fromkeys(one.section_id for one in asked))
    rows = {row.act_id: _Act(row) for row in graph.fetch(HeadingsOfActs(act_ids=acts, section_ids=ids))}
    found = ((one, _reason(one, rows[one.act_id])) for one in asked if one.act_id in rows)
    return [Misplaced(one.one, reason) for one, reason in found if reason]


def _alone(claim: Claim) -> Iterator[_Cited]:
    """The sections that a claim cites alone in a clause that tells of something."""
    spans = [(one.reference.start - claim.start, one.reference.end - claim.start) for one in claim.resolved]
    names = [*spans, *((mention.start, mention.end) for mention in find_mentions(claim.text))] if spans else []
    for one, (low, high) in zip(claim.resolved, spans, strict=True):
        if not _may_be_judged(one) or may_be_of_another_act(claim, one):
            continue
        if names_a_case(claim, one):
            continue
        start, end = clause_around(claim.text, low, high, CLAUSE)
        others = sum(start <= at < end for at, _ in spans)
        if others > 1 or _TURNED.search(claim.text, start, end):
            continue
        words = [word for word in _words(claim.text, start, end) if not any(a <= word.start < b for a, b in names)]
        before = [word for word in words if word.start < low]
        words = [*before[-_REACH:], *words[len(before) :][:_REACH]]
        if sum(tells(word.stem) for word in words) >= _TWO:
            yield _Cited(one, claim, tuple(words))


def _may_be_judged(one: Resolved) -> bool:
    key, section = one.key, one.provision.section if one.provision else None
    heading = section.heading if section else None
    if key is None or key.unit not in ("s", "a") or key.act_id in SISTER_LAW or not heading:
        return False
    is_verified = one.verdict is CitationVerdict.VERIFIED
    return is_verified and not _NO_MATTER.search(heading) and any(map(tells, stems_of(heading)))


def _reason(cited: _Cited, act: _Act) -> Evidence | None:
    """Why the words around a section are another's."""
    said = {word.stem for word in cited.words if word.stem}
    own = set(act.stems.get(cited.section_id, ()))
    if len(act.stems) < _FEWEST_HEADINGS or not own:
        return None
    scored = [
        (act.weight([stem for stem in stems if stem in said]), section_id) for section_id, stems in act.stems.items()
    ]
    for _, section_id in sorted(scored, reverse=True):
        stems = act.stems[section_id]
        held = [stem for stem in stems if stem in said]
        telling = [stem for stem in held if tells(stem)]
        if section_id == cited.section_id or len(telling) < _TWO:
            continue
        wanted = _MOST_OF_IT if len(telling) == _TWO else _MUCH_OF_IT
        if act.weight(held) < wanted * act.weight(stems):
            continue
        if _is_of_both(telling, said, own, act.told.get(cited.section_id, set()), act) or not _is_laid(cited, telling):
            return None
        words = f"{cited.section_id} ({act.printed[cited.section_id]}) is another matter"
        words += f": the words are those of {section_id} ({act.printed[section_id]})"
        return Evidence(rule="another_section", evidence=words, authority_id=section_id)
    return None


def _is_of_both(telling: Sequence[str], said: set[str], own: set[str], told: set[str], act: _Act) -> bool:
    """True where the section cited has some of the words as its own, or in its text all that tells the other apart."""
    apart = [stem for stem in telling if stem not in own and stem not in told]
    return any(tells(stem) and stem not in telling for stem in own & said) or act.weight(apart) < act.tells_apart


def _is_laid(cited: _Cited, telling: Sequence[str]) -> bool:
    """True where the words stand together on one side of the reference, and lead to it or follow from it."""
    reference, claim = cited.one.reference, cited.claim
    low, high = reference.start - claim.start, reference.end - claim.start
    places = [(place, word) for place, word in enumerate(cited.words) if word.stem in telling]
    before = [word for _, word in places if word.start < low]
    if before and len(before) != len(places):
        return False
    if _narrowest([(place, word.stem) for place, word in places]) > 2 * len(telling) + 3:
        return False
    if before:
        gap = claim.text[_end_of(claim.text, before[-1].start) : low]
        return bool(_LEADS.search(gap)) and len(gap) <= _LONGEST_GAP and not _TURNS_AWAY.search(gap)
    gap = claim.text[high : places[0][1].start]
    return bool(TELLS.match(gap)) and len(gap) <= _LONGEST_GAP and not STATE.search(gap)


def _narrowest(places: Sequence[tuple[int, str]]) -> int:
    """How many words the shortest run is that has each stem once."""
    wanted = {stem for _, stem in places}
    best = places[-1][0] - places[0][0] + 1
    for opening, (first, _) in enumerate(places):
        held: set[str] = set()
        for last, stem in places[opening:]:
            held.add(stem)
            if held == wanted:
                best = min(best, last - first + 1)
                break
    return best


def _words(text: str, start: int, end: int) -> Iterator[_Word]:
    for match in _TOKEN.finditer(text, start, end):
        stems = stems_of(match[0])
        yield _Word(match.start(), stems[0] if stems else "")


def _end_of(text: str, start: int) -> int:
    match = _TOKEN.match(text, start)
    return match.end() if match else start


@lru_cache(maxsize=_TEXTS_KEPT)
def stems_of(text: str) -> tuple[str, ...]:
    """The first letters of a text's stems, each once; kept, for headings are the same from text to text."""
    return tuple(word[:_FIRST_LETTERS] for word in dict.fromkeys(content_words(normalised(text))))


def tells(stem: str) -> bool:
    """True for a stem that says what a text is about."""
    return bool(stem) and weight(stem) >= 1 and not is_about_nothing(stem)
