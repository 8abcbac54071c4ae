"""Whether a judgment or a provision may be relied on, on a day. A pure rule over rows: no graph, no clock.

A treatment counts from the day of the judgment that made it, while that judgment itself stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.treatment.kinds import Scope, Standing, Treatment

# Procedure follows the day of the step, not of the offence; what was pending at a repeal goes on under the old code.
PROCEDURAL_ACTS = frozenset({"crpc-1898", "crpc-1973", "bnss-2023", "iea-1872", "bsa-2023", "cpc-1908"})
# An offence is punished by the law of its day: Constitution, Article 20(1); General Clauses Act, section 6.
PENAL_ACTS = frozenset({"ipc-1860", "bns-2023"})

NOT_GOOD = frozenset({Standing.OVERRULED, Standing.REVERSED, Standing.STRUCK_DOWN, Standing.REPEALED, Standing.OMITTED})

_MAX_CHAIN = 8
_CURATED, _TEXT = "starter", "text"


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True)


class StatedTreatment(_Frozen):
    """What one judgment did to an earlier one, as the graph holds it."""

    cited_id: str
    citing_id: str
    citing_title: str
    citing_citation: str | None
    citing_bench: int | None
    cited_bench: int | None
    decided_on: date | None
    treatment: Treatment
    scope: Scope
    point: str | None = None
    effective: bool = True
    evidence: str | None = None
    source: str = ""

    def authority(self) -> str:
        """The later judgment, as a person would name it."""
        return f"{self.citing_title}, {self.citing_citation}" if self.citing_citation else self.citing_title


class Reason(_Frozen):
    """Why a standing was given: the rule, who or what did it, when, and the words that show it."""

    rule: str
    by: str | None = None
    by_id: str | None = None
    on: date | None = None
    evidence: str = ""


class Standings(_Frozen):
    """A standing with every reason that was weighed, those without effect included.

    `limits` are what hit a part of a provision only, one for each of the `warnings`.
    """

    standing: Standing
    because: tuple[Reason, ...] = ()
    warnings: tuple[str, ...] = ()
    limits: tuple[Invalidation, ...] = ()


def judgment_standing(judgment_id: str, treatments: Sequence[StatedTreatment], on: date) -> Standings:
    """Standing of a judgment on a day; `treatments` holds those of it and of the judgments that overruled it.

    An overruling counts only while the overruling judgment stands itself. Words of a smaller bench, and overrulings
    for the future only, are reasons without effect. A doubt is lifted by a larger bench that later agreed.
    """
    return _judgment_standing(judgment_id, treatments, on, seen=frozenset())


def _judgment_standing(
    judgment_id: str, treatments: Sequence[StatedTreatment], on: date, *, seen: frozenset[str]
) -> Standings:
    mine = sorted(
        _best_told([row for row in treatments if row.cited_id == judgment_id and row.citing_id not in seen]),
        key=lambda row: (row.decided_on or date.min, row.citing_id, row.treatment),
    )
    found: dict[Standing, list[Reason]] = {}
    noted: list[Reason] = []
    for row in mine:
        if row.decided_on is not None and row.decided_on > on:
            if row.treatment in (Treatment.OVERRULED, Treatment.REVERSED) and row.effective:
                noted.append(_reason(row, f"{row.treatment}_later", "after the day asked about"))
            continue
        effect = _effect(row, mine, on)
        if effect is None:
            continue
        standing, rule, why = effect
        if standing in (Standing.OVERRULED, Standing.PARTLY_OVERRULED, Standing.REVERSED):
            overturned = _overturned(row, treatments, on, seen | {judgment_id})
            if overturned:
                noted.append(_reason(row, f"{row.treatment}_itself_overruled", overturned))
                continue
        if standing is Standing.GOOD:
            noted.append(_reason(row, rule, why))
        else:
            found.setdefault(standing, []).append(_reason(row, rule, why))
    order = (Standing.REVERSED, Standing.OVERRULED, Standing.PARTLY_OVERRULED, Standing.DOUBTED)
    standing = next((one for one in order if one in found), Standing.GOOD)
    because = tuple(reason for one in order for reason in found.get(one, [])) + tuple(noted)
    return Standings(standing=standing, because=tuple(dict.fromkeys(because)))


def _best_told(rows: Sequence[StatedTreatment]) -> list[StatedTreatment]:
    """The rows without those that a better source tells too.

    A curated record knows scope, point and effect: what print or text say of the same two judgments yields to it. Of
    print and text that say the same, the text stays, for it has the words.
    """
    curated = {row.citing_id for row in rows if row.source == _CURATED}
    in_words = {(row.citing_id, row.treatment) for row in rows if row.source == _TEXT}
    return [
        row
        for row in rows
        if row.source == _CURATED
        or (row.citing_id not in curated and (row.source == _TEXT or (row.citing_id, row.treatment) not in in_words))
    ]


def _effect(row: StatedTreatment, mine: Sequence[StatedTreatment], on: date) -> tuple[Standing, str, str] | None:
    """What one treatment does to the earlier judgment: standing, rule and why; None where it only agrees."""
    if row.treatment in (Treatment.OVERRULED, Treatment.REVERSED):
        return _overruling(row)
    if row.treatment in (Treatment.DOUBTED, Treatment.REFERRED_TO_LARGER_BENCH, Treatment.PER_INCURIAM):
        return _doubt(row, mine, on)
    if row.treatment is Treatment.NOT_FOLLOWED:
        if row.scope is Scope.POINT:
            return Standing.GOOD, "not_followed_on_a_point", ""
        return _doubt(row, mine, on)
    return None


def _overruling(row: StatedTreatment) -> tuple[Standing, str, str]:
    if (
        row.citing_bench
        and row.cited_bench
        and row.citing_bench < row.cited_bench
        and row.treatment is Treatment.OVERRULED
    ):
        why = f"{row.citing_bench} judges cannot overrule {row.cited_bench}"
        return Standing.GOOD, "smaller_bench_cannot_overrule", why
    if not row.effective:
        return Standing.GOOD, f"{row.treatment}_without_effect", ""
    if row.scope is Scope.WHOLE:
        standing = Standing.OVERRULED if row.treatment is Treatment.OVERRULED else Standing.REVERSED
        return standing, str(row.treatment), ""
    return (
        Standing.PARTLY_OVERRULED,
        f"{row.treatment}_in_part" if row.scope is Scope.PART else f"{row.treatment}_on_a_point",
        "",
    )


def _doubt(row: StatedTreatment, mine: Sequence[StatedTreatment], on: date) -> tuple[Standing, str, str]:
    if not row.effective:
        return Standing.GOOD, f"{row.treatment}_without_effect", ""
    if (
        row.citing_bench
        and row.cited_bench
        and row.citing_bench < row.cited_bench
        and row.treatment
        not in (
            Treatment.DOUBTED,
            Treatment.REFERRED_TO_LARGER_BENCH,
        )
    ):
        return (
            Standing.GOOD,
            f"{row.treatment}_by_smaller_bench",
            f"{row.citing_bench} judges against {row.cited_bench}",
        )
    lifted = next((later for later in mine if _lifts(later, row, on)), None)
    if lifted:
        return Standing.GOOD, f"{row.treatment}_answered", f"later {lifted.treatment} by {lifted.authority()}"
    return Standing.DOUBTED, str(row.treatment), ""


def _lifts(later: StatedTreatment, doubt: StatedTreatment, on: date) -> bool:
    """True where a larger bench agreed with the earlier judgment after it was doubted."""
    agreed = later.treatment in (Treatment.AFFIRMED, Treatment.APPROVED, Treatment.FOLLOWED, Treatment.APPLIED)
    if not agreed or later.decided_on is None or doubt.decided_on is None:
        return False
    larger = (later.citing_bench or 0) > max(doubt.citing_bench or 0, doubt.cited_bench or 0)
    return doubt.decided_on < later.decided_on <= on and larger


def _overturned(row: StatedTreatment, treatments: Sequence[StatedTreatment], on: date, seen: frozenset[str]) -> str:
    """Why the judgment that made the treatment does not stand itself; '' where it does."""
    if len(seen) > _MAX_CHAIN:
        return ""
    own = _judgment_standing(row.citing_id, treatments, on, seen=seen)
    if own.standing not in (Standing.OVERRULED, Standing.REVERSED):
        return ""
    first = own.because[0]
    return f"{row.citing_title} was itself {own.standing.lower()} by {first.by}"


def _reason(row: StatedTreatment, rule: str, why: str) -> Reason:
    words = [part for part in (why, f"on {row.point}" if row.point else "", row.evidence or "") if part]
    return Reason(rule=rule, by=row.authority(), by_id=row.citing_id, on=row.decided_on, evidence="; ".join(words))


class ActFacts(_Frozen):
    """What decides whether an act is law on a day."""

    act_id: str
    title: str
    commenced_on: date | None = None
    repealed_on: date | None = None
    repealed_by: str | None = None
    repealed_by_title: str | None = None
    repealing_provision: str | None = None
    savings: str | None = None
    savings_provision: str | None = None
    is_complete: bool = False


class Invalidation(_Frozen):
    """A judgment that struck down, read down or suspended a provision or a clause of it; see `records`."""

    type: str
    clause: str = ""
    extent: str | None = None
    on: date | None = None
    by: str
    by_id: str | None = None
    note: str | None = None
    until: date | None = None
    touches: str | None = None
    revives: str | None = None


class SectionFacts(_Frozen):
    """What decides whether one provision of an act is law on a day."""

    in_force_from: date | None = None
    in_force_to: date | None = None
    status: str | None = None
    status_clause: str | None = None
    status_on: date | None = None
    status_by: str | None = None
    status_note: str | None = None
    invalidations: tuple[Invalidation, ...] = ()


_WHOLE = "whole"


def clause_within(asked: str, named: str) -> bool:
    """True where a clause asked about lies within the one named; the whole provision is ''."""
    return not named or asked == named or asked.startswith(f"{named}(")


def provision_standing(act: ActFacts, section: SectionFacts | None, clause: str, on: date) -> Standings:
    """Standing of a provision on a day. Dates are half-open: an act repealed on a day is repealed on that day.

    `clause` is '' for the whole provision; what hit one clause only is then a warning.
    """
    because: dict[Standing, list[Reason]] = {}
    limits: dict[str, Invalidation] = {}
    if act.commenced_on and on < act.commenced_on:
        because.setdefault(Standing.NOT_YET_IN_FORCE, []).append(
            Reason(
                rule="act_not_commenced",
                by=act.title,
                on=act.commenced_on,
                evidence=f"in force from {act.commenced_on}",
            )
        )
    if section:
        _section_reasons(section, clause, on, because, limits)
    if act.repealed_on and on >= act.repealed_on:
        because.setdefault(Standing.REPEALED, []).append(
            Reason(
                rule="act_repealed",
                by=act.repealed_by_title or act.repealed_by,
                by_id=act.repealing_provision or act.repealed_by,
                on=act.repealed_on,
                evidence=act.savings or "",
            )
        )
    order = (Standing.NOT_YET_IN_FORCE, Standing.STRUCK_DOWN, Standing.OMITTED, Standing.REPEALED, Standing.IN_FORCE)
    standing = next((one for one in order if one in because), Standing.IN_FORCE)
    reasons = tuple(reason for one in order for reason in because.get(one, []))
    return Standings(standing=standing, because=reasons, warnings=tuple(limits), limits=tuple(limits.values()))


def _section_reasons(
    section: SectionFacts,
    clause: str,
    on: date,
    because: dict[Standing, list[Reason]],
    limits: dict[str, Invalidation],
) -> None:
    if section.in_force_from and on < section.in_force_from:
        because.setdefault(Standing.NOT_YET_IN_FORCE, []).append(
            Reason(
                rule="provision_not_commenced",
                on=section.in_force_from,
                evidence=f"in force from {section.in_force_from}",
            )
        )
    if section.in_force_to and on >= section.in_force_to:
        because.setdefault(Standing.OMITTED, []).append(Reason(rule="provision_ended", on=section.in_force_to))
    for mark in _marks(section):
        if mark.on and on < mark.on and mark.type != "NOT_YET_IN_FORCE":
            continue
        if mark.until and on >= mark.until:
            continue
        _weigh(mark, clause, because, limits)


def _marks(section: SectionFacts) -> Iterable[Invalidation]:
    """The stated status and the judgments that struck at the provision, as one kind of row."""
    if section.status:
        stated = Invalidation(
            type=section.status,
            clause=section.status_clause or "",
            extent=_WHOLE,
            on=section.status_on,
            by=section.status_by or "",
            note=section.status_note,
        )
        hits = [row for row in section.invalidations if row.on == stated.on and row.touches]
        same = next((row for row in hits if row.clause == stated.clause), None)
        more = same.model_dump(include={"extent", "until", "touches", "revives"}) if same else {}
        yield stated.model_copy(update=more)
    known = {(section.status, section.status_clause or "")}
    for row in section.invalidations:
        status = _status_of(row)
        if (status, row.clause) in known or (section.status == "READ_DOWN" and row.by == section.status_by):
            continue
        yield row.model_copy(update={"type": status})


def _status_of(row: Invalidation) -> str:
    return {"STRIKES_DOWN": "STRUCK_DOWN", "READS_DOWN": "READ_DOWN", "SUSPENDS": "IN_ABEYANCE"}.get(row.type, row.type)


def _weigh(
    mark: Invalidation, clause: str, because: dict[Standing, list[Reason]], limits: dict[str, Invalidation]
) -> None:
    reason = Reason(
        rule=mark.type.lower(), by=mark.by, by_id=mark.by_id, on=mark.on, evidence=mark.note or mark.extent or ""
    )
    standing = {
        "STRUCK_DOWN": Standing.STRUCK_DOWN,
        "OMITTED": Standing.OMITTED,
        "NOT_YET_IN_FORCE": Standing.NOT_YET_IN_FORCE,
    }.get(mark.type)
    whole = (mark.extent or _WHOLE) == _WHOLE
    if standing and whole and clause_within(clause, mark.clause):
        because.setdefault(standing, []).append(reason)
        return
    if mark.clause and clause and not (clause_within(clause, mark.clause) or clause_within(mark.clause, clause)):
        return
    because.setdefault(Standing.IN_FORCE, []).append(reason)
    where = f"{mark.clause} " if mark.clause else ""
    extent = "" if whole else f" ({mark.extent})"
    words = {
        "STRUCK_DOWN": "was struck down",
        "READ_DOWN": "was read down",
        "IN_ABEYANCE": "was put in abeyance",
        "OMITTED": "was omitted",
        "NOT_YET_IN_FORCE": "was not brought into force",
    }[mark.type]
    since = f" on {mark.on.day} {mark.on:%B %Y}" if mark.on and mark.type != "NOT_YET_IN_FORCE" else ""
    told = "; ".join(part for part in (mark.note, mark.revives) if part)
    limits.setdefault(f"{where}{words}{extent}{since} by {mark.by}" + (f": {told}" if told else ""), mark)
