"""What the clause around a day tells of it: that a law began then, that it ended, or only since when something holds.

The word nearest to the day decides, before it else behind it; where that tells of assent, making or a court it is none.
Pure.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from nyayagraph.law.text.periods import Dated


class Begun(StrEnum):
    """What is told of a day: a beginning or an end plainly, a notification, or no more than `since` and `from`."""

    PLAIN = "plain"
    SINCE = "since"
    ENDED = "ended"
    NOTIFIED = "notified"


# takes `came into force`, `operative`, `been law`, `w.e.f.`, `available`; how a law is said to begin or to hold
_BEGAN = (
    r"(?:appointed\s+(?:day|date)|in(?:to)?\s+(?:force|operation|effect|being)|(?:came|come|coming|brought)\s+in(?!\w|\s+(?:the|a|an|for|at)\b)|operat(?:ion|ive|es?|ed|ing)|effective|(?:take|took|taking|given)\s+effect|with\s+effect"
    r"|w\.?\s?e\.?\s?f\b\.?|commenc\w+|beg[aiu]n(?:s|ning)?|start(?:s|ed|ing)?|live|alive|appl(?:y|ies|ied|icable)|available|bind(?:s|ing)?|bound|guard(?:s|ed|ing)"
    r"|govern(?:s|ed|ing)?|enforc(?:ed|eable)|kick(?:s|ed)\s+in|switched\s+on|rolled\s+out|launched|(?:been|is|became|become)\s+(?:the\s+)?law"
    r"|notified\s+(?:for|into\s+force)|arriv(?:es|ed)|took\s+(?:over|the\s+place)|(?<!was\s)(?<!were\s)(?<!been\s)(?<!is\s)(?<!are\s)(?<!stands\s)(?:re|dis)placed|supplanted|subsumed|(?:moved|shifted|switched|changed\s+over)\s+from\s+(?:the\s+)?(?-i:[A-Z])[\w\s]{1,40}?\s+to|in\s+place|on\s+the\s+(?:statute\s+)?books?|mandatory|compulsory|punishable|permitted|possible|open(?:ed)?|invoked"
    r"|recogni[sz]ed|formed|born|established|constituted|inserted|introduced|brought\s+in|raised|lifted|increased|fixed\s+at|(?:dat(?:es|ing)|run(?:s|ning)?|ran|goes|going)(?=\s+(?:from|back|since)\b)|an\s+offence|a\s+crime)"
)
# takes `repealed`, `gone`, `abolished`; how a law is said to end
_ENDED = (
    r"(?:repeal(?:ed|s|ing)?|gone|abolish(?:ed|ing)|wound\s+up|scrapp(?:ed|ing)|omitted|ceased|dissolved|died|lapsed)"
)
# takes `assented to`, `passed`, `notification dated`, `struck down`, `before`; a day that is not one of force
_OTHER = (
    r"(?:assent\w*|sign(?:ed|ature)|nod|pass(?:ed|age|ing)|enact\w+|made\s+(?:by|in|on)|publi(?:shed|cation)|gazett\w+|tabled|promulgat\w+|announc\w+"
    r"|dated|Bills?|cleared|adopted|Ordinances?|draft\w*|propos\w+|judgments?|decided|decision|held|struck|rul(?:ed|ing)|upheld|stayed|suspended|extended|deferred"
    r"|expir\w+|end(?:s|ed)?|repeal\w*|replac\w+|omit\w*|amended|renumbered|last|pending|awaits?|filed|lodged|registered|arrest\w*|born\s+(?:on|after|before)|executed|committed|appointed)"
)
_CUE = re.compile(
    rf"\b(?:(?P<began>{_BEGAN})|(?P<ended>{_ENDED})|(?P<notified>notifications?|notified(?!\s+(?:for|into)))|(?P<other>{_OTHER}))(?!\w)",
    re.IGNORECASE,
)
# takes ` since the `, ` as of `, ` from `; right before a day
_SINCE = re.compile(
    r"\b(?:since|from|as\s+(?:of|from)|on\s+(?:or|and)\s+(?:after|from)|w\.?\s?e\.?\s?f\.?)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
# takes `did not take effect until `, `was not in force till the `; what began on the day
_NOT_UNTIL = re.compile(
    rf"\b(?:not|n['’]t|never)\s+(?:\w+\s+){{0,2}}?{_BEGAN}\s+(?:until|till)\s+(?:the\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
_ENDS = re.compile(r"[;?!](?=\s)|\.\s+(?=[A-Z])")
# takes ` on `, ` only from the `, ` throughout India with effect from `; refuses ` of the Act he was arrested on `
_GAP = re.compile(r"(?:[\s,:()\[\]–—=-]+(?:\w[\w.'’-]*)){0,8}[\s,:()\[\]–—=.-]*", re.IGNORECASE)  # noqa: RUF001
_NEAR = 60
# takes `announcement of `, `promise to ` before `repeal`; the day is that of the word
_NO_MORE_THAN_SAID = re.compile(
    r"\b(?:announce\w*|promise\w*|decision|decided|proposal|plans?|passed|passing|bill|voted?)\s+(?:(?:of|to|on|for)\s+)?(?:the\s+|its\s+)?$",
    re.IGNORECASE,
)
# takes `it started that day`, `into force that very day`; the day named before
_THAT_DAY = re.compile(
    rf"\b{_BEGAN}\s+(?:on\s+)?(?P<day>(?:that|the)\s+(?:very\s+|same\s+)?day)\b(?!\s+(?:on|when|after|before|of))",
    re.IGNORECASE,
)
# what a person does or a matter is: takes `his lease`, `the CIRP`, `the petitioner`; behind it a day is not of the law
_OF_A_PERSON = re.compile(
    r"\b(?:he|she|his|her|my|our|your|we|I|accused|appellants?|petitioners?|respondents?|plaintiffs?|defendants?|complainants?|applicants?|detenu|tenants?|landlords?|workm[ae]n"
    r"|CIRP|moratorium|(?:lease|tenancy|licen[cs]e|agreement|contract|suit|custody|possession|default|interest|employment|arrest|trial|investigation|deposits?|policy|deed)(?!\s+(?:law|Act|under))|FIR)\b"
)
_ASIDE = re.compile(r",[^,]{1,60},")
# what denies, supposes or reports; takes `wrong to say`, `if the Act`, `counsel submits`; refuses `not merely`
_NOT_TOLD = re.compile(
    r"\b(?:never|nor|wrong\w*|mistak\w*|incorrect\w*|erron\w+|argu(?:e|es|ed|ing)|submit\w*|submission\w*|conten[dt]\w*|claim(?:s|ed)\s+that|alleg(?:es|ed)\s+that|if|unless|whether|would|could\s+have|proposed|supposed|(?:not|n['’]t)(?!\s+(?:merely|only|just|before|until|till|yet|earlier|prior)))\b",  # noqa: RUF001
    re.IGNORECASE,
)


def told_begun(sentence: str, one: Dated, dated: Sequence[Dated]) -> Begun | None:
    """What a sentence tells of a day; None where it is of another event, denied or supposed."""
    low = max((other.end for other in dated if other.end <= one.start), default=0)
    high = min((other.start for other in dated if other.start >= one.end), default=len(sentence))
    left = _ENDS.split(sentence[low : one.start])[-1]
    is_fixed = that_day(sentence, one) or _AS_THE_DAY.match(sentence, one.end)
    if is_fixed or (one.edge == "until" and _NOT_UNTIL.search(left)):
        return Begun.PLAIN
    if one.edge in ("before", "after", "until") or _is_not_told(left, sentence, one):
        return None
    is_since = _SINCE.search(left) is not None
    cues = [] if is_since and _MAY_BE_DONE.search(left) else list(_CUE.finditer(left))
    if cues and not (is_since and one.edge == "from") and _leads_to(cues[-1], left):
        return None if _NO_MORE_THAN_SAID.search(left, 0, cues[-1].start()) else _kind(cues[-1])
    if is_since:
        return Begun.SINCE
    behind = _CUE.search(_ENDS.split(sentence[one.end : high])[0][:_NEAR])
    return Begun.SINCE if behind and behind["began"] and not cues else None


# takes `could be filed from `, `may be claimed only since `; what a law lets be done from a day on
_MAY_BE_DONE = re.compile(
    r"\b(?:can|could|may)\s+be\s+\w+(?:ed|de|ght|en)\s+(?:\w+\s+){0,3}?(?:from|since)\s+(?:the\s+)?$", re.IGNORECASE
)
# takes ` as the date from which the Act would come into force`, behind a day that was notified
_AS_THE_DAY = re.compile(rf"\s+as\s+the\s+(?:\w+\s+)?(?:day|date)\b[^.;,]{{0,60}}?\b{_BEGAN}", re.IGNORECASE)
# takes `What was the appointed day under the Act?`, `Since when is section 12A in force?`
_ASKS_WHEN = re.compile(rf"\b(?:when|what|which|since|from)\b[^?]*\b{_BEGAN}[^?]*\?\s*$", re.IGNORECASE)


def asks_when(words: str) -> bool:
    """True for a question that asks on which day a law began."""
    return _ASKS_WHEN.search(words) is not None


def ends_behind(sentence: str, one: Dated) -> bool:
    """True where the words behind a day tell that a law ended: `From D the Act stands repealed`."""
    behind = _CUE.search(_ENDS.split(sentence[one.end :])[0])
    return behind is not None and bool(behind["ended"])


def _is_not_told(left: str, sentence: str, one: Dated) -> bool:
    """True where words before a day deny or suppose it, or a question ends with it; `if made on or after` does not."""
    supposed = _NOT_TOLD.search(left)
    is_of_a_deed = one.edge == "from" and supposed is not None and supposed[0].lower() in ("if", "unless")
    return (supposed is not None and not is_of_a_deed) or sentence[one.end :].lstrip()[:1] == "?"


def _leads_to(cue: re.Match[str], left: str) -> bool:
    return len(left) - cue.end() <= _NEAR and _GAP.fullmatch(left, cue.end()) is not None


def is_of_a_person(words: str) -> bool:
    """True where words before a day, without what is said by the way, tell of a person or of a matter of one."""
    return _OF_A_PERSON.search(_ASIDE.sub(" ", words)) is not None


def that_day(sentence: str, one: Dated) -> str:
    """The words by which a sentence says of a day told before that something began on it; '' where it says none."""
    match = _THAT_DAY.search(sentence, one.end)
    return match["day"] if match else ""


def _kind(cue: re.Match[str]) -> Begun | None:
    """What a word tells of the day that it leads to; None of assent, making, a court or a person."""
    kinds = {"began": Begun.PLAIN, "ended": Begun.ENDED, "notified": Begun.NOTIFIED}
    return kinds.get(cue.lastgroup or "")
