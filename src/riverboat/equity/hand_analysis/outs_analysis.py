"""Outs: the next cards that give a hand the lead or improve it, and the hand's draws.

Against opponents an out is a card that makes the hand the best, if it is not the best now. Without
opponents it is a card that improves the hand: to a straight or better, or by pairing a hole card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from numbers import Integral
from typing import Final, Literal

import msgspec

from riverboat.cards import Card, Cards, card_names
from riverboat.deprecation import DeprecatedAttribute
from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import EquityGame, find_game
from riverboat.equity.hand_analysis.draw_detection import Draw, find_draws
from riverboat.equity.hand_analysis.outs_spot import Improvement, OutsSpot
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.query.query_text import CardsOrText, HoldingLike
from riverboat.equity.query.question_parsing import parse_question
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.weighted_hands import list_possible_hands
from riverboat.ranking import RANKINGS, Rank, rank
from riverboat.words.holdings import Holding
from riverboat.words.refusals.ranges import OutsGameUnsupported, OutsNeedOneHand, OutsStreetInvalid
from riverboat.words.studies import NoOuts, PercentWithOdds


@dataclass(frozen=True, slots=True)
class Outs:
    """The outs of a hand, grouped by the hand that they make, with its draws and odds.

    ``standing`` is the share of the opponents' hands that the hand beats now, from 0 to 1, where a
    tie counts half; it is ``None`` without opponents. A hand that is ahead has no outs. ``tying``
    are the cards that only make the hand as good as the best. ``unseen`` is the number of cards
    that may still be dealt, without those that an opponent certainly holds. ``result`` is the
    equity against the opponents.
    """

    hand: Cards
    board: Cards
    holding_phrase: Holding
    improvements: tuple[Improvement, ...]
    draws: tuple[Draw, ...]
    unseen: int
    standing: float | None = None
    tying: Cards = ()
    result: Equity | None = None

    @property
    def holding(self) -> str:
        """The current holding, as a dealer announces it."""
        return str(self.holding_phrase)

    @property
    def cards(self) -> Cards:
        """All outs, the best improvement first."""
        return tuple(card for improvement in self.improvements for card in improvement.cards)

    @property
    def ahead(self) -> bool:
        """True if the hand now beats more than half of the opponents' hands."""
        return self.standing is not None and self.standing > _EVEN_CHANCE

    @property
    def to_come(self) -> int:
        """Cards of the board that are still to come."""
        return 5 - len(self.board)

    @property
    def next_card(self) -> float:
        """Probability that the next card is an out, 0 to 1."""
        return len(self.cards) / self.unseen

    @property
    def by_river(self) -> float:
        """Probability of at least one out by the river, 0 to 1."""
        missing_runouts = comb(self.unseen - len(self.cards), self.to_come)
        return 1 - missing_runouts / comb(self.unseen, self.to_come)

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        lines = [f"{card_names(self.hand)} on {card_names(self.board)}: {self.holding}"]
        lines += [str(draw) for draw in self.draws]
        lines += [
            f"{len(improvement.cards)} to make {improvement.category_phrase}: "
            f"{card_names(improvement.cards)}"
            for improvement in self.improvements
        ]
        return "\n".join([*lines, self.odds()])

    @property
    def no_outs_reason(self) -> Literal["best", "level", "none"]:
        """The reason that a hand without outs has none.

        ``best``: the hand is ahead; ``level``: it ties with the opponents; ``none``: it is behind,
        and no card helps.
        """
        if self.ahead:
            return "best"
        return "level" if self.standing == _EVEN_CHANCE else "none"

    def odds(self) -> str:
        """Return the number and odds of the outs as a phrase."""
        if self.ahead or not self.cards:
            no_outs_text = str(NoOuts(self.no_outs_reason))
            return no_outs_text[0].lower() + no_outs_text[1:]
        count_text = f"{len(self)} out{'s' * (len(self) != 1)} of {self.unseen} cards"
        street = "turn" if self.to_come == 2 else "river"
        text = f"{count_text}: {format_chance(self.next_card)} on the {street}"
        return f"{text}, {format_chance(self.by_river)} by the river" if self.to_come == 2 else text

    def to_json(self) -> str:
        """Return the complete result as JSON."""
        fields = {
            "hand": card_names(self.hand),
            "board": card_names(self.board),
            "holding": self.holding,
            "standing": self.standing,
            "outs": len(self),
            "unseen": self.unseen,
            "improvements": [
                {"makes": improvement.category_phrase, "cards": card_names(improvement.cards)}
                for improvement in self.improvements
            ],
            "tying": card_names(self.tying),
            "draws": [{"name": draw.name, "cards": card_names(draw.cards)} for draw in self.draws],
            "next_card": self.next_card,
            "by_river": self.by_river,
            "equity": msgspec.Raw(self.result.to_json().encode()) if self.result else None,
        }
        return msgspec.json.format(msgspec.json.encode(fields), indent=2).decode()

    called = DeprecatedAttribute("holding_phrase")
    why_none = DeprecatedAttribute("no_outs_reason")


