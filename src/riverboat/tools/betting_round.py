"""A betting round as a dealer describes it, played on the engine up to the next player to act.

Stacks need not be entered: they are assumed to be deep, except those of all-in players. Cards are
unknown, and the chips in the pot from earlier streets are a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    STAND_PAT,
    AllIn,
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    BringIn,
    Call,
    Check,
    Deal,
    Fold,
    Game,
    HandStarted,
    HandState,
    IllegalAction,
    RaisePot,
    RaiseTo,
    ToAct,
    ToDeal,
    ToDraw,
    act,
    advance,
    play_out,
    start,
)
from riverboat.tools.tool_answer import BadQuestion
from riverboat.tools.typed_actions import TypedAction
from riverboat.words import Person, Player, Refusal, Seat, rename_people
from riverboat.words import action_offers as o
from riverboat.words.refusals import tools as w
from riverboat.words.refusals.betting import ActionIllegal

_UNKNOWN_STACK_BETS = 100_000
"""Size of an unknown stack, in big bets."""
_DEFAULT_PLAYER_COUNT = 9


class BettingRound(Struct, frozen=True, kw_only=True):
    """A betting round so far. Players are seats of a hand, from 0 at the left of the button."""

    game: Game
    actions: tuple[TypedAction, ...] = ()
    street: str = ""
    """``flop``, ``turn`` ...: the first street if it is empty."""
    pot: int | None = None
    """Chips in the middle when the street begins."""
    players: int = 0
    """Number of players in the hand; 0 to infer it from the names, actions and game."""
    stacks: Mapping[str, int] = {}
    """Known stacks at the beginning of the street, by name; before the flop, blinds included."""


class PlayedRound(Struct, frozen=True):
    """The round on the engine, and the player to act."""

    hand: HandState
    turn: ToAct | None
    """Turn of the player to act; ``None`` when the round is over."""
    names: tuple[str, ...]
    """Names of the seats, as given or as a dealer calls them."""
    unknown_stacks: frozenset[int]
    """Seats with unknown stacks."""


def play_round(betting_round: BettingRound) -> PlayedRound:
    """Play the round as described; ``BadQuestion`` explains an impossible one."""
    names = _name_seats(betting_round)

    def name_person(person: Person) -> Person:
        return Player(names[person.seat]) if isinstance(person, Seat) else person

    try:
        return _play_round(betting_round, names)
    except BadQuestion as error:
        raise BadQuestion(rename_people(error.refusal, name_person)) from error


def _play_round(betting_round: BettingRound, names: Sequence[str]) -> PlayedRound:
    lower_names = [name.lower() for name in names]
    stacks = {
        lower_names.index(name.lower()): chips for name, chips in betting_round.stacks.items()
    }
    while True:
        unknown_seats = frozenset(range(len(names))) - stacks.keys()
        hand = _start_street(betting_round, len(names), stacks)
        street_index = hand.street
        log: list[AnyFact] = []
        for typed_action in betting_round.actions:
            turn = _find_next_turn(hand, street_index)
            if turn is None:
                raise BadQuestion(w.BettingRoundOver(format_actions(betting_round.actions) or None))
            _check_name(names, typed_action, turn.seat)
            if typed_action.action == "all-in" and typed_action.to and turn.seat not in stacks:
                stacks[turn.seat] = _compute_chips_before_street(hand, turn.seat) + typed_action.to
                break  # a stack is known from the beginning of the hand: play it again
            try:
                act(hand, _build_command(typed_action, turn), log)
            except IllegalAction as error:
                raise _hide_unknown_stack(error.refusal, turn, unknown_seats) from error
        else:
            return PlayedRound(
                hand, _find_next_turn(hand, street_index), tuple(names), unknown_seats
            )


def build_legal_offer(turn: ToAct, unknown_stacks: frozenset[int]) -> o.Offer:
    """Return a player's legal actions, without an upper bound that is an unknown stack."""
    offer = turn.offer
    if (
        turn.seat not in unknown_stacks
        or turn.high != turn.all_in
        or not isinstance(offer, o.OfferList)
    ):
        return offer
    return o.OfferList(
        tuple(
            [
                replace(offer, sizes=o.OfferedSizeMinimum(turn.low))
                if isinstance(offer, (o.BetOffer, o.RaiseOffer, o.CompletionOffer))
                else offer
                for offer in offer.offers
            ]
        )
    )


def _hide_unknown_stack(reason: Refusal, turn: ToAct, unknown_seats: frozenset[int]) -> BadQuestion:
    """Return an engine's refusal without the bound of an unknown stack."""
    if isinstance(reason, ActionIllegal):
        reason = replace(reason, legal_actions=build_legal_offer(turn, unknown_seats))
    return BadQuestion(reason)


def _find_next_turn(hand: HandState, street_index: int) -> ToAct | None:
    next_step = advance(hand, [])
    return next_step if isinstance(next_step, ToAct) and hand.street == street_index else None


def _compute_chips_before_street(hand: HandState, seat: int) -> int:
    """Return the chips that a seat has put in before this street's bets."""
    return hand.starting_stacks[seat] - hand.stacks[seat] - hand.bets[seat]


def _build_command(typed_action: TypedAction, turn: ToAct) -> AnyCommand:
    match typed_action.action:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return BringIn() if turn.is_bring_in else Call()
        case "pot":
            return RaisePot()
        case "all-in":
            return AllIn()
        case "raise":
            return (
                BringIn()
                if turn.is_bring_in and typed_action.to == turn.call
                else RaiseTo(typed_action.to)
            )


