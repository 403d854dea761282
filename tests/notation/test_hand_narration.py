"""English narration of a hand; tests/rules/term.toml tests the meaning of each poker term."""

import random
import re
from typing import get_args

import pytest

from riverboat.engine import (
    VARIANTS,
    AnyFact,
    Game,
    HandState,
    HouseRules,
    Post,
    RaiseTo,
    apply,
    decide,
    due,
    parse_game,
    replay,
    start,
)
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import correction_facts as k
from riverboat.engine.state import hand_facts as f
from riverboat.homegame import HomeGame
from riverboat.narration import HandNarrator
from riverboat.notation import ParsedHand, narrate, pot_odds, sentences
from riverboat.notation.english import build_person_namer
from riverboat.words import Reader
from tests.engine.random_hands import STRUCTURES, play_random
from tests.notation.phh_texts import (
    FIVE_CARD_DEALS,
    HOLE_DEALS,
    THIRD_STREET_DEALS,
    read_draw,
    read_strict,
    read_stud,
)
from tests.notation.random_hands import play_hand


def narrate_actions(*actions: str, names: list[str] | None = None) -> list[str]:
    hand = read_strict(*HOLE_DEALS, *actions)
    assert hand.exact, hand.problems
    return list(narrate(hand.log, names or ["Ann", "Bob", "Cat"]))


def test_narration_opens_with_game_and_seats() -> None:
    assert narrate_actions("p3 f", "p1 f")[:4] == [
        "No-limit hold'em 1/2, 3 players",
        "Seat 1: Ann has 200",
        "Seat 2: Bob has 200",
        "Seat 3 (button): Cat has 200",
    ]


def test_unnamed_players_are_narrated_as_seats() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 f", "p1 f")
    lines = list(narrate(hand.log))
    assert lines[1:4] == ["Seat 1: 200", "Seat 2: 200", "Seat 3 (button): 200"]
    assert lines[-1] == "Seat 2 wins the pot (2)"


def test_chip_formatter_is_used_for_amounts() -> None:
    hand = read_strict(*HOLE_DEALS, "p3 cbr 60", "p1 f", "p2 f")
    lines = list(narrate(hand.log, ["Ann", "Bob", "Cat"], chips=lambda chips: f"${chips:.2f}"))
    assert "Cat opens to $60.00" in lines
    assert "Uncalled bet of $58.00 returned to Cat" in lines


def test_preflop_all_in_is_narrated_to_award() -> None:
    board_deals = ["d db 2c3d4h", "d db 5s", "d db 9s"]
    show_actions = ["p1 sm AsAh", "p2 sm KsKh"]
    assert narrate_actions("p3 f", "p1 cbr 200", "p2 cc", *show_actions, *board_deals)[-9:] == [
        "Cat folds",
        "Ann opens to 200 and is all-in",
        "Bob calls 198 and is all-in",
        "Ann shows As Ah",
        "Bob shows Ks Kh",
        "Flop 2c 3d 4h (400)",
        "Turn 5s",
        "River 9s",
        "Ann wins the pot (400) with a five-high straight",
    ]


def test_split_pot_names_winner_of_odd_chip() -> None:
    actions = ["d dh p1 As7h", "d dh p2 Ah7c", "d dh p3 QsQh", "p3 cc", "p1 cc", "p2 cc"]
    actions += ["d db AdKcKd", "p1 cbr 2", "p2 cc", "p3 cbr 5", "p1 cc", "p2 cc", "d db Kh"]
    actions += ["p1 cc", "p2 cc", "p3 cc", "d db 2s", "p1 cc", "p2 cc", "p3 cc"]
    hand = read_strict(*actions, "p1 sm -", "p2 sm -", "p3 sm", finishing_stacks=[204, 203, 193])
    assert list(narrate(hand.log, ["Ann", "Bob", "Cat"]))[-5:] == [
        "Ann shows As 7h: full house, kings full of aces",
        "Bob shows Ah 7c: full house, kings full of aces",
        "Cat mucks",
        "Ann and Bob split the pot (21) with a full house, kings full of aces",
        "Odd chip to Ann",
    ]


