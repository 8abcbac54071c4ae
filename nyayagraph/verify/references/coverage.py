"""Whether a provision exists, does not, or cannot be told from what the graph holds. Pure.

docs/decisions/0004-not-found-and-not-covered.md says why these are two answers.
"""

from __future__ import annotations

import re

from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subsections import lacks_subsection, subsections
from nyayagraph.law.text.numerals import arabic
from nyayagraph.law.versions.constitution import article_changes
from nyayagraph.verify.report import CitationVerdict, Evidence

_FIGURE = re.compile(r"^\d+$")
_LETTERED = re.compile(r"\d+-?[A-Z]{1,2}")  # takes `1A`, `2-AB`; refuses `1`, `A`
_ROMAN = re.compile(r"[ivx]+")
_ORDER = re.compile(r"^\d+[A-Z]?r\d")
_KNOWN_WHOLE = ("constitution", "bns-2023", "bnss-2023", "bsa-2023")
_OLD_CODES = ("ipc-1860", "crpc-1973", "iea-1872")
_WELL_LISTED = 0.97
_FEWEST_LISTED = 20


def existence(
    found: KnownProvision, key: ProvisionKey, listed: frozenset[str]
) -> tuple[CitationVerdict, list[Evidence]]:
    """Verdict on the provision's existence and why; `listed` holds the act's numbers that the graph knows."""
    if found.act is None:
        words = f"the graph does not hold the act {key.act_id} and cannot say"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="act_not_held", evidence=words)]
    title = found.act.title
    if _is_of_a_schedule(key, listed) and (found.section is None or not _is_listed(found)):
        words = f"the graph holds the sections of the {title}, not its {_unit(key)} {key.number}, and cannot say"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="schedules_not_held", evidence=words)]
    if found.section is None or not _is_listed(found):
        return _absent(key, title, is_whole=found.act.is_complete or lists_whole_act(listed))
    if key.clause and (denied := _denied(found, key, title)):
        return denied
    heading = f" ({found.section.heading})" if found.section.heading else ""
    words = f"{_unit(key)} {key.number} of the {title}{heading}"
    return CitationVerdict.VERIFIED, [Evidence(rule="provision_held", evidence=words, authority_id=found.section_id)]


def _absent(key: ProvisionKey, title: str, *, is_whole: bool) -> tuple[CitationVerdict, list[Evidence]]:
    """The verdict on a provision that is not in the text held of an Act, by whether that text is the whole of it."""
    unit = f"{_unit(key)} {key.number}"
    if not is_whole:
        words = f"the graph holds only a part of the {title}, and {unit} is not in it"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="act_not_complete", evidence=words)]
    if key.act_id == "constitution" and article_changes(key.number):
        words = f"the {title} has no {unit} in the text held; an amendment dealt with it"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="amended_away", evidence=words)]
    if key.act_id == "constitution" and key.unit == "s":
        words = f"the {title} has articles and no sections: Article {key.number} may be meant"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="article_called_section", evidence=words)]
    if _may_be_added(key):
        words = f"the {title} has no {unit} in the text held; a State may have added it"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="may_be_added", evidence=words)]
    words = f"the {title} has no {unit}"
    return CitationVerdict.NOT_FOUND, [Evidence(rule="no_such_provision", evidence=words)]


def _denied(found: KnownProvision, key: ProvisionKey, title: str) -> tuple[CitationVerdict, list[Evidence]] | None:
    """Why the clause is not verified; None where it is."""
    clauses = found.section.clauses if found.section else ()
    may_be = _may_stand_deeper(clauses, key) or _may_be_gone(clauses, key) or _may_be_put_in(key)
    if may_be or leaves_out(clauses, key.clause):
        words = f"{_unit(key)} {key.number} of the {title} is held without {key.clause}, and the graph cannot say"
        return CitationVerdict.NOT_COVERED, [Evidence(rule="clause_not_held", evidence=words)]
    if not _has_clause(clauses, key):
        words = f"{_unit(key)} {key.number} of the {title} has no {key.clause}; it has {_what_it_has(found, key)}"
        return CitationVerdict.NOT_FOUND, [
            Evidence(rule="no_such_clause", evidence=words, authority_id=found.section_id)
        ]
    return None


def _may_be_added(key: ProvisionKey) -> bool:
    """True for a number with a letter in an Act that a State may add to, or from which it may have been omitted."""
    return key.number[-1:].isalpha() and key.act_id not in _KNOWN_WHOLE


def _may_stand_deeper(clauses: tuple[str, ...], key: ProvisionKey) -> bool:
    """True for `(b)` where only numbers are held at the top: print leaves out the `(1)` before it, or its parent."""
    tops = [label for label in clauses if re.fullmatch(r"\([^()]*\)", label)]
    if not (tops and key.clause and key.clauses[0].isalpha() and all(top[1].isdigit() for top in tops)):
        return False
    is_inside = any(label.endswith(f"({key.clauses[0]})") for label in clauses)
    return is_inside or key.act_id not in (*_KNOWN_WHOLE, *_OLD_CODES)


