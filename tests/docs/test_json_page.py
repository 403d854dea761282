"""The reference of --json output is current and complete."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import riverboat
from riverboat.equity.push_fold import all_in_showdowns
from tests.docs.json_page import (
    COMMAND,
    FILE,
    OUTPUT_SHAPES,
    TOOL_SCHEMAS,
    build_page,
    command_json,
    output_shape,
    types_by_path,
)
from tests.docs.rulebook import DOCS
from tests.schedule import run_in


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample few boards: only the keys and types of push-or-fold results are tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 64)
        yield


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("name", OUTPUT_SHAPES)
def test_documented_keys_match_printed_keys(name: str) -> None:
    assert set(types_by_path(name)) == set(OUTPUT_SHAPES[name].keys)


def test_every_printed_shape_is_documented() -> None:
    commands_folder = Path(riverboat.__file__).parent / "cli" / "commands"
    text = "".join([file.read_text("utf-8") for file in commands_folder.rglob("*.py")])
    printed_shapes = set(re.findall(r'"([a-z-]+/\d+)"', text))
    assert printed_shapes - {"audit/1", "nodes/1"} == set(OUTPUT_SHAPES) - {
        "rules/1",
        "chapters/1",
        "options/1",
    }


@pytest.mark.parametrize("tool_name", TOOL_SCHEMAS)
def test_tool_json_matches_http_schema(tool_name: str) -> None:
    schemas = json.loads((DOCS / "reference" / "openapi.json").read_text("utf-8"))["components"]
    properties = schemas["schemas"][TOOL_SCHEMAS[tool_name]]["properties"]
    printed_json = command_json(f"riverboat {tool_name} --json")
    former_names = {"ReturnPosts": "OwedOnReturn", "ShowdownOrder": "Showing"}  # before a rename
    name = former_names.get(TOOL_SCHEMAS[tool_name], TOOL_SCHEMAS[tool_name])
    assert output_shape(tool_name).replace("-", "") == f"{name.lower()}/1"
    assert {*printed_json} - {"shape"} <= {*properties}


def test_page_is_current() -> None:
    assert FILE.read_text("utf-8") == build_page(), f"run: {COMMAND}"
