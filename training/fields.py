"""Writes `nyayagraph/law/tables/fields.json`: what each word speaks for each field of law.

    python -m training.fields [--out TABLE.json]

`fields.csv` tells each field in plain words: what people call it, and what happens in it. Two hands wrote most of it
and saw no question; the rest came after errors had been read (docs/decisions/0010). A word weighs by how few fields
have it and by how few sections of the criminal codes are told with it (the plain words of the starter graph); what is
told often in one field weighs little more than what is told once.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from bench.dated import facts
from nyayagraph.law.governing.applicable import line_of
from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE
from nyayagraph.law.governing.fields import HUNDREDTHS, mark_of_a_year, marks, words_of_a_field
from nyayagraph.law.standing import ActFacts
from nyayagraph.starter import starter_plain_words

SOURCE = Path("training/fields.csv")
TABLE = Path("nyayagraph/law/tables/fields.json")
_SATURATION = 0.6
_LEAST = 10  # hundredths; a word that speaks less is left out
_OF_A_YEAR = 12.0  # what the year of a law speaks for the one field that has it
_PAIR = 0.7  # what two words side by side count of the weaker of them
# takes `law of companies`, `the tax Act`, `consumer protection statute`; what is left is the name of the field
_ABOUT_A_LAW = re.compile(r"^the\s+|\b(?:laws?|acts?|statutes?|codes?|legislation|enactments?)(?:\s+(?:of|on|for))?\b")


def told(source: Path = SOURCE) -> dict[str, Counter[str]]:
    """For each field how often each mark is told."""
    found: dict[str, Counter[str]] = {}
    with source.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            count = found.setdefault(row["field"], Counter())
            for phrase in f"{row['called']};{row['scenes']}".split(";"):
                count.update(set(marks(words_of_a_field(phrase))))
    return found


def names(source: Path = SOURCE) -> dict[str, str]:
    """The field that words before a noun of law name, where they name one field alone: `company` of `company law`."""
    found: dict[str, set[str]] = {}
    with source.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for phrase in row["called"].lower().split(";"):
                name = " ".join(words_of_a_field(_ABOUT_A_LAW.sub(" ", phrase.strip())))
                if name and _ABOUT_A_LAW.search(phrase):
                    found.setdefault(name, set()).add(row["field"])
    return {name: fields.pop() for name, fields in sorted(found.items()) if len(fields) == 1}


def weights(fields: dict[str, Counter[str]], codes: Iterable[str]) -> dict[str, dict[str, int]]:
    """The table: marks with their weights in hundredths."""
    rows = list(codes)
    in_codes = Counter(word for row in rows for word in set(words_of_a_field(row)))
    in_fields = Counter(mark for count in fields.values() for mark in count)
    rarest = math.log(1 + len(rows))

    def weight(mark: str, count: Counter[str]) -> float:
        rare = math.log(1 + (len(fields) - in_fields[mark] + 0.5) / (in_fields[mark] + 0.5))
        apart = math.log(1 + len(rows) / (1 + in_codes[mark])) / rarest
        return rare * apart * count[mark] * (1 + _SATURATION) / (count[mark] + _SATURATION)

    table: dict[str, dict[str, int]] = {}
    for field, count in fields.items():
        single = {mark: weight(mark, count) for mark in count if "_" not in mark}
        pairs = {mark: _PAIR * min(single[one] for one in mark.split("_")) for mark in count if "_" in mark}
        both = {mark: round(HUNDREDTHS * value) for mark, value in (single | pairs).items()}
        table[field] = {mark: value for mark, value in sorted(both.items()) if value >= _LEAST}
    return table


def with_years(table: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """The table with the years of the Acts of each field, older ones too: a year that fewer fields have tells more.

    Years of the criminal codes tell none: `the 1860 law` is no Act of a field.
    """
    acts, _ = facts()
    of_codes = {year for line in (PENAL, PROCEDURE, EVIDENCE) for year in _years(line, acts)}
    years = {field: _years(field, acts) - of_codes for field in table}
    shared = Counter(year for one in years.values() for year in one)
    found: dict[str, dict[str, int]] = {}
    for field, marked in table.items():
        told_by = {mark_of_a_year(year): round(HUNDREDTHS * _OF_A_YEAR / shared[year]) for year in years[field]}
        found[field] = dict(sorted({**marked, **told_by}.items()))
    return found


def _years(field: str, acts: Mapping[str, ActFacts]) -> set[int]:
    return {int(one.act_id[-4:]) for one in line_of(field, acts) if one.act_id[-4:].isdigit()}


def written(table: dict[str, dict[str, int]], named: dict[str, str]) -> str:
    """The table as it is committed, a field a line."""
    rows = (f"  {json.dumps(field)}: {json.dumps(row, separators=(',', ':'))}" for field, row in table.items())
    called = (f"  {json.dumps(name)}: {json.dumps(field)}" for name, field in named.items())
    return '{\n "words": {\n' + ",\n".join(rows) + '\n },\n "names": {\n' + ",\n".join(called) + "\n }\n}\n"


def main() -> None:
    """Weigh, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=TABLE)
    asked = parser.parse_args()
    codes = (f"{one.rule} {one.scenes}" for one in starter_plain_words())
    asked.out.write_text(written(with_years(weights(told(), codes)), names()), encoding="utf-8")


if __name__ == "__main__":
    main()
