"""Places in reporters: the year that a volume tells, other forms of one place, and places a misprint apart. Pure.

`resolution` decides with them which judgment is meant; nothing here knows a judgment.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from nyayagraph.law.citations.keys import CitationKey

_ONE_VOLUME_YEARS = frozenset((*range(1950, 1955), *range(1956, 1960)))  # of the Supreme Court Reports
_LONGEST_REPORT = 60  # pages within which a page after the first is still of the same report
_HEADNOTE = 5  # pages before the first that a source gives, which may be that of the opinion
_YEARS_MISREAD = 3
_ONE_FIGURE = 9
_LAST_SHORT = 99
_SHORT_PAGE = 3  # figures of a page that one wrong figure leaves recognisable
_PAGES_BEFORE, _PAGES_BEHIND = 5, 10  # of the first page, that a note prints for it
# first volumes of each year of reports that often print no year; one volume a year up to the first year named
_FIRST_VOLUMES = {
    "ITR": (1933, 18, (
        19, 21, 23, 25, 27, 29, 31, 33, 35, 38, 41, 44, 47, 51, 55, 59, 63, 67, 71, 75, 79, 83, 87, 93, 98, 102, 106,
        111, 116, 121, 127, 133, 139, 145, 151, 157, 163, 169, 175, 181, 187, 193, 199, 205, 211, 217, 223, 229,
        235, 241,
    )),
    "STC": (1950, 16, (
        17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 52, 55, 58, 61, 64, 68, 72, 76, 80, 84, 88,
        92, 96, 100, 104, 108, 112, 117,
    )),
}  # fmt: skip


@lru_cache(maxsize=65536)
def key_of(printed: str) -> CitationKey:
    """The key of a printed citation, parsed once."""
    return CitationKey.parse(printed)


def year_of_volume(key: CitationKey) -> int | None:
    """The year of a volume of a series that often prints none: `48 ITR 1` is of 1963; nothing for another series."""
    if key.reporter not in _FIRST_VOLUMES or key.year or not key.volume:
        return None
    first_year, single, later = _FIRST_VOLUMES[key.reporter]
    if key.volume <= single:
        return first_year + key.volume - 1
    return first_year + single - 1 + bisect_right(later, key.volume) if key.volume < later[-1] else None


def other_forms(printed: str) -> tuple[str, ...]:
    """The same report with or without what its volume says already.

    `[1957] 1 SCR 279` and `[1957] SCR 279`, the year's only volume; `(1978) 42 STC 409` and `42 STC 409`.
    """
    key = key_of(printed)
    if key.reporter in _FIRST_VOLUMES:
        year = None if key.year else year_of_volume(key)
        return (str(key.model_copy(update={"year": year})),) if key.volume and (key.year or year) else ()
    if key.reporter != "SCR" or key.is_supplement or key.volume > 1 or key.year not in _ONE_VOLUME_YEARS:
        return ()
    return (str(key.model_copy(update={"volume": 0 if key.volume else 1})),)


def is_near(printed: CitationKey, own: CitationKey, *, is_shared: bool = False) -> bool:
    """Whether `printed` is `own` with one figure misread, without its volume or year right, or at a later page of it.

    takes `[1966] 3 SCR 344` for 314, `[1957] SCR 279` for 1 SCR, `[1980] 3 SCR 155` for 104, `[1965] Supp 3 SCR 36` for
    1962, `(1970) 3 SCC 397` for (1974) 2 SCC, `AIR 1960 SC 4251` for 424 and the mark of a note; refuses
    `(1978) 4 SCC 111` for `(1976) 4 SCC 369`. What several judgments print is shared and no later page, but where
    another report begins.
    """
    one, own_year = (key.year or year_of_volume(key) or 0 for key in (printed, own))
    if printed.page == own.page:
        return _is_near_year(printed, own, one, own_year)
    years_apart = abs(one - own_year)
    page, first = str(printed.page), str(own.page)
    is_page = len(first) >= _SHORT_PAGE and one_misread(page, first)
    if printed.volume not in (own.volume, 0) and own.volume:
        return not years_apart and is_page
    if years_apart:
        return years_apart == 1 and is_page
    return (
        one_misread(page, first)
        or (len(page) == 1 and len(first) >= _SHORT_PAGE)
        or first.startswith(page)
        or page.startswith(first)
        or (len(page) > 1 and first.endswith(page))
        or (printed.volume == 0 and printed.page == own.volume)
        or 0 < own.page - printed.page <= _HEADNOTE
        or (len(page) > len(first) >= _SHORT_PAGE and abs(int(page[:-1]) - own.page) <= 1)
        or (not is_shared and is_later_page(printed, own))
    )


def is_later_page(printed: CitationKey, own: CitationKey) -> bool:
    """Whether a page of one volume can be a later one of the report that begins at the other."""
    return 0 < printed.page - own.page <= _LONGEST_REPORT


def _is_near_year(printed: CitationKey, own: CitationKey, one: int, own_year: int) -> bool:
    """Whether of two places at one page the year, the volume, or both of a page of three figures can be misprints."""
    is_long, is_volume = printed.page > _LAST_SHORT, printed.volume == own.volume
    if abs(one - own_year) <= 1:
        return one == own_year or printed.page > _LONGEST_REPORT or is_volume
    if is_long and abs(one - own_year) <= _YEARS_MISREAD:
        return True
    return one_misread(str(one), str(own_year)) and (
        is_long
        or (is_volume and printed.page > _ONE_FIGURE)
        or (0 in (printed.volume, own.volume) and printed.page > _ONE_FIGURE)
    )


def is_slip(printed: CitationKey, own: CitationKey, *, is_shared: bool = False) -> bool:
    """Whether `printed` is `own` with one thing wrong, and all else right: its year, its volume, or its page.

    takes `[1960] 1 SCR 669` for 3 SCR, `[1965] 3 SCR 557` for 1966, `[1963] 3 SCR 777` for Supp 3, `[1960] 3 SCR 13`
    for 713; refuses `[1954] SCR 587` for `[1955] 1 SCR 787`. What several judgments print is wrong in the volume only.
    """
    one, own_year = (key.year or year_of_volume(key) or 0 for key in (printed, own))
    is_volume = (printed.volume, printed.is_supplement) == (own.volume, own.is_supplement)
    if printed.page == own.page:
        if one == own_year:
            return not is_volume and printed.page > _ONE_FIGURE
        is_year = abs(one - own_year) == 1 or one_misread(str(one), str(own_year))
        is_rest = is_volume or 0 in (printed.volume, own.volume)
        return not is_shared and is_rest and is_year and printed.page > _LAST_SHORT
    is_lost = not printed.volume and not printed.is_supplement
    return not is_shared and one == own_year and (is_volume or is_lost) and _is_page(str(printed.page), str(own.page))


def _is_page(page: str, first: str) -> bool:
    """Whether two pages differ by a figure misread, by figures cut off, or by few pages."""
    return (min(len(page), len(first)) > 1 and (one_misread(page, first) or first.startswith(page))) or (
        (len(first) >= _SHORT_PAGE and page.startswith(first))
        or -_PAGES_BEFORE <= int(page) - int(first) <= _PAGES_BEHIND
    )


def one_misread(a: str, b: str) -> bool:
    """Whether two numbers differ by one figure: changed, lost, added, or exchanged with its neighbour."""
    if len(a) == len(b):
        different = [place for place in range(len(a)) if a[place] != b[place]]
        if len(different) == 2:  # noqa: PLR2004 - two exchanged
            one, two = different
            return two == one + 1 and a[one] == b[two] and a[two] == b[one]
        return len(different) <= 1
    short, long = sorted((a, b), key=len)
    return len(long) - len(short) == 1 and any(long[:place] + long[place + 1 :] == short for place in range(len(long)))
