"""Run a program or its tests with riverboat in place of pokerkit.

    python -m tests.compat.as_pokerkit MODULE_OR_FILE [arguments]

RIVERBOAT_PROFILE selects the profile; the default is `pokerkit-0.7.3`.

Imports of ``pokerkit`` and its modules get riverboat's; ``pokerkit.tests`` stays pokerkit's own,
from its installation or a folder of PYTHONPATH.
"""

from __future__ import annotations

import os
import runpy
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from riverboat.compat.pokerkit import set_profile

POKERKIT_MODULES = ("analysis", "games", "hands", "lookups", "notation", "state", "utilities")


def replace_pokerkit() -> None:
    """Make ``import pokerkit`` import riverboat."""
    pokerkit_spec = find_spec("pokerkit")
    riverboat_module = import_module("riverboat.compat.pokerkit")
    sys.modules["pokerkit"] = riverboat_module
    for name in POKERKIT_MODULES:
        sys.modules[f"pokerkit.{name}"] = import_module(f"riverboat.compat.pokerkit.{name}")
    if profile := os.environ.get("RIVERBOAT_PROFILE"):
        set_profile(profile)
    if pokerkit_spec is not None and pokerkit_spec.submodule_search_locations:
        # pokerkit's tests are found after riverboat's modules.
        riverboat_module.__path__ = [
            *riverboat_module.__path__,
            *pokerkit_spec.submodule_search_locations,
        ]


def main() -> None:
    """Run the named module or file with the remaining arguments."""
    replace_pokerkit()
    module_or_file = sys.argv[1]
    sys.argv = sys.argv[1:]
    if Path(module_or_file).suffix == ".py":
        runpy.run_path(module_or_file, run_name="__main__")
    else:
        runpy.run_module(module_or_file, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
