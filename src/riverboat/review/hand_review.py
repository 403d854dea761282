"""The review of a hand as values: each decision with pot odds, equity, values and loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, to_builtins

from riverboat.equity.ranges import Range
from riverboat.words import ENGLISH, Phrase
from riverboat.words.reviews import ActionTaken, ReviewedAction, ReviewLine


class ActionValue(Struct, frozen=True, kw_only=True):
    """One action of a solved decision. Amounts are in the units of the file."""

    action: ReviewedAction
    to: float
    """The player's total on the street after a bet or raise; 0 without one."""
    frequency: float
    """Frequency of the action with this hand in the solution, from 0 to 1."""
    ev: float
    """Chips that the hand gets from here on; a fold is worth 0."""
    ev_bb: float

    @property
    def phrase(self) -> ActionTaken:
        """The action as a phrase in poker English, for any language."""
        return ActionTaken(self.action, f"{self.to:,.10g}" if self.to else None)


class DecisionReview(Struct, frozen=True, kw_only=True):
    """The review of one decision. Amounts are in the units of the file: chips, or its currency."""

    number: int
    """Number of the decision among all of the hand, counted from 0."""
    street: str
    board: str
    """The board at the decision."""
    line: ReviewLine
    """Earlier betting on the street of the decision: ``facing a bet``."""
    pot: float
    """The pot that the player can win, bets of the street included."""
    to_call: float
    pot_odds: float
    """The equity that a call needs: the call divided by the pot after it; 0 if a check is free."""
    equity: float | None
    """Share of the pot against the assumed ranges, from 0 to 1; ``None`` if it is unknown."""
    action: ReviewedAction
    to: float
    """The player's total on the street after the action."""
    solved: bool
    reason: Phrase | None = None
    """The reason why the decision is not solved; ``None`` if it is solved."""
    why: Phrase | None = None
    """The main numbers behind the verdict, as a sentence."""
    actions: tuple[ActionValue, ...] = ()
    """All actions of the tree, if the decision is solved."""
    taken: ActionValue | None = None
    """The action that was taken, if the decision is solved."""
    best: ActionValue | None = None
    """The action with the highest value."""
    loss: float | None = None
    """Value of the best action less that of the action taken."""
    loss_bb: float | None = None
    cost_bb: float | None = None
    """Value of the solution's mix less that of the action taken: 0 on average for a player who
    follows the solution."""
    within_accuracy: bool | None = None
    """True if the loss is not larger than the exploitability of the solution; for an action that
    the solution takes a fifth of the time or more, not larger than 2 % of the pot."""
    exploitability: float | None = None
    """Exploitability of the solution, in percent of the pot of its street."""
    in_chart: bool | None = None
    """True if the charts take the action before the flop; ``None`` after it, or without a chart."""
    chart: Mapping[str, float] = {}
    """Frequencies with which the chart folds, calls (or checks) and raises the hand."""

    @property
    def phrase(self) -> ActionTaken:
        """The action as a phrase."""
        amount = f"{self.to:,.10g}" if self.action in ("bet", "raise") else None
        return ActionTaken(self.action, amount)


class HandReview(Struct, frozen=True, kw_only=True):
    """The review of one hand, as ``riverboat.review(hand, player="Ann")`` returns it."""

    number: str
    """The site's hand number, or its name in the file."""
    player: str
    position: str
    cards: str
    """The player's hole cards, as far as they are known."""
    game: str
    board: str
    big_blind: float
    net_bb: float
    """Result of the player in big blinds."""
    all_in_bb: float | None = None
    """That result with an all-in counted by its equity, whatever cards came; ``None`` without an
    all-in of known hands before the river."""
    decisions: tuple[DecisionReview, ...]
    ranges: Mapping[str, Range]
    """Ranges with which the players reach the flop, by name: change some, and review again."""
    notes: tuple[Phrase, ...] = ()
    """Assumptions, and parts that the review leaves out."""

    @property
    def loss(self) -> float:
        """Sum of all losses, in the units of the file."""
        return sum(decision.loss or 0.0 for decision in self.decisions)

    @property
    def loss_bb(self) -> float:
        """Sum of all losses in big blinds."""
        return sum(decision.loss_bb or 0.0 for decision in self.decisions)

    @property
    def worst(self) -> DecisionReview | None:
        """The decision with the largest loss; ``None`` if no decision is solved."""
        solved_decisions = [decision for decision in self.decisions if decision.loss is not None]
        return max(solved_decisions, key=lambda decision: decision.loss or 0.0, default=None)

    def to_dict(self) -> dict[str, Any]:
        """Return the review as plain values for JSON; phrases become English text."""
        review_dict = {
            name: getattr(self, name)
            for name in self.__struct_fields__
            if name not in ("decisions", "ranges", "notes")
        }
        review_dict |= {"loss": self.loss, "loss_bb": self.loss_bb}
        review_dict["decisions"] = [decision_dict(decision) for decision in self.decisions]
        review_dict["ranges"] = {name: str(range_) for name, range_ in self.ranges.items()}
        review_dict["notes"] = [ENGLISH.say(note) for note in self.notes]
        return review_dict

    def __repr__(self) -> str:
        number_text = f" {self.number}" if self.number else ""
        solved_count = sum(decision.solved for decision in self.decisions)
        return (
            f"<HandReview{number_text}: {self.player} with {self.cards or 'unknown cards'}, "
            f"{len(self.decisions)} decisions, {solved_count} solved, loss {self.loss_bb:.2f} bb>"
        )


def decision_dict(decision: DecisionReview) -> dict[str, Any]:
    """Return a decision as plain values for JSON; phrases become English text."""
    decision_values = {
        name: getattr(decision, name)
        for name in decision.__struct_fields__
        if name not in ("reason", "why", "actions", "taken", "best", "chart")
    }
    for name in ("reason", "why"):
        phrase = getattr(decision, name)
        decision_values[name] = None if phrase is None else ENGLISH.say(phrase)
    for name in ("actions", "taken", "best", "chart"):
        decision_values[name] = to_builtins(getattr(decision, name))
    return decision_values
