"""``riverboat show``: one recorded hand as a picture, a replay page, or in the terminal.

The pictures come from ``riverboat.picture``, and ``street_drawing`` draws in characters; this
module parses the options and finds the hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

from riverboat.cli.terminal.shared_options import CardColourOption, SvgOption
from riverboat.cli.terminal.terminal_locale import (
    choose_locale,
    explain_error,
    format_os_error,
    terminal_reader,
)
from riverboat.words import Reader
from riverboat.words.refusals.command_line import FileUnreadable
from riverboat.words.terminal import room_admin as k
from riverboat.words.terminal.hand_search import NoHandsInSource
from riverboat.words.terminal.statistics_tables import FileExpectedNotFolder
from riverboat.words.terminal.tournament import FileWriteFailed

if TYPE_CHECKING:
    from riverboat.notation import ParsedHand
    from riverboat.picture import Frame, Scene


def show(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Hand-history file.", show_default=False)
    ],
    hand: Annotated[
        str | None,
        typer.Option(
            metavar="N",
            help="Hand, by its name or its number in the file; not needed for a single hand.",
        ),
    ] = None,
    id_: Annotated[
        str | None,
        typer.Option("--id", metavar="ID", help="Hand, by the site's hand number."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="NAME|N", help="Show the hand from this player's seat.")
    ] = None,
    names: Annotated[
        Literal["shown", "hidden"], typer.Option(help="Show or hide the players' names.")
    ] = "shown",
    svg: SvgOption = None,
    html: Annotated[
        Path | None,
        typer.Option(
            metavar="OUT.html",
            help="HTML file to write: a page that replays the hand.",
            show_default=False,
        ),
    ] = None,
    at: Annotated[
        str | None, typer.Option(metavar="STREET", help="Street whose end the picture shows.")
    ] = None,
    game: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.game",
            help="Game definition for ACPC logs, if it is not in the same folder.",
        ),
    ] = None,
    colour: CardColourOption = None,
) -> None:
    """Show one hand street by street, or write it as a picture or a web page."""
    from riverboat.picture import build_scene, page
    from riverboat.picture import svg as draw_svg

    parsed_hand = _find_hand(file, hand, id_, game)
    if not parsed_hand.log:
        _exit_with_error(_format_refusal_message(parsed_hand))

    def build_hand_scene(hand_to_show: ParsedHand) -> Scene:
        return build_scene(
            hand_to_show,
            _find_viewer_seat(parsed_hand, seat),
            is_anonymous=names == "hidden",
            language=choose_locale(None),
        )

    if svg:
        _write_file(
            svg,
            "--svg",
            draw_svg(build_hand_scene(parsed_hand), _find_frame(build_hand_scene(parsed_hand), at)),
        )
    if html:
        _write_file(
            html,
            "--html",
            page(build_hand_scene(_add_odds(parsed_hand, _find_viewer_seat(parsed_hand, seat)))),
        )
    if not (svg or html):
        from riverboat.cli.table_sessions.street_drawing import draw_scene

        draw_scene(build_hand_scene(parsed_hand), colour)
    if parsed_hand.problems:
        _exit_with_error(_format_refusal_message(parsed_hand))


def _add_odds(hand: ParsedHand, viewer: int | None) -> ParsedHand:
    """Return a hand with odds computed only from the cards that the viewer may see."""
    from riverboat.service.history.hand_export import redact_log_for
    from riverboat.stats.odds_lines import with_odds

    facts = hand.log if viewer is None else redact_log_for(hand.log, viewer)
    return with_odds(hand, Reader(choose_locale(None)), facts)


def _format_refusal_message(hand: ParsedHand) -> str:
    """Return the reason why a hand cannot be drawn or trusted, in the terminal's language."""
    if not hand.faults:
        return Reader(choose_locale(None)).say(NoHandsInSource(str(hand.source)))
    return Reader(choose_locale(None)).say_with_rule(hand.refusal)


def _exit_with_error(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


def _find_hand(
    file: Path, requested_hand: str | None, site_number: str | None, game: Path | None
) -> ParsedHand:
    """Return the hand with this name or index in the file, or with this number at its site."""
    from riverboat.cli.histories.hand_search import HandNotFound, find_hand, list_hands
    from riverboat.notation import BadNotation, read_hands
    from riverboat.notation.acpc import read_definition

    if file.is_dir():
        _exit_with_error(terminal_reader().say(k.HandFileExpected(str(file))))
    try:
        hands = read_hands(file, definition=read_definition(game) if game else None)
        if requested_hand is None and site_number is None:
            all_hands = list(hands)
            if not all_hands:
                _exit_with_error(terminal_reader().say(k.NoHandsInFile(str(file))))
            if len(all_hands) > 1:
                _exit_with_error(
                    terminal_reader().say(k.HandSelectorMissing(str(file), list_hands(all_hands)))
                )
            return all_hands[0]
        parsed_hand, ambiguity_note = find_hand(hands, requested_hand, site_number)
    except (BadNotation, HandNotFound) as error:
        _exit_with_error(f"{file}: {explain_error(error)}")
    except OSError as error:
        _exit_with_error(terminal_reader().say(FileUnreadable(str(file), format_os_error(error))))
    if ambiguity_note:
        typer.echo(terminal_reader().say(ambiguity_note), err=True)
    return parsed_hand


def _find_viewer_seat(hand: ParsedHand, requested_player: str | None) -> int | None:
    """Return the seat of the player with this name or seat number; ``None`` without a request."""
    if requested_player is None:
        return None
    from riverboat.engine import HandStarted

    hand_start = hand.log[0]
    assert isinstance(hand_start, HandStarted)
    casefolded_names = [name.casefold() for name in hand.players]
    if requested_player.casefold() in casefolded_names:
        return casefolded_names.index(requested_player.casefold())
    if requested_player.isdecimal() and 0 < int(requested_player) <= len(hand_start.stacks):
        return int(requested_player) - 1
    players = hand.players or [""] * len(hand_start.stacks)
    seats_text = ", ".join(
        f"{seat_number} {name}".strip() for seat_number, name in enumerate(players, 1)
    )
    _exit_with_error(
        terminal_reader().say(k.PlayerNotInSource(str(hand.source), requested_player, seats_text))
    )


def _find_frame(scene: Scene, street_name: str | None) -> Frame:
    """Return the last frame of a street, or of the hand."""
    if street_name is None:
        return scene.frames[-1]
    street_frames = [frame for frame in scene.frames if frame.street == street_name.casefold()]
    if not street_frames:
        street_names = ", ".join(street.name for street in scene.streets)
        _exit_with_error(terminal_reader().say(k.NoStreetInHand(repr(street_name), street_names)))
    return street_frames[-1]


def _write_file(path: Path, option: str, text: str) -> None:
    if path.is_dir():
        _exit_with_error(terminal_reader().say(FileExpectedNotFolder(f"{option} {path}")))
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        _exit_with_error(
            terminal_reader().say(FileWriteFailed(f"{option} {path}", format_os_error(error)))
        )
    typer.echo(f"{path}: {len(text.encode()) / 1000:.0f} KB")
