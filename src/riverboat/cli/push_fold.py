"""``riverboat push-fold``: who pushes and calls with what when stacks are short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite, log
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riverboat.cli.amounts import amounts

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.felt import Felt
    from riverboat.equity.push_fold.equilibrium import Equilibrium
    from riverboat.equity.push_fold.spot import Spot


def push_fold(
    stacks: Annotated[
        list[float],
        typer.Argument(
            metavar="BIG_BLINDS...",
            help="One depth for all, or each player's stack in the order of acting: "
            "the big blind's is the last.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            min=2,
            max=9,
            help="How many have that depth; 2 if it is not said.",
            show_default=False,
        ),
    ] = None,
    ante: Annotated[float, typer.Option(help="Posted by everybody, in big blinds.")] = 0.0,
    big_blind_ante: Annotated[
        float, typer.Option("--big-blind-ante", help="Posted by the big blind, in big blinds.")
    ] = 0.0,
    small_blind: Annotated[float, typer.Option(help="In big blinds.")] = 0.5,
    prizes: Annotated[
        str, typer.Option(metavar="50,30,20", help="Play for these by ICM, in place of chips.")
    ] = "",
    others: Annotated[
        str, typer.Option(metavar="12,8.5", help="Stacks at other tables, which matter for prizes.")
    ] = "",
    draw: Annotated[
        str,
        typer.Option(
            metavar="BTN or BTN-BB",
            help="Draw who pushes; or who calls that push; or who calls behind a caller.",
        ),
    ] = "",
    accuracy: Annotated[
        float | None,
        typer.Option(
            help="Big blinds a hand that a better plan may still gain.", show_default=False
        ),
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="At most so many rounds.")] = 2000,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour")] = None,
) -> None:
    """Find which hands to push all-in and to call with, in equilibrium."""
    from riverboat.cli.felt import fitted_felt
    from riverboat.cli.terminal import console
    from riverboat.equity.push_fold.spot import Spot, stacks_of

    try:
        spot = Spot(
            stacks=stacks_of(stacks, players),
            small_blind=small_blind,
            ante=ante,
            big_blind_ante=big_blind_ante,
            prizes=amounts(prizes, "--prizes"),
            others=amounts(others, "--others"),
        )
        wanted = _wanted(draw, spot)
        found = _found(spot, accuracy, rounds, quiet)
    except ValueError as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(1) from None
    if as_json:
        typer.echo(_json(found))
        return
    terminal = console(colour)
    felt = fitted_felt(terminal)
    for line in _page(found, wanted, felt):
        terminal.print(line, soft_wrap=True)


_SHORT: Final = {
    "big blind": "BB",
    "small blind": "SB",
    "button": "BTN",
    "cutoff": "CO",
    "hijack": "HJ",
    "lojack": "LJ",
}


def _names(spot: Spot) -> list[str]:
    return [_SHORT.get(seat, seat) for seat in spot.seats]


def _wanted(draw: str, spot: Spot) -> list[tuple[int, ...]]:
    """The decisions to draw: both of two players, or the one that is named."""
    if not draw:
        return [(0,), (0, 1)] if len(spot.stacks) == 2 else []
    names = _names(spot)
    asked = draw.upper().split("-")
    if unknown := [name for name in asked if name not in names]:
        raise ValueError(f"--draw {draw}: no {unknown[0]} here; there are {', '.join(names)}")
    seats = tuple(names.index(name) for name in asked)
    if len(seats) > 3 or list(seats) != sorted(set(seats)) or seats == (len(names) - 1,):
        raise ValueError(
            f"--draw {draw}: name who pushes, who calls, and who calls behind him, in the order of "
            f"acting: {', '.join(names)}"
        )
    return [seats]


def _found(spot: Spot, accuracy: float | None, rounds: int, quiet: bool) -> Equilibrium:
    """Solve it, with a bar: all-ins of two and of three, and the plans, have a part of it each."""
    from riverboat.cli.work_bar import working
    from riverboat.equity.push_fold.equilibrium import solve_spot, usual_accuracy

    goal = accuracy if accuracy is not None else usual_accuracy(spot)
    begun: list[str] = []
    counted = 1 if len(spot.stacks) == 2 else 2
    with working("push or fold", quiet=quiet) as tell:
        tell(0.0, "all-ins are counted")

        def count(what: str, done: int, every: int) -> None:
            if what not in begun:
                begun.append(what)
            part = len(begun) - 1 + done / every
            tell(part / (counted + 1), f"{what} {done / every:.0%}")

        def watch(done: int, gain: float) -> None:
            still = f", {gain:.2g} bb to gain" if isfinite(gain) else ""
            part = counted + _solved(done / rounds, gain, goal)
            tell(part / (counted + 1), f"{done} rounds{still}")

        return solve_spot(spot, accuracy=accuracy, rounds=rounds, progress=watch, counting=count)


def _solved(rounds: float, gain: float, goal: float) -> float:
    """How far it is, 0 to 1: by rounds, or by digits of accuracy, each as long as another."""
    if isfinite(gain) and 0 < gain < 1 and 0 < goal < 1:
        return min(max(rounds, log(gain) / log(goal)), 1.0)
    return rounds


# The page ---------------------------------------------------------------------------------------


def _page(found: Equilibrium, wanted: Sequence[tuple[int, ...]], felt: Felt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.felt import wrapped

    spot = found.spot
    yield from wrapped(Text(_title(spot), "bold"), felt.width)
    yield Text()
    if len(spot.stacks) > 2:
        yield from _tables(found, felt)
    for decision in wanted:
        yield from _drawn(found, decision, felt)
    yield from wrapped(Text(_values(found)), felt.width)
    yield from wrapped(Text(_how(found), "dim"), felt.width)


def _title(spot: Spot) -> str:
    stacks = {f"{stack:g}" for stack in spot.stacks}
    depth = f"{stacks.pop()}" if len(stacks) == 1 else ", ".join(f"{s:g}" for s in spot.stacks)
    parts = [f"Push or fold, {len(spot.stacks)} players with {depth} big blinds"]
    if spot.ante:
        parts.append(f"ante {spot.ante:g}")
    if spot.big_blind_ante:
        parts.append(f"big blind ante {spot.big_blind_ante:g}")
    if spot.prizes:
        parts.append(f"for prizes of {', '.join(f'{prize:,}' for prize in spot.prizes)}")
    return ", ".join(parts)


def _tables(found: Equilibrium, felt: Felt) -> Iterator[Text]:
    """Who pushes what, and how often who calls."""
    from rich.text import Text

    from riverboat.cli.columns import Row, columns
    from riverboat.cli.felt import wrapped

    names = _names(found.spot)
    players = range(len(names))
    for pusher in players[:-1]:
        head = Text.assemble(
            (f"{names[pusher]} pushes ", "bold"),
            (f"{found.percent(pusher):.1f} %", "bold green"),
            f": {found.push(pusher)}",
        )
        yield from wrapped(head, felt.width, 2)
    yield Text()
    rows = [
        Row(
            f"{names[pusher]} pushes, calls in %",
            [
                f"{found.percent(pusher, caller):.1f}" if caller > pusher else ""
                for caller in players[1:]
            ],
        )
        for pusher in players[:-1]
    ]
    yield from columns(names[1:], rows, felt.width)
    yield Text()


def _drawn(found: Equilibrium, decision: tuple[int, ...], felt: Felt) -> Iterator[Text]:
    """One grid."""
    from rich.text import Text

    from riverboat.cli.felt import wrapped
    from riverboat.cli.range_grid import grid_lines

    seats = found.spot.seats
    held = found.call(*decision) if len(decision) > 1 else found.push(*decision)
    does = "pushes"
    if len(decision) > 1:
        does = f"calls the {seats[decision[0]]}"
    if len(decision) > 2:
        does += f" and the {seats[decision[1]]}"
    head = f"The {seats[decision[-1]]} {does}: {found.percent(*decision):.1f} % of hands"
    yield from wrapped(Text(head, "bold"), felt.width)
    yield from grid_lines(held.grid(), felt)
    yield from wrapped(Text(str(held)), felt.width)
    yield Text()


def _values(found: Equilibrium) -> str:
    unit = "prizes" if found.spot.prizes else "big blinds"
    names = _names(found.spot)
    parts = [f"{name} {value:+.4f}" for name, value in zip(names, found.values, strict=True)]
    return f"A hand is worth, in {unit}: {', '.join(parts)}"


def _how(found: Equilibrium) -> str:
    gain = f"{found.gain:.1g}" if found.gain >= 1e-12 else "0"
    about = (
        f"No player could gain more than {gain} big blinds a hand by another plan "
        f"({found.rounds} rounds)"
    )
    if found.exact:
        return f"{about}. Every all-in is exact."
    return (
        f"{about}. All-ins of two are exact, of three sampled; nobody calls behind two callers; "
        "folded cards are taken for as likely as any."
    )


# For programs -----------------------------------------------------------------------------------


def _json(found: Equilibrium) -> str:
    import msgspec

    names = _names(found.spot)
    decisions = []
    for decision in sorted(found.plans, key=lambda seats: (len(seats), seats)):
        held = found.call(*decision) if len(decision) > 1 else found.push(*decision)
        decisions.append(
            {
                "seats": [names[seat] for seat in decision],
                "does": "call" if len(decision) > 1 else "push",
                "percent": round(found.percent(*decision), 3),
                "range": str(held),
                "hands": {hand: round(weight, 4) for hand, weight in held.hands().items()},
            }
        )
    whole: dict[str, Any] = {
        "stacks": dict(zip(names, found.spot.stacks, strict=True)),
        "prizes": found.spot.prizes,
        "values": dict(zip(names, found.values, strict=True)),
        "gain": found.gain,
        "rounds": found.rounds,
        "exact": found.exact,
        "decisions": decisions,
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()
