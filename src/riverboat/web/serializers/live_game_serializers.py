"""Serializers of a live game for its scorekeepers and its spectators.

A spectator's payload is built from redacted facts only, so that a card that the scorekeeper has
entered cannot change any byte before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import AnyFact, HandState, Pot, ToAct, ToChoose, ToDeclare, ToShow, replay
from riverboat.engine import ToDraw as ToDrawCards
from riverboat.engine.games.game import Stakes
from riverboat.engine.hand_redaction import RAIL, redact_log
from riverboat.engine.pots.pots import split_into_pots
from riverboat.engine.pots.showdown import are_all_cards_dealt
from riverboat.live import Scorekeeper
from riverboat.live.chip_tracking import ChipPlacement, chip_piles, chip_placement, describe_changes
from riverboat.live.live_narration import narrate_live_hand, narrate_moves
from riverboat.narration import describe_holding
from riverboat.narration.award_narration import half_name
from riverboat.service.live_games import LiveGame
from riverboat.service.views.private_view import build_hand_turn
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.money.settle_up import settle_up
from riverboat.table.state import facts as f
from riverboat.table.state.table_pending import AnyPending, Idle, ToBegin, ToPlay, ToStraddle
from riverboat.web.schemas.ledger_schemas import PlayerLedger, Transfer
from riverboat.web.schemas.live_schemas import (
    HandStatus,
    LiveAwaited,
    LiveGameDetails,
    LiveLedger,
    LiveMove,
    LivePile,
    LivePot,
    LiveRole,
    LiveSeat,
)
from riverboat.wire.view import AnyTurn
from riverboat.wire.view.turn_views import ActTurn, Preset, StraddleTurn

MAX_MOVES: Final = 60
"""Maximum number of moves in a payload; a client may undo more of them, by their count."""


class VisibleHand(Struct, frozen=True):
    """The latest hand, limited to what a viewer may see."""

    hand: HandState | None
    log: tuple[AnyFact, ...]
    chairs: tuple[int, ...]
    """Chairs of the hand, by seat."""
    button: int


def make_live_game_serializer(role: LiveRole) -> Callable[[LiveGame], LiveGameDetails]:
    """Return a serializer of live games for a role."""
    return lambda game: _build_live_game_details(game, role)


def _build_live_game_details(game: LiveGame, role: LiveRole) -> LiveGameDetails:
    scorekeeper, is_scorekeeper = game.keeper, role != "watcher"
    table, pending = scorekeeper.table, scorekeeper.awaited
    visible_hand = _build_visible_hand(scorekeeper, is_scorekeeper)
    hand, narration = visible_hand.hand, narrate_live_hand(scorekeeper.log, visible_hand.log)
    current_game = table.hand.game if table.hand is not None else table.current_game
    is_hand_running = hand is not None and not hand.has_ended and table.hand is not None
    pots = _list_visible_pots(hand) if hand is not None and is_hand_running else []
    chairs = visible_hand.chairs
    asked_chairs = _list_awaited_chairs(pending, chairs)
    chip_stacks = chip_placement(scorekeeper)
    return LiveGameDetails(
        id=game.id,
        version=game.version,
        role=role,
        name=game.began.name,
        host=game.host,
        authority=game.authority,
        game=current_game.name,
        money=game.began.money,
        began_at=game.began_at,
        hand=table.hand_count,
        is_hand_running=is_hand_running,
        chairs=table.rules.chairs,
        seats=_build_seats(scorekeeper, visible_hand, pending, chip_stacks),
        boards=hand.boards if hand is not None and hand.compiled.board_cards_through[-1] else (),
        board_cards=hand.compiled.board_cards_through[-1] if hand is not None else 0,
        hole_cards=max(hand.compiled.hole_cards_through) if hand is not None else 0,
        pot=hand.pot if hand is not None and is_hand_running else 0,
        pots=tuple(
            [LivePot(pot.chips, tuple([chairs[seat] for seat in pot.seats])) for pot in pots]
        ),
        halves=_list_half_names(hand),
        can_push_pots=is_scorekeeper and _can_push_pots(table.hand, pending),
        awaited=_find_awaited_kind(pending),
        chair_to_act=asked_chairs[0] if asked_chairs else 0,
        chairs_asked=asked_chairs,
        turn=_build_turn(pending, table.hand) if is_scorekeeper else None,
        hand_narration=narration.hand,
        table_narration=narration.table_events,
        changes=describe_changes(scorekeeper, chip_stacks),
        moves=_list_moves(scorekeeper) if is_scorekeeper else (),
        move_count=len(scorekeeper.moves) if is_scorekeeper else 0,
    )


def _build_visible_hand(scorekeeper: Scorekeeper, is_scorekeeper: bool) -> VisibleHand:
    hand_facts = tuple(scorekeeper.hand_log())
    if not is_scorekeeper:
        hand_facts = tuple(redact_log(hand_facts, RAIL))
    for fact in reversed(scorekeeper.log):
        if isinstance(fact, f.HandBegan):
            return VisibleHand(
                replay(hand_facts) if hand_facts else None,
                hand_facts,
                tuple(fact.chairs),
                fact.button,
            )
    return VisibleHand(None, (), (), 0)


def _build_seats(
    scorekeeper: Scorekeeper,
    visible_hand: VisibleHand,
    pending: AnyPending,
    chip_stacks: ChipPlacement,
) -> tuple[LiveSeat, ...]:
    table, hand = scorekeeper.table, visible_hand.hand
    is_hand_running = table.hand is not None
    seats = []
    for chair in table.occupied_chairs:
        player = table.chairs[chair]
        seat = visible_hand.chairs.index(chair) if chair in visible_hand.chairs else -1
        is_playing = hand is not None and seat >= 0
        cards = hand.holdings[seat] if hand is not None and is_playing else ()
        upcards = hand.upcards[seat] if hand is not None and is_playing and hand.upcards else ()
        is_shown = hand is not None and is_playing and hand.shown_mask >> seat & 1
        seats.append(
            LiveSeat(
                chair=chair,
                player=player.player,
                chips=hand.stacks[seat]
                if hand is not None and is_playing and is_hand_running
                else player.chips,
                bet=hand.bets[seat] if hand is not None and is_playing and is_hand_running else 0,
                state=_find_hand_status(hand, seat) if hand is not None and is_playing else "",
                cards=cards,
                upcards=upcards,
                flags=tuple(_list_flags(scorekeeper, chair, visible_hand.button, pending)),
                holding=describe_holding(hand, seat) if hand is not None and is_shown else None,
                piles=tuple(
                    [
                        LivePile(*chip_pile)
                        for chip_pile in chip_piles(chip_stacks.stacks.get(chair, ()))
                    ]
                ),
            )
        )
    return tuple(seats)


def _find_hand_status(hand: HandState, seat: int) -> HandStatus:
    if hand.has_folded(seat):
        return "folded"
    return "all-in" if hand.is_all_in(seat) and not hand.has_ended else "in"


def _list_flags(
    scorekeeper: Scorekeeper, chair: int, button: int, pending: AnyPending
) -> list[str]:
    player = scorekeeper.table.chairs[chair]
    is_set_by_flag = {
        "out": player.is_sitting_out or player.sits_out_after_hand,
        "leaves-next": player.leaves_after_hand,
        "waits": player.waits_for_big_blind,
        "button": chair == button,
        "acts": isinstance(pending, ToPlay) and chair in pending.chairs[:1],
    }
    return [flag for flag, is_set in is_set_by_flag.items() if is_set]


def _list_half_names(hand: HandState | None) -> tuple[str, ...]:
    if hand is None:
        return ()
    return tuple([half_name(hand, half_index) for half_index in range(len(hand.compiled.rankings))])


def _list_moves(scorekeeper: Scorekeeper) -> tuple[LiveMove, ...]:
    narrations = narrate_moves(scorekeeper, MAX_MOVES)
    return tuple(
        [
            LiveMove(narration.phrases, narration.command_tag, narration.note)
            for narration in narrations
        ]
    )


def _find_awaited_kind(pending: AnyPending) -> LiveAwaited:
    match pending:
        case ToBegin():
            return "begin"
        case Idle(reason):
            return "closed" if reason == "closed" else "idle"
        case ToStraddle():
            return "straddle"
        case ToPlay(hand=question):
            return _AWAITED_KIND_BY_QUESTION.get(type(question), "other")
        case _:
            return "other"


_AWAITED_KIND_BY_QUESTION: Final[dict[type, LiveAwaited]] = {
    ToAct: "act",
    ToDrawCards: "draw",
    ToShow: "show",
    ToChoose: "run",
    ToDeclare: "declare",
}


def _list_awaited_chairs(pending: AnyPending, chairs: tuple[int, ...]) -> tuple[int, ...]:
    match pending:
        case ToPlay(hand=ToShow(seat=first_seat, seats=seats)):
            return tuple(
                [
                    chairs[seat]
                    for seat in (
                        first_seat,
                        *[other_seat for other_seat in seats if other_seat != first_seat],
                    )
                ]
            )
        case ToPlay(chairs=asked_chairs):
            return tuple(asked_chairs)
        case ToStraddle(offers):
            return (offers[0].chair,)
        case _:
            return ()


def _build_turn(pending: AnyPending, hand: HandState | None) -> AnyTurn | None:
    match pending:
        case ToPlay(hand=question) if hand is not None:
            seat = getattr(question, "seat", 0)
            return _round_presets_to_chips(build_hand_turn(hand, seat, question), hand.game.stakes)
        case ToStraddle(offers):
            return StraddleTurn(offers[0].min_bet, offers[0].max_bet, offers[0].is_live)
        case _:
            return None


def _list_visible_pots(hand: HandState) -> list[Pot]:
    """Return the pots in the middle if there are several; else all chips, including bets in front.

    An uncalled bet in front of a player is not a side pot (ALLN-08).
    """
    live_seats = hand.seats_in_mask(hand.live_mask)
    pots = [
        pot for pot in split_into_pots(hand.earlier_bets, live_seats, hand.dead_chips) if pot.chips
    ]
    return pots if len(pots) > 1 else [Pot(hand.pot, live_seats)]


def _round_presets_to_chips(turn: AnyTurn | None, stakes: Stakes) -> AnyTurn | None:
    """Return *turn* with its preset bets rounded to multiples of the smallest chip in play.

    The smallest chip is that of the blinds and the ante. The minimum and maximum are unchanged.
    """
    if not isinstance(turn, ActTurn):
        return turn
    forced_bets = (*stakes.blinds, stakes.ante, stakes.bring_in, stakes.button_blind)
    smallest_chip = max(gcd(*forced_bets), stakes.chip, stakes.unit)
    unrounded_totals = (turn.min_raise_to, turn.max_raise_to, turn.all_in_total)
    rounded_presets = [
        preset
        if preset.total in unrounded_totals
        else Preset(preset.label, preset.total - preset.total % smallest_chip)
        for preset in turn.presets
    ]
    return replace(
        turn,
        presets=tuple([preset for preset in rounded_presets if preset.total >= turn.min_raise_to]),
    )


def _can_push_pots(hand: HandState | None, pending: AnyPending) -> bool:
    is_showdown = isinstance(pending, ToPlay) and isinstance(pending.hand, ToShow)
    return hand is not None and is_showdown and are_all_cards_dealt(hand)


def build_ledger_details(game: LiveGame) -> LiveLedger:
    """Return the result of each player, and who pays whom."""
    ledger = session_ledger(game)
    due_by_player = {name: chips for name, chips in ledger.dues.items() if chips}
    players = [
        PlayerLedger(
            account.player,
            account.brought,
            account.cashed_out,
            account.chips,
            account.net,
            account.balance_due,
            account.side_bets,
        )
        for account in ledger.accounts.values()
    ]
    transfers = [
        Transfer(transfer.payer, transfer.payee, transfer.chips)
        for transfer in settle_up(due_by_player).transfers
    ]
    hand_count = sum([isinstance(fact, f.HandClosed) for fact in game.keeper.log])
    return LiveLedger(tuple(players), tuple(transfers), hand_count)


def session_ledger(game: LiveGame) -> Ledger:
    """Return the ledger of a live game's session."""
    ledger = Ledger()
    for fact in game.keeper.log:
        ledger.add(fact)
    return ledger
