"""Amounts and chips in a clause: of an action, of a motion, or already on the table."""

from __future__ import annotations

from typing import Final

from riverboat.floor.transcript.betting_words import ACTIONS
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.items import Item

_MAX_COUNT: Final = 9
"""The most players that a number before an action may count: *two calls*, and not *20 call*."""
_TO: Final = ("to", "na")
"""Words before the total of a raise."""
_REACH: Final = 4
"""Largest number of words between an action and its amount."""
_BETWEEN: Final = frozenset(
    "he his other early amount oot potnoun of by out into more over then and openingbet only "
    "take infront flop turn turncard river preflop from_".split()
)
"""Concepts of words that may stand between an action and its amount."""


class ClauseAmounts:
    """The amounts of a clause; each belongs to one action at most."""

    def __init__(self, clause: Clause) -> None:
        self.clause = clause
        self.used: set[int] = set()
        """Indexes of items that belong to an action already."""

    def counts_other(self, index: int) -> bool:
        """Return True if the amount at this item counts cards or players."""
        after = self.clause.items[index + 1 : index + 3]
        return any(
            item.has("card", "hole", "player", "players", "upcard", "minutes", "seconds", "round")
            for item in after[:1]
        ) or (len(after) == 2 and after[0].has("of", "his") and after[1].has("card", "hole"))

    def amount_that_goes_in(self, index: int) -> Item | None:
        """Return the chips before a verb of motion: *500 down*, *1500 more goes in*."""
        items = self.clause.items[max(0, index - 2) : index]
        found = items[:-1] if items and items[-1].has("more") else items[-1:]
        moved = found[-1] if found else None
        return moved if moved is not None and moved.has("amount") else None

    def number_before(self, kind: str, previous_item: Item, item: Item) -> tuple[int, int | None]:
        """Return a number before an action: the number of players who did it, or its amount."""
        if kind not in ACTIONS:
            return 1, None
        number = previous_item.number or 1
        if number <= _MAX_COUNT and item.word.endswith(("s", "ed", "l", "i", "y", "u")):
            return number, None
        return 1, previous_item.amount or 1

    def amount_after(self, index: int) -> tuple[int | None, bool, int | None]:
        """Return the amount of an action, True if it is added to the bet, and the bet that it
        raises.

        *Raises it to 600*, *bets another 200*, *raised from 600 to 1600*.
        """
        for k, item in enumerate(self.clause.items[index + 1 : index + 2 + _REACH], index + 1):
            if item.has("amount") and not self.counts_other(k):
                before = self.clause.items[index + 1 : k]
                self.used.add(k)
                after = self.clause.items[k + 1 : k + 2]
                if any(each.has("amount") and not each.has_gap for each in after):
                    return None, False, None  # *5 25*: five chips of 25, or a 5 and a 25
                if (end := self._raised_to(k)) is not None:
                    return end, False, item.amount if any(e.has("from_") for e in before) else None
                adds = any(each.has("by", "more") for each in before)
                return item.amount, adds or any(each.has("more") for each in after), None
            if item.tags and not item.has(*_BETWEEN):
                break
        return None, False, None

    def _raised_to(self, index: int) -> int | None:
        """Return the second of two amounts: *from 600 to 1600*, *ze 600 na 1600*."""
        to = self.clause.items[index + 1 : index + 3]
        if len(to) < 2 or to[0].word not in _TO or not to[1].has("amount"):
            return None
        self.used.add(index + 2)
        return to[1].amount

    def chips_after(self, index: int) -> tuple[int, ...]:
        """Return the chips that follow an item in one motion."""
        for k, item in enumerate(self.clause.items[index + 1 :], index + 1):
            is_near = (
                item.has("amount") and index + 1 <= k <= index + 2 and not self.counts_other(k)
            )
            followers = self.clause.items[k + 1 : k + 2]
            if is_near and not any(follower.has("his", "of") for follower in followers):
                return ()
            if item.chips:
                if self.lies_in_front(k):
                    return ()
                self.used.add(k)
                return item.chips
            if item.has(*ACTIONS, "say", "push", "takeback", "card", "hole"):
                return ()
        return ()

    def lies_in_front(self, index: int) -> bool:
        """Return True for chips that lay there before: *two 25s in front*, *has 400 out*."""
        after = self.clause.items[index + 1 : index + 3]
        near = (*self.clause.items[max(0, index - 3) : index], *after)
        if any(item.has("infront") for item in near):
            return True
        return self.clause.has("have") and any(item.has("out") for item in after)

    def lie_in_pot(self) -> bool:
        """Return True for chips that are in the pot without a player's action: *two $1 chips left*,
        *three 25s to race*.
        """
        return self.clause.has("toact", "split", "left", "missing", "race")

    def is_own_bet(self, index: int) -> bool:
        """Return True for an amount that a player had bet before: *with 10 in front of him*."""
        before = self.clause.items[:index]
        if self.counts_other(index):
            return False
        return not any(each.has(*ACTIONS) for each in before) and self.lies_in_front(index)
