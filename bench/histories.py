"""Reading speeds and correctness of hand histories, side by side.

``python -m bench.histories`` writes hands of six bots as PokerStars text and as PHH, and reads them
with riverboat and with pokerkit in turns. ``--baseline SRC`` adds the riverboat of another
checkout, ``--file FILE`` measures files of your own, and ``--board`` prints the scoreboard: the
samples of each dialect in ``tests/notation``, read by each parser, and judged by their endings and
by whether successive hands of a table follow from each other.

Times are processor seconds, medians of rounds in turns. Compare ratios, not seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr
from fractions import Fraction
from io import StringIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

import riverboat as rb
from riverboat.notation import ParsedHand, read_hands
from riverboat.notation.continuity import SessionCheck
from riverboat.notation.pokerstars import to_pokerstars

ROUNDS = 5
HANDS = 1_500

_READ_PROGRAM = """
import sys, time
from riverboat.notation import ParsedHand, read_hands
begun = time.process_time()
count = sum(not hand.faults for hand in read_hands(sys.argv[1]))
print(count, time.process_time() - begun)
"""


class Reading(NamedTuple):
    """Result of reading a file once."""

    hands: int
    seconds: float

    @property
    def speed(self) -> float:
        """Hands per processor second."""
        return self.hands / self.seconds


def write_samples(folder: Path, count: int) -> list[Path]:
    """Write hands of one table as PokerStars text and as PHH."""
    player_names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
    styles = dict.fromkeys(player_names, "shark") | {"Bob": "caller", "Cat": "rock"}
    hands: list[ParsedHand] = []
    game = rb.HomeGame("nlhe 50/100", players=player_names, stack=10_000, seed=7)
    while len(hands) < count:
        game.play(styles)
        parsed_hand = rb.HandHistory.from_facts(game.log, game.dealt_in).read
        metadata = replace(
            parsed_hand.about,
            site="PokerStars",
            hand=str(200_000_000_000 + len(hands)),
            table=f"Halley {len(hands) // 200}",
            chairs=tuple([player_names.index(name) + 1 for name in game.dealt_in]),
            currency="USD",
            hero=0,
        )
        hands.append(replace(parsed_hand, about=metadata, scale=100))
        if len(game.dealt_in) < 6 or len(hands) % 200 == 0:
            game = rb.HomeGame("nlhe 50/100", players=player_names, stack=10_000, seed=len(hands))
    text = "\n\n\n".join([_site_text(to_pokerstars(hand)) for hand in hands])
    (folder / "pokerstars.txt").write_text(f"{text}\n", encoding="utf-8")
    phh_text = rb.convert([rb.HandHistory(hand) for hand in hands], to="phh")
    (folder / "hands.phhs").write_text(phh_text, encoding="utf-8")
    return [folder / "pokerstars.txt", folder / "hands.phhs"]


def _site_text(text: str) -> str:
    """Return a hand without riverboat's own notes, which no site writes."""
    return "\n".join([line for line in text.splitlines() if "[observer]" not in line])


