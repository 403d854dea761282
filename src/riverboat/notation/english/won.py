"""The end of a hand in words: who shows what, and who wins which part of which pot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riverboat.cards import UNKNOWN, names
from riverboat.engine import Hand, Pot
from riverboat.engine.state import facts as f
from riverboat.notation.english.words import ORDINALS, Chips, article, listed

# Showing ----------------------------------------------------------------------------------------


def shown(hand: Hand, fact: f.HandShown, player: str) -> str:
    """The cards, and what they make once all of them are out."""
    words = f"{player} shows {names(fact.cards)}"
    if UNKNOWN in fact.cards or not _complete(hand, fact):
        return words
    return f"{words}: {' and '.join(_ranks(hand, fact))}"


def _complete(hand: Hand, fact: f.HandShown) -> bool:
    """Whether no card can change any more what is shown."""
    variant, plan = hand.game.variant, hand.plan
    if any(UNKNOWN in board for board in hand.boards):
        return False
    if any(len(board) < variant.board_cards for board in hand.boards):
        return False
    shared = len(hand.board) if not variant.board_cards else 0
    if len(fact.cards) + shared < plan.hole_through[-1]:
        return False
    return not variant.has_draws or hand.drawing.draws[fact.seat] == plan.draws_through[-1]


def _ranks(hand: Hand, fact: f.HandShown) -> Iterator[str]:
    """What it makes on each board, for each half of the pot for which it makes anything."""
    for ranking in hand.plan.rankings:
        for board in hand.boards:
            value = ranking.on(board)(fact.cards)
            if value >= 0:
                yield ranking.describe(value)


# What is taken first ----------------------------------------------------------------------------


def taken(fact: f.RakeTaken, pots: int, chips: Chips) -> str:
    """What the house takes of a pot before it is awarded, or what goes to a box."""
    pot = pot_name(fact.pot, pots)
    if fact.kind == "rake":
        return f"The house takes {chips(fact.chips)} of {pot}"
    one = fact.chips == 1
    if fact.kind == "time":
        return f"{chips(fact.chips)} of {pot} {'pays' if one else 'pay'} for the table's time"
    box = "jackpot" if fact.kind == "jackpot" else "kitty"
    return f"{chips(fact.chips)} of {pot} {'goes' if one else 'go'} to the {box}"


def pot_name(pot: int, pots: int) -> str:
    """What one of so many pots is called."""
    if pots < 2:
        return "the pot"
    return f"side pot {pot}" if pot else "the main pot"


# Winning ----------------------------------------------------------------------------------------


class Awards:
    """What is won of one pot on one board, put together from its shares."""

    def __init__(
        self,
        hand: Hand,
        shares: Sequence[f.PotAwarded],
        layers: Sequence[Pot],
        players: Sequence[str],
        chips: Chips,
    ) -> None:
        self.hand, self.players, self.chips = hand, players, chips
        self.layers = layers
        first = shares[0]
        self.pot = pot_name(first.pot, len(layers))
        self.board = ""
        if len(hand.boards) > 1 and first.rank >= 0:
            self.board = f" on the {ORDINALS[first.board]} board"
        self.halves = [half for half in _by_half(shares) if half]

    def told(self) -> Iterator[str]:
        """One sentence for each part, and where odd chips went."""
        if len(self.halves) == 1:
            yield from self._whole(self.halves[0])
            return
        winners = [{share.seat for share in half} for half in self.halves]
        if winners[0] == winners[1]:
            yield from self._both_halves()
            return
        for half in self.halves:
            yield from self._half(half)
        yield from self._quartered(winners)

    def _whole(self, shares: list[f.PotAwarded]) -> Iterator[str]:
        what = f"{self.pot} of {self._sum(shares)}{self.board}{self._with(shares)}"
        yield from self._won(shares, what + "; no low qualifies" * self._no_low(shares[0]))

    def _no_low(self, share: f.PotAwarded) -> bool:
        """Whether nobody who could win this pot has anything for its other half."""
        hand, rankings = self.hand, self.hand.plan.rankings
        if share.rank < 0 or share.half or len(rankings) < 2 or hand.plan.declares:
            return False
        contenders = self.layers[share.pot].seats if self.layers else hand.seats(hand.live)
        holdings = [hand.holdings[seat] for seat in contenders]
        if any(UNKNOWN in cards for cards in holdings):
            return False
        return max(rankings[1].ranks_on(hand.boards[share.board], holdings)) < 0

    def _both_halves(self) -> Iterator[str]:
        """The same players win both: one of them scoops, several share evenly."""
        first, second = self.halves
        what = f"{self.pot} of {self._sum(first + second)}{self.board}"
        what += f"{self._with(first)} and{self._with(second).removeprefix(' with')}"
        if len(first) == 1:
            yield f"{self.players[first[0].seat]} scoops {what}"
        else:
            seats = dict.fromkeys(share.seat for share in first)
            whole = [
                f.PotAwarded(seat, sum(s.chips for s in first + second if s.seat == seat))
                for seat in seats
            ]
            yield from self._won(whole, what)

    def _half(self, shares: list[f.PotAwarded]) -> Iterator[str]:
        name = half_name(self.hand, shares[0].half)
        of = "" if self.pot == "the pot" else f" of {self.pot}"
        what = f"the {name} half{of}, {self._sum(shares)},{self.board}{self._with(shares)}"
        yield from self._won(shares, what)

    def _quartered(self, winners: Sequence[set[int]]) -> Iterator[str]:
        """Who shares his half with the winner of the other one."""
        for mine, other in (winners, winners[::-1]):
            if len(mine) == 2 and len(other) == 1 and other < mine:
                [seat] = mine - other
                yield f"{self.players[seat]} is quartered"

    def _won(self, shares: Sequence[f.PotAwarded], what: str) -> Iterator[str]:
        winners = [self.players[share.seat] for share in shares]
        if len(shares) == 1:
            yield f"{winners[0]} wins {what}"
            return
        yield f"{listed(winners)} split {what}"
        least = min(share.chips for share in shares)
        lucky = [self.players[share.seat] for share in shares if share.chips > least]
        if lucky:
            yield f"{'The odd chip goes' if len(lucky) == 1 else 'Odd chips go'} to {listed(lucky)}"

    def _sum(self, shares: Sequence[f.PotAwarded]) -> str:
        return self.chips(sum(share.chips for share in shares))

    def _with(self, shares: Sequence[f.PotAwarded]) -> str:
        """What it was won with, if hands were compared."""
        if shares[0].rank < 0:
            return ""
        ranking = self.hand.plan.rankings[shares[0].half]
        return f" with {article(ranking.describe(shares[0].rank))}"


def _by_half(shares: Sequence[f.PotAwarded]) -> tuple[list[f.PotAwarded], list[f.PotAwarded]]:
    return [s for s in shares if not s.half], [s for s in shares if s.half]


def half_name(hand: Hand, half: int) -> str:
    """What a half of the pot is called: high and low, or by what is ranked."""
    variant = hand.game.variant
    if variant.low_low:
        return ("badugi", "low")[half]
    if variant.second.endswith(" in hand"):
        return ("Omaha", "draw")[half]
    return ("high", "low")[half]
