"""What a search is limited to, and its two spellings: Lucene clauses and bounds for Cypher.

Every leg obeys the same `Filters`. A person's text is data: nothing of it reaches Lucene unquoted. Touches no graph.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from nyayagraph.cypher.retrieval import Bounds, TextRange
from nyayagraph.errors import ConfigError, told_plainly
from nyayagraph.law.text.dates import parse_date

Kind = Literal["judgment", "proposition", "statute", "upload"]

HIGHEST_DATE = 99991231
# Propositions carry the filter terms of their judgment.
_INDEXED_KIND = {"proposition": "judgment"}
_ANY_TEXT = TextRange(low="", high="\uffff")
# Kinds of authorities; `upload` and `words`, the last in the alphabet, lie beyond.
_AUTHORITIES = TextRange(low="", high="statute")
_NO_UPLOAD = "-filter_terms:(kind_upload_0 kind_words_0)"


class Filters(BaseModel):
    """Limits of a search; an absent one limits nothing, several values of one are alternatives.

    Without kinds, authorities of every kind are searched; a person's own documents only where they are asked for.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True)

    court: str | None = None
    date_from: date | None = Field(default=None, alias="from")
    date_to: date | None = Field(default=None, alias="to")
    acts: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    judge: str | None = None
    bench_min: int | None = Field(default=None, ge=1, le=15)
    valid_on: date | None = None
    kinds: tuple[Kind, ...] = ()

    @field_validator("date_from", "date_to", "valid_on", mode="before")
    @classmethod
    def _as_printed(cls, day: object) -> object:
        """A day in the forms of Indian texts; a number is none, though it could be read as seconds."""
        if isinstance(day, str):
            return parse_date(day)
        if day is None or isinstance(day, date):
            return day
        raise ValueError(f"{day!r}: expected a day such as '2024-06-30'")

    @model_validator(mode="after")
    def _dates_in_order(self) -> Filters:
        if self.date_from and self.date_to and self.date_from > self.date_to:
            raise ValueError(f"from {self.date_from} lies after to {self.date_to}; exchange them")
        return self

    def over(self, drawn: Filters) -> Filters:
        """These filters, with what they leave open taken from `drawn`; what was given explicitly wins.

        A given date bound silences both drawn ones, so that the two can never contradict each other.
        """
        given = {name: getattr(self, name) for name in self.model_fields_set if getattr(self, name)}
        dated = {"date_from", "date_to"} & set(given)
        taken = {
            name: value
            for name, value in drawn
            if value and name not in given and not (dated and name in ("date_from", "date_to"))
        }
        return Filters.model_validate({**taken, **given})


def filters_from(values: Mapping[str, object], names: Mapping[str, str] | None = None) -> Filters:
    """Filters from a command's options; raises `ConfigError` that names what is wrong, by `names` where it has them."""
    try:
        filters = Filters.model_validate({name: value for name, value in values.items() if value not in (None, "", ())})
    except ValidationError as exc:
        raise ConfigError(f"these limits cannot be used: {told_plainly(exc, names)}") from exc
    if filters.valid_on and filters.date_from and filters.date_from > filters.valid_on:
        raise ConfigError(
            f"from {filters.date_from} lies after the day of good law, {filters.valid_on}: "
            "what is decided later is not yet law then; give an earlier first day"
        )
    return filters


def statutes_only(filters: Filters) -> bool:
    """True where nothing but statutes is searched: then sections are ranked, by their plain words too."""
    return set(filters.kinds) == {"statute"}


def searched_kinds(filters: Filters) -> frozenset[str]:
    """Kinds that are let through, none for every authority; a proposition on a judgment goes with judgments."""
    wanted: frozenset[str] = frozenset(filters.kinds)
    if statutes_only(filters):
        return wanted | {"words"}
    return wanted | {"proposition"} if "judgment" in wanted else wanted


def compact_day(day: date) -> int:
    """The day as yyyymmdd, the form in which passages carry dates."""
    return day.year * 10_000 + day.month * 100 + day.day


def compact_id(identifier: str) -> str:
    """`identifier` with everything but letters and digits removed, lower case: `ipc-1860/s420` is `ipc1860s420`."""
    return re.sub(r"[\W_]+", "", identifier).lower()


