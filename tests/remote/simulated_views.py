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

_QUESTION_KIND_BY_TYPE = {
    ToAct: "act",
    ToDraw: "draw",
    ToShow: "show",
    ToChoose: "run-it",
    ToDeclare: "declare",
}


def table_view(
    table_id: str, dealer: SimulatedDealer, is_paused: bool, clock_deadline: int
) -> v.TableView:
    """Return the public view of a dealer's table; its clock ends at *clock_deadline*."""
    table, pending = dealer.table, dealer.pending
    hand = table.hand
    public_hand = redacted_hand(dealer.hand_log(), RAIL) if hand is not None else None
    chairs, question_kind, phase = _get_pending_fields(table, pending)
    game = table.rules.games[table.game_index]
    buy_in = table.rules.buy_in
    return v.TableView(
        table=table_id,
        name="home",
        chair_count=table.rules.chairs,
        game=v.GameView(
            name=game.name,
            variant=game.variant.name,
            structure=game.structure.name,
            blinds=game.stakes.blinds,
            ante=game.stakes.ante,
            bets=(game.stakes.small_bet, game.stakes.big_bet)
            if game.structure.has_limit_bets
            else (),
            unit=game.stakes.unit,
            max_down_cards=sum([street.down_cards for street in game.variant.streets]),
            hand_size=game.variant.hole_cards,
            boards=game.boards,
            has_low=bool(game.variant.second_ranking),
            buy_in=(buy_in.least, buy_in.most),
        ),
        mixed_games=(),
        has_variable_bets=True,
        seats=tuple(
            [_make_seat_view(table, chair, public_hand) for chair in table.occupied_chairs]
        ),
        hand_number=table.hand_count,
        phase="paused" if is_paused else phase,
        idle_reason="",
        button=0,
        small_blind_chair=0,
        big_blind_chair=0,
        street="",
        boards=tuple([tuple(map(name, board)) for board in public_hand.boards])
        if public_hand
        else (),
        pots=(),
        carried_chips=table.carried_chips,
        to_act=chairs,
        question_kind=question_kind,
        bet_to_match=hand.current_bet if hand is not None else 0,
        clock=v.ClockView(chairs[0], 0, clock_deadline, "think")
        if clock_deadline and chairs
        else None,
        limit_percent=100,
        bomb_pot_ante=0,
        rock_chair=0,
        killer_chair=0,
        winners=(),
        next_hand_at=0,
        total_rake=0,
        hand_rake=0,
        kitty=0,
        deck_root_hash="",
        spectator_count=0,
        is_chat_enabled=True,
        allows_spectators=True,
        spectator_delay_seconds=0,
        waiting_count=0,
        reserved_chairs=(),
    )


def _get_pending_fields(table: Table, pending: object) -> tuple[tuple[int, ...], str, Any]:
    match pending:
        case ToPlay(chairs=chairs, hand=command):
            return chairs, _QUESTION_KIND_BY_TYPE.get(type(command), ""), "playing"
        case ToStraddle(offers=offers):
            return tuple({offer.chair for offer in offers}), "straddle", "straddles"
        case ToAnswerMarker(chairs=chairs):
            return chairs, "answer", "playing"
        case _:
            return (), "", "closed" if table.is_closed else "between"


def _make_seat_view(table: Table, chair: int, hand: HandState | None) -> v.SeatView:
    table_player = table.chairs[chair]
    is_dealt_in = hand is not None and chair in table.hand_chairs
    seat = table.hand_chairs.index(chair) if is_dealt_in else -1
    cards = hand.holdings[seat] if hand is not None and is_dealt_in else ()
    return v.SeatView(
        chair=chair,
        player=table_player.player,
        display_name=table_player.player,
        is_program=False,
        stack=table.stack(chair),
        chips_behind=sum([chips for _, chips in table_player.chips_behind]),
        requested_chips=table_player.requested_chips,
        state=_find_seat_state(table, chair, table_player),
        bet=hand.bets[seat] if hand is not None and is_dealt_in else 0,
        cards=tuple([v.HIDDEN if card == UNKNOWN else name(card) for card in cards]),
        last_action="",
        chips_won=0,
        holding="",
        chips_owed=0,
        kill_legs=0,
        is_connected=True,
        time_bank_ms=0,
        yields_chair=False,
    )


def _find_seat_state(table: Table, chair: int, table_player: TablePlayer) -> Any:
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
    buy_limits = purchase_limits(table, chair) if chair else buy_in_limits(table, player, 0)
    return v.PrivateView(
        role="player" if chair else "spectator",
        chair=chair,
        cards=cards,
        upcards=(),
        holding="",
        turn=_make_turn_view(dealer, chair) if chair else None,
        turn_token=token,
        declared_side="",
        purchase_limits=buy_limits or (0, 0),
        can_request_time=False,
        flags=(),
        showable_cards=(),
        chip_requests=(),
        waiting_players=(),
    )


def _make_turn_view(dealer: SimulatedDealer, chair: int) -> v.AnyTurn | None:
    match dealer.pending:
        case ToPlay(hand=ToAct() as turn, chairs=chairs) if chair in chairs:
            return make_act_turn(turn)
        case ToPlay(
            hand=ToDraw(min_cards=min_cards, max_cards=max_count, replaces_cards=replaces_cards),
            chairs=chairs,
        ):
            return v.DrawTurn(min_cards, max_count, replaces_cards) if chair in chairs else None
        case ToPlay(hand=ToShow() as turn) if chair in dealer.table.hand_chairs:
            seat = dealer.table.hand_chairs.index(chair)
            if seat in turn.seats:
                return v.ShowTurn(seat in turn.seats_allowed_to_muck, turn.seat == seat)
        case ToPlay(hand=ToChoose(max_runs=max_count), chairs=chairs) if chair in chairs:
            return v.RunItTurn(max_count)
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


def make_act_turn(turn: ToAct) -> v.ActTurn:
    """Return a turn as it is sent."""
    return v.ActTurn(
        call=turn.call,
        min_raise_to=turn.low,
        max_raise_to=turn.high,
        all_in_total=turn.all_in,
        unit=turn.unit,
        can_fold=turn.can_fold,
        can_check=not turn.call,
        is_opening_bet=turn.is_bet,
        only_min_or_max=turn.only_min_or_max,
        is_bring_in=turn.is_bring_in,
        chips_missing=turn.chips_missing,
        can_add_chips=turn.can_add_chips,
        raise_refusal=refusal_view(turn.raise_refusal) if turn.raise_refusal is not None else None,
        pot_calculation=None,
        presets=(),
        is_unraised=False,
    )
