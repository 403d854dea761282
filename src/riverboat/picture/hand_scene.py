"""A whole hand prepared for drawing: its frames, players, and the text around the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import AnyFact, HandStarted
from riverboat.notation import ParsedHand, Source
from riverboat.notation.about import About
from riverboat.picture.drawable_text import clean_text, measure_text_width
from riverboat.picture.frame_builder import build_frames
from riverboat.picture.money_format import MoneyFormat
from riverboat.picture.picture_frame import Frame
from riverboat.picture.table_layout import BET_HEIGHT, LayoutRequirements
from riverboat.words import Reader
from riverboat.words import labels as w
from riverboat.words import language as language_of

BET_TEXT_SIZE: Final = 16.0
"""Font size of amounts on the table."""
PRIZE_TEXT_SIZE: Final = 12.0
BET_PADDING: Final = 38.0
"""Width of an amount beside its text: the chips, and a margin."""


class StreetFrames(
    Struct, metaclass=RenamedFields, frozen=True, rename={"first_frame_index": "first"}
):
    """The name of a street, or the showdown, and the index of its first frame."""

    name: str
    first_frame_index: int


class Scene(Struct, frozen=True, kw_only=True):
    """One hand from one viewer's point of view, prepared for drawing."""

    title: str
    about: tuple[str, ...] = ()
    """Place and date of the hand, a line each."""
    players: tuple[str, ...]
    frames: tuple[Frame, ...]
    streets: tuple[StreetFrames, ...]
    requirements: LayoutRequirements
    """The layout requirements of all frames together."""
    money: MoneyFormat = MoneyFormat()
    button_seat: int = -1
    """The seat with the button; -1 without a button."""
    bottom_seat: int = 0
    """The seat drawn at the bottom."""
    has_upcards: bool = False
    """True if some cards of a player are face up and others face down."""
    comments: tuple[tuple[int, str], ...] = ()
    """Comments, each with the index of the frame that it follows."""
    rake_by_seat: tuple[int, ...] = ()
    """Rake of the pots that each seat won, if it is recorded."""
    is_incomplete: bool = False
    """True if the recording breaks off, or its end is inconsistent."""
    language: str = "en"
    """Language code of the text."""

    @property
    def reader(self) -> Reader:
        """The localizer of labels, with the scene's language and money format."""
        return Reader(self.language, chips=self.money)


def build_scene(
    hand: ParsedHand, viewer: int | None = None, *, is_anonymous: bool = False, language: str = "en"
) -> Scene:
    """Return the scene of a parsed hand; raise ``ValueError`` if there is nothing to draw.

    With a *viewer*, the scene contains no card that the viewer has not seen, and no comment, which
    might reveal one. Its text is in this *language*.
    """
    opening_fact = hand.log[0] if hand.log else None
    if not isinstance(opening_fact, HandStarted):
        raise ValueError(f"{hand.source}: the hand has no picture")
    money = build_money_format(hand, language)
    reader = Reader(language, chips=money)
    players = _format_names(hand, len(opening_fact.stacks), is_anonymous, reader)
    frames = build_frames(hand.log, players, viewer, money, language)
    variant = opening_fact.game.variant
    bottom_seat = viewer if viewer is not None and viewer >= 0 else hand.about.hero
    has_dead_button = hand.about.button > 0
    return Scene(
        title=clean_text(frames[0].caption[0]),
        about=_list_place_and_time(hand, is_anonymous, reader),
        players=players,
        frames=tuple(frames),
        streets=_build_streets(frames),
        requirements=compute_layout_requirements(frames, variant.board_cards, money),
        money=money,
        button_seat=-1 if variant.has_upcards or has_dead_button else opening_fact.button,
        bottom_seat=bottom_seat
        if bottom_seat is not None and 0 <= bottom_seat < len(players)
        else 0,
        has_upcards=variant.has_upcards,
        comments=_build_comments(
            hand, frames, has_comments=viewer is None and not is_anonymous, reader=reader
        ),
        rake_by_seat=hand.raked,
        is_incomplete=bool(hand.faults),
        language=language,
    )


def build_scene_from_log(
    log: Sequence[AnyFact],
    players: Sequence[str] | None = None,
    viewer: int | None = None,
    money: MoneyFormat | None = None,
) -> Scene:
    """Return the scene of a log that was recorded by riverboat."""
    money = money or MoneyFormat()
    parsed_hand = ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=tuple(players or ()),
        log=tuple(log),
        scale=money.scale,
        about=About(currency=money.currency),
    )
    return build_scene(parsed_hand, viewer)


