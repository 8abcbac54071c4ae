"""Statutes by meaning, not existence: does the section cited deal with what the text says it deals with? Pure.

Conservative both ways: a mismatch is stated only where another section of the same act fits clearly better.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nyayagraph.cypher.statute import ClauseGist, KnownProvision, TopicQuery, TopicSection
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.wording.words import content_words, normalised, stem, word_list

FITS_FROM = 0.6
_CLEARLY_BETTER = 0.3
_OTHER_FITS_FROM = 0.75
_WORDS_OF_A_SUBJECT = 2  # one word is a subject only where little else is said
_FIRST_LETTERS = 5  # `abolished` is `abolition`

# Words around a section that say nothing of its subject.
_SAYING_NOTHING = word_list(
    "deal govern prescrib provid cover concern relat contain specif state stipulat creat impos describ call "
    "refer read import offenc section article act code law person accus charg convict case court matter "
    "provision new old now current correspond replac equivalent successor former erstwhile year month rigor "
    "simple fine also extend which whoever commit includ under sanhita nyaya bharatiya nagarik suraksha "
    "sakshya adhiniyam penal indian india ipc bns bnss bsa crpc cpc iea constitution constitut right grant "
    "seek fil petition high supreme hon appl regist fir alleg book liabl held hold say said power judgment "
    "decid rule now today record statement successor place "
    "dismiss frame tri trial try order revision appeal must notwithstanding repeal attract invok sentenc prefer "
    "impos upheld uphold fram dispos since stage hear heard remain continu correct proper rightly notic "
    "use used incur penalt penalties gain safeguard form print"
)
_ABOUT_NOTHING = frozenset(_SAYING_NOTHING) | frozenset(map(stem, _SAYING_NOTHING))
_PREDICATE = re.compile(
    r"^[\s,)\]”\"']{0,4}(?:of\s+the\s+(?:said\s+)?(?:Act|Code|Sanhita|Adhiniyam|Constitution)[\s,]*)?(?:\(\d{4}\)\s*)?(?:also\s+|now\s+|expressly\s+|itself\s+|thereof\s+|today\s+|currently\s+)*"
    r"(?:is|are|was|deals?|govern\w*|prescrib\w*|provid\w*|cover\w*|concern\w*|relat\w*|punish\w*|defin\w*|makes?|creat\w*|lays?|guarantee\w*|protect\w*"
    r"|confer\w*|allow\w*|permit\w*|empower\w*|prohibit\w*|criminali[sz]\w*|penali[sz]\w*|requir\w*|states?|says?|contain\w*|speaks?|enables?|gives?|grants?|"
    r"abolish\w*|bars?|saves?|imposes?|enumerat\w*|regulat\w*|exempt\w*|sets?|mandat\w*|authori[sz]\w*|entitl\w*|secures?|recogni[sz]\w*|forbids?|does|do|may|shall|can)\b",
    re.IGNORECASE,
)
_BOUNDARY = re.compile(r"[;:]|,\s*(?:and|while|whereas|but|which)\b|\b(?:while|whereas)\b|\.\s")
# a sentence of a gist that says what the section is not, or where the matter stands instead;
# takes `It is not the punishment for murder`, `Punishment is in section 105`; refuses `not amounting to murder`
_NOT_ITS_SUBJECT = re.compile(
    r"\b(?:it|this|that)\s+(?:is|does)\s+(?:not|no)\b|^\s*Sections?\s+\S+\s+(?:is|does|do|are)\s+(?:not|no)\b"
    r"|\b(?:is|are)\b[^.;]{0,40}\b(?:in|is)\s+(?:section|Article)\s+\d",
    re.IGNORECASE,
)


# What a provision is said not to do attributes nothing to it: takes ` does not punish`, ` cannot`, refuses ` punishes`.
_DENIAL = re.compile(
    r"\s*(?:(?:does|do|did|is|are|was|were|can|could|may|must|shall|will|would|has|have)\s+not|cannot|never|no\s+longer)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Attribution:
    """What a text says that a provision deals with; `topic` is its words' stems."""

    key: ProvisionKey
    topic: tuple[str, ...]
    words: str


@dataclass(frozen=True)
class Meaning:
    """Whether the provision cited fits the topic; `better` is the section of the same act that does instead."""

    fit: float
    better: TopicSection | None = None
    better_fit: float = 0.0

    @property
    def contradicts(self) -> bool:
        """True where the text names the wrong section."""
        return self.better is not None

    @property
    def fits(self) -> bool:
        """True where heading and gist cover what the text says."""
        return not self.contradicts and self.fit >= FITS_FROM


# takes `arrest and ` of `section 19 arrest and section 50 statements`: words of the provision before
_OF_THE_ONE_BEFORE = re.compile(r"\b(?:and|or)\s*$|&\s*$", re.IGNORECASE)


def attribution(text: str, spans: Sequence[tuple[int, int, ProvisionKey]], place: int) -> Attribution:
    """What the sentence `text` attributes to its provision number `place`; `spans` are all its provisions, in order.

    After the provision where a predicate follows (`BNS 302 punishes murder`), else before it (`murder under BNS 302`).
    """
    start, end, key = spans[place]
    following = spans[place + 1][0] if place + 1 < len(spans) else len(text)
    before = spans[place - 1][1] if place else 0
    after = text[end:following]
    if _PREDICATE.match(after):
        words = _BOUNDARY.split(after, maxsplit=1)[0] if place + 1 < len(spans) else after
    else:
        leading = _BOUNDARY.split(text[before:start])[-1]
        leading = "" if place and _OF_THE_ONE_BEFORE.search(leading) else leading
        words = leading if _topic(leading) else after
    topic = () if _DENIAL.match(words) else _topic(words)
    return Attribution(key, topic, " ".join(words.split()))


