"""Words that point to several judgments named before: `these decisions`, `the said two cases`. Pure.

Where such words stand, which of the judgments named before they sum up, and whether their sentence makes them judgments
at all: `these cases` are as often those before the court.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nyayagraph.law.names.judgments_named import NamedJudgment
from nyayagraph.law.names.pointing_words import OF_ANOTHER

# `find` looks for them faster than a pattern
_NOUNS = {"cases": "cases", "decisions": "decisions", "judgments": "judgments", "judgements": "judgments",
          "rulings": "rulings", "authorities": "authorities"}  # fmt: skip
_COUNTS = {"two": 2, "both": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
_COUNT = "two|three|four|five|six|seven"
_SAID = r"said|aforesaid|above|above[-\s]{0,2}(?:mentioned|cited|referred|said|noted|quoted)|afore-?mentioned"
# takes `these `, `the said two `, `both the above `; refuses `the `, `such `
_BEFORE = re.compile(
    rf"(?<![A-Za-z])(?P<words>(?:(?P<both>[Bb]oth)\s{{1,3}})?(?:(?:all\s{{1,3}})?(?P<demonstrative>[Tt]hese|[Tt]hose)|(?P<the>[Tt]he)|(?<=oth\s))"
    rf"(?:\s{{1,3}}(?P<count>{_COUNT}))?(?:\s{{1,3}}(?P<said>{_SAID}))?(?:\s{{1,3}}(?P<count_behind>{_COUNT}))?"
    r"(?:\s{1,3}(?:earlier|reported|unreported|leading|recent)){0,2})\s{1,3}$"
)
_REACH = 60
# behind the noun, a kind of case or names yet to come: takes ` where`, `, viz`, ` in Das v.`, ` he relied on are Das`
_YET_TO_COME = re.compile(
    r"\s{0,2}:|[\s,]{1,3}(?:where|when|in\s{1,3}whose|whose|(?:is|are|being)\s{1,3}(?:[A-Z]|\()|registered|pending"
    r"|(?:mentioned|specified|set\s{1,3}out|given|enumerated)\s{1,3}(?:in\s{1,3}(?!the\s{1,3}judg)|below|hereunder))"
    r"|[^.;:]{0,40},\s{1,3}(?:namely|viz)\b|[^.;:]{0,60}?\sare\s{1,3}(?:[A-Z]|\()"
    r"|(?:(?:\s{1,3}(?:of|by|the|this|cited|relied|upon|on|rendered|reported|given|learned|counsel|[A-Z]\w{1,12}\.?)){0,8}?"
    r"\s{1,3}(?:in|as))?[\s,]{1,3}(?:the\s{1,3})?(?:[A-Z][\w.&',-]*\s{1,3}(?:of\s{1,3})?){1,8}?"
    r"(?:[vV][sS]?\b|and\b|[Cc]ase\b|[\[(][Ss]upra)"
)
# behind `those cases`: takes ` not covered by`, ` of the Tribunal which`: a kind, told by what follows
_A_KIND = re.compile(r"\s{1,3}(?:not\b|only\b|falling|(?:of\s[^.;,]{0,60}?\s)?(?:which|that|who)\b)")
# what a judgment holds, or what is done with it, right before the words: takes `ratio of `, `held in each of `,
# `relied on all `; refuses `held that the matter in `, `question in `
_USED = re.compile(
    r"(?:\b(?:ratio|principles?|dict(?:um|a)|reasoning|propositions?|views?|rules?|doctrine|law(?!\s{1,3}(?:arose|arises|in))|observations?|directions?)"
    r"(?:\s{1,3}(?!should|may|can|could|not|will|would|shall|must|that|arose|arises)\w+){0,7}?\s{1,3}(?:in|of|by|from)"
    r"|\b(?:held|observed|laid\s{1,3}down|decided|pointed\s{1,3}out|enunciated|reiterated|adumbrated|propounded|stated|concerned)"
    r"(?:\s{1,3}(?:by|this|the|Supreme|Court|was))*\s{1,3}(?:in|by)"
    r"|\bdecisions?\s{1,3}of\s{1,3}(?:this|the\s{1,3}Supreme)\s{1,3}Court\s{1,3}in"
    r"|\b(?:analysis|review|conspectus|perusal|examination|reading|authority|correctness|strength)\s{1,3}of"
    r"|\b(?:overruled|distinguish\w*|[Ff]ollow(?:ed|ing)|[Aa]pplying|discuss(?:ed|ing)|cited|scrutinising)"
    r"|\b[Rr]el(?:y|ied|iance|ying)\b[^.;:]{0,30}?\s(?:up)?on|\b[Rr]efer\w*\s{1,3}to|\b[Aa]ddition\s{1,3}to|\b[Ff]rom)\s{1,3}"
    r"(?:(?:all|each|both|some|any|the\s{1,3}(?:first|second|third|last|latter|former))(?:\s{1,3}of)?\s{1,3})?$"
)
# what a judgment does, right behind the words: takes ` do not support`, ` were decided`; refuses ` raise`, ` relate to`
_DOES = re.compile(
    r"[\s,]{1,3}(?:(?:do|does|did|can|could|may|must|will|would|are|is|were|was|has|have|had|be|been|being|also|not|no|clearly|certainly|therefore"
    r"|however|only|all|any|expressly|in\s{1,3}our\s{1,3}(?:opinion|judgment|view)|too|really|indeed|again|directly|both|of\s{1,3}any|of|in\s{1,3}any)[\s,]{1,3}){0,5}"
    r"(?:lay|laid|hold|held|support\w*|help\w*|assist\w*|reiterat\w+|illustrat\w+|reinforc\w+|establish\w*|emphasi[sz]\w+|indicat\w+|demonstrat\w+"
    r"|authorit\w+|distinguish\w+|overrul\w+|approv\w+|follow\w+|reli(?:ed|ance)|cited|referred|decided(?!\s{1,3}by\s{1,3}(?:a|one)\b)|rendered|turned|proceed(?:ed)?|bearing|application"
    r"|relevan\w+|dealt(?!\s{1,3}with\s{1,3}by)|(?<=not\s)deal|related|concerned|appl(?:y|ied|icable)|point(?:s|ed)?\s{1,3}out|make\s{1,3}it\s{1,3}clear|go(?:es)?\s{1,3}to\s{1,3}show|show|lend|avail"
    r"|took|taken|inapplicab\w+|enunciat\w+|recogni[sz]\w+|construed?|explain\w*|governed?|binding|set\s{1,3}out|cover|correctly)\b"
)
# takes ` it was held`, ` this Court observed`, ` the learned Judges had taken`; refuses ` the High Court dismissed`
_SAYS = re.compile(
    r"[\s,]{1,3}(?:[^.;:]{0,50}?\b(?:it|Court|Bench|[Jj]udges?|Council|[Ll]ordships?|Committee|House|J\.)[\s,]{1,3}(?:of\s{1,3}\w+\s{1,3}){0,2}(?:was|were|has|have|had|also|being|been"
    r"|clearly|specifically|not)?\s{0,3}(?:held|observed|laid|pointed|decided|upheld|reiterated|considering|considered|dealing|examined|construed"
    r"|concerned|called|took|taken|noticed|stated|emphasi[sz]ed|said|rejected|repelled|struck|applied|followed)\b"
    r"|[^.;:]{0,60}?\b(?:was|were)\s{1,3}(?:upheld|struck\s{1,3}down|held|considered|examined|construed|interpreted|distinguished)\b)"
)
_IN = re.compile(r"\b[Ii]n\s{1,3}(?:(?:all|each|both|none|neither|some)(?:\s{1,3}of)?\s{1,3})?$")
# one of the court's own clause: takes `set aside`, `impugned`; such judgments are those under appeal
_UNDER_APPEAL = re.compile(
    r"\b(?:appeals?|appealed|challeng\w+|aggrieved|impugned|set(?:ting)?\s{1,3}aside|quashed|confirmed|affirmed|reversed|special\s{1,3}leave|writ)\b"
)
_CLAUSE_BEFORE, _CLAUSE_BEHIND = 70, 110
_ALWAYS = frozenset(("decisions", "judgments", "rulings"))
# judgments spoken of and not named: takes `a series of decisions`, `certain other cases`; refuses `the decisions`
_UNNAMED = re.compile(
    r"\b(?:certain|several|series|number|catena|host|some|various|many|numerous|few)\s{1,3}(?:of\s{1,3}|other\s{1,3}|earlier\s{1,3}){0,2}"
    r"(?:cases|decisions|judge?ments|rulings|authorities)\b"
)
_CHAIN = 450  # characters between two judgments of one group
_FARTHEST = 3000
_LATELY = 800  # characters over which judgments spoken of and not named are meant
_MOST = 12
_FEWEST = 2

Named = tuple[int, int, NamedJudgment | None, str | None]  # start, end, judgment, note


class PointedAtSeveral(NamedTuple):
    """Words of pointing at `[start, end)`, how many judgments they say there are, 0 where they do not."""

    start: int
    end: int
    word: str
    noun: str
    how_many: int


def find_several(text: str) -> Iterator[PointedAtSeveral]:
    """Every place where words may point to several judgments, by noun."""
    for printed, noun in _NOUNS.items():
        start = text.find(printed)
        while start >= 0:
            end = start + len(printed)
            if text[start - 1 : start].isspace() and not text[end : end + 1].isalnum():
                before = _BEFORE.search(text, max(0, start - _REACH), start)
                if before and (pointed := _pointed(before, noun, end)):
                    yield pointed
            start = text.find(printed, end)


def _pointed(before: re.Match[str], noun: str, end: int) -> PointedAtSeveral | None:
    """The words of pointing before a noun that ends at `end`; None where they name a kind or what is yet to come."""
    count = _COUNTS.get((before["count"] or before["count_behind"] or before["both"] or "").lower(), 0)
    word = (before["demonstrative"] or ("said" if before["said"] else "") or ("both" if before["both"] else "")).lower()
    if not word and not count:
        return None  # `the decisions`
    text = before.string
    if OF_ANOTHER.match(text, end) or _YET_TO_COME.match(text, end):
        return None
    if word == "those" and _A_KIND.match(text, end):
        return None
    return PointedAtSeveral(before.start("words"), end, word or "the", noun, count)


def summed_up(place: int, named: Iterable[Named], count: int) -> list[Named]:
    """Of judgments named before `place`, nearest first, those that words there sum up, in their order in the text.

    So many as the words say; else all that stand close to one another, two at least. Fewer are none.
    """
    group: list[Named] = []
    wanted = count or _MOST
    for one in named:
        if place - one[1] > _FARTHEST or len(group) == wanted:
            break
        if not count and len(group) >= _FEWEST and group[-1][0] - one[1] > _CHAIN:
            break
        if one[2] is not None and not any(one[2] is other[2] for other in group):
            group.append(one)
    return group[::-1] if len(group) >= _FEWEST else []


def are_unnamed(text: str, pointed: PointedAtSeveral, named_to: int) -> bool:
    """Whether judgments that the text does not name were spoken of last, behind the last that it names."""
    return _UNNAMED.search(text, max(named_to, pointed.start - _LATELY), pointed.start) is not None


def means_judgments(text: str, pointed: PointedAtSeveral) -> bool:
    """Whether such words mean judgments: decisions do, unless under appeal; cases and authorities by their sentence.

    Cases are judgments where they hold, are held in, or are relied on and the like; else they may be those at bar.
    """
    before = (text, max(0, pointed.start - _CLAUSE_BEFORE), pointed.start)
    if pointed.noun in _ALWAYS:
        behind = text[pointed.end : pointed.end + _CLAUSE_BEHIND].partition(".")[0]
        own = pointed.noun == "judgments" and pointed.word != "those"
        return not (own and (_UNDER_APPEAL.search(*before) or _UNDER_APPEAL.search(behind)))
    if pointed.noun == "authorities" and pointed.word != "these":
        return False  # they are offices
    if _USED.search(*before) or _DOES.match(text, pointed.end):
        return True
    return bool(_IN.search(*before) and _SAYS.match(text, pointed.end))
