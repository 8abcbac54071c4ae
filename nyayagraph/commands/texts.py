"""Texts that commands read: a file, standard input, or a reference typed on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from nyayagraph.errors import ConfigError, SourceError

STANDARD_INPUT = "-"
_PDF = b"%PDF-"
_PDF_HEAD = 1024  # readers of PDF look for its mark in the first kilobyte
_LONGEST_REFERENCE = 1000
_WORD_FILE = b"PK\x03\x04"


def read_text(file: str) -> str:
    """Text of a file, or of standard input for `-`; raises `SourceError` that says what the file is instead."""
    try:
        content = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except FileNotFoundError as exc:
        raise SourceError(f"{file}: there is no such file; check its path, or give - to read standard input") from exc
    except IsADirectoryError as exc:
        raise SourceError(f"{file} is a folder; give one file of it") from exc
    except OSError as exc:
        raise SourceError(f"{file} cannot be opened: {exc.strerror}") from exc
    return _decoded(content, file)


def source_name(file: str) -> str:
    """The file as a message names it."""
    return "standard input" if file == STANDARD_INPUT else file


def one_reference(typed: str) -> str:
    """What was typed, where it can be one reference; raises `ConfigError` where it is a whole text or no text."""
    if len(typed) > _LONGEST_REFERENCE:
        raise ConfigError(
            f"a reference of {len(typed):,} characters is none: give one citation, name, section or article; "
            "`nyaya find` lists those of a whole text, `nyaya verify` checks it"
        )
    return typed_text(typed, "reference")


def typed_text(typed: str, called: str) -> str:
    """What was typed; raises `ConfigError` where it is not UTF-8."""
    try:
        typed.encode("utf-8")
    except UnicodeEncodeError as exc:
        raise ConfigError(f"the {called} is not UTF-8 text; write it in UTF-8") from exc
    return typed


def _decoded(content: bytes, file: str) -> str:
    """The text, its lines ended by a line feed alone."""
    named = source_name(file)
    if _PDF in content[:_PDF_HEAD]:
        raise SourceError(
            f"{named} is a PDF, and this command reads plain text; `nyaya ingest pdf` loads a reported judgment, "
            "`nyaya ingest upload` a document of your own, and `pdftotext FILE -` prints the text of any"
        )
    if content.startswith(_WORD_FILE):
        raise SourceError(f"{named} is a Word document or an archive; save it as plain text (UTF-8)")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as exc:
        raise SourceError(
            f"{named} is not UTF-8 text (byte 0x{content[exc.start]:02x} at place {exc.start}); save it as UTF-8"
        ) from exc
    return text.replace("\r\n", "\n").replace("\r", "\n")
