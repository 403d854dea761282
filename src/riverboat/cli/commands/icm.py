"""``riverboat icm``: the value of tournament stacks, and deals for the remaining prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words import studies as s
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal.tournament import PlayerNumber

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.cli.terminal.text_columns import Row
    from riverboat.equity.tournament.final_table_deals import TournamentDeal
    from riverboat.equity.tournament.icm_model import IcmValues
    from riverboat.words import Phrase


class DealMethod(StrEnum):
    """The method by which the remaining prizes are divided."""

    ICM = "icm"
    CHIPS = "chips"
    PURE_CHIPS = "pure-chips"
    EVEN = "even"


_NAME_BY_METHOD: Final[dict[DealMethod, s.PrizeDealMethod]] = {
    DealMethod.ICM: "icm",
    DealMethod.CHIPS: "chips",
    DealMethod.PURE_CHIPS: "pure-chips",
    DealMethod.EVEN: "even",
}


def icm(
    stacks: Annotated[
        list[float],
        typer.Argument(
            metavar="STACK...", help="Stack of each player, in chips.", show_default=False
        ),
    ],
    prizes: Annotated[
        str,
        typer.Option(metavar="50,30,20", help="Remaining prizes, first place first."),
    ],
    risk: Annotated[
        bool,
        typer.Option(
            "--risk", help="Show the equity each player needs to call each other player's all-in."
        ),
    ] = False,
    deal: Annotated[
        DealMethod | None, typer.Option(help="Deal: divide the remaining prizes by this method.")
    ] = None,
    save: Annotated[
        str,
        typer.Option(metavar="100,50", help="Amounts left to play for, by place."),
    ] = "",
    unit: Annotated[
        int, typer.Option(metavar="N", min=1, help="Unit to which the deal's shares are rounded.")
    ] = 1,
    samples: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=2, help="Number of random finishes to sample, instead of counting all."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Seed for sampling.")] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
    colour: ColourOption = None,
) -> None:
    """Compute the prize equity of tournament stacks by the independent chip model (ICM)."""
    from riverboat.cli.terminal.terminal_felt import build_felt
    from riverboat.cli.terminal.terminal_io import make_console

    chips, prize_amounts = (
        [_to_int_if_whole(stack) for stack in stacks],
        parse_amounts(prizes, "--prizes"),
    )
    if (save or unit != 1) and deal is None:
        raise build_usage_error(w.DealOptionRequired(), "--save, --unit")
    try:
        icm_values = _compute_icm(chips, prize_amounts, samples, seed, quiet)
        prize_deal = (
            _compute_prize_deal(deal, chips, prize_amounts, parse_amounts(save, "--save"), unit)
            if deal
            else None
        )
        risks = _compute_risks(chips, prize_amounts) if risk else None
    except (ValueError, TypeError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("icm/1", _format_json(chips, prize_amounts, icm_values, prize_deal, risks))
        return
    terminal = make_console(colour)
    felt = build_felt(terminal, max_width=100)
    for line in _format_page(chips, prize_amounts, icm_values, felt):
        terminal.print(line, soft_wrap=True)
    if prize_deal and deal:
        for line in _format_deal_page(chips, prize_deal, deal, felt):
            terminal.print(line, soft_wrap=True)
    if risks:
        for line in _format_risk_page(risks, felt):
            terminal.print(line, soft_wrap=True)


Risks = list[list[float | None]]
"""Percentage of equity that the player of a row needs to call the player of a column."""


def _compute_icm(
    chips: Sequence[float],
    prizes: Sequence[float],
    samples: int | None,
    seed: int | None,
    is_quiet: bool,
) -> IcmValues:
    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.equity.tournament.icm_model import DEFAULT_SEED, default_samples
    from riverboat.equity.tournament.icm_model import icm as compute_values
    from riverboat.words.terminal.statistics_tables import WorkLabel, WorkProgress

    sample_count = samples or default_samples(len(chips))
    with show_work_progress(WorkLabel("finishes"), is_quiet=is_quiet) as report_progress:
        return compute_values(
            chips,
            prizes,
            samples=samples,
            seed=DEFAULT_SEED if seed is None else seed,
            progress=lambda done_count: report_progress(
                done_count / sample_count, WorkProgress(done_count, sample_count)
            ),
        )


def _compute_prize_deal(
    method: DealMethod,
    chips: Sequence[float],
    prizes: Sequence[float],
    saved_prizes: Sequence[float],
    unit: int,
) -> TournamentDeal:
    from riverboat.equity.tournament import final_table_deals

    divide_prizes = {
        DealMethod.ICM: final_table_deals.icm_chop,
        DealMethod.CHIPS: final_table_deals.chip_chop,
        DealMethod.PURE_CHIPS: final_table_deals.pure_chip_chop,
        DealMethod.EVEN: final_table_deals.even_chop,
    }[method]
    return divide_prizes(chips, prizes, final_table_deals.DealTerms(unit, tuple(saved_prizes)))  # type: ignore[arg-type]  # refused if not whole


def _compute_risks(chips: Sequence[float], prizes: Sequence[float]) -> Risks:
    from riverboat.equity.tournament.icm_model import compute_risk

    seats = range(len(chips))
    return [
        [
            100 * compute_risk(chips, prizes, hero, villain).required_equity
            if hero != villain and chips[hero] and chips[villain]
            else None
            for villain in seats
        ]
        for hero in seats
    ]


def _format_page(
    chips: Sequence[float], prizes: Sequence[float], icm_values: IcmValues, felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, align_columns, do_columns_fit

    total_chips, prize_pool = sum(chips), sum(prizes)
    renderer = terminal_reader()
    chip_share_heading, prize_share_heading = _translate_headings("chips", "of all")
    headings = [
        *_translate_headings("stack"),
        chip_share_heading,
        *_translate_headings("value"),
        prize_share_heading,
    ]
    cell_rows = [
        [
            _format_money(stack),
            localize_number(f"{100 * stack / total_chips:.1f} %"),
            localize_number(f"{value:,.2f}"),
            _format_percent(value, prize_pool),
        ]
        for stack, value in zip(chips, icm_values, strict=True)
    ]
    if not icm_values.exact:
        headings += _translate_headings("error")
        plus_minus = "±" if felt.glyphs.suits else "+-"
        for row, error in zip(cell_rows, icm_values.errors, strict=True):
            row.append(localize_number(f"{plus_minus}{error:,.3g}"))
    place_chances = _compute_place_probabilities(chips, len(prizes)) if icm_values.exact else None
    if place_chances:
        wide_headings = [
            *headings,
            *(
                renderer.say(s.FinishColumnHeading(column_index))
                for column_index in range(1, len(prizes) + 1)
            ),
        ]
        rows = [
            Row(
                _format_name(player_index + 1),
                [
                    *row,
                    *(
                        localize_number(f"{100 * chance:.1f} %")
                        for chance in place_chances[player_index]
                    ),
                ],
            )
            for player_index, row in enumerate(cell_rows)
        ]
        if do_columns_fit(wide_headings, rows, felt.width):
            headings, cell_rows = wide_headings, [list(row.cells) for row in rows]
    numbered_rows = [Row(str(player_index + 1), row) for player_index, row in enumerate(cell_rows)]
    for column in (prize_share_heading, chip_share_heading):
        if column in headings and not do_columns_fit(headings, numbered_rows, felt.width):
            column_index = headings.index(column)
            del headings[column_index]
            numbered_rows = [
                Row(row.name, [*row.cells[:column_index], *row.cells[column_index + 1 :]])
                for row in numbered_rows
            ]
    yield from align_columns(
        headings, _use_numbers_if_narrow(headings, numbered_rows, felt.width), felt.width
    )
    yield Text()
    yield from wrap_text(Text(renderer.say(_describe_method(icm_values)), "dim"), felt.width)


def _use_numbers_if_narrow(
    headings: Sequence[str], numbered_rows: Sequence[Row], width: int
) -> Sequence[Row]:
    """Return rows with players' names, or with their numbers if the terminal is narrow."""
    from riverboat.cli.terminal.text_columns import Row, do_columns_fit

    named_rows = [Row(_format_name(int(row.name)), row.cells, row.style) for row in numbered_rows]
    return named_rows if do_columns_fit(headings, named_rows, width) else numbered_rows


