"""Card cases: comparisons of holdings, and decks."""

from __future__ import annotations

from itertools import pairwise

from riverboat.cards import DECKS, parse_cards, selection_order
from riverboat.ranking import RANKINGS, rank
from tests.rules.case_files import BadCase, CardCase, RankingCase


def check_ranking(case: RankingCase) -> None:
    """Check ``A beats B ties C``: each holding against the next, on one board."""
    ranking = RANKINGS[case.ranking]
    ranks_by_name = {
        name: rank(ranking, cards, case.board) for name, cards in case.holdings.items()
    }
    player_names, comparisons = case.then.split()[::2], case.then.split()[1::2]
    if (
        sorted(player_names) != sorted(ranks_by_name)
        or len(player_names) != len(comparisons) + 1
        or len(comparisons) == 0
    ):
        raise BadCase(f"{case}: say of every holding how it compares: {case.then}")
    for (first_name, second_name), comparison in zip(
        pairwise(player_names), comparisons, strict=True
    ):
        assert (
            _compare_hands(ranks_by_name[first_name].value, ranks_by_name[second_name].value)
            == comparison
        ), f"{first_name} and {second_name}"
    for name, expected_words in case.english.items():
        assert str(ranks_by_name[name]) == expected_words, name


def _compare_hands(first_value: int, second_value: int) -> str:
    return (
        "ties"
        if first_value == second_value
        else "beats"
        if first_value > second_value
        else "loses to"
    )


def check_cards(case: CardCase) -> None:
    """Check a deck's size, or the selection order of cards."""
    if case.deck is not None:
        assert len(set(DECKS[case.deck].cards)) == case.count
    if case.order is not None:
        cards = parse_cards(case.order)
        assert sorted(cards, key=selection_order) == list(cards)
        assert len(set(cards)) == len(cards) > 1
