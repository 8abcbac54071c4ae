"""`find` against labels by hand: precision and recall by kind, then its speed, then its slowest hostile line.

    python -m bench.find [--half seen|more|aside|last] [--data ../shared/data] [--errors] [--only labels|speed|lines]

A reference counts as found where one of the same kind overlaps the labelled span; its key is compared beside that.
Half `aside` was set apart before the first rule was written, `last` was labelled after `aside` had been measured a few
times: both are measured, never looked at, so they print no errors. Rules were repaired on `seen` and `more`.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rapidfuzz import fuzz

from bench.corpus import LABELS, Text, labelled_texts, pages, sample
from bench.halves import add_half, parsed
from nyayagraph.errors import CitationError
from nyayagraph.law.acts.table import ACTS, name_letters
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.find import FoundReference, find

Z = 1.96  # 95 % of a normal distribution
TELLING_WORDS = 2
NEARLY_ALIKE = 92  # of 100: letters of two titles of one year that are one title
SILENT = frozenset(("act", "and", "of", "the"))
PLACE_WORDS = frozenset(place.lower().rstrip("s") for place in PLACES) | {
    "tamil",
    "madhya",
    "uttar",
    "himachal",
    "west",
    "east",
}
STATES = {"u-p-": "uttar-pradesh-", "up-": "uttar-pradesh-", "m-p-": "madhya-pradesh-", "mp-": "madhya-pradesh-",
          "a-p-": "andhra-pradesh-", "h-p-": "himachal-pradesh-", "t-n-": "tamil-nadu-"}  # fmt: skip
# codes by whose letters labels call the Acts that amend them, `cpc-amendment-1976`
LETTERS = {"cpc-": "code-of-civil-procedure-", "crpc-": "code-of-criminal-procedure-", "ipc-": "indian-penal-code-"}
# Acts that the instruction to label calls by initials which another Act of the year has too
CALLED = {"ita-1961": "income-tax-1961"}
HOSTILE = (
    "(", "((", "1", "12 ", "S. ", "s. ", "A.I.R. ", "AIR 1973 ", " v. ", "X v. ", "Act ", "the Act ", "a", "A", "A. ",
    "A ", "[1973] ", "1973 A A A ", "section 302 ", "Section 5(1)", "I.L.R. ", "In re ", "case ", "X's case ", "supra ",
    "Order I ", "Rules 1, ", "Schedule I ", "Notification No. ", "of the ", "Code of ", "2023:AHC:", ".", "\n",
    "(1) ", "State v. State, ", "1950 SCR 1 : ", "302/34 IPC ", "that case ", "Articles 14 to ",
)  # fmt: skip


class Score:
    """Counts of one kind: labelled, found, right, and keys compared."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def figures(self) -> dict[str, Any]:
        """Precision, recall and the share of right keys, each with its interval."""
        met = self.count["met"]
        return {
            "labelled": self.count["labelled"],
            "found": self.count["found"],
            "precision": share(self.count["right"], self.count["found"]),
            "recall": share(met, self.count["labelled"]),
            "right_key": share(self.count["right_key"], met),
        }


def share(part: int, whole: int) -> dict[str, float | int | list[float] | None]:
    """`part` of `whole` with the Wilson score interval of 95 %."""
    if not whole:
        return {"of": 0, "share": None, "interval": None}
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    reach = Z * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return {"of": whole, "share": round(p, 4), "interval": [round(middle - reach, 4), round(middle + reach, 4)]}


def same_key(key: str) -> str:
    """A key in the one form in which labels and references are compared."""
    if "/" in key and not key[0].isdigit():
        return key.lower()
    try:
        return str(CitationKey.parse(key))
    except CitationError:
        return re.sub(r"[^A-Z0-9]", "", key.upper())


def same_act(one: str, other: str) -> bool:
    """Whether two act ids name one Act.

    An Act outside the table has no settled id, so its titles are compared: same year where both have one, all words of
    the shorter in the longer, two of them at least; or, of one printed year and State, nearly the same letters. An Act
    is not the one that amends it. A label may call an Act of the table by its title or initials, `ida-1947`.
    """
    one, other = _in_table(one), _in_table(other)
    if one == other:
        return True
    if one in ACTS and other in ACTS:
        return False
    (title, year), (other_title, other_year) = _title(one), _title(other)
    words, others = set(title), set(other_title)
    apart = words ^ others
    if any(word.startswith("amend") for word in apart):
        return False
    if year and year == other_year and not apart & PLACE_WORDS:
        return fuzz.ratio("".join(title), "".join(other_title)) >= NEARLY_ALIKE or _is_shortened(words, others)
    return (year == other_year or not (year and other_year)) and _is_shortened(words, others)


