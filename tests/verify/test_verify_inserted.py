"""What put a section in, and from when: borne out by the section's first version, and by nothing less."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.statutes import ingest_statutes
from nyayagraph.verify.check import verify
from tests.ingest.written_acts import FIRST, YOUNG, write_act

pytestmark = pytest.mark.graph
ON = date(2026, 1, 15)
_S = "of the Actuaries Act, 2006"
# put in by one Act and changed by the next; by an Act younger than the day; in part only, as its number shows
_TWICE_NOTES = """1. Ins. by Act 9 of 2012, s. 7 (w.e.f. 10-5-2012).
2. Subs. by Act 30 of 2022, s. 8, for "ten" (w.e.f. 10-5-2022)."""
_TWICE = ("4A", "^1[4A. Fees.--He shall pay ^2[fifty] rupees.]", _TWICE_NOTES)
_MISREAD = ("5A", "^1[5A. Rolls.--He shall keep a roll.]", "1. Ins. by Act 33 of 2019, s. 9 (w.e.f. 23-10-2015).")
_IN_PART = ("6", "(1) He may write. ^1[(2) He may speak.]", "1. Ins. by Act 9 of 2022, s. 10 (w.e.f. 10-5-2022).")


def test_a_section_was_inserted_as_its_first_version_tells(
    scratch_graph: Graph, embedder: Embedder, tmp_path: Path
) -> None:
    ingest_statutes(scratch_graph, embedder, [write_act(tmp_path, FIRST, YOUNG, _TWICE, _MISREAD, _IN_PART)])

    told = {
        f"Section 2A {_S} was inserted by Act 9 of 2022.": True,
        f"Section 2A {_S} was inserted in 2022.": True,
        f"Section 2A {_S} was inserted with effect from 10 May 2022.": True,
        f"Section 2A {_S} was inserted by Act 8 of 2022.": False,
        f"Section 2A {_S} was inserted in 2019.": False,
        f"Section 2A {_S} was inserted with effect from 11 May 2022.": False,
        f"Section 2A {_S} was not inserted by Act 9 of 2022.": False,
        f"Section 2A {_S} was inserted by Act 9 of 2022 and is void.": False,
        f"Section 4A {_S} was inserted in 2012.": True,
        f"Section 4A {_S} was inserted by Act 30 of 2022.": False,
        f"Section 5A {_S} was inserted by Act 33 of 2019.": False,
        f"Section 6 {_S} was inserted by Act 9 of 2022.": False,
    }

    found = {text: verify(scratch_graph, embedder, text, on=ON).claims[0].evidence for text in told}
    assert {text: "record_inserted" in [one.rule for one in reasons] for text, reasons in found.items()} == told
