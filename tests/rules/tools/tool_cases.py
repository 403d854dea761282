"""Dealer tool cases: questions and answers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from riverboat.cards import parse_cards
from riverboat.engine import HouseRules, parse_game
from riverboat.floor import Authority, authority
from riverboat.table.rules.option_groups import ButtonRules
from riverboat.tools import (
    BettingRound,
    Levels,
    ReturningPlayer,
    ShowdownHands,
    SplitPot,
    Step,
    blind_clock,
    compute_pot_limit,
    legal_raise,
    odd_chips,
    parse_action,
    posts_on_return,
    pot_limit,
    showdown_order,
    side_pots,
)
from riverboat.words import Chair, Person, Reader, Seat

CASES_FILE = Path(__file__).with_name("cases.toml")
Tool = Literal[
    "side-pots", "pot-limit", "odd-chips", "shows-first", "owed", "legal-raise", "levels"
]


class ToolCase(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to a tool and its answer. See README.md."""

    rule: str | tuple[str, ...]
    name: str
    tool: Tool
    by: str = ""
    asked: dict[str, Any]
    then: tuple[str, ...] = ()
    gives: dict[str, Any] = {}
    refused: str = ""

    def __str__(self) -> str:
        rules = self.rule if isinstance(self.rule, str) else " ".join(self.rule)
        return f"{rules}: {self.name}"


def load_cases() -> list[ToolCase]:
    """Return all cases."""
    return msgspec.convert(tomllib.loads(CASES_FILE.read_text())["case"], list[ToolCase])


def answer_case(case: ToolCase) -> tuple[Any, list[str]]:
    """Return the tool's answer and its steps as text."""
    case_authority = authority(case.by) if case.by else None
    question = dict(case.asked)
    player_names: tuple[str, ...] = ()
    match case.tool:
        case "side-pots":
            tool_answer, player_names = _side_pots(question)
        case "pot-limit" if "game" not in question:
            tool_answer = pot_limit(
                question.pop("pot"), question.pop("bets", ()), question.pop("own", 0), **question
            )
        case "pot-limit":
            tool_answer = compute_pot_limit(_parse_round(question, case_authority))
            player_names = (tool_answer.name,)
        case "odd-chips":
            tool_answer = odd_chips(
                msgspec.convert(_with_cards(question, "cards"), SplitPot), case_authority
            )
        case "shows-first":
            tool_answer = showdown_order(
                msgspec.convert(_with_cards(question, "upcards"), ShowdownHands, strict=False),
                case_authority,
            )
        case "owed":
            rules = msgspec.convert(question.pop("rules", {}), ButtonRules)
            tool_answer = posts_on_return(msgspec.convert(question, ReturningPlayer), rules)
        case "legal-raise":
            raise_to = question.pop("to", 0)
            tool_answer = legal_raise(_parse_round(question, case_authority), raise_to)
            player_names = tool_answer.names
        case "levels":
            blind_levels = blind_clock(msgspec.convert(question, Levels), case_authority)
            return blind_levels, [
                step for level in blind_levels for step in step_texts(level.steps, ())
            ]
    return tool_answer, step_texts(tool_answer.steps, player_names)


def step_texts(steps: tuple[Step, ...], player_names: tuple[str, ...]) -> list[str]:
    """Return the text of each step of a tool's answer, with *player_names* for the players."""

    def name(person: Person) -> str:
        match person:
            case Seat(seat):
                return player_names[seat]
            case Chair(chair):
                return str(chair)
            case _:
                return person.player

    reader = Reader(name=name)
    return [reader.say(step.phrase) for step in steps]


def _side_pots(question: dict[str, Any]) -> tuple[Any, tuple[str, ...]]:
    bets = [bet_words.split() for bet_words in question.pop("put_in").split(",")]
    player_names = tuple([name for name, *_ in bets])
    chips_by_seat = [int(chips) for _, chips, *_ in bets]
    folded_seats = [seat for seat, bet_words in enumerate(bets) if bet_words[2:] == ["folded"]]
    all_in_seats = [seat for seat, bet_words in enumerate(bets) if bet_words[2:] == ["all-in"]]
    return side_pots(
        chips_by_seat, folded_seats, all_in=all_in_seats or None, **question
    ), player_names


def _parse_round(question: dict[str, Any], authority: Authority | None) -> BettingRound:
    actions = tuple(map(parse_action, question.pop("actions", "").split()))
    rules = authority.house_rules if authority else HouseRules()
    game = parse_game(question.pop("game"), rules.replace(**question.pop("house", {})))
    return BettingRound(game=game, actions=actions, **question)


def _with_cards(question: dict[str, Any], key: str) -> dict[str, Any]:
    cards_by_chair = question.get(key, {})
    return {
        **question,
        key: {int(chair): parse_cards(text) for chair, text in cards_by_chair.items()},
    }
