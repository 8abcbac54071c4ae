"""Which lines of Acts a question asks about: the penal codes, those of procedure, of evidence, or another line. Pure.

By the codes or the kind of law that it names, else by its subject. Says nothing of which Act of the line governs.
"""

from __future__ import annotations

import re

from nyayagraph.law.asked_subjects import subjects_asked, unknown_field
from nyayagraph.law.matters import Happened, Told, speaks_of_offence

PENAL, PROCEDURE, EVIDENCE, TERROR = "bns-2023", "bnss-2023", "bsa-2023", "uapa-1967"

# What names a line outright; a line goes by its newest Act.
_NAMED = (
    (
        PENAL,
        re.compile(
            r"\b(?i:I\.?P\.?C|BNS)\b|\b[Pp]enal\s+(?:[Cc]ode|law|section|provision|statute)s?\b|\b[Ss]ubstantive\b|\b[Oo]ffen[cs]es?\s+(?:[Cc]ode|[Ll]aw|[Ss]tatute|[Ee]nactment|[Aa]ct)s?\b|\b(?:[Cc]ode|[Ll]aw|[Ss]tatute)\s+of\s+[Oo]ffen[cs]es\b|\b[Dd]hara\s+k(?:is|aun|on)\w*\b|\b[Ww]hich\s+(?:codes?|laws?|sections?)\b(?=[^.?]{0,80}(?:\band|,)\s+(?:under\s+)?(?:which|what)\s+(?:code\s+of\s+)?procedur)|\bNyaya\s+Sanhita|\b[Cc]ode\s+of\s+offences|\bbeing\s+tried|\btried\s+for\b|(?<!plead\s)(?<!pleads\s)(?<!pleaded\s)(?<!pleading\s)(?<!plea\sof\s)\bguilty\b(?!\s+plea)"
        ),
    ),
    (
        PROCEDURE,
        re.compile(
            r"\b(?i:Cr\.?\s?P\.?C|BNSS)\b|\b[Cc]riminal\s+[Pp]rocedure|\bSuraksha\s+Sanhita|\b[Pp]rocedur(?:e|al)\b"
        ),
    ),
    (
        EVIDENCE,
        re.compile(
            r"\b(?i:evidence|evidentiary|evidential)\s+(?:[Aa]cts?|[Ll]aws?|[Ss]tatutes?|[Cc]odes?|[Ee]nactments?|[Ll]egislation|[Rr]ules?\s+book|k(?:is|aun|on)\w*|kanoon)\b|\b(?:[Ss]tatutes?|[Ll]egislation|[Ee]nactments?|[Aa]cts?|[Cc]odes?)\s+(?:on|of|about|for)\s+(?:the\s+)?evidence\b|\b(?i:saboot|sakshya|gawahi)\s+(?:ka|ke|ki)?\s*(?i:kanoon|kanun|Act|law)\b|\bBSA\b|\bAdhiniyam\b|\bevidence\s+law|\blaws?\s+of\s+evidence|\b65-?B\b"
        ),
    ),
    ("companies-2013", re.compile(r"\bCompanies\s+Act")),
    ("arbitration-1996", re.compile(r"\bArbitration\s+(?:and\s+Conciliation\s+)?Act")),
    ("mv-1988", re.compile(r"\bMotor\s+Vehicles\s+Act")),
    ("cpa-2019", re.compile(r"\bConsumer\s+Protection\s+Act")),
    ("income-tax-2025", re.compile(r"\bIncome[\s-]+[Tt]ax\s+Act")),
    ("limitation-1963", re.compile(r"\bLimitation\s+Act")),
    ("sra-1963", re.compile(r"\bSpecific\s+Relief\s+Act")),
    ("trade-marks-1999", re.compile(r"\bTrade\s+(?:and\s+Merchandise\s+)?Marks\s+Act")),
    ("larr-2013", re.compile(r"\bLand\s+Acquisition\s+Act|\bLARR\b")),
    ("jj-2015", re.compile(r"\bJuvenile\s+Justice|\bJJ\s+Act")),
    (TERROR, re.compile(r"\banti-?\s?terror\w*|\bterrorist\s+acts?\b|\bTADA\b|\bPOTA\b")),
    ("it-2000", re.compile(r"\b[Ss]ection\s+66-?A\b|\bInformation\s+Technology\s+Act|\bIT\s+Act")),
    ("pca-1988", re.compile(r"\bPrevention\s+of\s+Corruption\s+Act")),
)
# Takes `which code punishes`, `is charged`, `an offence`; refuses `grant of bail`.
_PUNISHES = re.compile(
    r"\bpunish\w*|\bcode\s+for\s+the\s+\w+ing\b|\bsaza\b|\bsazaa\b|\bsentenc\w*|\bdefines?\b|\bconvict\w*|\boffen[cs]e\b|\bcharged?\b(?!\s*-?sheet)|\bbeing\s+tried|\btried\s+for\b|\bguilty\b",
    re.IGNORECASE,
)
_STEP_ASKED = re.compile(
    r"\b(?:bail(?:ed)?|maintenance|allowance|remand\w*|warrant|search\w*|seiz\w*|appeals?|appealed|revision\w*|review|quash\w*|transfer\w*|summon\w*|sanction\w*|charge[\s-]?sheet\w*|police|"
    r"investigat\w*|inquir\w*|F\.?I\.?R|first\s+information|magistrate|hearing|heard|trials?|tried|arrest\w*|pleas?|plead\w*|examin\w*|complaint|land\s+dispute|sets\s+the\s+conditions|"
    r"cognizance|commit(?:ted|tal|ment)|proclamation|attach\w*|discharg\w*|acquit\w*|compound\w*|suret\w*|bonds?|confession|statements?|custody|releas\w*|notice|withdraw\w*|prosecut\w*|assembl\w+\s+(?:ban|order)|session\w*|inherent\s+powers?|High\s+Court|jurisdiction|detention|default|zamanat|jamanat|girftar\w*|giraftar\w*|jaanch|tafteesh)\b",
    re.IGNORECASE,
)
_PROOF_ASKED = re.compile(
    r"\b(?:prove[ds]?|proof|depos\w+|burden|accomplices?|competent\s+witness(?:es)?|testif\w*|dying\s+declarations?|expert\w*|print-?outs?|certificates?|hostile\s+witness(?:es)?|electronic\s+(?:records?|evidence)|alibi|relevan\w*|secondary\s+evidence|cross-examin\w*|privileg\w*|leading\s+questions?|confessions?\s+(?:\w+\s+){0,2}to\s+(?:a\s+|the\s+)?police|hearsay|admissions?|estoppel|judicial\s+notice|admissib\w*|presum\w*|weigh(?:ed|s|ing|t)?|tender(?:ed|ing)?|exhibit(?:ed)?|(?:earlier|previous|prior|discovery)\s+statements?|contradict\w*|corroborat\w*|impeach\w*|confessions?\s+(?:\w+\s+){0,2}?(?:used|admitted|relied|read|excluded|shut\s+out)|saboot|sabut|gawahi|sakshya)\b",
    re.IGNORECASE,
)