def _start_street(
    betting_round: BettingRound, player_count: int, stacks: dict[int, int]
) -> HandState:
    game = betting_round.game
    target_street = _find_street(game, betting_round.street)
    deep_stack = _UNKNOWN_STACK_BETS * game.stakes.big_bet + (betting_round.pot or 0)
    starting_stacks = tuple([stacks.get(seat, deep_stack) for seat in range(player_count)])
    if target_street and game.variant.board_cards:
        # From the flop on, only the pot and stacks left by earlier streets are known.
        stakes_without_antes = replace(game.stakes, ante=0, button_blind=0)
        street_game = replace(game, is_bomb_pot=True, stakes=stakes_without_antes)
        return _play_to_street(
            start(street_game, starting_stacks, posts=(), carried_chips=betting_round.pot or 1),
            target_street,
        )
    try:
        hand = _play_to_street(start(game, starting_stacks), target_street)
    except BadGame as error:  # more blinds than players, say
        raise BadQuestion(error.refusal) from error
    if betting_round.pot is None:
        return hand
    chips_so_far = sum(hand.earlier_bets) + hand.dead_chips
    if betting_round.pot < chips_so_far:
        raise BadQuestion(w.PotBelowMinimum(chips_so_far, betting_round.pot))
    return _play_to_street(
        start(game, starting_stacks, carried_chips=betting_round.pot - chips_so_far), target_street
    )


def _play_to_street(opening_fact: HandStarted, street_index: int) -> HandState:
    hand = HandState(opening_fact)
    play_out(hand, [], lambda hand, pending: _find_filler_command(hand, pending, street_index))
    return hand


def _find_filler_command(
    hand: HandState, next_step: Awaiting, target_street: int
) -> AnyCommand | None:
    """Return a command that leads to the wanted street: unknown cards, checks and calls."""
    match next_step:
        case ToDeal():
            return Deal((UNKNOWN,) * next_step.count)
        case ToDraw():
            return STAND_PAT
        case ToAct() if hand.street < target_street:
            return BringIn() if next_step.is_bring_in else Call() if next_step.call else Check()
        case _:
            return None


def _find_street(game: Game, street_name: str) -> int:
    street_names = [street.name for street in game.variant.streets]
    prefix = street_name.strip().lower()
    matching_indexes = [
        street_index
        for street_index, name in enumerate(street_names)
        if name.lower().startswith(prefix)
    ]
    if not matching_indexes:
        raise BadQuestion(w.StreetNotInGame(repr(street_name), tuple(street_names)))
    return matching_indexes[0]


_BLIND_NAMES = ("SB", "BB")


def _name_seats(betting_round: BettingRound) -> list[str]:
    acting_players = [action.player for action in betting_round.actions if action.player]
    given_names = list(dict.fromkeys([*acting_players, *betting_round.stacks]))
    blinds = _list_blind_names(betting_round)
    other_names = [name for name in given_names if name.upper() not in blinds]
    player_count = betting_round.players or _infer_player_count(
        betting_round, acting_players, len(blinds) + len(other_names)
    )
    max_players = betting_round.game.variant.max_players(betting_round.game.boards)
    if not max(2, len(blinds)) <= player_count <= max_players:
        raise BadQuestion(
            w.RoundPlayerCountInvalid(
                betting_round.game.name, player_count, max(2, len(blinds)), max_players
            )
        )
    if player_count == 2 and blinds:
        blinds.reverse()  # rule: SEAT-07
    seat_letters = [chr(ord("A") + letter_index) for letter_index in range(player_count)]
    other_names += [name for name in seat_letters[len(other_names) :] if name not in other_names]
    other_names += [name for name in seat_letters if name not in other_names]
    return [*blinds, *other_names][:player_count]


def _list_blind_names(betting_round: BettingRound) -> list[str]:
    """Return the names of the two blinds, if it is the first street of a game with two blinds."""
    is_first_street = not _find_street(betting_round.game, betting_round.street)
    return (
        list(_BLIND_NAMES) if is_first_street and len(betting_round.game.stakes.blinds) == 2 else []
    )


def _infer_player_count(
    betting_round: BettingRound, given_names: Sequence[str], named_blinds: int
) -> int:
    if given_names:
        return max(2, named_blinds)
    if not _find_street(betting_round.game, betting_round.street):
        max_players = betting_round.game.variant.max_players(betting_round.game.boards)
        return min(max_players, max(_DEFAULT_PLAYER_COUNT, len(betting_round.actions)))
    return max(2, len(betting_round.actions))


def _check_name(names: Sequence[str], typed_action: TypedAction, seat: int) -> None:
    """Refuse an action if its player is named and is not the player to act."""
    if not typed_action.player:
        return
    lower_names = [name.lower() for name in names]
    if typed_action.player.lower() not in lower_names:
        raise BadQuestion(w.PlayerUnknown(typed_action.player, tuple(names)))
    named_seat = lower_names.index(typed_action.player.lower())
    if named_seat != seat:
        raise BadQuestion(w.OutOfTurnAction(Seat(named_seat), Seat(seat)))


def format_actions(actions: Sequence[TypedAction]) -> str:
    """Return the actions of a round in one line of text."""
    return " ".join(
        [f"{action.action} {action.to}" if action.to else action.action for action in actions]
    )
