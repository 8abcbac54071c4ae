"""The graph's schema as the writing statements state it, and the pictures made from it: SVG and Mermaid."""

from __future__ import annotations

import re
from html import escape
from math import hypot
from typing import NamedTuple, get_args

from nyayagraph.cypher.catalogue import statements
from nyayagraph.cypher.ingest.rows import InvalidationParam
from nyayagraph.ingest.treatments import RELATIONSHIP

_LABELLED = re.compile(r"\((\w+):(\w+)")  # takes `(act:Act {act_id: $id})`; not `(act)`
# takes `MERGE (a)-[r:CITES]->(b)`, `CREATE (a)-[:CITES]->(b)`; not `MATCH (a)-[:CITES]->(b)`
_MERGED = re.compile(r"(?:MERGE|CREATE) \((\w+)\)-\[(\w*):([^\]\s{]+)[^\]]*\]->\((\w+)\)")
_TAKEN = re.compile(r"collect\((\w+)\) AS (\w+)|(\w+)\[[^\]]*\] AS (\w+)")  # takes `collect(chunk) AS chunks`
_SET = re.compile(r"\b(\w+)\.(\w+) =(?!=)")  # takes `SET act.title = 1`; not `act.title == 1`
_MAP = re.compile(r"[(\[](\w*):?([\w$().]+) \{([^}]*)\}")  # takes `(act:Act {act_id: row.act_id})`
_ADDED = re.compile(r"SET (\w+) \+= \$(\w+)")  # takes `SET answer += $answer`


class Link(NamedTuple):
    """One kind of relationship between two labels."""

    start: str
    type: str
    end: str


class Schema(NamedTuple):
    """Labels and relationships with the properties that are set on them."""

    labels: dict[str, set[str]]
    types: dict[str, set[str]]
    links: set[Link]


def written_schema() -> Schema:
    """What the writing statements of the catalogue can put into a graph."""
    schema = Schema({}, {}, set())
    for statement in statements():
        if statement.cypher_header().mode == "write":
            _read(statement.cypher_text(), {p.name: p.meaning for p in statement.cypher_header().params}, schema)
    return schema


def _read(text: str, parameters: dict[str, str], schema: Schema) -> None:
    body = "\n".join(line for line in text.splitlines() if not line.startswith("//"))
    label_of = dict(_LABELLED.findall(body))
    label_of |= _aliases(body, label_of)
    types_of: dict[str, tuple[str, ...]] = {}
    for start, name, written, end in _MERGED.findall(body):
        for kind in _types(written):
            schema.links.add(Link(label_of[start], kind, label_of[end]))
            schema.types.setdefault(kind, set())
        if name:
            types_of[name] = _types(written)
    for label in label_of.values():
        if re.search(rf"MERGE \(\w+:{label}\b", body):
            schema.labels.setdefault(label, set())
    for name, found in [*_SET.findall(body), *_keys(body), *_added(body, parameters)]:
        if name in label_of:
            schema.labels.setdefault(label_of[name], set()).add(found)
        for kind in types_of.get(name, ()):
            schema.types[kind].add(found)


def _aliases(body: str, label_of: dict[str, str]) -> dict[str, str]:
    """Labels of names that are taken out of collections of labelled nodes."""
    found: dict[str, str] = {}
    for whole, as_whole, part, as_part in _TAKEN.findall(body):
        taken = (label_of | found).get(whole or part)
        if taken:
            found[as_whole or as_part] = taken
    return found


def _types(written: str) -> tuple[str, ...]:
    """Relationship types of a pattern; a type taken from a row is one of an enumeration in Python."""
    if written == "$(row.type)":
        return get_args(InvalidationParam.model_fields["type"].annotation)
    if written == "$(stated.type)":
        return tuple(sorted(set(RELATIONSHIP.values())))
    return (written,)


def _keys(body: str) -> list[tuple[str, str]]:
    merges = "\n".join(line for line in body.splitlines() if "MERGE" in line)
    return [(name, key.strip()) for name, _, content in _MAP.findall(merges) for key in re.findall(r"(\w+):", content)]


def _added(body: str, parameters: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (name, key)
        for name, parameter in _ADDED.findall(body)
        for key in re.findall(r"\w+", parameters.get(parameter, ""))
    ]


# Where each label stands in the picture: column and row of a grid.
_PLACES: dict[str, tuple[float, float]] = {
    "Judge": (0, 0),
    "Court": (0, 1),
    "Citation": (0, 2),
    "Source": (2, 0),
    "Reference": (0.9, -0.25),
    "NameWord": (2, 2),
    "Judgment": (1, 1.1),
    "Chunk": (0.9, 2),
    "Upload": (0, 3),
    "Act": (3, 0),
    "Section": (2, 1),
    "Clause": (3, 1),
    "SectionVersion": (3, 2),
    "Amendment": (3.9, 2),
    "Notification": (3.9, 0.6),
    "Claim": (1.7, 3),
    "Verdict": (2.5, 3),
    "Answer": (2.5, 4),
    "Warning": (3.2, 3),
    "IngestRun": (0, 4),
    "GraphState": (0.6, 4),
    "SchemaChange": (1.2, 4),
}
_CELL_W, _CELL_H, _BOX_W, _BOX_H, _MARGIN = 290, 165, 140, 44, 60
_COLOURS = {
    "Judgment": "#2b6cb0", "Citation": "#2b6cb0", "Court": "#2b6cb0", "Judge": "#2b6cb0",
    "Reference": "#2b6cb0", "NameWord": "#2b6cb0",
    "Act": "#2f855a", "Section": "#2f855a", "Clause": "#2f855a", "SectionVersion": "#2f855a", "Amendment": "#2f855a",
    "Notification": "#2f855a",
    "Chunk": "#b7791f", "Upload": "#b7791f",
    "Answer": "#9b2c2c", "Claim": "#9b2c2c", "Verdict": "#9b2c2c", "Warning": "#9b2c2c",
}  # fmt: skip


