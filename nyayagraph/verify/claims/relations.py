"""What a text says about two authorities: one overruled another, one provision replaced another. Pure over rows.

Direction matters: `X, overruled in Y` and `X overruled Y` are opposite statements.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from nyayagraph.law.standing import StatedTreatment
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.treatment.kinds import Treatment
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.repeal_words import successors_of
from nyayagraph.verify.report import ClaimVerdict, Evidence

_WORDS = {
    "overrul": (Treatment.OVERRULED,),
    "revers": (Treatment.REVERSED,),
    "affirm": (Treatment.AFFIRMED,),
    "doubt": (Treatment.DOUBTED, Treatment.REFERRED_TO_LARGER_BENCH),
}
_HELPERS = (
    r"later|subsequently|expressly|partly|partially|also|now|in\s+part|long|finally|itself|then|impliedly|since|being"
)
# takes `was overruled by`, `stands overruled in`, `, overruled in`; refuses `overruled X`
_PASSIVE = re.compile(
    r"^[\s,()]*(?:(?:which|and|that|it)\s+)?(?:"
    rf"(?:(?:{_HELPERS}|not|never)[\s,]+)*(?:was|were|is|are|has|have|had|been|stands?|stood)[\s,]+"
    rf"(?:(?:was|were|is|are|has|have|had|been|{_HELPERS}|no\s+longer\s+good\s+law|not|never)[\s,]+)*(?P<verb>overrul|revers|affirm|doubt)ed\b(?P<rest>[^.;]{{0,80}})$"
    rf"|(?:(?:{_HELPERS})[\s,]+)*(?P<bare>overrul|revers|affirm|doubt)ed\s+(?P<agent>by|in|vide)\b[^.;]{{0,80}}$)",
    re.IGNORECASE,
)
_AGENT = re.compile(r"\b(?:by|in|vide)\b", re.IGNORECASE)
# takes `overruled`, `has overruled`, `which overruled`, `, overruling`; refuses `declined to overrule`
_ACTIVE = re.compile(
    r"^[\s,()]*(?:(?:which|that|and|it|the\s+court|the\s+supreme\s+court|has|have|had|expressly|also|then|later|finally|unanimously)[\s,]+)*"
    r"(?P<verb>overrul|revers|affirm|doubt)(?:ed|es|s|ing)\b(?P<rest>[^.;]{0,80})$",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|never|declin\w+|refus\w+|without|no)\b", re.IGNORECASE)
_BAD_LAW = re.compile(
    r"\b(?:no\s+longer\s+(?:(?:is|are|be|remains?|holds?|stands?)\s+)?(?:as\s+)?(?:good\s+|the\s+)?law|not\s+(?:be\s+)?good\s+law|ceased\s+to\s+be\s+(?:good\s+)?law|bad\s+law|stands?\s+overruled"
    r"|per\s+incuriam|(?:was|been|were|is|since|later)\s+(?:expressly\s+|also\s+|thus\s+|partly\s+)?overruled)\b",
    re.IGNORECASE,
)
_KNOWS_REPEAL = re.compile(
    r"\b(?:historical|repeal(?:ed|s|ing)?|savings?\s+clause|kept\s+alive|keeps\s+(?:it\s+)?alive|before\s+the\s+(?:new\s+)?(?:Sanhita|Sanhitas|codes?|laws?)\s+(?:came|took|began|commenced)|formerly|erstwhile|(?:(?:since|now)\s+(?:been\s+)?|has\s+)replaced|no\s+longer\s+in\s+force|then\s+in\s+force|as\s+it\s+then\s+stood|ceased\s+to"
    r"|lapsed|expired|pending\s+(?:\w+\s+){0,3}?(?:on|at|when)\s+(?:the\s+)?(?:appointed\s+(?:day|date)|commencement|changeover|switch|new\s+(?:Sanhita|codes?|laws?|Adhiniyam))|on\s+the\s+appointed\s+(?:day|date))\b",
    re.IGNORECASE,
)
_KNOWS_STRIKING = re.compile(
    r"\b(?:struck\s+down|strik(?:es?|ing)\s+down|unconstitutional|void|invalid|inoperative|omitted|abrogat\w+|ceased|no\s+longer|fell(?!\s+into\b)|fallen(?!\s+into\b)|went\s+with\s+(?:it|them)|no\s+offence(?!\s+(?:of|is\s+made))|not\s+an?\s+offence|not\s+punishable(?!\s+as\s+an?\b)|which\s+it\s+has\s+not|has\s+no\s+counterpart|formerly|if\b[^.;]{0,80}\bhad\s+been\s+brought|not\s+(?:yet\s+)?(?:been\s+)?(?:brought\s+)?in(?:to)?\s+force)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Relation:
    """A statement on two references of a sentence: `later` did `verb` to `earlier`; None where it is not named."""

    verb: str
    earlier: Resolved
    later: Resolved | None
    is_denied: bool


def relation_between(text: str, offset: int, first: Resolved, second: Resolved | None) -> Relation | None:
    """What the words of a sentence between two references (or behind the last) say the one did to the other.

    `text` is the sentence, `offset` its place in the whole text.
    """
    end = opens_at(second, text, offset) if second else len(text)
    between = text[first.reference.end - offset : end]
    tail = between.rstrip(" .;)")
    passive = _PASSIVE.match(tail) or _PASSIVE.match(tail.partition(";")[0])
    if passive:
        verb = "verb" if passive["verb"] else "bare"
        is_by_second = passive["agent"] or _AGENT.search(passive["rest"] or "")
        named = second if second and is_by_second and ";" not in tail else None
        return Relation(
            passive[verb].lower(), first, named, is_denied=bool(_DENIED.search(tail[: passive.start(verb)]))
        )
    active = _ACTIVE.match(tail)
    if active and second:
        is_object = _TREATED.search(text[: opens_at(first, text, offset)]) and _JOINED.match(tail)
        return Relation(
            active["verb"].lower(),
            second,
            None if is_object else first,
            is_denied=bool(_DENIED.search(tail[: active.start("verb")])),
        )
    return None


# takes `It followed `, `which applied the rule in `; the judgment behind is treated, and does not treat
_TREATED = re.compile(
    r"\b(?:follow|affirm|reaffirm|approv|appl(?:y|i)|distinguish|explain|clarif(?:y|i)|endors|uph(?:old|eld)|cit|consider|discuss)(?:e?d|e?s|ing)?\s+(?:the\s+(?:\w+\s+)?(?:in|of)\s+)?$",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\W*and\b", re.IGNORECASE)


def opens_at(resolved: Resolved, text: str, offset: int) -> int:
    """Where a reference opens in its sentence, the name before a citation included."""
    start = resolved.reference.start - offset
    name = resolved.reference.name
    if name and resolved.reference.kind != "case_name":
        at = text.rfind(name, 0, start)
        start = at if at >= 0 else start
    return start


def check_relation(  # noqa: PLR0911 - one return a rule
    relation: Relation, treatments: Sequence[StatedTreatment]
) -> tuple[ClaimVerdict, Evidence] | None:
    """Verdict on a stated treatment, from the graph's; None where the graph does not hold both judgments."""
    earlier = relation.earlier.judgment
    later = relation.later.judgment if relation.later else None
    if earlier is None or (relation.later and later is None):
        return None
    wanted = _WORDS[relation.verb]
    received = [row for row in treatments if row.cited_id == earlier.judgment_id and row.treatment in wanted]
    rows = [row for row in received if later is None or row.citing_id == later.judgment_id]
    if rows:
        verdict = ClaimVerdict.CONTRADICTED if relation.is_denied else ClaimVerdict.SUPPORTED
        words = f"{rows[0].authority()} {rows[0].treatment.value} {earlier.title}" + (
            f" on {rows[0].point}" if rows[0].point else ""
        )
        return verdict, Evidence(
            rule="stated_treatment", evidence=words, authority_id=rows[0].citing_id, on=rows[0].decided_on
        )
    if relation.is_denied:
        return None
    turned = later and [
        row for row in treatments if row.cited_id == later.judgment_id and row.citing_id == earlier.judgment_id
    ]
    if turned:
        words = f"it is the other way round: {earlier.title} {turned[0].treatment.value} {later.title if later else ''}"
        return ClaimVerdict.CONTRADICTED, Evidence(rule="treatment_turned_round", evidence=words)
    if received:
        words = f"{earlier.title} was {received[0].treatment.value} by {received[0].authority()}"
        return ClaimVerdict.CONTRADICTED, Evidence(
            rule="treated_by_another", evidence=words, authority_id=received[0].citing_id
        )
    if later and later.decided_on and earlier.decided_on and later.decided_on < earlier.decided_on:
        words = f"{later.title} ({later.decided_on}) is older than {earlier.title} ({earlier.decided_on})"
        return ClaimVerdict.CONTRADICTED, Evidence(rule="treatment_back_in_time", evidence=words)
    words = f"the graph holds no judgment that {_done(relation.verb)} {earlier.title}"
    return ClaimVerdict.UNSUPPORTED, Evidence(rule="treatment_not_held", evidence=words)