def read_with(source_folder: Path, file: Path) -> Reading:
    """Read a file with the riverboat of a checkout, in a new process."""
    environment = {**os.environ, "PYTHONPATH": str(source_folder)}
    process = subprocess.run(
        [sys.executable, "-c", _READ_PROGRAM, str(file)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    hands, seconds = process.stdout.split()
    return Reading(int(hands), float(seconds))


def read_with_pokerkit(file: Path, limit: int) -> Reading:
    """Read at most *limit* hands with pokerkit, and replay each."""
    from pokerkit import HandHistory
    from pokerkit.notation import PokerStarsParser

    warnings.simplefilter("ignore")
    started_at, count = time.process_time(), 0
    if file.suffix == ".phhs":
        with file.open("rb") as stream:
            hands: Iterator[HandHistory] = HandHistory.load_all(stream)
            for hand in hands:
                count += bool(list(hand))
                if count == limit:
                    break
    else:
        text = "\n\n\n".join(file.read_text(encoding="utf-8").split("\n\n\n")[:limit])
        started_at = time.process_time()
        for hand in PokerStarsParser()(text):
            count += bool(list(hand))
    return Reading(count, time.process_time() - started_at)


def compare(files: list[Path], baseline: Path | None, rounds: int) -> dict[str, dict[str, float]]:
    """Return the median speed of each reader by file."""
    speeds_by_file: dict[str, dict[str, float]] = {}
    for file in files:
        readers: dict[str, Callable[[Path], Reading]] = {
            "riverboat": lambda path: read_with(Path(rb.__file__).parents[1], path),
            "pokerkit": lambda path: read_with_pokerkit(path, 150),
        }
        if baseline is not None:
            readers["baseline"] = lambda path: read_with(baseline, path)
        speeds: dict[str, list[float]] = {name: [] for name in readers}
        for _ in range(rounds):
            for name, reader in readers.items():
                try:
                    speeds[name].append(reader(file).speed)
                except (ValueError, KeyError, ZeroDivisionError):
                    speeds[name].append(0.0)
        speeds_by_file[file.name] = {
            name: median(name_speeds) for name, name_speeds in speeds.items()
        }
    return speeds_by_file


# The scoreboard ---------------------------------------------------------------------------------


class Score(NamedTuple):
    """Hands of a dialect, counted by result."""

    hands: int
    exact: int
    """Hands read exactly to their recorded end."""
    refused: int
    misread: int
    """Hands whose final stacks differ from the recorded ones, or from the start of the next
    hand.
    """


def load_samples() -> dict[str, list[str]]:
    """Return texts of each dialect that pokerkit can parse, and of closed sites."""
    from tests.notation import (
        closed_site_hands,
        pokerstars_hands,
        site_hands,
        test_absolute,
        test_party,
    )
    from tests.notation.test_xml_sites import IPOKER_TEXTS

    def list_hand_texts(module: object, prefix: str = "") -> list[str]:
        return [
            text
            for name, text in vars(module).items()
            if name.isupper() and name.startswith(prefix) and isinstance(text, str) and "\n" in text
        ]

    return {
        "PokerStars": list(pokerstars_hands.HANDS_BY_NAME.values()),
        "Full Tilt": list_hand_texts(site_hands, "FULL_TILT"),
        "Ongame": list_hand_texts(site_hands, "ONGAME"),
        "Absolute Poker": list_hand_texts(test_absolute),
        "partypoker": list_hand_texts(test_party),
        "iPoker": list(IPOKER_TEXTS.values()),
        "Everleaf": list_hand_texts(closed_site_hands, "EVERLEAF"),
        "Betfair": list_hand_texts(closed_site_hands, "BETFAIR"),
        "Entraction": list_hand_texts(closed_site_hands, "ENTRACTION"),
        "PKR": list_hand_texts(closed_site_hands, "PKR"),
        "BetOnline": list_hand_texts(closed_site_hands, "BETONLINE"),
        "Boss": list_hand_texts(closed_site_hands, "BOSS"),
    }


def score_riverboat(texts: list[str], folder: Path) -> tuple[Score, list[dict[str, Fraction]]]:
    """Return the score of riverboat for these texts, and the final stacks of each hand by name."""
    hands = exact_count = misread_count = 0
    stacks_by_hand: list[dict[str, Fraction]] = []
    for number, text in enumerate(texts):
        file = folder / f"{number}.txt"
        file.write_text(text, encoding="utf-8")
        session_check = SessionCheck()
        for hand in read_hands(file):
            hands += 1
            exact_count += hand.exact
            session_check.add(hand)
            final_stacks = [Fraction(chips, hand.scale) for chips in hand.final_stacks]
            stacks_by_hand.append(dict(zip(hand.players, final_stacks, strict=False)))
        misread_count += (
            session_check.unexplained if len(texts) == 1 else 0
        )  # samples are no sessions
    return Score(hands, exact_count, hands - exact_count, misread_count), stacks_by_hand


def score_pokerkit(site: str, texts: list[str], stacks: list[dict[str, Fraction]]) -> Score | None:
    """Return the score of pokerkit for these texts, or None if it has no parser for the site.

    *stacks* are the right final stacks of each hand.
    """
    from pokerkit import notation

    parsers = {
        "PokerStars": notation.PokerStarsParser,
        "Full Tilt": notation.FullTiltPokerParser,
        "Ongame": notation.OngameNetworkParser,
        "Absolute Poker": notation.AbsolutePokerParser,
        "partypoker": notation.PartyPokerParser,
        "iPoker": notation.IPokerNetworkParser,
    }
    parser = parsers.get(site.partition(":")[0])
    if parser is None:
        return None
    warnings.simplefilter("ignore")
    expected_stacks = [sorted(hand.items()) for hand in stacks]
    exact_count = misread_count = 0
    for text in texts:
        try:
            with redirect_stderr(StringIO()):
                hands = list(parser()(text))
        except (ValueError, KeyError, AttributeError, IndexError, TypeError):
            continue
        for hand in hands:
            final = list(hand)[-1].stacks
            named_stacks = zip(hand.players or (), final, strict=False)
            final_stacks = sorted((name, Fraction(str(chips))) for name, chips in named_stacks)
            exact_count += final_stacks in expected_stacks
            misread_count += final_stacks not in expected_stacks
    return Score(
        len(expected_stacks),
        exact_count,
        len(expected_stacks) - exact_count - misread_count,
        misread_count,
    )


def format_scores() -> dict[str, dict[str, Score | None]]:
    """Return the scores by dialect and parser."""
    scores: dict[str, dict[str, Score | None]] = {}
    with TemporaryDirectory() as folder:
        phh_text = write_samples(Path(folder), 300)[0].read_text(encoding="utf-8")
        texts_by_source = {
            "PokerStars: 300 hands of no-limit hold'em": [phh_text],
            **load_samples(),
        }
        for site, texts in texts_by_source.items():
            own_score, stacks = score_riverboat(texts, Path(folder))
            scores[site] = {"riverboat": own_score, "pokerkit": score_pokerkit(site, texts, stacks)}
    return scores


def print_scores(scores: dict[str, dict[str, Score | None]]) -> None:
    """Print the scoreboard as a table of Markdown."""
    column_titles = [
        "samples",
        "hands",
        "riverboat: exact",
        "refused",
        "misread",
        "pokerkit: exact",
    ]
    print(f"| {' | '.join([*column_titles, 'refused', 'misread'])} |")
    print("|---|" + "---:|" * 7)
    for site, row in scores.items():
        own_score = row["riverboat"]
        cells = [site, own_score.hands if own_score else 0]
        for score in row.values():
            cells += [score.exact, score.refused, score.misread] if score else ["", "", ""]
        print(f"| {' | '.join(map(str, cells))} |")


def main() -> None:
    """Print the comparison as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--baseline", type=Path, help="src folder of another checkout")
    parser.add_argument("--file", type=Path, action="append", default=[])
    parser.add_argument("--hands", type=int, default=HANDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--board", action="store_true")
    options = parser.parse_args()
    if options.board:
        scores = format_scores()
        print_scores(scores)
        return
    with TemporaryDirectory() as folder:
        files = options.file or write_samples(Path(folder), options.hands)
        print(json.dumps(compare(files, options.baseline, options.rounds), indent=1))


if __name__ == "__main__":
    main()

__all__ = ["Reading", "Score", "compare", "format_scores", "write_samples"]
