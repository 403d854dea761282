"""What a room writes down around the hands of a table, at random among the facts of a session."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from msgspec import json

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.deck import TableDeck
from riverboat.service.dealer.recovery import reapply
from riverboat.service.records import facts as r
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.wire import wishes as w
from riverboat.words.refusals.wishes import BotsStay

HOSTS = ("Ann", "Zoe")
WAITERS = ("Wim", "Ute", "Uwe")
BOTS = ("Bot 1", "Bot 2")


def folded(first: f.TableOpened) -> TableDealer:
    """A dealer of a table that nobody plays at: it only follows what is recorded."""
    return TableDealer("a-table", first, TableDeck("table/a-table", bytes(32), bytes))


class Among:
    """Goes through a log, and writes the room's facts among those of the table."""

    def __init__(self, log: Sequence[AnyLogged], rng: Random) -> None:
        first = log[0]
        assert isinstance(first, f.TableOpened)
        self._rng, self._dealer = rng, folded(first)
        self._wishes = 0
        self.records: list[r.AnyRecorded] = []
        self._write(first)
        if rng.random() < 0.3:
            self._write(r.OfEvent("an-event", 3))
        for fact in log[1:]:
            if isinstance(fact, f.HandBegan):
                self._deck(fact.number)
            elif rng.random() < (0.05 if self._dealer.table.busy else 0.5):
                self._write(*self._something())
            self._write(fact)

    def _write(self, *facts: r.AnyRecorded) -> None:
        for fact in facts:
            reapply(self._dealer, fact)
            self.records.append(fact)

    def _deck(self, hand: int) -> None:
        """The deck of a hand is sealed, and cut by some."""
        rng, chairs = self._rng, self._dealer.table.ring
        root = _hash(rng)
        if rng.random() < 0.1:  # and sealed again, for another game
            self._write(r.DeckSealed(hand, _hash(rng)))
        self._write(r.DeckSealed(hand, root))
        if rng.random() < 0.3 and chairs:
            self._write(r.Promised(self._player(), _hash(rng)))
        cutters = sorted(rng.sample(chairs, rng.randint(0, min(3, len(chairs)))))
        self._write(r.DeckCut(hand, tuple([(chair, _hash(rng)) for chair in cutters])))

    def _player(self) -> str:
        return self._rng.choice([*self._dealer.chairs, "Gone"])

    def _something(self) -> Sequence[r.AnyRoomFact]:
        rng, dealer = self._rng, self._dealer
        player, host, at = self._player(), rng.choice(HOSTS), rng.randrange(10**6)
        waits = [each.player for each in dealer.waiting]
        match rng.randrange(22):
            case 0:
                return (r.Paused(host, rng.random() < 0.5),)
            case 1:
                return (r.WentOn(host),)
            case 2:
                return (r.BotSeated(rng.choice((*BOTS, player)), "rock"),)
            case 3:
                return (r.ProgramPlays(player),)
            case 4 | 5:
                joins = r.ListJoined(rng.choice(WAITERS), rng.randrange(3), rng.randrange(90))
                return (joins,)
            case 6 if waits:
                return (r.SeatOffered(rng.choice(waits), rng.randint(1, 6), at),)
            case 7 if waits:
                return (r.ListLeft(rng.choice(waits), "missed"),)
            case 8:
                return (r.BotMakesRoom(player),)
            case 9:
                return (r.StandingSet(player, "always", "once", "muck", True, 40),)
            case 10:
                return (r.BombProposed(dealer.table.numbers + 1, player, 5),)
            case 11:
                return (r.BombAnswered(player, rng.random() < 0.8),)
            case 12 | 13:
                self._wishes += 1
                wish = rng.choice((w.Adjust(2, -5, "too many"), w.ChangeRules("toml"), w.Begin(9)))
                return (r.WishWaits(self._wishes, host, wish, player, "hold'em"),)
            case 14 if dealer.book.waiting:
                return (r.WishTakenBack(rng.choice(list(dealer.book.waiting)), host),)
            case 15 if dealer.book.waiting:
                number, said = rng.choice(list(dealer.book.waiting)), json.encode(BotsStay())
                dropped = r.WishDropped(number, host, "code", "rule", "they stay", said.decode())
                return (dropped, r.WishDropped(99, host, "", "", "in English alone"))
            case 16:
                return (r.HostDid(host, w.Warn(1, "slow"), player),)
            case 17:
                return (r.SentAway(player, host, "rude", rng.choice((0, at, -1))),)
            case 18 if dealer.book.away:
                back = rng.choice(list(dealer.book.away.values())).player
                return (r.LetBackIn(back, host),)
            case 19:
                return (r.RoleGiven(player, "host", host), r.SeatHandedOver(player, host))
            case 20:
                return (r.NoticeRead(player, dealer.seq - rng.randrange(50)),)
            case 21:
                return (r.Announced(host, "hello", tuple(dealer.chairs)),)
            case _:
                return (r.Promised(player, _hash(rng)),)


def _hash(rng: Random) -> str:
    return sha256(rng.randbytes(8)).hexdigest()
