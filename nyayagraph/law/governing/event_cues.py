"""The words that say what a date is of: an offence, the beginning of a proceeding, a step, what was pending. Pure."""

# ruff: noqa: E501 - one alternation a line
from __future__ import annotations

import re
from enum import StrEnum


class Happened(StrEnum):
    """What a date is of; `not yet` is a day by which no proceeding had been begun."""

    OFFENCE = "offence"
    BEGUN = "begun"
    STEP = "step"
    PENDING = "pending"
    ASIDE = "aside"
    RESULT = "result"
    BACKGROUND = "background"
    LAPSED = "lapsed"
    NOT_YET = "not yet"
    OTHER = "other"


_PROCEEDING = (
    r"(?:investigation|inquiry|enquiry|trial|case|proceedings?|prosecution(?!\s+(?:relies|wants|seeks|tenders?|asks|leads|examines|evidence|witness\w*|proves|calls|produces|offers|puts|case))|suit|appeal|revision|application|petition|complaint|"
    r"arbitra(?:tion|l)(?!\s+(?:clause|agreement)\b)|reference|claim|requests?|acquisition|counter-?case|plea|proceeding|notice\s+(?:of|for|calling|invoking|seeking|under)|(?:charge-?sheet)|F\.?I\.?R\.?|first\s+information(?:\s+report)?|information|report|remand|probate)"
)
_CUES: tuple[tuple[Happened, re.Pattern[str]], ...] = (
    # what happened to the law: takes `struck down`, `came into force`, `the order of`; no event of the matter
    (
        Happened.ASIDE,
        re.compile(
            r"\b(?:(?:your|my|our|this|team's|client's|editor's)\s+(?:column|letter|memo|memorandum|opinion|e-?mail|query|lecture|advice|editorial)\s*(?:,|of|dated|on|from)|(?:fell|falls)\s+on(?=\s*$)|struck\s+down|str(?:ikes?|iking)\s+down|held\s+(?:\w+\s+)?(?:void|invalid|unconstitutional)|declared\s+(?:void|unconstitutional)|read\s+down|(?:came|come|coming|brought|was\s+put|entered)\s+into\s+force"
            r"|in\s+force|commencement|(?:Act|Code|Sanhita|Adhiniyam|Constitution|Amendment)\b[^.;]{0,40}\bcommenced|(?-i:Act|Code|Sanhita|Adhiniyam|BNSS?|BSA)\s+(?:ha[ds]\s+)?(?:begun|began|begins|start(?:ed|s)|arrived|came\s+in)|enacted|repeal(?:ed)?|replaced|amend(?:ed|ing|ment)|inserted|omitted|in\s+abeyance|(?:under|since)\s+the\s+order\s+of|entered\s+the\s+Constitution"
            r"|took\s+effect|(?:appl(?:y|ies|icable)|governs?|effective)\s+(?:only\s+)?(?:from|since|after|till|until|up\s*to|with\s+effect|w\.?e\.?f)\b[^,.;:?]{0,12}|became\s+(?:effective|operative)|in\s+operation|applied\s+since|statute\s+book|ceased\s+to|void\s+since)\b",
            re.IGNORECASE,
        ),
    ),
    # takes `time had already run out in`; a right that lapsed then
    (
        Happened.LAPSED,
        re.compile(
            r"\b(?:time|limitation|claim|right|suit|remedy|debt)\b[^.;:?]{0,40}\b(?:run\s+out|ran\s+out|expired|lapsed|barred)\b|\b(?:became|was)\s+(?:time-?\s?)?barred\b",
            re.IGNORECASE,
        ),
    ),
    # takes `pending on`, `part-heard on`, `was going on`, `running at midnight`
    (
        Happened.PENDING,
        re.compile(
            r"\b(?:(?:still\s+|remained\s+)?pending(?!\s+since)|(?:part|half)[\s-]heard|under\s+way(?!\s+since)|going\s+on|running|in\s+progress|half\s+done|stood\s+(?:over|adjourned)|unfinished|undecided|unheard|(?:has|had|have)\s+(?:lain|waited|languished|been\s+(?:lying|waiting))|already\s+(?:being\s+\w+|on\s+trial|before\s+the\s+court)|still\s+on(?:\s+trial)?|(?:inquiry|trial|hearing|investigation)\s+(?:is|was)\s+(?:still\s+)?on(?=\s+(?:in|on)\s*$)|(?:has|had)\s+(?:been\s+)?(?:run|dragged|gone)\s+(?:on\s+)?(?:without\s+a\s+break|ever|since)?|remained|remaining|midway|half-?way|in\s+the\s+(?:middle|midst|thick)(?!\s+of\s*$)|(?:still|yet)\s+(?:being\s+|to\s+be\s+)?(?:investigat\w+|inquir\w+|tried|heard|decided|open)|not\s+(?:yet\s+)?(?:over|finished|decided|disposed\s+of|completed|concluded)|(?:already|still)\s+(?:\w+\s+){0,2}?in\s+(?:custody|jail)|stood(?:\s+for\s+(?:\w+\s+){0,2}\w+)?|(?:posted|listed|fixed|ripe|ready|reserved)\s+for\s+(?:\w+\s+){0,2}(?:arguments|judgment|orders|hearing|evidence)|at\s+(?:a|its|the)\s+\w+\s+stage|at\s+the\s+stage\s+of(?:\s+\w+)?|lambit|chal\s+rah[aie](?:\s+(?:tha|thi|the|hai))?)\b",
            re.IGNORECASE,
        ),
    ),
    # takes `FIR was lodged`, `trial pending since`, `files her first claim`; refuses `forged deed was made`
    (
        Happened.BEGUN,
        re.compile(
            rf"\b(?:first\s+information(?:\s+report)?|F\.?I\.?R\b\.?)\s+(?:is|was|being|got)\s+(?:\w+\s+)?(?:recorded|written|taken)\b|\b{_PROCEEDING}\b[^.;:?]{{0,60}}?\b(?:lodged|registered|filed|presented|made|preferred|instituted|brought|begun|began|beg(?:in|an)s?|beginning|commencing|starting|opening|commenced|opened|opens|moved|started|starts?|set\s+going|launched|initiated|given|received|reached|reaches|served|invoked|laid|notified|taken\s+up|put\s+in|admitted|came\s+in|comes\s+in|submitted|sent|handed|referred|fall|falls|(?:pending|going\s+on|under\s+way)\s+since|is\s+of|was\s+of)\b"
            rf"|\b(?:g[ai]v(?:es?|en)|receiv(?:es|ed)|submit(?:s|ted)|makes?|made|sends?|sent|starts?|started|initiat(?:es|ed)|launch(?:es|ed)|files?|filing|filed|lodged?|registers?|registered|present(?:s|ed)|institut(?:es|ed)|brings|brought|prefer(?:s|red)|moved?|moves|takes?\s+up|took\s+up|first\s+asks?|applied|applies|opened|began|begun|commenced|notified)\b[^.;:?]{{0,40}}?\b(?:{_PROCEEDING}|dispute|maintenance|court|magistrate|police|allowance|bail)\b"
            r"|\b(?:is|was|were|been|first)\s+(?:first\s+)?reported\b|\breport(?:s|ed|ing)\b|\bappealed\b|\b(?:wrote|writes|written|took)\s+(?:down\s+)?(?:my|his|her|our|the|their|an?|it)\s+(?:\w+\s+)?(?:report|complaint|F\.?I\.?R)\b|\bsue[ds]\b|\bcomplaint\b[^.;:?]{0,40}\bsworn\b|\b(?:refer\w*|request\w*|notice|letter)\b[^.;:?]{0,40}\barbitration\b(?!\s+(?:agreement|clause|act))|\bmaintenance\b[^.;:?]{0,20}\b(?:asked|sought|claimed|prayed)\b|\bbail\b[^.;:?]{0,30}\b(?:moved|sought|applied|asked)\b|\b(?:prohibitory|preliminary|conditional|restraint)\s+order\b[^.;:?]{0,30}\b(?:passed|made|issued|promulgated)\b|\b(?:passed|made|issued|drew\s+up)\s+(?:an?|the|his|her|my)\s+(?:conditional|preliminary)\s+order\b|\b(?:regd|recd|lodgd)\b\.?|\bcame\s+to\s+(?:the\s+)?(?:police|court|thana)\b|\b(?:(?:spoke|spoken|speaks|talked)\s+to|rang|phoned|called|dialled|e-?mailed|alerted|contacted)\s+(?:up\s+)?(?:the\s+)?(?:police|thana|station|cops|cyber\s+(?:cell|helpline)|helpline)\b|\b(?:went|goes|gone|walk(?:s|ed)|approach(?:es|ed)|reached|ran|rushed|wrote|writes|turned|came|comes|moved)\s+(?:\w+\s+){0,2}?(?:police|thana|station|outpost|chowki|magistrate|court|cops)\b|\breport\s+(?:li?kh\w+|darj|at|to|given|made|received|by)\b|\b(?:fresh|new|first)\s+(?:[\w-]+\s+){0,4}?(?:order|applications?|case|complaint|petition|claim|appeal|proceedings?|suit|inquiry|investigation|plea|request)\b|\b(?:tells?|told|inform(?:s|ed)|complain(?:s|ed))\b[^.;:]{0,20}\b(?:the\s+)?(?:police|magistrate)|\b(?:began|begun|start(?:ed|s)?|begins?)\s+(?:to\s+)?(?:investigat|inquir)\w+|\bcomplain(?:ed|s)\b|\b(?:took|takes|accepted)\s+(?:the|a|her|his|their)\s+(?:\w+\s+)?complaint\b|\bcomplaint\s+(?:\w+\s+)?to\s+(?:an?|the)\s+\w+|\b(?:bans?|banned|banning|prohibits|prohibited|forbids|forbade|prohibitory\s+order|curfew)\b|\bin\s+an?\s+(?:\w+\s+)?(?:inquiry|investigation|case|suit|arbitration|trial|proceeding|prosecution)\s+(?:\w+\s+){0,2}?(?:begun|opened|registered|commenced|filed|instituted|brought|started|under\s+way\s+since|pending\s+since)"
            rf"|\b(?<!completed\sthe\s)(?<!finished\sthe\s)(?<!closed\sthe\s)(?<!ended\sthe\s)(?<!concluded\sthe\s)(?<!still\son\s)(?<!put\son\s)(?:FIR|F\.I\.R\.|first\s+information(?:\s+report)?|fresh\s+case|new\s+case|complaint|suit|petition|appeal|case|information|arbitration|trial|investigation|prosecution|proceedings?)\s+(?:is\s+|was\s+)?(?:of|dated|in)\s+(?:the\s+)?$"
            r"|\b(?:crime|case)\s+(?:No\.?\s*)?\d+\s+(?:of|dated|dt\.?)\s*$|\bcrime\s+(?:number|no\.?)\s+(?:was\s+)?(?:given|assigned|allotted)\b|\b(?:filed|lodged|registered(?!\s+(?:sale|gift|lease|partition|mortgage|deeds?|documents?|wills?|agreements?)\b)|instituted|presented)\b|\b(?:one|it)\s+was\s+(?:begun|opened|commenced|started)\b|\breceived\s+the\s+request\b|\bF\.?I\.?R\b\.?|\bfirst\s+(?:police\s+)?(?:information|report)\b|\b(?:took|recorded|received|lodged|registered|wrote)\s+(?:an?\s+|the\s+|his\s+|her\s+)?(?:complaint|F\.?I\.?R\.?|report|information|case)\s+of\s+(?:\w+\s+)?\w+\s+(?:on|in)\s*$|\bfirst\s+(?!class|accused|wife)\w+(?:ed|s)\b|\b(?<!listed\s)(?<!heard\s)(?<!up\s)(?<!argued\s)for\s+the\s+(?:very\s+)?first\s+time\b|\b(?:takes?|took|taken)\s+down\b(?:[^.;:]{0,30}\b(?:information|report|complaint)\b)?|\binvestigat(?:ed|ing)\s+since\b|\b(?:began|begun|started|opened)\s+with\b[^.;:]{0,30}|\binquests?\b[^.;:]{0,40}\bheld\b|\b(?:held|holds?|conducted|drew\s+up|made)\s+(?:an?\s+|the\s+)?inquests?\b|\b(?:first|preliminary)\s+notification\b(?:[^.;:?]{0,30}\b(?:issued|published)\b)?|\b(?:complaint|helpline|portal)\b[^.;:?]{0,20}\b(?:portal|online|helpline|thana|station)\b|\b(?:darj|likhi|likhwa\w+|likhai|dakhil|daayar|dayar|shikayat|complain\s+ki|complaint\s+ki|muk[ae]d[dm]*ma)\b",
            re.IGNORECASE,
        ),
    ),
    # takes `is decided on`, `examined`, `arrested`, `remand is sought`; refuses `was robbed on`
    (
        Happened.STEP,
        re.compile(
            r"\b(?:heard|hearing|hears|decid(?:es|ed|ing)|dispos(?:es|ed)|examin(?:es|ed|ing)|record(?:s|ed|ing)?|remand(?:ed)?|sought|seeks?|arrest(?:s|ed)?|caught|apprehended|(?:charge|charges)\s+(?:is|are|was|were)\s+(?:framed|altered)|fram(?:es|ed|ing)|altered|convict(?:s|ed|ion)?|sentenced?|passed|search(?:ed|-warrant)?|issu(?:es|ed)|seiz(?:es|ed|ure)|seize|granted"
            r"|(?:taken|recorded|made|examined|heard|given)\s+(?:\w+\s+)?(?:by|before)\s+(?:an?|the)\s+(?:\w+\s+)?(?:magistrate|court|judge|police|officer|tribunal)|(?:statement|confession|plea|bond|deposition)s?\b[^.;:?]{0,40}\b(?:taken|took|recorded)|listed|goes\s+on|go\s+on|continu(?:es|ed|ing)|carried\s+on|tried|proved|proves|testif(?:ied|ies)|gave\s+notice|notice\s+was\s+given|delivered|concluded|questioned|tendered|allowed|dismissed|summoned|committed\s+(?:to|for)\s+(?:the\s+)?(?:court|sessions?|trial)|summons|cognizance|forwarded|charge-?\s?sheet(?:ed)?|compounded|police\s+report|recalled|asks|appear|produced|argued|framing|discharg(?:es|ed)|acquit(?:s|ted|tal)|released|custody|proclamation|attach(?:es|ed|ment)|statement|bailed|complied|taken\s+down|deposes?|deposed|cited|inquired|advised|served|judgment|trial|verdict|tested|trying|investigating|cross-examined|ordered|carried\s+out|ended|ends|finished|closed|completed|(?<!separately\s)charged|appeals?|in\s+the\s+dock|(?:on|facing|standing|faces)\s+trial|undertrial|behind\s+bars|reserved|adjourned|arguments?|(?:men|accused|suspects?|youths?)\s+(?:were|was)\s+held|confess(?:ed|es)|surrender(?:ed|s)|expired?|expires|picked\s+up|rounded\s+up|taken\s+into\s+custody|nabbed|girftar\w*|giraftar\w*|gawahi|bayan|sunwai|peshi|zamanat|jamanat|talashi|saza|faisla)\b|\bcharges?(?=\s+(?:in|on)\s*$)",
            re.IGNORECASE,
        ),
    ),
    # what is an offence or a step by what surrounds it: takes `took place on`, `published on`, `speech of`
    (
        Happened.OTHER,
        re.compile(
            r"\b(?:took\s+place|happened|published|appeared\s+in\s+print|celebrated|entered|taken|taking|took|done|shown|showed|thrown|retained|post(?:ed)?|message|speech|held|drove|driven|used|printed)\b",
            re.IGNORECASE,
        ),
    ),
    # what an offence ended in, or when it was found out: the offence itself may be older
    (
        Happened.RESULT,
        re.compile(
            r"\b(?:died|dies|die|dying|death|(?:declared|pronounced|found|brought)\s+dead|breathed\s+(?:his|her)\s+last|succumb(?:ed|s)|passed\s+away|expired\s+in\s+hospital|maut|mar\s+ga[iy]\w*)(?:\s+(?:of|from|to|due\s+to|because\s+of)\s+(?:\w+\s+){0,3}?(?:injur\w+|burns?|wounds?|poison\w*|hurt|beating))?\b|\b(?:burns|burnt)\b",
            re.IGNORECASE,
        ),
    ),
    # other days of a life: takes `married on`, `came to light in`, `agreement of`; they decide only where alone
    (
        Happened.BACKGROUND,
        re.compile(
            r"\b(?:left|resigned|quit|understood|suspected|notic(?:ed|es)|realis(?:ed|es)|realiz(?:ed|es)|learn(?:t|ed|s)|came\s+to\s+know|knew|surfaced|disclosed|revealed|traced|identified|flew|returned|moved|repudiated|went\s+viral|circulated|formed|founded|established|disclosed|com(?:es?|ing)\s+to\s+light|(?:note|bond|deed|mortgage|invoice|bill)\s+(?=(?:of|dated|made|executed)\b)|promised|agreed|planned|intended|recovered|unearthed|exposed|spotted|married|(?<!second\s)(?<!bigamous\s)marriage|(?<!second\s)(?<!bigamous\s)(?<!at\sa\s)(?<!at\sthe\s)(?<!at\sher\s)(?<!at\shis\s)(?:wedding|nikah)|shaadi|shadi|born|birth|came\s+to\s+light|comes\s+to\s+light|discovered|detected|found\s+out|found|accused\s+only|agreement|contract|clause|lease|policy|judgment\s+in|signed|retired|joined|(?:going|dating|dates|goes)\s+back(?:\s+to)?|dating\s+from|dispute|quarrel|feud|enmity|rivalry|lent|loan|borrowed|invest(?:ed|ment)|employed|hired|booked|bought|purchased|sold|incorporated)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Happened.OFFENCE,
        re.compile(
            r"\b(?:charged|alleged|imputed|(?<!\bhe\s)(?<!\bI\s)(?<!\bwe\s)(?<!\bthey\s)complained\s+of|in\s+question)(?:\s+(?:was|were|is|are|took\s+place|occurred|happened)\b(?!\s+(?:with|for|under|by|to))|\s*:)|\b(?:caught\s+(?:with|taking|accepting|red-?\s?handed)|(?:red-?\s?)handed|trap\s+(?:was\s+)?laid)\b|\boffen[cs]es?\s*(?:$|(?:was|were|is|are|of|on|dated|committed|took|before|after|prior)\b)|\b(?:crimes?(?!\s+(?:No\.?\s*)?\d+\s+(?:of|dated|dt)\b)|committed|commits?|murder(?:ed|s|ing)?|kill(?:s|ed|ing|ings)?|stab(?:s|bed|bing)?|shot|shoots|shooting|thefts?|thief|thieves|(?:robb|burgl|snatch|kill|murder|forg)(?:a?r|er)s?|rapists?|steals?|stole(?:n)?|stealing|rob(?:s|bed|bing|bery|beries)|dacoit(?:y|ies)|burgl\w+|cheat(?:s|ed|ing)?|forg(?:e|es|ed|ery|eries|ing)|(?:gang-?)?rap(?:e|ed|es|ing)|assault(?:ed|s|ing)?|kidnap\w*|abduct\w*|snatch\w*|extort\w*|riot(?:s|ed|ing)?|lynch\w*|defam(?:ed|es|ing|ation|atory)|libel|threat(?:s|ened|en|ens|ening)?"
            r"|bigam\w+|(?:second|bigamous)\s+(?:marriage|wedding|nikah)|dowry(?:\s+(?:death|demands?))?|cruelty|cruel|conspir\w+|plot(?:s|ted)?|stalk\w*|trespass\w*|house-?break\w*|broke(?:n)?\s+in(?:to)?|breach\s+of\s+trust|misappropriat\w+|brib\w*|acid|attack(?:ed|s)?|hurt|injur\w+|beat(?:s|en|ing|ings)?|incidents?|occurrence|accident|crash|collision|collided|knocked|ran\s+over|run\s+over|hit(?:s|ting)?(?:[\s-]and[\s-]run)?|siphon\w*|fraud|duped|scam(?:med)?|con(?:ned)?\b|false\s+evidence|lied|lie|adultery|neglected|deserted|blows?|kick(?:s|ed)|punch(?:es|ed)?|fired|grenade|bomb(?:s|ed|ing|ings|er)?|blast\w*|dishonest\w*|fraudulent\w*|captiv\w*|hostage|kept\s+(?:\w+\s+){0,3}?(?:locked|chained|imprisoned)|confined|confinement|lured|wounded|poison\w*|struck|strikes|slap(?:s|ped|ping)?|molest\w*|harass\w*|blackmail\w*|impersonat\w*|counterfeit\w*|abet\w*|instigat\w*|set\s+(?:fire|(?:\w+\s+){0,4}?(?:ablaze|alight|on\s+fire))|(?:moved|transferred|diverted|shifted)\s[^,.;]{0,40}\b(?:to|into)\s+(?:his|her|their|my)\s+(?:own|personal|private)|burn(?:t|ed)\s+(?:down\s+)?(?:the|my|his|her|our|their|an?)\s+\w+|arson|mischief|vandali\w+|damaged|damages|embezzl\w*|swindl\w*|insult\w*|obstruct\w*|escap\w*|(?<!to\s)fights?|brawls?|affray|scuffle|perjur\w*|falsif\w*|crash(?:ed)?|pickpocket\w*|loot(?:s|ed|ing)?|pocketed|duping|separately\s+charged|tortur\w*|ragging|ragged|ransom|strangl\w*|smother\w*|throttl\w*|outrag(?:ed|ing)|grop(?:ed|es|ing)|traffick\w*|eve-?teas\w*|voyeur\w*|illegal\s+act|wrong(?:ful)?\s+act|criminal\s+act|acts?\s+complained"
            r"|chori|hatya|khoon|qatl|katl|maar-?\s?peet|marpeet|maara|mara|peeta|pita|dhokha\w*|thag(?:i|a|e)|loot\w*|daka|dakaiti|balatkar|dhamki\w*|chh?een\w*|chhin\w*|jhagd[ae]|dahej|apharan|apradh|aparadh|jurm|ghatna|vardaat|chaku|pitai)\b",
            re.IGNORECASE,
        ),
    ),
)
# what only introduces what is told: takes `the complaint says that`, `the FIR alleges`
_SAYS = re.compile(
    r"\b(?:complain(?:t|ant)|F\.?I\.?R\.?|charge-?\s?sheet|report|petition|plaint|memo|diary|letter|note)\s+(?:\w+\s+){0,2}?(?:says|said|states?|stated|alleges?|alleged|reads?|accuses|claims|narrates)\b(?:\s+that\b)?",
    re.IGNORECASE,
)
_NEAR = 60  # characters before a date
_SINCE = re.compile(r"\bsince\b", re.IGNORECASE)  # takes `beaten her since their wedding in`
# a proceeding of which nothing more is said was begun then: takes `an application by a mother on`
_PROCEEDING_NAMED = re.compile(
    r"\b(?:application|petition|complaint|appeal|suit|revision|plaint|claim)\b", re.IGNORECASE
)
# verbs of a step that offences do too: takes `cruelty that ended`, `the prisoner was released`
_OF_EITHER = re.compile(
    r"ended|ends|finished|closed|completed|released|ordered|carried\s+out|continu\w+|carried\s+on|go(?:es)?\s+on|appear|attach\w*|granted|passed|issued|delivered|statement|custody|recorded|sought|sent|moved|served|produced|signed",
    re.IGNORECASE,
)

# takes `the magistrate ` before `recorded`: a step, whatever offence stands before
_COURT_DOES = re.compile(
    r"\b(?:magistrate|judge|court|bench|tribunal|police|S\.?H\.?O\.?|I\.?O\.?)\s+(?:had\s+|has\s+|have\s+)?$",
    re.IGNORECASE,
)
# takes `began with the wedding`, of cruelty; refuses `began with a report`
_BEGAN_WITH = re.compile(
    r"(?:began|begun|started|opened)\s+with\b(?!.*\b(?:report|complaint|F\.?I\.?R|petition|letter)\b)", re.IGNORECASE
)


_PENDING = next(pattern for happened, pattern in _CUES if happened is Happened.PENDING)
_STAGE = re.compile(r"trial|hearing|inquiry|investigation|appeal|case", re.IGNORECASE)


_OF_A_CASE = r"(?:an?|the|this|that|our|his|her)(?:\s+\w+){1,3}?\s+(?:case|trial|matter|appeal|investigation)"
# verbs that govern the name of an offence behind them; the day after both is theirs: takes `convicted of theft on`,
# `understood it was a fraud on`; refuses `convicted of a theft of`
_GOVERNS = tuple(
    (happened, re.compile(rf"\b(?:{verbs})(?:\s[^,.;:?]{{2,60}})?\s(?:on|in|by|during)\s+(?:the\s+)?$", re.IGNORECASE))
    for happened, verbs in (
        (Happened.STEP, r"(?:convicted|acquitted|found\s+(?:\w+\s+)?guilty|verdict|sentenced)\b[^,.;:?]{0,20}\s(?:of|for|on)"),
        (Happened.BACKGROUND, r"(?:understood|reali[sz]ed|suspected|sensed|learnt|knew|noticed)\s+(?:that\s+)?(?:it|this|he|she|they|I|we|of|about)"),
        (Happened.STEP, rf"(?:framed|examined|arrested|recorded|argued|decided|remanded|produced|questioned|searched|seized)\s+in\s+{_OF_A_CASE}"),
        (Happened.BEGUN, rf"(?:filed|lodged|registered)\s+in\s+{_OF_A_CASE}"),
        (Happened.BEGUN, r"(?:drew|drawn|passed|made|issued)\s+(?:up\s+)?(?:an?|the|his|her|my|our)\s+(?:preliminary|conditional)\s+order|(?:preliminary|conditional)\s+order\s+(?:was\s+)?(?:drawn|passed|made|issued)"),
        (Happened.BACKGROUND, r"(?:planned|hatched|discussed|rehearsed)\s+(?:an?|the|this|to|his|her|their)"),
    )
)  # fmt: skip


def tells_of_a_deed(words: str) -> bool:
    """True for words whose verb only speaks of a deed of another day: takes `convicted of theft on`."""
    return _governing_verb(words) is not None


def _governing_verb(words: str) -> tuple[Happened, str] | None:
    found = ((happened, match[0]) for happened, verb in _GOVERNS if (match := verb.search(words)))
    return next(found, None)


def cue(words: str) -> tuple[Happened, str] | None:
    """The last words that tell what happened; where two kinds end together, the first of the table."""
    words = _SAYS.sub(lambda match: " " * len(match[0]), words)
    if governs := _governing_verb(words):
        return governs
    best: tuple[int, int, Happened, str] | None = None
    offence = ""
    for rank, (happened, pattern) in enumerate(_CUES):
        for match in pattern.finditer(words):
            offence = match[0] if happened is Happened.OFFENCE else offence
            if best is None or (match.end(), -rank) > (best[0], best[1]):
                best = (match.end(), -rank, happened, match[0])
    if best is None:
        named = _PROCEEDING_NAMED.search(words, max(0, len(words) - _NEAR))
        return (Happened.BEGUN, named[0]) if named else None
    if offence and (best[2] is Happened.OTHER or (best[2] is Happened.BACKGROUND and _SINCE.search(words))):
        return Happened.OFFENCE, offence
    if offence and best[2] is Happened.BEGUN and _BEGAN_WITH.match(best[3]):
        return Happened.OFFENCE, offence
    is_of_a_court = _COURT_DOES.search(words[: best[0] - len(best[3])]) is not None
    if offence and best[2] is Happened.STEP and _OF_EITHER.fullmatch(best[3]) and not is_of_a_court:
        return Happened.OFFENCE, offence
    return best[2], best[3]


def first_cue(words: str) -> tuple[Happened, str] | None:
    """The first words that tell what happened; where two kinds begin together, the first of the table.

    An offence goes before what is only told beside it.
    """
    best: tuple[int, int, Happened, str] | None = None
    offence = ""
    for rank, (happened, pattern) in enumerate(_CUES):
        match = pattern.search(words)
        if match and (best is None or (match.start(), rank) < (best[0], best[1])):
            best = (match.start(), rank, happened, match[0])
        offence = match[0] if match and happened is Happened.OFFENCE else offence
    if best is None:
        return None
    pending = _PENDING.search(words)
    if pending and best[2] is Happened.STEP and _STAGE.fullmatch(best[3]):  # `a trial was half heard`
        return Happened.PENDING, pending[0]
    is_weak = best[2] in (Happened.BACKGROUND, Happened.OTHER)
    return (Happened.OFFENCE, offence) if offence and is_weak else (best[2], best[3])


def speaks_of_offence(words: str) -> bool:
    """True where words name an offence: takes `the theft`, `was stabbed`."""
    return any(pattern.search(words) for happened, pattern in _CUES if happened is Happened.OFFENCE)


def names_a_step(words: str) -> bool:
    """True where words name what procedure does: takes `the search`, `his trial`; refuses `the cousin`, `the theft`."""
    told = cue(words)
    return told is not None and told[0] in (Happened.BEGUN, Happened.STEP, Happened.PENDING)
