"""Raked hands: every format writes the rake and reads it back."""

import json
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from riverboat.engine import (
    CALL,
    FOLD,
    VARIANTS,
    AddChips,
    AnyCommand,
    AnyFact,
    Deal,
    HandStarted,
    HandState,
    HouseRules,
    Nothing,
    RaiseTo,
    Rake,
    ToDeal,
    advance,
    apply,
    decide,
    parse_game,
    replay,
    start,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import (
    BadNotation,
    ParsedHand,
    Source,
    narrate,
    parse_ohh,
    parse_own,
    parse_phh,
    parse_pokerstars,
    to_acpc,
    to_ohh,
    to_own,
    to_phh,
    to_pokerstars,
)
from riverboat.notation.rake_conversion import build_gross_log, without_rake
from tests.engine.random_hands import STRUCTURES, play_random
from tests.schedule import run_in
from tests.thorough import example_count, example_seeds

WRITER_AND_READER_BY_FORMAT: dict[
    str, tuple[Callable[[ParsedHand], str], Callable[[str], list[ParsedHand]]]
] = {
    "PHH": (to_phh, parse_phh),
    "OHH": (to_ohh, parse_ohh),
    "PokerStars": (to_pokerstars, parse_pokerstars),
}
UNSUPPORTED_GAMES = {"OHH": ("kuhn", "leduc")}
"""Games that a format cannot write."""

parametrize_format_name = pytest.mark.parametrize("name", WRITER_AND_READER_BY_FORMAT)


def make_hand(log: Sequence[AnyFact], scale: int = 1) -> ParsedHand:
    """Return a log as the hand that a table stores."""
    started_fact = log[0]
    assert isinstance(started_fact, HandStarted)
    return ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=tuple(f"player{seat + 1}" for seat in range(len(started_fact.stacks))),
        game=started_fact.game,
        log=tuple(log),
        scale=scale,
    )


def play_raked_hands(
    variant: str, structure: str, max_hands: int = example_count(1, 20)
) -> list[ParsedHand]:
    """Return random hands with rake below half of the pot."""
    parsed_hands: list[ParsedHand] = []
    for seed in example_seeds(25, 200):
        if len(parsed_hands) == max_hands:
            break
        log = play_random(seed, variant, structure, is_raked=True).log
        started_fact = log[0]
        assert isinstance(started_fact, HandStarted)
        assert started_fact.rake is not None
        has_taken_rake = any(isinstance(fact, f.RakeTaken) for fact in log)
        if has_taken_rake and started_fact.rake.per_mille < 500 and not shows_hand_twice(log):
            parsed_hands.append(make_hand(log, (1, 2, 100)[seed % 3]))
    return parsed_hands


def shows_hand_twice(log: Sequence[AnyFact]) -> bool:
    """Return True if a player shows before having all cards, and then again."""
    shown_seats = [fact.seat for fact in log if isinstance(fact, f.HandShown)]
    return len(set(shown_seats)) < len(shown_seats)


def compute_net_winnings(hand: ParsedHand) -> list[int]:
    """Return the net winnings of each player after rake."""
    raked = hand.raked or (0,) * len(hand.players)
    return [
        won_chips - paid_rake
        for won_chips, paid_rake in zip(replay(hand.log).won_chips, raked, strict=True)
    ]


def check_rake_in_every_format(hand: ParsedHand, variant: str) -> None:
    for name, (write, read) in WRITER_AND_READER_BY_FORMAT.items():
        if variant in UNSUPPORTED_GAMES.get(name, ()):
            continue
        text = write(hand)
        [reread_hand] = read(text)
        assert reread_hand.exact, (reread_hand.problems, text)
        assert reread_hand.log == build_gross_log(hand.log).log
        assert reread_hand.raked == build_gross_log(hand.log).raked
        assert reread_hand.rake == replay(hand.log).taken_by_house == sum(reread_hand.raked)
        assert compute_net_winnings(reread_hand) == compute_net_winnings(hand)


def check_riverboat_log_round_trip(hand: ParsedHand) -> None:
    [reread_hand] = parse_own(to_own(hand))
    assert reread_hand.problems == ()
    assert (reread_hand.log, reread_hand.rake, reread_hand.raked) == (hand.log, 0, ())
    assert compute_net_winnings(reread_hand) == compute_net_winnings(hand)


