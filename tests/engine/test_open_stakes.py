"""Properties of every hand with open stakes, with and without all-ins."""

from collections.abc import Callable, Iterator

import pytest

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    VARIANTS,
    AddChips,
    AllIn,
    AnyCommand,
    AnyFact,
    BadGame,
    CapLimit,
    Deal,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    NoLimit,
    RaiseTo,
    ToAct,
    ToDeal,
    apply,
    decide,
    due,
    forced_facts,
    legal_actions,
    may_add_chips,
    parse_game,
    start,
)
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import hand_facts as f
from riverboat.words.player_actions import BuyingChips
from riverboat.words.refusals.betting import ActionIllegal, ActionUnavailable
from tests.engine.hand_properties import (
    limit_totals,
    log_replays_and_passes_audit,
    note_failing_hand,
    refusal_of,
)
from tests.engine.random_hands import STRUCTURES, PlayedHand, StakesKind, play_random
from tests.schedule import run_in
from tests.thorough import THOROUGH, example_seeds

OPEN_STAKES_KINDS: list[StakesKind] = ["open stakes", "no all-ins"]
GAMES = [
    (variant, structure)
    for variant in VARIANTS
    for structure in STRUCTURES
    if not isinstance(STRUCTURES[structure], CapLimit)
]


def states_before_facts(log: list[AnyFact]) -> Iterator[tuple[HandState, AnyFact]]:
    """Yield the hand before each fact, with the fact."""
    started_fact = log[0]
    assert isinstance(started_fact, f.HandStarted)
    hand = HandState(started_fact)
    for fact in log[1:]:
        yield hand, fact
        apply(hand, fact)


def chips_are_conserved_with_additions(played_hand: PlayedHand) -> None:
    started_fact = played_hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    expected_chips = sum(started_fact.stacks) + started_fact.carried_chips
    for hand, fact in states_before_facts(played_hand.log):
        reserve_chips = 0 if hand.has_ended else sum(hand.reserve)
        assert (
            sum(hand.stacks) + hand.pot + hand.carried_chips + hand.taken_by_house + reserve_chips
            == expected_chips
        )
        assert min(*hand.stacks, *hand.bets, hand.pot) >= 0
        if isinstance(fact, f.ChipsAdded):
            expected_chips += fact.chips
    final_hand = played_hand.hand
    assert (
        sum(final_hand.stacks) + final_hand.carried_chips + final_hand.taken_by_house
        == expected_chips
    )
    assert expected_chips == sum(started_fact.stacks) + started_fact.carried_chips + sum(
        final_hand.added_by_seat
    )


def legal_commands_are_accepted_and_others_refused(played_hand: PlayedHand) -> None:
    is_strict = (
        played_hand.hand.game.rules.overbet == played_hand.hand.game.rules.off_unit == "refuse"
    )
    for hand, _ in states_before_facts(played_hand.log):
        turn = due(hand)
        if not isinstance(turn, ToAct):
            continue
        assert turn.can_add_chips
        assert (turn.high > 0) == (turn.raise_refusal is None)
        assert turn.high <= turn.all_in
        raise_totals = range(-1, min(turn.all_in + 3, 30)) if THOROUGH else limit_totals(hand, turn)
        commands: list[AnyCommand] = [FOLD, CHECK, CALL, *map(RaiseTo, raise_totals)]
        hand_before = hand.copy()
        for command in commands:
            if command in turn:
                decide(hand, command)
            elif is_strict or not isinstance(command, RaiseTo) or turn.raise_refusal:
                assert type(refusal_of(hand, command)) is ActionIllegal, command
        assert hand == hand_before, "asking changed the hand"


def only_forced_bets_put_players_all_in(played_hand: PlayedHand) -> None:
    forced_all_in_mask = 0
    for hand, fact in states_before_facts(played_hand.log):
        hand_after = hand.copy()
        apply(hand_after, fact)
        new_all_in_mask = (
            hand_after.live_mask & ~hand_after.able_mask & ~(hand.live_mask & ~hand.able_mask)
        )
        assert not new_all_in_mask or isinstance(fact, (f.Posted, f.BroughtIn)), fact
        forced_all_in_mask |= new_all_in_mask
    assert played_hand.hand.live_mask & ~played_hand.hand.able_mask & ~forced_all_in_mask == 0


