"""Regeneration of every generated file: ``make generated``.

Tests compare each file with the current output of its generator. Resolve a merge conflict in a
generated file by taking either side and regenerating. Path prefixes select files:
``python -m tests.generated docs/reference``.
"""

from __future__ import annotations

import io
import runpy
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from riverboat.floor.incident_parsing.number_words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent


class GeneratedFile(NamedTuple):
    """A generated file, and the module and arguments that print it."""

    path: str
    module: str
    arguments: tuple[str, ...] = ()


def generated_files() -> Iterator[GeneratedFile]:
    """Yield all generated files, dependencies first."""
    yield GeneratedFile("src/riverboat/floor/examples.json", "tests.docs.floor_examples")
    for language in LANGUAGES:
        for page_name in ("situations", "rules"):
            path = f"src/riverboat/floor/intents/{page_name}.{language}.bin"
            yield GeneratedFile(path, "tests.docs.floor_weights", (page_name, language))
    yield GeneratedFile("docs/authorities.md", "tests.docs.authorities_page")
    yield GeneratedFile("docs/house-rules.md", "tests.docs.house_page")
    yield GeneratedFile("docs/reference/table.toml.md", "tests.docs.table_page")
    yield GeneratedFile("docs/reference/event.toml.md", "tests.docs.event_page")
    yield GeneratedFile("docs/reference/room.toml.md", "tests.docs.server_config_page")
    yield GeneratedFile("docs/reference/hand.md", "tests.docs.words_page")
    yield GeneratedFile("docs/reference/protocol.md", "tests.docs.wire_page")
    yield GeneratedFile("docs/reference/openapi.json", "riverboat.web.codegen.openapi")
    yield GeneratedFile("docs/reference/http-api.md", "riverboat.web.codegen.openapi", ("table",))
    yield GeneratedFile("docs/reference/asyncapi.json", "riverboat.web.codegen.asyncapi")
    yield GeneratedFile("docs/reference/json.md", "tests.docs.json_page")
    yield GeneratedFile("docs/reference/front-door.md", "tests.docs.front_door_page")
    yield GeneratedFile("docs/reference/command-line.md", "tests.docs.cli_page")
    yield GeneratedFile("docs/reference/renames.md", "tests.docs.renames_page")
    yield GeneratedFile("docs/rules/situations.md", "tests.docs.situations_page")
    yield GeneratedFile("src/riverboat/floor/intents/cited.json", "tests.docs.floor_cited")
    yield GeneratedFile("docs/rules/words.md", "tests.docs.rule_words_page")
    yield GeneratedFile("docs/cs/rules/situations.md", "tests.docs.situations_page", ("cs",))
    yield GeneratedFile("docs/cs/rules/words.md", "tests.docs.rule_words_page", ("cs",))
    for page_file in sorted((ROOT / "docs/reference/api").glob("*.md")):
        path = str(page_file.relative_to(ROOT))
        yield GeneratedFile(path, "tests.docs.api_page", (page_file.stem,))


FIXTURE_MODULES = ("tests.web.english",)
"""Modules that write fixtures of the client's tests. `make units` writes the phrases."""


def capture_module_output(module: str, arguments: tuple[str, ...]) -> bytes:
    """Run a module as a program and return its output."""
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n")
    argv_before, sys.argv = sys.argv, [module, *arguments]
    try:
        with redirect_stdout(output):
            runpy.run_module(module, run_name="__main__")
    finally:
        sys.argv = argv_before
    output.flush()
    return output.buffer.getvalue()


def write_files(*prefixes: str) -> list[str]:
    """Write the files below *prefixes*, or all; return the changed ones."""
    selected_files = [
        generated_file
        for generated_file in generated_files()
        if not prefixes or generated_file.path.startswith(prefixes)
    ]
    changed_paths = []
    for generated_file in track(selected_files, "Written again", disable=not sys.stderr.isatty()):
        file, new_content = (
            ROOT / generated_file.path,
            capture_module_output(generated_file.module, generated_file.arguments),
        )
        if not file.exists() or file.read_bytes() != new_content:
            file.write_bytes(new_content)
            changed_paths.append(generated_file.path)
    if not prefixes:
        for module in FIXTURE_MODULES:
            capture_module_output(module, ())
    return changed_paths


if __name__ == "__main__":
    print("\n".join(write_files(*sys.argv[1:])) or "all of them were as today")
