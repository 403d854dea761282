"""The table as one player sees it: seats, bets, boards, pots, and their own cards.

Wide terminals get a table with people around it, narrow ones a list of the seats. Both are drawn
from a view, so that nothing can be drawn that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from riverboat.bots import Turn
from riverboat.cards import UNKNOWN
from riverboat.cli.terminal.felt import Canvas, TerminalFelt, short, side_by_side
from riverboat.engine import AnyFact, HandState, Pot, ToDraw, pots
from riverboat.engine.state import facts as f
from riverboat.narration import down_and_up
from riverboat.words import ENGLISH, Reader
from riverboat.words import labels as w

_MARGIN: Final = 12
"""Columns for a seat at the side of the table."""


class SeatEyes(Struct, frozen=True):
    """Who looks: the hand as they know it, their seat, everybody's name, and the terminal."""

    hand: HandState
    seat: int
    names: Sequence[str]
    felt: TerminalFelt
    turn: Turn | None = None
    """What they themselves are asked, if it is their turn."""
    log: Sequence[AnyFact] = ()
    """What has happened, for what the hand does not remember: how many cards were drawn."""
    reader: Reader = ENGLISH
    """The language of the labels, and how amounts are written."""

    @property
    def to_act(self) -> int | None:
        """The seat that is marked."""
        return self.seat if self.turn else None


def drawn(eyes: SeatEyes) -> list[Text]:
    """The table, in lines."""
    return _listed(eyes) if eyes.felt.narrow else _around(eyes)


# A seat -----------------------------------------------------------------------------------------


class SeatDrawing(Struct, frozen=True):
    """One seat, ready to be drawn."""

    name: Text
    stack: Text
    said: Text
    """Chips in front, or what the player has just done."""
    cards: list[Text]
    """The player's cards, where known, in rows of at most four; before them what was drawn."""

    @property
    def rows(self) -> list[Text]:
        """What stands at the seat."""
        return [self.name, self.stack, *self.cards]


def _place(eyes: SeatEyes, seat: int, width: int) -> SeatDrawing:
    hand, felt = eyes.hand, eyes.felt
    gone = hand.folded(seat)
    mine = seat == eyes.seat
    acting = seat == eyes.to_act
    name = Text(short(eyes.names[seat], width), "dim" if gone else "bold" if acting or mine else "")
    if acting and not felt.narrow:
        name = Text.assemble((felt.glyphs.turn, "bold yellow"), " ", name)
    all_in = hand.all_in(seat) and not hand.ended and hand.posted
    say, chips = eyes.reader.say, eyes.reader.chips
    stack = Text(say(w.AllInLabel()), "bold") if all_in else Text(chips(hand.stacks[seat]))
    stack.stylize("dim" if gone else "")
    rows = [Text(words, "dim")] if (words := drew(eyes, seat)) else []
    rows += [] if mine else _shown_cards(eyes, seat)
    return SeatDrawing(name, stack, _said(eyes, seat), rows)


def drew(eyes: SeatEyes, seat: int) -> str:
    """How many cards a seat has drawn, draw by draw: ``drew 3``, ``drew 3-1-0``, or ``pat``."""
    hand = eyes.hand
    if hand.folded(seat) or not any(street.draw for street in hand.game.variant.streets):
        return ""  # where cards are not replaced, everybody throws away as many as everybody else
    counts = []
    for fact in eyes.log:
        match fact:
            case f.Discarded(who, cards) if who == seat:
                counts.append(len(cards))
            case f.DiscardTakenBack(who) if who == seat:
                counts.pop()
            case _:
                pass
    if not counts:
        return ""
    drawn = w.HasDrawn("-".join(map(str, counts))) if any(counts) else w.HasStoodPat()
    return eyes.reader.say(drawn)


def _shown_cards(eyes: SeatEyes, seat: int) -> list[Text]:
    """The cards of somebody else that lie open, and their down cards if those are known."""
    hand, felt = eyes.hand, eyes.felt
    held = hand.holdings[seat]
    if hand.upcards:
        if hand.folded(seat):
            return []
        down, up = down_and_up(hand, seat)
        rows = [] if UNKNOWN in down or not down else [felt.closed(down, small=True)]
        return rows + [felt.cards(up[k : k + 4], small=True) for k in range(0, len(up), 4)]
    if not held or UNKNOWN in held:
        return []
    row = len(held) if len(held) < 5 else 3
    return [felt.cards(held[k : k + row], small=True) for k in range(0, len(held), row)]


