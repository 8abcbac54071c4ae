"""What practice calls the matter of a provision, and where each matter stands: `anticipatory bail` is BNSS 482.

Owns `tables/subjects.json`. Pure: says whether words lay a matter at a provision where it does not stand. Silent where
the words do not lay it there, and where the table knows no place for the matter in that Act.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.provisions.keys import ProvisionKey


class Subject(BaseModel):
    """A matter by its names; `at` are all the provisions where it may rightly be placed, the usual one of an Act first.

    `alone` marks a noun that other offences name too: `murder` stands in `attempt to murder`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    terms: tuple[str, ...]
    at: tuple[str, ...]
    alone: bool = False

    def places(self, act_id: str) -> tuple[str, ...]:
        """Where the matter stands in an Act."""
        return tuple(place for place in self.at if place.split("/")[0] == act_id)


class Misplaced(BaseModel):
    """A matter that words lay at a provision where it does not stand, and where it does."""

    model_config = ConfigDict(frozen=True)

    words: str
    right: tuple[str, ...]


# what may stand between a matter and the provision that it is laid at: takes ` is punishable under `
_LEADS = re.compile(
    r"(?:[\s,'’\"-]|\b(?:is|are|was|were|be|being|been|has|have|had|can|may|must|shall|will|would|should|of|the|an?|said|such|this|offen[cs]es?|crimes?|charges?|case|made"  # noqa: RUF001 - the mark of a text
    r"|now|today|raised|drawn|arises?|currently|also|always|only|thus|punish(?:able|ed)|defin(?:ed|ition)|dealt|with|governed|regulated|provided|for|covered|contained|found|set|out|laid|down|created|penali[sz]ed"
    r"|criminali[sz]ed|sought|filed|granted|moved|registered|recorded|lodged|booked|tried|maintainable|abolished|forbidden|prohibited|guaranteed|protected|secured|imposed|declared|available|permissible|admissible|admitted|relevant|proved|held|exercised|prays|invoked|rejected|allowed|refused|applied"
    r"|falls?|comes?|lies?|stands?|applications?|petition|order|from|to|before|by|against|him|her|it|them|himself|accused|persons?|wife|police|Sessions?|Supreme|High|Courts?|Magistrate|Family|Delhi|Bombay|attract(?:s|ed)?|India|which|that|as|and|reason|exercise|power|given|conferred|straightaway|directly"
    r"|under|u/s|in|per|vide|within|meaning|terms|virtue|pursuant|provisions?|mandate)\b){0,16}"
    r"(?:\b(?:under|in|by|per|vide|within\s+the\s+meaning\s+of|in\s+terms\s+of|provisions\s+of|reason\s+of|attracts?|as)|u/s)\s+(?:the\s+)?(?:provisions?\s+of\s+)?$",
    re.IGNORECASE,
)
# takes `murder (`, `anticipatory bail: `, `theft - `
_BESIDE = re.compile(
    r"\s*(?:[(\[:–—-]|,)\s*(?:see\s+|now\s+|under\s+|vide\s+)?(?:the\s+)?(?:(?:BNSS?|IPC|CrPC|CPC|BSA)\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
_VERBS = (
    r"(?:deals?\s+with|is|was|concerns?|relat(?:es?|ing)\s+to|provid(?:es?|ing)|covers?|governs?|regulates?|punish(?:es|ing)|defin(?:es|ing)|prescribes?|fixes|lays|gives|penali[sz]es?|criminali[sz]es?|makes?|creates?"
    r"|lays?\s+down|contains?|speaks?|allows?|permits?|empowers?|confers?|guarantees?|protects?|prohibits?|abolishes|requires?|mandates?|enables?|sets?\s+out|entitles?|authori[sz]es?|recogni[sz]es|secures|embodies|saves)"
)
# takes ` deals with `, ` of the Sanhita punishes `; refuses ` does not punish `
_TELLS = re.compile(
    rf"[\s,)]*(?:of\s+the\s+\w+[\s,]*)?(?:(?:also|now|expressly|itself|today|which)[\s,]+)*{_VERBS}\b(?:\s+(?!not\b|no\b|never\b)[\w'’]+){{0,6}}?\s+(?:[\"'“]\s*)?$",  # noqa: RUF001
    re.IGNORECASE,
)
# the same, farther off, of a matter that no other shares: takes ` empowers the High Court to direct that a person `
_TELLS_FAR = re.compile(
    rf"[\s,)]*(?:of\s+the\s+\w+[\s,]*)?(?:(?:also|now|expressly|itself|today|which)[\s,]+)*{_VERBS}\b(?:\s+(?!not\b|no\b|never\b|other\b|besides\b|except\b)[\w'’,]+){{0,18}}?\s+$",  # noqa: RUF001
    re.IGNORECASE,
)
# takes ` (`, `: `, ` on `, ` for the offence of `
_BEHIND = re.compile(
    r"\s*(?:[(\[:–—-]|,|\b(?:on|for|as\s+to|regarding)\b|(?=\s(?:whoever|any\s+person|one\s+who)\b))\s*(?:(?:the|an?|on|for|whoever|any\s+person\s+who|one\s+who|commits|committing|offence\s+of|law\s+of|law\s+on|punishment\s+for|crime\s+of|as\s+to|grant\s+of)\s+)*$",  # noqa: RUF001
    re.IGNORECASE,
)
_CLAUSE = re.compile(
    r"[;.]\s|\bdifferent\b|\bdistinct\b|,\s+(?:and|but|while|whereas|which)\b|\b(?:while|whereas|unlike|not|instead|rather)\b"
)
# what makes another offence of a noun: takes `attempt to murder`, `dacoity with murder`, `presumption of theft`
_OF_ANOTHER = re.compile(
    r"\b(?:attempt|abet|conspir|threat|trespass|prepar|inten[dt]|dacoi|robb|kidnap|fear|fals|presum|instigat|conceal|screen|harbour|assist|suspect|evidence|inform|belong|member|gang|assembl|wrongful|hurt|caus|whil|"
    r"order\s+to|punish\w*\s+with|victim|extort|receiv|stolen|organi[sz]|lynch|mob|group|convict|custod|minor|child|wife|husband|death|force|acquit|personat|breach|forged|criminal|compens|cancel|petty|terror|jurisdiction|counterfeit|document)\w*",
    re.IGNORECASE,
)
# takes ` orders banning assemblies under `, of a matter that no other shares; see `_TURNS_AWAY`
_LEADS_FAR = re.compile(
    r"[^;:.,()]{0,60}?\b(?:(?:is|are|was|were|stands?|being)\s+(?:\w+\s+)?\w+ed\s+(?:by|in)|under|u/s|by\s+virtue\s+of|in\s+terms\s+of)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# takes `after anticipatory bail was refused he applied under`; words that lead from one matter to another
_TURNS_AWAY = re.compile(
    r"\b(?:after|having|since|because|although|though|once|when|while|despite|pending|unlike|instead|following|where|if|and|or|but|different|distinct|distinguish\w*|contrast|then|thereafter|who|which|that|not|cannot|no|never|before|despite"
    r"|need|revis\w*|cancel\w*|challeng\w*)\b",
    re.IGNORECASE,
)
# takes `no final report`; what a case lacks is not what its section is about. Refuses `without a helmet`, an offence
_LACKED = re.compile(r"\bno\s+$", re.IGNORECASE)
# takes ` of an offence punishable under `, ` for the offences under `; what is laid at the section is the offence
_OF_AN_OFFENCE = re.compile(
    r"\s*(?:of|for|in\s+respect\s+of|against|in|about)\s+(?:(?:an?|any|the|such|these|those|other|said|alleged)\s+){0,2}offen[cs]es?\s+(?:punishable\s+|made\s+)?(?:under|u/s|by)\b",
    re.IGNORECASE,
)
_REACH = 90
_WORD_OF_A_TERM = re.compile(r"[\s*…]")


@cache
def subjects() -> tuple[Subject, ...]:
    """Every matter of the table."""
    text = resources.files("nyayagraph.law.tables").joinpath("subjects.json").read_text("utf-8")
    return tuple(Subject.model_validate(row) for row in json.loads(text)["subjects"])


@cache
def pattern_of(terms: tuple[str, ...]) -> re.Pattern[str]:
    """One pattern for the names of a matter; `punish*` is any word that opens so, `…` stands for some words."""
    each = [
        re.escape(term)
        .replace(r"\ …\ ", r"\s(?:(?:Rs\.|[\w'₹-]+)\s){0,8}")
        .replace(r"\*", r"\w*")
        .replace(r"\ ", r"\s+")
        for term in terms
    ]
    return re.compile(r"\b(?:" + "|".join(each) + r")\b", re.IGNORECASE)


class _Named(NamedTuple):
    """A matter, and for each of its names the longest word that it must have."""

    subject: Subject
    words: tuple[str, ...]


@cache
def _subjects_by_act() -> dict[str, list[_Named]]:
    """The matters that stand somewhere in an Act, each Act's together."""
    found: dict[str, list[_Named]] = {}
    for subject in subjects():
        words = tuple(dict.fromkeys(max(_WORD_OF_A_TERM.split(term.lower()), key=len) for term in subject.terms))
        for act_id in dict.fromkeys(place.partition("/")[0] for place in subject.at):
            found.setdefault(act_id, []).append(_Named(subject, words))
    return found


def subjects_named(words: str, act_id: str) -> Iterator[tuple[Subject, re.Match[str]]]:
    """The matters that words name and that stand somewhere in an Act, with their places in the words."""
    letters = words.lower()
    for one in _subjects_by_act().get(act_id, ()):
        if any(word in letters for word in one.words):
            for match in pattern_of(one.subject.terms).finditer(words):
                yield one.subject, match


def names_own_subject(words: str, key: ProvisionKey) -> bool:
    """True where words name a matter that does stand at a provision, by more than a noun that others share."""
    named = subjects_named(words, key.act_id)
    return any(key.section_id in subject.at for subject, _ in named if not subject.alone)


def misplaced(sentence: str, spans: Sequence[tuple[int, int, ProvisionKey]], place: int) -> Misplaced | None:
    """The matter that a sentence lays at its provision number `place`, where it stands elsewhere in the Act.

    `spans` are all the sentence's provisions in order. None where one of them is where the matter stands.
    """
    start, end, key = spans[place]
    low = spans[place - 1][1] if place else 0
    high = spans[place + 1][0] if place + 1 < len(spans) else len(sentence)
    if names_own_subject(sentence[low:start], key):
        return None
    cited = {other.section_id for _, _, other in spans}
    is_named_again = sum(other.section_id == key.section_id for _, _, other in spans) > 1
    if is_named_again and names_own_subject(sentence, key):
        return None
    for subject, match in subjects_named(sentence, key.act_id):
        if is_lacked(sentence, match.start()):
            continue
        if cited & set(subject.at) or not _is_laid(
            sentence, match, (max(low, start - _REACH), start, end, high), alone=subject.alone
        ):
            continue
        if any(is_told_apart(sentence, match, place) for place in subject.places(key.act_id)):
            continue
        if subject.alone and _OF_ANOTHER.search(sentence[max(low, match.start() - _REACH) : match.start()]):
            continue
        return Misplaced(words=match[0], right=subject.places(key.act_id))
    return None


def is_lacked(sentence: str, at: int) -> bool:
    """True for a matter at `at` that words say there is none of."""
    return _LACKED.search(sentence, max(0, at - _REACH), at) is not None


def is_told_apart(sentence: str, match: re.Match[str], section_id: str) -> bool:
    """True where a sentence has the number of a section beside its matter: `custody 21`, `compensation (22)`."""
    number = section_id.partition("/s")[2].partition("(")[0]
    is_behind = bool(number) and re.match(rf"\W{{1,3}}{re.escape(number)}\b", sentence[match.end() :]) is not None
    return is_behind or is_set_apart(sentence, section_id)


def is_set_apart(sentence: str, section_id: str) -> bool:
    """True where a sentence sets the number of a section apart: `the final report, 173, becomes 193`."""
    number = section_id.partition("/s")[2].partition("(")[0]
    return bool(number) and re.search(rf"[,(]\s?{re.escape(number)}\s?[,);]", sentence) is not None


def leads_to(between: str) -> bool:
    """True where words between a matter and a provision lead from the one to the other and tell nothing themselves."""
    return bool(_LEADS.fullmatch(between) or _BESIDE.fullmatch(between)) and not _OF_AN_OFFENCE.match(between)


def _is_led(before: str, between: str, *, alone: bool) -> bool:
    """True where words between a matter and the provision behind it lay the one at the other, near or farther off."""
    is_far = not alone and _LEADS_FAR.fullmatch(between) and not _TURNS_AWAY.search(before + between)
    return not _OF_AN_OFFENCE.match(between) and (leads_to(between) or bool(is_far))


def _is_laid(sentence: str, match: re.Match[str], around: tuple[int, int, int, int], *, alone: bool) -> bool:
    """True where the words between a matter and a provision lay the one at the other."""
    low, start, end, high = around
    if low <= match.start() and match.end() <= start:
        return _is_led(sentence[low : match.start()], sentence[match.end() : start], alone=alone)
    if end <= match.start() and match.end() <= high:
        between = sentence[end : match.start()]
        if not between.strip():
            return True
        if _CLAUSE.search(between):
            return False
        told = _TELLS if alone else _TELLS_FAR
        return bool(told.fullmatch(between) or _BEHIND.fullmatch(between))
    return False
