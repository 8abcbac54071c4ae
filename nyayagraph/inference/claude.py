"""Drafting by Claude: one prompt in, one validated reply or one defined outcome out. The only importer of anthropic.

Whatever the service does (refuses, babbles, limits, dies, takes too long) is an `Outcome`, never a half-read text.
Knows no law and no graph; keys, prompts and replies are never logged.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

import anthropic
from anthropic.types import Message
from pydantic import BaseModel, ConfigDict, ValidationError

from nyayagraph.errors import BudgetExceeded, ConfigError
from nyayagraph.inference.prompts import Prompt

logger = logging.getLogger(__name__)

SERVICE = "https://api.anthropic.com"
ATTEMPTS = 3
LONGEST_WAIT_S = 8.0
_FIRST_WAIT_S = 0.5
_CHARACTERS_PER_TOKEN = 3  # English law runs at about four; counting low keeps the estimate above the bill
_OVERLOADED = 529
_SERVER_FAULTS = 500


class Outcome(StrEnum):
    """What came of one call; everything but REPLIED leaves no reply."""

    REPLIED = "replied"
    REFUSED = "refused"
    MALFORMED = "malformed"
    TRUNCATED = "truncated"
    RATE_LIMITED = "rate_limited"
    OVERLOADED = "overloaded"
    TIMED_OUT = "timed_out"
    UNREACHABLE = "unreachable"
    KEY_REFUSED = "key_refused"
    FAILED = "failed"


ReplyT = TypeVar("ReplyT", bound=BaseModel)


class TokenUsage(BaseModel):
    """Tokens that the service counted; `cache_read` were read from its cache of the fixed part."""

    model_config = ConfigDict(frozen=True)

    input: int = 0
    output: int = 0
    cache_written: int = 0
    cache_read: int = 0


class Completion(BaseModel, Generic[ReplyT]):
    """What came of one call, and all that a stored answer says of its making."""

    model_config = ConfigDict(frozen=True)

    outcome: Outcome
    reply: ReplyT | None = None
    model_id: str
    prompt_name: str
    prompt_sha256: str
    usage: TokenUsage = TokenUsage()
    attempts: int = 1


class Claude:
    """The service behind one model: bounded in tokens, in time and in attempts."""

    def __init__(
        self,
        *,
        api_key: str,
        model_id: str,
        budget_tokens: int,
        base_url: str | None = None,
        reply_tokens: int = 2_000,
        timeout_s: float = 60.0,
        longest_wait_s: float = LONGEST_WAIT_S,
    ) -> None:
        if not api_key.strip():
            raise ConfigError("NYAYA_ANTHROPIC_API_KEY is empty; unset it to draft from extracts")
        # The library writes whole requests at its debug level, and requests hold prompts.
        logging.getLogger("anthropic").setLevel(logging.INFO)
        self.model_id = model_id
        self._budget_tokens = budget_tokens
        self._reply_tokens = reply_tokens
        self._longest_wait_s = longest_wait_s
        # The library's own retries obey any `retry-after`, an hour too; ours do not.
        self._client = anthropic.Anthropic(
            api_key=api_key, base_url=base_url or SERVICE, timeout=timeout_s, max_retries=0, open_telemetry=False
        )

    def close(self) -> None:
        """The connection's end."""
        self._client.close()

    def complete(self, prompt: Prompt, values: Mapping[str, str], reply: type[ReplyT]) -> Completion[ReplyT]:
        """The reply to `prompt`, validated as `reply`, or the outcome that left none.

        Raises `BudgetExceeded` before anything is sent where the call could cost more than the budget.
        """
        asked = prompt.filled(values)
        self._check_budget(prompt.fixed, asked)
        message, outcome, attempts = self._sent(prompt.fixed, asked, reply)
        parsed = None
        if isinstance(message, Message):
            outcome, parsed = _read(message, reply)
        completion = Completion[ReplyT](
            outcome=outcome,
            reply=parsed,
            model_id=self.model_id,
            prompt_name=prompt.name,
            prompt_sha256=prompt.sha256,
            usage=_usage(message),
            attempts=attempts,
        )
        logger.info(
            "call of the language model ended",
            extra={"model": self.model_id, "outcome": outcome.value, "tokens": completion.usage.model_dump()},
        )
        return completion

    def _check_budget(self, fixed: str, asked: str) -> None:
        expected = (len(fixed.encode()) + len(asked.encode())) // _CHARACTERS_PER_TOKEN + self._reply_tokens
        if expected > self._budget_tokens:
            raise BudgetExceeded(
                f"the draft could cost {expected:,} tokens and NYAYA_CLAUDE_BUDGET_TOKENS allows "
                f"{self._budget_tokens:,}; raise it or ask for fewer sources with --k",
                model_id=self.model_id,
            )

    def _sent(self, fixed: str, asked: str, reply: type[BaseModel]) -> tuple[object, Outcome, int]:
        """The service's message, or none and why, and how many attempts it took."""
        outcome = Outcome.FAILED
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._once(fixed, asked, reply), Outcome.MALFORMED, attempt
            except anthropic.AnthropicError as exc:
                outcome, again = _outcome_of(exc)
                if not again or attempt == ATTEMPTS:
                    return None, outcome, attempt
                time.sleep(min(_asked_wait_s(exc) or _FIRST_WAIT_S * 2 ** (attempt - 1), self._longest_wait_s))
            except ValueError:  # a body that says it is JSON and is not
                return None, Outcome.MALFORMED, attempt
        return None, outcome, ATTEMPTS

    def _once(self, fixed: str, asked: str, reply: type[BaseModel]) -> object:
        return self._client.messages.create(
            model=self.model_id,
            max_tokens=self._reply_tokens,
            system=[{"type": "text", "text": fixed, "cache_control": {"type": "ephemeral"}}],
            messages=[{"role": "user", "content": asked}],
            output_config={"format": {"type": "json_schema", "schema": anthropic.transform_schema(reply)}},
        )


