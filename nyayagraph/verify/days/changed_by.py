"""What a text says made or changed a provision, held to the instruments that are known to have done so. Pure.

Provisions and instruments become tokens; a sentence tells of a change where a word of it joins them, whichever of the
two does it: `⟦0⟧ was inserted by ⟨0⟩`, `⟨0⟩ inserted ⟦0⟧`, `the insertion of ⟦0⟧ by ⟨0⟩`. An amendment of the
Constitution is wrong where it touched no such article or is of another year; one of an Act where the section has
another maker, or footnotes print it at other sections alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from nyayagraph.law.acts.mentions import ActMention, find_mentions
from nyayagraph.law.acts.whose_acts import PLACES
from nyayagraph.law.provisions.keys import ProvisionKey
from nyayagraph.law.text.periods import Period, find_periods
from nyayagraph.law.versions.changers import Changer, changers_of, changes_elsewhere
from nyayagraph.law.versions.constitution import NamedAmendment, amendment_called, article_changes
from nyayagraph.verify.days.days_of_law import is_constitution, since
from nyayagraph.verify.labels import act_title, day, label
from nyayagraph.verify.references.resolve import Resolved
from nyayagraph.verify.report import Evidence
from nyayagraph.verify.statements.said import Facts, without_tokens

_YEARS_TO_FORCE = 3  # by which the day of a section is at most later than the year of its amending Act
_CONSTITUTION = "constitution"
# takes `Constitution (Forty-second Amendment) Act, 1976`, `Forty-second Amendment of 1976`, `101st Constitutional
# Amendment`; refuses `Second Amendment Rules`
_ORDINAL = (
    r"(?P<ordinal>\d{1,3}(?:st|nd|rd|th)|(?:One\s+)?[Hh]undred\s+and\s+[A-Z][a-z]+"
    r"|(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)[-\s][A-Za-z][a-z]+|[A-Z][a-z]+(?:st|nd|rd|th))\s+"
)
_OF_CONSTITUTION = re.compile(
    rf"\b(?:Constitution\s*(?:of\s+India\s*)?\(\s*)?{_ORDINAL}(?:Constitution(?:al)?\s+)?Amendment\b\)?(?:\s+Act\b)?(?:\s+(?:of|to)\s+the\s+Constitution)?"
    r"(?:,?\s*(?:of\s+)?\(?(?P<year>(?:19|20)\d\d)\b\)?)?(?!\)?\s+(?:Bill|Rules|Regulations?|Scheme|Order|Ordinance)\b)"
)

# takes `(Amendment) Act`, `(Amendment and Miscellaneous Provisions) Act`, `Amendment Act`
_AMENDING = re.compile(r"\bAmendment(?:\s+and\s+[A-Z][\w\s]{1,40})?\)?\s+Act\b")
# takes `Criminal Law (`, `Finance `, `the American ` before `Second Amendment`
_OF_ANOTHER = re.compile(r"(?:\(|\b(?!The\b|By\b|Before\b|Since\b|When\b|After\b|Until\b)[A-Z][a-z]\w+)\s*$")
_OF_A_YEAR = re.compile(
    r"\b(?:(?P<before>(?:19|20)\d\d)\s+[Aa]mendments?\b(?!\s+(?:Act|to\s+the\s+[Rr]ules))|[Aa]mendments?\s+(?:of|in)\s+(?P<after>(?:19|20)\d\d))\b"
)
_MADE = r"(?:inserted|introduced|added|incorporated|enacted|brought\s+in|put\s+in|gave\s+us|created)"
_CHANGED = (
    r"(?:amended|altered|modified|changed|substituted|replaced|recast|re-?written|omitted|deleted|removed|repealed)"
)
_LIST = r"⟦\d+⟧(?:(?:\s*(?:,|and|&|to|or|-|–)\s*)+⟦\d+⟧)*"  # noqa: RUF001
_ASIDE = r"(?:\s*\([^()⟦⟨]{1,60}\)|,[^,;.⟦⟨]{1,60},)?"
_THE = r"(?:(?:the|an?|new|what\s+is\s+(?:now|today))\s+)*"
_BY = r"(?:by|through|vide|under|with)\s+(?:the\s+)?⟨(?P<by>\d+)⟩"
# takes ` was first `, `, as `, ` (which has been `; what stands between a provision and the change that it underwent
_BEEN = (
    r"[\s,(]*(?:(?:which|that|as|itself|too|also|was|were|is|are|stands?|stood|has|have|had|been|being|came\s+to\s+be"
    r"|first|later|newly|then|again|only|since|subsequently|duly)\s+)*"
)
_DID = r"[\s,]*(?:(?:which|that|has|have|had|also|only|first|later|then|duly)\s+)*"
_FORMS = tuple(
    re.compile(form)
    for form in (
        # takes `⟦0⟧ (dishonour of cheques) was inserted in the Act with effect from 1 April 1989 by the ⟨0⟩`
        rf"(?P<list>{_LIST}){_ASIDE}{_BEEN}(?:(?P<made>{_MADE})|{_CHANGED})\b(?:(?!\b(?:and|but|not)\b)[^;:⟦⟨]){{0,60}}?\b{_BY}",
        # takes `⟨0⟩, which inserted ⟦0⟧`, `⟨0⟩ amended clause (2) of ⟦0⟧`
        rf"⟨(?P<by>\d+)⟩{_ASIDE}{_DID}(?:(?P<made>{_MADE})|{_CHANGED})\s+(?:[^;:.,⟦⟨]{{0,50}}?\b(?:in|into|to|of|from)\s+)?{_THE}(?P<list>{_LIST})",
        # takes `⟦0⟧, which the ⟨0⟩ inserted`
        rf"(?P<list>{_LIST}){_ASIDE},?\s+(?:which|that)\s+(?:the\s+)?⟨(?P<by>\d+)⟩\s+(?:ha[sd]\s+)?(?:(?P<made>{_MADE})|{_CHANGED})\b",
        # takes `the insertion of ⟦0⟧ by the ⟨0⟩`, `the insertion of ⟦0⟧ is the work of the ⟨0⟩`
        rf"\b(?:(?P<made>insertion|introduction|addition|inclusion)|amendment|substitution|omission|deletion)\s+of\s+{_THE}(?P<list>{_LIST})\s+(?:(?:is|was)\s+(?:the\s+)?(?:work\s+of|due\s+to|made|effected)\s+)?(?:(?:by|through|vide)\s+)?(?:the\s+)?⟨(?P<by>\d+)⟩",
        # takes `⟦0⟧ owes its place to the ⟨0⟩`, `⟦0⟧ came in with the ⟨0⟩`
        rf"(?P<list>{_LIST}){_ASIDE}\s+(?P<made>(?:came|entered|dates|stems|comes)\b|owes\b|(?:is|was)\s+the\s+(?:work|product|creature|child)\b)[^;:.,⟦⟨]{{0,40}}?\b(?:with|from|through|by|to|of)\s+(?:the\s+)?⟨(?P<by>\d+)⟩",
        # takes `we owe ⟦0⟧ to the ⟨0⟩`, `no ⟦0⟧ before the ⟨0⟩`
        rf"\b(?P<made>owes?|no)\s+(?P<list>{_LIST})\s+(?:to|before|until|till)\s+(?:the\s+)?⟨(?P<by>\d+)⟩",
        # takes `Before the ⟨0⟩ amended it, ⟦0⟧ read`
        rf"\b(?:[Bb]efore|[Ss]ince|[Aa]fter|[Uu]ntil)\s+(?:the\s+)?⟨(?P<by>\d+)⟩\s+(?:(?P<made>{_MADE})|{_CHANGED})\s+(?:it|them),?\s+(?P<list>{_LIST})",
    )
)
# takes `sought to be inserted`, `purported to amend`, `void`; what was not done, or no longer stands
_NOT_DONE = re.compile(
    r"\b(?:not|never|sought|seeks?|propos\w+|[Dd]raft|purport\w*|Bill|void|deemed)\b|\?\s*$|n['’]t\b"  # noqa: RUF001
)


# takes `In 1976 the ` before an amendment that changed something
_IN_A_YEAR = re.compile(r"\b[Ii]n\s+(?P<year>(?:19|20)\d\d),?\s+(?:the\s+)?$")


class _Told(NamedTuple):
    """What a text calls an instrument: an amendment of the Constitution, else a number `46 of 1983` or a year."""

    start: int
    end: int
    words: str
    amendment: NamedAmendment | None
    number: str
    year: int | None


def check_changed_by(sentence: str, start: int, facts: Facts) -> Iterator[Evidence]:
    """Each instrument that a sentence at `start` says made or changed a provision, and which did not."""
    here = [one for one in facts.resolved if one.key and 0 <= one.reference.start - start < len(sentence)]
    told = list(_instruments(sentence, [(one.reference.start - start, one.reference.end - start) for one in here]))
    for one in told:
        if one.amendment and one.year and one.year not in one.amendment.years:
            yield Evidence(rule="record_changed_by", evidence=f"{one.words}: it is the {one.amendment.name}")
    if not told or not here or _NOT_DONE.search(sentence):
        return
    shown = _in_tokens(sentence, start, here, told)
    found = set()  # two forms may read one change
    for form in _FORMS:
        for match in form.finditer(shown):
            by = told[int(match["by"])]
            listed = [here[int(number)] for number in re.findall(r"⟦(\d+)⟧", match["list"])]
            reasons = [_why_not(one, by, is_made=match["made"] is not None) for one in listed]
            in_year = _IN_A_YEAR.search(shown, 0, match.start()) if match.start() == match.start("by") - 1 else None
            if in_year and by.amendment and int(in_year["year"]) not in by.amendment.years:
                reasons = [f"it is the {by.amendment.name}, not of {in_year['year']}"]
            if all(reasons):
                found.add(f"{by.words}: {reasons[0]}")
    yield from (Evidence(rule="record_changed_by", evidence=reason) for reason in sorted(found))


_VERB = r"(?P<verb>inserted|added|introduced|omitted|deleted|repealed|amended|substituted)"
_OF_LAW = r"(?:\s+of\s+the\s+Constitution(?:\s+of\s+India)?)?"
# a whole sentence in tokens: takes `⟦0⟧ was inserted by the ⟨0⟩.`, `The ⟨0⟩ omitted ⟦0⟧.`, `⟦0⟧ was inserted in 1976.`
_PLAIN = (
    re.compile(
        rf"\W*(?:The\s+)?⟦(?P<one>\d+)⟧{_OF_LAW}\s+(?:was|has\s+been)\s+(?:first\s+)?{_VERB}"
        r"(?:\s+(?:in|into|to|from)\s+the\s+(?:Constitution|Act|Code))?\s+"
        r"(?:(?:by|through|vide)\s+(?:the\s+)?⟨(?P<by>\d+)⟩|in\s+(?:the\s+year\s+)?(?P<year>\d{4}))\W*"
    ),
    re.compile(
        rf"\W*(?:The\s+)?⟨(?P<by>\d+)⟩\s+(?:first\s+)?{_VERB}\s+(?:the\s+)?⟦(?P<one>\d+)⟧{_OF_LAW}(?P<year>)\W*"
    ),
)
_INSERTED, _OMITTED = ("inserted", "added", "introduced"), ("omitted", "deleted", "repealed")


# takes `⟦0⟧ was inserted with effect from 27 May 1976.`; refuses `⟦0⟧ was inserted on the advice of`
_SINCE = re.compile(
    rf"\W*(?:The\s+)?⟦0⟧{_OF_LAW}\s+(?:was|has\s+been)\s+(?:first\s+)?(?:inserted|added|introduced)"
    r"(?:\s+(?:in|into|to)\s+the\s+(?:Act|Code))?\s+(?:with\s+effect\s+from|w\.?\s?e\.?\s?f\.?|from|on)\s+"
    r"(?P<day>\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?[A-Z][a-z]+,?\s+\d{4})\W*"
)


class Insertion(NamedTuple):
    """What a sentence says of how a section came in: a number `29 of 2020`, a year, or the day from which it is law."""

    key: ProvisionKey
    number: str = ""
    year: int | None = None
    on: date | None = None


def insertion_told(sentence: str, start: int, resolved: Sequence[Resolved]) -> Insertion | None:
    """By what, or from when, a sentence at `start` says that its one section was inserted; None where it says more."""
    here = [one for one in resolved if one.key]
    if len(here) != 1 or here[0].key is None or is_constitution(here[0]):
        return None
    key = here[0].key
    told = list(_instruments(sentence, [(here[0].reference.start - start, here[0].reference.end - start)]))
    shown = _in_tokens(sentence, start, here, told)
    since_day = _SINCE.fullmatch(shown)
    if since_day:
        found = find_periods(f"on {since_day['day']}")
        period = found[0].period if len(found) == 1 else None
        return Insertion(key, on=period.first) if period and period == Period.of(period.first) else None
    match = next(filter(None, (form.fullmatch(shown) for form in _PLAIN)), None)
    if match is None or match["verb"] not in _INSERTED:
        return None
    if match["year"]:
        return Insertion(key, year=int(match["year"]))
    by = told[int(match["by"])]
    return None if by.amendment else Insertion(key, by.number, by.year)


def plainly_changed(sentence: str, start: int, facts: Facts) -> Evidence | None:
    """What bears out a sentence at `start` that tells which instrument, or year, changed one provision, and no more."""
    here = [one for one in facts.resolved if one.key and 0 <= one.reference.start - start < len(sentence)]
    told = list(_instruments(sentence, [(one.reference.start - start, one.reference.end - start) for one in here]))
    shown = _in_tokens(sentence, start, here, told)
    match = next(filter(None, (form.fullmatch(shown) for form in _PLAIN)), None)
    if match is None or len(here) != 1:
        return None
    key = here[0].key
    by = told[int(match["by"])] if match["by"] else None
    if key is None or key.clause or (by is None and not match["year"]):
        return None
    years = {int(match["year"])} if by is None else {by.year}
    if key.act_id == _CONSTITUTION:
        name = next(
            (
                change.name
                for change in article_changes(key.number)
                if _is_so(match["verb"], change.what)
                and (by.amendment is not None and change.name == by.amendment.name if by else change.year in years)
            ),
            "",
        )
    else:
        makes = [one for one in changers_of(key.act_id, key.number) if one.is_maker or match["verb"] not in _INSERTED]
        of_year = (one.name for one in makes if (one.is_meant(by.number, by.year) if by else years & one.years))
        name = "" if match["verb"] in _OMITTED else next(of_year, "")
    words = f"{_named(key)} was {match['verb']} by {name}"
    return Evidence(rule="record_changed", evidence=words, authority_id=key.section_id) if name else None


def _is_so(verb: str, what: str) -> bool:
    if verb in _INSERTED:
        return what == "inserted"
    return what == "omitted" if verb in _OMITTED else what in ("amended", "substituted")


def is_year_of_change(printed: str, sentence: str, start: int, facts: Facts) -> bool:
    """True for a year alone by which an instrument is called that changed a provision of the sentence at `start`.

    `Article 43A was inserted in 1976`: the Forty-second Amendment is of that year, and had effect in the next.
    """
    if not re.fullmatch(r"(?:18|19|20)\d\d", printed.strip()):
        return False
    year = int(printed)
    keys = [one.key for one in facts.resolved if one.key and 0 <= one.reference.start - start < len(sentence)]
    return any(
        any(change.year == year for change in article_changes(key.number))
        if key.act_id == _CONSTITUTION
        else any(year in one.years for one in changers_of(key.act_id, key.number))
        for key in keys
    )


def _in_tokens(sentence: str, start: int, here: Sequence[Resolved], told: Sequence[_Told]) -> str:
    """A sentence, its provisions and instruments as tokens; brackets of its own are none."""
    sentence = without_tokens(sentence)
    places = [
        (one.reference.start - start, one.reference.end - start, f"⟦{number}⟧") for number, one in enumerate(here)
    ]
    places += [(one.start, one.end, f"⟨{number}⟩") for number, one in enumerate(told)]
    for low, high, token in sorted(places, reverse=True):
        sentence = f"{sentence[:low]}{token}{sentence[high:]}"
    return sentence


def _instruments(sentence: str, taken: Sequence[tuple[int, int]]) -> Iterator[_Told]:
    """The amending instruments that a sentence names, none overlapping another or a provision."""
    found = (*_of_constitution(sentence), *_of_acts(sentence), *_of_years(sentence))
    end = -1
    for one in sorted(found, key=lambda one: (one.start, one.amendment is None, -one.end)):
        if one.start >= end and not any(one.start < high and low < one.end for low, high in taken):
            yield one
            end = one.end


def _of_constitution(sentence: str) -> Iterator[_Told]:
    for match in _OF_CONSTITUTION.finditer(sentence):
        amendment = amendment_called(match["ordinal"])
        if amendment and not _OF_ANOTHER.search(sentence, 0, match.start()):
            yield _Told(*match.span(), match[0], amendment, "", int(match["year"]) if match["year"] else None)


def _of_acts(sentence: str) -> Iterator[_Told]:
    """Acts named by number or by title and year; those of a State and Ordinances are none."""
    for mention in find_mentions(sentence):
        words = sentence[mention.start : mention.end]
        if mention.type == "ordinance" or mention.year is None or not _can_amend(mention, words):
            continue
        number = (mention.number or "").replace("/", " of ")
        yield _Told(mention.start, mention.end, words, None, number, mention.year)


def _can_amend(mention: ActMention, words: str) -> bool:
    """True for an Act that changes others: by its number, called amending, or with `Amendment` in its title."""
    if not PLACES.isdisjoint(re.findall(r"[A-Z][\w.]*", words)) or mention.kind == "foreign":
        return False
    if mention.kind == "year":
        return mention.name.lower() in ("", "amending", "amendment", "central") and mention.type == "act"
    return mention.kind in ("title", "unknown") and _AMENDING.search(words) is not None


def _of_years(sentence: str) -> Iterator[_Told]:
    for match in _OF_A_YEAR.finditer(sentence):
        yield _Told(*match.span(), match[0], None, "", int(match["before"] or match["after"]))


def _why_not(one: Resolved, by: _Told, *, is_made: bool) -> str:
    """Why an instrument cannot have made or changed a provision; '' where it can."""
    key = one.key
    if key is None or key.unit not in ("s", "a") or is_constitution(one) != (by.amendment is not None):
        return ""
    if by.amendment:
        return _why_no_article(key, by.amendment)
    return _why_no_section(one, key, by, is_made=is_made and not key.clause)


def _why_no_article(key: ProvisionKey, amendment: NamedAmendment) -> str:
    if key.number in amendment.articles:
        return ""
    changes = "; ".join(f"{one.what} by the {one.name}" for one in article_changes(key.number))
    return f"it did not touch Article {key.number}" + (f", {changes}" if changes else "")


def _why_no_section(one: Resolved, key: ProvisionKey, by: _Told, *, is_made: bool) -> str:
    known = changers_of(key.act_id, key.number)
    if any(each.is_meant(by.number, by.year) for each in known):
        return ""
    young = since(one)
    makers = [each for each in known if each.is_maker or (young and each.on == young)]
    if makers:
        is_sure = all(each.is_maker for each in makers) and not key.clause
        is_before = by.year is not None and is_sure and by.year < min(min(each.years, default=0) for each in makers)
        if is_made or is_before:
            return f"{_named(key)} was made by {makers[0].name}"
        return _why_not_changed(key, by, known)
    earlier = next((each for each in known if by.year is not None and 0 < max(each.years, default=0) < by.year), None)
    if is_made and earlier:
        return f"{_named(key)} was changed before, by {earlier.name}"
    if young and by.year is not None:
        is_near = 0 <= young.year - by.year <= _YEARS_TO_FORCE
        return f"{_named(key)} is law from {day(young)}" if is_made and not is_near else ""
    return _why_not_changed(key, by, known)


def _named(key: ProvisionKey) -> str:
    return label(key, act_title(key.act_id))


def _why_not_changed(key: ProvisionKey, by: _Told, known: Sequence[Changer]) -> str:
    """Why a numbered Act changed nothing of a section: it changed others, and nothing later replaced this one."""
    if key.clause or not by.number or not changes_elsewhere(key.act_id, key.number, by.number):
        return ""
    year = int(by.number[-4:])
    later = [each for each in known if max(each.years, default=0) >= year]
    return "" if later else f"Act {by.number} changed other sections, not {_named(key)}"
