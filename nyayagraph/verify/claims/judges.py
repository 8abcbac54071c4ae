"""Which judge a sentence says wrote, or dissented in, a judgment: held to those who are recorded to have sat.

Only where the words tie the judge to the one judgment named. Wrong is who did not sit at all, where the whole bench is
recorded; who sat may have written an opinion of his own. Right is the recorded author.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.cypher.verify import BenchesOfJudgments, BenchOfJudgment
from nyayagraph.graph import Graph
from nyayagraph.law.names.parties import fold, one_letter_apart
from nyayagraph.verify.claims.certain import is_certain
from nyayagraph.verify.claims.relations import opens_at
from nyayagraph.verify.claims.stated import Claim
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import ClaimCheck, ClaimVerdict, Evidence
from nyayagraph.verify.wording.words import quantities, telling_words

_OF_JUDGMENTS = ("reporter", "neutral", "case_name")
_LITTLE_ELSE = 4
_INITIAL = re.compile(r"\b[A-Z]\b")
_INITIALS = r"(?:[A-Z](?:\.\s?|\s)){0,3}"
_NAME = rf"{_INITIALS}[A-Z][a-z]+(?:\s(?!J\b|CJ)[A-Z][a-z]+){{0,2}}"
# takes `Justice P.N. Bhagwati`, `Bhagwati J.`, `Chandrachud, C.J.`; refuses `the Supreme Court`
_JUDGE = (
    rf"(?:(?:the\s+)?(?:Mr\.?\s+)?(?:Chief\s+)?Justice\s+(?P<titled>{_NAME})(?:,?\s+C?\.?\s?J\.?I?\.?)?"
    rf"|(?P<lettered>{_NAME}),?\s+(?:C\.?\s?J\.?(?:\s?I\.?)?|J\.))"
)
# takes `R.F. Nariman`, `Ranganath Misra`, a name that no title makes a judge's; refuses `Supreme Court`
_BARE = (
    r"(?P<bare>(?!Supreme|High|Constitution|Privy|Federal|Division|Full|The\b|Chief|Justice)"
    r"(?:(?:[A-Z](?:\.\s?|\s)){1,3}(?:[A-Z][a-z]+\s)?[A-Z][a-z]+|[A-Z][a-z]+\s[A-Z][a-z]+)\b(?!,?\s+C?\.?J\b))"
)
_WROTE = (
    r"(?:held|observed|said|wrote|writing|delivered|authored|spoke|speaking|opined|laid\s+down|dissented|dissenting|concurred"
    r"|concurring)"
)
_OPINION = r"(?:the\s+|a\s+|his\s+|her\s+)?(?:\w+\s+){0,2}(?:judgment|opinion|dissent|verdict|decision)"
# behind a judgment: takes `, Bhagwati J. observed`, `, Justice Khanna, dissenting,`
_BEHIND = re.compile(rf"^[\s,]*(?:\([^()]*\)[\s,]*)?(?:{_JUDGE}|{_BARE}),?\s+(?:\w+ly\s+)?{_WROTE}\b")
# behind a judgment: takes ` was delivered by Justice Nariman`, ` was authored by R.F. Nariman`
_PASSIVE = re.compile(
    rf"^[\s,]*(?:\([^()]*\)[\s,]*)?(?:was|were)\s+(?:delivered|authored|written|penned|pronounced|rendered)\s+by\s+"
    rf"(?:{_JUDGE}|{_BARE})"
)
# before a judgment: takes `Justice Khanna dissented in `, `Nariman J. wrote the majority judgment in `
_BEFORE = re.compile(
    rf"(?:^|[\s(])(?:{_JUDGE}|{_BARE}),?\s+(?:\w+ly\s+)?{_WROTE}(?:\s+(?:{_OPINION}|for\s+the\s+(?:Court|majority|Bench)))?\s+in\s+(?:the\s+case\s+of\s+)?$"
)
# takes `delivered by`, `wrote`; refuses `held that`, which each who sat may have done
_OF_WRITING = re.compile(r"\b(?:delivered|authored|wrote|written|writing|penned|pronounced|rendered|spoke|speaking)\b")
# what may make the judge one of another court or judgment
_OF_ANOTHER = re.compile(
    r"\b(?:High\s+Court|Tribunal|Magistrate|Sessions|single\s+[Jj]udge|counsel|Advocate|quot\w+|cit(?:ed|ing)|relied|refer\w+|follow\w+"
    r"|approv\w+|adopt\w+|echo\w+|later|earlier|overrul\w+|affirm\w+|not|never|whether|if)\b"
)


def held_to_bench(graph: Graph, claims: Sequence[Claim], checks: Sequence[ClaimCheck]) -> tuple[ClaimCheck, ...]:
    """The claims, those contradicted that lay a judgment at a judge who did not sit, the author's own supported."""
    told = {
        place: found
        for place, (claim, check) in enumerate(zip(claims, checks, strict=True))
        if check.verdict is not ClaimVerdict.CONTRADICTED and (found := judge_told(claim))
    }
    if not told:
        return tuple(checks)
    ids = tuple(sorted({one.judgment.judgment_id for _, one in told.values() if one.judgment}))
    benches = {row.judgment_id: row for row in graph.fetch(BenchesOfJudgments(judgment_ids=ids))}
    out = list(checks)
    for place, (name, one) in told.items():
        bench = benches.get(one.judgment.judgment_id) if one.judgment else None
        judged = _judged(claims[place], name, one, bench) if bench else None
        judged = judged or _unproved(claims[place], name, checks[place], bench)
        if judged:
            evidence = (judged[1], *out[place].evidence)
            out[place] = out[place].model_copy(update={"verdict": judged[0], "evidence": evidence})
    return tuple(out)


