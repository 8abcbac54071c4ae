"""References whose code a text leaves open, wrong whichever of the codes is meant: by the old number beside, by words.

Takes `376D of the 1860 Code has become s. 71 of the 2023 Sanhita`. `settle_open` asks the graph for the provision
it settles on, `misplaced_if_open` is pure over rows; the weights are `matters_told`'s.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.graph import Graph
from nyayagraph.law.acts.codes_called import OLDER_LAW
from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.claims.stated import Sentence, bare
from nyayagraph.verify.codes.replacements import REPLACED, is_of_another_matter
from nyayagraph.verify.references.open_numbers import OpenNumber, open_numbers
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.subjects.matters_told import (
    MOST_IN_A_SENTENCE,
    Matters,
    Misplaced,
    in_brackets,
    is_of_codes,
    move,
    namesake,
    told_words,
)

_FAR = 90  # characters between two numbers of which one took the other's place


def settle_open(graph: Graph, text: str, resolved: Sequence[Resolved], matters: Matters) -> None:
    """Takes a number whose code is left open for that of the codes of whose matter alone its sentence speaks."""
    numbers = [number for number in open_numbers(text, resolved) if number.one and len(number.readings) > 1]
    for start, end in split_sentences(text) if numbers else ():
        within = [one for one in resolved if start <= one.reference.start < end]
        words = told_words(bare(text[start:end], start, within))
        for number in numbers:
            if number.one and start <= number.start < end and len(within) <= MOST_IN_A_SENTENCE:
                fitting = [key for key in number.readings if _is_alone(key, number, words, matters)]
                if len(fitting) == 1:
                    move(graph, number.one, fitting[0])


def _is_alone(key: ProvisionKey, number: OpenNumber, words: frozenset[str], matters: Matters) -> bool:
    """True where words speak for one reading of a number and for no other."""
    others = [other.section_id for other in number.readings if other != key]
    return all(matters.is_clear(words, key.section_id, other) for other in others)


def misplaced_if_open(
    text: str, resolved: Sequence[Resolved], sentences: Sequence[Sentence], matters: Matters
) -> list[Misplaced]:
    """References whose code is left open, and that are wrong whichever of the codes is meant.

    Beside them numbers without `section` count, and of settled ones those that they stand beside.
    """
    numbers = open_numbers(text, resolved)
    if not numbers:
        return []
    settled = [OpenNumber(one.reference.start, one.reference.end, (one.key,), one) for one in resolved if one.key]
    known = sorted([*numbers, *(one for one in settled if one.one and is_of_codes(one.one))], key=lambda one: one.start)
    found = []
    for place, sentence in enumerate(sentences):
        near = sentences[max(0, place - 1) : place + 2]
        beside = [one for one in known if near[0].start <= one.start < near[-1].end]
        here = [one for one in beside if sentence.start <= one.start < sentence.end]
        named = sum(sentence.start <= one.reference.start < sentence.end for one in resolved)
        for cited in here if max(named, len(here)) <= MOST_IN_A_SENTENCE and sentence.claim else ():
            olds = [
                one
                for one in beside
                if one is not cited and (one.one is None or cited.one is None or cited in numbers or one in numbers)
            ]
            reason = cited.one and (
                _wrong_if_open(cited, olds, beside, (sentence, near), matters)
                or (_carried_if_open(cited, beside, sentence, matters) if cited in numbers else None)
            )
            if cited.one and reason:
                found.append(Misplaced(cited.one, reason))
    return found


def _is_new(number: OpenNumber) -> bool:
    return all(key.act_id in OLDER_LAW and key.section_id not in TRANSITIONAL for key in number.readings)


def _fits_one_of(key: ProvisionKey, beside: Sequence[OpenNumber], matters: Matters) -> bool:
    """True where a provision stands in the place of some reading of the numbers beside it, or they in its."""
    return any(matters.corresponds(key.section_id, other.section_id) for one in beside for other in one.readings)


def _wrong_if_open(
    cited: OpenNumber,
    olds: Sequence[OpenNumber],
    beside: Sequence[OpenNumber],
    around: tuple[Sentence, Sequence[Sentence]],
    matters: Matters,
) -> Evidence | None:
    """Why no reading of a new number takes the place of the old one beside it, of whose matter the words are."""
    sentence, near = around
    if not _is_new(cited) or any(_fits_one_of(key, beside, matters) for key in cited.readings):
        return None
    is_own = any(matters.is_titled(told_words(one.text), key.section_id) for one in near for key in cited.readings)
    for old in olds:
        place = next(one for one in near if one.start <= old.start < one.end)
        words = told_words(bare(sentence.text, sentence.start, ())) | told_words(bare(place.text, place.start, ()))
        for key in old.readings:
            row = matters.rows.get(key.section_id)
            is_old = key.act_id in (OLDER_LAW[new.act_id] for new in cited.readings)
            if not is_old or row is None or not row.counterparts or _fits_one_of(key, beside, matters):
                continue
            is_said = place is sentence and _is_said(sentence, old, cited)
            if is_said or (
                not is_own and all(matters.is_clear(words, key.section_id, new.section_id) for new in cited.readings)
            ):
                told = f"{' or '.join(str(new) for new in cited.readings)} does not take the place of {key}"
                right = ", ".join(row.counterparts[:3])
                evidence = f"{told}{in_brackets(matters, key.section_id)}: {right} does"
                return Evidence(rule="correspondence_wrong", evidence=evidence, authority_id=key.section_id)
    return None


# takes `(the provision that stood as `, `what was once numbered `; what makes the number behind it the older one
_STOOD = re.compile(r"\b(?:that|which|what)\s+(?:(?:was|were|stood|had\s+been)\b|used\s+to)", re.IGNORECASE)


def _is_said(sentence: Sentence, old: OpenNumber, new: OpenNumber) -> bool:
    """True where the words between two numbers say that the one took the other's place."""
    first, second = sorted((old, new), key=lambda one: one.start)
    between = sentence.text[first.end - sentence.start : second.start - sentence.start]
    if len(between) > _FAR or re.search(r"[;.]\s", between) or is_of_another_matter(between):
        return False
    return bool(REPLACED.search(between) or _STOOD.search(between))


def _carried_if_open(
    cited: OpenNumber, beside: Sequence[OpenNumber], sentence: Sentence, matters: Matters
) -> Evidence | None:
    """Why the words are those of the number in the code before or behind, under every reading of the code cited."""
    others = [namesake(key) for key in cited.readings]
    held = {key.section_id for one in beside for key in one.readings}
    if any(_fits_one_of(key, beside, matters) for key in (*cited.readings, *others)):
        return None
    words = told_words(bare(sentence.text, sentence.start, ()))
    for other in others:
        if other.section_id in held or any(
            matters.corresponds(other.section_id, key.section_id) for key in cited.readings
        ):
            continue
        if all(matters.is_clear(words, other.section_id, key.section_id) for key in cited.readings):
            right = matters.rows[other.section_id].counterparts if other.section_id in matters.rows else []
            told = f"{sentence.text[cited.start - sentence.start : cited.end - sentence.start]} is another matter"
            instead = f", in whose place stands {', '.join(right[:3])}" if right else ""
            evidence = f"{told}: the words are those of {other}{in_brackets(matters, other.section_id)}{instead}"
            return Evidence(rule="another_section", evidence=evidence, authority_id=(right or [other.section_id])[0])
    return None
