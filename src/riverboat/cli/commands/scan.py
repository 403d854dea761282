"""``riverboat scan``: hand histories to three Parquet files, for data frames and databases."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import JobsOption, JsonOption
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
from riverboat.words.terminal import recorded_hands as w


def scan(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            exists=True,
            readable=True,
            help="Hand-history files or folders, in any supported format.",
            show_default=False,
        ),
    ],
    out: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER",
            help="Folder for hands.parquet, players.parquet and actions.parquet.",
            show_default=False,
        ),
    ],
    jobs: JobsOption = 1,
    cache: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder that stores the rows of unchanged files."),
    ] = None,
    no_ev: Annotated[
        bool, typer.Option("--no-ev", help="Skip all-in equity, which is faster.")
    ] = False,
    count_copies: Annotated[
        bool, typer.Option("--count-copies", help="Count copies of the same hand, too.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Write hands, players and actions as tables in Parquet files."""
    from riverboat.frames import scan as scan_hands

    try:
        tables = scan_hands(
            [str(file) for file in files],
            jobs=jobs,
            copies="count" if count_copies else "skip",
            all_ins=not no_ev,
            cache=cache,
            out=out,
        )
    except ModuleNotFoundError as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None
    row_counts = {table.name: len(table) for table in tables}
    if as_json:
        output = {**row_counts, "copies": tables.copies, "refused": list(tables.refused)}
        print_json("scan/1", to_json_text(output))
    else:
        renderer = terminal_reader()
        for problem in tables.refused:
            typer.echo(problem, err=True)
        typer.echo(renderer.say(w.TablesWritten(str(out), **row_counts)))
        if tables.copies:
            typer.echo(renderer.say(w.DuplicatesOmitted(tables.copies)))
    raise typer.Exit(1 if tables.refused else 0)
