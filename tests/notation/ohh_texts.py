"""Small hands in a short notation, converted to Open Hand History objects."""

import json
import re
from typing import Any

from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.ohh import parse_ohh

STREET_NAMES = ("Preflop", "Flop", "Turn", "River", "Showdown")
_STUD_OR_DRAW_STREET_PATTERN = re.compile(r"(?:\w+ (?:Street|Draw)|Deal|Draw)\b(?! Cards)")
_PLAYER_NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")

BLINDS_TEXT = """
Preflop
Ann Post SB 1
Bob Post BB 2
"""


def make_ohh(
    text: str, *, stacks: tuple[float, ...] = (200, 200, 200), **keys: Any
) -> dict[str, Any]:
    """Return a hand of no-limit hold'em 1/2 in dollars.

    Ann, Bob and so on sit in seats 1, 2 and so on; the last of them has the button. Keys are those
    of the format; ``None`` omits a key. A line of the text is a street with its cards, an action
    (``Ann Raise 6``, ``Bob Shows Cards AsAh``), or a pot: ``Pot 10 rake 1: Ann 5, Bob 4``.
    """
    player_ids = {name: player_id for player_id, name in enumerate(_PLAYER_NAMES[: len(stacks)])}
    rounds: list[dict[str, Any]] = []
    pots: list[dict[str, Any]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("Pot "):
            pots.append(_make_pot(line, len(pots), player_ids))
        elif line.split()[0] in STREET_NAMES or _STUD_OR_DRAW_STREET_PATTERN.match(line):
            rounds.append(_make_round(line, len(rounds)))
        else:
            rounds[-1]["actions"].append(_make_action(line, len(rounds[-1]["actions"]), player_ids))
    ohh_keys = {
        "spec_version": "1.4.7",
        "site_name": "Home",
        "network_name": "Kitchen",
        "internal_version": "1.0.0",
        "game_number": "77",
        "start_date_utc": "2026-01-31T20:15:00Z",
        "table_name": "Table 1",
        "game_type": "Holdem",
        "bet_limit": {"bet_type": "NL", "bet_cap": 0},
        "table_size": 9,
        "currency": "USD",
        "dealer_seat": len(stacks),
        "small_blind_amount": 1,
        "big_blind_amount": 2,
        "ante_amount": 0,
        "hero_player_id": None,
        "flags": [],
        "players": [
            {
                "id": player_index,
                "seat": player_index + 1,
                "name": _PLAYER_NAMES[player_index],
                "starting_stack": stack,
            }
            for player_index, stack in enumerate(stacks)
        ],
        "rounds": rounds,
        "pots": pots,
        **keys,
    }
    return {key: value for key, value in ohh_keys.items() if value is not None or key[0] == "h"}


def _make_round(line: str, round_id: int) -> dict[str, Any]:
    line_words = line.split()
    street_cards = [word for word in line_words if re.fullmatch(r"[2-9TJQKA][cdhs]", word)]
    street = " ".join(line_words[: len(line_words) - len(street_cards)])
    return {"id": round_id, "street": street, "cards": street_cards, "actions": []}


def _make_action(line: str, number: int, player_ids: dict[str, int]) -> dict[str, Any]:
    name, _, description = line.partition(" ")
    match = re.fullmatch(
        r"(\D+?)(?: ([\d.]+))?( all-in)?(?: ((?:[2-9TJQKA?][cdhs?])*))?", description
    )
    assert match, line
    action: dict[str, Any] = {"action_number": number, "action": match[1]}
    if name != "Nobody":
        action["player_id"] = player_ids[name]
    if match[2]:
        action["amount"] = float(match[2]) if "." in match[2] else int(match[2])
        action["is_allin"] = bool(match[3])
    if match[4]:
        action["cards"] = re.findall("..", match[4])
    return action


def _make_pot(line: str, number: int, player_ids: dict[str, int]) -> dict[str, Any]:
    pot_text, _, winners_text = line.partition(":")
    words = pot_text.split()
    return {
        "number": number,
        "amount": float(words[1]),
        "rake": float(words[3]) if len(words) > 3 else 0,
        "player_wins": [
            {
                "player_id": player_ids[winner_text.split()[0]],
                "win_amount": float(winner_text.split()[1]),
            }
            for winner_text in filter(None, map(str.strip, winners_text.split(",")))
        ],
    }


def read_text(text: str, **keys: Any) -> ParsedHand:
    """Parse a hand in the short notation."""
    return read_object({"ohh": make_ohh(text, **keys)})


def read_object(value: Any) -> ParsedHand:
    """Parse the single hand of an object."""
    [hand] = parse_ohh(json.dumps(value))
    return hand


def only_problem(hand: ParsedHand) -> str:
    """Return the only problem of a hand."""
    [problem] = hand.problems
    return problem


def get_start_fact(hand: ParsedHand) -> f.HandStarted:
    """Return the first fact of a hand."""
    assert isinstance(hand.log[0], f.HandStarted)
    return hand.log[0]


def select_facts(hand: ParsedHand, *kinds: type) -> list[Any]:
    """Return the facts of these types."""
    return [fact for fact in hand.log if isinstance(fact, kinds)]
