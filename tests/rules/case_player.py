"""Player of hand cases: forced facts, the dealer's cards and the named actions.

It uses the engine's three functions (what is due, what a command becomes, what a fact changes) and
knows no rule of poker. ``dealer`` handles the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    CALL,
    FOLD,
    AnyCommand,
    AnyFact,
    BringIn,
    Declare,
    Discard,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    Muck,
    Nothing,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    apply,
    decide,
    due,
    parse_game,
    pots,
    replay,
    start,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.pots.pushed_pots import push_pots
from riverboat.engine.state.correction_facts import CardsExposed, FloorDecided
from riverboat.engine.state.hand_facts import (
    BetsCollected,
    BroughtIn,
    Burned,
    StubReshuffled,
    WentWrong,
)
from tests.rules import case_parser
from tests.rules.case_files import BadCase, HandCase
from tests.rules.case_parser import ALL_SEATS, DEALER, STREET_MARKER, WAIT_STEP, Seating, Step
from tests.rules.dealer import Dealer

CORRECTION_FACTS = (WentWrong, CardsExposed, FloorDecided)
"""Facts that record mistakes or decisions outside of the rules."""


def _describe_deal(hand: HandState, due_now: ToDeal, names: Sequence[str]) -> str:
    """Describe a deal in case words: ``burn 1, 3 to the board`` or ``burn 1, 4 face up``."""
    if due_now.destination == "burn":
        return f"burn {due_now.burn_count}"
    if due_now.destination == "board":
        destination = f"to board {due_now.board + 1}" if due_now.board else "to the board"
    elif len(due_now.seats) < hand.live_mask.bit_count():
        destination = f"to {' '.join(names[seat] for seat in due_now.seats)}"
    else:
        destination = "to the players"
    destination += " face up" * (due_now.destination == "upcards")
    return (
        f"burn {due_now.burn_count}, " * bool(due_now.burn_count) + f"{due_now.count} {destination}"
    )


class PlayedHand:
    """A hand of a case and its log so far."""

    def __init__(self, case: HandCase, game: Game, seating: Seating) -> None:
        self.case, self.seats = case, seating
        posts = None if case.posts is None else case_parser.parse_posts(case.posts, seating)
        rake = case_parser.parse_rake(case.rake)
        start_fact = start(game, seating.stacks, seating.button, posts, case.carried, rake)
        self.log: list[AnyFact] = [start_fact]
        self.hand = HandState(start_fact)
        self.dealer = Dealer(case, game, seating)
        self.dealing: list[str] = []
        self.refusal: IllegalAction | Irregularity | None = None
        self.waits = False
        """True if the dealer waits for the next step before dealing."""
        self.ruling: Any = None
        """The last executed floor ruling, and its remaining orders."""
        self.left: tuple[Any, ...] = ()

    def run(self) -> None:
        """Record forced facts and deal due cards until a player must act."""
        while not self.waits:
            pending = due(self.hand)
            if isinstance(pending, tuple):
                for fact in pending:
                    self._record_fact(fact)
            elif isinstance(pending, ToDeal):
                self.dealing.append(_describe_deal(self.hand, pending, self.seats.names))
                try:
                    fact = decide(self.hand, self.dealer.deal(self.hand, pending))
                except Irregularity as error:
                    if self.case.irregular is None:
                        raise
                    self.refusal = error
                    return
                self._record_fact(fact)
            else:
                return

    def play(self, steps: Sequence[Step], is_refused: bool = False) -> None:
        """Play all steps; with *is_refused*, the last one must be refused."""
        self.run()
        for index, step in enumerate(steps):
            if step.text == WAIT_STEP:
                continue
            self.waits = [step.text for step in steps[index + 1 : index + 2]] == [WAIT_STEP]
            if step.seat == STREET_MARKER:
                self._check_street_marker(step.text)
            elif step.seat == ALL_SEATS:
                self._play_for_all(step)
            elif step.seat == DEALER:
                self._push_pots(step, is_refused and index == len(steps) - 1)
            elif is_refused and index == len(steps) - 1:
                self._play_refused(step)
            else:
                self._play_step(step)

    def _play_step(self, step: Step) -> None:
        try:
            fact = decide(self.hand, self._build_command(step), step.seat)
        except IllegalAction as error:
            raise AssertionError(f"refused: {self.seats.error_text(error)}") from error
        if step.chips:
            assert isinstance(fact, BroughtIn), f"{step.text!r} became {fact}"
            assert fact.chips == step.chips, f"{step.text!r}: they pay {fact.chips}"
        self.dealer.reserve_cards(step.seat, step.drawn_cards)
        self._record_fact(fact)
        self.run()

    def _build_command(self, step: Step) -> AnyCommand:
        """Return the command of a step; a number of discards means the last cards held."""
        assert step.command is not None
        match step.command:
            case Discard(cards) if UNKNOWN in cards:
                return Discard(self.hand.holdings[step.seat][-len(cards) :])
            case command:
                return command

    def _play_for_all(self, step: Step) -> None:
        """Play an action for every player still to act, draw or show."""
        pending_type, street = type(due(self.hand)), self.hand.street
        has_acted = False
        while isinstance(pending := due(self.hand), (ToAct, ToDraw, ToShow)) and (
            type(pending) is pending_type and self.hand.street == street
        ):
            command = step.command
            if isinstance(command, (BringIn, Show, Muck)):
                command = replace(command, seat=pending.seat)
            self._play_step(step._replace(seat=pending.seat, command=command))
            has_acted = True
        assert has_acted, f"{step.text!r}: nobody is to act"

    def _push_pots(self, step: Step, is_refused: bool) -> None:
        """Let the dealer push the pots without known hands."""
        winners = case_parser.parse_pushes(
            step.text, self.seats, pots(self.hand), len(self.hand.boards)
        )
        hand_before = self.hand.copy()
        try:
            fact = push_pots(self.hand, due(self.hand), winners)
        except IllegalAction as error:
            if not is_refused:
                raise AssertionError(f"refused: {self.seats.error_text(error)}") from error
            self.refusal = error
        if self.refusal is not None:
            assert self.hand == hand_before, "a refusal changed the hand"
            return
        assert not is_refused, f"{step.text!r} should be refused, and became {fact}"
        self._record_fact(fact)
        self.run()

    def _play_refused(self, step: Step) -> None:
        hand_before, pending_before = self.hand.copy(), due(self.hand)
        try:
            fact = decide(self.hand, self._build_command(step), step.seat)
        except (IllegalAction, Irregularity) as error:
            self.refusal = error
        else:
            raise AssertionError(f"{step.text!r} should be refused, and became {fact}")
        assert self.hand == hand_before, "a refusal changed the hand"
        assert due(self.hand) == pending_before, "a refusal changed what the table waits for"

    def _check_street_marker(self, street_name: str) -> None:
        hand, streets = self.hand, self.hand.game.variant.streets
        if street_name == "showdown":
            is_showdown = (
                isinstance(due(hand), (ToShow, ToDeclare, Nothing)) and not hand.is_betting_open
            )
            assert is_showdown, "it is not the showdown yet"
            return
        if street_name not in [street.name for street in streets]:
            acting_players = ", ".join(self.seats.names)
            raise BadCase(f"{street_name!r} is neither a street nor an action of {acting_players}")
        is_draw = isinstance(due(hand), ToDraw)
        current_street = (
            streets[hand.street + is_draw].name if is_draw or hand.is_betting_open else "no street"
        )
        has_begun = (
            isinstance(self.log[-1], (BetsCollected, Burned))
            if is_draw
            else self._is_before_action()
        )
        assert current_street == street_name, (
            f"this is not the {street_name} yet, but {current_street}"
        )
        assert has_begun, f"the {street_name} began some actions ago"

    def _is_before_action(self) -> bool:
        """Return True if no player has acted yet."""
        return self.hand.is_betting_open and max(self.hand.bet_faced_by_seat) < 0

    def _record_fact(self, fact: AnyFact) -> None:
        apply(self.hand, fact)
        self.log.append(fact)
        if isinstance(fact, StubReshuffled):
            self.dealer.shuffle(fact)
            burn_text = ", burns and all" if fact.includes_burns else ""
            self.dealing.append(f"shuffle {fact.stub_size}{burn_text}")
        check_chips(self.hand, self.case.carried)

    def play_to_end(self) -> PlayedHand:
        """Return the hand played to its end by players who check, call and show."""
        copied_hand = object.__new__(PlayedHand)
        copied_hand.case, copied_hand.seats, copied_hand.refusal = self.case, self.seats, None
        copied_hand.hand, copied_hand.log = self.hand.copy(), self.log[:]
        copied_hand.dealing, copied_hand.waits = [], False
        copied_hand.dealer = self.dealer.copy()
        while not copied_hand.hand.has_ended:
            copied_hand.run()
            if step := copied_hand._passive_action():
                copied_hand._play_step(step)
        return copied_hand

    def _passive_action(self) -> Step | None:
        """Return the action of a player who checks or calls, stands pat and shows."""
        match due(self.hand):
            case ToAct(seat=seat, chips_missing=short):
                return Step("fold", seat, FOLD) if short else Step("call", seat, CALL)
            case ToDraw(seat=seat, min_cards=minimum):
                discarded_cards = self.hand.holdings[seat][-minimum:] if minimum else ()
                return Step("keep", seat, Discard(discarded_cards))
            case ToDeclare(seats=seats):
                return Step("declare high", seats[0], Declare(seats[0], "high"))
            case ToShow(seat=seat):
                return Step("show", seat, self._build_show(seat))
            case ToChoose(seats=seats):
                return Step("run 1", seats[0], RunIt(seats[0], 1))
            case _:
                return None

    def _build_show(self, seat: int) -> Show:
        """Show a hand; unknown cards are taken from the deck."""
        cards = self.hand.holdings[seat]
        shown_cards = [
            self.dealer.take_unknown_card() if card == UNKNOWN else card for card in cards
        ]
        return Show(seat, tuple(shown_cards))

    def hand_before_awards(self) -> HandState:
        """Return the hand at the end of betting, before any muck, rake or award."""
        for index, fact in enumerate(self.log):
            if type(fact).__name__ in ("HandMucked", "RakeTaken", "PotAwarded", "PassedOut"):
                return replay(self.log[:index])
        return self.hand


def parse_case_game(case: HandCase, house: HouseRules | None = None) -> Game:
    """Return the game of a case, under its own house rules or *house*."""
    game = parse_game(case.game, house or case_parser.parse_house_rules(case.house))
    return replace(game, is_heads_up_event=True) if case.heads_up_event else game


def play_case(
    case: HandCase, house: HouseRules | None = None, *, checked: bool = True
) -> PlayedHand:
    """Play a case, with the checks that every hand must pass.

    Callers that only display cases can skip the checks, which the case tests run anyway.
    """
    seating = case_parser.parse_seating(case.stacks)
    hand = PlayedHand(case, parse_case_game(case, house), seating)
    hand.play(case_parser.parse_steps(case.play, seating), case.refused is not None)
    if checked and hand.case.irregular is None:
        check_log(hand)
    return hand


def check_log(hand: PlayedHand) -> None:
    """Check that the log replays to the same hand, and that the finished hand passes the audit."""
    assert replay(hand.log) == hand.hand, "the log does not fold to the same hand"
    finished_log = hand.play_to_end().log
    findings = audit(finished_log)
    wrong_indexes = [
        index for index, fact in enumerate(finished_log) if isinstance(fact, CORRECTION_FACTS)
    ]
    assert [finding.index for finding in findings] == wrong_indexes, (
        f"the log is irregular: {findings[0]}"
    )


def check_chips(hand: HandState, carried_chips: int) -> None:
    """Check that chips are conserved and no player owes any; *carried_chips* started in the pot."""
    reserve = 0 if hand.has_ended else sum(hand.reserve)
    current_chips = sum(hand.stacks) + hand.pot + hand.carried_chips + hand.taken_by_house + reserve
    assert current_chips == sum(hand.starting_stacks) + carried_chips + sum(hand.added_by_seat), (
        "chips are lost"
    )
    assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0, (
        "chips below zero"
    )
