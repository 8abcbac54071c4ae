"""Old to new and new to old, over every section of the three pairs of codes, as the graph answers it.

    NYAYA_HOME=... python -m bench.correspondence [--data ../shared/data] [--texts 60]

Held against the consensus of the tables where they agree (`agreed`: the graph must give every counterpart that they
agree on; `refuted` are those that the texts of both sides refute, each with a reason in the labels), and against the
reading by hand of sections on which they do not (`read`). `--texts` lists the pairs whose words are least alike, the
likeliest to be wrong. Prints JSON, shares with Wilson intervals of 95 %.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import json
import math
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from bench.find import share
from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.codes import Counterparts
from nyayagraph.cypher.statute import NumbersListed
from nyayagraph.graph import Graph
from nyayagraph.settings import read_settings

READ = Path(__file__).parent / "labels" / "correspondence_read.jsonl"
PAIRS = {
    "consensus_ipc_bns.csv": ("ipc-1860", "bns-2023"),
    "consensus_crpc_bnss.csv": ("crpc-1973", "bnss-2023"),
    "consensus_iea_bsa.csv": ("iea-1872", "bsa-2023"),
}
OLD_FILES = {"ipc.json": "ipc-1860", "crpc.json": "crpc-1973", "iea.json": "iea-1872"}
NEW_ACTS = {
    "the-bharatiya-nyaya-sanhita-2023": "bns-2023",
    "the-bharatiya-nagarik-suraksha-sanhita-2023": "bnss-2023",
    "the-bharatiya-sakshya-adhiniyam-2023": "bsa-2023",
}
_NUMBER = re.compile(r"\d{1,3}[A-Z]{0,2}")

Pairs = dict[str, set[str]]


def labels() -> list[dict[str, Any]]:
    """What was read by hand: one old section a line, its counterparts, the verdict on ours, and why."""
    return [json.loads(line) for line in READ.read_text(encoding="utf-8").splitlines()]


def graph_pairs(graph: Graph, acts: tuple[str, str]) -> tuple[Pairs, Pairs]:
    """New sections of each old one and old sections of each new one, for every section that the graph lists."""
    listed = {row.act_id: row.numbers for row in graph.fetch(NumbersListed(act_ids=acts))}
    both: list[Pairs] = []
    for act, other in (acts, acts[::-1]):
        found: Pairs = {f"{act}/s{number}": set() for number in listed[act]}
        for row in graph.fetch(Counterparts(section_ids=tuple(found))):
            if row.counterpart_id.startswith(other + "/"):
                found[row.section_id].add(row.counterpart_id)
        both.append(found)
    return both[0], both[1]


def agreed_pairs(file: Path, acts: tuple[str, str], old: Pairs) -> tuple[Pairs, Pairs]:
    """Counterparts on which the tables agree, in both directions; a new section only where all its rows agree."""
    forward: Pairs = {}
    backward: Pairs = defaultdict(set)
    doubtful: set[str] = set()
    with file.open(encoding="utf-8", newline="") as handle:
        for row in csv.DictReader(handle):
            new = {f"{acts[1]}/s{number}" for number in _NUMBER.findall(row["consensus_new"] or "")}
            section = f"{acts[0]}/s{row['old_section']}"
            if row["status"] == "agree" and new and section in old:
                forward[section] = new
                for one in new:
                    backward[one].add(section)
            else:
                doubtful |= new
    return forward, {section: olds for section, olds in backward.items() if section not in doubtful}


def held(ours: Pairs, expected: Pairs, refuted: set[tuple[str, str]]) -> tuple[dict[str, Any], list[str]]:
    """Sections whose every expected counterpart we have, those that the texts refute left out; the rest in words."""
    missing: list[str] = []
    right = without = 0
    for section, others in sorted(expected.items()):
        lacking = others - ours.get(section, set())
        right += not lacking
        without += not {one for one in lacking if (section, one) not in refuted and (one, section) not in refuted}
        missing += [f"{section} -> {one}" for one in sorted(lacking)]
    besides = sum(bool(ours.get(section, set()) - others) for section, others in expected.items())
    figures = {"as printed": share(right, len(expected)), "but for refuted": share(without, len(expected))}
    return {**figures, "with others besides": besides}, missing


def read_by_hand(old: Pairs) -> dict[str, Any]:
    """Sections read by hand, on which the tables do not agree: how many of ours are what the texts say."""
    rows = [row for row in labels() if row["kind"] == "read" and row["old"] in old]
    right = [row for row in rows if old[row["old"]] == set(row["new"])]
    return {"share": share(len(right), len(rows)), "wrong": [row["old"] for row in rows if row not in right]}


def texts(data: Path) -> dict[str, str]:
    """Heading and text of each section of the six codes, by id."""
    found: dict[str, str] = {}
    for name, act in OLD_FILES.items():
        for row in json.loads((data / "statutes-civictech" / name).read_text(encoding="utf-8")):
            key = f"{act}/s{str(row.get('Section', row.get('section'))).strip().upper()}"
            found[key] = "\n".join((found.get(key, ""), row["section_title"], row["section_desc"]))
    with gzip.open(data / "statutes-indiacode" / "central_acts_sections.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["act"] in NEW_ACTS:
                found[f"{NEW_ACTS[row['act']]}/s{row['number']}"] = f"{row['heading']}\n{row['text']}"
    return found


def runs_of_words(text: str) -> Counter[str]:
    """Words and runs of two and three words."""
    words = re.findall(r"[a-z]+", text.lower())
    return Counter(
        " ".join(words[place : place + size]) for size in (1, 2, 3) for place in range(len(words) - size + 1)
    )


def suspicious(sections: dict[str, str], old: Pairs, acts: tuple[str, str]) -> list[dict[str, Any]]:
    """Pairs by how little of the old section's words, weighed by rarity, the new one has, worst first."""
    grams = {key: runs_of_words(text) for key, text in sections.items() if key.partition("/")[0] in acts}
    spread = Counter(gram for counts in grams.values() for gram in counts)
    weight = {gram: math.log(len(grams) / count) for gram, count in spread.items()}

    def taken_over(before: str, after: str) -> float:
        whole = math.fsum(weight[gram] for gram in grams[before])
        return math.fsum(weight[gram] for gram in grams[before] if gram in grams[after]) / whole if whole else 0.0

    news = [key for key in grams if key.startswith(acts[1])]
    rows = []
    for section, others in old.items():
        for other in others:
            if section in grams and other in grams:
                best = max((one for one in news if one != other), key=lambda one: (taken_over(section, one), one))
                alike, rival = taken_over(section, other), taken_over(section, best)
                rows.append(
                    {
                        "old": section,
                        "new": other,
                        "alike": round(alike, 2),
                        "rival": best,
                        "rival_alike": round(rival, 2),
                    }
                )
    return sorted(rows, key=lambda row: (float(row["alike"]) - float(row["rival_alike"]) / 2, row["old"], row["new"]))


