"""Documentation pages: links resolve, examples run, and named tests exist."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

import numpy as np
import pytest

from tests.docs.rulebook import DOCS, ROOT, document_files, document_name, heading_anchor, lines
from tests.schedule import run_in

LINK_PATTERN = re.compile(r"\[[^\]\[]*\]\(([^)\s]+)\)")
NAMED_TEST_PATTERN = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
NAMED_MODULE_PATTERN = re.compile(r"`([a-z][\w/]*\.py)`")
EXAMPLE_MODULE_PREFIX = "harbour_"
"""Beginning of the module names of an imaginary site."""

CODE_BLOCK_PATTERN = re.compile(r"^( *)```(?:python|pycon)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
"""A runnable example."""
CODE_FENCE_PATTERN = re.compile(r"^ *(?:```|~~~) *(\S.*)$", re.MULTILINE)
EXECUTED_LANGUAGES = {"python"}
DISPLAYED_LANGUAGES = {"console", "json", "sh", "text", "toml"}
"""Languages not executed: commands have their own tests, the others are data."""
DOCSTRING_LANGUAGE = "py"
"""Language of blocks in the API reference, which run as doctests."""

PICTURES_BY_PAGE = {
    "docs/how-to/analyse-hands.md": ("winrate.png",),
    "docs/how-to/read-hands.md": ("evening.png",),
}
"""Pictures drawn by a page's examples, compared with those on the page."""
MAX_PIXEL_DIFFERENCE = 10.0
"""Maximum root mean square difference, as between matplotlib versions; plots of other hands differ
by 30."""


def python_blocks(file: Path) -> Iterator[tuple[int, str]]:
    """Yield each block marked python: the number of its first line, from 0, and its code."""
    text = file.read_text(encoding="utf-8")
    for block in CODE_BLOCK_PATTERN.finditer(text):
        yield text[: block.start(2)].count("\n"), dedent(block[2])


every_example = pytest.mark.parametrize(
    "file", [file for file in document_files() if any(python_blocks(file))], ids=document_name
)
decision_files = sorted((DOCS / "decisions").glob("*"))


CODE_NAME_PATTERN = re.compile(r"`(_?[a-z]\w*_\w+|[A-Z][a-z]\w*|[A-Z]{3,})(?:\(\))?`")
"""A function, class or constant that a page names; paths have a slash or a suffix."""


def test_names_in_architecture_change_table_exist() -> None:
    architecture_text = (DOCS / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = architecture_text.partition("## Where do I change what?")[2]
    code_names = {match[1] for match in CODE_NAME_PATTERN.finditer(table)} - {"SITE_header", "NAME"}
    assert len(code_names) > 15
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "client" / "src").rglob("*.ts")]
    files += [*(ROOT / "tests").rglob("*.py"), *(ROOT / "client" / "src").rglob("*.svelte")]
    source_words = {word for file in files for word in re.findall(r"\w+", file.read_text("utf-8"))}
    assert code_names <= source_words, f"ARCHITECTURE.md names {sorted(code_names - source_words)}"


def test_documents_are_found() -> None:
    assert len(document_files()) > 300
    assert len([file for file in document_files() if any(python_blocks(file))]) > 30


def test_links_resolve() -> None:
    unresolved_links = [
        f"{document_name(file)}: {link}" for file in document_files() for link in broken_links(file)
    ]
    assert not unresolved_links


def broken_links(file: Path) -> Iterator[str]:
    """Yield each link of a page to a file or heading that does not exist."""
    for link in LINK_PATTERN.findall(page_prose(file)):
        if re.match(r"[a-z]+:", link):
            continue  # an external page
        path, _, heading = link.partition("#")
        target_file = resolve_path(file.parent, path) if path else file
        if not target_file.exists() or (heading and heading not in heading_anchors(target_file)):
            yield link


@cache
def resolve_path(folder: Path, path: str) -> Path:
    return (folder / path).resolve()


