"""Sentences that say no more of a judgment or an Act than its row has: bench, court, report, treatment, in force. Pure.

Each is read whole, its names taken out: where anything else is said, or a name may mean several, nothing is decided.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from nyayagraph.cypher.statute import HeldAct
from nyayagraph.cypher.verify import HeldJudgment
from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.places import places_of_acts
from nyayagraph.law.acts.successions import acts_after
from nyayagraph.law.treatment.kinds import Treatment
from nyayagraph.verify.claims.benches import bench_told, is_whole
from nyayagraph.verify.claims.stated import bare
from nyayagraph.verify.labels import day
from nyayagraph.verify.references.naming import bears
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import CitationVerdict, Evidence
from nyayagraph.verify.statements.said import Facts

_OF_JUDGMENTS = ("reporter", "neutral", "case_name")
_SUPREME = "supreme-court"
_HELPER = r"(?:is|was|has\s+been|stands|had\s+been)"
_GIVEN = r"(?:decided|heard|delivered|rendered|pronounced|given)"
# sentences without their names. takes ` was decided by a bench of two judges.`, `The judgment in  is by eight judges.`
_BENCH = re.compile(
    rf"\W*(?:the\s+(?:judgment|decision|case)\s+(?:in|of)\b)?\W*{_HELPER}\s+(?:{_GIVEN}\s+)?(?:a\s+(?:judgment|decision)\s+)?"
    r"(?:by|of)\s+(?:a\s+|an\s+)?(?:(?:constitution\s+)?bench\s+(?:of|consisting\s+of|comprising)\s+)?[\w-]+[\s-]"
    r"(?:learned\s+)?(?:judges?|member)(?:[\s-](?:constitution\s+)?bench)?\W*",
    re.IGNORECASE,
)
# takes ` is a judgment of the Supreme Court of India.`, ` was decided by the Bombay High Court.`
_COURT = re.compile(
    rf"\W*{_HELPER}\s+(?:a\s+)?(?:(?:judgment|decision|ruling|case)\s+of|{_GIVEN}\s+by)\s+(?:the\s+)?"
    r"(?P<court>(?:Hon'?ble\s+)?Supreme\s+Court|(?:[A-Z]\w+\s+){1,3}High\s+Court|High\s+Court\s+of\s+[A-Z]\w+)"
    r"(?:\s+of\s+India)?\W*",
)
# takes ` is reported at .`, ` was reported in `
_REPORTED = re.compile(rf"\W*{_HELPER}\s+reported\s+(?:at|in|as)\W*", re.IGNORECASE)
_DONE = {
    "followed": (Treatment.FOLLOWED, Treatment.APPLIED, Treatment.APPROVED),
    "applied": (Treatment.FOLLOWED, Treatment.APPLIED),
    "approved": (Treatment.APPROVED,),
    "distinguished": (Treatment.DISTINGUISHED,),
    "explained": (Treatment.EXPLAINED,),
    "not followed": (Treatment.NOT_FOLLOWED,),
    "referred to a larger bench": (Treatment.REFERRED_TO_LARGER_BENCH,),
}
_AMONG = "|".join(map(re.escape, _DONE))
# takes ` followed `, ` was later applied in `; two names taken out
_TREATS = re.compile(
    rf"\W*(?P<passive>(?:was|has\s+been|were)\s+)?(?:(?:later|also|expressly|subsequently)\s+)?(?P<done>{_AMONG})"
    r"(?P<by>\s+(?:in|by))?\W*",
    re.IGNORECASE,
)
# an Act taken out: takes `The  is still in force.`, ` remains good law`; `The  has been repealed.`, ` is no longer law`
_IN_FORCE = re.compile(
    r"\W*(?:the\b)?\W*(?:(?:is|remains?|continues?(?:\s+to\s+be)?|stays|are)\s+)(?:(?:still|now|currently|today|yet|very\s+much)\s+)*"
    r"(?:in\s+force|good\s+law|the\s+law|in\s+operation|valid\s+law)(?:\s+(?:today|now|in\s+India))?\W*",
    re.IGNORECASE,
)
_NOT_IN_FORCE = re.compile(
    r"\W*(?:the\b)?\W*(?:(?:has|have)\s+(?:now\s+|since\s+)?been\s+repealed|(?:is|stands|was)\s+(?:now\s+)?repealed"
    r"|is\s+(?:no\s+longer|not)\s+(?:in\s+force|good\s+law|the\s+law|law))\W*",
    re.IGNORECASE,
)
# takes ` was repealed by the `, two Acts taken out
_REPEALED_BY = re.compile(
    r"\W*(?:the\b)?\W*(?:was|has\s+been|stands|is)\s+(?:now\s+)?repealed\s+by\s+(?:the\b)?\W*", re.IGNORECASE
)


class PlainFact(NamedTuple):
    """Whether what a sentence says, and it says no more, is what the row has (None: unknown); and the row's words."""

    is_right: bool | None
    reason: Evidence


