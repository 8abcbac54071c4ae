"""What a text tells of a section outside the section's own clause: notes in a list, answers, clauses that point back.

Pure. `content` reads the clause in which a section stands. Where a sentence has one section alone, what it tells in
another clause is of that section too if the clause points back to it (`a person convicted of it faces …`), if the
section's own clause only names it (`…; that is section 356`), or if the sentence is a note without verbs (`Theft, s.
379: bailable; three years`). A question and its answer are one statement: the answer's amounts, in the question's
nouns, and those of a question that is answered by `Yes`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nyayagraph.law.text.amounts import NUMBER
from nyayagraph.verify.claims.stated import Claim, Sentence, bare
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.subjects.content import CLAUSE, ContentTold, Form, may_be_judged, plain, tells
from nyayagraph.verify.subjects.content_signs import INFERRED, signs_of_words

_LONGEST = 420  # characters of a sentence, as of those that `content` reads
_LONGEST_ANSWER = 200
_WORDS_OF_AN_ITEM = 7
# signs of a sentence that is no note: it has a verb, or tells of a case
_NO_NOTE = frozenset(("present", "story", "held", "argued", "change", "case"))
_PERSON = re.compile(r"\b(?:I|he|she|we|they|you|my|our|his|her|their|your|who|whom|client|accused)\b", re.IGNORECASE)
# takes `a person convicted of it`, `the maximum is`, `that offence`, `sixty days more`; refuses `more than sixty days`
_POINTS_BACK = re.compile(
    r"\b(?:it|its|thereof|thereunder|therefor|(?:that|this|such|the)\s+(?:section|offence|provision|proviso|clause|rule|article|punishment|penalty|maximum|minimum|ceiling|cap|limit|fine|term|sentence|period)|(?:a\s+)?further|another|(?:hours|days|weeks|months|years)\s+more)\b",
    re.IGNORECASE,
)
# takes `clause (5) demands`, `by sub-section 2`; a clause that tells of another part
_OF_ANOTHER = re.compile(r"\b(?:clauses?|sub-?sections?|sections?|articles?|rules?)\s+\(?\d", re.IGNORECASE)
# takes `that is `, `it is found in `, `so says `, `read `; what only names a section for the words before it
_ONLY_NAMES = re.compile(
    r"\W*(?:(?:and|but)\s+)?(?:(?:that|this|it|which|such)\s+(?:is|was|comes|stands|follows)|so\s+(?:says|runs|reads|provides)|(?:read|see|vide|thus|per|under|by)\b)",
    re.IGNORECASE,
)
_YES = re.compile(r"\W*(?:yes|it\s+does|it\s+is|indeed|correct|right|certainly)\b", re.IGNORECASE)
_NO = re.compile(r"\W*(?:no|not|never|none|nothing|it\s+does\s+not|neither)\b", re.IGNORECASE)
# takes `How many witnesses does`, `how many attesting witnesses `; what is counted is the noun of the answer
_HOW_MANY = re.compile(r"\bhow\s+many\s+(?P<noun>(?:[a-z]+\s+)?[a-z]+s|people|persons|men|women)\b", re.IGNORECASE)
# takes `three`, `At least three, says`; refuses `three years`, whose noun is its own
_BARE = re.compile(rf"\b(?P<number>{NUMBER})(?P<more>\s+or\s+more)?(?=\s*(?:[,.;:!)–-]|$))", re.IGNORECASE)  # noqa: RUF001
# a sentence that goes on about the section of the one before: takes `It carries`, `The maximum is`
_GOES_ON = re.compile(
    r"\W*(?:It|(?:The|This|That)\s+(?:said\s+)?(?:section|provision|offence|punishment|penalty|maximum|minimum|fine|sentence|term|ceiling|cap|period|limit)|(?:Its|The)\s+(?:clause|proviso)\b)\b"
)


def told_beside(sentences: Sequence[Sentence], resolved: Sequence[Resolved]) -> Iterator[ContentTold]:
    """The statements of a text that stand outside the clause of their section, in order."""
    within = [tuple(one for one in resolved if each.start <= one.reference.start < each.end) for each in sentences]
    for place, sentence in enumerate(sentences):
        one = _only(within[place])
        if one is not None and len(sentence.text) <= _LONGEST and "|" not in sentence.text:
            yield from _in_other_clauses(sentence, one, within[place])
        if place + 1 < len(sentences):
            yield from _in_two(sentence, sentences[place + 1], (within[place], within[place + 1]))


def _only(within: Sequence[Resolved]) -> Resolved | None:
    """The one provision of some references, where they are of no other, and of no two clauses of it."""
    keys = {one.key for one in within}
    return within[0] if len(keys) == 1 and may_be_judged(within[0]) else None


def _in_other_clauses(sentence: Sentence, one: Resolved, within: tuple[Resolved, ...]) -> Iterator[ContentTold]:
    claim = _claim(sentence, within)
    whole = plain(claim, 0, len(claim.text))
    if _is_note(whole):
        yield _of(sentence, one, whole, whole)
        return
    low, high = within[0].reference.start - sentence.start, within[-1].reference.end - sentence.start
    bounds = [match for match in CLAUSE.finditer(claim.text) if match.end() <= low or match.start() >= high]
    before = [match for match in bounds if match.end() <= low]
    behind = [match for match in bounds if match.start() >= high]
    start = before[-1].end() if before else 0
    own = plain(claim, start, behind[0].start() if behind else len(claim.text))
    only_names = not tells(own) or _ONLY_NAMES.match(claim.text[start:low])
    if before and only_names and "story" not in signs_of_words(own):
        opened = before[-2].end() if len(before) > 1 else 0
        yield _of(sentence, one, plain(claim, opened, before[-1].start()), whole)
    ends = [*(match.start() for match in behind[1:]), len(claim.text)][: len(behind)]
    for match, end in zip(behind, ends, strict=True):
        words = plain(claim, match.end(), end)
        if _POINTS_BACK.search(words) and not _OF_ANOTHER.search(words):
            yield _of(sentence, one, words, whole)


def _is_note(words: str) -> bool:
    """True for a list of short items without verbs and persons."""
    items = words.split(";")
    is_short = len(items) > 1 and all(len(item.split()) <= _WORDS_OF_AN_ITEM for item in items)
    return is_short and not _PERSON.search(words) and not signs_of_words(words) & _NO_NOTE


def _in_two(
    first: Sentence, second: Sentence, within: tuple[tuple[Resolved, ...], tuple[Resolved, ...]]
) -> Iterator[ContentTold]:
    """What a question and its answer tell together, or a sentence and one that goes on about its section."""
    one = _only((*within[0], *within[1]))
    if one is None or max(len(first.text), len(second.text)) > _LONGEST or second.text.rstrip().endswith("?"):
        return
    asked, answer = (plain(claim, 0, len(claim.text)) for claim in map(_claim, (first, second), within))
    around = f"{asked} {answer}"
    if first.text.rstrip().endswith("?"):
        if _YES.match(second.text):
            yield _of(second, one, asked.rstrip("? "), around)
        elif not _NO.match(second.text) and len(answer) <= _LONGEST_ANSWER:
            yield _of(second, one, _counted(asked, answer), around)
    elif not within[1] and _GOES_ON.match(second.text):
        yield _of(second, one, answer, around)


def _counted(asked: str, answer: str) -> str:
    """An answer with the noun of its question behind its number: `At least three witnesses, says`."""
    noun = _HOW_MANY.search(asked)
    number = _BARE.search(answer) if noun else None
    if noun is None or number is None:
        return answer
    return f"{answer[: number.end()]} {noun['noun']}{answer[number.end() :]}"


def _claim(sentence: Sentence, within: tuple[Resolved, ...]) -> Claim:
    words = bare(sentence.text, sentence.start, within)
    return sentence.claim or Claim(
        -1, sentence.start, sentence.end, sentence.text, words, within, leans_on_before=False
    )


def _of(sentence: Sentence, one: Resolved, words: str, around: str) -> ContentTold:
    assert one.key is not None  # noqa: S101 - a provision that may be judged
    signs = signs_of_words(words) | {f"form {Form.POINTED}"}
    if getattr(one.reference, "note", None):
        signs.add(INFERRED)
    return ContentTold(sentence, one, one.key, Form.POINTED, words, around, frozenset(signs), ())