def _done(verb: str) -> str:
    return {"overrul": "overruled", "revers": "reversed", "affirm": "affirmed", "doubt": "doubted"}[verb]


def says_bad_law(sentence: str) -> bool:
    """True where a sentence itself says that an authority no longer holds."""
    return bool(_BAD_LAW.search(sentence))


def names_successor(one: Resolved, everything: Sequence[Resolved]) -> bool:
    """True where some references name what took the provision's place."""
    if not (one.provision and one.key):
        return False
    named = {other.provision.section_id for other in everything if other.provision}
    act = one.provision.act
    if not one.provision.successors and act and any(o.key and o.key.act_id == act.repealed_by for o in everything):
        return True
    named |= {printed.partition("(")[0] for other in everything for printed in _candidates(other)}
    return any(row.section_id in named for row in successors_of(one.provision.successors, one.key.clause))


def _candidates(one: Resolved) -> Sequence[str]:
    """What a reference of an Act left open can mean: `section 223 of the Sanhita`."""
    return getattr(one.reference, "candidates", ()) if one.key is None else ()


def knows_repeal(sentence: str, one: Resolved, everything: Sequence[Resolved]) -> bool:
    """True where the text shows that it knows of the repeal: it says so, or names what took the provision's place.

    So where it tells what became of the provision in other ways: read down, put in abeyance, dropped.
    """
    if _KNOWS_REPEAL.search(sentence) or _knows_fate(sentence, one):
        return True
    return names_successor(one, everything)


