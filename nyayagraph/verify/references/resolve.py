"""References of a text to authorities of the graph, all of them in a few batched statements.

Says which judgment or provision a reference is, or why none; standing and meaning are decided elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from nyayagraph.cypher.statute import KnownProvision
from nyayagraph.cypher.uploads import HeldUpload
from nyayagraph.cypher.verify import (
    HeldJudgment,
)
from nyayagraph.graph import Graph
from nyayagraph.law.citations.keys import CitationKey
from nyayagraph.law.find import FoundReference
from nyayagraph.law.names.landmarks import landmarks_named
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.verify.references.coverage import existence
from nyayagraph.verify.references.known import Known, fetch_known
from nyayagraph.verify.references.last_named import settle_last_named
from nyayagraph.verify.references.naming import bears, is_of_series, like, named, of_year
from nyayagraph.verify.references.own_citations import (
    is_little_known,
    is_of_volume_year,
    is_slip,
    is_strange,
    reported_near,
    same_reporter,
    years_apart,
)
from nyayagraph.verify.references.unnamed import unnamed
from nyayagraph.verify.report import CitationVerdict, Evidence
from nyayagraph.verify.tags import Tag

_YEAR_AFTER = re.compile(r"\s*[,(]?\s*\(?((?:18|19|20)\d\d)\)?")
_COMMA_BETWEEN = re.compile(r"\s*,\s*")


@dataclass
class Resolved:
    """What one reference proved to be; `judgment` or `provision` where it is one authority, `upload` where it is none.

    `pages` are those of the upload that the text names, first and last.
    """

    reference: FoundReference | Tag
    verdict: CitationVerdict
    judgment: HeldJudgment | None = None
    provision: KnownProvision | None = None
    key: ProvisionKey | None = None
    upload: HeldUpload | None = None
    pages: tuple[int, int] = (0, 0)
    evidence: list[Evidence] = field(default_factory=list)

    @property
    def authority_id(self) -> str | None:
        """Id of the authority or upload, where there is one."""
        if self.judgment:
            return self.judgment.judgment_id
        if self.upload:
            return self.upload.upload_id
        return self.provision.section_id if self.provision else None


def resolve(graph: Graph, text: str, references: Sequence[FoundReference]) -> list[Resolved]:
    """Each reference with its authority or the reason why it has none, in order; at most seven statements run."""
    attributed = _with_names(text, settle_last_named(text, references))
    known = fetch_known(graph, attributed)
    resolved = [_resolve_one(text, reference, known) for reference in attributed]
    _settle_repeated_names(resolved)
    return resolved


def _with_names(text: str, references: Sequence[FoundReference]) -> list[FoundReference]:
    """References in which a citation behind a comma takes the name of the citation before it."""
    out: list[FoundReference] = []
    for reference in references:
        before = out[-1] if out else None
        if (
            before
            and reference.kind in ("reporter", "neutral")
            and reference.name is None
            and before.kind in ("reporter", "neutral")
            and before.name
            and _COMMA_BETWEEN.fullmatch(text[before.end : reference.start])
        ):
            reference = reference.model_copy(update={"name": before.name})  # noqa: PLW2901 - the same reference, named
        out.append(reference)
    return out


def _resolve_one(text: str, reference: FoundReference, known: Known) -> Resolved:
    if reference.kind in ("reporter", "neutral"):
        return _resolve_citation(reference, known)
    if reference.kind == "case_name":
        return _resolve_name(text, reference, known)
    if reference.kind == "notification":
        return Resolved(
            reference,
            CitationVerdict.NOT_COVERED,
            evidence=[Evidence(rule="notifications_not_held", evidence="the graph holds no notifications")],
        )
    return _resolve_provision(reference, known)


def _resolve_provision(reference: FoundReference, known: Known) -> Resolved:
    if not reference.keys:
        if reference.candidates:
            choices = ", ".join(reference.candidates)
            likely = "is likely to mean" if len(reference.candidates) == 1 else "can mean"
            reason = Evidence(rule="act_not_settled", evidence=f"this {likely} {choices}; name the act or its year")
            return Resolved(reference, CitationVerdict.AMBIGUOUS, evidence=[reason])
        why = reference.note or "the text does not say of which act"
        return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[Evidence(rule="act_unknown", evidence=why)])
    worst: Resolved | None = None
    for printed in reference.keys:
        key = ProvisionKey.parse(printed)
        found = known.provisions[key.section_id]
        verdict, evidence = existence(found, key, known.numbers.get(key.act_id, frozenset()))
        one = Resolved(reference, verdict, provision=found, key=key, evidence=evidence)
        if worst is None or (worst.verdict is CitationVerdict.VERIFIED and verdict is not CitationVerdict.VERIFIED):
            worst = one
    assert worst is not None  # noqa: S101 - keys is not empty
    return worst


def _resolve_name(text: str, reference: FoundReference, known: Known) -> Resolved:
    name = reference.name or reference.text
    held = named(name, known.named.get(name, ()))
    year = _YEAR_AFTER.match(text, reference.end)
    chosen = of_year(held, int(year[1]) if year else None)
    if len(chosen) == 1:
        evidence = Evidence(rule="name_identifies", evidence=chosen[0].printed, authority_id=chosen[0].judgment_id)
        return Resolved(reference, CitationVerdict.VERIFIED, chosen[0], evidence=[evidence])
    if chosen:
        several = "; ".join(judgment.printed for judgment in chosen[:5])
        reason = Evidence(rule="name_of_several", evidence=f"{len(chosen)} judgments bear this name: {several}")
        return Resolved(reference, CitationVerdict.AMBIGUOUS, evidence=[reason])
    near = like(name, known.named.get(name, ()))
    verdict, reason = unnamed(text, reference, near, sum(court.judgments for court in known.courts.values()))
    return Resolved(reference, verdict, evidence=[reason])


def _resolve_citation(reference: FoundReference, known: Known) -> Resolved:
    name = reference.name
    printed = {key: known.citations[key].judgments for key in reference.keys}
    per_key = {
        key: tuple(one for one in bearers if not _is_strange(key, one, known)) for key, bearers in printed.items()
    }
    held = {judgment.judgment_id: judgment for judgments in per_key.values() for judgment in judgments}
    if not held:
        bearer = next((one for bearers in printed.values() for one in bearers), None)
        return _of_another_year(reference, bearer) if bearer else _not_held(reference, known)
    choice = list(held.values())
    if name and len(choice) > 1:
        choice = named(name, choice) or choice
    if len(choice) > 1:
        return _several(reference, choice, per_key)
    judgment = choice[0]
    if name and not bears(name, judgment):
        return _misattributed(reference, judgment, name, known)
    wrong = [key for key, judgments in per_key.items() if judgment not in judgments]
    for key in wrong:
        if per_key[key]:
            other = per_key[key][0]
            reason = Evidence(
                rule="parallel_citations_disagree",
                evidence=f"{key} is {other.printed}, not {judgment.printed}",
                authority_id=other.judgment_id,
            )
            return Resolved(reference, CitationVerdict.MISATTRIBUTED, judgment, evidence=[reason])
        right = same_reporter(key, known.parallel.get(judgment.judgment_id, ()))
        if right:
            reason = Evidence(
                rule="parallel_citation_wrong",
                evidence=f"{key} is unknown; {judgment.title} is reported at {right}",
                authority_id=judgment.judgment_id,
            )
            return Resolved(reference, CitationVerdict.NOT_FOUND, judgment, evidence=[reason])
    evidence = [Evidence(rule="citation_identifies", evidence=judgment.printed, authority_id=judgment.judgment_id)]
    evidence += [Evidence(rule="parallel_not_known", evidence=f"the graph does not know {key} for it") for key in wrong]
    return Resolved(reference, CitationVerdict.VERIFIED, judgment, evidence=evidence)


def _is_strange(key: str, judgment: HeldJudgment, known: Known) -> bool:
    return is_strange(key, judgment, known.parallel.get(judgment.judgment_id, ()))


def _of_another_year(reference: FoundReference, bearer: HeldJudgment) -> Resolved:
    """The answer on a citation that the graph holds for a judgment given years later, which it cannot be."""
    year = bearer.decided_on.year if bearer.decided_on else "another year"
    words = f"the graph has this citation for {bearer.title}, which is of {year}"
    reason = Evidence(rule="citation_of_another_year", evidence=words, authority_id=bearer.judgment_id)
    return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[reason])


def _several(
    reference: FoundReference, choice: Sequence[HeldJudgment], per_key: dict[str, tuple[HeldJudgment, ...]]
) -> Resolved:
    several = "; ".join(judgment.printed for judgment in choice)
    disagree = len(per_key) > 1 and any(len(judgments) == 1 for judgments in per_key.values())
    rule = "parallel_citations_disagree" if disagree else "citation_of_several"
    words = "the parallel citations are different judgments" if disagree else "several judgments bear this citation"
    reason = Evidence(rule=rule, evidence=f"{words}: {several}")
    return Resolved(reference, CitationVerdict.AMBIGUOUS, evidence=[reason])


def _misattributed(reference: FoundReference, judgment: HeldJudgment, name: str, known: Known) -> Resolved:
    meant = named(name, known.named.get(name, ()))
    words = f"{reference.text} is {judgment.title}, not {name}"
    if len(meant) == 1:
        words += f"; {name} is {meant[0].display_citation or meant[0].title}"
    reason = Evidence(rule="name_and_citation_differ", evidence=words, authority_id=judgment.judgment_id)
    return Resolved(reference, CitationVerdict.MISATTRIBUTED, judgment, evidence=[reason])


def _not_held(reference: FoundReference, known: Known) -> Resolved:
    key = CitationKey.parse(reference.keys[0])
    meant = named(reference.name, known.named.get(reference.name, ())) if reference.name else []
    meant.sort(key=lambda one: years_apart(key, one))
    surely = [judgment for judgment in meant if _is_meant(reference, judgment, known, is_only=len(meant) == 1)]
    if len(surely) == 1:
        return _reported_elsewhere(reference, surely[0], known)
    meant = meant or like(reference.name or "", known.named.get(reference.name or "", ()))
    if meant:
        words = f"{meant[0].printed} is held; another decision of that name may be meant"
        reason = Evidence(rule="another_of_the_name", evidence=words, authority_id=meant[0].judgment_id)
        return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[reason])
    printers = [row for printed in reference.keys if (row := known.citations[printed]).printed_by]
    if printers:
        row = printers[0]
        words = (
            f"printed by {row.printed_by} judgments or tables of the graph ({'; '.join(row.printers)}), itself not held"
        )
        return Resolved(
            reference, CitationVerdict.NOT_COVERED, evidence=[Evidence(rule="cited_but_not_held", evidence=words)]
        )
    return _absent(reference, key, known)


def _is_meant(reference: FoundReference, judgment: HeldJudgment, known: Known, *, is_only: bool) -> bool:
    """True where a citation that is not held can only be meant for this judgment of the name beside it.

    Parties come again: in a case of a numbered series, in the order that referred it, on review. Of a great name of
    which one judgment is held none is known to come years later.
    """
    printed = reference.keys[0]
    key = CitationKey.parse(printed)
    parallel = known.parallel.get(judgment.judgment_id, ())
    if is_slip(key, parallel):
        return True
    if is_of_series(reference.name or "", judgment):
        return False
    is_great = any(judgment.decided_on in landmark.on for landmark in landmarks_named(reference.name or ""))
    is_later = bool(key.year and judgment.decided_on and key.year > judgment.decided_on.year)
    is_far = is_later and not reported_near(key, judgment)
    return is_of_volume_year(printed, judgment, parallel) or (is_great and is_only and is_far)


def _reported_elsewhere(reference: FoundReference, judgment: HeldJudgment, known: Known) -> Resolved:
    """The judgment that is surely meant has another citation in that reporter, or none that is known."""
    key = CitationKey.parse(reference.keys[0])
    right = same_reporter(reference.keys[0], known.parallel.get(judgment.judgment_id, ()))
    if right or not reported_near(key, judgment):
        where = right or judgment.display_citation or judgment.title
        words = f"{judgment.title} is reported at {where}"
        reason = Evidence(rule="name_has_other_citation", evidence=words, authority_id=judgment.judgment_id)
        return Resolved(reference, CitationVerdict.NOT_FOUND, evidence=[reason])
    words = f"{judgment.printed} is held, but no {key.reporter} citation of it is known to the graph"
    reason = Evidence(rule="reporter_not_known", evidence=words, authority_id=judgment.judgment_id)
    return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[reason])


def _absent(reference: FoundReference, key: CitationKey, known: Known) -> Resolved:
    court = known.courts.get(key.court_id or "")
    if court is None or not court.judgments:
        what = f"judgments of {key.court_id.replace('-', ' ')}" if key.court_id else f"what {key.reporter} reports"
        reason = Evidence(rule="court_not_held", evidence=f"the graph does not hold {what} and cannot say")
        return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[reason])
    report = known.reports.get((key.reporter, key.year))
    if report and not reference.name and is_little_known(key, report):
        words = (
            f"of {report.judgments:,} judgments held that {key.reporter} of {key.year} can report the graph knows the "
            f"place of {report.placed:,}, and cannot say"
        )
        reason = Evidence(rule="report_little_known", evidence=words)
        return Resolved(reference, CitationVerdict.NOT_COVERED, evidence=[reason])
    words = (
        f"none of the {court.judgments:,} judgments of the {court.name} held bears this citation and none cites it; "
        "that is no proof that it does not exist, but it is not verified"
    )
    return Resolved(reference, CitationVerdict.NOT_FOUND, evidence=[Evidence(rule="citation_not_held", evidence=words)])


def _settle_repeated_names(resolved: Sequence[Resolved]) -> None:
    """A name of several judgments is the one that a citation of the same text gives under that name."""
    cited = [one.judgment for one in resolved if one.judgment and one.reference.kind != "case_name"]
    for one in resolved:
        if one.reference.kind != "case_name" or one.verdict is not CitationVerdict.AMBIGUOUS:
            continue
        same = {j.judgment_id: j for j in named(one.reference.name or "", [j for j in cited if j])}
        if len(same) == 1:
            one.judgment = next(iter(same.values()))
            one.verdict = CitationVerdict.VERIFIED
            one.evidence = [
                Evidence(rule="name_cited_before", evidence=one.judgment.printed, authority_id=one.judgment.judgment_id)
            ]