def section_of(provision: str) -> str:
    """The section of a provision, clauses dropped: `bns-2023/s318(4)` is of `bns-2023/s318`."""
    return provision.partition("(")[0]


def term_groups(filters: Filters, *, judge_ids: tuple[str, ...] = ()) -> tuple[tuple[str, ...], ...]:
    """Filter terms that a passage must carry: one of each group.

    A judge that is known under no name leaves a term that no passage carries.
    """
    groups: list[tuple[str, ...]] = []
    if filters.acts:
        groups.append(tuple(f"act_{compact_id(act)}_0" for act in filters.acts))
    if filters.sections:
        groups.append(tuple(f"sec_{compact_id(section_of(section))}_0" for section in filters.sections))
    if filters.judge:
        groups.append(tuple(f"judge_{compact_id(judge)}_0" for judge in judge_ids) or ("judge__0",))
    return tuple(groups)


def bounds(filters: Filters, *, judge_ids: tuple[str, ...] = ()) -> Bounds:
    """The limits as ranges and term groups for a Cypher statement."""
    earliest, latest = decided_range(filters)
    only_act = filters.acts[0] if len(filters.acts) == 1 and filters.kinds == ("statute",) else None
    return Bounds(
        kinds=tuple(TextRange(low=kind, high=kind) for kind in sorted(searched_kinds(filters))) or (_AUTHORITIES,),
        court=TextRange(low=filters.court, high=filters.court) if filters.court else _ANY_TEXT,
        act=TextRange(low=only_act, high=only_act) if only_act else _ANY_TEXT,
        decided_from=earliest,
        decided_to=latest,
        good_from=compact_day(filters.valid_on) if filters.valid_on else 0,
        bench_min=filters.bench_min or 0,
        term_groups=term_groups(filters, judge_ids=judge_ids),
    )


def decided_range(filters: Filters) -> tuple[int, int]:
    """First and last day of decision, yyyymmdd; what is decided later than `valid_on` is not yet law on that day."""
    earliest = compact_day(filters.date_from) if filters.date_from else 0
    latest = compact_day(filters.date_to) if filters.date_to else HIGHEST_DATE
    return earliest, min(latest, compact_day(filters.valid_on)) if filters.valid_on else latest


def lucene_limits(filters: Filters, *, judge_ids: tuple[str, ...] = ()) -> str:
    """Lucene clauses that every passage must meet and that add nothing to its score."""
    clauses = [] if filters.kinds else [_NO_UPLOAD]
    if filters.kinds:
        clauses.append(_one_of(sorted({f"kind_{_INDEXED_KIND.get(kind, kind)}_0" for kind in searched_kinds(filters)})))
    if filters.court:
        clauses.append(_one_of([f"court_{compact_id(filters.court)}_0"]))
    earliest, latest = decided_range(filters)
    if (earliest, latest) != (0, HIGHEST_DATE):
        clauses.append(_between(f"date_{earliest:08d}", f"date_{latest:08d}"))
    if filters.valid_on:
        clauses.append(_between(f"until_{compact_day(filters.valid_on):08d}", f"until_{HIGHEST_DATE}"))
    if filters.bench_min:
        clauses.append(_between(f"bench_{filters.bench_min:02d}", "bench_99"))
    clauses.extend(_one_of(group) for group in term_groups(filters, judge_ids=judge_ids))
    return " ".join(clauses)


def _one_of(terms: Iterable[str]) -> str:
    """A clause met by any of `terms`, which are letters, digits and underscores only."""
    return f"+filter_terms:({' '.join(terms)})^0"


def _between(low: str, high: str) -> str:
    return f"+filter_terms:[{low} TO {high}]^0"


_SYNTAX = re.compile(r'([+\-!(){}\[\]^"~*?:\\/&|<>=])')  # takes `section:302`, `a/b`; leaves `section 302`


def lucene_text(text: str) -> str:
    """`text` as plain Lucene terms: no character of it is syntax, and AND, OR, NOT, TO are words."""
    return _SYNTAX.sub(r"\\\1", text).lower()


def lucene_phrase(text: str) -> str:
    """`text` as one quoted Lucene phrase."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
