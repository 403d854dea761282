"""Hands that are over, as whoever asks may know them: never one that is being played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandStarted
from riverboat.notation import ReadHand
from riverboat.service.broadcast.delay import KnownRecords
from riverboat.service.decks.proof import Proof, prove
from riverboat.service.decks.seal import BadSeal, SealedDeck
from riverboat.service.history.export import (
    Exported,
    FormName,
    HistoryHeader,
    TableHand,
    as_seen_by,
    export,
)
from riverboat.service.history.replay import HandContext, ReplayStep, replay
from riverboat.service.records.facts import AnyRecorded, Came, RoomFact, deck_key, from_json
from riverboat.store.rows import TableRow
from riverboat.store.streams import Record
from riverboat.table.state.facts import HandBegan, TableFact
from riverboat.web.accounts.people import Person
from riverboat.web.limits.worker_pool import Work, check_cancelled
from riverboat.web.records.books import LedgerBook
from riverboat.web.records.marks import HandFilter, HandMark, fits
from riverboat.web.refusals import Refuse
from riverboat.web.site import Site
from riverboat.words.refusals import tables as said

_ALL = HandFilter()
MOST_AT_ONCE = 5_000
"""Hands in one file: of a longer session, the latest."""
_READ_AT_ONCE = 50
"""Hands whose records are decoded in one job."""


class ReplayOptions(Struct, frozen=True):
    """How much of a hand is shown to who plays it back."""

    chair: int = 0
    """The chair whose hidden cards are shown; 0 is of nobody."""
    names: bool = True
    table: bool = True
    """The id of the table, which leads to it."""


class History:
    """The hands of one table, for one pair of eyes."""

    def __init__(
        self,
        site: Site,
        row: TableRow,
        me: Person,
        book: LedgerBook,
        known: KnownRecords,
        work: Work,
    ) -> None:
        self._site, self._row, self._me, self._book = site, row, me, book
        self._known, self._work = known, work
        rules = book.rules
        self._frame = HistoryHeader(row.name, rules.chairs if rules else 0)

    def marks(self, before: int, limit: int, asked: HandFilter = _ALL) -> list[HandMark]:
        """The latest hands first, of those that are asked for."""
        found = (mark for mark in self._latest(before) if self._fits(mark, asked))
        return list(islice(found, limit))

    def _latest(self, before: int) -> Iterator[HandMark]:
        hands = self._book.hands
        numbers = sorted([n for n in list(hands) if not before or n < before], reverse=True)
        return filter(self._may_see, map(hands.__getitem__, numbers))

    def _fits(self, mark: HandMark, asked: HandFilter) -> bool:
        return asked == _ALL or fits(mark, asked, self._me.name, self.shown(mark))

    def bots(self, mark: HandMark) -> tuple[int, ...]:
        """Return the chairs of the room's own bots in a hand."""
        seated = zip(mark.players, mark.chairs, strict=True)
        return tuple([chair for player, chair in seated if player in self._book.bots])

    def version(self) -> tuple[object, ...]:
        """Return what the hands of ``hands`` depend on: it is another one when they change.

        Marks change by records, which have numbers, and come into view in the order of their time.
        """
        marks = list(islice(self._latest(0), MOST_AT_ONCE))
        last = max([max(each.last, each.shown_seq, each.came_seq) for each in marks], default=0)
        seen = sum([bool(self.shown(each)) + bool(self.came(each)) for each in marks])
        return self._frame, len(marks), marks[0].hand if marks else 0, last, seen

    def mark(self, hand: int) -> HandMark:
        """One hand, or a refusal."""
        mark = self._book.hands.get(hand)
        if mark is None or not self._may_see(mark):
            raise Refuse(404, said.NoSuchHand(hand))
        return mark

    def _may_see(self, mark: HandMark) -> bool:
        return self._may_see_at(mark, mark.last, mark.ended_at)

    def _may_see_at(self, mark: HandMark, seq: int, at: int) -> bool:
        """Who did not play the hand may see what came of it as late as they see all else."""
        return self._known.covers(seq, at) or self._me.name in mark.players

    async def hand(self, mark: HandMark) -> TableHand:
        """The whole hand, with every card: it is for ``seen`` and ``written`` only."""
        return self._hand(mark, await self._facts(mark))

    async def _facts(self, mark: HandMark) -> list[AnyRecorded]:
        return [from_json(record.body) for record in await self._records(mark)]

    async def _records(self, mark: HandMark) -> list[Record]:
        stream = f"table/{self._row.id}"
        return await self._site.store.read(stream, mark.first - 1, mark.last - mark.first + 1)

    def _hand(self, mark: HandMark, facts: Sequence[AnyRecorded]) -> TableHand:
        return TableHand(
            number=mark.hand,
            chairs=mark.chairs,
            players=mark.players,
            button=0 if mark.button in mark.chairs else mark.button,
            at=mark.at,
            log=tuple([fact for fact in facts if not isinstance(fact, RoomFact | TableFact)]),
            ended=mark.ended,
            shown=self.shown(mark),
            came=tuple([each.dealt for each in self.came(mark)]),
        )

    def shown(self, mark: HandMark) -> tuple[tuple[int, int], ...]:
        """Seats, and the cards that they have shown when the hand was over, as far as one knows."""
        return mark.shown if self._may_see_at(mark, mark.shown_seq, mark.shown_at) else ()

    def came(self, mark: HandMark) -> tuple[Came, ...]:
        """The cards that would have come, if somebody has asked, as far as one may know."""
        return mark.came if self._may_see_at(mark, mark.came_seq, mark.came_at) else ()

    async def seen(self, mark: HandMark) -> ReadHand:
        """The hand as one may know it."""
        hand = self._with_cards(await self.hand(mark))
        return await self._work(as_seen_by, hand, self._me.name, self._frame)

    async def replayed(self, mark: HandMark, look: ReplayOptions) -> tuple[ReplayStep, ...]:
        """The hand moment by moment; the look is the caller's to answer for."""
        facts = await self._facts(mark)
        hand = self._with_cards(self._hand(mark, facts))
        settings = await self._site.settings(self._row)
        began, rules = facts[0], mark.rules
        assert isinstance(began, HandBegan), "a hand's records begin with HandBegan"
        if not look.names:
            hand = replace(hand, players=tuple(map(str, hand.chairs)))
            rules = replace(rules, name="")
            settings = replace(settings, about="")
        played = HandContext(
            began=began,
            rules=rules,
            stacks=mark.stacks,
            won=mark.won,
            settings=settings,
            table=self._row.id if look.table else "",
        )
        seats = dict(zip(hand.chairs, hand.players, strict=True))
        return await self._work(replay, hand, played, seats.get(look.chair, ""))

    async def written(self, mark: HandMark, form: FormName) -> str:
        """The hand in a format of others, as one may know it."""
        hand = self._with_cards(await self.hand(mark))
        found: Exported = await self._work(export, [hand], form, self._me.name, self._frame)
        if found.refused:
            raise Refuse(409, said.CannotBeWritten(found.refused[0].why))
        return found.text

    async def sessions(
        self, forms: Iterable[FormName], hands: Sequence[TableHand]
    ) -> dict[FormName, Exported]:
        """Export hands to several formats, as one may know them, in one job."""
        return await self._work(_exported, forms, hands, self._me.name, self._frame)

    async def hands(self) -> list[TableHand]:
        """Return all hands that one may see and that were dealt; for ``sessions`` only."""
        marks = list(islice(self._latest(0), MOST_AT_ONCE))[::-1]
        found: list[TableHand] = []
        for first in range(0, len(marks), _READ_AT_ONCE):
            block = marks[first : first + _READ_AT_ONCE]
            records = await self._records_of(block)
            found += await self._work(self._read_hands, block, records)
        return [hand for hand in found if hand.log]

    async def _records_of(self, marks: Sequence[HandMark]) -> list[list[Record]]:
        """Return the records of hands in the order of play, read at once with what lies between."""
        first, last = marks[0].first, marks[-1].last
        stream = f"table/{self._row.id}"
        records = await self._site.store.read(stream, first - 1, last - first + 1)
        return [records[mark.first - first : mark.last - first + 1] for mark in marks]

    def _read_hands(
        self, marks: Sequence[HandMark], records: Sequence[Sequence[Record]]
    ) -> list[TableHand]:
        hands = []
        for mark, each in zip(marks, records, strict=True):
            check_cancelled()
            hands.append(self._hand(mark, [from_json(record.body) for record in each]))
        return hands

    async def proof(self, mark: HandMark) -> Proof:
        """The proof that the cards which one has seen were dealt from the sealed deck."""
        site, stream, hand = self._site, f"table/{self._row.id}", await self.hand(mark)
        key, log = site.key, self._with_cards(hand).log
        blob = (
            await site.store.sealed(stream, deck_key(mark.hand, mark.root)) if mark.root else None
        )
        if key is None or blob is None:
            raise Refuse(404, said.DeckIsNotKept(mark.hand))
        started = log[0]
        assert isinstance(started, HandStarted), "a hand's log begins with HandStarted"
        try:
            deck = SealedDeck.open(blob, key, started.game, stream, mark.hand)
            players = hand.players
            seat = players.index(self._me.name) if self._me.name in players else None
            opened = (stream, mark.hand), hand.shown, hand.came
            return await self._work(prove, deck, mark.cuts, log, seat, *opened)
        except (BadSeal, ValueError) as why:
            raise Refuse(409, said.CannotBeProved(mark.hand)) from why

    def _with_cards(self, hand: TableHand) -> TableHand:
        if not hand.log:
            raise Refuse(409, said.EndedBeforeCards(hand.number, hand.ended))
        return hand


def _exported(
    forms: Iterable[FormName], hands: Sequence[TableHand], viewer: str, header: HistoryHeader
) -> dict[FormName, Exported]:
    return {form: export(_while_wanted(hands), form, viewer, header) for form in forms}


def _while_wanted(hands: Iterable[TableHand]) -> Iterator[TableHand]:
    """Yield hands until the client has gone."""
    for hand in hands:
        check_cancelled()
        yield hand
