"""Claude behind a stand-in for the service on loopback: every way a call can end has one defined outcome."""

from __future__ import annotations

import json
import logging

import pytest
from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import BudgetExceeded, ConfigError
from nyayagraph.inference.claude import SERVICE, Claude, Completion, Outcome
from nyayagraph.inference.prompts import read_prompt
from tests.inference.service import KEY, StandIn, Step, failure, message

VALUES = {"question": "Is theft an offence?", "dates": "law of 1 August 2024", "sources": "[]"}


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid")

    text: str
    sources: list[str]


class Reply(BaseModel):
    model_config = ConfigDict(extra="forbid")

    statements: list[Said]


GOOD = {"statements": [{"text": "Theft is an offence.", "sources": ["S1"]}]}


def ask(url: str, *, budget_tokens: int = 20_000, timeout_s: float = 5.0) -> Completion[Reply]:
    claude = Claude(
        api_key=KEY,
        model_id="claude-test",
        budget_tokens=budget_tokens,
        base_url=url,
        timeout_s=timeout_s,
        longest_wait_s=0.05,
    )
    try:
        return claude.complete(read_prompt("draft_answer"), VALUES, Reply)
    finally:
        claude.close()


def test_a_good_reply_is_validated_and_carries_prompt_model_and_tokens(service: StandIn) -> None:
    service.script = [Step(body=message(json.dumps(GOOD)))]

    completion = ask(service.url)

    assert completion.outcome is Outcome.REPLIED
    assert completion.reply == Reply.model_validate(GOOD)
    assert (completion.usage.input, completion.usage.output, completion.usage.cache_read) == (700, 40, 600)
    assert completion.prompt_sha256 == read_prompt("draft_answer").sha256
    assert service.keys[0] is not None
    assert service.keys[0].removeprefix("Bearer ") == KEY


def test_the_fixed_part_is_cached_and_the_reply_is_bound_to_a_schema(service: StandIn) -> None:
    service.script = [Step(body=message(json.dumps(GOOD)))]

    ask(service.url)

    sent = service.received[0]
    assert sent["system"] == [
        {"type": "text", "text": read_prompt("draft_answer").fixed, "cache_control": {"type": "ephemeral"}}
    ]
    assert sent["output_config"]["format"]["type"] == "json_schema"
    assert sent["output_config"]["format"]["schema"]["additionalProperties"] is False
    assert sent["max_tokens"] == 2_000
    assert "Is theft an offence?" in sent["messages"][0]["content"]


@pytest.mark.parametrize(
    ("step", "outcome"),
    [
        (Step(body=message("I cannot help with that.", stop_reason="refusal")), Outcome.REFUSED),
        (Step(body=message('{"statements": [', stop_reason="max_tokens")), Outcome.TRUNCATED),
        (Step(body=message("Theft is an offence.")), Outcome.MALFORMED),
        (Step(body=message('{"statements": [{"text": "x"}]}')), Outcome.MALFORMED),
        (Step(body=message('{"statements": [], "verdict": "VERIFIED"}')), Outcome.MALFORMED),
        (Step(body=message("")), Outcome.MALFORMED),
        (Step(body={"id": "msg_1", "type": "message"}), Outcome.MALFORMED),
        (Step(body={**message(""), "content": None}), Outcome.MALFORMED),
        (Step(raw=b"<html>a proxy</html>"), Outcome.MALFORMED),
        (Step(raw=b'"a string"'), Outcome.MALFORMED),
        (Step(raw=b""), Outcome.MALFORMED),
        (Step(status=400, body=failure("invalid_request_error")), Outcome.FAILED),
        (Step(status=401, body=failure("authentication_error")), Outcome.KEY_REFUSED),
        (Step(status=403, body=failure("permission_error")), Outcome.KEY_REFUSED),
        (Step(status=404, body=failure("not_found_error")), Outcome.FAILED),
    ],
    ids=lambda value: value.value if isinstance(value, Outcome) else None,
)
def test_every_bad_end_has_its_outcome_and_no_reply_and_is_not_tried_again(
    service: StandIn, step: Step, outcome: Outcome
) -> None:
    service.script = [step]

    completion = ask(service.url)

    assert (completion.outcome, completion.reply) == (outcome, None)
    assert len(service.received) == 1


@pytest.mark.parametrize("status", [429, 500, 503, 529])
def test_a_passing_fault_is_tried_again(service: StandIn, status: int) -> None:
    service.script = [Step(status=status, body=failure("busy")), Step(body=message(json.dumps(GOOD)))]

    completion = ask(service.url)

    assert (completion.outcome, completion.attempts) == (Outcome.REPLIED, 2)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(429, Outcome.RATE_LIMITED), (500, Outcome.FAILED), (529, Outcome.OVERLOADED)],
)
def test_a_lasting_fault_ends_after_three_attempts(service: StandIn, status: int, outcome: Outcome) -> None:
    service.script = [Step(status=status, body=failure("busy"))]

    completion = ask(service.url)

    assert (completion.outcome, completion.attempts, len(service.received)) == (outcome, 3, 3)


def test_an_hour_of_retry_after_is_not_waited_for(service: StandIn) -> None:
    service.script = [
        Step(status=429, body=failure("rate_limit_error"), headers={"retry-after": "3600"}),
        Step(body=message(json.dumps(GOOD))),
    ]

    assert ask(service.url).outcome is Outcome.REPLIED


def test_a_dead_connection_is_unreachable() -> None:
    server = StandIn()
    url = server.url
    server.server_close()

    assert ask(url).outcome is Outcome.UNREACHABLE


def test_a_slow_reply_times_out_once(service: StandIn) -> None:
    service.script = [Step(body=message(json.dumps(GOOD)), wait_s=1.0)]

    completion = ask(service.url, timeout_s=0.2)

    assert (completion.outcome, completion.attempts) == (Outcome.TIMED_OUT, 1)


def test_a_call_over_the_budget_is_not_sent(service: StandIn) -> None:
    with pytest.raises(BudgetExceeded, match="NYAYA_CLAUDE_BUDGET_TOKENS"):
        ask(service.url, budget_tokens=2_100)

    assert service.received == []


def test_neither_key_nor_prompt_reaches_the_log(service: StandIn, caplog: pytest.LogCaptureFixture) -> None:
    service.script = [Step(body=message("broken"))]

    with caplog.at_level(logging.DEBUG):
        ask(service.url)

    shown = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert KEY not in shown
    assert "Is theft an offence?" not in shown


def test_an_empty_key_is_refused_before_any_call() -> None:
    with pytest.raises(ConfigError):
        Claude(api_key=" ", model_id="claude-test", budget_tokens=1)


def test_the_address_is_the_services_own_unless_settings_say_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would take another from the environment."""
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9")

    claude = Claude(api_key=KEY, model_id="claude-test", budget_tokens=1)

    assert str(claude._client.base_url).rstrip("/") == SERVICE
    claude.close()
