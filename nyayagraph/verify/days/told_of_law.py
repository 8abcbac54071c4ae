"""What a sentence tells of the law on a day: that it began, was inserted, ended, fell or received assent. Pure."""

from __future__ import annotations

import re

from nyayagraph.law.governing.event_cues import Happened, cue
from nyayagraph.law.text.periods import Dated
from nyayagraph.verify.days.days_of_law import Told

WORDS_OF_A_LEAD = 60
# takes `came into force on`, `has applied since`, `took the place of`, `went live`; refuses `received assent on`,
# `as it stood in`
_BEGAN = re.compile(
    r"\b(?:appointed\s+(?:day|date)|(?:came|comes?|coming|brought|put|entered)\s+(?:(?:\S+\s+){0,4}?)into\s+(?:force|operation|effect)|(?<!last\s)(?<!remained\s)in\s+(?:force|operation)\b(?!\s+on\b)|operative|commence(?:d|s|ment)?|took\s+effect|takes\s+effect|effective"
    r"|with\s+effect\s+from|(?:has|have)\s+applied|appl(?:y|ies|ied)\s+(?:from|since)|took\s+the\s+place|(?:began\s+to\s+|has\s+|have\s+)operated?|(?<!it\s)(?<!they\s)stood\s+in|(?:went|goes|go|gone)\s+live|(?<!left\sthe\s)(?<!off\sthe\s)(?<!from\sthe\s)(?<!leave\sthe\s)statute\s+book|available\s+since|became\s+law|been\s+(?:the\s+)?law|governs\s+since|(?:will|shall|is\s+to)\s+(?:take\s+over|apply|supersede|govern)|(?:took|takes)\s+over|rolled\s+out|launched|kicked\s+in|notified\s+into\s+force|enforced|hold(?:s|ing)?\s+the\s+field|(?:started|began|appl(?:y|ies|ied)|runs?|governs?|governed|binds?|bound)(?:\s+[\w-]+){0,4}?\s+(?:on|from|since))\b",
    re.IGNORECASE,
)
# takes `entered the Constitution on`, `was inserted`, `written into`
_INSERTED = re.compile(
    r"\b(?:inserted|added|introduced|entered\s+the\s+(?:Constitution|Preamble)|written\s+into|put\s+in(?:to)?|brought\s+in(?!to)|became\s+(?:a\s+)?part|incorporated|new)\b",
    re.IGNORECASE,
)
# takes `ceased to have effect on`, `lost its place on`, `omitted`
_ENDED = re.compile(
    r"\b(?:repeal(?:ed|s)?|ceased|omitted|deleted|lost\s+its\s+place|replaced|superseded|gave\s+way|expired|lapsed|until|last\s+(?:in\s+force|law|day)|remained\s+in\s+force|inoperative|abrogat\w+|revoked|scrapped|nullified|withdrawn|hollowed|gutted|allowed\s+to\s+(?:lapse|expire)|taken\s+away|taken\s+out|lost\s+its\s+force|(?:having|has|have|had)\s+gone|saw\s+(?:its|the)\s+end|dropped|(?:left|off)\s+the\s+(?:statute\s+)?books?)\b",
    re.IGNORECASE,
)
# takes `struck down on`, `the order suspending prosecutions`
_STRUCK = re.compile(
    r"\b(?:str(?:uck|ikes?|iking)\s+down|read\s+down|(?:held|declared)\s+(?:\w+\s+)?(?:void|invalid|unconstitutional)|suspend(?:ed|ing)?|in\s+abeyance|fell)\b",
    re.IGNORECASE,
)
# takes `received the assent of the President on`, `was assented to`
_ASSENT = re.compile(
    r"\b(?:assent(?:ed)?|signed\s+(?:it\s+)?by\s+the\s+President|President(?:\s+of\s+India)?\s+(?:had\s+)?(?:signed|gave)|Presidential\s+nod)\b",
    re.IGNORECASE,
)
_FORMS = {
    Told.INSERTED: _INSERTED,
    Told.BEGAN: _BEGAN,
    Told.ENDED: _ENDED,
    Told.STRUCK: _STRUCK,
    Told.ASSENT: _ASSENT,
}
# takes `was in force`, `had been in force for`, `no longer in force`; a state on a day, which began on another one
_STATE = re.compile(
    r"\b(?:was|were|is|are|be|been|being|still|longer|not|then|already|yet|remained)\s+(?:\w+ly\s+)?$", re.IGNORECASE
)
_FROM_WHEN = re.compile(r"\s+(?:only\s+)?(?:from|since|with\s+effect|w\.?e\.?f)\b", re.IGNORECASE)
# takes `enacted on`, `passed in`; a day of the making of a law, which is not that of its force
_PASSED = re.compile(
    r"\b(?:enacted|passed|notified|introduced|adopted|published|tabled|drafted|promulgated|proposed)\b[^,;]{0,40}$",
    re.IGNORECASE,
)
# takes `the Bill was introduced on`, `extended to Hyderabad with effect from`, `prosecutions were launched on`;
# what is not the making of a law
_NO_MAKING = re.compile(
    r"\b(?:Bills?(?:\s+(?:of\s+)?\d{4})?|(?:extended|applicable)\s+to|conditions?\s+of\s+service|wages|salar(?:y|ies)|pay|promot\w+|appoint\w+|prosecutions?|proceedings?)\b(?!\s+of\b[^,;]{0,40}\bAct)[^,;]{0,60}$",
    re.IGNORECASE,
)
# takes `, the appointed day, the Code extends to both`; law since long that reaches another territory on a day
_EXTENDS = re.compile(r"\bextend(?:s|ed)?\s+to\b")
# takes `Dowry Prohibition Act`; the words of a title tell of no event
_TITLE = re.compile(r"\b(?:[A-Z][\w-]+\s+(?:(?:of|and|the|for|from)\s+)*)+(?:Act|Code|Sanhita|Adhiniyam)\b")
# takes `That Act, passed to give effect to the Report, `; what stands between commas behind a law tells of no event
_ASIDE = re.compile(
    r"\b(Act|Code|Sanhita|Adhiniyam|statute)(?:,?\s+\d{4})?,\s+(?!(?:which|and|but|it|having|as|on|in|from|with)\b)[a-z][^,;]{3,100},\s+"
)
# takes `the penalty was upheld in `; a clause that says itself what its day is of
_IS_TOLD = re.compile(r"\b(?:was|were|has|had|have)\s+(?:\w+ly\s+)?\w+(?:ed|en|ld|de|nt)\s+(?:on|in|of)\s+(?:the\s+)?$")
# takes ` the levy was discontinued from `; behind the words of law a verb of its own, whose day it is
_ANOTHER_VERB = re.compile(
    r"\b(?:was|were|has|had|have|been)\s+(?:\w+ly\s+)?\w+(?:ed|en|ld|nt)\s+(?:only\s+)?(?:on|in|from|since|by|till|until)\s+(?:the\s+)?$"
)
# takes `died after the `, `since the ` before `commencement`; what happened at some time seen from there
_SEEN_FROM = re.compile(
    r"\b(?:after|before|since|prior\s+to|until|till|upon|from|at)\s+(?:the\s+|its\s+)?$", re.IGNORECASE
)
# takes `the award of the reference Court on`; a day of what somebody did in a matter
_BY_A_PERSON = re.compile(r"\b(?:Court|Collector|Tribunal|Magistrate|Judge|[Pp]olice)\s+on\s+(?:the\s+)?$")
_CLAUSE_ENDS = re.compile(
    r"[;:.]|,\s+(?:\w+\s+){1,3}having\b|,\s+(?:and|but|while|so|which|who|for|as|because|though|although)\b"
)
# takes `The Rules made under the Act`, `The Telecom Regulations`; what opens so is no Act
_NO_ACT = re.compile(r"\W*(?:The\s+|These\s+|Those\s+)?(?:[\w()]+\s+){0,5}?(?:Rules|Regulations|Scheme)\b")
# takes `, the CrPC having gone`; a clause of its own
_HAVING = re.compile(r",\s+(?=(?:the\s+)?[A-Z]\w*(?:\s+\w+){0,6}\s+having\b)")

