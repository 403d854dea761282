"""Serializers of a live game for its scorekeepers and its spectators.

A spectator's payload is built from redacted facts alone, so that no card that a scorekeeper knows
changes any byte before it is shown.
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
from riverboat.engine.pots.pots import layers
from riverboat.engine.pots.showdown import are_all_cards_dealt
from riverboat.live import Scorekeeper
from riverboat.live.chip_tracking import ChipPlacement, chip_piles, chip_placement, describe_changes
from riverboat.live.live_narration import narrate_live_hand, narrate_moves
from riverboat.narration import describe_holding
from riverboat.narration.award_narration import half_name
from riverboat.service.live_games import LiveGame
from riverboat.service.views.private_view import hand_turn
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
"""Maximum of moves in a payload; older ones are undone by number."""


class VisibleHand(Struct, frozen=True):
    """The latest hand as a viewer knows it."""

    hand: HandState | None
    log: tuple[AnyFact, ...]
    chairs: tuple[int, ...]
    """Chairs of the hand, by seat."""
    button: int


def live_game_serializer(role: LiveRole) -> Callable[[LiveGame], LiveGameDetails]:
    """Return a serializer of live games for a role."""
    return lambda game: _live_game_details(game, role)


def _live_game_details(game: LiveGame, role: LiveRole) -> LiveGameDetails:
    keeper, keeps = game.keeper, role != "watcher"
    table, now = keeper.table, keeper.awaited
    seen = _visible_hand(keeper, keeps)
    hand, told = seen.hand, narrate_live_hand(keeper.log, seen.log)
    played = table.hand.game if table.hand is not None else table.current_game
    runs = hand is not None and not hand.ended and table.hand is not None
    pots = _visible_pots(hand) if hand is not None and runs else []
    chairs = seen.chairs
    asked = _awaited_chairs(now, chairs)
    lies = chip_placement(keeper)
    return LiveGameDetails(
        id=game.id,
        version=game.version,
        role=role,
        name=game.began.name,
        host=game.host,
        by=game.authority,
        game=played.name,
        money=game.began.money,
        began=game.began_at,
        hand=table.hand_count,
        playing=runs,
        chairs=table.rules.chairs,
        seats=_seats(keeper, seen, now, lies),
        boards=hand.boards if hand is not None and hand.compiled.board_cards_through[-1] else (),
        board_cards=hand.compiled.board_cards_through[-1] if hand is not None else 0,
        hole_cards=max(hand.compiled.hole_cards_through) if hand is not None else 0,
        pot=hand.pot if hand is not None and runs else 0,
        pots=tuple([LivePot(p.chips, tuple([chairs[s] for s in p.seats])) for p in pots]),
        halves=_halves(hand),
        pushes=keeps and _can_push_pots(table.hand, now),
        waits=_awaited_kind(now),
        who=asked[0] if asked else 0,
        asked=asked,
        turn=_turn(now, table.hand) if keeps else None,
        story=told.hand,
        around=told.around,
        changes=describe_changes(keeper, lies),
        moves=_moves(keeper) if keeps else (),
        all_moves=len(keeper.moves) if keeps else 0,
    )


def _visible_hand(keeper: Scorekeeper, is_scorekeeper: bool) -> VisibleHand:
    log = tuple(keeper.hand_log())
    if not is_scorekeeper:
        log = tuple(redact_log(log, RAIL))
    for fact in reversed(keeper.log):
        if isinstance(fact, f.HandBegan):
            return VisibleHand(replay(log) if log else None, log, tuple(fact.chairs), fact.button)
    return VisibleHand(None, (), (), 0)


def _seats(
    keeper: Scorekeeper, visible: VisibleHand, awaiting: AnyPending, chip_stacks: ChipPlacement
) -> tuple[LiveSeat, ...]:
    table, hand = keeper.table, visible.hand
    runs = table.hand is not None
    found = []
    for chair in table.occupied_chairs:
        each = table.chairs[chair]
        seat = visible.chairs.index(chair) if chair in visible.chairs else -1
        plays = hand is not None and seat >= 0
        cards = hand.holdings[seat] if hand is not None and plays else ()
        up = hand.upcards[seat] if hand is not None and plays and hand.upcards else ()
        shows = hand is not None and plays and hand.shown >> seat & 1
        found.append(
            LiveSeat(
                chair=chair,
                player=each.player,
                chips=hand.stacks[seat] if hand is not None and plays and runs else each.chips,
                bet=hand.bets[seat] if hand is not None and plays and runs else 0,
                state=_hand_status(hand, seat) if hand is not None and plays else "",
                cards=cards,
                up=up,
                flags=tuple(_flags(keeper, chair, visible.button, awaiting)),
                holding=describe_holding(hand, seat) if hand is not None and shows else None,
                piles=tuple(
                    [LivePile(*each) for each in chip_piles(chip_stacks.stacks.get(chair, ()))]
                ),
            )
        )
    return tuple(found)


def _hand_status(hand: HandState, seat: int) -> HandStatus:
    if hand.folded(seat):
        return "folded"
    return "all-in" if hand.all_in(seat) and not hand.ended else "in"


def _flags(keeper: Scorekeeper, chair: int, button: int, awaiting: AnyPending) -> list[str]:
    each = keeper.table.chairs[chair]
    found = {
        "out": each.out or each.sits_out_next,
        "leaves-next": each.leaves_next,
        "waits": each.waits,
        "button": chair == button,
        "acts": isinstance(awaiting, ToPlay) and chair in awaiting.chairs[:1],
    }
    return [flag for flag, on in found.items() if on]


def _halves(hand: HandState | None) -> tuple[str, ...]:
    if hand is None:
        return ()
    return tuple([half_name(hand, half) for half in range(len(hand.compiled.rankings))])


def _moves(keeper: Scorekeeper) -> tuple[LiveMove, ...]:
    told = narrate_moves(keeper, MAX_MOVES)
    return tuple([LiveMove(each.told, each.what, each.note) for each in told])


# Pending decisions -------------------------------------------------------------------------------


def _awaited_kind(awaiting: AnyPending) -> LiveAwaited:
    match awaiting:
        case ToBegin():
            return "begin"
        case Idle(why):
            return "closed" if why == "closed" else "idle"
        case ToStraddle():
            return "straddle"
        case ToPlay(hand=asked):
            return _AWAITED_KINDS.get(type(asked), "other")
        case _:
            return "other"


_AWAITED_KINDS: Final[dict[type, LiveAwaited]] = {
    ToAct: "act",
    ToDrawCards: "draw",
    ToShow: "show",
    ToChoose: "run",
    ToDeclare: "declare",
}


def _awaited_chairs(awaiting: AnyPending, chairs: tuple[int, ...]) -> tuple[int, ...]:
    match awaiting:
        case ToPlay(hand=ToShow(seat=first, seats=seats)):
            return tuple([chairs[seat] for seat in (first, *[s for s in seats if s != first])])
        case ToPlay(chairs=asked):
            return tuple(asked)
        case ToStraddle(offers):
            return (offers[0].chair,)
        case _:
            return ()


def _turn(awaiting: AnyPending, hand: HandState | None) -> AnyTurn | None:
    match awaiting:
        case ToPlay(hand=asked) if hand is not None:
            seat = getattr(asked, "seat", 0)
            return _round_presets_to_chips(hand_turn(hand, seat, asked), hand.game.stakes)
        case ToStraddle(offers):
            return StraddleTurn(offers[0].least, offers[0].most, offers[0].live)
        case _:
            return None


def _visible_pots(hand: HandState) -> list[Pot]:
    """Return the pots in the middle if there are several; else all chips, including bets in front.

    An uncalled bet in front of a player is not a side pot (ALLN-08).
    """
    live = hand.seats(hand.live)
    found = [pot for pot in layers(hand.totals, live, hand.dead) if pot.chips]
    return found if len(found) > 1 else [Pot(hand.pot, live)]


def _round_presets_to_chips(turn: AnyTurn | None, stakes: Stakes) -> AnyTurn | None:
    """Return a turn with sizes in available chips: 2/3 of a pot at 20,000/40,000.

    The smallest chip is that of the blinds and the ante. The minimum and maximum are unchanged.
    """
    if not isinstance(turn, ActTurn):
        return turn
    paid = (*stakes.blinds, stakes.ante, stakes.bring_in, stakes.button_blind)
    chip = max(gcd(*paid), stakes.chip, stakes.unit)
    ends = (turn.low, turn.high, turn.all_in)
    sizes = [
        each if each.to in ends else Preset(each.label, each.to - each.to % chip)
        for each in turn.presets
    ]
    return replace(turn, presets=tuple([each for each in sizes if each.to >= turn.low]))


def _can_push_pots(hand: HandState | None, awaiting: AnyPending) -> bool:
    shows = isinstance(awaiting, ToPlay) and isinstance(awaiting.hand, ToShow)
    return hand is not None and shows and are_all_cards_dealt(hand)


# Ledger ------------------------------------------------------------------------------------------


def ledger_details(game: LiveGame) -> LiveLedger:
    """Return the result of each player, and who pays whom."""
    book = session_ledger(game)
    dues = {name: chips for name, chips in book.dues.items() if chips}
    players = [
        PlayerLedger(
            each.player,
            each.brought,
            each.cashed_out,
            each.chips,
            each.net,
            each.balance_due,
            each.side_bets,
        )
        for each in book.accounts.values()
    ]
    paid = [Transfer(each.payer, each.payee, each.chips) for each in settle_up(dues).transfers]
    ended = [1 for fact in game.keeper.log if isinstance(fact, f.HandClosed)]
    return LiveLedger(tuple(players), tuple(paid), len(ended))


def session_ledger(game: LiveGame) -> Ledger:
    """Return the ledger of the session."""
    book = Ledger()
    for fact in game.keeper.log:
        book.add(fact)
    return book