def check_hand_without_rake(hand: ParsedHand) -> None:
    hand_without_rake = without_rake(hand)
    assert audit(hand_without_rake.log) == []
    assert replay(hand_without_rake.log).taken_by_house == 0
    assert hand_without_rake.rake == sum(hand_without_rake.raked) == replay(hand.log).taken_by_house
    assert min(hand_without_rake.raked) >= 0
    assert compute_net_winnings(hand_without_rake) == compute_net_winnings(hand)
    assert without_rake(hand_without_rake) is hand_without_rake


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("structure", STRUCTURES)
def test_raked_hands_survive_round_trip(variant: str, structure: str) -> None:
    for hand in play_raked_hands(variant, structure):
        check_rake_in_every_format(hand, variant)
        check_riverboat_log_round_trip(hand)
        check_hand_without_rake(hand)


def test_raked_samples_cover_kinds_and_split_pots() -> None:
    hands = [hand for structure in STRUCTURES for hand in play_raked_hands("hold'em", structure, 4)]
    rake_kinds = {fact.kind for hand in hands for fact in hand.log if isinstance(fact, f.RakeTaken)}
    assert rake_kinds == {"rake", "jackpot", "kitty"}
    assert any(sum(map(bool, without_rake(hand).raked)) > 1 for hand in hands)


@parametrize_format_name
def test_zero_rake_is_not_written(name: str) -> None:
    write, read = WRITER_AND_READER_BY_FORMAT[name]
    log = play_random(3, "hold'em", "no-limit").log
    started_fact = log[0]
    assert isinstance(started_fact, HandStarted)
    hand = make_hand([replace(started_fact, rake=Rake(per_mille=0)), *log[1:]])
    [reread_hand] = read(write(hand))
    assert (reread_hand.log, reread_hand.rake, reread_hand.raked) == (tuple(log), 0, ())


@parametrize_format_name
def test_rake_is_stable_over_two_round_trips(name: str) -> None:
    write, read = WRITER_AND_READER_BY_FORMAT[name]
    for hand in play_raked_hands("omaha", "pot-limit"):
        [reread_hand] = read(write(hand))
        [twice_reread_hand] = read(write(reread_hand))
        assert (twice_reread_hand.log, twice_reread_hand.rake, twice_reread_hand.raked) == (
            reread_hand.log,
            reread_hand.rake,
            reread_hand.raked,
        )


# Single hands -----------------------------------------------------------------------------------


def play_commands(
    *commands: AnyCommand, rake: Rake | None = None, preset_name: str = "online"
) -> ParsedHand:
    """Play commands in a three-handed hand at 10/20."""
    rules = HouseRules.from_name(
        preset_name, stakes="open" if AddChips in map(type, commands) else "table"
    )
    game = parse_game("no-limit hold'em 10/20", rules)
    log: list[AnyFact] = [start(game, (1000, 1000, 1000), rake=rake)]
    hand = HandState(log[0])  # type: ignore[arg-type]
    remaining_commands, remaining_cards = list(commands), sorted(hand.compiled.deck)
    while not isinstance(pending := advance(hand, log), Nothing):
        if isinstance(pending, ToDeal):
            command: AnyCommand = Deal(tuple(remaining_cards[: pending.count]))
            remaining_cards = remaining_cards[pending.count :]
        else:
            command = remaining_commands.pop(0)
        log.append(decide(hand, command))
        apply(hand, log[-1])
    return make_hand(log)


RAKED_HAND = play_commands(
    RaiseTo(60), FOLD, CALL, RaiseTo(40), FOLD, rake=Rake(per_mille=100, drop=2, drop_from=100)
)
"""The second player wins a pot of 130; the house takes 13 and the jackpot 2."""


def test_phh_writes_net_winnings_and_rake() -> None:
    text = to_phh(RAKED_HAND)
    assert "winnings = [0, 115, 0]" in text
    assert "finishing_stacks = [990, 1055, 940]" in text
    assert "_rake = 15" in text


