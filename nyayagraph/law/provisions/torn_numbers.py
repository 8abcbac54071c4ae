"""Numbers of provisions torn apart, `Art. 31 1 (2)`, `s. 11 A.`, joined where the text has them whole. Pure."""

from __future__ import annotations

import re
from collections import defaultdict

from nyayagraph.law.provisions.keys import ProvisionKey, provision_text, read_clauses
from nyayagraph.law.provisions.settling import FoundProvision

# takes ` 1 (2)` behind `Art. 31`, ` 1 1.` behind `Art. 3`, `\n1 of the`; refuses ` 12 persons`, ` 1.5`
_REST = re.compile(
    r"\s(?P<rest>\d{1,2}(?: \d)?)"
    r"(?=\s?(?:\(|,\s|\.\s|;|\)|of\s(?:the|that|this)\b|and\s|or\s|is\s|was\s|read\s|IPC|I\.\s?P))"
)
# takes ` A.` behind `section 11`, `~A of`, ` UA will`; refuses ` A person`, ` A. Das, J.`, ` I.P.C.`
_LETTERS = re.compile(
    r"[\s~-]{1,3}(?P<rest>[A-Z]{1,2})(?=\s?[,;:)(\"]|\.(?=\s|$)(?!\s{1,2}[A-Z][a-z]*\b(?:[,.]|\s{1,2}v\b))"
    r"|\s{1,3}(?:is|was|are|were|has|had|of|and|or|to|by|read|the|which|that|this|would|will|shall|may|does|in|for|as|on|it|with)\s)"
)
_FIRST = re.compile(r"(?<![\d(])\d{1,3}$")
_KINDS = {"section": "s", "article": "a"}


def with_torn_numbers(text: str, found: list[FoundProvision]) -> None:
    """Gives each provision whose number goes on behind a space the number that the text prints whole elsewhere."""
    torn = {place: rest for place, one in enumerate(found) if (rest := _rest(text, one))}
    if not torn:
        return
    whole = _acts_by_number(found)
    for place, (number, rest_end) in torn.items():
        one = found[place]
        acts = whole.get((one.kind, number), {})
        if len(acts) == 1:
            act_id = next(iter(acts))
            behind, end = read_clauses(text, rest_end)
            before = ProvisionKey.parse(one.keys[0]).clauses if one.keys else ()
            key = provision_text(act_id, _KINDS[one.kind], number, behind or before)
            found[place] = one._replace(end=end, keys=(key,), act_id=act_id, candidates=(), note="a number torn apart")


def _rest(text: str, one: FoundProvision) -> tuple[str, int] | None:
    """The number that a provision has with the figures behind it, and where they end."""
    first = _FIRST.search(text, one.start, one.end) if one.kind in _KINDS else None
    rest = (_REST.match(text, one.end) or _LETTERS.match(text, one.end)) if first else None
    return (first[0] + rest["rest"].replace(" ", ""), rest.end()) if first and rest else None


def _acts_by_number(found: list[FoundProvision]) -> dict[tuple[str, str], dict[str, None]]:
    """The Acts of which the text names each kind and number of two figures or more."""
    whole: defaultdict[tuple[str, str], dict[str, None]] = defaultdict(dict)
    for one in found:
        for key in map(ProvisionKey.parse, one.keys):
            whole[one.kind, key.number][key.act_id] = None
    return whole