def build_money_format(hand: ParsedHand, code: str) -> MoneyFormat:
    """Return the money format of a hand's amounts in a language, given the language's code."""
    return MoneyFormat(
        hand.scale, find_currency(hand), language_of(code).grammar.thousands_separator
    )


def find_currency(hand: ParsedHand) -> str:
    """Return the currency of a hand, wherever its file states it; empty for chips."""
    currency = hand.about.currency or str(hand.metadata.get("currency", ""))
    return clean_text(currency)[:8]


def compute_layout_requirements(
    frames: Sequence[Frame], board_cards: int, money: MoneyFormat
) -> LayoutRequirements:
    """Return the space that these frames need, as layout requirements."""
    seats = [seat for frame in frames for seat in frame.seats]
    boards = [board for frame in frames for board in frame.boards]
    bet_texts = {money(seat.bet) for seat in seats}
    bet_texts |= {f"+{money(seat.chips_pushed)}" for seat in seats if seat.chips_pushed}
    prize_labels = {seat.prize_label for seat in seats if seat.prize_label}
    max_bet_width = max([measure_text_width(bet_text, BET_TEXT_SIZE) for bet_text in bet_texts])
    max_prize_width = max(
        [measure_text_width(prize, PRIZE_TEXT_SIZE) for prize in prize_labels], default=0.0
    )
    return LayoutRequirements(
        seats=len(frames[0].seats),
        cards=max([len(seat.cards) for seat in seats]),
        boards=max([len(frame.boards) for frame in frames]),
        board_cards=max([board_cards, *map(len, boards)]),
        pots=max([len(frame.pots) for frame in frames] + [1]),
        bet_width=max(max_bet_width + BET_PADDING, max_prize_width + 12),
        bet_height=BET_HEIGHT + 16 if prize_labels else BET_HEIGHT,
    )


def _format_names(
    parsed_hand: ParsedHand, seat_count: int, is_anonymous: bool, reader: Reader
) -> tuple[str, ...]:
    if is_anonymous:
        return tuple([reader.say(w.NumberedPlayerName(seat + 1)) for seat in range(seat_count)])
    player_names = [clean_text(name) for name in parsed_hand.players] or [""] * seat_count
    return tuple(
        [name or reader.say(w.SeatName(seat + 1)) for seat, name in enumerate(player_names)]
    )


def _list_place_and_time(
    parsed_hand: ParsedHand, is_anonymous: bool, reader: Reader
) -> tuple[str, ...]:
    about = parsed_hand.about
    tournament = about.tournament
    hand_name = about.hand or parsed_hand.source.hand
    translate = reader.say
    first_line_parts = [
        translate(w.HandName(str(hand_name))) if hand_name else "",
        about.site,
        translate(w.TableName(about.table)) if about.table and not is_anonymous else "",
        translate(w.TournamentName(tournament.name or tournament.number)) if tournament else "",
        translate(w.LevelName(tournament.level)) if tournament and tournament.level else "",
        about.started.replace("T", " ").replace("Z", " UTC"),
        translate(w.DeadButtonLabel(about.button)) if about.button else "",
    ]
    event_and_venue = [
        clean_text(str(parsed_hand.metadata[key]))
        for key in ("event", "venue")
        if parsed_hand.metadata.get(key)
    ]
    lines = [" · ".join(clean_text(part) for part in first_line_parts if part), *event_and_venue]
    return tuple([line for line in lines if line])


def _build_streets(frames: Sequence[Frame]) -> tuple[StreetFrames, ...]:
    street_frames: list[StreetFrames] = []
    for index, frame in enumerate(frames):
        if not street_frames or street_frames[-1].name != frame.street:
            street_frames.append(StreetFrames(frame.street, index))
    return tuple(street_frames)


def _build_comments(
    parsed_hand: ParsedHand, frames: Sequence[Frame], *, has_comments: bool, reader: Reader
) -> tuple[tuple[int, str], ...]:
    """Return comments, each after the number of its frame; the last one states the rake.

    Comments of the file are included only with *has_comments*, the rake only if it is known.
    """
    placed_comments = []
    for fact_count, comment in parsed_hand.comments if has_comments else ():
        frame_number = next(
            (
                frame_index
                for frame_index, frame in enumerate(frames)
                if frame.fact_count >= fact_count
            ),
            len(frames) - 1,
        )
        placed_comments.append((frame_number, clean_text(comment)))
    if parsed_hand.rake:
        placed_comments.append((len(frames) - 1, reader.say(w.RakeAmount(parsed_hand.rake))))
    return tuple([(frame_number, comment) for frame_number, comment in placed_comments if comment])
