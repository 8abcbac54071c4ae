"""Drafting by Claude over an extractive fallback. Imported only where a key is set: the library is slow to load."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict

from nyayagraph.answer.context import Context
from nyayagraph.answer.drafting import Draft, Drafter, DraftStatement
from nyayagraph.answer.governing_law import chain_of
from nyayagraph.answer.sources import Source
from nyayagraph.answer.wording import closed
from nyayagraph.errors import BudgetExceeded
from nyayagraph.inference.claude import Claude, Completion, Outcome, fenced, usage_facts
from nyayagraph.inference.prompts import read_prompt
from nyayagraph.verify.labels import day

PROMPT = "draft_answer"
_TAG = re.compile(r"\s*\[(?:S\d+(?:\s*,\s*S\d+)*)\]")  # takes ` [S1]`, ` [S1, S2]`; refuses `[1973]`
_MOST_STATEMENTS = 12


class DraftReply(BaseModel):
    """What the language model must return."""

    model_config = ConfigDict(extra="forbid")

    statements: list[DraftStatement]


_FALLBACK_NOTES = {
    Outcome.REFUSED: "the language model declined this question",
    Outcome.MALFORMED: "the language model's reply did not have the agreed form",
    Outcome.TRUNCATED: "the language model's reply was cut off",
    Outcome.RATE_LIMITED: "the language model's service limits our requests",
    Outcome.OVERLOADED: "the language model's service is overloaded",
    Outcome.TIMED_OUT: "the language model took too long",
    Outcome.UNREACHABLE: "the language model's service cannot be reached",
    Outcome.KEY_REFUSED: "the language model's service refuses the key in NYAYA_ANTHROPIC_API_KEY",
    Outcome.FAILED: "the language model's service failed",
}


class ClaudeDrafter:
    """Drafts by Claude; whatever ends without a valid reply is drafted by `fallback`, and the draft says so."""

    def __init__(self, claude: Claude, fallback: Drafter) -> None:
        self._claude = claude
        self._fallback = fallback

    def draft(self, context: Context) -> Draft:
        """Statements from the reply; those that name no source of the context are left out and counted."""
        try:
            completion = self._claude.complete(read_prompt(PROMPT), _values(context), DraftReply)
        except BudgetExceeded as exc:
            return self._fall_back(context, str(exc), {"outcome": "over_budget", "model_id": exc.model_id})
        if completion.reply is None:
            return self._fall_back(context, _FALLBACK_NOTES[completion.outcome], usage_facts(completion))
        return _drafted(completion, completion.reply, context.sources)

    def _fall_back(self, context: Context, why: str, making: dict[str, object]) -> Draft:
        draft = self._fallback.draft(context)
        note = f"Drafted from extracts: {why}."
        return draft.model_copy(update={"notes": (*draft.notes, note), "making": {**draft.making, "tried": making}})


def _drafted(completion: Completion[DraftReply], reply: DraftReply, sources: Sequence[Source]) -> Draft:
    known = {source.tag for source in sources}
    kept: list[DraftStatement] = []
    for statement in reply.statements:
        tags = tuple(dict.fromkeys(tag.strip("[] ") for tag in statement.sources))
        text = closed(" ".join(_TAG.sub("", statement.text).split()))
        if tags and set(tags) <= known and len(text) > 1:
            kept.append(DraftStatement(text=text, sources=tags))
    left_out = len(reply.statements) - len(kept[:_MOST_STATEMENTS])
    notes = (f"{left_out} drafted statements rested on no known source and were left out.",) if left_out else ()
    making = {**usage_facts(completion), "left_out": left_out}
    return Draft(statements=tuple(kept[:_MOST_STATEMENTS]), drafter=completion.model_id, notes=notes, making=making)


def _values(context: Context) -> dict[str, str]:
    dates = f"the law of {day(context.on)}"
    if context.offence_date:
        dates += f"; the offence was committed on {day(context.offence_date)}"
    else:
        dates += "; the day of the offence, if any, is not given"
    for one in context.lines_asked():
        dates += f"; {chain_of(one, context.titles)}"
    return {
        "question": fenced(context.question),
        "dates": dates,
        "sources": fenced([source.shown() for source in context.sources]),
    }
