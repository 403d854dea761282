"""Public values support pickling, copying, comparison, hashing and printing.

The values are the results of the public functions and everything inside these results. A public
class that no result reaches is listed in ``REASON_BY_UNREACHED_CLASS`` with the reason.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import getattr_static
from typing import Any

from msgspec import Struct

import riverboat as rb
from riverboat.deprecation import DeprecatedAttribute
from riverboat.hands import Hand
from riverboat.words import Refusal

PUBLIC_PACKAGES = (
    *("", "hands", "histories", "equity", "ranking", "cards", "sim", "solve", "stats", "tools"),
    *("engine", "bots", "notation", "table", "tourney", "live", "words", "floor", "picture"),
)
"""The public API and the packages that define its values."""
REASON_BY_UNREACHED_CLASS = {
    "Sizes": "bet sizes, an argument of a spot",
    "Spot": "a spot is solved in seconds; tests/solve hold it and its solution to their copies",
    "Solution": "the tables of a solver, which a file keeps",
    "Bot": "a player, with a state of its own",
    "HomeGame": "a table that is played at; its hands are values",
    "Hands": "hands as they are read, once",
    "Trainer": "a player's training, spot by spot",
    "StrategyBot": "a player",
    "StrategyBaseline": "a measure for matches, made of a strategy",
    "Table": "a table that is played at, made again from its facts",
    "Ledger": "the books of such a table",
    "Scorekeeper": "a physical game that is kept, move by move",
    "GameRecordFile": "its file, open on the disk",
    "Reader": "makes text of phrases, by functions that it is given",
    "HandSimulator": "a game that is played on, thousands of hands at once",
    "LowOrder": "a way to rank, one object for each game",
}
INTERNAL_FIELDS = frozenset(
    {"compiled", "levels", "bots", "deck", "value_by_ranks", "value_by_flush"}
)
"""Fields with derived data, caches, players or decks instead of values."""
MAX_VALUES_PER_CLASS = 6
"""Maximum values inspected per class."""


@cache
def collect_public_results() -> dict[str, Any]:
    """Return results of the public functions, by call."""
    hand = Hand("nlhe 1/2", seed=7, seats=3)
    played_hand = hand.after("raise 6").after("call").after("fold")
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.play("rock")
    history = rb.HandHistory.from_facts(game.log, game.dealt_in)
    text = rb.convert(history, to="phh")
    hand_histories = list(rb.read_hands(text))
    equity: Any = rb.equity
    kuhn_solution = rb.solve.solve("kuhn", iterations=20)
    return {
        "Hand": hand,
        "Hand.after": played_hand,
        "Hand.view": played_hand.view(0),
        "Hand.undealt": Hand.undealt("kuhn").after("deal Ks"),
        "Hand.state": played_hand.state,
        "Hand.log": Hand("stud hi-lo", seed=1).log,
        "Hand over": Hand("nlhe 1/2", seed=7).after("fold"),
        "HandHistory": history,
        "read_hands": hand_histories,
        "refused": [*read_unparsed_hands()],
        "to_columns": rb.to_columns(hand_histories),
        "match": rb.match("rock", "caller", hands=40, seed=7),
        "match measured": rb.match("rock", "caller", hands=40, seed=7, measure="all-in"),
        "equity": equity("AKs", "QQ+", board="Qh 7c 2d"),
        "equity sampled": equity("AKs", "random", "random", deals=2_000, exact=False),
        "combinations": equity("AKs", "QQ+", board="Qh 7c 2d").combinations(1),
        "outs": equity.outs("AhKh", "Qh 7h 2d", "QQ"),
        "outs alone": equity.outs("AhKh", "Qh 7h 2d"),
        "histogram": equity.histogram("22+, AK", "Qh 7c 2d", against="QQ+", bins=5),
        "streets": equity.streets("AsKs", "QhQd", board="Qc Js Ts"),
        "Range": rb.Range("QQ+, AKs:0.5"),
        "Range of four": rb.Range("AAxx", 4),
        "Range of everything": rb.Range("random"),
        "rank": rb.rank("As Kd", "7c 2h 3d Kh Ts"),
        "high": rb.high("As Kd 7c 2h 3d"),
        "icm": rb.icm([5000, 3000, 2000], [50, 30, 20]),
        "push_fold": rb.push_fold(10),
        "parse_game": rb.parse_game("PLO 1/2"),
        "read_game": rb.read_game("HORSE"),
        "HouseRules": rb.HouseRules.preset("cash"),
        "Stakes": rb.Stakes((1, 2), 2, 2),
        "commands": [rb.Fold(), rb.Check(), rb.Call(), rb.RaiseTo(6)],
        "known cards": equity.parse_known("As Kd ??"),
        "games": [equity.find_game("plo8"), *list(rb.ranking.RANKINGS.values())[:2]],
        "solved": kuhn_solution,
        "tree": rb.solve.build_game_tree("kuhn"),
        "statistics": rb.stats.statistics(hand_histories),
        "STATISTICS": rb.stats.STATISTICS,
        "played": [rb.stats.played_hand(hand_history, "Ann") for hand_history in hand_histories],
    }


def read_unparsed_hands() -> Iterator[rb.HandHistory]:
    """Return collected hands that could not be parsed."""
    hands = rb.read_hands("variant = 'NT'\nactions = []", errors="collect")
    assert list(hands) == []
    yield from hands.refused


@cache
def collect_values_by_class() -> dict[type, list[tuple[str, Any]]]:
    """Return riverboat's values in the results by class, each with its path."""
    values_by_class: dict[type, list[tuple[str, Any]]] = {}
    seen_ids: set[int] = set()
    pending_values: list[tuple[str, Any]] = list(collect_public_results().items())
    inspected_values = []  # whose numbers stay theirs
    while pending_values:
        path, value = pending_values.pop()
        if id(value) in seen_ids:
            continue
        seen_ids.add(id(value))
        inspected_values.append(value)
        if _is_riverboat_value(value) and not callable(value):
            values = values_by_class.setdefault(type(value), [])
            if len(values) >= MAX_VALUES_PER_CLASS:
                continue
            values.append((path, value))
        pending_values += [(f"{path}{name}", part) for name, part in _iterate_public_parts(value)]
    return values_by_class


