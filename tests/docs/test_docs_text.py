"""What pages say without a graph: made parts are current, links lead somewhere, commands exist, no machine is named."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped,unused-ignore]

from docs.generate import made_files, with_mermaid
from docs.reference_pages import commands
from docs.schema import written_schema
from docs.transcripts import ROOT, blocks, masked

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("nyayagraph/**/*.md")])
COMPOSE = ROOT / "docker-compose.yml"
# Written so that this file does not hold what it looks for.
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:" + "root|work|home/[a-z]|Users/[a-z]" + r")/")
REGISTRIES = re.compile(
    "|".join(
        (
            "pypi" + r"\.org",
            "python" + r"hosted\.org",
            "maven" + r"\.(?:org|apache)",
            "npm" + r"js\.",
            "proxy" + r"\.golang",
        )
    )
)


@pytest.mark.parametrize("path", sorted(made_files()))
def test_a_made_file_is_what_the_generator_makes_now(path: str) -> None:
    """`make docs` writes it again."""
    assert (ROOT / path).read_text(encoding="utf-8").splitlines() == made_files()[path].splitlines()


def test_the_mermaid_picture_is_what_the_statements_write() -> None:
    page = (ROOT / "docs/graph.md").read_text(encoding="utf-8")

    assert page == with_mermaid(page)


def test_the_schema_read_from_statements_holds_what_the_graph_is_known_for() -> None:
    links = written_schema().links

    assert ("Citation", "IDENTIFIES", "Judgment") in links
    assert ("Judgment", "OVERRULES", "Judgment") in links
    assert ("Judgment", "SUSPENDS", "Section") in links
    assert ("Chunk", "NEXT", "Chunk") in links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\((?!https?://)([^)\s]+)\)", text)

    broken = [target for target in targets if not _leads(page, target)]

    assert broken == []


def _leads(page: Path, target: str) -> bool:
    path, _, anchor = target.partition("#")
    file = (page.parent / path).resolve() if path else page
    if not file.exists():
        return False
    headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE) if anchor else []
    return not anchor or anchor in {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_that_a_page_only_shows_exist_with_their_options(page: Path) -> None:
    known = dict(commands())
    lines = [
        line
        for kind in ("sh", "console")
        for block in blocks(page.read_text(encoding="utf-8"), kind)
        for line in block.splitlines()
    ]

    faults = [
        fault
        for line in lines
        for part in re.findall(r"\bnyaya (?:[^|;)\"']|\"[^\"]*\"|'[^']*')*", line.removeprefix("$ "))
        if not line.startswith(("#", " "))
        for fault in _faults(part, known)
    ]

    assert faults == []


def _faults(command: str, known: dict[str, Any]) -> list[str]:
    words = shlex.split(command.replace("…", ""), comments=True)
    name = "nyaya"
    for word in words[1:]:
        if f"{name} {word}" not in known:
            break
        name = f"{name} {word}"
    options = {option for parameter in known[name].params for option in (*parameter.opts, *parameter.secondary_opts)}
    unknown = [word for word in words if word.startswith("--") and word.split("=")[0] not in options | {"--help"}]
    return [f"{name} has no {option}" for option in unknown] + (
        [command] if name == "nyaya" and not unknown and "--help" not in words else []
    )


def test_masks_hide_what_differs_and_nothing_else() -> None:
    printed = 'in 4722 ms, kept as 0a1b2c3d4e5f, nyaya-static-256-a0e2113c30ca, bolt://127.0.0.1:7687, "total_ms": 3.2'

    assert (
        masked(printed)
        == 'in … ms, kept as <answer>, nyaya-static-256-a0e2113c30ca, bolt://127.0.0.1:…, "total_ms": …\n'
    )


def test_no_committed_file_names_a_machine_or_a_registry() -> None:
    named = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in _committed()
        for number, line in enumerate(_lines(path), start=1)
        if MACHINE_PATHS.search(line) or REGISTRIES.search(line)
    }

    assert named == set()


def _committed() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: which files are committed is not known")
    listed = subprocess.run([git, "-C", ROOT, "ls-files", "-z"], check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def test_the_container_is_pinned_bound_to_loopback_and_has_no_default_password() -> None:
    service = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]["neo4j"]

    assert re.fullmatch(r"neo4j:\d{4}\.\d\d\.\d+-community", service["image"])
    assert all(port.startswith("127.0.0.1:") for port in service["ports"])
    assert "${NEO4J_PASSWORD:?" in service["environment"]["NEO4J_AUTH"]


def test_docker_accepts_the_compose_file() -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], check=False, capture_output=True).returncode:
        pytest.skip("no docker client with the compose plugin here; the file's content is checked without it")
    environment = {"NEO4J_PASSWORD": "not-a-secret", "PATH": str(Path(docker).parent)}

    checked = subprocess.run(
        [docker, "compose", "-f", COMPOSE, "config", "--quiet"],
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )

    assert checked.returncode == 0, checked.stderr
