"""Replay of an OHH hand, round by round: each action must be legal when it is taken.

This module makes no repairs. Actions that are not facts of the hand (chips bought, cards shown
voluntarily after the hand) are stored with their positions, so that they can be written again.
"""

from __future__ import annotations

from typing import Any

from riverboat.cards import Cards, card_names, parse_cards
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    AnyFact,
    BringIn,
    Deal,
    Discard,
    RaiseTo,
    RunIt,
    ToAct,
    ToChoose,
    ToDeal,
    ToDraw,
    decide,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import amount_formatter
from riverboat.notation.ohh.ohh_amounts import scale_to_chips
from riverboat.notation.ohh.ohh_hand import (
    BETTING_VERBS,
    DEAL_VERB,
    NON_HAND_VERBS,
    PAYOUT_VERB,
    POST_VERBS,
    POT_ADDITION_VERBS,
    SHOWDOWN_ROUND,
    NumberedAction,
    OhhHand,
    Round,
)
from riverboat.notation.ohh.ohh_holdings import CardTracker
from riverboat.notation.ohh.ohh_private_keys import read_private_burns, read_private_commands
from riverboat.notation.ohh.ohh_rounds import BettingFact, find_action_name
from riverboat.notation.ohh.ohh_setup import OhhSetup
from riverboat.notation.ohh.ohh_showdown import NO_INDEX, OhhShowdownReplay
from riverboat.notation.ohh.ohh_wagers import decide_legal_wager
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.ohh_hands import (
    ActorMissing,
    CallAmountWrong,
    DealUnavailable,
    DiscardsUnstorable,
    RaiseAddsChips,
)


