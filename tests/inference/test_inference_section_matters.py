"""The packaged vectors of what sections are about: what lies near, what they refuse to be read from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nyayagraph.errors import ModelError
from nyayagraph.inference.section_matters import SectionMatters, section_matters, write_matters
from nyayagraph.inference.sections import section_encoder
from training.section_matters import all_told, digest_of, told_codes

SAID = [
    # (what is said, the section that says it, one that does not)
    ("may ask to be searched before a Magistrate or a gazetted officer", "ndps-1985/s50", "ndps-1985/s37"),
    ("lets the Director freeze tainted assets for a hundred and eighty days", "pmla-2002/s5", "pmla-2002/s4"),
    ("gives a second appeal on a substantial question of law", "cpc-1908/s100", "cpc-1908/s96"),
    ("schooling at no cost for children of six to fourteen", "constitution/a21A", "constitution/a300A"),
    ("punishes whoever weds again while the first spouse lives", "bns-2023/s82", "bns-2023/s85"),
]


@pytest.mark.parametrize(("said", "right", "other"), SAID)
def test_words_lie_nearer_to_the_section_that_says_them(said: str, right: str, other: str) -> None:
    vector = section_encoder().encode([said])[0]

    cosines = section_matters().cosines(vector, right.partition("/")[0])

    assert cosines[right] > cosines[other]


def test_every_section_that_hands_told_of_is_known() -> None:
    told = set(all_told()) | {section_id for section_id, _ in told_codes()}
    vector = section_encoder().encode(["what anybody says"])[0]
    known = {
        one for act_id in {one.partition("/")[0] for one in told} for one in section_matters().cosines(vector, act_id)
    }

    assert told == known
    assert section_matters().cosines(vector, "no-act-1999") == {}


def test_the_vectors_are_of_the_statements_that_stand_now() -> None:
    assert section_matters().taught == digest_of(all_told(), list(told_codes()))


def test_vectors_are_read_as_they_were_written(tmp_path: Path) -> None:
    one, two, three = np.eye(4, dtype=np.float32)[:3]
    write_matters(tmp_path / "m.npz", {"a-1/s1": [one, two], "a-1/s2": [three], "b-1/s1": [one]}, "model")
    read = SectionMatters(tmp_path / "m.npz", "model")

    assert read.cosines(two, "a-1") == {"a-1/s1": 1.0, "a-1/s2": 0.0}  # of several vectors the nearest
    assert read.cosines(one, "b-1") == {"b-1/s1": 1.0}


def test_vectors_of_another_encoder_are_refused(tmp_path: Path) -> None:
    write_matters(tmp_path / "m.npz", {"a-1/s1": [np.ones(4, dtype=np.float32)]}, "model")
    (tmp_path / "broken.npz").write_bytes(b"no archive")

    with pytest.raises(ModelError, match="write it again"):
        SectionMatters(tmp_path / "m.npz", "another model")
    with pytest.raises(ModelError, match="no readable matters"):
        SectionMatters(tmp_path / "broken.npz", "model")
    with pytest.raises(ModelError, match="no readable matters"):
        SectionMatters(tmp_path / "missing.npz", "model")