def borrowing_raiser_is_not_all_in(played_hand: PlayedHand) -> None:
    borrowing_seats: set[int] = set()
    for hand, fact in states_before_facts(played_hand.log):
        if isinstance(fact, f.Raised) and fact.is_borrowed:
            borrowing_seats.add(fact.seat)
            assert hand.borrowed_by_seat[fact.seat] > 0
        assert not any(
            hand.is_all_in(seat) for seat in borrowing_seats - {getattr(fact, "seat", None)}
        )
        turn = due(hand)
        if isinstance(turn, ToAct):
            assert turn.chips_missing == 0 or turn.seat in borrowing_seats
            if not turn.chips_missing:
                assert turn.call <= hand.stacks[turn.seat]


def only_listed_seats_may_add_chips(played_hand: PlayedHand) -> None:
    for hand, _ in states_before_facts(played_hand.log):
        listed_seats, chip_unit, hand_before = may_add_chips(hand), hand.compiled.unit, hand.copy()
        for seat in range(-1, hand.players + 1):
            if seat in listed_seats:
                assert hand.able_mask >> seat & 1
                assert decide(hand, AddChips(seat, chip_unit)) == f.ChipsAdded(
                    seat, chip_unit, "bought"
                )
            else:
                refusal = refusal_of(hand, AddChips(seat, chip_unit))
                assert isinstance(refusal, ActionUnavailable), refusal
                assert refusal.act == BuyingChips(chip_unit)
        assert hand == hand_before, "asking changed the hand"


HAND_CHECKS = (
    chips_are_conserved_with_additions,
    log_replays_and_passes_audit,
    legal_commands_are_accepted_and_others_refused,
    only_listed_seats_may_add_chips,
)
CHECK_BY_STAKES_KIND: dict[StakesKind, Callable[[PlayedHand], None]] = {
    "open stakes": borrowing_raiser_is_not_all_in,
    "no all-ins": only_forced_bets_put_players_all_in,
}


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("variant, structure", GAMES)
@pytest.mark.parametrize("stakes_kind", OPEN_STAKES_KINDS)
def test_open_stakes_hands_satisfy_every_property(
    variant: str, structure: str, stakes_kind: StakesKind
) -> None:
    for seed in example_seeds(2, 100):
        with note_failing_hand(variant, structure, seed):
            is_raked = seed % 2 == 0
            played_hand = play_random(
                seed, variant, structure, stakes_kind=stakes_kind, is_raked=is_raked
            )
            for check_property in (*HAND_CHECKS, CHECK_BY_STAKES_KIND[stakes_kind]):
                check_property(played_hand)


def test_random_hands_cover_every_way_to_add_chips() -> None:
    count_by_way: dict[str, int] = dict.fromkeys(
        ("bought", "borrowed", "marker", "raised", "short"), 0
    )
    for seed in range(60):
        for stakes_kind in OPEN_STAKES_KINDS:
            for hand, fact in states_before_facts(
                play_random(seed, "hold'em", "no-limit", stakes_kind=stakes_kind).log
            ):
                turn = due(hand)
                count_by_way["short"] += isinstance(turn, ToAct) and turn.chips_missing > 0
                if isinstance(fact, f.ChipsAdded):
                    count_by_way[fact.source] += 1
                count_by_way["raised"] += isinstance(fact, f.Raised) and fact.is_borrowed
    assert min(count_by_way.values()) > 5, count_by_way


# Single hands -----------------------------------------------------------------------------------


def play_commands(house_rules: HouseRules, *commands: AnyCommand) -> HandState:
    """Play commands in a three-handed hand; seat 2 has the button and 40 chips."""
    hand = HandState(
        start(parse_game("no-limit hold'em 1/2", house_rules), (200, 200, 40), button=2)
    )
    pending_commands = list(commands)
    while True:
        pending = due(hand)
        if isinstance(pending, tuple):
            for fact in pending:
                apply(hand, fact)
        elif isinstance(pending, ToDeal):
            apply(hand, decide(hand, Deal(tuple(sorted(hand.compiled.deck))[: pending.count])))
        elif pending_commands:
            apply(hand, decide(hand, pending_commands.pop(0)))
        else:
            return hand


OPEN_STAKES_HOUSE = HouseRules(stakes="open")
NO_ALL_IN_HOUSE = HouseRules(stakes="open", open_allin=False)


