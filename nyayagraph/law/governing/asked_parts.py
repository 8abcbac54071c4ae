"""What a question asks for, part by part: each noun of law that it asks with, and the kind of law that it is. Pure.

A noun of law (`code`, `statute`, `BNSS`) is told by the words before it, else by those behind it, up to the next one:
`penal code for the theft and the code for the search` asks for the penal codes and for those of procedure. What a
sentence only mentions, or says is not asked, is no part.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nyayagraph.law.governing.asked_facets import EVIDENCE, PENAL, PROCEDURE, line_of_words, other_lines_named
from nyayagraph.law.governing.asked_offences import families_in
from nyayagraph.law.governing.event_cues import names_a_step
from nyayagraph.law.governing.fields import field_called, field_named
from nyayagraph.law.text.sentences import split_sentences

_FACET = (
    r"(?:penal|substantive|offen[cs]es?(?:[\s-]+(?:creating|defining))?|crimes?|criminal(?=[\s-]+(?:codes?|laws?|statutes?|provisions?|sections?|enactments?)\b(?!\s+of\s+procedure))"
    r"|(?:criminal\s+)?procedur(?:e|al)|adjective|evidence|evidentiary|evidential|proof)"
)
_KINDS = (
    (PROCEDURE, re.compile(r"procedur|adjective", re.IGNORECASE)),
    (EVIDENCE, re.compile(r"eviden|proof", re.IGNORECASE)),
    (PENAL, re.compile(r"penal|substantive|offen[cs]e|crim", re.IGNORECASE)),
)
_FACETS = re.compile(
    r"penal|substantive|offen[cs]e|(?:criminal\s+)?procedur|adjective|crim|eviden|proof", re.IGNORECASE
)
_NAMES = (
    (
        PENAL,
        r"I\.?P\.?C\b\.?|BNS\b|dhara\s+k\w+\s+code|(?:Bharatiya\s+)?Nyaya\s+Sanhita",
    ),
    (
        PROCEDURE,
        r"Cr\.?\s?P\.?C\b\.?|BNSS\b|(?:Bharatiya\s+)?(?:Nagarik\s+)?Suraksha\s+Sanhita",
    ),
    (EVIDENCE, r"BSA\b|(?:(?:Bharatiya\s+)?Sakshya\s+)?Adhiniyam"),
)
_NAME = "|".join(f"(?:{words})" for _, words in _NAMES)
# takes `codes`, `law`, `Act`; refuses `son-in-law`, `law student`, `the act of theft`
_NOUN = r"(?:codes?(?:\(s\))?|(?<!in-)(?<!in\s)laws?(?!\s+(?:student|firm|officer|college|point|report|journal|school|intern|clerk|and\s+order))|(?-i:Acts?)(?:\(s\))?|(?<=which\s)acts?|(?<=what\s)acts?|statutes?(?:\s*book|\(s\))?|enactments?|legislation|provisions?(?:\(s\))?|sections?(?!\s+\d)|kanoon|kanun|dhara)"  # noqa: E501 - one alternation
_JOIN = r"(?:\s*(?:,|/|&|\+|;|\band\b|\baur\b|\bor\b|\bthe\b|\bof\b|\blaw\b)\s*)+"
_ROW = rf"{_FACET}(?:{_JOIN}{_FACET}\b){{0,3}}"
_ROW_ASKED = rf"{_FACET}(?:{_JOIN}(?:(?:which|what|every|each|any)\s+)?{_FACET}\b){{0,3}}"
# takes `penal, procedure and evidence statutes`, `statutes, penal and procedural,`, `law of evidence`, `BNSS`,
# `Act on electronic evidence`, `procedure`
_HEAD = re.compile(
    rf"\b(?:(?P<name>{_NAME})(?!\s*(?:offen[cs]es?|charges?|section|case)\b)"
    rf"|(?P<alone>(?<!\w\s)(?:{_FACET}{_JOIN}){{1,3}}{_FACET})(?=\s*(?:[:?)]|$|\s(?:for|of)\b))"
    rf"|(?P<of>{_NOUN}\s*(?:\(|\s(?:of|on|about|governing|for|relating\s+to)\s)\s*(?:the\s+)?(?:(?:criminal|electronic|general|rules\s+of)\s+)?(?P<ofrow>{_ROW})\)?)"
    rf"|(?P<behind>(?<=,\s)(?:{_FACET}{_JOIN}){{1,3}}{_FACET})(?=\s*[,;?])"
    rf"|(?P<row>{_ROW_ASKED})[\s)]+(?:(?!which|what|and|the|of\b)\w+\s+)?{_NOUN}\b"
    rf"|(?P<item>(?:(?<=[:,;(?|]\s)|(?<=\d[.)]\s)|(?<=\w\)\s)|(?<=^)){_FACET}(?=\s*(?:[?,;|]|$|\(|\.$|\d[.)]\s|\band\s+{_FACET}\s*[.?]?$)))"
    rf"|(?P<ell>which\s+(?:of|for|on)\s+(?:the\s+)?(?:rules\s+of\s+)?{_FACET})\b"
    rf"|(?P<three>(?:all\s+(?:the\s+)?three|the\s+three|what\s+three|which\s+three)\s+(?:\w+\s+){{0,2}}(?:statutes|codes|(?-i:Acts)|laws|enactments|sanhitas?)(?!\s*\()|(?:statutes|codes|acts|laws|enactments)\s*x\s*(?:3|three)\b)"
    rf"|(?P<whose>{_FACET})\s+k(?:iska|iske|iski|is|aun\w*)\b"
    rf"|(?P<step>procedure|procedural)\b"
    rf"|(?P<under>(?:under|by|from)\s+(?:which|what)(?=\s*(?:[?;]|$)))"
    rf"|(?P<blank>(?:(?<=under\s)|(?<=under:\s)|(?<=from\s))_{{3,}}(?!\s*{_NOUN}))"
    rf"|(?P<bare>{_NOUN}|(?<=from\s)which(?=\s+(?:do|does|is|are|shall|should|will|would|must)\b)|(?:(?<=and\s)|(?<=[,;]\s))which(?:\s+one)?(?=\s+(?:says?|tells?|governs?|punishes|regulates?|defines?|decides?|controls?|has|holds?|for|on|to|the\s+(?:rules?|procedure|powers?|steps?))\b))(?!\w))",
    re.IGNORECASE,
)
# a change of law that is told in passing: takes ` came into force`, ` were brought in`
_CAME = re.compile(
    r"\s+(?:of\s+2023\s+)?(?:had\s+|have\s+|has\s+|were\s+|was\s+|all\s+|finally\s+)*(?:came|come|coming|took|tak(?:e|ing)\s+(?:effect|over)|kick\w*|commenc\w+|brought|chang(?:ed?|ing)|began|begun|start(?:ed|s)|arriv\w+|notified|enforced|replac\w+|repeal\w+|rolled|in\s+force)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    rf"\?|_{{3}}|^[^,.;?]{{0,60}}\b(?:{_NOUN}|procedure|evidence|proof)\s*:|\b(?:which|what|whose|name|names|naming|state|give|tell|tells|list|advise|advice|settle|identify|specify|mention|cite|indicate|pick|choose|decide|required|requires?|needs?|need|correct|tick|query|please|wants?\s+the|wants?\s+to\s+know|needs?\s+to\s+know|would\s+like\s+to\s+know|asks?|asking|asked|explain|fill|supply|suggest|confirm|whether|only|kindly|k(?:is|iska|iske|iski|aun\w*|ons[aie])|batao|bataiye|bataye?n)\b",
    re.IGNORECASE,
)
_IS_SHORT = 9  # words of a sentence without a verb of asking that still asks: `Penal code for the escape.`
_ANY_LAW = r"(?:codes?|laws?|(?-i:Acts?)|statutes?|Sanhitas?|Adhiniyam|I\.?P\.?C|BNSS?|BSA|Cr\.?P\.?C)"
# what is said not to be asked: takes `leaving procedure aside`, `Motor Vehicles Act apart`; refuses `the Act of 1881`
_DECLINED = re.compile(
    rf"\b(?:leav(?:e|ing)|set(?:ting)?|put(?:ting)?|keep(?:ing)?)\s[^.;?!]{{0,70}}?\b{_ANY_LAW}\b[^.;?!,]{{0,25}}?\s(?:aside|out|apart|alone)\b"
    rf"|\b(?:leav(?:e|ing)|set(?:ting)?|put(?:ting)?|keep(?:ing)?)\s+(?:aside|out|apart)\s+[^.;?!,)]{{3,60}}?\b{_ANY_LAW}\b"
    r"|(?-i:(?:\b[A-Z][\w()&'-]*\s+(?:(?:and|of|to)\s+)?){1,6}Acts?)\s+(?:apart|aside)\b"
    rf"|\b(?:other\s+than|apart\s+from|besides|except(?:ing)?|excluding)\s+(?:the\s+|any\s+)?[^.;?!,]{{0,50}}?\b{_ANY_LAW}\b(?:\s+of\s+(?:Criminal\s+Procedure|\d{{4}}))?"
    rf"|\b(?:not|never)\s+(?:asking\s+|concerned\s+)?(?:about|with)\s+(?:the\s+)?[^.;?!,]{{0,40}}?\b{_ANY_LAW}\b"
    r"|\b(?:leav(?:e|ing)|set(?:ting)?|put(?:ting)?|keep(?:ing)?)\s+(?:out\s+|aside\s+)?(?:the\s+)?[\w\s]{3,30}?\s+(?:aside|out|apart|alone)\b"
    r"|\b(?:not|never\s+mind|ignor(?:e|ing)|forget|skip|apart\s+from|other\s+than|rather\s+than|except(?:ing)?|besides|nothing\s+(?:on|about|of)|no\s+(?:need|word)\s+(?:of|for|on|about))\s+(?:about\s+)?(?:the\s+|any\s+)?(?:Indian\s+)?(?:penal|procedur\w+|criminal\s+procedure|evidence|evidentiary|substantive|general)(?:\s+(?:and|or|nor)\s+(?:the\s+)?(?:penal|procedur\w+|evidence))?(?:\s+(?:codes?|laws?|acts?|statutes?|part|side|sections?))?\b"
    rf"|\bleav(?:e|ing)\s+out\s+(?:the\s+)?{_FACET}\b[^.;?]{{0,12}}|[^.;?!]*\bhave\s+(?:the\s+)?[^.;?!]{{3,30}}\s+already\b"
    r"|\b(?:the\s+)?(?:(?:Indian\s+)?(?:penal|general|ordinary)\s+(?:penal\s+)?(?:codes?|laws?)|I\.?P\.?C\.?|BNS|Cr\.?P\.?C\.?|BNSS)\s+(?:apart|aside)\b|\bdisregard(?:ing)?\s+(?:the\s+)?(?:Indian\s+)?(?:penal|general|ordinary)\s+(?:penal\s+)?(?:codes?|laws?)\b"
    r"|\bno\s+need\s+to\s+(?:discuss|mention|address|deal\s+with|name)\s+[^.;?!]*|\bnothing\s+(?:\w+\s+)?(?:procedural|special|penal|evidentiary|substantive)\b|[^.;?!(,]*\bnot\s+in\s+play\b"
    r"|[^.;?!]*\b(?:(?:am|are|is)\s+(?:clear|sure|certain|satisfied|settled|not\s+in\s+(?:doubt|issue|dispute|question))|(?:do|does|need)\s+not\s+(?:need|ask|want|concern|arise|trouble)|no\s+(?:help|doubt|dispute|quarrel|question)|undisputed|not\s+disputed|(?:already|I|we)\s+know|already\s+(?:noted|known|settled|given|clear))\b[^.;?!]*(?:[.;!]|$)",
    re.IGNORECASE,
)
# takes `other than income tax`, `apart from customs`; what they set aside
_BESIDES = re.compile(
    r"\b(?:other\s+than|apart\s+from|besides|except)\s+(?:the\s+)?(?P<field>[a-z]+(?:[\s-](?!taxed|which|what|did)[a-z]+)?)\b",
    re.IGNORECASE,
)
_WHO_ACTS = re.compile(
    r"\s*(?:\w+\s+)?(?:may|can|must|should|shall|will|would|could|does|do|did|is|are|was|were|has|had|ought|tells?|bids?|empowers?|guides?|binds?|governs?|regulates?|lets?|allows?|permits?|requires?)?\s*(?:an?\s+|the\s+|this\s+|that\s+|our\s+|its\s+|his\s+)?(?:\w+\s+){0,2}?"
    r"(?:magistrates?|police(?:man|men)?|courts?|judges?|investigat(?:or|ing\s+officer)s?|I\.?O\b|SHO|station\s+house|constables?|inspectors?|daroga|havildar|thanedar|prosecut(?:or|ion)s?|bench|proceedings?|complaint|petition)\b",
    re.IGNORECASE,
)
# takes `define what the man did wrong`, `make it a crime`
_WRONG = re.compile(
    r"\b(?:wrong\w*|guilt\w*|blame\w*|did\s+to|creat\w+\s+the|causing|defin\w+|crime|criminal|culpable|liab\w+|mak(?:es?|ing)\b[^.;]{0,40}\ban?\s+(?:crime|offen[cs]e))\b",
    re.IGNORECASE,
)
_ITEM = re.compile(r"\((?:[a-d]|i{1,3}|iv|[1-4])\)|[,;/+&]|\band\b|\baur\b", re.IGNORECASE)
_STOP = re.compile(
    r"[.;?!]\s|[.?!;]$|\n|,\s*(?:and\s+)?(?:under\s+)?(?:which|what|the)\b|\band\s+(?:under\s+)?(?:which|what)\b",
    re.IGNORECASE,
)
_STOP_OF_A_LIST = re.compile(r"[.;?!]\s|\b(?:which|what|whose)\b", re.IGNORECASE)
# takes `recovery is proved under which Act`
_IS_ASKED_OF = re.compile(r"\b(?:under|from|by|in|of|with)\s+(?:which|what|whose)\s+$", re.IGNORECASE)
# takes `Theft and search: which codes`, `For the crime and the trial, what laws`
_UNDER = re.compile(r"\bunder\s*:?\s*$", re.IGNORECASE)
_MARKED = re.compile(r"\((?:a|i|1)\)[^?]*\((?:b|ii|2)\)")  # takes `law for (a) the arson (b) how the trial goes on`
_LIST_BEFORE = re.compile(
    r"(?:^|[.;?!]\s)([^.;?!:\d]{3,80}?)\s*([:,-])\s*(?:under\s+|by\s+)?(?:which|what|name\s+the|(?:the\s+)?(?:old|new))\s+(?:two\s+|three\s+)?$",
    re.IGNORECASE,
)
# takes `will he be punished and by what`: what stands before is of the law asked before
_IS_NEXT = re.compile(r"\band\s+(?:under|from|by|in|of|with)\s+(?:which|what|whose)\s+$", re.IGNORECASE)
_IS_JOINED = re.compile(r"\band\s+(?:under\s+)?(?:which|what)\s+$", re.IGNORECASE)
_IS_MORE = re.compile(r"[A-Za-z]{3}")
# takes ` for the two?`, ` for the second one`, ` is that?`; refuses ` for the form`
_FOR_ANOTHER = re.compile(
    r"\s*(?:for|to|with|against)\s+(?:the\s+)?(?:one|two|three|others?|first|second|third|latter|former|rest|next|last)\b|\s*(?:is|was|would)\s+(?:that|it|this)\b",
    re.IGNORECASE,
)
# takes `which for the cousin`, `what for his own part`; refuses `which code for the cousin`
_ELIDED = re.compile(
    r"(?:which|what)\s+(?:one\s+)?(?:for|to|against|of)\s+(?:the|his|her|their|that|its)\s+(?P<thing>[^,.;:?]+)",
    re.IGNORECASE,
)
_IS_ASKED = re.compile(r"(?:\band|[,;])\s+(?:under\s+)?(?:(?:which|what)\s+)?$", re.IGNORECASE)
_CLAUSE = re.compile(r"[;:,]|\b(?:while|and|but)\b")
# takes `Code permits it`, `code lets him`; what is allowed in a case is of procedure
_PERMITS = re.compile(
    r"\s+(?:that\s+)?(?:permits?|allows?|lets?|enables?|authori[sz]es?)\s+(?:it|this|that|him|her|them|so|(?:the\s+)?(?:compound\w*|compromis\w*|settle\w*|withdraw\w*))\b",
    re.IGNORECASE,
)
_CODE = re.compile(r"codes?", re.IGNORECASE)
_SECTIONS = re.compile(r"sections|dhara", re.IGNORECASE)
_PUNISHED = re.compile(r"convict|punish|sentenc|charge|community\s+service|imprison|jail\s+term", re.IGNORECASE)
_OPENS = re.compile(r"[,;:.()]|\b(?:which|what|the|and|or|an?|under|of|in|by|for|that|this|does|did)\b", re.IGNORECASE)
_NAME_AT_MOST = 45
_ABOUT = re.compile(r"\s+(?:on|about|relating\s+to)\s+(?:the\s+)?((?:[A-Za-z'-]+\s*){1,4})", re.IGNORECASE)
_PLURAL = re.compile(r"s(?:\(s\))?$|\(s\)$|legislation$", re.IGNORECASE)


def _is_of_another_deed(noun: str, behind: str) -> bool:
    """True where the noun of law before is meant again, of a thing or person that no step of procedure names.

    Takes `which`, ` for the cousin?`; refuses `which`, ` for the search?` and `which code`, ` for the form`.
    """
    asked = _ELIDED.match(f"{noun}{behind}")
    return asked is not None and not names_a_step(asked["thing"])


class Part(NamedTuple):
    """One noun of law that a question asks for: its place, the lines that it means, the words that go with it.

    `is_told` says that its own words name the kind of law, and not those of the clause around it; `is_name` that it is
    the name of a code.
    """

    start: int
    lines: tuple[str, ...]
    words: str
    is_told: bool
    is_name: bool = False


def parts_asked(question: str) -> tuple[Part, ...]:
    """The parts of a question, in order; those whose kind of law no words tell have no lines."""
    text = without_declined(question).replace(" | ", ".  ")  # columns of a table
    return tuple(part for start, end in split_sentences(text) for part in _parts(text[start:end], start))


def without_declined(question: str) -> str:
    """The question with what it says is not asked blanked, every other character in its place."""
    blanked = _BESIDES.sub(_without_field, _DECLINED.sub(lambda match: " " * len(match[0]), question))
    return blanked if _HEAD.search(blanked) else question


def _without_field(match: re.Match[str]) -> str:
    """What is set aside, blanked where it is the name of a field: `other than income tax`."""
    return " " * len(match[0]) if field_called(match["field"]) else match[0]


def declined_lines(question: str) -> tuple[str, ...]:
    """The lines that a question says are not asked: takes `never mind the penal section`."""
    declined = [match[0] for match in _DECLINED.finditer(question)]
    kinds = [_kind_of(one) for words in declined for one in _FACETS.findall(words)]
    fields = [field for words in declined for field in (*other_lines_named(words), *_fields_before_a_noun(words))]
    besides = [field for one in _BESIDES.finditer(question) if (field := field_called(one["field"]))]
    return tuple(dict.fromkeys([*kinds, *fields, *besides]))


def _fields_before_a_noun(words: str) -> list[str]:
    """The fields that words name before a noun of law: takes `leaving aside the Negotiable Instruments Act`."""
    nouns = re.finditer(rf"\b{_NOUN}\b", words, re.IGNORECASE)
    return [field for noun in nouns if (field := field_named(words[: noun.start()]))]


def _parts(sentence: str, offset: int) -> list[Part]:
    heads = [one for one in _HEAD.finditer(sentence) if not _CAME.match(sentence, one.end())]
    is_short = len(sentence.split()) <= _IS_SHORT or (heads and heads[0]["alone"] and heads[0].start() == 0)
    if not is_short and not _ASKS.search(sentence):
        return []
    asks = _ASKS.search(sentence)
    if any(one["name"] for one in heads):  # `which law, IPC or BNS`: the names say which is meant
        heads = [one for one in heads if not one["bare"]]
    parts: list[Part] = []
    for place, head in enumerate(heads):
        following = heads[place + 1].start() if place + 1 < len(heads) else len(sentence)
        before = heads[place - 1].end() if place else 0
        behind = sentence[head.end() : following]
        told = _told(head, sentence)
        lines = told or (_of_the_clause(head, behind, sentence[before : head.start()], sentence) if asks else ())
        is_next = parts and parts[-1].lines == (PENAL,) and _IS_ASKED.search(sentence, 0, head.start())
        if not lines and is_next and (_IS_MORE.search(behind) or _IS_JOINED.search(sentence, 0, head.start())):
            is_of_a_deed = _FOR_ANOTHER.match(behind) or families_in(behind) or _is_of_another_deed(head[0], behind)
            lines = (PENAL,) if is_of_a_deed else (PROCEDURE,)  # `and which code for the form`
        parts.append(Part(offset + head.start(), lines, f"{head[0]}{behind}", bool(told), bool(head["name"])))
    return parts


def _told(head: re.Match[str], sentence: str) -> tuple[str, ...]:
    """The lines that a noun's own words name; of several laws at once also those listed behind them."""
    if head["name"]:
        return tuple(line for line, words in _NAMES if re.fullmatch(words, head["name"], re.IGNORECASE))[:1]
    if head["step"]:
        return (PROCEDURE,)
    if head["three"]:
        return (PENAL, PROCEDURE, EVIDENCE)
    if (
        row := head["row"]
        or head["ofrow"]
        or head["behind"]
        or head["whose"]
        or head["alone"]
        or head["item"]
        or head["ell"]
    ):
        told = tuple(dict.fromkeys(_kind_of(one) for one in _FACETS.findall(row)))
        noun = re.search(_NOUN, head["of"] or "", re.IGNORECASE)
        listed = _listed(sentence[head.end() :]) if noun and _PLURAL.search(noun[0]) else ()
        return (*told, *(one for one in listed if one not in told))
    return _told_around(head, sentence[max(0, head.start() - _NAME_AT_MOST) : head.start()], sentence)


