"""A hand as recorded: the players and seats, the actions street by street, and the winners.

This module checks types and names, but no rules of poker: a recorded hand may be impossible.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import Struct

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.ohh.json_fields import (
    JsonObject,
    read_amount,
    read_cards,
    read_int,
    read_objects,
    read_text,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    HandLocation,
    LocatedFileError,
    NoPlayerWithTheId,
    NotatedChoiceUnknown,
    PlayerLocation,
    PotLocation,
    RoundActionLocation,
    RoundLocation,
)
from riverboat.words.refusals.ohh_hands import (
    HandStartRepeated,
    HandWithoutActions,
    PlayerIdRepeated,
    PlayersTooFew,
    SeatTaken,
)

POST_VERBS: Final = (
    "post ante",
    "post sb",
    "post bb",
    "straddle",
    "post dead",
    "post extra blind",
)
POT_ADDITION_VERBS: Final = ("add to pot", "added to pot")
BETTING_VERBS: Final = ("fold", "check", "bet", "raise", "call")
SHOWDOWN_VERBS: Final = ("shows cards", "mucks cards")
PAYOUT_VERB: Final = "payout"
"""Action with which some sites repeat the payment of the pots, outside the specification."""
NON_HAND_VERBS: Final = ("added chips", "sits down", "stands up", PAYOUT_VERB)
"""Actions outside the hand, which do not affect it."""
DEAL_VERB: Final = "dealt cards"
SHOWDOWN_ROUND: Final = "showdown"
"""The name of the only round that is not a street."""
VERBS: Final = frozenset(
    (*POST_VERBS, *POT_ADDITION_VERBS, *BETTING_VERBS, *SHOWDOWN_VERBS, *NON_HAND_VERBS, DEAL_VERB)
)


class NumberedAction(NamedTuple):
    """One action, and its index among all actions of the hand."""

    number: int
    verb: str
    player: str
    """The id of the acting player; empty if the action has none."""
    amount: Amount
    cards: Cards
    raw: JsonObject


class Round(NamedTuple):
    """One round of the file: its board cards, and the actions that follow."""

    street: str
    cards: Cards
    actions: tuple[NumberedAction, ...]
    raw: JsonObject


class ListedPlayer(NamedTuple):
    """A player in the file's list."""

    id: str
    chair: int
    name: str
    stack: Amount
    raw: JsonObject


class RecordedWin(NamedTuple):
    """A player's share of a pot."""

    player: str
    amount: Amount
    cash_out: Amount
    """The price for which the player sold the hand; some files repeat it as the winnings."""


class RecordedPot(NamedTuple):
    """One recorded pot, including the rake."""

    amount: Amount
    rake: Amount
    jackpot: Amount
    wins: tuple[RecordedWin, ...]


class OhhHand(Struct, frozen=True):
    """All fields of a hand's object."""

    ohh: JsonObject
    game_type: str
    bet_type: str
    players: tuple[ListedPlayer, ...]
    """The players who take part, by chair."""
    absent_players: tuple[ListedPlayer, ...]
    """The players who sit out."""
    rounds: tuple[Round, ...]
    actions: tuple[NumberedAction, ...]
    """All the actions, in order."""
    pots: tuple[RecordedPot, ...]
    notes: tuple[str, ...]


def parse_ohh_hand(ohh: JsonObject) -> OhhHand:
    """Parse the object; raise ``BadNotation`` if it cannot be read."""
    game_type = read_text(ohh, "game_type")
    if game_type not in GAME_TYPES:
        raise BadNotation(NotatedChoiceUnknown(f"game_type {game_type[:40]!r}", tuple(GAME_TYPES)))
    bet_limit = ohh.get("bet_limit")
    bet_type = read_text(bet_limit, "bet_type") if isinstance(bet_limit, dict) else ""
    if bet_type not in BET_TYPES:
        raise BadNotation(NotatedChoiceUnknown(f"bet_type {bet_type[:40]!r}", tuple(BET_TYPES)))
    rounds = _parse_rounds(ohh)
    actions = tuple([action for round_ in rounds for action in round_.actions])
    if not actions:
        raise BadNotation(HandWithoutActions())
    players, absent_players, notes = _parse_players(
        ohh, {action.player for action in actions if action.verb not in NON_HAND_VERBS}
    )
    pots = _parse_pots(ohh)
    return OhhHand(ohh, game_type, bet_type, players, absent_players, rounds, actions, pots, notes)


GAME_TYPES: Final = ("Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw")
BET_TYPES: Final = ("NL", "PL", "FL")


