"""Mixed-game cases: games, their order, and the table's behaviour."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from riverboat.engine import BadGame, Rotation, build_rotation
from riverboat.engine.games.rotation import has_blinds, moves_button
from tests.rules.case_files import BadCase, MixCase


def check_mix(case: MixCase) -> None:
    """Check all claims about a mixed game."""
    mix = parse_mix(case)
    game_names = [game.variant.name for game in mix.games]
    if case.games is not None:
        assert [game.name for game in mix.games] == list(case.games)
    if case.refused is not None:
        with pytest.raises(BadGame, match=re.escape(case.refused)):
            mix.index_of(case.choose)
    elif case.then is not None:
        game = mix.games[_next_game(case, mix, game_names)]
        assert case.then in (game.variant.name, f"{game.structure.name} {game.variant.name}")
    if case.button is not None:
        button_moves = moves_button(mix.games[_players_in_hand(case, game_names)])
        assert ("moves" if button_moves else "stands still") == case.button
    if case.missed_blinds is not None:
        are_blinds_owed = has_blinds(mix.games[_players_in_hand(case, game_names)])
        assert ("owed" if are_blinds_owed else "not owed") == case.missed_blinds


def parse_mix(case: MixCase) -> Rotation:
    """Parse ``horse 30/60``: a named mix with its limit bets."""
    match = re.fullmatch(r"(.+) (\d+)/(\d+)", case.mix)
    if not match:
        raise BadCase(f"{case.mix!r} is not a mix and its bets, such as horse 30/60")
    mix = build_rotation(match[1], int(match[2]), int(match[3]))
    return mix if mix.changes_game_by == "choice" else replace(mix, changes_game_by=case.change)


def _next_game(case: MixCase, mix: Rotation, game_names: list[str]) -> int:
    if case.choose:
        return mix.index_of(case.choose)
    current_players = _players_in_hand(case, game_names)
    return mix.next_index(
        current_players, hands=case.hands, players=case.players, new_level=case.new_level
    )


def _players_in_hand(case: MixCase, game_names: list[str]) -> int:
    if case.playing not in game_names:
        raise BadCase(f"{case}: say which of {', '.join(game_names)} is played")
    return game_names.index(case.playing)
