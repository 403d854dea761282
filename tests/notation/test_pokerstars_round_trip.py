"""Written PokerStars text reads back with the same facts, for random and real hands."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.engine import VARIANTS, AnyFact
from riverboat.engine.hand_audit import audit
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.notation import About, ParsedHand, Source, read_phh
from riverboat.notation.ohh import read_ohh
from riverboat.notation.pokerstars import parse_pokerstars, read_pokerstars, to_pokerstars
from tests.engine.random_hands import STRUCTURES, play_random
from tests.notation.pokerstars_hands import HANDS_BY_NAME, parse_exact
from tests.schedule import run_in
from tests.thorough import example_count, example_seeds

SEEDS = example_seeds(2, 50)


def play_random_hand(seed: int, variant: str, structure: str) -> ParsedHand | None:
    """Return a random hand, or ``None`` if a player shows a hand twice."""
    played_hand = play_random(seed, variant, structure)
    player_names = tuple([f"player{seat + 1}" for seat in range(played_hand.hand.players)])
    hand = ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=player_names,
        log=tuple(played_hand.log),
        about=About(hand=str(seed), currency="USD" if seed % 2 else ""),
        scale=(1, 100, 2, 3)[seed % 4],
    )
    return None if shows_hand_twice(hand.log) else hand


def shows_hand_twice(log: Sequence[AnyFact]) -> bool:
    """Return True if a player shows before having all cards, and then again."""
    shown_seats = [fact.seat for fact in log if isinstance(fact, f.HandShown)]
    return len(set(shown_seats)) < len(shown_seats)


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("structure", STRUCTURES)
def test_random_hands_survive_round_trip(variant: str, structure: str) -> None:
    for hand in filter(None, [play_random_hand(seed, variant, structure) for seed in SEEDS]):
        reread_hand = parse_exact(to_pokerstars(hand))
        assert reread_hand.log == hand.log
        assert (reread_hand.game, reread_hand.scale) == (find_game(hand), hand.scale)
        assert reread_hand.players == hand.players


def find_game(hand: ParsedHand) -> object:
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    return started_fact.game


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("structure", ["no-limit", "limit"])
def test_hero_history_matches_view_of_hero(variant: str, structure: str) -> None:
    for seed in SEEDS:
        if hand := play_random_hand(seed, variant, structure):
            hero_seats = [None, seed % len(hand.players)]
            for hero in hero_seats:
                reread_hand = parse_exact(to_pokerstars(hand, hero=hero))
                assert select_visible_facts(reread_hand.log, hero) == select_visible_facts(
                    hand.log, hero
                )
                assert find_shown_by_seat(reread_hand.log, hero) == find_shown_by_seat(
                    hand.log, hero
                )


def select_visible_facts(log: Sequence[AnyFact], hero: int | None) -> list[AnyFact]:
    """Return the betting and board facts that a player sees, without shows and mucks."""
    visible_facts: list[AnyFact] = []
    for fact in redact_log(log, hero):
        match fact:
            case f.HandShown() | f.HandMucked() | f.HandStarted():
                pass
            case f.BoardDealt():
                visible_facts.append(replace(fact, burned=()))
            case _:
                visible_facts.append(fact)
    return visible_facts


def find_shown_by_seat(log: Sequence[AnyFact], hero: int | None) -> dict[int, object]:
    """Return a map from each seat to True if it showed its hand in the end."""
    return {
        fact.seat: isinstance(fact, f.HandShown)
        for fact in redact_log(log, hero)
        if isinstance(fact, (f.HandShown, f.HandMucked))
    }


@pytest.mark.parametrize("name", HANDS_BY_NAME)
def test_sample_hands_survive_round_trip(name: str) -> None:
    hand = parse_exact(HANDS_BY_NAME[name])
    reread_hand = parse_exact(to_pokerstars(hand))
    original_values = (hand.log, hand.players, hand.scale, hand.rake, hand.raked, hand.about)
    assert (
        reread_hand.log,
        reread_hand.players,
        reread_hand.scale,
        reread_hand.rake,
        reread_hand.raked,
        reread_hand.about,
    ) == original_values


def test_file_of_many_hands_survives_round_trip(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    file.write_text(
        "\n\n".join([to_pokerstars(parse_exact(text)) for text in HANDS_BY_NAME.values()])
    )
    logs = [hand.log for hand in read_pokerstars(file)]
    assert logs == [parse_exact(text).log for text in HANDS_BY_NAME.values()]


# Corpora ----------------------------------------------------------------------------------------


def check_round_trip(hand: ParsedHand) -> None:
    """Check that a hand and its metadata survive a round trip."""
    [reread_hand] = parse_pokerstars(to_pokerstars(hand))
    assert not reread_hand.problems, reread_hand.problems
    assert reread_hand.log == hand.log
    assert (reread_hand.scale, reread_hand.rake, reread_hand.raked) == (
        hand.scale,
        hand.rake,
        hand.raked,
    )
    assert reread_hand.players == hand.players
    assert replace(reread_hand.about, chairs=()) == replace(hand.about, chairs=())
    chairs = tuple(range(1, len(hand.players) + 1))
    assert (reread_hand.about.chairs or chairs) == (hand.about.chairs or chairs)


@pytest.mark.parametrize("file, hand_count", [("wsop-2023-43.phhs", 42), ("famous.phhs", 5)])
def test_televised_hands_survive_round_trip(corpora: Path, file: str, hand_count: int) -> None:
    parsed_hands = [hand for hand in read_phh(corpora / file) if hand.exact]
    assert len(parsed_hands) == hand_count
    for hand in parsed_hands:
        check_round_trip(hand)


@pytest.mark.slow
def test_pluribus_hands_survive_round_trip(pluribus: Path) -> None:
    for hand in read_phh(pluribus):
        check_round_trip(hand)
        assert not audit(hand.log)


def test_home_game_hands_survive_round_trip(home_games: Path) -> None:
    for hand in islice(read_ohh(home_games), 0, None, example_count(6, 1)):
        if hand.exact:
            check_round_trip(hand)
