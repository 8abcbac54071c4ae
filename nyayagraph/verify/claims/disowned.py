"""Whether a text says itself that a statement of it is wrong, or only supposed: then nobody relies on it. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.verify.claims.stated import Sentence

_FOLLOWING = 2  # sentences behind a statement that may refute it
# who said it: takes `the respondent argued that`, `As the notice puts it,`, `the draft claims`
_SAID_BY = re.compile(
    r"\b(?:submi(?:ts|tted|ssion)|argu(?:es|ed|ment|ing)|conten(?:ds|ded|tion|ding)|claim(?:s|ed|ing)|assert(?:s|ed|ion|ing)|puts?\s+it|suggest(?:s|ed|ion|ing)|insist(?:s|ed|ing)|says|said|saying|sta(?:tes|ted|ting)|wrote|writes|written|told|tells|advis(?:es|ed|ing)|believ(?:es|ed|ing)|assum(?:es|ed|ption|ing)|thinks|thought|plea|pleaded|pleads|answer(?:s|ed)?|view|according\s+to|complain(?:s|ed)|urg(?:es|ed|ing)|maintain(?:s|ed)|head(?:ed|ing)|label(?:led|s)?|caption(?:ed)?|read(?:s|ing)?|objection|object(?:s|ed)|quot(?:es|ed|ing)|note|circulat\w+|headline|message|forward(?:ed)?|rumour)\b",
    re.IGNORECASE,
)
# that it is not so: takes `the respondent is wrong`, `cannot be accepted`, `overlooks the repeal`
_REFUTES = re.compile(
    r"\b(?:(?:is|are|was|were|be)\s+(?:\w+ly\s+|quite\s+|simply\s+|plainly\s+)?(?:wrong|mistaken|incorrect|in\s+error|erroneous|untenable|unsound|misconceived|fallacious|outdated|out\s+of\s+date|false|rejected|repelled|baseless|nonsense|a\s+(?:mistake|slip|howler|myth|mis\w+)|an\s+error|bad\s+advice|not\s+(?:so|right|correct|true|the\s+law|sound|tenable))"
    r"|(?:can|could|must)(?:\s*not|not)\s+be\s+(?:accepted|right|correct|sustained|upheld|countenanced)|overlook(?:s|ed)?|forg(?:ets?|ot)|(?<!to\s)ignor(?:es|ed)|(?:err(?:s|ed)|wrongly|mistakenly)\b|misread(?:s|ing)?|does\s+not\s+hold|ha(?:s|ve|d)\s+no\s+(?:merit|substance|force)|without\s+(?:merit|substance)|fails\b|rejected\s+(?:it|this|that|the)"
    r"|(?:I|we|he|she|they)\s+(?:do|does|did|can|could)\s*(?:not|n[o'’]t)\s+agree|(?:cannot|can\s+not|unable\s+to|decline\s+to|refuse\s+to)\s+(?:agree|accept|uphold)|disagree|(?:amend|correct|alter)(?:ed|s)?\s+(?:it|this|that)\b|(?:corrected|amended(?!\s+(?:sections?|ss?\.|arts?\.|provision|clause|article|law|rule|Act|Code|text))|withdrawn|given\s+up|not\s+pressed)|withdr(?:ew|aws?)\b|abandon(?:s|ed)\b|nothing\s+of\s+the\s+(?:kind|sort)|no\s+such\s+(?:section|provision|clause|article|rule|Act)|(?:statute|Act|Code|law|section|provision)\s+that\s+(?:does|did)\s+not\s+(?:yet\s+)?exist|there\s+(?:could|can)\s+(?:have\s+been|be)\s+none|(?:could|can)\s*not\s+have(?!\s+been\s+\w+ed)|could\s+not\s*[.;]|^\W*(?:wrong|incorrect|false|mistaken|untrue|not\s+so|no|(?:it|that|this|he|she|they)\s+(?:does|do|did|is|was|are)\s*(?:not|n[o'’]t))\s*[:;,.–-]|not\s+(?:yet\s+)?law\b|by\s+mistake)",  # noqa: RUF001 - quotes as print has them
    re.IGNORECASE,
)
# takes `That is wrong.`, `The argument overlooks …`, `We do not agree.`; a sentence that refutes the one before
_REFUTES_BEFORE = re.compile(
    r"\W*(?:But\s+|However,?\s+|Yet\s+|With\s+respect,?\s+)?(?:that|this|it|he|she|they|we|I|there|nothing|not\s+so|wrong|no\b|incorrect|false|mistaken|untrue|the\s+(?:[\w'\u2019]+\s+){0,2}?(?:lawyer|plaintiff|defendant|plaint|magistrate|judge|police|argument|submission|contention|claim|plea|view|advice|answer|assertion|statement|respondent|petitioner|appellant|notice|draft|author|counsel|office|objection|note|label|officer|writer|correct\w*))\b",
    re.IGNORECASE,
)
# takes `It would be a howler to say that`, `do not assume that`, `beware of citing`; what follows is held wrong
_HELD_WRONG = re.compile(
    r"\b(?:(?:would|will|is|was)\s+(?:be\s+)?(?:an?\s+)?(?:\w+\s+)?(?:howler|wrong|mistake|error|incorrect|absurd|idle|folly|fallacy|blunder|slip|misleading|a\s+misreading|misconceived|futile|bad\s+law)\b[^.;]{0,60}?\b(?:to|if)\s+(?:\w+\s+)?(?:say|cite|assume|suppose|think|treat|seek|invoke|apply|rely|read|write|call|quote|plead|charge|look|use|regard|believe|conclude|argue|describe|state|file|move|claim|suggest)"
    r"|(?:do|does|did|should|must|can|could|shall|would)\s*(?:not|n['’]t|never)\s+(?:\w+ly\s+|be\s+)?(?:assume|suppose|suppos\w+|think|imagine|cite|cited|write|say|said|confus\w+|mistake\w*|misled|mislead|read|treat\w*|expect|believe|taken\s+(?:to\s+be|as)|speak|quote)"  # noqa: RUF001
    r"|never\s+(?:write|cite|say|assume|use|quote|charge|plead)|(?<!so\s)(?<!so\splease\s)(?:stop|cease|quit)\s+(?:writing|citing|saying|using|quoting|charging|pleading)|beware\s+of|avoid\s+(?:citing|writing|saying)|(?:common|frequent|usual|old|popular)\s+(?:mistake|error|slip|howler|myth|misconception)|(?:mistake|error|slip|fallacy|myth|howler|trap)\s+(?:is|was|lies|of)\b|wrongly(?!\s+(?:collected|levied|paid|deducted|demanded|recovered|withheld|refused|denied|dismissed|terminated|detained|acquired|rejected))|mistakenly|erroneously|by\s+mistake|inadvertently|contrary\s+to(?!\s+(?:the\s+)?(?-i:[A-Z])))\b",
    re.IGNORECASE,
)
# takes `would have attracted`, `had the offence been committed later`, `were the FIR of July`; what is only supposed
_SUPPOSED = re.compile(
    r"\b(?:would|could|might)\s+(?:then\s+|now\s+|only\s+|not\s+)?have\s+(?:been|attracted|governed|applied|fallen|come|gone|lain|had|counted|meant|required|begun)|\bhad\s+(?:the|it|he|she|they|this|that|his|her|their|a|an)\s+(?:[\w-]+\s+){0,6}?(?:been|taken|happened|occurred|come|begun|fallen|gone|committed|filed)\b|\bif\b[^.;,]{0,60}\bhad\s+(?:\w+\s+)?(?:been|taken|happened|occurred|come|begun)|\b(?:Bills?|draft)\b[^.;]{0,60}\b(?:proposes?|would|seeks?|pending|before\s+(?:the|Parliament))",
    re.IGNORECASE,
)


# takes `has nothing to do with `, `write section 173 BNSS, not `, `unlike `; what stands behind is not relied on
_SET_ASIDE = re.compile(
    r"\b(?:nothing\s+(?:whatever\s+)?to\s+do\s+with|no\s+(?:bearing\s+on|connection\s+with|concern\s+with|application\s+of)|(?:not\s+(?:to\s+)?be\s+)?(?:confused|mixed\s+up|mistaken)\s+(?:with|for)|distinct\s+from|different\s+from|unlike|rather\s+than|instead\s+of|in\s+place\s+of|and\s+not|but\s+not|,\s+not|nor)\s+(?:by\s+|under\s+|with\s+|in\s+|of\s+|to\s+|from\s+)?(?:the\s+)?(?:old\s+)?[\"'“‘]?$",  # noqa: RUF001 - quotes as print has them
    re.IGNORECASE,
)

# takes `"seven years"`, ` 'seven years'`; refuses `the Tribunal's leave`
_OPENS_QUOTATION = re.compile(r"[\"“‘]|(?<!\w)'")  # noqa: RUF001 - as print has them


def is_refuted(sentence: Sentence, sentences: Sequence[Sentence], low: int, high: int) -> bool:
    """True where what a sentence says at `[low, high)` is held wrong or only supposed by the text itself."""
    before, behind = sentence.text[:low], sentence.text[high:]
    if _HELD_WRONG.search(before) or _SUPPOSED.search(sentence.text) or _SET_ASIDE.search(before):
        return True
    if not (_SAID_BY.search(before) or _is_quoted(before, behind)):
        return False
    return bool(_REFUTES.search(behind)) or _is_refuted_behind(sentence.end, sentences)


def is_disowned(text: str, end: int, sentences: Sequence[Sentence]) -> bool:
    """True where a statement that ends at `end` is held wrong by its own words, or by the sentences behind it."""
    if _HELD_WRONG.search(text):
        return True
    said = _SAID_BY.search(text) or _OPENS_QUOTATION.search(text)
    return bool(said) and (bool(_REFUTES.search(text)) or _is_refuted_behind(end, sentences))


def _is_refuted_behind(end: int, sentences: Sequence[Sentence]) -> bool:
    after = [one.text for one in sentences if one.start >= end][:_FOLLOWING]
    return any(_REFUTES_BEFORE.match(one) and _REFUTES.search(one[:90]) for one in after)


def _is_quoted(before: str, behind: str) -> bool:
    return bool(re.search(r"(?:^|[\s,(:])[\"'“‘][^\"”]*$", before) and re.search(r"[\"”’']", behind))  # noqa: RUF001
