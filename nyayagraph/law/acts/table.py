"""Acts: the table of central Acts and State Acts often cited, identifiers, and which Act a name means on a date.

Owns `tables/acts.json`; must not read provisions or search a text (`mentions` does).
"""

# ruff: noqa: RUF001 - quotes and dashes stand here as print has them
from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from datetime import date
from functools import cached_property, lru_cache
from importlib import resources

from pydantic import BaseModel, ConfigDict

from nyayagraph.law.acts.successions import succeeding_acts
from nyayagraph.law.text.dates import COMMENCEMENT

_YEAR_AT_END = re.compile(r",?\s*\(?(?<!\d of )\b((?:1[789]|20)\d\d)\b\)?\s*$")
_INDIAN = re.compile(r"^(?:[Tt]he )?Indian ")
_LINE_BREAK = re.compile(r"(?<=[a-z])-\s+(?=[a-z])")  # `Build- ings`
_NO_PART_OF_A_NAME = re.compile(r"\b(?:the|and|of)\b")
_NOT_ALPHANUMERIC = re.compile(r"[^a-z0-9]")
_INITIALS = re.compile(r"\b(?:[A-Z]\.\s?){2,}")
_NOT_SLUG = re.compile(r"[^a-z0-9]+")

# What a short name means in a text that bears no date and names no year. Names left out stay ambiguous.
_UNDATED = {
    "crpc": "crpc-1973", "codecriminalprocedure": "crpc-1973", "criminalprocedurecode": "crpc-1973",
    "arbitrationact": "arbitration-1996", "motorvehiclesact": "mv-1988", "mvact": "mv-1988", "mva": "mv-1988",
    "incometaxact": "income-tax-1961", "specificreliefact": "sra-1963", "limitationact": "limitation-1963",
    "trademarksact": "trade-marks-1999", "copyrightact": "copyright-1957", "preventioncorruptionact": "pca-1988",
    "juvenilejusticeact": "jj-2015", "jjact": "jj-2015", "representationpeopleact": "rpa-1951",
    "electricityact": "electricity-2003", "tada": "tada-1987", "tadaact": "tada-1987",
    "railwaysact": "railways-1989", "fcra": "fcra-2010", "fera": "fera-1973", "armsact": "arms-1959",
    "contemptcourtsact": "contempt-1971", "contemptact": "contempt-1971", "oathsact": "oaths-1969",
    "cantonmentsact": "cantonments-act-2006", "delimitationact": "delimitation-act-2002",
    "expendituretaxact": "expenditure-tax-act-1987", "interestact": "interest-act-1978",
    "extraditionact": "extradition-1962", "publicpremisesact": "public-premises-1971",
    "publicpremisesevictionunauthorisedoccupantsact": "public-premises-1971", "waqfact": "waqf-1995",
    "wakfact": "waqf-1995", "carriagebyairact": "carriage-by-air-act-1972", "emigrationact": "emigration-act-1983",
    "factoriesact": "factories-1948", "minesact": "mines-1952",
}  # fmt: skip

# The Acts of the centre that print calls by their number alone: `Act XLV of 1860`. An Act of a State may bear the same.
CENTRAL_NUMBERS = {
    "21/1860": "societies-registration-act-1860", "45/1860": "ipc-1860", "5/1861": "police-1861",
    "1/1872": "iea-1872", "9/1872": "contract-1872", "8/1878": "sea-customs-1878", "2/1882": "trusts-1882",
    "4/1882": "tpa-1882", "5/1882": "easements-1882", "1/1894": "land-acquisition-1894",
    "10/1897": "general-clauses-1897", "5/1898": "crpc-1898", "5/1908": "cpc-1908", "9/1908": "limitation-1908",
    "16/1908": "registration-1908", "9/1910": "electricity-1910", "2/1912": "co-operative-societies-act-1912",
    "7/1913": "companies-1913", "5/1920": "insolvency-provincial-1920", "11/1922": "income-tax-1922",
    "9/1932": "partnership-1932", "4/1936": "payment-of-wages-1936", "4/1939": "mv-1939",
    "10/1940": "arbitration-1940", "23/1940": "drugs-1940", "1/1944": "central-excise-1944",
    "20/1946": "industrial-employment-1946", "2/1947": "pca-1947", "7/1947": "fera-1947", "14/1947": "id-1947",
    "54/1948": "electricity-supply-1948", "63/1948": "factories-1948", "43/1951": "rpa-1951", "65/1951": "idra-1951",
    "38/1952": "delhi-rent-1952", "74/1952": "forward-contracts-regulation-act-1952", "37/1954": "pfa-1954",
    "44/1954": "displaced-persons-1954", "10/1955": "essential-commodities-1955",
    "42/1955": "prize-competitions-act-1955", "1/1956": "companies-1956", "30/1956": "hsa-1956",
    "31/1956": "life-insurance-corporation-act-1956", "74/1956": "cst-1956", "27/1957": "wealth-tax-1957",
    "67/1957": "mmdr-1957", "43/1958": "trade-marks-1958", "59/1958": "delhi-rent-1958", "43/1961": "income-tax-1961",
    "52/1962": "customs-1962", "36/1963": "limitation-1963", "26/1971": "misa-1971", "2/1974": "crpc-1973",
    "51/1975": "customs-tariff-act-1975", "61/1985": "ndps-1985", "28/1987": "tada-1987", "49/1988": "pca-1988",
}  # fmt: skip


