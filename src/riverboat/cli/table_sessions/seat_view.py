"""The table from one player's seat: seats, bets, boards, pots, and the player's own cards.

Wide terminals show players around a table, narrow ones a list of the seats. Both are drawn from a
player's view, so that hidden cards cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from riverboat.bots import DecisionPoint
from riverboat.cards import UNKNOWN
from riverboat.cli.terminal.terminal_felt import Canvas, TerminalFelt, flow_chunks, truncate
from riverboat.engine import AnyFact, HandState, Pot, ToDraw, pots
from riverboat.engine.state import hand_facts as f
from riverboat.narration import split_down_and_up
from riverboat.words import ENGLISH, Reader
from riverboat.words import labels as w

_MARGIN_WIDTH: Final = 12
"""Columns for a seat at the side of the table."""


class SeatPerspective(Struct, frozen=True):
    """A player's perspective: the hand in their view, their seat, the names, and the terminal."""

    hand: HandState
    seat: int
    names: Sequence[str]
    felt: TerminalFelt
    turn: DecisionPoint | None = None
    """Pending decision of the player; ``None`` if it is not their turn."""
    log: Sequence[AnyFact] = ()
    """Facts of the hand, for details that its state lacks, such as the number of cards drawn."""
    reader: Reader = ENGLISH
    """Language of the labels, and format of amounts."""

    @property
    def to_act(self) -> int | None:
        """The seat to mark as next to act; ``None`` if it is not this player's turn."""
        return self.seat if self.turn else None


def draw_table(view: SeatPerspective) -> list[Text]:
    """Return the lines of the table."""
    return _draw_seat_list(view) if view.felt.is_narrow else _draw_around_table(view)


class SeatDrawing(Struct, frozen=True):
    """One seat with its texts to draw."""

    name: Text
    stack: Text
    action_text: Text
    """Chips in front, or the player's last action."""
    cards: list[Text]
    """The number of cards that the player drew, and the known cards, in rows of at most four."""

    @property
    def rows(self) -> list[Text]:
        """Return the rows of text at the seat."""
        return [self.name, self.stack, *self.cards]


def _draw_seat(view: SeatPerspective, seat: int, width: int) -> SeatDrawing:
    hand, felt = view.hand, view.felt
    has_folded = hand.has_folded(seat)
    is_viewer = seat == view.seat
    is_to_act = seat == view.to_act
    name = Text(
        truncate(view.names[seat], width),
        "dim" if has_folded else "bold" if is_to_act or is_viewer else "",
    )
    if is_to_act and not felt.is_narrow:
        name = Text.assemble((felt.glyphs.to_act, "bold yellow"), " ", name)
    is_all_in = hand.is_all_in(seat) and not hand.has_ended and hand.posts_made
    translate, format_chips = view.reader.say, view.reader.chips
    stack = (
        Text(translate(w.AllInLabel()), "bold")
        if is_all_in
        else Text(format_chips(hand.stacks[seat]))
    )
    stack.stylize("dim" if has_folded else "")
    card_rows = [Text(label, "dim")] if (label := format_draw_counts(view, seat)) else []
    card_rows += [] if is_viewer else _draw_shown_cards(view, seat)
    return SeatDrawing(name, stack, _format_action_text(view, seat), card_rows)


def format_draw_counts(view: SeatPerspective, seat: int) -> str:
    """Return a seat's number of cards drawn, by draw: ``drew 3``, ``drew 3-1-0``, or ``pat``."""
    hand = view.hand
    if hand.has_folded(seat) or not any(street.max_draw for street in hand.game.variant.streets):
        return ""  # without replacement, all players discard the same number
    draw_counts = []
    for fact in view.log:
        match fact:
            case f.Discarded(discarder, cards) if discarder == seat:
                draw_counts.append(len(cards))
            case f.DiscardTakenBack(discarder) if discarder == seat:
                draw_counts.pop()
            case _:
                pass
    if not draw_counts:
        return ""
    draw_phrase = (
        w.DrawCountsLabel("-".join(map(str, draw_counts)))
        if any(draw_counts)
        else w.StoodPatLabel()
    )
    return view.reader.say(draw_phrase)


def _draw_shown_cards(view: SeatPerspective, seat: int) -> list[Text]:
    """Return another player's upcards, and their down cards if known."""
    hand, felt = view.hand, view.felt
    hole_cards = hand.holdings[seat]
    if hand.upcards:
        if hand.has_folded(seat):
            return []
        down_cards, upcards = split_down_and_up(hand, seat)
        rows = (
            []
            if UNKNOWN in down_cards or not down_cards
            else [felt.draw_down_cards(down_cards, is_small=True)]
        )
        return rows + [
            felt.cards(upcards[row_start : row_start + 4], is_small=True)
            for row_start in range(0, len(upcards), 4)
        ]
    if not hole_cards or UNKNOWN in hole_cards:
        return []
    cards_per_row = len(hole_cards) if len(hole_cards) < 5 else 3
    return [
        felt.cards(hole_cards[row_start : row_start + cards_per_row], is_small=True)
        for row_start in range(0, len(hole_cards), cards_per_row)
    ]


