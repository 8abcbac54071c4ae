"""Halves of labelled sets: on some rules are repaired; the others are measured and never looked at."""

from __future__ import annotations

import argparse

UNSEEN = ("aside", "last")


def add_half(parser: argparse.ArgumentParser, *halves: str) -> None:
    """Options `--half`, the first of `halves` unless told, and `--errors`."""
    parser.add_argument("--half", choices=halves, default=halves[0])
    parser.add_argument("--errors", action="store_true", help=f"print each error; never of {' or '.join(UNSEEN)}")


def parsed(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """The arguments; ends the program where errors of a half are asked for that nobody looks at."""
    asked = parser.parse_args()
    if asked.errors and asked.half in UNSEEN:
        parser.error(f"errors of half {asked.half} are never looked at")
    return asked
