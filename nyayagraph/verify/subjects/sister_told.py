"""Provisions held to the words that tell them from their sisters: cabinet papers laid at section 8(1)(j), not (i).

`content` reads which words are laid at which provision, `law/provisions/sisters` knows what each says. One is accused
where words laid at it name the matter of another, and neither the sentence nor its own text has anything of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from nyayagraph.cypher.statute import DatedText
from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.sisters import Matter, is_known, matters_named
from nyayagraph.law.provisions.subjects import is_lacked, is_set_apart, is_told_apart, leads_to
from nyayagraph.verify.labels import capitalised, short_label
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.content import ContentTold, Form
from nyayagraph.verify.subjects.content_signs import INFERRED, OF_A_CASE, TELLS_OF_CHANGE, tells_a_case
from nyayagraph.verify.subjects.matters_told import Misplaced
from nyayagraph.verify.subjects.own_words import own_words
from nyayagraph.verify.subjects.section_fit import stems_of, tells

_NOT_LED = frozenset(("lead other", "lead none"))
# takes `rejection is not under `, `never by virtue of `
_DENIED_BESIDE = re.compile(
    r"\b(?:not|never|nor)\s+(?:\w+\s+){0,2}(?:under|by|in|within|of|to)\s+(?:the\s+)?$", re.IGNORECASE
)
# takes `an award of interim measures is challenged under `; what a step is taken against is not what it is
_STRUCK_AT = re.compile(r"\b(?:challeng|assail|question|appealed|revis|cancel|quash|refus)\w*", re.IGNORECASE)
_MOST_OF_A_HEADING = 0.6


class Named(NamedTuple):
    """A matter that words name, and the words."""

    matter: Matter
    words: str


def sisters_told(
    doubted: Sequence[tuple[ContentTold, Sequence[Named]]], texts: Mapping[str, Sequence[DatedText]]
) -> Iterator[Misplaced]:
    """The references whose words are those of another provision of their Act, and not of their own text."""
    for one, found in doubted:
        own = own_words(one, texts.get(one.key.section_id, ()))
        other = next((named for named in found if not named.matter.pattern.search(own)), None)
        if other:
            yield Misplaced(one.one, _reason(one, other))


def named_elsewhere(one: ContentTold) -> list[Named]:
    """The matters of other provisions that words laid at one name; none where they name one of its own."""
    key = one.key
    around = f"{one.around} {one.sentence.text}"
    if any(matter.is_at(key) for matter, _ in matters_named(around, key.act_id)):
        return []
    cited = [
        beside.key for beside in one.beside if beside.key and beside is not one.one and not _holds(beside.key, key)
    ]
    found = [
        Named(matter, match[0])
        for matter, match in matters_named(one.words, key.act_id)
        if _is_meant(one, matter, match)
        and _is_laid(one, matter, match)
        and not any(matter.is_at(other) for other in cited)
        and not is_lacked(one.words, match.start())
        and not _is_of_a_clause_told(one, matter)
        and not any(
            is_set_apart(one.sentence.text, place) or is_told_apart(one.words, match, place) for place in matter.places
        )
        and not _names_own_heading(one, matter, match)
    ]
    return sorted(found, key=lambda named: (named.matter.is_common, -len(named.words)))


def _is_of_a_clause_told(one: ContentTold, matter: Matter) -> bool:
    """True for the matter of another clause of the same section, which the sentence names: `sub-section (2)`."""
    places = [ProvisionKey.parse(place) for place in matter.places]
    clauses = {place.clauses[0] for place in places if place.section_id == one.key.section_id and place.clauses}
    return any(f"({clause})" in one.sentence.text for clause in clauses - set(one.key.clauses[:1]))


def _holds(whole: ProvisionKey, part: ProvisionKey) -> bool:
    """True for a provision beside a clause of its own: `section 13` beside `section 13(1)(ia)` knows of no other."""
    return whole != part and whole.section_id == part.section_id and part.clause.startswith(whole.clause)


def _is_meant(one: ContentTold, matter: Matter, match: re.Match[str]) -> bool:
    """True where the Act is printed; an inferred one has to be the only one of its kind, and the words to be beside."""
    if INFERRED not in one.signs:
        return True
    return not matter.is_common and one.key.act_id not in SISTER_LAW and match[0] in one.sentence.text


def _is_laid(one: ContentTold, matter: Matter, match: re.Match[str]) -> bool:
    """True where a sentence of law lays the matter at the provision: by its build, or right before what leads to it."""
    if one.form in (Form.SUBJECT, Form.APPOSED):
        return not (matter.is_common and tells_a_case(one.signs))
    if matter.is_common and (tells_a_case(one.signs) or not is_known(one.key)):
        return False
    before = one.sentence.text[: one.one.reference.start - one.sentence.start]
    if one.form is Form.PLACED and (one.signs & _NOT_LED or _DENIED_BESIDE.search(before)):
        return False
    is_behind = one.form is Form.PLACED and match[0] not in before
    if not is_behind and one.signs & OF_A_CASE and not leads_to(before.rpartition(match[0])[2]):
        return False
    if one.form is Form.PLACED and _STRUCK_AT.search(before[before.find(match[0]) :]):
        return False
    return not (tells_a_case(one.signs) if is_behind else one.signs & TELLS_OF_CHANGE)


def _names_own_heading(one: ContentTold, matter: Matter, match: re.Match[str]) -> bool:
    """True where words besides those of the matter have most of the provision's own heading; clauses share theirs."""
    section = one.one.provision.section if one.one.provision else None
    own = {stem for stem in stems_of((section.heading if section else None) or "") if tells(stem)}
    if not own or ProvisionKey.parse(matter.places[0]).section_id == one.key.section_id:
        return False
    words = f"{one.words[: match.start()]} {one.words[match.end() :]}"
    said = own.intersection(stems_of(words)) - set(stems_of(match[0]))
    return len(said) >= _MOST_OF_A_HEADING * len(own)


def _reason(one: ContentTold, other: Named) -> Evidence:
    right = ProvisionKey.parse(other.matter.places[0])
    said = f"{capitalised(short_label(one.key))} is another matter: {other.words!r} is {short_label(right)}"
    return Evidence(rule="another_section", evidence=said, authority_id=str(right))
