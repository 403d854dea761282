"""Narration of the end of a hand: shown cards, and the winners of each part of each pot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState, Pot
from riverboat.engine.pots.pushed_pots import pot_name
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import showdown as s
from riverboat.words.events.event import Event
from riverboat.words.holdings import BothHoldings, Holding, one_of_its_kind

# Showing ----------------------------------------------------------------------------------------


def narrate_show(hand: HandState, fact: f.HandShown) -> Event:
    """Narrate the shown cards, and their holding once all cards are out."""
    who = Seat(fact.seat)
    known = UNKNOWN not in fact.cards and _is_complete(hand, fact)
    holding = _join_holdings(_holdings_shown(hand, fact)) if known else None
    return s.ShowsAHolding(who, fact.cards, holding) if holding else s.Shows(who, fact.cards)


def _is_complete(hand: HandState, fact: f.HandShown) -> bool:
    """Return True if no further card can change the shown hand."""
    variant, plan = hand.game.variant, hand.compiled
    if any(UNKNOWN in board for board in hand.boards):
        return False
    if any(len(board) < variant.board_cards for board in hand.boards):
        return False
    shared = len(hand.board) if not variant.board_cards else 0
    if len(fact.cards) + shared < plan.hole_cards_through[-1]:
        return False
    return not variant.has_draws or hand.draw_count(fact.seat) == plan.draws_through[-1]


def _holdings_shown(hand: HandState, fact: f.HandShown) -> Iterator[Holding]:
    """Yield its holdings on each board, for each half of the pot in which it qualifies."""
    for ranking in hand.compiled.rankings:
        for board in hand.boards:
            value = ranking.ranker_for_board(board)(fact.cards)
            if value >= 0:
                yield ranking.holding(value)


def _join_holdings(holdings: Iterator[Holding]) -> Holding | None:
    """Join several holdings into one, in their order."""
    whole: Holding | None = None
    for one in reversed([*holdings]):
        whole = BothHoldings(one, whole) if whole else one
    return whole


# Order ------------------------------------------------------------------------------------------


def narrate_rake(fact: f.RakeTaken, pots: int) -> Event:
    """Narrate the house's share of a pot before it is awarded, or a payment into a common box."""
    pot = pot_name(fact.pot, pots)
    match fact.kind:
        case "rake":
            return s.HouseTakes(fact.chips, pot)
        case "time":
            return s.PotPaysForTheTime(fact.chips, pot)
        case "jackpot":
            return s.JackpotGrows(fact.chips, pot)
        case "kitty":
            return s.KittyGrows(fact.chips, pot)
        case _:
            assert_never(fact.kind)


# Winning ----------------------------------------------------------------------------------------

Shares = Sequence[f.PotAwarded]


class Awards:
    """Awards of one pot on one board, assembled from its shares."""

    def __init__(self, hand: HandState, shares: Shares, layers: Sequence[Pot]) -> None:
        self.hand, self.layers = hand, layers
        first = shares[0]
        self.pot = pot_name(first.pot, len(layers))
        compared = len(hand.boards) > 1 and (first.rank >= 0 or hand.corrections.pushed)
        self.board = s.OnABoard(first.board + 1) if compared else None
        self.halves = [half for half in _split_by_half(shares) if half]

    def narrate(self) -> Iterator[Event]:
        """Yield an event for each part, and for odd chips."""
        if len(self.halves) == 1:
            yield from self._whole(self.halves[0])
            return
        winners = [{share.seat for share in half} for half in self.halves]
        if winners[0] == winners[1]:
            yield from self._narrate_scoop()
            return
        for half in self.halves:
            yield from self._narrate_half(half)
        yield from self._narrate_quartering(winners)

    def _whole(self, shares: Shares) -> Iterator[Event]:
        what = (
            self.pot,
            _total_chips(shares),
            self.board,
            self._winning_holding(shares),
            self._has_no_low(shares[0]),
        )
        if len(shares) == 1:
            yield s.Wins(Seat(shares[0].seat), *what)
        else:
            yield s.Split(_seats(shares), *what)
            yield from _narrate_odd_chips(shares)

    def _has_no_low(self, share: f.PotAwarded) -> bool:
        """Return True if no contender for this pot qualifies for its other half."""
        hand, rankings = self.hand, self.hand.compiled.rankings
        if share.rank < 0 or share.half or len(rankings) < 2 or hand.compiled.has_declarations:
            return False
        contenders = self.layers[share.pot].seats if self.layers else hand.seats(hand.live)
        holdings = [hand.holdings[seat] for seat in contenders]
        if any(UNKNOWN in cards for cards in holdings):
            return False
        return max(rankings[1].values_on_board(hand.boards[share.board], holdings)) < 0

    def _narrate_scoop(self) -> Iterator[Event]:
        """Yield the scoop of one player, or the even split of several, who win both halves."""
        first, second = self.halves
        holding = _join_holdings(
            filter(None, [self._winning_holding(first), self._winning_holding(second)])
        )
        what = self.pot, _total_chips([*first, *second]), self.board, holding
        if len(first) == 1:
            yield s.Scoops(Seat(first[0].seat), *what)
            return
        yield s.Split(_seats(first), *what)
        seats = dict.fromkeys(share.seat for share in first)
        yield from _narrate_odd_chips(
            [
                f.PotAwarded(seat, sum(a.chips for a in (*first, *second) if a.seat == seat))
                for seat in seats
            ]
        )

    def _narrate_half(self, shares: Shares) -> Iterator[Event]:
        name = half_name(self.hand, shares[0].half)
        of = None if isinstance(self.pot, s.ThePot) else self.pot
        what = name, of, _total_chips(shares), self.board, self._winning_holding(shares)
        if len(shares) == 1:
            yield s.WinsAHalf(Seat(shares[0].seat), *what)
        else:
            yield s.SplitAHalf(_seats(shares), *what)
            yield from _narrate_odd_chips(shares)

    def _narrate_quartering(self, winners: Sequence[set[int]]) -> Iterator[Event]:
        """Yield the players who share a half with the winner of the other one."""
        for mine, other in (winners, winners[::-1]):
            if len(mine) == 2 and len(other) == 1 and other < mine:
                [seat] = mine - other
                yield s.Quartered(Seat(seat))

    def _winning_holding(self, shares: Shares) -> Holding | None:
        """Return the winning holding, if hands were compared."""
        if shares[0].rank < 0:
            return None
        ranking = self.hand.compiled.rankings[shares[0].half]
        return one_of_its_kind(ranking.holding(shares[0].rank))


def _narrate_odd_chips(shares: Shares) -> Iterator[Event]:
    least = min(share.chips for share in shares)
    lucky = [share for share in shares if share.chips > least]
    if len(lucky) == 1:
        yield s.OddChipGoesTo(Seat(lucky[0].seat))
    elif lucky:
        yield s.OddChipsGoTo(_seats(lucky))


def _seats(shares: Shares) -> tuple[Seat, ...]:
    return tuple([Seat(share.seat) for share in shares])


def _total_chips(shares: Shares) -> int:
    return sum(share.chips for share in shares)


def _split_by_half(shares: Shares) -> tuple[Shares, Shares]:
    return [a for a in shares if not a.half], [a for a in shares if a.half]


def half_name(hand: HandState, half: int) -> s.Half:
    """Return the name of a half of the pot: high and low, or the ranking's."""
    variant = hand.game.variant
    if variant.low_low:
        return "low" if half else "badugi"
    if variant.second.endswith(" in hand"):
        return "draw" if half else "Omaha"
    return "low" if half else "high"
