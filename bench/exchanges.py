"""Ways to tell a sentence of law in other words, and ways to turn it round by one exchange. Pure, and mechanical.

Each way gives the sentence changed, '' where it does not apply.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from nyayagraph.verify.wording.words import word_list

Way = Callable[[str], str]

_PARTIES = (
    "landlord/tenant", "lessor/lessee", "buyer/seller", "vendor/purchaser", "husband/wife", "employer/workman",
    "employer/employee", "accused/complainant", "accused/prosecution", "accused/victim", "plaintiff/defendant",
    "drawer/payee", "High Court/Supreme Court", "President/Governor", "Parliament/State Legislature",
    "Central Government/State Government", "appellant/respondent", "Union/State", "State/citizen",
    "mortgagor/mortgagee",
    "principal/agent", "insurer/insured", "creditor/debtor", "surety/principal debtor", "promisor/promisee",
    "bailor/bailee", "transferor/transferee", "donor/donee", "parent/child", "mother/father", "son/daughter",
    "teacher/student", "court/arbitrator", "police/Magistrate", "Magistrate/Court of Session", "trustee/beneficiary",
    "company/director", "member/company", "owner/occupier", "minor/guardian", "licensor/licensee", "partner/firm",
    "assessee/Assessing Officer", "legislature/executive", "police officer/Magistrate", "court/party",
    "judge/Chief Justice", "Court/Government", "candidate/voter", "consumer/trader", "banker/customer",
)  # fmt: skip
_OPPOSITES = (
    "mandatory/directory", "void/voidable", "cognizable/non-cognizable", "bailable/non-bailable", "civil/criminal",
    "prospective/retrospective", "prospectively/retrospectively", "majority/minority", "valid/invalid",
    "admissible/inadmissible", "lawful/unlawful", "legal/illegal", "constitutional/unconstitutional", "public/private",
    "movable/immovable", "oral/written", "primary/secondary", "express/implied", "absolute/limited",
    "allowed/refused", "liable/not liable", "entitled/not entitled", "direct/indirect", "guilty/innocent",
    "increase/reduce", "exclusive/concurrent", "narrow/broad", "widely/strictly", "substantive/procedural",
    "include/exclude", "includes/excludes", "permanent/temporary", "joint/several", "final/provisional",
    "conclusive/rebuttable", "granted/refused", "consent/dissent", "present/absent", "sufficient/insufficient",
)  # fmt: skip
_BOUNDS = (
    "more than/less than", "not exceeding/not less than", "up to/not less than", "at least/at most", "within/after",
    "before/after", "above/below", "exceeds/falls below", "minimum/maximum", "exceeding/below",
    "earlier/later", "shorter/longer", "whichever is earlier/whichever is later",
)  # fmt: skip
_AUX = r"(?:may|can|cannot|must|shall|should|will|is|are|was|were|has|have|does|do|need)"


def _either(words: str) -> str:
    return rf"\b{words}(?P<s>s?)\b"


def _exchange(text: str, one: str, other: str) -> str:
    """`one` and `other` exchanged wherever they stand; '' where one of them is missing."""
    if not (re.search(_either(one), text) and re.search(_either(other), text)):
        return ""
    both = re.compile(rf"\b(?P<word>{re.escape(one)}|{re.escape(other)})(?P<s>s?)\b")
    return both.sub(lambda match: (other if match["word"] == one else one) + match["s"], text)


def _is_list(text: str, one: str, other: str) -> bool:
    """True where two words stand side by side in a list, or one hangs on `between`: to exchange them turns nothing."""
    gap = r"s?(?:,|-|,?\s+(?:and|or|nor))\s*(?:an?\s+|the\s+|any\s+)?"
    return bool(re.search(rf"\b(?:{one}{gap}{other}|{other}{gap}{one})\b|\bbetween\b", text))


def parties_exchanged(text: str) -> str:
    """Both parties of a relation exchanged."""
    for pair in _PARTIES:
        one, other = pair.split("/")
        if not _is_list(text, one, other) and (found := _exchange(text, one, other)):
            return found
    return ""


_ACTORS = sorted(
    {name for pair in _PARTIES for name in pair.split("/")} | {"person", "public servant", "tribunal", "Speaker"},
    key=len,
    reverse=True,
)
_ACTOR = re.compile(
    rf"\b(?P<one>(?:[Tt]he|[Aa]n?|[Aa]ny|[Nn]o|[Ee]very)\s+)?(?P<who>{'|'.join(_ACTORS)})\b(?!'|\s+(?:of|and|or)\b)"
)


def subject_and_object(text: str) -> str:
    """The actor before the first auxiliary and one behind it exchanged: `A may sue B`."""
    aux = re.search(rf"\b{_AUX}\b", text)
    if not aux:
        return ""
    ahead = list(_ACTOR.finditer(text, 0, aux.start()))
    behind = [
        one for one in _ACTOR.finditer(text, aux.end()) if ahead and one["who"].lower() != ahead[-1]["who"].lower()
    ]
    if not ahead or not behind:
        return ""
    first, second = ahead[-1], behind[0]
    ahead_of, between = text[: first.start("who")], text[first.end() : second.start("who")]
    return f"{ahead_of}{second['who']}{between}{first['who']}{text[second.end() :]}"


def party_replaced(text: str) -> str:
    """One party told in the place of the other, where the sentence has one alone."""
    for pair in _PARTIES[:20]:
        one, other = pair.split("/")
        for here, there in ((one, other), (other, one)):
            if re.search(_either(here), text) and not re.search(_either(there), text):
                return re.sub(_either(here), lambda match, there=there: there + match["s"], text)
    return ""


def _one_of(pairs: Sequence[str], text: str) -> str:
    """The first word of `pairs` that stands in the text turned into its other, once."""
    for pair in pairs:
        one, other = pair.split("/")
        for here, there in ((one, other), (other, one)):
            match = re.search(rf"(?<![\w-]){here}(?![\w-])", text)
            if match and not re.search(rf"(?<![\w-]){there}(?![\w-])", text):
                return f"{text[: match.start()]}{there}{text[match.end() :]}"
    return ""


def _replaced(pattern: str, instead: str) -> Way:
    compiled = re.compile(pattern)

    def way(text: str) -> str:
        return compiled.sub(instead, text, count=1) if compiled.search(text) else ""

    return way


def denied(text: str) -> str:
    """A denial set behind the first auxiliary of a sentence that has none."""
    if re.search(r"\b(?:not|no|never|nor|neither|cannot|without|unless|nothing)\b", text, re.IGNORECASE):
        return ""
    return re.sub(rf"\b({_AUX})\b", r"\1 not", text, count=1)


def undenied(text: str) -> str:
    """The first denial taken away."""
    for pattern, instead in (
        (r"\bcannot\b", "can"),
        (r"\b(may|shall|must|is|are|was|were|does|need|should) not\b(?! only)", r"\1"),
        (r"\b([Nn])o (?=\w+ (?:may|can|shall|is|has)\b)", "a "),
    ):
        if re.search(pattern, text):
            found = re.sub(pattern, instead, text, count=1)
            return found[:1].upper() + found[1:]
    return ""


_VERBS = dict(
    pair.split("/")
    for pair in word_list(
        "appoint/appointed grant/granted order/ordered direct/directed quash/quashed "
        "transfer/transferred refuse/refused cancel/cancelled amend/amended hear/heard decide/decided "
        "review/reviewed arrest/arrested detain/detained remove/removed dismiss/dismissed "
        "summon/summoned examine/examined make/made set/set impose/imposed regulate/regulated "
        "recover/recovered prove/proved claim/claimed challenge/challenged exercise/exercised "
        "invoke/invoked frame/framed seize/seized attach/attached suspend/suspended extend/extended "
        "issue/issued enforce/enforced notify/notified record/recorded award/awarded consider/considered "
        "take/taken give/given pass/passed file/filed sue/sued punish/punished search/searched "
        "inspect/inspected pay/paid bar/barred"
    )
)
_ACTIVE = re.compile(
    rf"^(?P<who>(?:(?:The|A|An|Any|Every)\s+)?[A-Z]?\w+(?:\s+[A-Z]?\w+){{0,3}})\s+(?P<aux>may|must|shall|can|cannot|should)\s+(?P<verb>{'|'.join(_VERBS)})\s+"
    r"(?P<what>(?:an?|the|any|all|such|its|his)\s+\w+(?:\s+\w+){0,2}?)(?P<rest>\s+(?:of|for|to|if|where|when|by|in|on|under|at|after|before|from|unless|only|within|without)\b.*|[.,;].*)$"
)


def passive(text: str) -> str:
    """`A may grant B …` as `B may be granted by A …`."""
    match = _ACTIVE.match(text)
    if not match:
        return ""
    who = (
        match["who"][:1].lower() + match["who"][1:]
        if match["who"].split()[0] in ("The", "A", "An", "Any", "Every")
        else match["who"]
    )
    what = match["what"][:1].upper() + match["what"][1:]
    return f"{what} {match['aux']} be {_VERBS[match['verb']]} by {who}{match['rest']}"


def condition_behind(text: str) -> str:
    """`If X, Y` as `Y if X`."""
    match = re.fullmatch(r"(?P<how>If|Where|When|Unless|Once|Until) (?P<x>[^,;:.]+), (?P<y>[^,;:.]+)\.?", text)
    return f"{match['y'][:1].upper()}{match['y'][1:]} {match['how'].lower()} {match['x']}." if match else ""


def condition_ahead(text: str) -> str:
    """`Y if X` as `If X, Y`."""
    match = re.fullmatch(r"(?P<y>[^,;:.]+) (?P<how>if|where|when|unless|once|until) (?P<x>[^,;:.]+)\.?", text)
    return f"{match['how'].capitalize()} {match['x']}, {match['y'][:1].lower()}{match['y'][1:]}." if match else ""


def first_statement(text: str) -> str:
    """What stands before the first semicolon or the second sentence."""
    first = re.split(r";|\.\s", text, maxsplit=1)[0]
    return first if len(first.split()) > 7 and first.rstrip(".") != text.rstrip(".") else ""  # noqa: PLR2004 - words of a statement


RETOLD: dict[str, Way] = {
    "passive": passive,
    "condition behind": condition_behind,
    "condition ahead": condition_ahead,
    "first statement": first_statement,
    "without relative clause": _replaced(r", which [^,;.]+(?=[.;])|, who [^,;.]+(?=[.;])|, being [^,;.]+,", ""),
    "may as can": _replaced(r"\bmay\b(?! not)", "can"),
    "must as shall": _replaced(r"\bmust\b", "is bound to"),
    "cannot as may not": _replaced(r"\bcannot\b", "may not"),
    "unless as except where": _replaced(r"\bunless\b", "except where"),
    "if as where": _replaced(r"\b(?<!as )(?<!even )(?<!only )if\b", "where"),
    "not more than as up to": _replaced(r"\bup to\b", "not more than"),
    "before as prior to": _replaced(r"\bbefore\b", "prior to"),
}
TURNED: dict[str, Way] = {
    "parties exchanged": parties_exchanged,
    "subject and object": subject_and_object,
    "party replaced": party_replaced,
    "may to must": _replaced(r"\b(?:may|can)\b(?! not)", "must"),
    "must to may": _replaced(r"\b(?:must|shall)\b(?! not)", "may"),
    "need not to must": _replaced(r"\bneed not\b", "must"),
    "denied": denied,
    "undenied": undenied,
    "bound": lambda text: _one_of(_BOUNDS, text),
    "opposite": lambda text: _one_of(_OPPOSITES, text),
    "only dropped": _replaced(r"\bonly (?!if\b)", ""),
    "only added": _replaced(r"\b(may|can|applies|lies)\b(?! only| not)", r"\1 only"),
    "all to some": _replaced(r"\b[Aa]ll\b|\b[Ee]very\b", "some"),
    "any to no": _replaced(r"\b(?:[Aa]ny|[Ee]very)\b(?= \w+ (?:may|can|shall|must|is|has)\b)", "no"),
    "and to or": _replaced(r"\bboth (\w+(?: \w+){0,3}) and\b", r"either \1 or"),
    "or to and": _replaced(r"\beither (\w+(?: \w+){0,3}) or\b", r"both \1 and"),
    "unless dropped": _replaced(r",? (?:unless|except|save)\b[^,;.]*", ""),
    "unless to if": _replaced(r"\bunless\b", "if"),
    "if to unless": _replaced(r"(?<!as )(?<!even )(?<!only )(?<!or )\bif\b", "unless"),
    "imprisonment and or fine": lambda text: _one_of(("and fine/or fine", "and with fine/or with fine"), text),
    "except to including": _replaced(r"\b(?:except|other than|excluding)\b", "including"),
    "without to with": _replaced(r"\bwithout\b", "with"),
    "even if to only if": _replaced(r"\beven (if|where|when|though)\b", "only if"),
}
