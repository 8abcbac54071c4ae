"""Words of claims and passages in one form: stems, numbers with units, modals, negation. Pure.

A small hand-made stemmer on purpose: a verdict must be the same on every machine and in every version.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from nyayagraph.law.text.kept import kept


def word_list(text: str) -> tuple[str, ...]:
    """The words of `text`, in order: how this room writes its lists of words."""
    return tuple(text.split())


_WORD = re.compile(r"[A-Za-z]+(?:['\u2019][a-z]+)?")  # takes `seven`, `court's`; refuses `1,000`, `(`
_STOP = frozenset(
    word_list(
        "a an the of to in on at by for from with as is are was were be been being has have had do does did it "
        "its this that these those there here which who whom whose what when where while and or but if then than "
        "so such also any all some each every other another he she they them his her their we our you your i me "
        "my us into upon within under over between among through during about same only very more most own can "
        "could would should will shall may might must ought not no nor never neither cannot v vs anr ors etc ie "
        "eg viz said per one therefore hence thus consequently accordingly however moreover further furthermore "
        "finally first second third also even still yet rather quite because since although though whether if "
        "unless except until without out"
    )
)
# Words that every legal sentence has: their presence shows little, so they weigh little.
_COMMON_WORDS = word_list(
    "court case law section article act code constitution judg judgment india indian supreme high hon'ble "
    "held hold provid provision state bench right person matter decid decision rule question view thing made "
    "make give given become apply appli accord sanhita nyaya bharatiya nagarik suraksha sakshya adhiniyam "
    "penal criminal procedure civil clause sub constitut justice settl case say said observ lay laid "
    "establish recogn recognis relevant present follow mean deal govern relat prescrib part cover need now "
    "today current known call includ within natur regard respect concern power authority accus set charg alleg "
    "petition appell respond"
)
_IRREGULAR = dict(
    pair.split("/")
    for pair in word_list(
        "punishment/punish punishable/punish punishments/punish penalty/punish penalties/punish "
        "imprisonment/imprison jail/imprison prison/imprison incarceration/imprison amendment/amend "
        "amendments/amend amendable/amend held/hold laid/lay struck/strike unconstitutional/unconstitution "
        "unconstitutionality/unconstitution died/die death/death offences/offenc offence/offenc offense/offenc "
        "crime/offenc crimes/offenc women/woman men/man children/child wives/wife lives/life theft/theft "
        "stealing/theft steals/theft cheque/chequ cheques/chequ check/chequ dishonour/dishonour "
        "dishonor/dishonour dishonoured/dishonour dishonest/dishonest dishonestly/dishonest killing/murder "
        "homicide/homicid murderer/murder privacy/privac private/privat arbitration/arbitrat "
        "arbitrator/arbitrator defamation/defam defamatory/defam sedition/seditio seditious/seditio "
        "overruled/overrul overruling/overrul overrules/overrul overrule/overrul procedure/procedure "
        "procedures/procedure legislature/legislatur legislation/legislat fundamental/fundamental basic/basic "
        "divorced/divorc adulterous/adulter adultery/adulter evidence/evidenc evidentiary/evidenc "
        "admissible/admissib admissibility/admissib maintenance/mainten maintain/mainten necessary/necess "
        "necessity/necess mandatory/mandator compulsory/mandator obligatory/mandator life/life wife/wife "
        "speed/speed speedy/speed speedily/speed arrested/arrest equality/equal equally/equal validity/valid "
        "invalidity/invalid bars/bar barred/bar barring/bar"
    )
)
_SUFFIXES = word_list(
    "isations izations isation ization ations ation ements ement ments ment ingly edly ously ness ities ity "
    "ives ive ances ance ences ence ings ing ions ion ally als al able ible ies ied ed ers er ors or ly es s "
    "e y"
)  # fmt: skip
_TEXTS_KEPT = 8_192  # one text's sentences are looked at many times
_WORDS_KEPT = 65_536
_SHORT_SUFFIXES = ("ing", "ed", "es", "e")

_NUMBER_WORDS = {
    word: value
    for value, word in enumerate(
        word_list(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
            "seventeen eighteen nineteen twenty"
        )
    )
}
_TENS = dict(zip(word_list("twenty thirty forty fifty sixty seventy eighty ninety"), range(20, 100, 10), strict=True))
_NUMBER_WORDS |= {"hundred": 100} | _TENS
_NUMBER_WORDS |= {f"{ten}-{one}": _TENS[ten] + _NUMBER_WORDS[one] for ten in _TENS for one in list(_NUMBER_WORDS)[1:10]}


def number_of_word(word: str) -> str:
    """`7` for `seven`; '' for a word that is no number."""
    return str(_NUMBER_WORDS[word]) if word in _NUMBER_WORDS else ""


@cache
def stem(word: str) -> str:
    """A word's stem: `punishing`, `punishes`, `punishment` give `punish`."""
    plain = word.lower().replace("\u2019", "'").removesuffix("'s")
    if plain in _IRREGULAR:
        return _IRREGULAR[plain]
    for suffix in _SUFFIXES:
        shortest = 3 if suffix in _SHORT_SUFFIXES else 4
        if plain.endswith(suffix) and len(plain) - len(suffix) >= shortest:
            cut = plain[: -len(suffix)]
            return cut[:-1] if len(cut) > 4 and cut[-1] == cut[-2] and cut[-1] not in "sl" else cut  # noqa: PLR2004
    return plain