def _knows_fate(sentence: str, one: Resolved) -> bool:
    section = one.provision.section if one.provision else None
    marks = bool(one.provision and one.provision.invalidations) or bool(section and section.status)
    told = bool(DROPPED.search(sentence)) or (marks and bool(_READ_DOWN.search(sentence) or _FELL.search(sentence)))
    return (told or names_judgment(sentence, one)) and not _STANDS.search(sentence)


def names_predecessor(one: Resolved, everything: Sequence[Resolved]) -> bool:
    """True where the text names the older provision too: it says what the number was or is on the other side."""
    if not one.provision:
        return False
    named = {other.provision.section_id for other in everything if other.provision}
    return any(row.section_id in named for row in one.provision.predecessors)


# takes ` punished`, `, as amended in 2013, defined`; a law told in the past tense behind its name is the law of then
_WAS_LAW = re.compile(
    r"(?:\s+of\s+the\s+[A-Z][\w\s]{2,40}?)?(?:,[^,.;]{3,40},)?\s+(?:then\s+|also\s+|once\s+)?(?:defined|punished|provided|dealt\s+with|required|prescribed|enabled|covered|said|laid|made|gave|guaranteed|empowered|allowed|spoke|contained|conferred|permitted|told|governed|stood|remained|ruled|existed|used\s+to|troubled|carried|set)\b(?!\s+(?:in|under|by)\b)"
    r"|(?:\s+(?:of\s+the\s+)?(?:IPC|CrPC|Cr\.P\.C\.|[A-Z][\w\s]{2,40}?))?,?\s+(?:which|that)\s+(?:(?:was|had\s+been)\s+(?:then\s+|once\s+|all\s+)?(?:on|about|for|the|a|an|of)\b|(?:defined|punished|provided|dealt|required|prescribed|governed|concerned|covered|spoke|contained|regulated)\b)"
    r"|\s+(?:IPC\s+|CrPC\s+|of\s+the\s+[A-Z][\w\s]{2,40}?)?(?:was|were)\s+(?:\w+ly\s+)?(?:examined|considered|construed|interpreted|explained|upheld|discussed|analysed|read)\s+(?:at\s+length\s+)?in\s+[A-Z]"
)