# takes `Not on the day of assent but `; what is denied before another thing is told
_NOT_BUT = re.compile(r"\bnot\b[^,;.]{0,60}?,?\s+but\b", re.IGNORECASE)
# takes `By the notifications of `, `a notification dated `; the day on which force was only announced
_NOTIFICATION_OF = re.compile(
    r"\bnotifications?\s+(?:(?:No\.?\s*)?\S+\s+)?(?:of|dated|issued\s+on)\s+(?:the\s+)?$", re.IGNORECASE
)
# takes `with effect from`; behind `omitted` it says from when
_FROM_A_DAY = re.compile(r"with\s+effect\s+from|effective", re.IGNORECASE)
_NO_DEED = (Happened.ASIDE, Happened.OTHER, Happened.PENDING, Happened.BACKGROUND, Happened.STEP)


def told_of_law(sentence: str, low: int, one: Dated, high: int) -> Told | None:
    """What the words say of the law on a day: the last such words before it, else the first behind."""
    left = _ASIDE.sub(r"\1 ", re.split(r"[;:](?!\s*$)", sentence[low : one.start])[-1])
    left = _NOT_BUT.sub("", _HAVING.split(left)[-1])
    untitled = _TITLE.sub("the Act", left)
    told = cue(untitled)
    is_no_law = _NO_MAKING.search(untitled) or _NO_ACT.match(left) or _NOTIFICATION_OF.search(left)
    if is_no_law or (told and told[0] not in _NO_DEED):
        return None
    best: tuple[int, Told, str] | None = None
    for form, pattern in _FORMS.items():
        for match in pattern.finditer(left):
            is_weak = form is Told.BEGAN and _FROM_A_DAY.fullmatch(match[0]) and _ENDED.search(left, 0, match.start())
            if (best is None or match.end() > best[0]) and not (is_weak or _is_state(left, match)):
                best = (match.end(), form, match[0])
    passed = _PASSED.search(left)
    if best and ((passed and passed.start() >= best[0]) or _ANOTHER_VERB.search(left, best[0])):
        return None
    if best and (told is None or told[0] is not Happened.STEP or best[1] is Told.STRUCK or best[2] == told[1]):
        return best[1]
    if told and told[0] in (Happened.STEP, Happened.BACKGROUND):
        return None
    is_of_another = _BY_A_PERSON.search(left) or _EXTENDS.search(sentence, one.end, high)
    if is_of_another or _PASSED.search(left) or _IS_TOLD.search(left.rpartition(",")[2]):
        return None
    right = _CLAUSE_ENDS.split(sentence[one.end : min(high, one.end + WORDS_OF_A_LEAD)])[0]
    found = ((form, pattern.search(right)) for form, pattern in _FORMS.items())
    return next((form for form, match in found if match and not _is_state(right, match)), None)


def _is_state(words: str, match: re.Match[str]) -> bool:
    """True where words say that a law was in force then, or not; takes `had been in force for over three years`."""
    if match[0].lower() == "operative" and re.search(r"\b(?:remain(?:ed|s)?|still)\s+$", words[: match.start()]):
        return True
    if match[0].lower() == "commencement" and _SEEN_FROM.search(words[: match.start()]):
        return True
    is_in_force = match[0].lower().startswith("in ")
    return is_in_force and bool(_STATE.search(words[: match.start()])) and not _FROM_WHEN.match(words, match.end())
