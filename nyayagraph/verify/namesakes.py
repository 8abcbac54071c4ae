"""Numbers carried over from an old code: `BNS 34` for common intention, where IPC 34 is meant. Pure over rows.

A section of a new code is held beside the section that bore its number in the code before: where the text's words are
those of the old one, or of what took its place, and not those of the section cited, the number was carried over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from nyayagraph.cypher.statute import AskedProvision, Correspondence, KnownProvision
from nyayagraph.law.provisions import ProvisionKey
from nyayagraph.law.subjects import subjects_named
from nyayagraph.verify.alignment import telling_words
from nyayagraph.verify.claims import Claim
from nyayagraph.verify.meaning import is_about_nothing, own_subject
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.resolve import Resolved
from nyayagraph.verify.words import content_words, normalised

_OLD_CODES = {"bns-2023": "ipc-1860", "bnss-2023": "crpc-1973", "bsa-2023": "iea-1872"}
_NEW_CODES = {old: new for new, old in _OLD_CODES.items()}
_STEM = 6
_CLEARLY_MORE = 2

# what a sentence says that the section is not: takes `, not with anticipatory bail`, `unlike …`
_DENIED = re.compile(
    r",\s*(?:and\s+)?not\s+(?:with|about|for|on|to|of)?\b[^,;.]*|\b(?:unlike|rather\s+than|instead\s+of|(?:different|distinct)\s+from|as\s+opposed\s+to|confus\w+\s+with|not\s+about)\b[^,;.]*",
    re.IGNORECASE,
)

Namesakes = Mapping[str, KnownProvision]


def namesakes_asked(resolved: Iterable[Resolved]) -> tuple[AskedProvision, ...]:
    """Sections of the old codes that bear the numbers of the new codes' sections that a text cites."""
    keys = [one.key for one in resolved if one.key and one.key.act_id in _OLD_CODES and one.provision]
    asked = [ProvisionKey(act_id=_OLD_CODES[key.act_id], unit=key.unit, number=key.number) for key in keys]
    return tuple(AskedProvision(section_id=key.section_id, act_id=key.act_id) for key in dict.fromkeys(asked))


def namesake_meant(claim: Claim, one: Resolved, namesakes: Namesakes) -> tuple[Evidence, str] | None:
    """Why a reference's number is that of the old code, and the section that is right; None where it is not.

    The words counted are the sentence's own around the references; those of the section cited count against it.
    """
    if not (one.key and one.provision and one.key.act_id in _OLD_CODES):
        return None
    old_id = f"{_OLD_CODES[one.key.act_id]}/s{one.key.number}"
    old = namesakes.get(old_id)
    if old is None or old.section is None or one.provision.section is None:
        return None
    successors = old.successors
    if not successors or any(row.section_id == one.provision.section_id for row in successors):
        return None
    if any(other.provision and other.provision.section_id == old_id for other in claim.resolved):
        return None
    said = [word for word in telling_words(normalised(undenied(claim.bare))) if not is_about_nothing(word)]
    of_old = _matched(said, _texts(old, successors))
    of_cited = _matched(said, _texts(one.provision, one.provision.predecessors))
    if not _is_clear(of_old, of_cited, old.section.heading or ""):
        return None
    places = list(dict.fromkeys(f"{row.section_id}{row.new_clause}" for row in successors))
    heading = one.provision.section.heading
    deals = f" ({heading})" if heading else ""
    words = (
        f"{one.key}{deals} is another matter: the words are those of {old_id}"
        f"{f' ({old.section.heading})' if old.section.heading else ''}, in whose place stands {', '.join(places[:3])}"
    )
    return Evidence(rule="another_section", evidence=words, authority_id=places[0]), places[0]


def namesake_named(claim: Claim, one: Resolved) -> tuple[Evidence, str] | None:
    """Why a number is that of the other code, where the words name a matter that stands there under this number.

    Takes `maintenance … section 144 CrPC`: the matter is section 144 of the Sanhita, and section 125 of the Code.
    """
    if one.key is None or one.key.unit != "s":
        return None
    other = _OLD_CODES.get(one.key.act_id) or _NEW_CODES.get(one.key.act_id)
    if other is None or ";" in claim.text or any(two is not one and two.key for two in claim.resolved):
        return None
    words = undenied(claim.bare)
    namesake = f"{other}/s{one.key.number}"
    for subject, match in subjects_named(words, one.key.act_id):
        if one.key.section_id in subject.at or namesake not in subject.places(other)[:1] or subject.alone:
            continue
        right = subject.places(one.key.act_id)
        why = f"{one.key} is another matter: {match[0]!r} is {namesake}, and here {', '.join(right[:3])}"
        return Evidence(rule="another_section", evidence=why, authority_id=right[0]), right[0]
    return None


def undenied(text: str) -> str:
    """A sentence without what it says that the section is not."""
    return _DENIED.sub(" ", text)


def _is_clear(of_old: set[str], of_cited: set[str], heading: str) -> bool:
    """True where the words are those of the old section: two more than of the one cited, or one of its own heading."""
    if of_cited <= of_old and len(of_old - of_cited) >= _CLEARLY_MORE and len(of_cited) * 2 <= len(of_old):
        return True
    return not of_cited and bool(_matched(sorted(of_old), [heading]))


def _texts(found: KnownProvision, others: Sequence[Correspondence]) -> list[str]:
    """Heading and gists of a section, and the headings of its counterparts."""
    section = found.section
    gists = [section.gist or "", *(one.gist or "" for one in section.clause_gists)] if section else []
    own = [section.heading or "" if section else "", *(words for gist in gists for words in own_subject(gist))]
    return [*own, *(row.heading or "" for row in others)]


def _matched(said: Sequence[str], texts: Sequence[str]) -> set[str]:
    """The words said that texts have, by their first letters: `disobeying` is `disobedience`."""
    held = {word[:_STEM] for text in texts for word in content_words(normalised(text))}
    return {word for word in said if word[:_STEM] in held}
