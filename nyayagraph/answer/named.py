"""The authorities that a question names, in full or for short, and its words without them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nyayagraph.answer.inquiry import Inquiry
from nyayagraph.answer.relevance import Asked
from nyayagraph.cypher.answer import LeadingPassages
from nyayagraph.graph import Graph
from nyayagraph.inference.embedder import Embedder
from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.table import acts_meant
from nyayagraph.law.find import FoundReference
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.retrieval.query import Question
from nyayagraph.retrieval.resolution import resolve_judgments
from nyayagraph.verify.references.resolve import Resolved

_ENOUGH_OF_A_SHORT_NAME = 0.4
_WORDS_OF_A_NAME = 3
_MOST_NAMED = 4


def without_references(question: str, references: Sequence[FoundReference], short_names: Sequence[str]) -> str:
    """The question's own words: references, names before citations, short names of judgments and Acts blanked."""
    characters = list(question)
    for reference in references:
        start = reference.start
        if reference.name and reference.kind != "case_name":
            named_at = question.rfind(reference.name, 0, start)
            start = named_at if named_at >= 0 else start
        characters[start : reference.end] = " " * (reference.end - start)
    for mention in find_mentions("".join(characters)):
        characters[mention.start : mention.end] = " " * (mention.end - mention.start)
    wording = "".join(characters)
    for name in short_names:
        wording = wording.replace(name, " ")
    return " ".join(word for word in wording.split() if not _is_act(word.strip("?!.,;:()")))


def _is_act(word: str) -> bool:
    """True for the short name of an act, `POCSO`: the act is searched for, its name need not stand in a passage."""
    return word.isupper() and bool(acts_meant(word))


def not_held(unknown: Sequence[Resolved]) -> str:
    """What the question names and the graph does not know as one authority, each with the reason."""
    return "; ".join(f'"{one.reference.text}": {one.evidence[0].evidence}' for one in unknown[:_MOST_NAMED])


def judgments_named(resolved: Iterable[Resolved]) -> list[str]:
    """Identifiers of the judgments that the references were resolved to."""
    return [one.judgment.judgment_id for one in resolved if one.judgment]


def provisions_named(resolved: Iterable[Resolved]) -> tuple[ProvisionKey, ...]:
    """Provisions that the references were resolved to, each of a range; at most four."""
    keys: dict[ProvisionKey, None] = {}
    for one in resolved:
        if one.provision:
            keys.update(dict.fromkeys(ProvisionKey.parse(printed) for printed in one.reference.keys))
            if one.key and not one.reference.keys:  # a bare number that is of one Act alone
                keys[one.key] = None
    return tuple(keys)[:_MOST_NAMED]


def called_for_short(
    graph: Graph, embedder: Embedder, inquiry: Inquiry, read: Question, asked: Asked
) -> tuple[str, ...]:
    """Judgments that a capitalised word may stand for (`Golaknath`), where they speak of the rest of the question.

    `Pune` is a party too: a judgment that holds nothing else of the question is not meant.
    """
    ids = resolve_judgments(graph, read) or resolve_judgments(graph, as_a_name(read))
    if not ids or not asked.weights:
        return ids
    vector = tuple(embedder.embed([inquiry.question])[0].tolist())
    texts: dict[str, str] = {}
    for passage in graph.fetch(LeadingPassages(authority_ids=ids, vector=vector)):
        texts[passage.authority_id] = f"{texts.get(passage.authority_id, '')}\n{passage.text}"
    return tuple(one for one in ids if asked.answers(texts.get(one, ""), enough=_ENOUGH_OF_A_SHORT_NAME))


def as_a_name(read: Question) -> Question:
    """The question taken as a short name, where it is no longer than one: `Golaknath`, `Shah Bano?`."""
    words = read.text.strip(" ?.!")
    fits = len(words.split()) <= _WORDS_OF_A_NAME and not (read.provisions or read.acts)
    return read.model_copy(update={"short_names": (words,) if fits else ()})