def test_redacted_log_narrates_only_seen_cards() -> None:
    log = read_strict(*HOLE_DEALS, "p3 f", "p1 f").log
    lines = list(narrate(redact_log(log, 1), ["Ann", "Bob", "Cat"]))
    assert "Deal: 2 cards each" in lines
    assert "Dealt to Bob: Ks Kh" in lines
    assert not any("As" in line for line in lines)


def test_short_blind_and_three_blinds_are_narrated() -> None:
    game = parse_game("no-limit hold'em 1/2")
    log: list[AnyFact] = [
        start(game, (100, 100, 3, 100), 0, (Post(1, "blind", 1), Post(2, "blind", 5)))
    ]
    log += due(replay(log))  # type: ignore[arg-type]
    assert list(narrate(log))[-1] == "Seat 3 posts big blind 3 of 5 and is all-in"
    log = [start(parse_game("no-limit hold'em 1/1/2"), (100,) * 4, 0)]
    log += due(replay(log))  # type: ignore[arg-type]
    assert list(narrate(log))[-3:] == [
        "Seat 1 posts blind 1",
        "Seat 2 posts blind 1",
        "Seat 3 posts blind 2",
    ]


def test_board_run_twice_is_narrated() -> None:
    rules = HouseRules(max_runs=2, open_allin_hands=False, showdown="all")
    rng = random.Random(1)
    while True:
        log = play_hand(rng, parse_game("no-limit hold'em 1/2", rules), (20, 20))
        if f.RunItAgreed(2) in log:
            break
    lines = list(narrate(log, ["Ann", "Bob"]))
    assert "Run it twice" in lines
    assert any(line.startswith("Board 2: ") for line in lines)
    assert any(" on board 1 with " in line for line in lines)


@pytest.mark.parametrize(
    "game_name",
    ["pot-limit omaha 1/2", "limit hold'em 4/8", "no-limit hold'em ante 5 bomb 2 boards"],
)
def test_random_hands_are_narrated_in_order(game_name: str) -> None:
    rng = random.Random(game_name)
    for preset_name in ("online", "cash", "tournament", "home"):
        game = parse_game(game_name, HouseRules.preset(preset_name))
        for _ in range(20):
            log = play_hand(rng, game, [rng.choice([7, 60, 200]) for _ in range(rng.randint(2, 6))])
            indexed_sentences = list(sentences(log))
            assert [index for index, _ in indexed_sentences] == sorted(
                index for index, _ in indexed_sentences
            )
            assert all(
                sentence and sentence == sentence.strip() for _, sentence in indexed_sentences
            )


def test_empty_log_has_no_narration() -> None:
    assert list(narrate([])) == []
    assert list(narrate([f.HandEnded()])) == []


def test_pot_odds_compare_pot_with_call() -> None:
    hand = replay(read_strict(*HOLE_DEALS).log)
    apply(hand, decide(hand, RaiseTo(7)))
    odds_before_call = pot_odds(hand, 0)
    assert odds_before_call is not None
    assert (odds_before_call.pot, odds_before_call.to_call, str(odds_before_call)) == (10, 6, "5:3")
    assert pot_odds(hand, 2) is None


def test_uncontested_pot_is_narrated_without_board() -> None:
    game = HomeGame("no-limit hold'em ante 5 bomb 2 boards", ["Ann", "Bob"], stack=100, seed=3)
    game.deal()
    game.act("bet 10")
    game.act("fold")
    lines = list(narrate(game.log, game.dealt_in))
    assert lines[-1].endswith("wins the pot (10)")