def _is_of_a_schedule(key: ProvisionKey, listed: frozenset[str]) -> bool:
    """True for a schedule, an article of an Act's schedule, or an order of an Act of which no orders are listed."""
    if key.unit == "a":
        return key.act_id != "constitution"
    return key.unit == "sch" or (key.unit == "or" and not any(_ORDER.match(number) for number in listed))


def _may_be_gone(clauses: tuple[str, ...], key: ProvisionKey) -> bool:
    """True for the clause next behind the last one held, where an amendment may have taken it: `Article 123(4)`.

    Articles are known with what changed them, the codes of 2023 stand as they were passed, and the table has all the
    sub-sections that there ever were; the text held of another Act is that of one day.
    """
    is_changed = key.act_id == "constitution" and bool(article_changes(key.number))
    if not is_changed and (key.act_id in _KNOWN_WHOLE or lacks_subsection(key)):
        return False
    top = re.match(r"\((\d+)\)", key.clause)
    held = {int(match[1]) for label in clauses if (match := re.match(r"\((\d+)[A-Z]?\)", label))}
    return top is not None and bool(held) and int(top[1]) == max(held) + 1


def _may_be_put_in(key: ProvisionKey) -> bool:
    """True for a sub-section with a letter, `(1A)`, of an Act of which one day's text is held: it stood on another."""
    is_lettered = bool(key.clauses) and _LETTERED.fullmatch(key.clauses[0]) is not None
    return is_lettered and key.act_id not in _KNOWN_WHOLE and not lacks_subsection(key)


def _is_listed(found: KnownProvision) -> bool:
    section = found.section
    return section is not None and bool(
        section.is_held or section.dropped_by or section.new_in_act or found.successors or found.predecessors
    )


def lists_whole_act(listed: frozenset[str]) -> bool:
    """True where the numbers known run from 1 to the last without a gap that matters: then another does not exist."""
    figures = {int(number) for number in listed if _FIGURE.match(number)}
    return len(figures) >= _FEWEST_LISTED and len(figures) >= _WELL_LISTED * max(figures)


def has_clause(clauses: tuple[str, ...], clause: str) -> bool:
    """True where the clause exists, or where the labels known do not reach that deep."""
    if not clauses or clause in clauses:
        return True
    parts = re.findall(r"\([^()]*\)", clause)
    for depth in range(len(parts), 0, -1):
        known = "".join(parts[:depth])
        outer = "".join(parts[: depth - 1])
        siblings = [label for label in clauses if label.startswith(outer) and label != outer]
        if siblings:
            return known in clauses or any(label.startswith(known + "(") for label in clauses)
    return False


def leaves_out(clauses: tuple[str, ...], clause: str) -> bool:
    """True where what is held shows a gap or another print: `(1)` before `(2), (3)`, or `(ii)` beside `(1), (2)`."""
    printed = re.match(r"\((\w+)\)", clause)
    held = {int(match[1]) for label in clauses if (match := re.match(r"\((\d+)[A-Z]?\)", label))}
    if not printed or not held or any(label.startswith(printed[0]) for label in clauses):
        return False
    if printed[1].isdigit():
        return int(printed[1]) < max(held)
    return bool(_ROMAN.fullmatch(printed[1])) and int(arabic(printed[1].upper())) in held


def _has_clause(clauses: tuple[str, ...], key: ProvisionKey) -> bool:
    """True where the graph has the clause, or cannot tell and the table of sub-sections does not deny it."""
    outer = f"({key.clauses[0]})"
    if any(label == outer or label.startswith(f"{outer}(") for label in clauses):
        return has_clause(clauses, key.clause)
    return not lacks_subsection(key) and has_clause(clauses, key.clause)


def _what_it_has(found: KnownProvision, key: ProvisionKey) -> str:
    """The labels that it has: the graph's, else those of the table."""
    labels = _shown(found.section.clauses) if found.section else ""
    if labels:
        return labels
    known = sorted(subsections(key) or (), key=lambda label: (int(re.match(r"\d+", label)[0]), label))  # type: ignore[index]
    return f"({known[0]}) to ({known[-1]})" if known else "no sub-sections"


def _unit(key: ProvisionKey) -> str:
    return {"s": "section", "a": "Article", "or": "order and rule", "sch": "Schedule"}[key.unit]


def _shown(clauses: tuple[str, ...]) -> str:
    outer = list(dict.fromkeys(match[0] for label in clauses if (match := re.match(r"\([^()]*\)", label))))
    return ", ".join(outer[:12]) + (" and others" if len(outer) > 12 else "")  # noqa: PLR2004 - what fits a line
