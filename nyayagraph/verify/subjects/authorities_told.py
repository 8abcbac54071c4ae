"""Authorities to which a statement gives an appeal or a power, held to those that the provision names. Pure.

An authority is denied where the provision names others, and none that may be the one told; the step itself has to be
the provision's own, for a revision of an order under a section is no matter of that section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.text.authorities import Authority, find_authorities, may_be
from nyayagraph.law.text.stems import stem
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.content import TURNED, ContentTold, Form
from nyayagraph.verify.subjects.content_signs import INFERRED, NAMES_A_CASE, TELLS_OF_CHANGE, tells_a_case
from nyayagraph.verify.subjects.facts_told import tells_facts
from nyayagraph.verify.subjects.matters_told import WrongWords
from nyayagraph.verify.subjects.own_words import own_words

_OF_OTHERS = frozenset((INFERRED, "shared", *TELLS_OF_CHANGE, "story"))
# what goes to an authority: takes `appeals lie to the `, `is presented to the `, `apply to the `, `send it to the `
_GOES_TO = re.compile(
    r"\b(?P<step>appeals?|revisions?|applications?|apply|petitions?|complaints?|references?|writs?|bail|suits?|claims?|challenge|presented|made|filed|measures|sends?|sent|forward(?:ed|s)?|writes?)\b[^;:.]{0,90}?\b(?:to|before|in|with)\s+(?:(?:the|an?|every|his|its)\s+)?(?:\w+\s+)?$",
    re.IGNORECASE,
)
# whose power it is: takes `powers of the `, `empowers the `, `vests the `, `jurisdiction on every `
_POWER_OF = re.compile(
    r"\b(?:powers?|jurisdiction|discretion|superintendence)\s+(?:of|on|upon|in)\s+(?:the\s+|an?\s+|every\s+)?$"
    r"|\b(?:empowers|vests|enables|authori[sz]es|allows|lets|permits)\s+(?:the\s+|an?\s+|every\s+)?$",
    re.IGNORECASE,
)
# takes `is ordered by a `, `is passed by the `
_DONE_BY = re.compile(
    r"\b(?:is|are|be)\s+(?:to\s+be\s+)?(?:\w+ly\s+)?(?P<verb>\w+(?:ed|en|de))\s+by\s+(?:the\s+|an?\s+)?$", re.IGNORECASE
)
# takes `Who imposes it? The `; what an answer leaves to its question
_WHO = re.compile(
    r"\bwho\s+(?:(?:may|shall|can|must)\s+)?(?P<verb>[a-z]+)\b[^?.]{0,60}\?\s*(?:The\s+|An?\s+)?$", re.IGNORECASE
)
# takes ` grants`, ` may impose`; refuses ` may be challenged`; refuses ` may be challenged`
_DOES = re.compile(r"\s+(?:(?:may|shall|can|must)\s+)?(?:\w+ly\s+)?(?P<verb>(?!(?:be|may|shall|can|must)\b)[a-z]+)\b")
# an authority that something comes from: takes `from the `, `against an order of the `
_FROM = re.compile(
    r"\b(?:from|against|below|under|by)\s+(?:(?:an?|the|any)\s+)?(?:\w+\s+(?:of|by)\s+(?:the\s+)?)?$", re.IGNORECASE
)
# where a provision sends a step: takes `may apply to the `, `an appeal shall lie to the `, `presented to the `
_SENT_TO = re.compile(
    r"\b(?:apply|applied|presented|lie|lies|appeal|preferred|filed|made|make|sends?|sent|forward(?:ed)?)\b[^;:.]{0,60}\b(?:to|before|in)\s+(?:the\s+|an?\s+|every\s+)?$",
    re.IGNORECASE,
)
_OR = re.compile(r"\s+or\s+(?:(?:to\s+)?the\s+|an?\s+)?", re.IGNORECASE)
# what a provision has done, though its name stands before it: takes ` orders under `, `petitions under `
_GIVEN = frozenset(("passed", "made", "ordered", "granted", "issued", "imposed"))
_STEPS = frozenset(("appeal", "revision", "referenc"))  # as `_root` gives them
_MOST = 320  # characters of words that are read
_REACH = 110  # characters before an authority in which a step is sent to it


def authorities_laid(one: ContentTold) -> list[Authority]:
    """The authorities to which a statement of law gives a step or a power under its provision."""
    is_of_a_case = one.form is not Form.SUBJECT and tells_a_case(one.signs - {NAMES_A_CASE})
    if is_of_a_case or one.signs & _OF_OTHERS or len(one.words) > _MOST or TURNED.search(one.words):
        return []
    named = list(find_authorities(one.words))
    return [each for each in named if _is_laid(one, each)]


def _is_laid(one: ContentTold, each: Authority) -> bool:
    before, behind = one.words[: each.start], one.words[each.end :]
    if each.kind == "court" or tells_facts(before, one.sentence.text):
        return False
    if NAMES_A_CASE in one.signs:
        done = _DONE_BY.search(before)
        return bool(done and done["verb"].lower() in _GIVEN)
    if _GOES_TO.search(before) or _POWER_OF.search(before) or _DONE_BY.search(before):
        return True
    return not _FROM.search(before) and _verb(before, behind) is not None


def _verb(before: str, behind: str) -> str | None:
    """The root of what an authority is said to do: of the verb behind it, or of the question that it answers."""
    asked = _WHO.search(before)
    if asked:
        return _root(asked["verb"])
    match = _DOES.match(behind)
    return _root(match["verb"]) if match and (match[0].split()[0] in _MODALS or match["verb"].endswith("s")) else None


def _root(word: str) -> str:
    """A word as far as its forms share it: `imposes` and `impose` are `impos`."""
    return stem(word).rstrip("e")


_MODALS = frozenset(("may", "shall", "can", "must"))


def authorities_denied(
    doubted: Sequence[tuple[ContentTold, Sequence[Authority]]], texts: Mapping[str, Sequence[DatedText]]
) -> Iterator[WrongWords]:
    """The references of statements that name an authority where their provision names others alone."""
    for one, laid in doubted:
        words = own_words(one, texts.get(one.key.section_id, ()))
        stems = {_root(word) for word in re.findall(r"[A-Za-z]+", words)}
        for each in laid:
            held = _held(words, is_step=bool(_GOES_TO.search(one.words[: each.start])))
            if held and not any(may_be(each.kind, kind) for kind in held) and _is_its_step(one, each, stems):
                named = ", ".join(sorted(held))
                told = one.words[each.start : each.end]
                said = f"{capitalised(short_label(one.key))} names {named}, not {told}"
                yield WrongWords(
                    one.one, Evidence(rule="record_authority", evidence=said, authority_id=one.key.section_id)
                )
                break


def _held(words: str, *, is_step: bool) -> set[str]:
    """The authorities that a provision names: those to which it sends a step, where it sends one to any.

    A court named behind others is one of these: `the High Court … the Court`.
    """
    named = list(find_authorities(words))
    sent: list[Authority] = []
    for each in named if is_step else ():
        if _SENT_TO.search(words, max(0, each.start - _REACH), each.start) or (
            sent and _OR.fullmatch(words, sent[-1].end, each.start)
        ):
            sent.append(each)
    kinds = {each.kind for each in sent or named}
    return kinds - {"court"} if named and named[0].kind != "court" else kinds


def _is_its_step(one: ContentTold, each: Authority, stems: set[str]) -> bool:
    """True where what is done before or by an authority is a matter of the provision itself."""
    before = one.words[: each.start]
    goes = _GOES_TO.search(before)
    if goes:
        steps = {_root(word) for word in re.findall(r"[a-z]+", before.lower())} & _STEPS
        return steps <= stems
    done = _DONE_BY.search(before)
    if done or _POWER_OF.search(before):
        return True
    verb = _verb(before, one.words[each.end :])
    return verb is not None and verb in stems
