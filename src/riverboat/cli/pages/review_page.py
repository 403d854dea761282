"""Pages of a review: the decisions of one hand, or the summary of many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from riverboat.cards import parse_cards
from riverboat.cli.terminal.terminal_locale import localize_number, terminal_reader
from riverboat.words import reviews as w

if TYPE_CHECKING:
    from riverboat.review import DecisionReview, HandReview
    from riverboat.review.review_tally import RankedDecision, ReviewTally

MAX_RANGE_TEXT_LENGTH: Final = 60
"""Characters of a range that are shown."""
NUMBER_COLUMNS: Final = frozenset({"pot", "pot odds", "equity", "loss"})
INDENT: Final = 4


def iter_hand_review(review: HandReview) -> Iterator[RenderableType]:
    """Yield the decisions of one hand, its assumed ranges and its notes."""
    translate = terminal_reader().say
    cards = _format_cards(review.cards) or "??"
    heading = w.ReviewedHand(
        review.number, review.player, review.position, cards, f"{review.loss_bb:.2f}"
    )
    yield Text(translate(heading), "bold")
    rows = [
        (
            translate(w.StreetLabel(decision.street)),
            _format_cards(decision.board),
            localize_number(f"{decision.pot:,.10g}"),
            translate(decision.phrase),
            _format_percent(decision.pot_odds or None),
            _format_percent(decision.equity),
            *_describe_verdict(decision),
        )
        for decision in review.decisions
    ]
    yield from _format_rows(
        ("street", "board", "pot", "action", "pot odds", "equity", "best", "loss"), rows
    )
    for name, assumed_range in review.ranges.items():
        text = str(assumed_range)
        shown_text = (
            text
            if len(text) <= MAX_RANGE_TEXT_LENGTH
            else f"{text[: MAX_RANGE_TEXT_LENGTH - 3]}..."
        )
        yield Text(
            translate(w.AssumedRange(name, f"{assumed_range.percent:.1f}", shown_text)), "dim"
        )
    for note in review.notes:
        yield Text(translate(note), "dim")


def iter_review_summary(tally: ReviewTally, costliest_count: int) -> Iterator[RenderableType]:
    """Yield the sums over all hands, the costliest decisions and the leaks."""
    translate = terminal_reader().say
    summary = w.ReviewSummary(tally.hands, tally.decisions, tally.solved, f"{tally.loss_bb:.2f}")
    yield Text(translate(summary), "bold")
    yield Text(translate(w.ReviewResult(f"{tally.net_bb:+.2f}", f"{tally.all_in_bb:+.2f}")))
    ranked_decisions = tally.worst(costliest_count)
    yield Text(
        f"\n{translate(w.CostliestDecisions() if ranked_decisions else w.NoReviewedLosses())}"
    )
    if ranked_decisions:
        yield from _format_ranking(ranked_decisions)
    leaks = tally.leaks()
    yield Text(f"\n{translate(w.LeaksHeading() if leaks else w.NoLeaks())}")
    for leak in leaks:
        yield Text(f"  {translate(leak.phrase)}")


def _format_ranking(ranked_decisions: list[RankedDecision]) -> Iterator[RenderableType]:
    translate = terminal_reader().say
    rows = [
        (
            ranked_decision.hand,
            translate(w.StreetLabel(ranked_decision.decision.street)),
            _format_cards(ranked_decision.decision.board),
            _format_cards(ranked_decision.cards),
            localize_number(f"{ranked_decision.decision.pot:,.10g}"),
            translate(ranked_decision.decision.phrase),
            *_describe_verdict(ranked_decision.decision),
        )
        for ranked_decision in ranked_decisions
    ]
    return _format_rows(("hand", "street", "board", "cards", "pot", "action", "best", "loss"), rows)


def _format_rows(
    columns: Sequence[w.ReviewColumn], rows: Sequence[tuple[str, ...]]
) -> Iterator[RenderableType]:
    """Yield each row as a line of columns, with its last text, which may be long, on a line
    below.
    """
    translate = terminal_reader().say
    headings = [translate(w.ReviewColumnHeading(column)) for column in columns]
    column_texts = zip(headings, *(row[:-1] for row in rows), strict=True)
    widths = [max(map(cell_len, column)) for column in column_texts]

    def format_line(cells: Sequence[str], style: str) -> Text:
        padded_cells = []
        for column, cell, width in zip(columns, cells, widths, strict=True):
            gap = " " * (width - cell_len(cell))
            padded_cells.append(gap + cell if column in NUMBER_COLUMNS else cell + gap)
        return Text("  ".join(padded_cells).rstrip(), style)

    yield format_line(headings, "bold")
    for *cells, reason in rows:
        yield format_line(cells, "")
        if reason:
            yield Padding(Text(reason, "dim"), (0, 0, 0, INDENT))


def _describe_verdict(decision: DecisionReview) -> tuple[str, str, str]:
    """Return the best action, the loss, and the reason."""
    translate = terminal_reader().say
    reasons = [phrase for phrase in (decision.why, decision.reason) if phrase is not None]
    if isinstance(decision.reason, w.PreflopSolvingUnsupported) and decision.why is not None:
        reasons = [decision.why]
    return (
        translate(decision.best.phrase) if decision.best else "",
        "" if decision.loss_bb is None else localize_number(f"{decision.loss_bb:.2f}"),
        "; ".join(map(translate, reasons)),
    )


def _format_cards(text: str) -> str:
    """Return cards in the notation of the terminal's language, or an empty text."""
    if not text:
        return ""
    return terminal_reader().cards(parse_cards(text))


def _format_percent(share: float | None) -> str:
    from riverboat.review.decision_reasons import percent

    return "" if share is None else terminal_reader().say(w.PercentText(percent(share)))