# Acts outside the table, and Acts named by the year of their number, one figure from the year of one in the table
# whose subjects no State has an Act of
_OF_PARLIAMENT_ALONE = frozenset((
    "income-tax-1961", "wealth-tax-1957", "gift-tax-1958", "estate-duty-1953", "customs-1962", "central-excise-1944",
    "cst-1956", "citizenship-1955", "passports-1967", "extradition-1962", "patents-1970", "copyright-1957",
    "trade-marks-1999", "banking-regulation-1949", "insurance-1938",
))  # fmt: skip
_OLDER_ACTS = frozenset((
    ("stampact", 1879), ("electricityact", 1903), ("companiesact", 1936), ("criminallawamendmentact", 1938),
    ("upzamindariabolitionlandreformsact", 1951), ("upconsolidationholdingsact", 1954), ("keralalandreformsact", 1964),
    ("orissaestatesabolitionact", 1952), ("bombayindustrialrelationsact", 1947),
))  # fmt: skip


class Act(BaseModel):
    """One Act. `last_section` is the highest section number known, 0 if unknown; it only ever rules candidates out."""

    model_config = ConfigDict(frozen=True)

    act_id: str
    title: str
    year: int | None
    last_section: int
    aliases: tuple[str, ...]

    @property
    def commenced_by(self) -> date:
        """The day of commencement where known, else the first day of its year."""
        return COMMENCEMENT.get(self.act_id) or date(self.year or 1, 1, 1)


class ActTable(Mapping[str, Act]):
    """Acts by identifier; read from package data on first use."""

    @cached_property
    def _acts(self) -> dict[str, Act]:
        text = resources.files("nyayagraph.law.tables").joinpath("acts.json").read_text("utf-8")
        keys = ("act_id", "title", "year", "last_section", "aliases")
        return {row[0]: Act.model_validate(dict(zip(keys, row, strict=True))) for row in json.loads(text)}

    @cached_property
    def by_name(self) -> dict[str, tuple[str, ...]]:
        """Act identifiers by the letters of each name without its year, earliest commencement first."""
        names: dict[str, set[str]] = {}
        for act in self._acts.values():
            for name in (act.title, *act.aliases):
                names.setdefault(name_letters(_YEAR_AT_END.sub("", name)), set()).add(act.act_id)
        for act in self._acts.values():
            if act.title.startswith("Indian "):
                names.setdefault(name_letters(act.title.removeprefix("Indian ")), set()).add(act.act_id)
        for act_id in ("income-tax-1961", "income-tax-1922"):
            names["itact"].add(act_id)
        names["cpa"].add("cpa-1986")
        return {
            letters: tuple(sorted(ids, key=lambda act_id: (self._acts[act_id].commenced_by, act_id)))
            for letters, ids in names.items()
        }

    def elder(self, act_id: str) -> str | None:
        """The Act that bore the same title before this one."""
        if act_id not in self._acts:
            return None
        letters = name_letters(self._acts[act_id].title.removeprefix("Indian "))
        family = self.by_name.get(letters, ())
        place = family.index(act_id) if act_id in family else 0
        return family[place - 1] if place else None

    @cached_property
    def endings(self) -> frozenset[str]:
        """The letters of every run of words that ends a name: what a reader going backwards may still complete."""
        names = [name for act in self._acts.values() for name in (act.title, *act.aliases)]
        found: set[str] = set()
        for name in names:
            words = _YEAR_AT_END.sub("", name).replace("-", " ").split()
            found.update(name_letters(" ".join(words[place:])) for place in range(len(words)))
        return frozenset(found)

    def __getitem__(self, act_id: str) -> Act:
        return self._acts[act_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._acts)

    def __len__(self) -> int:
        return len(self._acts)