def draw_own_cards(view: SeatPerspective) -> list[Text]:
    """Return the viewer's cards, down cards first, numbered if some may be discarded."""
    hand, felt = view.hand, view.felt
    hole_cards = hand.holdings[view.seat]
    if hand.upcards:
        down_cards, upcards = split_down_and_up(hand, view.seat)
        return (
            [Text(" ").join([felt.draw_down_cards(down_cards), felt.cards(upcards)])]
            if hole_cards
            else [Text()]
        )
    lines = [felt.cards(hole_cards)]
    if isinstance(view.turn, ToDraw):
        lines.append(felt.numbers(len(hole_cards)))
    return lines


def _format_action_text(view: SeatPerspective, seat: int) -> Text:
    hand, felt = view.hand, view.felt
    line = Text()
    if hand.won_chips[seat]:
        line.append(f"+{view.reader.chips(hand.won_chips[seat])}", "bold green")
    elif hand.bets[seat]:
        line.append_text(felt.bet(view.reader.chips(hand.bets[seat])))
    elif hand.has_folded(seat):
        line.append("" if hand.has_ended else view.reader.say(w.FoldLabel()), "dim")
    elif hand.bet_faced_by_seat[seat] >= 0:
        line.append(view.reader.say(w.CheckActionLabel()))
    if seat == hand.button and not hand.upcards:  # in stud, the upcards decide who acts first
        line.append(" " if line else "").append_text(felt.button())
    return line


def _format_middle(view: SeatPerspective) -> list[Text]:
    """Return the boards, or the street's label, and the pots."""
    hand, felt = view.hand, view.felt
    lines = []
    board_size = hand.game.variant.board_cards
    if not board_size:
        street = find_street_label(hand, view.turn)
        lines.append(Text(view.reader.say(street) if street else "", "dim"))
    if board_size or hand.board:  # in stud, a community card when the deck has run out
        for board_index, board in enumerate(hand.boards):
            line = (
                Text.assemble((f"{board_index + 1}  ", "dim")) if len(hand.boards) > 1 else Text()
            )
            if board:
                line.append_text(felt.cards(board))
            if (missing_card_count := board_size - len(board)) > 0:
                line.append(" " if board else "").append_text(
                    felt.draw_empty_board(missing_card_count)
                )
            lines.append(line)
    return lines + _list_pot_lines(view)


def find_street_label(hand: HandState, turn: DecisionPoint | None = None) -> w.Label | None:
    """Return the street of a hand without a board: ``fifth street``, ``after the second draw``.

    Return ``None`` for a game with a single street.
    """
    streets = hand.game.variant.streets
    if isinstance(turn, ToDraw):
        return w.StreetName(streets[min(hand.street + 1, len(streets) - 1)].name)
    if not hand.compiled.has_draws:
        return w.StreetName(streets[max(hand.street, 0)].name) if len(streets) > 1 else None
    return w.AfterDrawLabel(streets[hand.street].name) if hand.street > 0 else w.BeforeDrawLabel()


def _list_pot_lines(view: SeatPerspective) -> list[Text]:
    hand = view.hand
    if hand.has_ended or not hand.pot:
        return []
    translate, format_chips = view.reader.say, view.reader.chips
    lines = [Text(f"{translate(w.OnlyPotLabel())} {format_chips(hand.pot)}", "bold")]
    pots = list_collected_pots(hand)
    if len(pots) > 1:
        for pot_number, pot in enumerate(pots):
            pot_label = w.SingleSidePotLabel() if len(pots) == 2 else w.SidePotNumber(pot_number)
            label = translate(pot_label if pot_number else w.MainPot())
            contender_names = ", ".join(truncate(view.names[seat], 8) for seat in pot.seats)
            lines.append(
                Text.assemble(f"{label} {format_chips(pot.chips)}: ", (contender_names, "dim"))
            )
    return lines


def list_collected_pots(hand: HandState) -> list[Pot]:
    """Return the pots in the middle, without the bets in front of the players."""
    collected_hand = hand.copy()
    collected_hand.bets = [0] * hand.players
    return [pot for pot in pots(collected_hand) if pot.chips]


