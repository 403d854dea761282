"""Equity after each street of a deal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Final

import msgspec

from riverboat.cards import Cards, card_names
from riverboat.equity.charts.line_chart import AxisStop, ChartLine, draw_lines
from riverboat.equity.charts.svg_frame import truncate
from riverboat.equity.charts.text_tables import format_text_table
from riverboat.equity.equity_calculation import equity
from riverboat.equity.equity_games import EquityGame, find_game
from riverboat.equity.query.query_text import CardsOrText, HoldingLike
from riverboat.equity.query.question_parsing import parse_question
from riverboat.equity.results.equity_result import Equity
from riverboat.equity.results.result_view import MAX_NAME_LENGTH, format_percent


@dataclass(frozen=True, slots=True)
class StreetEquity:
    """One street: its name, and the equity with its cards."""

    name: str
    equity: Equity


@dataclass(frozen=True, slots=True)
class Streets:
    """The equities of each street: a sequence, printed as a table and drawn as lines."""

    players: tuple[str, ...]
    streets: tuple[StreetEquity, ...]

    def __len__(self) -> int:
        return len(self.streets)

    def __getitem__(self, street: int) -> StreetEquity:
        return self.streets[street]

    def __iter__(self) -> Iterator[StreetEquity]:
        return iter(self.streets)

    def __str__(self) -> str:
        rows = [["", *(street.name for street in self)]]
        for seat, player in enumerate(self.players):
            percent_texts = [_format_percent(street.equity, seat) for street in self]
            rows.append([truncate(player, MAX_NAME_LENGTH), *percent_texts])
        return format_text_table(rows)

    def to_json(self) -> str:
        """Return the complete result as JSON."""
        street_dicts = [
            {"street": street.name, "result": msgspec.Raw(street.equity.to_json().encode())}
            for street in self
        ]
        return msgspec.json.format(msgspec.json.encode(street_dicts), indent=2).decode()

    def _repr_svg_(self) -> str:
        """Return an SVG chart with a line for each player across the streets."""
        boards = [street.equity.question.board for street in self]
        dealt_cards = [
            later_board[len(earlier_board) :]
            for earlier_board, later_board in pairwise([(), *boards])
        ]
        axis_stops = [
            AxisStop(street.name, card_names(cards))
            for street, cards in zip(self, dealt_cards, strict=True)
        ]
        equities_by_player = zip(*(street.equity.equities for street in self), strict=True)
        chart_lines = [
            ChartLine(name, equities)
            for name, equities in zip(self.players, equities_by_player, strict=True)
        ]
        return draw_lines(axis_stops, chart_lines, str(self).replace("\n", "; "))


def streets(
    *players: HoldingLike,
    board: CardsOrText = "",
    dead: CardsOrText = "",
    game: str | EquityGame = "holdem",
    **options: Any,
) -> Streets:
    """Return the equity of players after each street, up to the cards that are given.

    In a game with a board, the board grows street by street; in stud the players' cards do, in the
    given order. The options are those of :func:`~riverboat.equity.equity_calculation.equity`.

    >>> print(streets("AsKs", "QhQd", board="Qc Js Ts 2d"))
          preflop     flop     turn
    AsKs  46.214%  69.545%  79.545%
    QhQd  53.786%  30.455%  20.455%
    """
    equity_game = find_game(game)
    question = parse_question(players, board, dead, equity_game)
    player_texts = tuple(player.source_text for player in question.players)
    street_deals: list[tuple[tuple[HoldingLike, ...], Cards, str]]
    if equity_game.board:
        streets_reached = [
            street
            for street in _list_board_streets(equity_game)
            if street[1] <= len(question.board)
        ]
        street_deals = [
            (players, question.board[:card_count], name) for name, card_count in streets_reached
        ]
    else:
        streets_reached = _find_reached_streets(equity_game, player_texts)
        street_deals = [
            (
                tuple(_select_first_cards(equity_game, player_texts, card_count)),
                question.board,
                name,
            )
            for name, card_count in streets_reached
        ]
    return Streets(
        player_texts,
        tuple(
            StreetEquity(
                name,
                equity(
                    *holdings, board=shown_cards, dead=question.dead, game=equity_game, **options
                ),
            )
            for holdings, shown_cards, name in street_deals
        ),
    )


def _list_board_streets(game: EquityGame) -> list[tuple[str, int]]:
    """Return the streets, and how many cards are on the board after each."""
    return _list_dealing_streets(game, [street.board_cards for street in game.variant.streets])


def _list_dealing_streets(game: EquityGame, card_counts: Sequence[int]) -> list[tuple[str, int]]:
    """Return the streets on which cards are dealt, with the card count of each street."""
    street_names = (street.name for street in game.variant.streets)
    all_streets = zip(street_names, accumulate(card_counts), card_counts, strict=True)
    return [
        (name, card_count)
        for street_index, (name, card_count, dealt_count) in enumerate(all_streets)
        if dealt_count or not street_index
    ]


_CARD_TOKEN_PATTERN: Final = re.compile(r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|x|\*|\?\?", re.IGNORECASE)


def _find_reached_streets(game: EquityGame, player_texts: Sequence[str]) -> list[tuple[str, int]]:
    """Return the streets that the players have reached, and the number of cards on each."""
    max_card_count = max(
        len(_CARD_TOKEN_PATTERN.findall(player_text)) for player_text in player_texts
    )
    all_streets = _list_dealing_streets(
        game, [street.down_cards + street.upcards for street in game.variant.streets]
    )
    return [
        (name, card_count) for name, card_count in all_streets if card_count <= max_card_count
    ] or all_streets[:1]


def _select_first_cards(
    game: EquityGame, player_texts: Sequence[str], card_count: int
) -> Sequence[str]:
    """Return each player's first *card_count* cards; all hole cards if the game allows ranges."""
    if game.has_ranges:
        return player_texts
    card_tokens = [
        _CARD_TOKEN_PATTERN.findall(player_text)[:card_count] for player_text in player_texts
    ]
    return [
        " ".join(card_texts) or player_text
        for card_texts, player_text in zip(card_tokens, player_texts, strict=True)
    ]


def _format_percent(result: Equity, seat: int) -> str:
    return format_percent(result[seat].equity, is_exact=result.exact)
