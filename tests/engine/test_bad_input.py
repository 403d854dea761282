"""Invalid input raises a clear error and changes nothing."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from riverboat.cards import parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    PRESETS,
    AllIn,
    AnyCommand,
    BadGame,
    CapLimit,
    ChallengeOverbet,
    CorruptLog,
    Deal,
    Game,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    Muck,
    NoLimit,
    Post,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    SpreadLimit,
    Stakes,
    apply,
    decide,
    due,
    find_variant,
    from_json_lines,
    parse_game,
    pot_info,
    start,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit, replay_audited
from riverboat.engine.state import hand_facts as f
from tests.engine.random_hands import play_random

NO_LIMIT_HOLDEM = parse_game("no-limit hold'em 1/2")


def start_to_first_action(
    game: Game = NO_LIMIT_HOLDEM,
    stacks: tuple[int, ...] = (200, 200, 200),
    cards: str = "AsKd 7c2h QhQs",
) -> HandState:
    """Return a hand before its first action; *cards* are by player, from the left of the button."""
    hand = HandState(start(game, stacks))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    dealt_cards = [parse_cards(hole_text) for hole_text in cards.split()]
    cards_in_deal_order = tuple(
        card for deal_round in zip(*dealt_cards, strict=True) for card in deal_round
    )
    apply(hand, decide(hand, Deal(cards_in_deal_order)))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    return hand


@pytest.mark.parametrize(
    "stacks, message",
    [
        ((200,), "2 to 10 players, not 1"),
        ((200,) * 11, "2 to 10 players, not 11"),
        ((200, 0, 200), "seat 1 can’t play with a stack of 0"),
        ((200, -5), "seat 1 can’t play with a stack of -5"),
        ((200, 1.5), "seat 1 can’t play with a stack of 1.5"),
        ((200, "200"), "seat 1 can’t play with a stack of '200'"),
        ((200, True), "seat 1 can’t play with a stack of True"),
        ((), "players, not 0"),
    ],
)
def test_invalid_stacks_are_refused(stacks: tuple[int, ...], message: str) -> None:
    with pytest.raises(BadGame, match=message):
        start(NO_LIMIT_HOLDEM, stacks)


def test_omaha_player_limit_depends_on_hole_cards() -> None:
    with pytest.raises(BadGame, match="omaha is for 2 to 10 players, not 11"):
        start(parse_game("pot-limit omaha 1/2"), (200,) * 11)
    with pytest.raises(BadGame, match="omaha 6 is for 2 to 7 players, not 8"):
        start(parse_game("pot-limit omaha 6 1/2"), (200,) * 8)


def test_oversized_blinds_put_posters_all_in() -> None:
    hand = HandState(start(parse_game("no-limit hold'em 100/200"), (50, 60, 70)))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    assert (hand.bets, hand.stacks, hand.current_bet) == ([50, 60, 0], [0, 0, 70], 200)


@pytest.mark.parametrize("button", [-1, 3, 1.0, "0"])
def test_button_outside_seats_is_refused(button: int) -> None:
    with pytest.raises(BadGame, match="invalid seat .* for the button"):  # noqa: RUF043
        start(NO_LIMIT_HOLDEM, (200, 200, 200), button)


@pytest.mark.parametrize(
    "post, message",
    [
        (Post(3, "blind", 2), "invalid seat 3"),
        (Post(0, "blind", 0), "positive whole number"),
        (Post(0, "blind", -2), "positive whole number"),
        (Post(0, "ante", 1.5), "positive whole number"),  # type: ignore[arg-type]
        (Post(0, "ante", 1, 2), "can’t count as 2"),
        (Post(0, "blind", 4, 2), "can’t count as 2"),
    ],
)
def test_invalid_forced_bets_are_refused(post: Post, message: str) -> None:
    with pytest.raises(BadGame, match=message):
        start(NO_LIMIT_HOLDEM, (200, 200, 200), posts=(post,))


def test_seat_cannot_post_two_live_bets() -> None:
    with pytest.raises(BadGame, match="seat 1 can’t post two live bets"):
        start(NO_LIMIT_HOLDEM, (200, 200), posts=(Post(1, "blind", 2), Post(1, "straddle", 4)))


@pytest.mark.parametrize(
    "make_game, message",
    [
        (lambda: Stakes((1, 2), 0, 2), "small_bet must be a positive whole number"),
        (lambda: Stakes((1, 2), 2, 1), "the small bet 2 exceeds the big bet 1"),
        (
            lambda: Stakes((-1, 2), 2, 2),
            "blinds, antes and bring-ins must be whole numbers, not -1",
        ),
        (lambda: Stakes((1, 2), 2, 2, unit=0), "unit must be a positive whole number"),
        (lambda: Stakes((1, 2), 2, 2, unit=5), "multiples of the betting unit 5"),
        (lambda: CapLimit(0), "invalid cap 0: use a positive number"),
        (lambda: SpreadLimit(((5, 1),)), "invalid spread"),
        (lambda: SpreadLimit(()), "invalid spread"),
        (lambda: Game(find_variant("kuhn"), NoLimit(), Stakes((), 1, 1), boards=2), "has no board"),
        (
            lambda: Game(find_variant("hold'em"), NoLimit(), Stakes((), 1, 1), boards=4),
            "4 boards: use 1 to 3",
        ),
        (
            lambda: Game(find_variant("kuhn"), NoLimit(), Stakes((), 1, 1), is_bomb_pot=True),
            "no bomb pot in kuhn",
        ),
        (lambda: find_variant("holdem'"), "did you mean hold'em"),
        (lambda: parse_game("holden 1/2"), "did you mean hold'em"),
        (lambda: parse_game("no-limit hold'em no blinds"), "add blinds, as in 1/2, or an ante"),
        (lambda: parse_game("limit hold'em 4"), "give limit its two bets, as in 4/8"),
        (lambda: parse_game("no-limit hold'em 1/2 1-5"), "ranges are for spread-limit only"),
        (lambda: parse_game("limit hold'em 4/8 cap 60"), "no-limit and pot-limit"),
        (lambda: parse_game("no-limit hold'em 1/2 wild"), "can’t read 'wild'"),
        (
            lambda: HouseRules(reopen="sometimes"),  # type: ignore[arg-type]
            "reopen must be one of by structure",
        ),
        (lambda: HouseRules(max_raises=-1), "max_raises must be a whole number"),
        (lambda: HouseRules(max_raises=True), "max_raises must be a whole number"),
        (lambda: HouseRules(max_runs=6), "max_runs must be a whole number, 1 to 5, not 6"),
        (
            lambda: HouseRules(check_raise=1),  # type: ignore[arg-type]
            "check_raise must be one of",
        ),
        (lambda: HouseRules.from_name("casino"), "unknown preset 'casino'; did you mean cash"),
        (lambda: HouseRules().replace(reopn="full"), "did you mean reopen"),
        (
            lambda: HouseRules(headsup_cap="always_capped", headsup_counts="in_hand"),
            "headsup_counts needs headsup_cap 'before_cap'; with 'always_capped' leave",
        ),
    ],
)
def test_invalid_games_and_rules_are_refused(make_game: Callable[[], object], message: str) -> None:
    with pytest.raises(BadGame, match=message):
        make_game()


def test_preset_without_version_uses_latest() -> None:
    assert HouseRules.preset("cash") == PRESETS["cash-2"]
    assert HouseRules.preset("cash-1") == PRESETS["cash-1"]
    assert HouseRules.preset("online") == PRESETS["online-2"]


@pytest.mark.parametrize(
    "command, code, message",
    [
        (
            CHECK,
            "facing a bet",
            r"seat 2 can’t check: 2 to call; legal now: fold, call 2, raise",
        ),
        (RaiseTo(3), "too small", r"can’t raise to 3: the minimum is 4"),
        (RaiseTo(201), "too many chips", r"the stack is 200"),
        (RaiseTo(0), "not an amount", r"whole chips"),
        (RaiseTo(-6), "not an amount", r"whole chips"),
        (RaiseTo(4.5), "not an amount", r"whole chips"),  # type: ignore[arg-type]
        (RaiseTo(4.0), "not an amount", r"whole chips"),  # type: ignore[arg-type]
        (RaiseTo(200.0), "not an amount", r"whole chips"),  # type: ignore[arg-type]
        (RaiseTo("4"), "not an amount", r"whole chips"),  # type: ignore[arg-type]
        (RaiseTo(True), "not an amount", r"whole chips"),
        (RaisePot(), "not pot-limit", r"POTL-08"),
        (Show(2), "nothing to show", r"can’t show a hand now"),
        (Muck(2), "must show", r"must show"),
        (RunIt(2, 2), "no choice", r"can’t run it twice now"),
        (ChallengeOverbet(), "no overbet", r"no overbet to challenge"),
    ],
)
def test_illegal_action_is_refused_without_change(
    command: AnyCommand, code: str, message: str
) -> None:
    hand = start_to_first_action()
    hand_before = hand.copy()
    with pytest.raises(IllegalAction, match=message) as error:
        decide(hand, command)
    assert error.value.code == code
    assert error.value.legal == due(hand)
    assert hand == hand_before


@pytest.mark.parametrize("command", [FOLD, CALL, RaiseTo(6), AllIn()])
def test_acting_out_of_turn_is_refused(command: AnyCommand) -> None:
    hand = start_to_first_action()
    with pytest.raises(IllegalAction, match=r"seat 0 can’t .* out of turn: action is on seat 2"):
        decide(hand, command, acting_seat=0)
    assert decide(hand, command, acting_seat=2) == decide(hand, command)


def test_player_cannot_show_another_hand() -> None:
    hand = start_to_first_action()
    with pytest.raises(IllegalAction, match="seat 1 can’t show: these are seat 0’s cards"):
        decide(hand, Show(0), acting_seat=1)


@pytest.mark.parametrize(
    "cards, code",
    [
        ("Ah Kh Jh", None),
        ("Ah Kh", "wrong number"),
        ("Ah Kh Qh Jh", "wrong number"),
        ("As Kh 2c", "duplicate"),
        ("2c 2c 3c", "duplicate"),
    ],
)
def test_invalid_board_is_an_irregularity(cards: str, code: str | None) -> None:
    hand = start_to_first_action()
    for _ in range(3):
        apply(hand, decide(hand, CALL))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    hand_before = hand.copy()
    if code is None:
        assert decide(hand, Deal(parse_cards(cards))) == f.BoardDealt(parse_cards(cards))
        return
    with pytest.raises(Irregularity) as error:
        decide(hand, Deal(parse_cards(cards)))
    assert error.value.code == code
    assert hand == hand_before


@pytest.mark.parametrize("card", [52, -2, 99])
def test_card_outside_deck_is_an_irregularity(card: int) -> None:
    hand = HandState(start(NO_LIMIT_HOLDEM, (200, 200)))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    with pytest.raises(Irregularity, match="isn’t in this deck"):
        decide(hand, Deal((0, 1, 2, card)))


def test_deuce_is_not_in_short_deck() -> None:
    hand = HandState(start(parse_game("no-limit short deck ante 1"), (200, 200)))
    for fact in due(hand):  # type: ignore[union-attr]
        apply(hand, fact)
    with pytest.raises(Irregularity, match="isn’t in this deck"):
        decide(hand, Deal(parse_cards("As Ks Qs 2c")))


def test_cards_are_not_dealt_during_betting() -> None:
    with pytest.raises(Irregularity, match="no cards to deal"):
        decide(start_to_first_action(), Deal((1, 2, 3)))


def test_pot_count_is_refused_outside_pot_limit() -> None:
    with pytest.raises(IllegalAction, match="POTL-09"):
        pot_info(start_to_first_action(), 2)


def test_corrupt_log_reports_index_of_bad_fact() -> None:
    log = play_random(4, "hold'em", "no-limit").log
    text = to_json_lines(log)
    with pytest.raises(CorruptLog, match="log entry 2: unknown entry"):
        from_json_lines(b"\n".join([*text.splitlines()[:2], b'{"type":"Raised","seat":"x"}']))
    with pytest.raises(CorruptLog, match="log entry 0: unknown entry"):
        from_json_lines(b"\xff\xfe rubbish")
    for missing_index in range(1, len(log)):
        assert audit(log[:missing_index] + log[missing_index + 1 :]), (
            f"fact {missing_index} can be left out unseen"
        )
    with pytest.raises(CorruptLog):
        replay_audited(log[:-1])
    with pytest.raises(CorruptLog, match="begins with HandStarted"):
        replay_audited(log[1:])
    assert replay_audited(log).has_ended


def test_audit_finds_changed_chip_amounts() -> None:
    change_count = 0
    for seed in range(60):
        log = play_random(seed, "hold'em", "no-limit").log
        for index, fact in enumerate(log):
            chips = getattr(fact, "chips", 0)
            if chips:
                changed_log = [*log[:index], replace(fact, chips=chips + 1), *log[index + 1 :]]
                assert audit(changed_log), (seed, index, fact)
                change_count += 1
    assert change_count > 100


def test_audit_finds_illegal_raise() -> None:
    finding_count = 0
    for seed in range(60):
        log = play_random(seed, "hold'em", "no-limit").log
        for index, fact in enumerate(log):
            if isinstance(fact, f.Raised) and fact.to > 1:
                changed_log = [*log[:index], replace(fact, to=1), *log[index + 1 :]]
                assert audit(changed_log)[0].index == index
                finding_count += 1
    assert finding_count > 60
