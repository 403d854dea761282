"""``riverboat icm``: the value of tournament stacks, and deals for the remaining prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.terminal.amount_lists import parse_amounts
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader, usage_error
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


_METHOD_NAMES: Final[dict[DealMethod, s.WayOfDeal]] = {
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
        typer.Option(metavar="100,50", help="Amounts left out of the deal to play for, by place."),
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
    from riverboat.cli.terminal.terminal_felt import felt_for_console
    from riverboat.cli.terminal.terminal_io import make_console

    chips, paid = [_whole(stack) for stack in stacks], parse_amounts(prizes, "--prizes")
    if (save or unit != 1) and deal is None:
        raise usage_error(w.OnlyForADeal(), "--save, --unit")
    try:
        values = _compute_icm(chips, paid, samples, seed, quiet)
        agreed = (
            _compute_deal(deal, chips, paid, parse_amounts(save, "--save"), unit) if deal else None
        )
        risks = _risks(chips, paid) if risk else None
    except (ValueError, TypeError) as why:
        typer.echo(explain_error(why), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("icm/1", _json(chips, paid, values, agreed, risks))
        return
    terminal = make_console(colour)
    felt = felt_for_console(terminal, max_width=100)
    for line in _page(chips, paid, values, felt):
        terminal.print(line, soft_wrap=True)
    if agreed and deal:
        for line in _deal_page(chips, agreed, deal, felt):
            terminal.print(line, soft_wrap=True)
    if risks:
        for line in _risk_page(risks, felt):
            terminal.print(line, soft_wrap=True)


Risks = list[list[float | None]]
"""Equity that the row's player needs against the column's, in percent."""


def _compute_icm(
    chips: Sequence[float],
    prizes: Sequence[float],
    samples: int | None,
    seed: int | None,
    quiet: bool,
) -> IcmValues:
    from riverboat.cli.terminal.work_progress import progress_of_work
    from riverboat.equity.tournament.icm_model import DEFAULT_SEED, default_samples
    from riverboat.equity.tournament.icm_model import icm as worth
    from riverboat.words.terminal.figures import DoneOf, Work

    drawn = samples or default_samples(len(chips))
    with progress_of_work(Work("finishes"), quiet=quiet) as tell:
        return worth(
            chips,
            prizes,
            samples=samples,
            seed=DEFAULT_SEED if seed is None else seed,
            progress=lambda done: tell(done / drawn, DoneOf(done, drawn)),
        )


def _compute_deal(
    method: DealMethod,
    chips: Sequence[float],
    prizes: Sequence[float],
    saved: Sequence[float],
    unit: int,
) -> TournamentDeal:
    from riverboat.equity.tournament import final_table_deals

    divide = {
        DealMethod.ICM: final_table_deals.icm_chop,
        DealMethod.CHIPS: final_table_deals.chip_chop,
        DealMethod.PURE_CHIPS: final_table_deals.pure_chip_chop,
        DealMethod.EVEN: final_table_deals.even_chop,
    }[method]
    return divide(chips, prizes, final_table_deals.DealTerms(unit, tuple(saved)))  # type: ignore[arg-type]  # refused if not whole


def _risks(chips: Sequence[float], prizes: Sequence[float]) -> Risks:
    from riverboat.equity.tournament.icm_model import risk

    everybody = range(len(chips))
    return [
        [
            100 * risk(chips, prizes, hero, villain).required_equity
            if hero != villain and chips[hero] and chips[villain]
            else None
            for villain in everybody
        ]
        for hero in everybody
    ]


# Page -------------------------------------------------------------------------------------------


def _page(
    chips: Sequence[float], prizes: Sequence[float], values: IcmValues, felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, columns, fit

    whole, pool = sum(chips), sum(prizes)
    to = terminal_reader()
    of_chips, of_all = _heads("chips", "of all")
    heads = [*_heads("stack"), of_chips, *_heads("value"), of_all]
    cells = [
        [_money(stack), f"{100 * stack / whole:.1f} %", f"{value:,.2f}", _percent(value, pool)]
        for stack, value in zip(chips, values, strict=True)
    ]
    if not values.exact:
        heads += _heads("error")
        sign = "±" if felt.glyphs.suits else "+-"
        for row, error in zip(cells, values.errors, strict=True):
            row.append(f"{sign}{error:,.3g}")
    more = _places(chips, len(prizes)) if values.exact else None
    if more:
        wide = [*heads, *(to.say(_place(place)) for place in range(1, len(prizes) + 1))]
        rows = [
            Row(_name(k + 1), [*row, *(f"{100 * chance:.1f} %" for chance in more[k])])
            for k, row in enumerate(cells)
        ]
        if fit(wide, rows, felt.width):
            heads, cells = wide, [list(row.cells) for row in rows]
    numbered = [Row(str(k + 1), row) for k, row in enumerate(cells)]
    for least in (of_all, of_chips):
        if least in heads and not fit(heads, numbered, felt.width):
            place = heads.index(least)
            del heads[place]
            numbered = [
                Row(row.name, [*row.cells[:place], *row.cells[place + 1 :]]) for row in numbered
            ]
    yield from columns(heads, _number_if_narrow(heads, numbered, felt.width), felt.width)
    yield Text()
    yield from wrap_text(Text(to.say(_describe_method(values)), "dim"), felt.width)


def _number_if_narrow(heads: Sequence[str], numbered: Sequence[Row], width: int) -> Sequence[Row]:
    """Return rows with players' names, or with their numbers if the terminal is narrow."""
    from riverboat.cli.terminal.text_columns import Row, fit

    named = [Row(_name(int(row.name)), row.cells, row.style) for row in numbered]
    return named if fit(heads, named, width) else numbered


