"""One frame as a self-contained SVG file."""

from __future__ import annotations

from importlib.resources import files

from riverboat.cards import UNKNOWN, card_symbol
from riverboat.picture.card_places import GAP
from riverboat.picture.drawable_text import escape
from riverboat.picture.hand_scene import Scene
from riverboat.picture.picture_frame import Frame
from riverboat.picture.table_drawing import (
    build_svg_definitions,
    draw_felt,
    draw_table,
    format_table_classes,
)
from riverboat.picture.table_layout import Layout, build_wide_layout
from riverboat.words import Reader
from riverboat.words import labels as w


def svg(scene: Scene, frame: Frame | None = None, layout: Layout | None = None) -> str:
    """Return a frame as SVG text; by default the last frame, on the wide layout."""
    frame = frame or scene.frames[-1]
    layout = layout or build_wide_layout(scene.requirements)
    size_text = f"{layout.width:g} {layout.height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size_text}" role="img" '
        f'aria-labelledby="title desc" class="{format_table_classes(frame)}">'
        f'<title id="title">{escape(scene.title)}</title>'
        f'<desc id="desc">{escape(describe_frame(scene, frame))}</desc>'
        f"<style>{read_style_sheet()}</style>{build_svg_definitions()}"
        f"{draw_felt(layout)}{draw_table(scene, frame, layout)}</svg>\n"
    )


def read_style_sheet() -> str:
    """Return the table's style sheet, shared by the picture and the page."""
    return read_resource("table.css")


def read_resource(name: str) -> str:
    """Return a text file of this package."""
    return files("riverboat.picture").joinpath(name).read_text(encoding="utf-8")


def describe_frame(scene: Scene, frame: Frame) -> str:
    """Return a text description of the frame, for screen readers."""
    reader = scene.reader
    translate = reader.say
    sentences = [
        f"{reader.sentence(w.StreetName(frame.street))}.",
        *[f"{line}." for line in frame.caption],
    ]
    for board_number, board in enumerate(frame.boards, 1):
        if board:
            board_label = (
                w.BoardName(board_number) if len(frame.boards) > 1 else w.SingleBoardLabel()
            )
            sentences.append(f"{reader.sentence(board_label)}: {_format_cards(board, reader)}.")
    sentences += [f"{reader.sentence(pot.label)} {scene.money(pot.chips)}." for pot in frame.pots]
    for name, seat in zip(scene.players, frame.seats, strict=True):
        stack_phrase = w.OutOfChipsLabel(name) if seat.is_all_in else w.StackLabel(name, seat.stack)
        seat_texts = [translate(stack_phrase)]
        if not seat.is_live:
            seat_texts.append(translate(w.FoldedLabel()))
        if any(card >= 0 for card in seat.cards):
            seat_texts.append(_format_cards(seat.cards, reader))
        if seat.bet:
            seat_texts.append(translate(w.ChipsInFront(seat.bet)))
        if seat.chips_pushed:
            seat_texts.append(
                translate(w.ChipsWonLabel(seat.chips_pushed, seat.prize_label or None))
            )
        sentences.append(", ".join(seat_texts) + ".")
    return " ".join(sentences)


def _format_cards(cards: tuple[int, ...], reader: Reader) -> str:
    hidden_card = reader.say(w.HiddenCard())
    return " ".join(
        hidden_card if card == UNKNOWN else card_symbol(card) for card in cards if card != GAP
    )
