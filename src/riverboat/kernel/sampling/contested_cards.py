"""Joint sampling from ranges that contest the same few cards, seat by seat.

Ten players can each hold a pair of nines or better, but only about one in 20,000 independent draws
of ten such pairs can be dealt. So the cards that most ranges need are called contested, and they
are distributed first. The seats draw in turn. For each seat, and each set of contested cards
already taken, a table has the probabilities of the contested cards that the seat takes, given that
all later seats can still be dealt. The seat then draws one of its hands with exactly these cards.
Two seats may still draw the same uncontested card: the caller checks for that, and draws all hands
again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Masks
from riverboat.kernel.sampling.card_urns import Urn
from riverboat.kernel.sampling.joint_ranges import NoPossibleDeal, format_seats
from riverboat.kernel.sampling.random_streams import Words, random_words, select_entries

MAX_OPTIONS: Final = 3 << 20
"""Maximum number of options in the tables of all seats, 16 bytes each."""

MAX_SET_PAIRS: Final = 1 << 22
"""Maximum number of combinations that are examined for a seat: sets of used cards times sets that
it may hold.
"""

StreamKeyFunction: TypeAlias = Callable[[int], int | Words]
"""A function from a slot to its stream key."""

EntryArray: TypeAlias = NDArray[np.intp]

IntArray: TypeAlias = NDArray[np.int32]

_Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class SequentialDrawing:
    """A method of drawing from urns in turn, without conflicts of contested cards."""

    seat_draws: tuple[_SeatDraw, ...]

    def draw(self, derive_key: StreamKeyFunction, steps: Words) -> list[EntryArray]:
        """Draw an entry of each urn for every deal, such that no two share a contested card.

        *steps* are the deals' numbers times GAMMA (see ``random_streams``).
        """
        hand_by_urn = {}
        used_set: EntryArray = np.zeros(len(steps), np.intp)
        for slot, seat_draw in enumerate(self.seat_draws):
            options = seat_draw.options.draw(used_set, random_words(derive_key(slot), steps))
            hand_groups = seat_draw.group_of_option.take(options).astype(np.intp)
            used_set = seat_draw.next_used_set.take(options).astype(np.intp)
            hand_by_urn[seat_draw.urn] = seat_draw.hands.draw(
                hand_groups, derive_key(len(self.seat_draws) + slot), steps
            )
        return [hand_by_urn[urn] for urn in range(len(self.seat_draws))]


@dataclass(frozen=True, slots=True, eq=False)
class _SeatDraw:
    """The draw of one seat: its options, which depend on the contested cards already taken."""

    urn: int
    options: _WeightedGroups
    """Options, grouped by the set of contested cards that earlier seats have taken."""
    group_of_option: IntArray
    """(options,): group of the seat's hands that the option draws from."""
    next_used_set: IntArray
    """(options,): set of cards taken after the option, by its index in the next draw."""
    hands: _HandGroups


@dataclass(frozen=True, slots=True, eq=False)
class _WeightedGroups:
    """Groups of weighted items; a draw returns one item of a group."""

    bounds: _Floats
    """(items,): index of the item's group, plus the cumulative share of the group's weight."""
    last_indexes: EntryArray
    """(groups,): index of the last item of each group."""

    def draw(self, groups: EntryArray, words: Words) -> EntryArray:
        """Return one random item of each given group."""
        points = (words >> np.uint64(11)).astype(np.float64)
        points *= 2.0**-53
        points += groups
        # A point may be rounded up to the end of its group.
        return np.minimum(
            np.searchsorted(self.bounds, points, "right"), self.last_indexes.take(groups)
        )


@dataclass(frozen=True, slots=True, eq=False)
class _HandGroups:
    """The hands of a seat, grouped by the contested cards that they hold."""

    entries: EntryArray
    """(hands,): entries of the urn, group by group."""
    first_indexes: EntryArray
    """(groups,): index of the first hand of each group."""
    counts: Words
    """(groups,): number of hands of each group."""
    by_weight: _WeightedGroups | None
    """Weighted groups of the hands; ``None`` where all have equal weights."""

    def draw(self, hand_groups: EntryArray, key: int | Words, steps: Words) -> EntryArray:
        """Return one random hand of each given group."""
        if len(self.first_indexes) == len(self.entries):
            return self.entries.take(hand_groups)
        words = random_words(key, steps)
        if self.by_weight is not None:
            return self.entries.take(self.by_weight.draw(hand_groups, words))
        offset_in_group, _ = select_entries(words, self.counts.take(hand_groups))
        return self.entries.take(
            self.first_indexes.take(hand_groups) + offset_in_group.view(np.intp)
        )


@dataclass(frozen=True, slots=True, eq=False)
class _SeatHandGroups:
    """The sets of contested cards that a seat may hold, and their probabilities."""

    urn: int
    seat: int
    masks: Masks
    weights: _Floats
    hands: _HandGroups


