"""Whether words tell what happened in a matter, and not what the law sets: `paid within ten days`, `we reply`. Pure."""

from __future__ import annotations

import re

# who speaks for himself tells of his own matter: takes `our reply`, `we shall proceed`; refuses `the section tells us`
_ONES_OWN = re.compile(
    r"\b(?:I|[Ww]e|[Mm]y|[Oo]ur|(?<!tells\s)(?<!gives\s)(?<!shows\s)(?<!teaches\s)(?<!reminds\s)(?<!lets\s)(?:us|me))\b"
)
# what was done, and when: takes `filed `, `produced after `, `sentenced to `; refuses `to be filed within `, `who has
# served `, `the accused `, `dispossessed tenants have `
_DONE = re.compile(
    r"(?<!\bbe\s)(?<!\bstand\s)(?<!\bstands\s)(?<!\bis\s)(?<!\bare\s)(?<!\bbeing\s)(?<!\bnot\s)(?<!\bwho\shas\s)"
    r"\b(?!(?:accused|aggrieved|convicted|fixed|limited|required|entitled|prescribed|extended|need|exceed)\b)(?:[a-z]{3,}ed|given|taken|sent|left|found|held|spent)\s+(?:(?!(?:have|has|get|gets|may|must|can|is|are|need|needs|faces|risks)\b)[\w,.'₹]+\s+){0,2}$"
    r"|\b(?:paid|gave|got|took|sought|came|went|saw|ran|told|drew|made)\s+(?:[\w,.'₹]+\s+){0,4}$",
    re.IGNORECASE,
)
# what somebody has: takes `Your shareholding is `, `the client's stake comes to `; refuses `the child's age is`
_OWNED = re.compile(
    r"\b(?:your|his|her|their|(?:client|company|petitioner|appellant|respondent|accused|complainant|tenant|landlord|plaintiff|defendant|borrower)['’]s)\s+"  # noqa: RUF001
    r"(?:[\w-]+\s+){1,3}(?:is|are|stands?\s+at|comes?\s+to|amounts?\s+to)\s+(?:(?:now|only|just|about|some)\s+)?$",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:was|were|had|did|been|ago)\b", re.IGNORECASE)


def tells_facts(before: str, sentence: str) -> bool:
    """True where a sentence tells of a matter; `before` is what stands before the amount in its clause."""
    return any(one.search(before) for one in (_PAST, _DONE, _OWNED)) or bool(_ONES_OWN.search(sentence))
