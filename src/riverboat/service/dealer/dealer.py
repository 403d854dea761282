"""Who runs one table: takes what is asked for, deals, keeps the time, and writes it all down.

There is no waiting in here and no clock: what is asked comes in with the time at which it came, and
goes out as ``Work`` that somebody else stores and tells. The order of it is the order of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from riverboat.engine import (
    AnyFact,
    HandStarted,
    HandState,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToShow,
)
from riverboat.engine.state import facts as of_hand
from riverboat.engine.views import RAIL, seen_by
from riverboat.service.dealer.deck import TableDeck
from riverboat.service.dealer.of_play import OF_A_CLOCK, OF_PLAY, begins_a_clock
from riverboat.service.dealer.telling import told_of
from riverboat.service.dealer.turn import RecordAsTold, Work
from riverboat.service.records.entries import ledger_entries
from riverboat.service.records.facts import (
    AnyRoomFact,
    BombAgreed,
    BotMakesRoom,
    HostDid,
    OfEvent,
    ProgramPlays,
    SentAway,
    StandingSet,
    to_json,
)
from riverboat.service.state.bomb_votes import Ballot, BombVotes
from riverboat.service.state.host_book import HostBook
from riverboat.service.state.origins import Origins
from riverboat.service.state.readings import Readings
from riverboat.service.state.settings import TableSettings
from riverboat.service.state.standing_answers import answers
from riverboat.service.state.waiting_list import AnyListFact, WaitingList
from riverboat.service.views.naming import CardWords
from riverboat.service.views.own import OwnViews
from riverboat.service.views.run_out import comes_apart
from riverboat.service.views.scene import PublicScene
from riverboat.service.views.story import Story
from riverboat.store.streams import LedgerEntry
from riverboat.table.play import awaiting, decide, forced
from riverboat.table.state import commands as c
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply
from riverboat.table.state.awaited import (
    AnyAwaited,
    ToAnswer,
    ToBegin,
    ToDraw,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table import Table
from riverboat.wire.view import StandingView

_OVER = (f.HandClosed, f.HandCalledOff)

_TOGETHER = (ToShow, ToChoose, ToDeclare, ToStraddle, ToAnswer)
"""Questions that several answer: when one has, the others are still asked the same."""


def _nothing(_: Work) -> None:
    """Nobody has to know."""


def _is_not(_: str) -> bool:
    return False


class HeldHand(msgspec.Struct, frozen=True):
    """A hand that begins as soon as its deck is cut, and who asked for it."""

    bomb: int
    boards: int
    first: HostDid | BombAgreed | None


def _chairs(table: Table) -> dict[str, int]:
    return {each.player: chair for chair, each in table.chairs.items()}


class TableDealer:
    """One table and its deck, as they are; what only players may know is in here."""

    __slots__ = (
        "_asked",
        "_ballot",
        "before_hand",
        "bombs",
        "book",
        "bots",
        "chairs",
        "deals_at",
        "deck",
        "event",
        "frozen",
        "hand",
        "hand_began",
        "hand_log",
        "held",
        "id",
        "is_connected",
        "kept_away",
        "named",
        "now",
        "origins",
        "own",
        "pace",
        "paused",
        "people_in_room",
        "playing",
        "programs",
        "rabbit",
        "readings",
        "scene",
        "seats",
        "seq",
        "settings",
        "settled",
        "standing",
        "story",
        "table",
        "token",
        "waiting",
    )

    table: Table
    chairs: dict[str, int]
    """Who sits in which chair."""
    scene: PublicScene
    before_hand: Callable[[Work], None]
    """Told that the next record begins a hand: the state without a hand is this one."""
    people_in_room: Callable[[], Iterable[str]]
    """The names of the people who are in the room: no bot is given one of them."""
    is_connected: Callable[[str], bool]
    """Return True if a player has a connection: promised cuts of others are not waited for."""
    held: HeldHand | None
    """The next hand, while its deck waits for promised cuts."""
    deck: TableDeck
    seq: int
    """The number of records so far, those in work included."""
    now: AnyAwaited
    token: int
    """The record after which ``now`` was asked."""
    hand: HandState | None
    """The hand that is played, or was played last."""
    playing: tuple[int, ...]
    """Its chairs."""
    seats: dict[str, int]
    """Who played it, and in which of its seats: somebody else may have their chair by now."""
    hand_log: list[AnyFact]
    hand_began: int
    """The number of its first record."""
    book: HostBook
    """What hosts have asked for, decided and said."""
    bots: dict[str, str]
    """The style of each bot that has a chair, or is coming to one."""
    programs: set[str]
    """Players for whom a program acts that is none of the room's."""
    kept_away: set[str]
    """At a table of an event: who is away because the event says so; not written down."""
    named: CardWords
    """The words for its cards."""
    own: OwnViews
    """What each player was told last."""
    standing: dict[str, StandingView]
    """What the room answers for players, by name."""
    paused: int
    """1: no hand begins; 2: and the clocks stand still."""
    event: OfEvent | None
    """Of which event it is a table; ``None`` for a table of its own."""
    frozen: bool
    """The clocks stand still, until those who have to act are there."""
    pace: int
    """Milliseconds from card to card when nobody can bet any more; 0 is all at once."""
    readings: Readings
    """The configurations that hosts have brought."""
    rabbit: bool
    """Who was dealt in may ask which cards would have come."""
    deals_at: int
    """When the next cards of such a run-out come; 0 if none wait."""
    waiting: WaitingList
    """Who waits for a seat."""
    bombs: BombVotes
    """Whether players want the next hand to be a bomb pot."""
    origins: Origins
    """Where people come from; not written down."""
    settings: TableSettings
    """What the host has decided beyond the rules."""
    settled: int
    """Goes up when something else has changed than the play of a hand."""

    def __init__(self, table: str, opened: f.TableOpened, deck: TableDeck) -> None:
        self.id = table
        self.table, self.scene, self.deck = Table(opened), PublicScene(opened), deck
        self.story = Story(self.scene.table)
        self.seq = self.token = self.hand_began = self.paused = self.settled = 0
        self.pace = self.deals_at = 0
        self.rabbit = False
        self.hand, self.playing, self.seats, self.hand_log = None, (), {}, []
        self.chairs = {}
        self.before_hand = _nothing
        self.people_in_room = tuple
        self.is_connected, self.held = _is_not, None
        self._ballot: tuple[int, TableSettings | None, Ballot] = (-1, None, Ballot())
        self.book = HostBook()
        self.readings = Readings(self.book.texts)
        self.bots = {}
        self.event = None
        self.kept_away = set()
        self.programs = set()
        self.waiting, self.settings = WaitingList(), TableSettings()
        self.bombs, self.origins = BombVotes(), Origins()
        self.standing = {}
        self.frozen = False
        self._asked: object = None
        self.named, self.own = CardWords(), OwnViews()
        self.now = awaiting(self.table)

    def open(self, opened: f.TableOpened, work: Work, of: OfEvent | None = None) -> None:
        """Write down that the table is open, and *of* which event; what it is was known before."""
        line = to_json(opened)
        work.records.append(line)
        work.told.append(RecordAsTold(line))
        self.seq += 1
        if of is not None:
            self.event = of
            self.note(of, work)

    # Writing down -------------------------------------------------------------------------------

    def record(self, facts: Iterable[AnyLogged], work: Work) -> None:
        """What happens at the table."""
        facts = tuple(facts)
        for k, fact in enumerate(facts, 1):
            if type(fact) in OF_PLAY:
                self._plays_on(fact)
            else:
                self._happens(fact, work)
            told = told_of(self, fact, facts[k:])
            work.told.append(told)
            work.records.append(told.public if told.fact is fact else to_json(fact))
            self.seq += 1
            if isinstance(fact, f.SatOut) and fact.why == "out of time":
                work.away.append((self.table.chairs[fact.chair].player, True))
            elif isinstance(fact, _OVER):
                game = self.hand.game.name if self.hand is not None else ""
                work.closed.append((fact.number, self.seq, game))

    def _plays_on(self, fact: AnyLogged) -> None:
        """No chips come or go, and nothing but the hand and its clock has changed."""
        apply(self.table, fact)
        if type(fact) not in OF_A_CLOCK:
            self.hand_log.append(cast(AnyFact, fact))

    def _happens(self, fact: AnyLogged, work: Work) -> None:
        if type(fact) is f.HandBegan:
            self.before_hand(work)
        moved: tuple[LedgerEntry, ...] = ledger_entries(
            self.id, fact, self.table, event=self.event is not None
        )
        self._see_list(fact)
        apply(self.table, fact)
        self._remember(fact)
        work.entries += moved

    def recall(self) -> None:
        """The table was put as it had been, without a hand: the rest follows from it."""
        self.chairs = _chairs(self.table)
        self.story = Story(self.scene.table)

    def read(self) -> None:
        """All that was stored has happened again: what is told begins here."""
        hand = [seen_by(fact, RAIL) for fact in self.hand_log] if self.table.hand else []
        self.story = Story(self.scene.table, hand)

    def again(self, fact: AnyLogged) -> None:
        """What happened at the table before, and was stored then."""
        self._see_list(fact)
        apply(self.table, fact)
        self._remember(fact)
        self.scene.see(fact)

    def note(self, fact: AnyRoomFact, work: Work) -> None:
        """What happens in the room around it."""
        line = to_json(fact)
        work.records.append(line)
        work.told.append(RecordAsTold(line, words=self.story.room(fact)))
        self.seq += 1
        self.settled += 1
        self.book.take(fact, self.seq)

    def note_list(self, fact: AnyListFact, work: Work) -> None:
        """What happens to the waiting list: that it did is for all, and to whom for nobody else."""
        self.waiting.see(fact)
        self.note(fact, work)
        if not isinstance(fact, BotMakesRoom):
            nameless = to_json(msgspec.structs.replace(fact, player=""))
            work.told[-1] = RecordAsTold(nameless, {fact.player: work.told[-1].public})

    def _see_list(self, fact: AnyLogged) -> None:
        """Who sits down waits no more; whose chair it is, is known before anything changes."""
        if isinstance(fact, TableFact):
            each = self.table.chairs.get(getattr(fact, "chair", 0))
            self.waiting.at_the_table(fact, each.player if each is not None else "")

    def note_to(self, player: str, fact: AnyRoomFact, nothing: AnyRoomFact, work: Work) -> None:
        """What happens in the room and concerns one player: the others are told *nothing* of it."""
        self.note(fact, work)
        work.told[-1] = RecordAsTold(to_json(nothing), {player: work.told[-1].public})

    def stands(self, fact: StandingSet) -> None:
        """What the room answers for a player from now on."""
        kept = {name: getattr(fact, name) for name in StandingView.__struct_fields__}
        self.standing[fact.player] = StandingView(**kept)

    def _remember(self, fact: AnyLogged) -> None:
        if type(fact) not in OF_PLAY:
            self.settled += 1
        if isinstance(fact, (f.SatDown, f.Left, f.ChangedChair)):
            self.chairs = _chairs(self.table)
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

    # Going on -----------------------------------------------------------------------------------

    def go_on(self, work: Work) -> None:
        """All that nobody has to be asked for, until somebody is: forced facts, cards, clocks."""
        while True:
            while facts := forced(self.table):
                self.record(facts, work)
                self._take_back(facts, work)
            now = awaiting(self.table)
            holds = self._holds_cards(now, work.at)
            if not holds and isinstance(now, ToPlay) and isinstance(now.hand, ToDeal):
                self.record(decide(self.table, self.deck.deal(now.hand)), work)
            elif isinstance(now, ToDraw):
                cards = self.deck.a_card_each(len(now.chairs))
                self.record(decide(self.table, c.DrawForButton(cards)), work)
            elif said := self._said_for_them(now, work.at):
                self.record(said, work)
            elif late := self._late(work.at):
                self.record(late, work)
                if begins_a_clock(late, work.at):
                    break
            else:
                break
        self.now = now
        asked = now.hand if isinstance(now, ToPlay) else now
        if asked is not self._asked:
            if type(asked) is not type(self._asked) or type(asked) not in _TOGETHER:
                self.token = self.seq
            self._asked = asked

    def _holds_cards(self, now: AnyAwaited, at: int) -> bool:
        """Whether the next cards of a run-out wait, so that all can follow it."""
        hand, asked = self.table.hand, now.hand if isinstance(now, ToPlay) else None
        apart = hand is not None and isinstance(asked, ToDeal) and comes_apart(hand, asked)
        if not apart or not self.pace:
            self.deals_at = 0
            return False
        if not self.deals_at:
            self.deals_at = at + self.pace
        if at < self.deals_at or self.paused == 2:
            return True
        self.deals_at = 0
        return False

    def _late(self, at: int) -> tuple[AnyLogged, ...]:
        """What follows from its being so late, while the clocks do not stand still."""
        between_hands = self.paused and not self.table.busy
        stands = self.frozen or self.table.closed or between_hands
        return () if stands else decide(self.table, c.PassTime(at))

    def _said_for_them(self, now: AnyAwaited, at: int) -> tuple[AnyLogged, ...]:
        """What players have told the room to answer, unless the clocks stand still."""
        if self.frozen or self.table.closed or not self.standing:
            return ()
        return answers(self.table, now, self.standing, at)

    def _take_back(self, facts: Iterable[AnyLogged], work: Work) -> None:
        for fact in facts:
            if type(fact) is of_hand.StubReshuffled:
                self.note(self.deck.take_back(fact.cards), work)

    def ask(
        self, command: c.AnyTableCommand, work: Work, first: HostDid | SentAway | None = None
    ) -> None:
        """What a command comes to; a refusal changes nothing. *first* says who is behind it."""
        facts = decide(self.table, command)
        if first is not None and (facts or not isinstance(first, HostDid) or first.number):
            self.note(first, work)
        self.record(facts, work)
        self.go_on(work)

    def plays_by_program(self, player: str, work: Work) -> None:
        """A program has acted for somebody: from now on all can see that the player has one."""
        if self.chairs.get(player) and player not in self.programs:
            self.programs.add(player)
            self.note(ProgramPlays(player), work)

    # The next hand ------------------------------------------------------------------------------

    @property
    def may_begin(self) -> bool:
        """Whether a hand could begin now."""
        return isinstance(self.now, ToBegin | ToDraw)

    @property
    def ballot(self) -> Ballot:
        """How it stands with the bomb pot that players want next."""
        settled, settings, known = self._ballot
        if settled != self.settled or settings is not self.settings:
            allowed = self.settings.bomb_votes
            known = self.bombs.ballot(self.table, self.bots) if allowed else Ballot()
            self._ballot = self.settled, self.settings, known
        return known
