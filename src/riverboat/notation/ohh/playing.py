"""The rounds of a hand, played by the engine: each action must be legal when it is taken.

Nothing is repaired here. What is no fact of the hand (chips bought, cards shown for fun after it)
is put aside with its place, so that it can be written again.
"""

from __future__ import annotations

from typing import Any, Final

from riverboat.cards import UNKNOWN, Cards, names, parse_cards
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    AnyFact,
    BringIn,
    Deal,
    Discard,
    Muck,
    Nothing,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    decide,
)
from riverboat.engine.state import facts as f
from riverboat.notation.amounts import written
from riverboat.notation.ohh.chips import chips_of
from riverboat.notation.ohh.header import OhhSetup
from riverboat.notation.ohh.holdings import KnownHoldings
from riverboat.notation.ohh.own_keys import own_burned, own_said
from riverboat.notation.ohh.rounds import Acted, words_of
from riverboat.notation.ohh.sheet import (
    ADDED,
    BETTING,
    DEALT,
    OUTSIDE,
    PAYOUT,
    POSTS,
    SHOWDOWN,
    NumberedAction,
    OhhHand,
    Round,
)
from riverboat.notation.ohh.wagers import wager
from riverboat.notation.reading import BadNotation
from riverboat.notation.retold import Retold
from riverboat.words import Refusal, Seat
from riverboat.words.refusals.histories import IsNotOverYet, IsToAct, IsToChoose, Waits, WaitsFor
from riverboat.words.refusals.open_hands import (
    CallIsOf,
    CannotBeDealtNow,
    NobodyIsNamed,
    NobodysCardsAreKnown,
    NoPlaceForDiscards,
    RaiseAddsChips,
    WinnersCardsAreUnknown,
)

NOWHERE: Final = -1


