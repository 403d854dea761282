"""A node of a solved spot: strategies, values, equities and regrets by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from riverboat.cards import Cards
from riverboat.equity.ranges import Range
from riverboat.solve.postflop.hand_tables import ByPlayer, HandTable, Table
from riverboat.solve.postflop.locks import LockedHabit, lock_by_habit, lock_by_shares
from riverboat.solve.postflop.node_numbers import NodeNumbers
from riverboat.solve.postflop.node_paths import TreePlace, follow_path
from riverboat.solve.postflop.solved_state import SolvedState
from riverboat.solve.postflop.spot_config import PLAYERS, PlayerName, SpotConfig
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.solve.postflop.strategy_frames import StrategyFrame, build_node_columns
from riverboat.words.refusals import spots as w

NodeKind: TypeAlias = Literal["decision", "card", "fold", "showdown"]
NODE_KINDS: Final[tuple[NodeKind, ...]] = ("decision", "card", "fold", "showdown")


class HandNumbers(NamedTuple):
    """The equity, strategy and values of one combination at a decision."""

    equity: float
    """The share of the pot if no more chips went in, from 0 to 1."""
    strategy: dict[str, float]
    ev: dict[str, float]
    """Chips that the hand wins from this node on by each action.

    NaN if the opponent can have no hand.
    """


class SpotNode:
    """A node of a solved spot, with the numbers of every hand: a decision, a card, or an end.

    Values are chips that a player wins from this node on: chips put in earlier are part of the pot,
    and a fold is worth 0.
    """

    def __init__(
        self,
        state: SolvedState,
        place: TreePlace | None = None,
        *,
        uses_best_response: bool = False,
    ) -> None:
        self._place = place or TreePlace()
        self._uses_best_response = uses_best_response
        self._node_numbers = NodeNumbers(state, self._place, uses_best_response=uses_best_response)
        self._node = self._node_numbers.node

    @property
    def path(self) -> tuple[str, ...]:
        """The actions and cards from the root to this node."""
        return self._place.path

    @property
    def kind(self) -> NodeKind:
        """``decision``, ``card``, ``fold`` or ``showdown``."""
        return NODE_KINDS[self._node.kind]

    @property
    def player(self) -> PlayerName | None:
        """The player to act: ``oop`` or ``ip``; None if no player is to act."""
        return PLAYERS[self._node.betting_state.player] if self.kind == "decision" else None

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of a decision, such as ``check`` and ``bet 90``."""
        return tuple(action.name for action in self._node.actions)

    @property
    def board(self) -> Cards:
        """The cards on the board."""
        return self._node_numbers.board

    @property
    def spot(self) -> SpotConfig:
        """The spot that was solved."""
        return self._node_numbers.state.config

    @property
    def pot(self) -> float:
        """Chips in the pot, uncalled chips included."""
        return self._node_numbers.state.config.pot + sum(self._node.betting_state.put_in)

    @property
    def stacks(self) -> tuple[float, float]:
        """Chips that each player has left to bet."""
        stack = self._node_numbers.state.config.stack
        first_chips, second_chips = self._node.betting_state.put_in
        return stack - first_chips, stack - second_chips

    def __getitem__(self, path: str | tuple[str, ...]) -> SpotNode:
        """Return the node after actions and cards: ``node["check", "bet 90", "call", "7c"]``.

        :class:`BadSpot` lists the possible actions.
        """
        steps = (path,) if isinstance(path, str) else path
        state = self._node_numbers.state
        place = follow_path(state.config, self._place, steps)
        return SpotNode(state, place, uses_best_response=self._uses_best_response)

    def __repr__(self) -> str:
        status_text = f"{self.player} to act" if self.player else self.kind
        return f"<SpotNode {self._path_text}: {status_text}, pot {self.pot:g}>"

    @property
    def starts_street(self) -> bool:
        """True at the first decision of a street."""
        betting_state = self._node.betting_state
        return self.kind == "decision" and not (betting_state.faces_bet or betting_state.has_acted)

    @property
    def aggressor(self) -> PlayerName | None:
        """The player who bet or raised last on the previous street, or None."""
        player = self._node.betting_state.aggressor
        return None if player is None else PLAYERS[player]

    @property
    def _path_text(self) -> str:
        return ", ".join(self.path) or "start"

    @property
    def _acting_player(self) -> int:
        if self.kind != "decision":
            raise BadSpot(w.DecisionMissing(self._path_text))
        return self._node.betting_state.player

    def strategy(self, hands: str | None = None) -> dict[str, float]:
        """Return the frequency of each action, for some hands or for the whole range.

        Several hands (``AKs``) and the range are averaged by reach. :class:`BadSpot` if the player
        cannot hold the hands.
        """
        actor = self._acting_player
        action_frequencies, weights = (
            self._node_numbers.strategy(),
            self._node_numbers.weights(actor),
        )
        is_held = self._node_numbers.held_combos(actor)
        if hands is not None:
            is_held = is_held & (Range(hands).weights > 0)
            if not is_held.any():
                raise BadSpot(w.HandOutsideRange(hands, PLAYERS[actor]))
        # A hand that is never here still has a strategy.
        weights = weights * is_held if (weights * is_held).any() else is_held.astype(np.float64)
        frequencies = np.average(action_frequencies, axis=1, weights=weights)
        return dict(zip(self.actions, frequencies.tolist(), strict=True))

    def strategy_array(self) -> Table:
        """Return the strategy of each combination, (actions, 1326) in the order of ``HOLES``."""
        assert self._acting_player in (0, 1)
        return self._node_numbers.strategy().copy()

    @property
    def reach(self) -> ByPlayer:
        """Reach of each hand: its weight in the range times the probability of its actions."""
        first_table, second_table = (self._node_numbers.reach(player) for player in (0, 1))
        return ByPlayer(HandTable(first_table, first_table), HandTable(second_table, second_table))

    @property
    def ev(self) -> ByPlayer:
        """Chips that each hand of either player wins from this node on."""
        node_numbers = self._node_numbers
        first_table, second_table = (
            node_numbers.table(node_numbers.continuation_values(player), player)
            for player in (0, 1)
        )
        return ByPlayer(first_table, second_table)

    @property
    def equity(self) -> ByPlayer:
        """Each hand's share of the pot if the betting ended now, from 0 to 1."""
        node_numbers = self._node_numbers
        first_table, second_table = (
            node_numbers.table(node_numbers.equities(player), player) for player in (0, 1)
        )
        return ByPlayer(first_table, second_table)

    @property
    def action_ev(self) -> dict[str, HandTable]:
        """Chips that each hand of the player to act wins after each action."""
        actor = self._acting_player
        value_rows = self._node_numbers.continuation_values_by_action(actor)
        hand_tables = [self._node_numbers.table(value_row, actor) for value_row in value_rows]
        return dict(zip(self.actions, hand_tables, strict=True))

    @property
    def regrets(self) -> dict[str, HandTable]:
        """Chips that each hand would gain by always choosing an action here.

        Near equilibrium, regrets are 0 for actions that the solution takes, and negative for
        others.
        """
        actor = self._acting_player
        node_values = self._node_numbers.values(actor)
        hand_tables = [
            self._node_numbers.table(value_row - node_values.values, actor)
            for value_row in node_values.actions
        ]
        return dict(zip(self.actions, hand_tables, strict=True))

    def loss(self, hand: str, action: str) -> float:
        """Return the chips that a hand loses by an action instead of its best one."""
        values_by_action = self.action_ev
        if action not in values_by_action:
            raise BadSpot(w.NoSuchSpotAction(repr(action), self.actions))
        return (
            max(hand_values[hand] for hand_values in values_by_action.values())
            - values_by_action[action][hand]
        )

    def hand_numbers(self, hand: str) -> HandNumbers:
        """Return equity, strategy and values of one combination of the player to act.

        A hand that never reaches this node has numbers, too: its values depend on the opponent's
        strategy only. :class:`BadSpot` if the player cannot hold the hand.
        """
        actor, node_numbers = self._acting_player, self._node_numbers
        is_chosen = node_numbers.held_combos(actor) & (Range(hand).weights > 0)
        if np.count_nonzero(is_chosen) != 1:
            raise BadSpot(w.HandOutsideRange(hand, PLAYERS[actor]))
        combo = int(np.flatnonzero(is_chosen)[0])
        strategy = node_numbers.strategy()[:, combo].tolist()
        action_values = node_numbers.continuation_values_by_action(actor)[:, combo].tolist()
        return HandNumbers(
            float(node_numbers.equities(actor)[combo]),
            dict(zip(self.actions, strategy, strict=True)),
            dict(zip(self.actions, action_values, strict=True)),
        )

    def frame(self) -> StrategyFrame:
        """Return a row for each hand of the player to act: reach, equity, values and strategy."""
        actor, node_numbers = self._acting_player, self._node_numbers
        return StrategyFrame(
            build_node_columns(
                weights=node_numbers.reach(actor),
                equity=node_numbers.equities(actor),
                ev=node_numbers.continuation_values(actor),
                actions=self.actions,
                strategy=node_numbers.strategy(),
                action_ev=node_numbers.continuation_values_by_action(actor),
            )
        )

    def lock(
        self,
        strategy: Mapping[str, float | Mapping[str, float]] | None = None,
        *,
        never: LockedHabit | None = None,
        every_board: bool = False,
    ) -> None:
        """Lock the strategy at this node; ``solution.resume()`` then solves the rest.

        *strategy* has the frequency of each action for all hands (``{"check": 0.7, "bet 90":
        0.3}``), or for some hands (``{"AhKh": {"bet 90": 1}, "QQ": {"check": 1}}``); actions that
        are left out have 0. *never* is a habit: ``"bluffs"`` (hands with less than half of the
        equity do not bet or raise), ``"raises"`` or ``"folds"``. With *every_board* the lock holds
        for all cards that lead here, and not only for those of this node.
        :class:`~riverboat.solve.postflop.spot_errors.BadLock` names an impossible lock.
        """
        actor, node_numbers = self._acting_player, self._node_numbers
        held_mask = node_numbers.held_combos(actor)
        if every_board and never != "bluffs":  # other boards allow hands that this board blocks
            held_mask = node_numbers.find_held_combos_at_start(actor)
        if never is not None:
            equities = node_numbers.equities(actor)
            locked_strategy = lock_by_habit(
                never, self.actions, node_numbers.strategy(), equities, held_mask
            )
        else:
            locked_strategy = lock_by_shares(strategy, self.actions, held_mask, PLAYERS[actor])
        dealt_cards = (
            None if every_board or not self._place.dealt_cards else self._place.dealt_cards
        )
        node_numbers.state.add_lock(locked_strategy.at(self._place.node, dealt_cards))