def _told_around(head: re.Match[str], before: str, sentence: str) -> tuple[str, ...]:
    """The lines that the words on both sides of a noun name: `company` before `law`, `permits it` behind `code`."""
    if head["bare"] and _CODE.fullmatch(head["bare"]) and _PERMITS.match(sentence, head.end()):
        return (EVIDENCE if line_of_words(before) == EVIDENCE else PROCEDURE,)
    if head["under"] and families_in(before):  # `Criminal breach of trust under what?`
        return (PENAL,)
    named = other_lines_named(f"{before}{head[0]}")
    field = field_named(_OPENS.split(before)[-1]) or _field_behind(sentence[head.end() :])
    return named[-1:] or ((field,) if field else ())


def _field_behind(behind: str) -> str | None:
    """The field that the words behind a noun name: takes ` on foreigners?`, ` about registered designs`."""
    match = _ABOUT.match(behind)
    words = match[1].split() if match else []
    ends = range(len(words), 0, -1)
    return next((found for end in ends if (found := field_called(" ".join(words[:end])))), None)


def _listed(behind: str) -> tuple[str, ...]:
    """The lines of a list behind several laws: takes ` for the crime, the search and the proof`."""
    items = _ITEM.split(_STOP_OF_A_LIST.split(behind, maxsplit=1)[0])
    return tuple(dict.fromkeys(line for one in items if (line := _of_words(one))))


