"""What is kept of a table just before a hand begins, and a dealer made from it.

``HandBegan`` forgets all that was of the hand before it, so that no hand and no card that somebody
could have held is in here. What a dealer has besides is looked at slot by slot: it is kept, or it
is said why not. A table whose state is read again and whose log goes on from there is the same as
one whose log was read from its first record.
"""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import Struct, msgpack, to_builtins
from msgspec.structs import replace

from riverboat.decoding import MsgpackDecoder, convert, msgpack_decoder
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.deck import TableDeck
from riverboat.service.decks.cut import Chains
from riverboat.service.records.root_log import RootLog
from riverboat.service.state.bomb_votes import BombVotes
from riverboat.service.state.host_book import HostBook
from riverboat.service.state.waiting_list import Waiter, WaitingList
from riverboat.service.views.scene import PublicScene
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.kept import (
    MADE,
    OF_THE_HAND,
    OF_THE_PROCESS,
    TABLE,
    Shape,
    Way,
    read_rules,
)
from riverboat.wire.view import NoticeView
from riverboat.words.codes import understood


def _told(notices: dict[str, tuple[NoticeView, ...]]) -> dict[str, list[dict[str, Any]]]:
    return {who: [to_builtins(each) for each in some] for who, some in notices.items()}


def _notices(told: dict[str, list[dict[str, Any]]]) -> dict[str, tuple[NoticeView, ...]]:
    return {who: tuple([_notice(each) for each in some]) for who, some in told.items()}


def _notice(told: dict[str, Any]) -> NoticeView:
    said = told.get("said")
    notice = convert({**told, "said": None}, NoticeView)
    if said is None:
        return notice
    return replace(notice, said=understood(said, notice.text, notice.code, notice.rule))


def _waiters(waiters: dict[str, Waiter]) -> list[Waiter]:
    return [replace(each, away_since=0) for each in waiters.values()]


def _list(waiters: list[Waiter]) -> dict[str, Waiter]:
    return {each.player: each for each in waiters}


CHAINS: Final = Shape(Chains, {})
ROOTS: Final = Shape(RootLog, {})
BOOK: Final = Shape(
    HostBook, {}, {"notices": Way(dict[str, list[dict[str, Any]]], _told, _notices)}
)
VOTES: Final = Shape(BombVotes, {})
LIST: Final = Shape(
    WaitingList,
    {"why": OF_THE_PROCESS},  # it is told once, to who is there
    {"_waiters": Way(list[Waiter], _waiters, _list)},  # in their order; who looks is not recorded
)
DECK: Final = Shape(
    TableDeck,
    {
        "_key": OF_THE_PROCESS,
        "_stream": OF_THE_PROCESS,
        "_urandom": OF_THE_PROCESS,
        "_given": OF_THE_PROCESS,
        # The deck itself is sealed, and opened by its key when all has been read.
        "_cards": OF_THE_PROCESS,
        "_past": OF_THE_PROCESS,
        "_stub": OF_THE_PROCESS,
        "announced": OF_THE_PROCESS,
        "cut_until": OF_THE_PROCESS,
        "cuts": OF_THE_PROCESS,
        "hand": OF_THE_PROCESS,
        "sealed": OF_THE_PROCESS,
    },
    parts={"chains": CHAINS, "roots": ROOTS},
)
SCENE: Final = Shape(
    PublicScene,
    {
        "awards": OF_THE_HAND,
        "drew": OF_THE_HAND,
        "hand": OF_THE_HAND,
        "odds": OF_THE_HAND,
        "paid": OF_THE_HAND,
        "players": OF_THE_HAND,
        "playing": OF_THE_HAND,
        "rabbit": OF_THE_HAND,
        "raked": OF_THE_HAND,
        "says": OF_THE_HAND,
        "showed": OF_THE_HAND,
        "won": OF_THE_HAND,
        "table": MADE,  # without a hand all see the table as it is
    },
)
DEALER: Final = Shape(
    TableDealer,
    {
        "hand": OF_THE_HAND,
        "hand_began": OF_THE_HAND,
        "hand_log": OF_THE_HAND,
        "playing": OF_THE_HAND,
        "seats": OF_THE_HAND,
        "chairs": MADE,
        "scene": MADE,
        "story": MADE,  # it is begun anew when all has been read
        "readings": MADE,  # the texts of the book, read again
        "_ballot": MADE,
        "id": OF_THE_PROCESS,
        "_asked": OF_THE_PROCESS,
        "before_hand": OF_THE_PROCESS,
        "held": OF_THE_PROCESS,
        "is_connected": OF_THE_PROCESS,
        "people_in_room": OF_THE_PROCESS,
        "deals_at": OF_THE_PROCESS,
        "frozen": OF_THE_PROCESS,
        "kept_away": OF_THE_PROCESS,
        "named": OF_THE_PROCESS,
        "now": OF_THE_PROCESS,  # it is asked anew when all has been read
        "origins": OF_THE_PROCESS,
        "own": OF_THE_PROCESS,
        "pace": OF_THE_PROCESS,
        "rabbit": OF_THE_PROCESS,
        "settings": OF_THE_PROCESS,
        "settled": OF_THE_PROCESS,  # a count that is compared with itself
        "token": OF_THE_PROCESS,
    },
    parts={"table": TABLE, "deck": DECK, "book": BOOK, "waiting": LIST, "bombs": VOTES},
)
SHAPES: Final = (TABLE, CHAINS, ROOTS, BOOK, VOTES, LIST, DECK, SCENE, DEALER)

_ENCODE: Final = msgpack.Encoder().encode
_DECODER: Final[MsgpackDecoder[Any]] = msgpack_decoder(DEALER.struct)


def written(dealer: TableDealer) -> bytes:
    """The state of a table, just before its next hand begins."""
    table = dealer.table
    assert table.hand is None, "a hand is played"
    assert table.opening is None, "a hand has begun"
    return _ENCODE(DEALER.state(dealer))


def state_in(body: bytes) -> Struct:
    """What was written, to be compared with another; ``ValueError`` if it is no state."""
    return cast(Struct, _DECODER.decode(body))


def dealer_from(table: str, body: bytes, deck: TableDeck) -> TableDealer:
    """The dealer of a table as it was, with a new *deck*.

    Raises ``ValueError`` if it is no state, or whatever nonsense in one leads to.
    """
    state = _DECODER.decode(body)
    dealer = TableDealer(table, TableOpened(read_rules(state.table.rules)), deck)
    DEALER.restore(dealer, state)
    # Two tables go on from here, and share nothing that changes.
    TABLE.restore(dealer.scene.table, _DECODER.decode(body).table)
    dealer.recall()
    return dealer
