"""Random operations on pokerkit's state and riverboat's, for every game."""

from __future__ import annotations

import importlib.metadata
import warnings
from importlib import import_module
from typing import Any

import pytest

from riverboat.compat import pokerkit as riverboat_module
from tests.compat.paired_states import GAMES, PairedStates
from tests.schedule import run_in
from tests.thorough import example_seeds

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pokerkit_module: Any = pytest.importorskip("pokerkit")

POKERKIT_VERSION = f"pokerkit-{importlib.metadata.version('pokerkit')}"


@run_in("slow", keep_every=4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", [name for name in GAMES if hasattr(pokerkit_module, name)])
def test_visible_state_matches_after_every_operation(game: str) -> None:
    if POKERKIT_VERSION not in riverboat_module.PROFILES:
        pytest.skip(f"there is no profile for {POKERKIT_VERSION}")
    operations = 0
    for seed in example_seeds(3, 200):
        with riverboat_module.use_profile(
            POKERKIT_VERSION
        ):  # the comparison of hands depends on the profile
            states = PairedStates(pokerkit_module, riverboat_module, game, seed)
            while True:
                assert not states.difference(), (game, seed, states.operations)
                if not states.step():
                    break
        operations += states.operations
    assert operations > 10


def test_every_pokerkit_name_is_provided() -> None:
    missing_names = {"REParser"}
    assert set(pokerkit_module.__all__) - set(riverboat_module.__all__) == missing_names
    for module in ("analysis", "games", "hands", "lookups", "notation", "state", "utilities"):
        pokerkit_object, riverboat_object = (
            import_module(f"{name}.{module}") for name in ("pokerkit", "riverboat.compat.pokerkit")
        )
        public = {
            name
            for name, value in vars(pokerkit_object).items()
            if _is_defined_in(value, pokerkit_object.__name__)
        }
        assert {name for name in public if not hasattr(riverboat_object, name)} <= missing_names, (
            module
        )


def _is_defined_in(value: object, module: str) -> bool:
    own_name = getattr(value, "__name__", "_")
    return getattr(value, "__module__", None) == module and not own_name.startswith("_")


@pytest.mark.parametrize("kind", ["State", "Poker", "HandHistory", "Card", "Hand", "Lookup"])
def test_every_public_pokerkit_attribute_exists(kind: str) -> None:
    pokerkit_object, riverboat_object = (
        getattr(pokerkit_module, kind),
        getattr(riverboat_module, kind),
    )
    public = {name for name in dir(pokerkit_object) if not name.startswith("_")}
    assert [name for name in public if not hasattr(riverboat_object, name)] == []
