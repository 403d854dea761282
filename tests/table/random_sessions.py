"""Random sessions: players sit, leave, bust, return, buy, move, straddle and kill, hand after hand.

A command may be refused, but must never fail in another way. Chips are counted after every fact,
and ``SessionChecker`` checks each hand.
"""

from __future__ import annotations

from random import Random
from typing import Any, assert_never

from riverboat.engine import (
    AnyCommand,
    Awaiting,
    Deal,
    Declare,
    Game,
    HandStarted,
    HandState,
    IllegalAction,
    Muck,
    Nothing,
    Rotation,
    RunIt,
    Show,
    ToAct,
    ToDeal,
)
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import (
    AnyPending,
    Idle,
    ToAnswerMarker,
    ToBegin,
    ToDrawForButton,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import decide, forced_facts, pending_decision
from tests.engine.random_hands import random_command
from tests.table.random_commands import (
    random_chop,
    random_command_between_hands,
    random_command_in_hand,
    random_sit,
)
from tests.table.session_checks import SessionChecker
from tests.table.table_helpers import (
    Log,
    check_replay,
    chips_brought_by,
    chips_taken,
    open_table,
    random_action,
)

MAX_IDLE_STEPS = 10_000
"""A table is stuck after this many steps without a fact."""


def play_session(
    seed: int, game: str | Game | Rotation, hands: int, preset: str = "online", **options: Any
) -> tuple[Table, Log, SessionChecker]:
    """Play this many hands at a table with players who come and go."""
    random_session = RandomSession(seed, game, preset, **options)
    random_session.play(hands)
    check_replay(random_session.table, random_session.log)
    return random_session.table, random_session.log, random_session.checker


class RandomSession:
    """A table, its log, and random commands from its players and host."""

    def __init__(
        self, seed: int, game: str | Game | Rotation, preset: str = "online", **options: Any
    ) -> None:
        self.rng = Random(seed)
        self.table, self.log = open_table(game, preset, **options)
        self.checker = SessionChecker()
        self.time_ms = 1
        self.chips_brought = self.refused_count = 0
        self.stub: list[int] = []

    def play(self, hands: int) -> None:
        """Play this many hands, the last one to its end."""
        table, last_hand_number = self.table, self.table.hand_count + hands
        idle_steps, log_length = 0, len(self.log)
        while table.hand_count < last_hand_number or table.is_hand_running:
            self.step()
            idle_steps = idle_steps + 1 if len(self.log) == log_length else 0
            log_length = len(self.log)
            assert idle_steps < MAX_IDLE_STEPS, (
                f"nothing happens any more: {pending_decision(table)}"
            )

    def step(self) -> None:
        """Run a random command, or handle the pending step."""
        rng, table = self.rng, self.table
        self.time_ms += rng.randrange(9_000)
        if table.is_hand_running:
            if table.rules.clock.think and rng.random() < 0.3:
                self.attempt(c.PassTime(self.time_ms))
                if rng.random() < 0.1:  # the player keeps thinking
                    self.time_ms += 30_000
                    self.attempt(c.PassTime(self.time_ms))
                    self.time_ms += rng.randrange(5_000)  # part of the time bank is used
            if table.chop_offer_chair and rng.random() < 0.5:
                self.attempt(random_chop(table, rng))
            if rng.random() < 0.06:
                self.attempt(random_command_in_hand(table, rng, self.time_ms))
        elif rng.random() < 0.5:
            self.attempt(random_command_between_hands(table, rng, self.time_ms))
        self.handle_pending(pending_decision(table))

    def attempt(self, *commands: c.AnyTableCommand) -> None:
        """Run commands that may be refused by a rule; a refusal must change nothing."""
        for command in commands:
            log_length = len(self.log)
            try:
                self.execute(command)
            except IllegalAction as refusal:
                self.refused_count += 1
                build_illegal_action = refusal
            else:
                continue
            assert build_illegal_action.rule, build_illegal_action
            assert len(self.log) == log_length

    def execute(self, command: c.AnyTableCommand | Deal) -> None:
        """Run a legal command and the facts that follow from it."""
        table, facts = self.table, decide(self.table, command)
        while facts:
            for fact in facts:
                self.apply_fact(fact)
            facts = forced_facts(table)

    def apply_fact(self, fact: AnyLoggedFact) -> None:
        """Apply a fact, with checks before and after it."""
        table = self.table
        self.checker.check_before(table, fact)
        apply(table, fact)
        self.log.append(fact)
        self.chips_brought += chips_brought_by(fact)
        assert table.chips + chips_taken(table) == self.chips_brought, (
            f"chips were lost or made: {fact}"
        )
        self.checker.check_after(table, fact)
        if isinstance(fact, HandStarted):
            self._shuffle()
        elif isinstance(fact, StubReshuffled):
            self.stub += fact.cards
            self.rng.shuffle(self.stub)

    def _shuffle(self) -> None:
        assert self.table.hand is not None
        self.stub = sorted(self.table.hand.compiled.deck)
        self.rng.shuffle(self.stub)

    # Pending steps ------------------------------------------------------------------------------

    def handle_pending(self, pending: AnyPending) -> None:
        """Handle the pending step of the table."""
        rng = self.rng
        match pending:
            case ToPlay():
                self._play_turn(pending)
            case ToBegin():
                bomb_pot_ante = rng.random() < 0.02 and self.table.current_game.variant.board_cards
                self.attempt(c.Begin(5 if bomb_pot_ante else 0, self.time_ms))
            case ToStraddle(offers=offers):
                offer = rng.choice(offers)
                if rng.random() < 0.4:
                    total = rng.choice(
                        (0, offer.min_bet, offer.max_bet, rng.randint(offer.min_bet, offer.max_bet))
                    )
                    self.attempt(c.Straddle(offer.chair, total))
                else:
                    self.execute(c.DeclineStraddle(offer.chair))
            case ToAnswerMarker(chairs=chairs):
                self.execute(c.AnswerMarker(rng.choice(chairs), rng.random() < 0.8))
            case ToDrawForButton(chairs=chairs):
                self.execute(c.DrawForButton(tuple(rng.sample(range(52), len(chairs)))))
            case Idle():
                self._fill_table()
            case _:
                assert_never(pending)

    def _fill_table(self) -> None:
        """Get enough players: seated players buy chips and come back, and others sit down."""
        table, rng, time_ms = self.table, self.rng, self.time_ms
        for chair, table_player in list(table.chairs.items()):
            self.attempt(c.Buy(chair, max(1, table.rules.buy_in.least), time_ms), c.ComeBack(chair))
            if table_player.requested_chips:
                self.attempt(c.Approve(chair))
        if len(table.chairs) < table.rules.chairs:
            self.attempt(random_sit(table, rng, time_ms))
        else:
            self.attempt(c.Leave(rng.choice(table.occupied_chairs), at=time_ms))

    def _play_turn(self, pending: ToPlay) -> None:
        """Deal, or act for a player."""
        hand = self.table.hand
        assert hand is not None
        if isinstance(pending.hand, ToDeal):
            burned_and_dealt = [
                self.stub.pop() for _ in range(pending.hand.burn_count + pending.hand.count)
            ]
            self.execute(
                Deal(
                    tuple(burned_and_dealt[pending.hand.burn_count :]),
                    tuple(burned_and_dealt[: pending.hand.burn_count]),
                )
            )
        else:
            command = self._random_action(hand, pending.hand)
            chair = pending.chairs[0]
            if isinstance(command, Declare | Muck | RunIt | Show):  # several may be asked at once
                chair = self.table.hand_chairs[command.seat]
            self.execute(c.Act(chair, command, self.time_ms))

    def _random_action(self, hand: HandState, pending: Awaiting) -> AnyCommand:
        """Return a legal action, mostly a cheap one, so that players last for several hands."""
        rng = self.rng
        assert not isinstance(pending, Nothing)
        if isinstance(pending, ToAct) and (pending.chips_missing or rng.random() < 0.75):
            return (
                timeout_command(hand, pending, pending.seat)
                if pending.chips_missing
                else random_action(pending, rng)
            )
        return random_command(rng, hand, pending)


def facts_of_kind(log: list[AnyLoggedFact], *kinds: type) -> list[AnyLoggedFact]:
    """Return the facts of these types."""
    return [fact for fact in log if isinstance(fact, kinds)]
