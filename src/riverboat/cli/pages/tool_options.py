"""Options shared by a dealer's tools: authority, street, cards and chips by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from riverboat.cli.terminal.terminal_locale import build_usage_error, explain_error
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from riverboat.tools import BettingRound

_AUTHORITY_HELP = "Rules authority: cash, tournament, home, tda-2024, wsop-cash-2026, rrop-11 ..."
AuthorityOption: TypeAlias = Annotated[
    str, typer.Option("--authority", metavar="NAME", help=_AUTHORITY_HELP)
]
OptionalAuthorityOption: TypeAlias = Annotated[
    str, typer.Option("--authority", metavar="NAME", help=_AUTHORITY_HELP, show_default=False)
]
StreetOption: TypeAlias = Annotated[
    str,
    typer.Option(
        "--street",
        "-s",
        metavar="NAME",
        help="Street: flop, turn, river ...; defaults to the first.",
    ),
]
PotOption: TypeAlias = Annotated[
    int | None,
    typer.Option("--pot", metavar="N", min=0, help="Pot at the start of the street."),
]

StacksOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--stack",
        metavar="NAME=CHIPS",
        help="Short stack, such as BB=100, blind included; repeatable.",
    ),
]


def parse_betting_round(
    game: str,
    actions: Sequence[str],
    authority_spec: str,
    *,
    street: str,
    pot: int | None,
    players: int,
    stacks: Sequence[str] = (),
) -> BettingRound:
    """Parse a betting round from command-line arguments; invalid ones are refused."""
    from riverboat.engine import parse_game
    from riverboat.floor import authority
    from riverboat.tools import BettingRound, parse_action

    action_texts = [
        action_text for action in actions for action_text in action.replace(",", " ").split()
    ]
    return BettingRound(
        game=parse_game(game, authority(authority_spec).house_rules),
        actions=tuple(map(parse_action, action_texts)),
        street=street,
        pot=pot,
        players=players,
        stacks=dict(map(_parse_stack, stacks)),
    )


def _parse_stack(text: str) -> tuple[str, int]:
    name, _, chips_text = text.rpartition("=")
    if not name or not chips_text.isdecimal():
        raise build_usage_error(w.NameAndChipsInvalid(repr(text)))
    return name, int(chips_text)


def parse_cards_by_seat(specs: Sequence[str]) -> dict[int, tuple[int, ...]]:
    """Parse cards by seat: ``3=AsKd``."""
    from riverboat.cards import BadCard, parse_cards

    cards_by_seat = {}
    for spec in specs:
        seat, _, cards_text = spec.partition("=")
        try:
            cards_by_seat[_parse_seat(seat, spec)] = parse_cards(cards_text)
        except BadCard as error:
            raise build_usage_error(w.OptionRefused(repr(spec), explain_error(error))) from None
    return cards_by_seat


def parse_chips_by_seat(specs: Sequence[str]) -> dict[int, int]:
    """Parse chips by seat: ``3=100``."""
    chips_by_seat = {}
    for spec in specs:
        seat, _, chips_text = spec.partition("=")
        if not chips_text.isdecimal():
            raise build_usage_error(w.SeatAndChipsInvalid(repr(spec)))
        chips_by_seat[_parse_seat(seat, spec)] = int(chips_text)
    return chips_by_seat


def _parse_seat(seat_text: str, spec: str) -> int:
    if not seat_text.strip().isdecimal():
        raise build_usage_error(w.SeatNumberExpected(repr(spec)))
    return int(seat_text)