def test_blind_after_ante_all_in_is_narrated() -> None:
    game = HomeGame("no-limit hold'em 1/2 ante 2", ["Ann", "Bob", "Cat"], stacks=[50, 2, 50])
    game.deal()
    lines = list(narrate(game.log, game.dealt_in))
    assert "Bob antes 2 and is all-in" in lines
    assert "Bob has no chips left for the small blind" in lines


# Stud ---------------------------------------------------------------------------------------------

PLAYER_NAMES = ["Ann", "Bob", "Cat"]


def narrate_from(hand: ParsedHand, line_start: str) -> list[str]:
    """Return the narration from the first sentence that starts with these words."""
    assert hand.exact, hand.problems
    lines = list(narrate(hand.log, PLAYER_NAMES))
    return lines[
        next(line_index for line_index, line in enumerate(lines) if line.startswith(line_start)) :
    ]


def test_stud_narration_has_bring_in_and_upcards() -> None:
    street_actions = ["d dh p2 8c", "d dh p3 Tc", "p3 cc", "p2 cc", "d dh p2 8h", "d dh p3 5h"]
    actions = [
        "p2 pb",
        "p3 cbr 4",
        "p1 f",
        "p2 cbr 8",
        "p3 cc",
        *street_actions,
        "p2 cbr 8",
        "p3 f",
    ]
    hand = read_stud(*THIRD_STREET_DEALS, *actions)
    assert next(narrate(hand.log, PLAYER_NAMES)) == "Limit seven-card stud 4/8, 3 players"
    assert narrate_from(hand, "Door") == [
        "Door cards: Ann 4c, Bob 2c, Cat 9d",
        "Bob brings it in for 2 with the 2c",
        "Cat completes to 4",
        "Ann folds",
        "Bob raises to 8",
        "Cat calls 4",
        "Fourth street: Bob 8c (2c 8c), Cat Tc (9d Tc) (19)",
        "Cat checks",
        "Bob checks",
        "Fifth street: Bob 8h (2c 8c 8h), Cat 5h (9d Tc 5h)",
        "Bob bets 8",
        "Cat folds",
        "Uncalled bet of 8 returned to Bob",
        "Bob wins the pot (19)",
    ]


def test_bring_in_call_is_not_narrated_as_limp() -> None:
    lines = [
        line
        for seed in range(40)
        for line in narrate(redact_log(play_random(seed, "razz", "limit").log, -1))
    ]
    assert any(" calls the bring-in of " in line for line in lines)
    assert not any(" limps " in line for line in lines)
    assert any(re.match("Seventh street: .*face down", line) for line in lines)


def test_high_low_pot_is_narrated_by_halves() -> None:
    third_street_actions = [
        "d dh p1 AsAh4c",
        "d dh p2 2s3h5c",
        "d dh p3 QsQh9d",
        "p1 pb",
        "p2 cc",
        "p3 f",
    ]
    check_actions = ["p1 cc", "p2 cc"]
    street_actions = [
        "d dh p1 Kc",
        "d dh p2 6c",
        *check_actions,
        "d dh p1 Kd",
        "d dh p2 Jd",
        *check_actions,
    ]
    street_actions += ["d dh p1 Js", "d dh p2 Jh", *check_actions, "d dh p1 Tc"]
    high_low_keys = {"variant": '"F7S/8"'}
    low_hand_actions = [*street_actions, "d dh p2 8d", *check_actions, "p1 sm -", "p2 sm -"]
    hand = read_stud(
        *third_street_actions, *low_hand_actions, starting_stacks=[20, 20, 20], **high_low_keys
    )
    assert narrate_from(hand, "Ann shows") == [
        "Ann shows As Ah 4c Kc Kd Js Tc: two pair, aces and kings, jack kicker",
        "Bob shows 2s 3h 5c 6c Jd Jh 8d: pair of jacks, eight-six-five kickers"
        " and eight-six low, then five-three-deuce",
        "Ann wins the high half (4) with two pair, aces and kings, jack kicker",
        "Bob wins the low half (3) with an eight-six low, then five-three-deuce",
    ]
    no_low_actions = [*street_actions, "d dh p2 Qd", *check_actions, "p1 sm -", "p2 sm -"]
    hand = read_stud(
        *third_street_actions, *no_low_actions, starting_stacks=[20, 20, 20], **high_low_keys
    )
    assert narrate_from(hand, "Ann wins") == [
        "Ann wins the pot (7) with two pair, aces and kings, jack kicker; no low"
    ]
    scoop_actions = [
        *street_actions[:-1],
        "d dh p1 8s",
        "d dh p2 4d",
        *check_actions,
        "p1 sm -",
        "p2 sm -",
    ]
    hand = read_stud(
        *third_street_actions, *scoop_actions, starting_stacks=[20, 20, 20], **high_low_keys
    )
    assert narrate_from(hand, "Bob scoops") == [
        "Bob scoops the pot (7) with a six-high straight and a six-five low, then four-three-deuce"
    ]