@cache
def _called_in_table() -> dict[tuple[str, str], set[str]]:
    """Acts of the table by the letters of a name, with and without the word Act, or its initials, and by year."""
    called: dict[tuple[str, str], set[str]] = defaultdict(set)
    for act in ACTS.values():
        year = str(act.year or "")
        for name in (act.title, *act.aliases):
            letters = name_letters(name)
            called[letters, year].add(act.act_id)
            called[letters.removesuffix("act"), year].add(act.act_id)
        words = [word for word in re.findall(r"[a-z]+", act.title.lower()) if word not in ("of", "and", "the")]
        called["".join(word[0] for word in words), year].add(act.act_id)
    return dict(called)


def _in_table(act_id: str) -> str:
    """The Act of the table that an identifier names by title or initials and year, else the identifier itself."""
    act_id = CALLED.get(act_id, act_id)
    words, _, year = act_id.rpartition("-")
    if act_id in ACTS or not year.isdigit():
        return act_id
    called = _called_in_table().get((name_letters(words), year), set())
    return next(iter(called)) if len(called) == 1 else act_id


def _is_shortened(words: set[str], others: set[str]) -> bool:
    """Whether one title has all words of the other, two of them at least."""
    return len(words & others) >= TELLING_WORDS and (words <= others or others <= words)


def _title(act_id: str) -> tuple[list[str], str]:
    short = next((short for short in STATES if act_id.startswith(short)), "")
    words = f"{STATES.get(short, '')}{act_id.removeprefix(short)}".split("-")
    if whole := LETTERS.get(f"{words[0]}-"):
        words = [*whole.strip("-").split("-"), *words[1:]]
    year = words.pop() if words[-1].isdigit() else ""
    return [word.rstrip("s") for word in words if word not in SILENT], year


def key_among(key: str, others: set[str]) -> bool:
    """Whether `others` holds the key, its Act spelled this way or another."""
    key, others = _without_hyphens(key), {_without_hyphens(other) for other in others}
    if key in others:
        return True
    act, slash, number = key.partition("/")
    if not slash:
        return False
    parted = [other.partition("/") for other in others]
    return any(theirs == number and same_act(act, named) for named, _, theirs in parted)


def _without_hyphens(key: str) -> str:
    """A key with the clauses of its number joined, as print has `1-C` and `1C`."""
    act, slash, number = key.partition("/")
    return f"{act}{slash}{number.replace('-', '')}"


def keys_agree(labels: Sequence[dict[str, Any]], found: Sequence[FoundReference]) -> bool:
    """Whether labels and references over one stretch of text name the same authorities.

    Of a judgment's several citations one in common is enough; a label without keys agrees with anything there.
    """
    labelled = {same_key(key) for label in labels for key in label["keys"]}
    keys = {same_key(key) for one in found for key in one.keys}
    if labels[0]["kind"] == "case_name":
        return bool(labelled & keys) or not labelled or labelled == keys
    if all(key_among(key, keys) for key in labelled) and all(key_among(key, labelled) for key in keys):
        return True
    return all(label["note"] == "foreign" for label in labels) and any(one.note == "foreign" for one in found)


Group = tuple[list[int], list[int]]


def grouped(labels: Sequence[dict[str, Any]], found: Sequence[FoundReference]) -> list[Group]:
    """Places of labels and references of one kind whose spans overlap, in the smallest groups.

    How print cuts a list (`19(1)(a), (b)`) is convention, so one label may meet two references, and one two.
    """
    groups: list[Group] = []
    for place, label in enumerate(labels):
        met = [
            i
            for i, one in enumerate(found)
            if one.kind == label["kind"] and min(one.end, label["end"]) > max(one.start, label["start"])
        ]
        if not met:
            continue
        shared = [group for group in groups if set(group[1]) & set(met)]
        mine, theirs = [place], list(met)
        for group in shared:
            mine += group[0]
            theirs += group[1]
            groups.remove(group)
        groups.append((sorted(set(mine)), sorted(set(theirs))))
    return groups


def score(data: Path, half: str, *, errors: bool) -> dict[str, Any]:
    """The figures of one half by kind; with `errors` each miss, extra and wrong key is printed."""
    texts = labelled_texts(data, half)
    labels = [json.loads(line) for line in (LABELS / "references.jsonl").read_text("utf-8").splitlines()]
    scores: defaultdict[str, Score] = defaultdict(Score)
    for page in pages():
        if page["half"] != half:
            continue
        text = texts[str(page["document"])]
        low, high = int(page["start"] or 0), int(page["end"] or 0)
        mine = [label for label in labels if label["page"] == page["page"] and label["kind"] != "none"]
        found = [r for r in find(text.text, written_on=text.written_on) if _is_on_page(r, low, high, mine)]
        groups = grouped(mine, found)
        _count(scores, mine, found, groups)
        if errors:
            _print_errors(page, text, mine, found, groups)
    return {kind: scores[kind].figures() for kind in sorted(scores)}


