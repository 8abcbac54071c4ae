"""Writes `nyayagraph/inference/section_encoder/matters.npz`: a vector of what each section is about.

    NYAYA_HOME=LOADED python -m training.section_matters [--out FILE]

A section's vector is the mean of the section encoder's vectors of what hands say of it: the statements of
`starter/section_words/` for the Acts that are cited most, the plain words of the starter graph for the codes, its
gists for Acts without either; and of its heading, which the loaded graph gives. Write it anew whenever the encoder is
learned anew. Some five minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.statute import HeadingsOfActs
from nyayagraph.inference.section_matters import FILE, write_matters
from nyayagraph.inference.sections import FOLDER, Matrix, section_encoder
from nyayagraph.ingest.plain_words import counterparts
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_correspondence, starter_plain_words, starter_sections
from nyayagraph.starter.section_words import starter_section_words

OUT = Path("nyayagraph/inference") / FOLDER / FILE
_RULES, _SCENES = 5, 2  # parts of the plain words that are read, of each kind
_MOST_WORDS = 30  # of a part
_SHORTEST = 9  # letters
_HEADING_OF_A_CODE = 0.25  # against 1 for the mean of its plain words
_TOGETHER = 256


def told_codes() -> Iterator[tuple[str, list[str]]]:
    """Some of the plain words on each section of the codes, once at the section and once at each counterpart."""
    beside = counterparts(starter_correspondence())
    for record in starter_plain_words():
        rules = [part for part in record.rule.split("; ") if len(part) >= _SHORTEST]
        scenes = [part for part in record.scenes.split("; ") if len(part) >= _SHORTEST]
        parts = [" ".join(part.split()[:_MOST_WORDS]) for part in rules[:_RULES] + scenes[:_SCENES]]
        for section_id in (record.section_id, *beside.get(record.section_id, ())):
            yield section_id, parts


def all_told() -> dict[str, list[str]]:
    """The statements by hand, and the gists of the starter graph on Acts of which there are none, nor plain words."""
    told = {section_id: list(claims) for section_id, claims in starter_section_words().items()}
    acts = {section_id.partition("/")[0] for section_id in (*told, *(one for one, _ in told_codes()))}
    others = [one for one in starter_sections() if one.unit == "section" and one.act_id not in acts]
    return told | {one.section_id: [one.gist] for one in others if one.gist}


def encoded(texts: Sequence[str]) -> dict[str, Matrix]:
    """The vector of each text."""
    order = sorted(dict.fromkeys(texts), key=len)
    found: dict[str, Matrix] = {}
    for start in range(0, len(order), _TOGETHER):
        batch = order[start : start + _TOGETHER]
        found.update(zip(batch, section_encoder().encode(batch), strict=True))
    return found


def digest_of(told: Mapping[str, Sequence[str]], codes: Sequence[tuple[str, Sequence[str]]]) -> str:
    """What the statements and the plain words that are read come to; another one calls for other vectors."""
    return hashlib.sha256(json.dumps([dict(told), list(codes)]).encode()).hexdigest()[:16]


def _unit(vector: Matrix) -> Matrix:
    length: Matrix = vector / np.linalg.norm(vector)
    return length


def main() -> None:
    """Encodes and writes."""
    parser = argparse.ArgumentParser(prog="python -m training.section_matters", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    out = parser.parse_args().out
    told, codes = all_told(), list(told_codes())
    acts = tuple({section_id.partition("/")[0] for section_id in (*told, *(one for one, _ in codes))})
    with Invocation(read_settings()).graph() as graph:
        rows = graph.fetch(HeadingsOfActs(act_ids=acts, limit=len(acts)))
    headings = {one: words for row in rows for one, words in zip(row.section_ids, row.headings, strict=True)}
    known = set(told) | {section_id for section_id, _ in codes}
    read = [text for texts in (*told.values(), *(parts for _, parts in codes)) for text in texts]
    vector = encoded([*read, *(headings[one] for one in known if one in headings)])
    vectors: dict[str, list[Matrix]] = {}
    for section_id, claims in told.items():
        heading = [headings[section_id]] if section_id in headings else []
        vectors[section_id] = [_unit(np.mean([vector[text] for text in (*claims, *heading)], axis=0))]
    for section_id, parts in codes:
        mean = _unit(np.mean([vector[text] for text in parts], axis=0))
        if section_id in headings:
            mean = _unit(mean + _HEADING_OF_A_CODE * vector[headings[section_id]])
        vectors.setdefault(section_id, []).append(mean)
    write_matters(out, vectors, section_encoder().model_id, digest_of(told, codes))
    print(f"{out}: {len(vectors)} sections of {len(acts)} Acts")


if __name__ == "__main__":
    main()
