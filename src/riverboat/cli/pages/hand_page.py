"""One recorded hand as a page: the seats, the board, and the narration street by street."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader, name_seat
from riverboat.cli.terminal.json_output import to_json_text
from riverboat.cli.terminal.terminal_felt import TerminalFelt, build_felt, truncate, wrap_text
from riverboat.engine import AnyFact, HandState, replay
from riverboat.engine.state import hand_facts as f
from riverboat.narration import merge_antes, narrate_log, split_down_and_up
from riverboat.notation import ParsedHand
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import amount_formatter
from riverboat.stats.odds_lines import odds_by_fact, odds_line
from riverboat.words import Person, Player, Reader, Seat, rename_people
from riverboat.words.events.hand_opening import PlayerStackLine, SeatStackLine
from riverboat.words.labels import LevelName, TableName, TournamentName
from riverboat.words.terminal import recorded_hands as w
from riverboat.words.terminal.statistics_tables import StatisticsHeading


def show_hand(parsed_hand: ParsedHand, console: Console, language: str = "en") -> None:
    """Print the page of a hand, narrated in this language."""
    felt = build_felt(console, max_width=100)
    for line in _iter_page(parsed_hand, felt, language):
        console.print(line, soft_wrap=True)


def format_hand_json(parsed_hand: ParsedHand) -> str:
    """Return the hand as JSON: its facts and metadata."""
    output = {
        "file": parsed_hand.source.file,
        "hand": parsed_hand.source.hand,
        "line": parsed_hand.source.line,
        "variant": parsed_hand.variant,
        "exact": parsed_hand.exact,
        "players": parsed_hand.players,
        "about": parsed_hand.about,
        "metadata": {key: _to_plain_value(value) for key, value in parsed_hand.metadata.items()},
        "scale": parsed_hand.scale,
        "problems": parsed_hand.problems,
        "repairs": parsed_hand.repairs,
        "notes": parsed_hand.notes,
        "unwritten_rake": float(Fraction(parsed_hand.unwritten, parsed_hand.scale)),
        "decisions": tuple(odds_by_fact(parsed_hand.log).values()) if parsed_hand.log else (),
        "facts": parsed_hand.log,
    }
    return to_json_text(output)


def _to_plain_value(value: object) -> object:
    return value if isinstance(value, (str, int, float, list)) else str(value)


def _iter_page(
    parsed_hand: ParsedHand, felt: TerminalFelt, language: str
) -> Iterator[Text | Table]:
    renderer = Reader(language)
    hand_name = parsed_hand.source.hand
    yield felt.draw_divider(
        renderer.say(w.HandLabel(hand_name) if hand_name else w.SingleHandLabel())
    )
    for line in _iter_metadata_lines(parsed_hand, felt, renderer):
        yield from wrap_text(Text(line, "italic"), felt.width, 2)
    if parsed_hand.log:
        hand = replay(parsed_hand.log)
        yield _format_seats(parsed_hand, hand, felt, renderer)
        for board_index, board in enumerate(hand.boards):
            if board:
                title = (
                    StatisticsHeading("board")
                    if len(hand.boards) == 1
                    else w.NumberedBoard(board_index + 1)
                )
                yield Text.assemble(f"{renderer.say(title)}  ", felt.cards(board))
        yield Text()
        yield from _iter_narration_lines(parsed_hand, felt, language)
        yield Text()
    for note in parsed_hand.notes:
        yield Text(renderer.say(w.MarkedLine("note", note)), "dim")
    if parsed_hand.unexplained_rake:
        yield Text(parsed_hand.unexplained_rake, "yellow")
    for repair in parsed_hand.repair_notes:
        yield Text(renderer.say(w.MarkedLine("repaired", renderer.say_with_rule(repair))), "yellow")
    for fault in parsed_hand.faults:
        yield Text(renderer.say(w.MarkedLine("refused", renderer.say_with_rule(fault))), "bold red")
    if parsed_hand.exact:
        yield Text(
            renderer.say(w.ExactHandNote("finishing_stacks" in parsed_hand.metadata)), "bold green"
        )


def _iter_metadata_lines(
    parsed_hand: ParsedHand, felt: TerminalFelt, renderer: Reader
) -> Iterator[str]:
    metadata = parsed_hand.about
    if event := parsed_hand.metadata.get("event"):
        yield str(event)
    table = metadata.table and renderer.say(TableName(metadata.table))
    tournament = metadata.tournament
    level_name = tournament.level if tournament else ""
    parts = [
        str(parsed_hand.metadata.get("venue") or metadata.site),
        _find_tournament_name(tournament, renderer) if tournament and not event else "",
        level_name and renderer.say(LevelName(level_name)),
        table,
        metadata.started.replace("T", " ").replace("Z", " UTC"),
    ]
    if line := f" {felt.glyphs.dot} ".join(part for part in parts if part):
        yield line


def _find_tournament_name(tournament: Tournament, renderer: Reader) -> str:
    return renderer.say(TournamentName(tournament.number or tournament.name))


_MIN_COLUMNS_FOR_STACKS = 72
_COLUMN_GAP = 2
_MIN_NAME_COLUMNS = 12
"""Columns reserved for a long name before other columns are dropped."""
_MAX_CARDS_ON_LINE, _MAX_CARDS_ON_NARROW_LINE = 5, 4
"""Cards of one player that fit side by side at full size, on a wide and a narrow terminal."""


def _format_seats(
    parsed_hand: ParsedHand, hand: HandState, felt: TerminalFelt, renderer: Reader
) -> Table:
    """Return each player's known cards, and the stacks before and after the hand.

    If that is too wide, only the difference is shown, and long names are truncated.
    """
    is_narrow = felt.width < _MIN_COLUMNS_FOR_STACKS
    columns = _build_columns(parsed_hand, hand, felt, renderer, is_narrow=is_narrow)
    names = list(parsed_hand.players) or [""] * hand.players
    longest_name_width = max(map(cell_len, names))
    if not is_narrow and _compute_name_width(columns, felt) < min(
        longest_name_width, _MIN_NAME_COLUMNS
    ):
        columns = _build_columns(parsed_hand, hand, felt, renderer, is_narrow=True)
    name_width = max(
        _compute_name_width(columns, felt), cell_len(_translate_heading("player", renderer))
    )
    name_cells = [Text(truncate(name, name_width)) for name in names]
    columns.insert(1, (_translate_heading("player", renderer), False, name_cells))
    table = Table(box=None, pad_edge=False, padding=(0, _COLUMN_GAP, 0, 0), header_style="bold")
    for title, is_right_aligned, _ in columns:
        table.add_column(title, justify="right" if is_right_aligned else "left", no_wrap=True)
    for row in zip(*[cells for _, _, cells in columns], strict=True):
        table.add_row(*row)
    return table


_Column = tuple[str, bool, list[Text]]
"""A column: its title, True if it is right-aligned, and its cells."""


def _build_columns(
    parsed_hand: ParsedHand,
    hand: HandState,
    felt: TerminalFelt,
    renderer: Reader,
    *,
    is_narrow: bool,
) -> list[_Column]:
    """Return the columns of the seat table beside the players' names."""
    format_amount = amount_formatter(parsed_hand.scale, ",")
    stacks_before = hand.starting_stacks
    card_texts = [
        _format_cards(hand, seat, felt, is_narrow=is_narrow) for seat in range(hand.players)
    ]
    columns: list[_Column] = [
        (
            _translate_heading("seat", renderer),
            False,
            [_format_seat(hand, seat, felt) for seat in range(hand.players)],
        ),
        (_translate_heading("cards", renderer), False, card_texts),
    ]
    if not is_narrow:
        columns.append(
            (
                _translate_heading("began with", renderer),
                True,
                [Text(format_amount(stack)) for stack in stacks_before],
            )
        )
        columns.append(
            (
                _translate_heading("ended with", renderer),
                True,
                [Text(format_amount(stack)) for stack in hand.stacks],
            )
        )
    stack_changes = [
        stack_after - stack for stack_after, stack in zip(hand.stacks, stacks_before, strict=True)
    ]
    change_cells = [_format_change(change, format_amount) for change in stack_changes]
    return [*columns, (_translate_heading("won or lost", renderer), True, change_cells)]