def _is_on_page(one: FoundReference, low: int, high: int, labels: Sequence[dict[str, Any]]) -> bool:
    """Whether a reference is of the page: it opens there, or it opens on the page before and a label meets its rest."""
    if low <= one.start < high:
        return True
    return one.start < low < one.end and any(label["start"] < one.end for label in labels)


def _count(
    scores: defaultdict[str, Score],
    labels: Sequence[dict[str, Any]],
    found: Sequence[FoundReference],
    groups: Sequence[Group],
) -> None:
    """Adds one page to the scores, under each kind and under `all`."""
    kinds = [_kind_of(label["kind"], label["form"]) for label in labels]
    found_kinds = [_kind_of(reference.kind, reference.form) for reference in found]
    counted = [("labelled", kind) for kind in kinds] + [("found", kind) for kind in found_kinds]
    for places, others in groups:
        agree = keys_agree([labels[i] for i in places], [found[i] for i in others])
        counted += [(what, kinds[i]) for i in places for what in (("met", "right_key") if agree else ("met",))]
        counted += [("right", found_kinds[i]) for i in others]
    for what, kind in counted:
        scores["all"].count[what] += 1
        scores[kind].count[what] += 1


def _kind_of(kind: str, form: str) -> str:
    return f"{kind} ({form})" if kind == "case_name" else kind


def _print_errors(
    page: dict[str, Any],
    text: Text,
    labels: Sequence[dict[str, Any]],
    found: Sequence[FoundReference],
    groups: Sequence[Group],
) -> None:
    def around(start: int, end: int) -> str:
        return repr(
            text.text[max(0, start - 60) : start] + "«" + text.text[start:end] + "»" + text.text[end : end + 45]
        )

    met = {place for places, _ in groups for place in places}
    used = {place for _, places in groups for place in places}
    for place, label in enumerate(labels):
        if place not in met:
            print(
                "MISS ", page["page"], label["kind"], label["form"], label["keys"], around(label["start"], label["end"])
            )
    for place, one in enumerate(found):
        if place not in used:
            print("EXTRA", page["page"], one.kind, one.form, list(one.keys), one.note, around(one.start, one.end))
    for places, others in groups:
        wanted, given = [labels[i] for i in places], [found[i] for i in others]
        if not keys_agree(wanted, given):
            print("KEY  ", page["page"], wanted[0]["kind"], [label["keys"] for label in wanted], "!=",
                  [one.keys for one in given], given[0].note, given[0].candidates, "|", wanted[0]["note"],
                  around(given[0].start, given[-1].end))  # fmt: skip


def speed(data: Path, runs: int = 3) -> dict[str, float]:
    """Megabytes of judgments read in a second on one core: the best of `runs`."""
    texts = sample(data)
    size = sum(len(text.text.encode()) for text in texts) / 1e6
    best = min(_seconds(texts, run) for run in range(runs))
    return {
        "judgments": len(texts),
        "megabytes": round(size, 2),
        "seconds": round(best, 3),
        "mb_per_s": round(size / best, 2),
    }


def _seconds(texts: Sequence[Text], run: int) -> float:
    ends = " " * run  # so that no run is spared what the one before keeps of short texts
    longer = [text._replace(text=text.text + ends) for text in texts]
    started = time.process_time()
    for text in longer:
        find(text.text, written_on=text.written_on)
    return time.process_time() - started


def hostile_lines(size: int = 1_000_000) -> Iterator[tuple[float, str]]:
    """Seconds that each line of one repeated piece takes, a million characters long."""
    for piece in HOSTILE:
        line = (piece * (size // len(piece) + 1))[:size]
        started = time.process_time()
        find(line)
        yield round(time.process_time() - started, 2), piece


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_half(parser, "seen", "more", "aside", "last")
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--only", choices=("labels", "speed", "lines"))
    asked = parsed(parser)
    out: dict[str, Any] = {}
    if asked.only in (None, "labels"):
        out[f"labels ({asked.half})"] = score(asked.data, asked.half, errors=asked.errors)
    if asked.only in (None, "speed"):
        out["speed"] = speed(asked.data)
    if asked.only in (None, "lines"):
        slowest = sorted(hostile_lines(), reverse=True)[:5]
        out["slowest_lines_of_1_mb"] = [{"seconds": seconds, "piece": piece} for seconds, piece in slowest]
    print(json.dumps(out, indent=1))


if __name__ == "__main__":
    main()
