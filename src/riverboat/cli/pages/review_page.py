"""Pages of a review: the decisions of one hand, or the summary of many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from riverboat.cards import parse_cards
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words import reviews as w

if TYPE_CHECKING:
    from riverboat.review import DecisionReview, HandReview
    from riverboat.review.review_tally import RankedDecision, ReviewTally

MAX_RANGE_TEXT: Final = 60
"""Characters of a range that are shown."""
NUMBER_COLUMNS: Final = frozenset({"pot", "pot odds", "equity", "loss"})
INDENT: Final = 4


def iter_hand_review(review: HandReview) -> Iterator[RenderableType]:
    """Yield the decisions of one hand, its assumed ranges and its notes."""
    say = terminal_reader().say
    cards = _format_cards(review.cards) or "??"
    heading = w.ReviewedHand(
        review.number, review.player, review.position, cards, f"{review.loss_bb:.2f}"
    )
    yield Text(say(heading), "bold")
    rows = [
        (
            say(w.StreetLabel(decision.street)),
            _format_cards(decision.board),
            f"{decision.pot:,.10g}",
            say(decision.phrase),
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
        shown_text = text if len(text) <= MAX_RANGE_TEXT else f"{text[: MAX_RANGE_TEXT - 3]}..."
        yield Text(say(w.AssumedRange(name, f"{assumed_range.percent:.1f}", shown_text)), "dim")
    for note in review.notes:
        yield Text(say(note), "dim")


def iter_review_summary(tally: ReviewTally, costliest_count: int) -> Iterator[RenderableType]:
    """Yield the sums over all hands, the costliest decisions and the leaks."""
    say = terminal_reader().say
    summary = w.ReviewSummary(tally.hands, tally.decisions, tally.solved, f"{tally.loss_bb:.2f}")
    yield Text(say(summary), "bold")
    yield Text(say(w.ReviewResult(f"{tally.net_bb:+.2f}", f"{tally.all_in_bb:+.2f}")))
    ranked_decisions = tally.worst(costliest_count)
    yield Text(f"\n{say(w.CostliestDecisions() if ranked_decisions else w.NoLosses())}")
    if ranked_decisions:
        yield from _format_ranking(ranked_decisions)
    leaks = tally.leaks()
    yield Text(f"\n{say(w.LeaksHeading() if leaks else w.NoLeaks())}")
    for leak in leaks:
        yield Text(f"  {say(leak.phrase)}")


def _format_ranking(ranked_decisions: list[RankedDecision]) -> Iterator[RenderableType]:
    say = terminal_reader().say
    rows = [
        (
            ranked_decision.hand,
            say(w.StreetLabel(ranked_decision.decision.street)),
            _format_cards(ranked_decision.decision.board),
            _format_cards(ranked_decision.cards),
            f"{ranked_decision.decision.pot:,.10g}",
            say(ranked_decision.decision.phrase),
            *_describe_verdict(ranked_decision.decision),
        )
        for ranked_decision in ranked_decisions
    ]
    return _format_rows(("hand", "street", "board", "cards", "pot", "action", "best", "loss"), rows)


def _format_rows(
    heads: Sequence[w.ReviewColumn], rows: Sequence[tuple[str, ...]]
) -> Iterator[RenderableType]:
    """Yield each row as a line of columns, with its last text, which may be long, on a line
    below.
    """
    say = terminal_reader().say
    titles = [say(w.ReviewColumnHeading(head)) for head in heads]
    columns = zip(titles, *(row[:-1] for row in rows), strict=True)
    widths = [max(map(cell_len, column)) for column in columns]

    def format_line(cells: Sequence[str], style: str) -> Text:
        padded = []
        for column, cell, width in zip(heads, cells, widths, strict=True):
            gap = " " * (width - cell_len(cell))
            padded.append(gap + cell if column in NUMBER_COLUMNS else cell + gap)
        return Text("  ".join(padded).rstrip(), style)

    yield format_line(titles, "bold")
    for *cells, reason in rows:
        yield format_line(cells, "")
        if reason:
            yield Padding(Text(reason, "dim"), (0, 0, 0, INDENT))


def _describe_verdict(decision: DecisionReview) -> tuple[str, str, str]:
    """Return the best action, the loss, and the reason."""
    say = terminal_reader().say
    reasons = [phrase for phrase in (decision.why, decision.reason) if phrase is not None]
    if isinstance(decision.reason, w.ChartsPreflop) and decision.why is not None:
        reasons = [decision.why]
    return (
        say(decision.best.phrase) if decision.best else "",
        "" if decision.loss_bb is None else f"{decision.loss_bb:.2f}",
        "; ".join(map(say, reasons)),
    )


def _format_cards(text: str) -> str:
    """Return cards in the notation of the terminal's language, or an empty text."""
    if not text:
        return ""
    return terminal_reader().cards(parse_cards(text))


def _format_percent(share: float | None) -> str:
    from riverboat.review.decision_reasons import percent

    return "" if share is None else terminal_reader().say(w.PercentText(percent(share)))
