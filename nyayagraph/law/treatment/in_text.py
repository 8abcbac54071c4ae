"""How a judgment treats the judgments it names, read from its text: what is said, by whom, and how sure that is.

Pure; takes the judgments as `authorities` groups them. Whether the bench was strong enough is `standing`'s question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.treatment.authorities import Authority
from nyayagraph.law.treatment.cues import ANAPHORA, CUES, OTHER_CASE, Cue
from nyayagraph.law.treatment.kinds import Scope, Treatment
from nyayagraph.law.treatment.opinions import dissents
from nyayagraph.law.treatment.runs import headnote_and_body, headnote_runs
from nyayagraph.law.treatment.views import MARK, Place, Sentence, sentences
from nyayagraph.law.treatment.voice import Voice, goes_on, is_of_counsel, read_match


class Depth(StrEnum):
    """How far a judgment is gone into."""

    STRING_CITE = "string_cite"
    MENTION = "mention"
    DISCUSSION = "discussion"


class TreatmentFound(BaseModel):
    """One treatment of the judgment `authority`, a number in the list that was given; shown by `text[start:end]`.

    `by` is the judgment that did it where that is not this one: in `X, overruled in Y` it is Y's number. `negated`
    says that the words deny it. `sure` is the share of such statements that were right where it was measured.
    """

    model_config = ConfigDict(frozen=True)

    authority: int
    treatment: Treatment
    scope: Scope = Scope.WHOLE
    depth: Depth = Depth.MENTION
    voice: Voice = Voice.COURT
    by: int | None = None
    negated: bool = False
    rule: str
    start: int
    end: int
    sure: float

    @property
    def is_own(self) -> bool:
        """Whether it is this judgment's own treatment of the other."""
        return self.voice is Voice.COURT and self.by is None and not self.negated


# of several treatments of one judgment the one that changes reliance most is the treatment
_WEIGHT = (
    Treatment.OVERRULED,
    Treatment.REVERSED,
    Treatment.PER_INCURIAM,
    Treatment.NOT_FOLLOWED,
    Treatment.REFERRED_TO_LARGER_BENCH,
    Treatment.DOUBTED,
    Treatment.DISTINGUISHED,
    Treatment.APPROVED,
    Treatment.AFFIRMED,
    Treatment.FOLLOWED,
    Treatment.APPLIED,
    Treatment.EXPLAINED,
    Treatment.CITED,
)
_LONGEST_QUOTATION = 4  # sentences; a mark that print lost must not make the rest of a judgment a quotation
_LOOK_BACK = 7  # sentences in which `that case` finds its antecedent
_SURE_ENOUGH = 0.5
_DISCUSSED_FROM = 3  # mentions
_STRING_FROM = 3  # judgments named in one sentence


def treatments(
    text: str, found: Sequence[Authority], *, body: int = 0, headnote: tuple[int, int] | None = None
) -> list[TreatmentFound]:
    """The treatment of every judgment in `found`, in their order; `cited` where the text shows no more.

    `body` is where the judgment itself begins, `headnote` the span of the reporter's summary of it.
    """
    stated = statements(text, found, body=body, headnote=headnote)
    headnote, body = headnote_and_body(text, body, headnote)
    places = _places(found)
    read = [*(sentences(text, places, *headnote) if headnote else ()), *sentences(text, places, body, len(text))]
    crowds: dict[int, list[int]] = {}
    for sentence in read:
        for number in set(sentence.marks):
            crowds.setdefault(number, []).append(len(set(sentence.marks)))
    return [
        _deciding(number, authority, [one for one in stated if one.authority == number], crowds.get(number, []))
        for number, authority in enumerate(found)
    ]


