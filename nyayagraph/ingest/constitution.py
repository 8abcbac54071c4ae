"""Texts of the Constitution's articles through time: a text for each amendment from one source, today's from another.

Both fill the same versions, whose days are facts of `law.constitution`; so either may come first, or alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from pathlib import Path

from nyayagraph.ingest.corpus import corpus_lines
from nyayagraph.law.versions.amendments import Action, Change, Instrument
from nyayagraph.law.versions.constitution import (
    ArticleChange,
    article_changes,
    first_day,
    incomplete_texts,
    misapplied_from,
    printed_before,
    words_inserted,
)
from nyayagraph.law.versions.rebuilt import TextHistory, TextVersion

HISTORY_FILE = "history.jsonl.gz"
CURRENT_AS_OF = date(2021, 6, 10)

_ARTICLE_FILE = re.compile(r"articles/article-0*(\d+[A-Z]*)\.md")
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_TITLE = re.compile(r"^title:\s*\"?(.*?)\"?\s*$", re.MULTILINE)
_HEADING = re.compile(r"\A\s*# .*\n")
# the publisher's own remarks: takes `*(3) [Omitted by …]*`, `*[Article 31 omitted …]*`
_REMARK = re.compile(r"^\s*\*(?P<label>\(?\w{0,5}\)?\.?)\s*\[.*\]\*\s*$", re.MULTILINE)

NOT_HELD = "no source held prints the article as this change left it"
PARTS = "parts of the amendment commenced on different days"


@dataclass
class ArticleTexts:
    """The texts of one article by the number of the amendment that made them, 0 for the first."""

    article: str
    heading: str = ""
    texts: dict[int, str] = field(default_factory=dict)


def is_history(file: Path) -> bool:
    """Whether a file is of the layout with one text of an article for each amendment."""
    if file.name != HISTORY_FILE:
        return False
    _, line = next(corpus_lines(file), (0, "{}"))
    keys: set[str] = set(json.loads(line))
    return keys.issuperset(("amendment", "path", "change"))


def read_history(file: Path) -> Iterator[ArticleTexts]:
    """The articles of a history file; a correction without amendment replaces the text that stood."""
    articles: dict[str, ArticleTexts] = {}
    latest: dict[str, int] = {}
    for _, line in corpus_lines(file):
        row = json.loads(line)
        named = _ARTICLE_FILE.fullmatch(row["path"])
        if named is None or not row["text"]:
            continue
        held = articles.setdefault(named[1], ArticleTexts(named[1]))
        latest[named[1]] = row["amendment"] or latest.get(named[1], 0)
        title = _TITLE.search(row["text"])
        held.heading = title[1] if title else held.heading
        held.texts[latest[named[1]]] = _words(row["text"])
    yield from articles.values()


def _words(text: str) -> str:
    body = _HEADING.sub("", _FRONT.sub("", text))
    return _REMARK.sub(lambda remark: f"{remark['label']} * * *" if remark["label"] else "", body).strip()


def article_history(article: str, texts: Mapping[int, str], current: str | None) -> TextHistory:
    """The versions of an article: its days from the table, its words from whichever source has them."""
    slots = _slots(article, article_changes(article), begins=article.isdigit())
    _fill(article, slots, texts, current)
    versions: list[TextVersion] = []
    for slot in slots:
        versions.extend(slot.versions())
    ended = bool(slots) and slots[-1].until is not None
    ended_by = tuple(_change(one) for one in slots[-1].ended_by) if ended else ()
    return TextHistory(
        versions=tuple(versions),
        today=slots[-1].text or "" if slots else "",
        began=True,
        ended=ended,
        ended_by=ended_by,
    )


@dataclass
class _Slot:
    """A time in which the article did not change."""

    since: date
    low: date
    by: list[ArticleChange]
    until: date | None = None
    text: str | None = None
    ended_by: list[ArticleChange] = field(default_factory=list)

    def versions(self) -> Iterator[TextVersion]:
        changes = tuple(_change(one) for one in self.by)
        if self.low < self.since:
            yield TextVersion(text=None, since=self.low, until=self.since, changes=changes, why_gap=PARTS)
        ended = tuple(_change(one) for one in self.ended_by)
        yield TextVersion(
            text=self.text,
            since=self.since,
            until=self.until,
            changes=changes,
            why_gap="" if self.text else NOT_HELD,
            ended_by=ended,
        )


def _slots(article: str, changes: Sequence[ArticleChange], *, begins: bool) -> list[_Slot]:
    slots: list[_Slot] = [_Slot(first_day(article), first_day(article), [])] if begins else []
    for change in changes:
        if slots and slots[-1].since == change.on and slots[-1].until is None:
            slots[-1].by.append(change)
            continue
        if slots and slots[-1].until is None:
            slots[-1].until = change.since
            if change.what == "omitted":
                slots[-1].ended_by.append(change)
        if change.what != "omitted":
            slots.append(_Slot(change.on, change.since, [change]))
    return slots


def _fill(article: str, slots: Sequence[_Slot], texts: Mapping[int, str], current: str | None) -> None:
    """Words for the slots; a text is left out where its source is known not to show the law of those days."""
    wrong_from = misapplied_from(article)
    other_law = min((change.on for change in article_changes(article) if change.number == 0), default=None)
    for slot in slots:
        numbers = [change.number for change in slot.by] or [0]
        number = max(numbers)
        trusted = (wrong_from is None or number < wrong_from) and (other_law is None or slot.since < other_law)
        if trusted and number in texts and number not in incomplete_texts(article) and re.search(r"\w", texts[number]):
            slot.text = texts[number]
    if current:
        _fill_current(article, slots, current)
    for before, slot in pairwise(slots):
        told = words_inserted(article, max((change.number for change in slot.by), default=0))
        if told and slot.text is None and before.text and before.text.count(told.after) == 1:
            slot.text = before.text.replace(told.after, f"{told.after} {told.inserted}")


def _fill_current(article: str, slots: Sequence[_Slot], current: str) -> None:
    """Today's print for the last version, or for the one that it still shows."""
    shown = printed_before(article)
    for slot in slots:
        lasts = slot.until is None or slot.until > CURRENT_AS_OF
        fits = (slot.until == shown) if shown else (slot.since <= CURRENT_AS_OF and lasts)
        if fits and slot.text is None:
            slot.text = current


def _change(change: ArticleChange) -> Change:
    action = {"inserted": Action.INSERTED, "amended": Action.SUBSTITUTED, "omitted": Action.OMITTED}[change.what]
    return Change(
        mark="",
        action=action,
        by=Instrument(name=change.name, year=change.year),
        on=change.on,
        printed=f"{change.what} by the {change.name}",
    )
