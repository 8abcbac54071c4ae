"""Of which kind of law words speak: of punishment, of a step in procedure, of proof. Pure.

Tables of words; what a question asks for is read by `asked_parts`.
"""

from __future__ import annotations

import re

from nyayagraph.law.governing.event_cues import speaks_of_offence

PENAL, PROCEDURE, EVIDENCE, TERROR = "bns-2023", "bnss-2023", "bsa-2023", "uapa-1967"
_CODES = (PENAL, PROCEDURE, EVIDENCE)

# What names a line outright; a line goes by its newest Act.
_NAMED = (
    (
        PENAL,
        re.compile(
            r"\b(?i:I\.?P\.?C|BNS)\b|\bMacaulay's\s+[Cc]ode\b|\b[Pp]enal\s+(?:[Cc]ode|law|section|provision|statute)s?\b|\b[Ss]ubstantive\b|\b[Oo]ffen[cs]es?\s+(?:[Cc]ode|[Ll]aw|[Ss]tatute|[Ee]nactment|[Aa]ct)s?\b|\b(?:[Cc]ode|[Ll]aw|[Ss]tatute)\s+of\s+[Oo]ffen[cs]es\b|\b[Dd]hara\s+k(?:is|aun|on)\w*\b|\b[Ww]hich\s+(?:codes?|laws?|sections?)\b(?=[^.?]{0,80}(?:\band|,)\s+(?:under\s+)?(?:which|what)\s+(?:code\s+of\s+)?procedur)|\bNyaya\s+Sanhita|\b[Cc]ode\s+of\s+offences|\bbeing\s+tried|\btried\s+for\b|(?<!plead\s)(?<!pleads\s)(?<!pleaded\s)(?<!pleading\s)(?<!plea\sof\s)\bguilty\b(?!\s+plea)"
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
            r"\b(?i:evidence|evidentiary|evidential)\s+(?:[Aa]cts?|[Ll]aws?|[Ss]tatutes?|[Cc]odes?|[Ee]nactments?|[Ll]egislation|[Rr]ules?\s+book|k(?:is|aun|on)\w*|kanoon)\b|\b(?:[Ss]tatutes?|[Ll]egislation|[Ee]nactments?|[Aa]cts?|[Cc]odes?)\s+(?:on|of|about|for)\s+(?:the\s+)?evidence\b|\b(?i:saboot|sakshya|gawahi)\s+(?:ka|ke|ki)?\s*(?i:kanoon|kanun|Act|law)\b|\bBSA\b|\bAdhiniyam\b|\bevidence\s+law|\blaws?\s+of\s+evidence|\bAct\s+of\s+Stephen\b|\bStephen's\s+Act\b|\b65-?B\b"
        ),
    ),
    ("companies-2013", re.compile(r"\bCompanies\s+Act")),
    ("arbitration-1996", re.compile(r"\bArbitration\s+(?:and\s+Conciliation\s+)?Act")),
    ("mv-1988", re.compile(r"\bMotor\s+Vehicles\s+Act|\bM\.?V\.?\s+Act")),
    ("cpa-2019", re.compile(r"\bConsumer\s+Protection\s+Act")),
    ("income-tax-2025", re.compile(r"\bIncome[\s-]+[Tt]ax\s+Act")),
    ("limitation-1963", re.compile(r"\bLimitation\s+Act")),
    ("sra-1963", re.compile(r"\bSpecific\s+Relief\s+Act")),
    ("trade-marks-1999", re.compile(r"\bTrade\s+(?:and\s+Merchandise\s+)?Marks\s+Act")),
    ("larr-2013", re.compile(r"\bLand\s+Acquisition\s+Act|\bLARR\b")),
    ("jj-2015", re.compile(r"\bJuvenile\s+Justice|\bJJ\s+Act")),
    (
        TERROR,
        re.compile(
            r"\banti-?\s?terror\w*|\bterror(?:ist|ism)?\s+(?:laws?|statutes?|Acts?|enactments?)|\b(?:laws?|statutes?|Acts?|enactments?)\s+(?:on|against)\s+terror\w*|\bterrorist\s+acts?\b|\bTADA\b|\bPOTA\b|\bUAPA\b|\bPrevention\s+of\s+Terrorism\s+Act|\bUnlawful\s+Activities"
        ),
    ),
    ("it-2000", re.compile(r"\b[Ss]ection\s+66-?A\b|\bInformation\s+Technology\s+Act|\bIT\s+Act")),
    ("pca-1988", re.compile(r"\bPrevention\s+of\s+Corruption\s+Act")),
)
LINES_NAMED = tuple(act_id for act_id, _ in _NAMED)
# Takes `which code punishes`, `is charged`, `an offence`; refuses `grant of bail`.
_PUNISHES = re.compile(
    r"\bpunish\w*|\bcommunity\s+service\b|\b(?:life|rigorous|simple)\s+imprisonment\b|\bdeath\s+penalty\b|\bjail\s+terms?\b|\bcode\s+for\s+the\s+\w+ing\b|\bsaza\b|\bsazaa\b|(?<!suspension\sof\s)(?<!suspend\s)\bsentenc\w*|\bdefines?\b|\bconvict\w*|\boffen[cs]e\b|\bcharged?\b(?!\s*-?sheet)|\bbeing\s+tried|\btried\s+for\b|\bguilty\b",
    re.IGNORECASE,
)
_STEP_ASKED = re.compile(
    r"\b(?:bail(?:ed)?|maintenance|allowance|remand\w*|warrant|search\w*|seiz\w*|appeals?|appealed|revision\w*|review|quash\w*|transfer\w*|summon\w*|sanction\w*|charge[\s-]?sheet\w*|police|"
    r"investigat\w*|inquir\w*|F\.?I\.?R|first\s+information|magistrate|hearing|heard|trials?|tried|arrest\w*|pleas?|plead\w*|examin\w*|complaint|fil(?:e|ed|ing)\b|registration(?=\s+and)|proceedings?|record(?:ed|ing)|registered|lodged|land\s+dispute|sets\s+the\s+conditions|"
    r"cognizance|commit(?:ted|tal|ment)|proclamation|attach\w*|discharg\w*|acquit\w*|compound\w*|suret\w*|bonds?|confession|statements?|custody|releas\w*|notice|withdraw\w*|prosecut\w*|assembl\w+\s+(?:ban|order)|session\w*|inherent\s+powers?|High\s+Court|jurisdiction|detention|default|inquests?|panchnama|panchayatnama|site\s+plan|challan|identification\s+parade|T\.?I\.?P\b|medical\s+examination|narco\w*|handcuff\w*|mercy\s+(?:petition|plea)|remission|commut\w*|approver|tender\s+of\s+pardon|supardari|supurd\w*|case\s+property|case\s+diary|(?:protest|closure)\s+(?:petition|report)|further\s+investigation|absconder\w*|in\s+absentia|victim\s+compensation|compensation\s+to\s+(?:the\s+)?victim|twenty-?\s?four\s+hours|grounds\s+of\s+(?:the\s+|his\s+|her\s+)?arrest|keep(?:ing)?\s+the\s+peace|good\s+behaviour|prohibitory|undertrials?|zamanat|jamanat|girftar\w*|giraftar\w*|jaanch|tafteesh)\b",
    re.IGNORECASE,
)
_PROOF_ASKED = re.compile(
    r"\b(?:prove[ds]?|provable|proof|depos(?:e[ds]?|ing|ition\w*)|burden|accomplices?|competent\s+witness(?:es)?|testif\w*|(?:dying\s+)?declarations?|expert\w*|print-?outs?|certificates?|hostile\s+witness(?:es)?|electronic\s+(?:records?|evidence)|alibi|relevan\w*|irrelevan\w*|(?:primary|secondary|documentary|oral|digital)\s+evidence|hash\s+values?|cross-examin\w*|privileg\w*|leading\s+questions?|confess(?:ions?|ed|es)\s+(?:\w+\s+){0,2}to\s+(?:an?\s+|the\s+)?(?:police\w*|constables?|inspectors?|sub-?inspectors?|S\.?H\.?O|I\.?O\b|station|daroga|thana)|(?:extra-?judicial|retracted)\s+confessions?|hearsay|admissions?|estoppel|estopped|judicial\s+notice|(?:in)?admissib\w*|presum\w*|rebut\w*|res\s+gestae|refresh\w*|co-?accused's\s+confession|(?:certified|photo)\s?cop(?:y|ies)|handwriting|spous(?:e|al)\s+(?:privilege|communications?)|client\s+(?:privilege|communications?)|dumb\s+witness|child\s+witness|sole\s+witness|last\s+seen|weigh(?:ed|s|ing|t)?|tender(?:ed|ing)?|exhibit(?:ed)?|(?:earlier|previous|prior|discovery)\s+statements?|contradict\w*|corroborat\w*|impeach\w*|confessions?\s+(?:\w+\s+){0,2}?(?:used|admitted|relied|read|excluded|shut\s+out|tested|judged|assessed|attacked|challenged|received|let\s+in)|saboot|sabut|gawahi|sakshya)\b",
    re.IGNORECASE,
)


_SUBJECT_OF_STEP = re.compile(
    r"\b(?:bail|suspension\s+of\s+sentence|maintenance|prohibitory\s+orders?|remand\w*|search[\s-]*warrants?|quash\w*|plea-?bargain\w*|anticipatory|allowance|proclamation)\b",
    re.IGNORECASE,
)
_INVESTIGATES = re.compile(r"\b(?:investigat\w*|inquir\w*|arrest\w*|revision|F\.?I\.?R)\b")


def line_of_words(words: str) -> str | None:
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


def lines_named(question: str) -> tuple[str, ...]:
    """The lines that a question names outright, each by its newest Act."""
    return tuple(act_id for act_id, pattern in _NAMED if pattern.search(question))


def other_lines_named(words: str) -> tuple[str, ...]:
    """The lines that words name outright, those of the criminal codes left out."""
    return tuple(one for one in lines_named(words) if one not in _CODES)
