"""Which Act a mention means: by its name and the date, or through what the text said before.

Pure; holds what one text has said so far. An anaphor that could mean two Acts stays open.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from itertools import islice
from typing import NamedTuple

from nyayagraph.law.acts.by_year import ActsByYear
from nyayagraph.law.acts.codes_called import CALLED, OLDER_CODE, OLDER_LAW, ONLY_CALLED
from nyayagraph.law.acts.focus import Spoken
from nyayagraph.law.acts.labelled import calls_it_said, labels_given
from nyayagraph.law.acts.mentions import ActMention
from nyayagraph.law.acts.named import ActsNamed, tells
from nyayagraph.law.acts.namesakes import Namesakes
from nyayagraph.law.acts.table import ACTS, acts_meant, make_act_id, name_letters, year_misprinted
from nyayagraph.law.text.dates import COMMENCEMENT

FOREIGN, NO_SUCH_ACT = "foreign", "no such Act in the table"
BY_YEAR_ALONE = "an Act named by its year alone"
BY_ITS_NUMBER, BY_ITS_YEAR = "by its number", "by its year"
SEVERAL_OF_A_NAME = "a name of several Acts"
_MOST_CANDIDATES = 6
_MOST_TITLES = 200  # titles outside the table that are kept
_IN_CATCHWORDS = 3  # what a mention in the catchwords weighs: they name what the judgment is about
_CATCHWORDS_END = 6000
_CODES = frozenset(("ipc-1860", "crpc-1898", "crpc-1973", "cpc-1908"))
_AMENDING = frozenset(("amending", "amendment", "amended"))
_POINTS_BACK = frozenset(("said", "aforesaid", "that"))
_POINTS_JUST_BACK = _POINTS_BACK | {"this"}
_SAID = frozenset(("said", "aforesaid"))
_JUST_NAMED = 500  # characters behind an Act over which `the said Act` is that one, and not the one defined
_JUST_BEFORE = 60  # characters behind an Act whose number tells nothing over which `this Act` is that one
_JUST_SAID = 300  # characters behind a foreign Act over which `the said Act` is that one
_NO_ARTICLE = frozenset(("of", "under", "in"))  # `sections 4 and 5 of Act`, its article left out
_EARLIER = frozenset(("earlier", "old", "former", "repealed", "previous", "prior"))
_REPLACED = frozenset(("old", "former", "repealed"))
_LATER = frozenset(("new", "later", "latter"))
_PRINCIPAL = frozenset(("principal", "parent", "original", "unamended"))
_OLD_AFTER = re.compile(r"\s{0,2}[(\[]\s?[Oo]ld\b")
# takes `ED Act`, `E.P.T.`; refuses `Arms Act`
_INITIALS = re.compile(r"(?P<letters>(?:[A-Z]\.?\s?){2,6})(?:\s?(?:Act|Ordinance))?")
_NO_CAPITAL = re.compile(r"[^A-Z]")
# beside these `CrPC (old)` is the Code of 1973
_LAW_OF_2023 = re.compile(r"\b(?:Sanhita|Adhiniyam|BNSS?|BSA)\b")
_OLD_BEFORE = re.compile(r"[Oo]ld\s{1,2}$")


class Meaning(NamedTuple):
    """The Act meant, or None with the candidates between which the text does not decide."""

    act_id: str | None
    candidates: tuple[str, ...]
    note: str | None
    is_open: bool = False  # which of the candidates is meant may still be weighed


class Antecedents:
    """What a text has said of Acts up to any place in it."""

    def __init__(self, text: str, mentions: Sequence[ActMention], written_on: date | None) -> None:
        self._written_on = written_on
        self._text = text
        self.end = len(text)
        self.spoken = Spoken()
        self._of_type: dict[str, Spoken] = defaultdict(Spoken)
        self._by_number: dict[
            str, str
        ] = {}  # Acts that the text names by the year of their number, that after the title's
        self._unsettled: list[int] = []  # where Acts end that are named by a number or year which tells nothing
        self._last: dict[str, Spoken] = defaultdict(Spoken)  # by type, those named by their year with them
        self._defined: dict[str, Spoken] = defaultdict(Spoken)
        self._labels = labels_given(text, mentions)
        self._by_year = ActsByYear(text, self.spoken)
        self._foreign = [
            mention.end for mention in mentions if mention.kind == "foreign" and mention.type != "constitution"
        ]
        self._titles: dict[str, tuple[int, str]] = {}  # letters of an Act outside the table: first place, act_id
        self._here = ActsNamed()
        self._dated: set[str] = set()  # Acts of the table that the text names with their year
        self._namesakes = Namesakes(text, mentions, written_on, self._dated)
        for mention in mentions:
            if mention.kind == "unknown" and mention.year:
                self._here.title(make_act_id(mention.name, mention.year), mention.name)
            elif mention.kind == "title" and mention.type != "constitution":
                meant = acts_meant(mention.name, mention.year, written_on)
                if len(meant) == 1:
                    self._here.know(meant[0])
        self._here.join_titles()
        if written_on:
            self._here.join_later(written_on.year)
        for mention in mentions:
            if mention.year or mention.kind == "title":
                self._register(mention)
        opening = text.find("ACT:", 0, _CATCHWORDS_END)
        closing = text.find("HEADNOTE:", opening, _CATCHWORDS_END) if opening >= 0 else -1
        for mention in mentions:
            self._learn(mention, _IN_CATCHWORDS if opening < mention.start < closing else 1)

    def _register(self, mention: ActMention) -> None:
        """Makes the words of an Act's title known before the text is read in order."""
        if mention.kind == "unknown":
            self._here.count(self._here.one(make_act_id(mention.name, mention.year)), mention.type, 0)
        elif mention.kind == "title" and mention.type != "constitution":
            meant = acts_meant(mention.name, mention.year, self._written_on)
            if len(meant) == 1:
                self._here.count(meant[0], mention.type, 0)
                if mention.year:
                    self._dated.add(meant[0])

    def _learn(self, mention: ActMention, weight: int) -> None:
        if mention.kind in ("anaphor", "generic", "year"):
            self._point(mention)
        if mention.kind not in ("title", "unknown", "abbreviation", "year"):
            return
        act_id = self._by_name(mention).act_id if mention.kind != "year" else self._by_year.famous(mention)
        if labels := self._labels.get(mention.start):
            self._define(labels, mention.start, act_id or self._of_year(mention).act_id or "")
        if act_id is None:
            return
        if act_id != "constitution":
            self._say(mention, act_id, weight)
        if mention.kind == "unknown" and len(self._titles) < _MOST_TITLES:
            self._titles.setdefault(name_letters(mention.name), (mention.start, act_id))

    def _define(self, labels: Iterable[str], place: int, act_id: str) -> None:
        """Keeps what the text calls an Act from `place` on."""
        for label in labels if act_id else ():
            self._defined[name_letters(label)].add(place, act_id)

    def _point(self, mention: ActMention) -> None:
        """Keeps which Act `the said Act`, `the principal Act`, `the 1956 Act` was said to be here."""
        last = self._last[mention.type]
        if mention.kind == "anaphor":
            self._here.point(mention.type)
            said = last.last(mention.start) if self._is_just_said(mention.name, mention.type, mention.start) else None
        elif mention.kind == "generic":
            called = self._labelled(f"{mention.name} {mention.type}", mention.start)
            said = called.act_id if called else None
        else:
            said = None if self._by_year.is_inferred(mention) else self._of_year(mention).act_id
            if said is None:
                self._unsettled.append(mention.end)
        if said:
            last.add(mention.start, said)

    def _say(self, mention: ActMention, act_id: str, weight: int) -> None:
        """Keeps that the text names this Act here, with its year and number."""
        self.spoken.add(mention.start, act_id)
        if weight > 1:
            self.spoken.in_catchwords.add(act_id)
        self._here.count(act_id, mention.type, weight, mention.name if mention.kind == "unknown" else "")
        self._of_type[mention.type].add(mention.start, act_id)
        self._last[mention.type].add(mention.start, act_id)
        self._by_year.say(mention, act_id)

    def meaning(self, mention: ActMention) -> Meaning:
        """The Act that a mention means at its place."""
        match mention.kind:
            case "foreign":
                meant: Meaning | None = Meaning(None, (), FOREIGN)
            case "anaphor":
                meant = self.anaphor(mention.type, mention.start, how=mention.name, word=self._by_year.word(mention))
            case "year":
                meant = self._of_year(mention)
            case "generic":
                meant = self._generic(mention)
            case _:
                meant = self._by_name(mention)
        return meant or Meaning(None, (), "an Act not named")

    def _of_year(self, mention: ActMention) -> Meaning:
        """`the 1956 Act`, `Act XXII of 1939`: the one Act of that number or year that is named."""
        if mention.number is None and (labelled := self._labelled(f"{mention.year} {mention.type}", mention.start)):
            return labelled
        same = self._by_year.meant(mention)
        if len(same) == 1:
            return Meaning(same[0], (), BY_ITS_NUMBER if mention.number else BY_ITS_YEAR)
        return Meaning(None, same[:_MOST_CANDIDATES], BY_YEAR_ALONE, bool(same))

    def _generic(self, mention: ActMention) -> Meaning | None:
        """`the principal Act`, `the amending Act`, `the Gujarat Act`: as defined, else by what the word says."""
        label = f"{mention.name} {mention.type}"
        if labelled := self._labelled(label, mention.start) or self._labelled(label, self.end):
            return labelled
        word = mention.name.lower()
        if word in _AMENDING:
            return self._among(a for a in self.spoken.every() if "amendment" in a or "amending" in a)
        if word in _EARLIER | _LATER and (twin := self._twin(word, mention)):
            return Meaning(twin, (), "by antecedent")
        if word == "central":
            return self._among(a for a in self.spoken.every() if a in ACTS and a not in _CODES)
        if word in _PRINCIPAL | _NO_ARTICLE:
            return self.anaphor(mention.type, mention.start)
        return self._called(mention.name, "an Act not named") if mention.name[:1].isupper() else None

    def _among(self, acts: Iterable[str]) -> Meaning:
        """One of these Acts: the only one, else still to be weighed."""
        possible = tuple(islice(acts, _MOST_CANDIDATES))
        if len(possible) == 1:
            return Meaning(possible[0], (), "by antecedent")
        return Meaning(None, possible, "an Act not named", bool(possible))

    def _called(self, name: str, note: str) -> Meaning:
        """The Act of which a name is a part: the one that has these words, or the one named far more often."""
        if initials := _INITIALS.fullmatch(name):
            called = self._here.called_by_initials(_NO_CAPITAL.sub("", initials["letters"]))
            if len(called) == 1:
                return Meaning(called[0], (), "by its initials")
        called = self._here.called(name)
        chief = called[0] if len(called) == 1 else self._here.chief_of(called)
        if chief:
            return Meaning(chief, (), "by a part of its title")
        return Meaning(None, called[:_MOST_CANDIDATES], note, bool(called))

    def _twin(self, word: str, mention: ActMention) -> str | None:
        """Of two Acts of one title that the text has named, the one that `the earlier Act`, `the new Act` means."""
        families: dict[str, set[str]] = defaultdict(set)
        for act_id in self.spoken.recent(mention.start):
            if "amendment" not in act_id and act_id[-4:].isdigit():
                families[act_id[:-5]].add(act_id)
        twins = [family for family in families.values() if len(family) > 1]
        if not twins and word in _REPLACED:
            return self._elder(mention)
        if len(twins) != 1:
            return None
        in_order = sorted(twins[0], key=lambda act_id: act_id[-4:])
        return in_order[0] if word in _EARLIER else in_order[-1]

    def _elder(self, mention: ActMention) -> str | None:
        """The Act that `the old Code` means: the one whose place a Sanhita named took, else the elder of one named."""
        if replaced := [OLDER_CODE[act_id] for act_id in self.spoken.recent(mention.start) if act_id in OLDER_CODE]:
            return replaced[0]
        named = self._of_type[mention.type].recent(mention.start)
        elders = {elder for act_id in named if (elder := ACTS.elder(act_id))}
        return next(iter(elders)) if len(elders) == 1 else None

    def _by_name(self, mention: ActMention) -> Meaning:
        if mention.year is None and (labelled := self._labelled(mention.name, mention.start)):
            return labelled
        if mention.kind == "unknown" and mention.year is None:
            return self._known_here(mention)
        meant = acts_meant(mention.name, mention.year, self._written_on)
        if not meant and mention.year:
            return self._of_other_year(mention, mention.year)
        if mention.year is None and (other := self._older(meant, mention) or self._named_with_year(mention)):
            return Meaning(other, (), None)
        if len(meant) == 1:
            act_id = meant[0] if mention.year else self._namesakes.meant(meant[0], mention.name)
            return Meaning(act_id if mention.year else self._by_number.get(meant[0], act_id), (), None)
        return Meaning(None, meant, SEVERAL_OF_A_NAME, bool(meant))

    def _of_other_year(self, mention: ActMention, year: int) -> Meaning:
        """An Act of which the table has none of that year: a year misprinted or another's, or an Act it lacks."""
        if self._by_year.has_number_of_another(mention):
            return self._by_name(mention._replace(year=None, number=None))
        undated = acts_meant(mention.name)
        if misprinted := year_misprinted(undated, year, self._dated):
            return Meaning(misprinted, (), "its year misprinted")
        act_id = self._here.one(make_act_id(ACTS[undated[0]].title if undated else mention.name, year))
        if undated and year - (ACTS[undated[0]].year or 0) == 1:
            self._by_number[undated[0]] = act_id
        return Meaning(act_id, (), None)

    def _older(self, meant: tuple[str, ...], mention: ActMention) -> str | None:
        """The Act that had a name before the one in force: `the old Code`, `Cr.P.C. (Old Code)`."""
        if not (
            _OLD_AFTER.match(self._text, mention.end)
            or _OLD_BEFORE.search(self._text, max(0, mention.start - 5), mention.start)
        ):
            return None
        if meant and meant[0] in OLDER_LAW.values() and _LAW_OF_2023.search(self._text):
            return None
        family = ACTS.by_name.get(mention.name, ())
        place = family.index(meant[0]) if meant and meant[0] in family else 0
        return family[place - 1] if place else None

    def _known_here(self, mention: ActMention) -> Meaning:
        """An Act outside the table named without year: the one that this text has so named with its year before."""
        letters = name_letters(mention.name)
        titles = {
            act_id: None
            for title, (place, act_id) in self._titles.items()
            if place < mention.start and title.endswith(letters)
        }
        if len(titles) == 1:
            return Meaning(next(iter(titles)), (), "named earlier with its year")
        meant = self._called(mention.name, f"{NO_SUCH_ACT}: {mention.name[:60]}")
        if meant.act_id or meant.is_open or not tells(mention.name):
            return meant
        return Meaning(self._here.one(make_act_id(mention.name, None)), (), "named without its year")

    def _labelled(self, label: str, place: int) -> Meaning | None:
        """The Act that the text has defined to be called `label`."""
        defined = self._defined.get(name_letters(label))
        act_id = defined.last(place) if defined else None
        return Meaning(act_id, (), "as defined") if act_id else None

    def _labelled_later(self, label: str, place: int) -> Meaning | None:
        """The one Act that the text, further on, defines to be called `label`, if it has named that Act before."""
        defined = self._defined.get(name_letters(label))
        ever = defined.recent(len(self._text)) if defined else ()
        return Meaning(ever[0], (), "as defined") if len(ever) == 1 and self.spoken.is_before(ever[0], place) else None

    def _named_with_year(self, mention: ActMention) -> str | None:
        """The one Act of this name that the text has named with its year or otherwise settled before."""
        family = ACTS.by_name.get(mention.name, ())
        if mention.name.startswith("indian"):
            family = (*family, *ACTS.by_name.get(mention.name.removeprefix("indian"), ()))
        if len(set(family)) < 2:  # noqa: PLR2004 - one name, one Act
            return None
        before = [act_id for act_id in dict.fromkeys(family) if self.spoken.is_before(act_id, mention.start)]
        return before[0] if len(before) == 1 else None

    def anaphor(self, kind: str, place: int, *, how: str = "the", word: str = "") -> Meaning:
        """What `the Act` means at `place`: as defined, else the one Act named before.

        `the said Act`, where nothing is defined, and `that Act` mean the one named last. A Sanhita is no Code.
        """
        if unknown := self._just_unknown(how, place):
            return Meaning(None, (), unknown)
        defined = None if how == "that" or self._is_just_said(how, kind, place) else self._labelled(kind, place)
        if defined:
            return defined
        spoken = self._of_type.get(kind)
        if of_word := self._of_word(spoken, word, place):
            return of_word
        only = spoken.only(place) if spoken else None
        if only is None and how in _POINTS_BACK and kind in self._last:
            only = self._last[kind].last(place)
        if only:
            return Meaning(only, (), "by antecedent")
        if later := self._labelled_later(kind, place):
            return later
        before = spoken.recent(place) if spoken else ()
        possible = tuple(dict.fromkeys((*before, *(act_id for act_id, _ in spoken.most())))) if spoken else ()
        return Meaning(None, possible, "several Acts named before" if before else "no Act named before", bool(possible))

    def _of_word(self, spoken: Spoken | None, word: str, place: int) -> Meaning | None:
        """What the word alone leaves of the Acts named: `the Adhiniyam`, `the Code` beside a Sanhita."""
        before = spoken.recent(place) if spoken else ()
        every = spoken.every()[:_MOST_CANDIDATES] if spoken else ()
        named = before or every
        if word not in CALLED or (named and all(map(CALLED[word], named))):
            return None
        fits = CALLED[word]
        fitting = tuple(filter(fits, before)) or tuple(filter(fits, every)) or ONLY_CALLED.get(word, ())
        if not fitting and word == "code":
            fitting = tuple(OLDER_CODE[act_id] for act_id in named if act_id in OLDER_CODE)
        if len(fitting) == 1:
            return Meaning(fitting[0], (), "by antecedent")
        return Meaning(None, fitting, "several Acts named before", bool(fitting)) if fitting else None

    def _is_after_foreign(self, place: int) -> bool:
        """Whether the Act said last before `place` is one of another country."""
        count = bisect_left(self._foreign, place)
        if not count or place - self._foreign[count - 1] > _JUST_SAID:
            return False
        return (self.spoken.last_place(place) or 0) < self._foreign[count - 1]

    def _is_just_said(self, how: str, kind: str, place: int) -> bool:
        """Whether `the said Act` has an Act right before it, and is not what the text calls one throughout."""
        said = self._last[kind].last_place(place) if how in _SAID and kind in self._last else None
        return said is not None and place - said < _JUST_NAMED and not calls_it_said(self._text)

    def _just_unknown(self, how: str, place: int) -> str | None:
        """Why `that Act` is none that the text names: the one said just before is foreign, or has a number alone."""
        if how in _POINTS_BACK and self._is_after_foreign(place):
            return "foreign"
        return BY_YEAR_ALONE if how in _POINTS_JUST_BACK and self._is_after_unsettled(place) else None

    def _is_after_unsettled(self, place: int) -> bool:
        """Whether an Act that is not settled is named right before `place`."""
        count = bisect_left(self._unsettled, place)
        return bool(count) and place - self._unsettled[count - 1] < _JUST_BEFORE

    def defined(self, place: int) -> tuple[str, ...]:
        """The Acts that the text, up to `place`, has defined to be `the Act` and `the Code`."""
        last = (spoken.last(place) for kind, spoken in self._defined.items() if kind in ("act", "code"))
        return tuple(dict.fromkeys(act_id for act_id in last if act_id))

    def constitution(self, is_article: bool) -> Meaning:
        """A bare article: of the Constitution, if it has such an article and was there when the text was written."""
        if self._written_on and self._written_on < COMMENCEMENT["constitution"]:
            return Meaning(None, (), "older than the Constitution")
        return Meaning("constitution", (), None) if is_article else Meaning(None, (), "no such article")
