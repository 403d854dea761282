"""Pages of a review: the decisions of one hand, or the summary of many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from riverboat.cards import parse_cards
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words import reviews as w

if TYPE_CHECKING:
    from riverboat.review import DecisionReview, HandReview
    from riverboat.review.review_tally import RankedDecision, ReviewTally

MAX_RANGE_TEXT: Final = 60
"""Characters of a range that are shown."""


def hand_page(review: HandReview) -> Iterator[RenderableType]:
    """Yield the decisions of one hand, its assumed ranges and its notes."""
    say = terminal_reader().say
    cards = _cards(review.cards) or "??"
    head = w.ReviewedHand(
        review.number, review.player, review.position, cards, f"{review.loss_bb:.2f}"
    )
    yield Text(say(head), "bold")
    table = _table("street", "board", "pot", "action", "pot odds", "equity", "best", "loss", "why")
    for decision in review.decisions:
        table.add_row(
            say(w.StreetLabel(decision.street)),
            _cards(decision.board),
            f"{decision.pot:,.10g}",
            say(decision.phrase),
            _percent(decision.pot_odds or None),
            _percent(decision.equity),
            *_verdict(decision),
        )
    yield table
    for name, found in review.ranges.items():
        text = str(found)
        shown_text = text if len(text) <= MAX_RANGE_TEXT else f"{text[: MAX_RANGE_TEXT - 3]}..."
        yield Text(say(w.AssumedRange(name, f"{found.percent:.1f}", shown_text)), "dim")
    for note in review.notes:
        yield Text(say(note), "dim")


def summary_page(tally: ReviewTally, worst: int) -> Iterator[RenderableType]:
    """Yield the sums over all hands, the costliest decisions and the leaks."""
    say = terminal_reader().say
    summary = w.ReviewSummary(tally.hands, tally.decisions, tally.solved, f"{tally.loss_bb:.2f}")
    yield Text(say(summary), "bold")
    yield Text(say(w.ReviewResult(f"{tally.net_bb:+.2f}", f"{tally.all_in_bb:+.2f}")))
    ranked = tally.worst(worst)
    yield Text(f"\n{say(w.CostliestDecisions() if ranked else w.NoLosses())}")
    if ranked:
        yield _ranking(ranked)
    leaks = tally.leaks()
    yield Text(f"\n{say(w.LeaksHeading() if leaks else w.NoLeaks())}")
    for leak in leaks:
        yield Text(f"  {say(leak.phrase)}")


def _ranking(ranked: list[RankedDecision]) -> Table:
    say = terminal_reader().say
    table = _table("hand", "street", "board", "cards", "pot", "action", "best", "loss", "why")
    for leak in ranked:
        decision = leak.decision
        table.add_row(
            leak.hand,
            say(w.StreetLabel(decision.street)),
            _cards(decision.board),
            _cards(leak.cards),
            f"{decision.pot:,.10g}",
            say(decision.phrase),
            *_verdict(decision),
        )
    return table


def _table(*heads: w.ReviewColumn) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in heads:
        numbers = head in ("pot", "pot odds", "equity", "loss")
        table.add_column(
            terminal_reader().say(w.ReviewHead(head)),
            justify="right" if numbers else "left",
            no_wrap=head not in ("why", "board"),
        )
    return table


def _verdict(decision: DecisionReview) -> tuple[str, str, str]:
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


def _cards(text: str) -> str:
    """Return cards in the signs of the terminal's reader."""
    if not text:
        return ""
    return terminal_reader().cards(parse_cards(text))


def _percent(share: float | None) -> str:
    from riverboat.review.decision_reasons import percent

    return "" if share is None else terminal_reader().say(w.PercentText(percent(share)))
