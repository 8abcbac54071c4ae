"""Prompts as files: a header that says what goes in and what comes back, a fixed part, and the part that is asked.

A prompt's name and hash go into every stored answer. Knows no model, no law and no graph.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from nyayagraph.errors import ConfigError

_FIXED, _ASKED = "== fixed ==", "== asked =="
_ENTRY = re.compile(r"^# (param|reply)\s+(\w+)\s+(.*)$")  # takes `# param  question  the question`; refuses `# prose`
_SLOT = re.compile(r"\{\{(\w+)\}\}")  # takes `{{question}}`; refuses `{question}`


class Prompt(BaseModel):
    """One prompt: `fixed` is the same for every call and may be cached by the service, `asked` has the slots."""

    model_config = ConfigDict(frozen=True)

    name: str
    params: tuple[str, ...]
    reply: tuple[str, ...]
    fixed: str
    asked: str
    sha256: str

    def filled(self, values: Mapping[str, str]) -> str:
        """The asked part with every slot filled once; what a value holds is never read as a slot."""
        if set(values) != set(self.params):
            raise ConfigError(f"prompt {self.name} takes {sorted(self.params)}, got {sorted(values)}")
        return _SLOT.sub(lambda slot: values[slot[1]], self.asked)


@cache
def read_prompt(name: str) -> Prompt:
    """The packaged prompt of that name; raises `ConfigError` where the file breaks its form."""
    text = (resources.files(__name__) / f"{name}.prompt").read_text(encoding="utf-8")
    header, fixed_mark, rest = text.partition(f"\n{_FIXED}\n")
    fixed, asked_mark, asked = rest.partition(f"\n{_ASKED}\n")
    lines = header.splitlines()
    if not (fixed_mark and asked_mark) or not lines or lines[0] != f"# {name}":
        raise ConfigError(f"prompt {name}: expected `# {name}`, a header, `{_FIXED}` and `{_ASKED}`")
    entries = [entry for line in lines if (entry := _ENTRY.match(line))]
    params = tuple(entry[2] for entry in entries if entry[1] == "param")
    if set(_SLOT.findall(asked)) != set(params) or _SLOT.search(fixed):
        raise ConfigError(f"prompt {name}: header and slots disagree")
    return Prompt(
        name=name,
        params=params,
        reply=tuple(entry[2] for entry in entries if entry[1] == "reply"),
        fixed=fixed.strip(),
        asked=asked.strip(),
        sha256=hashlib.sha256(text.encode()).hexdigest(),
    )
