"""The commands by name, each imported when it is called: `nyaya find` waits for no database driver."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

_COMMANDS = ("demo", "ask", "verify", "repealed", "search", "status", "section", "chain", "landmarks", "find")
_GROUPS = {
    "db": "db",
    "ingest": "ingest",
    "cypher": "catalogue",
    "evaluate": "evaluate",
    "starter": "starter",
    "audit": "audit",
}  # name of a group → its module


class LoadedByName(TyperGroup):
    """A group whose commands are imported when named; an unknown name imports them all, to suggest one."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Names in the order of the help: commands, then groups."""
        own = [name for name in super().list_commands(ctx) if name not in _COMMANDS and name not in _GROUPS]
        return [*_COMMANDS, *own, *_GROUPS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name, None where there is none."""
        if cmd_name not in self.commands:
            known = self.list_commands(ctx)
            for name in [cmd_name] if cmd_name in known else known:
                if name not in self.commands:
                    self.commands[name] = _imported(name)
        return self.commands.get(cmd_name)


def _imported(name: str) -> Any:
    holder = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    module = import_module(f"nyayagraph.commands.{_GROUPS.get(name, name)}")
    if name in _GROUPS:
        holder.add_typer(module.app, name=name)
    else:
        holder.command(name)(getattr(module, name))
    return typer.main.get_group(holder).commands[name]