def _of_the_clause(head: re.Match[str], behind: str, before: str, sentence: str) -> tuple[str, ...]:
    """The lines that the words behind a noun tell, or those before it in its clause."""
    if head["blank"] or head["under"]:
        line = _of_words(_CLAUSE.split(_UNDER.sub("", before))[-1])
        return (line,) if line else ()
    is_of_several = _PLURAL.search(head["bare"]) or _MARKED.search(behind)
    if is_of_several and len(listed := _listed(sentence[head.end() :])) > 1:
        return listed
    line = None
    if list_before := _LIST_BEFORE.search(before):
        listed = tuple(dict.fromkeys(told for one in _ITEM.split(list_before[1]) if (told := _of_words(one))))
        if _PLURAL.search(head["bare"]) and len(listed) > 1:  # `dowry death and the investigation: under which laws`
            return listed
        line = listed[0] if len(listed) == 1 and list_before[2] == ":" else None  # `Causing death: which code?`
    if line is None and _IS_ASKED_OF.search(before) and not _IS_NEXT.search(before):
        clauses = [one for one in re.split(r"[;:]|,\s", _IS_ASKED_OF.sub("", before)) if one.strip()]
        line = _of_words(clauses[-1]) if clauses else None
    line = line or _of_words(_STOP.split(behind, maxsplit=1)[0])
    if line is None and _SECTIONS.fullmatch(head["bare"]):
        line = PENAL
    return (line,) if line else ()


def _kind_of(facet: str) -> str:
    return next(line for line, pattern in _KINDS if pattern.search(facet))


def _of_words(words: str) -> str | None:
    """The line that the words behind a noun of law tell: who acts under it goes before what the matter is about."""
    if (acts := _WHO_ACTS.match(words)) and not _PUNISHED.search(words, acts.end()):
        told = line_of_words(words)
        return told if told == EVIDENCE else PROCEDURE
    return line_of_words(words) or (PENAL if _WRONG.search(words) or families_in(words) else None)