def _draw_around_table(view: SeatPerspective) -> list[Text]:
    felt, hand = view.felt, view.hand
    left_seats, top_seats, right_seats = _split_seats_by_side(view)
    middle_lines = _format_middle(view)
    drawings = {seat: _draw_seat(view, seat, 9) for seat in range(hand.players)}
    is_crowded = len(left_seats) > 1
    max_row_count = max(
        (len(drawings[seat].rows) for seat in (*left_seats, *right_seats)), default=2
    )
    inner_height = max(4 + 2 * max_row_count if is_crowded else 6, len(middle_lines) + 3)
    top_row_count = max(len(drawings[seat].rows) for seat in top_seats)
    own_seat_lines = draw_own_cards(view)
    canvas = Canvas(felt.width, top_row_count + inner_height + 3 + len(own_seat_lines))

    _draw_rail(canvas, felt, top_row_count, inner_height)
    first_row = top_row_count + 1
    middle_row = (
        first_row + (inner_height - len(middle_lines) + (1 if inner_height % 2 else 0)) // 2
    )
    for index, line in enumerate(middle_lines):
        canvas.put_centered(middle_row + index, felt.width / 2, line)
    for index, seat in enumerate(top_seats):
        column = _MARGIN_WIDTH + (index + 0.5) * (felt.width - 2 * _MARGIN_WIDTH) / len(top_seats)
        drawing = drawings[seat]
        for row, text in enumerate(drawing.rows):
            canvas.put_centered(row, column, text)
        canvas.put_centered(first_row, column, drawing.action_text)
    for side, seats in (("left", left_seats), ("right", right_seats)):
        for index, seat in enumerate(seats):
            row = first_row + (
                1 + index * (inner_height - 2 - max_row_count)
                if is_crowded
                else (inner_height - 2) // 2
            )
            _draw_side_seat(canvas, row, side, drawings[seat])
    own_drawing = drawings[view.seat]
    canvas.put_centered(first_row + inner_height - 1, felt.width / 2, own_drawing.action_text)
    canvas.put_centered(first_row + inner_height + 1, felt.width / 2, _draw_own_seat(own_drawing))
    for row, line in enumerate(own_seat_lines, first_row + inner_height + 2):
        canvas.put_centered(row, felt.width / 2, line)
    return canvas.lines()


def _draw_own_seat(own_seat: SeatDrawing) -> Text:
    return Text("  ").join(own_seat.rows)


def _split_seats_by_side(view: SeatPerspective) -> tuple[list[int], list[int], list[int]]:
    """Return the other seats, clockwise from the viewer, by side: left, top, and right."""
    player_count = view.hand.players
    other_seats = [(view.seat + distance) % player_count for distance in range(1, player_count)]
    side_count = 0 if len(other_seats) < 3 else 1 if len(other_seats) < 7 else 2
    right_start = len(other_seats) - side_count
    return (
        other_seats[:side_count][::-1],
        other_seats[side_count:right_start],
        other_seats[right_start:],
    )


def _draw_rail(canvas: Canvas, felt: TerminalFelt, row: int, inner_height: int) -> None:
    glyphs = felt.glyphs
    width = felt.width - 2 * _MARGIN_WIDTH
    style = "green4"
    top_left, top_right, bottom_left, bottom_right = glyphs.corners
    canvas.put(row, _MARGIN_WIDTH, top_left + glyphs.horizontal * (width - 2) + top_right, style)
    for row_offset in range(1, inner_height + 1):
        canvas.put(row + row_offset, _MARGIN_WIDTH, glyphs.vertical, style)
        canvas.put(row + row_offset, _MARGIN_WIDTH + width - 1, glyphs.vertical, style)
    canvas.put(
        row + inner_height + 1,
        _MARGIN_WIDTH,
        bottom_left + glyphs.horizontal * (width - 2) + bottom_right,
        style,
    )


def _draw_side_seat(canvas: Canvas, row: int, side: str, drawing: SeatDrawing) -> None:
    """Draw a seat at the left or the right end of the table."""
    for row_offset, text in enumerate(drawing.rows):
        if side == "left":
            canvas.put_right(row + row_offset, _MARGIN_WIDTH - 1, text)
        else:
            canvas.put(row + row_offset, canvas.width - _MARGIN_WIDTH + 1, text)
    if side == "left":
        canvas.put(row, _MARGIN_WIDTH + 2, drawing.action_text)
    else:
        canvas.put_right(row, canvas.width - _MARGIN_WIDTH - 2, drawing.action_text)


def _draw_seat_list(view: SeatPerspective) -> list[Text]:
    felt, hand = view.felt, view.hand
    lines = []
    for seat_offset in range(1, hand.players + 1):
        seat = (view.seat + seat_offset) % hand.players
        drawing = _draw_seat(view, seat, 10)
        marker = felt.glyphs.to_act if seat == view.to_act else " "
        line = Text.assemble((f"{marker} ", "bold yellow"), drawing.name)
        line.append(" " * max(1, 13 - line.cell_len))
        line.append(" " * max(0, 7 - drawing.stack.cell_len)).append_text(drawing.stack)
        if drawing.action_text:
            line.append("  ").append_text(drawing.action_text)
        lines += flow_chunks([line, *drawing.cards], felt.width, "  ", indent=4)
    lines.append(felt.draw_divider())
    middle = _format_middle(view)
    is_single_board = len(hand.boards) == 1
    lines += flow_chunks(middle[:2], felt.width) if is_single_board else middle[:2]
    return [*lines, *middle[2:], Text(), *draw_own_cards(view)]