_SUBJECT_OF_STEP = re.compile(
    r"\b(?:bail|maintenance|remand\w*|search[\s-]*warrants?|quash\w*|plea-?bargain\w*|anticipatory|allowance|proclamation)\b",
    re.IGNORECASE,
)


_NOUN = r"(?:codes?|laws?|acts?|statutes?|enactments?|legislation|sanhita|kanoon|kanun)"
_FACET = r"(?:penal|substantive|offen[cs]es?|crimes?|procedur(?:e|al)|evidence|evidentiary|proof)"
_FACETS = (
    (PENAL, re.compile(r"penal|substantive|offen[cs]e|crime", re.IGNORECASE)),
    (PROCEDURE, re.compile(r"procedur", re.IGNORECASE)),
    (EVIDENCE, re.compile(r"eviden|proof", re.IGNORECASE)),
)
# takes `penal, procedure and evidence statutes`, `laws (offence / procedure / evidence)`
_LISTED = re.compile(
    rf"(?P<before>\b{_NOUN}\b[^.;?]{{0,15}})?(?P<row>\b{_FACET}(?:\s+{_NOUN})?(?:\s*(?:,|/|&|\+|-|\band\b|\baur\b|\bor\b)+\s*(?:the\s+)?{_FACET}\b)+)(?P<after>[\s)]+{_NOUN}\b)?",
    re.IGNORECASE,
)
# takes `which code`, `kis kanoon`, `under what enactment`, `procedure kiska`
_ASKS = re.compile(
    rf"\b(?:which|what|name|state|give|choose|identify|tell\s+me)\b[^.?;,]{{0,40}}\b(?:{_NOUN}|sections?|provisions?|procedure|evidence)\b|\bk(?:is|iska|iske|iski|aun\s?s[aie]|ons[aie]|aun)\b|{_NOUN}\s*\?",
    re.IGNORECASE,
)
_SECTIONS = re.compile(r"\b(?:sections?|dhara)\b", re.IGNORECASE)
_SEVERAL = re.compile(
    r"\b(?:which|what)\s+(?:\w+\s+){0,3}?(?:codes|laws|acts|statutes|enactments)\b(?P<of>[^.?;]*)", re.IGNORECASE
)
_ACT = re.compile(r"\b(?:Acts?|[Ss]tatutes?|[Ee]nactments?|[Ll]egislation)\b")
# what the criminal codes are about, in a question that asks for an `Act`
_OF_THE_CODES = re.compile(
    r"\b(?:codes?|crim\w+|penal|dhara|offen[cs]es?|polic\w+|F\.?I\.?R|thana|magistrate|(?:anticipatory\s+)?bail\w*|zamanat|arrest\w*|accused|charge\w*|charge[\s-]?sheet\w*|sessions?|cogni[sz]ance|prosecut\w*|investigat\w*|maintenance|remand\w*|custody|warrants?|acquitt\w*|convict\w*|absconder|proclamation|inquest|murder\w*|thief|theft)\b",
    re.IGNORECASE,
)
# takes `which code`, `what section`, `IPC or BNS`, `IPC ya BNS`; refuses `what is the punishment`
_WHICH = re.compile(
    r"\b(?:which|what|kaun\w*|konsa|konsi)\b[^.?;]{0,40}\b(?:codes?|laws?|acts?|sections?|procedur\w*|provisions?|statutes?|sanhita|dhara|kanoon|certificate)\b"
    r"|\b(?:IPC|Cr\.?P\.?C|Evidence\s+Act|BNSS?|BSA)\b[^.?;]{0,60}\b(?:or|ya|versus|vs)\b[^.?;]{0,40}\b(?:IPC|Cr\.?P\.?C|Evidence\s+Act|BNSS?|BSA|Sanhita|Adhiniyam)\b",
    re.IGNORECASE,
)
_INVESTIGATES = re.compile(r"\b(?:investigat\w*|inquir\w*|arrest\w*|revision|F\.?I\.?R)\b")


