"""Whose an Act is: of a State, whose title may end like one of the centre's, or of England.

Pure; reads the words before a title.
"""

# ruff: noqa: SIM905 - lists of words are split from text
from __future__ import annotations

import re

from nyayagraph.law.acts.table import ACTS

PLACES = frozenset(
    "Bombay Madras Bengal Bihar Orissa Assam Punjab Rajasthan Gujarat Maharashtra Mysore Karnataka Kerala Hyderabad"
    " Andhra Delhi Pradesh U.P. M.P. C.P. A.P. H.P. Haryana Nadu Travancore Cochin Saurashtra Kashmir Manipur"
    " Tripura Calcutta Ajmer Bhopal Coorg Goa Oudh Agra Sind Berar Provinces Pepsu PEPSU"
    " Chhattisgarh Jharkhand Meghalaya Mizoram Nagaland Odisha Sikkim Telangana Uttarakhand".split()
)
_PLACE = "|".join(re.escape(place) for place in sorted(PLACES))
_SHORTENED = (
    r"[A-Z]\.\s?[A-Z]\.|Bom\.?|Mad\.?|Beng?\.?|Pun\.?|Raj\.?|Mys\.?|Guj\.?|Mah\.?|Ori\.?|Ker\.?|W\.\s?B\.|T\.\s?N\."
)
# takes `Bombay Act`, `Mad. Act`, `Tamil Nadu Act`, `Indian Act`; refuses `Bombay Rent Act`
NUMBERED_BY_STATE = re.compile(
    r"(?:(?:East|West|Central|Tamil|Uttar|Madhya|Andhra|Himachal|United)\s{1,2})?"
    rf"(?:{_PLACE}|Central|Indian|Regulation|{_SHORTENED})\s{{1,3}}(?:Act|ACT)"
)
# takes the words before `Indian Merchandise Marks Act` in `Process-Indian Merchandise Marks Act`
DASHED_ON = re.compile(
    r"(?!Travancore)[A-Za-z]+-+\s?(?=(?:Indian|Bombay|Madras|Bengal|Bihar|Punjab|Assam|Orissa|Kerala|Mysore|Rajasthan|Gujarat"
    r"|Companies|Code|Constitution|Income|Finance)\b)|[a-z]+-+(?=[A-Z])"
)
PLACE_BEFORE = re.compile(rf"(?:{_PLACE})\s{{1,2}}$")
_PLACE_AND_WORD = re.compile(rf"(?:{_PLACE})\s{{1,2}}[a-z]{{4,12}}\s{{1,3}}$")
_WORD_BEFORE = re.compile(r"([A-Z][A-Za-z.]*)\s{1,3}$")
_NO_PLACE = frozenset(
    "the this said that such under by per vide read see any every an a section sections article articles amending"
    " amendment amended principal central state parent new old repealed repealing local special original existing first"
    " second earlier later another unamended relevant both of in and or aforesaid same present impugned".split()
)
# takes `English Arbitration Act`, and titles that England, America or a dominion alone had
ENGLISH_TITLE = re.compile(
    r"(?:English|British|American|Australian|Canadian|Irish|South\s?-?African?|U\.\s?K\.|United\s{1,2}Kingdom"
    r"|Commonwealth\sof\sAustralia|European\sCommunit|Agricultural\sHoldings|Law\sof\sProperty|Factory\sand\sWorkshop"
    r"|Increase\sof\sRent|Rent\sand\sMortgage|Matrimonial\sCauses|Admiralty\sCourt|Common\sLaw\sProcedure|Trade\sDisputes"
    r"|Taxes\sManagement|Securities\sExchange|Settled\sLand|Larceny|Theft|Sherman|Clayton|Crown\sProceedings|Road\sTraffic"
    r"|Race\sRelations|Supreme\sCourt\sof\sJudicature|Provincial\sCollection\sof\sTaxes|Public\sHealth\sAct,?\s18)\b"
)
_ENGLISH_BEFORE = re.compile(r"\b(?:English|British)\)?\s{1,3}$")
# Acts of the English Parliament whose names are those of ours, by the letters of the name
_ENGLISH = {
    "companiesact": "1862 1867 1900 1907 1908 1929 1947 1948 1967 1985 1989 2006",
    "arbitrationact": "1889 1934 1950 1975 1979",
    "salegoodsact": "1893 1979",
    "trademarksact": "1905 1938",
    "limitationact": "1939 1980",
    "partnershipact": "1890",
    "copyrightact": "1842 1911 1956 1988",
    "patentsact": "1949 1977",
    "insuranceact": "1946 1958",
    "evidenceact": "1851 1938 1968",
    "incometaxact": "1842 1853 1952",
}


def is_of_a_state(text: str, start: int, name: str, year: int | None) -> bool:
    """Whether a title we know only ends that of another Act: `Bombay Public Trusts Act, 1950`."""
    before = _WORD_BEFORE.search(text, max(0, start - 24), start)
    if before is None:
        return bool(_PLACE_AND_WORD.search(text, max(0, start - 30), start))
    if before[1] in PLACES:
        return True
    known = ACTS.by_name.get(name, ())
    other_year = year is not None and not any(ACTS[act_id].year == year for act_id in known)
    return other_year and before[1].lower() not in _NO_PLACE


def is_english(text: str, start: int, name: str, year: int | None) -> bool:
    """Whether a title we know is here that of an Act of England, by its year or the word before."""
    by_year = name in _ENGLISH and str(year) in _ENGLISH[name].split()
    return by_year or bool(_ENGLISH_BEFORE.search(text, max(0, start - 12), start))
