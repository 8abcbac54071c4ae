"""References in text: tables of what must be found, and of what must not."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from nyayagraph.law.find import FoundReference, find

DATA = Path(__file__).parents[1] / "data"


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]


def seen(reference: FoundReference, expected: dict[str, Any]) -> dict[str, Any]:
    found = reference.model_dump(mode="json")
    return {field: found[field] for field in expected}


@pytest.mark.parametrize("row", rows("citations.jsonl"), ids=lambda row: row["text"])
def test_a_citation_line_gives_what_the_table_says(row: dict[str, Any]) -> None:
    found = find(row["text"])

    assert [(reference.text, reference.kind) for reference in found] == [
        (e["text"], e["kind"]) for e in row["expected"]
    ]
    assert [seen(*pair) for pair in zip(found, row["expected"], strict=True)] == row["expected"]


@pytest.mark.parametrize("space", ["\u00a0", "\u2009", "\u202f"])
def test_spaces_of_word_processors_and_web_pages_are_spaces(space: str) -> None:
    """All lines of the tables again, their spaces as print from there has them: the same places and keys."""
    for row in (*rows("citations.jsonl"), *rows("provisions.jsonl")):
        text, on = row["text"], date.fromisoformat(row["written_on"]) if "written_on" in row else None

        found = find(text.replace(" ", space), written_on=on)

        assert [(r.start, r.end, r.keys) for r in found] == [
            (r.start, r.end, r.keys) for r in find(text, written_on=on)
        ]
        assert all(r.text == text.replace(" ", space)[r.start : r.end] for r in found)


@pytest.mark.parametrize("row", rows("provisions.jsonl"), ids=lambda row: row["text"])
def test_a_provision_line_gives_what_the_table_says(row: dict[str, Any]) -> None:
    on = date.fromisoformat(row["written_on"]) if "written_on" in row else None

    found = [r for r in find(row["text"], written_on=on) if r.kind in ("section", "article", "rule", "schedule")]

    assert [reference.text for reference in found] == [e["text"] for e in row["expected"]]
    assert [seen(*pair) for pair in zip(found, row["expected"], strict=True)] == row["expected"]


@pytest.mark.parametrize("row", rows("names.jsonl"), ids=lambda row: row["text"])
def test_a_name_is_found_whole_and_alone(row: dict[str, Any]) -> None:
    assert [reference.name for reference in find(row["text"]) if reference.kind == "case_name"] == row["expected"]


@pytest.mark.parametrize("row", rows("short_forms.jsonl"), ids=lambda row: row["text"])
def test_a_short_form_means_what_the_table_says(row: dict[str, Any]) -> None:
    found = [reference for reference in find(row["text"]) if reference.form == "short"]

    assert [reference.text for reference in found] == [e["text"] for e in row["expected"]]
    assert [seen(*pair) for pair in zip(found, row["expected"], strict=True)] == row["expected"]


@pytest.mark.parametrize(
    ("sentences", "last", "expect"),
    [
        (25, "It was held in that case that he could not.", ["that case"]),
        (25, "In the latter case no rent is due.", []),
        (8, "He filed a complaint with the police. The accused was convicted in the said case and appealed.", []),
        (10, "The trial court decreed the suit. The said decision was challenged in an appeal to the High Court.", []),
        (120, "It was held in that case that he could not.", []),
    ],
)
def test_words_far_behind_a_judgment_mean_it_by_what_is_said_between(
    sentences: int, last: str, expect: list[str]
) -> None:
    between = "The lease had run for eleven years, and rent was paid in grain. " * sentences
    text = f"In Ram Lal v. Shyam Das, AIR 1960 SC 5, a lessor sued. {between}{last}"

    assert [reference.text for reference in find(text) if reference.form == "short"] == expect


def test_without_short_forms_only_whole_names_and_citations_count() -> None:
    text = "A.K. Gopalan v. State of Madras, AIR 1950 SC 27. In Gopalan's case it was so."

    assert [reference.form for reference in find(text)] == ["full", "short"]
    assert [reference.form for reference in find(text, short_forms=False)] == ["full"]


def test_a_whole_name_takes_the_citation_that_the_text_gives_it_elsewhere() -> None:
    found = find("A.K. Gopalan v. State of Madras, AIR 1950 SC 27. We read A. K. Gopalan vs. State of Madras again.")

    assert [(reference.kind, reference.keys) for reference in found] == [
        ("reporter", ("AIR 1950 SC 27",)),
        ("case_name", ("AIR 1950 SC 27",)),
    ]


def test_a_name_with_the_mark_of_a_footnote_takes_the_citation_of_the_note() -> None:
    found = find(
        "It was held in Ram Lal v. Shyam Lal(2),\nnot in Hari v. Das[3].\n(2) [1967] 2 S.C.R. 762.\n[3] AIR 1960 SC 5"
    )

    assert [(reference.text, reference.keys) for reference in found if reference.kind == "case_name"] == [
        ("Ram Lal v. Shyam Lal", ("[1967] 2 SCR 762",)),
        ("Hari v. Das", ("AIR 1960 SC 5",)),
    ]


def test_a_name_with_the_mark_of_a_note_at_the_end_takes_its_citation() -> None:
    found = find("It was held in Ram Lal v. Shyam Lal[2] so.\n\n[1]    (1994) 1 SCC 243\n[2]    (2006) 4 SCC 10\n")

    assert [r.keys for r in found if r.kind == "case_name"] == [("(2006) 4 SCC 10",)]


@pytest.mark.parametrize(
    ("cited", "named", "is_one"),
    [
        ("Addanki Narayanappa v. Bhaskara Krishnappa", "Addanki Narayanappa v. Bhaskara Krishtappa", True),
        ("Madan Mohan Prasad v. State of Bihar", "Madan Mohan v. State of Bihar", True),
        ("N.M. Thomas Pillai v. State of Kerala", "K.M. Thomas Pillai v. State of Kerala", False),
        ("Hindustan Times v. Their Workmen", "Hindustan Lever v. Their Workmen", False),
        ("Sutroogan v. Sabitra", "Susroogan v. Sabitra", True),
        ("Bal Krishna v. Ram Krishna", "Balkrishna v. Ram Krishna", True),
        ("Praga Tools Corporation v. C. A. Immanuel", "Praga Tool Corporation v. Immanuel", True),
        ("Ram Singh v. State of Punjab", "Rao Singh v. State of Punjab", False),
        ("Jagtar Singh v. State of Punjab", "Singh v. State of Punjab", False),
    ],
)
def test_a_name_near_the_one_cited_is_the_same_judgment_only_where_little_differs(
    cited: str, named: str, is_one: bool
) -> None:
    found = find(f"In {cited}, AIR 1960 SC 5, it was so. We read {named} again.")

    assert [r.keys for r in found if r.kind == "case_name"] == [("AIR 1960 SC 5",) if is_one else ()]


def test_a_footnote_of_another_judgment_is_not_the_citation_of_a_name() -> None:
    found = find(
        "Trojan Textiles v. Nagappa Chettiar, [1953] S.C.R. 789, was cited. "
        "In Sheodhar Rai v. Suraj Prasad(1) it was so.\n(1) [1953] S.C.R. 789."
    )

    assert [r.keys for r in found if r.kind == "case_name"] == [()]


def test_a_name_goes_on_to_its_citation_over_commas() -> None:
    found = find("So in Krishnan v. Secretary, Regional Transport Authority, Chittor, AIR 1956 AP 129, it was held.")

    assert [(r.kind, r.name) for r in found] == [
        ("reporter", "Krishnan v. Secretary, Regional Transport Authority, Chittor")
    ]


def test_two_reports_of_one_matter_do_not_leave_its_name_open() -> None:
    text = "Shah v. Union, (1988) 4 SCC 574; Shah v. Union, (1989) 1 SCC 678. We read Shah v. Union again."

    assert [r.keys for r in find(text) if r.kind == "case_name"] == [("(1988) 4 SCC 574",)]


def test_a_citation_in_a_footnote_is_not_what_that_case_points_to() -> None:
    found = find(
        "In State v. Gopal(1) the sale was set aside. (1) [1954] S.C.R. 587. (2) [1954] S.C.R. 674.\n"
        "The facts of that case were other."
    )

    assert [r.keys for r in found if r.form == "short"] == [("[1954] SCR 587",)]


def test_the_name_at_the_foot_of_a_page_is_the_judgment_itself() -> None:
    found = find(
        "Bandhu Morcha vs Union Of India on 16\nDecember, 1983\nEquivalent citations: 1984 AIR 802\nAuthor: A\n"
        "It was said.Bandhu Lok Morcha vs Union Of India on 16 December, 1983"
    )

    assert [r.keys for r in found if r.kind == "case_name"] == [("AIR 1984 SC 802",)] * 2


def test_a_name_of_two_judgments_takes_the_citation_of_neither() -> None:
    text = "Ram v. Das, AIR 1960 SC 5; Ram v. Das, AIR 1970 SC 9. In Ram v. Das it was said"

    assert [reference.keys for reference in find(text) if reference.kind == "case_name"] == [()]


def test_a_name_beside_its_citation_is_no_reference_of_its_own() -> None:
    found = find("In Maneka Gandhi v. Union of India, AIR 1978 SC 597, it was held")

    assert [(reference.kind, reference.name) for reference in found] == [
        ("reporter", "Maneka Gandhi v. Union of India")
    ]


TABLES = ("citations.jsonl", "names.jsonl", "provisions.jsonl", "short_forms.jsonl", "name_matches.jsonl")


def test_the_tables_hold_enough_lines_each_with_its_source_and_reason() -> None:
    every = [row for name in TABLES for row in rows(name)]
    wanted = [row for row in every if row.get("expected") or row.get("same") is True]

    assert len(wanted) >= 400
    assert len(every) - len(wanted) >= 250
    assert all(row["source"] and row["why"] for row in every)


def test_no_line_stands_twice_in_a_table() -> None:
    for name in TABLES[:4]:
        texts = [(row["text"], row.get("written_on")) for row in rows(name)]
        assert len(texts) == len(set(texts))


def test_an_empty_text_has_no_references() -> None:
    assert find("") == []


_OF_NO_MATTER = (
    "The parties led evidence, and the learned Judge heard them at length on the facts of the dispute. " * 25
)


@pytest.mark.parametrize(
    ("said", "on", "keys"),
    [
        ("notice under s. 34 of the Income-tax Act", date(1966, 4, 15), ["income-tax-1922/s34"]),
        ("notice under s. 148 of the Income-tax Act", date(1976, 4, 15), ["income-tax-1961/s148"]),
        ("examined under s. 342 of the Code of Criminal Procedure", date(1975, 8, 6), ["crpc-1898/s342"]),
        ("bound over under section 109 of the Code of Criminal Procedure", date(1974, 10, 11), ["crpc-1898/s109"]),
        ("bound over under section 109 of the Code of Criminal Procedure", date(1975, 8, 6), ["crpc-1973/s109"]),
        ("examined under s. 313 of the Code of Criminal Procedure", date(1974, 10, 11), ["crpc-1973/s313"]),
        ("examined under s. 313 of the Code of Criminal Procedure", date(1977, 2, 17), ["crpc-1973/s313"]),
        ("convicted under section 5 of the Prevention of Corruption Act", date(1995, 2, 9), ["pca-1947/s5"]),
        (
            "s. 13 of the Prevention of Corruption Act, s. 19 of the Prevention of Corruption Act",
            date(1998, 4, 17),
            ["pca-1988/s13", "pca-1988/s19"],
        ),
        ("claimed under section 110A of the Motor Vehicles Act", date(1992, 5, 5), ["mv-1939/s110A"]),
        (
            "under s. 5 of the Limitation Act, though the Limitation Act, 1963 came later",
            date(1966, 4, 18),
            ["limitation-1963/s5"],
        ),
    ],
)
def test_a_judgment_soon_after_a_change_means_the_older_act(said: str, on: date, keys: list[str]) -> None:
    """Matters begun under the older Act still came; its numbers, or a year named anywhere, tell otherwise."""
    found = find(_OF_NO_MATTER + said + ". " + _OF_NO_MATTER, written_on=on)

    assert [reference.key for reference in found] == keys


def test_a_short_text_speaks_of_the_law_of_its_day() -> None:
    found = find("notice under s. 34 of the Income-tax Act", written_on=date(1966, 4, 15))

    assert [reference.key for reference in found] == ["income-tax-1961/s34"]
