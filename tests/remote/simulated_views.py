"""Table views built by hand, with the fields that a client uses."""

from __future__ import annotations

from typing import Any

from riverboat.cards import UNKNOWN, name
from riverboat.engine import HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.hand_redaction import RAIL, redacted_hand
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.state.table_pending import ToAnswerMarker, ToPlay, ToStraddle
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.wire import view as v
from riverboat.wire.wire_phrases import refusal_view

_ASKS = {ToAct: "act", ToDraw: "draw", ToShow: "show", ToChoose: "run-it", ToDeclare: "declare"}


def table_view(table_id: str, dealer: SimulatedDealer, paused: bool, until: int) -> v.TableView:
    """Return the public view of a dealer's table; its clock ends at *until*."""
    table, now = dealer.table, dealer.pending
    hand = table.hand
    observed_redacted_hand = redacted_hand(dealer.hand_log(), RAIL) if hand is not None else None
    chairs, asks, phase = _pending_fields(table, now)
    game = table.rules.games[table.game_index]
    buy_in = table.rules.buy_in
    return v.TableView(
        table=table_id,
        name="home",
        chairs=table.rules.chairs,
        game=v.GameView(
            name=game.name,
            variant=game.variant.name,
            limit=game.structure.name,
            blinds=game.stakes.blinds,
            ante=game.stakes.ante,
            bets=(game.stakes.small_bet, game.stakes.big_bet)
            if game.structure.has_limit_bets
            else (),
            unit=game.stakes.unit,
            down=sum([street.down_cards for street in game.variant.streets]),
            hand_size=game.variant.hole_cards,
            boards=game.boards,
            low=bool(game.variant.second_ranking),
            buy_in=(buy_in.least, buy_in.most),
        ),
        mix=(),
        sized=True,
        seats=tuple(
            [_seat_view(table, chair, observed_redacted_hand) for chair in table.occupied_chairs]
        ),
        hand=table.hand_count,
        phase="paused" if paused else phase,
        why="",
        button=0,
        small=0,
        big=0,
        street="",
        boards=tuple([tuple(map(name, board)) for board in observed_redacted_hand.boards])
        if observed_redacted_hand
        else (),
        pots=(),
        carried=table.carried_chips,
        to_act=chairs,
        asks=asks,
        bet=hand.current_bet if hand is not None else 0,
        clock=v.ClockView(chairs[0], 0, until, "think") if until and chairs else None,
        percent=100,
        bomb=0,
        rock=0,
        killer=0,
        won=(),
        next_at=0,
        rake=0,
        raked=0,
        kitty=0,
        root="",
        watching=0,
        chat=True,
        spectators=True,
        delay=0,
        waiting=0,
        kept=(),
    )


def _pending_fields(table: Table, now: object) -> tuple[tuple[int, ...], str, Any]:
    match now:
        case ToPlay(chairs=chairs, hand=command):
            return chairs, _ASKS.get(type(command), ""), "playing"
        case ToStraddle(offers=offers):
            return tuple({offer.chair for offer in offers}), "straddle", "straddles"
        case ToAnswerMarker(chairs=chairs):
            return chairs, "answer", "playing"
        case _:
            return (), "", "closed" if table.is_closed else "between"


def _seat_view(table: Table, chair: int, hand: HandState | None) -> v.SeatView:
    table_player = table.chairs[chair]
    playing = hand is not None and chair in table.hand_chairs
    seat = table.hand_chairs.index(chair) if playing else -1
    cards = hand.holdings[seat] if hand is not None and playing else ()
    return v.SeatView(
        chair=chair,
        player=table_player.player,
        called=table_player.player,
        bot=False,
        stack=table.stack(chair),
        behind=sum([chips for _, chips in table_player.chips_behind]),
        asked=table_player.requested_chips,
        state=_seat_state(table, chair, table_player),
        bet=hand.bets[seat] if hand is not None and playing else 0,
        cards=tuple([v.HIDDEN if card == UNKNOWN else name(card) for card in cards]),
        says="",
        won=0,
        holding="",
        owes=0,
        legs=0,
        here=True,
        bank=0,
        makes_room=False,
    )


def _seat_state(table: Table, chair: int, table_player: TablePlayer) -> Any:
    hand = table.hand
    if hand is not None and chair in table.hand_chairs:
        seat = table.hand_chairs.index(chair)
        if hand.has_folded(seat):
            return "folded"
        return "playing" if hand.stacks[seat] else "all-in"
    if table_player.leaves_after_hand:
        return "leaving"
    return "out" if table_player.is_sitting_out else "waiting"


# Private views ------------------------------------------------------------------------------------


def private_view(dealer: SimulatedDealer, player: str, token: int) -> v.PrivateView:
    """Return a player's private view."""
    table = dealer.table
    chair, hand = table.chair_of(player), table.hand
    cards: tuple[str, ...] = ()
    if hand is not None and chair in table.hand_chairs:
        cards = tuple(map(name, hand.holdings[table.hand_chairs.index(chair)]))
    reach = purchase_limits(table, chair) if chair else buy_in_limits(table, player, 0)
    return v.PrivateView(
        role="player" if chair else "spectator",
        chair=chair,
        cards=cards,
        up=(),
        holding="",
        turn=_turn_view(dealer, chair) if chair else None,
        token=token,
        side="",
        buy=reach or (0, 0),
        extra=False,
        flags=(),
        may_show=(),
        requests=(),
        waiting=(),
    )


def _turn_view(dealer: SimulatedDealer, chair: int) -> v.AnyTurn | None:
    match dealer.pending:
        case ToPlay(hand=ToAct() as turn, chairs=chairs) if chair in chairs:
            return act_turn(turn)
        case ToPlay(
            hand=ToDraw(min_cards=least, max_cards=most, replaces_cards=draws), chairs=chairs
        ):
            return v.DrawTurn(least, most, draws) if chair in chairs else None
        case ToPlay(hand=ToShow() as turn) if chair in dealer.table.hand_chairs:
            seat = dealer.table.hand_chairs.index(chair)
            if seat in turn.seats:
                return v.ShowTurn(seat in turn.seats_allowed_to_muck, turn.seat == seat)
        case ToPlay(hand=ToChoose(max_runs=most), chairs=chairs) if chair in chairs:
            return v.RunItTurn(most)
        case ToPlay(hand=ToDeclare(), chairs=chairs) if chair in chairs:
            return v.DeclareTurn()
        case ToStraddle(offers=offers):
            for offer in offers:
                if offer.chair == chair:
                    return v.StraddleTurn(offer.min_bet, offer.max_bet, offer.is_live)
        case ToAnswerMarker(chairs=chairs, debtor=debtor, chips=chips, lender=lender):
            if chair == lender or (not lender and chair in chairs):
                return v.AnswerTurn(debtor, chips, lender)
        case _:
            pass
    return None


def act_turn(turn: ToAct) -> v.ActTurn:
    """Return a turn as it is sent."""
    return v.ActTurn(
        call=turn.call,
        low=turn.low,
        high=turn.high,
        all_in=turn.all_in,
        unit=turn.unit,
        fold=turn.can_fold,
        free=not turn.call,
        opens=turn.is_bet,
        ends_only=turn.only_min_or_max,
        bring_in=turn.is_bring_in,
        short=turn.chips_missing,
        may_buy=turn.can_add_chips,
        barred=refusal_view(turn.raise_refusal) if turn.raise_refusal is not None else None,
        pot=None,
        presets=(),
        unraised=False,
    )
