"""Rows of the table of actions: one for each forced bet and each decision of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.state import hand_facts as f

Row = tuple[Any, ...]

_POST_NAME_BY_KIND: Final = {"dead": "post", "sleeper": "straddle", "kill": "blind"}
"""Names, in the table of actions, of forced bets whose kind has a more common name."""
_DEAD_POST_KINDS: Final = ("ante", "dead")
"""Kinds of forced bets that go into the pot and do not count as the player's bet."""


class ActionRows:
    """The action rows of one hand, with the pot and the stacks before each action."""

    def __init__(
        self,
        log: Sequence[AnyFact],
        hand: HandState,
        names: Sequence[str],
        positions: Sequence[str],
        scale: int,
    ) -> None:
        opening_fact = log[0]
        assert isinstance(opening_fact, HandStarted), "a log begins with it"
        self.streets = [street.name for street in hand.game.variant.streets]
        self.names, self.positions = names, positions
        self.amount_per_chip = 1 / scale
        self.big_blind_chips = hand.game.stakes.big_blind or 1
        self.stacks = list(opening_fact.stacks)
        self.bets = [0] * len(self.stacks)
        self.pot = opening_fact.carried_chips
        self.street = 0
        self.rows: list[Row] = []
        for fact in log[1:]:
            self._add_fact(fact)

    def _add_fact(self, fact: AnyFact) -> None:
        match fact:
            case f.Folded(seat=seat):
                self._add_row(seat, "fold", 0)
            case f.Checked(seat=seat):
                self._add_row(seat, "check", 0)
            case f.Called(seat=seat, chips=chips):
                self._add_row(seat, "call", chips)
            case f.Raised(seat=seat, to=to):
                is_bet = not max(self.bets)
                self._add_row(seat, "bet" if is_bet else "raise", to - self.bets[seat])
            case f.Posted(seat=seat, kind=kind, chips=chips):
                self._add_row(
                    seat,
                    _POST_NAME_BY_KIND.get(kind, kind),
                    chips,
                    is_dead=kind in _DEAD_POST_KINDS,
                )
            case f.BroughtIn(seat=seat, chips=chips):
                self._add_row(seat, "bring-in", chips)
            case f.BettingOpened(street=street):
                self.street = street
            case f.BetsCollected():
                self.bets = [0] * len(self.bets)
            case f.UncalledBetReturned(seat=seat, chips=chips):
                self.stacks[seat] += chips
                self.pot -= chips
            case f.ChipsAdded(seat=seat, chips=chips):
                self.stacks[seat] += chips
            case _:
                pass

    def _add_row(self, seat: int, action_name: str, chips: int, *, is_dead: bool = False) -> None:
        amount_per_chip, current_bet = self.amount_per_chip, max(self.bets)
        to_call = max(0, current_bet - self.bets[seat])
        bet_total = self.bets[seat] + (0 if is_dead else chips)
        size_in_pots = None
        if action_name in ("bet", "raise"):
            size_in_pots = (bet_total - current_bet) / ((self.pot + to_call) or 1)
        self.rows.append(
            (
                *(len(self.rows), self.streets[self.street], self.names[seat]),
                *(
                    self.positions[seat] or None,
                    action_name,
                    chips * amount_per_chip,
                    chips / self.big_blind_chips,
                ),
                *(
                    bet_total * amount_per_chip,
                    to_call * amount_per_chip,
                    self.pot * amount_per_chip,
                    size_in_pots,
                    self.stacks[seat] * amount_per_chip,
                ),
                chips >= self.stacks[seat] and chips > 0,
            )
        )
        self.stacks[seat] -= chips
        self.bets[seat] = bet_total
        self.pot += chips
