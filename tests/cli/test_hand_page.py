"""Pages of recorded hands in stud, draw and split-pot games."""

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from riverboat.bots import CHARACTERS, Opponent
from riverboat.cli.pages.hand_page import show_hand
from riverboat.engine import Nothing, ToDeal
from riverboat.homegame import HomeGame
from riverboat.notation import ParsedHand, Source, parse_phh
from tests.schedule import run_in

STUD_HAND = """variant = "F7S"
antes = [5, 5, 5]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [100, 100, 100]
players = ["Ann", "Bob", "Cat"]
actions = ["d dh p1 AsAh2c", "d dh p2 KsKh3c", "d dh p3 ????4c", "p1 pb", "p2 cc", "p3 f",
"d dh p1 9d", "d dh p2 8d", "p1 cc", "p2 cc", "d dh p1 9c", "d dh p2 8c", "p1 cbr 8", "p2 f"]
"""
TRIPLE_DRAW_HAND = """variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ["d dh p1 AsAh2c3c4c", "d dh p2 KsKh5c6c7d", "p2 cc", "p1 cc", "p1 sd AsAh",
"d dh p1 7s8s", "p2 sd", "p1 cbr 2", "p2 f"]
"""


def render_page(hand: ParsedHand, width: int = 80) -> list[str]:
    screen = io.StringIO()
    show_hand(hand, Console(file=screen, width=width, color_system=None))
    return screen.getvalue().splitlines()


def parse_hand(text: str) -> ParsedHand:
    [hand] = parse_phh(text)
    assert hand.exact, hand.problems
    return hand


def play_to_showdown(game_name: str, players: int) -> ParsedHand:
    """Play a hand to the showdown between players with long names."""
    names = [f"Bartholomew the {player_number}th" for player_number in range(players)]
    for seed in range(20):
        rng = random.Random(seed)
        game = HomeGame(game_name, names, 1_000_000, seed=seed)
        bots = {
            name: Opponent(CHARACTERS[bot_index % 5], rng) for bot_index, name in enumerate(names)
        }
        game.deal()
        while (name := game.to_act) is not None:
            turn = game.awaiting
            assert not isinstance(turn, (ToDeal, Nothing))
            game.act(bots[name].choose(game.seat(name), game.view(name).state, turn))
        if game.hand and game.hand.state.shown_mask:
            break
    return ParsedHand(
        source=Source("", "1", 1), variant="", players=tuple(names), log=tuple(game.log)
    )


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("width", [45, 80, 100])
@pytest.mark.parametrize(
    "game_name, players",
    [
        ("limit seven-card stud hi-lo 4/8 ante 1 bring-in 2", 8),
        ("limit 2-7 triple draw 4/8", 7),
        ("pot-limit omaha 6 hi-lo 1/2", 7),
        ("pot-limit drawmaha 1/2", 6),
    ],
)
def test_page_fits_screen_without_truncation(game_name: str, players: int, width: int) -> None:
    lines = render_page(play_to_showdown(game_name, players), width)
    assert max(map(cell_len, lines)) <= width
    assert "…" not in "\n".join(lines)
    assert sum("Bartholomew" in line for line in lines) > 2 * players


def test_down_cards_precede_upcards_in_parentheses() -> None:
    lines = render_page(parse_hand(STUD_HAND))
    assert any(re.search(r"Ann +\(A♠ A♥\) 2♣ 9♦ 9♣ ", line) for line in lines)
    assert any(re.search(r"Cat +\(\?\? \?\?\) 4♣ ", line) for line in lines)


def test_equal_antes_are_one_sentence() -> None:
    lines = render_page(parse_hand(STUD_HAND))
    assert "All players ante 5" in lines
    assert not any("Ann antes" in line for line in lines)


def test_stud_streets_are_separated_by_blank_lines() -> None:
    lines = render_page(parse_hand(STUD_HAND))
    narration = lines[lines.index("All players ante 5") : -2]
    assert narration.count("") == 2
    later_lines = narration[narration.index("") :]
    assert not any("Cat" in line for line in later_lines if "folds" in line)
    assert "Ann checks" in later_lines


def test_draws_are_separated_by_blank_lines() -> None:
    lines = render_page(parse_hand(TRIPLE_DRAW_HAND))
    narration = lines[
        next(line_index for line_index, line in enumerate(lines) if "small blind" in line) : -2
    ]
    assert narration.count("") == 1
    blank_index = narration.index("")
    assert any("checks the option" in line for line in narration[:blank_index])
    assert any("bets 2" in line for line in narration[blank_index:])
