"""Writing Open Hand History: conformance to the specification and round trips."""

import json
from typing import Any

import pytest

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    FOLD,
    VARIANTS,
    AnyFact,
    Deal,
    HandStarted,
    HandState,
    Nothing,
    Post,
    ToDeal,
    advance,
    apply,
    decide,
    parse_game,
    replay,
    start,
)
from riverboat.engine.hand_redaction import RAIL, redact
from riverboat.engine.state import hand_facts as f
from riverboat.notation import BadNotation, ParsedHand, Source, parse_phh
from riverboat.notation.about import About, Tournament
from riverboat.notation.ohh import parse_ohh, to_ohh, to_ohh_lines, to_ohhs
from tests.engine.random_hands import STRUCTURES, play_random
from tests.notation import ohh_schema
from tests.notation.ohh_texts import BLINDS_TEXT, make_ohh, read_object, read_text, select_facts
from tests.schedule import run_in

FOLDED_HAND = BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5"
WRITABLE_VARIANTS = [name for name in VARIANTS if name not in ("kuhn", "leduc")]


def make_hand(log: list[AnyFact], about: About | None = None) -> ParsedHand:
    started_fact = log[0]
    assert isinstance(started_fact, HandStarted)
    return ParsedHand(
        source=Source("", "", 0),
        variant="",
        players=tuple(f"P{seat}" for seat in range(len(started_fact.stacks))),
        about=about or About(),
        game=started_fact.game,
        log=tuple(log),
    )


def fold_to_end(started_fact: HandStarted) -> list[AnyFact]:
    """Fold every action and return the log."""
    log: list[AnyFact] = [started_fact]
    hand = HandState(started_fact)
    while not isinstance(pending := advance(hand, log), Nothing):
        fold_or_deal = Deal((UNKNOWN,) * pending.count) if isinstance(pending, ToDeal) else FOLD
        log.append(decide(hand, fold_or_deal))
        apply(hand, log[-1])
    return log


def write_object(hand: ParsedHand, **write_options: Any) -> dict[str, Any]:
    ohh_json: dict[str, Any] = json.loads(to_ohh(hand, **write_options))
    ohh_schema.check_hand(ohh_json)
    hand_object: dict[str, Any] = ohh_json["ohh"]
    return hand_object


def write_and_read(hand: ParsedHand) -> ParsedHand:
    [reread_hand] = parse_ohh(to_ohh(hand))
    assert not reread_hand.problems, reread_hand
    return reread_hand


# Round trips ------------------------------------------------------------------------------------


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant", WRITABLE_VARIANTS)
def test_random_hands_of_every_game_survive_round_trip(variant: str) -> None:
    for structure in STRUCTURES:
        for seed in range(3):
            hand = make_hand(play_random(seed, variant, structure).log)
            ohh_schema.check_hand(json.loads(to_ohh(hand)))
            reread_hand = write_and_read(hand)
            assert reread_hand.log == hand.log
            assert reread_hand.players == hand.players


@pytest.mark.parametrize("variant", ["hold'em", "omaha", "razz", "five-card draw", "badugi"])
def test_redacted_hand_preserves_game_and_stacks(variant: str) -> None:
    for seed in range(6):
        log = play_random(seed, variant, "no-limit").log
        for viewer in (RAIL, 0):
            parsed_hand = make_hand([redact(fact, viewer) for fact in log])
            assert replay(write_and_read(parsed_hand).log).stacks == replay(log).stacks


def test_hand_from_phh_preserves_facts() -> None:
    [hand] = parse_phh("""
        variant = "F7S/8"
        antes = [5, 5]
        bring_in = 10
        small_bet = 20
        big_bet = 40
        starting_stacks = [400, 400]
        actions = ["d dh p1 2c3d4h", "d dh p2 ????9s", "p1 pb", "p2 cbr 20", "p1 f"]
        players = ["Ann", "Bob"]
    """)
    assert hand.exact, hand.problems
    assert write_and_read(hand).log == hand.log
    body = write_object(hand)
    assert body["game_type"] == "StudHiLo"
    assert not [key for key in body if key.startswith("_")]


def test_unmapped_keys_survive_round_trip() -> None:
    ohh = make_ohh(
        FOLDED_HAND.replace("Ann Fold", "Ann Added Chips 50\nAnn Fold")
        + "\nShowdown\nCat Shows Cards 7s2h",
        table_skin="Blue",
        table_handle="x9",
        flags=["Fast"],
        odd_key=[1],
        internal_version="3.1.4",
    )
    ohh["players"][1] |= {"display": "Bobby", "player_bounty": 2.5}
    ohh["players"].append(
        {"id": 8, "seat": 7, "name": "Gus", "starting_stack": 80, "is_sitting_out": True}
    )
    hand = read_object({"ohh": ohh})
    assert write_and_read(hand).metadata == hand.metadata
    written_object = write_object(hand)
    assert written_object["players"] == ohh["players"]
    assert written_object["rounds"][-1]["actions"][0]["cards"] == ["7s", "2h"]
    for key in ("table_skin", "table_handle", "flags", "odd_key", "internal_version"):
        assert written_object[key] == ohh[key]