_IN_FORCE = re.compile(r"\bin(?:to)?\s+force\b", re.IGNORECASE)  # tells of no use of force


def _topic(words: str) -> tuple[str, ...]:
    told = content_words(normalised(_IN_FORCE.sub(" ", words)))
    return tuple(dict.fromkeys(word for word in told if word not in _ABOUT_NOTHING))


def is_about_nothing(word: str) -> bool:
    """True for words around a section that say nothing of its subject."""
    return word in _ABOUT_NOTHING


def topic_query(number: int, said: Attribution) -> TopicQuery:
    """The topic's words as a Lucene query within the act's statute passages; a text is data, so only letters go in."""
    act = re.sub(r"[^a-z0-9]", "", said.key.act_id)
    words = [word for word in dict.fromkeys(re.findall(r"[a-z]{3,}", said.words.lower())) if word not in ("and", "not")]
    terms = " ".join(words[:20]) or "nothing"
    lucene = f"+(text:({terms}) title:({terms})) +filter_terms:(act_{act}_0)^0 +filter_terms:(kind_statute_0)^0"
    return TopicQuery(topic=number, lucene=lucene)


def may_fit_better_elsewhere(said: Attribution, cited: KnownProvision, *, is_named: bool) -> bool:
    """True where other sections of the act could change what `meaning` says of the cited one.

    `is_named` says that the words are few enough to name a subject; without it only a fit can be lost.
    """
    if not said.topic or cited.section is None or not (cited.section.heading or cited.section.gist):
        return False
    section = cited.section
    fit = _fit(said.topic, section.heading or "", section.gist, section.clause_gists, said.key.clause)
    can_be_beaten = fit + _CLEARLY_BETTER <= 1 or _heading_share(said.topic, section.heading or "") == 0
    return can_be_beaten and (is_named or fit >= FITS_FROM)


def meaning(said: Attribution, cited: KnownProvision, others: Sequence[TopicSection]) -> Meaning:
    """Whether the cited section deals with the topic, against the sections of the act that match its words best."""
    if not said.topic or cited.section is None or not (cited.section.heading or cited.section.gist):
        return Meaning(0.0)
    section = cited.section
    fit = _fit(said.topic, section.heading or "", section.gist, section.clause_gists, said.key.clause)
    rest = [other for other in others if other.section_id != cited.section_id]
    scored = sorted(
        (
            (_fit(said.topic, o.heading, o.gist, o.clause_gists, ""), _heading_share(said.topic, o.heading), -place, o)
            for place, o in enumerate(rest)
        ),
        key=lambda one: one[:3],
        reverse=True,
    )
    if scored:
        best_fit, in_heading, _, best = scored[0]
        own_heading = _heading_share(said.topic, section.heading or "")
        is_more = _is_titled(said.topic, best.heading)
        if is_more and best_fit >= _OTHER_FITS_FROM and best_fit >= fit + _CLEARLY_BETTER and in_heading > own_heading:
            return Meaning(fit, best, best_fit)
        titled = next(
            (o for share, _, _, o in scored if share >= _OTHER_FITS_FROM and _is_titled(said.topic, o.heading)), None
        )
        if titled and own_heading == 0:
            return Meaning(fit, titled, best_fit)
    return Meaning(fit)


def _fit(topic: Sequence[str], heading: str, gist: str | None, clauses: Sequence[ClauseGist], clause: str) -> float:
    """Share of the topic's words that heading and gists use for what the section is about."""
    chosen = [one for one in clauses if not clause or one.label == clause] or list(clauses)
    texts = [heading, *own_subject(gist or ""), *(words for one in chosen for words in own_subject(one.gist or ""))]
    held = {word for words in texts for word in content_words(normalised(words))}
    if any("punish" in content_words(words) or "imprison" in content_words(words) for words in texts[:1]):
        held.add("punish")
    if any("imprison" in content_words(words) or "fine" in words.lower().split() for words in texts):
        held |= {"punish", "criminalis", "penalis"}
    return sum(word in held for word in topic) / len(topic)


def _heading_share(topic: Sequence[str], heading: str) -> float:
    held = set(content_words(normalised(heading)))
    return sum(word in held for word in topic) / len(topic)


def _is_titled(topic: Sequence[str], heading: str) -> bool:
    """True where a heading is made of the topic's words alone; words that every heading has do not count."""
    words = set(content_words(normalised(heading))) - {"punish"} - _ABOUT_NOTHING
    held = {word[:_FIRST_LETTERS] for word in topic}
    is_enough = len(words) >= _WORDS_OF_A_SUBJECT or len(topic) <= _WORDS_OF_A_SUBJECT + 1
    return bool(words) and is_enough and all(word[:_FIRST_LETTERS] in held for word in words)


def own_subject(gist: str) -> list[str]:
    """Sentences of a gist that say what the section deals with, not what it does not."""
    return [gist[start:end] for start, end in split_sentences(gist) if not _NOT_ITS_SUBJECT.search(gist[start:end])]