def lines_asked(question: str, told: Told) -> tuple[str, ...]:
    """The lines of Acts that a question asks about, each by its newest Act: those it names, else those of its subject.

    `told` are the events that it dates: where it names nothing, an offence alone asks for the penal code and a step
    alone for procedure. None where its subject is not known.
    """
    found = lines_told(question, told)
    is_known = found or _is_of_another_act(question) or _asks_elsewhere(_asking(question))
    return found if is_known else (PENAL,)


def lines_told(question: str, told: Told) -> tuple[str, ...]:
    """The lines that a question names or tells by its words and events; none where it speaks of no such law."""
    named = _in_order(*lines_named(question), *_lines_of_each(question))
    if named:
        return named
    asked = _asking(question)
    if (found := subjects_asked(question, asked)) or _asks_elsewhere(asked):
        return found
    subject = _by_its_subject(question, told)
    return () if subject is None or (subject == PROCEDURE and _is_of_another_act(question)) else (subject,)


def _asks_elsewhere(asked: str) -> bool:
    """True where words ask for the law of a field that is neither of the codes nor of a line known."""
    field = unknown_field(asked)
    return bool(field) and _by_words(field) is None


def _is_of_another_act(question: str) -> bool:
    """True where a question asks for an Act and tells nothing of a crime or of what the codes of procedure do."""
    return bool(_ACT.search(_asking(question))) and not _OF_THE_CODES.search(question)


