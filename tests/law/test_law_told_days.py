"""Days told by others: each printed as the date that it comes to, or left alone."""

from __future__ import annotations

from datetime import date

import pytest

from nyayagraph.law.governing.told_days import with_plain_days


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("hit me the day before the new codes came into force.", "hit me on 30 June 2024."),
        ("three days before the new criminal laws took effect", "on 28 June 2024"),
        ("a week after the BNS kicked in", "on 8 July 2024"),
        ("hours before the new laws came into force", "on 30 June 2024"),
        ("the day the three new criminal enactments took effect", "on 1 July 2024"),
        ("shot on 3 July 2024; hurt on the day preceding.", "shot on 3 July 2024; hurt on 2 July 2024."),
        ("robbed on 3 July 2024, FIR the same forenoon", "robbed on 3 July 2024, FIR on 3 July 2024"),
        (
            "hurt the day before the new codes began; on their first morning, an FIR",
            "hurt on 30 June 2024; on 1 July 2024, an FIR",
        ),
        ("a bride on their first night", "a bride on their first night"),
        ("the very day the BNS came into force", "on 1 July 2024"),
        ("pending when the BSA came into force", "pending on 1 July 2024"),
        ("an old offence, before the commencement of the BNS", "an old offence, before 1 July 2024"),
        (
            "the theft of 30 June 2024 and an FIR the following day",
            "the theft of 30 June 2024 and an FIR on 1 July 2024",
        ),
        ("on 26 June 2024. Two weeks later an FIR", "on 26 June 2024. On 10 July 2024 an FIR"),
        ("FIR a month after the assault of 10 June 2024", "FIR on 10 July 2024, the assault of 10 June 2024"),
        ("before 1 July 2024, FIR after it", "before 1 July 2024, FIR on or after 1 July 2024"),
        ("on 10 July 2025 in a case of that year", "on 10 July 2025 in a case in 2025"),
        ("28th june 24, 1st july'24", "28 June 2024, 1 July 2024"),
        ("5 June, 25 June and 5 July 2024", "5 June, 25 June and 5 July 2024"),
        ("the last day of June 2024", "30 June 2024"),
        ("the thirtieth of June 2024", "the 30 June 2024"),
        ("the BNS came into force on 1 July 2024", "the BNS came into force on 1 July 2024"),
        ("since the BNS came into force on 1 July 2024", "since the BNS came into force on 1 July 2024"),
        ("Shot on 5 July 2024. FIR 6 July; trial in 2025.", "Shot on 5 July 2024. FIR 6 July 2024; trial in 2025."),
        ("hit on 26 June 2024, FIR on the 27th", "hit on 26 June 2024, FIR on 27 June 2024"),
        ("hit on 30 June 2024, FIR on the 2nd.", "hit on 30 June 2024, FIR on 2 July 2024."),
        ("hit on 30 December 2023, FIR of 2 January", "hit on 30 December 2023, FIR of 2 January 2024"),
        ("on 5 March 1974, in jail when April came in", "on 5 March 1974, in jail on 1 April 1974"),
        ("filed on 12 June 2024, unheard when the month ended", "filed on 12 June 2024, unheard on 30 June 2024"),
        ("stolen on 12.VI.2024 at 1910 hrs", "stolen on 12.6.2024            "),
        ("took money during 2016-17", "took money during 2016 to 2017"),
        ("assessment year 1961-62", "assessment year 1961-62"),
        ("on Republic Day, 1991", "on 26 January 1991"),
        ("on 2 April, nineteen seventy-four", "on 2 April 1974"),
        ("on 1 July, two thousand and twenty-four", "on 1 July 2024"),
        ("nineteen accused and twenty men", "nineteen accused and twenty men"),
        (
            "played on 29 June 2024; stabbed two evenings after that match",
            "played on 29 June 2024; stabbed on 1 July 2024",
        ),
        ("stolen on 30 June morning 2024", "stolen on 30 June 2024 morning"),
        ("he lives on the 27th floor since 2 May 2024", "he lives on the 27th floor since 2 May 2024"),
        ("he died two days later", "he died two days later"),
        (
            "Had it come on 1 July 2024 the Sanhita would apply; it came on 29 June 2024",
            "Had it come on             the Sanhita would apply; it came on 29 June 2024",
        ),
        ("used on 3 July 2024 instead of 20 June 2024", "used on 3 July 2024 instead of             "),
        ("If it had been used on 3 July 2024, which code would apply?",) * 2,
        ("he slept; if he had hit her on 3 July 2024 he would answer",) * 2,
        (
            "robbed at 10 pm on 30 June 2024, FIR at half past twelve that same night",
            "robbed at 10 pm on 30 June 2024, FIR at half past twelve on 1 July 2024",
        ),
        ("robbed on 30 June 2024, FIR at ten that night", "robbed on 30 June 2024, FIR at ten on 30 June 2024"),
        ("seen on Teachers' Day 2023", "seen on 5 September 2023"),
        ("you may march on", "you may march on"),
        ("stolen yesterday", "stolen yesterday"),
    ],
)
def test_a_told_day_is_printed_as_its_date(text: str, expect: str) -> None:
    assert with_plain_days(text) == expect


@pytest.mark.parametrize(
    ("text", "line", "expect"),
    [
        ("filed a month before the Consumer Protection Act 2019 came into force", "cpa-2019", "filed on 20 June 2020"),
        ("pending when the new Trade Marks Act came.", "trade-marks-1999", "pending on 15 September 2003."),
        ("the day before the 1988 Act came into force", "mv-1988", "on 30 June 1989"),
        ("pending in 1974 when the new Code came into force", "bnss-2023", "pending in 1974 on 1 April 1974"),
    ],
)
def test_the_new_act_is_that_of_the_line_asked_about(text: str, line: str, expect: str) -> None:
    assert with_plain_days(text, (line,)) == expect


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("stolen yesterday", "stolen on 30 June 2024"),
        ("stolen today", "stolen on 1 July 2024"),
        ("stolen two weeks ago", "stolen on 17 June 2024"),
        ("stolen last month", "stolen in June 2024"),
        ("stolen last year", "stolen in 2023"),
    ],
)
def test_days_told_by_today_are_counted_from_the_day_of_the_question(text: str, expect: str) -> None:
    assert with_plain_days(text, on=date(2024, 7, 1)) == expect
