"""The betting of a replayed hand, in which each action must be legal when it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    BringIn,
    Call,
    Check,
    Fold,
    IllegalAction,
    RaiseTo,
    ToAct,
    decide,
)
from riverboat.engine.betting.simple_turns import decide_simple_turn
from riverboat.engine.hand_audit import is_killable_if_absent
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import to_chips
from riverboat.notation.pokerstars.card_queues import CardQueues
from riverboat.notation.pokerstars.pokerstars_money import format_amount
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup
from riverboat.notation.pokerstars.showdown_replay import ShowdownReplay
from riverboat.notation.pokerstars.simple_steps import parse_simple_steps
from riverboat.notation.pokerstars.transcript_events import ActionEvent, TranscriptLine
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.pokerstars import (
    CallCostMismatch,
    NotAllIn,
    NothingToPay,
    RaiseAmountMismatch,
)


class BettingReplay(ShowdownReplay):
    """A replay that applies the recorded betting actions."""

    def __init__(self, setup: PokerStarsSetup, queues: CardQueues) -> None:
        super().__init__(setup, queues)
        self.allows_covering_all_in = False
        """True if a line may mark a raise as all-in although the player has chips behind.

        The site does so if the raise puts all opponents all-in.
        """
        self.uncallable_chips = [0] * self.hand.players
        """Chips that each seat raised beyond all opponents' stacks; the engine refuses these."""

    def replay_simple_lines(self, lines: Sequence[TranscriptLine]) -> int:
        """Apply the first lines while they are simple; return their number."""
        hand = self.hand
        if not hand.is_betting_open or self.has_overrides or self.pending_shows or self.burned:
            return 0
        if self.exposed or not hand.compiled.has_simple_rounds:
            return 0
        setup = self.setup
        return self.replay_simple_steps(
            parse_simple_steps(lines, setup.seat_by_name, setup.chips_per_unit, hand.board)
        )

    def play_turn(self, event: ActionEvent) -> bool:
        """Apply a simple fold, check or call and return True; return False for other actions."""
        command_class = _COMMAND_CLASS_BY_VERB.get(event.verb)
        if command_class is None or self.pending_shows:
            return False
        setup = self.setup
        seat = setup.seat_by_name[event.player]
        fact = decide_simple_turn(self.hand, seat, command_class)
        if fact is None:
            return False
        if command_class is Call:
            if type(fact) is not f.Called or fact.chips != to_chips(
                event.amount, setup.chips_per_unit
            ):
                return False
            if event.is_all_in and fact.chips != self.hand.stacks[seat]:
                return False
        self.record_turn(fact)
        return True

    def _apply_wager(
        self, command: AnyCommand, action: ActionEvent
    ) -> f.Called | f.Raised | f.BroughtIn:
        """Apply a command that bets chips; raise ``BadNotation`` for a wrong all-in mark."""
        seat = self.setup.seat_by_name[action.player]
        fact = decide(self.hand, command, seat)
        if not isinstance(fact, (f.Called, f.Raised, f.BroughtIn)):
            raise BadNotation(NothingToPay(action.player))
        covers_all_opponents = (
            self.allows_covering_all_in
            and isinstance(fact, f.Raised)
            and fact.to >= self._find_covering_all_in(seat)
        )
        self.record_fact(fact)
        if action.is_all_in and (remaining_chips := self.hand.stacks[seat]):
            if not covers_all_opponents:
                raise BadNotation(NotAllIn(action.player, self.setup.format_chips(remaining_chips)))
            self.notes.append(f"{action.player} puts all opponents all-in, and has chips behind")
        self.advance()
        return fact

    def play_action(self, line: TranscriptLine, action: ActionEvent) -> None:
        seat = self.setup.seat_by_name[action.player]
        pending_action = self.awaiting
        if type(pending_action) is ToAct and pending_action.seat == seat:  # the usual case
            self._play_verb(seat, action)
            return
        is_bring_in_due = (
            isinstance(pending_action, ToAct)
            and pending_action.seat != seat
            and self.hand.to_act_mask >> seat & 1
        )
        if action.verb == "folds" and is_killable_if_absent(self.hand, seat):
            # The site folds an absent player's hand, even if no bet can force it out.
            self.notes.append(
                f"line {line.number}: {action.player} is all-in by a forced bet, and folds"
            )
            self.record_fact(f.Folded(seat))
            self.advance()
            return
        if action.verb == "folds" and is_bring_in_due:
            # A player who leaves the table is folded at once, before their turn.
            self.early_folds.append(seat)
            self.has_overrides = True
            self.notes.append(f"line {line.number}: {action.player} folds before their turn")
            return
        if not self._is_duplicate_bring_in(seat, action):
            self._play_verb(seat, action)

    def _is_duplicate_bring_in(self, seat: int, action: ActionEvent) -> bool:
        """Return True for a full-bet bring-in, which the engine posts like a blind (BRNG-07)."""
        bring_in = self.log[-1]
        return (
            action.verb == "brings in"
            and isinstance(bring_in, f.BroughtIn)
            and bring_in.has_option
            and bring_in.seat == seat
        )

    def _play_verb(self, seat: int, action: ActionEvent) -> None:
        amount = self.setup.to_chips(action.amount)
        match action.verb:
            case "folds":
                self.apply_command(FOLD, seat)
            case "checks":
                self.apply_command(CHECK, seat)
            case "calls":
                self._play_call(CALL, action, amount)
            case "calls to":
                self._play_call(CALL, action, self.setup.to_chips(action.to) - self.hand.bets[seat])
            case "brings in":
                self._play_call(BringIn(seat), action, amount)
            case "bets":
                self._play_raise(action, amount)
            case "completes":
                self._play_raise(action, self.setup.to_chips(action.to))
            case "raises with":
                self._play_raise(action, self.hand.bets[seat] + amount)
            case "puts in":
                self._play_all_in(seat, action, amount)
            case "raises":
                raise_total, bet_before = self.setup.to_chips(action.to), self.hand.current_bet
                if raise_total - amount not in {bet_before, *self._list_short_blind_bets()}:
                    raise BadNotation(self._build_raise_mismatch(action, bet_before))
                self._play_raise(action, raise_total)

    def _play_all_in(self, seat: int, action: ActionEvent, amount: int) -> None:
        """Apply an all-in whose line does not name it as a call, bet or raise."""
        total = self.hand.bets[seat] + amount
        if total <= self.hand.current_bet:
            self._play_call(CALL, action, amount)
        else:
            self._play_raise(action, total)

    def _list_short_blind_bets(self) -> set[int]:
        """Return the amounts from which a recorded raise may be counted after a short blind.

        All players must call the whole blind (ALLN-13), but sites may count a raise from the chips
        that were posted.
        """
        hand = self.hand
        if hand.street or max(hand.bets) >= hand.current_bet:
            return set()
        all_in_blind_seats = [
            post.seat for post in hand.posts if post.is_live and not hand.stacks[post.seat]
        ]
        return {max(hand.bets), *[hand.bets[seat] for seat in all_in_blind_seats]}

    def _build_raise_mismatch(self, action: ActionEvent, bet_before: int) -> Refusal:
        return RaiseAmountMismatch(
            format_amount(action.amount),
            self.setup.format_chips(bet_before),
            format_amount(action.to),
        )

    def _play_call(self, command: AnyCommand, action: ActionEvent, amount: int) -> None:
        fact = self._apply_wager(command, action)
        paid_chips = fact.to if isinstance(fact, f.Raised) else fact.chips
        if paid_chips != amount:
            paid_amount, recorded_amount = (
                self.setup.format_chips(paid_chips),
                self.setup.format_chips(amount),
            )
            raise BadNotation(CallCostMismatch(action.player, paid_amount, recorded_amount))

    def _play_raise(self, action: ActionEvent, total: int) -> None:
        seat = self.setup.seat_by_name[action.player]
        try:
            self._apply_wager(RaiseTo(total), action)
        except IllegalAction as refused:
            turn = refused.legal
            if (
                isinstance(turn, ToAct)
                and turn.seat == seat
                and turn.high
                and self.hand.current_bet < total <= turn.all_in
                and total == self._find_covering_all_in(seat)
                and self.is_excess_under_one_bet(total, turn.high)
            ):
                self._play_all_in_raise(turn, total)
            elif refused.code == "nobody to call" and self.hand.current_bet < total:
                self._play_uncallable_raise(action, total)
            else:
                raise

    def _play_uncallable_raise(self, action: ActionEvent, total: int) -> None:
        """Apply a raise that no opponent can call: as a call, with the rest returned."""
        seat = self.setup.seat_by_name[action.player]
        self.uncallable_chips[seat] += total - self.hand.current_bet
        raise_text = format_amount(action.to or action.amount)
        self.notes.append(
            f"{action.player} raises to {raise_text}, which nobody can call: taken as a call"
        )
        self.apply_command(CALL, seat)

    def _find_covering_all_in(self, seat: int) -> int:
        """Return the smallest total that puts every opponent who can still call all-in."""
        hand = self.hand
        opponent_seats = hand.seats_in_mask(hand.able_mask & ~(1 << seat))
        return max(
            [
                hand.bets[opponent_seat] + hand.stacks[opponent_seat]
                for opponent_seat in opponent_seats
            ],
            default=0,
        )

    def _play_all_in_raise(self, turn: ToAct, total: int) -> None:
        self.notes.append(
            f"a raise to {self.setup.format_chips(total)} is all that the only opponent can call"
        )
        if total < turn.low:
            self.apply_command(RaiseTo(turn.low), turn.seat)
            return
        raise_fact = decide(self.hand, RaiseTo(turn.high), turn.seat)
        assert isinstance(raise_fact, f.Raised), "a legal raise"
        self.record_fact(replace(raise_fact, to=total))
        self.advance()


_COMMAND_CLASS_BY_VERB: Final[dict[str, type[Fold | Check | Call]]] = {
    "folds": Fold,
    "checks": Check,
    "calls": Call,
}
