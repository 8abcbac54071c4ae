"""Notifications and circulars by number: what print calls so, and what it does not."""

import pytest

from nyayagraph.law.provisions.notifications import find_notifications


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
        ("In G. O. MS 851 dated September 24, 1959 it", "G. O. MS 851 dated September 24, 1959"),
        ("and G. 0. MS 850 of that day", "G. 0. MS 850"),
        ("by Circular No. 15 of 1990 the Board", "Circular No. 15 of 1990"),
        ("under S.R.O. 1572 it was", "S.R.O. 1572"),
        ("the pay set by G.O. Ms. No. 850 dated September 24, 1959 fell", "G.O. Ms. No. 850 dated September 24, 1959"),
        ("as amended in GOMs No.235 it was", "GOMs No.235"),
        ("By G.O.Ms, No. 1968 (Education) dated 2.11.78", "G.O.Ms, No. 1968"),
        ("and in G.O. Ms. No, 412 of the Department", "G.O. Ms. No, 412"),
        ("the Office Order No.45 dated March 1, 1991 provides", "Office Order No.45 dated March 1, 1991"),
        ("relaxed by GO Ms. 254 dated March 21, 1977 for", "GO Ms. 254 dated March 21, 1977"),
        ("by G.O. (NS) No. 22/PD dated 13-1-1972 exempt", "G.O. (NS) No. 22/PD dated 13-1-1972"),
        ("under Government Order No. 5158/26 the scale", "Government Order No. 5158/26"),
        ("an exemption notification (No. 88/77) was", "notification (No. 88/77"),
        ("by Notification No. ST 907/X dated 31st March, 1956 it", "Notification No. ST 907/X dated 31st March, 1956"),
        ("its Notification No. LLR-D (6) 8/90 began", "Notification No. LLR-D (6) 8/90"),
        ("the Order, GSR-1418 dated 30-10-1962, was", "GSR-1418"),
        (
            "in the notification of the Government of Kerala, Revenue Department No. 20-D/76 dated 23rd April 1976 it",
            "notification of the Government of Kerala, Revenue Department No. 20-D/76 dated 23rd April 1976",
        ),
    ],
)
def test_a_number_that_print_calls_a_notification_is_one(text: str, found: str) -> None:
    assert [text[one.start : one.end] for one in find_notifications(text)] == [found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Circulars No. 15/79 dated 21.2.1979 and No. 4723/c dated 24.7.1980",
            ["Circulars No. 15/79 dated 21.2.1979", "4723/c dated 24.7.1980"],
        ),
        ("Notifications Nos. 12/90 and 13/90 were", ["Notifications Nos. 12/90", "13/90"]),
        ("Notification No. 12 and 13 others were", ["Notification No. 12"]),
    ],
)
def test_every_number_of_a_list_is_one(text: str, found: list[str]) -> None:
    assert [text[one.start : one.end] for one in find_notifications(text)] == found


@pytest.mark.parametrize(
    "text",
    [
        "by notification 9-3-1973 it ended",
        "the notification dated 9-3-1973, 28-12-1973 and later",
        "by notification dated July 5, 1960 the State No. 5 was named",
        "a notification not yet 12 days old",
        "the army wrote to the G.O.C. No. 5",
        "the Board passed an Office Order dated 20 March 1972",
        "an Appeal from Original Order No. 206 of 1953",
        "under G.O. 254 of that year",
        "a notification in Writ Petition No. 1412",
        "the office memorandum No. 4162 of 1961",
        "the press note of 1958",
    ],
)
def test_a_day_or_an_order_of_a_department_is_no_notification(text: str) -> None:
    assert find_notifications(text) == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Notification S.R..O. No. 372/77 of May", "SRO 372/77"),
        ("S.R.O. 1572 was read", "SRO 1572"),
        ("G.S.R. 5/2001 was read", "GSR 5"),
        ("S.O. 5678(E) was read", "SO 5678(E)"),
    ],
)
def test_a_number_of_the_gazette_has_a_key_and_keeps_the_year_behind_it(text: str, key: str) -> None:
    assert [one.key for one in find_notifications(text)] == [key]
