"""OpenSpiel playthroughs of its pokerkit games.

    python -m tests.compat.playthroughs
    python -m tests.compat.as_pokerkit tests.compat.playthroughs [FOLDER]

A playthrough prints all that a game can be asked, at each step of random play. Both commands must
print the same text; games and seeds are fixed here. FOLDER is `playthroughs` of the OpenSpiel
sources: its own playthroughs are replayed and must not differ.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from typing import Final

_WRAPPER_GAME: Final = "python_pokerkit_wrapper"
_HEADS_UP_OPTIONS: Final = "stack_sizes=60 60,blinds=1 2"
_LIMIT_STUD_OPTIONS: Final = (
    "bring_in=1,small_bet=2,big_bet=4,stack_sizes=40 40 40,num_players=3,antes=1 1 1"
)

GAMES: Final = (
    f"{_WRAPPER_GAME}({_HEADS_UP_OPTIONS})",
    f"{_WRAPPER_GAME}(num_players=3,stack_sizes=30 50 9,blinds=1 2,antes=0 0 0)",
    f"{_WRAPPER_GAME}(num_players=3,stack_sizes=40 40 40,blinds=1 2,antes=1 1 1)",
    f"{_WRAPPER_GAME}(num_players=2,stack_sizes=7 3,blinds=1 2)",
    f"{_WRAPPER_GAME}(variant=NoLimitShortDeckHoldem,{_HEADS_UP_OPTIONS})",
    f"{_WRAPPER_GAME}(variant=NoLimitShortDeckHoldem,num_players=3,stack_sizes=20 30 9,blinds=1 2,"
    "antes=0 0 0)",
    f"{_WRAPPER_GAME}(variant=FixedLimitTexasHoldem,small_bet=2,big_bet=4,{_HEADS_UP_OPTIONS})",
    f"{_WRAPPER_GAME}(variant=FixedLimitTexasHoldem,num_players=3,stack_sizes=30 30 5,blinds=1 2,"
    "small_bet=2,big_bet=4,antes=0 0 0)",
    f"{_WRAPPER_GAME}(variant=FixedLimitSevenCardStud,{_LIMIT_STUD_OPTIONS})",
    f"{_WRAPPER_GAME}(variant=FixedLimitSevenCardStud,bring_in=1,small_bet=2,big_bet=4,"
    "stack_sizes=20 6,antes=1 1)",
    f"{_WRAPPER_GAME}(variant=FixedLimitRazz,{_LIMIT_STUD_OPTIONS})",
    f"{_WRAPPER_GAME}(variant=PotLimitOmahaHoldem,{_HEADS_UP_OPTIONS})",
    f"{_WRAPPER_GAME}(variant=PotLimitOmahaHoldem,num_players=3,stack_sizes=20 30 9,blinds=1 2,"
    "antes=0 0 0)",
    f"{_WRAPPER_GAME}_acpc_style({_HEADS_UP_OPTIONS})",
    f"{_WRAPPER_GAME}_acpc_style(variant=FixedLimitTexasHoldem,small_bet=2,big_bet=4,{_HEADS_UP_OPTIONS})",
    f"python_repeated_pokerkit(max_num_hands=3,pokerkit_game_params={_WRAPPER_GAME}({_HEADS_UP_OPTIONS}))",
)


def print_playthroughs() -> None:
    """Print the playthrough of each game."""
    # OpenSpiel is an optional dependency that registers its games on import.
    from open_spiel.python.algorithms.generate_playthrough import playthrough
    from open_spiel.python.games import pokerkit_wrapper, repeated_pokerkit  # noqa: F401

    for seed, game in enumerate(GAMES, 1):
        with contextlib.redirect_stdout(io.StringIO()):  # playthrough() prints what it returns
            playthrough_text = playthrough(game, None, seed=seed)
        print(f"## {game}\n{playthrough_text}")


def replay_folder(folder: Path) -> int:
    """Replay OpenSpiel's own playthroughs; return the number of differences."""
    from open_spiel.python.algorithms.generate_playthrough import replay
    from open_spiel.python.games import pokerkit_wrapper, repeated_pokerkit  # noqa: F401

    paths = sorted(folder.glob("python_*pokerkit*.txt"))
    difference_count = 0
    for path in paths:
        expected_text, actual_text = replay(str(path))
        line_pairs = zip(expected_text.splitlines(), actual_text.splitlines(), strict=False)
        first_difference = next(
            (
                line_number
                for line_number, (expected_line, actual_line) in enumerate(line_pairs, 1)
                if expected_line != actual_line
            ),
            0,
        )
        is_equal = expected_text == actual_text
        difference_count += not is_equal
        print(
            f"{path.name}: {'the same' if is_equal else f'otherwise from line {first_difference}'}"
        )
    print(f"{len(paths) - difference_count} of {len(paths)} playthroughs are the same")
    return difference_count


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(replay_folder(Path(sys.argv[1])) > 0)
    print_playthroughs()