def test_tournament_metadata_survives_round_trip() -> None:
    tournament_keys = {
        "tournament_number": "T9",
        "name": "Sunday",
        "buyin_amount": 10,
        "speed": None,
    }
    hand = read_text(FOLDED_HAND, tournament=True, tournament_info=tournament_keys, currency="EUR")
    assert write_and_read(hand).about == hand.about
    assert write_object(hand)["tournament_info"] == tournament_keys


def test_differing_recorded_result_is_written_back() -> None:
    hand = read_text(FOLDED_HAND.replace("Cat 5", "Cat 4"))
    assert hand.problems
    assert write_pot_winners(hand) == [{"player_id": 2, "win_amount": 4}]


def write_pot_winners(hand: ParsedHand) -> Any:
    return json.loads(to_ohh(hand))["ohh"]["pots"][0]["player_wins"]


# Written form -----------------------------------------------------------------------------------


def test_ordinary_hand_needs_no_private_key() -> None:
    hand = read_text(FOLDED_HAND)
    text = to_ohh(hand)
    assert "\n" not in text
    assert '"_' not in text
    body = write_object(hand)
    assert body["spec_version"] == "1.4.7"
    assert body["dealer_seat"] == 3
    assert body["players"][0] == {"id": 0, "seat": 1, "name": "Ann", "starting_stack": 200}
    assert [
        (action["player_id"], action["action"], action["amount"])
        for action in body["rounds"][0]["actions"]
    ] == [
        (0, "Post SB", 1),
        (1, "Post BB", 2),
        (2, "Raise", 6),
        (0, "Fold", 0),
        (1, "Fold", 0),
    ]
    assert body["pots"] == [
        {
            "number": 0,
            "amount": 5,
            "rake": 0,
            "player_wins": [{"player_id": 2, "win_amount": 5, "contributed_rake": 0}],
        }
    ]


def test_amounts_are_exact_decimals() -> None:
    hand = read_text(
        BLINDS_TEXT + "Cat Raise 6.10\nAnn Fold\nBob Fold\nPot 5 rake 0.07: Cat 4.93",
        ante_amount=None,
    )
    text = to_ohh(hand)
    assert '"amount":6.1,' in text
    assert '"win_amount":4.93,"contributed_rake":0.07' in text


def test_hero_cards_are_dealt_and_others_shown() -> None:
    text = BLINDS_TEXT + "Ann Dealt Cards 7s2h\nCat Raise 6\nAnn Fold\nBob Call 4\n"
    text += "Flop 2d 7d 9c\nBob Check\nCat Check\nTurn Jd\nBob Check\nCat Check\nRiver 3s\n"
    text += "Bob Check\nCat Check\nShowdown\nBob Shows Cards AsAh\nCat Mucks Cards\nPot 13: Bob 13"
    body = write_object(read_text(text, hero_player_id=0))
    actions_with_cards = [
        (action["player_id"], action["action"])
        for betting_round in body["rounds"]
        for action in betting_round["actions"]
        if "cards" in action
    ]
    assert actions_with_cards == [(0, "Dealt Cards"), (1, "Shows Cards")]
    assert body["hero_player_id"] == 0
    assert body["flags"] == []


def test_all_cards_are_dealt_without_hero() -> None:
    body = write_object(make_hand(play_random(1, "hold'em", "no-limit").log))
    dealt_actions = [
        action for action in body["rounds"][0]["actions"] if action["action"] == "Dealt Cards"
    ]
    assert len(dealt_actions) == len(body["players"])
    assert body["flags"][-1] == "Observed"


def test_anonymous_option_hides_names() -> None:
    ohh = make_ohh(FOLDED_HAND)
    ohh["players"][1]["display"] = "Bobby"
    text = to_ohh(read_object({"ohh": ohh}), anonymous=True)
    for name in ("Ann", "Bob", "Cat", "Bobby"):
        assert name not in text
    hand_object = json.loads(text)["ohh"]
    assert [player["name"] for player in hand_object["players"]] == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]
    assert hand_object["flags"] == ["Anonymous"]
    [hand] = parse_ohh(text)
    assert hand.log == read_text(FOLDED_HAND).log


def test_metadata_of_other_format_is_written() -> None:
    about = About(
        site="PokerStars",
        hand="208",
        table="Aludra",
        table_size=6,
        chairs=(2, 4),
        button=3,
        started="2024-02-01T10:00:00Z",
        hero=1,
        tournament=Tournament(number="99", name="", buy_in="$10.00", fee="$1.00"),
    )
    log = fold_to_end(start(parse_game("no-limit hold'em 1/2"), (200, 200), 0))
    body = write_object(make_hand(log, about))
    assert body["site_name"] == body["network_name"] == "PokerStars"
    assert [player["seat"] for player in body["players"]] == [2, 4]
    assert body["dealer_seat"] == 3
    assert body["hero_player_id"] == 1
    assert body["tournament"] is True
    assert body["tournament_info"]["buyin_amount"] == 10
    assert body["tournament_info"]["tournament_number"] == "99"


