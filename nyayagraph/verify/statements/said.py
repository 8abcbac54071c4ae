"""One statement of record as it was read: its words, the references it names, and the rows it is held against. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from nyayagraph.cypher.answer import OffenceFlag
from nyayagraph.cypher.statute import HeldAct, HeldSection, KnownProvision
from nyayagraph.errors import ParseError
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.standing import StatedTreatment
from nyayagraph.law.text.dates import parse_date
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.statements.acts_relied_on import GoneAct

_FAR_BEFORE = 500
_OWN_BRACKETS = str.maketrans("⟦⟧⟪⟫⟨⟩", "[][]()")
TOKEN = re.compile(r"⟦\d+⟧|⟪[^⟫]*⟫")  # a provision by its number among the references; an act by its title


@dataclass(frozen=True)
class Facts:
    """Rows that statements of record are held against: a text's references, the acts it names, the First Schedule."""

    resolved: Sequence[Resolved]
    acts: Mapping[str, HeldAct]
    flags: Mapping[tuple[str, str], OffenceFlag]
    gone: Mapping[str, GoneAct] = field(default_factory=dict)
    text: str = ""  # the whole text, to read what stands before a sentence
    treatments: Sequence[StatedTreatment] = ()  # of the judgments that the text cites
    known: Mapping[str, KnownProvision] = field(default_factory=dict)  # what its open numbers can mean
    on: date = date.max  # the day whose law counts

    def before(self, start: int) -> str:
        """The sentence before the one that opens at `start`; '' where another paragraph is."""
        words = self.ahead(start)
        sentences = split_sentences(words)
        return words[sentences[-1][0] : sentences[-1][1]] if sentences and "\n\n" not in words[-3:] else ""

    def around(self, start: int, end: int) -> str:
        """What stands before and behind a sentence."""
        return f"{self.ahead(start)} {self.text[end : end + _FAR_BEFORE]}"

    def ahead(self, start: int) -> str:
        """What stands before a sentence that opens at `start`."""
        return self.text[max(0, start - _FAR_BEFORE) : start]

    @property
    def by_id(self) -> dict[str, HeldAct]:
        """The acts by their identifiers."""
        return {act.act_id: act for act in self.acts.values()}


def facts_of(resolved: Sequence[Resolved], flags: Sequence[OffenceFlag], known: Iterable[HeldAct]) -> Facts:
    """The rows behind a text's references; `known` are acts that it may name besides."""
    acts = {act.title: act for act in known}
    acts |= {one.provision.act.title: one.provision.act for one in resolved if one.provision and one.provision.act}
    return Facts(resolved, acts, {(flag.section_id, flag.clause): flag for flag in flags})


@dataclass(frozen=True)
class Named:
    """A provision that a statement names, with its rows."""

    key: ProvisionKey
    found: KnownProvision
    act: HeldAct
    section: HeldSection | None


@dataclass(frozen=True)
class Said:
    """The words that matched a form of statement, the whole sentence in tokens, and the rows."""

    match: re.Match[str]
    shown: str
    facts: Facts

    def words(self, group: str) -> str:
        """The words of a group, tokens spelled out; '' where it is absent."""
        if group not in self.match.re.groupindex:
            return ""
        return spelled_out(self.match[group] or "", self.facts)

    def day(self) -> date | None:
        """The day that the words give."""
        try:
            return parse_date(self.match["day"])
        except ParseError:
            return None

    def provisions(self, group: str) -> Iterator[Named]:
        """The provisions of a group that the graph holds, in order."""
        yield from named_in(self.match[group] or "", self.facts)

    def provision(self, group: str) -> Named | None:
        """The first provision of a group."""
        return next(self.provisions(group), None)

    def between(self) -> str:
        """What stands between the last thing named before the words and the words."""
        return TOKEN.split(self.shown[: self.match.start()])[-1]

    def act_before(self) -> tuple[HeldAct | None, Named | None]:
        """The act, and the provision of it where one is named, that the words before speak of."""
        tokens = TOKEN.findall(self.shown[: self.match.start()])
        if not tokens:
            return None, None
        one = next(named_in(tokens[-1], self.facts), None)
        return (one.act if one else self.facts.acts.get(tokens[-1][1:-1])), one


def named_in(words: str, facts: Facts) -> Iterator[Named]:
    """The held provisions behind the tokens of some words."""
    for number in re.findall(r"⟦(\d+)⟧", words):
        one = facts.resolved[int(number)]
        if one.key and one.provision and one.provision.act:
            yield Named(one.key, one.provision, one.provision.act, one.provision.section)


def without_tokens(sentence: str) -> str:
    """A sentence of the same length whose own brackets cannot be read as tokens."""
    return sentence.translate(_OWN_BRACKETS)


def in_tokens(sentence: str, start: int, facts: Facts) -> str:
    """A sentence that opens at `start` of its text, its provisions and acts as tokens."""
    shown = without_tokens(sentence)
    inside = [(n, r) for n, r in enumerate(facts.resolved) if r.key and 0 <= r.reference.start - start < len(sentence)]
    for number, one in reversed(inside):
        shown = f"{shown[: one.reference.start - start]}⟦{number}⟧{shown[one.reference.end - start :]}"
    for title in sorted(facts.acts, key=len, reverse=True):
        shown = re.sub(rf"(?<!⟪)(?<!\bIndian )\b{re.escape(title)}\b(?!⟫)", f"⟪{title}⟫", shown)
    return shown


def spelled_out(words: str, facts: Facts) -> str:
    """Words with their tokens as the text printed them."""
    plain = re.sub(r"⟦(\d+)⟧", lambda token: facts.resolved[int(token[1])].reference.text, words)
    return " ".join(plain.replace("⟪", "").replace("⟫", "").split())


def letters(words: str) -> str:
    """Letters and figures alone, so that marks and capitals do not matter."""
    return " ".join(re.findall(r"[a-z0-9]+", words.lower()))