def _read(message: Message, reply: type[ReplyT]) -> tuple[Outcome, ReplyT | None]:
    """The reply inside a message; the library builds messages unchecked, so each part is looked at before use."""
    stopped = getattr(message, "stop_reason", None)
    if stopped == "refusal":
        return Outcome.REFUSED, None
    if stopped in ("max_tokens", "model_context_window_exceeded"):
        return Outcome.TRUNCATED, None
    blocks = getattr(message, "content", None)
    if not isinstance(blocks, list):
        return Outcome.MALFORMED, None
    texts = [getattr(block, "text", "") for block in blocks if getattr(block, "type", None) == "text"]
    try:
        return Outcome.REPLIED, reply.model_validate_json("".join(texts))
    except (ValidationError, TypeError):
        logger.warning("reply of the language model broke its schema", extra={"schema": reply.__name__})
        return Outcome.MALFORMED, None


def _usage(message: object) -> TokenUsage:
    counted = getattr(message, "usage", None)

    def count(name: str) -> int:
        value = getattr(counted, name, None)
        return value if isinstance(value, int) else 0

    return TokenUsage(
        input=count("input_tokens"),
        output=count("output_tokens"),
        cache_written=count("cache_creation_input_tokens"),
        cache_read=count("cache_read_input_tokens"),
    )


def _outcome_of(exc: anthropic.AnthropicError) -> tuple[Outcome, bool]:
    """What a failure of the library means, and whether trying again can help."""
    if isinstance(exc, anthropic.APITimeoutError):
        return Outcome.TIMED_OUT, False
    if isinstance(exc, anthropic.APIConnectionError):
        return Outcome.UNREACHABLE, True
    if isinstance(exc, anthropic.RateLimitError):
        return Outcome.RATE_LIMITED, True
    if isinstance(exc, anthropic.AuthenticationError | anthropic.PermissionDeniedError):
        return Outcome.KEY_REFUSED, False
    if isinstance(exc, anthropic.APIStatusError) and exc.status_code >= _SERVER_FAULTS:
        return (Outcome.OVERLOADED if exc.status_code == _OVERLOADED else Outcome.FAILED), True
    return Outcome.FAILED, False


def _asked_wait_s(exc: anthropic.AnthropicError) -> float | None:
    """Seconds that the service asks to wait; none where it names no positive number."""
    if not isinstance(exc, anthropic.APIStatusError):
        return None
    try:
        seconds = float(exc.response.headers.get("retry-after", ""))
    except ValueError:
        return None
    return seconds if seconds > 0 else None


def fenced(values: object) -> str:
    """`values` as JSON that cannot close the tags it stands between: every `<` and `>` is an escape."""
    return json.dumps(values, ensure_ascii=False, default=str).replace("<", "\\u003c").replace(">", "\\u003e")


def usage_facts(completion: Completion[Any]) -> dict[str, Any]:
    """What a stored answer keeps of a call."""
    return completion.model_dump(mode="json", exclude={"reply"})
