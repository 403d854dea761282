"""Legal actions of the player to act, as a sequence of texts.

``Hand.act`` accepts every entry. In a range of sizes each size is an entry, created on
demand; ``low`` and ``high`` are its bounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import assert_never, overload

from riverboat.cards import UNKNOWN, Cards, card_names
from riverboat.deprecation import DeprecatedAttribute
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
from riverboat.hands.field_docs import document_fields
from riverboat.hands.hand_action_parser import parse_action
from riverboat.hands.legal_entries import format_entries, is_legal_entry


@document_fields
class Legal(Sequence[str]):
    """The legal actions: ``"raise 6" in legal``, ``list(legal)``, ``len(legal)``, ``legal.low``.

    Membership, iteration and text agree about the legal actions. ``in`` also accepts synonyms of
    an entry (``"all-in"``, ``"raise to 6"``). If a check is free, ``"call"`` is not an entry,
    although ``Hand.act`` accepts it as a check (VERB-09). Adding chips (``may_add_chips``) is
    never an entry.

    >>> from riverboat.engine import ToAct
    >>> legal = Legal(ToAct(seat=0, call=2, low=4, high=200, all_in=200))
    >>> print(legal)
    fold, call 2, raise to 4-200
    >>> len(legal), legal[0], legal[-1], "raise 3" in legal
    (199, 'fold', 'raise 200', False)
    """

    __slots__ = ("_hand", "_hole_cards", "_sizes", "_unsized", "pending")

    def __init__(
        self, pending: Awaiting, hole_cards: Cards = (), hand: HandState | None = None
    ) -> None:
        self.pending = pending
        """The engine's pending decision."""
        self._hole_cards, self._hand = hole_cards, hand
        self._unsized, self._sizes = _split_entries(pending)

    @property
    def is_finite(self) -> bool:
        """True if bets have no range of sizes, as in limit games, draws and showdowns."""
        return len(self._sizes) < 2 or self.ends_only

    @property
    def unsized(self) -> tuple[str, ...]:
        """Actions without a size, such as a fold, a check, a call or a show."""
        return self._unsized

    @property
    def may_fold(self) -> bool:
        """True if folding is allowed."""
        return isinstance(self.pending, ToAct) and self.pending.can_fold

    @property
    def may_check(self) -> bool:
        """True if a check is free."""
        return isinstance(self.pending, ToAct) and not self.pending.call

    @property
    def may_add_chips(self) -> bool:
        """True if the player may add chips before acting (open stakes, command ``AddChips``)."""
        return isinstance(self.pending, ToAct) and (
            self.pending.can_add_chips or self.pending.chips_missing > 0
        )

    @property
    def call(self) -> int:
        """Chips to call; 0 if there is no bet to call."""
        return self.pending.call if isinstance(self.pending, ToAct) else 0

    @property
    def low(self) -> int:
        """The minimum total of a bet or raise; 0 if raising is barred."""
        return self.pending.low if isinstance(self.pending, ToAct) and self.pending.high else 0

    @property
    def high(self) -> int:
        """The maximum total of a bet or raise; 0 if raising is barred."""
        return self.pending.high if isinstance(self.pending, ToAct) else 0

    @property
    def ends_only(self) -> bool:
        """True if only ``low`` and ``high`` are legal, and no size between them."""
        return isinstance(self.pending, ToAct) and self.pending.only_min_or_max

    @property
    def raise_to(self) -> Sizes | None:
        """The legal raise totals: ``6 in legal.raise_to``; ``None`` if raising is barred."""
        return self.pending.raise_to if isinstance(self.pending, ToAct) else None

    def __len__(self) -> int:
        return len(self._unsized) + len(self._sizes) + self._count_discards()

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[entry_index] for entry_index in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(f"no action {index}: {len(self)} actions are legal")
        index %= len(self)
        if index < len(self._unsized):
            return self._unsized[index]
        index -= len(self._unsized)
        if index < len(self._sizes):
            return self._format_sized_text(self._sizes[index])
        return list(self._iter_discards())[index - len(self._sizes)]

    def __iter__(self) -> Iterator[str]:
        yield from self._unsized
        yield from map(self._format_sized_text, self._sizes)
        yield from self._iter_discards()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = parse_action(action, self.pending, self._hand)
            except IllegalAction:
                return False
        return is_legal_entry(action, self.pending, self._hole_cards)

    def __str__(self) -> str:
        return format_entries(self.pending, self._sizes)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Legal):
            return NotImplemented
        return (self.pending, self._hole_cards) == (other.pending, other._hole_cards)

    def __hash__(self) -> int:
        return hash((self.pending, self._hole_cards))

    def _format_sized_text(self, total: int) -> str:
        assert isinstance(self.pending, ToAct), "only a bet has a size"
        turn = self.pending
        verb = "complete" if turn.completes_bring_in else "bet" if turn.is_bet else "raise"
        return f"{verb} {total}"

    def _count_discards(self) -> int:
        pending_draw = self.pending
        if not isinstance(pending_draw, ToDraw):
            return 0
        if UNKNOWN in self._hole_cards:
            return len(list(self._iter_discards()))
        return sum(
            comb(len(self._hole_cards), count)
            for count in range(pending_draw.min_cards, pending_draw.max_cards + 1)
        )

    def _iter_discards(self) -> Iterator[str]:
        """Yield each possible discard once; hidden cards count as equal."""
        pending_draw = self.pending
        if isinstance(pending_draw, ToDraw):
            for count in range(pending_draw.min_cards, pending_draw.max_cards + 1):
                chosen_cards: Iterable[Cards] = combinations(self._hole_cards, count)
                for cards in (
                    dict.fromkeys(chosen_cards) if UNKNOWN in self._hole_cards else chosen_cards
                ):
                    yield f"draw {card_names(cards)}" if cards else "stand pat"

    finite = DeprecatedAttribute("is_finite")
    without_a_size = DeprecatedAttribute("unsized")


def _split_entries(pending_action: Awaiting) -> tuple[tuple[str, ...], Sequence[int]]:
    """Return the actions without a size, and the legal totals of a bet or raise."""
    match pending_action:
        case ToAct():
            return _list_unsized_entries(pending_action), _list_legal_totals(pending_action)
        case ToShow(seat=seat, seats_allowed_to_muck=mucking_seats):
            return ("show", "muck") if seat in mucking_seats else ("show",), ()
        case ToChoose(max_runs=max_runs):
            return tuple([f"run {run_count}" for run_count in range(1, max_runs + 1)]), ()
        case ToDeclare():
            return ("declare high", "declare low", "declare both"), ()
        case ToDraw() | ToDeal() | Nothing():
            return (), ()
        case _:
            assert_never(pending_action)


def _list_unsized_entries(to_act: ToAct) -> tuple[str, ...]:
    if to_act.is_bring_in:
        return ("bring in",)
    fold_entries = ("fold",) if to_act.can_fold else ()
    if to_act.chips_missing:
        return fold_entries
    return (*fold_entries, "call" if to_act.call else "check")


def _list_legal_totals(to_act: ToAct) -> Sequence[int]:
    """Return every legal total of a bet or raise, in ascending order."""
    if not to_act.high:
        return ()
    if to_act.only_min_or_max:
        return (to_act.low, to_act.high) if to_act.low < to_act.high else (to_act.low,)
    if to_act.unit == 1:
        return range(to_act.low, to_act.high + 1)
    return [total for total in range(to_act.low, to_act.high + 1) if to_act.allows(total)]
