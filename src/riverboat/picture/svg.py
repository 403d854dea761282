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
    found = [f"{frame.street.capitalize()}.", *[f"{line}." for line in frame.caption]]
    for k, board in enumerate(frame.boards):
        if board:
            which = f"Board {k + 1}" if len(frame.boards) > 1 else "Board"
            found.append(f"{which}: {_cards(board)}.")
    found += [f"{pot.name.capitalize()} {scene.money(pot.chips)}." for pot in frame.pots]
    for name, seat in zip(scene.players, frame.seats, strict=True):
        words = [f"{name} has {'no chips left' if seat.all_in else scene.money(seat.stack)}"]
        if not seat.live:
            words.append("folded")
        if any(card >= 0 for card in seat.cards):
            words.append(_cards(seat.cards))
        if seat.bet:
            words.append(f"{scene.money(seat.bet)} in front")
        if seat.wins:
            words.append(f"wins {scene.money(seat.wins)} {seat.prize}".rstrip())
        found.append(", ".join(words) + ".")
    return " ".join(found)


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(
        "a hidden card" if card == UNKNOWN else symbol(card) for card in cards if card != GAP
    )
