"""Helpers for hands of other sites, parsed with the format detected from the text."""

from riverboat.engine.hand_audit import audit
from riverboat.histories import HandHistory
from riverboat.notation import ParsedHand
from riverboat.notation.format_detection import parse_hands
from tests.notation.pokerstars_hands import (
    get_game_name,
    list_forced_bets,
    remove_lines,
    replace_text,
)

__all__ = [
    "replace_text",
    "parse_exact",
    "get_game_name",
    "get_payoffs_by_player",
    "list_forced_bets",
    "parse_one",
    "only_problem",
    "remove_lines",
]


def parse_one(text: str, name: str = "") -> ParsedHand:
    """Parse a text with a single hand."""
    [hand] = parse_hands(text, name=name)
    return hand


def parse_exact(text: str, name: str = "") -> ParsedHand:
    """Parse a single hand; fail if it has a problem or does not pass the audit."""
    hand = parse_one(text, name)
    assert not hand.problems, hand.problems
    assert not audit(hand.log)
    return hand


def only_problem(text: str) -> str:
    """Return the only problem of a hand."""
    [problem] = parse_one(text).problems
    return problem


def get_payoffs_by_player(hand: ParsedHand) -> dict[str, float]:
    """Return what the pots paid each player, net; with the rake they must add up to zero."""
    pot_payoffs = HandHistory(hand).pot_payoffs
    payoffs = {
        name: round(payoff, 2) for name, payoff in zip(hand.players, pot_payoffs, strict=True)
    }
    assert abs(sum(pot_payoffs) + hand.rake / hand.scale) < 0.001
    return payoffs