def test_cap_game_sets_bet_cap_and_flag() -> None:
    game = parse_game("no-limit hold'em 1/2 cap 60")
    body = write_object(make_hand(fold_to_end(start(game, (200, 200)))))
    assert body["bet_limit"] == {"bet_type": "NL", "bet_cap": 60}
    assert "Cap" in body["flags"]


def test_stud_uses_its_own_street_names() -> None:
    hand = make_hand(play_random(2, "razz", "limit").log)
    body = write_object(hand)
    assert body["game_type"] == "Stud"
    assert body["_variant"] == "razz"
    assert body["rounds"][0]["street"] == "Third Street"
    bring_in_facts = select_facts(hand, f.BroughtIn)
    extra_blind_posts = [
        post for post in body["rounds"][0]["actions"] if post["action"] == "Post Extra Blind"
    ]
    assert [action["amount"] for action in extra_blind_posts] == [
        fact.chips for fact in bring_in_facts
    ]


def test_draw_is_written_as_dealt_cards_with_discards() -> None:
    for seed in range(9):
        body = write_object(make_hand(play_random(seed, "2-7 single draw", "limit").log))
        draw_actions = [
            dealt_action
            for betting_round in body["rounds"][1:]
            for dealt_action in betting_round["actions"]
            if "_discards" in dealt_action
        ]
        if draw_actions:
            break
    assert body["game_type"] == "Draw"
    assert {action["action"] for action in draw_actions} == {"Dealt Cards"}
    for action in draw_actions:
        drawn_cards = action.get("cards", []) if "_cards" not in action else action["_cards"]
        assert len(drawn_cards) * (1 if "_cards" in action else 2) <= len(action["_discards"])


def test_unsupported_posts_use_private_key() -> None:
    game = parse_game("no-limit hold'em 1/2")
    posts = (Post(1, "blind", 1), Post(2, "blind", 2), Post(0, "sleeper", 4))
    log = fold_to_end(start(game, (200, 200, 200, 200), 3, posts))
    body = write_object(make_hand(log))
    assert body["_posts"] == ["1 blind 1", "2 blind 2", "0 sleeper 4"]
    assert write_and_read(make_hand(log)).log == tuple(log)


def test_started_hand_is_written_without_actions() -> None:
    started_fact = start(parse_game("no-limit hold'em 1/2"), (200, 200))
    assert json.loads(to_ohh(make_hand([started_fact])))["ohh"]["rounds"][0]["actions"] == []


def test_hands_are_written_apart_or_one_per_line() -> None:
    hands = [read_text(FOLDED_HAND), read_text(FOLDED_HAND, game_number="78")]
    separate_text, line_text = to_ohhs(hands), "".join(to_ohh_lines(hands))
    assert separate_text.count("\n\n") == 1
    assert len(line_text.splitlines()) == 2
    for text in (separate_text, line_text):
        assert [hand.about.hand for hand in parse_ohh(text)] == ["77", "78"]


def test_spec_version_can_be_chosen() -> None:
    assert write_object(read_text(FOLDED_HAND), version="1.4.0")["spec_version"] == "1.4.0"


def test_unsupported_game_cannot_be_written() -> None:
    hand = make_hand(play_random(0, "leduc", "limit").log)
    with pytest.raises(BadNotation, match="the format doesn’t support leduc"):
        to_ohh(hand)
    with pytest.raises(BadNotation, match="a log begins with HandStarted"):
        to_ohh(ParsedHand(source=Source("", "", 0), variant=""))


# Invalid private keys ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "key, value, reason",
    [
        ("_scale", "many", "_scale must be a whole number of chips, not 'many'"),
        ("_button", 3, "_button must be a seat from 0 to 2, not 3"),
        ("_variant", "uno", "_variant: unknown game 'uno'"),
        ("_game", {"sign": "uno 1/2"}, "_game: unknown game 'uno' in 'uno 1/2'"),
        ("_game", {"variant": 7}, "_game: "),
        (
            "_game",
            {"sign": "no-limit hold'em 1/2", "rules": {"x": 1}},
            "_game: unknown house rule 'x'",
        ),
        ("_posts", "all", "_posts must be a list of texts, not 'all'"),
        ("_posts", ["0 gift 3"], "_posts: invalid post '0 gift 3': write it as '3 straddle 20'"),
        ("_posts", ["9 blind 3"], "_posts: invalid post '9 blind 3': write it as '3 straddle 20'"),
        (
            "_said",
            ["soon challenge"],
            "_said: unknown 'soon challenge'; write it as in '7 1 runs 2'",
        ),
        ("_said", ["3 challenge"], "no overbet to challenge"),
    ],
)
def test_invalid_private_key_is_named(key: str, value: object, reason: str) -> None:
    hand = read_text(FOLDED_HAND, **{key: value})
    assert reason in hand.problems[0]