# takes ` is Act No. `, an Act and a number taken out
_IS_NUMBERED = re.compile(r"\W*(?:the\b)?\W*(?:is|was)\s+(?:the\s+)?(?:Central\b)?\W*", re.IGNORECASE)
# words of a title before the one that was read: takes `The Indian `, `The Multi-Unit `
_LONGER_TITLE = re.compile(
    r"\W*(?:The\b)?\W*(?!The\b)(?:[A-Z][\w-]*\b\W+){1,6}(?=(?:is|was|has|have|are|had|remains?|continues?|stays|stands)\b)"
)
_NUMBER = re.compile(r"(\d{1,3}) of (\d{4})")
_UNTOLD = PlainFact(None, Evidence(rule="not_in_the_record", evidence="no row held says so of the one that is named"))


def plain_fact(sentence: str, start: int, facts: Facts) -> PlainFact | None:
    """What rows say of a sentence at `start` that tells one plain fact; None where it tells more.

    Where it tells one and they cannot tell, `is_right` is None: no passage of another Act or judgment bears it out.
    """
    within = [one for one in facts.resolved if 0 <= one.reference.start - start < len(sentence)]
    if not within:
        return _of_acts(sentence, facts)
    if any(one.reference.kind not in _OF_JUDGMENTS for one in within):
        return None
    return _of_judgments(bare(sentence, start, within), within, facts)


def _of_judgments(rest: str, within: Sequence[Resolved], facts: Facts) -> PlainFact | None:
    """What rows say of a sentence that names judgments alone; `rest` is it without them."""
    if _REPORTED.fullmatch(rest):
        return _reported(within) or _UNTOLD
    held = list({one.judgment.judgment_id: one.judgment for one in within if one.judgment}.values())
    if not all(one.judgment for one in within):
        return None
    if len(held) == 1:
        return _of_one(rest, held[0])
    return _treated(rest, held, facts) if len(held) == 2 else None  # noqa: PLR2004 - one treats the other


def _of_one(rest: str, judgment: HeldJudgment) -> PlainFact | None:
    told = bench_told(rest) if _BENCH.fullmatch(rest) else set()
    if told and is_whole(judgment.bench_strength):
        words = f"{judgment.title} was decided by {judgment.bench_strength} judges"
        return _fact("record_bench", words, judgment.judgment_id, is_right=told == {judgment.bench_strength})
    court = _COURT.fullmatch(rest)
    if court is None or not judgment.court_id:
        return None
    is_high = "High" in court["court"]
    if is_high and judgment.court_id != _SUPREME:
        return None  # which of the High Courts is told elsewhere
    words = f"{judgment.title} is of the {judgment.court_id.replace('-', ' ')}"
    return _fact("record_court", words, judgment.judgment_id, is_right=not is_high and judgment.court_id == _SUPREME)


def _reported(within: Sequence[Resolved]) -> PlainFact | None:
    """A name and where it is said to be reported: right where the report's judgment bears the name."""
    names = [one for one in within if one.reference.kind == "case_name"]
    reports = [one for one in within if one.reference.kind != "case_name"]
    if len(names) != 1 or not reports or not all(one.judgment for one in reports):
        return None
    name = names[0].reference.name or names[0].reference.text
    for one in reports:
        judgment = one.judgment
        if judgment and not bears(name, judgment):
            if names[0].verdict not in (CitationVerdict.VERIFIED, CitationVerdict.AMBIGUOUS):
                return None
            words = f"{one.reference.text} is {judgment.title}, not {name}"
            return _fact("record_report", words, judgment.judgment_id, is_right=False)
    first = reports[0].judgment
    words = f"{first.title if first else name} is reported so"
    return _fact("record_report", words, first.judgment_id if first else "", is_right=True)


