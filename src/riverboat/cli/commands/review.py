"""``riverboat review``: decisions of played hands with pot odds, equity, solution and loss."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec.structs import asdict

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import JobsOption, JsonOption, QuietOption
from riverboat.cli.terminal.terminal_locale import (
    build_exit_with_message,
    explain_error,
    terminal_reader,
)
from riverboat.words import reviews as w
from riverboat.words.terminal import statistics_tables as f

if TYPE_CHECKING:
    from riverboat.cli.terminal.file_position import FilePosition
    from riverboat.review import HandReview
    from riverboat.review.folder_review import HandReviews
    from riverboat.review.review_tally import ReviewTally


def review(
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
    player: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Player to review; by default the one for whom each file was written.",
            show_default=False,
        ),
    ] = None,
    first_street: Annotated[
        str,
        typer.Option(
            "--from", metavar="STREET", help="First street that is solved: flop, turn or river."
        ),
    ] = "turn",
    accuracy: Annotated[
        float, typer.Option(min=0.01, help="Exploitability to reach, in percent of the pot.")
    ] = 0.3,
    rake: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=99,
            help="Rake in percent of each pot; by default that of each hand.",
            show_default=False,
        ),
    ] = None,
    rake_cap: Annotated[
        float | None,
        typer.Option(help="Maximum rake of a pot, in the amounts of the file.", show_default=False),
    ] = None,
    worst: Annotated[
        int, typer.Option(metavar="N", min=1, max=100, help="Number of decisions to list.")
    ] = 10,
    jobs: JobsOption = 1,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Results file: finished reviews are stored in it, and reused next time.",
            show_default=False,
        ),
    ] = None,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Review played hands: pot odds, equity, solution and loss of each decision, and leaks."""
    from riverboat.cli.terminal.file_position import FilePosition
    from riverboat.review.folder_review import HandReviews
    from riverboat.review.review_tally import ReviewTally

    options: dict[str, Any] = {"solve_from": first_street, "accuracy": accuracy}
    if rake is not None:
        options["rake"] = rake / 100 if rake_cap is None else (rake / 100, rake_cap)
    tally = ReviewTally()
    try:
        file_names = [str(file) for file in files]
        reviews = HandReviews(file_names, player, options, jobs=jobs, results=resume)
        with closing(reviews):
            last_review = _review_hands(
                reviews, tally, FilePosition(files), is_quiet=quiet or as_json
            )
    except (ValueError, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None
    if not tally.hands:
        for refusal_text in reviews.refused:
            typer.echo(refusal_text, err=True)
        if reviews.refused and not reviews.skipped:
            raise typer.Exit(1)
        raise build_exit_with_message(w.NoReviewedHands(player))
    if as_json:
        print_json(
            "review/1", to_json_text(_build_result_as_json(last_review, tally, reviews, worst))
        )
    else:
        _print_result(last_review, tally, reviews, worst)
    raise typer.Exit(1 if reviews.refused else 0)


def _review_hands(
    reviews: HandReviews, tally: ReviewTally, position: FilePosition, *, is_quiet: bool
) -> HandReview | None:
    from riverboat.cli.terminal.work_progress import show_work_progress

    last_review = None
    with show_work_progress(f.WorkLabel("hands"), is_quiet=is_quiet) as report_progress:
        for hand, last_review in reviews:
            tally.add(last_review)
            source = hand.read.source
            fraction_read = position.fraction_read(source.file, source.line)
            report_progress(fraction_read, w.HandsReviewed(tally.hands))
    return last_review


def _print_result(
    last_review: HandReview | None, tally: ReviewTally, reviews: HandReviews, costliest_count: int
) -> None:
    """Print the decisions of a single hand, or the summary of several."""
    from rich.console import Console

    from riverboat.cli.pages.review_page import iter_hand_review, iter_review_summary

    console, renderer = Console(highlight=False, markup=False), terminal_reader()
    renderables = (
        iter_hand_review(last_review)
        if last_review and tally.hands == 1
        else iter_review_summary(tally, costliest_count)
    )
    for renderable in renderables:
        console.print(renderable)
    for refusal_text in reviews.refused:
        typer.echo(refusal_text, err=True)
    if reviews.refused:
        typer.echo(renderer.say(w.HandsNotReviewed(len(reviews.refused))), err=True)


def _build_result_as_json(
    last_review: HandReview | None, tally: ReviewTally, reviews: HandReviews, costliest_count: int
) -> dict[str, Any]:
    from riverboat.review.hand_review import decision_dict
    from riverboat.words import ENGLISH

    ranked_decisions = [
        {
            "hand": decision.hand,
            "player": decision.player,
            "position": decision.position,
            "cards": decision.cards,
            **decision_dict(decision.decision),
        }
        for decision in tally.worst(costliest_count)
    ]
    return {
        "hands": tally.hands,
        "decisions": tally.decisions,
        "solved": tally.solved,
        "loss_bb": tally.loss_bb,
        "net_bb": tally.net_bb,
        "all_in_bb": tally.all_in_bb,
        "worst": ranked_decisions,
        "leaks": [{**asdict(leak), "text": ENGLISH.say(leak.phrase)} for leak in tally.leaks()],
        "hand": last_review.to_dict() if last_review and tally.hands == 1 else None,
        "skipped": reviews.skipped,
        "refused": list(reviews.refused),
    }
