"""``riverboat tournament seats``: a seat draw from a seed committed to in advance."""

from __future__ import annotations

from typing import Annotated

import typer

from riverboat.cli.commands.tournament.printing import (
    choose_line_width,
    exit_with_error,
    print_rows,
)
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale
from riverboat.words import Reader
from riverboat.words.terminal import tournament as t


def seats(
    names: Annotated[
        list[str],
        typer.Argument(show_default=False, help="Players' names, or the number of players."),
    ],
    table_size: Annotated[
        int, typer.Option("--table-size", min=2, max=10, help="Seats per table.")
    ] = 9,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Seed of the draw; random by default.")
    ] = "",
    verify: Annotated[
        str, typer.Option(metavar="HASH", help="Hash that the seed must match.")
    ] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Draw seats from a committed seed, so that every player can verify the draw."""
    import secrets

    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.cli.tournaments.tournament_tables import iter_seat_rows
    from riverboat.tourney import seed_commitment
    from riverboat.tourney.seating.seat_draw import draw_first_seats

    renderer = build_terminal_reader(choose_locale(lang))
    seed_text = seed or secrets.token_hex(16)
    seed_hash = seed_commitment(seed_text.encode())
    if verify and verify != seed_hash:
        exit_with_error(renderer.say(t.SeedHashMismatch(seed_hash, verify)))
    is_count_given = len(names) == 1 and names[0].isdecimal()
    players = _list_numbered_names(int(names[0]), renderer) if is_count_given else names
    if len(set(players)) < max(len(players), 2):
        exit_with_error(renderer.say(t.TwoOrMoreNames()))
    drawn_seats = draw_first_seats(seed_text.encode(), "start 1", players, table_size)
    if as_json:
        seat_rows = [
            {"player": player, "table": table, "seat": seat + 1}
            for player, table, seat in drawn_seats
        ]
        print_json(
            "seats/1", to_json_text({"seed": seed_text, "hash": seed_hash, "seats": seat_rows})
        )
        return
    title_lines = [renderer.say(t.SeedLine(seed_text)), renderer.say(t.HashLine(seed_hash))]
    print_rows(
        title_lines, iter_seat_rows(drawn_seats, renderer, choose_line_width(colour)), colour
    )


def _list_numbered_names(player_count: int, renderer: Reader) -> list[str]:
    return [renderer.say(t.PlayerNumber(number)) for number in range(1, player_count + 1)]
