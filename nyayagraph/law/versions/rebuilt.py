"""The texts of a provision through time, rebuilt backwards from today's text by its amendment footnotes.

Pure. Intervals are half open. Where a footnote does not print the words before, or the day, the chain says so:
a gap has no text and a reason, and nothing is guessed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.text.marked_text import Kind, Marked, MarkedText
from nyayagraph.law.versions.amendments import Action, Change, FootnoteReader, split_footnotes

_LETTERED = re.compile(r"[A-Z]")
_ELLIPSIS = re.compile(r"\.\s?\.\s?\.|…|\*\s?\*")
# a body that only says that the section is gone: takes `[Penalty.] Rep. by Act 5 of 1908, s. 3.`
_GONE = re.compile(
    r"^\W*(?:\d{1,3}[A-Z]{0,3}\s?\.)?\s*(?P<heading>\[?.{0,400}?[\]\s.:\u2012-\u2015-]|)(?P<how>\[?\s*(?:Omitted|Rep\.|Repealed)[,\s]+(?:by|ibid|vide|\(w)[^\n]*.*)$",
    re.DOTALL,
)
_LONGEST_GONE = 700

NO_DAY = "changed on a day that the source does not print"
NO_WORDS = "the source does not print the words before the change"
NOT_READ = "a footnote on a change could not be read"
NO_BEGINNING = "inserted after the Act, on a day that the source does not print"
NEVER_LAW = "printed, but never brought into force"
NO_TEXT = "the source prints no text"
NO_AMENDMENTS = "the source prints one text without its amendments"


class TextVersion(BaseModel):
    """The words of a provision between two days; no words where they are not known, with the reason.

    `since` is None where the words were law from the beginning of the provision, whenever that was.
    """

    model_config = ConfigDict(frozen=True)

    text: str | None
    since: date | None
    until: date | None
    changes: tuple[Change, ...] = ()
    ended_by: tuple[Change, ...] = ()
    why_gap: str = ""


class TextHistory(BaseModel):
    """All versions of a provision, oldest first, and its text today.

    `began` and `ended` are True where the first or the last day of the provision itself is that of a version.
    `unread` are the footnotes that left a gap because they could not be read or placed.
    """

    model_config = ConfigDict(frozen=True)

    versions: tuple[TextVersion, ...]
    today: str
    began: bool = False
    ended: bool = False
    ended_by: tuple[Change, ...] = ()
    unread: tuple[str, ...] = ()


class _Group(BaseModel):
    """Changes that cannot be told apart in time: those of one day, or of one window `[low, high)`."""

    low: date | None
    high: date
    changes: list[Change]


def text_history(
    number: str, text: str, footnotes: str, *, reader: FootnoteReader, as_of: date,
    outer: Sequence[Change] = (), began_on: date | None = None,
) -> TextHistory:  # fmt: skip
    """Every version of the provision `number`, from its text with marks and its footnotes.

    `as_of` is the day on which the source printed the text. `outer` are insertions of a whole chapter around it;
    `began_on` is the day of a provision younger than its Act where that is known from elsewhere.
    """
    notes = _numbered_as_marked(split_footnotes(footnotes), text)
    changes = reader.read_notes(notes)
    noted = {mark for mark, _ in notes}
    marked = MarkedText(text, noted)
    lost = [_lost(place) for place, _ in marked.places() if place.mark not in noted and place.kind is not Kind.POINT]
    gone = _gone_by(marked.words(), reader)
    rebuilding = _Rebuilding(number, marked, [*changes, *lost[:1]], outer, began_on)
    return rebuilding.history(as_of, gone)


def _numbered_as_marked(notes: list[tuple[str, str]], text: str) -> list[tuple[str, str]]:
    """`notes` with the numbers of the marks, in their order, where print numbered as many notes otherwise."""
    told = [mark for mark, _ in notes]
    marks = list(dict.fromkeys(place.mark for place, _ in MarkedText(text, told).places()))
    if sorted(told) == sorted(marks) or len(told) != len(marks):
        return notes
    return [(mark, words) for mark, (_, words) in zip(marks, notes, strict=True)]


def printed_once(text: str, *, as_of: date, began_on: date | None = None) -> TextHistory:
    """The history of a text whose source prints no amendments: it is known from the day of its print on."""
    words = TextVersion(text=text or None, since=as_of, until=None, why_gap="" if text else NO_TEXT)
    before = TextVersion(text=None, since=began_on, until=as_of, why_gap=NO_AMENDMENTS)
    return TextHistory(versions=(before, words), today=text, began=began_on is not None)


def known_changes_history(
    number: str,
    text: str,
    changes: Sequence[Change],
    whole: Sequence[Change],
    *,
    as_of: date,
    began_on: date | None = None,
) -> TextHistory:
    """The history of a text without marks whose changes are known from elsewhere: days, but no earlier words.

    `whole` are the changes that inserted or replaced the provision itself.
    """
    marked = MarkedText(text)
    gone = _gone_by(text, FootnoteReader())
    return _Rebuilding(number, marked, changes, whole, began_on).history(as_of, gone)


def _lost(place: Marked) -> Change:
    """The change at a mark whose footnote is not printed: nothing is known of it."""
    return Change(mark=place.mark, action=Action.UNREAD, printed=f"mark {place.mark}, without its footnote")


def _gone_by(words: str, reader: FootnoteReader) -> list[Change] | None:
    """What omitted the provision where its text only says so; empty where it does not say what."""
    if len(words) > _LONGEST_GONE:
        return None
    match = _GONE.match(words)
    if match is None:
        return None
    return list(reader.read_one("", match["how"].strip(" []")))


class _Rebuilding:
    """Undoes the changes of one text, the latest first."""

    def __init__(
        self, number: str, marked: MarkedText, changes: Sequence[Change], outer: Sequence[Change], began_on: date | None
    ) -> None:
        self.number = number
        self.began_on = began_on
        self.marked = marked
        self.changes = [*changes, *outer]
        self.outer = frozenset(id(change) for change in outer)
        self.replaced: dict[Marked, str] = {}
        self.undone_before: set[Marked] = set()
        self.above = dict(marked.places())
        self.links = self._link(changes)
        self.unread: list[str] = []

    def _link(self, changes: Sequence[Change]) -> dict[str, list[Marked]]:
        """The places of each footnote's mark; none where two footnotes share it."""
        by_mark: dict[str, list[Marked]] = {}
        for place in self.above:
            by_mark.setdefault(place.mark, []).append(place)
        notes = Counter(mark for mark, _ in {(change.mark, change.printed) for change in changes})
        links = {mark: places for mark, places in by_mark.items() if notes[mark] == 1}
        free_notes = [mark for mark, times in notes.items() if times == 1 and mark not in links]
        free_places = [mark for mark in by_mark if mark not in notes]
        if len(free_notes) == 1 and len(free_places) == 1:
            links[free_notes[0]] = by_mark[free_places[0]]
        return links

    def history(self, as_of: date, gone: list[Change] | None) -> TextHistory:
        """The chain; `gone` are the changes that ended the provision, None where it goes on."""
        for change in self.changes:
            if change.pending:
                self._undo(change)
        live = [change for change in self.changes if not change.pending]
        today = "" if gone is not None else self.marked.words(self.replaced, number=self.number)
        groups = _groups([*live, *(gone or ())], as_of)
        if gone is not None and not gone:
            groups.insert(0, _Group(low=None, high=as_of, changes=[]))
        ended = gone is not None or (not _has_words(today) and any(one.action is Action.OMITTED for one in live))
        last = groups[0] if groups and ended else None
        chain, began = self._backwards(groups, last, today, as_of, is_gone=gone is not None)
        kept = [one for one in chain if one.since is None or one.until is None or one.since < one.until]
        return TextHistory(
            versions=tuple(reversed(kept)),
            today=today,
            began=began,
            ended=last is not None,
            ended_by=tuple(last.changes) if last else (),
            unread=tuple(dict.fromkeys(self.unread)),
        )

    def _backwards(
        self, groups: Sequence[_Group], last: _Group | None, today: str, as_of: date, *, is_gone: bool
    ) -> tuple[list[TextVersion], bool]:
        """The versions, the newest first, and whether the oldest opens with the provision itself."""
        chain: list[TextVersion] = []
        words = today if _has_words(today) else None
        why, until = "" if words else NO_TEXT, None
        for group in groups:
            changes = tuple(group.changes)
            if group is not last:
                chain.append(TextVersion(text=words, since=group.high, until=until, changes=changes, why_gap=why))
            if group.low != group.high:
                is_read = changes and all(one.action is not Action.UNREAD for one in changes)
                reason = NO_DAY if is_read else NOT_READ
                chain.append(TextVersion(text=None, since=group.low, until=group.high, changes=changes, why_gap=reason))
            until = group.low
            if group.low is None:
                return chain, False
            began, lost = self._undo_all(group, is_end=is_gone and group is last)
            if began:
                return chain, True
            if lost or words is None:
                is_shown = group is last and not is_gone
                words, why = None, lost or (NO_WORDS if is_shown else why) or NO_WORDS
            else:
                words = self.marked.words(self.replaced, number=self.number)
        return [*chain, *self._first(words, until, why, as_of)], self.began_on is not None

    def _first(self, words: str | None, until: date | None, why: str, as_of: date) -> list[TextVersion]:
        """The version at the beginning; a number with a letter shows that the provision came later than its Act."""
        if self.began_on:
            return [TextVersion(text=words, since=self.began_on, until=until, why_gap=why)]
        if not _LETTERED.search(self.number) or words is None:
            return [TextVersion(text=words, since=None, until=until, why_gap=why)]
        if until is not None:
            return [TextVersion(text=None, since=None, until=until, why_gap=NO_BEGINNING)]
        return [
            TextVersion(text=words, since=as_of, until=None),
            TextVersion(text=None, since=None, until=as_of, why_gap=NO_BEGINNING),
        ]

    def _undo_all(self, group: _Group, *, is_end: bool) -> tuple[bool, str]:
        """Whether the provision began with this group, and why its earlier words are not known, if they are not."""
        began, why = False, NO_WORDS if is_end else ""
        touched = set(self.replaced)
        for change in group.changes:
            outcome = self._undo(change)
            began = began or outcome == "began"
            if outcome in (NO_WORDS, NOT_READ):
                why = outcome
        self.undone_before |= touched
        self.undone_before |= set(self.replaced)
        return began, why

    def _undo(self, change: Change) -> str:
        """Nothing where the words before the change now stand; else `began`, or why they cannot."""
        if id(change) in self.outer:
            return "began" if change.action is Action.INSERTED else NO_WORDS
        places = self.links.get(change.mark, [])
        if change.action is Action.UNREAD or (not places and change.mark):
            self.unread.append(change.printed)
            return NOT_READ
        whole = [place for place in places if place.kind is Kind.BRACKET and self.marked.is_whole(place)]
        if change.action is Action.INSERTED and whole:
            return "began"
        is_printed = change.mark and change.earlier is not None and not _ELLIPSIS.search(change.earlier)
        if not is_printed or any(_too_few(place, change) for place in whole):
            return NO_WORDS
        return "" if all(self._set(place, change) for place in places) else NO_WORDS

    def _set(self, place: Marked, change: Change) -> bool:
        """Whether the words before `change` could be put into `place`."""
        above = self.above[place]
        if any(one in self.replaced for one in above):
            return not any(one in self.undone_before for one in above)
        fits = {
            Action.INSERTED: place.kind is Kind.BRACKET,
            Action.SUBSTITUTED: place.kind is Kind.BRACKET,
            Action.OMITTED: place.kind is not Kind.BRACKET,
            Action.RENUMBERED: place.kind is Kind.BRACKET and _is_label(place),
        }
        if not fits.get(change.action) or not place.is_closed or change.earlier is None:
            return False
        self.replaced[place] = change.earlier
        return True


