"""Replay of a transcript, line by line: each action must be legal when it is taken.

This module repairs nothing. Facts that the site does not record (who agreed to run it twice, burned
cards) are taken from riverboat's observer notes; without notes the usual case is assumed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    BringIn,
    Call,
    ChallengeOverbet,
    Check,
    CorrectBringIn,
    Declare,
    Discard,
    Fold,
    IllegalAction,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    TakeBackDiscard,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    decide,
)
from riverboat.engine.betting.plain_turns import decide_plain_turn
from riverboat.engine.hand_audit import is_killable_if_absent
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import to_chips
from riverboat.notation.pokerstars.card_queues import CardQueues
from riverboat.notation.pokerstars.dealing_replay import DealingReplay
from riverboat.notation.pokerstars.plain_steps import plain_steps
from riverboat.notation.pokerstars.pokerstars_money import format_amount
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    DrawEvent,
    MarkerEvent,
    MuckEvent,
    NoteEvent,
    ShowEvent,
    TranscriptLine,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.betting import NothingToShow
from riverboat.words.refusals.pokerstars import (
    CallCostMismatch,
    DiscardTooLarge,
    HeldCardsDiffer,
    NotAllIn,
    OtherCardsShown,
    PaymentUndue,
    RaiseAmountMismatch,
    UnknownLineOfOurs,
)


class PokerStarsReplay(DealingReplay):
    """Replay of a hand from the first line to the last."""

    def __init__(self, setup: PokerStarsSetup, chairs: tuple[int, ...], queues: CardQueues) -> None:
        super().__init__(setup, queues)
        self.notes: list[str] = []
        self.seat_by_chair = {str(chair): seat for seat, chair in enumerate(chairs)}
        self.winners: set[int] = set()
        """Winners that the file names."""
        self.mucked_winners: set[int] = set()
        """Winners whose cards the file gives as mucked: they lost another pot."""
        self.shown_by_end: dict[int, Cards] = {}
        """Cards that each seat has shown by the end."""
        self.allows_covering_all_in = False
        """The site calls a raise that puts all opponents all-in an all-in."""
        self.pending_shows: dict[int, Cards] = {}
        """Hands shown before the last card where the betting was capped, by seat."""
        self.uncallable_chips = [0] * self.hand.players
        """Chips of raises beyond every stack, which the engine does not take."""
        self.advance()

    # Lines --------------------------------------------------------------------------------------

    def play_line(self, line: TranscriptLine) -> None:
        """Apply one line, or raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
        if self.pending_shows:
            self._apply_pending_shows()
        event = line.event
        if isinstance(event, ActionEvent):
            self.deal_drawn_cards()
            if self.board:
                self.deal_known_board()
            if not self.play_turn(event):
                self._play_action_line(line, event)
            return
        if player := _PLAYED_EVENTS.get(type(event)):
            player(self, event)
        # Winnings are compared at the end.

    def play_plain_lines(self, lines: Sequence[TranscriptLine]) -> int:
        """Apply the first lines as far as they are plain, and return their number."""
        hand = self.hand
        if not hand.is_betting_open or self.has_overrides or self.pending_shows or self.burned:
            return 0
        if self.exposed or not hand.compiled.has_plain_rounds:
            return 0
        setup = self.setup
        return self.play_rounds(plain_steps(lines, setup.seat_of, setup.units, hand.board))

    @property
    def has_waiting_cards(self) -> bool:
        """True if cards may have to be dealt before an action."""
        return bool(self.board) or self.hand.compiled.has_draws

    def play_turn(self, event: ActionEvent) -> bool:
        """Apply a plain fold, check or call, and return True; other actions change nothing."""
        kind = _PLAIN_TURNS.get(event.verb)
        if kind is None or self.pending_shows:
            return False
        setup = self.setup
        seat = setup.seat_of[event.player]
        fact = decide_plain_turn(self.hand, seat, kind)
        if fact is None:
            return False
        if kind is Call:
            if type(fact) is not f.Called or fact.chips != to_chips(event.amount, setup.units):
                return False
            if event.is_all_in and fact.chips != self.hand.stacks[seat]:
                return False
        self.record_turn(fact)
        return True

    def _play_deal(self, event: DealEvent) -> None:
        self.deal_drawn_cards()
        self._check_dealt(event)

    def _play_show_event(self, event: ShowEvent) -> None:
        self.deal_known_board()
        self._play_show(self.setup.seat_of[event.player], event.cards)

    def _play_muck_event(self, event: MuckEvent) -> None:
        self.deal_known_board()
        self._play_muck(self.setup.seat_of[event.player])

    # Cards --------------------------------------------------------------------------------------

    def _play_marker(self, marker: MarkerEvent) -> None:
        if marker.name == "SHOW DOWN":
            self.deal_drawn_cards()
            return
        if marker.name in ("HOLE CARDS", "DEALING HANDS"):
            self.deal_hole_cards()
            return
        self._agree_on_runs()
        if marker.name.endswith("DRAW"):
            return
        if self.hand.compiled.has_upcards:
            self.deal_street(marker)
        else:
            self.deal_drawn_cards()
            self.deal_board(marker)

    def _agree_on_runs(self) -> None:
        """Let all players agree to the dealt runs: the file does not record the choices."""
        self.deal_drawn_cards()
        while isinstance(pending := self.awaiting, ToChoose):
            self.apply_command(RunIt(pending.seats[0], self.setup.runs))
        self._show_before_last_card()

    def _show_before_last_card(self) -> None:
        """Show hands that open before the last card; the lines that show them come later."""
        while isinstance(pending := self.awaiting, ToShow):
            known = [seat for seat in pending.seats if seat in self.shown_by_end]
            if not known:
                return
            self.apply_command(Show(known[0], self.shown_by_end[known[0]]))

    def _play_draw(self, event: DrawEvent) -> None:
        self._agree_on_runs()
        self.deal_drawn_cards()
        if isinstance(pending := self.awaiting, ToDeal) and pending.destination == "burn":
            self.deal_from_queues(pending)
        seat = self.setup.seat_of[event.player]
        held = self.hand.holdings[seat]
        known = [card for card in event.cards if card in held or UNKNOWN not in held]
        unknown = [card for card in held if card == UNKNOWN][: event.card_count - len(known)]
        if len(known) + len(unknown) < event.card_count:
            count = event.card_count
            raise BadNotation(DiscardTooLarge(event.player, len(held), count))
        self.apply_command(Discard((*known, *unknown)), seat)

    def _check_dealt(self, event: DealEvent) -> None:
        """Refuse a deal that contradicts the player's present cards."""
        held = self.hand.holdings[self.setup.seat_of[event.player]]
        if held == event.new:
            return
        shown_cards = {*event.before, *event.new} - self.exposed_to_all
        strange = [card for card in shown_cards if card not in held]
        if strange:
            raise BadNotation(HeldCardsDiffer(event.player, tuple(held), tuple(strange)))

    # Betting ------------------------------------------------------------------------------------

    def _apply_wager(
        self, command: AnyCommand, action: ActionEvent
    ) -> f.Called | f.Raised | f.BroughtIn:
        """Apply a command that bets chips; raise ``BadNotation`` if a recorded all-in is none."""
        seat = self.setup.seat_of[action.player]
        fact = decide(self.hand, command, seat)
        if not isinstance(fact, (f.Called, f.Raised, f.BroughtIn)):
            raise BadNotation(PaymentUndue(action.player))
        covers = (
            self.allows_covering_all_in
            and isinstance(fact, f.Raised)
            and fact.to >= self._covering_all_in(seat)
        )
        self.record_fact(fact)
        if action.is_all_in and (left := self.hand.stacks[seat]):
            if not covers:
                raise BadNotation(NotAllIn(action.player, self.setup.format_chips(left)))
            self.notes.append(f"{action.player} puts all opponents all-in, and has chips behind")
        self.advance()
        return fact

    def _play_action_line(self, line: TranscriptLine, act: ActionEvent) -> None:
        seat = self.setup.seat_of[act.player]
        pending = self.awaiting
        if type(pending) is ToAct and pending.seat == seat:  # the usual case
            self._play_action(seat, act)
            return
        waits = (
            isinstance(pending, ToAct)
            and pending.seat != seat
            and self.hand.to_act_mask >> seat & 1
        )
        if act.verb == "folds" and is_killable_if_absent(self.hand, seat):
            # The site folds an absent player's hand, even if no bet can force it out.
            self.notes.append(
                f"line {line.number}: {act.player} is all-in by a forced bet, and folds"
            )
            self.record_fact(f.Folded(seat))
            self.advance()
            return
        if act.verb == "folds" and waits:
            # A player who leaves the table is folded at once, before their turn.
            self.early_folds.append(seat)
            self.has_overrides = True
            self.notes.append(f"line {line.number}: {act.player} folds before their turn")
            return
        if not self._is_duplicate_bring_in(seat, act):
            self._play_action(seat, act)

    def _is_duplicate_bring_in(self, seat: int, action: ActionEvent) -> bool:
        """Return True for a full-bet bring-in, which the engine posts like a blind (BRNG-07)."""
        brought = self.log[-1]
        return (
            action.verb == "brings in"
            and isinstance(brought, f.BroughtIn)
            and brought.has_option
            and brought.seat == seat
        )

    def _play_action(self, seat: int, action: ActionEvent) -> None:
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
                to, before = self.setup.to_chips(action.to), self.hand.current_bet
                if to - amount not in {before, *self._short_blind_bets()}:
                    raise BadNotation(self._raise_mismatch(action, before))
                self._play_raise(action, to)

    def _play_all_in(self, seat: int, action: ActionEvent, amount: int) -> None:
        """Apply an all-in whose line does not name the action: a call, a bet or a raise."""
        total = self.hand.bets[seat] + amount
        if total <= self.hand.current_bet:
            self._play_call(CALL, action, amount)
        else:
            self._play_raise(action, total)

    def _short_blind_bets(self) -> set[int]:
        """Return bets that a raise may be counted over: chips posted as a short blind.

        All must call the whole blind (ALLN-13), and sites say "raises $X" over what was posted.
        """
        hand = self.hand
        if hand.street or max(hand.bets) >= hand.current_bet:
            return set()
        posters = [post.seat for post in hand.posts if post.is_live and not hand.stacks[post.seat]]
        return {max(hand.bets), *[hand.bets[seat] for seat in posters]}

    def _raise_mismatch(self, action: ActionEvent, before: int) -> Refusal:
        return RaiseAmountMismatch(
            format_amount(action.amount), self.setup.format_chips(before), format_amount(action.to)
        )

    def _play_call(self, command: AnyCommand, action: ActionEvent, amount: int) -> None:
        fact = self._apply_wager(command, action)
        paid = fact.to if isinstance(fact, f.Raised) else fact.chips
        if paid != amount:
            cost, recorded_amount = self.setup.format_chips(paid), self.setup.format_chips(amount)
            raise BadNotation(CallCostMismatch(action.player, cost, recorded_amount))

    def _play_raise(self, action: ActionEvent, total: int) -> None:
        seat = self.setup.seat_of[action.player]
        try:
            self._apply_wager(RaiseTo(total), action)
        except IllegalAction as refused:
            turn = refused.legal
            if (
                isinstance(turn, ToAct)
                and turn.seat == seat
                and turn.high
                and self.hand.current_bet < total <= turn.all_in
                and total == self._covering_all_in(seat)
            ):
                self._play_all_in_raise(turn, total)
            elif refused.code == "nobody to call" and self.hand.current_bet < total:
                self._play_uncallable_raise(action, total)
            else:
                raise

    def _play_uncallable_raise(self, action: ActionEvent, total: int) -> None:
        """Apply a raise against opponents who are all-in: some sites accept and return it."""
        seat = self.setup.seat_of[action.player]
        self.uncallable_chips[seat] += total - self.hand.current_bet
        raised = format_amount(action.to or action.amount)
        self.notes.append(
            f"{action.player} raises to {raised}, which nobody can call: taken as a call"
        )
        self.apply_command(CALL, seat)

    def _covering_all_in(self, seat: int) -> int:
        """Return the total that puts all others who can still call exactly all-in."""
        hand = self.hand
        others = hand.seats_in_mask(hand.able_mask & ~(1 << seat))
        return max([hand.bets[other] + hand.stacks[other] for other in others], default=0)

    def _play_all_in_raise(self, turn: ToAct, total: int) -> None:
        """Apply a raise of an irregular size that only puts the last opponent all-in."""
        self.notes.append(
            f"a raise to {self.setup.format_chips(total)} is all that the only opponent can call"
        )
        if total < turn.low:
            self.apply_command(RaiseTo(turn.low), turn.seat)
            return
        raised = decide(self.hand, RaiseTo(turn.high), turn.seat)
        assert isinstance(raised, f.Raised), "a legal raise"
        self.record_fact(replace(raised, to=total))
        self.advance()

    # The showdown -------------------------------------------------------------------------------

    def _play_show(self, seat: int, cards: Cards) -> None:
        hand = self.hand
        if hand.shown_mask >> seat & 1:
            if set(cards) <= set(hand.holdings[seat]):
                return  # repeated, once per board
            raise BadNotation(OtherCardsShown(tuple(hand.holdings[seat])))
        if hand.has_ended or not hand.live_mask >> seat & 1:
            return  # the cards did not have to be shown
        if len(cards) < len(hand.holdings[seat]) and isinstance(self.awaiting, ToShow):
            return  # they have not shown their hand: in the end they give it up, or all others do
        pending = self.awaiting
        try:
            self.apply_command(Show(seat, cards), seat)
        except IllegalAction as refused:
            if not isinstance(refused.refusal, NothingToShow) or not isinstance(pending, ToDeal):
                raise
            self.pending_shows[seat] = cards  # the betting is capped, and cards are to come

    def _apply_pending_shows(self) -> None:
        """Show the hands that were shown before the last card, once they are due."""
        while isinstance(pending := self.awaiting, ToShow):
            due = [seat for seat in pending.seats if seat in self.pending_shows]
            if not due:
                return
            self.apply_command(Show(due[0], self.pending_shows.pop(due[0])), due[0])

    def _play_early_show(self, seat: int, cards: Cards) -> None:
        """Show a hand before the last card, by its owner or by the house."""
        hand = self.hand
        if not (hand.shown_mask >> seat & 1 and set(cards) <= set(hand.holdings[seat])):
            self.deal_drawn_cards()
            self._play_show(seat, cards)

    def _play_muck(self, seat: int) -> None:
        if f.HandMucked(seat) not in self.log:
            self.apply_command(Muck(seat), seat)

    def finish(self) -> None:
        """Finish the hand: players who have neither shown nor won muck.

        A winner whose hand is recorded as mucked has won another pot with it, and therefore shows
        it.
        """
        self.deal_drawn_cards()
        self.deal_known_board()
        self._apply_pending_shows()
        winners = self.winners
        while isinstance(pending := self.awaiting, ToShow):
            losers = [seat for seat in pending.seats_allowed_to_muck if seat not in winners]
            if losers and (winners or self.hand.shown_mask & self.hand.live_mask):
                self.apply_command(Muck(losers[0]), losers[0])
            elif known := self._known_winners(pending):
                self.notes.append(f"{self.setup.names[known[0]]} mucks and wins: taken as shown")
                self.apply_command(Show(known[0], tuple(self.hand.holdings[known[0]])), known[0])
            else:
                return

    def _known_winners(self, pending: ToShow) -> list[int]:
        """Return the winners who are to show and whose cards are recorded as mucked."""
        return [
            seat
            for seat in pending.seats
            if seat in self.mucked_winners and UNKNOWN not in self.hand.holdings[seat]
        ]

    # Our own lines ------------------------------------------------------------------------------

    def _play_note(self, event: NoteEvent) -> None:
        keyword, *rest = event.words or [""]
        seat = self.seat_by_chair.get(rest[0], -1) if rest else -1
        match keyword, rest:
            case "burns", [*cards] if cards:
                self.burned.append(parse_cards(" ".join(cards)))
            case "runs", [_, times] if times.isdecimal():
                self.deal_drawn_cards()
                self.apply_command(RunIt(seat, int(times)))
            case "shows", [_, cards_text]:
                self._play_early_show(seat, parse_cards(cards_text.strip("-")))
            case "declares", [_, ("high" | "low" | "both") as side]:
                self.deal_drawn_cards()
                self.apply_command(Declare(seat, side))
            case "takes", ["back", chair] if chair in self.seat_by_chair:
                self.apply_command(TakeBackDiscard(self.seat_by_chair[chair]))
            case "exposes", [_, place, card] if place.isdecimal():
                self.exposed.append((seat, int(place) - 1, parse_cards(card)[0]))
            case "corrects", []:
                self.apply_command(CorrectBringIn())
            case "challenges", []:
                self.apply_command(ChallengeOverbet())
            case _:
                raise BadNotation(UnknownLineOfOurs())


_PLAIN_TURNS: Final[dict[str, type[Fold | Check | Call]]] = {
    "folds": Fold,
    "checks": Check,
    "calls": Call,
}
_PLAYED_EVENTS: Final[dict[type, Callable[..., None]]] = {
    MarkerEvent: PokerStarsReplay._play_marker,
    NoteEvent: PokerStarsReplay._play_note,
    DrawEvent: PokerStarsReplay._play_draw,
    DealEvent: PokerStarsReplay._play_deal,
    ShowEvent: PokerStarsReplay._play_show_event,
    MuckEvent: PokerStarsReplay._play_muck_event,
}
