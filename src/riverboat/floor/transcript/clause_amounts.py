"""Amounts and chips in a clause: of an action, of a motion, or already on the table."""

from __future__ import annotations

from typing import Final

from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import LineItem

_MAX_PLAYER_COUNT: Final = 9
"""Largest number before an action that counts players, as in *two calls*; *20 call* is an amount.
"""
_TOTAL_PREPOSITIONS: Final = ("to", "na")
"""Words before the total of a raise, in English and Czech."""
_MAX_AMOUNT_DISTANCE: Final = 4
"""Largest number of words between an action and its amount."""
_SKIPPED_CONCEPTS: Final = frozenset(
    "he his other early amount oot potnoun of by out into more over then and openingbet only "
    "take infront flop turn turncard river preflop from_".split()
)
"""Concepts of words that are skipped between an action and its amount."""


class ClauseAmounts:
    """The amounts of a clause; each amount belongs to one action at most."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.used_indexes: set[int] = set()
        """Indexes of items that belong to an action already."""

    def counts_cards_or_players(self, index: int) -> bool:
        """Return True if the amount at this item counts cards or players."""
        next_items = self.clause.items[index + 1 : index + 3]
        return any(
            item.has("card", "hole", "player", "players", "upcard", "minutes", "seconds", "round")
            for item in next_items[:1]
        ) or (
            len(next_items) == 2
            and next_items[0].has("of", "his")
            and next_items[1].has("card", "hole")
        )

    def find_pushed_item(self, index: int) -> LineItem | None:
        """Return the chips before a verb of motion: *500 down*, *1500 more goes in*."""
        previous_items = self.clause.items[max(0, index - 2) : index]
        last_items = (
            previous_items[:-1]
            if previous_items and previous_items[-1].has("more")
            else previous_items[-1:]
        )
        pushed_item = last_items[-1] if last_items else None
        return pushed_item if pushed_item is not None and pushed_item.has("amount") else None

    def read_number_before(
        self, kind: str, previous_item: LineItem, item: LineItem
    ) -> tuple[int, int | None]:
        """Return a number before an action: the number of players who did it, or its amount."""
        if kind not in ACTIONS:
            return 1, None
        number = previous_item.number or 1
        if number <= _MAX_PLAYER_COUNT and item.word.endswith(("s", "ed", "l", "i", "y", "u")):
            return number, None
        return 1, previous_item.amount or 1

    def read_amount_after(self, index: int) -> tuple[int | None, bool, int | None]:
        """Return the amount of an action, True if it is added to the bet, and the bet that it
        raises.

        *Raises it to 600*, *bets another 200*, *raised from 600 to 1600*.
        """
        for amount_index, item in enumerate(
            self.clause.items[index + 1 : index + 2 + _MAX_AMOUNT_DISTANCE], index + 1
        ):
            if item.has("amount") and not self.counts_cards_or_players(amount_index):
                items_between = self.clause.items[index + 1 : amount_index]
                self.used_indexes.add(amount_index)
                next_items = self.clause.items[amount_index + 1 : amount_index + 2]
                if any(
                    next_item.has("amount") and not next_item.has_gap for next_item in next_items
                ):
                    return None, False, None  # *5 25*: five chips of 25, or a 5 and a 25
                if (total := self._read_raised_total(amount_index)) is not None:
                    return (
                        total,
                        False,
                        item.amount
                        if any(between_item.has("from_") for between_item in items_between)
                        else None,
                    )
                is_increment = any(between_item.has("by", "more") for between_item in items_between)
                return (
                    item.amount,
                    is_increment or any(next_item.has("more") for next_item in next_items),
                    None,
                )
            if item.tags and not item.has(*_SKIPPED_CONCEPTS):
                break
        return None, False, None

    def _read_raised_total(self, index: int) -> int | None:
        """Return the second of two amounts: *from 600 to 1600*, *ze 600 na 1600*."""
        next_items = self.clause.items[index + 1 : index + 3]
        if (
            len(next_items) < 2
            or next_items[0].word not in _TOTAL_PREPOSITIONS
            or not next_items[1].has("amount")
        ):
            return None
        self.used_indexes.add(index + 2)
        return next_items[1].amount

    def read_chips_after(self, index: int) -> tuple[int, ...]:
        """Return the chips that follow an item in one motion."""
        for chip_index, item in enumerate(self.clause.items[index + 1 :], index + 1):
            is_near = (
                item.has("amount")
                and index + 1 <= chip_index <= index + 2
                and not self.counts_cards_or_players(chip_index)
            )
            following_items = self.clause.items[chip_index + 1 : chip_index + 2]
            if is_near and not any(
                following_item.has("his", "of") for following_item in following_items
            ):
                return ()
            if item.chips:
                if self.is_in_front(chip_index):
                    return ()
                self.used_indexes.add(chip_index)
                return item.chips
            if item.has(*ACTIONS, "say", "push", "takeback", "card", "hole"):
                return ()
        return ()

    def is_in_front(self, index: int) -> bool:
        """Return True for chips that lay in front before: *two 25s in front*, *has 400 out*."""
        next_items = self.clause.items[index + 1 : index + 3]
        nearby_items = (*self.clause.items[max(0, index - 3) : index], *next_items)
        if any(item.has("infront") for item in nearby_items):
            return True
        return self.clause.has("have") and any(item.has("out") for item in next_items)

    def are_in_pot(self) -> bool:
        """Return True for chips that are in the pot without a player's action: *two $1 chips left*,
        *three 25s to race*.
        """
        return self.clause.has("toact", "split", "left", "missing", "race")

    def is_earlier_bet(self, index: int) -> bool:
        """Return True for an amount that a player had bet before: *with 10 in front of him*."""
        previous_items = self.clause.items[:index]
        if self.counts_cards_or_players(index):
            return False
        return not any(item.has(*ACTIONS) for item in previous_items) and self.is_in_front(index)
