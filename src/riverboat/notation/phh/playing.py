"""The actions of a PHH hand, played one by one: each must be legal when it is taken.

Nothing is repaired here. Where the format writes an action otherwise than the table takes it (hole
cards player by player, a muck before the river is dealt), it is put aside until its moment comes.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import (
    CALL,
    FOLD,
    AnyCommand,
    AnyFact,
    Awaiting,
    BringIn,
    Hand,
    IllegalAction,
    RaiseTo,
    ToAct,
    ToDraw,
    ToShow,
    advance,
    apply,
    decide,
    due,
)
from riverboat.engine import facts as f
from riverboat.notation.amounts import chips, parse_amount, written
from riverboat.notation.phh.cards import read_cards
from riverboat.notation.phh.dealing import deal_board, deal_hole, draw
from riverboat.notation.phh.discards import find_discards
from riverboat.notation.phh.header import Setup
from riverboat.notation.phh.numbers import Table
from riverboat.notation.phh.own_keys import own_burns, own_exposed, own_said
from riverboat.notation.phh.script import Script, Words
from riverboat.notation.phh.showing import muck, show
from riverboat.notation.reading import BadNotation


class Replay:
    """A hand on its way from the first action to the last."""

    def __init__(self, setup: Setup, table: Table) -> None:
        self.setup = setup
        self.hand = Hand(setup.started)
        self.log: list[AnyFact] = [setup.started]
        self.script = Script(table["actions"])
        self.notes: list[str] = []
        self.hole: list[list[int]] = [[] for _ in range(self.hand.players)]
        """Cards that were dealt on paper, until every player has his."""
        self.board: list[int] = []
        """Board cards that were dealt on paper, until the street is complete."""
        self.mucks: list[int] = []
        """Seats that throw their hands away when the showdown comes."""
        self.showed: dict[int, None] = {}
        """Seats that have shown, perhaps before their last cards came."""
        self.unseen: dict[int, None] = {}
        """Seats whose cards nobody saw at the showdown."""
        self.burns: list[Cards] = []
        """Burned cards, by our own key, one entry for each time that cards are burned."""
        self.exposed: dict[int, Cards] = {}
        """Cards that the dealer exposed, by our own key, and in which action."""
        self.turned_up: list[int] = []
        """Those of them that were dealt on paper."""
        if self.hand.plan.has_draws:
            self.notes += find_discards(self.script, setup.seat_of)
        self.go_on()

    def take_own_keys(self, table: Table) -> dict[int, list[AnyCommand]]:
        """What our own keys say: burned cards, and what was said before which action."""
        self.burns = own_burns(table)
        self.exposed = own_exposed(table)
        return own_said(table, self.setup.seat_of)

    # One action ---------------------------------------------------------------------------------

    def act(self, words: Words) -> None:
        """Play one action, or raise ``BadNotation``, ``BadCard`` or the engine's refusal."""
        actor, verb, *rest = words if len(words) > 1 else (words[0], "")
        if actor == "d":
            self._dealer(verb, rest)
            return
        seat = self._seat(actor)
        if self.board:
            raise BadNotation("the board was dealt in part only")
        match verb, rest:
            case "f", []:
                self.take(FOLD, seat)
            case "cc", []:
                self._call(seat)
            case "cbr", [amount]:
                self._raise(seat, chips(parse_amount(amount), self.setup.scale))
            case "pb", []:
                self._bring_in(seat)
            case "sd", ([] | [_]):
                draw(self, seat, read_cards(rest[0]) if rest else ())
            case "sm", []:
                muck(self, seat)
            case "sm", [cards]:
                show(self, seat, () if cards == "-" else read_cards(cards))
            case _:
                raise BadNotation("that is no action")

    def _dealer(self, verb: str, rest: Words) -> None:
        if verb == "dh" and len(rest) == 2:
            deal_hole(self, self._seat(rest[0]), read_cards(rest[1]))
        elif verb == "db" and len(rest) == 1:
            deal_board(self, read_cards(rest[0]))
        else:
            raise BadNotation("that is no action")

    def _seat(self, player: str) -> int:
        seat = self.setup.seat_of.get(player)
        if seat is None:
            raise BadNotation(f"there is no player {player!r}")
        return seat

    # Facts --------------------------------------------------------------------------------------

    def take(self, command: AnyCommand, by: int | None = None) -> None:
        """What somebody chooses, and what follows from it."""
        self.record(decide(self.hand, command, by))
        self.go_on()

    def record(self, fact: AnyFact) -> None:
        """One fact, without what follows."""
        apply(self.hand, fact)
        self.log.append(fact)

    def go_on(self) -> None:
        """All that is forced, until somebody is awaited."""
        if not self.hand.plan.has_upcards:
            advance(self.hand, self.log)
            return
        now = due(self.hand)
        while isinstance(now, tuple):
            for fact in now:
                if isinstance(fact, f.BettingOpened):
                    self.record(self._opened_as_told(fact))
                else:
                    self.record(fact)
            now = due(self.hand)

    def _opened_as_told(self, opened: f.BettingOpened) -> f.BettingOpened:
        """Who is first to act: where nobody knows all the upcards, the file knows who was."""
        hand = self.hand
        if not any(UNKNOWN in hand.upcards[s] for s in hand.seats(hand.live) if hand.upcards):
            return opened
        first = self.setup.seat_of.get(self.script.next_to_bet(), opened.first)
        if first == opened.first or not hand.able >> first & 1:
            return opened
        self.notes.append(f"not all upcards are known: p{self.label(first)} was first to act")
        return replace(opened, first=first)

    def awaited(self) -> Awaiting:
        """Who must do what now."""
        now = due(self.hand)
        assert not isinstance(now, tuple), "forced facts are played at once"
        return now

    # Betting ------------------------------------------------------------------------------------

    def _call(self, seat: int) -> None:
        now = self.awaited()
        if isinstance(now, ToAct) and now.bring_in and now.seat == seat:
            raise BadNotation(f"p{self.label(seat)} has to open, with pb or cbr (BRNG-05)")
        if isinstance(self.log[-1], f.BetsCollected) and self.hand.able == 1 << seat:
            # Some files let him check who alone has chips, though nobody could call a bet.
            self.notes.append(f"p{self.label(seat)} checks, though he has nobody to bet against")
            return
        self.take(CALL, seat)

    def _bring_in(self, seat: int) -> None:
        if not self.hand.plan.has_upcards:
            raise BadNotation("pb belongs to stud games")
        now, opened = self.awaited(), self.log[-1]
        if self.log[-1] == f.BroughtIn(seat, self.hand.bets[seat], option=True):
            return  # by the house's rules
        if (
            isinstance(now, ToAct)
            and now.seat == seat
            and isinstance(opened, f.BettingOpened)
            and opened.bring_in
            and not now.bring_in
        ):
            who = f"p{self.label(opened.first)} is all-in for his ante"
            self.notes.append(f"{who}: p{self.label(seat)} calls the bring-in")
            self.take(CALL, seat)
        else:
            self.take(BringIn(seat), seat)

    def _raise(self, seat: int, to: int) -> None:
        try:
            self.take(RaiseTo(to), seat)
        except IllegalAction as refused:
            turn = refused.legal
            if not isinstance(turn, ToAct) or turn.seat != seat or to > turn.all_in:
                raise
            current = self.hand.current_bet
            if turn.high and current < to == self._all_in_of_the_others(seat):
                self._raise_all_in(turn, to)
            elif turn.high and self.setup.reading.whole_raises and to == self._whole_raise():
                self._raise_beyond(turn, to)
            elif turn.bring_in and to == turn.all_in:
                self.take(BringIn(seat), seat)  # all he has
            else:
                raise

    def _whole_raise(self) -> int:
        """A whole bet above a short all-in, in a game where every bet has its size."""
        hand = self.hand
        return hand.current_bet + hand.bet_size if hand.full_bet < hand.current_bet else 0

    def _all_in_of_the_others(self, seat: int) -> int:
        """The total that puts everybody else who can still call exactly all-in."""
        hand = self.hand
        others = hand.seats(hand.able & ~(1 << seat))
        return max((hand.bets[other] + hand.stacks[other] for other in others), default=0)

    def _raise_all_in(self, turn: ToAct, to: int) -> None:
        """A raise of another size than the game's, written as what it costs the other player."""
        write = written(self.setup.scale)
        what = f"a raise to {write(to)}, all-in for the only opponent,"
        if to < turn.low:  # the rest of a full raise could not be called
            self.take(RaiseTo(turn.low), turn.seat)
            self.notes.append(f"{what} stands for {write(turn.low)}")
        else:
            self._raise_beyond(turn, to)
            self.notes.append(f"{what} is more than {write(turn.high)}")

    def _raise_beyond(self, turn: ToAct, to: int) -> None:
        """A raise to more than the game's size, which is otherwise what that one is."""
        raised = decide(self.hand, RaiseTo(turn.high), turn.seat)
        assert isinstance(raised, f.Raised), "a legal raise"
        self.record(replace(raised, to=to))
        self.go_on()

    # In the words of the file -------------------------------------------------------------------

    def waits(self, now: Awaiting) -> str:
        """Whom the table waits for, in the words of the file."""
        if isinstance(now, (ToAct, ToDraw, ToShow)):
            act = "act: " if isinstance(now, ToAct) else ""
            return f"p{self.label(now.seat)} is to {act}{now}"
        return f"the table waits for: {now}"

    def label(self, seat: int) -> int:
        """The number that the file gives to a seat."""
        return (seat - self.hand.button - 1) % self.hand.players + 1


def in_words_of_the_file(message: str, replay: Replay) -> str:
    """A refusal with the players as the file calls them, and its amounts explained."""
    text = _SEAT.sub(lambda found: f"p{replay.label(int(found[1]))}", message)
    scale = replay.setup.scale
    return text if scale == 1 else f"{text} [in chips of 1/{scale}]"


_SEAT: Final = re.compile(r"\bseat (\d+)\b")