class OhhReplay(Retold):
    """A hand on its way from the first round to the last."""

    def __init__(self, sheet: OhhHand, setup: OhhSetup) -> None:
        super().__init__(setup.started)
        self.sheet, self.setup = sheet, setup
        self.notes: list[str] = []
        self.also: list[tuple[int, Any]] = []
        """What was done that is no fact, each with the number of facts before it."""
        self.wagers: dict[int, Any] = {}
        """How the file has put bets and calls that stand for other ones, by the fact's number."""
        self.at = NOWHERE
        """The action that is being played."""
        self.go_on()
        self.cards = KnownHoldings(sheet, setup, self.hand.plan)
        self.said = own_said(sheet.ohh, self.hand.players)
        self.street = NOWHERE
        """How many streets have begun, less one."""
        self.round = ""
        self.goes_on = False
        """A later round has more cards for this street."""
        self.board: list[int] = []
        """Cards of the round that are yet to be put on a board."""
        self.burned: list[Cards] = []
        self.mucks: list[int] = []
        """Seats that throw their hands away when the others have shown theirs."""
        self.told: set[int] = set()
        """Seats whose showing the file has told."""
        self.shows = {e.player: e.at for e in sheet.entries if e.verb == "shows cards"}
        """Where each player shows their cards last."""

    def play(self) -> None:
        """Everything that the file says, and how the hand ends by it."""
        last = {each.street: k for k, each in enumerate(self.sheet.rounds)}
        for k, each in enumerate(self.sheet.rounds):
            self.goes_on = last[each.street] > k
            self._round(each)
        self._say(len(self.sheet.entries))
        self.at = NOWHERE
        self._finish()

    def _round(self, each: Round) -> None:
        if self.hand.ended and each.cards:
            self.notes.append(f"cards dealt after the end are left out: {names(each.cards)}")
        else:
            self.board = list(each.cards)
        self.burned = own_burned(each.raw)
        if each.street != SHOWDOWN:
            self.street = self._street_of(each.street)
            self.round = each.street
            self.cards.begin(each, self.street)
        self._deal()
        for entry in each.entries:
            self.at = entry.at
            self._say(entry.at)
            self._entry(entry)
            self._deal()
        self._check_board()

    def _check_board(self) -> None:
        """Refuse board cards that are not due, or too few."""
        if self.board:
            raise BadNotation(CannotBeDealtNow(tuple(self.board), self.waits()))

    def _street_of(self, name: str) -> int:
        """Which street a round is: by its name, or the next one where we do not know that."""
        for street, each in enumerate(self.setup.started.game.variant.streets):
            if each.name == name:
                return street
        return self.street + (name != self.round)

    def _entry(self, entry: NumberedAction) -> None:
        verb = entry.verb
        if verb in POSTS or verb in ADDED:
            if verb == "post extra blind" and self.hand.plan.has_upcards:
                self._bring_in(entry)
            return
        if verb == PAYOUT:
            self.notes.append("a payout among the actions is left out: the pots say who won")
            return
        if verb in OUTSIDE:
            self.also.append((len(self.log), entry.raw))
            return
        if verb == DEALT:
            self._dealt(entry)
            return
        seat = self.setup.seat_of.get(entry.player, NOWHERE)
        if seat == NOWHERE:
            raise BadNotation(NobodyIsNamed(str(entry.raw.get("action"))))
        if verb in BETTING:
            self._check_board()
            self._bet(entry, seat)
            return
        match verb:
            case "shows cards":
                self._show(entry, seat)
            case _:
                self._muck(entry, seat)

    def _say(self, at: int) -> None:
        """What was said before this action, by our own key."""
        for command in self.said.pop(at, ()):
            self.take(command)

    # Cards --------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Whatever the table waits for and the round has cards for."""
        while True:
            now = self.now
            if isinstance(now, ToChoose) and self.board:
                self._choose(now)
            elif not isinstance(now, ToDeal) or self.street == NOWHERE:
                return
            elif now.to == "board":
                if len(self.board) < now.count:
                    return
                cards, self.board = tuple(self.board[: now.count]), self.board[now.count :]
                self.take(Deal(cards, self._burn(now)))
            elif now.to == "burn":
                if self.cards.draws(self.street) <= self.hand.drawing.burns:
                    return
                self.take(Deal((), self._burn(now)))
            else:
                dealt = self.cards.dealt(self.hand, now, self.street, wait=self.goes_on)
                if dealt is None:
                    return
                self.take(Deal(dealt.cards, self._burn(now), dealt.exposed))

    def _burn(self, now: ToDeal) -> Cards:
        """The burned cards, where the file has them by our own key."""
        return self.burned.pop(0) if now.burn and self.burned else ()

    def _choose(self, now: ToChoose) -> None:
        """Everybody agrees to as many boards as there are, or says what our own key says."""
        for at in sorted(self.said):
            for command in self.said[at]:
                if isinstance(command, RunIt):
                    self.said[at].remove(command)
                    self.take(command)
                    return
        self.take(RunIt(now.seats[0], now.most))

    def _dealt(self, entry: NumberedAction) -> None:
        """New cards, after others were thrown away where it is a draw."""
        seat = self.setup.seat_of.get(entry.player, NOWHERE)
        if "_discards" in entry.raw:
            self.take(Discard(parse_cards(str(entry.raw["_discards"]))), seat)
        elif self.street and isinstance(self.now, ToDraw):
            raise BadNotation(NoPlaceForDiscards(Seat(self.now.seat)))
        if self.street:
            self.cards.draw(entry, seat)

    # Betting ------------------------------------------------------------------------------------

    def _chips(self, entry: NumberedAction, seat: int) -> int:
        """The chips that an action adds."""
        chips = chips_of(entry.amount, self.setup.scale)
        if chips and entry.verb in self.setup.reading.totals:
            return chips - self.hand.bets[seat]
        return chips

    def _bet(self, entry: NumberedAction, seat: int) -> None:
        """A bet, call, check or fold; put as the file puts it where that is another word."""
        fact = self._wagered(entry, seat)
        if isinstance(fact, Acted) and not self.setup.reading.totals:
            self._keep(entry, fact)
        self.happen(fact)

    def _wagered(self, entry: NumberedAction, seat: int) -> AnyFact:
        match entry.verb:
            case "fold":
                return decide(self.hand, FOLD, seat)
            case "check":
                return decide(self.hand, CHECK, seat)
            case "call":
                return self._call(entry, seat)
            case _:
                return self._raise(entry, seat)

    def _keep(self, entry: NumberedAction, fact: Acted) -> None:
        """Keep the words of an action that would be written otherwise, so that they stay."""
        word, chips = words_of(self.hand, fact)
        meant = (word, chips, chips == self.hand.stacks[fact.seat])
        all_in = entry.raw.get("is_allin")
        all_in = all_in if isinstance(all_in, bool) else meant[2]
        said = (entry.verb.capitalize(), self._chips(entry, fact.seat), all_in)
        if said != meant:
            self.wagers[len(self.log)] = {
                "action": said[0],
                "amount": entry.amount,
                "is_allin": all_in,
            }

    def _bring_in(self, entry: NumberedAction) -> None:
        seat, now = self.setup.seat_of.get(entry.player, NOWHERE), self.now
        if any(isinstance(fact, f.BroughtIn) and fact.option for fact in self.log[-3:]):
            return  # it was forced
        mine = isinstance(now, ToAct) and now.bring_in and now.seat == seat
        chips = self._chips(entry, seat)
        if isinstance(now, ToAct) and mine and chips > now.call:
            self.take(RaiseTo(chips), seat)
        else:
            self.take(BringIn(seat), seat)

    def _call(self, entry: NumberedAction, seat: int) -> AnyFact:
        fact = decide(self.hand, CALL, seat)
        chips = self._chips(entry, seat)
        due = fact.chips if isinstance(fact, (f.Called, f.BroughtIn)) else 0
        if chips and chips != due:
            write = written(self.setup.scale)
            raise BadNotation(CallIsOf(write(due), write(chips)))
        return fact

    def _raise(self, entry: NumberedAction, seat: int) -> AnyFact:
        chips, now = self._chips(entry, seat), self.now
        if chips <= 0:
            raise BadNotation(RaiseAddsChips())
        if isinstance(now, ToAct) and now.bring_in and chips == now.call and seat == now.seat:
            return decide(self.hand, BRING_IN, seat)
        fact, note = wager(self.hand, self.setup, seat, self.hand.bets[seat] + chips)
        if note:
            self.notes.append(note)
        return fact

    # The showdown -------------------------------------------------------------------------------

    def _show(self, entry: NumberedAction, seat: int) -> None:
        hand = self.hand
        if hand.shown >> seat & 1 and seat not in self.told:
            self.told.add(seat)  # by the house's rules
            return
        waits = isinstance(self.now, (ToShow, ToDeal, ToChoose)) and not hand.betting
        held = hand.holdings[seat]
        whole = len(entry.cards) == len(held) and UNKNOWN not in entry.cards
        if not waits or not hand.live >> seat & 1 or hand.shown >> seat & 1 or not whole:
            self.also.append((len(self.log), entry.raw))
            return
        self.told.add(seat)
        self.take(Show(seat, entry.cards), seat)

    def _muck(self, entry: NumberedAction, seat: int) -> None:
        hand, now = self.hand, self.now
        if f.HandMucked(seat) in self.log and seat not in self.told:
            self.told.add(seat)  # by the house's rules
        elif hand.ended or not hand.live >> seat & 1:
            self.also.append((len(self.log), entry.raw))
        elif isinstance(now, (ToDeal, ToChoose)) and not hand.betting:
            self.mucks.append(seat)  # all-in: the board comes first
        elif isinstance(now, ToShow) and seat in now.may_muck and self._ends_it():
            self.mucks.append(seat)
        else:
            self.told.add(seat)
            self.take(Muck(seat), seat)

    def _ends_it(self) -> bool:
        """Whether one more muck would end the hand, though the winner shows their cards yet."""
        hand = self.hand
        if hand.live.bit_count() > 2:
            return False
        return any(
            at > self.at and hand.live >> self.setup.seat_of.get(player, 0) & 1
            for player, at in self.shows.items()
        )

    def _finish(self) -> None:
        """The end of the file: who has not shown a losing hand has thrown it away."""
        for seat in self.mucks:
            if not self.hand.ended:
                self.take(Muck(seat), seat)
        winners = {
            self.setup.seat_of[win.player]
            for pot in self.sheet.pots
            for win in pot.wins
            if win.amount and win.player in self.setup.seat_of
        }
        while isinstance(self.now, ToShow):
            now = self.now
            silent = [seat for seat in now.may_muck if seat not in winners]
            known = [seat for seat in now.seats if UNKNOWN not in self.hand.holdings[seat]]
            if silent and (winners or self.hand.shown & self.hand.live):
                self.take(Muck(silent[0]), silent[0])
            elif known:
                self.take(Show(known[0]), known[0])
                self.notes.append(f"{self.setup.names[known[0]]} shows: it is not written")
            else:
                raise BadNotation(self._unknown(now.seats[0], winners))
        if not isinstance(self.now, Nothing):
            raise BadNotation(IsNotOverYet(self.waits()))

    def _unknown(self, seat: int, winners: set[int]) -> Refusal:
        """Why the pot cannot be awarded."""
        if not winners:
            return NobodysCardsAreKnown()
        who = next((each for each in sorted(winners) if UNKNOWN in self.hand.holdings[each]), seat)
        return WinnersCardsAreUnknown(Seat(who))

    def waits(self) -> Waits:
        """Whom the table waits for."""
        match self.now:
            case ToAct() | ToShow() | ToDraw() as now:
                return IsToAct(Seat(now.seat), now.offer)
            case ToDeclare() | ToChoose() as now:
                return IsToChoose(Seat(now.seats[0]), now.offer)
            case now:
                return WaitsFor(now.offer)
