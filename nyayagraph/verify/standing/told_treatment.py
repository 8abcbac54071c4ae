"""Whether a text shows that it knows what became of a judgment: it names the one that overruled it, or tells its past.

Pure over rows; what a sentence says in so many words is `relations`' work.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.law.text.periods import find_periods
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.beside import around, of_one_paragraph, within
from nyayagraph.verify.claims.relations import NO_PARTY, says_bad_law
from nyayagraph.verify.claims.stated import Sentence
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.standing.validity import Validity
from nyayagraph.verify.wording.words import telling_words

_NOT_FOLLOWED = "not_followed"  # by a bench that says on what point
_ON_A_POINT = (Standing.PARTLY_OVERRULED, Standing.DOUBTED)
_FIRST_LETTERS = 5
_WORDS_OF_A_MATTER = 6  # telling words, those of the names with them
_IN_PARENTHESES = re.compile(r"[(\[][^()\[\]]{0,80}[)\]]")
# takes `disapproving the contrary reading in`, `buried`, `departed from`; refuses `following`
_DISAPPROVES = re.compile(
    r"\b(?:disapprov\w+|depart\w+\s+from|disagree\w*|bur(?:y|ied)|abandon\w*|overrul\w+|overturn\w+|revers\w+|contrary|no\s+longer|set\s+aside|dissent\w*|held\s+(?:to\s+be\s+)?(?:wrong|incorrect)|not\s+correctly|wrongly\s+decided|doubt\w+|undone|undid|gave\s+way)\b",
    re.IGNORECASE,
)
# takes `holds the field`, `relies on`, `it is settled in`, `continues to bind`; what leans on a judgment as on law
_RELIES = re.compile(
    r"\b(?:holds?|lays?\s+down|governs?|binds?|binding|settle[sd]?|requires?|squarely|rel(?:y|ies|ied|ying)\s+(?:up)?on|reliance|remains?"
    r"|still|continues?|following|followed|good\s+law|authority\s+for|trite|clear|in\s+terms\s+of|in\s+view\s+of|by\s+virtue\s+of|as\s+held)\b",
    re.IGNORECASE,
)
# takes `the old rule in `, `the earlier view of `; who calls it so knows that another came
_CALLED_OLD = re.compile(
    r"\b(?:old|older|earlier|former|erstwhile|previous|pre-\w+)\s+(?:\w+\s+)?(?:rule|view|law|position|test|line|regime|doctrine|understanding)\b[^.;]{0,30}$",
    re.IGNORECASE,
)
# takes `under `, `applying the rule in `; what leans on the judgment behind it
_UNDER = re.compile(
    r"(?<!\bnot )\b(?:under|(?:as\s+)?per|applying|on\s+the\s+(?:basis|strength)\s+of|according\s+to|by)"
    r"\s+(?:the\s+(?:\w+\s+){1,3}(?:in|of)\s+)?$",
    re.IGNORECASE,
)
# takes `does not help`, `is misplaced in view of`, `did not survive`; said of a judgment beside the one that felled it
_GONE = re.compile(
    r"\b(?:misplaced|misconceived|displaced|superseded|surviv\w+|(?:of\s+)?no\s+(?:help|assistance|avail|use)|not\s+(?:help|assist|avail)\w*|gone|ended|flawed|wrong|given\s+up|gave\s+up|swept\s+away|until|till|instead|disagre\w+|otherwise|changed)\b",
    re.IGNORECASE,
)
_PARTY = re.compile(r"[A-Z][a-z]{4,}")
_PRESENT = re.compile(
    r"\b(?:is|are|lays|holds|governs|binds|applies|settles|requires|squarely|relies|rely)\b", re.IGNORECASE
)


# takes `and overruled `, `disapproved the view taken in `; refuses `has not overruled `, `declined to overrule `
_STRUCK_BEFORE = re.compile(
    r"(?<!\bnot )(?<!\bnever )\b(?:(?:overrul|revers|disapprov)(?:ed|es|ing)|depart(?:ed|s|ing)\s+from)\s+"
    r"(?:the\s+(?:\w+\s+){0,3}(?:in|of)\s+)?$",
    re.IGNORECASE,
)
# takes `overruled`, `is no longer good law`; what tells of an overruling wherever in a paragraph it stands
_STRUCK_SO = re.compile(
    r"\b(?:overrul(?:ed|es|ing)|overturn\w*|disapprov\w+|no\s+longer\s+(?:good\s+|the\s+)?law|not\s+good\s+law)\b",
    re.IGNORECASE,
)
# takes `, and `, `, `, `; `; what stands between judgments of which one thing is said
_IN_A_ROW = re.compile(r"[\s,;)]*(?:and|as\s+well\s+as|&)?\s*")
# takes `, were overruled`, ` have both been expressly overruled`; refuses ` were not overruled`
_WERE_STRUCK = re.compile(
    r"[\s,)]*(?:which\s+)?(?:were|are|stand|stood|have|had)\s+(?:(?:both|all|been|also|since|later|then|thus|\w+ly)\s+){0,3}"
    r"(?:overruled|reversed|overturned|disapproved)\b"
)
_SO_TOO = re.compile(r"\s*(?:and\s+)?so\s+(?:was|were|has|is)\b", re.IGNORECASE)  # takes ` so was Tomaso Bruno`


def tells_of_treatment(
    one: Resolved,
    validity: Validity,
    sentence: Sentence,
    sentences: Sequence[Sentence],
    everything: Sequence[Resolved],
) -> bool:
    """True where the text tells what became of the judgment, or relies on nothing that was touched.

    It names the judgment that struck at this one, here or in the sentence beside, and leans on this one no more; says
    in so many words that it is no law; tells what it did before that; or speaks of other matters than the one point
    that fell.
    """
    paragraph = of_one_paragraph(sentence, around(sentence, sentences))
    place = next(n for n, other in enumerate(paragraph) if other.start == sentence.start)
    beside = paragraph[max(0, place - 1) : place + 2]
    return (
        any(_names_what_struck(one, validity, other, sentence, everything) for other in beside)
        or any(
            _STRUCK_SO.search(other.text) and _names_what_struck(one, validity, other, sentence, everything)
            for other in paragraph
        )
        or _CALLED_OLD.search(_words_before(one, sentence)) is not None
        or (_DISAPPROVES.search(sentence.text) is not None and _names_overruler(sentence.text, validity))
        or _says_so_of_it(one, sentence, everything)
        or _is_off_the_point(validity, sentence)
        or _is_of_then(validity, sentence)
    )


def _names_what_struck(
    one: Resolved, validity: Validity, named_in: Sentence, sentence: Sentence, everything: Sequence[Resolved]
) -> bool:
    """True where a sentence names the judgment that felled this one, and this one's own does not lean on it."""
    struck_by = {reason.authority_id for reason in validity.evidence if reason.authority_id}
    named = (other.judgment for other in within(named_in, everything) if other is not one)
    if not any(judgment and judgment.judgment_id in struck_by for judgment in named):
        return False
    if _DISAPPROVES.search(named_in.text) or _GONE.search(named_in.text):
        return True
    return not (_RELIES.search(sentence.text) or _UNDER.search(_words_before(one, sentence)))


