"""Whoever tells a hand: he follows it fact by fact, and remembers what finds him the words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from riverboat.cards import UNKNOWN, names
from riverboat.engine import AnyFact, Hand, HandStarted, Pot, SpreadLimit, pots
from riverboat.engine.state import facts as f
from riverboat.notation.english.dealt import (
    board,
    discarded,
    hole_cards,
    reshuffled,
    upcards,
    which_draw,
)
from riverboat.notation.english.posted import added, posted
from riverboat.notation.english.won import Awards, shown, taken
from riverboat.notation.english.words import Chips, capital, listed, number, times

SILENT: Final = (f.BetsCollected, f.HandEnded)
"""Facts that are told by what comes before and after them."""


class Teller:
    """The hand so far, and what has to be remembered of a round to find the words."""

    def __init__(self, started: HandStarted, players: Sequence[str] | None, chips: Chips) -> None:
        self.hand = Hand(started)
        self.chips = chips
        self.named = players is not None
        self.players = players or [f"Seat {seat + 1}" for seat in range(len(started.stacks))]
        self.opened = 0
        """Bets and raises that players chose to make this round."""
        self.callers = 0
        """Calls of the bet that stands."""
        self.limpers = 0
        self.pot = started.carried
        """The pot when it was last mentioned."""
        self.layers: list[Pot] = []
        self.awards: list[f.PotAwarded] = []

    def opening(self, started: HandStarted) -> Iterator[str]:
        """The game, and who sits where with how much."""
        hand = self.hand
        yield f"{capital(self._game())}, {number(hand.players)} players"
        for seat, stack in enumerate(hand.starting_stacks):
            role = " (button)" if seat == hand.button else ""
            who = f" {self.players[seat]}" if self.named else ""
            yield f"Seat {seat + 1}{role}{who} has {self.chips(stack)}"
        if started.carried:
            yield f"An earlier deal left {self.chips(started.carried)} in the pot"

    def _game(self) -> str:
        game, stakes = self.hand.game, self.hand.game.stakes
        by_bets = game.structure.by_bets and not isinstance(game.structure, SpreadLimit)
        if by_bets or game.variant.has_upcards:
            sizes = [stakes.small_bet, stakes.big_bet]
        else:
            sizes = list(stakes.blinds)
        written = "/".join(map(self.chips, sizes)) or f"ante {self.chips(stakes.ante)}"
        openers = f", {game.openers} or better" if game.openers else ""
        return f"{game.structure.name} {game.variant.name} {written}{openers}"

    def tell(self, fact: AnyFact) -> Iterator[str]:
        """What a fact says, told before it is applied."""
        if self.awards and not (
            isinstance(fact, f.PotAwarded)
            and (fact.pot, fact.board) == (self.awards[0].pot, self.awards[0].board)
        ):
            yield from self.awarded()
        match fact:
            case f.Posted():
                yield posted(self.hand, fact, self.players[fact.seat], self.chips)
            case f.HoleCardsDealt():
                later = self.hand.plan.has_upcards and self.hand.street >= 0
                for sentence in hole_cards(self.hand, fact, self.players):
                    yield sentence + self._with_pot() * later
            case f.UpcardsDealt():
                later = any(self.hand.upcards)
                yield upcards(self.hand, fact, self.players) + self._with_pot() * later
            case f.BoardDealt():
                yield board(self.hand, fact) + self._with_pot()
            case f.Burned():
                yield f"{capital(which_draw(self.hand))} comes{self._with_pot()}"
            case f.StubReshuffled():
                yield reshuffled(fact)
            case f.Discarded(seat):
                yield discarded(self.hand, fact, self.players[seat])
            case f.DiscardTakenBack(seat):
                yield f"{self.players[seat]} takes back the discard"
            case f.PotAwarded():
                if not any(self.hand.won):
                    self.layers = pots(self.hand)
                self.awards.append(fact)
            case _:
                yield from self._bet(fact)

    def awarded(self) -> Iterator[str]:
        """The awards that were put aside, all of one pot on one board."""
        shares, self.awards = self.awards, []
        if shares:
            yield from Awards(self.hand, shares, self.layers, self.players, self.chips).told()

    def _with_pot(self) -> str:
        """The pot, if it has grown since it was last told."""
        if self.hand.pot == self.pot:
            return ""
        self.pot = self.hand.pot
        return f", with {self.chips(self.pot)} in the pot"

    # Betting ------------------------------------------------------------------------------------

    def _bet(self, fact: AnyFact) -> Iterator[str]:
        match fact:
            case f.BettingOpened(big_bet=big_bet):
                self.opened = self.callers = self.limpers = 0
                if big_bet:
                    yield f"With a pair open, anybody may bet {self.chips(big_bet)}"
            case f.BroughtIn():
                yield self._brought_in(fact)
            case f.BringInTakenBack(seat, first):
                yield f"{self.players[seat]} takes back the bring-in"
                yield f"{self.players[first]} has to bring it in"
            case f.Folded(seat, cards=cards):
                shown = f" {names(cards)}, which the dealer shows to all" if cards else ""
                yield f"{self.players[seat]} folds{shown}"
            case f.Checked():
                yield self._checked(fact)
            case f.Called():
                yield self._called(fact)
            case f.Raised():
                yield from self._raised(fact)
            case f.OverbetReturned(to):
                yield f"The bet is challenged and cut to {self.chips(to)}, the size of the pot"
            case f.ChipsAdded():
                yield added(fact, self.players[fact.seat], self.chips)
            case f.UncalledBetReturned(seat, chips):
                back = self.chips(chips)
                yield f"The uncalled bet of {back} is returned to {self.players[seat]}"
            case _:
                yield from self._end(fact)

    def _brought_in(self, fact: f.BroughtIn) -> str:
        shows = self.hand.upcards[fact.seat]
        door = f" with the {names(shows[-1:])}" if shows and shows[-1] != UNKNOWN else ""
        end = self._all_in(fact.seat, fact.chips)
        return f"{self.players[fact.seat]} brings it in for {self.chips(fact.chips)}{door}{end}"

    def _called(self, fact: f.Called) -> str:
        who, seat, hand = self.players[fact.seat], fact.seat, self.hand
        amount, end = self.chips(fact.chips), self._all_in(fact.seat, fact.chips)
        if not hand.street and not self.opened and not hand.bets[seat]:
            self.limpers += 1
            if hand.plan.bring_in:
                return f"{who} calls the bring-in of {amount}{end}"
            return f"{who} limps for {amount}{end}"
        verb = "overcalls" if self.callers else "calls"  # rule: TERM-01
        self.callers += 1
        bets = self._bets_to_call()
        if bets > 1 and not hand.bets[seat]:  # rule: TERM-02
            by_bets = hand.game.structure.by_bets and not end
            return f"{who} {verb} {f'{number(bets)} bets' if by_bets else amount} cold{end}"
        return f"{who} {verb} {amount}{end}"

    def _bets_to_call(self) -> int:
        """How many bets a player who has none in must call: the blind is one of them."""
        return self.opened + self._blind_is_a_bet() if self.opened else 0

    def _blind_is_a_bet(self) -> bool:
        """Whether the round began with a forced bet that a raise is a raise of."""
        return not self.hand.street and self.hand.blind > 0 and not self.hand.plan.bring_in

    def _checked(self, fact: f.Checked) -> str:
        option = not self.hand.street and self.hand.bets[fact.seat] and not self.opened
        return f"{self.players[fact.seat]} checks{' the option' * bool(option)}"

    def _raised(self, fact: f.Raised) -> Iterator[str]:
        hand = self.hand
        end = self._all_in(fact.seat, fact.to - hand.bets[fact.seat])
        lent = " with borrowed chips" * fact.borrowed
        all_in = "" if lent else end
        yield f"{self.players[fact.seat]} {self._raises(fact)} {self.chips(fact.to)}{lent}{all_in}"
        if fact.over:
            yield f"That is {self.chips(fact.over)} more than the pot"
        if fact.capped and not hand.capped:
            yield "The betting is capped"
        self.opened += fact.full or not self.opened
        self.callers = 0

    def _raises(self, fact: f.Raised) -> str:
        hand = self.hand
        full_bet = hand.game.structure.by_bets and hand.full_bet < hand.current_bet
        if not hand.current_bet:
            return "opens for" if hand.plan.openers and not hand.street else "bets"
        if full_bet and fact.to == hand.full_bet + hand.bet_size:
            return "completes to"
        if self.opened > (not self._blind_is_a_bet()):
            return "re-raises to"
        return "raises to" if hand.street or self.opened or self.limpers else "opens to"

    def _all_in(self, seat: int, chips: int) -> str:
        covers = self.hand.must_cover >> seat & 1  # he stays in the betting without chips
        return " and is all-in" if chips == self.hand.stacks[seat] and not covers else ""

    # The end ------------------------------------------------------------------------------------

    def _end(self, fact: AnyFact) -> Iterator[str]:
        match fact:
            case f.RunItChosen(seat, count):
                yield f"{self.players[seat]} will run it {times(count)}"
            case f.RunItAgreed(count):
                yield f"The board is run {times(count)}"
            case f.Declared(seat, side):
                known = side not in ("", "closed")
                yield f"{self.players[seat]} declares{f' {_side(side)}' * known}"
            case f.DeclarationsOpened(sides):
                said = [
                    f"{player} for {_side(side)}"
                    for player, side in zip(self.players, sides, strict=True)
                    if side
                ]
                yield f"All declarations are opened: {listed(said)}"
            case f.HandShown(seat):
                yield shown(self.hand, fact, self.players[seat])
            case f.HandMucked(seat):
                yield f"{self.players[seat]} mucks"
            case f.OpenersShown(seat, cards):
                yield f"{self.players[seat]} shows openers: {names(cards)}"
            case f.OpenersFailed(seat):
                yield f"{self.players[seat]} cannot show openers: the hand is dead"
            case f.RakeTaken():
                yield taken(fact, len(pots(self.hand)), self.chips)
            case f.PassedOut(carried):
                yield self._passed_out(carried)
            case _:
                assert isinstance(fact, (HandStarted, *SILENT)), "every other fact is told"

    def _passed_out(self, carried: int) -> str:
        if not carried:
            return "Nobody opens: all chips go back"
        why = "Nobody opens" if self.hand.aggressor < 0 else "Nobody is left to win the pot"
        return f"{why}: {self.chips(carried)} is carried over to the next deal"


def _side(side: str) -> str:
    return "both halves" if side == "both" else side
