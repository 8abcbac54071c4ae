"""What a question names, found in the graph: judgments by citation and name, judges by name.

A name that fits several judgments of different parties is left unresolved; nothing is guessed.
"""

from __future__ import annotations

import re

from nyayagraph.cypher.retrieval import JudgesNamed, JudgmentsCited, JudgmentsTitled, NamedJudgment
from nyayagraph.graph import Graph
from nyayagraph.law.names.parties import names_match
from nyayagraph.retrieval.filters import lucene_text
from nyayagraph.retrieval.query import Question

_STATES = ("state", "union", "commissioner", "collector", "government", "in re", "municipal", "board", "the state")


def resolve_judgments(graph: Graph, question: Question) -> tuple[str, ...]:
    """Ids of the judgments that the question names, citations first; a citation of two judgments gives both."""
    found: dict[str, None] = {}
    if question.citations:
        rows = graph.fetch(JudgmentsCited(citation_keys=question.citations))
        found.update((row.judgment_id, None) for row in rows)
    for name in question.names:
        found.update((judgment_id, None) for judgment_id in judgments_of_name(graph, name))
    if not found:
        for name in question.short_names:
            found.update((judgment_id, None) for judgment_id in _judgments_for_short(graph, name))
    return tuple(found)


def judgments_of_name(graph: Graph, name: str) -> tuple[str, ...]:
    """Ids of the judgments between the parties that `name` gives, `X v. Y`, in whatever spelling."""
    rows = _titled(graph, name)
    return tuple(row.judgment_id for row in rows if any(names_match(name, title) for title in (row.title, *row.names)))


def _judgments_for_short(graph: Graph, short: str) -> tuple[str, ...]:
    """The one judgment that `short` may stand for: one of its names, or all that its first party is called."""
    fitting = [row.judgment_id for row in _titled(graph, short) if _stands_for(short, row)]
    return tuple(fitting) if len(fitting) == 1 else ()


def _stands_for(short: str, judgment: NamedJudgment) -> bool:
    wanted = _name_words(short)
    if not wanted:
        return False
    for title in (judgment.title, *judgment.names):
        first, versus, _ = (
            re.split(r"(\s+(?:v|vs|versus)\.?\s+)", title, maxsplit=1) if _VERSUS.search(title) else (title, "", "")
        )
        if versus and first.lower().startswith(_STATES):
            continue
        if wanted == _name_words(first)[: len(wanted)] or wanted == _name_words(first)[-len(wanted) :]:
            return True
    return False


_VERSUS = re.compile(r"\s+(?:v|vs|versus)\.?\s+")


def _name_words(name: str) -> list[str]:
    """Words of a name without initials, ranks and marks: `I.C. Golaknath & Ors.` is `golaknath`."""
    return [
        word
        for word in re.findall(r"[a-z]+", name.lower())
        if len(word) > 2 and word not in ("ors", "anr", "etc", "shri", "smt", "the")  # noqa: PLR2004 - initials
    ]


def _titled(graph: Graph, name: str) -> list[NamedJudgment]:
    words = [word for word in re.findall(r"\w+", name) if len(word) > 1 and word.lower() not in ("vs", "versus")]
    if not words:
        return []
    return graph.fetch(JudgmentsTitled(lucene=lucene_text(" ".join(words))))


def resolve_judges(graph: Graph, name: str) -> tuple[str, ...]:
    """Ids of the judges whom `name` fits: the same surname, and no given name or initial that contradicts."""
    wanted = _judge_parts(name)
    if not wanted:
        return ()
    rows = graph.fetch(JudgesNamed(surname=wanted[-1]))
    return tuple(row.judge_id for row in rows if _fits(wanted, _judge_parts(row.name)))


def _judge_parts(name: str) -> list[str]:
    """Parts of a judge's name in order, surname last: `BHAGWATI, P.N.` and `P.N. Bhagwati` are `p n bhagwati`."""
    surname, comma, given = name.partition(",")
    ordered = f"{given} {surname}" if comma else name
    return [
        part
        for part in re.findall(r"[a-z]+", ordered.lower())
        if part not in ("justice", "mr", "ms", "mrs", "hon", "ble", "j", "cj", "cji", "dr", "chief")
    ]


def _fits(wanted: list[str], held: list[str]) -> bool:
    """True where surnames agree and the given names, as far as both have them, agree in letter or in full."""
    if not held or wanted[-1] != held[-1]:
        return False
    pairs = zip(wanted[:-1], held[:-1], strict=False)
    return all(ours == theirs or (1 in (len(ours), len(theirs)) and ours[0] == theirs[0]) for ours, theirs in pairs)