def _translate_heading(column: w.SeatColumn, renderer: Reader) -> str:
    return renderer.say(w.SeatColumnHeading(column))


def _compute_name_width(columns: list[_Column], felt: TerminalFelt) -> int:
    """Return the number of characters that remain for names."""
    widths = [max(len(title), *[cell.cell_len for cell in cells]) for title, _, cells in columns]
    return felt.width - sum(widths) - _COLUMN_GAP * len(columns)


def _format_seat(hand: HandState, seat: int, felt: TerminalFelt) -> Text:
    number_text = Text(f"{seat + 1} ")
    return number_text.append_text(felt.button()) if seat == hand.button else number_text


def _format_change(chips: int, format_amount: Callable[[int], str]) -> Text:
    style = "green" if chips > 0 else "red" if chips < 0 else "dim"
    return Text(f"{'+' if chips > 0 else ''}{format_amount(chips)}", style)


def _format_cards(hand: HandState, seat: int, felt: TerminalFelt, *, is_narrow: bool) -> Text:
    """Return a seat's cards; stud down cards are in parentheses, and many cards are drawn small."""
    has_many_cards = len(hand.holdings[seat]) > (
        _MAX_CARDS_ON_NARROW_LINE if is_narrow else _MAX_CARDS_ON_LINE
    )
    line = felt.cards(hand.holdings[seat], is_small=has_many_cards)
    if hand.upcards:
        down_cards, upcards = split_down_and_up(hand, seat)
        line = (
            felt.draw_down_cards(down_cards, is_small=has_many_cards)
            + Text(" ")
            + felt.cards(upcards, is_small=has_many_cards)
        )
    if is_narrow and has_many_cards:
        line = Text("").join([cell for cell in line.split(" ") if cell.plain])
    return line