_COMMON = frozenset(_COMMON_WORDS) | frozenset(map(stem, _COMMON_WORDS))


@lru_cache(maxsize=_WORDS_KEPT)
def _content_stem(word: str) -> str:
    """The stem of a printed word; '' for one that tells nothing."""
    plain = word.lower()
    return stem(word) if len(word) > 1 and plain not in _STOP and plain not in _NUMBER_WORDS else ""


@lru_cache(maxsize=_TEXTS_KEPT)
def content_words(text: str) -> tuple[str, ...]:
    """Stems of the telling words of `text`, in order; numbers are left to `quantities`."""
    return tuple(filter(None, map(_content_stem, _WORD.findall(text))))


def weight(word: str) -> float:
    """How much the presence of a stem shows: a fifth for words that every legal sentence has."""
    return 0.2 if word in _COMMON else 1.0


# takes `seven years`, `10 years`, `Rs. 5,000`, `13-judge bench`; refuses `section 302`
_QUANTITY = re.compile(
    r"\b(?P<number>\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?|"
    + "|".join(sorted(_NUMBER_WORDS, key=len, reverse=True))
    + r")[\s-]{1,2}(?:or\s+more\s+)?(?P<unit>years?|months?|days?|weeks?|hours?|per\s?cents?|percent|%"
    r"|rupees?|lakhs?|crores?|judges?|members?|persons?|times)\b"
    r"|\b(?:Rs\.?|INR|₹)\s?(?P<money>\d+(?:,\d+)*)",
    re.IGNORECASE,
)


@lru_cache(maxsize=_TEXTS_KEPT)
def quantities(text: str) -> tuple[tuple[str, str], ...]:
    """Every number that has a unit, as (number, unit): `seven years` and `7 years` are the same."""
    found = []
    for match in _QUANTITY.finditer(text):
        if match["money"]:
            found.append((match["money"].replace(",", ""), "rupee"))
            continue
        printed = match["number"].lower().replace(",", "")
        number = str(_NUMBER_WORDS[printed]) if printed in _NUMBER_WORDS else printed
        found.append((number, re.sub(r"\s", "", match["unit"].lower()).rstrip("s")))
    return tuple(found)


MUST = re.compile(
    r"\b(?:shall|must|mandatory|compulsor(?:y|ily)|obligatory|mandatorily|required\s+to|bound\s+to|has\s+to|have\s+to)\b",
    re.IGNORECASE,
)
MAY = re.compile(r"\b(?:may|can|discretion(?:ary)?|optional|directory|permitted\s+to|at\s+liberty)\b", re.IGNORECASE)


def modality(text: str) -> str:
    """`must`, `may`, `both` or '' for what `text` makes of a duty."""
    must, may = bool(MUST.search(text)), bool(MAY.search(text))
    if must and may:
        return "both"
    return "must" if must else "may" if may else ""


# behind `not`: refuses `not more than seven years`, `not be later than`, which bound an amount and deny nothing
NO_BOUND = (
    r"(?!\s+(?:be\s+)?(?:more|less|later|earlier|longer|shorter|fewer|greater|exceed\w*|below|above|under|beyond)\b)"
)
# Words that turn a proposition round; a pair on opposite sides of claim and passage is a contradiction.
OPPOSITES: tuple[frozenset[str], ...] = tuple(
    frozenset(stem(word) for word in pair.split("/"))
    for pair in word_list(
        "bailable/non-bailable cognizable/non-cognizable valid/invalid constitutional/unconstitutional "
        "legal/illegal lawful/unlawful upheld/struck mandatory/directory maximum/minimum "
        "prospective/retrospective increased/reduced before/after plaintiff/defendant allowed/dismissed "
        "absolute/qualified guilty/innocent admissible/inadmissible civil/criminal major/minor included/excluded "
        "wider/narrower binding/persuasive affirmed/reversed followed/overruled"
    )
)
_NON = re.compile(r"\bnon[\s-](bailable|cognizable|compoundable)\b", re.IGNORECASE)


@kept
def normalised(text: str) -> str:
    """`text` with `non-bailable` as one word, plain quotes and single spaces."""
    plain = text.replace("\u2019", "'").replace("\u2018", "'").replace("“", '"').replace("”", '"')
    plain = re.sub(
        r"\b(is|are|was|were|be)\s+not\s+(bailable|cognizable|compoundable)\b", r"\1 non\2", plain, flags=re.IGNORECASE
    )
    return " ".join(_NON.sub(r"non\1", plain).split())


def as_printed(stems: Sequence[str], text: str) -> list[str]:
    """The words of `text` behind stems, as it prints them."""
    return [word for word in dict.fromkeys(re.findall(r"[A-Za-z]+", text)) if stem(word) in stems]


def telling_words(text: str) -> list[str]:
    """Stems that say what a text is about."""
    return [word for word in dict.fromkeys(content_words(text)) if weight(word) >= 1]