# takes `murder was punishable under`, `the Penal Code punished … under`, `said`; refuses `he was charged under`
_WAS_LAW_BEFORE = re.compile(
    r"(?:\b(?:stood|lay)\s+(?:then\s+)?in|\b(?:was|were)\s+(?:then\s+|once\s+|earlier\s+|formerly\s+)?(?:defined|punishable|punished|dealt\s+with|governed|covered|contained|provided\s+for|regulated|to\s+be\s+found|found|good\s+enough|sufficient|enough|an\s+offence)\s+(?:[\w-]+\s+){0,4}?(?:in|under|by)"
    r"|\b(?:Code|IPC|CrPC|Act)(?:,?\s+(?:of\s+)?\d{4},?)?\s+(?:then\s+|also\s+)?(?:gave|allowed|permitted|enabled|empowered|made|punished|provided|defined|dealt|had|required|spoke|knew|contained|treated|guarded)\b[^.;]{0,80}\b(?:in|under|by)|\b(?:earlier|formerly|previously|once)\b[^.;]{0,40}\b(?:was|were)\b[^.;]{0,90}\b(?:under|by|in)|,?[\"”'’],?\s+(?:so\s+|thus\s+)?(?:said|ran|read|declared|went|stated))\s+(?:the\s+)?(?:old\s+)?$"  # noqa: RUF001 - quotes as print has them
)


# takes `successor of `, `in place of the old `, `modelled on `; what points back to a provision from another
_POINTS_BACK = re.compile(
    r"\b(?:(?:successor|heir|counterpart|equivalent|parallel|analogous|akin)\s+(?:of|to)|correspond(?:s|ed|ing)\s+(?:to|with)|(?:in\s+)?(?:the\s+)?place\s+of|replac(?:es|ed|ing)|re-?enact(?:s|ed|ing)|reproduc(?:es|ed|ing)|supersed(?:es|ed|ing)|model+ed\s+on|derived\s+from|descend(?:s|ed)\s+from|what\s+(?:was|used\s+to\s+be)|formerly|previously|erstwhile|(?<!\bat\s)once|[(\[](?:see\s+|cf\.?\s+)?(?:the\s+)?(?:old|earlier|former))\s+(?:in\s+|under\s+)?(?:the\s+)?(?:old\s+|former\s+|erstwhile\s+|repealed\s+)?$",
    re.IGNORECASE,
)


def points_back(before: str) -> bool:
    """True where the words before a provision make it the past of another: `successor of section 200`."""
    return bool(_POINTS_BACK.search(before))


# takes `came into force on 31 December 2009`; what tells of a commencement relies on nothing
COMES_INTO_FORCE = re.compile(
    r"\b(?:came|come|brought|put)\s+into\s+(?:force|effect|operation)\b|\bcommenced\s+on\b", re.IGNORECASE
)


# takes `Articles 19(1)(f) and `, `sections 3, 4 and `; what opens the list that a provision stands in
_LIST_OPENS = re.compile(
    r"(?:[Ss]ections?|[Aa]rticles?|[Ss]s?\.)\s+\d[\w()]*(?:(?:,|\s+and)\s+\d[\w()]*)*(?:,|\s+and|,\s+and)\s+$"
)


def was_law(sentence: str, start: int, end: int) -> bool:
    """True where what stands around a provision at `[start, end)` tells of it in the past tense."""
    before = _LIST_OPENS.sub("", sentence[:start])
    return bool(_WAS_LAW.match(sentence, end) or _WAS_LAW_BEFORE.search(before))


