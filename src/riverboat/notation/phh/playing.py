"""The actions of a PHH hand, played one by one: each must be legal when it is taken.

Nothing is repaired here. Where the format writes an action otherwise than the table takes it (hole
cards player by player, a muck before the river is dealt), it is put aside until its moment comes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards, name, parse_cards
from riverboat.engine import (
    CALL,
    FOLD,
    AnyCommand,
    AnyFact,
    Awaiting,
    ChallengeOverbet,
    Deal,
    Hand,
    IllegalAction,
    Muck,
    Nothing,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToDeal,
    ToShow,
    advance,
    apply,
    decide,
    due,
)
from riverboat.engine import facts as f
from riverboat.notation.amounts import chips, parse_amount, written
from riverboat.notation.phh.header import Setup, Table
from riverboat.notation.reading import BadNotation

Words = list[str]


class Replay:
    """A hand on its way from the first action to the last."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hand = Hand(setup.started)
        self.log: list[AnyFact] = [setup.started]
        self.notes: list[str] = []
        self.hole: list[list[int]] = [[] for _ in range(self.hand.players)]
        """Hole cards that were dealt on paper, until every player has his."""
        self.board: list[int] = []
        """Board cards that were dealt on paper, until the street is complete."""
        self.mucks: list[int] = []
        """Seats that throw their hands away when the showdown comes."""
        self.unseen: dict[int, None] = {}
        """Seats whose cards nobody saw at the showdown."""
        self.burns: list[Cards] = []
        """Burned cards, by our own key, one entry for each time cards go on a board."""
        self.go_on()

    def take_own_keys(self, table: Table) -> dict[int, list[AnyCommand]]:
        """What our own keys say: burned cards, and what was said before which action."""
        self.burns = [parse_cards(str(text)) for text in table.get("_burns", ())]
        said: dict[int, list[AnyCommand]] = {}
        for text in table.get("_said", ()):
            match str(text).split():
                case [index, "challenge"] if index.isdigit():
                    said.setdefault(int(index), []).append(ChallengeOverbet())
                case [index, player, "runs", times] if (
                    index.isdigit() and times.isdigit() and player in self.setup.seat_of
                ):
                    command = RunIt(self.setup.seat_of[player], int(times))
                    said.setdefault(int(index), []).append(command)
                case _:
                    raise BadNotation(f"_said: {text!r} is not known, as '7 p1 runs 2' is")
        return said

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
        if verb == "f" and not rest:
            self.take(FOLD, seat)
        elif verb == "cc" and not rest:
            self.take(CALL, seat)
        elif verb == "cbr" and len(rest) == 1:
            self._raise(seat, chips(parse_amount(rest[0]), self.setup.scale))
        elif verb == "sm" and not rest:
            self._muck(seat)
        elif verb == "sm" and len(rest) == 1:
            self._show(seat, () if rest[0] == "-" else _cards(rest[0]))
        elif verb in ("sd", "pb"):
            raise BadNotation(f"{verb} belongs to draw and stud games")
        else:
            raise BadNotation("that is no action")

    def _seat(self, player: str) -> int:
        seat = self.setup.seat_of.get(player)
        if seat is None:
            raise BadNotation(f"there is no player {player!r}")
        return seat

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
        advance(self.hand, self.log)

    def awaited(self) -> Awaiting:
        """Who must do what now."""
        now = due(self.hand)
        assert not isinstance(now, tuple), "forced facts are played at once"
        return now

    # Cards --------------------------------------------------------------------------------------

    def _dealer(self, verb: str, rest: Words) -> None:
        if verb == "dh" and len(rest) == 2:
            self._deal_hole(self._seat(rest[0]), _cards(rest[1]))
        elif verb == "db" and len(rest) == 1:
            self._deal_board(_cards(rest[0]))
        else:
            raise BadNotation("that is no action")

    def _deal_hole(self, seat: int, cards: Cards) -> None:
        now = self.awaited()
        if not isinstance(now, ToDeal) or now.to != "players":
            raise BadNotation(f"no hole cards are due; the table waits for: {now}")
        each = now.count // self.hand.players
        if len(self.hole[seat]) + len(cards) > each:
            raise BadNotation(f"a player is dealt {each} hole cards, and no more")
        self._check_new(cards)
        self.hole[seat] += cards
        if sum(map(len, self.hole)) == now.count:
            left = self.hand.button + 1
            clockwise = [*self.hole[left:], *self.hole[:left]]
            self.hole = [[] for _ in self.hole]
            self.take(Deal(tuple([card for one in zip(*clockwise, strict=True) for card in one])))

    def _check_new(self, cards: Cards) -> None:
        """Refuse a card that a player holds on paper: the engine has not been told of it yet."""
        known = [card for card in cards if card != UNKNOWN]
        for k, card in enumerate(known):
            if card in known[:k] or any(card in held for held in self.hole):
                raise BadNotation(f"{name(card)} has been dealt already (CARD-01)")

    def _deal_board(self, cards: Cards) -> None:
        self.board += cards
        while self.board:
            now = self.awaited()
            if not isinstance(now, ToDeal) or now.to != "board":
                self.board.clear()
                raise BadNotation(f"no board cards are due; the table waits for: {now}")
            if len(self.board) < now.count:
                return
            dealt, self.board = tuple(self.board[: now.count]), self.board[now.count :]
            burned = self.burns.pop(0) if self.burns else ()
            self.take(Deal(dealt, burned))

    # Betting ------------------------------------------------------------------------------------

    def _raise(self, seat: int, to: int) -> None:
        try:
            self.take(RaiseTo(to), seat)
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
            else:
                raise

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
            return
        raised = decide(self.hand, RaiseTo(turn.high), turn.seat)
        assert isinstance(raised, f.Raised), "a legal raise"
        self.record(replace(raised, to=to))
        self.go_on()
        self.notes.append(f"{what} is more than {write(turn.high)}")

    # The showdown -------------------------------------------------------------------------------

    def _show(self, seat: int, cards: Cards) -> None:
        hand = self.hand
        if hand.shown >> seat & 1 and set(cards) <= {*hand.holdings[seat], UNKNOWN}:
            return  # told twice
        if seat in self.mucks:
            raise BadNotation(f"p{self.label(seat)} has mucked (SHOW-17)")
        if hand.ended and not hand.live >> seat & 1:
            return
        if UNKNOWN in cards and not hand.betting and hand.live >> seat & 1:
            self.unseen[seat] = None
            return
        self.take(Show(seat, cards), seat)
        self.unseen.pop(seat, None)

    def _muck(self, seat: int) -> None:
        hand = self.hand
        if f.HandMucked(seat) in self.log:
            return  # by the house's rules
        now = self.awaited()
        if isinstance(now, ToDeal) and not hand.able & (hand.able - 1):
            self.mucks.append(seat)  # all-in: the board comes first
        elif isinstance(now, ToShow) and seat in now.may_muck and not self.mucks:
            if hand.live.bit_count() == 2:
                self.mucks.append(seat)  # it ends the hand, but the winner may show his yet
            else:
                self.take(Muck(seat), seat)
        else:
            self._throw_away()
            self.take(Muck(seat), seat)

    def _throw_away(self) -> None:
        """The hands that were put aside to be mucked."""
        while self.mucks and not isinstance(self.awaited(), ToDeal):
            seat = self.mucks.pop(0)
            self.take(Muck(seat), seat)

    def finish(self) -> None:
        """The end of the actions: throw away the hands that nobody saw, if that settles it."""
        self._throw_away()
        if isinstance(self.awaited(), ToShow) and self.unseen:
            hand = self.hand
            winners = self._recorded_winners()
            if not winners and not hand.shown & hand.live:
                raise BadNotation("nobody's cards at the showdown are known, nor who won")
            for seat in self.unseen:
                now = self.awaited()
                if seat not in winners and isinstance(now, ToShow) and seat in now.may_muck:
                    self.take(Muck(seat), seat)
        now = self.awaited()
        if not isinstance(now, Nothing):
            raise BadNotation(f"the hand is not over; {self.waits(now)}")

    def _recorded_winners(self) -> set[int]:
        """Who won something, by the stacks and winnings that the file records."""
        back = returned(self.log, self.hand.players)
        setup = self.setup
        winners = {s for s, won in enumerate(setup.winnings) if won and won > back[s]}
        if not winners:
            behind = self.hand.stacks
            winners = {s for s, at_end in enumerate(setup.finishing) if (at_end or 0) > behind[s]}
        return winners

    def waits(self, now: Awaiting) -> str:
        """Whom the table waits for, in the words of the file."""
        if isinstance(now, (ToAct, ToShow)):
            act = "act: " * isinstance(now, ToAct)
            return f"p{self.label(now.seat)} is to {act}{now}"
        return f"the table waits for: {now}"

    def label(self, seat: int) -> int:
        """The number that the file gives to a seat."""
        return (seat - self.hand.button - 1) % self.hand.players + 1


def returned(log: list[AnyFact], players: int) -> list[int]:
    """Chips that each seat got back because nobody called them."""
    back = [0] * players
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            back[fact.seat] += fact.chips
    return back


def in_words_of_the_file(message: str, replay: Replay) -> str:
    """A refusal with the players as the file calls them, and its amounts explained."""
    text = _SEAT.sub(lambda found: f"p{replay.label(int(found[1]))}", message)
    scale = replay.setup.scale
    return text if scale == 1 else f"{text} [in chips of 1/{scale}]"


@lru_cache(8192)
def _cards(text: str) -> Cards:
    """Cards as the format writes them: ``AsKd????``, and no other way."""
    if not _CARDS.fullmatch(text):
        raise BadNotation(f"{text!r} are no cards, such as AsKd or ????")
    return parse_cards(text)


_CARDS: Final = re.compile(r"(?:[2-9TJQKA?][cdhs?])+")
_SEAT: Final = re.compile(r"\bseat (\d+)\b")
