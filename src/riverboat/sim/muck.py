"""What players throw away in draw games, and what goes back into a stub that has run out."""

from __future__ import annotations

from riverboat.engine.facts import Discarded, StubReshuffled


class Muck:
    """The discards and burned cards of a hand (BYND-65)."""

    __slots__ = ("_burned", "_earlier", "discards")

    def __init__(self) -> None:
        self.discards: list[Discarded] = []
        """Who threw away what, in order; who stood pat is not among them."""
        self._earlier = 0
        """How many of them are from draws before this one."""
        self._burned: list[int] = []

    def next_draw(self, burned: int) -> None:
        """A card has been burned, and another draw begins."""
        self._burned.append(burned)
        self._earlier = len(self.discards)

    def to_burn(self, holdings: list[tuple[int, ...]], live: int) -> StubReshuffled:
        """Nothing is left to burn before a draw: all but the burned cards goes back."""
        back = [*_cards_of(self.discards), *_folded(holdings, live)]
        self.discards = []
        return StubReshuffled(tuple(back), len(back))

    def to_draw(
        self, holdings: list[tuple[int, ...]], live: int, left: int, missing: int
    ) -> StubReshuffled:
        """The last to have thrown cards away is *missing* some, and no more than one is *left*.

        The muck and the discards of earlier draws go back; if that is not enough, all that the
        others have thrown away in this draw does too, and what was burned.
        """
        discards, earlier = self.discards, self._earlier
        back, folded = _cards_of(discards[:earlier]), _folded(holdings, live)
        self._earlier = 0
        if left + len(back) + len(folded) >= missing:
            self.discards = discards[earlier:]
            spared = tuple(sorted({thrown.seat for thrown in self.discards}))
            back += folded
            return StubReshuffled(tuple(back), left + len(back), spared)
        back = [*_cards_of(discards[:-1]), *folded, *self._burned]
        self.discards, self._burned = discards[-1:], []
        return StubReshuffled(tuple(back), left + len(back), (discards[-1].seat,), burns=True)


def _cards_of(discards: list[Discarded]) -> list[int]:
    return [card for thrown in discards for card in thrown.cards]


def _folded(holdings: list[tuple[int, ...]], live: int) -> list[int]:
    """Take the cards of the folded hands, by seat."""
    back: list[int] = []
    for seat, cards in enumerate(holdings):
        if not live >> seat & 1:
            back += cards
            holdings[seat] = ()
    return back
