"""Judgments from PDF files, page by page, with the characters at which pages begin."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2 as pdfium

from nyayagraph.errors import SourceError
from nyayagraph.ingest.sources import SourceJudgment, digest
from nyayagraph.law.judgment_text import read_judgment_text
from nyayagraph.law.records import JudgmentRecord

# Print furniture of a page; takes `Indian Kanoon - http://… 3` and `Page 3 of 12`, refuses `page 3 of the paper book`.
_FURNITURE = re.compile(r"^(?:Indian Kanoon - .*|Page \d+ of \d+|\d{1,4})\s*$", re.MULTILINE)


def read_pdf_text(path: Path) -> tuple[str, tuple[int, ...]]:
    """Text of a PDF and the character at which each page begins; `text[starts[i]:starts[i + 1]]` is page i + 1.

    Raises `SourceError` for a damaged or locked file, and for one whose pages are pictures only.
    """
    try:
        document = pdfium.PdfDocument(path)
    except (pdfium.PdfiumError, OSError) as exc:
        raise SourceError(
            f"{path.name} is not a PDF that can be opened ({exc}); check the file or its password"
        ) from exc
    starts: list[int] = []
    pages: list[str] = []
    length = 0
    with document:
        for page in document:
            textpage = page.get_textpage()
            text = _FURNITURE.sub("", textpage.get_text_bounded().replace("\r\n", "\n").replace("\r", "\n"))
            textpage.close()
            page.close()
            starts.append(length)
            pages.append(text if text.endswith("\n") else text + "\n")
            length += len(pages[-1])
    whole = "".join(pages)
    if not whole.strip():
        raise SourceError(
            f"{path.name} has {len(pages)} pages and no text: it is a scan; run OCR over it and load the result"
        )
    return whole, tuple(starts)


def read_pdf_judgment(path: Path, *, court_id: str = "supreme-court") -> SourceJudgment:
    """A judgment from a PDF; raises `SourceError` where its head names no parties.

    `court_id` stands in where the text names no court.
    """
    text, starts = read_pdf_text(path)
    read = read_judgment_text(text)
    if not read.title:
        raise SourceError(f"{path.name} names no parties in its first lines; expected e.g. `A vs B on 3 May, 1978`")
    full = f"{read.petitioner} v. {read.respondent}" if read.petitioner and read.respondent else read.title
    record = JudgmentRecord(
        title=read.title,
        petitioner=read.petitioner,
        respondent=read.respondent,
        names=tuple(dict.fromkeys((full, read.title))),
        court_id=read.court_id or court_id,
        decided_on=read.decided_on,
        bench_strength=len(read.bench) if read.bench and read.bench_is_whole else None,
        bench=read.bench,
        author=read.author,
        citations=read.citations,
        outcome=read.disposal,
    )
    return SourceJudgment(
        source=f"pdf:{digest(path.read_bytes())[:16]}",
        sha256=digest(text),
        record=record,
        text=text,
        page_starts=starts,
        year=read.decided_on.year if read.decided_on else None,
    )