# what is void by the provision, not the provision: takes `the will is void … under section 118`
_VOID_OF_OTHERS = re.compile(
    r"\b(?:void|invalid|unconstitutional|ceased?s?|fell|fallen)\b[^;]{0,60}\b(?:under|by|because(?:\s+of)?|in\s+view\s+of|virtue\s+of|reason\s+of|force\s+of|terms\s+of)\s+(?:the\s+)?$",
    re.IGNORECASE,
)


# takes `the purchase is void`, `the inquiry was therefore void`, `makes the bequest void`; no provision is void there
_OTHERS = (
    r"(?:purchase|sale|contract|agreement|marriage|transfer|gift|will|bequest|order|enquiry|inquiry|investigation|proceedings?|notice|award|levy"
    r"|acquisition|bye-?laws?|clause\s+in\s+the\s+\w+|appointment|detention|arrest|transaction|decree|judgment"
    r"|search|seizure|election|demand|trust|deed|lease|assessment|conviction|sanction|complaint|FIR|evidence|statement|purchases)"
)
_OTHERS_VOID = re.compile(
    rf"\b{_OTHERS}\b[^.;]{{0,60}}?\b(?:is|was|are|were|be|being|been|stands?|becomes?)\s+(?:\w+\s+){{0,2}}?(?:void|invalid|unconstitutional)\b"
    rf"|\b(?:mak(?:es?|ing)|made|renders?|rendered|avoids?|declares?)\s+(?:\w+\s+){{0,3}}{_OTHERS}\b[^.;]{{0,30}}?\b(?:void|invalid)\b"
)


# what is said of a provision that is not law yet: takes `awaits a notification`, `has not been brought into force`
_NOT_YET = re.compile(
    r"\b(?:on\s+paper|awaits?\s+(?:a\s+|its\s+|the\s+)?(?:notification|commencement)|yet\s+to\s+(?:be|come)|not\s+(?:yet\s+)?(?:been\s+)?(?:notified|(?:brought\s+)?in(?:to)?\s+force|operative|commenced)|(?:held|kept)\s+(?:back|out)|left\s+(?:(?:it|them|(?:that|this|the)\s+[\w-]+)\s+)?out|deferred|except(?:ed|ing)?|(?:save|other\s+than|barring|excluding|with\s+the\s+exception\s+of)\s+(?:for\s+|and\s+except\s+)?(?:its\s+)?(?:sections?|sub-?sections?|clauses?)\b|does\s+not\s+(?:yet\s+)?apply"
    r"|which\s+it\s+has\s+not|(?:was|were)\s+not\s+(?:yet\s+)?law|if\b[^.;]{0,80}\bhad\s+been\s+brought|before\s+it\s+came|no\s+(?:counterpart|equivalent|provision))\b",
    re.IGNORECASE,
)


def says_not_yet(sentence: str) -> bool:
    """True where a sentence says that a provision is not law yet."""
    return bool(_NOT_YET.search(sentence))


def is_barred(sentence: str) -> bool:
    """True where a sentence says that a provision may not be used."""
    return bool(_BARRED.search(sentence))


# takes `the new Sanhita, which is published but not yet in force`; it says nothing of the provision cited
_NEW_LAW_NOT_YET = re.compile(
    r"\bnew\s+(?:Sanhitas?|Adhiniyam|codes?|laws?|Acts?)\b[^.;:]{0,80}?\bnot\s+(?:yet\s+)?(?:been\s+)?(?:brought\s+)?in(?:to)?\s+force\b",
    re.IGNORECASE,
)


def knows_striking(sentence: str, one: Resolved, start: int | None = None) -> bool:
    """True where a sentence says that the provision was struck down, omitted or not brought into force, or by whom."""
    if _STANDS.search(sentence) or (start is not None and _VOID_OF_OTHERS.search(sentence[:start])):
        return False
    own = _NEW_LAW_NOT_YET.sub(" ", _OTHERS_VOID.sub(" ", sentence))
    told = _KNOWS_STRIKING.search(own) or DROPPED.search(own) or _BARRED.search(own)
    return bool(told) or names_judgment(sentence, one) or names_day(sentence, one)


def knows_limit(sentence: str, one: Resolved) -> bool:
    """True where a sentence says itself what limits the provision, or tells only how it came into the law."""
    told = HISTORY.search(_BROUGHT_IN_BY.sub(" ", sentence)) or _READ_DOWN.search(sentence)
    return knows_striking(sentence, one) or told is not None


