"""Export of hands from a table's records, redacted for a viewer, in common history formats.

A viewer is a player's name, or empty for a spectator; a host is a viewer like any other. The text
is written from facts redacted for the viewer, so that a card that they have not seen cannot change
a byte of it. If a format cannot represent a hand, the reason is returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import AnyFact, HandStarted, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.hand_redaction import redact
from riverboat.engine.state import hand_facts as of_hand
from riverboat.notation import (
    About,
    BadNotation,
    ParsedHand,
    Source,
    to_ohh,
    to_own,
    to_phh,
    to_pokerstars,
)
from riverboat.service.decks.deal_order import NO_SEAT, DealOrder, DealtCard
from riverboat.service.decks.proof import ShownCards, viewable_cards
from riverboat.service.records.room_facts import (
    AnyRecorded,
    CardsShown,
    EventTableLinked,
    RabbitHunted,
    RoomFact,
)
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.words import Refusal
from riverboat.words.events.host_announcements import (
    BlindsChoppedReason,
    EarlyEndReason,
    HandVoidedReason,
)
from riverboat.words.refusals.histories import HandResultMissing

FormatName = Literal["json", "phh", "ohh", "pokerstars"]


class TableHand(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """A hand from a table's records, with all cards."""

    number: int
    chairs: tuple[int, ...]
    players: tuple[str, ...]
    """Players by seat, parallel to the chairs."""
    button: int
    """Chair of the button if it is empty; else 0."""
    at: int
    log: tuple[AnyFact, ...]
    early_end: EarlyEndReason | None = None
    """Reason why the hand was not finished; ``None`` if it was."""
    shown_cards: ShownCards = ()
    rabbit_cards: tuple[int, ...] = ()
    """Rabbit-hunt cards, each given by the number of cards that come off the deck before it."""

    came = DeprecatedAttribute("rabbit_cards")
    ended = DeprecatedAttribute("early_end")
    shown = DeprecatedAttribute("shown_cards")


class HistoryHeader(Struct, frozen=True):
    """Information about the table in a hand history."""

    table: str = ""
    size: int = 0
    """Number of chairs; 0 if unknown."""
    scale: int = 1
    """Chips per displayed currency unit: 100 for cents."""
    currency: str = ""


class UnwrittenHand(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"reason": "why"}):
    """A hand that was left out of the text, and the reason."""

    hand: int
    reason: Refusal

    why = DeprecatedAttribute("reason")


class Exported(Struct, frozen=True):
    """Exported hands as text, with their number and the hands left out."""

    text: str
    hands: int
    refused: tuple[UnwrittenHand, ...]


class ExportFormat(NamedTuple):
    """A format of hand histories."""

    suffix: str
    media_type: str
    separator: str
    """Text between two hands."""
    write: Callable[[ParsedHand, int], str]
    """Function that writes a hand; the integer is its number in the text, 0 for a single hand."""


def iter_hands(facts: Iterable[AnyRecorded]) -> Iterator[TableHand]:
    """Yield the finished hands of a table in order; *facts* are all of its stream.

    The current hand is not included.
    """
    reader = HandReader()
    for fact in facts:
        if (finished_hand := reader.add(fact)) is not None:
            yield finished_hand
    if reader.finished_hand is not None:
        yield reader.finished_hand


class HandReader:
    """Incremental reader of a table's hands, from the first fact of its stream on."""

    def __init__(self) -> None:
        self.finished_hand: TableHand | None = None
        """Last finished hand, while cards of it may still be shown."""
        self.event = ""
        """Id of the table's tournament, once it is known; empty for a cash table."""
        self._player_by_chair: dict[int, str] = {}
        self._hand_began: f.HandBegan | None = None
        self._log: list[AnyFact] = []

    def add(self, fact: AnyRecorded, now_ms: int = 0) -> TableHand | None:
        """Add the next fact and its time; return the previous hand when the next one begins."""
        player_by_chair, previous_hand = self._player_by_chair, self.finished_hand
        match fact:
            case f.SatDown(chair=chair, player=player):
                player_by_chair[chair] = player
            case f.ChangedChair(chair=chair, new_chair=new_chair):
                player_by_chair[new_chair] = player_by_chair.pop(chair)
            case f.Left(chair=chair):
                player_by_chair.pop(chair, None)
            case f.HandBegan():
                self._hand_began = fact if fact.began_at else replace(fact, began_at=now_ms)
                self.finished_hand, self._log = None, []
                return previous_hand
            case f.HandClosed() | f.HandCalledOff() | f.BlindsChopped():
                if self._hand_began is not None and self._log:
                    self.finished_hand = _build_finished_hand(
                        self._hand_began, player_by_chair, self._log, fact
                    )
                self._hand_began = None
            case CardsShown(player=player, cards=cards) if previous_hand is not None:
                seat = previous_hand.players.index(player)
                shown_cards = (*previous_hand.shown_cards, *[(seat, card) for card in cards])
                self.finished_hand = replace(previous_hand, shown_cards=shown_cards)
            case RabbitHunted(cards=rabbit_cards) if previous_hand is not None:
                self.finished_hand = replace(
                    previous_hand, rabbit_cards=tuple([card.dealt_before for card in rabbit_cards])
                )
            case EventTableLinked(event=event):
                self.event = event
            case RoomFact() | TableFact():
                pass
            case _:
                self._log.append(fact)
        return None