def statements(
    text: str, found: Sequence[Authority], *, body: int = 0, headnote: tuple[int, int] | None = None
) -> list[TreatmentFound]:
    """Every statement of a treatment in the text, in order: also those of counsel, of others, and those denied."""
    headnote, body = headnote_and_body(text, body, headnote)
    places = _places(found)
    stated: list[TreatmentFound] = []
    if headnote:
        stated += [
            TreatmentFound(
                authority=run.number,
                treatment=run.treatment,
                scope=Scope.PART if run.is_partial else Scope.WHOLE,
                voice=Voice.DISSENT if run.is_dissent else Voice.COURT,
                rule="headnote_run",
                start=run.start,
                end=run.end,
                sure=run.sure,
            )
            for run in headnote_runs(text, places, *headnote)
        ]
        stated += _spoken(sentences(text, places, *headnote), is_headnote=True)
    apart = dissents(text, body, headnote)
    for one in _spoken(sentences(text, places, body, len(text)), is_headnote=False):
        is_apart = one.voice is Voice.COURT and any(start <= one.start < end for start, end in apart)
        stated.append(one.model_copy(update={"voice": Voice.DISSENT}) if is_apart else one)
    return stated


def _places(found: Sequence[Authority]) -> list[Place]:
    return sorted(Place(start, end, number) for number, one in enumerate(found) for start, end in one.spans)


def _spoken(read: Sequence[Sentence], *, is_headnote: bool) -> Iterator[TreatmentFound]:
    quoted = 0
    by_counsel = False
    recent: list[tuple[int, ...]] = []
    for sentence in read:
        opened = quoted > 0
        closes = sentence.view.count('"') % 2 == 1
        quoted = (0 if opened else _LONGEST_QUOTATION) if closes else max(0, quoted - 1)
        reported = Voice.ANOTHER if opened else None
        if by_counsel and goes_on(sentence.view):
            reported = Voice.COUNSEL
        if sentence.marks:
            for cue, match in _matches(CUES, sentence):
                numbers = tuple(int(mark[1]) for mark in MARK.finditer(match["treated"]))
                yield from _stated(sentence, cue, match, numbers, is_headnote=is_headnote, reported=reported)
        elif any(recent) and not OTHER_CASE.search(sentence.view):
            for cue, match in _matches(ANAPHORA, sentence):
                yield from _stated(
                    sentence, cue, match, _antecedents(match, recent), is_headnote=is_headnote, reported=reported
                )
        recent = [*recent[1 - _LOOK_BACK :], sentence.marks]
        by_counsel = is_of_counsel(sentence.view)


def _matches(cues: Sequence[Cue], sentence: Sentence) -> Iterator[tuple[Cue, re.Match[str]]]:
    for cue in cues:
        for match in cue.pattern.finditer(sentence.view):
            yield cue, match


def _antecedents(match: re.Match[str], recent: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The judgments that `that case` or `these cases` means: of one the last named, unless two are as near."""
    named = [marks for marks in recent if marks]
    if match.groupdict().get("several"):
        return tuple(dict.fromkeys(number for marks in named for number in marks))
    last = set(named[-1])
    return tuple(last) if len(last) == 1 else ()


def _stated(
    sentence: Sentence,
    cue: Cue,
    match: re.Match[str],
    numbers: Iterable[int],
    *,
    is_headnote: bool,
    reported: Voice | None,
) -> Iterator[TreatmentFound]:
    read = read_match(cue, match, is_headnote=is_headnote, reported=reported)
    treated = dict.fromkeys(numbers)
    if read is None or read.by in treated:
        return
    for number in treated:
        yield TreatmentFound(authority=number, rule=cue.rule, start=sentence.start, end=sentence.end, **read._asdict())


def _deciding(
    number: int, authority: Authority, stated: Sequence[TreatmentFound], crowds: Sequence[int]
) -> TreatmentFound:
    """The one treatment that stands for all that is said of a judgment."""
    mentions = len(authority.spans)
    depth = Depth.DISCUSSION if mentions >= _DISCUSSED_FROM else Depth.MENTION
    if crowds and min(crowds) >= _STRING_FROM:
        depth = Depth.STRING_CITE
    own = [one for one in stated if one.is_own and one.sure >= _SURE_ENOUGH]
    if own:
        best = min(own, key=lambda one: (_WEIGHT.index(one.treatment), -one.sure))
        return best.model_copy(update={"depth": depth})
    start, end = authority.spans[0] if authority.spans else (0, 0)
    return TreatmentFound(
        authority=number, treatment=Treatment.CITED, depth=depth, rule="named", start=start, end=end, sure=_SURE_ENOUGH
    )
