"""How lists, judgments and sentences are printed in an answer. Pure; states no law."""

from __future__ import annotations

import re
from collections.abc import Sequence

OPENING_WORDS = 80  # of a text that is quoted without a gist


def printed_judgment(title: str, citation: str | None) -> str:
    """A judgment as it is cited: name and usual citation."""
    return f"{title}, {citation}" if citation else title


def listed(parts: Sequence[str], *, last: str = "and") -> str:
    """Parts as running text: `a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def closed(sentence: str) -> str:
    """The sentence with a mark at its end, and one only."""
    stripped = sentence.strip().rstrip(";,:")
    return stripped if stripped.endswith((".", "?", "!", "…", '."', ".'", ".”", ".)")) else f"{stripped}."


def opening(text: str, most: int) -> str:
    """The first words of a text, `most` at most; what is cut off is marked, so that nobody takes the part for all."""
    words = text.split()
    return " ".join(words) if len(words) <= most else f"{' '.join(words[:most]).rstrip(';,:')} …"


def attributed(sentence: str, authority: str) -> str:
    """The sentence with its authority in brackets before the closing mark, as a lawyer cites.

    `Mohd.` loses its dot: where a sentence ends must not depend on a name.
    """
    named = _NAME_WITH_DOT.sub(lambda dotted: dotted[1], authority)
    return f"{closed(sentence).rstrip('.')} ({named})."


_NAME_WITH_DOT = re.compile(r"\b(Mohd|Md|Kum|Sk)\.")  # takes `Mohd. Ahmed Khan`; refuses `M. Nagaraj`


# What a judgment reports of others, asks, or finds on its own facts is no law for another;
# takes `counsel submitted`, `It is argued that`, `was proposed`, refuses `the court may urge`.
_OTHERS_WORDS = re.compile(
    r"\b(?:submitted|submits?|submission|contended|contends?|contention|argued|argues|argument|urged|counsel|pleaded"
    r"|was\s+proposed|(?:appellant|respondent|petitioner|prosecution|defence)'?s?\s+case|Solicitor|Advocate)\b"
    r"|\bM(?:r|rs|s)\.?\s+[A-Z]|\b[Ii]n\s+such\s+(?:a\s+case|circumstances)\b"
    r"|\b(?:this|present|instant)\s+(?:is|case|appeal|matter)\b"
    r"|^(?:We|I)\s+(?:are|am|have|find|see|think)\b|\?\s*$"
    r"|\b(?:as\s+(?:under|follows)|this\s+Court\s+(?:answered|observed|held|said))\b|:-|^(?:[B-H]\s+[A-Z][a-z]|A\s+(?:For|The|In|It|This|That|We|On|If|When)\b)|\bwhy\s+should\b",
)
# A sentence that leans on the one before says nothing by itself; takes `That ought not`, `In fact`, refuses `Thatched`.
_LEANS_BACK = re.compile(
    r"(?:It|That|This|These|Those|He|She|They|His|Her|Their|Such|But|However|Therefore|Hence|Thus|So|And|In\s+(?:fact|that|this)"
    r"|On\s+the\s+other|Suffice|As\s+(?:stated|noticed|observed)|The\s+(?:said|above|learned))\b"
)


# A sentence about the parties, the day or the court below decides that case and states no law for another;
# takes `the appellant was entitled`, `the High Court took the view`, `Rs. 500`, `on January 3, 1950`, `[947 H]`;
# refuses `a High Court may quash`, `the accused has a right`, `a plaintiff must prove`.
_OF_THAT_CASE = re.compile(
    r"\b[Tt]he\s+(?:said\s+)?(?:appellants?|respondents?|petitioners?|plaintiffs?|defendants?|assessees?|deceased|complainants?|detenus?"
    r"|trial\s+(?:court|judge)|learned|Division\s+Bench)\b"
    r"|\b[Tt]he\s+(?:[A-Z][a-z]+\s+)?(?:High\s+Court|Tribunal|Sessions\s+Judge|Magistrate)\s+(?:had|was|took|held|found|did|has|dismissed|allowed|rejected|set)\b"
    r"|\bRs\.?\s?\d|\bNo\.\s?\d|\bExs?\.\s?[A-Z\d]|\b(?:P|D)\.?\s?W\.?\s?\d|[\[\]]|\b[Aa]dmitted(?:ly)?\b|\b(?:he|she|his|her)\b"
    r"|\b[Tt]he\s+said\b|,\s*however,|\b(?:has|had|have)\s+(?:not\s+)?been\s+(?:\w+\s+)?\w+\s+by\s+the\b"
    r"|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)\b"
    r"|\b(?:January|February|March|April|June|July|August|September|October|November|December)\s+\d{1,2}\b"
)


def is_the_courts_own(sentence: str) -> bool:
    """True for a sentence of a judgment that stands alone, whole, and states law: no argument, no fact of that case."""
    is_whole = sentence.count('"') % 2 == 0
    return is_whole and not any(
        (
            _OTHERS_WORDS.search(sentence),
            _LEANS_BACK.match(sentence),
            _OF_THAT_CASE.search(sentence),
            _HEADNOTE.search(sentence),
            _names_someone(sentence),
        )
    )


# The scraps of a headnote are joined by dashes; takes `Evidence-Tests to be`, `Sentence- Imposition`, `explained-Act`;
# refuses `extra-judicial`, `Attorney-General`.
_HEADNOTE = re.compile(
    r"[a-z\d)]-\s+[A-Z]|[a-z]{2}-(?!General\b|Judge\b|Chief\b)[A-Z][a-z]+\s[a-z]|-{2,}|\b[A-Z]\.P\.C\.\s+as\b"
)
_CAPITALISED = re.compile(r"(?<=[a-z,]\s)[A-Z][a-z]{2,}\b")
# names of the law that a rule may speak of; a sentence that names anybody else tells what he did
_OF_THE_LAW = re.compile(
    r"Act|Acts|Code|Codes|Constitution|Article|Articles|Section|Sections|Rule|Rules|Order|Orders"
    r"|Explanation|Schedule|Clause|Part|Chapter|Court|Courts|Supreme|High|Sessions|Magistrate|Magistrates"
    r"|Judge|Judges|Judicial|Tribunal|Tribunals|Bench|Parliament|Legislature|Legislatures|State|States"
    r"|Union|Government|Governments|Central|President|Governor|India|Indian|Penal|Criminal|Civil|Procedure"
    r"|Evidence|Contract|Company|Companies|Law|Laws|Preamble|Directive|Principles|Fundamental|Rights"
    r"|Commission|Board|Authority|Hindu|Muslim|Christian|Scheduled|Castes|Tribes|Latin|Roman|English"
    r"|Bharatiya|Nyaya|Sanhita|Sakshya|Adhiniyam|Nagarik|Suraksha|Police|Officer|Minister|Council|House"
    r"|Election|Exception|Proviso|Regulation|Regulations"
)


def _names_someone(sentence: str) -> bool:
    return any(not _OF_THE_LAW.fullmatch(one[0]) for one in _CAPITALISED.finditer(sentence))
