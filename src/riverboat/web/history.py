"""Hands that are over, as whoever asks may know them: never one that is being played."""

from __future__ import annotations

from riverboat.engine import HandStarted
from riverboat.notation import ReadHand
from riverboat.service.exporting import Exported, FormName, Frame, TableHand, as_seen_by, export
from riverboat.service.proving import Proof, prove
from riverboat.service.records import RoomFact, deck_key, from_json
from riverboat.service.sealing import BadSeal, SealedDeck
from riverboat.store.port import TableRow
from riverboat.table.facts import TableFact
from riverboat.web.books import Book, HandMark
from riverboat.web.people import Person
from riverboat.web.refusals import Refuse
from riverboat.web.site import Site


class History:
    """The hands of one table, for one pair of eyes."""

    def __init__(self, site: Site, row: TableRow, me: Person, book: Book, delay: int) -> None:
        self._site, self._row, self._me, self._book = site, row, me, book
        self._until = site.now() - 1000 * delay
        rules = book.rules
        self._frame = Frame(row.name, rules.chairs if rules else 0)

    def marks(self, before: int, limit: int) -> list[HandMark]:
        """The latest hands first."""
        hands = self._book.hands
        numbers = sorted([n for n in hands if not before or n < before], reverse=True)
        return [mark for mark in map(hands.__getitem__, numbers) if self._may_see(mark)][:limit]

    def mark(self, hand: int) -> HandMark:
        """One hand, or a refusal."""
        mark = self._book.hands.get(hand)
        if mark is None or not self._may_see(mark):
            raise Refuse(404, "no-hand", f"hand {hand} is not there, or not over")
        return mark

    def _may_see(self, mark: HandMark) -> bool:
        return self._may_see_at(mark, mark.ended_at)

    def _may_see_at(self, mark: HandMark, at: int) -> bool:
        """Who did not play the hand may see what came of it as late as he sees all else."""
        return at <= self._until or self._me.name in mark.players

    async def hand(self, mark: HandMark) -> TableHand:
        """The whole hand, with every card: it is for ``seen`` and ``written`` only."""
        stream = f"table/{self._row.id}"
        records = await self._site.store.read(stream, mark.first - 1, mark.last - mark.first + 1)
        facts = [from_json(record.body) for record in records]
        return TableHand(
            number=mark.hand,
            chairs=mark.chairs,
            players=mark.players,
            button=0 if mark.button in mark.chairs else mark.button,
            at=mark.at,
            log=tuple([fact for fact in facts if not isinstance(fact, RoomFact | TableFact)]),
            ended=mark.ended,
            shown=self.shown(mark),
        )

    def shown(self, mark: HandMark) -> tuple[tuple[int, int], ...]:
        """Seats, and the cards that they have shown when the hand was over, as far as one knows."""
        return mark.shown if self._may_see_at(mark, mark.shown_at) else ()

    async def seen(self, mark: HandMark) -> ReadHand:
        """The hand as one may know it."""
        return as_seen_by(self._with_cards(await self.hand(mark)), self._me.name, self._frame)

    async def written(self, mark: HandMark, form: FormName) -> str:
        """The hand in a format of others, as one may know it."""
        hand = self._with_cards(await self.hand(mark))
        found: Exported = export([hand], form, self._me.name, self._frame)
        if found.refused:
            raise Refuse(409, "no-words", found.refused[0].why)
        return found.text

    async def proof(self, mark: HandMark) -> Proof:
        """The proof that the cards which one has seen were dealt from the sealed deck."""
        site, stream, hand = self._site, f"table/{self._row.id}", await self.hand(mark)
        key, log = site.key, self._with_cards(hand).log
        blob = (
            await site.store.sealed(stream, deck_key(mark.hand, mark.root)) if mark.root else None
        )
        if key is None or blob is None:
            raise Refuse(404, "no-proof", f"the deck of hand {mark.hand} is not kept")
        started = log[0]
        assert isinstance(started, HandStarted), "a hand's log begins with HandStarted"
        try:
            deck = SealedDeck.open(blob, key, started.game, stream, mark.hand)
            players = hand.players
            seat = players.index(self._me.name) if self._me.name in players else None
            return prove(deck, mark.cuts, log, seat, (stream, mark.hand), hand.shown)
        except (BadSeal, ValueError) as why:
            raise Refuse(409, "no-proof", f"hand {mark.hand} cannot be proved") from why

    def _with_cards(self, hand: TableHand) -> TableHand:
        if not hand.log:
            raise Refuse(409, "no-cards", f"hand {hand.number} ended before any card: {hand.ended}")
        return hand
