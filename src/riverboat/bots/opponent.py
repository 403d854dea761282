"""A built-in opponent: a character, their luck, and the arithmetic of a decision.

They weigh the chance to win against the price of a call, as everybody is taught; their character
says how far they depart from it. They remember nothing from hand to hand.
"""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

from riverboat.bots.chance import chance
from riverboat.bots.characters import Character
from riverboat.bots.drawing import discards
from riverboat.bots.player import Turn
from riverboat.bots.starting import standing
from riverboat.bots.worlds import value_in
from riverboat.cards import DECKS
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    Declare,
    Discard,
    HandState,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    Side,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    pots,
)
from riverboat.ranking import RANKINGS


class Opponent(Struct, frozen=True):
    """A :class:`~riverboat.bots.player.Player` with a character.

    Chance comes from *luck* alone: the same luck and the same views give the same decisions.
    """

    character: Character
    luck: random.Random

    def choose(self, seat: int, hand: HandState, turn: Turn) -> AnyCommand:
        """What the opponent does; always legal."""
        match turn:
            case ToAct(short=short) if short:  # rule: OPEN-02 a bot does not borrow
                return _give_up(turn)
            case ToAct():
                if self.luck.random() < self.character.whims:
                    return self._on_a_whim(hand, turn)
                if _before_the_board(hand):
                    return self._start(hand, turn)
                return self._go_on(hand, turn)
            case ToShow():
                # The cards go with it, for a table that has not been told them.
                hopeless = seat in turn.may_muck and _beaten(seat, hand)
                return Muck(seat) if hopeless else Show(seat, hand.holdings[seat])
            case ToChoose():
                return RunIt(seat, turn.most if self.character.sticks else 1)
            case ToDraw():
                return Discard(discards(turn, hand, self.luck))
            case ToDeclare():
                return Declare(seat, self._side(seat, hand))

    # Betting --------------------------------------------------------------------------------

    def _start(self, hand: HandState, turn: ToAct) -> AnyCommand:
        """Before there is a board: a share of all holdings will do, a smaller one for a raise."""
        me = self.character
        deck = DECKS[hand.game.variant.deck].cards
        # The share of holdings that are better than the opponent's.
        if hand.game.variant.board_cards:
            place = 1 - standing(hand.holdings[turn.seat], deck, self.luck)
        else:
            place = 1 - chance(turn.seat, hand, self.luck)
        room = _room(hand, turn)
        if place <= me.opens * room * me.narrows ** _said_by_raises(hand) or (
            not turn.call and place <= me.bluffs * room
        ):
            return self._raise(hand, turn)
        if place <= me.plays * room or _price(hand, turn) < 0.1:
            return CALL if turn.call else CHECK
        return _give_up(turn)

    def _go_on(self, hand: HandState, turn: ToAct) -> AnyCommand:
        """On a board: the chance to win against the price."""
        me = self.character
        rivals = hand.live.bit_count() - 1
        likely = chance(turn.seat, hand, self.luck) ** (rivals**0.7)
        if not turn.call:
            bluffs = self.luck.random() < me.bluffs / rivals
            return self._raise(hand, turn) if likely >= me.bets or bluffs else CHECK
        # Who bets has something: the more, the more they bet.
        before = max(hand.pot - turn.call, 1)
        likely -= me.caution * min(1.0, turn.call / before)
        # Each raise says more: hands that are good enough for the next are a part of those before.
        left = me.narrows ** max(0, _said_by_raises(hand) - 1)
        needs = 1 - (0.85 - me.bets) * left
        if likely >= needs or self.luck.random() < me.bluffs * 0.2 * left:
            return self._raise(hand, turn)
        return CALL if likely + me.sticks >= _price(hand, turn) else _give_up(turn)

    def _raise(self, hand: HandState, turn: ToAct) -> AnyCommand:
        """A bet or raise of about the opponent's size, or a call where raising is barred."""
        if turn.raise_to is None:
            return CALL if turn.call else CHECK
        pot = hand.pot + turn.call
        by = pot * self.character.size * self.luck.uniform(0.8, 1.2)
        return RaiseTo(_sized(hand, turn, int(hand.current_bet + by)))

    def _side(self, seat: int, hand: HandState) -> Side:
        """For which half the opponent plays: the one for which they hold something, seldom both."""
        variant = hand.game.variant
        low = value_in(variant.second, hand.holdings[seat], hand.board)
        high = value_in(variant.ranking, hand.holdings[seat], hand.board)
        if low < 0 or high >= _TWO_PAIR:
            return "high"
        return "both" if self.luck.random() < self.character.whims else "low"

    def _on_a_whim(self, hand: HandState, turn: ToAct) -> AnyCommand:
        """Something legal, whatever the cards are."""
        match self.luck.choice(("pass", "call", "call", "raise")):
            case "pass" if not turn.bring_in:
                return _give_up(turn)
            case "call" | "pass":
                return CALL if turn.call else CHECK
            case _:
                return self._raise(hand, turn)


def _before_the_board(hand: HandState) -> bool:
    """Whether there is nothing to rank on yet, and too much to come to play it all out."""
    return hand.street == 0 and hand.game.variant.hole_cards > 1


def _room(hand: HandState, turn: ToAct) -> float:
    """How much wider than six-handed for one bet they may play: less for raises, more heads-up."""
    bets = max(1.0, turn.call / max(hand.bet_size, 1))
    return float(8 / (hand.players + 2) / bets**0.6)


def _said_by_raises(hand: HandState) -> int:
    """Bets and raises of this street that no size speaks for.

    Where bets are bounded each is as large as the first. In no-limit and pot-limit a raise costs
    more than the one before, and the price narrows the range of the first few by itself.
    """
    return hand.bets_made if hand.game.structure.by_bets else max(0, hand.bets_made - _PRICED)


def _price(hand: HandState, turn: ToAct) -> float:
    """The chance to win that makes a call break even."""
    return turn.call / (hand.pot + turn.call) if turn.call else 0.0


def _give_up(turn: ToAct) -> AnyCommand:
    """Fold, but never when a check is free; who must bring it in pays no more than that."""
    if turn.bring_in:
        return CALL
    return FOLD if turn.call else CHECK


def _beaten(seat: int, hand: HandState) -> bool:
    """Whether hands already shown beat the opponent's in every pot, on every board."""
    shown = [other for other in hand.seats(hand.live & hand.shown) if other != seat]
    variant = hand.game.variant
    rankings = [RANKINGS[name] for name in (variant.ranking, variant.second) if name]
    return all(
        mine < 0 or any(rank(hand.holdings[other]) > mine for other in shown if other in pot.seats)
        for ranking in rankings
        for rank in map(ranking.on, hand.boards)
        for mine in [rank(hand.holdings[seat])]
        for pot in pots(hand)
        if seat in pot.seats
    )


def _sized(hand: HandState, turn: ToAct, to: int) -> int:
    """A legal total near *to*: a tidy one, and all the chips rather than nearly all."""
    if 3 * to >= 2 * turn.all_in and turn.high == turn.all_in:
        return turn.high
    tidy = max(turn.unit, hand.bet_size // 2 // turn.unit * turn.unit)
    to -= to % tidy
    if turn.ends_only:
        return turn.high if to >= turn.high else turn.low
    return min(max(to, turn.low), turn.high)


_TWO_PAIR: Final = 2 << 20
_PRICED: Final = 3