def _lines_of_each(question: str) -> tuple[str, ...]:
    """The lines of a question that asks for several at once; none where it asks for one.

    Takes `offence, procedure and evidence law`, `charge under which code, and proof under which Act`.
    """
    listed = [match["row"] for match in _LISTED.finditer(question) if match["before"] or match["after"]]
    found = [line for row in listed for line, one in _FACETS if one.search(row)]
    for sentence in re.split(r"(?<=[.;:?])\s+", question):
        clauses = _clauses(sentence)
        if match := _SEVERAL.search(sentence):
            clauses = clauses if len(clauses) > 1 else re.split(r",|\band\b|\baur\b|/", match["of"])
        if len(clauses) > 1:
            found += [line for clause in clauses for line in lines_named(clause) or _of_clause(clause)]
    lines = _in_order(*found)
    return lines if len(lines) > 1 else ()


def _of_clause(clause: str) -> tuple[str, ...]:
    line = _by_words(clause) or (PENAL if _SECTIONS.search(clause) else None)
    return (line,) if line else ()


def _clauses(sentence: str) -> list[str]:
    """The clauses of a sentence that each ask for a law; what stands before one is taken with it."""
    clauses, held = [], ""
    for piece in re.split(r"(,|;|\band\b|\baur\b)", sentence):
        held += piece
        if _ASKS.search(held):
            clauses.append(held)
            held = ""
    return clauses


def _in_order(*lines: str) -> tuple[str, ...]:
    """Each line once, penal codes before procedure before evidence before others."""
    known = (PENAL, PROCEDURE, EVIDENCE)
    return (*(one for one in known if one in lines), *dict.fromkeys(one for one in lines if one not in known))


def asks_which(question: str) -> bool:
    """True where a question asks which of several Acts, codes or sections governs."""
    return bool(_WHICH.search(question))


def _asking(question: str) -> str:
    """The last sentence that asks for a law, else the last one."""
    sentences = re.split(r"(?<=[.;:?])\s+", question.strip())
    return next((one for one in reversed(sentences) if _ASKS.search(one)), sentences[-1])


def _by_its_subject(question: str, told: Told) -> str | None:
    asked = _asking(question)
    asking = _ASKS.search(asked)
    return (
        _by_words(asked[asking.start() :] if asking else "")
        or _by_words(asked)
        or _by_events(told)
        or _by_words(question)
    )


def lines_named(question: str) -> tuple[str, ...]:
    """The lines that a question names outright, each by its newest Act."""
    return tuple(act_id for act_id, pattern in _NAMED if pattern.search(question))


def _by_words(words: str) -> str | None:
    """The line that words speak of: of punishment, of proof, of a step, or of an offence."""
    if _PUNISHES.search(words):
        return PENAL
    if _PROOF_ASKED.search(words):
        return EVIDENCE
    if _SUBJECT_OF_STEP.search(words):
        return PROCEDURE
    if speaks_of_offence(words) and not _INVESTIGATES.search(words):
        return PENAL
    return PROCEDURE if _STEP_ASKED.search(words) else None


def _by_events(told: Told) -> str | None:
    happened = {event.happened for event in told.events}
    offence = bool(happened & {Happened.OFFENCE, Happened.RESULT})
    proceeding = bool(happened & {Happened.BEGUN, Happened.STEP, Happened.PENDING})
    if offence != proceeding:
        return PENAL if offence else PROCEDURE
    return None
