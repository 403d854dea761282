"""Small sample hands in PHH."""

from typing import Any

from riverboat.notation import ParsedHand, parse_phh

ANN_DEAL, BOB_DEAL, CAT_DEAL = "d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh"
HOLE_DEALS = [ANN_DEAL, BOB_DEAL, CAT_DEAL]
"""Three players with pairs: p1 has aces, p2 kings, and p3 on the button has queens."""


def hand_text(*actions: str, **keys: Any) -> str:
    """Return a three-handed hand of no-limit hold'em 1/2, with other keys if given.

    The value ``None`` omits a key. Values are written as TOML.
    """
    toml_table: dict[str, Any] = {
        "variant": '"NT"',
        "antes": [0, 0, 0],
        "blinds_or_straddles": [1, 2, 0],
        "min_bet": 2,
        "starting_stacks": [200, 200, 200],
        "actions": list(actions),
    }
    toml_table |= keys
    return "".join(f"{key} = {value}\n" for key, value in toml_table.items() if value is not None)


def read_strict(*actions: str, **keys: Any) -> ParsedHand:
    """Parse a hand strictly."""
    [hand] = parse_phh(hand_text(*actions, **keys))
    return hand


def read_repaired(*actions: str, **keys: Any) -> ParsedHand:
    """Parse a hand with repairs."""
    [hand] = parse_phh(hand_text(*actions, **keys), repair=True)
    return hand


def only_problem(hand: ParsedHand) -> str:
    """Return the only problem of a hand."""
    [problem] = hand.problems
    return problem


THIRD_STREET_DEALS = ["d dh p1 AsAh4c", "d dh p2 KsKh2c", "d dh p3 QsQh9d"]
"""Third street of stud, down cards first: p2 has the lowest upcard, p3 the highest."""


STUD_KEYS: dict[str, Any] = {
    "variant": '"F7S"',
    "antes": [1, 1, 1],
    "blinds_or_straddles": None,
    "bring_in": 2,
    "min_bet": None,
    "small_bet": 4,
    "big_bet": 8,
}


def read_stud(*actions: str, **keys: Any) -> ParsedHand:
    """Parse a three-handed hand of limit seven-card stud 4/8, ante 1, bring-in 2."""
    return read_strict(*actions, **(STUD_KEYS | keys))


FIVE_CARD_DEALS = ["d dh p1 AsQs6s5c3c", "d dh p2 7h6c4c3d2c", "d dh p3 KdKhTsTh5d"]
"""Five cards for each player of a draw game."""


def read_draw(*actions: str, **keys: Any) -> ParsedHand:
    """Parse a three-handed hand of no-limit 2-7 single draw 1/2."""
    return read_strict(*actions, **({"variant": '"N2L1D"'} | keys))