OMAHA_HI_LO_KEYS = {"variant": '"FO/8"', "min_bet": None, "small_bet": 2, "big_bet": 4}


def test_quartered_player_is_named() -> None:
    actions = [
        "d dh p1 As2sKhKd",
        "d dh p2 Ad2dQhJc",
        "d dh p3 9s9h8d8c",
        "p3 f",
        "p1 cc",
        "p2 cc",
    ]
    for board_cards in ("3c4h8h", "Ks", "Tc"):
        actions += [f"d db {board_cards}", "p1 cc", "p2 cc"]
    hand = read_strict(
        *actions, "p1 sm -", "p2 sm -", finishing_stacks=[201, 199, 200], **OMAHA_HI_LO_KEYS
    )
    assert narrate_from(hand, "Ann wins") == [
        "Ann wins the high half (2) with three of a kind, kings, ten-eight kickers",
        "Ann and Bob split the low half (2) with an eight-four low, then three-deuce-ace",
        "Bob is quartered",
    ]


def test_identical_half_winners_are_narrated_as_one_split() -> None:
    actions = [
        "d dh p1 As2sKhJd",
        "d dh p2 Ad2dKcJc",
        "d dh p3 9s9h8d8c",
        "p3 cc",
        "p1 cc",
        "p2 cc",
    ]
    for board_cards in ("3c4h8h", "Ks", "Tc"):
        actions += [f"d db {board_cards}"]
        actions += (
            ["p1 cc", "p2 cc", "p3 cc"] if board_cards != "Tc" else ["p1 cbr 4", "p2 cc", "p3 f"]
        )
    hand = read_strict(*actions, "p1 sm -", "p2 sm -", **OMAHA_HI_LO_KEYS)
    assert narrate_from(hand, "Ann and Bob") == [
        "Ann and Bob split the pot (14) with a pair of kings, ace-ten-eight kickers"
        " and an eight-four low, then three-deuce-ace"
    ]


# Draw ---------------------------------------------------------------------------------------------


def test_draw_narration_names_discards_and_pat_hands() -> None:
    draw_actions = ["p1 sd AsQs", "p2 sd", "p3 sd ????", "d dh p1 4h9h", "d dh p3 ????"]
    hidden_deals = [*FIVE_CARD_DEALS[:2], "d dh p3 ??????????"]
    check_actions = ["p3 cc", "p1 cc", "p2 cc"]
    hand = read_draw(
        *hidden_deals, *check_actions, *draw_actions, "p1 cc", "p2 cbr 4", "p3 f", "p1 f"
    )
    assert narrate_from(hand, "Draw")[:6] == [
        "Draw (6)",
        "Ann draws 2, discarding As Qs",
        "Dealt to Ann: 4h 9h",
        "Bob stands pat",
        "Cat draws 2",
        "Ann checks",
    ]


