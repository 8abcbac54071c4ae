"""Cue table: the forms of words in which a judgment treats another, over views of its sentences.

Pure patterns; who speaks, what is denied and which treatment counts is decided in `treatment_text`.
In a pattern `L` is one mark or a list of marks, `THE` what may stand between a verb and the judgment.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from nyayagraph.law.treatment.kinds import Treatment

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
_LARGER = (
    r"\b(?:larger|bigger|fuller|constitution|full"
    r"|(?:five|seven|nine|three)[\s-](?:learned )?judges?'?)\s(?:bench|court)\b"
)
_T = Treatment
# State: what is said of a judgment as it stands. Deed: what was done to it, by whom must be asked.
CUES: tuple[Cue, ...] = (
    # takes `X is overruled`, `X must be held to be overruled`; refuses `the objection in X is overruled`
    _cue("is_overruled", _T.OVERRULED, "state", rf"<L><TO>(?P<said>(?:is|are|must|should|has to|have to|shall|will|can|cannot|could|may|need|to be|stands?|deserves?)\b <ADV>(?:(?:be|been|held|deemed|treated|taken|regarded|considered|said|read)\s(?:to\s|as\s)?(?:have\s)?(?:be\s|been\s|being\s)?){{0,3}}<ADV>{_OVERRULED})", 0.97),  # noqa: E501
    # takes `X was overruled by Y`, `X has since been overruled`
    _cue("was_overruled", _T.OVERRULED, "deed", rf"<L><TO>(?P<said>(?:was|were|has|have|had|having|stood)\b <ADV>(?:held to )?<ADV>{_OVERRULED})", 0.9),  # noqa: E501
    # takes `X, overruled in Y`, `X (since overruled by Y)`
    _cue("overruled_in", _T.OVERRULED, "deed", rf"<L>[\s,;:()-]{{1,4}}(?:which |now |but |\w+ )?(?P<said>(?:was |were |since |later |has been |subsequently ){{0,2}}{_OVERRULED})(?: on [^@.;]{{0,40}}?)? (?:by|in)\b", 0.9),  # noqa: E501
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
    # takes `the view taken in X cannot be accepted`, `the observations in X do not accord with the true construction`
    _cue("view_refused", _T.NOT_FOLLOWED, "state", r"\b(?:views?|observations?|opinions?|interpretation|construction|dict(?:a|um))\b[^@.;]{0,60}<L><TO>(?P<said>(?:cannot|can not|could not|must not) <ADV>(?:be )?(?:accepted|approved|upheld|sustained|supported)\b|(?:does|do) not accord with (?:what|the (?:true|correct|language|provisions?)))", 0.75),  # noqa: E501
    # takes `with respect to the judges who decided X, we think that this view is incorrect`
    _cue("this_view_wrong", _T.NOT_FOLLOWED, "state", r"<L>[^@.;]{0,140}?(?P<said>(?:this|that|their|the said) (?:view|decision|conclusion) (?:is|was) <ADV>(?:incorrect|erroneous|wrong|not correct|unsound))", 0.8),  # noqa: E501
    # takes `we are unable to agree with the view in X`, `we dissent from X`; refuses `we do not agree that X lays down`
    _cue("we_disagree", _T.NOT_FOLLOWED, "active", r"\b(?P<said>(?:we|i|court)\b[^@.;]{0,40}?(?:unable to|cannot|can not|do not|not possible to|difficult to|not inclined to|not prepared to|could not) <ADV>(?:agree|subscribe|concur|accept|endorse|share|follow|approve|uphold|support)(?: with| to| of)?)(?! that\b) <THE><L>", 0.8),  # noqa: E501
    _cue("we_dissent", _T.NOT_FOLLOWED, "active", r"\b(?P<said>(?:we|i) (?:must |would |have to |therefore |respectfully |with respect,? )*(?:dissent|differ|disagree|disapprove)(?: from| with| of)?) <THE><L>", 0.8),  # noqa: E501
    # takes `X is per incuriam`, `X was rendered per incuriam`
    _cue("per_incuriam", _T.PER_INCURIAM, "state", r"<L><TO>(?P<said>(?:is|are|was|were|must|has|have|can|cannot|being)\b[^@.;]{0,50}?per[\s-]incuriam)", 0.85),  # noqa: E501
    # takes `X requires reconsideration`, `we doubt the correctness of X`
    _cue("needs_reconsideration", _T.DOUBTED, "state", r"<L><TO>(?P<said>(?:requires?|needs?|deserves?|calls? for|merits?)\b[^@.;]{0,20}?re-?\s?consider\w*)", 0.6),  # noqa: E501
    # refuses `I have no doubt that the principle laid down in X has no application`
    _cue("we_doubt", _T.DOUBTED, "active", r"\b(?P<said>(?:we|i) (?:(?!no\b)\w+ ){0,2}(?:doubt|doubts about|reservations? about)(?! that\b)) <THE><L>", 0.6),  # noqa: E501
    # takes `X requires reconsideration by a larger Bench`, `X should be heard by a Constitution Bench`
    # refuses `X was referred to a larger Bench`: another bench did it
    _cue("larger_bench", _T.REFERRED_TO_LARGER_BENCH, "state", rf"<L><TO>(?P<said>(?:requires?|needs?|deserves?|merits?|calls? for|must|should|ought to|has to|have to|(?:is|are|be)(?! being\b))\b[^@.;]{{0,50}}?(?:re-?\s?consider\w*|re-?\s?examin\w*|considered|examined|referred|placed|heard|looked into|gone into|decided|resolved)\b[^@;]{{0,80}}?{_LARGER})", 0.85),  # noqa: E501
    # takes `we refer the correctness of X to a larger Bench`, `we direct that X be placed before a Constitution Bench`
    # refuses `we may refer to X, decided by a Constitution Bench`
    _cue("refer_to_larger", _T.REFERRED_TO_LARGER_BENCH, "active", rf"\b(?P<said>(?:we|i) (?!may\b|might\b|can\b|could\b)[^@.;\"]{{0,30}}?(?:refer (?!to\b|with\b)|direct\b|request\b|order\b|recommend\b|think it (?:proper|fit|appropriate|desirable|necessary)\b))[^@.;\"]{{0,110}}?<L>[^@.;\"]{{0,120}}?{_LARGER}", 0.85),  # noqa: E501
    # takes `let the papers be placed before a larger Bench to reconsider X`
    _cue("larger_bench_on", _T.REFERRED_TO_LARGER_BENCH, "active", rf"\b(?P<said>(?:be placed|be laid|be referred|be heard|be posted|we refer|we direct)\b[^@.;]{{0,120}}?{_LARGER}[^@.;]{{0,80}}?(?:correctness|re-?\s?consider\w*|doubt\w*|conflict\w*|differen\w*)[^@.;]{{0,40}}?) <THE><L>", 0.85),  # noqa: E501
    # takes `in view of the conflict between X and Y the matter must be placed before a larger Bench`
    _cue("conflict_to_larger", _T.REFERRED_TO_LARGER_BENCH, "state", rf"\b(?:conflict\w*|inconsisten\w*|divergen\w*|difference of opinion)\b[^@.;]{{0,60}}?<L>[^@;]{{0,160}}?(?P<said>\b(?:be|is|are|we)\b[^@.;]{{0,30}}?(?:refer|plac|heard|settl|resolv|consider|direct|decid)\w*\b[^@.;]{{0,80}}?{_LARGER})", 0.8),  # noqa: E501
    # takes `X, reversed on appeal in Y`, `X (affirmed by this Court in Y)`
    _cue("reversed_in", _T.REVERSED, "deed", r"<L>[\s,;:()-]{1,4}(?:which |now |but )?(?P<said>(?:was |were |since |later |has been |subsequently ){0,2}(?:reversed|set aside)(?: on appeal)?)(?= (?:by|in)\b)", 0.85),  # noqa: E501
    _cue("affirmed_in", _T.AFFIRMED, "deed", r"<L>[\s,;:()-]{1,4}(?:which |now |but )?(?P<said>(?:was |were |since |later |has been |subsequently ){0,2}(?:affirmed|upheld|confirmed)(?: on appeal| in appeal)?)(?= (?:by|in)\b)", 0.85),  # noqa: E501
    # takes `the judgment of the High Court reported in X is set aside`; refuses a judgment of another matter
    _cue("appeal_reversed", _T.REVERSED, "state", r"\b(?:impugned judgment|judgment (?:under|in) appeal|judgment appealed)\b[^@.;]{0,70}<L><TO>(?P<said>(?:is|are|stands?|must be|will be)\b <ADV>(?:reversed|set aside))", 0.85),  # noqa: E501
    _cue("appeal_affirmed", _T.AFFIRMED, "state", r"\b(?:impugned judgment|judgment (?:under|in) appeal|judgment appealed)\b[^@.;]{0,70}<L><TO>(?P<said>(?:is|are|stands?|must be|will be)\b <ADV>(?:affirmed|upheld|confirmed))", 0.85),  # noqa: E501
    # takes `X is distinguishable`, `X must be distinguished`
    _cue("is_distinguished", _T.DISTINGUISHED, "state", r"<L><TO>(?P<said>(?:(?:is|are|can|could|may|must|(?<!sought )to be)\b <ADV>(?:(?!sought\b|tried\b|being\b)[a-z]+ ){0,2}?dis-?\s?tinguish(?:ed|able)|(?:was|were) <ADV>(?:(?!sought\b|held\b)[a-z]+ ){0,2}?dis-?\s?tinguishable))", 0.85),  # noqa: E501
    # takes `in Y, X was distinguished`: another judgment did it
    _cue("was_distinguished", _T.DISTINGUISHED, "deed", r"<L><TO>(?P<said>(?:was|were|has|have|had)\b <ADV>(?:[a-z]+ ){0,2}?dis-?\s?tinguished)", 0.7),  # noqa: E501
    _cue("we_distinguish", _T.DISTINGUISHED, "active", r"\b(?P<said>dis-?\s?tinguish(?:ing|es|ed|able from)?) <THE><L>", 0.7),  # noqa: E501
    # takes `X has no application`, `X is of no assistance to the appellant`, `X does not help him`
    _cue("does_not_apply", _T.DISTINGUISHED, "state", r"<L><TO>(?P<said>(?:(?:has|have|had|is|are|was|were|lends?|renders?|gives?)\b(?:,[^@,.;]{1,40},)? <ADV>(?:of )?(?:no|not|little|hardly any|hardly)\b[^@.;]{0,24}?(?:application|applicable|assistance|relevance|relevant|avail|help|bearing|apposite|analogy|in point|support|germane)|(?:is|are|was|were) <ADV>in-?applicable|(?:(?:does|do|did|can|could|will|would) not|cannot|can not) (?:[a-z]+ ){0,2}?(?:help|assist|apply|avail|advance|govern|support|touch|be of|be applied|be invoked|be pressed)\b|stands? on (?:an?|quite) [^@.;]{0,20}different|turned (?:entirely |wholly |solely |only )?(?:up)?on (?:its|the (?:peculiar|special|particular))|(?:is|was|are|were) (?:\w+ ){0,2}no authority for|(?:is|was|are|were) <ADV>(?:not an authority|not authorit(?:y|ies)) (?:for|on)|(?:has|have) <ADV>to be (?:confined|limited|restricted) to))", 0.65),  # noqa: E501
    # takes `following X`, `we respectfully follow the decision in X`, `applying the principle in X`
    _cue("following", _T.FOLLOWED, "participle", r"\b(?P<said>follow(?:ing|ed)?) <THE><L>", 0.65),
    _cue("applying", _T.APPLIED, "participle", r"\b(?P<said>appl(?:ying|ied|y)) <THE><L>", 0.6),
    _cue("we_approve", _T.APPROVED, "active", r"\b(?P<said>(?:we|i)\b(?![^@.;]{0,30}?\b(?:not|cannot|unable|difficult)\b)[^@.;]{0,30}?(?:approve|agree(?: \w+){0,2} with|endorse|affirm|uphold|adopt|reiterate|reaffirm)(?: of)?) <THE><L>", 0.7),  # noqa: E501
    # takes `the question is concluded by the decision in X`, `bound by X`
    _cue("bound_by", _T.FOLLOWED, "participle", r"\b(?P<said>(?:bound|concluded|covered|governed|settled) by) <THE><L>", 0.6),  # noqa: E501
    # takes `the case falls within the ratio of X`, `this is in consonance with the view expressed in X`
    _cue("within_ratio", _T.FOLLOWED, "participle", r"\b(?P<said>(?:falls?|comes?|is|are) (?:squarely |fully |clearly |directly )?(?:within|in (?:full |complete |perfect )?(?:consonance|accord|accordance|conformity|agreement) with)) (?:the |this )?(?:ratio|principles?|views?|rule|law|decisions?|judgments?)\b[^@.;]{0,50}?\s<L>", 0.65),  # noqa: E501
    # takes `in view of the decision in X the prosecution is barred`; refuses `in view of the provisions of`
    _cue("in_view_of", _T.FOLLOWED, "participle", r"\b(?P<said>(?:in view of|in the light of|having regard to|on the authority of|on the principles? (?:of|in|laid down in)) the (?:recent |above |aforesaid )?(?:decisions?|judgments?|rulings?|law|principles?)) (?:(?:laid down|given|rendered|enunciated|settled|pronounced|of this court|by this court) )*<THE><L>", 0.55),  # noqa: E501
    _cue("is_followed", _T.FOLLOWED, "state", r"<L><TO>(?P<said>(?:is|are|was|were|has|have)\b <ADV>(?:followed|applied|reiterated|reaffirmed|approved))", 0.6),  # noqa: E501
    _cue("squarely_applies", _T.FOLLOWED, "state", r"<L><TO>(?P<said>(?:squarely|fully|directly|clearly) (?:appl\w+|cover\w*|govern\w*)|(?:concludes|settles|answers|clinches) the|(?:is|are) <ADV>(?:decisive|conclusive|determinative|binding)\b)", 0.65),  # noqa: E501
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
# a case that the sentence itself calls by a name no reference was found for: takes `Sajjan Singh's (1) case`, `(supra)`
OTHER_CASE = re.compile(r"\b[A-Z][a-z]+'s?\b[^.;]{0,12}\bcase\b|\bv\.? [A-Z]|\bsupra\b")
ANAPHORA: tuple[Cue, ...] = (
    # takes `That decision has no application here.`; refuses `That decision was not cited.`
    _cue("that_case_unlike", _T.DISTINGUISHED, "state", rf"\b{_ONE} [^@.;]{{0,30}}?{_UNLIKE}", 0.6),
    # takes `None of these cases is of any assistance`, `Both these decisions are distinguishable`
    _cue("those_cases_unlike", _T.DISTINGUISHED, "state", rf"\b(?P<several>{_SEVERAL}) [^@.;]{{0,30}}?{_UNLIKE}", 0.6),
    # takes `We do not think that these decisions help the appellant.`, `None of these cases assist the petitioner.`
    _cue("no_case_helps", _T.DISTINGUISHED, "state", rf"(?P<said>\bno(?:t|ne)\b[^@.;]{{0,30}}?)\b(?:(?P<several>{_SEVERAL})|{_ONE}) (?:[a-z]+ly |can |could |would |will |really ){{0,2}}(?:help|assist|support|advance|avail|appl(?:y|ies)|govern|has|have|is|are|lends?|renders?)s?\b(?! not)", 0.6),  # noqa: E501
    # takes `The difficulty in applying the principle of these decisions to this case is`
    _cue("facts_differ", _T.DISTINGUISHED, "state", r"^(?P<said>(?:but |however,? )?(?:there|in that case|in those cases),? (?:the )?(?:facts|question|point|position|situation|circumstances)[^@.;]{0,20}? (?:was|were)\b[^@.;]{0,20}?(?:different|dissimilar))", 0.6),  # noqa: E501
    # takes `That decision requires reconsideration by a larger Bench.`
    _cue("that_to_larger", _T.REFERRED_TO_LARGER_BENCH, "state", rf"\b{_ONE} [^@.;]{{0,40}}?(?P<said>(?:requires?|needs?|deserves?|must|should|has to|be)\b[^@.;]{{0,50}}?(?:re-?\s?consider\w*|considered|examined|referred|placed)\b[^@;]{{0,80}}?{_LARGER})", 0.8),  # noqa: E501
    # takes `We therefore overrule that decision.`, `The said decision must be overruled.`
    _cue("overrule_that", _T.OVERRULED, "active", rf"\b(?P<said>(?:we|i) <ADV>over-?\s?rule) {_ONE}", 0.9),
    _cue("that_overruled", _T.OVERRULED, "state", rf"\b{_ONE} [^@.;]{{0,40}}?(?P<said>(?:is|must|should|stands?)\b <ADV>(?:be |held to be )?<ADV>{_OVERRULED})", 0.9),  # noqa: E501
)  # fmt: skip
OVERRULINGS = frozenset(
    {"is_overruled", "was_overruled", "overruled_in", "we_overrule", "overruling", "overrule_that", "that_overruled"}
)

# What a list of citations in a headnote ends with; takes `followed.`, `not approved`, `explained and distinguished`.
RUN_VERB = re.compile(
    r"(?P<no>not\s+)?(?:(?P<overruled>over-?\s?ruled)|(?P<not_followed>dis-?approved|(?:dissented|differed|departed)\s+from|not\s+followed)"
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
