"""Whether a sentence puts one number of the codes in the place of another, read from how the two stand to each other.

Between two numbers stand a bracket, an arrow, a column, or a predicate that ends before the second and joins nothing
(`has turned into`, `is preserved by`, `finds its place in`); or the sentence goes on from the one before (`Its
counterpart is`, `Parliament has placed it in`). Where both laws are merely cited, contrasted or told of a case, nothing
is stated. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nyayagraph.verify.codes.code_numbers import BY_YEAR, NAME, CodeNumber
from nyayagraph.verify.codes.replacements import is_of_another_matter

# takes ` (`, ` (formerly `, ` -> `, ` | `, ` / `, ` = `, ` (reference) | new: `; what stands between two numbers of a
# row
_ROW = re.compile(
    r"\s*(?:\([^()]{1,60}\)\s*(?=\|))?(?:[(\[]|[-=]+>|→|⟶|⇒|=|\||/)\s*(?:(?:that|which|it)\s+(?:is|was)\s+)?(?:(?:i\.e\.|viz\.?|now|today|the|old|new|ex-?"
    r"|former|formerly|earlier|erstwhile|previous|previously)[\s:]*)*"
)
# takes ` | old: `, a new line; what opens another row
ROW_OPENS_ANEW = re.compile(r"\||\n")
# takes `, formerly `, `, the old `, `, ex-`; an aside that only tells the age
_ASIDE = re.compile(
    r"\s*[,;:–—-]+\s*(?:(?:that|which|it)\s+(?:is|was)\s+)?(?:the\s+)?(?:(?:namely|to\s+wit|now|today|new|old|ex-?|former|formerly|earlier|erstwhile"  # noqa: RUF001
    r"|previous|previously|number)[\s:]*)+"
)
# takes `For 'section 376' … read '`; an erratum
_FOR_READ = re.compile(r"\b[Ff]or\s+['\"‘“]?\0['\"’”]?[^.;\0]{0,40}\bread\s+['\"‘“]?$")  # noqa: RUF001
# takes `, which allowed a court to summon or re-examine,`, `(part)`; what is said by the way
_WHICH_ASIDE = re.compile(r"\([^)]*\)|,\s*(?:which|who|where|as|being)\b[^,]*(?=,)")
_ANY_ASIDE = re.compile(r"\([^)]*\)|(?<=,)[^,]*(?=,)")
_PARTS = re.compile(r"[;\n]|\.\s")
_FROM, _TO = (
    re.compile(r"\bfrom\s+(?:the\s+)?(?:old\s+)?$", re.IGNORECASE),
    re.compile(r"[\s,]*(?:of\s+the\s+)?(?:in)?to\s*"),
)
_COMMA = re.compile(r"\s*,\s*")
# what opens a row in words: takes `Murder: `, `1. Theft - `
_ROW_OPENS = re.compile(
    r"(?:^|[.;'\"“‘(]\s*)(?!.*\b(?:charges?|FIR|booked|registered|offences?\s+under)\b)"  # noqa: RUF001
    r"[A-Za-z0-9' /,()-]{3,60}[:–—-]\s*(?:old\s+|new\s+)?(?:number\s+)?$",  # noqa: RUF001
    re.IGNORECASE,
)
# what makes of two numbers two matters, or sets them apart
_APART = re.compile(
    r"\b(?:and|or|with|along|both|plus|nor|not|no|never|none|unlike|than|differ\w*|distinct|whereas|while|but|however|though|although|besides|beside|also"
    r"|further|another|other|alternative\w*|alternatively|compar\w+|contrast\w*|confus\w+|read|if|because|for\s+(?:an?|the|acts?|offences?)\b|in\s+respect"
    r"|narrower|wider|beyond|only|again|similarly|together|against|by\s+analogy)\b",
    re.IGNORECASE,
)
# takes `, and is now `, ` but today is `; a conjunction that goes on with the same subject
_SAME_SUBJECT = re.compile(
    r"\b(?:and|but)\s+(?=(?:it\s+)?(?:is|are|has|have|now|today|its|the\s+same|was\s+re|became|becomes)\b|(?:its|the)\s+(?:equivalent|counterpart|successor)\b)",
    re.IGNORECASE,
)
# takes `was charged under`, `is punishable`, `deals with`; a predicate of a case or of another relation
_OF_A_CASE = re.compile(
    r"\b(?:charg\w+|convict\w*|acquit\w*|accus\w+|arrest\w*|book(?:ed|s)?|regist\w+|lodg\w+|fram(?:ed|es|ing)|invok\w+|alleg\w+|prosecut\w+|tried|trial|punish(?!ment\b)\w*"
    r"|defin\w+|deals?\s+with|add(?:ed|s)?|alter\w*|convert\w*|sentenc\w+|appl(?:y|ied|ies)|refer\w*|rel(?:y|ied|ies)|cit(?:e|es|ed)|mention\w*|attract\w*|compounded|quash\w*"
    r"|transferr\w*|exclud\w*|sav(?:ed|es|ing)|overrid\w+|subject\s+to|triable|bailable|cognizable|requir\w+|pending|began|begun|commenc\w+|filed|ask(?:ed|s)?|refus\w+|granted|reject\w+)\b",
    re.IGNORECASE,
)
_MOVED = re.compile(r"\b(?:in)?to\s*$")  # takes `has passed into`; whence it came is the older place
# what says of a succession though more stands between
_SUCCESSION = re.compile(
    r"\b(?:counterpart|successor|equivalent|equals?|heir|descendant|re-?enact\w*|renumber\w*|correspond\w*|replac\w+|tak\w+\s+(?:its|the)\s+place|place\s+(?:has\s+been|is|was)\s+taken"
    r"|in\s+(?:its|the)\s+(?:place|stead|lieu)|in\s+(?:place|lieu)\s+of|new\s+(?:home|number|address|name)|present\s+(?:home|number|address)|became|becomes?|turned\s+into|carried\s+(?:into|over|forward)"
    r"|answers?\s+to|used\s+to\s+be|formerly|erstwhile|previously)\b|[=→]|->",
    re.IGNORECASE,
)
_FOR = re.compile(r"\bfor\b", re.IGNORECASE)  # `For the will of 2024 its place is taken by`; the occasion, no contrast
_VERB = re.compile(
    r"\b(?:is|are|was|were|has|have|had|must|may|can|shall|will|do(?:es)?|took|takes|stands?|sits?|lives?|finds?|goes|went|came|comes|keeps?|kept|see|we|one|you|they)\b|\b\w+(?:ed|s)\b",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"(?:\b(?:in|into|to|by|as|at|under|from|of|for|through|with\s+the\s+number|what|where|(?:is|are|be)(?:\s+an?)?|was|were|now|today|at\s+present|currently|given|bears|becomes?|became|reads?|equals?|survives|open(?:s|ed)|turns?|see|the|proviso\s+to|number)|\b(?:re-?enact|replac|succeed|mirror|reproduc|repeat|retain|supersed|re-?stat|continu)\w*)[\s:'\"‘’“(]*$",  # noqa: RUF001
    re.IGNORECASE,
)
# takes `Its `, `that presumption`, `the same power`, `placed it in`, `one opens`; what is of the sentence before
_OF_THE_ONE_BEFORE = re.compile(
    r"\b(?:its|it|they|them|(?:that|this)\s+(?!case|court|day|year|man|woman|order|judgment|offence\s+of)\w+|these|those|the\s+same|one|such)\b"
    r"|\b(?:successor|counterpart|equivalent|corresponding|heir)\b",
    re.IGNORECASE,
)
# takes `The provision is`, `The remedy now lies under`, `New home: `; so too where words of succession or `now` stand
_THE_PROVISION = re.compile(
    r"\bthe\s+(?:section|provision|remedy|power|offence|punishment|rule|subject|matter|petition|application|claim|suit|relief|number)\b"
    r"|^\W*(?:new|current|present)\s+(?:home|number|place|section|provision|address)\b",
    re.IGNORECASE,
)
_NOW = re.compile(r"\b(?:now|today|at\s+present|current(?:ly)?|these\s+days)\b", re.IGNORECASE)
# takes `once went to`, `which practitioners knew as`, `calls a 154 report`, `till last November`; what is told of then
_THEN = re.compile(
    r"\b(?:once|formerly|used\s+to|earlier|previously|hitherto|of\s+old|till\s+last|until\s+last|old|brought\s+up\s+on"
    r"|(?:know|knows|knew|known|learn(?:ed|t))\b[^.;\d]{0,40}\b(?:as|by|under)|calls?\b|called|placed|gave|allowed|asked|went|stood|lay|(?:was|were)\s+(?:in|at|the|a))\b",
    re.IGNORECASE,
)
# takes `, it is now made`, `one has to turn to`, `you will find it in`, `Today it is sought under`; what is told of now
_HENCE = re.compile(
    r"\b(?:now|today|nowadays|at\s+present|current(?:ly)?|instead|since\b|these\s+days|its\s+replacement|(?:has|have)\s+to\s+turn|turns?|one\s+(?:cites?|looks?|goes|finds?|turns?)"
    r"|(?:you|we|one|he|she|they)\s+(?:will|must|should|has\s+to|have\s+to)\s+(?:find|look|cite|turn|go)|(?:correct|right|present)\s+(?:reference|number|section|citation)|In\s+the\s+new)\b"
)
_YEAR = re.compile(r"\b(?:18|19|20)\d\d\b")
# takes `, is today brought before`; the same subject goes on, so that no word of then is needed
_IS_NOW = re.compile(r"\s*,?\s*(?:is|are|lies|goes)\s+(?:now|today|at\s+present)\b")
# takes `which the Act of 1894 placed in ` before a number and `, is issued under ` behind it; one subject of both
_WHICH, _IS = re.compile(r",\s+which\b[^.;,]*$"), re.compile(r"\s*,\s*(?:is|are)\b")
_CITES = re.compile(r"\b(?:cites?|finds?|names?|writes?)\s*$")
# takes `for a death of 2025`, `in a proceeding begun in 2025`; the occasion, no case that is told
_OCCASION = re.compile(
    r"\b(?:for|in|of)\s+an?\s+(?:(?!section\b)[\w-]+\s+){0,4}?(?:(?:of\s+|in\s+)?(?:an?\s+)?20\d\d(?:\s+FIRs?)?|of\s+(?:this|last)\s+year)\b"
)
# takes `unlike`, `besides`; what sets two numbers apart, or tells of what was done about one
_ANOTHER_THING = re.compile(
    r"\b(?:not|never|none|neither|nor|unlike|differ\w*|distinct|compar\w+|contrast\w*|also|besides?|another|other|alternative\w*|wider|narrower|further|similarly|read\s+with|together|subject\s+to)\b",
    re.IGNORECASE,
)
# takes `was tried as theft under`, `had no section of its own`; a sentence that tells of no provision with a successor
NO_PROVISION = re.compile(
    r"\b(?:tried|charged|convicted|booked|arrested|no\s+(?:section|provision|offence|such)|nothing)\b",
    re.IGNORECASE,
)
# takes `He`, `the accused`; who does something in a case that is told
_PEOPLE = re.compile(
    r"\b(?:he|she|his|her|him|accused|appellants?|petitioners?|respondents?|complainants?|police|magistrate|judge|court|prosecution|state)\b",
    re.IGNORECASE,
)
# takes `, which was done under `, an old number, `, is in this trial to be done under `; one deed of two times
_SAME_DEED = re.compile(
    r"\b(?:was|were|used\s+to\s+be)\s+(?P<done>(?!charg|convict|book|sentenc|prosecut|arrest|tried)\w+)\s+(?:under|by|in)\s+(?:the\s+)?\0"
    r"[\s,]*(?:is|are|has|have|must|shall|will)\b[^.;]{0,60}?\b(?P=done)\s+(?:now\s+)?(?:under|by|in)\s*$"
)
_WORDS, _WORDS_OF_A_LEAD = 10, 12
_BESIDE = 40


def is_stated_between(sentence: str, first: CodeNumber, second: CodeNumber, *, is_sure: bool) -> bool:
    """True where the words between two numbers, or beside them, say that the one took the other's place.

    `is_sure` where the laws or words beside both tell which is the old one; else only words of succession say so.
    """
    ahead, between, behind = sentence[: first.start], sentence[first.end : second.start], sentence[second.end :]
    if _ROW.fullmatch(between) or _ASIDE.fullmatch(between) or _FOR_READ.search(f"{ahead}\0{between}"):
        return True
    if _COMMA.fullmatch(between):
        is_pair = is_sure and not (first.settled or second.settled)  # `161 then, 180 now`
        return is_pair or bool(_ROW_OPENS.search(ahead) and not behind.lstrip(" .;'\"")[:1].isalpha())
    words = _without_names(_SAME_SUBJECT.sub(" ", between))
    words = (_WHICH_ASIDE if _SUCCESSION.search(words) else _ANY_ASIDE).sub(" ", words)
    if is_of_another_matter(between) or any(one.search(words) for one in (_PARTS, _OF_A_CASE, _APART)):
        return False
    return _is_predicate(ahead[-_BESIDE:], words, second, is_sure=is_sure)


def _without_names(words: str) -> str:
    """Words without the laws that they name."""
    return BY_YEAR.sub(" ", NAME.sub(" ", words))


def _is_predicate(ahead: str, words: str, second: CodeNumber, *, is_sure: bool) -> bool:
    """True where words between two numbers say what became of the first; `ahead` stands before that."""
    if _SUCCESSION.search(words) or (is_sure and _FROM.search(ahead) and _TO.fullmatch(words)):
        return True
    is_predicate = bool(_VERB.search(words)) and len(words.split()) <= _WORDS and not re.search(r"\d", words)
    is_told = is_sure or _SUCCESSION.search(ahead) or (second.is_new and _MOVED.search(words))
    return is_predicate and bool(_ENDS.search(words)) and bool(is_told)


def goes_on(sentence: str, new: CodeNumber) -> bool:
    """True where a sentence up to its first number says of it that it took the place of what the one before tells."""
    head = sentence[: new.start]
    if re.search(r"[;\n]", head) or _OF_A_CASE.search(head):
        return False
    words = _FOR.sub(" ", _without_names(head))
    if _APART.search(words):
        return False
    if _SUCCESSION.search(words):
        return bool(_OF_THE_ONE_BEFORE.search(words) or _THE_PROVISION.search(words))
    if len(words.split()) > _WORDS_OF_A_LEAD or _PEOPLE.search(words) or re.search(r"\d", words):
        return False
    is_of_now = _NOW.search(words) or NAME.search(head) or BY_YEAR.search(head)
    is_of_it = _OF_THE_ONE_BEFORE.search(words) or (_THE_PROVISION.search(words) and is_of_now)
    return bool(is_of_it and _VERB.search(words) and _ENDS.search(words))


def is_told_of_two_times(first: str, second: str) -> bool:
    """True where `first`, words around an older number, tell of then and `second`, before a newer one, of now.

    Takes `Where a buyer once complained under 12 of the Act`, ` he now complains under `; refuses what tells of a case.
    """
    if _SAME_DEED.search(f"{first}\0{second}"):
        return True
    second = _OCCASION.sub(" ", second)
    is_then = _THEN.search(first) or _IS_NOW.match(second)
    is_now = _HENCE.search(second) or (_WHICH.search(first) and _IS.match(second))
    if not (is_then and is_now) or re.search(r"\d", _YEAR.sub(" ", second)):
        return False
    words = _HENCE.sub(" ", _without_names(f"{first} {second}"))
    is_of_another = _OF_A_CASE.search(words) or _ANOTHER_THING.search(words)
    return not is_of_another and bool(_ENDS.search(second) or _CITES.search(second))


def in_groups(sentence: str, numbers: Sequence[CodeNumber], joined: re.Pattern[str]) -> list[list[CodeNumber]]:
    """Numbers that lists of one law join, in order."""
    groups: list[list[CodeNumber]] = []
    for one in numbers:
        last = groups[-1][-1] if groups else None
        is_of_list = last and joined.fullmatch(sentence[last.end : one.start])
        if last and is_of_list and (last.acts, last.is_new) == (one.acts, one.is_new):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups
