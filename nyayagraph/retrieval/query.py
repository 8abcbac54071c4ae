"""A question read: what it names, what it limits, what kind it is. Pure; touches no graph."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.acts.table import act_named
from nyayagraph.law.find import FoundReference, find
from nyayagraph.retrieval.filters import Filters
from nyayagraph.retrieval.fusion import QuestionKind
from nyayagraph.retrieval.wording import (
    bench_in,
    court_in,
    date_limits_in,
    judges_in,
    short_names_in,
    wants_judgments,
    years_in,
)

_CITATIONS = ("reporter", "neutral")
_PROVISIONS = ("section", "article", "rule")
OLD_CODES = ("ipc-1860", "crpc-1973", "iea-1872")


class Question(BaseModel):
    """What a question names; `drawn` are the limits that its words set, `wording` is its text without citations."""

    model_config = ConfigDict(frozen=True)

    text: str
    wording: str
    kind: QuestionKind
    provisions: tuple[str, ...] = ()
    bare_numbers: tuple[str, ...] = ()
    citations: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    short_names: tuple[str, ...] = ()
    judges: tuple[str, ...] = ()
    court: str | None = None
    years: tuple[int, ...] = ()
    bench: int | None = None
    acts: tuple[str, ...] = ()
    old_codes: tuple[str, ...] = ()
    drawn: Filters = Filters()


def read_question(text: str, *, kinds: Sequence[str] = ()) -> Question:
    """The question's references, filters and kind; `kinds` are the kinds of passages that are searched."""
    references = [
        ref for ref in find(text, short_forms=False) if not (ref.kind == "case_name" and _JUSTICE_V.search(ref.text))
    ]
    free = _blank(text, references)
    wording = _blank(text, [ref for ref in references if ref.kind in _CITATIONS])
    provisions = tuple(
        dict.fromkeys([ref.key for ref in references if ref.kind in _PROVISIONS and ref.key] + _act_first(free))
    )
    citations = tuple(dict.fromkeys(key for ref in references for key in _citation_keys(ref)))
    names = tuple(dict.fromkeys(ref.name for ref in references if ref.name))
    acts = tuple(dict.fromkeys([ref.act_id for ref in references if ref.act_id] + _named_acts(free)))
    judges = judges_in(free)
    spans = date_limits_in(free)
    years = () if spans else years_in(free)
    bench = bench_in(free)
    court = court_in(free)
    # No court wrote a statute: courts, judges and years that a question on statutes names are part of its tale.
    statutes_only = tuple(kinds) == ("statute",)
    drawn = Filters(
        court=court if court and not statutes_only and not _POWERS.search(free) else None,
        judge=judges[0] if len(judges) == 1 and not statutes_only and _AUTHORSHIP.search(free) else None,
        kinds=("judgment",) if wants_judgments(free) and not kinds else (),
        **({} if statutes_only else spans),
    )
    named_outright = bool(citations or names)
    return Question(
        text=text,
        wording=wording,
        kind=_kind(
            statutes_only=statutes_only,
            named=named_outright,
            provisions=bool(provisions),
            bench=bool(bench or judges),
            dated=bool(years),
            asks_statute=bool(_ASKS_STATUTE.search(free)),
        ),
        provisions=provisions,
        bare_numbers=tuple(dict.fromkeys(number for ref in references for number in _bare_numbers(ref))),
        citations=citations,
        names=names,
        short_names=() if named_outright else short_names_in(free),
        judges=judges,
        court=court,
        years=years,
        bench=bench,
        acts=acts,
        old_codes=tuple(act for act in acts if act in OLD_CODES),
        drawn=drawn,
    )


def _kind(
    *, statutes_only: bool, named: bool, provisions: bool, bench: bool, dated: bool, asks_statute: bool
) -> QuestionKind:
    if statutes_only and not provisions:
        return "statute"
    if named:
        return "authority"
    if provisions:
        return "provision"
    if bench:
        return "bench"
    if dated:
        return "date"
    return "statute" if asks_statute else "general"


