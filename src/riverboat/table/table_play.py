"""The rules of a table: the pending decision, the facts that follow, and the effect of a command.

``pending_decision(table)``   the pending decision
``decide(table, command)``    the facts that a command becomes, or a refusal; changes nothing
``forced_facts(table)``       the facts that follow without a choice
``act(table, command, log)``  all three; returns the next pending decision

To run a table: ``advance`` it, which applies forced facts and returns the pending
decision; get a command, ``act`` on it, and so on. ``replay`` restores a table from its log.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.engine import (
    AddChips,
    AnyFact,
    Awaiting,
    Deal,
    HandState,
    IllegalAction,
    ToAct,
    due,
)
from riverboat.engine import advance as advance_hand
from riverboat.engine import decide as decide_in_hand
from riverboat.table import action_clock
from riverboat.table.blinds import blind_chop, button_draw, deal_in, hand_starter, rock, straddles
from riverboat.table.money import buying_in, chip_race, house_fees, markers, seven_deuce
from riverboat.table.seats import (
    absent_players,
    away_timer,
    floor_rulings,
    host_actions,
    seat_changes,
)
from riverboat.table.seats.hand_closing import close_hand, next_facts_between_hands
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import player_label
from riverboat.table.state.table_pending import (
    AnyPending,
    Idle,
    ToBegin,
    ToDrawForButton,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Person, Seat, rename_people
from riverboat.words.refusals.hands import NoHandRunning, PlayerNotInThisHand, TableClosedForHands
from riverboat.words.refusals.markers_and_loans import MarkerPending

__all__ = ["act", "advance", "pending_decision", "decide", "forced_facts"]


def advance(table: Table, log: list[AnyLoggedFact]) -> AnyPending:
    """Apply the forced facts, append them to *log*, and return the pending decision."""
    facts: tuple[AnyLoggedFact, ...]
    while True:
        hand = table.hand
        if hand is None or table.offered_marker is not None:
            facts = forced_facts(table)
        else:
            hand_decision = _advance_hand(table, hand, log)
            if type(hand_decision) is ToAct and table.rules.button.absent != "dealt_in":
                return ToPlay((table.hand_chairs[hand_decision.seat],), hand_decision)
            facts = close_hand(table) if hand.has_ended else _act_for_absent(table, hand_decision)
        if not facts:
            return pending_decision(table)
        for fact in facts:
            apply(table, fact)
        log += facts


def _advance_hand(table: Table, hand: HandState, log: list[AnyLoggedFact]) -> Awaiting:
    """Apply the forced facts of a hand, and the facts of its rake also to the table."""
    if hand.rake is None:
        return advance_hand(hand, log)  # type: ignore[arg-type]
    facts_or_decision = due(hand)
    while isinstance(facts_or_decision, tuple):
        for fact in facts_or_decision:
            apply(table, fact)
        log += facts_or_decision
        facts_or_decision = due(hand)
    return facts_or_decision


def _act_for_absent(table: Table, hand_decision: Awaiting) -> tuple[AnyFact, ...]:
    return (
        absent_players.act_for_absent(table, hand_decision)
        if table.rules.button.absent == "dealt_in"
        else ()
    )


def act(table: Table, command: c.AnyTableCommand | Deal, log: list[AnyLoggedFact]) -> AnyPending:
    """Decide a command, apply it and all forced facts, log them, and return the pending decision.

    Raises ``IllegalAction`` if the rules refuse the command; then nothing has changed.
    """
    facts = decide(table, command)
    for fact in facts:
        apply(table, fact)
    log += facts
    return advance(table, log)


def forced_facts(table: Table) -> tuple[AnyLoggedFact, ...]:
    """Return the facts that follow without a choice; empty while a decision is pending."""
    if table.offered_marker is not None and (lapsed_marker := markers.cancel_lapsed_marker(table)):
        return lapsed_marker
    hand = table.hand
    if hand is not None:
        facts_or_decision = due(hand)
        if isinstance(facts_or_decision, tuple):
            return facts_or_decision
        if hand.has_ended:
            return close_hand(table)
        return _act_for_absent(table, facts_or_decision)
    if table.hand_opening is not None:
        if facts := rock.forced_straddle(table):
            return facts
        return () if straddles.straddle_offers(table) else (hand_starter.start_hand(table),)
    return next_facts_between_hands(table)


def pending_decision(table: Table) -> AnyPending:
    """Return the table's pending decision; call it when no facts are forced."""
    if table.offered_marker is not None:
        return markers.build_marker_question(table)
    hand = table.hand
    if hand is not None:
        hand_decision = due(hand)
        assert not isinstance(hand_decision, tuple), (
            "forced facts are pending: advance the table first"
        )
        return ToPlay(absent_players.find_deciding_chairs(table, hand_decision), hand_decision)
    if table.hand_opening is not None:
        return ToStraddle(straddles.straddle_offers(table))
    ready_chairs = deal_in.ready_chairs(table)
    if table.is_closed:
        return Idle("closed", ready_chairs)
    if len(ready_chairs) < 2:
        return Idle("too few", ready_chairs)
    if drawing_chairs := deal_in.button_draw_chairs(table):
        return ToDrawForButton(drawing_chairs)
    return ToBegin(ready_chairs)