def test_triple_draw_narration_numbers_draws() -> None:
    lines = [
        line
        for seed in range(20)
        for line in narrate(play_random(seed, "2-7 triple draw", "limit").log)
    ]
    for draw_heading in ("First draw", "Second draw", "Third draw"):
        assert any(line.startswith(draw_heading) for line in lines)


# Forced bets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "antes, blinds, expected",
    [
        ([0, 3, 0], [1, 2, 0], "Bob posts table ante 3"),
        ([0, 0, 3], [1, 2, 0], "Cat posts table ante 3"),
        ([3, 0, 0], [1, 2, 0], "Ann posts table ante 3"),
        ([3, 3, 3], [1, 2, 0], "Bob antes 3"),
        ([0, 0, 1], [1, 2, 0], "Cat posts 1 dead"),
        ([0, 0, 0], [1, 2, -3], "Cat posts 1 dead"),
        ([0, 2, 2], [1, 2, 0], "Cat posts 2 dead"),
        ([5, 5, 5], [0, 0, 5], "Cat posts button blind 5"),
    ],
)
def test_table_ante_is_not_narrated_as_dead_blind(
    antes: list[int], blinds: list[int], expected: str
) -> None:
    hand = read_strict(*HOLE_DEALS, antes=antes, blinds_or_straddles=blinds)
    assert expected in list(narrate(hand.log, PLAYER_NAMES))


def test_short_winnable_ante_is_narrated_as_ante() -> None:
    hand = read_strict(*HOLE_DEALS, antes=[3, 3, 3], starting_stacks=[200, 200, 2])
    assert "Cat antes 2 and is all-in" in list(narrate(hand.log, PLAYER_NAMES))


def test_carried_pot_is_narrated_after_seats() -> None:
    hand = read_strict(*HOLE_DEALS, _carried=7)
    assert list(narrate(hand.log, PLAYER_NAMES))[4] == "Carried over in the pot: 7"


# All facts ----------------------------------------------------------------------------------------

