"""Validation of written hands against version 1.4.7 of the Open Hand History specification."""

import re
from typing import Any

GAME_TYPES = {"Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"}
ACTION_NAMES = {
    "Dealt Cards",
    "Mucks Cards",
    "Shows Cards",
    "Post Ante",
    "Post SB",
    "Post BB",
    "Straddle",
    "Post Dead",
    "Post Extra Blind",
    "Fold",
    "Check",
    "Bet",
    "Raise",
    "Call",
    "Added Chips",
    "Sits Down",
    "Stands Up",
    "Add to Pot",
}
FLAG_NAMES = {"Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"}
STREET_NAMES = {"Preflop", "Flop", "Turn", "River", "Showdown"}
_REQUIRED_TYPES_BY_KEY = {
    "spec_version": str,
    "site_name": str,
    "network_name": str,
    "internal_version": str,
    "game_number": str,
    "start_date_utc": str,
    "table_name": str,
    "game_type": str,
    "bet_limit": dict,
    "table_size": int,
    "currency": str,
    "dealer_seat": int,
    "players": list,
    "rounds": list,
    "pots": list,
}
_NUMBER_TYPES = (int, float)


def check_hand(value: dict[str, Any]) -> None:
    """Fail if the object does not follow the specification."""
    assert list(value) == ["ohh"]
    hand = value["ohh"]
    for key, required_type in _REQUIRED_TYPES_BY_KEY.items():
        assert isinstance(hand[key], required_type), key
    assert re.fullmatch(r"\d+\.\d+\.\d+", hand["spec_version"])
    assert hand["game_type"] in GAME_TYPES
    assert hand["bet_limit"]["bet_type"] in {"NL", "PL", "FL"}
    assert isinstance(hand["bet_limit"].get("bet_cap") or 0, _NUMBER_TYPES)
    assert set(hand["flags"]) <= FLAG_NAMES
    for key in ("small_blind_amount", "big_blind_amount", "ante_amount"):
        assert isinstance(hand[key], _NUMBER_TYPES)
    player_ids = [player["id"] for player in hand["players"]]
    assert len({*player_ids}) == len(player_ids)
    assert hand["hero_player_id"] in (None, *player_ids)
    for player in hand["players"]:
        assert isinstance(player["seat"], int)
        assert isinstance(player["name"], str)
        assert isinstance(player["starting_stack"], _NUMBER_TYPES)
    assert [betting_round["id"] for betting_round in hand["rounds"]] == list(
        range(len(hand["rounds"]))
    )
    for betting_round in hand["rounds"]:
        _check_round(betting_round, hand["game_type"], player_ids)
    _check_pots(hand["pots"], player_ids)


def _check_round(betting_round: dict[str, Any], game_type: str, player_ids: list[Any]) -> None:
    if game_type in ("Holdem", "Omaha", "OmahaHiLo"):
        assert betting_round["street"] in STREET_NAMES
    check_cards(betting_round["cards"])
    action_numbers = [action["action_number"] for action in betting_round["actions"]]
    assert action_numbers == list(range(len(action_numbers)))
    for action in betting_round["actions"]:
        assert action["action"] in ACTION_NAMES
        assert action.get("player_id") in (None, *player_ids)
        assert (action.get("player_id") is None) == (action["action"] == "Add to Pot")
        assert isinstance(action.get("amount", 0), _NUMBER_TYPES)
        assert isinstance(action.get("is_allin", False), bool)
        check_cards(action.get("cards", []))
        public_keys = {key for key in action if not key.startswith("_")}
        assert public_keys <= {
            "action_number",
            "player_id",
            "action",
            "amount",
            "is_allin",
            "cards",
        }
        if action["action"] == "Bet":
            assert betting_round["street"] != "Preflop"
        if betting_round["street"] == "Showdown":
            assert action["action"] in ("Shows Cards", "Mucks Cards")


def check_cards(cards: Any) -> None:
    """Fail if a card is unknown or malformed."""
    assert all(re.fullmatch("[2-9TJQKA][cdhs]", card) for card in cards), cards


def _check_pots(pots: list[dict[str, Any]], player_ids: list[Any]) -> None:
    assert [pot["number"] for pot in pots] == list(range(len(pots)))
    for pot in pots:
        won_units = sum(round(win["win_amount"] * 10_000) for win in pot["player_wins"])
        assert won_units + round(pot["rake"] * 10_000) == round(pot["amount"] * 10_000)
        for win in pot["player_wins"]:
            assert win["player_id"] in player_ids
            assert isinstance(win["contributed_rake"], _NUMBER_TYPES)
