"""Who is punished for what a section says of `whoever` does it, and whether a claim names the other party. Pure.

Where a section punishes whoever subjects a woman to cruelty, being her husband, a claim of a woman who subjects her
husband to cruelty has its words, and punishes its victim.
"""

from __future__ import annotations

import re

from nyayagraph.verify.wording.words import stem, word_list

_WHOEVER = re.compile(r"\b(?:whoever|any\s+person\s+who|every\s+person\s+who|no\s+person\s+shall)\b", re.IGNORECASE)
# takes `a married woman who entices`, `a wife subjecting`, `a public servant for using`; refuses `a person who takes`
_DOER = re.compile(
    r"\b(?:a|an|any|the|every)\s+(?:[a-z-]+\s+){0,2}?(?P<who>[a-z-]+)\s+"
    r"(?:(?:who|that)\s+(?:(?:intentionally|knowingly|voluntarily|dishonestly|fraudulently)\s+)?(?P<does>[a-z]{3,}s)|(?:for\s+)?(?P<doing>[a-z]{3,}ing))\b"
)
_SENTENCE = 400  # characters of a section in which its offence is told
_ANYBODY = frozenset(
    word_list(
        "person persons anyone man one accused offender people party individual act offence use case section law court"
        " code sanhita provision murder theft"
    )
)


def punishes_the_other(claim: str, said: str) -> str:
    """The victim whom the claim makes the doer of what `said` has anyone do; '' where it does not."""
    whoever = _WHOEVER.search(said)
    if whoever is None:
        return ""
    offence = said[whoever.end() : whoever.end() + _SENTENCE].lower()
    for doer in _DOER.finditer(claim.lower()):
        who = doer["who"]
        verb = _does(offence, stem(doer["does"] or doer["doing"]))
        if who in _ANYBODY or verb is None or _is_told_of(who, stem(verb[0]), said.lower()):
            continue
        doers = re.sub(rf"\bof\s+(?:an?|the|any|such)\s+{who}\b", " ", offence[: verb.start()])
        if re.search(rf"\b{who}\b", offence[verb.end() :]) and not re.search(rf"\b{who}\b", doers):
            return f"roles: {who} is the one to whom it is done"
    return ""


def _is_told_of(who: str, verb: str, said: str) -> bool:
    """Whether the section itself tells of one that does it: `A woman who causes herself to miscarry`."""
    return any(stem(other[1]) == verb for other in re.finditer(rf"\b{who}\s+who\s+([a-z]+)", said))


def _does(offence: str, verb: str) -> re.Match[str] | None:
    """Where the verb of an offence stands first."""
    return next((word for word in re.finditer(r"[a-z]{3,}", offence) if stem(word[0]) == verb), None)