def _places(chips: Sequence[float], paid: int) -> tuple[tuple[float, ...], ...] | None:
    """Return the probability of each paid place, or ``None`` if there are too many to show."""
    from riverboat.equity.tournament.icm_model import finish_probabilities

    few = paid <= _MAX_PLACES and len(chips) <= _MAX_PLAYERS
    return finish_probabilities(chips, paid) if few else None


_MAX_PLACES: Final = 9
_MAX_PLAYERS: Final = 100


def _describe_method(values: IcmValues) -> Phrase:
    if values.how == "sampled":
        return s.FinishesDrawn(values.samples)
    return s.FinishesCounted(values.how)


def _heads(*heads: s.IcmColumn) -> list[str]:
    return [terminal_reader().say(s.IcmHead(head)) for head in heads]


def _deal_page(
    chips: Sequence[float], deal: TournamentDeal, method: DealMethod, felt: TerminalFelt
) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, columns

    yield Text()
    to = terminal_reader()
    title = to.say(s.DealOf(_money(deal.total), _METHOD_NAMES[method]))
    yield from wrap_text(Text(title, "bold"), felt.width)
    rows = [
        Row(_name(k + 1), [_money(chips[k]), _money(share)]) for k, share in enumerate(deal.shares)
    ]
    yield from columns(_heads("stack", "takes"), rows, felt.width)
    for place, saved in enumerate(deal.saved, 1):
        kept = s.PlaceIsPlayedFor(place, _ordinal_suffix(place), _money(saved))
        yield from wrap_text(Text(to.say(kept)), felt.width)


def _risk_page(risks: Risks, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text
    from riverboat.cli.terminal.text_columns import Row, blocks

    yield Text()
    to = terminal_reader()
    yield from wrap_text(Text(to.say(s.EquityNeeded()), "bold"), felt.width)
    dash = felt.glyphs.dash
    heads = [to.say(s.VersusNumber(k + 1)) for k in range(len(risks))]
    cells = [[dash if each is None else f"{each:.1f}" for each in row] for row in risks]
    numbered = [Row(str(k + 1), row) for k, row in enumerate(cells)]
    yield from blocks(heads, _number_if_narrow(heads, numbered, felt.width), felt.width)
    yield from wrap_text(Text(to.say(s.IsRiskPremium()), "dim"), felt.width)


def _name(number: int) -> str:
    return terminal_reader().say(PlayerNumber(number))


def _place(place: int) -> s.PlaceHead:
    return s.PlaceHead(place, _ordinal_suffix(place))


def _ordinal_suffix(place: int) -> s.Ending:
    if place % 100 in (11, 12, 13):
        return "th"
    endings: dict[int, s.Ending] = {1: "st", 2: "nd", 3: "rd"}
    return endings.get(place % 10, "th")


def _money(amount: float) -> str:
    return f"{amount:,}".replace(",", terminal_reader().language.grammar.group)


def _percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "0.0 %"


def _whole(stack: float) -> float:
    """Return a number without a fraction as an ``int``."""
    return int(stack) if stack == stack // 1 and abs(stack) < 1e15 else stack


# JSON -------------------------------------------------------------------------------------------


def _json(
    chips: Sequence[float],
    prizes: Sequence[float],
    values: IcmValues,
    deal: TournamentDeal | None,
    risks: Risks | None,
) -> str:
    whole: dict[str, Any] = {
        "stacks": chips,
        "prizes": prizes,
        "values": list(values),
        "exact": values.exact,
        "how": values.how,
    }
    if not values.exact:
        whole |= {"samples": values.samples, "standard_errors": values.errors}
    if deal:
        whole["deal"] = {"shares": deal.shares, "saved": deal.saved}
    if risks:
        whole["needed_percent"] = risks
    return to_json_text(whole)
