"""Who says that a judgment is treated, who did it, whether the words deny it, and how sure that leaves one.

Pure; reads the words around one match of a cue. Which cues there are is `treatment_cues`' table.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from nyayagraph.law.treatment.cues import OVERRULINGS, Cue
from nyayagraph.law.treatment.kinds import Scope, Treatment
from nyayagraph.law.treatment.views import MARK


class Voice(StrEnum):
    """Whose words a treatment is."""

    COURT = "court"
    COUNSEL = "counsel"
    COURT_BELOW = "court_below"
    ANOTHER = "another_judgment"
    DISSENT = "dissent"


class Reading(NamedTuple):
    """What one match says; `by` is the number of the judgment that did it, where that is not this one."""

    treatment: Treatment
    scope: Scope
    voice: Voice
    by: int | None
    negated: bool
    sure: float


_COURTS = (
    r"(?:high court|tribunal|trial (?:court|judge)|courts? below|(?:single|district|sessions|learned) judges?"
    r"|magistrate|full bench|division bench|appellate (?:court|authority)|judicial committee|privy council"
    r"|house of lords)"
)
_DENIES = re.compile(
    r"\b(?:not|never|neither|nor|cannot|no reason|declin\w+|refus\w+|without|unable|nothing|none)\b", re.IGNORECASE
)
# rules whose own words hold the `not`
_MEANS_DENIAL = frozenset(
    {
        "not_good_law",
        "view_wrong",
        "this_view_wrong",
        "view_refused",
        "we_disagree",
        "does_not_apply",
        "no_case_helps",
    }
)
_WRONG = re.compile(r"wrongly|incorrectly|erroneously|not (?:been )?(?:correctly|rightly)", re.IGNORECASE)
# takes `it cannot be said that the decision in `, `it would be wrong to hold that `; refuses `we cannot agree with `
_DENIED_WHOLE = re.compile(
    r"(?:\b(?:cannot|not|never|nor|neither|nothing|no(?! (?:hesitation|doubt|difficulty|escape)))\b"
    r"[^@.;]{0,80}?\bthat\b"
    r"|\b(?:cannot|not) (?:be )?(?:say|said|held?|accept|agree|find|think|persuaded?)\b|wrong to (?:hold|say)"
    r"|\b(?:unable|fail|failed|not|difficult) (?:to )?(?:see|understand|appreciate|follow) (?:[bh]ow|why))"
    r"[^@;]{0,60}$",
    re.IGNORECASE,
)
# a `not` that belongs to the verb behind it: takes `did not `, `refused to `, `without `
_DENIES_NEXT = re.compile(
    r"\b(?:not|never|cannot|without|nor|neither|declin\w+ to|refus\w+ to|unable to|reason to)\s(?:\w+ly\s)?$",
    re.IGNORECASE,
)
# takes `counsel submitted that`, `it was contended`, `Mr. Sen says`
_COUNSEL = re.compile(
    r"counsel|\bcontend|contention|submi(?:ts?|tted|ssions?)\b|\bargu(?:ed|es|ment)|\burged"
    r"|\b(?:[Aa]ttorney|[Ss]olicitor|[Aa]dvocate)[- ][Gg]eneral|Counsel|\bsought to\b"
    r"|\b[Mm]r\.? [A-Z]|\b[Ss]hri [A-Z]"
    r"|according to the (?:appellant|respondent|petitioner)|suggested|our attention|relied (?:up)?on by the"
    r"|pleaded|the plea\b|the stand of"
)
# what counsel did with a judgment and not what counsel said of it: takes `on which Mr. Sen relied`, `cited by counsel`
_RELIANCE = re.compile(
    r"(?:up)?on which[^@.;]{0,80}?\b(?:reli\w+|leaned|depend\w*|placed|founded)\b[^@,.;]{0,60}"
    r"|\b(?:relied (?:up)?on|relied|cited|referred to|pressed|quoted|brought to our notice)"
    r"(?: before us)? by [^@,.;]{0,60}"
    r"|\b(?:to which|which)[^@.;]{0,60}?\b(?:our attention was|drew our attention|referred us|was cited|were cited"
    r"|was referred)\b[^@,.;]{0,40}"
)
# takes `Counsel relied on X, but`, what stands behind it is the court's
_RELIED_BUT = re.compile(
    r"^(?![^@]*\b(?:contend|submi|argu|urged|suggest|plea)).*\b(?:rel(?:ied|ies|ying|iance)|cited|referred|attention)\b"
    r"[^@;]{0,80}(?:@\d+@[^@;]{0,60}){1,6}?[,\s](?:but|which|however|that case|that decision)\b",
    re.IGNORECASE,
)
# takes `the High Court held that`; refuses `the High Court, we think,`
_BELOW = re.compile(
    rf"\b{_COURTS}\b[^@;]{{0,90}}\b(?:held|overruled|follow\w*|distinguish\w*|rel(?:ied|ying)|took|observed|decided"
    r"|was of|were of|appl(?:ied|ying)|felt|dissented|disagreed|approved|refused|declined|that)\b"
    r"|\b(?:opin(?:ing|ed)|observing|holding|feeling|doubting) that\b"
    r"|\b(?:seemed|was|were) (?:to be )?of the (?:view|opinion) that\b",
    re.IGNORECASE,
)
# another judgment of this court as the one that says so: takes `this Court had decided in that appeal that `
_COURT_SAID = re.compile(
    r"\bcourt\b[^@;]{0,60}?\b(?:held|decided|observed|ruled|concluded|took|pointed out|laid down)\b", re.IGNORECASE
)
# a judge of another case as the one that says so: takes `Fullagar J. also took the view that `, `Rao, C.J. held that `
_JUDGE_SAID = re.compile(
    r"\b[A-Z]\w+,? ?(?:C\.? ?)?JJ?\b\.?+,?+(?! it (?:is|must)\b)[^@;]{0,60}?"
    r"\b(?:held|observed|noted|noticed|said|stated|opined|thought|felt|took|expressed"
    r"|considered|decided|pointed out|laid down|dissented|agreed|(?:was|were) (?:\w+ ){0,2}of (?:the|that))\b"
)
# takes `It was also observed that `, `and so it held that `
_IT_WAS_SAID = re.compile(
    r"\bit (?:was|has been|had been)(?: \w+){0,2} (?:held|observed|said|stated|noticed|noted|pointed out|ruled"
    r"|laid down)\b"
    r"|\bit (?:held|observed|ruled|concluded) that\b"
    r"|\b(?:observation|view|opinion|finding|statement)s? (?:of|by) (?:this|that|the) court\b[^@;]{0,30}\bthat\b",
    re.IGNORECASE,
)
# the court below as the one that follows: takes `The High Court, `
_BELOW_DOES = re.compile(
    r"(?:(?<!this )(?<!supreme )court|courts|tribunal|judges?|bench|officer|commissioner)\b[^@.;]{0,40}$", re.IGNORECASE
)
# what makes a judgment the measure and not the subject: takes `contrary to the decision in X`
_NOT_SUBJECT = re.compile(
    r"(?:contrary to|inconsistent with|conflicts? with|in view of|(?:based|founded|resting|built) on"
    r"|rel(?:ying|ied) (?:up)?on|in the light of|laid down by|overlook\w*|follow(?:ing|ed)|because of|as held|applying"
    r"|distinguish\w*|in accordance with|regard to|than|unlike|by (?:the|this)|similar to|test)\b"
    r"[^@.;]{0,70}(?:@\d+@[^@.;]{0,40}){0,3}$",
    re.IGNORECASE,
)
# what makes it the subject again: takes `Counsel relied on X, but that decision `
_BUT = re.compile(r"[,;]\s?(?:but|however|yet)\b[^@]{0,30}$", re.IGNORECASE)
_TAKEN_UP = re.compile(r"[^@]{0,40}\b(?:but|which|however|that case|that decision)\b", re.IGNORECASE)
_HYPOTHETICAL = re.compile(
    r"\b(?:if|whether|unless|assuming|suppose|ask(?:s|ed)? (?:us |this court |the court )?to|invit\w+|plea"
    r"|may be|might|could be|can be|would be|would have|need not|unnecessary|not necessary|no need|open to|power to"
    r"|effect of|doctrine|until|till|in the event|is there any|justification for|why)\b",
    re.IGNORECASE,
)
_REPORTS = re.compile(
    r"\b(?:held|observed|said|stated|pointed out|noticed|noted|who|where|when|because|since it|that"
    r"|which (?:was|were|had))\b",
    re.IGNORECASE,
)
# what is overruled and no judgment: takes `the objection`, `this plea`
_OTHER_OBJECT = re.compile(
    r"\b(?:objections?|pleas?|contentions?|arguments?|claims?|submissions?|prayers?|requests?|grounds?|applications?"
    r"|orders?|demurrers?|petitions?|motions?|points?|high court)\b",
    re.IGNORECASE,
)
# another subject between the judgment and the verb: takes `and the learned single judge `
_NEW_SUBJECT = re.compile(
    r"\b(?:learned|judges?|tribunal|counsel|he|she|they|appellants?|respondents?|petitioners?|accused|assessees?)\b",
    re.IGNORECASE,
)
# takes `a decision which `, what follows is done by it
_WHICH = re.compile(r"\b(?:which|who)(?: \w+){0,2}\s$", re.IGNORECASE)
_BY_THIS = re.compile(r"^[\s,]{0,2}(?:by|in) (?:this (?:judgment|decision)|the present|us\b|our)", re.IGNORECASE)
_DONE_BY = re.compile(r"^[\s,]{0,2}(?:by|in|on|vide|through)\b(?P<rest>.{0,110})", re.IGNORECASE)
_PART = re.compile(
    r"to (?:that|this|the|such|any) extent|in so ?far as|partly|in part\b|partially|to some extent", re.IGNORECASE
)
_POINT = re.compile(
    r"on (?:this|that|the|another|both) (?:point|points|aspect|question|ground|issue)|as regards", re.IGNORECASE
)
# takes `we`, `and are of opinion that`
_FIRST_PERSON = re.compile(r"\b(?:we|our|us|i|(?:am|are) (?:\w+ )?of (?:the )?(?:opinion|view))\b", re.IGNORECASE)
_GOES_ON = re.compile(r"^(?:he|they|it was (?:also|further|then)|further|similarly)\b", re.IGNORECASE)
# what a denied word says: `not followed`, `principle not applied`; `not governed by X` sets X apart and no more
_TURNED = {
    "following": Treatment.NOT_FOLLOWED,
    "is_followed": Treatment.NOT_FOLLOWED,
    "applying": Treatment.DISTINGUISHED,
    "bound_by": Treatment.DISTINGUISHED,
    "within_ratio": Treatment.DISTINGUISHED,
    "in_view_of": Treatment.CITED,
}
_HYPOTHETICAL_COST = 0.4
_REPORT_COST = 0.5
_JUST_BEFORE = 24  # characters in which a `not` still belongs to the verb
_CLAUSE = 60


def is_of_counsel(view: str) -> bool:
    """Whether a sentence gives what counsel said."""
    return bool(_COUNSEL.search(view))


def goes_on(view: str) -> bool:
    """Whether a sentence goes on with what the one before it reports."""
    return bool(_GOES_ON.match(view))


def read_match(cue: Cue, match: re.Match[str], *, is_headnote: bool, reported: Voice | None) -> Reading | None:
    """What a match of `cue` says, or None where its object is no judgment; `reported` is who else is speaking."""
    view = match.string
    before = view[: match.start("said")]
    states = cue.form in ("state", "deed")
    names_it = "treated" in match.re.groupindex
    states = states and names_it
    between = view[match.end("treated") : match.start("said")] if states else ""
    if cue.rule in OVERRULINGS and _OTHER_OBJECT.search(between):
        return None
    between = _RELIANCE.sub(" ", between)
    if states and (_is_measure(cue, view[: match.start("treated")], between) or _NEW_SUBJECT.search(between)):
        return None
    treatment, negated = _meaning(cue, match["said"], before)
    by, voice = _doer(cue, match, before, is_headnote=is_headnote)
    if voice is Voice.COURT:
        voice = _speaker(before, reported, is_headnote=is_headnote)
    sure = cue.sure
    if _HYPOTHETICAL.search(between) or _HYPOTHETICAL.search(before[-_CLAUSE:]):
        sure *= _HYPOTHETICAL_COST
    if _REPORTS.search(between):
        sure *= _REPORT_COST
    return Reading(treatment, _scope(view), voice, by, negated, round(sure, 3))


def _is_measure(cue: Cue, before: str, between: str) -> bool:
    """Whether the judgment is what something else is held to, and not what is spoken of."""
    is_taken_up = _TAKEN_UP.match(between) or _BUT.search(before)
    return cue.rule != "conflict_to_larger" and bool(_NOT_SUBJECT.search(before)) and not is_taken_up


def _scope(view: str) -> Scope:
    if _PART.search(view):
        return Scope.PART
    return Scope.POINT if _POINT.search(view) else Scope.WHOLE


def _meaning(cue: Cue, said: str, before: str) -> tuple[Treatment, bool]:
    """What the words say, and whether they deny it."""
    opening = before[: before.rfind("@", 0, before.rfind("@"))] if "@" in before else before
    denied_whole = cue.form == "state" and bool(_DENIED_WHOLE.search(opening))
    near = _DENIES_NEXT.search(before) if cue.form == "participle" else _DENIES.search(before[-_JUST_BEFORE:])
    denied = bool(_DENIES.search(said) or near or denied_whole)
    if cue.rule == "wrongly_decided":
        if not _WRONG.search(said):
            return (Treatment.OVERRULED, False) if denied else (Treatment.APPROVED, False)
        return Treatment.OVERRULED, denied_whole or bool(_DENIES.search(_WRONG.sub("", said)))
    if cue.rule in _MEANS_DENIAL or cue.rule.endswith("_unlike"):
        return cue.treatment, denied_whole
    if denied and cue.rule in _TURNED:
        return _TURNED[cue.rule], False
    return cue.treatment, denied


def _doer(cue: Cue, match: re.Match[str], before: str, *, is_headnote: bool) -> tuple[int | None, Voice]:
    """The judgment that did it, where the text names it, and whether that is this court now."""
    if cue.form in ("state", "deed"):
        return _done_by(cue, match.string[match.end("said") :])
    if cue.form == "participle":
        return _doing(cue, before, is_headnote=is_headnote)
    if match["said"].lower().startswith("court") and (not is_headnote or before.lower().endswith("high ")):
        return None, Voice.ANOTHER
    return None, Voice.COURT


def _done_by(cue: Cue, behind: str) -> tuple[int | None, Voice]:
    """Who is named behind `overruled`: takes ` by @3@`, ` in a later decision`, ` by this judgment`."""
    if _BY_THIS.match(behind):
        return None, Voice.COURT
    named = _DONE_BY.match(behind)
    mark = MARK.search(named["rest"]) if named else None
    if mark:
        return int(mark[1]), Voice.ANOTHER
    if cue.form == "deed" or (named and cue.rule in OVERRULINGS):
        return None, Voice.ANOTHER
    return None, Voice.COURT


def _doing(cue: Cue, before: str, *, is_headnote: bool) -> tuple[int | None, Voice]:
    """Who overrules or follows in `In @1@ this Court, overruling @2@`: the judgment before, or a court below."""
    if _BELOW_DOES.search(before):
        return None, Voice.COURT_BELOW
    marks = list(MARK.finditer(before))
    if marks and not _FIRST_PERSON.search(before, marks[-1].end()):
        return int(marks[-1][1]), Voice.ANOTHER
    if _WHICH.search(before):
        return None, Voice.ANOTHER
    if cue.rule == "overruling" and not is_headnote and not _FIRST_PERSON.search(before):
        return None, Voice.ANOTHER
    return None, Voice.COURT


def _speaker(before: str, reported: Voice | None, *, is_headnote: bool) -> Voice:
    below = _BELOW.search(before)
    if below and not _FIRST_PERSON.search(before, min(below.end(), max(0, len(before) - 30))):
        return Voice.COURT_BELOW
    if reported is Voice.COUNSEL or (is_of_counsel(_RELIANCE.sub(" ", before)) and not _RELIED_BUT.search(before)):
        return Voice.COUNSEL
    reported_by = _COURT_SAID.search(before) or _JUDGE_SAID.search(before) or _IT_WAS_SAID.search(before)
    if reported_by and not is_headnote and not _FIRST_PERSON.search(before, reported_by.end()):
        return Voice.ANOTHER
    if not is_headnote and (reported is Voice.ANOTHER or before.count('"') % 2):
        return Voice.ANOTHER
    return Voice.COURT
