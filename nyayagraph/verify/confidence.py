"""Confidence in a checked text: six weighted factors, capped by what is not verified or no longer law. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from nyayagraph.law.standing import NOT_GOOD
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.report import CitationCheck, CitationVerdict, ClaimCheck, ClaimVerdict, Confidence

WEIGHTS: Mapping[str, float] = {
    "relevance": 0.25,
    "citation_rate": 0.20,
    "authority": 0.20,
    "agreement": 0.15,
    "recency": 0.10,
    "specificity": 0.10,
}
HIGH_ABOVE = 0.8
MEDIUM_ABOVE = 0.6
CAP_NOT_VERIFIED = 0.45
CAP_NOTHING_CITED = 0.6
CAP_DOUBTED = 0.75
_OLDEST_COUNTS = 0.5  # an old judgment that still stands is still the law
_YEARS_TO_OLDEST = 60
_COURTS = {"supreme-court": 1.0, "federal-court": 1.0, "privy-council": 0.7}


def court_authority(court_id: str | None) -> float:
    """1 for the Supreme Court, 0.7 for a High Court, 0.4 below; a statute speaks with the first."""
    if court_id is None:
        return 1.0
    return _COURTS.get(court_id, 0.7 if court_id.startswith("high-court") else 0.4)


def recency(decided_on: date | None, on: date, *, is_landmark: bool) -> float:
    """1 for this year's law down to one half; a landmark never less than 0.8, for age is not weakness."""
    if decided_on is None:
        return _OLDEST_COUNTS
    years = max(0.0, (on - decided_on).days / 365.25)
    plain = max(_OLDEST_COUNTS, 1 - years / _YEARS_TO_OLDEST * (1 - _OLDEST_COUNTS))
    return max(plain, 0.8) if is_landmark else plain


def confidence(
    citations: Sequence[CitationCheck],
    claims: Sequence[ClaimCheck],
    *,
    relevance: float,
    authority: float,
    recent: float,
) -> Confidence:
    """Score, label and factors; a text that cites no authority, or anything not verified or repealed, is never high.

    `relevance` is the mean cosine of the best passage of each claim, `authority` the highest court relied on,
    `recent` the mean recency of what is relied on; each in [0, 1].
    """
    good = [one for one in citations if one.verdict is CitationVerdict.VERIFIED]
    supported = sum(one.verdict is ClaimVerdict.SUPPORTED for one in claims)
    partly = sum(one.verdict is ClaimVerdict.PARTIALLY_SUPPORTED for one in claims)
    factors = {
        "relevance": _share(relevance),
        "citation_rate": len(good) / len(citations) if citations else 0.0,
        "authority": _share(authority) if good else 0.0,
        "agreement": (supported + 0.5 * partly) / len(claims) if claims else 0.0,
        "recency": _share(recent) if good else 0.0,
        "specificity": _specificity(claims),
    }
    score = sum(WEIGHTS[name] * value for name, value in factors.items())
    cap, why = _cap(citations, claims)
    score = round(min(score, cap), 4)
    return Confidence(
        score=score, label=label_of(score), factors={k: round(v, 4) for k, v in factors.items()}, capped_by=why
    )


def label_of(score: float) -> str:
    """High above 0.8, Medium above 0.6, else Low."""
    return "High" if score > HIGH_ABOVE else "Medium" if score > MEDIUM_ABOVE else "Low"


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))


def _specificity(claims: Sequence[ClaimCheck]) -> float:
    return sum(bool(one.leans_on) for one in claims) / len(claims) if claims else 0.0


def _cap(citations: Sequence[CitationCheck], claims: Sequence[ClaimCheck]) -> tuple[float, tuple[str, ...]]:
    caps: list[tuple[float, str]] = []
    for one in citations:
        if one.verdict is not CitationVerdict.VERIFIED:
            caps.append((CAP_NOT_VERIFIED, f"{one.text}: {one.verdict}"))
        elif not one.is_good:
            caps.append((CAP_NOT_VERIFIED, f"{one.text}: {one.standing}"))
        elif one.standing in (Standing.PARTLY_OVERRULED, Standing.DOUBTED) or (
            one.standing in NOT_GOOD and not one.is_answered
        ):
            caps.append((CAP_DOUBTED, f"{one.text}: {one.standing}"))
    caps += [(CAP_NOT_VERIFIED, f"claim {one.verdict}: {one.text[:60]}") for one in claims if one.fails]
    if all(one.standing is Standing.OWN_DOCUMENT for one in citations):
        caps.append((CAP_NOTHING_CITED, "nothing is cited" if not citations else "no authority is cited"))
    return min((cap for cap, _ in caps), default=1.0), tuple(dict.fromkeys(why for _, why in caps))
