"""Notifications and circulars by number: what print calls so, and what it does not."""

import pytest

from nyayagraph.law.notifications import find_notifications


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("the benefit of Notification 153-CUS dated 1.3.86 was lost", "Notification 153-CUS dated 1.3.86"),
        ("by notification 12/97-CE it was so", "notification 12/97-CE"),
        (
            "a Notification dated 1-4-1962 bearing No. F.12(3)/62-Fin",
            "Notification dated 1-4-1962 bearing No. F.12(3)/62-Fin",
        ),
        (
            "see Notification No. F.12(3)/62-Fin dated 1-4-1962 again",
            "Notification No. F.12(3)/62-Fin dated 1-4-1962",
        ),
        ("under Notification F. No. 801/1/90 he was held", "Notification F. No. 801/1/90"),
        ("as notification number 5 of 1978 says", "notification number 5 of 1978"),
        ("by Circular No. 15 of 1990 the Board", "Circular No. 15 of 1990"),
        ("under S.R.O. 1572 it was", "S.R.O. 1572"),
    ],
)
def test_a_number_that_print_calls_a_notification_is_one(text: str, found: str) -> None:
    assert [text[one.start : one.end] for one in find_notifications(text)] == [found]


@pytest.mark.parametrize(
    "text",
    [
        "by notification 9-3-1973 it ended",
        "the notification dated 9-3-1973, 28-12-1973 and later",
        "by notification dated July 5, 1960 the State No. 5 was named",
        "a notification not yet 12 days old",
        "the order in G.O. Ms. No. 850 dated September 24, 1959",
        "the office memorandum No. 4162 of 1961",
        "the press note of 1958",
    ],
)
def test_a_day_or_an_order_of_a_department_is_no_notification(text: str) -> None:
    assert find_notifications(text) == []
