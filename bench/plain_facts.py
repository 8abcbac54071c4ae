"""Sentences that tell one plain fact of a judgment, an offence or an Act, right and wrong, made of the starter records.

    NYAYA_HOME=... python -m bench.plain_facts [--draw N] [--errors]

Of each kind as many records as asked are drawn: day, year, bench, court, report and author of a judgment, how it
treats another; the flags of an offence; the commencement, repeal, standing and number of an Act. A right sentence
counts where it is SUPPORTED; a wrong one where it is CONTRADICTED, and worst where it is SUPPORTED. The wordings are
by the hand that wrote the rules; other draws have other records, and the same wordings.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta

from bench.find import share
from nyayagraph.commands.context import Invocation
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.records import ActRecord, JudgmentRecord, SectionRecord
from nyayagraph.law.versions.constitution import article_changes
from nyayagraph.settings import read_settings
from nyayagraph.starter import starter_acts, starter_judgments, starter_sections
from nyayagraph.verify.check import verify
from nyayagraph.verify.labels import day, label
from nyayagraph.verify.report import ClaimVerdict

_ON = date(2026, 1, 1)
_OF_EACH = 25
_TREATMENTS = ("followed", "applied", "explained", "overruled", "approved")
_YEARS_OFF = timedelta(days=3 * 365)
Told = tuple[str, str, str]  # kind, side, sentence


def told_of_judgments(drawn: random.Random) -> Iterator[Told]:
    """Right and wrong sentences on judgments."""
    every = [one for one in starter_judgments() if one.citations and one.court_id == "supreme-court"]
    for one in drawn.sample([one for one in every if (one.bench_strength or 0) > 1 and one.author], _OF_EACH):
        named = f"{one.title}, {one.citations[0]}"
        other = drawn.choice([each for each in every if each.author and each.author not in one.bench])
        if one.decided_on:
            off = one.decided_on - _YEARS_OFF
            yield "day", "right", f"{named} was decided on {day(one.decided_on)}."
            yield "day", "wrong", f"{named} was decided on {day(off)}."
            yield "year", "right", f"{named} was decided in {one.decided_on.year}."
            yield "year", "wrong", f"{named} was decided in {off.year}."
        strength = one.bench_strength or 0
        yield "bench", "right", f"{named} was decided by {strength} judges."
        yield "bench", "wrong", f"{named} was decided by {strength + 2} judges."
        yield "court", "right", f"{named} is a judgment of the Supreme Court."
        yield "court", "wrong", f"{named} is a judgment of the Bombay High Court."
        yield "report", "right", f"{one.title} is reported at {one.citations[-1]}."
        yield "report", "wrong", f"{one.title} is reported at {other.citations[0]}."
        yield "author", "right", f"The judgment in {named} was delivered by {one.author}."
        yield "author", "wrong", f"The judgment in {named} was delivered by {other.author}."
    yield from _treatments(drawn, every)


def _treatments(drawn: random.Random, every: list[JudgmentRecord]) -> Iterator[Told]:
    by_citation = {citation: one for one in every for citation in one.citations}
    pairs = [
        (one, by_citation[row.citation], str(row.treatment))
        for one in every
        for row in one.treats
        if row.citation in by_citation
        and row.treatment in ("followed", "applied", "explained", "overruled", "approved")
    ]
    for later, earlier, done in drawn.sample(pairs, _OF_EACH):
        first, second = (f"{one.title}, {one.citations[0]}" for one in (later, earlier))
        yield f"{done}", "right", f"{first} {done} {second}."
        yield f"{done}", "wrong", f"{second} {done} {first}."


def told_of_offences(drawn: random.Random) -> Iterator[Told]:
    """Right and wrong sentences on the First Schedule's flags."""
    titles = _titles()
    every = [one for one in starter_sections() if one.cognizable is not None and one.act_id in titles]
    for one in drawn.sample(every, _OF_EACH):
        under = f"An offence under {_name(one, titles)}"
        for side, is_so in (("right", one.cognizable), ("wrong", not one.cognizable)):
            yield "cognizable", side, f"{under} is {'' if is_so else 'non-'}cognizable."
        if one.bailable is not None:
            for side, is_so in (("right", one.bailable), ("wrong", not one.bailable)):
                yield "bailable", side, f"{under} is {'' if is_so else 'non-'}bailable."
        if one.triable_by:
            other = "any Magistrate" if "Session" in one.triable_by else "Court of Session"
            yield "triable", "right", f"{under} is triable by {one.triable_by}."
            yield "triable", "wrong", f"{under} is triable by {other}."


