"""Name and citation that belong together, and that do not: what `verify` says of each pair, by reporter.

    NYAYA_HOME=... python -m bench.citation_pairs [--judgments N] [--seed N] [--errors WHAT]

Judgments of the Supreme Court are drawn by days of decision, as many of each reporter; of each the name and one of its
citations make a line as a brief has it. The right pair is printed with the name as held, as practice shortens it, with
a body's name in letters, with a letter lost and with the parties exchanged: each accusation of these is false. Then the
citation is given another page, volume or year, or is that of another judgment drawn, or both name and citation are
invented: each of these that is not accused goes unseen. A changed citation that is by chance one of its own, or that
the graph holds for nothing, counts like the others. Needs a graph loaded with all corpora.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from nyayagraph.commands.context import Invocation
from nyayagraph.cypher.resolution import JudgmentsOfDay
from nyayagraph.cypher.verify import JudgmentCitations
from nyayagraph.graph import Graph
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.citations.report_years import SUPREME_COURT
from nyayagraph.law.find import find
from nyayagraph.settings import read_settings
from nyayagraph.verify.references.resolve import resolve
from nyayagraph.verify.report import CitationVerdict

REPORTERS = ("SCC", "AIR", "SCR", "INSC")
RIGHT = ("as held", "shortened", "in letters", "letter lost", "exchanged")
WRONG = ("page", "volume", "year", "another's", "invented")
_FIRST, _LAST = date(1950, 1, 26), date(2025, 6, 30)
_AT_ONCE = 100
_MOST_DAYS = 6_000
_LONGEST_SHIFT = 7
_FEWEST_WORDS = 3
_SHORT = (
    (r"\bPrivate Limited\b|\bPvt\.? Ltd\b\.?", "(P) Ltd."),
    (r"\bLimited\b", "Ltd."),
    (r"\bUttar Pradesh\b", "U.P."),
    (r"\bMadhya Pradesh\b", "M.P."),
    (r"\bAndhra Pradesh\b", "A.P."),
    (r"\bCommissioner of Income[ -]?[Tt]ax\b", "CIT"),
    (r"\bUnion of India\b", "UOI"),
    (r"\bCorporation\b", "Corpn."),
    (r"\bCompany\b", "Co."),
    (r"\bGovernment\b", "Govt."),
)
# what stands behind the parties: takes ` & Ors`, ` and Another`, ` Etc. Etc.`
_OTHERS = re.compile(r"[\s,]*(?:&|\band\b)?\s*\b(?:ors|anr|others?|another|etc)\b\.?", re.IGNORECASE)
_SIDES = re.compile(r"\s+v\.\s+")
# takes `Ram Lal v. State of U.P.`; refuses `Kannan @ Raja v. State`, `The Assam Co-operative ... v. Das`, `Ref: v. Rao`
_CLEAN = re.compile(r"(?!.*\.\.)[A-Za-z.,&()' -]{5,}\sv\.\s[A-Za-z.,&()' -]{3,}")
# takes `Municipal Corporation of Delhi`; refuses `Ram Lal`
_BODY = re.compile(
    r"(?:[A-Z][a-z]+,?\s(?:of\s|and\s|for\s|&\s)?){2,6}(?:Authority|Board|Corporation|Bureau|India|Delhi|Intelligence)"
)
_INVENTED = ("Nonesuch Cotton Mills", "Nowhere Dyers Ltd.", "Nullity Timber Depot", "Neverland Salt Works")


class Pair(NamedTuple):
    """A judgment drawn: its name without `& Ors`, all its citations, and the one printed."""

    name: str
    citations: tuple[str, ...]
    key: CitationKey


def draw(graph: Graph, each: int, chance: random.Random) -> list[Pair]:
    """`each` judgments of every reporter, on days drawn at random; a judgment stands once."""
    span = (_LAST - _FIRST).days
    days = [_FIRST + timedelta(days=place) for place in chance.sample(range(span), _MOST_DAYS)]
    pairs: dict[str, list[Pair]] = {reporter: [] for reporter in REPORTERS}
    for start in range(0, len(days), _AT_ONCE):
        rows = graph.fetch(JudgmentsOfDay(days=tuple(days[start : start + _AT_ONCE]), court_id=SUPREME_COURT))
        titles = {row.judgment_id: row.title for row in rows}
        if not titles:
            continue
        for row in graph.fetch(JudgmentCitations(judgment_ids=tuple(titles))):
            keys = [CitationKey.parse(printed) for printed in row.citation_keys]
            open_to = [key for key in keys if key.reporter in pairs and len(pairs[key.reporter]) < each]
            name = _OTHERS.sub("", titles[row.judgment_id]).strip()
            if open_to and _CLEAN.fullmatch(name):
                key = chance.choice(open_to)
                pairs[key.reporter].append(Pair(name, row.citation_keys, key))
        if all(len(one) >= each for one in pairs.values()):
            break
    return [pair for one in pairs.values() for pair in one]


def lines(pair: Pair, others: Sequence[Pair], chance: random.Random) -> Iterator[tuple[str, str, str]]:
    """What is done to a pair, the name, and the citation."""
    right = str(pair.key)
    for what, name in (("as held", pair.name), ("shortened", _shortened(pair.name)), ("exchanged", _exchanged(pair))):
        yield what, name, right
    letters = _in_letters(pair.name)
    if letters:
        yield "in letters", letters, right
    misspelt = _letter_lost(pair.name, chance)
    if misspelt:
        yield "letter lost", misspelt, right
    yield from _moved(pair, chance)
    other = chance.choice([one for one in others if one.key.reporter == pair.key.reporter and one is not pair])
    yield "another's", pair.name, str(other.key)
    yield "invented", f"{chance.choice(_INVENTED)} v. State of Bihar", str(_page(pair.key, chance))


def _moved(pair: Pair, chance: random.Random) -> Iterator[tuple[str, str, str]]:
    key, shift = pair.key, chance.randint(1, _LONGEST_SHIFT)
    yield "page", pair.name, str(_page(key, chance))
    if key.volume:
        volume = key.volume % _LONGEST_SHIFT + 1 if key.volume % _LONGEST_SHIFT + 1 != key.volume else key.volume + 1
        yield "volume", pair.name, str(key.model_copy(update={"volume": volume}))
    if key.year:
        yield "year", pair.name, str(key.model_copy(update={"year": key.year - shift}))


def _page(key: CitationKey, chance: random.Random) -> CitationKey:
    return key.model_copy(update={"page": key.page + chance.randint(31, 180)})


def _shortened(name: str) -> str:
    for whole, short in _SHORT:
        name = re.sub(whole, short, name)
    return name


def _exchanged(pair: Pair) -> str:
    return " v. ".join(reversed(_SIDES.split(pair.name)))


def _in_letters(name: str) -> str:
    body = _BODY.search(name)
    words = re.findall(r"\b[A-Z]", body[0]) if body else []
    return name.replace(body[0], "".join(words)) if body and len(words) >= _FEWEST_WORDS else ""


def _letter_lost(name: str, chance: random.Random) -> str:
    words = [word for word in re.findall(r"[A-Za-z]{6,}", name) if word not in ("Commissioner", "Limited", "Pradesh")]
    if not words:
        return ""
    word = chance.choice(words)
    place = chance.randint(2, len(word) - 1)
    return name.replace(word, word[:place] + word[place + 1 :], 1)


def said_of(graph: Graph, name: str, citation: str) -> tuple[CitationVerdict | None, str]:
    """The verdict on the citation in a line of a brief, and its reason; nothing where it is not read."""
    text = f"Reliance is placed on {name}, {citation}, on this point."
    at = text.index(citation, len(name))
    for one in resolve(graph, text, find(text, short_forms=False)):
        if one.reference.kind in ("reporter", "neutral") and one.reference.end > at:
            return one.verdict, one.evidence[0].rule if one.evidence else ""
    return None, "not read"


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--judgments", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1950)
    parser.add_argument("--errors", choices=(*RIGHT, *WRONG), help="print each pair of this kind judged wrongly")
    asked = parser.parse_args()
    chance = random.Random(asked.seed)  # noqa: S311 - a sample, not a secret
    accused: dict[str, Counter[str]] = defaultdict(Counter)
    of: dict[str, Counter[str]] = defaultdict(Counter)
    rules: dict[str, Counter[str]] = defaultdict(Counter)
    with Invocation(read_settings()).graph() as graph:
        pairs = draw(graph, asked.judgments // len(REPORTERS), chance)
        for pair in pairs:
            for what, name, citation in lines(pair, pairs, chance):
                verdict, rule = said_of(graph, name, citation)
                is_accused = verdict in (CitationVerdict.NOT_FOUND, CitationVerdict.MISATTRIBUTED)
                of[what][pair.key.reporter] += 1
                accused[what][pair.key.reporter] += is_accused
                rules[what][f"{verdict} {rule}"] += 1
                if what == asked.errors and is_accused == (what in RIGHT):
                    print(f"{name}, {citation} | {pair.name}, {', '.join(pair.citations)} | {verdict} {rule}")
    figures = {
        what: {
            **{reporter: f"{accused[what][reporter]} of {of[what][reporter]}" for reporter in REPORTERS},
            "all": f"{accused[what].total()} of {of[what].total()}",
            "rules": dict(rules[what].most_common()),
        }
        for what in (*RIGHT, *WRONG)
    }
    print(json.dumps({"judgments": len(pairs), "seed": asked.seed, "accused": figures}, indent=1))


if __name__ == "__main__":
    main()
