"""Every rulebook case; ``pytest -k ALLN-16`` runs the cases of one rule."""

from typing import assert_never

import pytest

from riverboat.engine import BadGame
from tests.rules.card_cases import check_cards, check_ranking
from tests.rules.case_files import (
    AnyCase,
    CardCase,
    HandCase,
    MixCase,
    RankingCase,
    TableCase,
    load_cases,
)
from tests.rules.case_player import parse_case_game, play_case
from tests.rules.checks import check_game_claims, check_hand, check_message
from tests.rules.mixed_game_cases import check_mix
from tests.rules.table_cases import check_table


@pytest.mark.parametrize("case", load_cases(), ids=str)
def test_case_is_decided_by_its_rule(case: AnyCase) -> None:
    match case:
        case HandCase():
            check_game(case)
        case RankingCase():
            check_ranking(case)
        case CardCase():
            check_cards(case)
        case MixCase():
            check_mix(case)
        case TableCase():
            check_table(case)
        case _:
            assert_never(case)


def check_game(case: HandCase) -> None:
    if case.bad_game is not None:
        with pytest.raises(BadGame) as refusal:
            play_case(case) if case.stacks else parse_case_game(case)
        check_message(str(refusal.value), case.bad_game)
        return
    check_game_claims(case, parse_case_game(case))
    if case.stacks:
        check_hand(play_case(case))
