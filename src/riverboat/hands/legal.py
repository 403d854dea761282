"""All that the player to act may do, as a row of actions in words.

Every entry is read back by ``Hand.act``. Where sizes are a range each of them is an entry, made
when it is asked for; ``low`` and ``high`` say the same in two numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import assert_never, overload

from riverboat.cards import UNKNOWN, Cards, names
from riverboat.engine import (
    Awaiting,
    HandState,
    IllegalAction,
    Nothing,
    Sizes,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.hands.entries import is_entry, text_of
from riverboat.hands.said import command_of
from riverboat.hands.told_fields import fields_told


@fields_told
class Legal(Sequence[str]):
    """What is legal now: ``"raise 6" in legal``, ``list(legal)``, ``len(legal)``, ``legal.low``.

    Membership, iteration and text are one set of actions. Other words for an entry are in it
    (``"all-in"``, ``"raise to 6"``); ``"call"`` is not where a check is free, although ``Hand.act``
    takes it as a check (VERB-09). Chips to add (``may_add_chips``) are no action and stand apart.

    >>> from riverboat.engine import ToAct
    >>> legal = Legal(ToAct(seat=0, call=2, low=4, high=200, all_in=200))
    >>> print(legal)
    fold, call 2, raise to 4-200
    >>> len(legal), legal[0], legal[-1], "raise 3" in legal
    (199, 'fold', 'raise 200', False)
    """

    __slots__ = ("_first", "_hand", "_held", "_sizes", "awaited")

    def __init__(self, awaited: Awaiting, held: Cards = (), hand: HandState | None = None) -> None:
        self.awaited = awaited
        """The same as the engine says it."""
        self._held, self._hand = held, hand
        self._first, self._sizes = _entries(awaited)

    @property
    def finite(self) -> bool:
        """Whether no entry stands for one of a range of sizes: limit games, draws, showdowns."""
        return len(self._sizes) < 2 or self.ends_only

    @property
    def without_a_size(self) -> tuple[str, ...]:
        """What is said in one way only: a fold, a check, a call, showing ..."""
        return self._first

    @property
    def may_fold(self) -> bool:
        """Whether folding is allowed."""
        return isinstance(self.awaited, ToAct) and self.awaited.may_fold

    @property
    def may_check(self) -> bool:
        """Whether a check is free."""
        return isinstance(self.awaited, ToAct) and not self.awaited.call

    @property
    def may_add_chips(self) -> bool:
        """Whether chips may be put on the table first: open stakes, by the command ``AddChips``."""
        return isinstance(self.awaited, ToAct) and (self.awaited.may_buy or self.awaited.short > 0)

    @property
    def call(self) -> int:
        """Chips that a call costs; 0 where there is nothing to call."""
        return self.awaited.call if isinstance(self.awaited, ToAct) else 0

    @property
    def low(self) -> int:
        """The least total in front of the player that a bet or raise makes; 0 for no raise."""
        return self.awaited.low if isinstance(self.awaited, ToAct) and self.awaited.high else 0

    @property
    def high(self) -> int:
        """The greatest such total; 0 for no raise."""
        return self.awaited.high if isinstance(self.awaited, ToAct) else 0

    @property
    def ends_only(self) -> bool:
        """Whether only ``low`` and ``high`` are legal, and nothing between them."""
        return isinstance(self.awaited, ToAct) and self.awaited.ends_only

    @property
    def raise_to(self) -> Sizes | None:
        """Both of them: ``6 in legal.raise_to``; ``None`` for no raise."""
        return self.awaited.raise_to if isinstance(self.awaited, ToAct) else None

    # A row of words ---------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._first) + len(self._sizes) + self._draws()

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        if isinstance(place, slice):
            return [self[k] for k in range(*place.indices(len(self)))]
        if not -len(self) <= place < len(self):
            raise IndexError(f"{len(self)} actions are legal: there is no number {place}")
        place %= len(self)
        if place < len(self._first):
            return self._first[place]
        place -= len(self._first)
        if place < len(self._sizes):
            return self._sized(self._sizes[place])
        return list(self._discards())[place - len(self._sizes)]

    def __iter__(self) -> Iterator[str]:
        yield from self._first
        yield from map(self._sized, self._sizes)
        yield from self._discards()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = command_of(action, self.awaited, self._hand)
            except IllegalAction:
                return False
        return is_entry(action, self.awaited, self._held)

    def __str__(self) -> str:
        return text_of(self.awaited, self._sizes)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Legal):
            return NotImplemented
        return (self.awaited, self._held) == (other.awaited, other._held)

    def __hash__(self) -> int:
        return hash((self.awaited, self._held))

    def _sized(self, to: int) -> str:
        assert isinstance(self.awaited, ToAct), "only a bet has a size"
        turn = self.awaited
        verb = "complete" if turn.completes else "bet" if turn.bet else "raise"
        return f"{verb} {to}"

    def _draws(self) -> int:
        now = self.awaited
        if not isinstance(now, ToDraw):
            return 0
        if UNKNOWN in self._held:
            return len(list(self._discards()))
        return sum(comb(len(self._held), count) for count in range(now.least, now.most + 1))

    def _discards(self) -> Iterator[str]:
        """Each discard once; cards that a view does not show are all alike."""
        now = self.awaited
        if isinstance(now, ToDraw):
            for count in range(now.least, now.most + 1):
                chosen: Iterable[Cards] = combinations(self._held, count)
                for cards in dict.fromkeys(chosen) if UNKNOWN in self._held else chosen:
                    yield f"draw {names(cards)}" if cards else "stand pat"


def _entries(now: Awaiting) -> tuple[tuple[str, ...], Sequence[int]]:
    """What is said without a size, and the sizes."""
    match now:
        case ToAct():
            return _without_a_size(now), _sizes(now)
        case ToShow(seat=seat, may_muck=may_muck):
            return ("show", "muck") if seat in may_muck else ("show",), ()
        case ToChoose(most=most):
            return tuple([f"run {times}" for times in range(1, most + 1)]), ()
        case ToDeclare():
            return ("declare high", "declare low", "declare both"), ()
        case ToDraw() | ToDeal() | Nothing():
            return (), ()
        case _:
            assert_never(now)


def _without_a_size(turn: ToAct) -> tuple[str, ...]:
    if turn.bring_in:
        return ("bring in",)
    fold = ("fold",) if turn.may_fold else ()
    if turn.short:
        return fold
    return (*fold, "call" if turn.call else "check")


def _sizes(turn: ToAct) -> Sequence[int]:
    """Every legal total, each once."""
    if not turn.high:
        return ()
    if turn.ends_only:
        return (turn.low, turn.high) if turn.low < turn.high else (turn.low,)
    if turn.unit == 1:
        return range(turn.low, turn.high + 1)
    return [to for to in range(turn.low, turn.high + 1) if turn.allows(to)]