def _too_few(place: Marked, change: Change) -> bool:
    """Whether words are too few to have been the whole provision: then the mark was that of a heading above it."""
    return change.action is Action.SUBSTITUTED and len(change.earlier or "") < len(_inside(place)) // 3


def _inside(place: Marked) -> str:
    return "".join(part if isinstance(part, str) else _inside(part) for part in place.parts)


def _has_words(text: str) -> bool:
    return re.search(r"\w", text) is not None


def _is_label(place: Marked) -> bool:
    return re.fullmatch(r"\s*\(?\w{1,5}\)?\s*", "".join(str(part) for part in place.parts)) is not None


def _groups(changes: Sequence[Change], as_of: date) -> list[_Group]:
    """Changes by time, the latest first; those whose windows overlap are one group."""
    groups: list[_Group] = []
    for change in sorted(
        changes, key=lambda one: (_window(one, as_of)[1], _window(one, as_of)[0] or date.min), reverse=True
    ):
        low, high = _window(change, as_of)
        before = groups[-1] if groups else None
        if before and (before.low is None or high > before.low or (high == low == before.low == before.high)):
            before.changes.append(change)
            before.low = None if low is None or before.low is None else min(before.low, low)
        else:
            groups.append(_Group(low=low, high=high, changes=[change]))
    return groups


def _window(change: Change, as_of: date) -> tuple[date | None, date]:
    """The days between which a change took effect: one day, the years of its instruments, or up to the print."""
    if change.action is Action.UNREAD:
        days = [day for day in (change.on, change.until) if day]
        return change.since and min(change.since, change.on or change.since), max(days, default=as_of)
    if change.on:
        return change.on, change.on
    return change.since, change.until or as_of
