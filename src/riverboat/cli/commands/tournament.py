"""``riverboat tournament``: structures, prizes, seats, and whole events, played or kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from riverboat.cli.terminal.amounts import amounts
from riverboat.cli.terminal.json_text import json_text, print_json
from riverboat.cli.terminal.program import Program
from riverboat.cli.terminal.tongue import (
    Lang,
    chosen,
    explained,
    refused,
    spoken,
    terminal_reader,
)
from riverboat.words import Reader
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal import figures as f
from riverboat.words.terminal import tournament as t

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.text import Text

    from riverboat.cli.tournaments.simulated import Simulation, Told
    from riverboat.tourney import EventRules, Structure

tournament = Program(
    name="tournament",
    help="Tournaments: structures, prizes, seats; a whole event played by bots, or kept by hand.",
    add_completion=False,
)

_AS_JSON = typer.Option("--json", help="As JSON, for programs.")
_TOML = typer.Option(metavar="FILE.toml", dir_okay=False, help="Write it to a file, too.")
_FILE = typer.Argument(
    metavar="FILE.toml",
    exists=True,
    dir_okay=False,
    show_default=False,
    help="The event's rules, as new writes them.",
)
_COLOUR = typer.Option("--colour/--no-colour", help="In colours.")
_SEED = typer.Option(metavar="TEXT", help="The seed of the draw; without one it is made up.")


@tournament.command()
def structure(
    players: Annotated[int, typer.Argument(min=2, show_default=False, help="How many come.")],
    pace: Annotated[
        str, typer.Option(help="hyper, turbo, regular, deep or home: what is left out is as there.")
    ] = "home",
    chips: Annotated[int, typer.Option(help="What everybody begins with.")] = 0,
    hours: Annotated[float, typer.Option(help="How long it may take.")] = 0.0,
    level: Annotated[int, typer.Option(help="Minutes of a level.")] = 0,
    chip_set: Annotated[
        str, typer.Option(metavar="25,100,500", help="The worths of the chips, rising.")
    ] = "",
    ante: Annotated[str, typer.Option(help="none, each or big_blind.")] = "none",
    toml: Annotated[Path | None, _TOML] = None,
    as_json: Annotated[bool, _AS_JSON] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, _COLOUR] = None,
) -> None:
    """Make a structure from what a host knows: players, chips, hours and the chip set."""
    from riverboat.cli.at_the_table.telling import reader_of
    from riverboat.cli.tournaments.tables import structure_json, structure_rows
    from riverboat.tourney import BadEvent, EventRules, generated
    from riverboat.tourney.config import evening_of, event_toml
    from riverboat.tourney.structure.generator import ratio

    if ante not in ("none", "each", "big_blind"):
        raise refused(w.AnteIsOneOf(), "--ante")
    known = {
        "stack": chips,
        "hours": hours,
        "level_minutes": level,
        "chips": tuple(map(int, amounts(chip_set, "--chip-set"))),
    }
    try:
        evening = evening_of(
            pace, players, ante=ante, **{name: value for name, value in known.items() if value}
        )
        made = generated(evening)
        rules = EventRules(name=f"{pace} for {players}", structure=made)
    except BadEvent as why:
        _stop(explained(why, lang))
    if toml is not None:
        _write(toml, event_toml(rules))
    if as_json:
        print_json("structure/1", json_text(structure_json(made)))
        return
    reader = reader_of(chosen(lang))
    about = reader.say(t.StructureOf(players, made.stack, f"{ratio(made):.2f}"))
    _print([about], structure_rows(made, reader, _width(colour)), colour)


@tournament.command()
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
    as_json: Annotated[bool, _AS_JSON] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, _COLOUR] = None,
) -> None:
    """Divide the money of so many entries, with marks, and deals for those who are left."""
    from riverboat.cli.at_the_table.telling import reader_of
    from riverboat.cli.tournaments.tables import prize_rows
    from riverboat.tourney import BadEvent, Wanted, prize_table, prizes_by_shares
    from riverboat.tourney.prizes.table import last_of_few

    pool = max(entries * price, guarantee)
    parts = tuple(map(int, amounts(shares, "--shares")))
    top, paid = tuple(map(int, amounts(marks, "--marks"))), paid or max(entries * 15 // 100, 1)
    of_few = 0 if top else last_of_few(pool, paid, unit)
    wanted = Wanted(
        paid=paid,
        least=least or max(price * 3 // 2 // unit * unit, unit, of_few),
        top=top,
        unit=unit,
    )
    try:
        prizes = prizes_by_shares(pool, parts, unit=unit) if parts else prize_table(pool, wanted)
        deals = _deals(tuple(map(int, amounts(stacks, "--stacks"))), prizes, unit)
    except (BadEvent, ValueError) as why:
        _stop(explained(why, lang) if isinstance(why, BadEvent) else str(why))
    if as_json:
        print_json("payouts/1", json_text({"pool": pool, "prizes": prizes, "deals": deals}))
        return
    reader = reader_of(chosen(lang))
    about = reader.say(t.EntriesPay(entries, pool, len(prizes)))
    _print([about], prize_rows(prizes, reader, _width(colour)), colour)
    names = {way: reader.say(t.DealBy(way)) for way in deals}
    for way, chop in deals.items():
        got = ", ".join([reader.chips(share) for share in chop])
        typer.echo(f"{names[way]:>{max(6, *map(len, names.values()))}}: {got}")


def _deals(stacks: Sequence[int], prizes: Sequence[int], unit: int) -> dict[t.Way, list[int]]:
    """What those who are left would agree on, by each of three ways."""
    from riverboat.equity.tournament import Terms, chip_chop, even_chop, icm_chop

    if not stacks:
        return {}
    left, terms = list(prizes[: len(stacks)]), Terms(unit)
    ways: dict[t.Way, Any] = {"icm": icm_chop, "chips": chip_chop, "even": even_chop}
    return {name: list(way(stacks, left, terms).shares) for name, way in ways.items()}


@tournament.command()
def seats(
    names: Annotated[
        list[str], typer.Argument(show_default=False, help="Who plays; or one number of players.")
    ],
    at: Annotated[int, typer.Option("--at", min=2, max=10, help="Seats at a table.")] = 9,
    seed: Annotated[str, _SEED] = "",
    verify: Annotated[
        str, typer.Option(metavar="HASH", help="Check that the seed is the one of this hash.")
    ] = "",
    as_json: Annotated[bool, _AS_JSON] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, _COLOUR] = None,
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
        _stop(reader.say(t.OtherHash(seal, verify)))
    many = len(names) == 1 and names[0].isdecimal()
    players = _numbered(int(names[0]), reader) if many else names
    if len(set(players)) < max(len(players), 2):
        _stop(reader.say(t.TwoOrMoreNames()))
    row = first_seats(said.encode(), "start 1", players, at)
    if as_json:
        drawn = [{"player": who, "table": table, "seat": seat + 1} for who, table, seat in row]
        print_json("seats/1", json_text({"seed": said, "hash": seal, "seats": drawn}))
        return
    about = [reader.say(t.SeedIs(said)), reader.say(t.HashIs(seal))]
    _print(about, seat_rows(row, reader, _width(colour)), colour)


def _numbered(players: int, reader: Reader) -> list[str]:
    return [reader.say(t.PlayerNumber(number)) for number in range(1, players + 1)]


@tournament.command()
def new(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.toml",
            show_default=False,
            help="The file to write: its rules, to be read and changed.",
        ),
    ],
    name: Annotated[str, typer.Option(help="What the event is called.")] = "",
    players: Annotated[int, typer.Option(help="How many are expected.")] = 0,
    pace: Annotated[str, typer.Option(help="hyper, turbo, regular, deep or home.")] = "",
    form: Annotated[
        str,
        typer.Option(
            "--format",
            help="freezeout, re-entry, rebuy, sit-and-go, heads-up, shootout, satellite, knockout, "
            "progressive or mystery.",
        ),
    ] = "",
    price: Annotated[
        int | None, typer.Option(min=0, help="What an entry costs, for prizes.")
    ] = None,
    fee: Annotated[int, typer.Option(min=0, help="What the house takes of each.")] = 0,
    felt: Annotated[bool, typer.Option("--felt", help="At real tables.")] = False,
    lang: Lang = None,
) -> None:
    """Write the file of an event, by options, or by what is asked where one is left out."""
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import evening_of, event_of, event_toml

    if file.exists():
        _stop(Reader(chosen(lang)).say(t.FileIsThereAlready(str(file))))

    def ask(what: t.Asked, default: str | int) -> Any:
        question = Reader(chosen(lang)).say(t.AskOfNewEvent(what))
        return typer.prompt(question, type=type(default), default=default)

    name = name or ask("name", file.stem)
    players = players or ask("players", 18)
    pace = pace or ask("pace", "home")
    form = form or ask("format", "freezeout")
    if price is None:
        price = ask("price", 20)
    try:
        evening = evening_of(pace, players)
        wishes: dict[str, object] = {
            "name": name,
            "format": form,
            "tables": "felt" if felt else "ours",
            "entry": {"price": {"prize": price, "fee": fee}},
            "evening": {key: _plain(getattr(evening, key)) for key in evening.__struct_fields__},
        }
        text = event_toml(event_of(wishes))
    except BadEvent as why:
        _stop(explained(why, lang))
    _write(file, text)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


@tournament.command()
def sim(
    file: Annotated[Path | None, _FILE] = None,
    players: Annotated[int, typer.Option(min=2, help="How many bots play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same event every time.")] = 1,
    pace: Annotated[str, typer.Option(help="Without a file: a structure of this pace.")] = "turbo",
    hands: Annotated[int, typer.Option(min=1, help="Hands an hour at a table.")] = 30,
    deal: Annotated[
        Literal["icm", "chips", "even"] | None,
        typer.Option(help="The last ones divide the prizes, and the event is over."),
    ] = None,
    deal_at: Annotated[int, typer.Option(min=2, help="With a deal: when so many are left.")] = 3,
    show: Annotated[int, typer.Option(min=1, help="So many places are shown.")] = 10,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="Draw the stacks of the first places.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help="Write everybody's result.")
    ] = None,
    histories: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Every hand: .txt (PokerStars), .ohh, .phhs or .jsonl."),
    ] = None,
    summary: Annotated[
        Path | None, typer.Option(metavar="FILE.txt", help="The summary as PokerStars writes it.")
    ] = None,
    as_json: Annotated[bool, _AS_JSON] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, _COLOUR] = None,
) -> None:
    """Play a whole event with bots on the engine: places, levels, how long it takes."""
    from riverboat.cli.terminal.picture_file import write_picture
    from riverboat.cli.tournaments.histories import HandsOfEvent, summary_of
    from riverboat.cli.tournaments.results import drawing, result_rows
    from riverboat.cli.tournaments.simulated import Agreed, Simulation
    from riverboat.tourney.results import results, results_csv

    rules = _rules(file, pace, players, lang)
    agreed = Agreed(deal, deal_at) if deal is not None else None
    began = time.perf_counter()
    try:
        with HandsOfEvent(histories, rules, seed) as written:
            playing = Simulation(rules, players, seed, hands, written.write, agreed)
            told = _played(playing, players, quiet)
    except (ValueError, OSError) as why:
        _stop(str(why))
    took = time.perf_counter() - began
    if summary is not None:
        _write(summary, summary_of(told.event, seed))
    if csv is not None:
        _write(csv, results_csv(told.event))
    if svg is not None:
        moments = [(str(m.level), f"{m.left} left", m.stacks) for m in told.moments]
        write_picture(svg, lambda: drawing(told.event, moments))
    if as_json:
        levels = [{"level": m.level, "minutes": m.minutes, "left": m.left} for m in told.moments]
        found = {
            "entries": told.event.entries,
            "hands": told.hands,
            "minutes": told.minutes,
            "seed": told.event.seal,
            "levels": levels,
            "results": results(told.event),
        }
        print_json("tournament/1", json_text(found))
        return
    to = terminal_reader(lang)
    about = f.EventPlayed(
        rules.name,
        told.event.entries,
        told.hands,
        told.minutes // 60,
        f"{told.minutes % 60:02}",
        told.event.level,
        f"{took:.1f}",
    )
    _print([to.say(about)], _level_rows(told, _width(colour), to), colour)
    _print([""], result_rows(told.event, show, _width(colour), to), colour)


def _rules(file: Path | None, pace: str, players: int, lang: str | None) -> EventRules:
    from riverboat.tourney import BadEvent, EventRules, generated
    from riverboat.tourney.config import evening_of, read_event
    from riverboat.tourney.rules import EntryRules, Price

    try:
        if file is not None:
            return read_event(file.read_text(encoding="utf-8"))
        made: Structure = generated(evening_of(pace, players))
    except (BadEvent, UnicodeDecodeError) as why:
        _stop(explained(why, lang) if isinstance(why, BadEvent) else f"{file} is no text")
    return EventRules(name=pace, structure=made, entry=EntryRules(price=Price(prize=100)))


def _played(playing: Simulation, players: int, quiet: bool) -> Told:
    from riverboat.cli.terminal.work_bar import working

    with working("event", quiet=quiet) as tell:
        return playing.play(
            lambda event, played: tell(
                1 - (len(event.inside) - 1) / max(players - 1, 1),
                f"{len(event.inside):,} left, level {event.level}, {played:,} hands",
            )
        )


def _level_rows(told: Told, width: int, to: Reader) -> Iterable[Text]:
    from riverboat.cli.terminal.columns import Row, columns

    structure = told.event.rules.structure
    rows = [
        Row(
            to.say(f.LevelOf(each.level)),
            [
                structure.level(each.level).posted,
                f"{each.minutes // 60}:{each.minutes % 60:02}",
                to.chips(each.left),
                to.chips(sum(chips for _, chips in each.stacks) // max(each.left, 1)),
            ],
        )
        for each in told.moments
    ]
    heads: tuple[f.Head, ...] = ("blinds", "at", "left", "average")
    return columns([to.say(f.FigureHead(head)) for head in heads], rows, width)


@tournament.command()
def run(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="FILE.event", show_default=False, help="The event's record; it is taken up."
        ),
    ],
    rules: Annotated[
        Path | None,
        typer.Option(metavar="FILE.toml", exists=True, dir_okay=False, help="A new event's rules."),
    ] = None,
    lang: Lang = None,
    colour: Annotated[bool | None, _COLOUR] = None,
) -> None:
    """Keep an event at real tables from one terminal: bust-outs, re-buys, moves, the clock."""
    from riverboat.cli.tournaments.event_session import EventSession
    from riverboat.cli.tournaments.record import EventRecord, NotAnEventRecord
    from riverboat.tourney import BadEvent
    from riverboat.tourney.config import read_event

    try:
        if record.exists():
            kept = EventRecord.taken_up(record)
        elif rules is None:
            _stop(f"{record} is not there: begin it with --rules FILE.toml (tournament new)")
        else:
            kept = EventRecord.begun(record, read_event(rules.read_text(encoding="utf-8")))
    except BadEvent as why:
        _stop(explained(why, lang))
    except (NotAnEventRecord, OSError) as why:
        _stop(str(why))
    with kept:
        EventSession(kept, lang, colour).run()


# What is printed ---------------------------------------------------------------------------------


def _width(colour: bool | None) -> int:
    from riverboat.cli.terminal.terminal import console

    return min(console(colour).width, 100)


def _print(about: Iterable[str], rows: Iterable[Text], colour: bool | None) -> None:
    from riverboat.cli.terminal.terminal import console

    terminal = console(colour)
    for line in about:
        terminal.print(line, soft_wrap=True, markup=False)
    for row in rows:
        terminal.print(row, soft_wrap=True)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        _stop(Reader(spoken()).say(t.FileCannotBeWritten(str(path), why.strerror or "")))
    typer.echo(Reader(spoken()).say(t.FileIsWritten(str(path))), err=True)


def _stop(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)
