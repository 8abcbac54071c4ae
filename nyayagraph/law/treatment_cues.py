"""Cue table: the forms of words in which a judgment treats another, over views of its sentences.

Pure patterns; who speaks, what is denied and which treatment counts is decided in `treatment_text`.
In a pattern `L` is one mark or a list of marks, `THE` what may stand between a verb and the judgment.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from nyayagraph.law.treatment import Treatment

Form = Literal["state", "deed", "active", "participle", "anaphor"]

_LIST = (
    r"@\d+@(?:[\s,;.:()]{1,4}(?:(?:and|or|also|as well as|supra|cited above|the case of|in|of|that|another"
    r"|decision)[\s,()]{1,3}){0,3}@\d+@)*"
)
_ADVERB = (
    r"(?:(?:hereby|therefore|accordingly|also|now|thus|clearly|plainly|expressly|impliedly|specifically|directly|since"
    r"|rightly|later|subsequently|respectfully|not|never|neither|nor|no longer|in effect|in terms|to that extent"
    r"|so far|with(?: the)? (?:greatest|great|due|utmost)? ?respect|by necessary implication|be|been|being)"
    r"[\s,]{1,2}){0,4}"
)
_JUDGMENT = (
    r"(?:decisions?|judgments?|judgements?|views?|rulings?|cases?|law|dicta|dictum|observations?|statements?|ratio"
    r"|principles?|authority|authorities|opinions?|propositions?|tests?|rule|conclusion|reasoning|interpretation)"
)
_THE = (
    rf"(?:(?:the|this|that|an?|its|our|his|their|both|court's|earlier|above|contrary|previous|said|majority|two|three|four"
    rf"|correctness|aforesaid|full|bench|division|single|learned|judge|of law|recent|latter|former)\s){{0,5}}"
    rf"(?:{_JUDGMENT}\s(?:[^@.;]{{0,90}}?\s)?)?(?:(?:in|of|to|at|by|with|the|case|cases)\s){{0,4}}"
)
_TO_VERB = r"(?:[^@.;]{0,110}?[\s,)])"


class Cue(NamedTuple):
    """One form: what it says, how it says it, its pattern, and how sure it is where nothing speaks against it."""

    rule: str
    treatment: Treatment
    form: Form
    pattern: re.Pattern[str]
    sure: float


def _cue(rule: str, treatment: Treatment, form: Form, pattern: str, sure: float) -> Cue:
    spelled = pattern.replace("<L>", f"(?P<treated>{_LIST})").replace("<ADV>", _ADVERB)
    spelled = spelled.replace("<THE>", _THE).replace("<TO>", _TO_VERB)
    return Cue(rule, treatment, form, re.compile(spelled, re.IGNORECASE), sure)


_OVERRULED = r"over-?\s?ruled\b"
_T = Treatment
# State: what is said of a judgment as it stands. Deed: what was done to it, by whom must be asked.
CUES: tuple[Cue, ...] = (
    # takes `X is overruled`, `X must be held to be overruled`; refuses `the objection in X is overruled`
    _cue("is_overruled", _T.OVERRULED, "state", rf"<L><TO>(?P<said>(?:is|are|must|should|has to|have to|shall|will|can|cannot|could|may|need|to be|stands?|deserves?)\b <ADV>(?:(?:be|been|held|deemed|treated|taken|regarded|considered|said|read)\s(?:to\s|as\s)?(?:have\s)?(?:be\s|been\s|being\s)?){{0,3}}<ADV>{_OVERRULED})", 0.97),  # noqa: E501
    # takes `X was overruled by Y`, `X has since been overruled`
    _cue("was_overruled", _T.OVERRULED, "deed", rf"<L><TO>(?P<said>(?:was|were|has|have|had|having|stood)\b <ADV>(?:held to )?<ADV>{_OVERRULED})", 0.9),  # noqa: E501
    # takes `X, overruled in Y`, `X (since overruled by Y)`
    _cue("overruled_in", _T.OVERRULED, "deed", rf"<L>[\s,;:()-]{{1,4}}(?:which |now |but |\w+ )?(?P<said>(?:was |were |since |later |has been |subsequently ){{0,2}}{_OVERRULED}) (?:by|in)\b", 0.9),  # noqa: E501
    # takes `we overrule X`, `we therefore overrule the decision of the High Court in X`
    _cue("we_overrule", _T.OVERRULED, "active", r"\b(?P<said>(?:we|i|court) (?:would |have |do |shall |must |should |are constrained to |declin\w+ to |refus\w+ to |are not inclined to |see no reason to |need not |cannot |am unable to |are unable to ){0,2}<ADV>over-?\s?rul(?:e|ed)) <THE><L>", 0.97),  # noqa: E501
    # takes `Overruling X`, `Y overruled X`, `which overruled X`
    _cue("overruling", _T.OVERRULED, "participle", r"\b(?P<said>(?:did not |does not |do not |has |have |had |without |expressly |not |never |in |of ){0,3}over-?\s?rul(?:ing|ed|es))(?! (?:by|in|on)\b) <THE><L>", 0.85),  # noqa: E501
    # takes `X was wrongly decided`, `X has not been correctly decided`
    _cue("wrongly_decided", _T.OVERRULED, "state", r"<L><TO>(?P<said>(?:(?:is|are|was|were|has|have|had|must|be|held|to)\b ){1,4}<ADV>(?:wrongly|incorrectly|erroneously|not correctly|not rightly|not been correctly|not been rightly|correctly|rightly) decided)", 0.9),  # noqa: E501
    # takes `X does not lay down the correct law`, `X cannot be said to have laid down good law`
    # refuses `X is no longer good law after the decision in Y`, `in view of the amendment`: not this court did it
    _cue("not_good_law", _T.OVERRULED, "state", r"<L><TO>(?P<said>(?:(?:does|do|did|has|have|can|could|is|are|was|were) ?not|cannot|no longer|ceased to)\b[^@.;]{0,50}?\b(?:(?:lay|laid|laying|stat|declar|enunciat)\w*[^@.;]{0,25}?(?:good|correct|right|true|sound)(?:ly)?\b|(?:good|correct|sound) law\b))(?!,? (?:after|since|because of|by reason of|due to|in view of|in the light of|on account of|following)\b)", 0.92),  # noqa: E501
    # takes `the view taken in X is erroneous`, `X is, with respect, not correct`
    _cue("view_wrong", _T.NOT_FOLLOWED, "state", rf"{_JUDGMENT}\b[^@.;]{{0,60}}<L><TO>(?P<said>(?:is|are|was|were) <ADV>(?:incorrect|erroneous|wrong|not (?:quite )?correct|unsound|unsustainable|not right|not tenable|untenable)\b)", 0.8),  # noqa: E501
    # takes `with respect to the judges who decided X, we think that this view is incorrect`
    _cue("this_view_wrong", _T.NOT_FOLLOWED, "state", r"<L>[^@.;]{0,140}?(?P<said>(?:this|that|their|the said) (?:view|decision|conclusion) (?:is|was) <ADV>(?:incorrect|erroneous|wrong|not correct|unsound))", 0.8),  # noqa: E501
    # takes `we are unable to agree with the view in X`, `we dissent from X`; refuses `we do not agree that X lays down`
    _cue("we_disagree", _T.NOT_FOLLOWED, "active", r"\b(?P<said>(?:we|i|court)\b[^@.;]{0,40}?(?:unable to|cannot|can not|do not|not possible to|difficult to|not inclined to|not prepared to|could not) <ADV>(?:agree|subscribe|concur|accept|endorse|share|follow|approve|uphold|support)(?: with| to| of)?)(?! that\b) <THE><L>", 0.8),  # noqa: E501
    _cue("we_dissent", _T.NOT_FOLLOWED, "active", r"\b(?P<said>(?:we|i) (?:must |would |have to |therefore |respectfully |with respect,? )*(?:dissent|differ|disagree|disapprove)(?: from| with| of)?) <THE><L>", 0.8),  # noqa: E501
    # takes `X is per incuriam`, `X was rendered per incuriam`
    _cue("per_incuriam", _T.PER_INCURIAM, "state", r"<L><TO>(?P<said>(?:is|are|was|were|must|has|have|can|cannot|being)\b[^@.;]{0,50}?per[\s-]incuriam)", 0.85),  # noqa: E501
    # takes `X requires reconsideration`, `we doubt the correctness of X`
    _cue("needs_reconsideration", _T.DOUBTED, "state", r"<L><TO>(?P<said>(?:requires?|needs?|deserves?|calls? for|merits?)\b[^@.;]{0,20}?re-?\s?consider\w*)", 0.6),  # noqa: E501
    _cue("we_doubt", _T.DOUBTED, "active", r"\b(?P<said>(?:we|i) (?:\w+ ){0,2}(?:doubt|doubts about|reservations? about)) <THE><L>", 0.6),  # noqa: E501
    # takes `X is distinguishable`, `X was rightly distinguished`
    _cue("is_distinguished", _T.DISTINGUISHED, "state", r"<L><TO>(?P<said>(?:is|are|was|were|can|could|may|must|has|have)\b <ADV>(?:[a-z]+ ){0,2}?dis-?\s?tinguish(?:ed|able))", 0.85),  # noqa: E501
    _cue("we_distinguish", _T.DISTINGUISHED, "active", r"\b(?P<said>dis-?\s?tinguish(?:ing|es|ed|able from)?) <THE><L>", 0.7),  # noqa: E501
    # takes `X has no application`, `X is of no assistance to the appellant`, `X does not help him`
    _cue("does_not_apply", _T.DISTINGUISHED, "state", r"<L><TO>(?P<said>(?:(?:has|have|had|is|are|was|were|lends?|renders?|gives?)\b <ADV>(?:of )?(?:no|not|little|hardly any|hardly)\b[^@.;]{0,24}?(?:application|applicable|assistance|relevance|relevant|avail|help|bearing|apposite|analogy|in point|support|germane)|(?:is|are|was|were) <ADV>in-?applicable|(?:(?:does|do|did|can|could|will|would) not|cannot|can not) (?:[a-z]+ ){0,2}?(?:help|assist|apply|avail|advance|govern|support|touch|be of|be applied|be invoked|be pressed)\b|stands? on (?:an?|quite) [^@.;]{0,20}different|turned on its own))", 0.65),  # noqa: E501
    # takes `following X`, `we respectfully follow the decision in X`, `applying the principle in X`
    _cue("following", _T.FOLLOWED, "participle", r"\b(?P<said>follow(?:ing|ed)?) <THE><L>", 0.65),
    _cue("applying", _T.APPLIED, "participle", r"\b(?P<said>appl(?:ying|ied|y)) <THE><L>", 0.6),
    _cue("we_approve", _T.APPROVED, "active", r"\b(?P<said>(?:we|i)\b(?![^@.;]{0,30}?\b(?:not|cannot|unable|difficult)\b)[^@.;]{0,30}?(?:approve|agree with|endorse|affirm|uphold)(?: of)?) <THE><L>", 0.7),  # noqa: E501
    # takes `the question is concluded by the decision in X`, `bound by X`
    _cue("bound_by", _T.FOLLOWED, "participle", r"\b(?P<said>(?:bound|concluded|covered|governed|settled) by) <THE><L>", 0.6),  # noqa: E501
    _cue("is_followed", _T.FOLLOWED, "state", r"<L><TO>(?P<said>(?:is|are|was|were|has|have)\b <ADV>(?:followed|applied|reiterated|reaffirmed|approved))", 0.6),  # noqa: E501
    _cue("squarely_applies", _T.FOLLOWED, "state", r"<L><TO>(?P<said>(?:squarely|fully|directly) (?:appl\w+|cover\w*|govern\w*)|concludes the)", 0.65),  # noqa: E501
    _cue("is_explained", _T.EXPLAINED, "state", r"<L><TO>(?P<said>(?:(?:is|are|was|were|has|have)\b <ADV>(?:explained|clarified|misunderstood)|(?:must|should|has to|have to|cannot) be (?:read|understood|construed)))", 0.55),  # noqa: E501
    _cue("explaining", _T.EXPLAINED, "participle", r"\b(?P<said>(?:explain(?:ing|ed|s)?|clarif(?:ying|ied))) <THE><L>", 0.5),  # noqa: E501
)  # fmt: skip

# Said of a judgment named before, in a sentence that names none: `that decision`, `none of these cases`.
# A form of one means the judgment named last; a form of several means those of the last sentences.
_ONE = r"(?:that|this|the said|the aforesaid|the above|the latter) (?:case|decision|judgment|ruling|authority)"
_SEVERAL = (
    r"(?:(?:none|neither|both|all|any) of (?:these|those|the|them)(?: [a-z]+){0,2}?|neither|both(?: the| these| those)?"
    r"|these|those|the (?:two|three|four|other|aforesaid|said|above)(?: [a-z]+)?)"
    r" (?:cases?|decisions?|judgments|authorities|rulings)"
)
_UNLIKE = (
    r"(?P<said>(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|stands?|cannot|turned)\b[^@.;]{0,40}?"
    r"(?:dis-?\s?tinguish\w*|in-?applicable|no (?:\w+ )?(?:application|assistance|relevance|bearing|help|avail|analogy)"
    r"|not (?:\w+ ){0,3}?(?:applicable|apply|relevant|assist|help|advance|support|apposite|in point|avail|govern)"
    r"|of (?:any|little|no) (?:\w+ )?(?:assistance|help|avail|use|relevance)|different"
    r"|on (?:its|their) own (?:\w+ )?facts))"
)
ANAPHORA: tuple[Cue, ...] = (
    # takes `That decision has no application here.`; refuses `That decision was not cited.`
    _cue("that_case_unlike", _T.DISTINGUISHED, "state", rf"\b{_ONE} [^@.;]{{0,30}}?{_UNLIKE}", 0.6),
    # takes `None of these cases is of any assistance`, `Both these decisions are distinguishable`
    _cue("those_cases_unlike", _T.DISTINGUISHED, "state", rf"\b(?P<several>{_SEVERAL}) [^@.;]{{0,30}}?{_UNLIKE}", 0.6),
    # takes `We therefore overrule that decision.`, `The said decision must be overruled.`
    _cue("overrule_that", _T.OVERRULED, "active", rf"\b(?P<said>(?:we|i) <ADV>over-?\s?rule) {_ONE}", 0.9),
    _cue("that_overruled", _T.OVERRULED, "state", rf"\b{_ONE} [^@.;]{{0,40}}?(?P<said>(?:is|must|should|stands?)\b <ADV>(?:be |held to be )?<ADV>{_OVERRULED})", 0.9),  # noqa: E501
)  # fmt: skip
OVERRULINGS = frozenset(
    {"is_overruled", "was_overruled", "overruled_in", "we_overrule", "overruling", "overrule_that", "that_overruled"}
)

# What a list of citations in a headnote ends with; takes `followed.`, `not approved`, `explained and distinguished`.
RUN_VERB = re.compile(
    r"(?P<no>not\s+)?(?:(?P<overruled>over-?\s?ruled)|(?P<not_followed>dis-?approved|dissented\s+from|not\s+followed)"
    r"|(?P<reversed>reversed)|(?P<doubted>doubted)|(?P<distinguished>dis-?\s?tinguished|distinguishable"
    r"|(?:held\s+)?in-?\s?applicable)|(?P<approved>approved|affirmed|upheld)|(?P<followed>followed|re-?iterated"
    r"|re-?affirmed)|(?P<applied>applied|applicable)|(?P<explained>explained|clarified)"
    r"|(?P<cited>rel[il]ed|refe\w+|considered|discussed|cited|noticed))\b",
    re.IGNORECASE,
)
# words of a list that are no sentence: takes `, and`, `(supra)`, `at p. 312`; refuses `the court held that`
RUN_WORD = re.compile(
    r"(?:and|of|the|in|v|vs|etc|supra|at|p|pp|page|pages|para|paras|to|also|case|cases|others?|another|anr|ors|held"
    r"|decision|ed|upon|on|by|per|from|as|is|was|were|are|with|a|i|ii|iii|iv)\b",
    re.IGNORECASE,
)
