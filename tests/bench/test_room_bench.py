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
from bench.room.parts import (
    EVENT_LOOP_PART,
    PARTS,
    REMAINING_PART,
    UNUSED_PACKAGES,
    PartSamples,
    part_of,
)

PACKAGE_FOLDER = Path(riverboat.__file__).parent
MIXED_PACKAGES = ("service", "service.views", "web")
"""Packages whose modules are attributed separately."""


def list_profiled_modules() -> list[str]:
    """Yield every package of riverboat, and the modules of mixed packages."""
    return [
        f"{prefix}.{module_info.name}".removeprefix(".")
        for prefix in ("", *MIXED_PACKAGES)
        for module_info in iter_modules([str(PACKAGE_FOLDER / prefix.replace(".", "/"))])
    ]


@pytest.mark.parametrize(
    "module",
    [
        profiled_module
        for profiled_module in list_profiled_modules()
        if profiled_module not in MIXED_PACKAGES
    ],
)
def test_every_room_module_has_a_part(module: str) -> None:
    assert (part_of(f"riverboat.{module}") == REMAINING_PART) == (module in UNUSED_PACKAGES)


@pytest.mark.parametrize("module", [module for modules in PARTS.values() for module in modules])
def test_listed_modules_exist(module: str) -> None:
    assert find_spec(f"riverboat.{module}") is not None


def test_room_imports_only_modules_with_a_part() -> None:
    program_code = (
        "import sys; from importlib import import_module; from tests.forked import ROOM_MODULES\n"
        "for each in ROOM_MODULES: import_module(each)\n"
        "print(*[each for each in sys.modules if each.startswith('riverboat.')])"
    )
    process = subprocess.run(
        [sys.executable, "-c", program_code],
        cwd=PACKAGE_FOLDER.parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    modules = process.stdout.split()
    assert len(modules) > 500
    mixed_packages = {f"riverboat.{package}" for package in MIXED_PACKAGES}
    assert [
        module
        for module in modules
        if part_of(module) == REMAINING_PART and module not in mixed_packages
    ] == []


def make_frame(*module_names: str) -> FrameType:
    """Return a frame in the last module, called through the earlier ones."""
    frames: list[FrameType] = []

    def run_next_module(names_left: tuple[str, ...]) -> None:
        namespace = {
            "__name__": names_left[0],
            "call": run_next_module,
            "left": names_left[1:],
            "look": take_frame,
        }
        exec("call(left) if left else look()", namespace)

    def take_frame() -> None:
        frame = sys._getframe(1)
        frames.append(frame)

    run_next_module(module_names)
    return frames[0]


@pytest.mark.parametrize(
    "stack, part",
    [
        (["riverboat.cli.commands.serve", "asyncio.runners"], EVENT_LOOP_PART),
        (["riverboat.cli.commands.serve", "uvicorn.server", "asyncio.events"], "sockets"),
        (
            ["riverboat.service.task.table_task", "riverboat.service.views.private_view_cache"],
            "own views",
        ),
        (["riverboat.service.views.private_view", "msgspec.structs"], "own views"),
        (["riverboat.web.websocket_connection", "riverboat.service.somewhere"], REMAINING_PART),
    ],
)
def test_sample_belongs_to_innermost_known_frame(stack: list[str], part: str) -> None:
    samples = PartSamples()
    samples.count_sample(make_frame(*stack))
    assert samples.shares() == {part: 1.0}


def test_idle_event_loop_counts_as_loop() -> None:
    samples = PartSamples()

    async def idle_briefly() -> None:
        asyncio.get_running_loop().call_soon(lambda: samples.count_sample(sys._getframe()))
        await asyncio.sleep(0)

    asyncio.run(idle_briefly())
    assert samples.shares() == {EVENT_LOOP_PART: 1.0}