def build_sequential_drawing(urns: Sequence[Urn], cards: Masks) -> SequentialDrawing | None:
    """Return a drawing from these urns in turn, with *cards* as the contested cards.

    Return ``None`` if there are too many combinations of sets. Raise ``NoPossibleDeal`` if no
    combination is possible.
    """
    contested_mask = np.bitwise_or.reduce(cards)
    hand_groups_by_seat = sorted(
        (
            _group_hands_by_contested_cards(urn_index, urn, contested_mask)
            for urn_index, urn in enumerate(urns)
        ),
        key=lambda hand_groups: (len(hand_groups.masks), hand_groups.urn),
    )
    options_by_draw = _find_reachable_options(hand_groups_by_seat)
    return None if options_by_draw is None else _weigh_options(hand_groups_by_seat, options_by_draw)


@dataclass(frozen=True, slots=True, eq=False)
class _DrawOptions:
    """All options of one draw: cards taken before it, hand group, and cards taken after it."""

    set_count: int
    """Number of possible sets of contested cards that earlier seats have taken."""
    set_before: EntryArray
    hand_group: EntryArray
    set_after: EntryArray


def _find_reachable_options(
    hand_groups_by_seat: list[_SeatHandGroups],
) -> list[_DrawOptions] | None:
    """Return the reachable options of each draw; ``None`` if they are too many."""
    options_by_draw: list[_DrawOptions] = []
    used_masks = np.zeros(1, np.uint64)
    max_options = MAX_OPTIONS
    for draw_number, hand_groups in enumerate(hand_groups_by_seat, start=1):
        if len(used_masks) * len(hand_groups.masks) > MAX_SET_PAIRS:
            return None
        set_before, hand_group = np.nonzero(used_masks[:, None] & hand_groups.masks == 0)
        max_options -= len(hand_group)
        if not len(hand_group):
            seats = format_seats(
                tuple(hand_groups.seat for hand_groups in hand_groups_by_seat[:draw_number])
            )
            raise NoPossibleDeal(f"no deal is possible: the ranges of seats {seats} clash")
        if max_options < 0:
            return None
        masks = used_masks.take(set_before) | hand_groups.masks.take(hand_group)
        set_count, used_masks = len(used_masks), np.unique(masks)
        options_by_draw.append(
            _DrawOptions(set_count, set_before, hand_group, np.searchsorted(used_masks, masks))
        )
    return options_by_draw


def _weigh_options(
    hand_groups_by_seat: list[_SeatHandGroups], options_by_draw: list[_DrawOptions]
) -> SequentialDrawing | None:
    """Return each option's probability, given that all later seats can be dealt."""
    seat_draws = []
    success_weights: _Floats = np.ones(int(options_by_draw[-1].set_after.max()) + 1)
    for hand_groups, draw_options in zip(
        reversed(hand_groups_by_seat), reversed(options_by_draw), strict=True
    ):
        weights = hand_groups.weights.take(draw_options.hand_group) * success_weights.take(
            draw_options.set_after
        )
        success_weights = np.bincount(
            draw_options.set_before, weights, draw_options.set_count
        ).astype(np.float64)
        if not success_weights.any():  # too unlikely for a float
            return None
        success_weights /= success_weights.max()
        possible_options = np.flatnonzero(weights)
        seat_draw = _SeatDraw(
            urn=hand_groups.urn,
            options=_group_by_weight(
                draw_options.set_before[possible_options], weights[possible_options]
            ),
            group_of_option=draw_options.hand_group[possible_options].astype(np.int32),
            next_used_set=draw_options.set_after[possible_options].astype(np.int32),
            hands=hand_groups.hands,
        )
        seat_draws.append(seat_draw)
    return SequentialDrawing(tuple(reversed(seat_draws)))


def _group_hands_by_contested_cards(
    urn_index: int, urn: Urn, contested_mask: np.uint64
) -> _SeatHandGroups:
    """Group an urn's hands by the contested cards they hold."""
    masks, group_by_hand, counts = np.unique(
        urn.masks & contested_mask, return_inverse=True, return_counts=True
    )
    weights = urn.joint_range.weights
    entries = np.argsort(group_by_hand, kind="stable")
    by_weight = (
        None if urn.alias.is_uniform else _group_by_weight(group_by_hand[entries], weights[entries])
    )
    return _SeatHandGroups(
        urn=urn_index,
        seat=urn.joint_range.seats[0],
        masks=masks,
        weights=np.bincount(group_by_hand, weights) / weights.sum(),
        hands=_HandGroups(entries, np.cumsum(counts) - counts, counts.astype(np.uint64), by_weight),
    )


def _group_by_weight(groups: EntryArray, weights: _Floats) -> _WeightedGroups:
    """Return a weighted choice within each group; *groups* must be in ascending order.

    An empty group must not be drawn from.
    """
    counts = np.bincount(groups)
    first_indexes = np.cumsum(counts) - counts
    weight_shares = weights / np.bincount(groups, weights).take(groups)
    ends = np.concatenate([[0], np.cumsum(weight_shares)])
    bounds = np.minimum(ends[1:] - ends[first_indexes].take(groups), 1) + groups
    last_indexes = first_indexes + counts - 1
    group_indexes = np.flatnonzero(counts)
    bounds[last_indexes[group_indexes]] = group_indexes + 1
    return _WeightedGroups(bounds, last_indexes)