def own_cards(eyes: SeatEyes) -> list[Text]:
    """One's own cards, down cards first; with numbers under them when one may throw some away."""
    hand, felt = eyes.hand, eyes.felt
    held = hand.holdings[eyes.seat]
    if hand.upcards:
        down, up = down_and_up(hand, eyes.seat)
        return [Text(" ").join([felt.closed(down), felt.cards(up)])] if held else [Text()]
    lines = [felt.cards(held)]
    if isinstance(eyes.turn, ToDraw):
        lines.append(felt.numbers(len(held)))
    return lines


def _said(eyes: SeatEyes, seat: int) -> Text:
    hand, felt = eyes.hand, eyes.felt
    words = Text()
    if hand.won[seat]:
        words.append(f"+{eyes.reader.chips(hand.won[seat])}", "bold green")
    elif hand.bets[seat]:
        words.append_text(felt.bet(eyes.reader.chips(hand.bets[seat])))
    elif hand.folded(seat):
        words.append("" if hand.ended else eyes.reader.say(w.FoldLabel()), "dim")
    elif hand.acted_at[seat] >= 0:
        words.append(eyes.reader.say(w.HasChecked()))
    if seat == hand.button and not hand.upcards:  # in stud the cards say who is first
        words.append(" " if words else "").append_text(felt.button())
    return words


# What lies in the middle ------------------------------------------------------------------------


def _middle(eyes: SeatEyes) -> list[Text]:
    """The boards, or what street it is, and the pots."""
    hand, felt = eyes.hand, eyes.felt
    lines = []
    full = hand.game.variant.board_cards
    if not full:
        where = street_label(hand, eyes.turn)
        lines.append(Text(eyes.reader.say(where) if where else "", "dim"))
    if full or hand.board:  # of stud, when the deck has run out: a card for everybody
        for k, board in enumerate(hand.boards):
            line = Text.assemble((f"{k + 1}  ", "dim")) if len(hand.boards) > 1 else Text()
            if board:
                line.append_text(felt.cards(board))
            if (missing := full - len(board)) > 0:
                line.append(" " if board else "").append_text(felt.back(missing))
            lines.append(line)
    return lines + _pot_lines(eyes)


def street_label(hand: HandState, turn: Turn | None = None) -> w.Label | None:
    """Where a hand without a board is: ``fifth street``, ``after the second draw``."""
    streets = hand.game.variant.streets
    if isinstance(turn, ToDraw):
        return w.StreetName(streets[min(hand.street + 1, len(streets) - 1)].name)
    if not hand.plan.has_draws:
        return w.StreetName(streets[max(hand.street, 0)].name) if len(streets) > 1 else None
    return w.AfterTheDraw(streets[hand.street].name) if hand.street > 0 else w.BeforeTheDraw()


def _pot_lines(eyes: SeatEyes) -> list[Text]:
    hand = eyes.hand
    if hand.ended or not hand.pot:
        return []
    say, chips = eyes.reader.say, eyes.reader.chips
    lines = [Text(f"{say(w.OnePot())} {chips(hand.pot)}", "bold")]
    layers = collected(hand)
    if len(layers) > 1:
        for k, pot in enumerate(layers):
            side = w.OneSidePot() if len(layers) == 2 else w.SidePotNumber(k)
            label = say(side if k else w.MainPot())
            who = ", ".join(short(eyes.names[seat], 8) for seat in pot.seats)
            lines.append(Text.assemble(f"{label} {chips(pot.chips)}: ", (who, "dim")))
    return lines


def collected(hand: HandState) -> list[Pot]:
    """The pots as they stand in the middle, without the bets in front of the players."""
    without = hand.copy()
    without.bets = [0] * hand.players
    return [pot for pot in pots(without) if pot.chips]


# Around a table ---------------------------------------------------------------------------------


