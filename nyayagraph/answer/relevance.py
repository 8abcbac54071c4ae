"""Whether passages speak of what a question asks: the share of its telling words that they hold. Pure.

Words are compared as retrieval compares them and weighed by rarity: `drone` tells more than `fee`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from pydantic import BaseModel, ConfigDict

from nyayagraph.retrieval.concepts import meanings
from nyayagraph.retrieval.lexical import Rarity
from nyayagraph.retrieval.tokens import words

# Words that ask, not words that are asked about; they tell nothing of whether a passage answers.
_ASKING = frozenset(
    words(
        "explain tell know mean meaning define defines definition describe happen happens difference between apply"
        " applies applicable under give list please need want get someone somebody anyone person people law laws legal"
        " lawful illegal allowed permitted india indian current currently today now still judgment ruling decision hold"
        " held holds say says decide decided court courts position status rule rules case cases concerning regarding"
        " whether example simple words answer question good force valid validity correspond corresponds corresponding"
        " replaced replace new old equivalent after before section sections article articles act acts code constitution"
        " fundamental right rights high supreme offence offences crime crimes criminal contain must"
        " used use without many enough sufficient besides except part include includes included allow allows counsel"
        " auditor relies rely lay laid cited cite become becomes note write state provision provisions deal deals down"
        " help advise advice suggest matter doctrine principle concept theory maxim maximum most least already"
        " actually really exactly simply ever since because possible prosecuted prosecute charged payable enforceable"
        " available entitled liable consequence consequences effect kind kinds type types much long soon often"
    )
)
# Words that a passage may hold in place of the question's.
_SAME: tuple[frozenset[str], ...] = tuple(
    frozenset(words(group))
    for group in (
        "jail jailed imprisonment imprisoned prison punishment punishable punished sentence sentenced penalty",
        "divorce dissolution",
        "dismissal dismissed removal removed termination terminated",
        "wife husband spouse married marriage matrimonial",
        "bounce bounced bouncing dishonour dishonoured dishonor",
        "kill killing killed murder murdered",
        "speech expression",
        "gay homosexual homosexuality",
        "online internet electronic",
        "fir information",
        "adultery adulterous",
        "mandatory compulsory obligatory necessary needed required requirement",
        "pmla laundering",
        "maintenance alimony",
        "daughter woman female",
        "confess confession confessed confessional",
        "unstamped stamp stamped stamping",
        "minor child children minority",
        "settlement settled compromise compromised",
        "admissible admissibility inadmissible admitted",
        "coparcenary coparceners",
        "wills testament testamentary bequest probate",
        "narco narcoanalysis",
        "analysis narcoanalysis",
        "bigamy bigamous",
        "lawyer lawyers advocate advocates",
        "burglary burgled housebreaking",
    )
)
# What a passage says with one word, though the question says it with another: a coparcener has a share in property.
_COPARCENER = frozenset(words("coparcener coparcenary"))
_SAID_WITH = dict.fromkeys(words("share property"), _COPARCENER)
_TELLING = 2.0
# Where a question names no authority, what is said must hold nearly all of it: most of it fits another question too.
NEARLY_ALL = 0.85
_LEAST_ASKED = 3.5
_LONG = 6
# What asks for a number: takes `how many members`, `how long can`, `what is the age`; refuses `how is it fixed`.
_FOR_A_NUMBER = re.compile(
    r"\bhow\s+(?:many|much|long|old|soon)\b|\bwhat\s+(?:is|are)\s+the\s+(?:(?:minimum|maximum|legal)\s+)?"
    r"(?:age|fee|number|amount|period|limit)\b",
    re.IGNORECASE,
)
# What asks for a length of time: takes `within how many days`, `what is the limitation period for a suit`, `within what
# time must it be made`; refuses `is the time limit mandatory`, `what is the Limitation Act`.
_FOR_A_TIME = re.compile(
    r"\bhow\s+(?:many\s+(?:hours|days|weeks|months|years)|long|soon)\b|\b(?:with)?in\s+(?:what|which)\s+(?:time|period)\b"
    r"|\bwhat\s+(?:is|are|was|were)\s+the\s+(?:\w+\s+)?(?:time[\s-]limit|limitation\s+period|period\s+of\s+limitation"
    r"|limitation\s+for|last\s+date|cooling[\s-]off\s+period)\b",
    re.IGNORECASE,
)
# What asks for a punishment: takes `what is the punishment for`, `how is theft punished`; refuses `is the punishment
# valid`.
_FOR_A_PUNISHMENT = re.compile(
    r"\bwhat\s+(?:is|are|was|were)\s+the\s+(?:(?:minimum|maximum|least|most)\s+)?(?:punishment|penalty|sentence)\b"
    r"|\bhow\s+(?:is|are|was|were)\b[^?.]{1,60}\bpunished\b",
    re.IGNORECASE,
)
# What asks what to do: takes `how do I apply`, `how to change`, `procedure to adopt`, `documents are needed`; refuses
# `how is it fixed`, `procedure established by law`.
_FOR_STEPS = re.compile(
    r"\bhow\s+(?:do|can|should|may|could)\s+(?:I|we|you|one)\b|\bhow\s+to\b|\b(?:procedure|process|steps)\s+(?:to|for|of)\b"
    r"|\b(?:documents?|papers|forms?)\b[^.?]{0,20}\b(?:needed|required|necessary)\b",
    re.IGNORECASE,
)
# What asks what a word means; takes `What is retrenchment?`, `Define lay-off`; refuses `What is the fee for lay-off?`.
_FOR_A_MEANING = re.compile(
    r"^\s*(?:what\s+(?:is|are)\s+(?:meant\s+by\s+)?(?:an?\s+)?(?!the\b)[\w-]+(?:\s+[\w-]+){0,2}\s*\??\s*$|define\b|meaning\s+of\b)",
    re.IGNORECASE,
)
# Takes `21`, `seven years`, `a month`; refuses `member`.
_A_NUMBER = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty"
    r"|sixty|ninety|hundred|half|third|fourth|day|month|year|life)\b",
    re.IGNORECASE,
)
# Takes `thirty days`, `two further months`, `a year`, `without delay`, `at any time`; refuses `two suits`.
_A_TIME = re.compile(
    r"(?:\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty"
    r"|forty-five|sixty|ninety|hundred|eighty|half))\s+(?:\w+\s+)?(?:hours?|days?|weeks?|fortnights?|months?|years?)\b"
    r"|\b(?:without\s+(?:un\w+\s+)?delay|at\s+any\s+time|forthwith|immediately|no\s+(?:time|period|limitation)|indefinite\w*"
    r"|for\s+life|natural\s+life|reasonable\s+(?:time|period))\b",
    re.IGNORECASE,
)
# Takes `imprisonment for life`, `death`, `fined`, `punishable with`, the heading `Punishment for murder`;
# refuses `liable to punishment for contempt`.
_A_PUNISHMENT = re.compile(
    r"\b(?:imprison\w*|death|fined?|months?|years?)\b|\bpunish\w+\s+(?:with|by|as)\b|(?-i:\bPunishment\s+(?:for|of)\b)",
    re.IGNORECASE,
)
# What has a number and tells none: takes `Article 194(2)`, `section 7`, `, 2024`, `(2017) 10 SCC 1`.
_CITED = re.compile(
    r"\b(?:articles?|sections?|ss?\.|rules?|orders?|clauses?|paras?|paragraphs?)\s*\d[\w()]*(?:(?:,|\s+and)\s*\d[\w()]*)*"
    r"|[(\[]?\b(?:1[89]|20)\d\d\b[)\]]?(?:\s+\d{1,2}\s+[A-Z]{2,5}\s+\d+)?",
    re.IGNORECASE,
)
# A testament, which the list of stop words takes for the verb: takes `a will`, `by will`; refuses `will a court`.
_TESTAMENT = re.compile(r"\b(?:an?|the|his|her|their|by|last|registered|unregistered|forged)\s+(will)\b", re.IGNORECASE)


class Asked(BaseModel):
    """The telling words of a question by token, with their weights, and how the question spelled them."""

    model_config = ConfigDict(frozen=True)

    weights: dict[str, float]
    spelled: dict[str, str]
    every: dict[str, float] = {}
    phrases: frozenset[str] = frozenset()
    for_a_number: bool = False
    for_a_time: bool = False
    for_a_punishment: bool = False
    for_steps: bool = False
    for_a_meaning: bool = False

    def overlap(self, text: str) -> float:
        """Weight of all words of the question that `text` holds, those that only ask among them: to rank equals."""
        held = tokens_of(text)
        return sum(share for word, share in self.every.items() if word in held)

    def coverage(self, text: str) -> float:
        """Share of the weight that `text` holds, 0 to 1; 1 where the question has no telling words."""
        total = sum(self.weights.values())
        if not total:
            return 1.0
        return sum(share for word, share in self.weights.items() if _held(word, tokens_of(text))) / total

    def answers(self, text: str, *, enough: float) -> bool:
        """True where `text` holds enough of the weight, the rarest word, and what the question's phrases mean."""
        rarest = max(self.weights.values(), default=0.0)
        held = tokens_of(text)
        rare = any(_held(word, held) for word, share in self.weights.items() if share == rarest)
        if self.phrases and not self.phrases & _meanings_of(text):
            return False
        if not self.has_what_is_asked_for(text):
            return False
        return self.coverage(text) >= enough and (rare or not self.weights)

    def has_what_is_asked_for(self, text: str) -> bool:
        """False where a number, a time or a punishment is asked for and `text` tells none."""
        plain = _CITED.sub(" ", text)
        wanted = ((self.for_a_number, _A_NUMBER), (self.for_a_time, _A_TIME), (self.for_a_punishment, _A_PUNISHMENT))
        return all(told.search(plain) for is_asked, told in wanted if is_asked)

    def tells(self) -> bool:
        """True where the words left are more than one that stands everywhere: `police` alone asks nothing."""
        return sum(self.weights.values()) >= _LEAST_ASKED

    def missing_from(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Rare telling words of the question that no text holds, as the question spells them."""
        held: set[str] = set()
        for text in texts:
            held |= tokens_of(text)
        return tuple(
            self.spelled[word] for word, share in self.weights.items() if share >= _TELLING and not _held(word, held)
        )


def asked_words(wording: str, rarity: Rarity, question: str = "") -> Asked:
    """Telling words of a question's wording, what it names by reference left out before; `question` is the whole."""
    asking = question or wording
    weights: dict[str, float] = {}
    spelled: dict[str, str] = {}
    every: dict[str, float] = {}
    for printed in _TESTAMENT.sub("wills", wording).split():
        for token in words(printed):
            if token[0].isdigit():
                continue
            every[token] = round(rarity.idf(token), 3)
            if token in _ASKING:
                continue
            weights[token] = round(min(rarity.idf(word) for word in _alike(token)), 3)
            spelled.setdefault(token, printed.strip("?!.,;:'\"()"))
    for_a_time = bool(_FOR_A_TIME.search(asking))
    return Asked(
        weights=weights,
        spelled=spelled,
        every=every,
        phrases=_of_phrases(asking),
        for_a_number=not for_a_time and bool(_FOR_A_NUMBER.search(asking)),
        for_a_time=for_a_time,
        for_a_punishment=bool(_FOR_A_PUNISHMENT.search(asking)),
        for_steps=bool(_FOR_STEPS.search(asking)),
        for_a_meaning=bool(_FOR_A_MEANING.search(asking)),
    )


def _of_phrases(wording: str) -> frozenset[str]:
    """Meanings that no word of the question has alone: `before arrest` is `anticipatory`, neither word is."""
    alone = {meaning for word in wording.split() for meaning in meanings(word)}
    return frozenset(meanings(wording)) - alone


@lru_cache(maxsize=2_000)
def tokens_of(text: str) -> frozenset[str]:
    """Every token of a text, as retrieval reads it."""
    return frozenset(words(text))


@lru_cache(maxsize=2_000)
def _meanings_of(text: str) -> frozenset[str]:
    return frozenset(meanings(text))


def _alike(token: str) -> frozenset[str]:
    """The words that may stand for a token, itself among them; the commonest gives its weight."""
    return frozenset({token}).union(*(group for group in _SAME if token in group))


def _held(word: str, held: frozenset[str] | set[str]) -> bool:
    return bool((_alike(word) | _SAID_WITH.get(word, frozenset())) & held) or _held_nearly(word, held)


def _held_nearly(word: str, held: frozenset[str] | set[str]) -> bool:
    """True where a text has a long word but for its last letters: `sub-classified` and `sub-classification`."""
    stem = word[:-1]
    return len(stem) >= _LONG and any(one.startswith(stem) and abs(len(one) - len(word)) <= 1 for one in held)
