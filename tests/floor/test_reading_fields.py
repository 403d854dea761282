"""Field names in readings: a name that no incident has would be dropped without a word."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riverboat.floor.sentence_patterns
from riverboat import decoding
from riverboat.floor import authority
from riverboat.floor.incident_parsing import incident_draft
from riverboat.floor.incident_parsing.incident_draft import INCIDENT_TYPES
from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.sentence_patterns.incident_reading import build_reading
from tests.floor.test_judged_sets import load_judged_rows

PARAMETERS = {name for name in build_reading.__annotations__ if name != "fields"}
PATTERN_FILES = sorted(Path(riverboat.floor.sentence_patterns.__path__[0]).glob("*.py"))


def list_json_names(struct_type: type) -> set[str]:
    """Return the JSON names of a struct's fields."""
    return {field.encode_name for field in msgspec.structs.fields(struct_type)}


JSON_NAMES_BY_KIND = {kind: list_json_names(cls) for kind, cls in INCIDENT_TYPES.items()}
ANY_KIND_NAMES = set.union(*JSON_NAMES_BY_KIND.values())


def iterate_readings(path: Path) -> Iterator[tuple[int, str | None, list[str]]]:
    """Yield line, kind if it is a literal, and field names of each reading that a module builds."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "build_reading"
        ):
            kind_node = node.args[1]
            kind = str(kind_node.value) if isinstance(kind_node, ast.Constant) else None
            names = [keyword.arg for keyword in node.keywords if keyword.arg is not None]
            yield node.lineno, kind, [name for name in names if name not in PARAMETERS]


@pytest.mark.parametrize("path", PATTERN_FILES, ids=lambda path: path.stem)
def test_readings_name_fields_of_their_incident(path: Path) -> None:
    unknown_names = [
        f"{path.name}:{line}: {kind} has no field {name}"
        for line, kind, names in iterate_readings(path)
        for name in names
        if name not in (ANY_KIND_NAMES if kind is None else JSON_NAMES_BY_KIND[kind])
    ]
    assert not unknown_names


@pytest.mark.landing
@pytest.mark.parametrize("code", LANGUAGES)
def test_lines_fill_only_fields_that_exist(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unknown_names: set[str] = set()

    def convert_known_fields(fields: dict[str, Any], struct_type: Any) -> Any:
        unknown_names.update(
            f"{struct_type.__name__}.{name}"
            for name in fields.keys() - list_json_names(struct_type) - {"who"}
        )
        return decoding.convert(fields, struct_type)

    monkeypatch.setattr(incident_draft, "convert", convert_known_fields)
    for *_, line in load_judged_rows("tenth", code):
        inquire(Query(line, authority("cash-2026"), code))
    assert not unknown_names