def _around(eyes: SeatEyes) -> list[Text]:
    felt, hand = eyes.felt, eyes.hand
    left, top, right = _seating(eyes)
    middle = _middle(eyes)
    places = {seat: _place(eyes, seat, 9) for seat in range(hand.players)}
    crowded = len(left) > 1
    most = max((len(places[seat].rows) for seat in (*left, *right)), default=2)
    inside = max(4 + 2 * most if crowded else 6, len(middle) + 3)
    above = max(len(places[seat].rows) for seat in top)
    mine = own_cards(eyes)
    canvas = Canvas(felt.width, above + inside + 3 + len(mine))

    _rail(canvas, felt, above, inside)
    first = above + 1
    down = first + (inside - len(middle) + (1 if inside % 2 else 0)) // 2
    for k, line in enumerate(middle):
        canvas.centre(down + k, felt.width / 2, line)
    for k, seat in enumerate(top):
        column = _MARGIN + (k + 0.5) * (felt.width - 2 * _MARGIN) / len(top)
        place = places[seat]
        for row, text in enumerate(place.rows):
            canvas.centre(row, column, text)
        canvas.centre(first, column, place.said)
    for side, seats in (("left", left), ("right", right)):
        for k, seat in enumerate(seats):
            row = first + (1 + k * (inside - 2 - most) if crowded else (inside - 2) // 2)
            _beside(canvas, row, side, places[seat])
    me = places[eyes.seat]
    canvas.centre(first + inside - 1, felt.width / 2, me.said)
    canvas.centre(first + inside + 1, felt.width / 2, _at_my_place(me))
    for row, line in enumerate(mine, first + inside + 2):
        canvas.centre(row, felt.width / 2, line)
    return canvas.lines()


def _at_my_place(me: SeatDrawing) -> Text:
    return Text("  ").join(me.rows)


def _seating(eyes: SeatEyes) -> tuple[list[int], list[int], list[int]]:
    """The others, clockwise from one's left: up the left side, along the top, down the right."""
    players = eyes.hand.players
    others = [(eyes.seat + k) % players for k in range(1, players)]
    side = 0 if len(others) < 3 else 1 if len(others) < 7 else 2
    end = len(others) - side
    return others[:side][::-1], others[side:end], others[end:]


def _rail(canvas: Canvas, felt: TerminalFelt, row: int, inside: int) -> None:
    glyphs = felt.glyphs
    width = felt.width - 2 * _MARGIN
    style = "green4"
    top_left, top_right, bottom_left, bottom_right = glyphs.corners
    canvas.put(row, _MARGIN, top_left + glyphs.across * (width - 2) + top_right, style)
    for k in range(1, inside + 1):
        canvas.put(row + k, _MARGIN, glyphs.down, style)
        canvas.put(row + k, _MARGIN + width - 1, glyphs.down, style)
    canvas.put(
        row + inside + 1, _MARGIN, bottom_left + glyphs.across * (width - 2) + bottom_right, style
    )


def _beside(canvas: Canvas, row: int, side: str, place: SeatDrawing) -> None:
    """A seat at the left or the right end of the table."""
    for k, text in enumerate(place.rows):
        if side == "left":
            canvas.right(row + k, _MARGIN - 1, text)
        else:
            canvas.put(row + k, canvas.width - _MARGIN + 1, text)
    if side == "left":
        canvas.put(row, _MARGIN + 2, place.said)
    else:
        canvas.right(row, canvas.width - _MARGIN - 2, place.said)


# A list of seats --------------------------------------------------------------------------------


def _listed(eyes: SeatEyes) -> list[Text]:
    felt, hand = eyes.felt, eyes.hand
    lines = []
    for k in range(1, hand.players + 1):
        seat = (eyes.seat + k) % hand.players
        place = _place(eyes, seat, 10)
        marker = felt.glyphs.turn if seat == eyes.to_act else " "
        line = Text.assemble((f"{marker} ", "bold yellow"), place.name)
        line.append(" " * max(1, 13 - line.cell_len))
        line.append(" " * max(0, 7 - place.stack.cell_len)).append_text(place.stack)
        if place.said:
            line.append("  ").append_text(place.said)
        lines += side_by_side([line, *place.cards], felt.width, "  ", indent=4)
    lines.append(felt.rule())
    middle = _middle(eyes)
    one_board = len(hand.boards) == 1
    lines += side_by_side(middle[:2], felt.width) if one_board else middle[:2]
    return [*lines, *middle[2:], Text(), *own_cards(eyes)]
