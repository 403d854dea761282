"""The game as clients see it: a table draws no board where none is dealt."""

from __future__ import annotations

import pytest

from riverboat.service.views.public_view import _build_game_view
from tests.table.table_helpers import open_table


@pytest.mark.parametrize(
    "game, board_count",
    [
        ("no-limit hold'em 1/2", 1),
        ("pot-limit omaha 1/2 double board", 2),
        ("limit seven-card stud 2/4", 0),
        ("limit 2-7 triple draw 2/4", 0),
    ],
)
def test_games_without_board_have_no_boards(game: str, board_count: int) -> None:
    table, _ = open_table(game, chairs=6)
    view = _build_game_view(table.rules.games[table.game_index], table)
    assert view.boards == board_count
