"""``riverboat tournament payouts``: prizes of a tournament, and deals for the last players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.commands.tournament.printing import (
    choose_line_width,
    exit_with_error,
    print_rows,
)
from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, explain_error
from riverboat.words.terminal import tournament as t

if TYPE_CHECKING:
    from collections.abc import Sequence


def payouts(
    entries: Annotated[int, typer.Argument(min=2, show_default=False, help="Number of entries.")],
    price: Annotated[
        int,
        typer.Argument(
            min=1, show_default=False, help="Part of each entry that goes to the prize pool."
        ),
    ],
    paid: Annotated[int, typer.Option(min=0, help="Number of places paid; 0 pays 15%.")] = 0,
    min_prize: Annotated[
        int, typer.Option("--min-prize", min=0, help="Smallest prize; 0 is 1.5 times the entry.")
    ] = 0,
    top_prizes: Annotated[
        str,
        typer.Option("--top-prizes", metavar="1000,600", help="Fixed prizes of the first places."),
    ] = "",
    shares: Annotated[
        str,
        typer.Option(
            metavar="50,30,20", help="Percentages of the prize pool, instead of a standard table."
        ),
    ] = "",
    unit: Annotated[int, typer.Option(min=1, help="Unit to which prizes are rounded.")] = 1,
    guarantee: Annotated[int, typer.Option(min=0, help="Guaranteed prize pool.")] = 0,
    stacks: Annotated[
        str,
        typer.Option(
            metavar="5000,3000",
            help="Stacks of the remaining players, for deals by ICM, by chips and even.",
        ),
    ] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Compute the prizes of a tournament, and deals between the remaining players."""
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.cli.tournaments.tournament_tables import iter_prize_rows
    from riverboat.tourney import BadEvent, PrizeRequest, prize_table, prizes_by_shares
    from riverboat.tourney.prizes.prize_table import compute_small_field_prize

    prize_pool = max(entries * price, guarantee)
    share_numbers = tuple(map(int, parse_amounts(shares, "--shares")))
    fixed_prizes, paid = (
        tuple(map(int, parse_amounts(top_prizes, "--top-prizes"))),
        paid or max(entries * 15 // 100, 1),
    )
    default_last_prize = 0 if fixed_prizes else compute_small_field_prize(prize_pool, paid, unit)
    prize_request = PrizeRequest(
        paid=paid,
        min_prize=min_prize or max(price * 3 // 2 // unit * unit, unit, default_last_prize),
        top=fixed_prizes,
        unit=unit,
    )
    try:
        prizes = (
            prizes_by_shares(prize_pool, share_numbers, unit=unit)
            if share_numbers
            else prize_table(prize_pool, prize_request)
        )
        deals = _compute_deals(tuple(map(int, parse_amounts(stacks, "--stacks"))), prizes, unit)
    except (BadEvent, ValueError) as error:
        exit_with_error(explain_error(error, lang))
    if as_json:
        print_json(
            "payouts/1", to_json_text({"pool": prize_pool, "prizes": prizes, "deals": deals})
        )
        return
    renderer = build_terminal_reader(choose_locale(lang))
    summary = renderer.say(t.PrizePoolHeading(entries, prize_pool, len(prizes)))
    print_rows([summary], iter_prize_rows(prizes, renderer, choose_line_width(colour)), colour)
    method_names = {method: renderer.say(t.DealMethodLabel(method)) for method in deals}
    for method, player_shares in deals.items():
        payout_text = ", ".join([renderer.chips(share) for share in player_shares])
        typer.echo(
            f"{method_names[method]:>{max(6, *map(len, method_names.values()))}}: {payout_text}"
        )


def _compute_deals(
    stacks: Sequence[int], prizes: Sequence[int], unit: int
) -> dict[t.PrizeDealMethod, list[int]]:
    """Return each remaining player's share of the prizes, for each of three deal methods."""
    from riverboat.equity.tournament import DealTerms, chip_chop, even_chop, icm_chop

    if not stacks:
        return {}
    remaining_prizes, deal_terms = list(prizes[: len(stacks)]), DealTerms(unit)
    divide_by_method: dict[t.PrizeDealMethod, Any] = {
        "icm": icm_chop,
        "chips": chip_chop,
        "even": even_chop,
    }
    return {
        method: list(divide_prizes(stacks, remaining_prizes, deal_terms).shares)
        for method, divide_prizes in divide_by_method.items()
    }