def _unproved(
    claim: Claim, name: str, check: ClaimCheck, bench: BenchOfJudgment | None
) -> tuple[ClaimVerdict, Evidence] | None:
    """No support by a passage that says the rest and names another judge, or none."""
    sat = bench.judges if bench else ()
    may_have_said = any(_is_same(name, judge.name) for judge in sat) and not _OF_WRITING.search(claim.bare)
    said = "".join(_words(" ".join(reason.evidence for reason in check.evidence)))
    if check.verdict is not ClaimVerdict.SUPPORTED or may_have_said or _words(name)[-1] in said:
        return None
    words = f"nothing held says that {name} wrote it"
    return ClaimVerdict.UNSUPPORTED, Evidence(rule="judge_not_named", evidence=words)


def judge_told(claim: Claim) -> tuple[str, Resolved] | None:
    """The judge of whom a sentence says that he wrote or dissented in the one judgment that it names."""
    named = [one for one in claim.resolved if one.reference.kind in _OF_JUDGMENTS]
    held = {one.judgment.judgment_id for one in named if one.judgment}
    if len(held) != 1 or not all(one.judgment for one in named) or _OF_ANOTHER.search(claim.bare):
        return None
    low = opens_at(named[0], claim.text, claim.start)
    high = named[-1].reference.end - claim.start
    found = _BEHIND.match(claim.text[high:]) or _PASSIVE.match(claim.text[high:]) or _BEFORE.search(claim.text[:low])
    if found is None:
        return None
    name = next((found[group] for group in ("titled", "lettered", "bare") if found.groupdict().get(group)), None)
    return (name, named[0]) if name else None


def _judged(claim: Claim, name: str, one: Resolved, bench: BenchOfJudgment) -> tuple[ClaimVerdict, Evidence] | None:
    title = one.judgment.title if one.judgment else ""
    authors = [judge.name for judge in bench.judges if judge.author]
    if len(authors) == 1 and _is_same(name, authors[0]):
        if len(_besides(claim, name)) > _LITTLE_ELSE or quantities(claim.bare) or "dissent" in claim.text:
            return None
        words = f"{title} is by {authors[0]}"
        return ClaimVerdict.SUPPORTED, Evidence(rule="written_by", evidence=words, authority_id=bench.judgment_id)
    is_whole = bench.bench_strength is not None and len(bench.judges) >= bench.bench_strength > 1
    if not is_whole or any(_is_same(name, judge.name) for judge in bench.judges) or not is_certain(one, claim):
        return None
    sat = ", ".join(judge.name for judge in bench.judges)
    words = f"{name} did not sit in {title}; there sat {sat}"
    return ClaimVerdict.CONTRADICTED, Evidence(rule="did_not_sit", evidence=words, authority_id=bench.judgment_id)


def _besides(claim: Claim, name: str) -> list[str]:
    """Telling words of a sentence without its references and the judge."""
    return telling_words(claim.bare.replace(name, " "))


def _is_same(told: str, recorded: str) -> bool:
    """True where the last word of a judge's name is a word, or by print's slip a part, of a recorded one.

    `D.Y. Chandrachud` is not `Y.V. Chandrachud`: initials that both have must not gainsay each other.
    """
    ours, theirs = _words(told), _words(recorded)
    initials = [frozenset(_INITIAL.findall(name)) for name in (told, recorded)]
    if all(initials) and not (initials[0] <= initials[1] or initials[1] <= initials[0]):
        return False
    return bool(ours) and (ours[-1] in "".join(theirs) or any(one_letter_apart(ours[-1], word) for word in theirs))


def _words(name: str) -> list[str]:
    return [fold(word.lower()) for word in re.findall(r"[A-Za-z]{2,}", name)]
