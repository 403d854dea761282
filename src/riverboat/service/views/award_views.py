"""Awards of a hand: the shares of each pot, their winners, and the winning cards.

They are derived from public facts. Cards are included only if hands were compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.cards import UNKNOWN, name
from riverboat.engine import HandState
from riverboat.engine.state.hand_facts import PotAwarded
from riverboat.narration import describe_holding as held_by
from riverboat.narration.award_narration import half_name
from riverboat.ranking.ranking_registry import Ranking
from riverboat.wire.view import AwardView
from riverboat.words.holdings import Holding, HoldingInHand, with_article, without_tie_breakers

UNCONTESTED_PAYOUT_MS: Final = 700
"""Milliseconds of the payout of uncontested pots."""
_PAYOUT_MS_PER_AWARD: Final = 900
"""Milliseconds of payout for each award of contested pots; one award more is counted."""
_MAX_PAYOUT_MS: Final = 2_800
"""Maximum milliseconds of the payout of contested pots."""

PotShare = tuple[int, int, int]
"""Part of the chips with its own winners: numbers of its pot, board and half (high or low)."""


def build_awards(
    hand: HandState, chairs: Sequence[int], pot_awards: Sequence[PotAwarded]
) -> tuple[AwardView, ...]:
    """Return the awards of a hand with these chairs, in the order of payment."""
    awards_by_share: dict[PotShare, list[PotAwarded]] = {}
    for fact in pot_awards:
        # The last player left takes all the pots at once.
        share_key = (fact.pot, fact.board, fact.half) if fact.rank >= 0 else (0, 0, 0)
        awards_by_share.setdefault(share_key, []).append(fact)
    return tuple(
        [
            _build_award(hand, chairs, pot_share, share_awards, awards_by_share)
            for pot_share, share_awards in awards_by_share.items()
        ]
    )


def payout_ms(awards: Sequence[AwardView]) -> int:
    """Return the duration of the payout in milliseconds."""
    if not any(award.holding for award in awards):
        return UNCONTESTED_PAYOUT_MS if awards else 0
    return min(_MAX_PAYOUT_MS, _PAYOUT_MS_PER_AWARD * (len(awards) + 1))


def _build_award(
    hand: HandState,
    chairs: Sequence[int],
    pot_share: PotShare,
    share_awards: Sequence[PotAwarded],
    awards_by_share: dict[PotShare, list[PotAwarded]],
) -> AwardView:
    pot_number, board_index, half = pot_share
    chips_by_seat: dict[int, int] = {}
    for award in share_awards:
        chips_by_seat[award.seat] = chips_by_seat.get(award.seat, 0) + award.chips
    winning_chairs = tuple([chairs[seat] for seat in chips_by_seat])
    paid_chips = tuple(chips_by_seat.values())
    if share_awards[0].rank < 0:
        cards, holding = _find_shown_winner(hand, share_awards[0].seat)
        board_index = -1 if len(hand.boards) > 1 else 0
        return AwardView(
            0,
            board_index,
            "",
            False,
            winning_chairs,
            paid_chips,
            (cards,) if cards else (),
            holding,
        )
    is_split = (pot_number, board_index, 1 - half) in awards_by_share
    has_low = len(hand.compiled.rankings) > 1 and not hand.compiled.has_declarations
    return AwardView(
        pot=pot_number,
        board=board_index,
        half=half_name(hand, half).lower() if is_split else "",
        has_no_low=has_low and not is_split and not half and not hand.game.variant.is_low_low,
        chairs=winning_chairs,
        chips=paid_chips,
        cards=tuple(
            [
                _format_cards(_find_playing_cards(hand, seat, board_index, half))
                for seat in chips_by_seat
            ]
        ),
        holding=_find_winning_holding(hand, share_awards[0], list(chips_by_seat)),
    )


def _find_shown_winner(hand: HandState, seat: int) -> tuple[tuple[str, ...], Holding | None]:
    """Return the cards that play and the holding of a player who won without a comparison of hands.

    Empty and ``None`` if the player has not shown the cards, or if board cards are missing.
    """
    if not hand.shown_mask >> seat & 1:
        return (), None
    playing_cards: dict[int, None] = {}
    try:
        for board_index in range(len(hand.boards)):
            playing_cards |= dict.fromkeys(_find_playing_cards(hand, seat, board_index, 0))
            has_low = (
                len(hand.compiled.rankings) > 1
                and _compute_rank_value(hand, seat, board_index, 1) >= 0
            )
            playing_cards |= dict.fromkeys(
                _find_playing_cards(hand, seat, board_index, 1) if has_low else ()
            )
    except ValueError:
        return (), None
    return (
        (_format_cards(tuple(playing_cards)), held_by(hand, seat)) if playing_cards else ((), None)
    )


def _compute_rank_value(hand: HandState, seat: int, board_index: int, half: int) -> int:
    return _build_ranking(hand, half).ranker_for_board(hand.boards[board_index])(
        hand.holdings[seat]
    )


def _find_playing_cards(hand: HandState, seat: int, board_index: int, half: int) -> tuple[int, ...]:
    """Return the cards of a seat that play."""
    hole_cards = hand.holdings[seat]
    if UNKNOWN in hole_cards:
        return ()
    return tuple(_build_ranking(hand, half).best_five(hole_cards, hand.boards[board_index]))


def _format_cards(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([name(card) for card in cards])


def _find_winning_holding(
    hand: HandState, award: PotAwarded, winning_seats: Sequence[int]
) -> Holding:
    """Return the winning holding, with the kicker if it decided."""
    ranking = _build_ranking(hand, award.half)
    winning_holding = ranking.holding(award.rank)
    holding = without_tie_breakers(winning_holding)
    losing_seats = [
        seat
        for seat in hand.seats_in_mask(hand.live_mask & hand.shown_mask)
        if seat not in winning_seats
    ]
    losing_holdings = [
        cards for seat in losing_seats if UNKNOWN not in (cards := hand.holdings[seat])
    ]
    for rank in ranking.values_on_board(hand.boards[award.board], losing_holdings):
        if 0 <= rank < award.rank and without_tie_breakers(
            ranking.holding(rank)
        ) == without_tie_breakers(winning_holding):
            holding = winning_holding
    winning_phrase = with_article(holding)
    return HoldingInHand(winning_phrase) if ranking.name.endswith(" in hand") else winning_phrase


def _build_ranking(hand: HandState, half: int) -> Ranking:
    return hand.compiled.rankings[half]
