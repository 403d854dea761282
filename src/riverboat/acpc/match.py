"""A match: the same game hand after hand, the players moving round the table.

Every hand begins with the stacks of the definition. The dealer is pure play: who is asked, and over
what wire, is the seats' business.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from riverboat.acpc.dealing import Deals, MatchDeal
from riverboat.acpc.seats import MatchSeat, MatchTurn
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    HandState,
    ToAct,
    ToDeal,
    play_out,
)
from riverboat.engine.views import seen_by
from riverboat.notation.acpc import (
    DefinedTable,
    MatchStateWriter,
    command_of,
    in_turn,
    started,
    turn_in,
)
from riverboat.words import Refusal
from riverboat.words.refusals import acpc as w


class Match(Struct, frozen=True, kw_only=True):
    """What is played, by whom, and for how long."""

    table: DefinedTable
    players: tuple[str, ...]
    hands: int
    duplicate: bool = False
    """Everybody plays every deal from every position: the match is played once for each player,
    with the same cards, all moved on by one place."""

    @property
    def legs(self) -> int:
        """How often each deal is played."""
        return len(self.players) if self.duplicate else 1

    @property
    def total(self) -> int:
        """All hands."""
        return self.hands * self.legs


class PlayedHand(Struct, frozen=True, kw_only=True):
    """One hand of a match that is over."""

    number: int
    deal: int
    """Which deal it was: the same number means the same cards."""
    order: tuple[int, ...]
    """The player in each position."""
    log: tuple[AnyFact, ...]
    net: tuple[int, ...]
    """What each player won, in chips of the table's scale."""


Note = Callable[[Refusal], None]
"""Is told what a player did that had to be put right."""


def play_match(
    match: Match, seats: Sequence[MatchSeat], deals: Deals, note: Note | None = None
) -> Iterator[PlayedHand]:
    """Play a match, and give each hand when it is over.

    Raises ``SeatFailed`` when a player cannot go on.
    """
    players = len(seats)
    for leg in range(match.legs):
        for deal in range(match.hands):
            number = leg * match.hands + deal
            order = tuple((place + deal + leg) % players for place in range(players))
            table = _HandAtTable(match.table, [seats[player] for player in order], number)
            log = table.play(deals(deal), note)
            net = [0] * players
            for place, player in enumerate(order):
                net[player] = table.hand.stacks[place] - match.table.stacks[place]
            yield PlayedHand(number=number, deal=deal, order=order, log=tuple(log), net=tuple(net))


class _HandAtTable:
    """One hand: the whole of it, and what each position has seen."""

    def __init__(self, table: DefinedTable, seats: Sequence[MatchSeat], number: int) -> None:
        self.table = table
        self.seats = seats
        """By position."""
        self.number = number
        start = started(table)
        self.hand = HandState(start)
        self.log: list[AnyFact] = [start]
        self._sheets = [MatchStateWriter(start, table.scale) for _ in seats]
        self._told = 1

    def play(self, dealt: MatchDeal, note: Note | None) -> list[AnyFact]:
        """Play it to its end; the facts."""
        board = iter(dealt.board)
        for seat in self.seats:
            seat.new_hand(self.number)

        def answer(_hand: HandState, now: Awaiting) -> AnyCommand:
            match now:
                case ToDeal(to="players"):
                    return Deal(in_turn(dealt.holdings, self.hand.button))
                case ToDeal(count=count):
                    return Deal(tuple(next(board) for _ in range(count)))
                case ToAct(seat=position):
                    return self._act(position, note)
                case _:
                    raise AssertionError(f"the competition knows nothing of this: {now}")

        play_out(self.hand, self.log, answer)
        self._tell()
        return self.log

    def _tell(self) -> None:
        """Send everybody their view, with what has happened since the last one."""
        for fact in self.log[self._told :]:
            for position, sheet in enumerate(self._sheets):
                sheet.add(seen_by(fact, position))
        self._told = len(self.log)
        for position, seat in enumerate(self.seats):
            seat.tell(self._sheets[position], position, self.number)

    def _act(self, position: int, note: Note | None) -> AnyCommand:
        """Ask who is to act, and put right what they say."""
        self._tell()
        seat, sheet = self.seats[position], self._sheets[position]
        turn = turn_in(self.hand, self.table, sheet.betting)
        said = seat.ask(MatchTurn(sheet.state(position, self.number), sheet, turn))
        put_right = corrected(said, self.hand, turn, self.table)
        if put_right.why:
            what = w.SaidInAHand(f"{said[:20]!a}", self.number, put_right.why)
            if note:
                note(w.PlayerOfAMatch(seat.name, what))
            if put_right.wrong:
                seat.err(what)
        return command_of(put_right.action, self.hand, turn, self.table)


class PutRight(Struct, frozen=True):
    """An action that is legal, made of what a player said."""

    action: str
    why: Refusal | None = None
    """What was changed, and why; nothing when nothing was."""
    wrong: bool = False
    """The player meant something that they cannot do, and not just the wrong size of it."""


def corrected(said: str, hand: HandState, turn: ToAct, table: DefinedTable) -> PutRight:
    """The action that stands, as the dealer of the competition sees it.

    A raise of the wrong size becomes the nearest that is legal; everything else that cannot be is
    a call, or a check.
    """
    found = _SAID.fullmatch(said.strip())
    if not found:
        return _call(w.SaysNoAction())
    letter, amount = _MEANT[found[1].lower()], found[2]
    if letter == "f" and not turn.call:
        return _call(w.NothingToFoldTo())
    if letter != "r":
        return PutRight(letter)
    if not turn.high:
        return _call(turn.barred or w.MayNotRaiseNow())
    if table.definition.limit:
        return PutRight("r")
    if not amount:
        return _call(w.RaiseSaysNoAmount())
    before = hand.totals[turn.seat]
    least, most = (before + turn.low) // table.scale, (before + turn.high) // table.scale
    total = min(max(int(amount), least), most)
    if total != int(amount):
        return PutRight(f"r{total}", w.TakenAs(w.LegalIs(least, most), f"r{total}"))
    return PutRight(f"r{total}")


def _call(why: Refusal) -> PutRight:
    return PutRight("c", w.TakenAs(why, "c"), wrong=True)


_SAID: Final = re.compile(r"([fckbr])(-?[0-9]{1,18})?", re.IGNORECASE | re.ASCII)
_MEANT: Final = {"f": "f", "c": "c", "k": "c", "b": "r", "r": "r"}
"""The dealer of the competition also understands ``k`` for a check and ``b`` for a bet."""
