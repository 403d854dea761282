"""Written PHH reads back fact by fact."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.engine import (
    CALL,
    CHECK,
    STAND_PAT,
    VARIANTS,
    AnyCommand,
    AnyFact,
    Deal,
    Discard,
    Game,
    HouseRules,
    Post,
    TakeBackDiscard,
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
from riverboat.notation import BadNotation, parse_phh, read_phh, to_phh, to_phhs
from riverboat.notation.phh.toml_stream import parse_table, split_tables
from tests.engine.random_hands import STRUCTURES, play_random
from tests.notation.random_hands import play_hand
from tests.schedule import run_in
from tests.thorough import example_count, named_rng

GAMES = [
    "no-limit hold'em 1/2",
    "no-limit hold'em 50/100 ante 10",
    "no-limit hold'em 1/2 cap 60",
    "no-limit hold'em 1/2/5 unit 5",
    "limit hold'em 4/8",
    "limit hold'em 5/10 blinds 1/3",
    "pot-limit omaha 1/2",
    "no-limit short deck ante 5",
    "no-limit hold'em ante 5 bomb 2 boards",
    "pot-limit omaha 5/5/10 unit 5 chip 5",
]
HOUSE_PRESETS = ["online", "cash", "tournament", "home"]


def check_round_trip(log: list[AnyFact], scale: int = 1) -> None:
    player_names = [f"Player {seat}" for seat in range(len(log[0].stacks))]  # type: ignore[union-attr]
    text = to_phh(log, player_names, scale=scale)
    [hand] = parse_phh(text)
    assert hand.exact, (hand.problems, text)
    assert list(hand.log) == log, text
    assert list(hand.players) == player_names
    assert hand.scale == scale


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("preset_name", HOUSE_PRESETS)
@pytest.mark.parametrize("game_name", GAMES)
def test_random_hands_survive_round_trip(game_name: str, preset_name: str) -> None:
    rng = named_rng(f"{game_name} {preset_name}")
    game = parse_game(game_name, HouseRules.from_name(preset_name))
    for _ in range(example_count(6, 200)):
        player_count = rng.randint(max(2, len(game.stakes.blinds)), 6)
        stacks = [rng.choice([3, 17, 60, 200, 200, 1000]) for _ in range(player_count)]
        log = play_hand(rng, game, stacks, rng.randrange(player_count))
        assert not audit(log)
        check_round_trip(log, rng.choice([1, 1, 2, 100]))


def make_unusual_posts(rng: random.Random, game: Game, player_count: int) -> tuple[Post, ...]:
    posts = [Post(seat, "dead", 1) for seat in range(player_count) if rng.random() < 0.3]
    posts += [Post(0, "blind", 1), Post(1, "blind", 2)]
    post_kinds = ["post", "sleeper", "straddle", "kill"]
    for seat in range(2, player_count):
        if rng.random() < 0.5:
            post_kind = rng.choice(post_kinds)
            posts.append(Post(seat, post_kind, rng.choice([2, 4, 8])))  # type: ignore[arg-type]
    return tuple(posts)


def test_unusual_posts_survive_round_trip() -> None:
    rng = random.Random(5)
    game = parse_game("no-limit hold'em 1/2")
    for _ in range(200):
        player_count = rng.randint(3, 6)
        posts = make_unusual_posts(rng, game, player_count)
        stacks = [rng.choice([17, 60, 200]) for _ in range(player_count)]
        check_round_trip(play_hand(rng, game, stacks, None, posts))


def test_unfinished_hand_is_written_as_far_as_played() -> None:
    log = play_hand(random.Random(1), parse_game("no-limit hold'em 1/2"), [200] * 4)
    unfinished_log = log[: len(log) // 2]
    [hand] = parse_phh(to_phh(unfinished_log))
    assert list(hand.log) == unfinished_log
    assert "hand not over" in hand.problems[0]


def test_several_hands_make_one_file() -> None:
    rng = random.Random(2)
    game = parse_game("limit hold'em 4/8")
    logs = [play_hand(rng, game, [100] * 3) for _ in range(3)]
    parsed_hands = parse_phh(to_phhs([(log, ["Ann", "Bob", "Cat"]) for log in logs]))
    assert [list(hand.log) for hand in parsed_hands] == logs
    assert [hand.source.hand for hand in parsed_hands] == ["1", "2", "3"]


def test_names_and_metadata_survive_escaping() -> None:
    log = play_hand(random.Random(3), parse_game("no-limit hold'em 1/2"), [200] * 2)
    player_names = ['Ann "Annie" O\'Day', "Zoë\\\t♠"]
    [hand] = parse_phh(to_phh(log, player_names, metadata={"event": "a\nb", "the table": [1, 2.5]}))
    assert list(hand.players) == player_names
    assert hand.metadata["event"] == "a\nb"
    assert hand.metadata["the table"] == [1, 2.5]


# All games ----------------------------------------------------------------------------------------


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_and_structure_survives_round_trip(variant: str) -> None:
    for structure in STRUCTURES:
        for seed, scale in enumerate((1, 2, 100)):
            check_round_trip(play_random(seed, variant, structure).log, scale)


@pytest.mark.parametrize(
    "variant, fact_type, key",
    [
        ("razz", f.BringInTakenBack, "_said"),
        ("razz", f.StubReshuffled, "_burns"),
        ("seven-card stud hi-lo", f.DeclarationsOpened, "_said"),
        ("five-card draw", f.OpenersShown, "_openers"),
        ("five-card draw", f.OpenersFailed, "_openers"),
        ("five-card draw", f.PassedOut, "_openers"),
        ("hold'em", f.RunItAgreed, "_said"),
    ],
)
def test_unsupported_facts_use_private_keys(variant: str, fact_type: type, key: str) -> None:
    logs = (play_random(seed, variant, "limit").log for seed in range(1_000))
    log = next(log for log in logs if fact_type in map(type, log))
    check_round_trip(log)
    [toml_table] = [
        parse_table(toml_lines) for toml_lines in split_tables(to_phh(log).splitlines(True))
    ]
    assert key in toml_table


def test_exposed_cards_use_private_key() -> None:
    logs = (play_random(seed, "2-7 triple draw", "limit").log for seed in range(200))
    logs_with_exposed_card = [
        log
        for log in logs
        if any(isinstance(fact, f.HoleCardsDealt) and fact.exposed_cards for fact in log)
    ]
    assert len(logs_with_exposed_card) > 10
    for log in logs_with_exposed_card[:10]:
        check_round_trip(log)
        assert "_exposed = " in to_phh(log)


def test_withdrawn_discard_survives_round_trip() -> None:
    log: list[AnyFact] = [start(parse_game("no-limit five-card draw 1/2"), (200, 200))]
    hand = replay(log)
    remaining_cards = iter(sorted(hand.compiled.deck))

    def decide_and_advance(command: AnyCommand | None = None) -> None:
        pending = advance(hand, log)
        if command is None:
            assert isinstance(pending, ToDeal)
            command = Deal(tuple(next(remaining_cards) for _ in range(pending.count)))
        log.append(decide(hand, command))
        apply(hand, log[-1])

    commands_before: list[AnyCommand | None] = [None, CALL, CHECK, None]
    for command in commands_before:
        decide_and_advance(command)
    two_card_discard, one_card_discard = (
        Discard(hand.holdings[0][:2]),
        Discard(hand.holdings[0][2:3]),
    )
    draw_commands: list[AnyCommand | None] = [
        two_card_discard,
        TakeBackDiscard(0),
        one_card_discard,
        None,
        STAND_PAT,
    ]
    for command in draw_commands:
        decide_and_advance(command)
    advance(hand, log)
    [reread_hand] = parse_phh(to_phh(log))
    assert list(reread_hand.log) == log
    assert f.DiscardTakenBack(0) in reread_hand.log


@pytest.mark.parametrize("variant", ["razz", "badugi", "omaha hi-lo", "irish", "2-7 single draw"])
def test_hand_may_be_truncated_anywhere(variant: str) -> None:
    full_log = play_random(3, variant, "limit").log
    hand = replay(full_log[:1])
    truncated_log = full_log[:1]
    while not hand.has_ended:
        advance(hand, truncated_log)
        [reread_hand] = parse_phh(to_phh(truncated_log))
        assert list(reread_hand.log) == truncated_log
        if not hand.has_ended:
            apply(hand, full_log[len(truncated_log)])
            truncated_log.append(full_log[len(truncated_log)])
    assert truncated_log == full_log


def test_standard_variant_codes_are_preferred() -> None:
    game_names_by_code = {
        "FT": "limit hold'em 2/4",
        "NS": "no-limit short deck ante 2 button 2",
        "PO": "pot-limit omaha 1/2 cap 60",
        "F7S/8": "limit seven-card stud hi-lo 2/4 ante 1 bring-in 1",
        "FB": "limit badugi 2/4",
        "_pot-limit omaha hi-lo": "pot-limit omaha hi-lo 1/2",
        "_no-limit razz": "no-limit razz 2/4 ante 1 bring-in 1",
        "_spread-limit hold'em": "spread-limit hold'em 2-10 blinds 1/2",
    }
    for variant_code, game_name in game_names_by_code.items():
        text = to_phh([start(parse_game(game_name), (100, 100, 100))])
        assert text.splitlines()[0] == f'variant = "{variant_code}"'


def test_custom_game_cannot_be_written() -> None:
    game = parse_game("no-limit hold'em 1/2")
    custom_game = replace(game, variant=replace(game.variant, name="my hold'em"))
    with pytest.raises(BadNotation, match="no code for no-limit my hold'em"):
        to_phh([start(custom_game, (100, 100))])
    with pytest.raises(BadNotation, match="a log begins with HandStarted"):
        to_phh([])


def test_thirds_of_chip_survive_round_trip() -> None:
    for seed in range(20):
        check_round_trip(
            play_hand(random.Random(seed), parse_game("no-limit hold'em 1/2"), [200] * 3), 3
        )


# Real hands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["famous.phhs", "wsop-2023-43.phhs"])
def test_corpus_hands_survive_round_trip(corpora: Path, name: str) -> None:
    for hand in read_phh(corpora / name):
        for text in (
            to_phh(hand),
            to_phh(hand.log, hand.players, scale=hand.scale, metadata=hand.metadata),
        ):
            [reread_hand] = parse_phh(text)
            assert reread_hand.exact
            for field in ("log", "players", "about", "scale"):
                assert getattr(reread_hand, field) == getattr(hand, field), (hand.source, field)
        assert parse_phh(to_phh(hand))[0].comments == hand.comments
