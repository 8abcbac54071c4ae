"""Why a search within limits finds nothing: a court, judge, act or provision that the graph does not hold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from nyayagraph.cypher.retrieval import FilterValue, FilterValues
from nyayagraph.cypher.statute import AskedProvision, ProvisionsKnown
from nyayagraph.errors import ParseError
from nyayagraph.graph import Graph
from nyayagraph.law.acts.table import act_named
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.retrieval.filters import Filters
from nyayagraph.retrieval.resolution import resolve_judges

_NEAR = 3
_FEW = 30
_ALIKE = 0.6
_WORD = re.compile(r"[^\W_]+")


def unknown_values(graph: Graph, filters: Filters) -> tuple[str, ...]:
    """A sentence for each value of the limits that the graph does not know, with what comes nearest to it."""
    if not (filters.court or filters.judge or filters.acts or filters.sections):
        return ()
    held = graph.fetch(FilterValues())
    return (*_unheld(graph, filters, held), *_sections(graph, filters.sections))


def _unheld(graph: Graph, filters: Filters, held: Sequence[FilterValue]) -> Iterator[str]:
    courts = [one for one in held if one.kind == "court"]
    if filters.court and filters.court not in {one.value for one in courts}:
        yield f"no judgment of a court {filters.court!r} is held; {_nearest(filters.court, courts)}"
    if filters.judge and not resolve_judges(graph, filters.judge):
        yield f"no judge {filters.judge!r} is known; {_nearest(filters.judge, [o for o in held if o.kind == 'judge'])}"
    acts = [one for one in held if one.kind == "act"]
    for act in filters.acts:
        if act not in {one.value for one in acts}:
            meant = act_named(act)
            hint = f"its id is {meant!r}" if meant in {one.value for one in acts} else _nearest(act, acts)
            yield f"no act {act!r} is held; {hint}"


def _sections(graph: Graph, sections: Iterable[str]) -> Iterator[str]:
    keys: dict[str, ProvisionKey] = {}
    for section in sections:
        try:
            keys[section] = ProvisionKey.parse(section)
        except ParseError:
            yield f"{section!r} is no provision; expected e.g. 'ipc-1860/s420'"
    asked = tuple(AskedProvision(section_id=key.section_id, act_id=key.act_id) for key in keys.values())
    known = (
        {row.section_id for row in graph.fetch(ProvisionsKnown(provisions=asked)) if row.section} if asked else set()
    )
    for section, key in keys.items():
        if key.section_id not in known:
            yield f"no provision {section!r} is held"


def _nearest(wanted: str, held: Sequence[FilterValue]) -> str:
    """What is held and looks like `wanted`: as a whole, or one of its words like one of its name's."""
    by_form: dict[str, list[str]] = {}
    for one in held:
        for form in {one.value, one.name, *_WORD.findall(one.name)}:
            by_form.setdefault(form.casefold(), []).append(one.value)
    forms = [wanted.casefold(), *(word for word in _WORD.findall(wanted.casefold()) if not word.isdigit())]
    found = [near for form in forms for near in get_close_matches(form, by_form, n=_NEAR, cutoff=_ALIKE)]
    near = [value for form in found for value in by_form[form]]
    values = list(dict.fromkeys(near))[:_NEAR]
    if values:
        return f"near it: {', '.join(values)}"
    if len(held) <= _FEW:
        return f"held: {', '.join(one.value for one in held) or 'none'}"
    return (
        "nothing held comes near it; `nyaya cypher run retrieval/filter_values --params '{\"limit\": 5000}'` lists all"
    )