def test_uncovered_call_is_refused_without_change() -> None:
    hand = play_commands(NO_ALL_IN_HOUSE, CALL, RaiseTo(100), FOLD)
    turn = legal_actions(hand)
    assert turn is not None
    assert (turn.seat, turn.call, turn.chips_missing, turn.can_add_chips) == (2, 98, 60, True)
    assert FOLD in turn
    assert AddChips(2, 60) in turn
    assert CALL not in turn
    assert AllIn() not in turn
    hand_before = hand.copy()
    with pytest.raises(IllegalAction) as error:
        decide(hand, CALL)
    assert str(error.value) == (
        "seat 2 can’t call 98: no all-ins under these house rules; "
        "legal now: fold, add 60 or more to call 98 (OPEN-02)"
    )
    assert (error.value.code, error.value.legal) == ("no all-in", turn)
    assert hand == hand_before


@pytest.mark.parametrize(
    "command, code, message",
    [
        (
            AddChips(0, 50),
            "table stakes",
            "seat 0 can’t buy 50: table stakes: no chips added during a hand; .* STAK-01",
        ),
        (AddChips(9, 50), "table stakes", "seat 9 can’t buy 50"),
    ],
)
def test_table_stakes_refuse_added_chips(command: AddChips, code: str, message: str) -> None:
    hand = play_commands(HouseRules())
    with pytest.raises(IllegalAction, match=message.replace(" STAK", r" \(STAK")) as error:
        decide(hand, command)
    assert error.value.code == code
    assert may_add_chips(hand) == ()


@pytest.mark.parametrize(
    "command, message",
    [
        (AddChips(0, 0), "seat 0 can’t buy 0: whole chips only"),
        (AddChips(0, 2.5), "whole chips"),  # type: ignore[arg-type]
        (AddChips(0, True), "whole chips"),
        (AddChips(0, 5, "stolen"), "seat 0 can’t add 5"),  # type: ignore[arg-type]
        (AddChips(-1, 5), "seat -1 can’t buy 5: not in this hand"),
        (AddChips(3, 5), "seat 3 can’t buy 5: not in this hand"),
    ],
)
def test_invalid_chip_additions_are_refused(command: AddChips, message: str) -> None:
    hand = play_commands(OPEN_STAKES_HOUSE)
    hand_before = hand.copy()
    with pytest.raises(IllegalAction, match=message):
        decide(hand, command)
    assert hand == hand_before


def test_player_cannot_add_chips_for_another() -> None:
    hand = play_commands(OPEN_STAKES_HOUSE)
    with pytest.raises(IllegalAction, match="seat 1 can’t add 50: these are seat"):
        decide(hand, AddChips(0, 50), acting_seat=1)
    assert decide(hand, AddChips(0, 50), acting_seat=0) == f.ChipsAdded(0, 50, "bought")


def test_chips_cannot_be_added_during_forced_facts() -> None:
    hand = HandState(start(parse_game("no-limit hold'em 1/2", OPEN_STAKES_HOUSE), (200, 200)))
    assert may_add_chips(hand) == ()
    with pytest.raises(IllegalAction, match="waiting for: automatic steps"):
        decide(hand, AddChips(0, 50))


def test_chips_may_be_added_before_deal() -> None:
    hand = HandState(start(parse_game("no-limit hold'em 1/2", OPEN_STAKES_HOUSE), (200, 200)))
    for fact in forced_facts(hand):
        apply(hand, fact)
    assert isinstance(due(hand), ToDeal)
    assert may_add_chips(hand) == (0, 1)


def test_every_viewer_sees_added_chips() -> None:
    fact = f.ChipsAdded(1, 50, "borrowed")
    assert [redact(fact, viewer) for viewer in (0, 1, RAIL)] == [fact] * 3


def test_no_all_in_rule_requires_open_stakes() -> None:
    with pytest.raises(
        BadGame, match="open_allin is for open stakes only: leave it on at table stakes"
    ):
        HouseRules(open_allin=False)
    assert HouseRules.preset("home", stakes="open", open_allin=False).stakes == "open"


def test_cap_limit_excludes_open_stakes() -> None:
    game = parse_game("no-limit hold'em 1/2", OPEN_STAKES_HOUSE)
    with pytest.raises(BadGame, match="choose a cap or open stakes"):
        Game(game.variant, CapLimit(60, NoLimit()), game.stakes, OPEN_STAKES_HOUSE)
