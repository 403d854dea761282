"""What equity comes to: who wins how much, how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.cards import Cards, names
from riverboat.equity.exact import ByHand, Codes, shares
from riverboat.equity.reading import Deal
from riverboat.equity.sampled import interval
from riverboat.kernel.cards import cards_of
from riverboat.kernel.outcomes import LOW_SHIFT

CONFIDENCE: Final = 0.95
"""How sure the ends of an interval are."""


class PlayerEquity(Struct, frozen=True):
    """One player's part of the pot, and how often he wins it: all from 0 to 1.

    ``win`` is how often he takes the whole pot, ``tie`` how often a part of it. ``high`` and
    ``low`` are what he takes by his high hand and by his low, and add up to ``equity``. ``scoop``
    is how often he takes both halves of a pot that has a low. ``interval`` holds the equity with
    95 % confidence; an exact one is both its ends. ``won``, ``tied`` and ``lost`` are the same in
    numbers of boards or deals (see ``Equity.unit``), counted by weight where ranges have weights.
    """

    name: str
    equity: float
    win: float
    tie: float
    high: float
    low: float
    scoop: float
    standard_error: float
    interval: tuple[float, float]
    won: float
    tied: float
    lost: float


class Combination(Struct, frozen=True):
    """One combination of a player: its equity, and how often he has it, both from 0 to 1.

    ``win`` and ``tie`` are there when the result is exact.
    """

    cards: Cards
    equity: float
    share: float
    win: float | None = None
    tie: float | None = None


@dataclass(frozen=True, eq=False)
class Equity:
    """The equity of all players: a sequence of :class:`PlayerEquity`, printed as a table.

    ``deals`` are the boards or deals that were counted, by weight where ranges have weights. When
    the result is exact these are all that there are, and else they were drawn by ``seed``. ``how``
    says in words what was done, and ``stopped`` why sampling came to its end.
    """

    deal: Deal
    exact: bool
    how: str
    unit: str
    codes: Codes = field(repr=False)
    by_hand: Callable[[int], ByHand] = field(repr=False)
    seed: int | None = None
    seconds: float = 0.0
    stopped: str = ""

    def __len__(self) -> int:
        return len(self.deal.players)

    def __getitem__(self, player: int) -> PlayerEquity:
        return self.players[player]

    def __iter__(self) -> Iterator[PlayerEquity]:
        return iter(self.players)

    @cached_property
    def deals(self) -> float:
        """The boards or deals that were counted."""
        return sum(self.codes.values())

    @cached_property
    def players(self) -> tuple[PlayerEquity, ...]:
        """What each player has."""
        return tuple(self._player(seat) for seat in range(len(self)))

    @property
    def equities(self) -> tuple[float, ...]:
        """What each player takes of the pot on average, 0 to 1."""
        return tuple(player.equity for player in self.players)

    @property
    def standard_error(self) -> float:
        """The largest standard error of all players' equities; 0 when exact."""
        return max(player.standard_error for player in self.players)

    @property
    def margin(self) -> float:
        """Half the widest 95 % interval; 0 when exact."""
        return max((high - low) / 2 for low, high in (each.interval for each in self.players))

    @property
    def split(self) -> bool:
        """Whether a low can take half of the pot."""
        return self.deal.game.low is not None

    def combinations(self, player: int) -> list[Combination]:
        """Every combination that a player may have, the best first. Worked out when asked for.

        Of a sampled result, those that were never dealt are left out.
        """
        made = self.by_hand(range(len(self))[player])
        met = float(made.met.sum())
        found = [
            Combination(
                cards=cards_of(mask)[::-1],
                equity=share / often,
                share=often / met,
                win=won / often if self.exact else None,
                tie=tied / often if self.exact else None,
            )
            for mask, often, won, tied, share in zip(
                made.hands.masks.tolist(),
                *(sums.tolist() for sums in (made.met, made.won, made.tied, made.shares)),
                strict=True,
            )
            if often
        ]
        return sorted(found, key=lambda each: (-each.equity, each.cards))

    def _player(self, seat: int) -> PlayerEquity:
        deals = self.deals
        won = tied = both = 0.0
        high = low = squares = 0.0
        alone = 1 << seat | 1 << seat + LOW_SHIFT
        for code, count in self.codes.items():
            for_high, for_low = shares(code, seat)
            share = for_high + for_low
            if share == 1:
                won += count
                both += count if code == alone else 0
            elif share:
                tied += count
            high += count * for_high
            low += count * for_low
            squares += count * share * share
        mean = (high + low) / deals
        error = 0.0
        if not self.exact:
            error = (max(0.0, squares / deals - mean * mean) / max(1, deals - 1)) ** 0.5
        return PlayerEquity(
            name=self.deal.players[seat].written,
            equity=mean,
            win=won / deals,
            tie=tied / deals,
            high=high / deals,
            low=low / deals,
            scoop=both / deals,
            standard_error=error,
            interval=(mean, mean) if self.exact else interval(mean, error, int(deals)),
            won=_whole(won),
            tied=_whole(tied),
            lost=_whole(deals - won - tied),
        )

    # As text, for programs, as pictures -----------------------------------------------------------

    def __str__(self) -> str:
        from riverboat.equity.result_text import text

        return text(self)

    def to_json(self) -> str:
        """All of it as JSON, for programs."""
        about = {
            "game": self.deal.game.name,
            "board": names(self.deal.board),
            "dead": names(self.deal.dead),
            "exact": self.exact,
            "how": self.how,
            self.unit: _whole(self.deals),
            "standard_error": self.standard_error,
            "confidence": CONFIDENCE,
            "seed": self.seed,
            "players": [_without_low(player, split=self.split) for player in self.players],
        }
        return msgspec.json.format(msgspec.json.encode(about), indent=2).decode()

    def _repr_svg_(self) -> str:
        from riverboat.equity.result_picture import svg

        return svg(self)

    def _repr_html_(self) -> str:
        from riverboat.equity.result_picture import html

        return html(self)


def _whole(number: float) -> float:
    """A count of boards as an integer, if it is one."""
    return int(number) if float(number).is_integer() else number


def _without_low(player: PlayerEquity, *, split: bool) -> dict[str, object]:
    about = msgspec.structs.asdict(player)
    if not split:
        for name in ("high", "low", "scoop"):
            del about[name]
    return about
