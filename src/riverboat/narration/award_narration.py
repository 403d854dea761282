"""Narration of the end of a hand: shown cards, and the winners of each part of each pot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState, Pot
from riverboat.engine.pots.pushed_pots import build_pot_name
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import showdown as s
from riverboat.words.events.event_phrases import Event
from riverboat.words.holdings import Holding, HoldingConjunction, with_article


def narrate_show(hand: HandState, fact: f.HandShown) -> Event:
    """Narrate shown cards, with their holding if no more cards are to come."""
    seat = Seat(fact.seat)
    is_holding_final = UNKNOWN not in fact.cards and _is_holding_final(hand, fact)
    holding = _join_holdings(_iter_holdings_shown(hand, fact)) if is_holding_final else None
    return s.HoldingShown(seat, fact.cards, holding) if holding else s.CardsShown(seat, fact.cards)


def _is_holding_final(hand: HandState, fact: f.HandShown) -> bool:
    """Return True if no card is still to come that could change the value of the shown hand."""
    variant, compiled_game = hand.game.variant, hand.compiled
    if any(UNKNOWN in board for board in hand.boards):
        return False
    if any(len(board) < variant.board_cards for board in hand.boards):
        return False
    shared_card_count = len(hand.board) if not variant.board_cards else 0
    if len(fact.cards) + shared_card_count < compiled_game.hole_cards_through[-1]:
        return False
    return not variant.has_draws or hand.draw_count(fact.seat) == compiled_game.draws_through[-1]


def _iter_holdings_shown(hand: HandState, fact: f.HandShown) -> Iterator[Holding]:
    """Yield the holdings of a shown hand, for each board and each half of the pot."""
    for ranking in hand.compiled.rankings:
        for board in hand.boards:
            value = ranking.ranker_for_board(board)(fact.cards)
            if value >= 0:
                yield ranking.holding(value)


def _join_holdings(holdings: Iterator[Holding]) -> Holding | None:
    """Join several holdings into one phrase, in their order; ``None`` without holdings."""
    joined_holding: Holding | None = None
    for holding in reversed([*holdings]):
        joined_holding = HoldingConjunction(holding, joined_holding) if joined_holding else holding
    return joined_holding


def narrate_rake(fact: f.RakeTaken, pot_count: int) -> Event:
    """Narrate chips taken from a pot: rake, a time fee, or a drop for the jackpot or kitty."""
    pot = build_pot_name(fact.pot, pot_count)
    match fact.kind:
        case "rake":
            return s.RakeFromPot(fact.chips, pot)
        case "time":
            return s.TimeFeeFromPot(fact.chips, pot)
        case "jackpot":
            return s.JackpotDropTaken(fact.chips, pot)
        case "kitty":
            return s.KittyDropTaken(fact.chips, pot)
        case _:
            assert_never(fact.kind)


Shares = Sequence[f.PotAwarded]


class Awards:
    """The awards of one pot on one board, from which events are built."""

    def __init__(self, hand: HandState, shares: Shares, pots_by_layer: Sequence[Pot]) -> None:
        self.hand, self.pots_by_layer = hand, pots_by_layer
        first_share = shares[0]
        self.pot = build_pot_name(first_share.pot, len(pots_by_layer))
        is_board_named = len(hand.boards) > 1 and (
            first_share.rank >= 0 or hand.corrections.pot_winners
        )
        self.board = s.BoardSuffix(first_share.board + 1) if is_board_named else None
        self.halves = [half_shares for half_shares in _split_by_half(shares) if half_shares]

    def narrate(self) -> Iterator[Event]:
        """Yield an event for each part of the pot, and for odd chips."""
        if len(self.halves) == 1:
            yield from self._narrate_whole_pot(self.halves[0])
            return
        winners_by_half = [{share.seat for share in half_shares} for half_shares in self.halves]
        if winners_by_half[0] == winners_by_half[1]:
            yield from self._narrate_scoop()
            return
        for half_shares in self.halves:
            yield from self._narrate_half(half_shares)
        yield from self._narrate_quartering(winners_by_half)

    def _narrate_whole_pot(self, shares: Shares) -> Iterator[Event]:
        event_fields = (
            self.pot,
            _sum_chips(shares),
            self.board,
            self._find_winning_holding(shares),
            self._has_no_low(shares[0]),
        )
        if len(shares) == 1:
            yield s.PotWon(Seat(shares[0].seat), *event_fields)
        else:
            yield s.PotSplit(_list_seats(shares), *event_fields)
            yield from _narrate_odd_chips(shares)

    def _has_no_low(self, share: f.PotAwarded) -> bool:
        """Return True if the pot has a low half, all hands are known, and none qualifies for it."""
        hand, rankings = self.hand, self.hand.compiled.rankings
        if share.rank < 0 or share.half or len(rankings) < 2 or hand.compiled.has_declarations:
            return False
        contenders = (
            self.pots_by_layer[share.pot].seats
            if self.pots_by_layer
            else hand.seats_in_mask(hand.live_mask)
        )
        holdings = [hand.holdings[seat] for seat in contenders]
        if any(UNKNOWN in cards for cards in holdings):
            return False
        return max(rankings[1].values_on_board(hand.boards[share.board], holdings)) < 0

    def _narrate_scoop(self) -> Iterator[Event]:
        """Yield the events of a pot whose halves have the same winners."""
        first_half, second_half = self.halves
        holding = _join_holdings(
            filter(
                None,
                [self._find_winning_holding(first_half), self._find_winning_holding(second_half)],
            )
        )
        event_fields = self.pot, _sum_chips([*first_half, *second_half]), self.board, holding
        if len(first_half) == 1:
            yield s.PotScooped(Seat(first_half[0].seat), *event_fields)
            return
        yield s.PotSplit(_list_seats(first_half), *event_fields)
        seats = dict.fromkeys(share.seat for share in first_half)
        yield from _narrate_odd_chips(
            [
                f.PotAwarded(
                    seat,
                    sum(share.chips for share in (*first_half, *second_half) if share.seat == seat),
                )
                for seat in seats
            ]
        )

    def _narrate_half(self, shares: Shares) -> Iterator[Event]:
        name = half_name(self.hand, shares[0].half)
        name_phrase = None if isinstance(self.pot, s.SinglePotName) else self.pot
        event_fields = (
            name,
            name_phrase,
            _sum_chips(shares),
            self.board,
            self._find_winning_holding(shares),
        )
        if len(shares) == 1:
            yield s.HalfPotWon(Seat(shares[0].seat), *event_fields)
        else:
            yield s.PotHalfSplit(_list_seats(shares), *event_fields)
            yield from _narrate_odd_chips(shares)

    def _narrate_quartering(self, winners: Sequence[set[int]]) -> Iterator[Event]:
        """Yield an event for a player who is quartered: half of one half, and none of the other."""
        for half_winners, other_winners in (winners, winners[::-1]):
            if len(half_winners) == 2 and len(other_winners) == 1 and other_winners < half_winners:
                [seat] = half_winners - other_winners
                yield s.PlayerQuartered(Seat(seat))

    def _find_winning_holding(self, shares: Shares) -> Holding | None:
        if shares[0].rank < 0:
            return None
        ranking = self.hand.compiled.rankings[shares[0].half]
        return with_article(ranking.holding(shares[0].rank))


def _narrate_odd_chips(shares: Shares) -> Iterator[Event]:
    min_chips = min(share.chips for share in shares)
    larger_shares = [share for share in shares if share.chips > min_chips]
    if len(larger_shares) == 1:
        yield s.OddChipAwarded(Seat(larger_shares[0].seat))
    elif larger_shares:
        yield s.OddChipsAwarded(_list_seats(larger_shares))


def _list_seats(shares: Shares) -> tuple[Seat, ...]:
    return tuple([Seat(share.seat) for share in shares])


def _sum_chips(shares: Shares) -> int:
    return sum(share.chips for share in shares)


def _split_by_half(shares: Shares) -> tuple[Shares, Shares]:
    return [share for share in shares if not share.half], [share for share in shares if share.half]


def half_name(hand: HandState, half: int) -> s.PotHalfName:
    """Return the name of a half of the pot: high or low, or the name of its ranking."""
    variant = hand.game.variant
    if variant.is_low_low:
        return "low" if half else "badugi"
    if variant.second_ranking.endswith(" in hand"):
        return "draw" if half else "Omaha"
    return "low" if half else "high"
