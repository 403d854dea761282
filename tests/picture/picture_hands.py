"""Hands for picture tests: a known hand and random hands of every game."""

from functools import cache

from riverboat.engine import VARIANTS, AnyFact
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand, parse_phh
from riverboat.picture import Scene, build_scene_from_log
from tests.engine.random_hands import play_random

STRUCTURES = ("limit", "no-limit")
EVERY_GAME = [(variant, structure) for variant in VARIANTS for structure in STRUCTURES]

PAIR_DEALS = ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh"]
BOARD_DEALS = ["d db 2c3d4h", "d db 5s", "d db 9s"]
SHOWDOWN_LINES = [
    *(*PAIR_DEALS, "p3 cbr 10", "p1 cc", "p2 f"),
    *("d db 2c3d4h", "p1 cc", "p3 cc", "d db 5s", "p1 cbr 20", "p3 cc", "d db 9s"),
    *("p1 cc", "p3 cc", "p1 sm AsAh", "p3 sm QsQh"),
]


def make_hand(
    *actions: str, players: tuple[str, ...] = ("Ann", "Bob", "Cat"), **keys: str
) -> ParsedHand:
    """Parse a three-handed hand of no-limit hold'em 1/2; Cat has the button."""
    lines = {
        "variant": '"NT"',
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[1, 2, 0]",
        "min_bet": "2",
        "starting_stacks": "[200, 200, 200]",
        "actions": _toml_list(actions),
        "players": _toml_list(players),
    } | keys
    [parsed_hand] = parse_phh("".join(f"{key} = {value}\n" for key, value in lines.items()))
    return parsed_hand


def _toml_list(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(_toml_string(text) for text in texts) + "]"


def _toml_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c >= " " else f"\\u{ord(c):04x}" for c in escaped) + '"'


@cache
def random_log(variant: str, structure: str, seed: int) -> tuple[AnyFact, ...]:
    """Return the log of a random hand."""
    return tuple(play_random(seed, variant, structure).log)


def random_scene(variant: str, structure: str, seed: int, viewer: int | None = None) -> Scene:
    """Return the scene of a random hand."""
    return build_scene_from_log(random_log(variant, structure, seed), viewer=viewer)


def start_fact(log: tuple[AnyFact, ...]) -> f.HandStarted:
    """Return the first fact of a log."""
    assert isinstance(log[0], f.HandStarted)
    return log[0]
