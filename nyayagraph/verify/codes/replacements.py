"""Whether one provision took another's place as a text says it did, held against rows and tables. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.cypher.statute import Correspondence
from nyayagraph.law.governing.applicable import TRANSITIONAL
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import clause_within
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.repeal_words import successor_words, successors_of
from nyayagraph.verify.report import ClaimVerdict, Evidence

# what joins an old provision and the one that took its place
REPLACED = re.compile(
    r"\b(?:now|replac\w+|correspond\w*|equivalent|successor|re-?enact\w*|substitut\w*|becom\w+|became|renumber\w*|formerly|previously|erstwhile|earlier|old|home|reproduc\w*|succe(?:ed|eds|eded)|counterpart|survives?|continues?|carried|moved|transferred|taken\s+over|took\s+over|heir|bears|today|used\s+to|once|in\s+place\s+of|governed\s+by|dealt\s+with\s+by|under\s+the\s+new|passe[ds]|reborn|rewritten|lives?\s+on|since|same\s+(?:width|scope|terms|words)"
    r"|f(?:inds?|ound)\s+(?:its|their|a)?\s*place|shift\w*|re-?appear\w*|travel\w*|wander\w*|gone|went|relocat\w*|migrat\w*|absorb\w*|incorporat\w*|retain\w*|mirror\w*|parallel\w*|analogous|equal\s+to|chang\w+\s+(?:its|their|the)\s+number|new\s+number|subsum\w*|stands\s+(?:as|in|at)|merged|numbered|known\s+as|in\s+lieu|pari\s+materia|same\s+as|translat\w*|maps?\s+(?:to|on)|mapped|converted|transposed|embodied|preserved|recast|redrafted|restated|repeated|housed|located|placed|avatar|incarnation|instead\s+of)\b|[=→]|->",
    re.IGNORECASE,
)
# what stands between the two columns of a table, or a number and the old one in brackets: takes ` | `, ` (`, ` / `
_COLUMNS = re.compile(r"\s*(?:\bto\b|\||/|[(\[]|[–—]|\bor\b|\bi\.?e\.?,?)\s*(?:\|\s*)?(?:old\s+|new\s+|the\s+)?")  # noqa: RUF001
_NOT_EQUIVALENT = "not equivalent"  # how a table's note begins where the successor is another offence
# takes `replaced in part by`, `narrowed to`; refuses `replaced by`
_SAYS_DIFFERENT = re.compile(r"\b(?:in part|partly|narrow\w*|differen\w*|not equivalent|modif\w*)\b", re.IGNORECASE)


# what parts two provisions though `now` stands between: takes `; bail is now sought`, `no section in the BNS`,
# `who was convicted …, is now charged`; refuses `; now section 103`
_OF_ANOTHER_MATTER = re.compile(
    r";\s*(?!now\b)(?:\w+\s+){2,8}?(?:is|are|was|lies|will)\s+now\b|\bno\s+(?:\w+\s+)?(?:section|provision|counterpart|equivalent|twin|successor)\b"
    r"|\b(?:convicted|acquitted|arrested|he|she|they|who)\b[^;]*\bnow\s+(?:charged|accused|booked|tried|facing|prosecuted|convicted|arrested|sought)\b|,\s+(?:is|are|stands?)\s+now\s+(?:charged|accused|booked|tried|facing|prosecuted|arrested)\b|\b(?:who|accused|appellant|petitioner|convict)\b[^;]*\b(?:is|are|stands?)\s+now\s+(?:charged|accused|booked|tried|facing|prosecuted|arrested)\b",
    re.IGNORECASE,
)


def is_of_another_matter(between: str) -> bool:
    """True where the words between two provisions do not make the one the successor of the other."""
    return bool(_OF_ANOTHER_MATTER.search(between))


def check_replacement(
    around: str, one: Resolved, two: Resolved, beside: Sequence[Resolved] = (), *, between: str = ""
) -> tuple[ClaimVerdict, Evidence] | None:
    """Verdict on a stated correspondence of two provisions; None where the words `around` and `between` state none.

    `beside` are the sentence's other references: a list on each side is right where each new one replaces one of the
    old ones.
    """
    old, new = (one, two) if is_repealed_by(one, two) else (two, one) if is_repealed_by(two, one) else (None, None)
    if not (old and new and old.key and new.key and old.provision) or new.key.section_id in TRANSITIONAL:
        return None
    if not (REPLACED.search(around) or _COLUMNS.fullmatch(between)) or is_of_another_matter(between):
        return None
    rows = successors_of(old.provision.successors, old.key.clause)
    held = rows_fitting(rows, new.key)
    if held:
        row = held[0]
        words = f"{row.section_id}{row.new_clause} takes the place of {old.key} ({row.relation})"
        is_whole = not (row.relation == "narrowed" or (row.note or "").startswith(_NOT_EQUIVALENT))
        if not is_whole and not _SAYS_DIFFERENT.search(around):
            is_said_same = bool(_UNCHANGED.search(around))
            reason = Evidence(
                rule="correspondence_wrong" if is_said_same else "correspondence_in_part",
                evidence=f"{words}: {row.note}",
                authority_id=row.section_id,
            )
            return (ClaimVerdict.CONTRADICTED if is_said_same else ClaimVerdict.PARTIALLY_SUPPORTED), reason
        return ClaimVerdict.SUPPORTED, Evidence(rule="correspondence", evidence=words, authority_id=row.section_id)
    others = [other for other in beside if other.provision and other is not old and is_repealed_by(other, new)]
    is_of_another = any(other.provision and rows_fitting(other.provision.successors, new.key) for other in others)
    is_of_another |= any(other.key and other is not new and rows_fitting(rows, other.key) for other in beside)
    is_dropped = bool(old.provision.section and old.provision.section.dropped_by)
    if is_of_another or not (rows or is_dropped):
        return None
    words = f"{new.key} does not take the place of {old.key}: {successor_words(old.provision, old.key)}"
    return ClaimVerdict.CONTRADICTED, Evidence(
        rule="correspondence_wrong", evidence=words, authority_id=old.provision.section_id
    )


_UNCHANGED = re.compile(
    r"\b(?:same|merely|simply|just|identical(?:ly)?|unchanged|exact(?:ly)?|verbatim|without\s+(?:any\s+)?change|no\s+change)\b",
    re.IGNORECASE,
)


def rows_fitting(rows: Sequence[Correspondence], new: ProvisionKey) -> list[Correspondence]:
    """Rows that lead to the new provision, or to a clause within it or around it."""
    return [
        row
        for row in rows
        if row.section_id == new.section_id
        and (
            not row.new_clause
            or not new.clause
            or clause_within(new.clause, row.new_clause)
            or clause_within(row.new_clause, new.clause)
        )
    ]


def is_repealed_by(old: Resolved, new: Resolved) -> bool:
    """True where the one's Act was replaced by the other's."""
    return bool(old.provision and old.provision.act and new.key and old.provision.act.repealed_by == new.key.act_id)
