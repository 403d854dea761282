"""Public view of a table, built from its public state."""

from __future__ import annotations

from typing import Any, Literal, assert_never

from msgspec import Struct

from riverboat.cards import UNKNOWN, name
from riverboat.engine import (
    Awaiting,
    FixedLimit,
    Game,
    HandState,
    Nothing,
    Rotation,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine.pots.pots import split_into_pots
from riverboat.narration import describe_holding
from riverboat.service.state.host_state import HostState
from riverboat.service.state.house_bot_names import display_name
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.views import game_progress
from riverboat.service.views.award_views import payout_ms
from riverboat.service.views.private_view import GAME_CHOICE_MS, find_game_chooser_chair
from riverboat.service.views.public_state import PublicState, reveal_cards
from riverboat.table.state.leavers import replaceable_chairs
from riverboat.table.state.table_pending import (
    AnyPending,
    Idle,
    ToAnswerMarker,
    ToBegin,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_pending import ToDrawForButton as ToDrawForButton
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.wire.view import (
    HIDDEN,
    BombPotVoteView,
    ClockView,
    GameView,
    PotView,
    SeatView,
    TableView,
)
from riverboat.words.action_offers import Offer, TableClosedNotice, TablePausedNotice
from riverboat.words.holdings import Holding

_LOW_RANKINGS = ("2-7", "a-5", "eight", "badugi")
_PAUSE_STATES: tuple[Literal["", "next", "now"], ...] = ("", "next", "now")
_LIVE_POST_KINDS = ("blind", "post", "straddle", "sleeper", "kill")


class ViewContext(Struct, frozen=True):
    """Data that a view needs in addition to the public state."""

    table_id: str
    bots: frozenset[str]
    pause_state: int
    """0 without a pause; 1 if no hand begins; 2 if the clocks are also stopped."""
    next_hand_at: int
    deck_root: str
    spectator_count: int
    settings: TableSettings
    host_state: HostState
    waiting_count: int = 0
    """Number of players on the waiting list."""
    reserved_chairs: tuple[int, ...] = ()
    """Empty chairs that are reserved for players on the waiting list."""
    yielding_bots: frozenset[str] = frozenset()
    """Bots that would yield their seat to a player."""
    event: tuple[str, int] = ("", 0)
    """Id of the tournament, and number of the table in it; empty and 0 for a cash table."""
    is_streamed: bool = False
    """True while the stream overlay is open."""
    bomb_vote: BombPotVoteView | None = None
    """Open vote for a bomb pot in the next hand."""
    used_cutters: tuple[str, ...] | None = None
    """People whose cuts were used for the deck; ``None`` before it is cut."""


def build_public_view(state: PublicState, pending: AnyPending, context: ViewContext) -> TableView:
    """Return the table's public view, with its *pending* decision."""
    table, hand = state.table, state.table.hand
    is_hand_running = hand is not None
    hand_opening = table.hand_opening
    positions = (
        table.displayed_positions
        if is_hand_running or hand_opening is not None or table.hand_count
        else None
    )
    blinds = table.rules.games[table.game_index].stakes.blinds
    game_or_rotation = table.rules.game
    displayed_hand = hand or state.hand
    seats = tuple([_build_seat_view(state, chair, context) for chair in table.occupied_chairs])
    is_over = not is_hand_running and hand_opening is None
    mix_progress = game_progress.mix_progress(table)
    return TableView(
        table=context.table_id,
        name=table.rules.name,
        chair_count=table.rules.chairs,
        game=_build_game_view(table.rules.games[table.game_index], table),
        mixed_games=tuple([game.name for game in game_or_rotation.games])
        if isinstance(game_or_rotation, Rotation)
        else (),
        has_variable_bets=not all(
            isinstance(game.structure, FixedLimit) for game in table.rules.games
        ),
        seats=seats,
        hand_number=table.hand_count,
        button=positions.button if positions else 0,
        small_blind_chair=positions.small if positions and blinds else 0,
        big_blind_chair=positions.big if positions and blinds else 0,
        street=game_progress.current_street_name(hand) if hand is not None else "",
        boards=tuple([card_texts(board) for board in displayed_hand.boards])
        if displayed_hand is not None
        else (),
        carried_chips=table.carried_chips,
        limit_percent=table.limit_percent if is_hand_running or hand_opening is not None else 100,
        bomb_pot_ante=_find_bomb_pot_ante(table),
        rock_chair=table.rock_chair,
        killer_chair=table.killer_chair,
        winners=tuple(state.winnings) if is_over else (),
        total_rake=table.rake,
        hand_rake=state.hand_rake,
        kitty=table.kitty,
        deck_root_hash=context.deck_root,
        is_chat_enabled=context.settings.chat,
        allows_spectators=context.settings.spectators,
        spectator_delay_seconds=context.settings.delay,
        awards=state.awards if is_over else (),
        payout_ms=payout_duration_ms(state, context.settings.pace) if is_over else 0,
        draw_progress=game_progress.draw_progress(hand, pending) if hand is not None else (0, 0),
        hand_of_game=mix_progress.hand_of_game,
        hands_per_game=mix_progress.hands_per_game,
        next_game=mix_progress.next_game,
        game_choices=mix_progress.game_choices,
        deferred_commands=() if table.is_closed else context.host_state.pending_views(),
        pause=_PAUSE_STATES[context.pause_state],
        paused_by=context.host_state.paused_by,
        description=context.settings.about,
        waiting_count=context.waiting_count,
        reserved_chairs=context.reserved_chairs,
        money=context.settings.money,
        bomb_vote=context.bomb_vote,
        is_streamed=context.is_streamed,
        cutters=context.used_cutters,
        replaceable_chairs=replaceable_chairs(table)
        if table.rules.button.replacement == "either"
        else (),
        event=context.event[0],
        event_table=context.event[1],
        rabbit_boards=tuple([card_texts(cards) for cards in state.rabbit_boards])
        if is_over
        else (),
        **volatile_fields(state, pending, context, seats),
    )


def volatile_fields(
    state: PublicState, pending: AnyPending, context: ViewContext, seats: tuple[SeatView, ...]
) -> dict[str, Any]:
    """Return the fields of a view that change with each action, besides seats and boards."""
    table, hand = state.table, state.table.hand
    phase, reason = _find_phase(table, pending, context.pause_state)
    chairs_to_act, question_kind = awaited_chairs_and_question(pending)
    clock = _find_clock(table)
    if (
        hand is None
        and (chooser_chair := find_game_chooser_chair(table))
        and isinstance(pending, ToBegin)
    ):
        chairs_to_act, question_kind = (chooser_chair,), "game"
        clock = ClockView(
            chooser_chair, context.next_hand_at - GAME_CHOICE_MS, context.next_hand_at, "think"
        )
        clock = clock if context.next_hand_at else None
    return {
        "phase": phase,
        "idle_reason": reason,
        "pots": _build_pots(state),
        "to_act": chairs_to_act,
        "question_kind": question_kind,
        "bet_to_match": hand.current_bet if hand is not None and hand.is_betting_open else 0,
        "clock": clock,
        "next_hand_at": context.next_hand_at,
        "spectator_count": context.spectator_count,
        "is_run_out": isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal),
        "is_chat_muted": context.settings.quiet and any(seat.state == "all-in" for seat in seats),
        "raise_range": _find_raise_range(pending, hand),
    }


def payout_duration_ms(state: PublicState, card_interval_seconds: float) -> int:
    """Return the duration of the payout after the hand in milliseconds, at a table's pace."""
    return payout_ms(state.awards) if card_interval_seconds else 0


def _build_pots(state: PublicState) -> tuple[PotView, ...]:
    hand, hand_chairs = state.table.hand, state.hand_chairs
    if hand is None or hand.has_ended:
        return ()
    pots = [
        pot
        for pot in split_into_pots(
            hand.earlier_bets, hand.seats_in_mask(hand.live_mask), hand.dead_chips
        )
        if pot.chips
    ]
    return tuple(
        [PotView(pot.chips, tuple([hand_chairs[seat] for seat in pot.seats])) for pot in pots]
    )


def _build_seat_view(state: PublicState, chair: int, context: ViewContext) -> SeatView:
    table, player = state.table, state.table.chairs[chair]
    is_bot = player.player in context.bots
    human_names = [
        seated_player.player
        for seated_player in table.chairs.values()
        if seated_player.player not in context.bots
    ]
    cards, holding = shown_cards(state, chair)
    bet, chips_won = (
        find_chips_bet(state, chair),
        next(
            (won_chips for winner_chair, won_chips, _ in state.winnings if winner_chair == chair), 0
        ),
    )
    return SeatView(
        chair=chair,
        player=player.player,
        display_name=display_name(player.player, human_names) if is_bot else player.player,
        is_program=is_bot,
        # Before the deal, a posted bet is still part of the stack.
        stack=table.stack(chair) - (bet if table.hand_opening is not None else 0),
        chips_behind=sum([chips for _, chips in player.chips_behind]),
        requested_chips=player.requested_chips,
        state=seat_state(table, chair, player),
        bet=bet,
        cards=cards,
        last_action=state.last_action_by_chair.get(chair, ""),
        chips_won=chips_won if table.hand is None else 0,
        holding=holding,
        chips_owed=player.missed_big
        + player.missed_small
        + player.missed_ante
        + player.missed_straddle,
        kill_legs=player.kill_legs,
        is_connected=not player.is_disconnected,
        time_bank_ms=player.time_bank_ms,
        equity=_build_equity(state, chair),
        discard_count=state.discard_count_by_chair.get(chair, -1) if table.hand is not None else -1,
        yields_chair=player.player in context.yielding_bots,
    )


def _build_equity(state: PublicState, chair: int) -> tuple[float, ...]:
    if not state.odds or chair not in state.hand_chairs:
        return ()
    return state.odds.get(state.hand_chairs.index(chair), ())


def find_chips_bet(state: PublicState, chair: int) -> int:
    """Return the chips bet in front of a player."""
    table = state.table
    if table.hand is not None:
        hand_chairs = table.hand_chairs
        return table.hand.bets[hand_chairs.index(chair)] if chair in hand_chairs else 0
    if table.hand_opening is None:
        return 0
    straddle_chips = [
        straddle.chips for straddle in table.hand_opening.straddles if straddle.chair == chair
    ]
    due_posts = table.hand_opening.begin_fact.due_posts
    return sum(
        straddle_chips
        or [
            post.chips
            for post in due_posts
            if post.chair == chair and post.kind in _LIVE_POST_KINDS
        ]
    )


def shown_cards(state: PublicState, chair: int) -> tuple[tuple[str, ...], Holding | None]:
    """Return a player's visible cards, and their value if shown."""
    hand = state.hand
    if hand is None or chair not in state.hand_chairs or state.table.hand_opening is not None:
        return (), None
    seat = state.hand_chairs.index(chair)
    if state.table.chairs[chair].player != state.hand_players[seat]:
        return (), None
    cards, is_shown = hand.holdings[seat], hand.shown_mask >> seat & 1
    if not is_shown and (
        voluntarily_shown_cards := state.shown_after_hand.get(state.hand_players[seat])
    ):
        return card_texts(reveal_cards(cards, voluntarily_shown_cards)), None
    if not is_shown and (state.table.hand is None or not hand.live_mask >> seat & 1):
        return (), None
    is_shown_at_showdown = (
        is_shown and hand.live_mask >> seat & 1
    )  # a folded hand (BET-27) competes for nothing
    return card_texts(cards), describe_holding(hand, seat) if is_shown_at_showdown else None


def card_texts(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return cards in the text form of a view."""
    return tuple([HIDDEN if card == UNKNOWN else name(card) for card in cards])


def seat_state(table: Table, chair: int, player: TablePlayer) -> Any:
    """Return ``playing``, ``all-in``, ``folded``, ``leaving``, ``out`` or ``waiting``."""
    hand = table.hand
    if hand is not None and chair in table.hand_chairs:
        seat = table.hand_chairs.index(chair)
        if not hand.live_mask >> seat & 1:
            return "folded"
        return "playing" if hand.stacks[seat] else "all-in"
    if table.hand_opening is not None and chair in table.hand_opening.begin_fact.chairs:
        return "playing"
    if player.leaves_after_hand:
        return "leaving"
    return "out" if player.is_sitting_out else "waiting"


def _find_raise_range(pending: AnyPending, hand: HandState | None) -> tuple[int, int]:
    """Return the least and greatest raise; (0, 0) if that would reveal openers."""
    if not isinstance(pending, ToPlay) or not isinstance(pending.hand, ToAct):
        return 0, 0
    must_hide = hand is None or hand.game.openers or not pending.hand.high
    return (0, 0) if must_hide else (pending.hand.low, pending.hand.high)


def _find_bomb_pot_ante(table: Table) -> int:
    """Return the ante of the current bomb pot; 0 if the hand is no bomb pot (BYND-41)."""
    if table.hand is not None:
        return table.hand.game.stakes.ante if table.hand.game.is_bomb_pot else 0
    return table.hand_opening.begin_fact.bomb_pot_ante if table.hand_opening is not None else 0


def _find_clock(table: Table) -> ClockView | None:
    clock = table.clock
    return (
        None
        if clock is None
        else ClockView(clock.chair, clock.started_at, clock.deadline, clock.kind)
    )


def _find_phase(table: Table, pending: AnyPending, pause_state: int) -> tuple[Any, Offer | None]:
    if table.is_closed:
        return "closed", TableClosedNotice()
    is_decision_pending = isinstance(pending, ToPlay | ToStraddle | ToAnswerMarker)
    if is_decision_pending and pause_state == 2:  # any action would be rejected
        return "paused", None
    if isinstance(pending, ToPlay):
        return "showdown" if isinstance(pending.hand, ToShow) else "playing", None
    if isinstance(pending, ToStraddle | ToAnswerMarker):
        return "straddles" if isinstance(pending, ToStraddle) else "playing", None
    if pause_state:
        return "paused", TablePausedNotice()
    return ("idle", pending.offer) if isinstance(pending, Idle) else ("between", None)


def awaited_chairs_and_question(pending: AnyPending) -> tuple[tuple[int, ...], str]:
    """Return the chairs to act, and the kind of question."""
    match pending:
        case ToPlay(chairs=chairs, hand=hand):
            return chairs, _find_question_kind(hand) if chairs else ""
        case ToStraddle(offers=offers):
            return tuple(dict.fromkeys([offer.chair for offer in offers])), "straddle"
        case ToAnswerMarker(chairs=chairs, lender=lender):
            return (lender,) if lender else chairs, "answer"
        case ToDrawForButton() | ToBegin() | Idle():
            return (), ""
        case _:
            assert_never(pending)


def _find_question_kind(pending: Awaiting) -> str:
    """Return the kind of a hand's question."""
    match pending:
        case ToAct():
            return "act"
        case ToDraw():
            return "draw"
        case ToShow():
            return "show"
        case ToChoose():
            return "run-it"
        case ToDeclare():
            return "declare"
        case ToDeal() | Nothing():
            return ""
        case _:
            assert_never(pending)


def _build_game_view(game: Game, table: Table) -> GameView:
    stakes, variant = game.stakes, game.variant
    has_fixed_bets = game.structure.has_limit_bets
    buy_in = table.rules.buy_in
    return GameView(
        name=game.name,
        variant=variant.name,
        structure=game.structure.name,
        blinds=stakes.blinds,
        ante=stakes.ante,
        bets=(stakes.small_bet, stakes.big_bet) if has_fixed_bets else (),
        unit=stakes.unit,
        max_down_cards=sum([street.down_cards for street in variant.streets]),
        hand_size=variant.hole_cards,
        boards=game.boards if any(street.board_cards for street in variant.streets) else 0,
        has_low=any(
            ranking_term in f"{variant.ranking} {variant.second_ranking}"
            for ranking_term in _LOW_RANKINGS
        ),
        buy_in=(buy_in.least, buy_in.most),
    )
