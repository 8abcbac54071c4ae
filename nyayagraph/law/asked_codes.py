"""Which lines of Acts a question asks about: the penal codes, those of procedure, of evidence, or another line. Pure.

By the codes or the kind of law that it names, else by its subject. Says nothing of which Act of the line governs.
"""

from __future__ import annotations

import re

from nyayagraph.law.matters import Happened, Told, speaks_of_offence

PENAL, PROCEDURE, EVIDENCE, TERROR = "bns-2023", "bnss-2023", "bsa-2023", "uapa-1967"

# What names a line outright; a line goes by its newest Act.
_NAMED = (
    (
        PENAL,
        re.compile(
            r"\b(?i:I\.?P\.?C|BNS)\b|\b[Pp]enal\s+(?:[Cc]ode|law|section|provision|statute)s?\b|\b[Ss]ubstantive\b|\b[Ww]hich\s+(?:codes?|laws?|sections?)\b(?=[^.?]{0,80}(?:\band|,)\s+(?:under\s+)?(?:which|what)\s+(?:code\s+of\s+)?procedur)|\bNyaya\s+Sanhita|\b[Cc]ode\s+of\s+offences|\bbeing\s+tried|\btried\s+for\b|\bguilty\b"
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
            r"\b[Ee]vidence\s+(?:[Aa]cts?|[Ll]aws?|[Ss]tatutes?|[Cc]ode)\b|\bBSA\b|\bAdhiniyam\b|\bevidence\s+law|\blaws?\s+of\s+evidence|\b65-?B\b"
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
# Lines that a question without a name means by its subject; asked only where it says `Act`, not `code`.
_BY_SUBJECT = (
    ("arbitration-1996", re.compile(r"\barbitra\w+", re.IGNORECASE)),
    (
        "larr-2013",
        re.compile(r"\bacqui(?:sition|red|ring|re)\b|\bland\b|\bcompensation\s+under\s+an\s+award\b", re.IGNORECASE),
    ),
    ("cpa-2019", re.compile(r"\bconsumers?\b|\bdistrict\s+(?:forum|commission)\b", re.IGNORECASE)),
    ("mv-1988", re.compile(r"\bmotor\b|\baccident\b|\bdriver\b|\bvehicle\b", re.IGNORECASE)),
    ("trade-marks-1999", re.compile(r"\b(?:trade\s*)?mark\b", re.IGNORECASE)),
    ("companies-2013", re.compile(r"\bcompany\b|\bshareholder|\bdirectors?\b", re.IGNORECASE)),
)
_ACT = re.compile(r"\b(?:Acts?|statute)\b")
# Takes `which code punishes`, `is charged`, `an offence`; refuses `grant of bail`.
_PUNISHES = re.compile(
    r"\bpunish\w*|\bcode\s+for\s+the\s+\w+ing\b|\bsaza\b|\bsazaa\b|\bsentenc\w*|\bdefines?\b|\bconvict\w*|\boffen[cs]e\b|\bcharged?\b(?!\s*-?sheet)|\bbeing\s+tried|\btried\s+for\b|\bguilty\b",
    re.IGNORECASE,
)
_STEP_ASKED = re.compile(
    r"\b(?:bail(?:ed)?|maintenance|allowance|remand\w*|warrant|search\w*|seiz\w*|appeals?|appealed|revision\w*|review|quash\w*|transfer\w*|summon\w*|sanction\w*|charge[\s-]?sheet\w*|police|"
    r"investigat\w*|inquir\w*|F\.?I\.?R|first\s+information|magistrate|hearing|heard|trials?|tried|arrest\w*|plea\w*|examin\w*|complaint|land\s+dispute|sets\s+the\s+conditions|"
    r"cognizance|commit(?:ted|tal|ment)|proclamation|attach\w*|discharg\w*|acquit\w*|compound\w*|suret\w*|bonds?|confession|statement|custody|releas\w*|notice|withdraw\w*|prosecut\w*|assembl\w+\s+(?:ban|order)|session\w*|inherent\s+powers?|High\s+Court|jurisdiction|detention|default|zamanat|jamanat|girftar\w*|giraftar\w*|jaanch|tafteesh)\b",
    re.IGNORECASE,
)
_PROOF_ASKED = re.compile(
    r"\b(?:prove[ds]?|proof|depos\w+|burden|accomplices?|competent\s+witness(?:es)?|testif\w*|dying\s+declarations?|expert\w*|print-?outs?|certificates?|hostile\s+witness(?:es)?|electronic\s+(?:records?|evidence)|alibi|relevan\w*|secondary\s+evidence|cross-examin\w*|privileg\w*|leading\s+questions?|confessions?\s+(?:\w+\s+){0,2}to\s+(?:a\s+|the\s+)?police|hearsay|admissions?|estoppel|judicial\s+notice|admissib\w*|presum\w*|saboot|sabut|gawahi|sakshya)\b",
    re.IGNORECASE,
)


_SUBJECT_OF_STEP = re.compile(
    r"\b(?:bail|maintenance|remand\w*|search[\s-]*warrants?|quash\w*|plea-?bargain\w*|anticipatory|allowance|proclamation)\b",
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
    alone for procedure.
    """
    named = lines_named(question)
    if named:
        return named
    if _ACT.search(question):
        subject = next((act_id for act_id, pattern in _BY_SUBJECT if pattern.search(question)), None)
        if subject:
            return (subject,)
    return (_by_its_subject(question, told) or PENAL,)


def lines_told(question: str, told: Told) -> tuple[str, ...]:
    """The lines that a question names or tells by its words and events; none where it speaks of no such law."""
    subject = _by_its_subject(question, told)
    return lines_named(question) or ((subject,) if subject else ())


def asks_which(question: str) -> bool:
    """True where a question asks which of several Acts, codes or sections governs."""
    return bool(_WHICH.search(question))


def _by_its_subject(question: str, told: Told) -> str | None:
    asked = re.split(r"(?<=[.;:])\s+", question.strip())[-1]
    return _by_words(asked) or _by_events(told) or _by_words(question)


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