def main() -> None:
    """Measures on the graph that the settings name, and prints JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--texts", type=int, default=0, help="list this many pairs whose words are least alike")
    asked = parser.parse_args()
    refuted = {(row["old"], one) for row in labels() if row["kind"] == "refuted" for one in row["tables"]}
    known = texts(asked.data) if asked.texts else {}
    found: dict[str, Any] = {}
    listed: list[dict[str, Any]] = []
    everything: Pairs = {}
    with Invocation(read_settings()).graph() as graph:
        for name, acts in PAIRS.items():
            old, new = graph_pairs(graph, acts)
            forward, backward = agreed_pairs(asked.data / "mappings" / name, acts, old)
            there, missing = held(old, forward, refuted)
            back, missing_back = held(new, backward, refuted)
            found[f"{acts[0]} -> {acts[1]}"] = {"sections": len(old), "agreed": there, "missing": missing}
            found[f"{acts[1]} -> {acts[0]}"] = {"sections": len(new), "agreed": back, "missing": missing_back}
            everything |= old
            listed += suspicious(known, old, acts) if known else []
    found["read by hand"] = read_by_hand(everything)
    if known:
        listed.sort(key=lambda row: row["alike"] - row["rival_alike"] / 2)
        found["least alike"] = listed[: asked.texts]
    print(json.dumps(found, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
