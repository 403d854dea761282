"""A dealer for simulated sessions, which records the table's log, draws for the button and deals.

The dealer makes no decisions for players. A session loop reads its pending decision, gets a command
for it, and passes that to ``execute``.

>>> from random import Random
>>> from riverboat.table.state.table_commands import Begin, Sit
>>> from riverboat.table.rules.table_rules import TableRules
>>> dealer = SimulatedDealer(TableRules.preset("online", "no-limit hold'em 1/2"), Random(7))
>>> for chair, name in enumerate(("Ann", "Bob", "Cat"), 1):
...     dealer.execute(Sit(name, chair, 200))
>>> dealer.can_begin_hand
True
>>> dealer.execute(Begin())
>>> print(dealer.pending)
fold, call 2, raise to 4-200
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import AnyFact, Deal, HandStarted, HandState, ToDeal
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.sim.hands.shuffling import ShuffledStub, list_unshuffled_deck
from riverboat.table.money.chip_race import race_cards_due
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.facts import TableFact, TableOpened
from riverboat.table.state.table_commands import AnyTableCommand, Begin, ColourUp, DrawForButton
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToDrawForButton, ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance, decide


class SimulatedDealer:
    """A table and its dealer. *rng* is the only source of randomness."""

    __slots__ = (
        "_hand_start_index",
        "_last_seen_hand",
        "_rng",
        "_stub",
        "hand",
        "log",
        "pending",
        "table",
    )

    hand: HandState | None
    """The current or the last hand."""
    log: list[AnyLoggedFact]
    """The log so far; callers that store it may clear it between hands."""
    pending: AnyPending
    """The table's pending decision: never one of the dealer."""
    _last_seen_hand: HandState | None

    def __init__(self, rules: TableRules, rng: Random) -> None:
        table_opened = TableOpened(rules)
        self.table = Table(table_opened)
        self.log = [table_opened]
        self._rng = rng
        self.hand = self._last_seen_hand = None
        self._hand_start_index = 0
        self._stub = ShuffledStub([], rng)
        self.pending = self._deal_until_decision()

    def execute(self, command: AnyTableCommand | Deal) -> None:
        """Execute a command or raise ``IllegalAction``; then deal until a player must act."""
        if type(command) is Begin:
            self._draw_for_button()
        self._record(decide(self.table, command))
        self.pending = self._deal_until_decision()

    def colour_up(self) -> None:
        """Take the smallest chips off the table; each odd chip is raced for with a card
        (BYND-75).
        """
        odd_count = sum([count for _, count in race_cards_due(self.table)])
        self.execute(ColourUp(tuple(self._rng.sample(range(52), min(odd_count, 52)))))

    @property
    def can_begin_hand(self) -> bool:
        """True if the next hand may begin."""
        return type(self.pending) is ToBegin or type(self.pending) is ToDrawForButton

    def hand_log(self) -> list[AnyFact]:
        """Return the facts of the current or the last hand."""
        return [
            fact for fact in self.log[self._hand_start_index :] if not isinstance(fact, TableFact)
        ]

    def view(self, seat: int) -> HandState:
        """Return a seat's view of the hand."""
        return redacted_hand(self.hand_log(), seat)

    def _record(self, facts: Sequence[AnyLoggedFact]) -> None:
        table = self.table
        for fact in facts:
            apply(table, fact)
        self.log += facts

    def _draw_for_button(self) -> None:
        """Draw for the first button, again after a tie (SEAT-01, SEAT-02)."""
        while type(self.pending) is ToDrawForButton:
            cards = self._rng.sample(range(52), len(self.pending.chairs))
            self._record(decide(self.table, DrawForButton(tuple(cards))))
            self.pending = self._deal_until_decision()

    def _deal_until_decision(self) -> AnyPending:
        """Apply forced facts and deal cards until a player or the host must act."""
        table, log = self.table, self.log
        while True:
            log_length = len(log)
            pending = advance(table, log)
            if table.hand is not self._last_seen_hand:
                self._track_new_hand(log_length)
            if type(pending) is not ToPlay:
                return pending
            if self._can_reshuffle():
                self._return_cards_to_stub(log_length)
            if type(pending.hand) is not ToDeal:
                return pending
            burned_cards = self._stub.deal(pending.hand.burn_count)
            self._record(decide(table, Deal(self._stub.deal(pending.hand.count), burned_cards)))

    def _track_new_hand(self, log_start: int) -> None:
        """Shuffle a deck for a new hand, and discard a hand that is over."""
        hand = self._last_seen_hand = self.table.hand
        if hand is None:
            return
        self.hand = hand
        self._hand_start_index = next(
            fact_index
            for fact_index in range(log_start, len(self.log))
            if type(self.log[fact_index]) is HandStarted
        )
        self._stub = ShuffledStub(list_unshuffled_deck(hand.game), self._rng, True)

    def _can_reshuffle(self) -> bool:
        """Return True if cards may return to the stub: in stud and in draw games (BYND-65)."""
        hand = self._last_seen_hand
        return hand is not None and (hand.compiled.has_draws or hand.compiled.has_upcards)

    def _return_cards_to_stub(self, log_start: int) -> None:
        for fact in self.log[log_start:]:
            if type(fact) is StubReshuffled:
                self._stub.return_cards(fact.cards)

    do = DeprecatedAttribute("execute")
    may_begin = DeprecatedAttribute("can_begin_hand")
    now = DeprecatedAttribute("pending")
