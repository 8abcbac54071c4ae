"""Reader of tables of comma-separated values whose columns are named in their first line."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterator
from pathlib import Path

from nyayagraph.errors import SourceError
from nyayagraph.ingest.corpus import open_text


def table_rows(path: Path, columns: Collection[str], called: str) -> Iterator[tuple[int, dict[str, str | None]]]:
    """Rows by their place in the file, the first after the head being 2; a cell that a row lacks is None.

    Raises `SourceError` where the file cannot be read or lacks one of `columns`; `called` is what it should be.
    """
    try:
        with open_text(path) as handle:
            table = csv.DictReader(handle)
            missing = sorted(set(columns) - set(table.fieldnames or ()))
            if missing:
                raise SourceError(f"{path.name} is no {called}: it has no column {', '.join(missing)}")
            yield from enumerate(table, start=2)
    except (OSError, UnicodeDecodeError, csv.Error) as exc:
        raise SourceError(f"{path.name} cannot be read to its end ({exc}); save it as UTF-8 or fetch it again") from exc
