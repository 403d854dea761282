"""Checkpoint of a table just before a hand begins, and the dealer restored from it.

``HandBegan`` clears the whole previous hand, so a checkpoint has no hand and no card that a
player could have held. The other slots of a dealer are listed one by one: each is saved, or the
reason why not is given. A table whose state is restored and whose log continues from there equals
one whose log was replayed from its first record.
"""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import Struct, msgpack, to_builtins
from msgspec.structs import replace

from riverboat.decoding import MsgpackDecoder, convert, msgpack_decoder
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.decks.deck_cut import CutChains
from riverboat.service.records.root_log import DeckRootLog
from riverboat.service.state.bomb_votes import BombVotes
from riverboat.service.state.host_state import HostState
from riverboat.service.state.stream_state import StreamState
from riverboat.service.state.waiting_list import Waiter, WaitingList
from riverboat.service.views.public_state import PublicState
from riverboat.table.state.checkpoint_schema import (
    DERIVED,
    PROCESS_LOCAL,
    SET_BY_HAND_BEGAN,
    TABLE_SCHEMA,
    CheckpointSchema,
    SlotCodec,
    decode_rules,
)
from riverboat.table.state.facts import TableOpened
from riverboat.wire.view import NoticeView
from riverboat.words.phrase_codes import decode_or_quote_phrase


def _encode_notices(
    notices_by_player: dict[str, tuple[NoticeView, ...]],
) -> dict[str, list[dict[str, Any]]]:
    return {
        player: [to_builtins(notice) for notice in notices]
        for player, notices in notices_by_player.items()
    }


def _decode_notices(
    encoded_notices: dict[str, list[dict[str, Any]]],
) -> dict[str, tuple[NoticeView, ...]]:
    return {
        player: tuple([_decode_notice(notice) for notice in notices])
        for player, notices in encoded_notices.items()
    }


def _decode_notice(encoded_notice: dict[str, Any]) -> NoticeView:
    phrase = encoded_notice.get("said")
    notice = convert({**encoded_notice, "said": None}, NoticeView)
    if phrase is None:
        return notice
    return replace(
        notice, phrase=decode_or_quote_phrase(phrase, notice.text, notice.code, notice.rule)
    )


def _encode_waiters(waiters: dict[str, Waiter]) -> list[Waiter]:
    return [replace(waiter, away_since=0) for waiter in waiters.values()]


def _decode_waiters(waiters: list[Waiter]) -> dict[str, Waiter]:
    return {waiter.player: waiter for waiter in waiters}