def _treated(rest: str, held: Sequence[HeldJudgment], facts: Facts) -> PlainFact | None:
    told = _TREATS.fullmatch(rest)
    if told is None or bool(told["passive"]) != bool(told["by"]):
        return None
    earlier, later = held if told["passive"] else held[::-1]
    wanted = _DONE[" ".join(told["done"].lower().split())]
    pairs = {(row.cited_id, row.citing_id, row.treatment) for row in facts.treatments}
    if any((earlier.judgment_id, later.judgment_id, one) in pairs for one in wanted):
        words = f"{later.title} {told['done']} {earlier.title}"
        return _fact("record_treated", words, later.judgment_id, is_right=True)
    if earlier.decided_on and later.decided_on and later.decided_on < earlier.decided_on:
        words = f"{later.title} ({later.decided_on}) is older than {earlier.title} ({earlier.decided_on})"
        return _fact("record_treated", words, later.judgment_id, is_right=False)
    return None


def _of_acts(sentence: str, facts: Facts) -> PlainFact | None:
    """What the rows of one Act, or of one and what repealed it, say of a sentence that cites no provision."""
    mentions = [one for one in find_mentions(sentence) if one.type != "constitution"]
    named = list(places_of_acts(mentions))
    rest = list(sentence)
    for mention in mentions:
        rest[mention.start : mention.end] = " " * (mention.end - mention.start)
    left = "".join(rest)
    forms = (_IN_FORCE, _NOT_IN_FORCE, _REPEALED_BY, _IS_NUMBERED)
    is_longer = _LONGER_TITLE.match(left)  # another Act than the one whose title stands behind the words
    left = left[is_longer.end() :] if is_longer else left
    says_so, denies, repealed, numbered = (form.fullmatch(left) for form in forms)
    if not (says_so or denies or repealed or numbered) or not mentions:
        return None
    acts = [facts.by_id.get(act_id) for _, act_id in named]
    old = acts[0] if acts else None
    told = None
    if is_longer:
        return _UNTOLD
    if old and numbered and mentions[0] is named[0][0]:
        told = _numbered(old, [one for one in mentions if one.number])
    elif old and repealed and len(acts) == 2:  # noqa: PLR2004 - the one repealed the other
        told = _repealed_by(old, named[1][1])
    elif old and (says_so or denies) and len(acts) == 1:
        told = _standing(old, facts, is_in_force=bool(says_so))
    return told or _UNTOLD


def _standing(old: HeldAct, facts: Facts, *, is_in_force: bool) -> PlainFact | None:
    """Whether an Act is in force on the day whose law counts."""
    gone = facts.gone.get(old.act_id)
    if gone is None and (old.commenced_on is None or facts.on < old.commenced_on):
        return None
    words = gone.words if gone else f"the {old.title} has been in force since {day(old.commenced_on or facts.on)}"
    if gone is None and old.repealed_on is not None:
        words += f"; it is repealed with effect from {day(old.repealed_on)}"
    return _fact("record_standing_of_act", words, old.act_id, is_right=is_in_force == (gone is None))


def _numbered(act: HeldAct, told: Sequence[ActMention]) -> PlainFact | None:
    """Whether an Act has the number among the Acts of Parliament that it is said to have."""
    own = _NUMBER.fullmatch(act.number or "")
    if own is None or len(told) != 1:
        return None
    words = f"the {act.title} is Act {act.number}"
    return _fact("record_number_of_act", words, act.act_id, is_right=told[0].number == f"{own[1]}/{own[2]}")


def _repealed_by(old: HeldAct, by: str) -> PlainFact | None:
    """Whether the row, or what is known of what took its place, has the Act that is said to have repealed it."""
    if old.repealed_by is None:
        return None
    words = f"the {old.title} was repealed by the {old.repealed_by_title or old.repealed_by}"
    is_right = by == old.repealed_by
    if not is_right and by in acts_after(old.act_id):
        return None
    return _fact("record_repealed_by", words, old.repealed_by, is_right=is_right)


def _fact(rule: str, words: str, authority_id: str, *, is_right: bool) -> PlainFact:
    return PlainFact(is_right, Evidence(rule=rule, evidence=words, authority_id=authority_id or None))
