"""Random card incidents always get a verdict or a clear refusal."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.option_fields import options
from riverboat.floor import (
    AUTHORITIES,
    OpenQuestion,
    Spot,
    Verdict,
    authority,
    describe_verdict,
    rule,
    spot_of,
)
from riverboat.floor.authorities import FloorRules
from riverboat.floor.cards.card_incidents import AnyCardIncident
from riverboat.words import ENGLISH, Reader
from riverboat.words.floor.cards.orders import AnyCardOrder
from riverboat.words.floor.verdicts import Order
from tests.rules.case_files import HandCase
from tests.rules.case_player import play_case
from tests.rules.floor import floor_cases

INCIDENT_TYPES = get_args(AnyCardIncident)
SAMPLE_VALUES_BY_TYPE: dict[Any, tuple[Any, ...]] = {
    int: (-2, -1, 0, 1, 2, 3, 4, 5, 8),
    bool: (True, False),
    type(None): (None,),
    tuple: ((), (50,), (50, 50), (3, 99)),
}
SAMPLE_GAMES = (
    ("no-limit hold'em 50/100", "A 10000, B 10000, C 10000", "A call, B call"),
    ("no-limit hold'em 50/100", "A 10000, B 10000, C 10000", "all call, all check, B bet 100"),
    ("no-limit hold'em 50/100", "A 1000, B 1000", "A all-in, B call"),
    ("pot-limit omaha 50/100", "A 10000, B 10000, C 10000", ""),
    ("limit stud 5/10 ante 1 bring-in 2", "A 200, B 200, C 200", ""),
    ("limit a-5 triple draw 5/10", "A 200, B 200, C 200", "all call"),
    ("limit a-5 triple draw 5/10", "A 200, B 200, C 200", ""),
    ("no-limit 2-7 single draw 1/2", "A 200, B 200, C 200", "A call"),
)


CARD_OPTIONS = frozenset(
    "exposed_misdeal wrong_count no_right redeal_absent wrong_button_early wrong_button joker "
    "unseen_cards dropped_card four_card_flop premature_turn extra_burn missing_flop_burn "
    "stud_exposed stud_both_exposed exposed_low stud_premature stud_last_exposed "
    "common_card_first draw_exposed draw_five miscall misdeal_cutoff".split()
)
"""The options of this chapter with named choices."""


def sample_spots() -> Iterator[Spot]:
    yield Spot()
    for family in ("flop", "stud", "draw"):
        yield Spot(game_family=family, player_count=6)
    for game, stacks, typed_actions in SAMPLE_GAMES:
        case = HandCase(rule="MISD-01", name=game, game=game, stacks=stacks, play=typed_actions)
        played_hand = play_case(case)
        yield spot_of(played_hand.hand, played_hand.log)


def sample_values(type_hint: Any) -> tuple[Any, ...]:
    """Return valid and invalid values of a field."""
    if get_origin(type_hint) is Literal:
        return get_args(type_hint)
    if get_origin(type_hint) is tuple:
        return SAMPLE_VALUES_BY_TYPE[tuple]
    if get_args(type_hint):
        return tuple(
            value for type_argument in get_args(type_hint) for value in sample_values(type_argument)
        )
    return SAMPLE_VALUES_BY_TYPE[type_hint]


TYPE_HINTS = {kind: get_type_hints(kind) for kind in INCIDENT_TYPES}


def random_incident(rng: random.Random) -> Any:
    incident_type = rng.choice(INCIDENT_TYPES)
    fields = {
        name: rng.choice(sample_values(TYPE_HINTS[incident_type][name]))
        for name in incident_type.__struct_fields__
    }
    return incident_type(**fields)


def reachable_verdicts(verdict: Verdict) -> Iterator[Verdict]:
    """Yield the verdict and all verdicts that its questions lead to."""
    yield verdict
    if isinstance(verdict, OpenQuestion):
        for answer in verdict.answers:
            yield from reachable_verdicts(answer.verdict)


@pytest.mark.parametrize("spot_index", range(len(SAMPLE_GAMES) + 4))
def test_random_card_incident_has_verdict_or_refusal(spot_index: int) -> None:
    spot, rng = list(sample_spots())[spot_index], random.Random(spot_index)
    czech_reader, card_orders, ruled_count = Reader("cs"), set(get_args(AnyCardOrder)), 0
    refusals: set[tuple[str, str]] = set()
    common_orders = {
        order_type
        for order_type in Order.__subclasses__()
        if order_type.__module__.endswith("verdicts")
    }
    for _ in range(500):
        incident, chosen_authority = (
            random_incident(rng),
            authority(rng.choice([*AUTHORITIES])),
        )
        try:
            verdict = rule(incident, spot, chosen_authority)
        except RefusalError as error:
            refusals.add((ENGLISH.say(error.refusal), czech_reader.say(error.refusal)))
            continue
        ruled_count += 1
        for reachable_verdict in reachable_verdicts(verdict):
            assert describe_verdict(reachable_verdict)
            assert describe_verdict(reachable_verdict, czech_reader)
            for order in getattr(reachable_verdict, "orders", ()):
                assert type(order) in card_orders | common_orders
    assert ruled_count > 50
    assert all(english_text != czech_text for english_text, czech_text in refusals)


def test_every_card_option_choice_is_covered_by_case() -> None:
    choices_by_option: defaultdict[str, set[str]] = defaultdict(set)
    for case in floor_cases.load_cases():
        if isinstance(case, floor_cases.TableTalkCase):
            continue
        for authority_key in case.by:
            rules = authority(authority_key).replace(**case.but).floor_rules
            for option in options(FloorRules):
                if {*option.rules} & {*case.rules}:
                    choices_by_option[option.name].add(str(getattr(rules, option.name)))
    for option in options(FloorRules):
        if option.name in CARD_OPTIONS:
            assert choices_by_option[option.name] == set(option.choices_text.split(" | ")), (
                option.name
            )
