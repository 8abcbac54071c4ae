"""What a judgment's text is read for before it is merged."""

from nyayagraph.inference.embedder import Embedder
from nyayagraph.ingest.prepare import prepare
from nyayagraph.ingest.sources import SourceJudgment
from nyayagraph.law.find import SURE_ENOUGH, find
from nyayagraph.law.records import JudgmentRecord

GUESSED = (
    "Section 5 of the Customs Act, 1962 was read with section 30 of the Contract Act, 1872. He relied on section 19."
)
SETTLED = "Section 5 of the Customs Act, 1962 was read with section 6 of the Customs Act, 1962. He relied on section 7."


def sections(text: str, embedder: Embedder) -> set[str]:
    record = JudgmentRecord(title="Shyam v. Hari", court_id="supreme-court", citations=("AIR 1971 SC 200",))
    judgment = SourceJudgment(source="x:1", sha256="0", record=record, text=f"JUDGMENT:\n{text}")
    return set(prepare(judgment, embedder).sections)


def test_a_bare_number_whose_act_is_a_guess_cites_no_section(embedder: Embedder) -> None:
    guess = find(GUESSED)[-1]

    assert guess.keys
    assert guess.sure < SURE_ENOUGH
    assert sections(GUESSED, embedder) == {"customs-1962/s5", "contract-1872/s30"}


def test_a_bare_number_whose_act_is_sure_enough_cites_its_section(embedder: Embedder) -> None:
    assert sections(SETTLED, embedder) == {"customs-1962/s5", "customs-1962/s6", "customs-1962/s7"}