def test_phh_writes_rake_of_bare_log() -> None:
    [reread_hand] = parse_phh(to_phh(RAKED_HAND.log, scale=2))
    assert (reread_hand.rake, reread_hand.raked, reread_hand.scale) == (15, (0, 15, 0), 2)


def test_ohh_writes_pot_rake_and_winnings() -> None:
    [pot] = json.loads(to_ohh(RAKED_HAND))["ohh"]["pots"]
    assert (pot["amount"], pot["rake"]) == (130, 15)
    assert pot["player_wins"] == [{"player_id": 1, "win_amount": 115, "contributed_rake": 15}]


def test_pokerstars_writes_gross_pot_and_rake() -> None:
    text = to_pokerstars(RAKED_HAND)
    assert "player2 collected 115 from pot" in text
    assert "Total pot 130 | Rake 15" in text
    assert "Uncalled bet (40) returned to player2" in text


def test_riverboat_log_records_rake_by_pot() -> None:
    assert '{"type":"RakeTaken","pot":0,"chips":13,"kind":"rake"}' in to_own(RAKED_HAND)


def test_narration_mentions_rake_and_jackpot() -> None:
    assert list(narrate(RAKED_HAND.log, RAKED_HAND.players))[-3:] == [
        "Rake from the pot: 13",
        "Jackpot drop from the pot: 2",
        "player2 wins the pot (115)",
    ]


def test_comments_keep_position_without_rake() -> None:
    fact_count = len(RAKED_HAND.log)
    comments = ((5, "early"), (fact_count - 4, "before the rake"), (fact_count, "at the end"))
    hand = without_rake(replace(RAKED_HAND, comments=comments))
    assert [index for index, _ in hand.comments] == [5, fact_count - 4, len(hand.log)]


def test_external_and_logged_rake_are_added() -> None:
    hand = without_rake(replace(RAKED_HAND, rake=4, raked=(0, 4, 0)))
    assert (hand.rake, hand.raked) == (19, (0, 19, 0))


def test_unfinished_raked_hand_is_written_as_far_as_played() -> None:
    fact_count = RAKED_HAND.log[:6]
    [reread_hand] = parse_phh(to_phh(fact_count))
    assert list(reread_hand.log) == list(build_gross_log(fact_count).log)
    assert (
        "hand not over; action is on p1: fold, call 50, raise to 100-1000"
        in reread_hand.problems[0]
    )


def test_rake_before_end_of_betting_is_refused() -> None:
    for facts in (6, 8):  # during a betting round, and before its bets are collected
        log_with_early_rake = (*RAKED_HAND.log[:facts], f.RakeTaken(0, 5, "rake"))
        with pytest.raises(
            BadNotation, match=f"rake before the end of the hand, at log entry {facts}"
        ):
            to_phh(log_with_early_rake)


def test_acpc_log_cannot_hold_rake() -> None:
    with pytest.raises(BadNotation, match="this log can’t store rake"):
        to_acpc(RAKED_HAND.log, 0, RAKED_HAND.players)


@parametrize_format_name
def test_hand_with_added_chips_is_refused(name: str) -> None:
    hand = play_commands(RaiseTo(60), AddChips(2, 500), FOLD, FOLD)
    write, _ = WRITER_AND_READER_BY_FORMAT[name]
    with pytest.raises(BadNotation, match="can’t store chips added during a hand"):
        write(hand)
    with pytest.raises(BadNotation, match="the ACPC format can’t store chips added during a hand"):
        to_acpc(hand.log, 0, hand.players)
    [reread_hand] = parse_own(to_own(hand))
    assert (reread_hand.log, reread_hand.problems) == (hand.log, ())


@parametrize_format_name
def test_open_stakes_hands_without_added_chips_survive(name: str) -> None:
    write, read = WRITER_AND_READER_BY_FORMAT[name]
    for stakes_rule in ("open stakes", "no all-ins"):
        for seed in example_seeds(20, 200):
            log = play_random(seed, "hold'em", "no-limit", stakes_kind=stakes_rule).log
            if any(isinstance(fact, f.ChipsAdded) for fact in log) or shows_hand_twice(log):
                continue
            [reread_hand] = read(write(make_hand(log)))
            assert reread_hand.exact, reread_hand.problems
            assert reread_hand.log == tuple(log)
