"""Tags that name a person's own document, `[contract.pdf, page 4]`: where they stand and what they say. Pure.

Whether there is such a document is the registry's to say; a tag by itself proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.find import FoundReference
from nyayagraph.law.uploads import upload_key

_BRACKET = re.compile(r"\[([^\[\]\n]{1,160})\]")
_PART = re.compile(r"[^;]+")
# takes `Document 3: `, `Uploaded document: `; refuses `Exhibit 3: `
_LEAD = re.compile(
    r"\s*(?:uploaded\s+)?(?:document|doc|file|upload|attachment)\s*(?:no\.?\s*)?\d*\s*:\s*", re.IGNORECASE
)
# takes `-page9`, `, page 4`, ` p. 4`, `, pages 2-3`, ` (page 4)`; refuses `Homepage9`, `Annexure P 4`
_PAGES = re.compile(
    r"(?P<mark>\s*[,:(\u2013\u2014-]\s*(?:at\s+)?|\s+(?:at\s+)?)(?:[Pp]ages?|PAGES?|[Pp]gs?\.?|pp?\.?)\s*"
    r"(?P<first>\d{1,5})(?:\s*(?:[-\u2013]|to)\s*(?P<last>\d{1,5}))?\s*\)?\s*$"
)
_FILE = re.compile(r"\.(?:pdf|docx?|odt|rtf|txt)\s*$", re.IGNORECASE)
# takes `Document 3`, `Article-21`; refuses `Article 21`, `Annexure-2`, `COVID-19`
_NUMBERED = re.compile(
    r"\s*(?:(?:document|doc|file|upload|attachment|source)[\s_-]*(?:no\.?\s*)?\d+"
    r"|(?:article|section|rule|order|act|case|judge?ment)[_-]\d+\w*)\s*$",
    re.IGNORECASE,
)
_OWN_SOURCES = re.compile(r"\s*S\d+(?:\s*,\s*S\d+)*\s*$")  # an answer's own `[S1, S4]`
_LETTER = re.compile(r"[^\W\d_]")


class Tag(BaseModel):
    """A tag at `[start, end)` of the text, brackets left out; `key` is the document's name as names are compared.

    `is_formed` says that it can be nothing but a tag: another may be, where the registry knows its name.
    """

    model_config = ConfigDict(frozen=True)

    start: int
    end: int
    text: str
    kind: Literal["upload"] = "upload"
    name: str
    keys: tuple[str, ...] = ()
    key: str
    first_page: int | None = None
    last_page: int | None = None
    is_formed: bool = False


def find_tags(text: str, references: Sequence[FoundReference] = ()) -> list[Tag]:
    """What may be a tag, in order; a bracket that belongs to a citation, `[1978] 2 SCR 621`, is none."""
    return [
        tag
        for bracket in _BRACKET.finditer(text)
        if not any(one.start <= bracket.start() and bracket.end() <= one.end for one in references)
        for tag in _tags_in(bracket)
    ]


def _tags_in(bracket: re.Match[str]) -> Iterator[Tag]:
    for part in _PART.finditer(bracket[1]):
        tag = read_tag(part[0], start=bracket.start(1) + part.start())
        if tag:
            yield tag


def read_tag(printed: str, *, start: int = 0) -> Tag | None:
    """The tag that `printed` is, brackets left out; nothing where it names nothing."""
    lead = _LEAD.match(printed)
    pages = _PAGES.search(printed, lead.end() if lead else 0)
    name = printed[lead.end() if lead else 0 : pages.start() if pages else len(printed)].strip()
    if not _LETTER.search(name) or _OWN_SOURCES.match(printed):
        return None
    opening = start + len(printed) - len(printed.lstrip())
    first = int(pages["first"]) if pages else None
    return Tag(
        start=opening,
        end=opening + len(printed.strip()),
        text=printed.strip(),
        name=name,
        key=upload_key(name),
        first_page=first,
        last_page=int(pages["last"]) if pages and pages["last"] else first,
        is_formed=bool(
            lead or _FILE.search(name) or _NUMBERED.match(printed) or (pages and pages["mark"].strip() == "-")
        ),
    )
