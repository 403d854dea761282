"""A hand in the terminal: for each street the table as it stood, and its actions below.

It draws the frames of ``riverboat.picture``, which contain only cards that the viewer may see. Wide
terminals show players around a table, narrow ones a list of the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.terminal_felt import (
    Canvas,
    TerminalFelt,
    build_felt,
    flow_chunks,
    truncate,
    wrap_text,
)
from riverboat.picture import GAP, Frame, FrameSeat, Scene
from riverboat.words import labels as w


def draw_scene(scene: Scene, colour: bool | None) -> None:
    """Print the hand, street by street."""
    if colour is None:
        console = Console(highlight=False)
    else:
        console = Console(highlight=False, force_terminal=colour or None, no_color=not colour)
    felt = build_felt(console, max_width=96)
    for line in _format_page(scene, felt):
        console.print(line, soft_wrap=True)


def _format_page(scene: Scene, felt: TerminalFelt) -> Iterator[Text]:
    yield from wrap_text(Text(scene.title, "bold"), felt.width)
    for line in scene.about:
        yield from wrap_text(Text(line, "dim"), felt.width)
    comments = list(scene.comments)
    for street in scene.streets:
        yield Text()
        yield felt.draw_divider(scene.reader.say(w.StreetName(street.name)))
        street_frame_indexes = [
            frame_index
            for frame_index, frame in enumerate(scene.frames)
            if frame.street == street.name
        ]
        # A draw starts with a player's action, so include the last picture of the street before.
        earlier_frame_indexes = [
            frame_index
            for frame_index in (street.first_frame_index - 1,)
            if frame_index >= 0 and scene.frames[frame_index].to_act >= 0
        ]
        decision_frame_indexes = earlier_frame_indexes + [
            frame_index
            for frame_index in street_frame_indexes
            if scene.frames[frame_index].to_act >= 0
        ]
        yield from _draw_table(
            scene,
            scene.frames[
                decision_frame_indexes[0] if decision_frame_indexes else street_frame_indexes[-1]
            ],
            felt,
        )
        yield Text()
        for frame_index in street_frame_indexes:
            for line in scene.frames[frame_index].caption if frame_index else ():
                yield from wrap_text(felt.draw_line(line), felt.width, 2)
            while comments and comments[0][0] == frame_index:
                yield from wrap_text(Text(f"  {comments.pop(0)[1]}", "dim"), felt.width, 2)
    yield Text()
    yield felt.draw_divider(scene.reader.say(w.HandResultLabel()))
    yield from _format_result(scene, felt)


def _draw_table(scene: Scene, frame: Frame, felt: TerminalFelt) -> Iterator[Text]:
    return (
        _draw_list(scene, frame, felt) if felt.is_narrow else _draw_around_table(scene, frame, felt)
    )


def _draw_around_table(scene: Scene, frame: Frame, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the seats above and below the felt, clockwise from the middle of the lower row."""
    upper_seats, lower_seats = _split_seats_by_side(scene)
    name_width = min(20, (felt.width - 4) // max(len(upper_seats), len(lower_seats)) - 6)
    rows_by_seat = {
        seat: _build_seat_rows(scene, frame, felt, seat, name_width)
        for seat in (*upper_seats, *lower_seats)
    }
    middle_lines = _format_middle(scene, frame, felt)
    top_row = max(len(rows_by_seat[seat]) for seat in upper_seats)
    bottom_row = top_row + len(middle_lines) + 5
    canvas = Canvas(
        felt.width, bottom_row + 1 + max(len(rows_by_seat[seat]) for seat in lower_seats)
    )
    _draw_rail(canvas, felt, top_row, bottom_row)
    for index, line in enumerate(middle_lines):
        canvas.put_centered(top_row + 3 + index, felt.width / 2, line)
    for seats, front_row in ((upper_seats, top_row + 1), (lower_seats, bottom_row - 1)):
        for index, seat in enumerate(seats):
            column = 2 + (index + 0.5) * (felt.width - 4) / len(seats)
            canvas.put_centered(front_row, column, _format_front(scene, frame.seats[seat], felt))
            first_row = (
                top_row - len(rows_by_seat[seat]) if seats is upper_seats else bottom_row + 1
            )
            for row, line in enumerate(rows_by_seat[seat], first_row):
                canvas.put_centered(row, column, line)
    yield from canvas.lines()


def _split_seats_by_side(scene: Scene) -> tuple[list[int], list[int]]:
    """Return the seats above the felt and the seats below the felt, each from left to right."""
    player_count = len(scene.players)
    clockwise_seats = [
        (scene.bottom_seat + distance) % player_count for distance in range(player_count)
    ]
    left_count, right_count = (
        ((player_count - 1) // 4, player_count // 4) if player_count > 3 else (0, 0)
    )
    right_start = player_count - right_count
    return clockwise_seats[left_count + 1 : right_start], [
        *clockwise_seats[left_count::-1],
        *clockwise_seats[right_start:][::-1],
    ]


def _draw_rail(canvas: Canvas, felt: TerminalFelt, top_row: int, bottom_row: int) -> None:
    glyphs, border = felt.glyphs, felt.glyphs.horizontal * (felt.width - 4)
    top_left, top_right, bottom_left, bottom_right = glyphs.corners
    canvas.put(top_row, 1, top_left + border + top_right, _RAIL_STYLE)
    for row in range(top_row + 1, bottom_row):
        canvas.put(row, 1, glyphs.vertical, _RAIL_STYLE)
        canvas.put(row, felt.width - 2, glyphs.vertical, _RAIL_STYLE)
    canvas.put(bottom_row, 1, bottom_left + border + bottom_right, _RAIL_STYLE)


_RAIL_STYLE: Final = "green4"


def _build_seat_rows(
    scene: Scene, frame: Frame, felt: TerminalFelt, seat: int, width: int
) -> list[Text]:
    """Return a player's name, fitted to the width, their chips, and their cards in rows."""
    seat_state = frame.seats[seat]
    is_to_act = seat == frame.to_act
    style = "bold" if is_to_act or seat_state.chips_pushed else "" if seat_state.is_live else "dim"
    name = Text(truncate(scene.players[seat], width), style)
    if is_to_act:
        name = Text.assemble((f"{felt.glyphs.to_act} ", "bold yellow"), name)
    if seat == scene.button_seat:
        name = Text.assemble(name, " ", felt.button())
    stack = (
        Text(scene.reader.say(w.AllInLabel()), "bold")
        if seat_state.is_all_in
        else Text(scene.money(seat_state.stack))
    )
    stack.stylize("" if seat_state.is_live else "dim")
    cards = _list_card_texts(scene, seat_state, felt)
    cards_per_row = 7 if felt.is_narrow else 4
    rows = [
        cards[row_start : row_start + cards_per_row]
        for row_start in range(0, len(cards), cards_per_row)
    ]
    return [name, stack, *[Text("" if felt.colour else " ").join(row) for row in rows]]


def _list_card_texts(scene: Scene, seat_state: FrameSeat, felt: TerminalFelt) -> list[Text]:
    """Return each card of a seat; stud down cards are in parentheses."""
    card_texts = []
    for card, is_up in zip(seat_state.cards, seat_state.is_up, strict=True):
        card_text = Text("__", "dim") if card == GAP else felt.card(card, is_small=True)
        card_texts.append(
            card_text if is_up or not scene.has_upcards else Text.assemble("(", card_text, ")")
        )
    return card_texts


def _format_front(scene: Scene, seat_state: FrameSeat, felt: TerminalFelt) -> Text:
    """Return the chips in front of a player, or their last action if there are none."""
    if seat_state.chips_pushed:
        return Text(
            f"+{scene.money(seat_state.chips_pushed)} {seat_state.prize_label}".rstrip(),
            "bold green",
        )
    if seat_state.bet:
        return Text.assemble((felt.glyphs.chip, "yellow"), f" {scene.money(seat_state.bet)}")
    return Text("" if seat_state.is_live else scene.reader.say(w.FoldedLabel()), "dim")


def _format_middle(scene: Scene, frame: Frame, felt: TerminalFelt) -> list[Text]:
    lines = []
    has_board = scene.requirements.board_cards > 0 and not scene.has_upcards
    for board_index, board in enumerate(frame.boards if has_board or any(frame.boards) else ()):
        line = Text.assemble((f"{board_index + 1}  ", "dim")) if len(frame.boards) > 1 else Text()
        line.append_text(felt.cards(board))
        if missing_card_count := scene.requirements.board_cards - len(board):
            line.append(" " if board else "").append_text(felt.draw_empty_board(missing_card_count))
        lines.append(line)
    for pot in frame.pots:
        contender_names = ", ".join(scene.players[seat] for seat in pot.seats)
        suffix = f": {contender_names}" if len(frame.pots) > 1 and len(pot.seats) < 4 else ""
        lines.append(
            Text.assemble(
                (f"{scene.reader.say(pot.label)} {scene.money(pot.chips)}", "bold"), suffix
            )
        )
    return lines


def _draw_list(scene: Scene, frame: Frame, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a line for each player, for narrow terminals."""
    for seat, seat_state in enumerate(frame.seats):
        name, stack, *cards = _build_seat_rows(scene, frame, felt, seat, 14)
        bet_text = _format_front(scene, seat_state, felt)
        chunks = [name, stack, *([bet_text] if bet_text.plain else []), *cards]
        yield from flow_chunks(chunks, felt.width, "  ", indent=4)
    yield felt.draw_divider()
    for line in _format_middle(scene, frame, felt):
        yield from flow_chunks([line], felt.width) or [Text()]


def _format_result(scene: Scene, felt: TerminalFelt) -> Iterator[Text]:
    """Yield each player's result and shown hand."""
    first_frame, last_frame = scene.frames[0], scene.frames[-1]
    for seat, name in enumerate(scene.players):
        net_chips = (
            last_frame.seats[seat].stack
            + last_frame.seats[seat].bet
            - first_frame.seats[seat].stack
        )
        net_chips -= scene.rake_by_seat[seat] if scene.rake_by_seat else 0
        style = "green" if net_chips > 0 else "red" if net_chips < 0 else "dim"
        net_text = Text(f"{'+' * (net_chips > 0)}{scene.money(net_chips)}", style)
        player_text = Text(truncate(name, 20))
        gap = max(2, 36 - player_text.cell_len - net_text.cell_len) if not felt.is_narrow else 2
        player_text.append(" " * gap).append_text(net_text)
        holding_lines = next(
            (
                frame.seats[seat].holding_lines
                for frame in scene.frames
                if frame.seats[seat].holding_lines
            ),
            (),
        )
        holding_texts = [Text(", ".join(holding_lines), "dim")] if holding_lines else []
        yield from flow_chunks([player_text, *holding_texts], felt.width, "  ", indent=2)
