"""What words of an answer say of a time after the day whose law is asked for: left out, for nobody knew it then. Pure.

A proposition was written with what came after: `that holding has been overruled`, `Struck down in 2018`.
"""

from __future__ import annotations

import re
from datetime import date

from nyayagraph.answer.authorities import Authority
from nyayagraph.law.text.sentences import split_sentences
from nyayagraph.law.treatment.kinds import Standing
from nyayagraph.verify.claims.relations import says_bad_law

# takes `in 2018`, `(2019)`; refuses `12.2018`, `2015/34`
_YEAR = re.compile(r"(?<![\d/.-])(?:19|20)\d\d(?![\d/-])")
_PART = re.compile(r";\s+")
# takes `that view no longer holds`, `a requirement later given up`; refuses `who later sued`
_FELL = re.compile(
    r"\bno\s+longer\s+holds?\b"
    r"|\b(?:later|since|been)\s+(?:given\s+up|disapproved|overruled|reversed|superseded)\b"
)


def without_later(text: str, on: date, authority: Authority | None = None) -> str:
    """The sentences and clauses of `text` but those on a later time; '' where the first of them is one already.

    Of a judgment that stood on the day and fell afterwards, what says that it fell is left out too.
    """
    fell = authority is not None and authority.standing is Standing.GOOD and _falls_later(authority)
    kept: list[str] = []
    for start, end in split_sentences(text):
        parts = _PART.split(text[start:end])
        sound = [part for part in parts if not _is_later(part, on, fell=fell)]
        if sound == parts:
            kept.append(text[start:end])
        elif sound and parts[0] == sound[0]:
            kept.append(f"{'; '.join(sound).rstrip('.')}.")
        elif not kept:
            return ""
    return " ".join(kept)


def _falls_later(authority: Authority) -> bool:
    return any(reason.rule.endswith("_later") for reason in authority.because)


def _is_later(part: str, on: date, *, fell: bool) -> bool:
    is_dated = any(int(year[0]) > on.year for year in _YEAR.finditer(part))
    return is_dated or (fell and bool(says_bad_law(part) or _FELL.search(part)))
