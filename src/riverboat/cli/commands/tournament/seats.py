"""``riverboat tournament seats``: seats drawn from a seed that was committed to before."""

from __future__ import annotations

from typing import Annotated

import typer

from riverboat.cli.commands.tournament.options import AS_JSON, COLOUR
from riverboat.cli.commands.tournament.printing import print_rows, stop, width
from riverboat.cli.terminal.json_text import json_text, print_json
from riverboat.cli.terminal.tongue import Lang, chosen
from riverboat.words import Reader
from riverboat.words.terminal import tournament as t


def seats(
    names: Annotated[
        list[str], typer.Argument(show_default=False, help="Who plays; or one number of players.")
    ],
    at: Annotated[int, typer.Option("--at", min=2, max=10, help="Seats at a table.")] = 9,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="The seed of the draw; without one it is made up.")
    ] = "",
    verify: Annotated[
        str, typer.Option(metavar="HASH", help="Check that the seed is the one of this hash.")
    ] = "",
    as_json: Annotated[bool, AS_JSON] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, COLOUR] = None,
) -> None:
    """Draw seats from a seed that was committed to before, so that anybody can do it again."""
    import secrets

    from riverboat.cli.at_the_table.telling import reader_of
    from riverboat.cli.tournaments.tables import seat_rows
    from riverboat.tourney import sealed
    from riverboat.tourney.seating.places import first_seats

    reader = reader_of(chosen(lang))
    said = seed or secrets.token_hex(16)
    seal = sealed(said.encode())
    if verify and verify != seal:
        stop(reader.say(t.OtherHash(seal, verify)))
    many = len(names) == 1 and names[0].isdecimal()
    players = _numbered(int(names[0]), reader) if many else names
    if len(set(players)) < max(len(players), 2):
        stop(reader.say(t.TwoOrMoreNames()))
    row = first_seats(said.encode(), "start 1", players, at)
    if as_json:
        drawn = [{"player": who, "table": table, "seat": seat + 1} for who, table, seat in row]
        print_json("seats/1", json_text({"seed": said, "hash": seal, "seats": drawn}))
        return
    about = [reader.say(t.SeedIs(said)), reader.say(t.HashIs(seal))]
    print_rows(about, seat_rows(row, reader, width(colour)), colour)


def _numbered(players: int, reader: Reader) -> list[str]:
    return [reader.say(t.PlayerNumber(number)) for number in range(1, players + 1)]
