"""Text to tokens for lexical scoring: citations, section numbers and two-character tokens survive. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable

from nyayagraph.retrieval.stemming import stem

# A word or a number, with clauses: takes `bail`, `302`, `53a`, `19(1)(a)`; refuses the `?` of `302?`.
_WORD = re.compile(r"[a-z0-9]+(?:\([a-z0-9]{1,4}\))*")
# A number that a word before it makes a section or an article: takes `Section 302`, `u/s 302`, `Arts. 14`, `s.34`,
# `§ 7`; refuses `days 302` and `part 3`.
_PROVISION = re.compile(
    r"(?:\b(?:u/)?s(?:ections?|ecs?\.?|s?\.|(?<=/s))|\b(a)rt(?:icle)?s?\.?|§)\s*(\d+[a-z]{0,2}\b(?:\([0-9a-z]{1,4}\))*)"
    r"((?:\s*(?:,|/|\band\b|\bor\b|&|\br/w\b|\bread with\b)\s*\d+[a-z]{0,2}\b(?:\([0-9a-z]{1,4}\))*)*)"
)
_NUMBER = re.compile(r"\d+[a-z]{0,2}(?:\([0-9a-z]{1,4}\))*")
# Reported citations: takes `AIR 1978 SC 597`, `A.I.R. 1978 Supreme Court 597`, `1978 AIR 597`, `(1978) 1 SCC 248`,
# `[1978] 2 SCR 621`, `1978 SCR (2) 621`, `2023 INSC 190`; refuses `1978 and 597`.
_AIR = re.compile(
    r"\ba\.?i\.?r\.?\s*\(?(\d{4})\)?\s+(?:s\.?\s?c\.?|supreme court)\s+(\d+)|\b(\d{4})\s+air\s+(?:sc\s+)?(\d+)"
)
_VOLUME = re.compile(
    r"[(\[]?\b(\d{4})[)\]]?\s+(?:supp\.?\s+)?\(?(\d{1,2})?\)?\s*(scc|scr|scale|insc)\b\.?\s*(?:\((\d{1,2})\))?\s*(\d+)"
)

# fmt: off
STOP_WORDS = frozenset({
    "a", "an", "the", "of", "in", "on", "at", "to", "by", "for", "with", "from", "as", "is", "are", "was",
    "were", "be", "been", "being", "am", "do", "does", "did", "done", "has", "have", "had", "having", "i", "me",
    "my", "we", "us", "our", "you", "your", "he", "him", "his", "she", "her", "it", "its", "they", "them",
    "their", "this", "that", "these", "those", "there", "here", "what", "which", "who", "whom", "whose", "when",
    "where", "why", "how", "and", "or", "but", "if", "then", "than", "so", "not", "no", "nor", "can", "could",
    "may", "might", "must", "shall", "should", "will", "would", "about", "into", "over", "under", "upon",
    "such", "any", "all", "also", "only", "same", "other", "s", "v", "vs", "versus", "etc", "mr", "mrs", "ms",
})
# fmt: on


# fmt: off
# English words whose forms no ending betrays, by what they are forms of.
_IRREGULAR = {
    "break": "broke broken", "steal": "stole stolen", "burn": "burnt", "hide": "hid hidden", "buy": "bought",
    "sell": "sold", "tell": "told", "take": "took taken", "give": "gave given", "drive": "drove driven",
    "flee": "fled", "run": "ran", "hang": "hung", "strike": "struck", "shoot": "shot", "bite": "bit bitten",
    "throw": "threw thrown", "keep": "kept", "catch": "caught", "fight": "fought", "bring": "brought",
    "seek": "sought", "swear": "swore sworn", "tear": "tore torn", "write": "wrote written", "speak": "spoke spoken",
    "leave": "left", "lose": "lost", "find": "found", "hold": "held", "slay": "slain slew", "bind": "bound",
    "fall": "fell fallen", "die": "died death dead", "woman": "women", "man": "men", "child": "children",
    "wife": "wives", "thief": "thieves", "knife": "knives", "lie": "lied lying", "pay": "paid", "send": "sent",
    "spend": "spent", "lend": "lent", "build": "built", "meet": "met", "lead": "led", "feed": "fed", "say": "said",
    "see": "saw seen", "make": "made", "go": "went gone", "come": "came", "know": "knew known", "grow": "grew",
    "draw": "drew drawn", "forget": "forgot forgotten", "choose": "chose chosen", "wear": "wore worn",
    "ride": "rode ridden", "rise": "rose", "drink": "drank drunk", "sink": "sank", "sing": "sang", "begin": "began",
    "dig": "dug", "stick": "stuck", "sleep": "slept", "creep": "crept", "deal": "dealt", "mean": "meant",
    "feel": "felt",
}
# fmt: on
_BASE = {form: base for base, forms in _IRREGULAR.items() for form in forms.split()}
_LETTERS = re.compile(r"[a-z]+")
# Words of the law that an ending tells apart, though English stems make them one with another: a bailable offence is
# not bail, cognizable is not cognizance, probation not probate, personation not person, adulteration not adultery.
_APART = {
    form: word
    for word, forms in {
        "bailable": "bailable",
        "cognizable": "cognizable cognisable",
        "probation": "probation probationary probationer probationers",
        "personation": "personation personating personate personates impersonation impersonating",
        "adulteration": "adulteration adulterated adulterate adulterating",
        "executive": "executive",
        "publication": "publication publications",
    }.items()
    for form in forms.split()
}


class _Canonical(dict[str, str]):
    """Word to token, worked out once a word; the empty token is dropped."""

    def __init__(self, token_of: Callable[[str], str]) -> None:
        super().__init__()
        self._token_of = token_of

    def __missing__(self, word: str) -> str:
        token = self._token_of(word)
        if len(self) < _REMEMBERED:
            self[word] = token
        return token


def _token(word: str) -> str:
    if word[0].isdigit():
        return word
    head = word.partition("(")[0]
    return "" if len(head) == 1 or head in STOP_WORDS else _APART.get(head) or stem(head)


def _plain_token(word: str) -> str:
    return _token(_LETTERS.sub(lambda match: _BASE.get(match[0], match[0]), word))


_REMEMBERED = 200_000
_CANONICAL, _PLAIN = _Canonical(_token), _Canonical(_plain_token)


def words(text: str) -> list[str]:
    """Plain tokens in order of appearance: stems of words, numbers whole, stop words and letters gone.

    A number with clauses counts with and without them.
    """
    return _tokens(text, _CANONICAL)


def _tokens(text: str, token_of: _Canonical) -> list[str]:
    lowered = text.lower()
    found = [token for word in _WORD.findall(lowered) if (token := token_of[word])]
    if "(" in lowered:
        found += [token.partition("(")[0] for token in found if "(" in token]
    return found


def plain_words(text: str) -> list[str]:
    """Plain tokens, irregular forms led back to their base: `stole` and `stolen` are `steal`."""
    return _tokens(text, _PLAIN)


def spellings(text: str) -> dict[str, str]:
    """For each plain token of `text`, the word as it is first written there, in lower case."""
    written: dict[str, str] = {}
    for word in _WORD.findall(text.lower()):
        if token := _CANONICAL[word]:
            written.setdefault(token, word)
    return written


def marked(text: str) -> list[str]:
    """Tokens that say what a number is: `§302` for a section, `art§21` for an article, and whole citations.

    A reported citation is one token, the same for every way of printing it: `1978_sc_597`, `1978_1_scc_248`.
    """
    lowered = text.lower()
    return _provisions(lowered) + _citations(lowered)


def tokens(text: str) -> list[str]:
    """Plain tokens, then marked ones."""
    return words(text) + marked(text)


def _provisions(lowered: str) -> list[str]:
    found: list[str] = []
    for article, first, rest in _PROVISION.findall(lowered):
        prefix = "art§" if article else "§"
        for number in [first, *_NUMBER.findall(rest)]:
            found.append(prefix + number)
            if "(" in number:
                found.append(prefix + number.partition("(")[0])
    return found


def _citations(lowered: str) -> list[str]:
    air = [f"{year or other}_sc_{page or behind}" for year, page, other, behind in _AIR.findall(lowered)]
    volumes = [
        "_".join(part for part in (year, before or behind, reporter, page) if part)
        for year, before, reporter, behind, page in _VOLUME.findall(lowered)
    ]
    return air + volumes
