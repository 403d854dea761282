"""Hands that are over, as whoever asks may know them: never one that is being played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
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
from riverboat.table.state.facts import HandBegan, TableFact
from riverboat.web.accounts.people import Person
from riverboat.web.records.books import LedgerBook
from riverboat.web.records.marks import HandFilter, HandMark, fits
from riverboat.web.refusals import Refuse
from riverboat.web.site import Site
from riverboat.words.refusals import tables as said

_ALL = HandFilter()
MOST_AT_ONCE = 5_000
"""Hands in one file: of a longer session, the latest."""


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
        self, site: Site, row: TableRow, me: Person, book: LedgerBook, known: KnownRecords
    ) -> None:
        self._site, self._row, self._me, self._book = site, row, me, book
        self._known = known
        rules = book.rules
        self._frame = HistoryHeader(row.name, rules.chairs if rules else 0)

    def marks(self, before: int, limit: int, asked: HandFilter = _ALL) -> list[HandMark]:
        """The latest hands first, of those that are asked for."""
        found = (mark for mark in self._latest(before) if self._fits(mark, asked))
        return list(islice(found, limit))

    def _latest(self, before: int) -> Iterator[HandMark]:
        hands = self._book.hands
        numbers = sorted([n for n in hands if not before or n < before], reverse=True)
        return filter(self._may_see, map(hands.__getitem__, numbers))

    def _fits(self, mark: HandMark, asked: HandFilter) -> bool:
        return asked == _ALL or fits(mark, asked, self._me.name, self.shown(mark))

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
        stream = f"table/{self._row.id}"
        records = await self._site.store.read(stream, mark.first - 1, mark.last - mark.first + 1)
        return [from_json(record.body) for record in records]

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
        return as_seen_by(self._with_cards(await self.hand(mark)), self._me.name, self._frame)

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
        return replay(hand, played, seats.get(look.chair, ""))

    async def written(self, mark: HandMark, form: FormName) -> str:
        """The hand in a format of others, as one may know it."""
        hand = self._with_cards(await self.hand(mark))
        found: Exported = export([hand], form, self._me.name, self._frame)
        if found.refused:
            raise Refuse(409, said.CannotBeWritten(found.refused[0].why))
        return found.text

    async def session(self, form: FormName, hands: Sequence[TableHand]) -> Exported:
        """Hands in a format of others, the first one first, as one may know them."""
        return await asyncio.to_thread(export, hands, form, self._me.name, self._frame)

    async def hands(self) -> list[TableHand]:
        """All hands that one may see and that were dealt; for ``session`` only."""
        marks = list(islice(self._latest(0), MOST_AT_ONCE))
        found = [await self.hand(mark) for mark in reversed(marks)]
        return [hand for hand in found if hand.log]

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
            return prove(deck, mark.cuts, log, seat, (stream, mark.hand), hand.shown, hand.came)
        except (BadSeal, ValueError) as why:
            raise Refuse(409, said.CannotBeProved(mark.hand)) from why

    def _with_cards(self, hand: TableHand) -> TableHand:
        if not hand.log:
            raise Refuse(409, said.EndedBeforeCards(hand.number, hand.ended))
        return hand