def _iter_narration_lines(
    parsed_hand: ParsedHand, felt: TerminalFelt, language: str
) -> Iterator[Text]:
    """Yield the narration, with a gap before each street and comments in their place."""
    comments = list(parsed_hand.comments)
    renderer = build_terminal_reader(
        language, format_chips=amount_formatter(parsed_hand.scale, ",")
    )
    street_start_indexes = set(_find_street_starts(parsed_hand.log))
    odds = odds_by_fact(parsed_hand.log) if parsed_hand.log else {}
    for index, event in merge_antes(narrate_log(parsed_hand.log), replay(parsed_hand.log).players):
        if isinstance(event, PlayerStackLine):
            if parsed_hand.players:
                continue  # seats are listed above
            event = SeatStackLine(event.seat, event.button, event.chips)
        while comments and comments[0][0] <= index:
            yield Text(f"  # {comments.pop(0)[1]}", "dim")
        if passed_start_indexes := {
            start_index for start_index in street_start_indexes if start_index <= index
        }:
            street_start_indexes -= passed_start_indexes
            yield Text()
        renamed_event = rename_people(
            event, lambda person: _name_person(parsed_hand.players, person)
        )
        yield from wrap_text(felt.draw_marked_line(renderer.say(renamed_event)), felt.width, 2)
        if line := odds_line(odds.get(index), renderer):
            yield from wrap_text(Text(f"    {line}", "dim"), felt.width, 4)
    for _, comment in comments:
        yield Text(f"  # {comment}", "dim")


def _name_person(players: Sequence[str], person: Person) -> Person:
    """Return the player in a seat, or the seat itself if no name is recorded."""
    if not players and isinstance(person, Seat):
        return Player(f"Seat {person.seat + 1}")
    return name_seat(players, person)


def _find_street_starts(log: Sequence[AnyFact]) -> Iterator[int]:
    """Yield the indexes of the facts that begin each street after the first."""
    has_betting_opened = has_collected_bets = False
    for index, fact in enumerate(log):
        match fact:
            case f.BettingOpened():
                has_betting_opened = True
            case f.BetsCollected():
                has_collected_bets = True
            case f.BoardDealt() | f.UpcardsDealt() if has_betting_opened:
                yield index
                has_collected_bets = False
            case f.Burned() | f.Discarded() | f.HoleCardsDealt() if has_collected_bets:
                yield index
                has_collected_bets = False
            case _:
                pass