def _build_finished_hand(
    hand_began: f.HandBegan,
    player_by_chair: dict[int, str],
    log: Sequence[AnyFact],
    closing_fact: f.HandClosed | f.HandCalledOff | f.BlindsChopped,
) -> TableHand:
    early_end: EarlyEndReason | None
    match closing_fact:
        case f.HandCalledOff(reason=reason):
            early_end = HandVoidedReason(reason)
        case f.BlindsChopped():
            early_end = BlindsChoppedReason()
        case _:
            early_end = None
    return TableHand(
        number=hand_began.hand_number,
        chairs=hand_began.chairs,
        players=tuple([player_by_chair[chair] for chair in hand_began.chairs]),
        button=0 if hand_began.button in hand_began.chairs else hand_began.button,
        at=hand_began.began_at,
        log=tuple(log),
        early_end=early_end,
    )


def redact_log_for(
    log: Sequence[AnyFact], viewer: int | None, shown: ShownCards = ()
) -> tuple[AnyFact, ...]:
    """Return the facts of a finished hand that *viewer* (a seat, or ``None``) may see after its
    end.

    Cards that a player showed at the end or after the hand (*shown*) are visible from the deal on.
    """
    viewable_positions = {
        (card.reshuffle_count, card.dealt_before) for card in viewable_cards(log, viewer, shown)
    }
    deal_order, redacted_facts = DealOrder(), list[AnyFact]()
    for fact in log:
        cards = deal_order.add(fact)
        visible_fact = redact(fact, viewer)
        if isinstance(visible_fact, of_hand.HoleCardsDealt):
            visible_cards = {
                (card.seat, card.card)
                for card in cards
                if (card.reshuffle_count, card.dealt_before) in viewable_positions
            }
            visible_fact = replace(
                visible_fact,
                holdings=_build_visible_holdings(cards, visible_cards, len(visible_fact.holdings)),
            )
        redacted_facts.append(visible_fact)
    return tuple(redacted_facts)


def _build_visible_holdings(
    cards: Sequence[DealtCard], visible_cards: set[tuple[int, int]], seat_count: int
) -> tuple[tuple[int, ...], ...]:
    """Return the known hole cards of each seat."""
    holdings = [list[int]() for _ in range(seat_count)]
    for card in cards:
        if card.seat != NO_SEAT:
            holdings[card.seat].append(
                card.card if (card.seat, card.card) in visible_cards else UNKNOWN
            )
    return tuple([tuple(cards) for cards in holdings])


def redact_for_viewer(hand: TableHand, viewer: str, header: HistoryHeader) -> ParsedHand:
    """Return the hand, limited to what this player may see; a player who did not play in it sees it
    like a spectator.
    """
    seat = hand.players.index(viewer) if viewer in hand.players else None
    hand_started = hand.log[0]
    assert isinstance(hand_started, HandStarted), "a hand's log begins with HandStarted"
    metadata = About(
        site="riverboat",
        hand=str(hand.number),
        table=header.table,
        table_size=header.size,
        chairs=hand.chairs,
        button=hand.button,
        started=_format_timestamp(hand.at),
        currency=header.currency,
        hero=seat,
    )
    return ParsedHand(
        source=Source("", str(hand.number), 0),
        variant="",
        players=hand.players,
        about=metadata,
        game=hand_started.game,
        log=redact_log_for(hand.log, seat, hand.shown_cards),
        scale=header.scale,
    )


def _format_timestamp(time_ms: int) -> str:
    """Format milliseconds since 1970 as an ISO date; empty if the time was not recorded."""
    if time_ms <= 0:
        return ""
    return f"{datetime.fromtimestamp(time_ms // 1000, UTC).replace(tzinfo=None).isoformat()}Z"


def export(
    hands: Iterable[TableHand],
    format_name: FormatName,
    viewer: str = "",
    header: HistoryHeader | None = None,
) -> Exported:
    """Export hands as text, redacted for this player; without a name, for a spectator.

    A hand that the format cannot represent, or that was not finished, is left out, and ``refused``
    gives the reason.
    """
    export_format, header = EXPORT_FORMATS[format_name], header or HistoryHeader()
    hand_texts, unwritten_hands = list[str](), list[UnwrittenHand]()
    for hand in hands:
        try:
            hand_texts.append(_write_hand(hand, export_format, viewer, header, len(hand_texts) + 1))
        except RiverboatError as error:
            unwritten_hands.append(UnwrittenHand(hand.number, refusal_of(error)))
    return Exported(
        export_format.separator.join(hand_texts), len(hand_texts), tuple(unwritten_hands)
    )


def _write_hand(
    hand: TableHand, export_format: ExportFormat, viewer: str, header: HistoryHeader, number: int
) -> str:
    if hand.early_end:
        raise BadNotation(HandResultMissing(hand.number, hand.early_end))
    return export_format.write(redact_for_viewer(hand, viewer, header), number)


def _write_phh(hand: ParsedHand, number: int) -> str:
    return f"[{number}]\n{to_phh(hand)}"


def _write_ohh(hand: ParsedHand, _: int) -> str:
    return f"{to_ohh(hand)}\n"


def _write_pokerstars(hand: ParsedHand, _: int) -> str:
    return to_pokerstars(hand, hero=hand.about.hero).rstrip("\n") + "\n"


def _write_json(hand: ParsedHand, _: int) -> str:
    return f"{to_own(hand)}\n"


EXPORT_FORMATS: Final[dict[FormatName, ExportFormat]] = {
    "json": ExportFormat(".jsonl", "application/jsonl", "", _write_json),
    "phh": ExportFormat(".phhs", "application/toml", "\n", _write_phh),
    "ohh": ExportFormat(".ohh", "application/jsonl", "", _write_ohh),
    "pokerstars": ExportFormat(".txt", "text/plain", "\n\n", _write_pokerstars),
}
"""Available formats, by name."""
