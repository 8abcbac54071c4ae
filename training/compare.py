"""Measures one embedder, or two side by side: `python -m training.compare --data DIR MODEL [--against MODEL]`.

MODEL is what `load_embedder` takes. Learns nothing, writes nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from nyayagraph.inference.embedder import DEFAULT_MODEL, load_embedder
from training.measure import measure, report
from training.split import read_split


def main() -> None:
    """Prints each measure with its interval, and the paired difference where a second model is named."""
    parser = argparse.ArgumentParser(prog="python -m training.compare", description=__doc__)
    parser.add_argument("model", nargs="?", default=DEFAULT_MODEL)
    parser.add_argument("--data", type=Path, required=True, help="folder of the public data")
    parser.add_argument("--against", help="the model to subtract")
    chosen = parser.parse_args()
    split, tasks = read_split(chosen.data)
    measured = [measure(load_embedder(name), split.held_out, *tasks) for name in (chosen.model, chosen.against) if name]
    print("\n".join(report(*measured)))


if __name__ == "__main__":
    main()
