"""Statements over named GDS projections: making, listing and dropping them, and PageRank on good law."""

from __future__ import annotations

from datetime import datetime

from pydantic import PositiveFloat, PositiveInt

from nyayagraph.cypher.statement import Row, Statement


class Fingerprint(Row):
    """Counts and time that change whenever the network of citations may have changed."""

    judgments: int
    citations: int
    ingest_runs: int
    last_finished: datetime | None


class NetworkFingerprint(Statement[Fingerprint]):
    """What tells one state of the network of citations from another, without reading the network."""

    file = "projections/network_fingerprint.cypher"
    row = Fingerprint


class Projection(Row):
    """A projection that the server holds in memory."""

    graph_name: str
    nodes: int
    relationships: int


class Projections(Statement[Projection]):
    """Projections whose name begins with a prefix."""

    file = "projections/projections.cypher"
    row = Projection

    prefix: str


class ProjectGoodLaw(Statement[Projection]):
    """Project judgments that are good law and the citations between them."""

    file = "projections/project_good_law.cypher"
    row = Projection

    graph_name: str


class DroppedProjection(Row):
    """Name of a projection that is gone."""

    graph_name: str


class DropProjection(Statement[DroppedProjection]):
    """Drop a projection; one that is not there is no error."""

    file = "projections/drop_projection.cypher"
    row = DroppedProjection

    graph_name: str


class LandmarkScore(Row):
    """A judgment's share of the network's weight."""

    judgment_id: str
    landmark_score: float


class LandmarkScores(Statement[LandmarkScore]):
    """PageRank of every judgment that is good law, summing to 1."""

    file = "projections/landmark_scores.cypher"
    row = LandmarkScore

    graph_name: str
    iterations: PositiveInt = 200
    tolerance: PositiveFloat = 1e-10
    limit: PositiveInt = 1_000_000


class MergeLandmarkScores(Statement[Row]):
    """Write PageRank on the judgments, and take it from those that are good law no longer."""

    file = "projections/merge_landmark_scores.cypher"

    graph_name: str
    iterations: PositiveInt = 200
    tolerance: PositiveFloat = 1e-10


class LandmarkStateRow(Row):
    """Which state of the network the landmark scores are of."""

    projection: str


class LandmarkState(Statement[LandmarkStateRow]):
    """The state of the network that the landmark scores were worked out for."""

    file = "projections/landmark_state.cypher"
    row = LandmarkStateRow
