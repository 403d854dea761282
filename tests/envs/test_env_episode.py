"""Episode observations contain exactly what the player knows."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from riverboat.cards import DECKS
from riverboat.envs import Episode, HistoryRow, Rules, StackedDeck
from riverboat.hands import Hand
from tests.envs.env_games import GAMES_AND_SEATS
from tests.thorough import example_seeds


def play_random_hand(
    rules: Rules, deck: list[int], rng: Random
) -> list[tuple[Episode, int, list[int]]]:
    """Play a random hand; return its states with player to act and actions so far."""
    episode = Episode(rules, StackedDeck(tuple(deck)))
    steps: list[tuple[Episode, int, list[int]]] = []
    actions: list[int] = []
    while not episode.over and episode.seat is not None:
        steps.append((episode.copy(), episode.seat, actions.copy()))
        actions.append(rng.choice(episode.legal()))
        try:
            episode.step(actions[-1])
        except ValueError:  # the deck runs out in a draw: a stacked one is not shuffled again
            assert rules.game.variant.has_draws
            break
    return steps


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_equal_observations_imply_equal_information_sets(game: str, seats: int) -> None:
    rules = Rules(game, seats=seats)
    key_by_observation: dict[bytes, str] = {}
    for seed in example_seeds(4, 300):
        rng = Random(f"{game} {seed}")
        for episode, _, _ in play_random_hand(rules, shuffle_deck(rules, rng), rng):
            for seat in range(seats):
                observation = episode.observe(seat)
                seat_and_key = f"{seat} {episode.key(seat)}"
                assert (
                    key_by_observation.setdefault(observation.tobytes(), seat_and_key)
                    == seat_and_key
                )
                assert observation.min() >= 0
                assert observation.max() <= rules.observer.max_value
    assert len(key_by_observation) > 10


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_hidden_cards_do_not_affect_observation(game: str, seats: int) -> None:
    rules = Rules(game, seats=seats)
    for seed in example_seeds(4, 300):
        rng = Random(f"{game} {seed}")
        deck = shuffle_deck(rules, rng)
        for episode, seat, actions in play_random_hand(rules, deck, rng):
            permuted_episode = Episode(
                rules, StackedDeck(permute_unseen_cards(episode, seat, deck, rng))
            )
            for action in actions:
                permuted_episode.step(action)
            assert permuted_episode.seat == seat
            assert np.array_equal(permuted_episode.mask(), episode.mask())
            assert np.array_equal(permuted_episode.observe(seat), episode.observe(seat))


def shuffle_deck(rules: Rules, rng: Random) -> list[int]:
    deck = list(DECKS[rules.game.variant.deck].cards)
    rng.shuffle(deck)
    return deck


def permute_unseen_cards(
    episode: Episode, seat: int, deck: list[int], rng: Random
) -> tuple[int, ...]:
    """Return the deck with all cards unseen by this seat permuted."""
    history_rows = episode.rules.observer.rows(episode.observe(seat)).tolist()
    visible_cards = {
        row_value - 1
        for row_kind, _, row_value in history_rows
        if row_kind in (HistoryRow.HOLE, HistoryRow.BOARD, HistoryRow.UPCARD)
    }
    hidden_indexes = [
        deck_index for deck_index, card in enumerate(deck) if card not in visible_cards
    ]
    hidden_cards = [deck[deck_index] for deck_index in hidden_indexes]
    rng.shuffle(hidden_cards)
    permuted_deck = deck.copy()
    for index, card in zip(hidden_indexes, hidden_cards, strict=True):
        permuted_deck[index] = card
    return tuple(permuted_deck)


def test_observation_history_has_row_per_event() -> None:
    rules = Rules("nlhe 5/10", seats=2)
    episode = Episode(rules, StackedDeck("As Kd Qs Jd 2c 3c 4c 5c 6c"))
    for action in (2, 1, 1):
        episode.step(action)
    history_rows = rules.observer.rows(episode.observe(0))
    reported_rows = [
        (HistoryRow(row_kind).name, seat, value)
        for row_kind, seat, value in history_rows.tolist()
        if row_kind
    ]
    assert reported_rows == [
        ("HOLE", 0, 44),
        ("HOLE", 0, 52),
        ("RAISE", 1, 20),
        ("CALL", 0, 10),
        ("STREET", 0, 0),
        ("BOARD", 0, 1),
        ("BOARD", 0, 5),
        ("BOARD", 0, 9),
        ("CHECK", 0, 0),
    ]


@pytest.mark.parametrize("game, seats", GAMES_AND_SEATS)
def test_observation_fits_longest_hand(game: str, seats: int) -> None:
    rules = Rules(game, seats=seats, sizes=["min"])
    episode = Episode(rules, rules.shuffled_deck(1))
    while not episode.over:
        actions_except_fold = [action for action in episode.legal() if action != 0]
        raise_actions = [action for action in actions_except_fold if action == 2]
        episode.step((raise_actions or actions_except_fold or episode.legal())[0])
        for seat in range(seats):
            episode.observe(seat)


def test_overlong_history_is_refused() -> None:
    rules = Rules("nlhe 1/2", longest=4)
    episode = Episode(rules, rules.shuffled_deck(1))
    episode.step(1)
    episode.step(1)
    with pytest.raises(ValueError, match="more than 4 history rows: raise longest or leave it out"):
        episode.observe(0)


def test_exhausted_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="the deck of 3 cards has run out: 1 more needed"):
        Episode(Rules("nlhe 1/2"), StackedDeck("As Kd Qs"))


def test_episode_copy_is_independent() -> None:
    rules = Rules("leduc")
    episode = Episode(rules, StackedDeck("Ks Js Qh"))
    episode_copy = episode.copy()
    episode_copy.step(2)
    assert (episode.hand.history, episode.seat) == (("deal Ks Js",), 0)
    episode_copy.step(1)
    assert episode_copy.hand.board
    assert not episode.hand.board


def test_unseen_burn_is_not_a_chance_node() -> None:
    hand = Hand.undealt("badugi 2/4")
    while hand.to_act is None or "draw" not in str(hand.awaiting):
        hand.act(hand.deals()[0] if hand.to_act is None else hand.legal[-1])
        if hand.over:
            pytest.fail("nobody was asked to draw")
    assert hand.to_act == 0
    assert "stand pat" in hand.legal
