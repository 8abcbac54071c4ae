"""Days of what stands under a law and is no law: `the lease under the Transfer of Property Act commenced on`. Pure.

An Act named so says by which law a thing goes; what began on the day is the thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nyayagraph.law.acts.mentions import find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.text.periods import Dated, find_periods
from nyayagraph.law.versions.making import called_otherwise
from nyayagraph.verify.days.days_of_law import is_constitution
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.statements.said import Facts

# takes `lease under the `, `agreement to sell, governed by the `, `Rules made under `; what stands before the law
_UNDER = re.compile(
    r"\b(?P<thing>[A-Za-z]+)['\u2019)\"]*,?\s+(?:(?:made|given|granted|issued|framed|passed|registered|incorporated|constituted|formed|taken|obtained|held|filed|drawn\s+up)\s+)?"
    r"(?:under|governed\s+by|covered\s+by|subject\s+to|in\s+terms\s+of|pursuant\s+to|by\s+virtue\s+of|for\s+the\s+purposes\s+of)\s+(?:the\s+|an?\s+|both\s+)?$"
)
# what is itself law though it stands under a law: takes `provision`, `offence`, `power`; refuses `rules`, `notice`
_LAW = re.compile(
    r"(?:sections?|provisions?|clauses?|sub-?sections?|chapters?|parts?|articles?|laws?|regimes?|offences?|punishments?|penalt(?:y|ies)"
    r"|powers?|amendments?|procedures?|prohibitions?|bans?|definitions?|remed(?:y|ies)|dut(?:y|ies)|rights?|days?|dates?|only|and|or|now|still|not|is|are|was|were|be|been|that|which)",
    re.IGNORECASE,
)
# takes ` of the `, `, `, ` of the SC/ST (Prevention of `; what joins a provision to the name of its Act
OF_ITS_ACT = re.compile(r",?\s+(?:(?:of|in|to|under)\s+)?(?:the\s+)?(?:(?:[A-Z(][\w/()&.'-]*|of|and|for)\s+){0,8}|,\s*")
# what a law itself gives or takes, which cannot be older than it: takes `interest`, `mediation`; refuses `lease`
_INSTITUTION = re.compile(
    r"(?:mediation|interest|education|registration|compensation|leave|relief|bail|insolvency|reservation|lev(?:y|ies)|tax(?:es)?|benefits?"
    r"|immunity|protection|presumptions?|liability|deduction|audit|arbitration|maintenance|legitimacy|divorce|adoption)",
    re.IGNORECASE,
)
_NO_THING = re.compile(r"with|\w+(?:able|ible|ed)")  # takes `dealt with under`, `punishable under`
# takes ` commenced on `, ` has been valid since `; a verb between the law and the day, whose subject is the thing
_VERB = re.compile(
    r"\b(?:has|have|had|was|were|is|are|came|comes|commence[ds]?|began|begins?|took|takes|became|becomes|entered|runs?|ran|stood|stands|expired|ended|starts?|started)\b"
)
# takes ` was raised to `; what is changed there is the law, though a thing has the verb
_CHANGED = re.compile(r"\b(?:rais|lift|increas|enhanc|reduc|lower|amend|substitut|insert|chang|widen|doubl)(?:e|ed)\b")
# takes `, which came into force on` behind the law; what is told there is told of the law itself
_WHICH = re.compile(
    r"(?:,?\s+(?:of\s+)?(?:18|19|20)\d\d)?\s*(?:\([^()]{1,20}\))?\s*,\s*(?:which|that)\b", re.IGNORECASE
)
# takes `; it has been available since `; what is told there is told of the law named last
_IT = re.compile(r";\s+it\b")
# takes `valuation date `, `due date of `, `order dated `; refuses `appointed date`, `the date `, `effective date`
_DATE_OF_A_THING = re.compile(
    r"\b(?!(?:appointed|effective|enforcement|notified|commencement|the|that|this|a|same|which|from|of|to|on|with|by)\b)[a-z]+\s+date\s*(?:,|:|of|being|is|was)?\s*$|\b(?:dated|dt\.)\s+(?:the\s+)?$",
    re.IGNORECASE,
)


class PlaceOfLaw(NamedTuple):
    """What words name of the law at `[start, end)`: its Act, '' where no table settles it, and the provision of it."""

    start: int
    end: int
    act_id: str
    provision: Resolved | None = None


def places_of_law(words: str, start: int, resolved: Iterable[Resolved]) -> list[PlaceOfLaw]:
    """What words at `start` of their text name of the law, in order."""
    places = [
        PlaceOfLaw(
            one.reference.start - start,
            one.reference.end - start,
            "" if is_constitution(one) else one.key.act_id,
            one,
        )
        for one in resolved
        if one.key and 0 <= one.reference.start - start < len(words)
    ]
    mentions = find_mentions(words)
    settled = dict(places_of_acts(mentions))
    for mention in mentions:
        is_its_own = mention.kind in ("title", "abbreviation", "unknown", "foreign", "year") or mention in settled
        if is_its_own and not any(place.start < mention.end and mention.start < place.end for place in places):
            act_id = "" if "mend" in mention.name else settled.get(mention, "")
            places.append(PlaceOfLaw(mention.start, mention.end, act_id))
    places += [PlaceOfLaw(called.start, called.end, called.act_id) for called in called_otherwise(words)]
    return sorted(places, key=lambda place: place[:2])


def days_of_matters(sentence: str, start: int, facts: Facts, *, of_institutions: bool = True) -> set[str]:
    """The days of a sentence, as printed, that are of a thing: named as its date, or under a law that is named.

    Without those `of_institutions` the days of what a law itself gives, as interest, are told of the law.
    """
    dated = find_periods(sentence)
    places = places_of_law(sentence, start, facts.resolved) if dated else []
    return {
        sentence[one.start : one.end]
        for one in dated
        if _DATE_OF_A_THING.search(sentence[: one.start]) or _is_of_a_thing(sentence, one, places, of_institutions)
    }


def _is_of_a_thing(sentence: str, one: Dated, places: Sequence[PlaceOfLaw], of_institutions: bool) -> bool:
    """True where a thing under the law nearest before a day, else behind it, has the verb of its clause."""
    before = [place for place in places if place.end <= one.start]
    law = before[-1] if before else next((place for place in places if place.start >= one.end), None)
    if law is None:
        return False
    under = _UNDER.search(sentence[0 if before else one.end : law.start])
    verb = sentence[law.end : one.start] if before else sentence[law.end :]
    no_thing = (_LAW, _NO_THING) if of_institutions else (_LAW, _NO_THING, _INSTITUTION)
    is_thing = under is not None and not any(words.fullmatch(under["thing"]) for words in no_thing)
    return (
        is_thing and bool(_VERB.search(verb)) and not (_CHANGED.search(verb) or _WHICH.match(verb) or _IT.search(verb))
    )