def decide(table: Table, command: c.AnyTableCommand | Deal) -> tuple[AnyLoggedFact, ...]:
    """Return the facts that a command becomes, or raise ``IllegalAction``; nothing changes."""
    match command:
        case c.Act():
            return _decide_act(table, command)
        case Deal():
            return (decide_in_hand(_require_hand(table), command),)
        case c.SettleMarker():  # rule: MARK-04 allowed even when the table is closed
            return markers.settle_marker(table, command)
        case _ if table.is_closed:
            raise IllegalAction(TableClosedForHands())
        case c.PassTime():  # checked after each action
            return action_clock.pass_time(table, command)
        case c.Begin():
            return deal_in.begin_hand(table, command)
        case c.Sit():
            return seat_changes.seat_player(table, command)
        case c.Leave():
            return seat_changes.leave_chair(table, command)
        case c.Remove():
            return seat_changes.remove_player(table, command)
        case c.SitOut():
            return seat_changes.sit_player_out(table, command)
        case c.ComeBack():
            return seat_changes.return_player(table, command)
        case c.ChangeChair():
            return seat_changes.change_chair(table, command)
        case c.PlaceButton():
            return seat_changes.place_button(table, command)
        case c.DrawForButton():
            return button_draw.draw_for_button(table, command)
        case c.ChopBlinds():
            return blind_chop.chop_blinds(table, command)
        case c.Buy():
            return buying_in.buy_chips(table, command)
        case c.TakeChips():
            return buying_in.take_chips(table, command)
        case c.Approve():
            return buying_in.approve_purchase(table, command)
        case c.OfferMarker():
            return markers.offer_marker(table, command)
        case c.AnswerMarker():
            return markers.answer_marker(table, command)
        case c.Straddle():
            return straddles.decide_straddle(table, command)
        case c.DeclineStraddle():
            return straddles.decline_straddle(table, command)
        case c.CallClock():
            return action_clock.call_clock(table, command)
        case c.AskForTime():
            return action_clock.ask_for_time(table, command)
        case c.Resume():
            return action_clock.resume_clock(table, command)
        case c.LoseConnection():
            return action_clock.lose_connection(table, command)
        case c.RegainConnection():
            return action_clock.regain_connection(table, command)
        case c.CountAway():
            return away_timer.restart_away_time(table, command)
        case c.TakeTimeFees():
            return house_fees.take_time_fees(table, command)
        case c.SpendKitty():
            return house_fees.spend_kitty(table, command)
        case c.ColourUp():
            return chip_race.colour_up(table, command)
        case c.ShowSevenDeuce():
            return seven_deuce.collect_seven_deuce(table, command)
        case c.ChangeRules():
            return host_actions.change_rules(table, command)
        case c.ChooseGame():
            return host_actions.choose_game(table, command)
        case c.CallOff():
            return host_actions.call_off_hand(table, command)
        case c.TakeActionBack():
            return floor_rulings.take_action_back(table, command)
        case c.KillHand():
            return floor_rulings.kill_hand(table, command)
        case c.HoldPot():
            return floor_rulings.hold_pot(table, command)
        case c.Warn():
            return floor_rulings.warn_player(table, command)
        case c.Adjust():
            return host_actions.adjust_stack(table, command)
        case c.CloseTable():
            return host_actions.close_table(table, command)
        case _:
            assert_never(command)


def _require_hand(table: Table) -> HandState:
    hand = table.hand
    if hand is None:
        raise IllegalAction(NoHandRunning())
    return hand


def _decide_act(table: Table, command: c.Act) -> tuple[AnyLoggedFact, ...]:
    """Decide a player's action in the hand by the engine's rules."""
    hand = table.hand or _require_hand(table)
    chair, hand_command = command.chair, command.command
    try:
        seat = table.hand_chairs.index(chair)
    except ValueError:
        seat_changes.player_at(table, chair)
        raise IllegalAction(PlayerNotInThisHand(player_label(table, chair))) from None
    if table.offered_marker is not None:
        raise IllegalAction(MarkerPending(markers.build_marker_question(table).offer))
    if type(hand_command) is AddChips and hand.compiled.open_stakes:
        return markers.add_chips(table, chair, hand_command)
    try:
        fact = decide_in_hand(hand, hand_command, seat)
    except IllegalAction as refusal:
        raise _name_players(table, refusal) from refusal
    if table.clock is None and not table.chairs[chair].timeout_count:
        return (fact,)
    return (*action_clock.stop_clock_on_action(table, command), fact)


def _name_players(table: Table, refusal: IllegalAction) -> IllegalAction:
    """Return the refusal with names and chairs in place of the hand's seats."""

    def name_player(person: Person) -> Person:
        return (
            player_label(table, table.hand_chairs[person.seat])
            if isinstance(person, Seat)
            else person
        )

    return IllegalAction(rename_people(refusal.refusal, name_player), refusal.legal)
