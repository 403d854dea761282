"""One frame as a picture of its own: an SVG file that needs nothing beside it."""

from __future__ import annotations

from importlib.resources import files

from riverboat.cards import UNKNOWN, symbol
from riverboat.picture.drawing import classes, definitions, felt, table
from riverboat.picture.frame import Frame
from riverboat.picture.held import GAP
from riverboat.picture.layout import Layout, wide
from riverboat.picture.scene import Scene
from riverboat.picture.text import escape
from riverboat.words import Reader
from riverboat.words import labels as w


def svg(scene: Scene, frame: Frame | None = None, layout: Layout | None = None) -> str:
    """The picture of a frame, by default the last, as SVG text; on a wide sheet unless told."""
    frame = frame or scene.frames[-1]
    layout = layout or wide(scene.crowd)
    size = f"{layout.width:g} {layout.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" '
        f'aria-labelledby="title desc" class="{classes(frame)}">'
        f'<title id="title">{escape(scene.title)}</title>'
        f'<desc id="desc">{escape(described(scene, frame))}</desc>'
        f"<style>{style()}</style>{definitions()}"
        f"{felt(layout)}{table(scene, frame, layout)}</svg>\n"
    )


def style() -> str:
    """How the table looks: one style sheet for the picture and the page."""
    return resource("table.css")


def resource(name: str) -> str:
    """A text that is part of this package."""
    return files("riverboat.picture").joinpath(name).read_text(encoding="utf-8")


def described(scene: Scene, frame: Frame) -> str:
    """The frame in words, for whoever cannot see it."""
    reader = scene.reader
    say = reader.say
    found = [
        f"{reader.sentence(w.StreetName(frame.street))}.",
        *[f"{line}." for line in frame.caption],
    ]
    for k, board in enumerate(frame.boards):
        if board:
            which = w.BoardCalled(k + 1) if len(frame.boards) > 1 else w.OneBoard()
            found.append(f"{reader.sentence(which)}: {_cards(board, reader)}.")
    found += [f"{reader.sentence(pot.label)} {scene.money(pot.chips)}." for pot in frame.pots]
    for name, seat in zip(scene.players, frame.seats, strict=True):
        has = w.NoChipsLeft(name) if seat.all_in else w.StackOf(name, seat.stack)
        words = [say(has)]
        if not seat.live:
            words.append(say(w.HasFolded()))
        if any(card >= 0 for card in seat.cards):
            words.append(_cards(seat.cards, reader))
        if seat.bet:
            words.append(say(w.ChipsInFront(seat.bet)))
        if seat.wins:
            words.append(say(w.WinsChips(seat.wins, seat.prize or None)))
        found.append(", ".join(words) + ".")
    return " ".join(found)


def _cards(cards: tuple[int, ...], reader: Reader) -> str:
    hidden = reader.say(w.HiddenCard())
    return " ".join(hidden if card == UNKNOWN else symbol(card) for card in cards if card != GAP)
