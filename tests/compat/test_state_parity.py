"""Random operations on pokerkit's state and riverboat's, for every game."""

from __future__ import annotations

import importlib.metadata
import warnings
from importlib import import_module
from typing import Any

import pytest

from riverboat.compat import pokerkit as riverboat_module
from tests.compat.paired_states import SETUP_BY_GAME, PairedStates
from tests.schedule import run_in
from tests.thorough import example_seeds

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pokerkit_module: Any = pytest.importorskip("pokerkit")

POKERKIT_VERSION = f"pokerkit-{importlib.metadata.version('pokerkit')}"


@run_in("slow", keep_every=4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", [name for name in SETUP_BY_GAME if hasattr(pokerkit_module, name)])
def test_visible_state_matches_after_every_operation(game: str) -> None:
    if POKERKIT_VERSION not in riverboat_module.PROFILES:
        pytest.skip(f"there is no profile for {POKERKIT_VERSION}")
    operation_count = 0
    for seed in example_seeds(3, 200):
        with riverboat_module.use_profile(
            POKERKIT_VERSION
        ):  # the comparison of hands depends on the profile
            paired_states = PairedStates(pokerkit_module, riverboat_module, game, seed)
            while True:
                assert not paired_states.find_difference(), (game, seed, paired_states.operations)
                if not paired_states.perform_operation():
                    break
        operation_count += paired_states.operations
    assert operation_count > 10


def test_every_pokerkit_name_is_provided() -> None:
    missing_names = {"REParser"}
    assert set(pokerkit_module.__all__) - set(riverboat_module.__all__) == missing_names
    for module in ("analysis", "games", "hands", "lookups", "notation", "state", "utilities"):
        pokerkit_submodule, riverboat_submodule = (
            import_module(f"{name}.{module}") for name in ("pokerkit", "riverboat.compat.pokerkit")
        )
        public_names = {
            name
            for name, value in vars(pokerkit_submodule).items()
            if _is_defined_in(value, pokerkit_submodule.__name__)
        }
        assert {
            name for name in public_names if not hasattr(riverboat_submodule, name)
        } <= missing_names, module


def _is_defined_in(value: object, module: str) -> bool:
    own_name = getattr(value, "__name__", "_")
    return getattr(value, "__module__", None) == module and not own_name.startswith("_")


@pytest.mark.parametrize("class_name", ["State", "Poker", "HandHistory", "Card", "Hand", "Lookup"])
def test_every_public_pokerkit_attribute_exists(class_name: str) -> None:
    pokerkit_class, riverboat_class = (
        getattr(pokerkit_module, class_name),
        getattr(riverboat_module, class_name),
    )
    public_names = {name for name in dir(pokerkit_class) if not name.startswith("_")}
    assert [name for name in public_names if not hasattr(riverboat_class, name)] == []