def _is_riverboat_value(value: object) -> bool:
    return type(value).__module__.startswith("riverboat") and not isinstance(value, type)


def _iterate_public_parts(value: object) -> Iterator[tuple[str, object]]:
    """Yield the public parts of a value."""
    if isinstance(value, Mapping):
        for key, part in list(value.items())[:MAX_VALUES_PER_CLASS]:
            yield f"[{key!r}]", part
    elif isinstance(value, list | tuple | frozenset):
        for index, part in enumerate(list(value)[:40]):
            yield f"[{index}]", part
    if not _is_riverboat_value(value):
        return
    for name in dir(type(value)):
        if isinstance(getattr_static(type(value), name), DeprecatedAttribute):
            continue  # its new name is reached
        member = getattr(type(value), name)
        if name.startswith("_") or name in INTERNAL_FIELDS or callable(member):
            continue
        try:
            yield f".{name}", getattr(value, name)
        except (ValueError, AttributeError, IndexError):
            continue  # what is not there at this moment says so


def test_values_equal_their_copies() -> None:
    differences = [
        f"{path} ({value_type.__qualname__}): {difference}"
        for value_type, values in collect_values_by_class().items()
        for path, value in values
        for difference in find_copy_differences(value)
    ]
    assert not differences, "\n".join(differences)
    assert len(collect_values_by_class()) > 60


def find_copy_differences(value: object) -> Iterator[str]:
    """Return the differences between a value and its copies."""
    for name, make_copy in COPY_METHODS.items():
        try:
            copied_value = make_copy(value)
        except Exception as error:
            yield f"{name} fails: {error!r}"
            continue
        if type(copied_value) is not type(value):
            yield f"{name} makes a {type(copied_value).__name__}"
        elif not (copied_value == value and value == copied_value) or copied_value != value:
            yield f"{name} is not equal"
        elif _has_hash(value) and hash(copied_value) != hash(value):
            yield f"{name} has another hash"
        elif repr(copied_value) != repr(value):
            yield f"{name} prints otherwise"
    if value == object() or value == None:  # noqa: E711  # the question is what `==` answers
        yield "is equal to anything"


COPY_METHODS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def test_values_print_as_one_line() -> None:
    misprinted_values = [
        f"{path} ({value_type.__qualname__}): {text[:200]}"
        for value_type, values in collect_values_by_class().items()
        for path, value in values
        for text in [repr(value)]
        if not text or "\n" in text or " at 0x" in text or len(text) > 5_000
    ]
    assert not misprinted_values, "\n".join(misprinted_values)


def _has_hash(value: object) -> bool:
    """Return True if a value is hashable; values with mutable parts are not."""
    try:
        hash(value)
    except TypeError:
        return False
    return True


def list_public_classes() -> Iterator[type]:
    """Yield the public classes of the packages, without errors, enums and interfaces."""
    for package in PUBLIC_PACKAGES:
        module = import_module(f"riverboat.{package}".removesuffix("."))
        for name in module.__all__:
            public_class = getattr(module, name)
            if not isinstance(public_class, type) or issubclass(public_class, BaseException | Enum):
                continue
            if not getattr(public_class, "_is_protocol", False) and not issubclass(
                public_class, Refusal
            ):
                yield public_class


def test_every_public_class_is_reached_or_excepted() -> None:
    riverboat_classes = {
        public_class
        for public_class in list_public_classes()
        if public_class.__module__.startswith("riverboat")
    }
    unreached_names = {
        public_class.__name__
        for public_class in riverboat_classes
        if not any(
            issubclass(reached_value, public_class) for reached_value in collect_values_by_class()
        )
        and not _is_plain_struct(public_class)
    }
    assert unreached_names == set(REASON_BY_UNREACHED_CLASS)


def _is_plain_struct(value_type: type) -> bool:
    """Return True for a struct that compares by its fields, none of which is an array."""
    if issubclass(value_type, tuple) and hasattr(value_type, "_fields"):
        return True
    if not issubclass(value_type, Struct) or not value_type.__struct_config__.eq:
        return False
    return not any(
        "NDArray" in str(hint) or "Callable" in str(hint) for hint in _list_type_hints(value_type)
    )


def _list_type_hints(value_type: type) -> list[object]:
    return [
        type_hint
        for base in value_type.__mro__
        for type_hint in vars(base).get("__annotations__", {}).values()
    ]
