"""Which sentences of a text are claims, what each leans on, and which stand or fall with another. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.wording.words import content_words, telling_words

_LINE_OF_LIST = re.compile(r"\n[ \t]*(?=(?:[-*•]|\d{1,2}[.)]|\([a-z0-9]{1,3}\))\s+\S)|\n(?=#{1,4} )|(?<=:)\n")
_BULLET = re.compile(r"(?:[-*•]|\d{1,2}[.)]|#{1,4})\s+")
# sentences that speak of the text itself, not of the law
_ABOUT_THE_TEXT = re.compile(
    r"^\W*(?:this\s+(?:is|does|answer|note|memo|brief|response|document|text)\b.{0,80}\b(?:not\s+(?:constitute\s+)?(?:legal\s+)?advice|general\s+information|answer|note|brief|memo)"
    r"|please\s+(?:consult|verify|note)|consult\s+a|sources?\s*:|references?\s*:|see\s+also\b|compare\b|i\s+cannot\b|disclaimer|the\s+following\b.{0,60}:$)",
    re.IGNORECASE,
)
# sentences that rest on the one before: takes `Therefore, …`, `It follows …`; refuses `This Court held …`
_LEANS_ON_BEFORE = re.compile(
    r"^\W*(?:(?:and\s+)?(?:therefore|hence|thus|consequently|accordingly|so|as\s+a\s+(?:result|consequence)|for\s+(?:this|that|these)\s+reasons?|in\s+(?:that|this)\s+view|"
    r"it\s+follows|that\s+being\s+so|on\s+this\s+basis|by\s+the\s+same\s+(?:logic|reasoning|token)|similarly|likewise|in\s+other\s+words|put\s+differently|moreover,?\s+(?:it|this|that|the\s+same)|which\s+means)\b"
    r"|(?:this|that|these|those|it|they|he|she|such|the\s+same|the\s+latter|the\s+former|its|their|his|her|both)\b(?!\s+(?:court|act|code|sanhita|constitution|section|article|apex|hon|petition|appeal|is\s+(?:well\s+)?settled|is\s+trite|may\s+be\s+noted)))",
    re.IGNORECASE,
)
_FEWEST_WORDS = 3
# takes `was decided on 9 May 1981`, `It has been in force since 2016`, `The answer is 5 August 2019`; words that say
# little, of a day that rows have
_DATED_EVENT = re.compile(
    r"\b(?:decided|delivered|pronounced|struck|repealed|commenced|inserted|came|lapsed|expired|in\s+force|in\s+operation|took\s+effect|began|answer\s+is)\b.*\b(?:18|19|20)\d\d\b"
)
# takes `Equivalent citations: 1986 AIR 180`, a line `PETITIONER:`; refuses `PETITIONER: section 302 punishes murder`
_HEADER = re.compile(
    r"^\s*(?:Equivalent\s+citations?\s*:|CITATOR\s+INFO\s*:|(?:PETITIONER|RESPONDENT|APPELLANT)S?\s*:\s*$)",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Claim:
    """One sentence that asserts law; `bare` is it without its references, `resolved` are those."""

    number: int
    start: int
    end: int
    text: str
    bare: str
    resolved: tuple[Resolved, ...]
    leans_on_before: bool

    @property
    def authority_ids(self) -> tuple[str, ...]:
        """Authorities named in it, in order."""
        return tuple(dict.fromkeys(one.authority_id for one in self.resolved if one.authority_id))


@dataclass(frozen=True)
class Sentence:
    """A sentence of the text; `claim` is nothing for a question, a heading or a bare citation."""

    start: int
    end: int
    text: str
    claim: Claim | None
    leans_on_before: bool


def read_claims(text: str, resolved: Sequence[Resolved]) -> list[Sentence]:
    """The sentences of `text` in order, with the claims among them."""
    sentences: list[Sentence] = []
    number = 0
    for start, end in _tags_behind(text, _spans(text), resolved):
        within = tuple(one for one in resolved if start <= one.reference.start < end)
        words = text[start:end]
        leans = bool(_LEANS_ON_BEFORE.match(_BULLET.sub("", words, count=1)))
        claim = None
        if _is_claim(words, start, within):
            claim = Claim(number, start, end, words, bare(words, start, within), within, leans)
            number += 1
        sentences.append(Sentence(start, end, words, claim, leans))
    return sentences


def _spans(text: str) -> list[tuple[int, int]]:
    """Sentences, with the lines of a list apart."""
    spans: list[tuple[int, int]] = []
    for start, end in split_sentences(text):
        opening = start
        for match in _LINE_OF_LIST.finditer(text, start, end):
            if text[opening : match.start()].strip():
                spans.append((opening, match.start()))
            opening = match.end()
        if text[opening:end].strip():
            spans.append((opening, end))
    return spans


def _tags_behind(text: str, spans: Sequence[tuple[int, int]], resolved: Sequence[Resolved]) -> list[tuple[int, int]]:
    """The spans, a tag of one's own document behind a full stop with the sentence that it stands behind.

    Takes `He paid. [receipt.pdf] He left.` as two sentences, the tag in the first.
    """
    out = list(spans)
    joined: int | None = None
    for one in resolved:
        if one.reference.kind != "upload":
            continue
        opening, closing = text.rfind("[", 0, one.reference.start), text.find("]", one.reference.end) + 1
        place = next((n for n, (start, end) in enumerate(out) if start <= opening < end), None)
        if place is None or joined == closing:
            continue
        start, end = out[place]
        if place and not text[start:opening].strip() and "\n" not in text[out[place - 1][1] : opening]:
            out[place - 1 : place + 1] = [(out[place - 1][0], closing), (closing, end)]
        elif _ends_sentence(text[start:opening]):
            out[place : place + 1] = [(start, closing), (closing, end)]
        else:
            continue
        joined = closing
    return [(end - len(text[start:end].lstrip()), end) for start, end in out if text[start:end].strip()]


def _ends_sentence(words: str) -> bool:
    """True where a sentence could open behind `words`."""
    follower = "Then"
    behind = f"{words.rstrip()} {follower}"
    return bool(words.strip()) and split_sentences(behind)[-1] == (len(behind) - len(follower), len(behind))


def _is_claim(words: str, start: int, within: Sequence[Resolved]) -> bool:
    plain = words.strip()
    if plain.endswith("?") or plain.startswith("#") or _ABOUT_THE_TEXT.match(plain) or _HEADER.search(plain):
        return False
    if plain.endswith(":") and not within:
        return False
    stripped = bare(words, start, within)
    states_day = bool(_DATED_EVENT.search(stripped))
    if within:
        states_relation = len(within) > 1 and bool(content_words(stripped) or re.search(r"\bnow\b|[=→|]|->", stripped))
        return states_relation or states_day or bool(telling_words(stripped)) or len(content_words(stripped)) >= 2  # noqa: PLR2004 - `X held that …`
    is_heading = not _BULLET.match(plain) and not re.search(r"[.!;,]$", plain) and len(plain.split()) <= 8  # noqa: PLR2004 - a heading is short
    return (states_day or len(content_words(stripped)) >= _FEWEST_WORDS) and not is_heading


def bare(words: str, start: int, within: Sequence[Resolved]) -> str:
    """The sentence with its number in a list, its references and the names before citations blanked."""
    letters = list(words)
    number = _BULLET.match(words)
    if number:
        _blank(letters, 0, number.end())
    for one in within:
        reference = one.reference
        low, high = reference.start - start, min(reference.end - start, len(words))
        _blank(letters, low, high)
        if reference.name and reference.kind != "case_name":
            at = words.rfind(reference.name, 0, max(low, 0))
            if at >= 0:
                _blank(letters, at, at + len(reference.name))
    return re.sub(r"\(\s*(?:supra|\d{4})?\s*\)|\[\s*(?:\w+\s*\d*\s*:)?\s*\]", " ", "".join(letters))


def _blank(letters: list[str], low: int, high: int) -> None:
    for place in range(max(0, low), high):
        letters[place] = " "


def fallen(sentences: Sequence[Sentence], removed: set[int]) -> dict[int, int]:
    """Sentences that fall with a removed one: place of each, and of the sentence that it rests on.

    `removed` holds places in `sentences`; a sentence that opens with `therefore`, `this`, `it` rests on the one before.
    """
    falls: dict[int, int] = {}
    for place in range(1, len(sentences)):
        before = place - 1
        if place not in removed and sentences[place].leans_on_before and (before in removed or before in falls):
            falls[place] = before
    return falls
