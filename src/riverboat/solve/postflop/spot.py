"""A spot of two players after the flop, which can be solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from riverboat.cards import Card
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.estimates import SpotEstimate, estimate_spot
from riverboat.solve.postflop.hand_spots import PlayedHand, read_hand_line
from riverboat.solve.postflop.sizes import Sizes
from riverboat.solve.postflop.solution import Solution, Unit
from riverboat.solve.postflop.solving import SolveProgress
from riverboat.solve.postflop.spot_config import RangeSpec, SpotConfig, scale_weights
from riverboat.solve.postflop.spot_errors import BadSpot
from riverboat.solve.postflop.spot_forms import parse_spot_arguments, read_spot_file
from riverboat.solve.postflop.spot_node import SpotNode
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import spots as w


class Spot(SpotConfig):
    """A spot of two players who have seen the flop, the turn or the river.

    *ranges* are those of the first player to act and of the second, as text or ``Range``. *stack*
    is what each player has behind, or a pair of stacks, of which the smaller one counts. *sizes*
    are those of both players, or a pair. *rake* is a share of each pot, or a pair of a share and a
    cap in chips. *raise_cap* is the maximum of bets and raises of a street, 0 for no limit. All-in
    is offered where the stack is at most *add_all_in* pots, and a bet that leaves at most
    *force_all_in* pots behind becomes all-in. Of two bets after which the pots differ by less than
    the share *merge*, the smaller one is left out. *aggressor* bet or raised last before the spot.
    Bets are multiples of *chip*, and at least *minimum_bet*.

    >>> spot = Spot("Qs Jh 2h 7c 4d", ("AA, QQ, 98s", "KQ, JJ, T9s"), pot=100, stack=150)
    >>> spot
    <Spot Qs Jh 2h 7c 4d: 13 against 19 hands, pot 100, stack 150>
    >>> solution = spot.solve(to=0.1)
    >>> solution.exploitability <= 0.1
    True
    """

    line: tuple[str, ...] = ()
    """The actions and cards of the played hand from the start of the spot on.

    Empty if the spot was not made from a hand.
    """

    @explain_keyword_errors
    def estimate(self, *, bits: Bits | None = None, jobs: int = 1) -> SpotEstimate:
        """Return the size of the tree, and the memory that a solution takes, without solving.

        *bits* are those of :meth:`solve`.
        """
        return estimate_spot(self, bits, jobs)

    @explain_keyword_errors
    def solve(
        self,
        *,
        to: float = 0.5,
        unit: Unit = "% of pot",
        jobs: int = 1,
        bits: Bits | None = None,
        time_limit: float | None = None,
        max_iterations: int | None = None,
        memory_limit: int | str | None = None,
        progress: Callable[[SolveProgress], object] | None = None,
    ) -> Solution:
        """Return a solution whose exploitability is at most *to*, unless a limit stops it earlier.

        The number of threads, *jobs*, does not change the result. *bits* are 32 for floats or 16
        for integers, which take half of the memory and are the default from a gigabyte on.
        *time_limit* is in seconds. :class:`~riverboat.solve.postflop.spot_errors.TreeTooLarge` is
        raised if more than *memory_limit* bytes are needed; the default is most of the available
        memory. *progress* is called between iterations, and stops the work by returning ``False``.
        """
        solution = Solution.begin(self, bits=bits, jobs=jobs, memory_limit=memory_limit)
        solution.resume(
            to=to,
            unit=unit,
            time_limit=time_limit,
            max_iterations=max_iterations,
            progress=progress,
        )
        return solution

    @classmethod
    @explain_keyword_errors
    def from_hand(
        cls,
        hand: PlayedHand,
        ranges: Sequence[RangeSpec],
        sizes: Sizes | tuple[Sizes, Sizes] | None = None,
        *,
        street: str | None = None,
        **options: Any,
    ) -> Spot:
        """Return the spot of a played hand at the start of a street.

        *hand* is a :class:`riverboat.Hand` or one of ``read_hands``; *street* is by default the
        first one with two players. Bets that were made are added to *sizes*, so that ``spot.line``
        leads through the tree: ``solution[spot.line]``. *options* are those of a spot.
        Raise :class:`BadSpot` if the hand has no flop, or more than two players.

        >>> import riverboat as rb
        >>> hand = rb.Hand("nlhe 1/2", seed=7)
        >>> for action in ("raise 6", "call", "check", "bet 8"):
        ...     hand.act(action)
        >>> spot = rb.Spot.from_hand(hand, ("22+, A2s+", "22+, AT+"))
        >>> spot.pot, spot.stack, spot.line
        (12.0, 194.0, ('check', 'bet 8'))
        """
        line = read_hand_line(hand, street)
        hand_options = {
            "minimum_bet": line.minimum_bet,
            "chip": line.chip,
            "aggressor": line.aggressor,
        }
        spot = cls(
            line.board,
            ranges,
            line.pot,
            line.stacks,
            line.add_played_sizes(sizes),
            **hand_options | options,
        )
        spot.line = tuple(line.path)
        return spot

    @classmethod
    @explain_keyword_errors
    def from_node(
        cls,
        node: SpotNode,
        sizes: Sizes | tuple[Sizes, Sizes] | None = None,
        *,
        ranges: Sequence[RangeSpec] | None = None,
        **options: Any,
    ) -> Spot:
        """Return the spot of a node at which a street begins, with the ranges that reach it.

        Thus a later street can be solved with more bet sizes than the node's tree has. *ranges*
        replace those of the node, and *options* are arguments of a spot. The node's spot has the
        defaults.
        """
        if not node.starts_street:
            raise BadSpot(w.PathNotAtStreetStart(", ".join(node.path) or "start"))
        rules = node.spot.rules
        node_options: dict[str, Any] = {
            "rake": rules.rake,
            "raise_cap": rules.raise_cap,
            "add_all_in": rules.add_all_in,
            "force_all_in": rules.force_all_in,
            "merge": rules.merge,
            "aggressor": node.aggressor,
            "chip": rules.chip,
            "minimum_bet": rules.minimum_bet,
        }
        node_ranges = [scale_weights(table.weights) for table in node.reach]
        return cls(
            node.board,
            ranges or node_ranges,
            node.pot,
            node.stacks,
            sizes or rules.sizes,
            **node_options | options,
        )

    @classmethod
    @deprecated_keywords(given="values")
    def from_dict(cls, values: Mapping[str, Any]) -> Spot:
        """Return the spot of plain *values*, as ``to_dict`` writes them.

        :class:`BadSpot` names a missing or unknown key.
        """
        return cls(**parse_spot_arguments(values))

    def on_board(self, board: str | Sequence[Card]) -> Spot:
        """Return the spot with another board, otherwise unchanged."""
        return Spot(board, self.ranges, **self.settings())

    @classmethod
    def read(cls, path: Path | str) -> Spot:
        """Return the spot of a TOML file; :class:`BadSpot` if the file is invalid."""
        return cls(**read_spot_file(Path(path)))
