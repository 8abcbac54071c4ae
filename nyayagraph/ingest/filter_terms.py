"""Words under which a passage can be found by filters: what the lexical index knows besides the text. Pure.

Each is one token of letters, digits and underscores that ends in a digit, so that no stemmer touches it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date

GOOD_FOR_EVER = 99991231


def plain(identifier: str) -> str:
    """`identifier` with everything but letters and digits removed, in lower case."""
    return re.sub(r"[^a-z0-9]", "", identifier.lower())


def day_number(day: date | None) -> int:
    """`day` as the number yyyymmdd; 0 where it is not known."""
    return day.year * 10000 + day.month * 100 + day.day if day else 0


def judgment_terms(
    *, court_id: str, decided: int, bench_strength: int, judges: Iterable[str], sections: Iterable[str]
) -> tuple[str, ...]:
    """Filter terms of a judgment's passages; `sections` are section ids, their acts follow from them."""
    cited = sorted(set(sections))
    acts = sorted({section.partition("/")[0] for section in cited})
    return (
        "kind_judgment_0",
        f"court_{plain(court_id)}_0",
        f"date_{decided:08d}",
        f"until_{GOOD_FOR_EVER}",
        f"bench_{bench_strength:02d}",
        *(f"judge_{plain(judge)}_0" for judge in judges),
        *(f"act_{plain(act)}_0" for act in acts),
        *(f"sec_{plain(section)}_0" for section in cited),
    )


def section_terms(*, section_id: str, act_id: str) -> tuple[str, ...]:
    """Filter terms of a provision's passages; its dates are added where they are known, in the graph."""
    return ("kind_statute_0", "bench_00", f"act_{plain(act_id)}_0", f"sec_{plain(section_id)}_0")


def words_terms(*, section_id: str, act_id: str) -> tuple[str, ...]:
    """Filter terms of plain words on a provision: those of its passages, but of a kind of their own."""
    return ("kind_words_0", *section_terms(section_id=section_id, act_id=act_id)[1:])


def upload_terms() -> tuple[str, ...]:
    """Filter terms of the passages of a person's own document: of no court, bench or day."""
    return ("kind_upload_0", "date_00000000", f"until_{GOOD_FOR_EVER}", "bench_00")
