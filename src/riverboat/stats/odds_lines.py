"""Pot odds and equity of each decision as lines of a replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from riverboat.engine import AnyFact
from riverboat.engine.state import hand_facts as f
from riverboat.stats.decision_odds import DecisionOdds, decision_odds
from riverboat.words import Reader
from riverboat.words.terminal.recorded_hands import DecisionOddsLine, OddsAgainst, OddsKnown

if TYPE_CHECKING:
    from riverboat.notation import ParsedHand

_BETTING_FACTS = (f.Folded, f.Checked, f.Called, f.Raised)


def odds_by_fact(log: Sequence[AnyFact]) -> Mapping[int, DecisionOdds]:
    """Return the odds of each decision by the index of its fact; the log must not be empty."""
    fact_indexes = [index for index, fact in enumerate(log) if isinstance(fact, _BETTING_FACTS)]
    return dict(zip(fact_indexes, decision_odds(log), strict=False))


def with_odds(
    hand: ParsedHand, reader: Reader, seen_log: Sequence[AnyFact] | None = None
) -> ParsedHand:
    """Return a hand with the odds of each decision as comments, which a replay page shows.

    *seen_log* is the log with only those cards that the reader of the page may know, fact by fact.
    """
    odds_by_index = odds_by_fact(hand.log if seen_log is None else seen_log)
    odds_comments = [
        (index + 1, odds_line(odds_of_decision, reader))
        for index, odds_of_decision in odds_by_index.items()
    ]
    comments = [*hand.comments, *[(index, line) for index, line in odds_comments if line]]
    return replace(hand, comments=tuple(sorted(comments, key=lambda comment: comment[0])))


def odds_line(odds: DecisionOdds | None, reader: Reader) -> str:
    """Return pot odds and equity in words; empty if neither is known."""
    if odds is None or (odds.equity is None and not odds.to_call):
        return ""
    if odds.equity is None:
        return reader.say(DecisionOddsLine("price", "any", _format_percent(odds.pot_odds), ""))
    opponent_cards: OddsAgainst = "any" if odds.opponents == "unknown" else "shown"
    if odds.is_pat:
        opponent_cards = "any as they are" if opponent_cards == "any" else "shown as they are"
    known_figures: OddsKnown = "both" if odds.to_call else "equity"
    return reader.say(
        DecisionOddsLine(
            known_figures,
            opponent_cards,
            _format_percent(odds.pot_odds),
            _format_percent(odds.equity),
        )
    )


def _format_percent(share: float) -> str:
    return f"{100 * share:.0f}"
