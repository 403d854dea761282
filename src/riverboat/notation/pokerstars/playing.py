"""The lines of a hand, played one by one: each must be legal when it is taken.

Nothing is repaired. What the site leaves unsaid (who agreed to run it twice, what was burned) is
taken as it usually is, or as our own lines tell.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    BringIn,
    ChallengeOverbet,
    CorrectBringIn,
    Declare,
    Discard,
    IllegalAction,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    TakeBackDiscard,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    decide,
)
from riverboat.engine.audit import may_be_killed
from riverboat.engine.state import facts as f
from riverboat.notation.pokerstars.cards import Queues
from riverboat.notation.pokerstars.dealing import DealingReplay
from riverboat.notation.pokerstars.money import digits
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Draws,
    Marker,
    Mucks,
    Own,
    SaidLine,
    Shows,
)
from riverboat.notation.pokerstars.setup import PokerStarsSetup
from riverboat.notation.reading import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.pokerstars import (
    CannotThrowSoMany,
    HasNothingToPay,
    HaveShownOthers,
    HoldsOthers,
    IsNotAllIn,
    ItCosts,
    RaiseByIsNone,
    UnknownLineOfOurs,
)


class PokerStarsReplay(DealingReplay):
    """A hand on its way from the first line to the last."""

    def __init__(self, setup: PokerStarsSetup, chairs: tuple[int, ...], queues: Queues) -> None:
        super().__init__(setup, queues)
        self.notes: list[str] = []
        self.seat_at = {str(chair): seat for seat, chair in enumerate(chairs)}
        self.winners: set[int] = set()
        """Who wins something, as the file says."""
        self.shows: dict[int, Cards] = {}
        """What each seat will have shown by the end."""
        self.idle = [0] * self.hand.players
        """Chips of raises that nobody could have called, which the engine does not take."""
        self.go_on()

    # Lines --------------------------------------------------------------------------------------

    def say(self, said: SaidLine) -> None:
        """Play one line, or raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
        match said.event:
            case Marker():
                self._marker(said.event)
            case Own(words):
                self._own(words)
            case Acts():
                self.draw_on()
                self.deal_known_board()
                self._act(said)
            case Draws():
                self._draw(said.event)
            case DealtTo():
                self.draw_on()
                self._check_dealt(said.event)
            case Shows(who, cards):
                self.deal_known_board()
                self._show(self.setup.seat_of[who], cards)
            case Mucks(who):
                self.deal_known_board()
                self._muck(self.setup.seat_of[who])
            case _:
                pass  # what is won is compared at the end

    # Cards --------------------------------------------------------------------------------------

    def _marker(self, marker: Marker) -> None:
        if marker.name == "SHOW DOWN":
            self.draw_on()
            return
        if marker.name in ("HOLE CARDS", "DEALING HANDS"):
            self.deal_players()
            return
        self._choose_runs()
        if marker.name.endswith("DRAW"):
            return
        if self.hand.plan.has_upcards:
            self.deal_street(marker)
        else:
            self.draw_on()
            self.deal_board(marker)

    def _choose_runs(self) -> None:
        """Nobody says who agreed to run it twice: all of them, if that is what was done."""
        self.draw_on()
        while isinstance(now := self.now, ToChoose):
            self.take(RunIt(now.seats[0], self.setup.runs))
        self._show_before_the_end()

    def _show_before_the_end(self) -> None:
        """Where hands are opened before the last card, the lines that show them come too late."""
        while isinstance(now := self.now, ToShow):
            known = [seat for seat in now.seats if seat in self.shows]
            if not known:
                return
            self.take(Show(known[0], self.shows[known[0]]))

    def _draw(self, event: Draws) -> None:
        self._choose_runs()
        self.draw_on()
        if isinstance(now := self.now, ToDeal) and now.to == "burn":
            self.deal_to(now)
        seat = self.setup.seat_of[event.who]
        held = self.hand.holdings[seat]
        known = [card for card in event.cards if card in held or UNKNOWN not in held]
        unknown = [card for card in held if card == UNKNOWN][: event.thrown - len(known)]
        if len(known) + len(unknown) < event.thrown:
            count = event.thrown
            raise BadNotation(CannotThrowSoMany(event.who, len(held), count))
        self.take(Discard((*known, *unknown)), seat)

    def _check_dealt(self, event: DealtTo) -> None:
        """The line must agree with what its player holds by now."""
        held = self.hand.holdings[self.setup.seat_of[event.who]]
        told = {*event.before, *event.new} - self.opened
        strange = [card for card in told if card not in held]
        if strange:
            raise BadNotation(HoldsOthers(event.who, tuple(held), tuple(strange)))

    # Betting ------------------------------------------------------------------------------------

    def _wager(self, command: AnyCommand, act: Acts) -> f.Called | f.Raised | f.BroughtIn:
        """The same for chips, which are all that the player has when they say so."""
        seat = self.setup.seat_of[act.who]
        fact = decide(self.hand, command, seat)
        if not isinstance(fact, (f.Called, f.Raised, f.BroughtIn)):
            raise BadNotation(HasNothingToPay(act.who))
        self.record(fact)
        if act.all_in and (left := self.hand.stacks[seat]):
            raise BadNotation(IsNotAllIn(act.who, self.setup.said(left)))
        self.go_on()
        return fact

    def _act(self, said: SaidLine) -> None:
        act = said.event
        assert isinstance(act, Acts), "an action"
        seat = self.setup.seat_of[act.who]
        now = self.now
        waits = isinstance(now, ToAct) and now.seat != seat and self.hand.to_do >> seat & 1
        if act.verb == "folds" and may_be_killed(self.hand, seat):
            # The site throws away the hand of who is not there, though it could not be bet out.
            self.notes.append(f"line {said.line}: {act.who} is all-in by a forced bet, and folds")
            self.record(f.Folded(seat))
            self.go_on()
            return
        if act.verb == "folds" and waits:
            # Who leaves the table is folded there and then, before their turn.
            self.early.append(seat)
            self.notes.append(f"line {said.line}: {act.who} folds before their turn")
            return
        if not self._told_twice(seat, act):
            self._acted(seat, act)

    def _told_twice(self, seat: int, act: Acts) -> bool:
        """A bring-in of a full bet is made by itself, like a blind (BRNG-07)."""
        brought = self.log[-1]
        return (
            act.verb == "brings in"
            and isinstance(brought, f.BroughtIn)
            and brought.option
            and brought.seat == seat
        )

    def _acted(self, seat: int, act: Acts) -> None:
        amount = self.setup.chips(act.amount)
        match act.verb:
            case "folds":
                self.take(FOLD, seat)
            case "checks":
                self.take(CHECK, seat)
            case "calls":
                self._pay(CALL, act, amount)
            case "calls to":
                self._pay(CALL, act, self.setup.chips(act.to) - self.hand.bets[seat])
            case "brings in":
                self._pay(BringIn(seat), act, amount)
            case "bets":
                self._raise(act, amount)
            case "completes":
                self._raise(act, self.setup.chips(act.to))
            case "raises with":
                self._raise(act, self.hand.bets[seat] + amount)
            case "puts in":
                self._put_in(seat, act, amount)
            case "raises":
                to, before = self.setup.chips(act.to), self.hand.current_bet
                if to - amount not in {before, *self._short_bets()}:
                    raise BadNotation(self._odd_raise(act, before))
                self._raise(act, to)

    def _put_in(self, seat: int, act: Acts, amount: int) -> None:
        """Chips of which the line does not say what they are: a call, or a bet or raise."""
        total = self.hand.bets[seat] + amount
        if total <= self.hand.current_bet:
            self._pay(CALL, act, amount)
        else:
            self._raise(act, total)

    def _short_bets(self) -> set[int]:
        """What a raise may be counted over beside the bet: chips that lie there for a short blind.

        All must call the whole blind (ALLN-13), and sites say "raises $X" over what was posted.
        """
        hand = self.hand
        if hand.street or max(hand.bets) >= hand.current_bet:
            return set()
        posters = [post.seat for post in hand.posts if post.live and not hand.stacks[post.seat]]
        return {max(hand.bets), *[hand.bets[seat] for seat in posters]}

    def _odd_raise(self, act: Acts, before: int) -> Refusal:
        return RaiseByIsNone(digits(act.amount), self.setup.said(before), digits(act.to))

    def _pay(self, command: AnyCommand, act: Acts, amount: int) -> None:
        fact = self._wager(command, act)
        paid = fact.to if isinstance(fact, f.Raised) else fact.chips
        if paid != amount:
            cost, told = self.setup.said(paid), self.setup.said(amount)
            raise BadNotation(ItCosts(act.who, cost, told))

    def _raise(self, act: Acts, to: int) -> None:
        seat = self.setup.seat_of[act.who]
        try:
            self._wager(RaiseTo(to), act)
        except IllegalAction as refused:
            turn = refused.legal
            if (
                isinstance(turn, ToAct)
                and turn.seat == seat
                and turn.high
                and self.hand.current_bet < to <= turn.all_in
                and to == self._all_in_of_the_others(seat)
            ):
                self._raise_all_in(turn, to)
            elif refused.code == "nobody to call" and self.hand.current_bet < to:
                self._raise_idly(act, to)
            else:
                raise

    def _raise_idly(self, act: Acts, to: int) -> None:
        """A raise of players who are all-in already: some sites take it, and give it back."""
        seat = self.setup.seat_of[act.who]
        self.idle[seat] += to - self.hand.current_bet
        raised = digits(act.to or act.amount)
        self.notes.append(f"{act.who} raises to {raised}, which nobody can call: taken as a call")
        self.take(CALL, seat)

    def _all_in_of_the_others(self, seat: int) -> int:
        """The total that puts everybody else who can still call exactly all-in."""
        hand = self.hand
        others = hand.seats(hand.able & ~(1 << seat))
        return max([hand.bets[other] + hand.stacks[other] for other in others], default=0)

    def _raise_all_in(self, turn: ToAct, to: int) -> None:
        """A raise of another size than the game's, which only puts the last opponent all-in."""
        self.notes.append(
            f"a raise to {self.setup.said(to)} is all that the only opponent can call"
        )
        if to < turn.low:
            self.take(RaiseTo(turn.low), turn.seat)
            return
        raised = decide(self.hand, RaiseTo(turn.high), turn.seat)
        assert isinstance(raised, f.Raised), "a legal raise"
        self.record(replace(raised, to=to))
        self.go_on()

    # The showdown -------------------------------------------------------------------------------

    def _show(self, seat: int, cards: Cards) -> None:
        hand = self.hand
        if hand.shown >> seat & 1:
            if set(cards) <= set(hand.holdings[seat]):
                return  # told twice, as for each of two boards
            raise BadNotation(HaveShownOthers(tuple(hand.holdings[seat])))
        if hand.ended or not hand.live >> seat & 1:
            return  # nobody had to see them
        if len(cards) < len(hand.holdings[seat]) and isinstance(self.now, ToShow):
            return  # they have not shown their hand: in the end they give it up, or all others do
        self.take(Show(seat, cards), seat)

    def _show_early(self, seat: int, cards: Cards) -> None:
        """A hand that is opened before the last card, by its owner or by the house."""
        hand = self.hand
        if not (hand.shown >> seat & 1 and set(cards) <= set(hand.holdings[seat])):
            self.draw_on()
            self._show(seat, cards)

    def _muck(self, seat: int) -> None:
        if f.HandMucked(seat) not in self.log:
            self.take(Muck(seat), seat)

    def finish(self) -> None:
        """The end of the lines: who has not shown has thrown the hand away, if they won nothing."""
        self.draw_on()
        self.deal_known_board()
        winners = self.winners
        while isinstance(now := self.now, ToShow):
            losers = [seat for seat in now.may_muck if seat not in winners]
            if not losers or not (winners or self.hand.shown & self.hand.live):
                return
            self.take(Muck(losers[0]), losers[0])

    # Our own lines ------------------------------------------------------------------------------

    def _own(self, words: list[str]) -> None:
        keyword, *rest = words or [""]
        seat = self.seat_at.get(rest[0], -1) if rest else -1
        match keyword, rest:
            case "burns", [*cards] if cards:
                self.burned.append(parse_cards(" ".join(cards)))
            case "runs", [_, times] if times.isdigit():
                self.draw_on()
                self.take(RunIt(seat, int(times)))
            case "shows", [_, cards_text]:
                self._show_early(seat, parse_cards(cards_text.strip("-")))
            case "declares", [_, ("high" | "low" | "both") as side]:
                self.draw_on()
                self.take(Declare(seat, side))
            case "takes", ["back", chair] if chair in self.seat_at:
                self.take(TakeBackDiscard(self.seat_at[chair]))
            case "exposes", [_, place, card] if place.isdigit():
                self.exposed.append((seat, int(place) - 1, parse_cards(card)[0]))
            case "corrects", []:
                self.take(CorrectBringIn())
            case "challenges", []:
                self.take(ChallengeOverbet())
            case _:
                raise BadNotation(UnknownLineOfOurs())
