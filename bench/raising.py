"""Bets per street between bots, and the value of narrower raises: ``python -m bench.raising``.

Each table plays a bounded number of hands: every style against itself, heads-up and four-handed,
two characters heads-up, and all of them mixed, in limit, big-bet and mixed games. The blind
counts as the first bet of a street, then each bet and raise. ``--worth`` plays each character
against itself without narrowing (``narrows=1``, as before decision 189), in big blinds per 100
hands, with each deck dealt from both seats.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Rows

import riverboat as rb
from riverboat.bots import STYLES
from riverboat.bots.characters import CHARACTERS, Character
from riverboat.bots.opponent import Opponent
from riverboat.bots.player_protocol import DecisionPoint
from riverboat.engine import AnyCommand
from riverboat.engine.state.hand_facts import BetsCollected, HandStarted, Posted, Raised
from riverboat.sim.matches.match_result import MatchPlayer
from riverboat.sim.sessions.simulated_sessions import SessionPlan, play_session
from riverboat.table.rules.config import ConfiguredPlayer
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.table_reducer import AnyLoggedFact

MAX_USUAL_BETS: Final = 6
"""Maximum number of bets that is usual on a street between bots."""
MIN_STREETS_PER_EXCESS: Final = 1000
"""At most one street in this many may have more bets."""
GAMES: Final = (
    "limit hold'em 2/4",
    "limit omaha hi-lo 2/4",
    "limit omaha 2/4",
    "limit stud 4/8 ante 1 bring-in 2",
    "limit stud hi-lo 4/8 ante 1 bring-in 2",
    "limit razz 4/8 ante 1 bring-in 2",
    "limit 2-7 triple draw 2/4",
    "limit badugi 2/4",
    "limit five-card draw 2/4",
    "spread-limit hold'em 1-5 blinds 1/2",
    "HORSE 4/8",
    "pot-limit omaha 1/2",
    "no-limit hold'em 1/2",
)
MIXED_TABLE: Final = "mixed"
"""The name of the table with all styles."""
STACK_CHIPS: Final = 2000
"""Chips of each player at the start of a hand: deep enough for any number of raises."""


class StreetCounts(NamedTuple):
    """Number of streets played, and of those with more bets than ``MAX_USUAL_BETS``."""

    played: int
    excess_count: int
    max_bets: int

    @property
    def is_bounded(self) -> bool:
        """Return True if streets with more bets are rare; a single one is always allowed."""
        return self.excess_count <= max(1, self.played / MIN_STREETS_PER_EXCESS)


def count_bets(styles: Sequence[str], game: str, hands: int, seed: int = 1) -> StreetCounts:
    """Play *hands* between these styles, one in each seat, and count the bets of every street."""
    street_counts_by_bets: Counter[int] = Counter()
    play_session(
        SessionPlan(
            rules=rules_of(game),
            players=tuple(
                [
                    ConfiguredPlayer(f"P{seat}", chips=STACK_CHIPS, style=style)
                    for seat, style in enumerate(styles)
                ]
            ),
            hands=hands,
            seed=f"{seed} {game}",
            resets_stacks=True,
        ),
        on_facts=lambda facts: street_counts_by_bets.update(bets_of(facts)),
    )
    excess_count = sum(
        street_count
        for bet_count, street_count in street_counts_by_bets.items()
        if bet_count > MAX_USUAL_BETS
    )
    return StreetCounts(
        street_counts_by_bets.total(), excess_count, max(street_counts_by_bets, default=0)
    )


def rules_of(game: str) -> TableRules:
    """Return rules without straddles, without a raise cap heads-up, and for any stack."""
    straddle_options = {"enabled": False, "sleepers": False}
    return TableRules.preset("online", game).replace(
        straddle=straddle_options, buy_in={"least": 0, "most": 0}
    )


def bets_of(facts: Iterable[AnyLoggedFact]) -> Iterator[int]:
    """Yield the bets of each street, counting the blinds as the first."""
    bet_count = 0
    for fact in facts:
        match fact:
            case HandStarted():
                bet_count = 0
            case Posted(kind="blind"):
                bet_count = 1
            case Raised():
                bet_count += 1
            case BetsCollected():
                yield bet_count
                bet_count = 0


def style_lineups(styles: Sequence[str] = STYLES) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each table by its name: a style against itself, and all of them mixed."""
    for style in styles:
        yield f"{style}, heads-up", (style,) * 2
        yield f"{style}, four", (style,) * 4
    characters = [character.name for character in CHARACTERS]
    for first_style, second_style in combinations(characters, 2):
        yield f"{first_style} and {second_style}", (first_style, second_style)
    yield MIXED_TABLE, tuple(characters)


# What it is worth -------------------------------------------------------------------------------


def measure_result(
    character: Character, rival: Character, game: str, hands: int, seed: int = 1
) -> MatchPlayer:
    """Return the result of *character* against *rival* over decks dealt from both seats."""
    players = [CharacterBot(style) for style in (character, rival)]
    return rb.match(*players, game=game, hands=hands, seed=seed, duplicate=True)[0]


class CharacterBot(rb.Bot):
    """A character as a bot whose random numbers a match seeds."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def answer(self, hand: rb.Hand, seat: int, turn: DecisionPoint) -> AnyCommand:
        """Return the character's decision."""
        return Opponent(self.character, self.rng).choose(seat, hand.state, turn)

    def act(self, hand: rb.Hand) -> AnyCommand:
        """Raise an error: ``answer`` answers every decision."""
        raise NotImplementedError


# Shown ------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and print a table; exit with 1 if a game has too many streets above the limit."""
    parser = argparse.ArgumentParser(prog="python -m bench.raising", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="hands at each table")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--worth", action="store_true", help="what narrower raises win or lose")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    games = options.game or GAMES
    if options.worth:
        print_worth(games, options.hands, options.seed)
    elif not print_streets(games, options.hands, options.seed):
        sys.exit(1)


def print_streets(games: Sequence[str], hands: int, seed: int) -> bool:
    """Print a line for each table beyond the limit; return True if there is none."""
    console = Console()
    rows = Rows("game", "table", "streets", f"more than {MAX_USUAL_BETS} bets", "most bets")
    is_bounded = True
    for game in games:
        counts_by_lineup = {
            name: count_bets(styles, game, hands, seed) for name, styles in style_lineups()
        }
        for name, street_counts in counts_by_lineup.items():
            if not street_counts.is_bounded:
                is_bounded = False
                rows.add_row(game, name, *map(str, street_counts), style="red")
        street_total, excess_total = (
            sum(lineup_counts.played for lineup_counts in counts_by_lineup.values()),
            sum(lineup_counts.excess_count for lineup_counts in counts_by_lineup.values()),
        )
        rows.add_row(
            game,
            "all",
            str(street_total),
            str(excess_total),
            str(max(lineup_counts.max_bets for lineup_counts in counts_by_lineup.values())),
        )
        console.print(f"{game}: {excess_total} of {street_total} streets")
    console.print(rows)
    return is_bounded


def print_worth(games: Sequence[str], hands: int, seed: int) -> None:
    """Print what each character wins against itself without narrowing, in big blinds per 100
    hands.
    """
    rows = Rows("game", "character", "bb/100", "95 % interval")
    for game in games:
        for character in CHARACTERS:
            match_player = measure_result(
                character, replace(character, range_kept_per_raise=1.0), game, hands, seed
            )
            rows.add_row(
                game,
                character.name,
                f"{match_player.bb_per_100:+.1f}",
                f"{match_player.interval:.1f}",
            )
    Console().print(rows)


if __name__ == "__main__":
    main()
