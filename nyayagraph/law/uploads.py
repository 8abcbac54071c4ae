"""A person's own documents: what kinds there are, and when two names are the same name. Pure."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum

_SPACES = re.compile(r"\s+")
_PDF = re.compile(r"\.pdf$")


class UploadKind(StrEnum):
    """What a person's own document is."""

    PLEADING = "pleading"
    CONTRACT = "contract"
    FIR = "fir"
    NOTICE = "notice"
    OTHER = "other"


def upload_key(name: str) -> str:
    """A document's name as names are compared: whole, without case, spaces run together, `.pdf` left off.

    `Lease  Deed.PDF` and `lease deed` are one name; `lease` is another.
    """
    plain = _SPACES.sub(" ", unicodedata.normalize("NFKC", name)).strip().casefold()
    return _PDF.sub("", plain).rstrip()
