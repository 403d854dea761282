"""The history of a table: its finished hands, limited to what the viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import HandStarted
from riverboat.notation import ParsedHand
from riverboat.service.decks.proof import Proof, build_proof
from riverboat.service.decks.seal import BadSeal, SealedDeck
from riverboat.service.history.hand_export import (
    Exported,
    FormatName,
    HistoryHeader,
    TableHand,
    export,
    redact_for_viewer,
)
from riverboat.service.history.replay_steps import HandContext, ReplayStep, replay
from riverboat.service.records.room_facts import (
    AnyRecorded,
    RabbitCard,
    RoomFact,
    deck_key,
    from_json,
)
from riverboat.service.state.known_records import KnownRecords
from riverboat.store.rows import TableRow
from riverboat.store.stream_records import Record
from riverboat.table.state.facts import HandBegan, TableFact
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.limits.worker_pool import RunInWorker, check_cancelled
from riverboat.web.records.table_hand_index import HandFilter, HandIndexEntry, matches_filter
from riverboat.web.records.table_ledgers import TableLedger
from riverboat.words.refusals import tables as phrases

_NO_FILTER = HandFilter()
MAX_EXPORTED_HANDS = 5_000
"""Maximum of hands in one file: of a longer session, the latest."""
_HANDS_PER_JOB = 50
"""Hands whose records are decoded in one job."""


class ReplayOptions(Struct, frozen=True):
    """The parts of a hand that a replay shows."""

    chair: int = 0
    """Chair whose hole cards are shown; 0 for none."""
    show_names: bool = True
    show_table_id: bool = True
    """True to include the id of the table, which leads to it."""


class TableHistory:
    """The hands of one table, limited to what one viewer may see."""

    def __init__(
        self,
        app_state: AppState,
        table_row: TableRow,
        user: User,
        ledger: TableLedger,
        known_records: KnownRecords,
        run_in_worker: RunInWorker,
    ) -> None:
        self._app_state, self._row, self._me, self._ledger = app_state, table_row, user, ledger
        self._known_records, self._run_in_worker = known_records, run_in_worker
        rules = ledger.rules
        self._header = HistoryHeader(table_row.name, rules.chairs if rules else 0)

    @property
    def table_name(self) -> str:
        """Name of the table."""
        return self._row.name

    def find_hands(
        self, before_hand: int, limit: int, filters: HandFilter = _NO_FILTER
    ) -> list[HandIndexEntry]:
        """Return the hands that match the filter, latest first."""
        matching = (
            mark for mark in self._latest_visible(before_hand) if self._matches(mark, filters)
        )
        return list(islice(matching, limit))

    def _latest_visible(self, before_hand: int) -> Iterator[HandIndexEntry]:
        hands = self._ledger.hands
        numbers = sorted(
            [n for n in list(hands) if not before_hand or n < before_hand], reverse=True
        )
        return filter(self._is_visible, map(hands.__getitem__, numbers))

    def _matches(self, mark: HandIndexEntry, filters: HandFilter) -> bool:
        return filters == _NO_FILTER or matches_filter(
            mark, filters, self._me.name, self.shown_cards(mark)
        )

    def bots(self, mark: HandIndexEntry) -> tuple[int, ...]:
        """Return the chairs of the room's own bots in a hand."""
        seats = zip(mark.players, mark.chairs, strict=True)
        return tuple([chair for player, chair in seats if player in self._ledger.bots])

    def version(self) -> tuple[object, ...]:
        """Return the current version of the list of hands; it changes whenever the list changes.

        Index entries change by numbered records, and become visible in the order of their time.
        """
        marks = list(islice(self._latest_visible(0), MAX_EXPORTED_HANDS))
        last_seq = max(
            [max(mark.last_seq, mark.shown_later_seq, mark.rabbit_seq) for mark in marks], default=0
        )
        shown_count = sum(
            [bool(self.shown_cards(mark)) + bool(self.rabbit_cards(mark)) for mark in marks]
        )
        return self._header, len(marks), marks[0].hand if marks else 0, last_seq, shown_count

    def require_hand(self, number: int) -> HandIndexEntry:
        """Return a hand's index entry, or refuse."""
        mark = self._ledger.hands.get(number)
        if mark is None or not self._is_visible(mark):
            raise ApiError(404, phrases.NoSuchHand(number))
        return mark

    def _is_visible(self, mark: HandIndexEntry) -> bool:
        return self._is_visible_at(mark, mark.last_seq, mark.ended_at)

    def _is_visible_at(self, mark: HandIndexEntry, seq: int, now_ms: int) -> bool:
        """Return True if the viewer played the hand, or their delay for a record has passed."""
        return self._known_records.covers(seq, now_ms) or self._me.name in mark.players

    async def hand(self, mark: HandIndexEntry) -> TableHand:
        """Return the whole hand with every card, for callers that redact it."""
        return self._build_hand(mark, await self._facts(mark))

    async def _facts(self, mark: HandIndexEntry) -> list[AnyRecorded]:
        return [from_json(record.body) for record in await self._records(mark)]

    async def _records(self, mark: HandIndexEntry) -> list[Record]:
        stream = f"table/{self._row.id}"
        return await self._app_state.store.read(
            stream, mark.first_seq - 1, mark.last_seq - mark.first_seq + 1
        )

    def _build_hand(self, mark: HandIndexEntry, facts: Sequence[AnyRecorded]) -> TableHand:
        return TableHand(
            number=mark.hand,
            chairs=mark.chairs,
            players=mark.players,
            button=0 if mark.button in mark.chairs else mark.button,
            at=mark.at,
            log=tuple([fact for fact in facts if not isinstance(fact, RoomFact | TableFact)]),
            early_end=mark.early_end,
            shown_cards=self.shown_cards(mark),
            rabbit_cards=tuple([card.dealt_before for card in self.rabbit_cards(mark)]),
        )

    def shown_cards(self, mark: HandIndexEntry) -> tuple[tuple[int, int], ...]:
        """Return seats and cards shown after the hand, if the viewer may see them."""
        return (
            mark.shown_later
            if self._is_visible_at(mark, mark.shown_later_seq, mark.shown_later_at)
            else ()
        )

    def rabbit_cards(self, mark: HandIndexEntry) -> tuple[RabbitCard, ...]:
        """Return the rabbit cards that a player asked for, if the viewer may see them."""
        return (
            mark.rabbit_cards if self._is_visible_at(mark, mark.rabbit_seq, mark.rabbit_at) else ()
        )

    async def visible_hand(self, mark: HandIndexEntry) -> ParsedHand:
        """Return the hand, limited to what the viewer may see."""
        hand = self._require_dealt(await self.hand(mark))
        return await self._run_in_worker(redact_for_viewer, hand, self._me.name, self._header)

    def own_hands(self, most: int, since: int = 0, until: int = 0) -> list[int]:
        """Return the numbers of the latest finished hands that the viewer has played, at most
        *most*.

        They are in order of play, and began between *since* and *until* if these are not 0.
        """
        own = (
            mark.hand
            for mark in self._latest_visible(0)
            if self._me.name in mark.players and not mark.early_end
            if since <= mark.at and (not until or mark.at < until)
        )
        return list(islice(own, most))[::-1]

    async def replay_steps(
        self, mark: HandIndexEntry, options: ReplayOptions
    ) -> tuple[ReplayStep, ...]:
        """Return the hand moment by moment; the caller must authorize *options*."""
        facts = await self._facts(mark)
        hand = self._require_dealt(self._build_hand(mark, facts))
        settings = await self._app_state.settings(self._row)
        first_fact, rules = facts[0], mark.rules
        assert isinstance(first_fact, HandBegan), "a hand's records begin with HandBegan"
        if not options.show_names:
            hand = replace(hand, players=tuple(map(str, hand.chairs)))
            rules = replace(rules, name="")
            settings = replace(settings, about="")
        context = HandContext(
            began=first_fact,
            rules=rules,
            stacks=mark.stacks,
            won=mark.won,
            settings=settings,
            table=self._row.id if options.show_table_id else "",
        )
        seats = dict(zip(hand.chairs, hand.players, strict=True))
        return await self._run_in_worker(replay, hand, context, seats.get(options.chair, ""))

    async def export_hand(self, mark: HandIndexEntry, file_format: FormatName) -> str:
        """Return the hand in another site's format, limited to what the viewer may see."""
        hand = self._require_dealt(await self.hand(mark))
        exported: Exported = await self._run_in_worker(
            export, [hand], file_format, self._me.name, self._header
        )
        if exported.refused:
            raise ApiError(409, phrases.HandUnwritable(exported.refused[0].reason))
        return exported.text

    async def export_session(
        self, file_formats: Iterable[FormatName], hands: Sequence[TableHand]
    ) -> dict[FormatName, Exported]:
        """Export hands to several formats in one job, limited to what the viewer may see."""
        return await self._run_in_worker(
            _export_formats, file_formats, hands, self._me.name, self._header
        )

    async def hands(self) -> list[TableHand]:
        """Return all visible hands with cards dealt, for session statistics only."""
        marks = list(islice(self._latest_visible(0), MAX_EXPORTED_HANDS))[::-1]
        hands: list[TableHand] = []
        for start in range(0, len(marks), _HANDS_PER_JOB):
            block = marks[start : start + _HANDS_PER_JOB]
            records = await self._records_of(block)
            hands += await self._run_in_worker(self._read_hands, block, records)
        return [hand for hand in hands if hand.log]

    async def _records_of(self, marks: Sequence[HandIndexEntry]) -> list[list[Record]]:
        """Return the records of hands in order of play, in one read from first to last."""
        first_seq, last_seq = marks[0].first_seq, marks[-1].last_seq
        stream = f"table/{self._row.id}"
        records = await self._app_state.store.read(stream, first_seq - 1, last_seq - first_seq + 1)
        return [
            records[mark.first_seq - first_seq : mark.last_seq - first_seq + 1] for mark in marks
        ]

    def _read_hands(
        self, marks: Sequence[HandIndexEntry], records: Sequence[Sequence[Record]]
    ) -> list[TableHand]:
        hands = []
        for mark, hand_records in zip(marks, records, strict=True):
            check_cancelled()
            hands.append(
                self._build_hand(mark, [from_json(record.body) for record in hand_records])
            )
        return hands

    async def prove_deal(self, mark: HandIndexEntry) -> Proof:
        """Return the proof that the cards seen by the viewer came from the sealed deck."""
        app_state, stream, hand = self._app_state, f"table/{self._row.id}", await self.hand(mark)
        key, log = app_state.sealing_key, self._require_dealt(hand).log
        blob = (
            await app_state.store.sealed(stream, deck_key(mark.hand, mark.root))
            if mark.root
            else None
        )
        if key is None or blob is None:
            raise ApiError(404, phrases.DeckDeleted(mark.hand))
        started = log[0]
        assert isinstance(started, HandStarted), "a hand's log begins with HandStarted"
        try:
            deck = SealedDeck.open(blob, key, started.game, stream, mark.hand)
            players = hand.players
            seat = players.index(self._me.name) if self._me.name in players else None
            proof_args = (stream, mark.hand), hand.shown_cards, hand.rabbit_cards
            return await self._run_in_worker(build_proof, deck, mark.cuts, log, seat, *proof_args)
        except (BadSeal, ValueError) as error:
            raise ApiError(409, phrases.ProofUnavailable(mark.hand)) from error

    def _require_dealt(self, hand: TableHand) -> TableHand:
        if not hand.log:
            raise ApiError(409, phrases.EndedBeforeCards(hand.number, hand.early_end))
        return hand


def _export_formats(
    file_formats: Iterable[FormatName],
    hands: Sequence[TableHand],
    viewer: str,
    header: HistoryHeader,
) -> dict[FormatName, Exported]:
    return {form: export(_until_cancelled(hands), form, viewer, header) for form in file_formats}


def _until_cancelled(hands: Iterable[TableHand]) -> Iterator[TableHand]:
    """Yield hands until the client has disconnected."""
    for hand in hands:
        check_cancelled()
        yield hand