class OhhReplay(OhhShowdownReplay):
    """The replay of a hand from the first round to the last."""

    def __init__(self, ohh_hand: OhhHand, setup: OhhSetup) -> None:
        super().__init__(ohh_hand, setup)
        self.wagers: dict[int, Any] = {}
        """The file's names of bets and calls that differ from riverboat's, by index of the fact."""
        self.advance()
        self.card_tracker = CardTracker(ohh_hand, setup, self.hand.compiled)
        self.private_commands = read_private_commands(ohh_hand.ohh, self.hand.players)
        self.street = NO_INDEX
        """Index of the current street; -1 before the first."""
        self.round_name = ""
        self.has_later_round = False
        """True if a later round has more cards for this street."""
        self.undealt_board: list[int] = []
        """Cards of the round that are not on a board yet."""
        self.burned: list[Cards] = []

    def play(self) -> None:
        """Replay all rounds of the file and finish the hand."""
        last_index_by_street = {
            ohh_round.street: round_index
            for round_index, ohh_round in enumerate(self.ohh_hand.rounds)
        }
        for round_index, ohh_round in enumerate(self.ohh_hand.rounds):
            self.has_later_round = last_index_by_street[ohh_round.street] > round_index
            self._play_round(ohh_round)
        self._apply_commands(len(self.ohh_hand.actions))
        self.action_index = NO_INDEX
        self.finish()

    def _play_round(self, ohh_round: Round) -> None:
        if self.hand.has_ended and ohh_round.cards:
            self.notes.append(
                f"cards dealt after the end are left out: {card_names(ohh_round.cards)}"
            )
        else:
            self.undealt_board = list(ohh_round.cards)
        self.burned = read_private_burns(ohh_round.raw)
        if ohh_round.street != SHOWDOWN_ROUND:
            self.street = self._find_street(ohh_round.street)
            self.round_name = ohh_round.street
            self.card_tracker.begin_round(ohh_round, self.street)
        self._deal_due_cards()
        for action in ohh_round.actions:
            self.action_index = action.number
            self._apply_commands(action.number)
            self._play_action(action)
            self._deal_due_cards()
        self._check_board()

    def _check_board(self) -> None:
        """Refuse board cards that are not due, or of which there are too few."""
        if self.undealt_board:
            raise BadNotation(
                DealUnavailable(tuple(self.undealt_board), self.describe_awaited_action())
            )

    def _find_street(self, name: str) -> int:
        """Return the street of a round by its name; the next street if the name is unknown."""
        for street, variant_street in enumerate(self.setup.opening_fact.game.variant.streets):
            if variant_street.name == name:
                return street
        return self.street + (name != self.round_name)

    def _play_action(self, action: NumberedAction) -> None:
        verb = action.verb
        if verb in POST_VERBS or verb in POT_ADDITION_VERBS:
            if verb == "post extra blind" and self.hand.compiled.has_upcards:
                self._apply_bring_in(action)
            return
        if verb == PAYOUT_VERB:
            self.notes.append("a payout among the actions is left out: the pots say who won")
            return
        if verb in NON_HAND_VERBS:
            self.extra_actions.append((len(self.log), action.raw))
            return
        if verb == DEAL_VERB:
            self._deal_to_player(action)
            return
        seat = self.setup.seat_by_id.get(action.player, NO_INDEX)
        if seat == NO_INDEX:
            raise BadNotation(ActorMissing(str(action.raw.get("action"))))
        if verb in BETTING_VERBS:
            self._check_board()
            self._apply_bet(action, seat)
            return
        match verb:
            case "shows cards":
                self.apply_show(action, seat)
            case _:
                self.apply_muck(action, seat)

    def _apply_commands(self, action_index: int) -> None:
        for command in self.private_commands.pop(action_index, ()):
            self.apply_command(command)

    def _deal_due_cards(self) -> None:
        while True:
            pending_action = self.awaiting
            if isinstance(pending_action, ToChoose) and self.undealt_board:
                self._agree_on_runs(pending_action)
            elif not isinstance(pending_action, ToDeal) or self.street == NO_INDEX:
                return
            elif pending_action.destination == "board":
                if len(self.undealt_board) < pending_action.count:
                    return
                cards, self.undealt_board = (
                    tuple(self.undealt_board[: pending_action.count]),
                    self.undealt_board[pending_action.count :],
                )
                self.apply_command(Deal(cards, self._find_next_burned_cards(pending_action)))
            elif pending_action.destination == "burn":
                if self.card_tracker.count_draws_through(self.street) <= self.hand.draw_state.burns:
                    return
                self.apply_command(Deal((), self._find_next_burned_cards(pending_action)))
            else:
                dealt_cards = self.card_tracker.find_next_deal(
                    self.hand, pending_action, self.street, may_wait=self.has_later_round
                )
                if dealt_cards is None:
                    return
                self.apply_command(
                    Deal(
                        dealt_cards.cards,
                        self._find_next_burned_cards(pending_action),
                        dealt_cards.exposed,
                    )
                )

    def _find_next_burned_cards(self, pending_deal: ToDeal) -> Cards:
        return self.burned.pop(0) if pending_deal.burn_count and self.burned else ()

    def _agree_on_runs(self, pending_choice: ToChoose) -> None:
        """Apply the recorded choice of runouts, or agree to as many as the file has."""
        for index in sorted(self.private_commands):
            for command in self.private_commands[index]:
                if isinstance(command, RunIt):
                    self.private_commands[index].remove(command)
                    self.apply_command(command)
                    return
        self.apply_command(RunIt(pending_choice.seats[0], pending_choice.max_runs))

    def _deal_to_player(self, action: NumberedAction) -> None:
        """Deal a player's new cards, after the discards in a draw."""
        seat = self.setup.seat_by_id.get(action.player, NO_INDEX)
        if "_discards" in action.raw:
            self.apply_command(Discard(parse_cards(str(action.raw["_discards"]))), seat)
        elif self.street and isinstance(self.awaiting, ToDraw):
            raise BadNotation(DiscardsUnstorable(Seat(self.awaiting.seat)))
        if self.street:
            self.card_tracker.add_drawn_cards(action, seat)

    def _find_added_chips(self, action: NumberedAction, seat: int) -> int:
        chips = scale_to_chips(action.amount, self.setup.scale)
        if chips and action.verb in self.setup.interpretation.total_verbs:
            return chips - self.hand.bets[seat]
        return chips

    def _apply_bet(self, action: NumberedAction, seat: int) -> None:
        """Apply a bet, call, check or fold, and store the file's name of the action if it
        differs.
        """
        fact = self._decide_wager(action, seat)
        if isinstance(fact, BettingFact) and not self.setup.interpretation.total_verbs:
            self._store_recorded_fields(action, fact)
        self.apply_fact(fact)

    def _decide_wager(self, action: NumberedAction, seat: int) -> AnyFact:
        match action.verb:
            case "fold":
                return decide(self.hand, FOLD, seat)
            case "check":
                return decide(self.hand, CHECK, seat)
            case "call":
                return self._decide_call(action, seat)
            case _:
                return self._decide_raise(action, seat)

    def _store_recorded_fields(self, action: NumberedAction, fact: BettingFact) -> None:
        """Store an action's fields, if riverboat's writer would write them differently."""
        action_name, chips = find_action_name(self.hand, fact)
        default_fields = (action_name, chips, chips == self.hand.stacks[fact.seat])
        is_all_in = action.raw.get("is_allin")
        is_all_in = is_all_in if isinstance(is_all_in, bool) else default_fields[2]
        recorded_fields = (
            action.verb.capitalize(),
            self._find_added_chips(action, fact.seat),
            is_all_in,
        )
        if recorded_fields != default_fields:
            self.wagers[len(self.log)] = {
                "action": recorded_fields[0],
                "amount": action.amount,
                "is_allin": is_all_in,
            }

    def _apply_bring_in(self, action: NumberedAction) -> None:
        seat, pending_action = self.setup.seat_by_id.get(action.player, NO_INDEX), self.awaiting
        if any(isinstance(fact, f.BroughtIn) and fact.has_option for fact in self.log[-3:]):
            return  # the engine has applied a forced bring-in
        is_bring_in_due = (
            isinstance(pending_action, ToAct)
            and pending_action.is_bring_in
            and pending_action.seat == seat
        )
        chips = self._find_added_chips(action, seat)
        if isinstance(pending_action, ToAct) and is_bring_in_due and chips > pending_action.call:
            self.apply_command(RaiseTo(chips), seat)
        else:
            self.apply_command(BringIn(seat), seat)

    def _decide_call(self, action: NumberedAction, seat: int) -> AnyFact:
        fact = decide(self.hand, CALL, seat)
        chips = self._find_added_chips(action, seat)
        call_chips = fact.chips if isinstance(fact, (f.Called, f.BroughtIn)) else 0
        if chips and chips != call_chips:
            format_amount = amount_formatter(self.setup.scale)
            raise BadNotation(CallAmountWrong(format_amount(call_chips), format_amount(chips)))
        return fact

    def _decide_raise(self, action: NumberedAction, seat: int) -> AnyFact:
        chips, pending_action = self._find_added_chips(action, seat), self.awaiting
        if chips <= 0:
            raise BadNotation(RaiseAddsChips())
        if (
            isinstance(pending_action, ToAct)
            and pending_action.is_bring_in
            and chips == pending_action.call
            and seat == pending_action.seat
        ):
            return decide(self.hand, BRING_IN, seat)
        fact, note = decide_legal_wager(self.hand, self.setup, seat, self.hand.bets[seat] + chips)
        if note:
            self.notes.append(note)
        return fact
