"""Signs of what a statement on a section tells: what the law says, or a case, a change, what somebody argued. Pure.

A sign is a word that the judge of statements weighs (`laid_elsewhere`), or by which a rule leaves a statement alone.
"""

from __future__ import annotations

import re

FEW_WORDS = "few words"  # the sign of a statement of fewer telling words: `snatching is section 304`
INFERRED = "inferred"  # the sign of a section whose Act its sentence does not name
# the sign of a section that says under what law a case or a step is: `the petition under section 9 of his wife`
NAMES_A_CASE = "names a case"
# signs of a sentence that tells of a case, or of a change of the law, more than of what the law says
TELLS_OF_CHANGE = frozenset(("change", "held", "argued"))
# signs of a sentence that tells what somebody did, or said, in a case
OF_A_CASE = frozenset(("case", "story", "held", "argued"))
_TELLS_A_CASE = TELLS_OF_CHANGE | {"case", "story", NAMES_A_CASE}
_IT_LIES = "lies"  # the sign of a sentence whose only word of a case is the appeal that the law gives
# signs that a sentence tells of something else than what law says
_SIGNS = {
    # takes `was amended`, `struck down`, `used to mean`, `in place of`; refuses `as amended`
    "change": re.compile(
        r"\b(?:used\s+to|formerly|former|erstwhile|until|in\s+place\s+of|the\s+place\s+of|replac\w+|correspond\w*|counterparts?|successors?|(?<!\bas\s)amend\w*|inserted|struck\s+down|substituted|repeal\w*|omitted|unconstitutional|upheld|still|came\s+in(?:to)?|in\s+force|commence\w*)\b",
        re.IGNORECASE,
    ),
    # takes `the court held`, `it was observed`
    "held": re.compile(r"\b(?:held|observed|ruled|laid\s+down|opined|considered|noticed|referred)\b", re.IGNORECASE),
    # takes `was`, `says that`
    "story": re.compile(r"\b(?:was|were|had|did|went|took|came|said|alleg\w+|complain(?:s|ed))\b", re.IGNORECASE),
    # takes `it is submitted that`
    "argued": re.compile(r"\b(?:submit\w*|submission|argu\w+|urg\w+|conten\w+|counsel|according)\b", re.IGNORECASE),
    # takes `the conviction is confirmed`
    "case": re.compile(
        r"\b(?:convict\w*|acquit\w*|sentenced|quash\w*|maintained|confirmed|affirmed|dismissed|filed|allowed|rejected|charged|appeal\w*|petitioner|appellant|respondent)\b",
        re.IGNORECASE,
    ),
    # takes `may`, `is`, `lies`; the present in which law is told
    "present": re.compile(
        r"\b(?:is|are|be|lies?|comes?|goes|go|stands?|falls?|may|can|must|shall|needs?|allows?|gives?|bars?|binds?|requires?|has|have|owes?|gets?|enjoys?|makes?|lets?)\b",
        re.IGNORECASE,
    ),
}  # fmt: skip

_APPEALS = frozenset(("appeal", "appeals"))
# takes `an appeal lies`, `may appeal to`, `Appeals to the `; refuses `the appeal was`, `we appeal`, `his appeals to`
_LIES = re.compile(
    r"(?:^|(?<!\bour)(?<!\bhis)(?<!\bher)(?<!\bthe)(?<!\bmy)(?<!\bthese)\s)appeals\s+(?:to|from|against|before)\b|\bappeals?\s+(?:[^\s,;.]+\s+){0,9}?(?:lies?|goes|go|may|must|can|shall|is\s+to)\b|\b(?:may|can|must|shall|to)\s+appeal\b",
    re.IGNORECASE,
)


def signs_of_words(text: str) -> set[str]:
    """The signs that the words of a sentence give."""
    signs = {name for name, pattern in _SIGNS.items() if pattern.search(text)}
    of_a_case = {match[0].lower() for match in _SIGNS["case"].finditer(text)}
    return signs | ({_IT_LIES} if of_a_case and of_a_case <= _APPEALS and _LIES.search(text) else set())


def tells_a_case(signs: frozenset[str]) -> bool:
    """True for a sentence that tells of a case, or of a change of the law, more than of what the law says."""
    return bool(signs & (_TELLS_A_CASE - {"case"} if _IT_LIES in signs else _TELLS_A_CASE))
