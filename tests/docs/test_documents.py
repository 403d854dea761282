"""Every page for people keeps its promises: links lead somewhere, examples run, tests exist."""

from __future__ import annotations

import doctest
import re
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

from tests.docs.rulebook import DOCS, ROOT, anchor, documents, lines, name

LINK = re.compile(r"\[[^\]\[]*\]\(([^)\s]+)\)")
NAMED_TEST = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")

BLOCK = re.compile(r"^```(?:python|pycon)(?: needs=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""An example; what it needs that a developer may not have stands behind the language."""


def python_blocks(file: Path) -> Iterator[tuple[int, str, list[str]]]:
    """Each block marked python: the number of its first line, from 0, itself, what it needs."""
    text = file.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        needed = block[1].split(",") if block[1] else []
        yield text[: block.start(2)].count("\n"), block[2], needed


def needed_by(file: Path) -> list[str]:
    """What its examples need, beside what every developer has."""
    return sorted({each for *_, needed in python_blocks(file) for each in needed})


every_document = pytest.mark.parametrize("file", documents(), ids=name)
decisions = sorted((DOCS / "decisions").glob("*"))


@every_document
def test_links_lead_somewhere(file: Path) -> None:
    for target in LINK.findall(prose(file)):
        if re.match(r"[a-z]+:", target):
            continue  # a page of somebody else's
        path, _, heading = target.partition("#")
        there = (file.parent / path).resolve() if path else file
        assert there.exists(), f"{name(file)}: there is no {target}"
        assert not heading or heading in headings(there), f"{name(file)}: no heading for {target}"


@every_document
def test_a_test_that_a_page_names_exists(file: Path) -> None:
    for path, test in NAMED_TEST.findall(prose(file)):
        there = ROOT / path
        assert there.is_file(), f"{name(file)} names {path}, which is not there"
        assert f"def {test}{'(' if test else ''}" in there.read_text(encoding="utf-8"), (
            f"no {test} in {path}"
        )


@every_document
def test_examples_in_python_run(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(file, {})


NEEDY = {file: needed_by(file) for file in documents() if needed_by(file)}


@pytest.mark.parametrize("file", NEEDY, ids=name)
def test_examples_that_need_a_library_run(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {needed: pytest.importorskip(needed) for needed in NEEDY[file]}
    monkeypatch.chdir(tmp_path)
    run_blocks(file, there)


def run_blocks(file: Path, there: Container[str]) -> None:
    """Run the examples of a page, one after the other, as far as what they need is there."""
    scope: dict[str, object] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    complaints: list[str] = []
    for line, code, needed in python_blocks(file):
        if not all(each in there for each in needed):
            continue
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, scope, name(file), str(file), line)
            runner.run(test, out=complaints.append, clear_globs=False)
            scope |= test.globs
        else:
            exec(compile("\n" * line + code, str(file), "exec"), scope)
    assert not complaints, "".join(complaints)


@pytest.mark.parametrize("file", decisions, ids=name)
def test_a_decision_is_short_and_numbered(file: Path) -> None:
    assert re.fullmatch(r"\d{3}-[a-z0-9-]+\.md", file.name), "call it 001-what-was-decided.md"
    length = len(file.read_text(encoding="utf-8").splitlines())
    assert 10 <= length <= 40, f"{length} lines: a decision is told in 10 to 40"


def test_decisions_have_numbers_of_their_own() -> None:
    numbers = [file.name[:3] for file in decisions]
    assert numbers == [f"{number:03}" for number in range(1, len(numbers) + 1)]


def prose(file: Path) -> str:
    """A page without its blocks of code."""
    text = file.read_text(encoding="utf-8")
    return "\n".join(line for line, in_code in lines(text) if not in_code)


def headings(file: Path) -> set[str]:
    """What a link may name after the # of a page."""
    return {anchor(line.lstrip("# ")) for line in prose(file).splitlines() if line.startswith("#")}
