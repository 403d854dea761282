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

    reader = build_terminal_reader(choose_locale(lang))
    seed_text = seed or secrets.token_hex(16)
    seed_hash = seed_commitment(seed_text.encode())
    if verify and verify != seed_hash:
        exit_with_error(reader.say(t.SeedHashMismatch(seed_hash, verify)))
    is_player_count = len(names) == 1 and names[0].isdecimal()
    players = _list_numbered_names(int(names[0]), reader) if is_player_count else names
    if len(set(players)) < max(len(players), 2):
        exit_with_error(reader.say(t.TwoOrMoreNames()))
    drawn_seats = draw_first_seats(seed_text.encode(), "start 1", players, table_size)
    if as_json:
        drawn_rows = [
            {"player": player, "table": table, "seat": seat + 1}
            for player, table, seat in drawn_seats
        ]
        print_json(
            "seats/1", to_json_text({"seed": seed_text, "hash": seed_hash, "seats": drawn_rows})
        )
        return
    lines = [reader.say(t.SeedLine(seed_text)), reader.say(t.HashLine(seed_hash))]
    print_rows(lines, iter_seat_rows(drawn_seats, reader, choose_line_width(colour)), colour)


def _list_numbered_names(player_count: int, reader: Reader) -> list[str]:
    return [reader.say(t.PlayerNumber(number)) for number in range(1, player_count + 1)]
