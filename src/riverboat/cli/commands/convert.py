"""``riverboat convert``: convert hands from one format to another, strictly, one at a time.

This module parses the options and finds the files; ``history_conversion`` does the work.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.shared_options import AcpcGameOption
from riverboat.cli.terminal.terminal_locale import build_usage_error, choose_locale, explain_error
from riverboat.histories.history_formats import FORMATS, OutputFormat, format_by_file_name
from riverboat.words import Reader
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from riverboat.cli.histories.history_conversion import ConversionJob
    from riverboat.notation.acpc import Definition

_MAX_LISTED_ERRORS = 20


def convert(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="IN...",
            help="Hand-history files or folders, in any format that replay reads.",
            show_default=False,
        ),
    ],
    to: Annotated[
        OutputFormat | None,
        typer.Option(
            "--to", help="Output format; defaults to the one that the name after --out implies."
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|FOLDER/",
            help="Output file, instead of standard output; or a folder, for one output file "
            "per input file.",
        ),
    ] = None,
    hide_names: Annotated[
        bool, typer.Option("--hide-names", help="Replace names with Player 1, Player 2 ...")
    ] = False,
    hero: Annotated[
        str | None, typer.Option(metavar="NAME", help="Include only cards that this player saw.")
    ] = None,
    repair: Annotated[
        bool,
        typer.Option(
            "--repair/--strict", help="Repair hands where possible, and report each change."
        ),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing files.")] = False,
    all_errors: Annotated[
        bool,
        typer.Option(
            "--all-errors",
            help=f"List all rejected hands instead of the first {_MAX_LISTED_ERRORS}.",
        ),
    ] = False,
    game: AcpcGameOption = None,
) -> None:
    """Convert recorded hands to another format."""
    from rich.console import Console

    from riverboat.cli.histories.history_conversion import (
        ConversionErrors,
        ConversionOptions,
        Converter,
    )
    from riverboat.cli.terminal.read_progress import show_reading_progress
    from riverboat.notation.format_detection import scan_folder

    output_format = to or (format_by_file_name(out) if out else None)
    if output_format is None:
        raise build_usage_error(w.OutputFormatMissing(", ".join(OutputFormat)), "--to")
    conversion_options = ConversionOptions(
        output_format, _read_definition(game), repair, hero or "", hide_names
    )
    jobs = _plan_jobs(files, out, output_format)
    unreadable_files = [
        unreadable_file
        for file in files
        if file.is_dir()
        for unreadable_file in scan_folder(file).unreadable
    ]
    _check_targets(jobs, overwrites_files=force)
    console = Console(stderr=True, highlight=False)
    errors = ConversionErrors(
        console, None if all_errors else _MAX_LISTED_ERRORS, Reader(choose_locale(None))
    )
    with show_reading_progress(
        console, is_quiet=not out and sys.stdout.isatty()
    ) as follow_progress:
        converter = Converter(conversion_options, errors, follow_progress)
        for path, reason in unreadable_files:
            converter.skip_file(path, reason)
        try:
            for job in jobs:
                converter.run(job)
        except BrokenPipeError:  # the reader closed the pipe
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
    converter.print_summary()
    raise typer.Exit(1 if errors.count else 0)


def _read_definition(game: Path | None) -> Definition | None:
    from riverboat.notation import BadNotation
    from riverboat.notation.acpc import read_definition

    try:
        return read_definition(game) if game else None
    except BadNotation as error:
        raise typer.BadParameter(explain_error(error), param_hint="--game") from None


def _plan_jobs(
    files: list[Path], output_path: str | None, output_format: OutputFormat
) -> list[ConversionJob]:
    """Assign input files to output files: all to one, or each to its own in a folder."""
    from riverboat.cli.histories.history_conversion import ConversionJob

    if output_path is None or not _is_folder(output_path):
        input_files = [path for file in files for path in _find_hand_files(file)]
        return [ConversionJob(Path(output_path) if output_path else None, tuple(input_files))]
    jobs = []
    for file in files:
        root_folder = file if file.is_dir() else file.parent
        for path in _find_hand_files(file):
            relative_path = path.relative_to(root_folder).with_suffix(FORMATS[output_format].suffix)
            jobs.append(ConversionJob(Path(output_path) / relative_path, (path,)))
    return jobs


def _is_folder(output_path: str) -> bool:
    return output_path.endswith(("/", os.sep)) or Path(output_path).is_dir()


def _find_hand_files(file: Path) -> list[Path]:
    """Return the file, or the hand files of a folder; a folder without any is returned itself."""
    from riverboat.notation.format_detection import hand_files

    return (hand_files(file) if file.is_dir() else [file]) or [file]


def _check_targets(jobs: list[ConversionJob], *, overwrites_files: bool) -> None:
    """Raise a usage error rather than overwrite a file by mistake."""
    input_by_target: dict[Path, Path] = {}
    for job in jobs:
        if job.target is None:
            continue
        if job.target in input_by_target:
            raise build_usage_error(
                w.TargetNameConflict(
                    str(input_by_target[job.target]), str(job.paths[0]), str(job.target)
                ),
                "--out",
            )
        if job.target.exists() and not overwrites_files:
            raise build_usage_error(w.OutputFileExists(str(job.target)), "--out")
        input_by_target[job.target] = job.paths[0] if job.paths else job.target
