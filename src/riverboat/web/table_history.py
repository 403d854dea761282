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
"""Maximum number of hands in one file: of a longer session, the latest."""
_HANDS_PER_JOB = 50
"""Number of hands whose records are decoded in one job."""


class ReplayOptions(Struct, frozen=True):
    """The parts of a hand that a replay shows."""

    chair: int = 0
    """Chair whose hole cards are shown; 0 for none."""
    show_names: bool = True
    show_table_id: bool = True
    """True to include the id of the table, by which a client finds the table."""


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
        self._app_state, self._table_row, self._user, self._ledger = (
            app_state,
            table_row,
            user,
            ledger,
        )
        self._known_records, self._run_in_worker = known_records, run_in_worker
        rules = ledger.rules
        self._header = HistoryHeader(table_row.name, rules.chairs if rules else 0)

    @property
    def table_name(self) -> str:
        """Name of the table."""
        return self._table_row.name

    def find_hands(
        self, before_hand_number: int, limit: int, hand_filter: HandFilter = _NO_FILTER
    ) -> list[HandIndexEntry]:
        """Return the hands that match the filter, latest first."""
        matching_hands = (
            entry
            for entry in self._iterate_latest_visible(before_hand_number)
            if self._matches_filter(entry, hand_filter)
        )
        return list(islice(matching_hands, limit))

    def _iterate_latest_visible(self, before_hand_number: int) -> Iterator[HandIndexEntry]:
        entry_by_hand_number = self._ledger.hands
        hand_numbers = sorted(
            [
                hand_number
                for hand_number in list(entry_by_hand_number)
                if not before_hand_number or hand_number < before_hand_number
            ],
            reverse=True,
        )
        return filter(self._is_visible, map(entry_by_hand_number.__getitem__, hand_numbers))

    def _matches_filter(self, entry: HandIndexEntry, hand_filter: HandFilter) -> bool:
        return hand_filter == _NO_FILTER or matches_filter(
            entry, hand_filter, self._user.name, self.shown_cards(entry)
        )

    def bot_chairs(self, entry: HandIndexEntry) -> tuple[int, ...]:
        """Return the chairs of the room's own bots in a hand."""
        players_and_chairs = zip(entry.players, entry.chairs, strict=True)
        return tuple([chair for player, chair in players_and_chairs if player in self._ledger.bots])

    def version(self) -> tuple[object, ...]:
        """Return a value that changes whenever the visible list of hands changes, for caches."""
        entries = list(islice(self._iterate_latest_visible(0), MAX_EXPORTED_HANDS))
        last_seq = max(
            [max(entry.last_seq, entry.shown_later_seq, entry.rabbit_seq) for entry in entries],
            default=0,
        )
        shown_change_count = sum(
            [bool(self.shown_cards(entry)) + bool(self.rabbit_cards(entry)) for entry in entries]
        )
        return (
            self._header,
            len(entries),
            entries[0].hand if entries else 0,
            last_seq,
            shown_change_count,
        )

    def require_hand(self, hand_number: int) -> HandIndexEntry:
        """Return a hand's index entry, or refuse."""
        entry = self._ledger.hands.get(hand_number)
        if entry is None or not self._is_visible(entry):
            raise ApiError(404, phrases.NoSuchHand(hand_number))
        return entry

    def _is_visible(self, entry: HandIndexEntry) -> bool:
        return self._is_visible_at(entry, entry.last_seq, entry.ended_at)

    def _is_visible_at(self, entry: HandIndexEntry, seq: int, now_ms: int) -> bool:
        """Return True if the viewer played the hand, or their delay for a record has passed."""
        return self._known_records.covers(seq, now_ms) or self._user.name in entry.players

    async def hand(self, entry: HandIndexEntry) -> TableHand:
        """Return the whole hand with every card, for callers that redact it."""
        return self._build_hand(entry, await self._load_facts(entry))

    async def _load_facts(self, entry: HandIndexEntry) -> list[AnyRecorded]:
        return [from_json(record.body) for record in await self._read_records(entry)]

    async def _read_records(self, entry: HandIndexEntry) -> list[Record]:
        stream = f"table/{self._table_row.id}"
        return await self._app_state.store.read(
            stream, entry.first_seq - 1, entry.last_seq - entry.first_seq + 1
        )

    def _build_hand(self, entry: HandIndexEntry, facts: Sequence[AnyRecorded]) -> TableHand:
        return TableHand(
            number=entry.hand,
            chairs=entry.chairs,
            players=entry.players,
            button=0 if entry.button in entry.chairs else entry.button,
            at=entry.at,
            log=tuple([fact for fact in facts if not isinstance(fact, RoomFact | TableFact)]),
            early_end=entry.early_end,
            shown_cards=self.shown_cards(entry),
            rabbit_cards=tuple([card.dealt_before for card in self.rabbit_cards(entry)]),
        )

    def shown_cards(self, entry: HandIndexEntry) -> tuple[tuple[int, int], ...]:
        """Return seats and cards shown after the hand, if the viewer may see them."""
        return (
            entry.shown_later
            if self._is_visible_at(entry, entry.shown_later_seq, entry.shown_later_at)
            else ()
        )

    def rabbit_cards(self, entry: HandIndexEntry) -> tuple[RabbitCard, ...]:
        """Return the rabbit cards that a player asked for, if the viewer may see them."""
        return (
            entry.rabbit_cards
            if self._is_visible_at(entry, entry.rabbit_seq, entry.rabbit_shown_at)
            else ()
        )

    async def visible_hand(self, entry: HandIndexEntry) -> ParsedHand:
        """Return the hand, limited to what the viewer may see."""
        hand = self._require_dealt_hand(await self.hand(entry))
        return await self._run_in_worker(redact_for_viewer, hand, self._user.name, self._header)

    def own_hand_numbers(self, max_hands: int, since_ms: int = 0, until_ms: int = 0) -> list[int]:
        """Return the numbers of the latest finished hands that the viewer has played, at most
        *max_hands*.

        They are in order of play, and began between *since_ms* and *until_ms* if these are not 0.
        """
        hand_numbers = (
            entry.hand
            for entry in self._iterate_latest_visible(0)
            if self._user.name in entry.players and not entry.early_end
            if since_ms <= entry.at and (not until_ms or entry.at < until_ms)
        )
        return list(islice(hand_numbers, max_hands))[::-1]

    async def replay_steps(
        self, entry: HandIndexEntry, options: ReplayOptions
    ) -> tuple[ReplayStep, ...]:
        """Return the hand moment by moment; the caller must authorize *options*."""
        facts = await self._load_facts(entry)
        hand = self._require_dealt_hand(self._build_hand(entry, facts))
        settings = await self._app_state.find_settings(self._table_row)
        begin_fact, rules = facts[0], entry.rules
        assert isinstance(begin_fact, HandBegan), "a hand's records begin with HandBegan"
        if not options.show_names:
            hand = replace(hand, players=tuple(map(str, hand.chairs)))
            rules = replace(rules, name="")
            settings = replace(settings, about="")
        context = HandContext(
            begin_fact=begin_fact,
            rules=rules,
            stacks=entry.stacks,
            chips_won=entry.won,
            settings=settings,
            table=self._table_row.id if options.show_table_id else "",
        )
        player_by_chair = dict(zip(hand.chairs, hand.players, strict=True))
        return await self._run_in_worker(
            replay, hand, context, player_by_chair.get(options.chair, "")
        )

    async def export_hand(self, entry: HandIndexEntry, file_format: FormatName) -> str:
        """Return the hand as text in another site's format, limited to what the viewer may see.

        Refuse a hand that the format cannot express.
        """
        hand = self._require_dealt_hand(await self.hand(entry))
        exported_hands: Exported = await self._run_in_worker(
            export, [hand], file_format, self._user.name, self._header
        )
        if exported_hands.refused:
            raise ApiError(409, phrases.HandUnwritable(exported_hands.refused[0].reason))
        return exported_hands.text

    async def export_session(
        self, file_formats: Iterable[FormatName], hands: Sequence[TableHand]
    ) -> dict[FormatName, Exported]:
        """Export hands in one job, limited to what the viewer may see; return results by format."""
        return await self._run_in_worker(
            _export_formats, file_formats, hands, self._user.name, self._header
        )

    async def hands(self) -> list[TableHand]:
        """Return the latest visible hands with every card, in order, for callers that redact them.

        There are at most ``MAX_EXPORTED_HANDS``; hands that ended before the deal are left out.
        """
        entries = list(islice(self._iterate_latest_visible(0), MAX_EXPORTED_HANDS))[::-1]
        hands: list[TableHand] = []
        for block_start in range(0, len(entries), _HANDS_PER_JOB):
            entry_block = entries[block_start : block_start + _HANDS_PER_JOB]
            records_by_hand = await self._read_hand_records(entry_block)
            hands += await self._run_in_worker(self._read_hands, entry_block, records_by_hand)
        return [hand for hand in hands if hand.log]

    async def _read_hand_records(self, entries: Sequence[HandIndexEntry]) -> list[list[Record]]:
        """Return the records of hands in order of play, in one read from first to last."""
        first_seq, last_seq = entries[0].first_seq, entries[-1].last_seq
        stream = f"table/{self._table_row.id}"
        records = await self._app_state.store.read(stream, first_seq - 1, last_seq - first_seq + 1)
        return [
            records[entry.first_seq - first_seq : entry.last_seq - first_seq + 1]
            for entry in entries
        ]

    def _read_hands(
        self, entries: Sequence[HandIndexEntry], records_by_hand: Sequence[Sequence[Record]]
    ) -> list[TableHand]:
        hands = []
        for entry, hand_records in zip(entries, records_by_hand, strict=True):
            check_cancelled()
            hands.append(
                self._build_hand(entry, [from_json(record.body) for record in hand_records])
            )
        return hands

    async def prove_deal(self, entry: HandIndexEntry) -> Proof:
        """Return the proof that the cards seen by the viewer came from the sealed deck."""
        app_state, stream, hand = (
            self._app_state,
            f"table/{self._table_row.id}",
            await self.hand(entry),
        )
        sealing_key, facts = app_state.sealing_key, self._require_dealt_hand(hand).log
        sealed_deck = (
            await app_state.store.find_sealed_blob(stream, deck_key(entry.hand, entry.root))
            if entry.root
            else None
        )
        if sealing_key is None or sealed_deck is None:
            raise ApiError(404, phrases.DeckDeleted(entry.hand))
        hand_started = facts[0]
        assert isinstance(hand_started, HandStarted), "a hand's log begins with HandStarted"
        try:
            deck = SealedDeck.open(sealed_deck, sealing_key, hand_started.game, stream, entry.hand)
            players = hand.players
            seat = players.index(self._user.name) if self._user.name in players else None
            hand_id_and_shown_cards = (stream, entry.hand), hand.shown_cards, hand.rabbit_cards
            return await self._run_in_worker(
                build_proof, deck, entry.cuts, facts, seat, *hand_id_and_shown_cards
            )
        except (BadSeal, ValueError) as error:
            raise ApiError(409, phrases.ProofUnavailable(entry.hand)) from error

    def _require_dealt_hand(self, hand: TableHand) -> TableHand:
        if not hand.log:
            raise ApiError(409, phrases.HandEndedBeforeDeal(hand.number, hand.early_end))
        return hand


def _export_formats(
    file_formats: Iterable[FormatName],
    hands: Sequence[TableHand],
    viewer: str,
    header: HistoryHeader,
) -> dict[FormatName, Exported]:
    return {
        file_format: export(_iterate_until_cancelled(hands), file_format, viewer, header)
        for file_format in file_formats
    }


def _iterate_until_cancelled(hands: Iterable[TableHand]) -> Iterator[TableHand]:
    """Yield hands until the client has disconnected."""
    for hand in hands:
        check_cancelled()
        yield hand