def _words_before(one: Resolved, sentence: Sentence) -> str:
    """What a sentence says before the name of a judgment."""
    low = one.reference.start - sentence.start
    at = sentence.text.rfind(one.reference.name or one.reference.text, 0, low)
    return sentence.text[: at if at >= 0 else low]


def _says_so_of_it(one: Resolved, sentence: Sentence, everything: Sequence[Resolved]) -> bool:
    """True where the words around the judgment, between semicolons, say that it was overruled, whoever did it."""
    low = one.reference.start - sentence.start
    if _STRUCK_BEFORE.search(_words_before(one, sentence)) or _is_of_a_list_struck(one, sentence, everything):
        return True
    clauses = sentence.text.split(";")
    place = sentence.text.count(";", 0, low)
    start = sentence.start + sum(len(clause) + 1 for clause in clauses[:place])
    end = start + len(clauses[place])
    named = {other.authority_id for other in everything if other.judgment and start <= other.reference.start < end}
    if len(named) != 1:
        return False
    is_so_too = place > 0 and _SO_TOO.match(clauses[place]) is not None
    return says_bad_law(clauses[place]) or (is_so_too and says_bad_law(clauses[place - 1]))


def _is_of_a_list_struck(one: Resolved, sentence: Sentence, everything: Sequence[Resolved]) -> bool:
    """True where words behind several judgments in a row, of which it is one, say that they were overruled."""
    end = one.reference.end - sentence.start
    for other in within(sentence, everything):
        if other.judgment and other.reference.start > one.reference.start:
            if not _IN_A_ROW.fullmatch(sentence.text[end : end + len(_words_before(other, sentence)[end:])]):
                break
            end = other.reference.end - sentence.start
    return end > one.reference.end - sentence.start and _WERE_STRUCK.match(sentence.text, end) is not None


def _is_off_the_point(validity: Validity, sentence: Sentence) -> bool:
    """True where a judgment fell on a point alone, and a sentence that says enough has no word of that point."""
    fell = [reason for reason in validity.evidence if reason.rule.endswith(("_on_a_point", _NOT_FOLLOWED))]
    says_enough = len(telling_words(_IN_PARENTHESES.sub(" ", sentence.text))) >= _WORDS_OF_A_MATTER
    is_of_a_point = validity.standing in _ON_A_POINT and all(reason.evidence for reason in fell)
    return bool(fell) and is_of_a_point and says_enough and not _speaks_of(sentence.text, validity)


def _is_of_then(validity: Validity, sentence: Sentence) -> bool:
    if validity.standing not in (Standing.PARTLY_OVERRULED, Standing.DOUBTED) or _PRESENT.search(sentence.text):
        return False
    days = [dated.period for dated in find_periods(sentence.text)]
    since = min((reason.on for reason in validity.evidence if reason.on), default=None)
    is_past = bool(days) and since is not None and all(day.last < since for day in days)
    return is_past and not _speaks_of(sentence.text, validity)


def _names_overruler(text: str, validity: Validity) -> bool:
    """True where a sentence names a party of the judgment that struck at this one: `Vineeta Sharma overruled it`."""
    titles = [reason.by.split(",")[0] for reason in validity.evidence if reason.by]
    parties = {word for title in titles for word in _PARTY.findall(title)} - NO_PARTY
    return any(re.search(rf"\b{party}\b", text) for party in parties)


def _speaks_of(text: str, validity: Validity) -> bool:
    """True where a sentence has a telling word of the point on which the judgment was overruled."""
    said = {word[:_FIRST_LETTERS] for word in telling_words(text)}
    point = {word[:_FIRST_LETTERS] for reason in validity.evidence for word in telling_words(reason.evidence)}
    return bool(said & point)