def _parse_rounds(ohh: JsonObject) -> tuple[Round, ...]:
    round_objects = list(read_objects(ohh, "rounds", HandLocation()))
    round_ids = [round_object.get("id") for round_object in round_objects]
    if {*map(type, round_ids)} == {int} and len({*round_ids}) == len(round_ids):
        round_objects.sort(key=_parse_round_id)  # by the specification, the id gives the order
    rounds: list[Round] = []
    action_index = 0
    for round_object in round_objects:
        street = read_text(round_object, "street")
        location = RoundLocation(len(rounds) + 1, street[:20])
        actions: list[NumberedAction] = []
        for action_object in read_objects(round_object, "actions", location):
            actions.append(_parse_action(action_object, action_index, location, len(actions) + 1))
            action_index += 1
        name = _normalize_street(street)
        has_posts = any(action.verb in POST_VERBS for action in actions)
        if has_posts and rounds and name == rounds[0].street:
            raise BadNotation(LocatedFileError(HandStartRepeated(), location))
        rounds.append(
            Round(name, read_cards(round_object, "cards", location), tuple(actions), round_object)
        )
    return tuple(rounds)


def _parse_round_id(round_object: JsonObject) -> int:
    round_id: int = round_object["id"]
    return round_id


_KNOWN_ACTION_NAMES: Final = (
    "Dealt Cards",
    "Fold",
    "Check",
    "Call",
    "Bet",
    "Raise",
    "Post SB",
)
"""Examples of action names, for the error about an unknown name."""


def _parse_action(
    action_object: JsonObject, index: int, location: RoundLocation, action_number: int
) -> NumberedAction:
    action = action_object.get("action")
    verb = _normalize_verb(action) if type(action) is str else ""
    if not verb:
        raise BadNotation(
            LocatedFileError(
                NotatedChoiceUnknown(f"{action!r:.40}", _KNOWN_ACTION_NAMES, has_more=True),
                RoundActionLocation(location, action_number),
            )
        )
    if verb in ("fold", "check"):
        amount: Amount = 0
    else:
        amount = read_amount(action_object, "amount", location)
    cards = read_cards(action_object, "cards", location) if "cards" in action_object else ()
    return NumberedAction(
        index, verb, _parse_id(action_object.get("player_id")), amount, cards, action_object
    )


@lru_cache(256)
def _normalize_verb(text: str) -> str:
    verb = " ".join(text.lower().split())
    return verb if verb in VERBS else ""


@lru_cache(256)
def _normalize_street(text: str) -> str:
    return " ".join(text.lower().replace("-", "").replace("_", " ").split())


def _parse_id(value: Any) -> str:
    """Return a player's id, which may be any text or number."""
    if type(value) is int:
        return str(value)
    return "" if value is None or isinstance(value, (dict, list)) else str(value)


def _parse_players(
    ohh: JsonObject, active_ids: set[str]
) -> tuple[tuple[ListedPlayer, ...], tuple[ListedPlayer, ...], tuple[str, ...]]:
    """Return the players who act in the hand, the absent ones, and notes on irregular entries."""
    active_players: list[ListedPlayer] = []
    absent_players: list[ListedPlayer] = []
    notes: list[str] = []
    player_ids: set[str] = set()
    chairs: set[int] = set()
    for player_object in read_objects(ohh, "players", HandLocation()):
        name = read_text(player_object, "name") or read_text(player_object, "display")
        location = PlayerLocation(name[:40] or "?")
        chair = read_int(player_object, "seat", location)
        stack = read_amount(player_object, "starting_stack", location)
        player = ListedPlayer(_parse_id(player_object.get("id")), chair, name, stack, player_object)
        if not player.id or player.id in player_ids:
            raise BadNotation(LocatedFileError(PlayerIdRepeated(repr(player.id)), location))
        if player.chair in chairs:
            raise BadNotation(LocatedFileError(SeatTaken(player.chair), location))
        player_ids.add(player.id)
        chairs.add(player.chair)
        if player.id in active_ids:
            active_players.append(player)
        else:
            absent_players.append(player)
            if not player_object.get("is_sitting_out"):
                notes.append(f"{player.name} does nothing: taken as sitting out")
    if unknown_ids := active_ids - player_ids - {""}:
        raise BadNotation(NoPlayerWithTheId(min(unknown_ids)[:40]))
    if len(active_players) < 2:
        raise BadNotation(PlayersTooFew(len(active_players)))
    active_players.sort(key=_parse_chair)
    return tuple(active_players), tuple(absent_players), tuple(notes)


def _parse_chair(player: ListedPlayer) -> int:
    return player.chair


def _parse_pots(ohh: JsonObject) -> tuple[RecordedPot, ...]:
    recorded_pots = []
    for pot_number, pot_object in enumerate(read_objects(ohh, "pots", HandLocation())):
        location = PotLocation(pot_number)
        wins = tuple(
            [
                RecordedWin(
                    _parse_id(win_object.get("player_id")),
                    read_amount(win_object, "win_amount", location),
                    read_amount(win_object, "cashout_amount", location)
                    if win_object.get("cashout_amount")
                    else 0,
                )
                for win_object in read_objects(pot_object, "player_wins", location)
            ]
        )
        amount, rake, jackpot = (
            read_amount(pot_object, key, location) for key in ("amount", "rake", "jackpot")
        )
        recorded_pots.append(RecordedPot(amount, rake, jackpot, wins))
    return tuple(recorded_pots)
