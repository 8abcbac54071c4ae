"""The words that tell one deed or doer from another, cut to what their forms share: `burning` and `burnt`. Pure."""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re

_SHORTEST, _LONGEST = 3, 6
_WORD = re.compile(r"[A-Za-z][\w'-]*")
_DOER = re.compile(r"[B-HJ-Z]")  # takes `X`, `Y`; refuses `A`, `I`
_EMPTY = frozenset(
    (
        "abet abets abetted abetting the with from which what whom whose were been being have does that this "
        "these those their them your code codes law laws penal statute statutes act acts enactment enactments "
        "section sections provision provisions punish punishes punished punishing punishment punishable "
        "offence offences crime crimes criminal charge charged charges govern governs governed governing "
        "apply applies applied applicable answer answers liable liability guilty covers cover case cases "
        "alone only considered sanhita indian bharatiya nyaya trial court courts police person woman man "
        "accused name named names state states give gives advise please would will should could shall must "
        "when then than there here know want wants tell tells told asked asks ask question also same such "
        "other another wrong first second third time year month day night who had has was his her him not and "
        "for any one two see say says may our its are but did how you can out own new old ipc bns she they "
        "deed deeds done all on by in into about against under client over after before until till since both "
        "each while where very still some die dies died dying dead death deaths"
    ).split()
)
# forms of one verb that no ending makes
_IRREGULAR = {
    one: words.split()[0]
    for words in (
        "use us user using used uses", "break brok broke broken", "mak made", "shoot shot",
        "steal stole stolen stol theft thief thiev",
        "strik struck", "hid hidden hidd", "tak took taken", "throw threw thrown", "fight fought", "giv gave given",
        "buy bought", "sell sold sal sale sales", "burn burnt", "keep kept", "lie lied lying", "writ wrote written",
        "driv drove driven drov", "speak spoke spoken", "tear tore torn", "bit bitten bitt", "flee fled", "send sent",
        "sink sank sunk", "hold held", "spend spent", "bind bound", "lend lent", "lead led", "leav left", "pay paid",
        "swear swore sworn", "catch caught", "bring brought", "draw drew drawn", "shak shook shaken",
        "feed fed", "find found", "grind ground", "hang hung", "light lit",
        "rid rode ridden", "run ran", "dig dug", "spit spat", "forg forger",
    )
    for one in words.split()
}  # fmt: skip
_TAILS = ("ings", "ing", "ers", "er", "ery", "edly", "ed", "es", "s", "ly", "e", "y")


def deed_words(words: str) -> set[str]:
    """The roots of the words that tell one deed or doer from another."""
    found = {word for word in _WORD.findall(words) if _DOER.fullmatch(word)}
    roots = (_root(word) for word in _WORD.findall(words) if word.lower() not in _EMPTY)
    return found | {one[:_LONGEST] for one in roots if len(one) >= _SHORTEST}


def _root(word: str) -> str:
    lower = word.lower().removesuffix("'s")
    if lower in _IRREGULAR:
        return _IRREGULAR[lower]
    tail = next((one for one in _TAILS if lower.endswith(one) and len(lower) - len(one) >= _SHORTEST), "")
    cut = lower.removesuffix(tail)
    if len(cut) > _SHORTEST and cut[-1] == cut[-2] and cut[-1] not in "aeiouls":
        cut = cut[:-1]
    return _IRREGULAR.get(cut, cut)