def test_named_tests_exist() -> None:
    missing_tests = [
        f"{document_name(file)}: {path}::{test_name}"
        for file in document_files()
        for path, test_name in NAMED_TEST_PATTERN.findall(page_prose(file))
        if not (ROOT / path).is_file()
        or f"def {test_name}{'(' if test_name else ''}"
        not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert not missing_tests


@pytest.mark.parametrize("file", sorted((DOCS / "how-to").glob("add-*.md")), ids=document_name)
def test_named_modules_exist(file: Path) -> None:
    """Modules named without a full path exist; those of the page's imaginary site need not."""
    module_names = [
        match
        for match in NAMED_MODULE_PATTERN.findall(page_prose(file))
        if not match.startswith(EXAMPLE_MODULE_PREFIX)
    ]
    assert module_names
    missing_modules = [
        module_path
        for module_path in module_names
        if not any(path.endswith(f"/{module_path}") for path in python_modules())
    ]
    assert not missing_modules, f"{document_name(file)} names modules that are not there"


@run_in(
    "slow",
    "docs/how-to/analyse-hands.md",
    "docs/how-to/bot-against-bots.md",
    "docs/how-to/final-table.md",
    "docs/how-to/learn.md",
    "docs/how-to/read-hands.md",
    "docs/how-to/simulate.md",
    "docs/how-to/solve-and-train.md",
    "docs/reference/speed.md",
)
@every_example
def test_python_examples_run(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_blocks(file)
    for picture in PICTURES_BY_PAGE.get(document_name(file), ()):
        assert_similar_images(tmp_path / picture, DOCS / "pictures" / picture)


def test_every_code_block_is_run_or_excluded_by_language() -> None:
    """Every block either runs or has a language that is not executed."""
    for file in document_files():
        text = file.read_text(encoding="utf-8")
        block_languages = CODE_FENCE_PATTERN.findall(text)
        docstring_languages = (
            {DOCSTRING_LANGUAGE} if "reference/api" in document_name(file) else set()
        )
        assert (
            set(block_languages) <= EXECUTED_LANGUAGES | DISPLAYED_LANGUAGES | docstring_languages
        ), f"{document_name(file)}: nobody runs these"
        assert sum(language in EXECUTED_LANGUAGES for language in block_languages) == len(
            list(python_blocks(file))
        ), document_name(file)
        assert "doctest: +SKIP" not in text, f"{document_name(file)}: an example is skipped"


def test_docstrings_skip_no_examples() -> None:
    skipping_files = [
        str(file.relative_to(ROOT))
        for folder in ("src", "examples")
        for file in sorted((ROOT / folder).rglob("*.py"))
        if "doctest: +SKIP" in file.read_text(encoding="utf-8")
    ]
    assert not skipping_files


def test_install_commands_use_clone_or_wheel() -> None:
    """riverboat is not on a package index, so pages must install from a clone or a wheel."""
    for file in document_files():
        text = file.read_text(encoding="utf-8")
        if file.parent != DOCS / "decisions":
            assert not re.search(r"pip install (?:-U )?'?riverboat'?(?![\w\[])", text), (
                document_name(file)
            )
        install_command = re.search(r"^\$? ?pip install '?riverboat\[", text, re.MULTILINE)
        assert not install_command, f"{document_name(file)}: the first one"


def assert_similar_images(new_picture: Path, published_picture: Path) -> None:
    """Compare an example's plot with the one on its page."""
    from matplotlib.testing.compare import calculate_rms
    from PIL import Image

    new_pixels, old_pixels = (
        np.asarray(Image.open(image_path).convert("RGB"), np.int64)
        for image_path in (new_picture, published_picture)
    )
    assert new_pixels.shape == old_pixels.shape
    difference = calculate_rms(old_pixels, new_pixels)
    assert difference < MAX_PIXEL_DIFFERENCE, (
        f"{published_picture.name} is not what its page draws ({difference:.0f}): "
        f"take {new_picture}"
    )


def run_blocks(file: Path) -> None:
    """Run the examples of a page in order."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    problems: list[str] = []
    for line, code in python_blocks(file):
        if ">>>" in code:
            doc_test = doctest.DocTestParser().get_doctest(
                code, namespace, document_name(file), str(file), line
            )
            runner.run(doc_test, out=problems.append, clear_globs=False)
            namespace |= doc_test.globs
        else:
            exec(compile("\n" * line + code, str(file), "exec"), namespace)
    assert not problems, "".join(problems)


@pytest.mark.parametrize("file", decision_files, ids=document_name)
def test_decisions_are_short_and_numbered(file: Path) -> None:
    assert re.fullmatch(r"\d{3}-[a-z0-9-]+\.md", file.name), "call it 001-what-was-decided.md"
    length = len(file.read_text(encoding="utf-8").splitlines())
    assert 10 <= length <= 40, f"{length} lines: a decision is told in 10 to 40"


def test_decision_numbers_are_consecutive() -> None:
    decision_numbers = [file.name[:3] for file in decision_files]
    assert decision_numbers == [
        f"{decision_number:03}" for decision_number in range(1, len(decision_numbers) + 1)
    ]


STATUS_PATTERN = re.compile(
    r"Status: (accepted|superseded by \[(\d{3})\]\(\S+\)[^.]*), \d{4}-\d\d\."
)


@pytest.mark.parametrize("file", decision_files, ids=document_name)
def test_decisions_begin_with_title_and_status(file: Path) -> None:
    title, _, status, *_ = file.read_text(encoding="utf-8").splitlines()
    assert re.match(rf"# {file.name[:3]}: [A-Z0-9`p]", title), title
    match = STATUS_PATTERN.match(status)
    assert match, f"{status!r}: accepted, or superseded by a decision"
    assert not match[2] or match[2] > file.name[:3], "a later decision supersedes"


@cache
def python_modules() -> tuple[str, ...]:
    """Return the path of every Python module in the sources, tests, benchmarks and root."""
    folders = [ROOT / folder for folder in ("src", "tests", "bench", "examples")]
    paths = [*ROOT.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.py"))]
    return tuple([f"/{file.relative_to(ROOT).as_posix()}" for file in paths])


@cache
def page_prose(file: Path) -> str:
    """Return a page without its code blocks."""
    text = file.read_text(encoding="utf-8")
    return "\n".join(line for line, in_code in lines(text) if not in_code)


@cache
def heading_anchors(file: Path) -> frozenset[str]:
    """Return the anchors of a page."""
    return frozenset(
        heading_anchor(line.lstrip("# "))
        for line in page_prose(file).splitlines()
        if line.startswith("#")
    )
