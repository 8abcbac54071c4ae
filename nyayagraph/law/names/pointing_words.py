"""The words by which a text points to a judgment it has named: nouns, cues before and behind, words that name none.

Tables and patterns alone; reading them is `short_forms`' work.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re

# one pattern a noun: a pattern that opens with a letter run is looked for many times faster than an alternation
NOUNS = tuple(
    re.compile(pattern) for pattern in (r"case(?![a-z])", r"Case\b", r"decision\b", r"judge?ment\b", r"ruling\b")
)
# nouns that only words of pointing make a reference: takes `the said Judgment`, `that deci-\nsion`
NOUNS_POINTED_AT = tuple(
    re.compile(pattern) for pattern in (r"Decision\b", r"Judge?ment\b", r"deci-\s{1,3}sion\b", r"judg-\s{1,3}ment\b")
)
# `case` as scans misread it behind a possessive: takes `'s cave`, `'s ease`; refuses `'s cart`
CASE_MISREAD = re.compile(r"'s\s{1,2}(?P<noun>cave|ease|cage|cast|casc|caso|oase|[Cc]ase[1l])\b")
SUPRA = (re.compile(r"upra\b"), re.compile(r"UPRA\b"))
AND_OTHERS_BEFORE = re.compile(r"\s{1,2}(?:and|&)\s{1,2}(?:another|others|anr|ors)\.?$", re.IGNORECASE)
# takes `case of Ram Lal,`; refuses `case of a tenant`
CASE_OF = re.compile(
    r"\s{1,3}of\s{1,3}(?P<words>(?:M/s\.?\s{1,2})?[A-Z][\w.&'’-]*(?:\s{1,3}(?:(?:and|&|of)\s{1,3})?[A-Z][\w.&'’-]*){0,5})"
)
SUPRA_AFTER = re.compile(r"\s{0,2}(?:[\[(]\d{1,2}[\])])?[\s,]{0,2}[\[(]?\s?(?:[Ss]upra|SUPRA)\b")
VERSUS_AFTER = re.compile(r"[\s,.&]{0,4}(?:and\s(?=[A-Z]|an?other|others|anr|ors)|ors|others|[vV][sS]?\.?\s|versus)")
BEFORE_SUPRA = re.compile(r"[\s,.:(\[]{0,5}$")
POSSESSIVE = re.compile(r"['’`]s?$")
STRAY_QUOTE = re.compile(r"['’]s?\s{1,2}['‘’]$")  # takes `Ram Lal's '` before `case`
IBID = tuple(
    re.compile(word + r"(?:\.|(?=[\s,]{1,3}(?:pp?|paras?|at|page)\b))") for word in ("Ibid", "ibid", "Id", "ID")
)
POINTING = frozenset(
    "that this said aforesaid above above-mentioned abovementioned aforementioned latter former same"
    " above-referred above-cited above-said abovesaid above-noted aforenoted afore-mentioned afore-said cited"
    " mentioned referred noted quoted reported particular last later".split()
)
# of which court and how known, between a word of pointing and its noun: `the said Full Bench decision`
QUALIFIERS = frozenset(
    "full division constitution larger bench privy council supreme court federal english american earlier reported"
    " unreported leading recent".split()
)
MOST_QUALIFIERS = 3
LAST_OF_ALL = frozenset(("last", "later"))  # only behind `in the`: `the last case to be noticed` is yet to come
OF_TWO = ("former", "latter")
POINTS_ALONE = frozenset(("that", "this", "said", "aforesaid"))  # without `the`
OWN = frozenset(("decision", "ruling"))  # what `this` may point back to; `this case` and `this judgment` are its own
# takes `appeal against this decision`, `aggrieved by this ruling`: one below
AGAINST = re.compile(r"(?:[Aa]gainst|from|[Aa]ggrieved\s{1,3}by|set\s{1,3}aside|interfere\s{1,3}(?:in|with))\s{1,3}$")
# takes `his failure to prove the said case`: a party's own
OF_A_PARTY = re.compile(r"\b(?:prove|plead(?:ed)?|establish|set\s{1,3}up|registered|tried\s{1,3}in)\s{1,3}$")
# before the name of a party of the present case that here means a judgment: takes `held in `, `governed by `
OF_ITS_JUDGMENT = re.compile(
    r"\b(?:decisions?|judge?ments?|rulings?|ratio|rule|principles?|law|view|held|observ\w+|laid\s{1,3}down|applied|governed|covered"
    r"|rel(?:ied|ying|iance)|Court|conclusions?|reasons?)\b[^.;]{0,40}\b(?:in|by|of|on|upon|from)\s{1,3}(?:the\s{1,3}(?:case\s{1,3}of\s{1,3})?)?$"
    r"|\b(?:[Ff]ollow|[Oo]verrul|[Dd]istinguish|[Aa]pprov)\w+\s{1,3}$"
)
# behind `the decision`: takes ` cited above`, ` relied on by counsel`; refuses ` relied on by him in Das v. Rao`
MENTIONED = re.compile(
    r"\s{1,3}(?:just\s{1,3})?(?:(?:cited|mentioned|referred\s{1,3}to|noticed|noted|discussed|quoted)\s{1,3}(?:just\s{1,3})?"
    r"(?:above|earlier|before|hereinbefore)|(?:cited|relied\s{1,3}(?:up)?on)\s{1,3}by\s{1,3}(?:the\s{1,3})?(?:learned\s{1,3})?(?:counsel|Mr|Shri)"
    r"|to\s{1,3}which\s{1,3}(?:we\s{1,3}have|reference\s{1,3}(?:has\s{1,3}been|was))\b)(?![^.;]{0,90}\s[vV][sS]?\.?\s)"
)
ITS_CASE_BEFORE = re.compile(r"\b(?:is|was)\s{1,2}the\s{1,2}$")
SENTENCE_BREAK = re.compile(r"(?<=[a-z]{4})\.\s")
# before a judgment whose court is the subject of its sentence: takes `In `, `in the case of `; refuses `relied on `
IN_WHICH = re.compile(
    r"\b[Ii]n\s{1,3}(?:the\s{1,3}(?:case\s{1,3}of|decision\s{1,3}in)\s{1,3})?(?:[A-Z][\w.]{0,6}\s{1,3})?$"
)
# between a judgment and what it followed: takes ` this Court, following `; refuses ` was followed. In `
FOLLOWS_ANOTHER = re.compile(
    r"[^.;]{0,60}\b(?:Court|Bench|it)\b[^.;]{0,40}\b(?:follow(?:ing|ed)|rel(?:ying|ied)\s{1,3}(?:up)?on|distinguish(?:ing|ed)|approv(?:ing|ed)"
    r"|overrul(?:ing|ed)|referr(?:ing|ed)(?:\s{1,3}to)?|consider(?:ing|ed)|explain(?:ing|ed)|reiterat(?:ing|ed)|affirm(?:ing|ed)|doubt(?:ing|ed)"
    r"|agree(?:ing|d)\s{1,3}with|differ(?:ing|ed)\s{1,3}from|dissent(?:ing|ed)\s{1,3}from)\s{1,3}$"
)
# takes `decision in Minerva Mills`; refuses `decision in the appeal`
IN_NAME = re.compile(
    r"\s{1,3}in\s{1,3}(?P<words>[A-Z](?:\.|[\w&'’-]+)(?:\s{1,3}(?:(?:and|&|of)\s{1,3})?[A-Z](?:\.|[\w&'’-]+)){1,4})(?!\w)"
)
CLOSES = re.compile(r"[.,;]\s|\s?\(")
# takes `that decision of the Tribunal`, `the said judgment and decree`: not of a judgment cited
OF_ANOTHER = re.compile(
    r"\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?(?:[Hh]igh|[Tt]ribunal|[Tt]rial|[Gg]overnment|State|[Cc]ollector|[Cc]ommissioner|[Cc]ommittee"
    r"|learned|[Ss]ingle|[Dd]ivision|[Bb]oard|[Aa]ppellate|[Ll]abour|[Dd]istrict|[Ii]ndustrial|[Cc]ompany|[Mm]agistrate|Sessions)"
    r"|and\s{1,3}(?:decree|order)|(?:is\s{1,3}|was\s{1,3})?under\s{1,3}appeal|dated|passed|or\s{1,3}order)"
)
# behind `in that case`, where it supposes: takes ` he would`, `, the appeal must`, ` he has to`; refuses ` it was`
IF_SO = re.compile(
    r",?\s{1,3}(?:(?:the|it|he|they|she|no|there|an?|such|if|another|any|all|both|every|each|these|those|his|her|their|its|one)\s{1,3}(?:(?!held|observed|was|were|had|that|which|Court)\w+\s{1,3}){0,9}?)?(?:would|will|shall|may|must|can|could|should|(?:has|have)\s{1,3}to)\b"
)
# before `in that case` where what it holds is spoken of: takes `the observations in `; refuses `and in `, `, in `
HELD_IN = re.compile(
    r"\b(?:facts|questions?|issues?|points?|observations?|dict(?:um|a)|principles?|views?|ratio|decisions?|tests?|rules?|law|reasoning|opinions?"
    r"|propositions?|passages?|held|observed|said|stated|decided|laid\s{1,3}down|(?:expressed|stated|made|taken|enunciated)(?:\s{1,3}by\s{1,3}\w+){0,1})\s{1,3}in\s{1,3}$"
)
# takes `that decision of this Court in Ram Lal v. Das`, `the said judgment in Mehra's case`: the name says which
BY_NAME = re.compile(
    r"\s{1,3}(?:of\s[^.;,()]{0,60}?\s)?in\s{1,3}(?:the\s{1,3}case\s{1,3}of\s{1,3})?(?:[A-Z][\w.&'’]*\s{1,3}(?:of\s{1,3}|and\s{1,3}|&\s{1,3})?){1,8}?"
    r"(?:[vV][sS]?\b|[Cc]ase\b|[\[(][Ss]upra)"
)
IS_AN_ARGUMENT = re.compile(
    r"\s{1,3}(?:is|was|has|had|that|against|as\s{1,3}(?:set|put|stated))\b(?!\s{1,3}(?:held|decided|overruled|approved|followed|distinguished|reported|cited|the\s{1,3}(?:question|Court)))"
)
# words in capitals before `case` or `(supra)` that name no judgment
NO_NAMES = frozenset(
    "the this that a an each every our any such no in of present instant criminal civil sessions special calendar test"
    " appellant appellants respondent respondents petitioner petitioners plaintiff plaintiffs defendant defendants"
    " prosecution accused assessee revenue department government state union board company corporation management"
    " workmen counsel court bench tribunal officer commissioner collector bank landlord tenant complainant detenu"
    " complaint police cbi magistrate summons warrant murder rent another same and or if when where case"
    " decision judgment ruling justice article section act mr shri supreme high full"
    " privy council latter former leading above said aforesaid"
    " hon'ble his their its which whose it he she they there attorney-general"
    " solicitor-general advocate-general appeal appeals petition petitions writ suit suits letters patent reference"
    " second application applications parliament england america india review interlocutory arbitration".split()
)
# what comes before a short name that only `case` marks: takes `in the `, `ratio of `; refuses `on the `
BEFORE_CASE = re.compile(
    r"(?:\b[Ii]n|\b[Vv]ide|ratio\s{1,3}of|[Ff]ollowing|overruled|facts\s{1,3}of)\s{1,3}(?:the\s{1,3}|[Mm]/[Ss]\.?\s{1,2})?$"
)
NUMBERED_CASE = re.compile(r"['’]?\s{0,2}(?:\(\w{1,10}\)\s?)?(?:[Nn][Oo][Ss]?\b|\d)")
# a mark between possessive and noun: takes `Burman's (1) case`
MARK_BEFORE_NOUN = re.compile(r"(?P<name>\S+['’]s?)\s{1,2}(?P<mark>\(\d{1,2}\))\s{1,2}$")
# judgments joined as a list, of which a later word may mean either: takes `(1) and `; refuses ` followed `
LISTS = re.compile(
    r"(?:[\s,;:&()\[\]\d.'’\"-]|(?:and|or|in|also|the|case|cases|of|decision|with|as|well|v|[Ss]upra|SUPRA|SCC|SCR|AIR|SC|Anr|Ors)\b)*"
)
# words that open a short name standing bare: one pattern a word, so that each is looked for fast
BEFORE_BARE = tuple(
    re.compile(opening + r"\s{1,3}(?=[A-Z][a-z.])")
    for opening in (
        "in|In|vide|Vide|upon|from|elied on|liance on|atio of|dhere to|ordant to|ention to|ollowing".split("|")
    )
)
BARE_NAME = re.compile(r"(?:M/s\.?\s{1,2})?[A-Z][\w.&'’-]*(?:\s{1,3}(?:(?:and|&|of)\s{1,3})?[A-Z][\w.&'’-]*){0,5}")
# takes `Pandian J in `, `the ratio of `, `reliance was placed on `, `adhere to `; refuses `resident of `
BEFORE_BARE_NAME = re.compile(
    r"(?:\b(?:[Vv]ide|[Ff]ollowing|[Ss]ee)\s{1,3}|\b(?:[Rr]atio|principles?|dict(?:um|a)|decisions?|judge?ments?|ruling"
    r"|[Rr]elied|[Rr]eliance|reiterat\w+|held|observ\w+|laid\s{1,3}down|propounded|enunciated|stated|explained|expressed"
    r"|overrul\w+|distinguish\w+|approv\w+|affirm\w+|passages?|view|law|opinion|majority|adhere[sd]?|discordant|contrary"
    r"|rule|test|doctrine|reasoning|Court|Bench|JJ?|[Dd]issent\w*|decided|applied|considered|extracted|quoted|attention)"
    r"(?<!High\sCourt)\b(?:(?<=J)\.)?[^.;:()]{0,24}\b(?:in|upon|on|from|to|like)\s{1,3}|\b(?:[Rr]atio|[Dd]ictum)\s{1,2}of\s{1,3})$"
)
# takes `to vest in `, `a share in `, `is situate in `, `believed in `: what comes before a person, a company or a place
OF_A_THING = re.compile(
    r"\b(?:vest\w*|interest(?:s|ed)?|shares?|stake|trust(?:s|ed)?|faith|confidence|confided|belief|believ(?:ed?|es|ing)"
    r"|situated?|resid\w+|born|liv(?:ed|ing)|died|employed|employment|service"
    r"|deposit\w*|invest\w*|merged|located|work\w*|posted)\s{1,3}in\s{1,3}$"
)
# near a name behind `in`: takes `The tests in`, `was settled in`, `Kania C.J. in`; refuses `money was placed in`
OF_A_HOLDING = re.compile(
    r"\b(?:[Cc]ourts?|[Bb]ench|House|Council|Judges?|Lordships?|CJI?|C\.\s?J|JJ?|decisions?|judge?ments?|rulings?|cases?"
    r"|precedents?|authorit(?:y|ies)|ratio|rules?|principles?|tests?|doctrines?|theory|dict(?:um|a)|reason(?:s|ed|ing)|views?|opinions?"
    r"|law|majority|minority|dissent\w*|concurr\w+|paragraphs?|paras?|passages?|h[eo]ld|holds|holding|held|observ\w+|laid|lays?"
    r"|propound\w+|enunciat\w+|stated|states|explain\w*|express\w*|settled?|decide[ds]?|overrul\w+|distinguish\w*"
    r"|approv\w+|affirm\w*|follow\w*|appl(?:y|ied|ies)|adopt\w*|accept\w*|reject\w*|consider\w*|quot\w+|cit(?:ed|es|ing)"
    r"|reli(?:ed|ance|es)|refer\w*|reiterat\w+|discuss\w*|argu\w+|contend\w*|questions?|issues?|point(?:ed|s)?|propositions?"
    r"|facts|appeal|said|found|uph[eo]ld|struck|construed|interpret\w*|notic\w+|recogni[sz]\w+|emphasi[sz]\w+|assum\w+|done)\b|\bas\s{1,3}(?:also\s{1,3})?in\b"
)
# what stands before the rest of a whole name: takes ` v. The Mayor and Corporation of `
OF_A_NAME = re.compile(r"\s[vV](?:[sS]?[.,'’]{0,2}|ersus)\s[^;()]*$")
REACH = 110
# names that `in` before them makes no judgment: takes `Tax Case No`, `Hyderabad State`; refuses `Maneka Gandhi`
NO_LONE_NAME = re.compile(
    r"\b(?:No|Nos|Case|State|District|Province|Village|Town|City|Appeal|Petition|Suit|Act|Rules|Code|Order)"
    r"\b(?<!'s Case)|\s[IVX]{1,4}$"
)
# what ends a short name that stands bare: takes `, `, ` was`, `[12]`; refuses `'s case`, ` (supra)`, ` v.`
ENDS_BARE_NAME = re.compile(
    r"[,;:)\]]+(?!\s{0,3}(?:[\[(]?\s?(?:1[89]|20)\d\d|A\.?I\.?R|I\.?L\.?R|[\[(]?\s?(?:[Ss]upra|SUPRA)|[Cc]ases?\b|etc))"
    r"|\.(?=\s|$)(?!\s{1,3}(?:[Cc]ases?\b|etc|[\[(]?(?:[Ss]upra|SUPRA)))|\[\d{1,3}\]|\d{1,3}(?=[\s,.;])"
    r"|\s{1,3}(?:this|the|it|is|was|were|are|has|had|have|that|where|wherein|which|who|as|to|by|for(?!\s{1,3}[A-Z])|but|on(?=\s{1,3}(?:the|this|that|these|an?|which|its|his|facts)\b)|there|cannot|does|did|would"
    r"|could|also|held|clearly|when|while|because|after|before|at|in|and\s{1,3}(?!anr|ors|others?\b|another))\b"
)
# takes `, Gian Prakash v. Jagannathan`: the name goes on
GOES_ON_TO_VERSUS = re.compile(r"[,.]?\s{1,3}[A-Z&(][^;:]{0,90}?\s[vV](?:[sS]?\.|ersus)?\s")
# words in capitals with which a bare name does not open
NOT_OF_PARTIES = frozenset(
    "the this that high supreme court section article act indian india union state government parliament constitution"
    " income central national bank life general land law hindu lord justice chief king queen emperor crown privy"
    " council president governor january february march april may june july august september october november december"
    " oil steel cotton sugar electricity british new great south north east west southern northern"
    " eastern western united relation".split()
)
AND_BETWEEN = re.compile(r"\s{1,3}(?:and|&)\s{1,3}")
# between names of a list: takes `, `, ` and `, `, and in `; refuses `; `
NEXT_OF_LIST = re.compile(r"(?:,\s{1,3}(?:and\s{1,3})?|\s{1,3}(?:and|&)\s{1,3})(?:in\s{1,3})?(?=[A-Z])")
MOST_LISTED = 12
NEAR = 700
LONGEST_ABBREVIATION = 5  # letters of `Bros.`
FAR = 2500  # where what is said leaves no doubt that a judgment is meant
LIST = 160
OF_TWO_NEAR = 1200  # characters back to the first of the two judgments of which the former and the latter speak
MOST_BEFORE = 60  # names and citations looked back over
CUE = 60
FEW_WORDS = 60
BESIDE = 3  # a short name and its citation right behind it are one judgment
LOOK_BACK = 90
