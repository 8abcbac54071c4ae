"""Learns `nyayagraph/law/tables/learned_questions.json`: which kinds of law a question asks for, what its days are of.

    python -m training.dated_questions [--out TABLE.json] [--without FIRST LAST]

Learned from the labelled questions that are opened, those of the tests and made ones (`dated_phrases`). A question says
which Acts govern, not what its days are of: of all roles that give the right Acts those of the rules are taken, and
where they do not, the likeliest. With `--without` the questions with these numbers are left out: with one author's left
out and the table put in its place, `python -m bench.dated --numbers FIRST LAST` measures it on an author of whom it has
read nothing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from bench.dated import FILE, facts
from nyayagraph.law.governing.applicable import line_of
from nyayagraph.law.governing.asked_codes import lines_meant
from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE, TERROR
from nyayagraph.law.governing.event_cues import Happened
from nyayagraph.law.governing.likely import FACETS, OTHER, ROLES, features_asked, in_role
from nyayagraph.law.governing.matters import read_matter
from nyayagraph.law.governing.question import TERROR_ACTS, events_asked, lines_by_events
from nyayagraph.law.governing.question_words import Day, Features, days_with_features
from nyayagraph.law.governing.told_days import with_plain_days
from nyayagraph.law.governing.told_events import Told
from nyayagraph.law.text.learned import Weights
from training.dated_phrases import Made, made_questions
from training.linear import fit

TABLE = Path("nyayagraph/law/tables/learned_questions.json")
_TESTS = (Path("tests/law/dated.jsonl"), Path("tests/law/dated_voices.jsonl"))
_MADE = 5000
_MADE_COUNTS = 0.3  # of a labelled question, where the kinds of law are learned
_ROUNDS = 3
_LOOSE_ROLES, _LOOSE_FACETS = 1.5, 1.0
_WAYS_AT_MOST = 1500
_ASKED = {"penal": PENAL, "procedure": PROCEDURE, "evidence": EVIDENCE}
# what stays open for a day where the Acts that the rules name are right
_OPEN = {Happened.OTHER: ROLES, Happened.RESULT: (Happened.BACKGROUND, Happened.OFFENCE)}
ACTS, SECTIONS = facts()


class Labelled(NamedTuple):
    """A question, the Acts that govern, and the lines of which they are."""

    number: int
    question: str
    acts: tuple[str, ...]
    lines: tuple[str, ...]


class Choice(NamedTuple):
    """The days of a question and each way of giving them roles that gives the Acts that govern."""

    days: tuple[Day, ...]
    ways: tuple[tuple[str, ...], ...]


def labelled() -> list[Labelled]:
    """The opened questions with their numbers, then those of the tests, without one."""
    rows = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
    found = [(row["id"], row["question"], row["expected"]) for row in rows if row["half"] == "seen"]
    for path in _TESTS:
        tests = (json.loads(line) for line in path.read_text("utf-8").splitlines())
        found += [(0, row["question"], row["expect"]) for row in tests]
    return [Labelled(number, text, tuple(sorted(acts)), _lines(acts)) for number, text, acts in found if acts]


def _lines(acts: Iterable[str]) -> tuple[str, ...]:
    heads = [TERROR if one in TERROR_ACTS else next(iter(line_of(one, ACTS)[-1:]), None) for one in acts]
    return tuple(sorted({one if isinstance(one, str) else one.act_id for one in heads if one}))


def choices(one: Labelled) -> Choice:
    """The days of a question that the rules read, with the roles that give the right Acts."""
    text = with_plain_days(one.question, lines_meant(one.question))
    told = events_asked(text, read_matter(text))
    roles = {(event.start, event.end): event.happened for event in told.events}
    days = tuple(day for day in days_with_features(text) if (day.start, day.end) in roles)
    ruled = [roles[day.start, day.end] for day in days]
    if _governing(one, told) == one.acts:
        open_ = [_OPEN.get(role, (role if role in ROLES else Happened.BACKGROUND,)) for role in ruled]
    else:
        open_ = [ROLES for _ in ruled]
    ways = islice(product(*open_), _WAYS_AT_MOST)
    good = [way for way in ways if _governing(one, _with_roles(told, days, way)) == one.acts]
    return Choice(days, tuple(tuple(role.value for role in way) for way in good) if days else ())


def _with_roles(told: Told, days: Sequence[Day], roles: Sequence[Happened]) -> Told:
    by_place = {(day.start, day.end): (day, role) for day, role in zip(days, roles, strict=True)}
    events = []
    for event in told.events:
        day, role = by_place.get((event.start, event.end), (None, event.happened))
        events.append(in_role(event, day, role) if day else event)
    return told.model_copy(update={"events": tuple(events)})


def _governing(one: Labelled, told: Told) -> tuple[str, ...]:
    lines = lines_by_events(one.question, told, ACTS, one.lines)
    return tuple(sorted({branch.act_id for line in lines for branch in line.branches})) or ("none",)


@cache
def _made() -> tuple[Made, ...]:
    return tuple(made_questions(_MADE))


def _made_days() -> Iterator[tuple[Features, str]]:
    for one in _made():
        for day in days_with_features(one.question):
            role = next((role for start, end, role in one.days if start < day.end and day.start < end), None)
            if role:
                yield day.features, role


def learn_roles(chosen: Sequence[Choice]) -> Weights:
    """The model of roles: from the questions of which one way is right, then from the likeliest way of the others."""
    made = list(_made_days())
    labels = [role.value for role in ROLES]
    kept = [one for one in chosen if one.ways]
    sure = [(one, one.ways[0]) for one in kept if len(one.ways) == 1]
    weights = fit([*made, *_of_days(sure)], labels, looseness=_LOOSE_ROLES)
    for _ in range(_ROUNDS - 1):
        likely = [(one, _likeliest(one, weights)) for one in kept]
        weights = fit([*made, *_of_days(likely)], labels, looseness=_LOOSE_ROLES)
    return weights


def _of_days(told: Iterable[tuple[Choice, Sequence[str]]]) -> Iterator[tuple[Features, str]]:
    for one, way in told:
        yield from ((day.features, role) for day, role in zip(one.days, way, strict=True))


def _likeliest(one: Choice, weights: Weights) -> tuple[str, ...]:
    scores = [weights.scores(day.features) for day in one.days]
    return max(one.ways, key=lambda way: sum(score[role] for score, role in zip(scores, way, strict=True)))


def learn_facets(questions: Sequence[Labelled]) -> Weights:
    """The model of the kinds of law asked: for each whether it is asked, one by one."""
    known = [(features_asked(one.question), set(one.lines)) for one in questions]
    known += [(features_asked(one.question), {_ASKED[name] for name in one.asked}) for one in _made()]
    counts = [1.0] * len(questions) + [_MADE_COUNTS] * len(_made())
    kinds = [(features, {line if line in FACETS else OTHER for line in lines}) for features, lines in known]
    models = []
    for kind in FACETS:
        examples = [(features, "asked" if kind in asked else "not") for features, asked in kinds]
        models.append(fit(examples, ("asked", "not"), looseness=_LOOSE_FACETS, counts=counts))
    names = dict.fromkeys(name for model in models for name in model.by_feature)
    return Weights(FACETS, {name: tuple(_margin(model, name) for model in models) for name in names})


def _margin(model: Weights, name: str) -> int:
    asked, not_asked = model.by_feature.get(name, (0, 0))
    return asked - not_asked


def written(models: dict[str, Weights]) -> str:
    """The table as it is committed, a feature a line."""
    parts = []
    for name, model in sorted(models.items()):
        rows = ",\n".join(
            f"  {json.dumps(feature)}: {json.dumps(row, separators=(',', ':'))}"
            for feature, row in sorted(model.by_feature.items())
        )
        parts.append(f' {json.dumps(name)}: {{"labels": {json.dumps(list(model.labels))}, "weights": {{\n{rows}\n }}}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Learn, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=TABLE)
    parser.add_argument("--without", type=int, nargs=2, metavar=("FIRST", "LAST"))
    asked = parser.parse_args()
    first, last = asked.without or (-1, -1)
    questions = [one for one in labelled() if not first <= one.number <= last]
    models = {"facets": learn_facets(questions), "roles": learn_roles([choices(one) for one in questions])}
    asked.out.write_text(written(models), encoding="utf-8")


if __name__ == "__main__":
    main()