def format_chance(probability: float) -> str:
    """Return a probability with its odds: ``19.1% (4.2 to 1 against)``."""
    return (
        f"{probability:.0%}" if probability in (0.0, 1.0) else str(build_odds_phrase(probability))
    )


def build_odds_phrase(probability: float) -> PercentWithOdds:
    """Return the odds of a probability between 0 and 1, as a phrase."""
    odds_against = (1 - probability) / probability
    percent_text = f"{100 * probability:.1f}"
    if odds_against >= 1:
        return PercentWithOdds(percent_text, f"{odds_against:.1f}", "against")
    return PercentWithOdds(percent_text, f"{1 / odds_against:.1f}", "for")


def outs(
    hand: HoldingLike,
    board: CardsOrText,
    against: HoldingLike | Sequence[HoldingLike] | None = None,
    *,
    dead: CardsOrText = "",
    game: str | EquityGame = "holdem",
) -> Outs:
    """Return the outs of a hand on a flop or turn, against hands or ranges or no opponents.

    Against a range, the hand counts as the best if it beats more than half of the range. The
    function supports games with a board in which high hands win: hold'em, short deck, Omaha and
    Courchevel.

    >>> print(outs("Ah Kh", "Qh 7h 2c"))
    Ah Kh on Qh 7h 2c: ace high, then king-queen-seven-deuce
    nut flush draw: 9 cards
    two overcards: 6 cards
    backdoor straight draw
    9 to make a flush: 2h 3h 4h 5h 6h 8h 9h Th Jh
    6 to make a pair: Kc Kd Ks Ac Ad As
    15 outs of 47 cards: 31.9% (2.1 to 1 against) on the turn, 54.1% (1.2 to 1 for) by the river
    """
    equity_game = _find_game(game)
    opponents = _list_opponents(against)
    question = parse_question([hand, *(opponents or ["random"])], board, dead, equity_game)
    own_hand = _require_whole_hand(question)
    if not 3 <= len(question.board) <= 4:
        board_text = card_names(question.board)
        reason = OutsStreetInvalid(len(question.board))
        raise BadEquity("the board", board_text, 0, reason, len(board_text))
    outs_spot = OutsSpot(question, own_hand)
    current_strength: float | None = None
    tying_cards: list[Card] = []
    result = None
    unseen_cards = question.live_cards
    if opponents:
        result = equity(
            hand, *opponents, board=question.board, dead=question.dead, game=equity_game
        )
        opponent_hands = [list_possible_hands(question, player) for player in question.players[1:]]
        unseen_cards = tuple(
            card for card in question.live_cards if outs_spot.is_card_possible(opponent_hands, card)
        )
        strength_before_card = current_strength = outs_spot.compute_strength(opponent_hands)
        strength_by_card = {
            card: outs_spot.compute_strength(opponent_hands, (card,)) for card in unseen_cards
        }
        out_cards = [
            card
            for card in unseen_cards
            if strength_by_card[card] > _EVEN_CHANCE >= strength_before_card
        ]
        tying_cards = [
            card
            for card in unseen_cards
            if strength_by_card[card] == _EVEN_CHANCE > strength_before_card
        ]
    else:
        out_cards = [card for card in unseen_cards if outs_spot.is_improvement(card)]
    return Outs(
        hand=own_hand,
        board=question.board,
        holding_phrase=_make_holding_phrase(
            rank(RANKINGS[equity_game.variant.ranking], own_hand, question.board)
        ),
        improvements=outs_spot.group_by_category(out_cards),
        draws=find_draws(equity_game, own_hand, question.board, unseen_cards),
        unseen=len(unseen_cards),
        standing=current_strength,
        tying=tuple(tying_cards),
        result=result,
    )


_EVEN_CHANCE: Final = 0.5


def _make_holding_phrase(rank: Rank) -> Holding:
    return rank.ranking.holding(rank.value)


def _find_game(game: str | EquityGame) -> EquityGame:
    equity_game = find_game(game)
    if not equity_game.board or equity_game.low:
        raise BadEquity(
            "", f"game={equity_game.name}", 5, OutsGameUnsupported(), len(equity_game.name)
        )
    return equity_game


def _list_opponents(against: HoldingLike | Sequence[HoldingLike] | None) -> list[HoldingLike]:
    if against is None:
        return []
    if isinstance(against, list | tuple) and not (against and isinstance(against[0], Integral)):
        return list(against)
    return [against]  # type: ignore[list-item]  # a list of numbers is one hand


def _require_whole_hand(question: EquityQuestion) -> Cards:
    player = question.players[0]
    if len(player.cards) != question.game.cards:
        reason = OutsNeedOneHand(question.game.cards)
        raise BadEquity("", player.source_text, 0, reason, len(player.source_text))
    return player.cards