CUT_CHAINS_SCHEMA: Final = CheckpointSchema(CutChains, {})
DECK_ROOT_LOG_SCHEMA: Final = CheckpointSchema(DeckRootLog, {})
HOST_STATE_SCHEMA: Final = CheckpointSchema(
    HostState,
    {},
    {"notices": SlotCodec(dict[str, list[dict[str, Any]]], _encode_notices, _decode_notices)},
)
BOMB_VOTES_SCHEMA: Final = CheckpointSchema(BombVotes, {})
STREAM_SCHEMA: Final = CheckpointSchema(StreamState, {})
WAITING_LIST_SCHEMA: Final = CheckpointSchema(
    WaitingList,
    {"leave_reasons": PROCESS_LOCAL},  # sent once, to connected clients
    {
        "_waiters": SlotCodec(list[Waiter], _encode_waiters, _decode_waiters)
    },  # in order; spectators are not recorded
)
DECK_SCHEMA: Final = CheckpointSchema(
    TableDeck,
    {
        "_key": PROCESS_LOCAL,
        "_stream": PROCESS_LOCAL,
        "_urandom": PROCESS_LOCAL,
        "_spent_cutters": PROCESS_LOCAL,
        # The deck is sealed, and opened with its key after the whole log is read.
        "_deck_name": PROCESS_LOCAL,
        "_previous_stub": PROCESS_LOCAL,
        "_stub": PROCESS_LOCAL,
        "announced_root": PROCESS_LOCAL,
        "cut_deadline": PROCESS_LOCAL,
        "cuts": PROCESS_LOCAL,
        "hand": PROCESS_LOCAL,
        "sealed": PROCESS_LOCAL,
    },
    nested={"cut_chains": CUT_CHAINS_SCHEMA, "root_log": DECK_ROOT_LOG_SCHEMA},
)
PUBLIC_STATE_SCHEMA: Final = CheckpointSchema(
    PublicState,
    {
        "awards": SET_BY_HAND_BEGAN,
        "discard_count_by_chair": SET_BY_HAND_BEGAN,
        "hand": SET_BY_HAND_BEGAN,
        "odds": SET_BY_HAND_BEGAN,
        "awarded_pots": SET_BY_HAND_BEGAN,
        "hand_players": SET_BY_HAND_BEGAN,
        "hand_chairs": SET_BY_HAND_BEGAN,
        "rabbit_boards": SET_BY_HAND_BEGAN,
        "hand_rake": SET_BY_HAND_BEGAN,
        "last_action_by_chair": SET_BY_HAND_BEGAN,
        "shown_after_hand": SET_BY_HAND_BEGAN,
        "winnings": SET_BY_HAND_BEGAN,
        "table": DERIVED,  # without a hand, all viewers see the same table
    },
)
DEALER_SCHEMA: Final = CheckpointSchema(
    TableDealer,
    {
        "hand": SET_BY_HAND_BEGAN,
        "hand_first_seq": SET_BY_HAND_BEGAN,
        "hand_log": SET_BY_HAND_BEGAN,
        "hand_chairs": SET_BY_HAND_BEGAN,
        "seat_by_player": SET_BY_HAND_BEGAN,
        "chair_by_player": DERIVED,
        "public_state": DERIVED,
        "event_feed": DERIVED,  # rebuilt after the whole log is read
        "config_cache": DERIVED,  # texts of the rulebook, read again
        "_cached_ballot": DERIVED,
        "id": PROCESS_LOCAL,
        "_last_question": PROCESS_LOCAL,
        "on_before_hand": PROCESS_LOCAL,
        "pending_hand": PROCESS_LOCAL,
        "is_connected": PROCESS_LOCAL,
        "list_people_in_room": PROCESS_LOCAL,
        "next_cards_at": PROCESS_LOCAL,
        "is_clock_frozen": PROCESS_LOCAL,
        "forced_away": PROCESS_LOCAL,
        "card_names": PROCESS_LOCAL,
        "pending": PROCESS_LOCAL,  # computed again after the whole log is read
        "client_addresses": PROCESS_LOCAL,
        "private_views": PROCESS_LOCAL,
        "card_interval_ms": PROCESS_LOCAL,
        "allows_rabbit_hunt": PROCESS_LOCAL,
        "settings": PROCESS_LOCAL,
        "table_version": PROCESS_LOCAL,  # a counter compared only within the process
        "turn_token": PROCESS_LOCAL,
    },
    nested={
        "table": TABLE_SCHEMA,
        "deck": DECK_SCHEMA,
        "host_state": HOST_STATE_SCHEMA,
        "waiting_list": WAITING_LIST_SCHEMA,
        "bomb_votes": BOMB_VOTES_SCHEMA,
        "stream": STREAM_SCHEMA,
    },
)
CHECKPOINT_SCHEMAS: Final = (
    TABLE_SCHEMA,
    CUT_CHAINS_SCHEMA,
    DECK_ROOT_LOG_SCHEMA,
    HOST_STATE_SCHEMA,
    BOMB_VOTES_SCHEMA,
    STREAM_SCHEMA,
    WAITING_LIST_SCHEMA,
    DECK_SCHEMA,
    PUBLIC_STATE_SCHEMA,
    DEALER_SCHEMA,
)

_ENCODE: Final = msgpack.Encoder().encode
_DECODER: Final[MsgpackDecoder[Any]] = msgpack_decoder(DEALER_SCHEMA.struct)


def encode_state(dealer: TableDealer) -> bytes:
    """Encode the state of a table just before its next hand begins."""
    table = dealer.table
    assert table.hand is None, "a hand is played"
    assert table.hand_opening is None, "a hand has begun"
    return _ENCODE(DEALER_SCHEMA.checkpoint(dealer))


def decode_state(body: bytes) -> Struct:
    """Decode a checkpoint for comparison with another. Raises ``ValueError`` if it is malformed."""
    return cast(Struct, _DECODER.decode(body))


def restore_dealer(table_id: str, body: bytes, deck: TableDeck) -> TableDealer:
    """Restore the dealer of a table, with a new *deck*.

    Raises ``ValueError`` for a malformed state, or any error that inconsistent content leads to.
    """
    checkpoint_state = _DECODER.decode(body)
    dealer = TableDealer(table_id, TableOpened(decode_rules(checkpoint_state.table.rules)), deck)
    DEALER_SCHEMA.restore(dealer, checkpoint_state)
    # The two tables diverge from here, so they share no mutable state.
    TABLE_SCHEMA.restore(dealer.public_state.table, _DECODER.decode(body).table)
    dealer.rebuild_derived_state()
    return dealer
