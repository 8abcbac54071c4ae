"""Texts to learn from and to be measured on, read from the folder of public data beside the project.

Owns cleaning and cutting; knows nothing of pairs, splits or vectors.
"""

from __future__ import annotations

import gzip
import json
import re
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PASSAGE_WORDS = 180
LEAST_LAST_PASSAGE_WORDS = 20
LEAST_SECTION_WORDS = 8

# takes "\nJUDGMENT:\n" and "\n J U D G M E N T \n"; refuses "DATE OF JUDGMENT26/09/1974"
_BODY_MARK = re.compile(r"\n\s*J\s?U\s?D\s?G\s?M\s?E\s?N\s?T\s*:?\s*\n|\nJUDGMENT\s*:")
# takes the gap in "… dismissed. The appellant …"; refuses the gap in "s. 302"
_SENTENCE_END = re.compile(r"(?<=[a-z)\]\d][.;])\s+(?=[A-Z(\[\"'])")


@dataclass(frozen=True)
class CorpusJudgment:
    """A judgment as the corpus holds it, its headnote apart from its body."""

    corpus_id: str
    body: str
    headnote: str
    catchwords: str


@dataclass(frozen=True)
class StatuteText:
    """A section of an Act: its heading and its words."""

    act_title: str
    heading: str
    text: str


@dataclass(frozen=True)
class AilaTask:
    """Queries, documents by id, and relevant ids by query id, of one task of AILA 2019."""

    queries: dict[str, str]
    documents: dict[str, str]
    relevant: dict[str, set[str]]


def read_judgments(folder: Path) -> list[CorpusJudgment]:
    """All judgments of `sc-judgments`, in the order of the file, each id once."""
    judgments: dict[str, CorpusJudgment] = {}
    with gzip.open(folder / "sc-judgments" / "judgments.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = json.loads(line)
            mark = _BODY_MARK.search(fields["text"])
            judgments.setdefault(
                fields["id"],
                CorpusJudgment(
                    corpus_id=fields["id"],
                    body=clean(fields["text"][mark.end() if mark else 0 :]),
                    headnote=clean(fields["headnote"] or "") if mark else "",
                    catchwords=clean(fields["act_block"] or "") if mark else "",
                ),
            )
    return list(judgments.values())


def read_citation_index(folder: Path) -> dict[str, str]:
    """Corpus id by printed citation (`AIR 1978 SC 597`, `SCR 1978 2 621`); ambiguous citations are left out."""
    index: dict[str, str] = {}
    ambiguous: set[str] = set()
    for line in (folder / "sc-judgments" / "citation_index.csv").read_text(encoding="utf-8").splitlines()[1:]:
        citation, _, corpus_id = line.rpartition(",")
        if index.setdefault(citation, corpus_id) != corpus_id:
            ambiguous.add(citation)
    return {citation: corpus_id for citation, corpus_id in index.items() if citation not in ambiguous}


def read_statutes(folder: Path) -> list[StatuteText]:
    """Sections of the central Acts, of the repealed codes and articles of the Constitution, pages of PDFs left out."""
    return [
        section
        for section in (*_india_code(folder), *_repealed_codes(folder))
        if len(section.text.split()) >= LEAST_SECTION_WORDS and not section.heading.startswith("Page ")
    ]


def read_aila(folder: Path) -> tuple[AilaTask, AilaTask]:
    """The precedent task and the statute task of AILA 2019."""
    texts: dict[str, str] = {}
    with tarfile.open(folder / "aila-2019" / "aila-2019.tar.gz") as archive:
        for member in archive:
            stream = archive.extractfile(member)
            if stream is not None:
                texts[member.name] = stream.read().decode("utf-8", errors="replace")
    queries = dict(line.split("||", 1) for line in texts["Query_doc.txt"].splitlines() if "||" in line)
    return (
        AilaTask(
            queries, _aila_documents(texts, "casedocs"), _aila_relevant(texts["relevance_judgments_priorcases.txt"])
        ),
        AilaTask(
            queries, _aila_documents(texts, "statutes"), _aila_relevant(texts["relevance_judgments_statutes.txt"])
        ),
    )


def clean(text: str) -> str:
    """`text` with every run of white space turned into one space."""
    return " ".join(text.split())


def passages(text: str, *, words: int = PASSAGE_WORDS) -> list[str]:
    """Consecutive pieces of `words` words; a much shorter last piece is dropped unless it is the only one."""
    split = text.split()
    pieces = [split[start : start + words] for start in range(0, len(split), words)]
    if len(pieces) > 1 and len(pieces[-1]) < LEAST_LAST_PASSAGE_WORDS:
        pieces.pop()
    return [" ".join(piece) for piece in pieces]


def sentences(text: str, *, at_least: int = 8, at_most: int = 60) -> list[str]:
    """Sentences of `text` with between `at_least` and `at_most` words."""
    return [found for found in _SENTENCE_END.split(text) if at_least <= len(found.split()) <= at_most]


def _india_code(folder: Path) -> Iterator[StatuteText]:
    with gzip.open(folder / "statutes-indiacode" / "central_acts_sections.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = json.loads(line)
            yield StatuteText(clean(fields["act_title"]), clean(fields["heading"] or ""), clean(fields["text"] or ""))


def _repealed_codes(folder: Path) -> Iterator[StatuteText]:
    codes = {
        "ipc": "The Indian Penal Code, 1860",
        "crpc": "The Code of Criminal Procedure, 1973",
        "iea": "The Indian Evidence Act, 1872",
    }
    for name, title in codes.items():
        for fields in json.loads((folder / "statutes-civictech" / f"{name}.json").read_text(encoding="utf-8")):
            yield StatuteText(title, clean(fields["section_title"]), clean(fields["section_desc"]))
    constitution = folder / "statutes-civictech" / "constitution" / "constitution_of_india.json"
    for fields in json.loads(constitution.read_text(encoding="utf-8")):
        yield StatuteText(
            "The Constitution of India", clean(fields.get("title") or ""), clean(fields.get("description") or "")
        )


def _aila_documents(texts: dict[str, str], kind: str) -> dict[str, str]:
    prefix = f"Object_{kind}/"
    return {name[len(prefix) : -4]: text for name, text in sorted(texts.items()) if name.startswith(prefix)}


def _aila_relevant(lines: str) -> dict[str, set[str]]:
    relevant: dict[str, set[str]] = {}
    for line in lines.splitlines():
        query_id, _, document_id, grade = line.split()
        if grade != "0":
            relevant.setdefault(query_id, set()).add(document_id)
    return relevant
