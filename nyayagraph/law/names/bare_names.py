"""Names of judgments that stand bare, with no word such as `case` beside them: `In Gopalan, this Court`, `Balaji(2)`.

Pure; a bare name counts where the text names a judgment so, and gives its citation or speaks of a holding there.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from nyayagraph.law.citations.footnotes import Footnotes
from nyayagraph.law.names.judgments_named import JudgmentsNamed, NamedJudgment
from nyayagraph.law.names.pointing_words import (
    BEFORE_BARE_NAME,
    CUE,
    ENDS_BARE_NAME,
    GOES_ON_TO_VERSUS,
    NEXT_OF_LIST,
    NO_LONE_NAME,
    NO_NAMES,
    OF_A_HOLDING,
    OF_A_NAME,
    OF_A_THING,
    POSSESSIVE,
    REACH,
)
from nyayagraph.law.names.short_form_hits import bare_names, is_capital

SEVERAL = "several judgments can be so called"


class FoundShortForm(NamedTuple):
    """A short form at `[start, end)`, with the judgment that it means, or None and a note that says why not."""

    start: int
    end: int
    judgment: NamedJudgment | None
    keys: tuple[str, ...]
    note: str | None


class BareNames:
    """The bare names of one text; `starts` are the places of its whole names and citations, in order.

    `is_within` tells whether a place lies inside one of those, `opening` where the name opens that ends at a place.
    """

    def __init__(
        self,
        text: str,
        known: JudgmentsNamed,
        footnotes: Footnotes,
        starts: Sequence[int],
        is_within: Callable[[int], bool],
        opening: Callable[[int], int | None],
    ) -> None:
        self._text = text
        self._known = known
        self._footnotes = footnotes
        self._starts = starts
        self._is_within = is_within
        self._opening = opening

    def noted(self, end: int) -> FoundShortForm | None:
        """`Balaji(2) was considered`: a bare name with the mark of the note that cites a judgment so called."""
        behind = self._text.find(")", end) + 1
        count = bisect_left(self._starts, behind)
        opens_note = count < len(self._starts) and not self._text[behind : self._starts[count]].strip()
        is_named = opens_note or self._is_within(end - 1)
        keys = () if is_named else self._footnotes.cited_at(self._text, end)
        start = self._opening(end) if keys else None
        while start is not None and start < end:
            words = POSSESSIVE.sub("", self._text[start:end])
            meant = self._known.opening_with(words) if is_capital(words) else []
            judgment = next((j for j in meant if any(key in j.keys for key in keys)), None)
            if words.startswith(("State of", "Union of")):
                return None  # the rest of a whole name
            if judgment:
                is_rest = OF_A_NAME.search(self._text, max(0, start - REACH), start)
                return None if is_rest else FoundShortForm(start, end, judgment, keys, None)
            gap = self._text.find(" ", start, end)
            start = gap + 1 if gap >= 0 else None
        return None

    def after_in(self, start: int) -> FoundShortForm | None:
        """`In Gopalan, this Court`, `the ratio of Maneka Gandhi`: a party of a judgment that the text names."""
        form = self._bare_name(start)
        if form is None:
            return None
        is_sure = form.judgment is not None and bool(form.keys)
        link = self._text[max(0, start - 4) : start].split()[-1:]
        if link in (["In"], ["in"]):
            is_thing = OF_A_THING.search(self._text, max(0, start - CUE), start)
            is_thing = is_thing or NO_LONE_NAME.search(self._text, start, form.end)
            needs_more = link == ["in"] or not is_sure
            return None if is_thing or (needs_more and not self._is_of_holding(start, form.end)) else form
        if not is_sure and link == ["ide"]:
            return None  # `vide Chart V`
        return form if BEFORE_BARE_NAME.search(self._text, max(0, start - CUE), start) else None

    def _is_of_holding(self, start: int, end: int) -> bool:
        """Whether a word of a court or of what it held stands near, before the name or behind it."""
        around = ((max(0, start - REACH), start), (end, end + REACH))
        return any(OF_A_HOLDING.search(self._text, low, high) for low, high in around)

    def _bare_name(self, start: int, *, in_list: bool = False) -> FoundShortForm | None:
        """The name of a judgment of the text that stands bare at `start`; part of a run only where a list goes on."""
        if self._is_within(start):
            return None
        for place, name in enumerate(bare_names(self._text, start)):
            end = start + len(name)
            ends = ENDS_BARE_NAME.match(self._text, end) and not GOES_ON_TO_VERSUS.match(self._text, end)
            if not ends or self._is_within(end) or name.lower() in NO_NAMES:
                continue
            form = self._form(start, end, name)
            if form:
                return form if in_list or not place or self.next_of_list(form, in_list=True) else None
        return None

    def _form(self, start: int, end: int, name: str) -> FoundShortForm | None:
        """The name bound to the judgment that it can only mean, or left open between several."""
        judgments = self._known.opening_with(name) or self._known.nearly_opening_with(name)
        if not judgments:
            return None
        meant = self._known.one([j for j in judgments if j.keys] or judgments)
        return FoundShortForm(start, end, meant, tuple(meant.keys) if meant else (), None if meant else SEVERAL)

    def next_of_list(self, form: FoundShortForm, *, in_list: bool = False) -> FoundShortForm | None:
        """The name behind one in a list: `Maneka Gandhi` in `in Gopalan, Maneka Gandhi and Indira Sawhney`."""
        link = NEXT_OF_LIST.match(self._text, form.end)
        return self._bare_name(link.end(), in_list=in_list) if link else None
