"""What a cause title in running text is made of: the words between parties, in them, behind them and before them.

Tables and patterns alone; reading them is `cause_titles`' work.
"""

# ruff: noqa: SIM905, RUF001 - lists of words are split from text; quotes and dashes stand here as print has them
from __future__ import annotations

import re

_SMALL_GLUED = r"|\.(?=[A-Z][a-z])|,(?=\s{1,3}[A-Z])"
# the word between the parties: takes ` v. `, ` Vs `, ` versus `, ` Vs.Sangram`, ` v, State`; refuses `v.` inside a
# word, `(v)` and ` V, `
# One pattern for each letter run that opens it, the space with it: such a pattern is found fast.
VERSUS = (
    *(
        re.compile(opening + r"(?:(?:[sS]?\.?|ersus|ERSUS|/[sS]\.?|\.[sS]\.)(?=\s)|[sS]\.(?=[A-Z])" + glued + ")")
        for opening, glued in ((" v", _SMALL_GLUED), (" V", ""), ("\nv", _SMALL_GLUED), ("\nV", ""))
    ),
    re.compile(r"-\s?[vV][sS]?\.?\s?-(?=\s?[A-Z])"),  # takes ` -vs- `, `-Vs.-State`
)
IN_COUNCIL = re.compile(r"in\s{1,3}Council\s{1,3}[vV]")  # `Governor-General in Council v.`
IN_RE_TEXT = (
    re.compile(r"I(?:n|N)\s{1,2}[Rr][Ee]\b[:.,]?\s{1,3}|I(?:n\sthe\s[Mm]atter\sof)\b:?\s{1,3}"),
    # takes `held in re Kerala Education Bill`; refuses `in re the appeal`
    re.compile(r"in\s{1,2}[Rr]e\b[:.,]?\s{1,3}(?=[A-Z])"),
    # takes `Ex parte Wason`; refuses `ex parte decree`
    re.compile(
        r"Ex\s{1,2}[Pp]arte\s{1,3}(?=[A-Z][a-z])(?!Decree|Order|Evidence|Hearing|Judgment|Award|Injunction|Proceeding)"
    ),
)
WORD = re.compile(
    r"(?:\s{0,6}|\s{0,2}\n\s{1,30})(?P<word>\((?:(?:1[89]|20)\d\d(?=\)\s{1,2}(?:Ltd|Limited|Pvt|P\.|Private|\(P))|"
    r"(?![^()]{0,24}\d{3})[A-Z][\w.&' -]{0,24}|[pP]|dead|died)\)(?:\s?\(?[A-Za-z.]{0,6}\))?"
    r"|[A-Z0-9][\w.&'’/-]*(?:(?<=-)\s{1,2}[a-z]{1,12})?(?:\([A-Z]\))?"
    r"|(?<=[Tt]he\s)(?:king|queen|crown|workm[ea]n)|(?:[Ii]ts|[Tt]heir)(?=\s{1,3}[Ww]orkm[ea]n)|(?:(?<=[Ii]ts\s)|(?<=[Tt]heir\s))workm[ea]n|(?:o|af)(?=\s[A-Z])|arid(?=\s[AO][nr][rR]|\sanother)"
    r"|&|state(?=\sof\s[A-Z])|of|and|the|for|de|alias|urf|s/o|w/o|d/o|by|in|between|to|through|thr\.?|etc\.?|others?|another|ors\.?|anr\.?)(?P<comma>,?)"
)
CAPITAL = re.compile(r"[('.]{0,3}(?:[A-Z]|7[a-z]{2})")  # `7rust`: a T misread
WORD_FORWARD = re.compile(r"\s*([\w.&'’/()-]+),?")
# takes `Income tax`, its hyphen lost
TAX = re.compile(r"(?<=Income|ncome-|.Sales|Wealth|.Gift-)[\s-]{1,3}(?P<word>tax)\b(?P<comma>,?)")
# takes ` Mohindargarh (1)` behind an office: a place not in the list, and the mark of a footnote
PLACE_AND_MARK = re.compile(r"\s{1,3}[A-Z][a-z]{2,15}(?:\s[A-Z][a-z]{2,15})?\s{0,2}\(\d{1,2}\)")
# takes ` through his Lrs.`, ` by legal representatives`
HEIRS = re.compile(
    r"\s{1,3}(?:by|through|thr\.?)\s{1,3}(?:(?:his|her|their|its)\s{1,3})?(?:[Ll]\.?\s?[Rr]s?\b\.?|[Ll]egal\s{1,3}(?:[Rr]epresentatives?|[Hh]eirs?))"
)
ETC_AGAIN = re.compile(r"(?:[\s,.]{1,4}etc\b\.?){1,3}")
# what stands before `deceased Darji Lavji`: takes `Heirs of `, `legal representatives of the `; refuses `that the `
OF_DECEASED = re.compile(r"(?:[Hh]eirs?|[Rr]epresentatives?)\s{1,3}of\s{1,3}(?:the\s{1,3})?$")
# what stands between a first party and its `v.`: takes ` and another etc. `, ` etc., etc. `, ` (deceased). `
TAILS_BEFORE = re.compile(
    r"(?:[\s,.]{1,24}(?:(?:and\s|arid\s|&\.?)\s{0,24}(?:\d{1,3}\s{1,3})?)?\(?(?:d(?=\))|(?:etc\.){0,2}etc|ors|anr|another|others?|deceased|dead|by\s{1,2}L\.?\s?Rs)\b[.,)]{0,3}){1,4}\s{0,24}$",
    re.IGNORECASE,
)
TAIL_OPENS = frozenset("etc ors anr another other others deceased dead lrs l.rs rs".split())
# a word whose capital print lost: takes `R.P. kapur `; refuses `the question `
SMALL_BEFORE = re.compile(r"(?:(?P<opens>[A-Z][\w.-]{0,20})|(?P<link>&|and|of))\s{1,3}(?P<small>[a-z]{2,14}),?\s{0,3}$")
# the same behind it: takes ` sales Tax officer`, ` the chancellor, Kurukshetra`; refuses ` the question was`
SMALL_BEHIND = re.compile(r"\s{1,6}(?:[Tt]he\s{1,3})?(?P<small>[a-z]{4,14}|l[lt]s)(?=,?\s{1,3}(?:of\s{1,3})?[A-Z])")
QUOTE_BEHIND = re.compile(r"\s{1,3}['‘](?=[A-Z])")
# takes ` Act, 1912` behind `In re The Delhi Laws`
OF_AN_ACT = re.compile(r"\s{1,3}Act(?:,?\s{1,3}\(?\d{4}\)?)?(?!\w)")
# a second party that is named whole: takes ` The State of Punjab`; refuses ` State Bank of India`
STATE_ALONE = re.compile(
    r"\s{1,6}(?:[Tt]he\s{1,3})?(?:Union\s{1,3}of\s{1,3}India|State\s{1,3}of\s{1,3}(?:U\.\s?P\.|M\.\s?P\.|A\.\s?P\.|Andhra\s{1,3}Pradesh|Assam|Bihar"
    r"|Bombay|Gujarat|Haryana|Himachal\s{1,3}Pradesh|Karnataka|Kerala|Madhya\s{1,3}Pradesh|Madras|Maharashtra|Mysore|Orissa"
    r"|Punjab|Rajasthan|Tamil\s{1,3}Nadu|Uttar\s{1,3}Pradesh|West\s{1,3}Bengal))(?![\w'’-])"
)
# what may belong to it all the same: takes ` & Ors.`, ` and Another`, ` through`, `, Ministry`; refuses ` Chandrachud`
GOES_ON_FROM_STATE = re.compile(
    r"[\s.,]{0,4}(?:[&(]|(?:and|through|thr|by|in|for|of|ex|etc|others?|ors|anr|another|UOI|UoI|Uoi|Ministry|Department|Revenue)\b)|\.?,",
    re.IGNORECASE,
)
STATE_OF = re.compile(r"state\s{1,3}of\s")
COURT_NEXT = re.compile(r"\s{1,3}(?:Privy|Supreme|High|House|Court|Judicial|Federal)\b")
LONGEST_WORD = 40
WORD_BACK = re.compile(r",?[\w.&'’/()@-]+")  # read from its end
GLUED = re.compile(
    r"[a-z]{2,}(?=[A-Z][a-z])"
)  # `toSelvi & Ors vs`: the foot of a page behind the last word of its text
# takes ` & 2 ors.`
AND_NUMBER = re.compile(r"\s{0,3}(?:&|and)\s{1,2}\d{1,3}\s{1,2}(?:[Oo]rs|[Oo]thers)\b\.?")
EX_PARTE = re.compile(r",?\s{1,3}[Ee]x\.?\s{0,2}[Pp](?:arte|\.)?\s{1,2}(?=[A-Z])")
# a judge's name up to its initial: takes `\nBENCH:\nSUJATA `, `Hon'ble Mrs. Justice Sujata `; refuses `Bench of `
OF_JUDGES = re.compile(
    r"(?:\n\s{0,3}(?:Author|Bench|BENCH|Coram|CORAM):\s{0,3}[^\n]{0,200}|\b(?:Justice|JUSTICE)\s{1,2}[A-Za-z]{3,12}\s)$"
)
# behind a capital `V.`: takes `, J.`, `. J.`, `.J.`, `, for the respondent`, ` and Sons Ltd. v. `: a person's initial
PERSON_AFTER = re.compile(
    r"[,.]\s{0,2}(?:C\.?\s?)?JJ?\b|\s?,\s{1,3}(?:Advocates?,?\s)?for\s{1,3}(?:the\s{1,3})?(?:[Aa]ppell|[Rr]espond|[Pp]etition|[Ii]nterven)"
    r"|(?:\s{1,3}(?:&|and)\s{1,3}(?:Sons?|Co|Company|Bros|Brothers)\b[\s.,A-Za-z]{0,30})?\s{1,3}v(?:s?\.|ersus)\s"
)
LINKS = frozenset("of o af and arid the for & @ de alias urf s/o w/o d/o by in between to through thr thr.".split())
LEFT_LINKS = LINKS - {"in", "by", "between", "to", "through", "thr", "thr."}
TAIL = frozenset("others other another ors ors. anr anr. etc etc.".split())
HEADING = re.compile(
    r"(?:[Ii][Nn]\s+[Tt][Hh][Ee]\s+)?S(?:upreme|UPREME)\s+C(?:ourt|OURT)\s+(?:of|Of|OF)\s+I(?:ndia|NDIA)\s+"
)
LEADS_IN = frozenset(
    "See Vide In Cf Cf. Per Held Thus Also Reference Compare SEE VIDE In:"
    " Because BECAUSE Whereas WHEREAS Since Although".split()  # behind the letter of a ground: `C. Because X v. Y`
)
OFFICES = frozenset(
    "officer commissioner collector corporation corpn board registrar inspector director superintendent controller"
    " tribunal association acquisition secretary controller magistrate department society union".split()
)
NUMBERED = frozenset(
    "Part Chapter Ch. Chap. No. Geo. Geo Volume Vol. Schedule List Book Class Group Order Title PART CHAPTER".split()
)
PERSONAL = frozenset("dr mr mrs smt shri sri miss ms".split())  # forms of address that are no party
TITLES = frozenset("m/s justice mr mrs shri sri sh smt miss dr ms kumari hon'ble sarvashri messrs by and".split())
COMPANY = re.compile(
    r"(?:Ltd|Limited|Pvt|Private|Inc|Jr|Sr|Co|[Ee]tc|LTD|LLP|Ors|Anr|Others?|Another|ORS|ANR|OTHERS?|ANOTHER)\b"
)
# takes ` & Weaving Co.` behind a comma; refuses ` & Ram v.`
AND_COMPANY = re.compile(
    r"\s{0,3}(?:&|and)\s{1,3}(?:[A-Z][\w.]*\s{1,3}){0,3}(?:Co|Company|Ltd|Limited|Mills|Sons|Bros|Brothers)\b"
)
# a name of which only the end was read: takes `Co. Ltd. `, `(P). Ltd. `, `Works Limited `; refuses `Mills ` alone
COMPANY_ALONE = re.compile(
    r"\(?(?:(?:Co|Company|Ltd|LTD|Limited|Pvt|Private|Bros|Brothers|Sons|Mills|Works|Corporation|India|P|and|of|&)\b"
    r"[\s.,()&]{0,6}){0,4}"
    r"(?:Co|Company|Ltd|LTD|Limited)\b[\s.,)]{0,8}"
)
# what stands between it and the rest: takes `works `, `(new) `, `etc. & `, `. `; refuses `; ` and `of this `
REST_OF_COMPANY = re.compile(
    r"(?P<cut>[\s.,)-]{1,4}(?:(?:\(\s?)?(?P<small>[a-z]{2,12})\b[\s.,)]{1,4})?(?:&\s{0,2}|and\s{1,2})?\(?)$"
)
# a factory behind the company that it is of: takes ` Chaibassa Cement Works Jhinkuni v`; refuses ` Ram Lal v`
WORKS_OF_COMPANY = re.compile(
    r"\s{0,2}(?:[A-Z][\w.-]{1,20}\s{1,3}){0,3}(?:Works|Mills?|Factory|Collier(?:y|ies)|Mines|Unit|Division|Branch|Estate|Plant)\b"
)
PLACE = re.compile(
    r"(?:Bombay|Calcutta|Madras|Delhi|New|Allahabad|Kanpur|Patna|Lucknow|Hyderabad|Bangalore|Nagpur|Gujarat|"
    r"Kerala|Mysore|Punjab|West|U\.P|M\.P|A\.P|Ahmedabad|Jaipur|Andhra|Bihar|Orissa|Assam|Rajasthan|Tamil|"
    r"Maharashtra|Cochin|Ernakulam|Chandigarh|Mumbai|Chennai|Kolkata|Baroda|Poona|Pune|Surat|Simla|Shimla|"
    r"Cuttack|North|South|East|Central|Special|Circle|Ward|Uttar|Madhya|Himachal|Haryana|Goa|Jammu|Pradesh|Agra|Meerut|"
    r"Varanasi|Kota|Ajmer|Udaipur|Jodhpur|Bikaner|Alwar|Amritsar|Jullundur|Ludhiana|Madurai|Coimbatore|Salem|Vijayawada|Guntur|Indore|Bhopal|Jabalpur|Raipur|"
    r"Ranchi|Dhanbad|Gauhati|Shillong|Trivandrum|Ernakulam|Calicut|Belgaum|Hubli|Sholapur|Rajkot|Thana|Nasik|Anantnag|"
    r"Srinagar|Land\\sAcquisition|Income|I{1,3}\b(?!\.)|IV\b)"
)
# words that open the sentence around a name and are no part of it
OPENERS = frozenset(
    "in see also vide per cf compare the of and reliance judgment judgement decision case thus whether what when"
    " where how while since until as by on after before following that this it if though although accordingly hence"
    " similarly again further reported held later recently earlier finally hon'ble bench both under"
    " to from with for at is was are overruling overruled distinguishing applying followed explained referring"
    " discussed approved affirmed considered"
    " citing read learned counsel moreover however but because our we they he she likewise lastly firstly secondly"
    " thirdly subsequently even next in: cases decisions judgments matter titled entitled rule e.g i.e viz namely"
    " namely, para paragraph did does do can could should would is who which why an a headnote held: petitioner"
    " respondent appellant versus v vs".split()
)
# small words before `v.` that are no name
NO_SMALL = (
    OPENERS
    | LINKS
    | TAIL
    | frozenset(
        "petitioner petitioners respondent respondents appellant appellants plaintiff defendant accused section article"
        " held says said about into upon out then any all no his her its their one two part chapter clause schedule"
        " volume vol group class".split()
    )
)
NEVER_IN = frozenset(
    "section sections article articles act code air scc scr supra ibid para paras no. nos. appeal petition order"
    " rule judgment supra petitioner petitioners petitioner(s respondent respondents respondent(s appellant"
    " ilr i.l.r a.i.r s.c.r s.c.c jt w.p c.w.p s.l.p slp"
    " appellants appellant(s citation bench act: headnote".split()
)
ABBREVIATIONS = frozenset(
    "messrs inc llc ltd pvt co corpn corp bros dr mr mrs ms smt m/s st dy asst addl commr commnr govt coy assn assocn"
    " div sub-div sub-divl divl spl"
    " mfg univ ors anr etc no nos supdt distt dist admn secy engg elec mun bd bdg eng gen genl ins insce intl natl"
    " ind inds jt kum md mohd mst mohammd ch rev co-op regl rly shri sri prof hon j jr sr lt col capt maj regd".split()
)
GOES_ON = re.compile(r",?\s{1,2}(?:&|and\b|\(|[A-Z][a-z]+\s(?:Union|Association))|,")
# takes `Delhi3`, `Ltd.2`, `U.P.1`: the mark of a footnote; refuses `P.W.1`
FOOTNOTE = re.compile(r"(?:(?<=[a-z])|(?<=[a-z]{2}\.)|(?<=\b[UMA]\.P\.))\d{1,3}$")
YEAR_OF_COMPANY = re.compile(r"\((?:1[89]|20)\d\d\)")  # `Race Club (1940) Ltd.`
INITIALS = re.compile(r"(?:[A-Z]\.\s{0,2}){1,4}\s{0,2}(?:[vV][sS]?\.?|versus|VERSUS)\s")  # `Unni Krishnan, J.P. v.`
ORDINAL = re.compile(r"7he|\d{1,2}(?:st|nd|rd|th)\b")
OF_REFERENCE = re.compile(
    r"(?:Reference|Bill|Petition|Act)(?P<number>,?\s{1,2}(?:\(?No\.?\s{0,2}\d{1,4}\)?\s{1,2})?(?:of\s{1,2})?\d{4}(?!\d))"
)
BROKEN = re.compile(r"-\s{1,3}$")
NEXT_VERSUS = re.compile(r"\s{1,3}(?:[vV](?:[sS]?\.?|ersus|ERSUS))\s")
AND = re.compile(r"\s(?:and|&|AND)\s")
REACH = 150
QUOTES = frozenset("'‘’`")
