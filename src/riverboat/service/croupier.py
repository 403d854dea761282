"""Who runs one table: takes what is asked for, deals, keeps the time, and writes it all down.

There is no waiting in here and no clock: what is asked comes in with the time at which it came, and
goes out as ``Work`` that somebody else stores and tells. The order of it is the order of the table.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from riverboat.engine import (
    AnyFact,
    Hand,
    HandStarted,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToShow,
)
from riverboat.engine.facts import StubReshuffled
from riverboat.engine.views import seen_by
from riverboat.service.booking import ledger_entries
from riverboat.service.deck import Deck
from riverboat.service.mine import Private, may_show
from riverboat.service.proving import follow
from riverboat.service.records import (
    AnyRoomFact,
    BotSeated,
    CardsShown,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    HandResumed,
    Paused,
    ProgramPlays,
    Promised,
    Restarted,
    WentOn,
    to_json,
)
from riverboat.service.scene import Around, Scene, told_to
from riverboat.service.sealing import BadSeal
from riverboat.service.settings import TableSettings
from riverboat.service.work import Told, Work
from riverboat.store.port import Entry
from riverboat.table import commands as c
from riverboat.table import facts as f
from riverboat.table.applying import AnyLogged, apply
from riverboat.table.awaited import (
    AnyAwaited,
    ToAnswer,
    ToBegin,
    ToDraw,
    ToPlay,
    ToStraddle,
)
from riverboat.table.beginning import next_game, ready
from riverboat.table.facts import TableFact
from riverboat.table.play import awaiting, decide, forced
from riverboat.table.state import Table

_encode = msgspec.json.encode

_TOGETHER = (ToShow, ToChoose, ToDeclare, ToStraddle, ToAnswer)
"""Questions that several answer: when one has, the others are still asked the same."""


class Croupier:
    """One table and its deck, as they are; what only players may know is in here."""

    __slots__ = (
        "_asked",
        "bots",
        "deck",
        "frozen",
        "hand",
        "hand_began",
        "hand_log",
        "id",
        "now",
        "paused",
        "playing",
        "programs",
        "scene",
        "seats",
        "seq",
        "table",
        "token",
    )

    table: Table
    scene: Scene
    deck: Deck
    seq: int
    """The number of records so far, those in work included."""
    now: AnyAwaited
    token: int
    """The record after which ``now`` was asked."""
    hand: Hand | None
    """The hand that is played, or was played last."""
    playing: tuple[int, ...]
    """Its chairs."""
    seats: dict[str, int]
    """Who played it, and in which of its seats: somebody else may have his chair by now."""
    hand_log: list[AnyFact]
    hand_began: int
    """The number of its first record."""
    bots: dict[str, str]
    """The style of each bot that has a chair, or is coming to one."""
    programs: set[str]
    """Players for whom a program acts that is none of the room's."""
    paused: int
    """1: no hand begins; 2: and the clocks stand still."""
    frozen: bool
    """The clocks stand still, until those who have to act are there."""

    def __init__(self, table: str, opened: f.TableOpened, deck: Deck) -> None:
        self.id = table
        self.table, self.scene, self.deck = Table(opened), Scene(opened), deck
        self.seq = self.token = self.hand_began = self.paused = 0
        self.hand, self.playing, self.seats, self.hand_log = None, (), {}, []
        self.bots = {}
        self.programs = set()
        self.frozen = False
        self._asked: object = None
        self.now = awaiting(self.table)

    def open(self, opened: f.TableOpened, work: Work) -> None:
        """Write down that the table is open; what it is was known before."""
        line = to_json(opened)
        work.records.append(line)
        work.told.append(Told(line, {}))
        self.seq += 1

    # Writing down -------------------------------------------------------------------------------

    def record(self, facts: Iterable[AnyLogged], work: Work) -> None:
        """What happens at the table."""
        table = self.table
        for fact in facts:
            moved: tuple[Entry, ...] = ledger_entries(self.id, fact, table)
            apply(table, fact)
            self._remember(fact)
            work.told.append(self._told(fact))
            work.records.append(to_json(fact))
            work.entries += moved
            self.seq += 1
            if isinstance(fact, f.HandClosed | f.HandCalledOff):
                game = self.hand.game.name if self.hand is not None else ""
                work.closed.append((fact.number, self.seq, game))

    def note(self, fact: AnyRoomFact, work: Work) -> None:
        """What happens in the room around it."""
        line = to_json(fact)
        work.records.append(line)
        work.told.append(Told(line, {}))
        self.seq += 1

    def _remember(self, fact: AnyLogged) -> None:
        if isinstance(fact, f.Left):
            self.bots.pop(fact.player, None)
            self.programs.discard(fact.player)
        if isinstance(fact, f.HandBegan):
            self.hand_log, self.hand_began = [], self.seq + 1
            self.hand, self.playing = None, fact.chairs
            chairs = self.table.chairs
            self.seats = {chairs[chair].player: k for k, chair in enumerate(fact.chairs)}
        elif not isinstance(fact, TableFact):
            self.hand_log.append(fact)
            if isinstance(fact, HandStarted):
                self.hand = self.table.hand

    def _told(self, fact: AnyLogged) -> Told:
        seen = self.scene.see(fact)
        public = _encode(seen)
        if isinstance(fact, TableFact):
            return Told(public, {})
        private = {}
        for player, seat in self.seats.items():
            if (more := told_to(fact, seat)) is not None:
                private[player] = _encode(more)
        return Told(public, private)

    # Going on -----------------------------------------------------------------------------------

    def go_on(self, work: Work) -> None:
        """All that nobody has to be asked for, until somebody is: forced facts, cards, clocks."""
        while True:
            while facts := forced(self.table):
                self.record(facts, work)
                self._take_back(facts, work)
            now = awaiting(self.table)
            if isinstance(now, ToPlay) and isinstance(now.hand, ToDeal):
                self.record(decide(self.table, self.deck.deal(now.hand)), work)
            elif isinstance(now, ToDraw):
                cards = self.deck.a_card_each(len(now.chairs))
                self.record(decide(self.table, c.DrawForButton(cards)), work)
            elif late := self._late(work.at):
                self.record(late, work)
            else:
                break
        self.now = now
        asked = now.hand if isinstance(now, ToPlay) else now
        if asked is not self._asked:
            if type(asked) is not type(self._asked) or type(asked) not in _TOGETHER:
                self.token = self.seq
            self._asked = asked

    def _late(self, at: int) -> tuple[AnyLogged, ...]:
        """What follows from its being so late, while the clocks do not stand still."""
        stands = self.frozen or self.table.closed
        return () if stands else decide(self.table, c.PassTime(at))

    def _take_back(self, facts: Iterable[AnyLogged], work: Work) -> None:
        for fact in facts:
            if type(fact) is StubReshuffled:
                self.note(self.deck.take_back(fact.cards), work)

    def ask(self, command: c.AnyTableCommand, work: Work) -> None:
        """What a command comes to; a refusal changes nothing."""
        self.record(decide(self.table, command), work)
        self.go_on(work)

    def plays_by_program(self, player: str, work: Work) -> None:
        """A program has acted for somebody: from now on all can see that he has one."""
        if self.table.chair_of(player) and player not in self.programs:
            self.programs.add(player)
            self.note(ProgramPlays(player), work)

    # The hand that is over ----------------------------------------------------------------------

    def may_show(self, player: str) -> tuple[int, ...]:
        """The cards that a player may show now, of a hand that is over."""
        return may_show(self.private(0), player)

    def shows(self, fact: CardsShown, work: Work) -> None:
        """A player shows some of them to all."""
        self.scene.shows(fact)
        self.note(fact, work)

    # The next hand ------------------------------------------------------------------------------

    @property
    def may_begin(self) -> bool:
        """Whether a hand could begin now."""
        return isinstance(self.now, ToBegin | ToDraw)

    def seal(self, work: Work) -> None:
        """Seal the deck of the next hand, if that is not done."""
        table = self.table
        game = table.rules.games[next_game(table, len(ready(table)))]
        if not self.deck.is_for(table.numbers + 1, game):
            fact, sealing = self.deck.seal(table.numbers + 1, game)
            work.sealed.append(sealing)
            self.note(fact, work)

    def promise(self, player: str, end: str, work: Work) -> None:
        """A player promises the cuts that he will make."""
        chains = self.deck.chains
        if self.table.chair_of(player) and not chains.knows(player, end):
            chains.promised(player, end)
            self.note(Promised(player, end), work)

    def cut(self, player: str, hand: int, value: str) -> None:
        """A player cuts the deck of the next hand; a cut for another hand is none."""
        if hand == self.deck.hand and self.table.chair_of(player):
            self.deck.cut_by(player, value)

    def begin(self, work: Work, bomb: int = 0) -> None:
        """Begin the next hand with the deck as it has been cut."""
        begun = decide(self.table, c.Begin(bomb, work.at))
        self.seal(work)
        chairs = {each.player: chair for chair, each in self.table.chairs.items()}
        self.note(self.deck.cut(chairs), work)
        self.record(begun, work)
        self.go_on(work)

    # Read again ---------------------------------------------------------------------------------

    def was(self, fact: AnyLogged | AnyRoomFact) -> None:
        """A record that was stored before: the same again, without telling it."""
        match fact:
            case f.TableOpened():
                pass
            case DeckSealed():
                self.deck.chains.seal()  # the deck is opened when all has been read
            case DeckCut(cuts=cuts):
                chairs = self.table.chairs
                self.deck.chains.cut([(chairs[chair].player, cut) for chair, cut in cuts])
            case Promised(player, end):
                self.deck.chains.promised(player, end)
            case Paused(now=now):
                self.paused = 2 if now else 1
            case WentOn():
                self.paused = 0
            case BotSeated(player, style):
                self.bots[player] = style
            case ProgramPlays(player):
                self.programs.add(player)
            case CardsShown():
                self.scene.shows(fact)
            case DeckReshuffled() | Restarted() | HandResumed():
                pass
            case _:
                apply(self.table, fact)
                self._remember(fact)
                self.scene.see(fact)
        self.seq += 1

    def open_deck(self, sealed: DeckSealed, blob: bytes, playing: bool) -> None:
        """The deck of the hand that is played, or of the next one."""
        table = self.table
        if playing:
            game = table.rules.games[table.game]
        else:
            game = table.rules.games[next_game(table, max(2, len(ready(table))))]
        self.deck.open(sealed, blob, game)

    def deal_again(self, cut: DeckCut) -> None:
        """Deal what had been dealt when the room stopped; ``BadSeal`` if the log says otherwise."""
        self.deck.have_cut(cut)
        wrong = follow(self.deck.stub, self.hand_log)
        if wrong:
            raise BadSeal(f"the deck of hand {cut.hand} is not the one that was dealt: {wrong[0]}")

    # Looking ------------------------------------------------------------------------------------

    def private(self, at: int) -> Private:
        """What a player's own view is made from."""
        showed = self.scene.showed
        return Private(self.table, self.hand, self.seats, self.now, self.token, at, showed)

    def around(self, next_at: int, watching: int, settings: TableSettings) -> Around:
        """What the public view needs beside the scene."""
        bots = frozenset(self.bots) | self.programs
        root = self.deck.root
        return Around(self.id, bots, self.paused, next_at, root, watching, settings)

    def hand_seen_by(self, player: str) -> tuple[bytes, ...]:
        """The facts of the hand so far as somebody may know them; no name is the rail."""
        seat = self.seats.get(player)
        return tuple([_encode(seen_by(fact, seat)) for fact in self.hand_log])