def mermaid(schema: Schema) -> str:
    """The schema as a Mermaid flowchart, which GitHub draws; one arrow for each pair of labels and direction."""
    lines = ["```mermaid", "flowchart LR"]
    lines += [f"  {label}" for label in _PLACES if label in schema.labels]
    for (start, end), types in _bundles(schema).items():
        lines.append(f'  {start} -->|"{"<br/>".join(types)}"| {end}')
    return "\n".join([*lines, "```"])


def svg(schema: Schema) -> str:
    """The schema as a drawing: boxes for labels, arrows for relationships, loops beside a box."""
    missing = schema.labels.keys() - _PLACES.keys()
    if missing:
        raise ValueError(f"no place in the picture for {sorted(missing)}; give them one in docs/schema.py")
    width = 4.2 * _CELL_W + 2 * _MARGIN
    height = 2 * _MARGIN + 4 * _CELL_H + _BOX_H
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
        '<path d="M0,0 L8,4 L0,8 z" fill="#555"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    bundles = _bundles(schema)
    parts += [_arrow(start, end, both=(end, start) in bundles) for start, end in bundles if start != end]
    for (start, end), types in bundles.items():
        parts += _loop(start, types) if start == end else _words(start, end, types, both=(end, start) in bundles)
    parts += [_box(label) for label in _PLACES if label in schema.labels]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _bundles(schema: Schema) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for link in sorted(schema.links):
        found.setdefault((link.start, link.end), []).append(link.type)
    return found


def _centre(label: str) -> tuple[float, float]:
    column, row = _PLACES[label]
    return _MARGIN + column * _CELL_W + _CELL_W / 2, _MARGIN + row * _CELL_H + _BOX_H / 2


def _line(start: str, end: str, *, both: bool) -> tuple[float, float, float, float]:
    """Ends of an arrow on the borders of two boxes, moved aside where another arrow comes back."""
    (x1, y1), (x2, y2) = _centre(start), _centre(end)
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    aside = 9 if both else 0
    x1, y1, x2, y2 = x1 - uy * aside, y1 + ux * aside, x2 - uy * aside, y2 + ux * aside
    reach = min(_BOX_W / 2 / abs(ux) if ux else 1e9, _BOX_H / 2 / abs(uy) if uy else 1e9) + 3
    return x1 + ux * reach, y1 + uy * reach, x2 - ux * reach, y2 - uy * reach


def _arrow(start: str, end: str, *, both: bool) -> str:
    x1, y1, x2, y2 = _line(start, end, both=both)
    return (
        f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}" stroke="#555" stroke-width="1.4" '
        'marker-end="url(#tip)"/>'
    )


def _words(start: str, end: str, types: list[str], *, both: bool) -> list[str]:
    x1, y1, x2, y2 = _line(start, end, both=both)
    return _text((x1 + x2) / 2, (y1 + y2) / 2, types, anchor="middle")


def _loop(label: str, types: list[str]) -> list[str]:
    x, y = _centre(label)
    left = x - 46
    top = y - _BOX_H / 2
    bend = f"{left - 34:.0f},{top - 40:.0f} {left + 34:.0f},{top - 40:.0f}"
    curve = f"M{left:.0f},{top:.0f} C{bend} {left + 12:.0f},{top - 3:.0f}"
    drawn = f'<path d="{curve}" fill="none" stroke="#555" stroke-width="1.4" marker-end="url(#tip)"/>'
    return [drawn, *_text(x if len(types) > 1 else left, top - 36 - 6 * (len(types) - 1), types, anchor="middle")]


def _text(x: float, y: float, words: list[str], *, anchor: str) -> list[str]:
    first = y - 6 * (len(words) - 1) + 4
    return [
        f'<text x="{x:.0f}" y="{first + 12 * place:.0f}" font-size="10" text-anchor="{anchor}" fill="#222" '
        f'stroke="#fff" stroke-width="3" paint-order="stroke">{escape(word)}</text>'
        for place, word in enumerate(words)
    ]


def _box(label: str) -> str:
    x, y = _centre(label)
    return (
        f'<rect x="{x - _BOX_W / 2:.0f}" y="{y - _BOX_H / 2:.0f}" width="{_BOX_W}" height="{_BOX_H}" rx="6" '
        f'fill="{_COLOURS.get(label, "#4a5568")}"/>'
        f'<text x="{x:.0f}" y="{y + 5:.0f}" font-size="14" text-anchor="middle" fill="#fff">{label}</text>'
    )
