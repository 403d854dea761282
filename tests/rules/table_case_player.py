"""Player of table cases: players join and leave, and hands are played.

It uses the table's own functions (what is forced, what is awaited, what a command becomes) and
knows no rule of poker. Chips are conserved after each fact, and the log replays to the table at the
end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    Declare,
    Discard,
    IllegalAction,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    due,
)
from riverboat.engine import Deal as DealCards
from riverboat.engine import apply as apply_to_hand
from riverboat.engine import decide as decide_in_hand
from riverboat.engine.state.hand_facts import HandStarted
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToPlay, ToStraddle
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide, forced_facts, pending_decision
from tests.rules import case_parser, table_case_parser
from tests.rules.case_files import BadCase, HandCase, TableCase, TableHand
from tests.rules.case_parser import ALL_SEATS, STREET_MARKER, Seating
from tests.rules.dealer import Dealer
from tests.table.table_helpers import chips_taken

Command = c.AnyTableCommand | DealCards


class PlayedTable:
    """A table of a case and its log so far."""

    def __init__(self, case: TableCase, rules: TableRules) -> None:
        self.case = case
        table_opened = f.TableOpened(rules)
        self.table = Table(table_opened)
        self.log: list[AnyLoggedFact] = [table_opened]
        self.at = 0
        self.chips_brought = 0
        self.refusal = ""
        """The message of the refusal."""
        self.dealer: Dealer | None = None
        self.forced_winner = ""
        """The player who must win the hand; the others fold in turn."""
        self.hand_began: f.HandBegan | None = None
        self.started: HandStarted | None = None
        self.straddle_facts: list[f.Straddled] = []
        self._seat_all()

    def _seat_all(self) -> None:
        """Seat all players as ready; if there was an earlier hand, all of them played it."""
        players = table_case_parser.parse_chairs(self.case.sits)
        for chair, player, chips in players:
            self._record_fact(f.SatDown(chair, player))
            self._record_fact(f.ChipsBought(chair, player, chips, "buy-in"))
            self._record_fact(f.CameBack(chair))
        if self.case.last:
            positions = table_case_parser.parse_previous_positions(self.case.last)
            chairs = tuple(sorted(player.chair for player in players))
            self._record_fact(
                f.HandBegan(1, 0, chairs, positions.button, positions.small, positions.big, ())
            )
            self._record_fact(f.HandCalledOff(1, "what came before the case"))

    # Commands between hands ---------------------------------------------------------------------

    def _record_fact(self, fact: AnyLoggedFact) -> None:
        apply(self.table, fact)
        self.log.append(fact)
        self.chips_brought += _chips_brought(fact)
        match fact:
            case f.HandBegan():
                self.hand_began = fact
            case f.Straddled():
                self.straddle_facts.append(fact)
            case HandStarted():
                self.started = fact
        assert self.table.chips + chips_taken(self.table) == self.chips_brought, (
            f"chips are lost by {fact}"
        )

    def execute(self, command: Command) -> None:
        """Execute a command and everything that follows."""
        try:
            facts = decide(self.table, command)
        except IllegalAction as error:
            raise AssertionError(f"refused: {error}") from error
        for fact in facts:
            self._record_fact(fact)
        self._apply_forced_facts()

    def _apply_forced_facts(self) -> None:
        while facts := forced_facts(self.table):
            for fact in facts:
                self._record_fact(fact)

    def _check_refused(self, command: Command) -> None:
        """Check that the command is refused."""
        try:
            facts = decide(self.table, command)
        except IllegalAction as error:
            self.refusal = str(error)
        else:
            raise AssertionError(f"{command} should be refused, and became {facts}")

    def run_commands(self, phrases: Sequence[str], is_refused: bool = False) -> None:
        """Execute commands in words; with *is_refused*, the last one must be refused."""
        for index, phrase in enumerate(phrases):
            self._run_command(phrase, is_refused and index == len(phrases) - 1)

    def _run_command(self, phrase: str, is_refused: bool) -> None:
        command = self._parse_command(phrase)
        if command is None:
            raise BadCase(f"{phrase!r} is nothing that anybody can ask for here")
        if is_refused:
            self._check_refused(command)
        else:
            self.execute(command)

    def _parse_command(self, phrase: str) -> c.AnyTableCommand | None:
        if time_match := re.fullmatch(
            r"(?:the table resumes )?at (\d+) s(?: after \d+ s)?", phrase
        ):
            self.at = 1000 * int(time_match[1])
        return table_case_parser.parse_command(phrase, self.table, self.at)

    # A hand -------------------------------------------------------------------------------------

    def begin_hand(self, hand: TableHand, is_refused: bool = False) -> None:
        """Begin the hand with its straddles; other players decline to straddle."""
        self._clear_hand()
        preparation = table_case_parser.parse_before_hand(hand)
        self.run_commands(preparation.commands)
        begin_command = c.Begin(preparation.bomb_ante, self.at)
        if is_refused and not preparation.straddles:
            self._check_refused(begin_command)
            return
        self.execute(begin_command)
        self.run_commands(preparation.straddles, is_refused)
        if is_refused:
            return
        while isinstance(pending := self.pending(), ToStraddle):
            self.execute(c.DeclineStraddle(pending.offers[0].chair))
        assert self.started is not None, f"no hand was started; waiting for: {pending}"
        self._replace_dealer(hand)

    def _clear_hand(self) -> None:
        """Clear the previous hand."""
        self.hand_began = self.started = None
        self.straddle_facts = []
        self.forced_winner = ""

    def _replace_dealer(self, hand: TableHand) -> None:
        if self.table.hand is not None:
            cards = ", ".join(hand.cards)
            case = HandCase(rule="", name="", game="", cards=cards, board=hand.board)
            self.dealer = Dealer(case, self.table.hand.game, self.seats)

    @property
    def seats(self) -> Seating:
        """The players of the hand in engine order."""
        table = self.table
        names = tuple([table.chairs[chair].player for chair in table.hand_chairs])
        return Seating(names, tuple([table.chairs[chair].chips for chair in table.hand_chairs]), 0)

    def play(self, phrases: Sequence[str], is_refused: bool = False) -> None:
        """Play actions of the hand; with *is_refused*, the last one must be refused."""
        self.deal_due_cards()
        for index, phrase in enumerate(phrases):
            self._play_phrase(phrase, is_refused and index == len(phrases) - 1)
            self.deal_due_cards()

    def _play_phrase(self, phrase: str, is_refused: bool) -> None:
        if win_match := re.fullmatch(r"(\w+) wins", phrase):
            self.forced_winner = self._player_name(win_match[1])
            return
        if command := self._parse_command(phrase):
            self._check_refused(command) if is_refused else self.execute(command)
            return
        player, _, action_text = phrase.partition(" ")
        if player != "all":
            phrase = f"{self._player_name(player)} {action_text}" if action_text else player
        [step] = case_parser.parse_steps(phrase, self.seats)
        if step.seat == STREET_MARKER:
            self._check_street(step.text)
        elif step.seat == ALL_SEATS:
            self._play_for_all(step.command)
        else:
            assert step.command is not None
            act_command = c.Act(self.table.hand_chairs[step.seat], step.command, self.at)
            self._check_refused(act_command) if is_refused else self.execute(act_command)

    def _player_name(self, player: str) -> str:
        if player.isdigit() and int(player) in self.table.chairs:
            return self.table.chairs[int(player)].player
        return player

    def _check_street(self, street_name: str) -> None:
        hand = self.table.hand
        if hand is None:
            raise BadCase(f"{street_name!r}: no hand in progress")
        streets = [street.name for street in hand.game.variant.streets]
        if street_name not in streets:
            raise BadCase(f"{street_name!r} is neither a street nor anything that a player can do")
        assert streets[hand.street] == street_name, (
            f"this is the {streets[hand.street]}, not the {street_name}"
        )
        assert max(hand.bet_faced_by_seat) < 0, f"the {street_name} began some actions ago"

    def _play_for_all(self, command: AnyCommand | None) -> None:
        hand, has_acted = self.table.hand, False
        street = hand.street if hand else -1
        while isinstance(pending := self.pending(), ToPlay) and isinstance(pending.hand, ToAct):
            assert self.table.hand is not None
            if self.table.hand.street != street:
                break
            assert command is not None
            self.execute(c.Act(pending.chairs[0], command))
            has_acted = True
        assert has_acted, "nobody is to act"

    # Playing to the end -------------------------------------------------------------------------

    def pending(self) -> AnyPending:
        """Return the pending decision of the table."""
        return pending_decision(self.table)

    def deal_due_cards(self) -> None:
        """Deal the cards that are due."""
        while isinstance(pending := self.pending(), ToPlay) and isinstance(pending.hand, ToDeal):
            assert self.dealer is not None
            assert self.table.hand is not None
            self.execute(self.dealer.deal(self.table.hand, pending.hand))

    def play_to_end(self) -> None:
        """Play the hand to its end with checks, calls and awards."""
        self.deal_due_cards()
        while isinstance(pending := self.pending(), ToPlay):
            self.execute(c.Act(pending.chairs[0], self._passive_action(pending)))
            self.deal_due_cards()
        assert self.table.hand is None, f"the hand is not over: {self.pending()}"

    def _passive_action(self, pending: ToPlay) -> AnyCommand:
        """Return the action of a player who checks or calls, stands pat and shows."""
        hand = self.table.hand
        assert hand is not None
        match pending.hand:
            case ToAct() as turn_choices:
                must_lose = self.forced_winner not in (
                    "",
                    self.table.chairs[pending.chairs[0]].player,
                )
                should_fold = turn_choices.chips_missing or (must_lose and turn_choices.can_fold)
                return FOLD if should_fold else CALL if turn_choices.call else CHECK
            case ToDraw(seat=seat, min_cards=minimum):
                return Discard(hand.holdings[seat][-minimum:] if minimum else ())
            case ToShow(seat=seat):
                return Show(seat, hand.holdings[seat])
            case ToChoose(seats=seats):
                return RunIt(seats[0], 1)
            case ToDeclare(seats=seats):
                return Declare(seats[0], "high")
            case other:
                raise AssertionError(f"nobody knows what to do about {other}")

    def acting_chairs(self, street: int) -> list[int]:
        """Return the chairs that act on a street, in order, if all check and call."""
        assert self.table.hand is not None
        assert self.dealer is not None
        hand, dealer = self.table.hand.copy(), self.dealer.copy()
        acting_seats: list[int] = []
        while not hand.has_ended and hand.street <= street:
            match due(hand):
                case tuple() as facts:
                    for fact in facts:
                        apply_to_hand(hand, fact)
                case ToDeal() as to_deal:
                    apply_to_hand(hand, decide_in_hand(hand, dealer.deal(hand, to_deal)))
                case ToAct(seat=seat):
                    if hand.street == street:
                        acting_seats.append(seat)
                    apply_to_hand(hand, decide_in_hand(hand, CALL, seat))
                case _:
                    break
        return [self.table.hand_chairs[seat] for seat in acting_seats]


def _chips_brought(fact: AnyLoggedFact) -> int:
    """Return the chips that a fact brings to the table or takes off it."""
    match fact:
        case f.ChipsBought(chips=chips) | f.ChipsReturned(chips=chips):
            return chips
        case f.MarkerTaken(chips=chips, lender=0):
            return chips
        case f.ColouredUp(gained_chips=chips):
            return chips
        case f.Left(chips=chips) | f.KittySpent(chips=chips):
            return -chips
        case _:
            return 0
