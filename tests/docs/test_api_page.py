"""API pages are current and document every name.

Generating a page takes griffe seconds, since it reads the whole package. Most tests read the pages
as they are published; one test of each page generates it.
"""

import re
from collections.abc import Iterator

import pytest

from tests.docs import api_page

every_package = pytest.mark.parametrize("name", api_page.PACKAGES)


def published_page(name: str) -> str:
    """Return the page of a package as it is published; empty if there is none."""
    file = api_page.page_file(name)
    return file.read_text(encoding="utf-8") if file.exists() else ""


@pytest.mark.landing
@every_package
def test_page_is_current(name: str) -> None:
    assert published_page(name) == api_page.build_page(name), (
        f"make it anew: {api_page.write_command(name)}"
    )


def test_every_page_belongs_to_a_package() -> None:
    page_names = {file.stem for file in api_page.API_PAGES_FOLDER.glob("*.md")}
    assert page_names == {*api_page.PACKAGES}


@every_package
def test_page_lists_every_public_name(name: str) -> None:
    headings = {heading for heading, _ in entries(published_page(name))}
    missing_names = {*(api_page.exported_names(name) or ())} - headings
    assert not missing_names, f"make it anew: {api_page.write_command(name)}"


@every_package
def test_every_entry_has_signature_and_description(name: str) -> None:
    for heading, text in entries(published_page(name)):
        signature = re.search(r"```py\n(.*?)\n```", text, re.DOTALL)
        assert signature, f"{heading} shows neither a signature nor a value"
        description = text[signature.end() :].strip()
        is_constant = f"{heading} = " in signature[1] or f"{heading}: " in signature[1]
        assert description or (is_constant and not signature[1].endswith("= ...")), (
            f"{heading} says nothing"
        )
    for line in published_page(name).splitlines():
        assert not re.fullmatch(r"- `[^`]*`:?\s*", line), f"nothing but a name: {line}"


def test_fields_and_options_have_their_descriptions() -> None:
    engine_page, table_page = published_page("engine"), published_page("table")
    assert "- `able_mask: int`: Mask of live seats that still have chips to bet" in engine_page
    assert "- `think: int`: TIME-01: seconds to act" in table_page
    assert (
        "def act(table: Table, command: AnyTableCommand | Deal, log: list[AnyLoggedFact])"
        in table_page
    )


def entries(page: str) -> Iterator[tuple[str, str]]:
    """Yield each heading of a page with its text."""
    for section in re.split(r"^### ", page, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        yield heading, text.split("\n## ")[0]
