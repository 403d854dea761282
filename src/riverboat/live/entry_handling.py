"""Entry handling of a live game: from an entry to a change. Start reading here."""

from __future__ import annotations

from typing import Final, assert_never

from riverboat.cards import UNKNOWN
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    BadGame,
    Declare,
    Discard,
    IllegalAction,
    Irregularity,
    Muck,
    RaisePot,
    RaiseTo,
    Show,
    pots,
)
from riverboat.engine import ToDraw as ToDrawCards
from riverboat.engine.state.hand_facts import Winners
from riverboat.floor.incident import InvalidIncident
from riverboat.live import scorekeeper_entries as e
from riverboat.live.live_moves import CardsRevealed, Change, MistakeRecorded, RulingCarriedOut
from riverboat.live.live_rulings import ruling_outcome
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.table.rules.config import change_option
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay, ToStraddle
from riverboat.table.state.table_state import Table
from riverboat.words.refusals import live as w

REFUSALS: Final = (IllegalAction, Irregularity, InvalidIncident, BadGame)
"""Exceptions with which an entry may be refused; a refused entry changes nothing."""


@deprecated_keywords(at="now_ms", keeper="scorekeeper")
def enter(
    scorekeeper: Scorekeeper, entry: e.AnyEntry | c.AnyTableCommand, authority: str, now_ms: int = 0
) -> Change:
    """Execute an entry, or raise one of ``REFUSALS``.

    *authority* is the key of the floor's authority, such as ``cash-2026``. *now_ms* is the time in
    milliseconds since 1970. Every table command is also an entry.
    """
    match entry:
        case e.UndoEntry(moves):
            return scorekeeper.undo(moves)
        case e.CardsEntry(board, other_boards, holdings):
            return scorekeeper.reveal_cards(
                scorekeeper.merge_known_cards(CardsRevealed(board, holdings, other_boards))
            )
        case e.RunEntry(times):
            return scorekeeper.agree_on_runs(times)
        case e.WinEntry(winners):
            return _award_pots(scorekeeper, winners)
        case e.CountEntry(chair, piles):
            return scorekeeper.count(
                chair, [pile.chip for pile in piles for _ in range(pile.count)]
            )
        case e.MistakeEntry(change, cards, burn_count, total):
            return scorekeeper.record_mistake(MistakeRecorded(change, cards, burn_count, total))
        case e.NoteEntry(text):
            return scorekeeper.note(text.strip())
        case e.RulingEntry(incident, spot, choice, stub):
            return scorekeeper.carry_out(RulingCarriedOut(incident, spot, authority, choice, stub))
        case c.TakeActionBack(reason):
            return scorekeeper.execute(c.TakeActionBack(reason, tuple(scorekeeper.hand_log())))
        case c.TableCommand():
            return scorekeeper.execute(entry)
        case _:
            return scorekeeper.execute(_build_command(scorekeeper, entry, now_ms))


def _build_command(
    scorekeeper: Scorekeeper, entry: _CommandEntry, now_ms: int
) -> c.AnyTableCommand:
    """Return the table command that an entry stands for."""
    table = scorekeeper.table
    match entry:
        case e.NextEntry(bomb_pot_ante, board_count):
            return c.Begin(bomb_pot_ante, now_ms, board_count)
        case e.ActEntry(action, total):
            return c.Act(_find_chair_to_act(scorekeeper), _build_action_command(action, total))
        case e.DrawEntry(count, cards):
            return c.Act(_find_chair_to_draw(scorekeeper), Discard(cards or (UNKNOWN,) * count))
        case e.DeclareEntry(chair, side):
            return c.Act(chair, Declare(_find_seat_of_chair(table, chair), side))
        case e.StraddleEntry(is_accepted, total):
            chair = _find_chair_to_straddle(scorekeeper)
            return c.Straddle(chair, total) if is_accepted else c.DeclineStraddle(chair)
        case e.ShowEntry(chair, cards):
            return c.Act(chair, Show(_find_seat_of_chair(table, chair), cards))
        case e.MuckEntry(chair):
            return c.Act(chair, Muck(_find_seat_of_chair(table, chair)))
        case e.SitEntry(player, chips, chair):
            return c.Sit(player, chair or find_first_free_chair(table), chips, at=now_ms)
        case e.BuyEntry(chair, chips):
            return c.Buy(chair, chips, now_ms)
        case e.PlayerEntry(chair, attendance):
            return _build_attendance_command(table, chair, attendance, now_ms)
        case e.MoveEntry(chair, new_chair):
            return c.ChangeChair(chair, new_chair)
        case e.ButtonEntry(chair):
            return c.PlaceButton(chair)
        case e.GameEntry(game):
            return c.ChangeRules(change_option(table.rules, f"game={game}"))
        case e.AdjustEntry(chair, chips, reason):
            return c.Adjust(chair, chips, reason)
        case e.FloorEntry(decision, reason, chair):
            return _build_floor_command(scorekeeper, decision, reason, chair)
        case e.CloseEntry():
            return c.CloseTable(now_ms)
        case _:
            assert_never(entry)


_CommandEntry = (
    e.NextEntry
    | e.ActEntry
    | e.DrawEntry
    | e.DeclareEntry
    | e.StraddleEntry
    | e.ShowEntry
    | e.MuckEntry
    | e.SitEntry
    | e.BuyEntry
    | e.PlayerEntry
    | e.MoveEntry
    | e.ButtonEntry
    | e.GameEntry
    | e.AdjustEntry
    | e.FloorEntry
    | e.CloseEntry
)


