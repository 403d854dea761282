"""``riverboat tournament payouts``: prizes of a tournament, and deals for the last players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.commands.tournament.options import AS_JSON, COLOUR
from riverboat.cli.commands.tournament.printing import exit_with_error, line_width, print_rows
from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, explain_error
from riverboat.words.terminal import tournament as t

if TYPE_CHECKING:
    from collections.abc import Sequence


def payouts(
    entries: Annotated[int, typer.Argument(min=2, show_default=False, help="How many entered.")],
    price: Annotated[int, typer.Argument(min=1, show_default=False, help="Each pays for prizes.")],
    paid: Annotated[int, typer.Option(min=0, help="So many places are paid (0: 15 %).")] = 0,
    least: Annotated[int, typer.Option(min=0, help="The least prize (0: half as much again).")] = 0,
    marks: Annotated[
        str, typer.Option(metavar="1000,600", help="What the first places are to get.")
    ] = "",
    shares: Annotated[
        str, typer.Option(metavar="50,30,20", help="The pool by shares instead of a table.")
    ] = "",
    unit: Annotated[int, typer.Option(min=1, help="Prizes are multiples of this.")] = 1,
    guarantee: Annotated[int, typer.Option(min=0, help="The pool is at least this.")] = 0,
    stacks: Annotated[
        str,
        typer.Option(metavar="5000,3000", help="Who is left: deals by ICM, by chips and alike."),
    ] = "",
    as_json: Annotated[bool, AS_JSON] = False,
    lang: LangOption = None,
    colour: Annotated[bool | None, COLOUR] = None,
) -> None:
    """Divide the money of so many entries, with marks, and deals for those who are left."""
    from riverboat.cli.table_sessions.terminal_narration import terminal_reader_for
    from riverboat.cli.tournaments.tournament_tables import prize_rows
    from riverboat.tourney import BadEvent, PrizeRequest, prize_table, prizes_by_shares
    from riverboat.tourney.prizes.prize_table import last_prize_of_few

    pool = max(entries * price, guarantee)
    parts = tuple(map(int, parse_amounts(shares, "--shares")))
    top, paid = (
        tuple(map(int, parse_amounts(marks, "--marks"))),
        paid or max(entries * 15 // 100, 1),
    )
    of_few = 0 if top else last_prize_of_few(pool, paid, unit)
    wanted = PrizeRequest(
        paid=paid,
        least=least or max(price * 3 // 2 // unit * unit, unit, of_few),
        top=top,
        unit=unit,
    )
    try:
        prizes = prizes_by_shares(pool, parts, unit=unit) if parts else prize_table(pool, wanted)
        deals = _deals(tuple(map(int, parse_amounts(stacks, "--stacks"))), prizes, unit)
    except (BadEvent, ValueError) as why:
        exit_with_error(explain_error(why, lang))
    if as_json:
        print_json("payouts/1", to_json_text({"pool": pool, "prizes": prizes, "deals": deals}))
        return
    reader = terminal_reader_for(choose_locale(lang))
    about = reader.say(t.EntriesPay(entries, pool, len(prizes)))
    print_rows([about], prize_rows(prizes, reader, line_width(colour)), colour)
    names = {way: reader.say(t.DealBy(way)) for way in deals}
    for way, chop in deals.items():
        got = ", ".join([reader.chips(share) for share in chop])
        typer.echo(f"{names[way]:>{max(6, *map(len, names.values()))}}: {got}")


def _deals(stacks: Sequence[int], prizes: Sequence[int], unit: int) -> dict[t.Way, list[int]]:
    """Return the deals between the remaining players, by each of three methods."""
    from riverboat.equity.tournament import DealTerms, chip_chop, even_chop, icm_chop

    if not stacks:
        return {}
    left, terms = list(prizes[: len(stacks)]), DealTerms(unit)
    ways: dict[t.Way, Any] = {"icm": icm_chop, "chips": chip_chop, "even": even_chop}
    return {name: list(way(stacks, left, terms).shares) for name, way in ways.items()}