def _bare_numbers(reference: FoundReference) -> tuple[str, ...]:
    """Numbers of a section whose act the text does not tell: `section 302` gives `302`."""
    if reference.kind != "section" or reference.key:
        return ()
    return tuple(_SECTION_NUMBER.findall(reference.text))


def _citation_keys(reference: FoundReference) -> tuple[str, ...]:
    if reference.kind not in _CITATIONS:
        return ()
    return reference.keys or ((reference.key,) if reference.key else ())


def _blank(text: str, references: Iterable[FoundReference]) -> str:
    """`text` with every reference replaced by spaces, so that its numbers and names are not read again."""
    characters = list(text)
    for reference in references:
        characters[reference.start : reference.end] = " " * (reference.end - reference.start)
    return "".join(characters)


# Takes the `302` of `section 302`, the `318(4)` of `s. 318(4)`; refuses the `2` of `(2)`.
_SECTION_NUMBER = re.compile(r"(?<![\w(])\d{1,3}[A-Z]{0,2}\b(?:\([0-9a-zA-Z]{1,4}\))*")
# An initial, not a versus: takes `MR. JUSTICE V. RAMASUBRAMANIAN`; refuses `Justice Society v. State of Goa`.
_JUSTICE_V = re.compile(r"\bJUSTICE\s+V\.\s", re.IGNORECASE)
# Takes `which section applies`, `what offence is it`, `is it a crime to`; refuses `in the interest of justice`.
_ASKS_STATUTE = re.compile(
    r"\b(?:which|what)\s+(?:\w+\s+){0,2}(?:section|provision|article|law|offence|punishment|penalty|sentence)s?\b"
    r"|\bpunish(?:ment|able|ed)\b|\bis it (?:a crime|an offence|illegal|legal)\b",
    re.IGNORECASE,
)
# A court spoken of, not one whose judgments are wanted: takes `Can the High Court quash`, `appeal to the Supreme
# Court`; refuses `Supreme Court on bail`.
_POWERS = re.compile(
    r"\b(?:can|could|may|must|shall|does|do|powers?|jurisdiction|approach|moved?|before|appeal\s+(?:to|from|lies))\b",
    re.IGNORECASE,
)
_AUTHORSHIP = re.compile(r"\b(?:by|of|from|authored|delivered|written|judgments?|opinions?|dissents?)\b", re.IGNORECASE)

# An Act by name: takes `Companies Act, 2013`, `Code of Civil Procedure`, `IPC`; refuses `the act of cheating`.
_ACT_PHRASE = re.compile(
    r"\b((?:[A-Z][\w'()-]*\s+|of\s+|and\s+|the\s+|for\s+|in\s+)*"
    r"(?:Act|Code|Sanhita|Adhiniyam|Constitution|Rules)(?:\s+of\s+(?:India|[A-Z]\w+\s+Procedure))?(?:,?\s+\d{4})?"
    r"|IPC|CrPC|CPC|BNSS|BNS|BSA|NI Act|IT Act|HMA|UAPA|NDPS|POCSO|PMLA)\b"
)


# A number behind an Act's name: takes the `103` of `Evidence Act 103`; refuses the `1872` of `Evidence Act 1872`.
_NUMBER_BEHIND = re.compile(r",?\s{1,3}(\d{1,3}[A-Z]{0,2}(?:\([0-9a-zA-Z]{1,4}\))*)(?![\w/-])")


def _act_first(text: str) -> list[str]:
    """Provisions that follow the whole name of their act, as questions print them."""
    found: list[str] = []
    for match in _ACT_PHRASE.finditer(text):
        act_id, behind = act_named(match[1].strip()), _NUMBER_BEHIND.match(text, match.end())
        if act_id and act_id != "constitution" and behind:
            found.append(f"{act_id}/s{behind[1]}")
    return found


def _named_acts(text: str) -> list[str]:
    found = [act_named(match[1].strip()) for match in _ACT_PHRASE.finditer(text)]
    return [act for act in found if act]