def _build_action_command(action: e.EntryAction, total: int) -> AnyCommand:
    match action:
        case "fold":
            return FOLD
        case "check":
            return CHECK
        case "call":
            return CALL
        case "raise":
            return RaiseTo(total)
        case "pot":
            return RaisePot()
        case "all-in":
            return AllIn()
        case "bring-in":
            return BRING_IN
        case _:
            assert_never(action)


def _build_attendance_command(
    table: Table, chair: int, attendance: e.AttendanceChange, now_ms: int
) -> c.AnyTableCommand:
    match attendance:
        case "away":
            return c.SitOut(chair)
        case "back":
            return c.ComeBack(chair)
        case "wait":
            return c.ComeBack(chair, waits_for_big_blind=True)
        case "leave":
            return c.Leave(chair, at=now_ms)
        case "stay":
            player = table.chairs.get(chair)
            is_leaving = player is not None and player.leaves_after_hand
            return (
                c.Leave(chair, is_cancelled=True)
                if is_leaving
                else c.SitOut(chair, is_cancelled=True)
            )
        case _:
            assert_never(attendance)


def _build_floor_command(
    scorekeeper: Scorekeeper, decision: e.FloorDecision, reason: str, chair: int
) -> c.AnyTableCommand:
    match decision:
        case "call-off":
            return c.CallOff(reason)
        case "take-back":
            return c.TakeActionBack(reason, tuple(scorekeeper.hand_log()))
        case "hold":
            return c.HoldPot(reason)
        case "kill":
            return c.KillHand(chair, reason)
        case "warn":
            return c.Warn(chair, reason)
        case _:
            assert_never(decision)


def find_first_free_chair(table: Table) -> int:
    """Return the first empty chair; the one after the last if all are taken."""
    chairs = range(1, table.rules.chairs + 1)
    return next((chair for chair in chairs if chair not in table.chairs), table.rules.chairs + 1)


def can_carry_out(scorekeeper: Scorekeeper, entry: e.RulingEntry, authority: str) -> bool:
    """Return True if carrying out a ruling would change the current hand."""
    hand = scorekeeper.table.hand
    if hand is None:
        return False
    ruling = RulingCarriedOut(entry.incident, entry.known_spot, authority, entry.choice, entry.stub)
    try:
        ruling_outcome(hand, scorekeeper.hand_log(), ruling)
    except REFUSALS:
        return False
    return True


def _find_seat_of_chair(table: Table, chair: int) -> int:
    """Return the seat of a chair in the current hand."""
    if table.hand is None or chair not in table.hand_chairs:
        raise IllegalAction(w.SeatNotInHand(chair))
    return table.hand_chairs.index(chair)


def _find_chair_to_act(scorekeeper: Scorekeeper) -> int:
    pending_step = scorekeeper.awaited
    if not isinstance(pending_step, ToPlay) or not pending_step.chairs:
        raise IllegalAction(w.NoTurnPending())
    return pending_step.chairs[0]


def _find_chair_to_draw(scorekeeper: Scorekeeper) -> int:
    pending_step = scorekeeper.awaited
    if not isinstance(pending_step, ToPlay) or not isinstance(pending_step.hand, ToDrawCards):
        raise IllegalAction(w.DrawUnavailable())
    return pending_step.chairs[0]


def _find_chair_to_straddle(scorekeeper: Scorekeeper) -> int:
    pending_step = scorekeeper.awaited
    if not isinstance(pending_step, ToStraddle):
        raise IllegalAction(w.StraddleUnavailable())
    return pending_step.offers[0].chair


def _award_pots(scorekeeper: Scorekeeper, winners: tuple[e.PotWinners, ...]) -> Change:
    """Award all pots to one player by mucking other hands, if allowed; otherwise push the pots."""
    table = scorekeeper.table
    first_winners = winners[0]
    for pot_winners in winners:
        for chair in pot_winners.chairs:
            _find_seat_of_chair(table, chair)
    if (
        len(winners) == len(first_winners.chairs) == 1
        and first_winners.pot is first_winners.board is None
    ):
        return scorekeeper.award(first_winners.chairs[0])
    return scorekeeper.push_pots(_expand_winners(table, winners))


def _expand_winners(table: Table, winners: tuple[e.PotWinners, ...]) -> tuple[Winners, ...]:
    """Return the winners of every pot on every board, by their seats.

    An entry without a pot applies to each pot that one of its players can win, and to no other.
    """
    hand = table.hand
    assert hand is not None, "a player is in a hand"
    hand_pots, all_winners = pots(hand), []
    for pot_winners in winners:
        seats = [_find_seat_of_chair(table, chair) for chair in pot_winners.chairs]
        board_indexes = (
            range(len(hand.boards)) if pot_winners.board is None else (pot_winners.board,)
        )
        for pot_number in range(len(hand_pots)) if pot_winners.pot is None else (pot_winners.pot,):
            eligible_seats = (
                seats
                if pot_winners.pot is not None
                else [seat for seat in seats if seat in hand_pots[pot_number].seats]
            )
            if eligible_seats:
                all_winners += [
                    Winners(tuple(eligible_seats), pot_number, board, pot_winners.half)
                    for board in board_indexes
                ]
    return tuple(all_winners)
