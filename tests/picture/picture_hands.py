"""Hands for picture tests: a known hand and random hands of every game."""

from functools import cache

from riverboat.engine import VARIANTS, AnyFact
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand, parse_phh
from riverboat.picture import Scene, build_scene_from_log
from tests.engine.random_hands import play_random

STRUCTURES = ("limit", "no-limit")
GAMES_AND_STRUCTURES = [(variant, structure) for variant in VARIANTS for structure in STRUCTURES]

POCKET_PAIR_DEALS = ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh"]
BOARD_DEALS = ["d db 2c3d4h", "d db 5s", "d db 9s"]
SHOWDOWN_ACTIONS = [
    *(*POCKET_PAIR_DEALS, "p3 cbr 10", "p1 cc", "p2 f"),
    *("d db 2c3d4h", "p1 cc", "p3 cc", "d db 5s", "p1 cbr 20", "p3 cc", "d db 9s"),
    *("p1 cc", "p3 cc", "p1 sm AsAh", "p3 sm QsQh"),
]


def make_hand(
    *actions: str, players: tuple[str, ...] = ("Ann", "Bob", "Cat"), **keys: str
) -> ParsedHand:
    """Parse a three-handed hand of no-limit hold'em 1/2; Cat has the button."""
    toml_keys = {
        "variant": '"NT"',
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[1, 2, 0]",
        "min_bet": "2",
        "starting_stacks": "[200, 200, 200]",
        "actions": _format_toml_list(actions),
        "players": _format_toml_list(players),
    } | keys
    [parsed_hand] = parse_phh("".join(f"{key} = {value}\n" for key, value in toml_keys.items()))
    return parsed_hand


def _format_toml_list(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(_format_toml_string(text) for text in texts) + "]"


def _format_toml_string(text: str) -> str:
    escaped_text = text.replace("\\", "\\\\").replace('"', '\\"')
    return (
        '"'
        + "".join(
            character if character >= " " else f"\\u{ord(character):04x}"
            for character in escaped_text
        )
        + '"'
    )


@cache
def play_random_log(variant: str, structure: str, seed: int) -> tuple[AnyFact, ...]:
    """Return the log of a random hand."""
    return tuple(play_random(seed, variant, structure).log)


def play_random_scene(variant: str, structure: str, seed: int, viewer: int | None = None) -> Scene:
    """Return the scene of a random hand."""
    return build_scene_from_log(play_random_log(variant, structure, seed), viewer=viewer)


def get_start_fact(log: tuple[AnyFact, ...]) -> f.HandStarted:
    """Return the first fact of a log."""
    assert isinstance(log[0], f.HandStarted)
    return log[0]
