"""The reference of --json output is current and complete."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import riverboat
from riverboat.equity.push_fold import all_in_showdowns
from tests.docs.json_page import COMMAND, FILE, SHAPES, TOOLS, found, page, printed, shape
from tests.docs.rulebook import DOCS
from tests.schedule import run_in


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Sample few boards: only the keys and types of push-or-fold results are tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 64)
        yield


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("name", SHAPES)
def test_every_key_that_is_printed_is_told_and_no_other(name: str) -> None:
    assert set(found(name)) == set(SHAPES[name].keys)


def test_every_shape_that_a_command_prints_is_told() -> None:
    commands = Path(riverboat.__file__).parent / "cli" / "commands"
    text = "".join([file.read_text("utf-8") for file in commands.rglob("*.py")])
    printed = set(re.findall(r'"([a-z-]+/\d+)"', text))
    assert printed - {"audit/1", "nodes/1"} == set(SHAPES) - {"rules/1", "chapters/1", "options/1"}


@pytest.mark.parametrize("words", TOOLS)
def test_a_tool_answers_as_http_does(words: str) -> None:
    schemas = json.loads((DOCS / "reference" / "openapi.json").read_text("utf-8"))["components"]
    told = schemas["schemas"][TOOLS[words]]["properties"]
    answer = printed(f"riverboat {words} --json")
    before = {"ReturnPosts": "OwedOnReturn", "ShowdownOrder": "Showing"}  # before a rename
    name = before.get(TOOLS[words], TOOLS[words])
    assert shape(words).replace("-", "") == f"{name.lower()}/1"
    assert {*answer} - {"shape"} <= {*told}


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == page(), f"run: {COMMAND}"