ACTS = ActTable()


@lru_cache(maxsize=16384)
def name_letters(name: str) -> str:
    """The letters by which names of Acts are compared: case, dots, hyphens, spaces, `the`, `of`, `and` do not count."""
    plain = name.lower().replace("-", " ").replace("enquiry", "inquiry")
    return _NOT_ALPHANUMERIC.sub("", _NO_PART_OF_A_NAME.sub(" ", plain))


@lru_cache(maxsize=16384)
def make_act_id(title: str, year: int | None) -> str:
    """The identifier of an Act by short title and year: that of the table, else `actuaries-act-2006`."""
    title = _LINE_BREAK.sub("", _YEAR_AT_END.sub("", title)).strip(" ,.")
    for name in (title, _INDIAN.sub("", title)):
        for act_id in ACTS.by_name.get(name_letters(name), ()):
            if ACTS[act_id].year == year:
                return act_id
    title = _INITIALS.sub(lambda initials: re.sub(r"[.\s]", "", initials[0]) + " ", title)  # `U. P.` goes as `up`
    if not year:
        title = title.removesuffix(" Act")
    slug = _NOT_SLUG.sub("-", title.lower().replace("'", "").replace("’", "").removeprefix("the ")).strip("-")
    return f"{slug}-{year}" if year else slug


@lru_cache(maxsize=16384)
def acts_meant(name: str, year: int | None = None, written_on: date | None = None) -> tuple[str, ...]:
    """Every Act that `name` can mean: one where name, year and date settle it, none where the table has no such name.

    An older Act's name with the year of the one that took its place means that: `the 2013 Land Acquisition Act`.

    A short name means the Act in force when the text was written; an undated text means the Act known by it today,
    where practice agrees on one (`law-facts`: one short name, several Acts).
    """
    letters = name_letters(name)
    known = ACTS.by_name.get(letters, ())
    if year is not None:
        of_year = tuple(act_id for act_id in known if ACTS[act_id].year == year)
        return of_year or tuple(new for old, new in succeeding_acts() if old in known and ACTS[new].year == year)
    if written_on is not None and known and all((ACTS[act_id].year or 0) > written_on.year for act_id in known):
        return ()  # a later Act of that name, of which the text cannot speak
    if len(known) < 2:  # noqa: PLR2004 - one name, one Act
        return known
    if letters in ("itact", "cpa") and (written_on is None or written_on >= ACTS["it-2000"].commenced_by):
        return known if letters == "cpa" else tuple(i for i in known if i != "income-tax-1922")
    if written_on is not None:
        in_force = [act_id for act_id in known if ACTS[act_id].commenced_by <= written_on]
        return (in_force[-1],) if in_force else known
    return (_UNDATED[letters],) if letters in _UNDATED else known


def year_misprinted(family: Collection[str], year: int, dated: Collection[str]) -> str | None:
    """The Act of one name whose year differs in one figure from the printed, where no other Act had that year.

    `dated` are Acts that the text names with their year: of those a year near by is a misprint whatever else there was,
    and any later year where Parliament alone makes such Acts and made no later one.
    """
    newest = max(family, key=lambda act_id: ACTS[act_id].year or 0, default=None)
    if newest in _OF_PARLIAMENT_ALONE and newest in dated and year > (ACTS[newest].year or year):
        return newest
    printed = str(year)
    near = [a for a in family if sum(x != y for x, y in zip(str(ACTS[a].year), printed, strict=False)) == 1]
    if len(near) != 1:
        return None
    letters = name_letters(ACTS[near[0]].title.removeprefix("Indian "))
    return near[0] if near[0] in dated or (letters, year) not in _OLDER_ACTS else None


def act_named(text: str, *, written_on: date | None = None) -> str | None:
    """The Act that `text` names, by title, year, alias or identifier; None if none or more than one."""
    name = text.strip().rstrip(".")
    if name in ACTS:
        return name
    year = _YEAR_AT_END.search(name)
    meant = acts_meant(_YEAR_AT_END.sub("", name), int(year[1]) if year else None, written_on)
    return meant[0] if len(meant) == 1 else None