def tells_limit(sentence: str, one: Resolved) -> bool:
    """True where a sentence beside tells that something was struck or read down, by which judgment, or on what day."""
    told = _READ_DOWN.search(sentence) or _LIMITED.search(_OTHERS_VOID.sub(" ", sentence))
    return told is not None or names_judgment(sentence, one) or names_day(sentence, one)


# takes `struck down`, `inoperative`; refuses `He was removed in June`, which says nothing of a law
_LIMITED = re.compile(
    r"\b(?:struck\s+(?:it\s+|them\s+|both\s+)?(?:down|out)|strik(?:es?|ing)\s+(?:\w+\s+)?down|unconstitutional|void|invalid\w*|inoperative|no\s+longer|ceased|set\s+aside|until\s+(?=\d|(?-i:[A-Z]))|dead\s+letter|decriminali[sz]\w+|gone|fell)\b",
    re.IGNORECASE,
)
# takes `Article 243ZJ, inserted by the Ninety-seventh Amendment, `; said of a provision by the way, not told of it
_BROUGHT_IN_BY = re.compile(
    r"(?:,|\(|\bas)\s*(?:inserted|introduced|added|brought\s+in(?:to\s+the\s+\w+)?|put\s+in(?:to\s+the\s+\w+)?)\s+(?:by|in|with)\b[^,.;()]{0,80}",
    re.IGNORECASE,
)


def names_judgment(sentence: str, one: Resolved) -> bool:
    """True where a sentence names a judgment that struck at the provision, by a party's name."""
    rows = one.provision.invalidations if one.provision else ()
    held = [row.title for row in rows]
    section = one.provision.section if one.provision else None
    if section and section.status_by and (" v. " in section.status_by or section.status_by.startswith("In re")):
        held.append(section.status_by)
    parties = {
        word for title in held for word in re.findall(r"[A-Z][a-z]{4,}", title.split(",")[0]) if word not in NO_PARTY
    }
    words = _ACT_TITLE.sub(" ", sentence)
    return any(re.search(rf"\b{party}\b", words) for party in parties)


def names_day(sentence: str, one: Resolved) -> bool:
    """True where a sentence names the very day on which the provision was struck at: it knows what happened then."""
    section = one.provision.section if one.provision else None
    days = {row.on for row in (one.provision.invalidations if one.provision else ())}
    days |= {section.status_on, section.in_force_to} if section else set()
    return any(dated.period == Period.of(day) for dated in find_periods(sentence) for day in days if day)


