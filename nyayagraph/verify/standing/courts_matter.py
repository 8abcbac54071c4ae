"""Whether a text tells of a matter that courts have dealt with: it may be older than its text, by years. Pure.

Judgments, and headnotes of them, seldom say on what days the matter began that they decide; what is repealed on their
own day may have been law then. Advice, notices and charges say what is to be done, and do not tell what a court did.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from nyayagraph.law.text.periods import find_periods
from nyayagraph.verify.claims.stated import Sentence

# takes `the assessee`, `the Tribunal`, `A-3`, `PW-2`; who stands or sits in a matter that is before a court
_IN_COURT = re.compile(
    r"\b(?:appellants?|assessees?|respondents?|petitioners?|plaintiffs?|defendants?|prosecution|High\s+Court|[Tt]ribunal|[Tt]rial\s+(?:[Cc]ourt|[Jj]udge)|Sessions\s+(?:Judge|Court)|"
    r"Income-tax\s+Officer|Commissioner|[Ll]earned\s+\w+|this\s+Court|Privy\s+Council|Judicial\s+Commi\w*-?\s?\w*|Division\s+Bench|A-?\d+|P\.?W\.?s?\s?-?\d+)(?!\w)"
)
# takes `held`, `HELD`, `confirmed the decision`, `were given before`; refuses `holds`, `is to be filed`
_WAS_DONE = re.compile(
    r"\b(?:held|HELD|confirmed|affirmed|accepted|dismissed|allowed|found|observed|reiterated|considered|referred|contended|argued|claimed|rejected|convicted|acquitted|set\s+aside|upheld|decided|answered|granted|refused|examined|relied|recorded|given|convicting|discussed|established)\b"
)
# takes `should now appeal`, `this month`, `is to be formed`; what is still to be done, or done on the day of the text
_TO_BE_DONE = re.compile(
    r"\b(?:today|tomorrow|(?:may|must|can|is|are|has)\s+now|this\s+(?:week|month|year)|next\s+(?:week|month|year)|should\s+(?:now\b|be\s+(?:charged|lodged|filed|registered|booked|served|moved|tried|sent))|wants?\s+to|wishes\s+to|propos\w+|please|kindly|you|we\s+(?:may|can|must)|is\s+to\s+be|are\s+to\s+be)\b",
    re.IGNORECASE,
)


def is_of_a_courts_matter(sentence: Sentence, paragraph: Sequence[Sentence], ended: date | None) -> bool:
    """True where a paragraph tells what a court did in a matter, and the sentence nothing that is to be done.

    A day behind the end of the law, told in the paragraph, may be that of the matter.
    """
    days = [dated.period for one in paragraph for dated in find_periods(one.text)]
    if _TO_BE_DONE.search(sentence.text) or (ended and any(day.last >= ended for day in days)):
        return False
    return any(_IN_COURT.search(one.text) for one in paragraph) and any(_WAS_DONE.search(one.text) for one in paragraph)
