"""Which judgment a reference means: by keys, by name within court and time, by what others taught, or left open."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.citations.referring import Candidate, How, Referring, State
from nyayagraph.law.names.resolution import is_later, resolve

MANEKA = Candidate(
    "maneka", ("Maneka Gandhi v. Union of India",), date(1978, 1, 25), 1978, ("AIR 1978 SC 597", "[1978] 2 SCR 621")
)
BACHAN_1979 = Candidate("bachan-1979", ("Bachan Singh v. State of Punjab",), date(1979, 9, 14), 1979)
BACHAN_1980 = Candidate("bachan-1980", ("Bachan Singh v. State of Punjab",), date(1980, 5, 9), 1980)
THOMAS = Candidate("thomas", ("State of Kerala v. N.M. Thomas",), date(1975, 9, 19), 1975)
SHORT_ORDERS = (
    Candidate("kumar", ("Ram Kumar v. State of Haryana",), date(1987, 3, 3), 1987, (), ("AIR 1987 SC 2043",)),
    Candidate("lal", ("Mohan Lal v. State of Punjab",), date(1987, 3, 4), 1987, (), ("AIR 1987 SC 2043",)),
)


def referring(*keys: str, name: str | None = None, day: date = date(1990, 1, 1)) -> Referring:
    return Referring(keys, (name,) if name else (), "citing", day, day.year)


def direct(one: Candidate, *keys: str) -> Candidate:
    return one._replace(direct=keys)


@pytest.mark.parametrize(
    ("reference", "candidates", "state", "how", "meant"),
    [
        pytest.param(
            referring("AIR 1978 SC 597"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="one citation, one judgment",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", "AIR 1978 SC 597"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="one of two parallel citations is known",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", "(1980) 2 SCC 684"),
            [direct(MANEKA, "AIR 1978 SC 597"), direct(BACHAN_1980, "(1980) 2 SCC 684")],
            State.CONFLICT, How.CITATION, ("bachan-1980", "maneka"), id="parallel citations that disagree",
        ),
        pytest.param(
            referring("AIR 1987 SC 2043"), SHORT_ORDERS,
            State.AMBIGUOUS, How.CITATION, ("kumar", "lal"), id="two orders on one page",
        ),
        pytest.param(
            referring("AIR 1987 SC 2043", name="Ram Kumar v. State of Haryana"), SHORT_ORDERS,
            State.RESOLVED, How.CITATION_AND_NAME, ("kumar",), id="two orders on one page, the name decides",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", name="Khatki Ahmed v. Limdi Municipality")._replace(
                witnesses=("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")
            ),
            [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="a name joined to the wrong note, the right one on the page",
        ),
        pytest.param(
            referring("(1979) 4 SCC 9", "AIR 1978 SC 597", name="Khatki Ahmed v. Limdi Municipality")._replace(
                witnesses=("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")
            ),
            [direct(MANEKA, "AIR 1978 SC 597")],
            State.CONFLICT, How.CITATION, ("maneka",), id="but not where its first citation leads nowhere",
        ),
        pytest.param(
            referring("AIR 1976 SC 12", name="Postal Workers Forum v. Union of India"),
            [direct(MANEKA._replace(citations=("AIR 1976 SC 12", "[1976] 2 SCR 9")), "AIR 1976 SC 12")],
            State.CONFLICT, How.CITATION, ("maneka",), id="a header of older reports leads to no other name",
        ),
        pytest.param(
            referring("AIR 1976 SC 12"),
            [direct(MANEKA._replace(citations=("AIR 1976 SC 12", "[1976] 2 SCR 9")), "AIR 1976 SC 12")],
            State.CONFLICT, How.CITATION, ("maneka",), id="nor without a name",
        ),
        pytest.param(
            referring("AIR 1976 SC 12")._replace(witnesses=("Maneka Gandhi v. Union of India",)),
            [direct(MANEKA._replace(citations=("AIR 1976 SC 12", "[1976] 2 SCR 9")), "AIR 1976 SC 12")],
            State.RESOLVED, How.CITATION, ("maneka",), id="but where the page names the judgment",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("AIR 1976 SC 12", "[1976] 2 SCR 9"))],
            State.RESOLVED, How.NAME, ("maneka",), id="and keeps its judgment from no other place",
        ),
        pytest.param(
            referring("[1978] 2 All ER 40", name="Maneka v. India"),
            [MANEKA._replace(names=("Maneka Gandhi v. Union of India",))],
            State.WAITING, How.NONE, (), id="a foreign report is of a foreign court",
        ),
        pytest.param(
            referring("(1978) 1 LLJ 40", name="(Private), Ltd. v. Its Workmen"),
            [MANEKA._replace(names=("Ritz Theatre (Private) Ltd v. Its Workmen",))],
            State.WAITING, How.NONE, (), id="a name cut to common words finds none",
        ),
        pytest.param(
            referring("[1978] 3 SCR 621")._replace(witnesses=("Ram Das v. Hari", "Maneka Gandhi v. Union of India")),
            [MANEKA], State.RESOLVED, How.WITNESS, ("maneka",), id="the page names the judgment one slip away",
        ),
        pytest.param(
            referring("[1978] 3 SCR 631")._replace(witnesses=("Maneka Gandhi v. Union of India",)),
            [MANEKA], State.WAITING, How.NONE, (), id="two slips away the page proves nothing",
        ),
        pytest.param(
            referring("[1978] 3 SCR 621")._replace(witnesses=("Khatki Ahmed v. Limdi Municipality",)),
            [MANEKA], State.WAITING, How.NONE, (), id="one slip away, and the page names others only",
        ),
        pytest.param(
            referring("[1978] 2 SCR 631")._replace(
                witnesses=("Maneka Gandhi v. Union of India",), printed_elsewhere=True
            ),
            [MANEKA], State.WAITING, How.NONE, (), id="a page that others print too is no slip",
        ),
        pytest.param(
            referring("[1978] 3 SCR 621", name="Khatki Ahmed v. Limdi Municipality")._replace(
                witnesses=("Maneka Gandhi v. Union of India",)
            ),
            [MANEKA], State.WAITING, How.NONE, (), id="the name beside a citation outweighs those of its page",
        ),
        pytest.param(
            referring("[1978] 3 SCR 621")._replace(witnesses=("Maneka Gandhi v. Union of India",)),
            [MANEKA, MANEKA._replace(judgment_id="second")],
            State.AMBIGUOUS, How.WITNESS, ("maneka", "second"), id="two records of that name and place",
        ),
        pytest.param(
            referring("(1979) 1 SCC 248", name="Maneka Gandhi v. Union of India"),
            [direct(THOMAS._replace(names=("Khatki Ahmed v. Limdi Municipality",)), "(1979) 1 SCC 248")],
            State.CONFLICT, How.CITATION, ("thomas",), id="the name gainsays the citation",
        ),
        pytest.param(
            referring("(1979) 1 SCC 248", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("(1978) 1 SCC 248",)), direct(BACHAN_1979, "(1979) 1 SCC 248")],
            State.RESOLVED, How.NAME, ("maneka",), id="the name outweighs the place of another, one figure away",
        ),
        pytest.param(
            referring("(1979) 1 SCC 399", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("(1978) 1 SCC 248",)), direct(BACHAN_1979, "(1979) 1 SCC 399")],
            State.CONFLICT, How.CITATION, ("bachan-1979", "maneka"), id="but not where its own report is elsewhere",
        ),
        pytest.param(
            referring("[1979] 2 SCR 621", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(decided_on=date(1980, 1, 25), year=1980)],
            State.RESOLVED, How.NAME, ("maneka",), id="a misprinted day makes no header another's, near the place",
        ),
        pytest.param(
            referring("[1970] 3 SCR 288", name="Girdhari Lal v. State of Bihar"),
            [Candidate("girdhari", ("Girdhari Lal v. State of Bihar",), date(1959, 12, 2), 1959, cites_until=1967)],
            State.RESOLVED, How.NAME, ("girdhari",), id="a judgment without reports, misdated by what it cites",
        ),
        pytest.param(
            referring("[1970] 3 SCR 288", name="Girdhari Lal v. State of Bihar"),
            [Candidate("girdhari", ("Girdhari Lal v. State of Bihar",), date(1959, 12, 2), 1959)],
            State.WAITING, How.NONE, (), id="without reports, but of its day as far as print tells",
        ),
        pytest.param(
            referring("[1978] 3 SCR 621")._replace(beside="was said in Maneka Gandhi"), [MANEKA],
            State.RESOLVED, How.WITNESS, ("maneka",), id="the words before the citation name a party, one slip away",
        ),
        pytest.param(
            referring("(1978) 1 LLJ 48")._replace(beside="was said in Maneka Gandhi"), [MANEKA],
            State.WAITING, How.NONE, (), id="one party proves nothing where no place is near",
        ),
        pytest.param(
            referring("(1978) 1 LLJ 48")._replace(beside="was said in Maneka Gandhi & Ors.v.Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="nor do both where print leaves no word between them",
        ),
        pytest.param(
            referring("(1978) 1 LLJ 48")._replace(beside="was said in Maneka Gandhi v.Union of India"), [MANEKA],
            State.RESOLVED, How.WITNESS, ("maneka",), id="both parties, and the judgment is of that time",
        ),
        pytest.param(
            referring("(1984) 1 LLJ 48")._replace(beside="was said in Maneka Gandhi v.Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="both parties, of another time",
        ),
        pytest.param(
            referring("(1978) 1 LLJ 48")._replace(beside="by the High Court in Maneka Gandhi v.Union of India"),
            [MANEKA], State.WAITING, How.NONE, (), id="both parties, in a High Court",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", name="Khatki Ahmed v. Union of India")._replace(
                beside="in Maneka Gandhi & Khatki Ahmed v. Union of India"
            ),
            [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="of connected matters the first is named to the left",
        ),
        pytest.param(
            referring("(1988) 1 SCC 122", "[1988] 1 SCR 598", name="Postal Workers Forum v. Union of India"),
            [direct(MANEKA._replace(names=("Casual Labour v. India",)), "(1988) 1 SCC 122", "[1988] 1 SCR 598")],
            State.RESOLVED, How.CITATION, ("maneka",), id="two citations that agree outweigh a name",
        ),
        pytest.param(
            referring("AIR 1978 SC 597", day=date(1964, 10, 30)), [direct(MANEKA, "AIR 1978 SC 597")],
            State.FORWARD, How.CITATION, ("maneka",), id="a judgment cites none that is later",
        ),
        pytest.param(
            referring("AIR 1978 SC 597")._replace(judgment_id="maneka"), [direct(MANEKA, "AIR 1978 SC 597")],
            State.SELF, How.NONE, (), id="its own citation",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="an unknown citation, the name within court and time",
        ),
        pytest.param(
            referring("AIR 1978 SC 591", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a damaged citation beside the name",
        ),
        pytest.param(
            referring("AIR 1988 SC 597", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a figure of the year misread, name and page agree",
        ),
        pytest.param(
            referring("[1978] 2 SCR 6", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a page cut short, name and volume agree",
        ),
        pytest.param(
            referring("AIR 1978 SC 1986", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="another page of the same year's one volume",
        ),
        pytest.param(
            referring("AIR 1984 SC 597", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="the name, but of another time",
        ),
        pytest.param(
            referring("[1979] 1 SCR 11", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.WAITING, How.NONE, (), id="the name, but reported elsewhere in the same reporter",
        ),
        pytest.param(
            referring("(1975) 2 SCC 100", name="State of Kerala v. K.M. Thomas"), [THOMAS],
            State.WAITING, How.NONE, (), id="a near-name is another name",
        ),
        pytest.param(
            referring("(1980) 9 SCC 1", name="Bachan Singh v. State of Punjab"), [BACHAN_1979, BACHAN_1980],
            State.AMBIGUOUS, How.NAME, ("bachan-1979", "bachan-1980"), id="two judgments of one name",
        ),
        pytest.param(
            referring("(1980) 9 SCC 1", name="Bachan Singh v. State of Punjab", day=date(1980, 1, 11)),
            [BACHAN_1979, BACHAN_1980],
            State.RESOLVED, How.NAME, ("bachan-1979",), id="of two judgments of one name the other is later",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248"), [MANEKA._replace(learned=("(1978) 1 SCC 248",))],
            State.RESOLVED, How.PARALLEL, ("maneka",), id="a parallel that other judgments taught",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Khatki Ahmed v. Limdi Municipality"),
            [MANEKA._replace(learned=("(1978) 1 SCC 248",))],
            State.CONFLICT, How.PARALLEL, ("maneka",), id="a learned parallel, gainsaid by the name",
        ),
        pytest.param(
            referring("[1978] 1 SCR 248", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("(1978) 1 SCC 248", "[1978] 2 SCR 621"))],
            State.RESOLVED, How.NAME, ("maneka",), id="the numbers of one reporter printed with another's letters",
        ),
        pytest.param(
            referring("[1958] SCR 621", name="Maneka Gandhi v. Union of India"),
            [MANEKA], State.RESOLVED, How.NAME, ("maneka",), id="a figure of the year misread, twenty years off",
        ),
        pytest.param(
            referring("(1991) 4 SCC 584", name="Bachan Singh v. State of Punjab", day=date(1995, 1, 1)),
            [BACHAN_1979._replace(decided_on=date(1989, 2, 14), year=1989)],
            State.WAITING, How.NONE, (), id="an earlier round of the parties, by years older than its reporter lags",
        ),
        pytest.param(
            referring("[1978] 2 SCR 166", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="another page of the volume, printed by one judgment only",
        ),
        pytest.param(
            referring("[1978] 2 SCR 166", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA], State.WAITING, How.NONE, (), id="another page of the volume that others print too",
        ),
        pytest.param(
            referring("[1978] 2 SCR 630", name="Maneka Gandhi v. Union of India"), [MANEKA],
            State.RESOLVED, How.NAME, ("maneka",), id="a later page of the report",
        ),
        pytest.param(
            referring("[1978] 2 SCR 630", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA], State.RESOLVED, How.NAME, ("maneka",), id="a later page of a long report that others print too",
        ),
        pytest.param(
            referring("[1978] 2 SCR 690", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA], State.WAITING, How.NONE, (), id="a page too far behind the first that others print too",
        ),
        pytest.param(
            referring("[1978] 2 SCR 630", name="Maneka Gandhi v. State of Punjab")._replace(printed_elsewhere=True),
            [MANEKA], State.WAITING, How.NONE, (), id="a later page that others print too, and a near-name",
        ),
        pytest.param(
            referring("(1978) 1 SCC 260", name="Maneka Gandhi v. Union of India")._replace(printed_elsewhere=True),
            [MANEKA._replace(citations=("(1978) 1 SCC 248",))],
            State.WAITING, How.NONE, (), id="a later page that others print too begins another short report",
        ),
        pytest.param(
            referring("[1980] 40 ITR 142")._replace(
                names=("Bachan Singh v. State of Punjab", "Maneka Gandhi v. Union of India")
            ),
            [BACHAN_1979, MANEKA],
            State.RESOLVED, How.NAME, ("bachan-1979",), id="of two names that are held the one beside the citation",
        ),
        pytest.param(
            referring("AIR 1978 SC 597")._replace(decided_on=None, year=1964), [direct(MANEKA, "AIR 1978 SC 597")],
            State.RESOLVED, How.CITATION, ("maneka",), id="a guessed year refuses nothing",
        ),
        pytest.param(
            referring("(1978) 3 SCC 9", name="Maneka v. Union of India"),
            [Candidate("orphan", ("Maneka Gandhi v. Union of India",), None, 1978)],
            State.WAITING, How.NONE, (), id="a likely name of a judgment without day and report",
        ),
        pytest.param(
            referring("[1961] 3 SCR 621", name="Maneka Gandhi v. Union of India"),
            [MANEKA._replace(citations=("[1961] 3 SCR 618",), decided_on=date(1961, 2, 3), year=1961),
             MANEKA._replace(judgment_id="exact", citations=("[1961] Supp 3 SCR 621",), decided_on=date(1961, 4, 5))],
            State.RESOLVED, How.NAME, ("exact",), id="of two near places the very page",
        ),
        pytest.param(
            referring("(1979) 1 SCC 248", name="Maneka Gandhi v. Union of India"),
            [direct(THOMAS._replace(names=("Khatki Ahmed v. Limdi Municipality",)), "(1979) 1 SCC 248"), MANEKA],
            State.CONFLICT, How.CITATION, ("maneka", "thomas"), id="gainsaid by a name that is held: both are recorded",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India")._replace(
                names=("Khatki Ahmed v. Limdi Municipality", "Maneka Gandhi v. Union of India")
            ),
            [MANEKA], State.AMBIGUOUS, How.NAME, ("maneka",), id="the name beside the citation gainsays the other",
        ),
        pytest.param(
            referring("(1978) 1 SCC 248", name="Maneka Gandhi v. Union of India")._replace(
                names=("Maneka Gandhi v. Union of India", "Khatki Ahmed v. Limdi Municipality")
            ),
            [MANEKA], State.RESOLVED, How.NAME, ("maneka",), id="a name elsewhere in the text gainsays nothing",
        ),
        pytest.param(
            referring("(1976) 2 SCC 301", name="State of Kerala v. N.N. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.RESOLVED, How.NAME, ("thomas",), id="an initial misread, beside a place near its own",
        ),
        pytest.param(
            referring("(1976) 2 SCC 811", name="State of Kerala v. N.N. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.WAITING, How.NONE, (), id="an initial misread at a place far from its own",
        ),
        pytest.param(
            referring("(1976) 2 SCC 301", name="State of Kerala v. K.K. Thomas"),
            [THOMAS._replace(citations=("(1976) 2 SCC 310",))],
            State.WAITING, How.NONE, (), id="two initials of another beside a place near its own",
        ),
        pytest.param(referring("AIR 1978 SC 597"), [], State.WAITING, How.NONE, (), id="not held"),
        pytest.param(
            referring("AIR 1978 SC 597", day=date(1964, 10, 30)), [],
            State.FORWARD, How.NONE, (), id="not held, and printed long after",
        ),
    ],
)  # fmt: skip
def test_a_reference_is_decided(
    reference: Referring, candidates: list[Candidate], state: State, how: How, meant: tuple[str, ...]
) -> None:
    assert resolve(reference, candidates) == (state, how, meant)


def test_a_day_that_reports_gainsay_is_no_day() -> None:
    """Dated 1993, reported in 1963: not later than 1970. Dated 1966, reported in 1996 or citing 1995: not too early."""
    misdated = Candidate("old", (), date(1993, 2, 1), 1993, ("AIR 1963 SC 12",))

    assert not is_later(misdated, referring("AIR 1963 SC 12", day=date(1970, 1, 1)))
    early = referring("AIR 1978 SC 597", day=date(1966, 2, 19))
    assert is_later(MANEKA, early)
    assert not is_later(MANEKA, early._replace(own_citations=("(1996) 2 SCC 11",)))
    assert not is_later(MANEKA, early._replace(cites_until=1995))
