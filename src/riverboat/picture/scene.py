"""A whole hand ready to be drawn: its frames, who plays, and what is written around the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.engine import AnyFact, HandStarted
from riverboat.notation import ReadHand, Source
from riverboat.notation.about import About
from riverboat.picture.frame import Frame
from riverboat.picture.frames import frames
from riverboat.picture.layout import BET_HEIGHT, Crowd
from riverboat.picture.money import MoneyFormat
from riverboat.picture.text import clean, width_of
from riverboat.words import Reader
from riverboat.words import labels as w
from riverboat.words import language as language_of

BET_SIZE: Final = 16.0
"""The letters of an amount on the table."""
PRIZE_SIZE: Final = 12.0
FRONT_ROOM: Final = 38.0
"""What an amount needs beside its letters: the chips, and a margin."""


class StreetFrames(Struct, frozen=True):
    """A street, or the showdown, and its first frame."""

    name: str
    first: int


class Scene(Struct, frozen=True, kw_only=True):
    """One hand through one pair of eyes."""

    title: str
    about: tuple[str, ...] = ()
    """Where and when it was played, a line each."""
    players: tuple[str, ...]
    frames: tuple[Frame, ...]
    streets: tuple[StreetFrames, ...]
    crowd: Crowd
    """The most that any frame shows, for whom room must be found."""
    money: MoneyFormat = MoneyFormat()
    button: int = -1
    """The seat with the button; -1 when nobody has it."""
    bottom: int = 0
    """The seat that is drawn at the bottom."""
    upcards: bool = False
    """Whether some of a player's cards lie open and others do not."""
    remarks: tuple[tuple[int, str], ...] = ()
    """Commentary, each with the frame that it follows."""
    raked: tuple[int, ...] = ()
    """By seat, what the house took of the pots that they won, if the recording tells."""
    problem: bool = False
    """The recording breaks off, or does not end as it says."""
    language: str = "en"
    """The language of its words, by its code."""

    @property
    def reader(self) -> Reader:
        """Who puts labels into its language, with its amounts."""
        return Reader(self.language, chips=self.money)


def scene_of(
    read: ReadHand, viewer: int | None = None, *, anonymous: bool = False, language: str = "en"
) -> Scene:
    """The hand of a history; ``ValueError`` when there is nothing of it to see.

    With a *viewer*, no card they have not seen is in it, nor any comment, which might tell one.
    Its words are in this *language*.
    """
    started = read.log[0] if read.log else None
    if not isinstance(started, HandStarted):
        raise ValueError(f"{read.source}: no hand to draw")
    money = money_of(read, language)
    reader = Reader(language, chips=money)
    players = _names(read, len(started.stacks), anonymous, reader)
    seen = frames(read.log, players, viewer, money, language)
    variant = started.game.variant
    bottom = viewer if viewer is not None and viewer >= 0 else read.about.hero
    dead_button = read.about.button > 0
    return Scene(
        title=clean(seen[0].caption[0]),
        about=_about(read, anonymous, reader),
        players=players,
        frames=tuple(seen),
        streets=_streets(seen),
        crowd=crowd_of(seen, variant.board_cards, money),
        money=money,
        button=-1 if variant.has_upcards or dead_button else started.button,
        bottom=bottom if bottom is not None and 0 <= bottom < len(players) else 0,
        upcards=variant.has_upcards,
        remarks=_remarks(read, seen, told=viewer is None and not anonymous, reader=reader),
        raked=read.raked,
        problem=bool(read.faults),
        language=language,
    )


def scene_of_log(
    log: Sequence[AnyFact],
    players: Sequence[str] | None = None,
    viewer: int | None = None,
    money: MoneyFormat | None = None,
) -> Scene:
    """The hand of a log that comes from no file."""
    money = money or MoneyFormat()
    read = ReadHand(
        source=Source("", "", 0),
        variant="",
        players=tuple(players or ()),
        log=tuple(log),
        scale=money.scale,
        about=About(currency=money.currency),
    )
    return scene_of(read, viewer)


def money_of(read: ReadHand, code: str) -> MoneyFormat:
    """How the chips of a hand are written in a language."""
    return MoneyFormat(read.scale, currency_of(read), language_of(code).grammar.group)


def currency_of(read: ReadHand) -> str:
    """The currency of a hand, wherever its file says it; empty for chips."""
    named = read.about.currency or str(read.metadata.get("currency", ""))
    return clean(named)[:8]


def crowd_of(seen: Sequence[Frame], board_cards: int, money: MoneyFormat) -> Crowd:
    """The most that any of these frames shows."""
    seats = [seat for frame in seen for seat in frame.seats]
    boards = [board for frame in seen for board in frame.boards]
    amounts = {money(seat.bet) for seat in seats}
    amounts |= {f"+{money(seat.wins)}" for seat in seats if seat.wins}
    prizes = {seat.prize for seat in seats if seat.prize}
    widest = max([width_of(amount, BET_SIZE) for amount in amounts])
    words = max([width_of(prize, PRIZE_SIZE) for prize in prizes], default=0.0)
    return Crowd(
        seats=len(seen[0].seats),
        cards=max([len(seat.cards) for seat in seats]),
        boards=max([len(frame.boards) for frame in seen]),
        board_cards=max([board_cards, *map(len, boards)]),
        pots=max([len(frame.pots) for frame in seen] + [1]),
        bet_width=max(widest + FRONT_ROOM, words + 12),
        bet_height=BET_HEIGHT + 16 if prizes else BET_HEIGHT,
    )


def _names(read: ReadHand, seats: int, anonymous: bool, reader: Reader) -> tuple[str, ...]:
    if anonymous:
        return tuple([reader.say(w.PlayerCalled(k + 1)) for k in range(seats)])
    given = [clean(name) for name in read.players] or [""] * seats
    return tuple([name or reader.say(w.SeatCalled(k + 1)) for k, name in enumerate(given)])


def _about(read: ReadHand, anonymous: bool, reader: Reader) -> tuple[str, ...]:
    about = read.about
    tournament = about.tournament
    hand = about.hand or read.source.hand
    say = reader.say
    first = [
        say(w.HandCalled(str(hand))) if hand else "",
        about.site,
        say(w.TableCalled(about.table)) if about.table and not anonymous else "",
        say(w.TournamentCalled(tournament.name or tournament.number)) if tournament else "",
        say(w.LevelCalled(tournament.level)) if tournament and tournament.level else "",
        about.started.replace("T", " ").replace("Z", " UTC"),
        say(w.DeadButtonOn(about.button)) if about.button else "",
    ]
    told = [clean(str(read.metadata[key])) for key in ("event", "venue") if read.metadata.get(key)]
    lines = [" · ".join(clean(part) for part in first if part), *told]
    return tuple([line for line in lines if line])


def _streets(seen: Sequence[Frame]) -> tuple[StreetFrames, ...]:
    found: list[StreetFrames] = []
    for index, frame in enumerate(seen):
        if not found or found[-1].name != frame.street:
            found.append(StreetFrames(frame.street, index))
    return tuple(found)


def _remarks(
    read: ReadHand, seen: Sequence[Frame], *, told: bool, reader: Reader
) -> tuple[tuple[int, str], ...]:
    """The comments, if they may be *told*, and the rake."""
    found = []
    for facts, words in read.comments if told else ():
        after = next((k for k, frame in enumerate(seen) if frame.facts >= facts), len(seen) - 1)
        found.append((after, clean(words)))
    if read.rake:
        found.append((len(seen) - 1, reader.say(w.RakeIs(read.rake))))
    return tuple([(after, words) for after, words in found if words])
