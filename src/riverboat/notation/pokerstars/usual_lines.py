"""Fast parser of the most common lines, by their first words."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.pokerstars.action_lines import (
    KIND_BY_FORCED_BET,
    build_amount_parser,
    parse_check,
    parse_fold,
    parse_muck,
    parse_raise,
    parse_show,
)
from riverboat.notation.pokerstars.line_cards import CARDS, parse_line_cards
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DealEvent,
    MuckEvent,
    PostEvent,
    RefundEvent,
    ShowEvent,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation

UsualEvent = ActionEvent | PostEvent | MuckEvent | DealEvent | ShowEvent | WinEvent | RefundEvent
"""Events of lines that nearly every hand has."""


@lru_cache(1 << 14)
def parse_usual_line(line: str) -> UsualEvent | None:
    """Parse a common line of a player; ``None`` for all other lines.

    The name is the text before the first colon, which is wrong for a name with a colon. Equal lines
    are cached.
    """
    player, separator, action_text = line.partition(": ")
    try:
        if separator:
            verb, _, arguments_text = action_text.partition(" ")
            if verb == "shows" and "said," not in arguments_text and "(disc" not in arguments_text:
                return parse_show(player, arguments_text)
            parser = _PARSER_BY_USUAL_VERB.get(verb)
            return (
                None if parser is None or "(" in arguments_text else parser(player, arguments_text)
            )
        if line.startswith(DEALT_TO):
            player, _, cards_text = line[len(DEALT_TO) :].partition(" [")
            shown_cards = _find_plain_hole_cards(cards_text) if line.endswith("]") else None
            return None if shown_cards is None else DealEvent(player, (), shown_cards)
        if line.startswith(_UNCALLED_BET_START):
            amount_text, _, player = line[len(_UNCALLED_BET_START) :].partition(") returned to ")
            return (
                RefundEvent(player, parse_money(amount_text))
                if _MONEY_PATTERN.fullmatch(amount_text)
                else None
            )
        return _parse_usual_win(line)
    except BadNotation:
        pass  # parsed again later, and refused there if the player is at the table
    return None


@lru_cache(1 << 13)
def _find_plain_hole_cards(text: str) -> Cards | None:
    """Parse hole cards after their opening bracket; ``None`` for other notations."""
    return parse_line_cards(text[:-1]) if _HOLE_CARDS_PATTERN.fullmatch(text) else None


def _parse_usual_win(line: str) -> WinEvent | None:
    """Parse chips won from a pot; ``None`` for other lines."""
    player, _, amount_text = line.rpartition(" collected ")
    won_text, _, pot_name = amount_text.partition(" from ")
    is_usual_line = pot_name in _USUAL_POT_NAMES and _MONEY_PATTERN.fullmatch(won_text)
    return WinEvent(player, parse_money(won_text)) if is_usual_line and player else None


def _parse_usual_post(player: str, action_text: str) -> PostEvent | None:
    """Parse a blind or an ante; ``None`` for other posts, whose lines have more words."""
    post_name, _, amount_text = action_text.rpartition(" ")
    if post_name in _USUAL_POST_NAMES and _MONEY_PATTERN.fullmatch(amount_text):
        return PostEvent(player, KIND_BY_FORCED_BET[post_name], parse_money(amount_text))
    return None


DEALT_TO: Final = "Dealt to "
_MONEY_PATTERN: Final = re.compile(MONEY)
_HOLE_CARDS_PATTERN: Final = re.compile(CARDS[2:])
_UNCALLED_BET_START: Final = "Uncalled bet ("
_USUAL_POT_NAMES: Final = frozenset(
    ("pot", "main pot", "side pot", *[f"side pot-{number}" for number in range(1, 9)])
)
_USUAL_POST_NAMES: Final = ("small blind", "big blind", "the ante", "straddle")
_PARSER_BY_USUAL_VERB: Final[
    dict[str, Callable[[str, str], ActionEvent | PostEvent | MuckEvent | None]]
] = {
    "folds": parse_fold,
    "checks": parse_check,
    "calls": build_amount_parser("calls"),
    "bets": build_amount_parser("bets"),
    "raises": parse_raise,
    "posts": _parse_usual_post,
    "mucks": parse_muck,
}
