"""Numbers that belong to the sister code: `Petition for maintenance. … section 125 of the BNSS`. Pure.

A section is cited whose number, in the code before or after, bears the very matter that the sentence or those before it
name, and that stands elsewhere in the code cited. Silent where the words are those of the section cited, or contrast.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nyayagraph.law.acts.codes_called import SISTER_LAW
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.provisions.subjects import Subject, names_own_subject, subjects_named
from nyayagraph.verify.codes.code_numbers import may_mean_law_of_2023
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts
from nyayagraph.verify.wording.words import content_words, normalised, stem

_FAR_BEFORE = 420
_NEAR = 80
# takes `not section 302`, `isn't`, `the old number`, `unlike`; words that tell two numbers apart
_CONTRASTS = re.compile(
    r"\b(?:not|never|nor|unlike|differ\w*|distinct|confus\w+|mistak\w+|wrong\w*|mislead\w*|instead|formerly|number\w*|used\s+to|another|no\s+longer|earlier|old|became|now|correspond\w*|equivalent|replac\w+|renumber\w*|lists?|table)\b"
    r"|n['’]t\b",  # noqa: RUF001 - as print has it
    re.IGNORECASE,
)
# takes `Indian Evidence Act, 1872`; words of a title tell of no matter
_ACT = re.compile(r"(?:\b[A-Z]\w+\s+(?:of\s+)?){1,4}(?:Act|Code|Sanhita|Adhiniyam|Procedure)\b")
_CONTRASTS_BEFORE = re.compile(
    r"\b(?:unlike|differ\w*|distinct|confus\w+|mistak\w+|wrong\w*|mislead\w*|instead|formerly|number\w*|correspond\w*|equivalent|renumber\w*)\b",
    re.IGNORECASE,
)
_CASE = re.compile(r"\s+(?:cases?|trials?|appeals?|suits?|accused|matter|charges?|prosecution)\b", re.IGNORECASE)
_OF_EVERY_HEADING = frozenset(
    map(
        stem,
        (
            "punishment",
            "offence",
            "court",
            "power",
            "procedure",
            "person",
            "case",
            "act",
            "causing",
            "made",
            "section",
            "right",
        ),
    )
)
_YEAR_AS_SECTION = re.compile(
    r"\b[Ss]ection\s+(?P<year>18[67]\d|189[48]|19\d\d|20[0-2]\d)\s+of\s+(?:the\s+)?(?:Indian\s+|Bharatiya\s+)?[A-Z]\w+(?:\s+(?:of\s+)?[A-Z]\w+)*"
)


def check_carried_numbers(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each section of a sentence at `start` whose number is that of the sister code."""
    for match in _YEAR_AS_SECTION.finditer(sentence):
        yield Evidence(rule="another_section", evidence=f"{match['year']} is the year of a law, not a section of it")
    if not may_mean_law_of_2023(facts.text, facts.on):
        return
    context = _before(facts.text, start)
    for one in facts.resolved:
        low = one.reference.start - start
        if one.key and 0 <= low < len(sentence):
            right = _meant(sentence, context, one, facts)
            if right:
                subject, words = right
                places = subject.places(one.key.act_id)
                told = f"{one.key}{_deals(one)} is another matter: {words!r} is {', '.join(places[:3])}"
                yield Evidence(rule="another_section", evidence=told, authority_id=places[0])


def _before(text: str, start: int) -> str:
    """What stands before in the same paragraph."""
    return text[max(0, start - _FAR_BEFORE) : start].rpartition("\n\n")[2]


def _deals(one: Resolved) -> str:
    heading = one.provision.section.heading if one.provision and one.provision.section else None
    return f" ({heading})" if heading else ""


def _sister(key: ProvisionKey) -> str:
    return f"{SISTER_LAW[key.act_id]}/s{key.number}"


def _meant(sentence: str, context: str, one: Resolved, facts: Facts) -> tuple[Subject, str] | None:
    key = one.key
    if key is None or key.unit != "s" or key.act_id not in SISTER_LAW:
        return None
    heading = (one.provision.section.heading if one.provision and one.provision.section else None) or ""
    words = f"{context} {sentence}"
    if one.provision is None or names_own_subject(words, key) or _has_heading(_ACT.sub(" ", sentence), heading):
        return None
    if _CONTRASTS.search(sentence) or _CONTRASTS_BEFORE.search(context[-_NEAR:]):
        return None
    cited = {other.key.section_id for other in facts.resolved if other.key}
    for subject, match in subjects_named(words, key.act_id):
        sisters = subject.places(SISTER_LAW[key.act_id])
        is_other = key.section_id in subject.at or cited & set(subject.at)
        is_here = not subject.alone or match.start() > len(context)
        if subject.alone and _tells_a_case(words, match.end()):
            continue
        if _sister(key) in sisters[:2] and not is_other and is_here:
            return subject, match[0]
    return None


def _has_heading(sentence: str, heading: str) -> bool:
    """True where a sentence has a word of the section's own heading that not every heading has."""
    own = set(content_words(normalised(heading))) - _OF_EVERY_HEADING
    return bool(own & set(content_words(normalised(sentence))))


def _tells_a_case(words: str, end: int) -> bool:
    """True where a noun at `end` only says what case it is: `in the murder trial`."""
    return bool(_CASE.match(words, end))