JACKS_OR_BETTER_GAME = parse_game("limit five-card draw 2/4 no blinds ante 1 jacks or better")
STUD_HI_LO_GAME = parse_game("limit seven-card stud hi-lo 2/4 ante 1 bring-in 1")
OMAHA_GAME = parse_game("pot-limit omaha 1/2")
SENTENCES_BY_FACT: list[tuple[Game, AnyFact, list[str]]] = [
    (JACKS_OR_BETTER_GAME, f.Posted(0, "ante", 1, 0), ["Ann antes 1"]),
    (OMAHA_GAME, f.HoleCardsDealt(((-1,) * 4,) * 2), ["Deal: 4 cards each"]),
    (STUD_HI_LO_GAME, f.UpcardsDealt(((0,), (1,))), ["Door cards: Ann 2c, Bob 2d"]),
    (JACKS_OR_BETTER_GAME, f.Burned((5,)), ["Draw"]),
    (
        JACKS_OR_BETTER_GAME,
        f.StubReshuffled((1, 2, 3), 9),
        ["Out of cards: 3 cards reshuffled"],
    ),
    (OMAHA_GAME, f.BoardDealt((0, 1, 2)), ["Flop 2c 2d 2h"]),
    (STUD_HI_LO_GAME, f.BoardDealt((0,)), ["Too few cards left: community card 2c"]),
    (STUD_HI_LO_GAME, f.BettingOpened(1, 0, 2, big_bet=4), ["Open pair: bets of 4 allowed"]),
    (STUD_HI_LO_GAME, f.BettingOpened(1, 0, 2), []),
    (STUD_HI_LO_GAME, f.BroughtIn(0, 1), ["Ann brings it in for 1"]),
    (
        STUD_HI_LO_GAME,
        f.BringInTakenBack(0, 1),
        ["Ann takes the bring-in back", "Bob has the bring-in"],
    ),
    (JACKS_OR_BETTER_GAME, f.Folded(0), ["Ann folds"]),
    (JACKS_OR_BETTER_GAME, f.Checked(0), ["Ann checks"]),
    (JACKS_OR_BETTER_GAME, f.Called(0, 2), ["Ann calls 2"]),
    (JACKS_OR_BETTER_GAME, f.Raised(0, 2), ["Ann bets 2"]),
    (
        OMAHA_GAME,
        f.OverbetReturned(7, 5),
        ["Overbet challenged: bet reduced to the pot, 7"],
    ),
    (JACKS_OR_BETTER_GAME, f.UncalledBetReturned(0, 2), ["Uncalled bet of 2 returned to Ann"]),
    (JACKS_OR_BETTER_GAME, f.BetsCollected(), []),
    (JACKS_OR_BETTER_GAME, f.Discarded(0, ()), ["Ann stands pat"]),
    (JACKS_OR_BETTER_GAME, f.Discarded(0, (-1, -1)), ["Ann draws 2"]),
    (JACKS_OR_BETTER_GAME, f.DiscardTakenBack(0), ["Ann takes the discard back"]),
    (STUD_HI_LO_GAME, f.Declared(0, "both"), ["Ann declares both"]),
    (STUD_HI_LO_GAME, f.Declared(0, "closed"), ["Ann declares"]),
    (
        STUD_HI_LO_GAME,
        f.DeclarationsOpened(("low", "high")),
        ["Declarations: Ann low, Bob high"],
    ),
    (JACKS_OR_BETTER_GAME, f.OpenersShown(0, (36, 37)), ["Ann shows openers: Jc Jd"]),
    (JACKS_OR_BETTER_GAME, f.OpenersFailed(0), ["Ann can’t show openers: hand dead"]),
    (JACKS_OR_BETTER_GAME, f.PassedOut(4), ["No opener: 4 carried over to the next hand"]),
    (JACKS_OR_BETTER_GAME, f.PassedOut(0), ["No opener: all chips returned"]),
    (OMAHA_GAME, f.RunItChosen(0, 2), ["Ann votes to run it twice"]),
    (OMAHA_GAME, f.RunItAgreed(3), ["Run it 3 times"]),
    (JACKS_OR_BETTER_GAME, f.HandShown(0, (0, -1)), ["Ann shows 2c ??"]),
    (JACKS_OR_BETTER_GAME, f.HandMucked(0), ["Ann mucks"]),
    (JACKS_OR_BETTER_GAME, f.ChipsAdded(0, 50, "bought"), ["Ann buys 50 more"]),
    (JACKS_OR_BETTER_GAME, f.ChipsAdded(0, 50, "borrowed"), ["Ann borrows 50"]),
    (JACKS_OR_BETTER_GAME, f.ChipsAdded(0, 50, "marker"), ["Ann puts up a marker for 50"]),
    (JACKS_OR_BETTER_GAME, f.Raised(0, 60, is_borrowed=True), ["Ann bets 60 with borrowed chips"]),
    (JACKS_OR_BETTER_GAME, f.RakeTaken(0, 5, "rake"), ["Rake from the pot: 5"]),
    (JACKS_OR_BETTER_GAME, f.RakeTaken(0, 1, "rake"), ["Rake from the pot: 1"]),
    (JACKS_OR_BETTER_GAME, f.RakeTaken(0, 2, "jackpot"), ["Jackpot drop from the pot: 2"]),
    (JACKS_OR_BETTER_GAME, f.RakeTaken(0, 1, "kitty"), ["Kitty from the pot: 1"]),
    (JACKS_OR_BETTER_GAME, f.PotAwarded(0, 4), ["Ann wins the pot (4)"]),
    (JACKS_OR_BETTER_GAME, f.WentWrong(f.Raised(0, 60)), ["Irregularity: Ann bets 60"]),
    (JACKS_OR_BETTER_GAME, k.CardsExposed(0, (0,)), ["Exposed to all: Ann’s 2c"]),
    (JACKS_OR_BETTER_GAME, k.FloorDecided("no clock", "Cid"), ["Floor decision (Cid): no clock"]),
    (JACKS_OR_BETTER_GAME, k.CardsReplaced(0, (0,), (4,)), ["Ann gets 3c for 2c"]),
    (JACKS_OR_BETTER_GAME, k.CardsReplaced(0, (0,)), ["Ann gives up 2c: out of play"]),
    (JACKS_OR_BETTER_GAME, k.BoardTakenBack((), (0, 4)), ["Board cards 2c 3c: back into the stub"]),
    (JACKS_OR_BETTER_GAME, k.WagerCorrected(0, 60, (60, 0), 60, 40), ["Ann’s bet corrected to 60"]),
    (JACKS_OR_BETTER_GAME, k.HandKilled(1), ["Bob’s hand is dead"]),
    (JACKS_OR_BETTER_GAME, k.HandVoided((10, 10)), ["Hand void: all chips returned"]),
    (
        JACKS_OR_BETTER_GAME,
        k.HandVoided((10, 0), 10),
        ["Hand void: 10 carried over to the next hand"],
    ),
    (JACKS_OR_BETTER_GAME, f.Rewound(3, ()), ["Hand rewound to an earlier point"]),
    (JACKS_OR_BETTER_GAME, f.Rewound(3, (), seat=1), ["Bob’s last action undone"]),
    (JACKS_OR_BETTER_GAME, f.PotsPushed(()), []),
    (JACKS_OR_BETTER_GAME, f.HandEnded(), []),
]