def _compute_place_probabilities(
    chips: Sequence[float], paid_place_count: int
) -> tuple[tuple[float, ...], ...] | None:
    """Return the probability of each paid place, or ``None`` if there are too many to show."""
    from riverboat.equity.tournament.icm_model import compute_finish_probabilities

    fits_page = paid_place_count <= _MAX_SHOWN_PLACES and len(chips) <= _MAX_SHOWN_PLAYERS
    return compute_finish_probabilities(chips, paid_place_count) if fits_page else None


_MAX_SHOWN_PLACES: Final = 9
_MAX_SHOWN_PLAYERS: Final = 100


def _describe_method(icm_values: IcmValues) -> Phrase:
    if icm_values.method == "sampled":
        return s.SampledIcmNote(icm_values.samples)
    return s.ExactIcmNote(icm_values.method)


def _translate_headings(*columns: s.IcmColumn) -> list[str]:
    return [terminal_reader().say(s.IcmColumnHeading(column)) for column in columns]


def _format_deal_page(
    chips: Sequence[float], deal: TournamentDeal, method: DealMethod, felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, align_columns

    yield Text()
    renderer = terminal_reader()
    title = renderer.say(s.PrizeDealHeading(_format_money(deal.total), _NAME_BY_METHOD[method]))
    yield from wrap_text(Text(title, "bold"), felt.width)
    rows = [
        Row(
            _format_name(player_index + 1),
            [_format_money(chips[player_index]), _format_money(share)],
        )
        for player_index, share in enumerate(deal.shares)
    ]
    yield from align_columns(_translate_headings("stack", "takes"), rows, felt.width)
    for place, saved_prize in enumerate(deal.saved, 1):
        prize_phrase = s.PlacePrize(place, _format_money(saved_prize))
        yield from wrap_text(Text(renderer.say(prize_phrase)), felt.width)


def _format_risk_page(risks: Risks, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, iter_column_blocks

    yield Text()
    renderer = terminal_reader()
    yield from wrap_text(Text(renderer.say(s.EquityNeededTitle()), "bold"), felt.width)
    dash = felt.glyphs.dash
    headings = [
        renderer.say(s.VersusPlayerNumber(player_index + 1)) for player_index in range(len(risks))
    ]
    cell_rows = [
        [dash if risk is None else localize_number(f"{risk:.1f}") for risk in row] for row in risks
    ]
    numbered_rows = [Row(str(player_index + 1), row) for player_index, row in enumerate(cell_rows)]
    yield from iter_column_blocks(
        headings, _use_numbers_if_narrow(headings, numbered_rows, felt.width), felt.width
    )
    yield from wrap_text(Text(renderer.say(s.RiskPremiumNote()), "dim"), felt.width)


def _format_name(player_number: int) -> str:
    return terminal_reader().say(PlayerNumber(player_number))


def _format_money(amount: float) -> str:
    return localize_number(f"{amount:,}")


def _format_percent(amount: float, total: float) -> str:
    return localize_number(f"{100 * amount / total:.1f} %") if total else "0.0 %"


def _to_int_if_whole(stack: float) -> float:
    """Return a number without a fraction as an ``int``."""
    return int(stack) if stack == stack // 1 and abs(stack) < 1e15 else stack


def _format_json(
    chips: Sequence[float],
    prizes: Sequence[float],
    icm_values: IcmValues,
    deal: TournamentDeal | None,
    risks: Risks | None,
) -> str:
    output: dict[str, Any] = {
        "stacks": chips,
        "prizes": prizes,
        "values": list(icm_values),
        "exact": icm_values.exact,
        "how": icm_values.method,
    }
    if not icm_values.exact:
        output |= {"samples": icm_values.samples, "standard_errors": icm_values.errors}
    if deal:
        output["deal"] = {"shares": deal.shares, "saved": deal.saved}
    if risks:
        output["needed_percent"] = risks
    return to_json_text(output)
