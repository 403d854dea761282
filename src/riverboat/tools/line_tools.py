"""Calculators for the floor: the steps that answer a question typed in one line.

>>> from riverboat.floor import authority
>>> arguments = {"middle": 25, "bets": (25, 25)}
>>> steps = compute_tool_steps("pot-limit", arguments, authority("cash-2026"))
>>> print(steps[0].phrase)
pot 25 + bets 50 + call 25 = 100; raise to 25 + 100 = 125
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from riverboat.decoding import convert
from riverboat.engine import BadGame, parse_game
from riverboat.floor import Authority
from riverboat.floor.intents.tool_slots import ToolName
from riverboat.tools.betting_round import BettingRound
from riverboat.tools.legal_raises import legal_raise
from riverboat.tools.pot_limit import compute_pot_limit, pot_limit
from riverboat.tools.return_posts import ReturningPlayer, posts_on_return
from riverboat.tools.tool_answer import BadQuestion, Step, steps
from riverboat.tools.typed_actions import parse_action
from riverboat.words.tools import betting as phrases

_DEFAULT_GAME: Final = "nlhe 1/2"
"""The game that is assumed for a question about posts if the typed line names no blinds."""


def compute_tool_steps(
    name: ToolName, arguments: Mapping[str, Any], authority: Authority
) -> tuple[Step, ...]:
    """Return the steps of a calculator's answer; empty if the typed line lacks information."""
    try:
        match name:
            case "legal-raise" if "bet" in arguments:
                return _explain_least_raise(arguments, authority)
            case "legal-raise" if "most" in arguments:
                return _explain_open_raises(arguments, authority)
            case "pot-limit" if "middle" in arguments:
                return pot_limit(arguments["middle"], arguments.get("bets", ())).steps
            case "pot-limit" if "game" in arguments:
                game = parse_game(arguments["game"], rules=authority.house_rules)
                return compute_pot_limit(BettingRound(game=game)).steps
            case "owed" if arguments:
                player = convert({"game": _DEFAULT_GAME, **arguments}, ReturningPlayer)
                return posts_on_return(player).steps
            case _:
                return ()
    except (BadQuestion, BadGame):
        return ()


def _explain_least_raise(arguments: Mapping[str, Any], authority: Authority) -> tuple[Step, ...]:
    """Return the step with the least raise over a bet.

    Over a straddle, the least raise depends on an option of the authority (STRD-21).
    """
    bet, increment = arguments["bet"], arguments["by"]
    if "straddle" in arguments and bet == arguments["straddle"]:  # rule: STRD-21
        requires_full_straddle = authority.house_rules.straddle_min_raise == "full_straddle"
        increment = (
            bet if requires_full_straddle else max(bet - arguments["blind"], arguments["blind"])
        )
    return steps(phrases.MinimumRaiseStep(bet, increment, bet + increment))


def _explain_open_raises(arguments: Mapping[str, Any], authority: Authority) -> tuple[Step, ...]:
    """Return the steps that show which players may raise after these actions on a street."""
    pot = arguments["most"]
    first_bet = min(
        int(action_text.lstrip("a"))
        for action_text in arguments["actions"].split()
        if action_text[-1].isdecimal()
    )
    game = parse_game(f"nlhe {max(first_bet // 2, 1)}/{first_bet}", rules=authority.house_rules)
    answer = legal_raise(
        BettingRound(
            game=game,
            actions=tuple(map(parse_action, arguments["actions"].split())),
            street=arguments["street"],
            pot=pot,
            players=arguments["players"],
        )
    )
    return answer.steps
