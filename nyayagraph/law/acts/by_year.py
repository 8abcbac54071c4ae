"""Acts that one text names by year or number alone: `the 1956 Act`, `Act XXII of 1939`, `the Code of 1973`.

Pure; holds the years and numbers of the Acts that the text names in full.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cached_property
from itertools import islice

from nyayagraph.law.acts.codes_called import BY_WORD_AND_YEAR, CALLED
from nyayagraph.law.acts.focus import Spoken
from nyayagraph.law.acts.labelled import number_behind
from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.successions import succeeding_acts, year_of
from nyayagraph.law.acts.table import ACTS, CENTRAL_NUMBERS

_MOST_OF_A_YEAR = 200
# takes `the 1894 Act`, `Act of 2013`; refuses `the Land Acquisition Act, 1894`
_BARE_YEAR = re.compile(r"\b(?:(?P<before>(?:1[89]|20)\d\d)\s+Act\b|Act\s+of\s+(?P<behind>(?:1[89]|20)\d\d)\b)")
# takes `is now section 15`, `its counterpart`, `under the new Act`; refuses `one may now choose`
_TOOK_PLACE = re.compile(
    r"\b(?:(?:is|are)\s+now|counterparts?|successors?|replac\w+|correspond\w+|repeal\w*|took\s+the\s+place|in\s+place\s+of"
    r"|(?:passed|gone|moved)\s+(?:in)?to|(?:new|old|former|earlier)\s+(?:Act|law))\b",
    re.IGNORECASE,
)
_OF_ANOTHER = re.compile(r"Act,\s{1,3}Act\s")


class ActsByYear:
    """The Acts of one text by their years and numbers; `spoken` holds the Acts that it names."""

    def __init__(self, text: str, spoken: Spoken) -> None:
        self._text = text
        self._spoken = spoken
        self._years: dict[int, dict[str, None]] = defaultdict(dict)
        self._numbered: dict[str, dict[str, None]] = defaultdict(dict)  # by number, `22/1939`
        self._with_number: set[str] = set()

    def say(self, mention: ActMention, act_id: str) -> None:
        """Keeps the year and the number with which the text names the Act."""
        if self.has_number_of_another(mention):
            return
        year = mention.year or (ACTS[act_id].year if act_id in ACTS else None)
        if year:
            self._years[year][act_id] = None
        if number := mention.number or number_behind(self._text, mention.end):
            self._numbered[number][act_id] = None
            self._with_number.add(act_id)

    def has_number_of_another(self, mention: ActMention) -> bool:
        """Whether the number behind a title opens the name of the next Act: `Police Act, Act No. 36 of 1947`."""
        return bool(mention.number) and _OF_ANOTHER.search(self._text, mention.start, mention.end) is not None

    def meant(self, mention: ActMention) -> tuple[str, ...]:
        """The Act of that number, else the Acts of that year, that the text names; one where that settles it."""
        same = tuple(self._numbered.get(mention.number or "", ()))
        if not same and mention.number in CENTRAL_NUMBERS and mention.name in ("", "Central"):
            return (CENTRAL_NUMBERS[mention.number],)
        if not same:
            of_year = islice(self._years.get(mention.year or 0, ()), _MOST_OF_A_YEAR)
            called = CALLED.get(self.word(mention), bool)
            same = tuple(a for a in of_year if called(a) and (mention.number is None or a not in self._with_number))
        if mention.number is None and len(same) > 1:
            same = tuple(act_id for act_id in same if "amendment" not in act_id) or same
        if same or mention.number is not None:
            return same
        return self._of_famous_year(mention) or self._of_a_succession(mention) or self._of_two_years(mention)

    def _of_a_succession(self, mention: ActMention) -> tuple[str, ...]:
        """The Acts of that year whose place an Act that the text names took, or that took its place."""
        called = CALLED.get(self.word(mention), bool)
        pairs = (pair for old, new in succeeding_acts() for pair in ((old, new), (new, old)))
        beside = {
            other
            for one, other in pairs
            if year_of(other) == mention.year and called(other) and self._spoken.count(one)
        }
        return tuple(sorted(beside))

    def _of_two_years(self, mention: ActMention) -> tuple[str, ...]:
        """The Acts of that year, one of which took the place of another told by its year alone, as the text says."""
        if not _TOOK_PLACE.search(self._text):
            return ()
        called = CALLED.get(self.word(mention), bool)
        pairs = [pair for pair in succeeding_acts() if {year_of(act_id) for act_id in pair} <= self._bare_years]
        return tuple(
            dict.fromkeys(
                act_id for pair in pairs for act_id in pair if year_of(act_id) == mention.year and called(act_id)
            )
        )

    @cached_property
    def _bare_years(self) -> set[int]:
        """The years by which alone the text calls Acts."""
        return {int(match["before"] or match["behind"]) for match in _BARE_YEAR.finditer(self._text)}

    def _of_famous_year(self, mention: ActMention) -> tuple[str, ...]:
        """What a code's word and year mean to every reader; of several, the one that the text names."""
        meant = BY_WORD_AND_YEAR.get((self.word(mention), mention.year or 0), ())
        return tuple(act_id for act_id in meant if self._spoken.count(act_id)) or meant

    def famous(self, mention: ActMention) -> str | None:
        """The one code that every reader takes `the Code of 1973` for."""
        meant = BY_WORD_AND_YEAR.get((self.word(mention), mention.year or 0), ())
        return meant[0] if len(meant) == 1 and mention.number is None else None

    def is_inferred(self, mention: ActMention) -> bool:
        """True for an Act told by its year alone that the text has not named so far: it is spoken of by the way."""
        return mention.number is None and not self._years.get(mention.year or 0) and self.famous(mention) is None

    def word(self, mention: ActMention) -> str:
        """The word of a mention that says what it is: `act`, `code`, `sanhita`, `adhiniyam`."""
        words = re.findall(r"act|code|sanhita|adhiniyam", self._text[mention.start : mention.end].lower())
        return words[-1] if words else mention.type
