"""Insert random facts of a room between the facts of a table session."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from msgspec import json

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.records import room_facts as r
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire import client_commands as w
from riverboat.words.refusals.table_commands import BotRemovalRefused

HOST_NAMES = ("Ann", "Zoe")
WAITING_PLAYERS = ("Wim", "Ute", "Uwe")
BOT_NAMES = ("Bot 1", "Bot 2")


def make_replaying_dealer(opening_fact: f.TableOpened) -> TableDealer:
    """Return a dealer without players that only replays records."""
    return TableDealer("a-table", opening_fact, TableDeck("table/a-table", bytes(32), bytes))


class RoomFactInserter:
    """Replay of a log with random facts of the room between those of the table."""

    def __init__(self, log: Sequence[AnyLoggedFact], rng: Random) -> None:
        opening_fact = log[0]
        assert isinstance(opening_fact, f.TableOpened)
        self._rng, self._dealer = rng, make_replaying_dealer(opening_fact)
        self._command_count = 0
        self.records: list[r.AnyRecorded] = []
        self._write(opening_fact)
        if rng.random() < 0.3:
            self._write(r.EventTableLinked("an-event", 3))
        for fact in log[1:]:
            if isinstance(fact, f.HandBegan):
                self._seal_and_cut(fact.hand_number)
            elif rng.random() < (0.05 if self._dealer.table.is_hand_running else 0.5):
                self._write(*self._make_random_room_facts())
            self._write(fact)

    def _write(self, *facts: r.AnyRecorded) -> None:
        for fact in facts:
            replay_record(self._dealer, fact)
            self.records.append(fact)

    def _seal_and_cut(self, hand: int) -> None:
        """Seal the deck of a hand and let some players cut it."""
        rng, chairs = self._rng, self._dealer.table.occupied_chairs
        root = _make_random_hash(rng)
        if rng.random() < 0.1:  # and sealed again for another game
            self._write(r.DeckSealed(hand, _make_random_hash(rng)))
        self._write(r.DeckSealed(hand, root))
        if rng.random() < 0.3 and chairs:
            self._write(r.CutPromised(self._choose_random_player(), _make_random_hash(rng)))
        cutting_chairs = sorted(rng.sample(chairs, rng.randint(0, min(3, len(chairs)))))
        self._write(
            r.DeckCut(hand, tuple([(chair, _make_random_hash(rng)) for chair in cutting_chairs]))
        )

    def _choose_random_player(self) -> str:
        return self._rng.choice([*self._dealer.chair_by_player, "Gone"])

    def _make_random_room_facts(self) -> Sequence[r.AnyRoomFact]:
        rng, dealer = self._rng, self._dealer
        player, host, time_ms = (
            self._choose_random_player(),
            rng.choice(HOST_NAMES),
            rng.randrange(10**6),
        )
        waiting_players = [waiting_player.player for waiting_player in dealer.waiting_list]
        match rng.randrange(24):
            case 0:
                return (r.TablePaused(host, rng.random() < 0.5),)
            case 1:
                return (r.TableResumed(host),)
            case 2:
                return (r.BotSeated(rng.choice((*BOT_NAMES, player)), "rock"),)
            case 3:
                return (r.ProgramDeclared(player),)
            case 4 | 5:
                list_joined = r.ListJoined(
                    rng.choice(WAITING_PLAYERS), rng.randrange(3), rng.randrange(90)
                )
                return (list_joined,)
            case 6 if waiting_players:
                return (r.SeatOffered(rng.choice(waiting_players), rng.randint(1, 6), time_ms),)
            case 7 if waiting_players:
                return (r.ListLeft(rng.choice(waiting_players), "missed"),)
            case 8:
                return (r.BotYieldedSeat(player),)
            case 9:
                return (r.StandingAnswersSet(player, "always", "once", "muck", True, 40),)
            case 10:
                return (r.BombProposed(dealer.table.hand_count + 1, player, 5),)
            case 11:
                return (r.BombAnswered(player, rng.random() < 0.8),)
            case 12 | 13:
                self._command_count += 1
                command = rng.choice(
                    (w.Adjust(2, -5, "too many"), w.ChangeRules("toml"), w.Begin(9))
                )
                return (r.CommandDeferred(self._command_count, host, command, player, "hold'em"),)
            case 14 if dealer.host_state.pending_commands:
                return (
                    r.DeferredCommandWithdrawn(
                        rng.choice(list(dealer.host_state.pending_commands)), host
                    ),
                )
            case 15 if dealer.host_state.pending_commands:
                command_number, phrase_json = (
                    rng.choice(list(dealer.host_state.pending_commands)),
                    json.encode(BotRemovalRefused()),
                )
                dropped_command = r.DeferredCommandDropped(
                    command_number, host, "code", "rule", "they stay", phrase_json.decode()
                )
                return (
                    dropped_command,
                    r.DeferredCommandDropped(99, host, "", "", "in English alone"),
                )
            case 16:
                return (r.HostActed(host, w.Warn(1, "slow"), player),)
            case 17:
                return (r.PlayerRemoved(player, host, "rude", rng.choice((0, time_ms, -1))),)
            case 18 if dealer.host_state.bans:
                returned_player = rng.choice(list(dealer.host_state.bans.values())).player
                return (r.BanLifted(returned_player, host),)
            case 19:
                return (r.RoleGiven(player, "host", host), r.SeatLinkCreated(player, host))
            case 20:
                return (r.NoticeRead(player, dealer.seq - rng.randrange(50)),)
            case 21:
                return (r.MessageAnnounced(host, "hello", tuple(dealer.chair_by_player)),)
            case 22:
                return (r.StreamStarted(host), r.StreamConsentSet(player, rng.random() < 0.8))
            case 23 if rng.random() < 0.3:
                return (r.StreamEnded(host),)
            case _:
                return (r.CutPromised(player, _make_random_hash(rng)),)


def _make_random_hash(rng: Random) -> str:
    return sha256(rng.randbytes(8)).hexdigest()
