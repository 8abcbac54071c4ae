"""Judgments from PDF files, page by page, with the characters at which pages begin."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2 as pdfium

from nyayagraph.errors import SourceError
from nyayagraph.ingest.reported import judge_name, party_case, sitting_day, split_title
from nyayagraph.ingest.sources import SourceJudgment, digest
from nyayagraph.law.citations import parse_header_citations
from nyayagraph.law.records import JudgmentRecord

# Print furniture of a page; takes `Indian Kanoon - http://… 3` and `Page 3 of 12`, refuses `page 3 of the paper book`.
_FURNITURE = re.compile(r"^(?:Indian Kanoon - .*|Page \d+ of \d+|\d{1,4})\s*$", re.MULTILINE)
_EQUIVALENT = re.compile(r"^Equivalent citations?:\s*(.+?)(?=^\w+:|\Z)", re.MULTILINE | re.DOTALL)
_AUTHOR = re.compile(r"^Author:\s*(.+)$", re.MULTILINE)
_BENCH = re.compile(r"^Bench:\s*(.+)$", re.MULTILINE)
_BLOCK = re.compile(
    r"BENCH:\s*\n(?P<bench>.*?)\n\s*CITATION:\s*\n(?P<citations>.*?)(?=\n\s*(?:CITATOR INFO|ACT:|HEADNOTE:))", re.DOTALL
)
_PARTIES = re.compile(
    r"PETITIONER:\s*\n(?P<petitioner>.+?)\n\s*Vs\.\s*\n?\s*RESPONDENT:\s*\n(?P<respondent>.+?)\n\s*DATE OF JUDGMENT",
    re.DOTALL,
)
_DATE = re.compile(r"DATE OF JUDGMENT:?\s*(\d{1,2}/\d{1,2}/\d{4})")
_TITLE_LINES = 4
_HEADER_CHARS = 6000


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
    """A reported judgment from a PDF; raises `SourceError` where the first page names no parties."""
    text, starts = read_pdf_text(path)
    header = text[:_HEADER_CHARS]
    title, titled_day = next(
        (found for line in header.splitlines()[:_TITLE_LINES] if " v. " in (found := split_title(line))[0]), ("", None)
    )
    parties = _PARTIES.search(header)
    block = _BLOCK.search(header)
    petitioner = party_case(parties["petitioner"]) if parties else ""
    respondent = party_case(parties["respondent"]) if parties else ""
    full = f"{petitioner} v. {respondent}" if parties else title
    if not full:
        raise SourceError(f"{path.name} names no parties in its first lines; expected e.g. `A vs B on 3 May, 1978`")
    stated = _DATE.search(header)
    day = (sitting_day(stated[1]) if stated else None) or titled_day
    equivalent = _EQUIVALENT.search(header)
    printed = " , ".join(
        part for part in (equivalent[1] if equivalent else "", block["citations"] if block else "") if part
    )
    bench = _bench(block["bench"] if block else "", _BENCH.search(header))
    author = _AUTHOR.search(header)
    record = JudgmentRecord(
        title=full if "..." in title or not title else title,
        petitioner=petitioner,
        respondent=respondent,
        names=tuple(dict.fromkeys(name for name in (full, title) if name)),
        court_id=court_id,
        decided_on=day,
        bench_strength=len(bench) if block and bench else None,
        bench=bench,
        author=judge_name(author[1]) if author else None,
        citations=tuple(dict.fromkeys(str(key) for key in parse_header_citations(printed))),
    )
    return SourceJudgment(
        source=f"pdf:{digest(path.read_bytes())[:16]}",
        sha256=digest(text),
        record=record,
        text=text,
        page_starts=starts,
        year=day.year if day else None,
    )


def _bench(block: str, line: re.Match[str] | None) -> tuple[str, ...]:
    printed = [judge for judge in block.splitlines() if judge.strip() and not judge.strip().endswith(":")]
    if not printed and line:
        printed = [line[1]]
    return tuple(dict.fromkeys(judge_name(judge) for judge in printed))