@pytest.mark.parametrize("game, fact, expected", SENTENCES_BY_FACT)
def test_every_fact_has_expected_sentence(game: Game, fact: AnyFact, expected: list[str]) -> None:
    hand_narrator = HandNarrator(HandState(start(game, (100, 100))))
    reader = Reader(name=build_person_namer(["Ann", "Bob"]))
    events = [*hand_narrator.narrate_without_applying(fact), *hand_narrator.flush_awards()]
    assert [reader.say(event) for event in events] == expected


def test_sentence_table_covers_every_fact_type() -> None:
    narrated_types = {type(fact) for _, fact, _ in SENTENCES_BY_FACT}
    assert narrated_types == set(get_args(AnyFact)) - {f.HandStarted}
    silent_types = {
        type(fact) for _, fact, expected_lines in SENTENCES_BY_FACT if not expected_lines
    } - {f.BettingOpened}
    assert silent_types == {f.BetsCollected, f.PotsPushed, f.HandEnded}


def test_exposed_card_is_narrated() -> None:
    exposed_card_outcomes = {
        line.rpartition(": ")[2]
        for seed in range(60)
        for variant in ("badugi", "razz")
        for line in narrate(play_random(seed, variant, "limit").log)
        if line.startswith("Exposed card ")
    }
    assert exposed_card_outcomes == {"to be replaced", "stays face up"}


def test_no_all_in_rule_never_narrates_all_in() -> None:
    chip_line_count = 0
    for seed in range(40):
        played_hand = play_random(seed, "hold'em", "no-limit", stakes_kind="no all-ins")
        forced_bet_words = ("posts", "antes", "straddles", "sleeper")
        for line in narrate(played_hand.log):
            chip_line_count += " buys " in line or " borrows " in line
            assert "all-in" not in line or any(word in line for word in forced_bet_words), line
    assert chip_line_count > 5


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_is_narrated_to_every_viewer(variant: str) -> None:
    for structure in STRUCTURES:
        log = play_random(1, variant, structure).log
        for viewer in (None, -1, 0):
            visible_log = log if viewer is None else list(redact_log(log, viewer))
            indexed_sentences = list(sentences(visible_log))
            assert [index for index, _ in indexed_sentences] == sorted(
                index for index, _ in indexed_sentences
            )
            assert all(
                sentence and sentence == sentence.strip() for _, sentence in indexed_sentences
            )