def told_of_acts(drawn: random.Random) -> Iterator[Told]:
    """Right and wrong sentences on Acts."""
    titles = _titles()
    every = [one for one in starter_acts() if one.commenced_on]
    gone = [one for one in every if one.repealed_on and one.repealed_on <= _ON and one.repealed_by in titles]
    for one in drawn.sample(gone, _OF_EACH):
        title = titles[one.act_id]
        yield "in force", "wrong", f"The {title} is still in force."
        yield "repealed", "right", f"The {title} has been repealed."
        yield "repealed by", "right", f"The {title} was repealed by the {titles[str(one.repealed_by)]}."
        yield "repealed by", "wrong", f"The {title} was repealed by the {_another(drawn, every, one, titles)}."
    living = [one for one in every if one.repealed_on is None and one.commenced_on and one.commenced_on <= _ON]
    for one in drawn.sample(living, _OF_EACH):
        began = one.commenced_on or _ON
        title = titles[one.act_id]
        yield "in force", "right", f"The {title} is still in force."
        yield "repealed", "wrong", f"The {title} has been repealed."
        yield "commenced", "right", f"The {title} came into force on {day(began)}."
        yield "commenced", "wrong", f"The {title} came into force on {day(began - _YEARS_OFF)}."
        number, _, year = str(one.number or "").partition(" of ")
        if number.isdigit():
            yield "number", "right", f"The {title} is Act {number} of {year}."
            yield "number", "wrong", f"The {title} is Act {int(number) + 3} of {year}."


def told_of_amendments(drawn: random.Random) -> Iterator[Told]:
    """Right and wrong sentences on which amendment inserted or omitted an article."""
    numbers = [f"{figure}{letter}" for figure in range(1, 396) for letter in ("", *"ABCDEFGH")]
    once = [(number, changes[0]) for number in numbers if len(changes := article_changes(number)) == 1]
    every = [(number, one) for number, one in once if one.what in ("inserted", "omitted")]
    for number, one in drawn.sample(every, min(_OF_EACH, len(every))):
        other = drawn.choice([each for _, each in every if each.year != one.year])
        for side, act in (("right", one), ("wrong", other)):
            yield "changed by", side, f"Article {number} was {one.what} by the {act.name}."
            yield "changed in", side, f"Article {number} was {one.what} in {act.year}."


def _another(drawn: random.Random, every: list[ActRecord], one: ActRecord, titles: dict[str, str]) -> str:
    return titles[drawn.choice([each.act_id for each in every if each.act_id not in (one.act_id, one.repealed_by)])]


def _titles() -> dict[str, str]:
    return {act.act_id: act.short_title.removeprefix("The ") for act in starter_acts()}


def _name(one: SectionRecord, titles: dict[str, str]) -> str:
    return label(ProvisionKey.parse(one.section_id), titles[one.act_id])


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draw", type=int, default=1, help="which records are drawn")
    parser.add_argument("--errors", action="store_true", help="print sentences that are judged otherwise than they are")
    asked = parser.parse_args()
    drawn = random.Random(asked.draw)  # noqa: S311 - a draw that comes again
    call = Invocation(read_settings())
    counts: dict[tuple[str, str], Counter[str]] = {}
    with call.graph() as graph:
        for told in (told_of_judgments, told_of_offences, told_of_acts, told_of_amendments):
            for kind, side, text in told(drawn):
                verdict = verify(graph, call.embedder(), text, on=_ON).claims[0].verdict
                counts.setdefault((side, kind), Counter())[str(verdict)] += 1
                counts.setdefault((side, "all"), Counter())[str(verdict)] += 1
                wanted = ClaimVerdict.SUPPORTED if side == "right" else ClaimVerdict.CONTRADICTED
                if asked.errors and verdict is not wanted:
                    print(side, kind, verdict, "|", text)
    print(
        json.dumps({f"{side}, {kind}": _figures(side, one) for (side, kind), one in sorted(counts.items())}, indent=1)
    )


def _figures(side: str, count: Counter[str]) -> dict[str, object]:
    wanted = "SUPPORTED" if side == "right" else "CONTRADICTED"
    return {f"share {wanted}": share(count[wanted], count.total()), "verdicts": dict(count.most_common())}


if __name__ == "__main__":
    main()
