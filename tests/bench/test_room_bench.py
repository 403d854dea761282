"""The room profiler: attribution of samples to parts of the server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import FrameType

import pytest

import riverboat
from bench.room.parts import ELSEWHERE, LOOP, PARTS, REST, Samples, part_of

ROOT = Path(riverboat.__file__).parent
MIXED = ("service", "service.views", "web")
"""Packages whose modules are attributed separately."""


def modules() -> list[str]:
    """Yield every package of riverboat, and the modules of mixed packages."""
    return [
        f"{prefix}.{found.name}".removeprefix(".")
        for prefix in ("", *MIXED)
        for found in iter_modules([str(ROOT / prefix.replace(".", "/"))])
    ]


@pytest.mark.parametrize("module", [each for each in modules() if each not in MIXED])
def test_each_module_of_a_room_has_a_part(module: str) -> None:
    assert (part_of(f"riverboat.{module}") == REST) == (module in ELSEWHERE)


@pytest.mark.parametrize("module", [each for all_of in PARTS.values() for each in all_of])
def test_each_module_that_has_a_part_is_there(module: str) -> None:
    assert find_spec(f"riverboat.{module}") is not None


def test_no_room_imports_what_has_no_part() -> None:
    asks = (
        "import sys; from importlib import import_module; from tests.forked import ROOM\n"
        "for each in ROOM: import_module(each)\n"
        "print(*[each for each in sys.modules if each.startswith('riverboat.')])"
    )
    said = subprocess.run(
        [sys.executable, "-c", asks],
        cwd=ROOT.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    seen = said.stdout.split()
    assert len(seen) > 500
    mixed = {f"riverboat.{each}" for each in MIXED}
    assert [each for each in seen if part_of(each) == REST and each not in mixed] == []


def frame_in(*names: str) -> FrameType:
    """Return a frame in the last module, called through the earlier ones."""
    frames: list[FrameType] = []

    def call(left: tuple[str, ...]) -> None:
        space = {"__name__": left[0], "call": call, "left": left[1:], "look": look}
        exec("call(left) if left else look()", space)

    def look() -> None:
        frame = sys._getframe(1)
        frames.append(frame)

    call(names)
    return frames[0]


@pytest.mark.parametrize(
    "stack, part",
    [
        (["riverboat.cli.commands.serve", "asyncio.runners"], LOOP),
        (["riverboat.cli.commands.serve", "uvicorn.server", "asyncio.events"], "sockets"),
        (
            ["riverboat.service.task.table_task", "riverboat.service.views.private_view_cache"],
            "own views",
        ),
        (["riverboat.service.views.private_view", "msgspec.structs"], "own views"),
        (["riverboat.web.websocket_connection", "riverboat.service.somewhere"], REST),
    ],
)
def test_a_sample_is_of_the_innermost_frame_that_has_a_part(stack: list[str], part: str) -> None:
    samples = Samples()
    samples.take(frame_in(*stack))
    assert samples.shares() == {part: 1.0}


def test_a_loop_that_only_waits_is_in_no_part() -> None:
    samples = Samples()

    async def waits() -> None:
        asyncio.get_running_loop().call_soon(lambda: samples.take(sys._getframe()))
        await asyncio.sleep(0)

    asyncio.run(waits())
    assert samples.shares() == {LOOP: 1.0}