NO_PARTY = frozenset(
    (
        "State", "Union", "India", "Court", "Supreme", "Kerala", "Punjab", "Madras", "Association", "Singh", "Kumar",
        "People", "Reforms", "Democratic", "Liberties", "Civil", "Bureau", "Central", "Company", "Director",
        "Advocates", "Record", "Limited", "Committee", "Creditors", "Steel", "Reserve", "Construction", "National",
    )
)  # fmt: skip
# takes `the Representation of the People Act`; a title names no party
_ACT_TITLE = re.compile(r"\b[A-Z]\w+(?:\s+(?:[A-Z]\w+|of|the|and|for))*\s+(?:Act|Code|Sanhita|Adhiniyam)\b")
# what else is said of a provision that is gone: takes `was dropped`, `has no counterpart`, `removed from`, `until`
DROPPED = re.compile(
    r"\b(?:drop(?:s|ped)|removed(?!\s+(?:every|all|any|each|the\s+(?:limit|bar|cap|ceiling|restriction|need|requirement))|\s+(?:him|her|in\s+(?-i:[A-Z])))|deleted|done\s+away|abolished|scrapped|took\s+(?:it\s+)?away|no\s+(?:exact\s+|true\s+|direct\s+)?(?:counterpart|equivalent|successor|corresponding|twin|parallel|heir|match|sibling)(?:\s+(?:in|provision|section))?\b|no\s+place\s+in\s+(?:the\s+)?(?:new|Sanhita|Bharatiya|BNSS?|BSA|Code)|(?:never|not)\s+outlived?"
    r"|did\s+not\s+survive|without\s+(?:a|any)\s+(?:counterpart|successor|equivalent)|decriminali[sz]\w+|dead\s+letter|outlived|had\s+gone|never\s+(?:came|began|worked|functioned)|stillborn|overruled|(?:left|leaves?)\s+the\s+(?:Constitution|statute)|held\s+(?:to\s+be\s+)?(?:manifestly\s+)?arbitrary|any\s+(?:more|longer)|(?:found|finds?)\s+no\s+place|left\s+out|not\s+(?:been\s+)?(?:retained|re-?enacted|carried\s+over)"
    r"|then\s+(?:guaranteed|in\s+the\s+(?:Constitution|Code|Act))|ceased\s+to|until\s+(?=\d|(?-i:[A-Z]))|in\s+vain|lost\s+its|before\s+its\s+(?:repeal|omission|deletion|removal))",
    re.IGNORECASE,
)
# who may not use a provision: takes `the police may not register`, `cannot be prosecuted`, `nobody can be tried`
_BARRED = re.compile(
    r"\b(?:(?:police|prosecution|prosecutor|court|courts|magistrate|State|government|one|person|bank|company|employer|operator)\s+(?:may|can|could|shall|should|must)(?:\s*not|not)\b[^.;,]{0,20}(?:,[^.;,]{0,60},)?[^.;,]{0,20}?\b(?:register|prosecute|invoke|arrest|proceed|insist|apply|rely|demand|book|convict\s+(?:him|her|anyone|under))\b"
    r"|(?<!wife\s)(?<!herself\s)(?<!himself\s)(?<!themselves\s)(?:can|could|may|should|must)(?:\s*not|not|\s+no\s+longer|\s+never)\s+(?:now\s+|any\s+longer\s+)?be\s+(?:lawfully\s+)?(?:registered|prosecuted|invoked|charged|convicted|applied|tried|arrested|relied|punished|booked|used|sustained|supported|insisted|lodged|framed)"
    r"|(?:nobody|no\s+one)\s+(?:can|could|may|has|had|is|was|will)\b|(?:wrong(?:ly)?|illegal(?:ly)?|unlawful(?:ly)?|bad|unsustainable|contempt)\b[^.;]{0,60}\b(?:invok|regist|cit|book|arrest|prosecut|appl|us)\w*)",
    re.IGNORECASE,
)
_FELL = re.compile(r"\b(?:struck\s+down|unconstitutional|void|invalid)\b", re.IGNORECASE)
_READ_DOWN = re.compile(
    r"\b(?:read(?:s|ing)?\s+(?:it\s+)?down|abeyance|suspend(?:ed|ing|s)?\s+(?:all\s+|pending\s+)?(?:prosecutions?|the\s+(?:section|provision|operation))|(?:was|were|stands?|been)\s+suspended|stayed|consensual\s+acts(?=[^.;]{0,60}\b(?:outside|fell|not|no\s+longer|excluded|no\s+offence|ceased|free)\b)|(?:outside|not|excluded?|exempts?|free[sd]?|except|save)\b[^.;]{0,60}\bconsensual\s+acts|wider\s+words|non-?consensual|without\s+(?:\w+\s+)?consent|multi-?\s?State|Union\s+territor\w+)\b",
    re.IGNORECASE,
)
# takes `entered the Constitution on`, `was written into`; what tells of the making of the law relies on nothing
HISTORY = re.compile(
    r"\b(?:entered\s+the\s+Constitution|inserted|written\s+into|(?:was|were)\s+added\s+(?:in|by|to\s+the\s+(?:Constitution|Code|Act|Penal))|brought\s+in(?:to\s+the\s+\w+)?\s+by|introduced\s+by|put\s+into\s+the)\b",
    re.IGNORECASE,
)
# takes `being good law`, `still binds`; refuses `no longer good law`
_STANDS = re.compile(
    r"(?<!no longer )(?<!not )\b(?:(?:being|is|are|remains?|still|perfectly)\s+"
    r"(?:good\s+law|valid|binding|in\s+force|alive)|still\s+(?:guarantees?|binds?|applies|governs))\b",
    re.IGNORECASE,
)
