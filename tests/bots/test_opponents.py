"""Built-in opponents: legal in every game, without hidden information, and true to style."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from riverboat.bots import (
    CALLING_STATION,
    CHARACTERS,
    MANIAC,
    ROCK,
    SHARK,
    WILD_CARD,
    Character,
    DecisionPoint,
    Opponent,
    win_chance,
)
from riverboat.bots.draw_strategy import choose_discards
from riverboat.bots.starting_hands import starting_hand_points
from riverboat.cards import STANDARD, parse_cards
from riverboat.engine import (
    CHECK,
    FOLD,
    AnyCommand,
    Call,
    HandState,
    HouseRules,
    Muck,
    Nothing,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToDeal,
    ToDraw,
)
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.engine.state.hand_facts import HoleCardsDealt
from riverboat.homegame import HomeGame
from tests.schedule import run_in
from tests.thorough import THOROUGH, example_seeds

GAMES = [
    "no-limit hold'em 1/2",
    "no-limit hold'em 1/2 ante 1",
    "no-limit hold'em 1/2 cap 30",
    "limit hold'em 4/8",
    "spread-limit hold'em 1-5 1-10 blinds 1/2",
    "pot-limit hold'em 5/5/10 unit 5",
    "no-limit short deck ante 2",
    "pot-limit omaha 1/2",
    "pot-limit omaha 1/2 2 boards",
    "limit omaha 5 2/4",
    "pot-limit omaha 6 1/2 cap 60",
    "pot-limit courchevel 1/2",
    "no-limit hold'em ante 5 bomb 2 boards",
    "limit kuhn 1/1 blinds 0 ante 1",
    "limit leduc 2/4 blinds 0 ante 1",
    "no-limit pineapple 1/2",
    "pot-limit irish 1/2",
    "pot-limit omaha hi-lo 1/2",
    "pot-limit drawmaha 1/2",
    "limit seven-card stud 4/8 ante 1 bring-in 2",
    "limit seven-card stud hi-lo 4/8 ante 1 bring-in 2",
    "pot-limit razz 4/8 ante 1 bring-in 2",
    "no-limit five-card stud 2/2 ante 1 bring-in 1",
    "limit five-card draw 2/4 no blinds ante 1 jacks or better",
    "no-limit 2-7 single draw 1/2",
    "limit 2-7 triple draw 2/4",
    "limit badugi 2/4",
]
HOUSE_NAMES = ["online", "cash", "tournament", "home"]


def play_hand_among_bots(game: HomeGame, bots: dict[str, Opponent]) -> Counter[type]:
    """Play a hand among bots and check that every action is legal."""
    answer_counts: Counter[type] = Counter()
    game.deal()
    while not game.over:
        name = game.to_act or ""
        seat, hand, turn = _pending_decision(game)
        command = bots[name].choose(seat, hand, turn)
        assert command in turn, f"{bots[name].character.name}: {command} when legal is {turn}"
        answer_counts[type(command)] += 1
        game.act(command)
    return answer_counts


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("house", HOUSE_NAMES)
@pytest.mark.parametrize("sign", GAMES)
def test_bots_act_legally_and_conserve_chips(sign: str, house: str) -> None:
    compiled_game = HomeGame(sign, 2).game
    player_count = min(6, compiled_game.variant.max_players(compiled_game.boards))
    answer_counts: Counter[type] = Counter()
    for seed in example_seeds(4, 60):
        stacks = [25 + 60 * seat for seat in range(player_count)]
        game = HomeGame(
            sign, player_count, stacks=stacks, house=HouseRules.from_name(house), seed=seed
        )
        rng = random.Random(seed)
        bots = {
            name: Opponent(CHARACTERS[(seed + index) % len(CHARACTERS)], rng)
            for index, name in enumerate(game.names)
        }
        for _ in range(3):
            if sum(chips > 0 for chips in game.stacks.values()) > 1:
                answer_counts += play_hand_among_bots(game, bots)
                assert sum(game.stacks.values()) + game.carried == sum(stacks)
        if {Call, RaiseTo} <= set(answer_counts) and not THOROUGH:
            break
    assert {Call, RaiseTo} <= set(answer_counts)


def test_bots_answer_run_it_and_show_prompts() -> None:
    answer_counts: Counter[type] = Counter()
    for seed in range(12):
        game = HomeGame("no-limit hold'em 1/2", 4, stack=30, house="home-1", seed=seed)
        rng = random.Random(seed)
        bots = dict(
            zip(
                game.names,
                [
                    Opponent(character, rng)
                    for character in (MANIAC, CALLING_STATION, MANIAC, SHARK)
                ],
                strict=True,
            )
        )
        answer_counts += play_hand_among_bots(game, bots)
    assert {RunIt, Show, Muck} <= set(answer_counts)


def test_bot_respects_open_stakes_rule() -> None:
    house = HouseRules.preset("home", stakes="open", open_allin=False)
    answer_counts: Counter[type] = Counter()
    for seed in range(12):
        game = HomeGame(
            "no-limit hold'em 1/2",
            3,
            stacks=[20, 60, 200],
            house=house,
            seed=seed,
        )
        rng = random.Random(seed)
        bots = {name: Opponent(MANIAC, rng) for name in game.names}
        answer_counts += play_hand_among_bots(game, bots)
        assert sum(game.stacks.values()) == 280
    assert {RaiseTo, Call} <= set(answer_counts)


def test_decision_depends_only_on_view_and_seed() -> None:
    def choose_commands() -> list[AnyCommand]:
        game = HomeGame("pot-limit omaha 1/2", 3, seed=11)
        game.deal()
        return [
            Opponent(character, random.Random(3)).choose(*_pending_decision(game))
            for character in CHARACTERS
            for _ in range(3)
        ]

    assert choose_commands() == choose_commands()


def test_hidden_cards_do_not_affect_decision() -> None:
    game = HomeGame("no-limit hold'em 1/2", 3, seed=11)
    game.deal()
    seat, hand, turn = _pending_decision(game)
    changed_holdings = [
        _swap_opponents(fact, seat) if isinstance(fact, HoleCardsDealt) else fact
        for fact in game.log
    ]
    assert changed_holdings != game.log
    for character in CHARACTERS:
        assert Opponent(character, random.Random(5)).choose(seat, hand, turn) == Opponent(
            character, random.Random(5)
        ).choose(seat, redacted_hand(changed_holdings, seat), turn)


def _swap_opponents(fact: HoleCardsDealt, own_seat: int) -> HoleCardsDealt:
    """Return the deal with two opponents' cards swapped."""
    first_seat, second_seat = [seat for seat in range(len(fact.holdings)) if seat != own_seat]
    holdings = list(fact.holdings)
    holdings[first_seat], holdings[second_seat] = holdings[second_seat], holdings[first_seat]
    return HoleCardsDealt(tuple(holdings))


def _pending_decision(game: HomeGame) -> tuple[int, HandState, DecisionPoint]:
    name, turn = game.to_act, game.awaiting
    assert name is not None
    assert not isinstance(turn, (ToDeal, Nothing))
    return game.seat(name), game.view(name).state, turn


# One decision -----------------------------------------------------------------------------------


def stacked_game(hole: str, board: str = "", house: str = "online") -> HomeGame:
    """Return a three-handed game where the first to act holds *hole*, with *board* to come."""
    own_cards, shown_cards = parse_cards(hole), parse_cards(board)
    remaining_cards = [
        card for card in STANDARD.cards if card not in own_cards and card not in shown_cards
    ]
    rng = random.Random(2)
    rng.shuffle(remaining_cards)
    deck = []
    for index in range(
        len(own_cards)
    ):  # clockwise from the left of the button: the third card is ours
        deck += [remaining_cards.pop(), remaining_cards.pop(), own_cards[index]]
    while shown_cards:
        street_card_count = 3 if len(shown_cards) >= 3 and len(deck) == 3 * len(own_cards) else 1
        deck += [remaining_cards.pop(), *shown_cards[:street_card_count]]
        shown_cards = shown_cards[street_card_count:]
    deck_order = [*deck, *remaining_cards]
    return HomeGame(
        "no-limit hold'em 1/2",
        3,
        stack=200,
        house=HouseRules.from_name(house),
        shuffle=lambda _: deck_order,
    )


def choose_action(character: Character, game: HomeGame, seed: int = 1) -> AnyCommand:
    return Opponent(character, random.Random(seed)).choose(*_pending_decision(game))


@pytest.mark.parametrize(
    "character", [ROCK, SHARK, MANIAC, CALLING_STATION], ids=lambda player: player.name
)
def test_aces_are_raised(character: Character) -> None:
    game = stacked_game("As Ah")
    game.deal()
    assert isinstance(choose_action(character, game), RaiseTo)


@pytest.mark.parametrize("character", [ROCK, SHARK], ids=lambda player: player.name)
def test_tight_bots_fold_seven_deuce(character: Character) -> None:
    game = stacked_game("7s 2h")
    game.deal()
    assert choose_action(character, game) == FOLD


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda player: player.name)
def test_bots_never_fold_to_free_check(character: Character) -> None:
    for seed in range(20):
        game = stacked_game("7s 2h", board="Ks Kd Kh")
        game.deal()
        for action in ("call", "call", "check", "check", "check"):
            game.act(action)
        turn = game.awaiting
        assert isinstance(turn, ToAct)
        assert turn.call == 0
        assert choose_action(character, game, seed) != FOLD


def test_rock_folds_nothing_to_large_bet() -> None:
    game = stacked_game("7s 2h", board="Ks Qd Jh")
    game.deal()
    for action in ("call", "call", "check", "bet 6", "fold"):
        game.act(action)
    assert choose_action(ROCK, game) == FOLD


def test_bets_are_round_and_leave_no_tiny_stack() -> None:
    for seed in range(30):
        game = HomeGame("no-limit hold'em 10/20", 3, stack=400, seed=seed)
        game.deal()
        command = Opponent(MANIAC, random.Random(seed)).choose(*_pending_decision(game))
        if isinstance(command, RaiseTo):
            assert command.to % 10 == 0
            assert command.to == 400 or command.to < 300


def test_loser_mucks_and_winner_shows() -> None:
    game = stacked_game("As Ah", board="Ad 8c 7d 3h 2c", house="cash-1")
    game.deal()
    winner = game.to_act
    for action in ("call", "call", *["check"] * 10):
        game.act(action)
    command_by_player = {}
    while not game.over:
        command_by_player[game.to_act] = command = choose_action(ROCK, game)
        game.act(command)
    assert isinstance(command_by_player.pop(winner), Show)
    # The first player must show, since no hand beats theirs yet; players after the winner muck.
    assert {type(command) for command in command_by_player.values()} <= {Show, Muck}
    assert game.stacks[winner or ""] == 204


# The arithmetic ---------------------------------------------------------------------------------


@pytest.mark.parametrize("card, expected", [("Js", 0.0), ("Qs", 0.5), ("Ks", 1.0)])
def test_kuhn_win_chance_is_exact(card: str, expected: float) -> None:
    deck = [
        *parse_cards(card),
        *[
            other_card
            for other_card in parse_cards("Js Qs Ks")
            if other_card not in parse_cards(card)
        ],
    ]
    game = HomeGame("limit kuhn 1/1 blinds 0 ante 1", 2, shuffle=lambda _: deck)
    game.deal()
    seat, hand, _ = _pending_decision(game)
    assert win_chance(seat, hand, random.Random(1)) == expected


def test_leduc_pair_always_wins() -> None:
    deck = parse_cards("Jh Ks Js Qh Qs Kh")
    game = HomeGame("limit leduc 2/4 blinds 0 ante 1", 2, shuffle=lambda _: deck)
    game.deal()
    game.act("check")
    game.act("check")
    seat, hand, _ = _pending_decision(game)
    assert win_chance(seat, hand, random.Random(1)) == 1.0


@pytest.mark.parametrize(
    "hole, board, minimum, maximum",
    [
        ("As Ks", "Qs Js Ts", 1.0, 1.0),  # a royal flush
        ("As Ah", "Ad 7c 2h", 0.85, 1.0),
        ("7s 2h", "As Kd Qh", 0.0, 0.4),
        ("Js Ts", "9s 8s 2h", 0.5, 0.95),  # nothing yet, and nearly half the deck helps
    ],
)
def test_win_chance_is_within_expected_range(
    hole: str, board: str, minimum: float, maximum: float
) -> None:
    game = stacked_game(hole, board=board)
    game.deal()
    for action in ("call", "call", "check", "check", "check"):
        game.act(action)
    seat, hand, _ = _pending_decision(game)
    assert minimum <= win_chance(seat, hand, random.Random(4)) <= maximum


@pytest.mark.parametrize(
    "better_hand, worse_hand",
    [
        ("As Ah", "Ks Kh"),
        ("As Ks", "As Kh"),
        ("8s 7s", "8s 2h"),
        ("As Ah Ks Kh", "As Ah 7d 2c"),
        ("Js Ts 9h 8h", "Js 9d 5h 2c"),
    ],
)
def test_better_starting_hands_score_higher(better_hand: str, worse_hand: str) -> None:
    assert starting_hand_points(parse_cards(better_hand)) > starting_hand_points(
        parse_cards(worse_hand)
    )


def test_characters_differ_in_entries_and_raises() -> None:
    """Count voluntary entries and raises over equal hands."""
    entry_counts, raise_counts = Counter[str](), Counter[str]()
    for seed in range(120):
        for character in (ROCK, CALLING_STATION, MANIAC, SHARK):
            game = HomeGame("no-limit hold'em 1/2", 6, stack=200, seed=seed)
            game.deal()
            command = choose_action(character, game, seed)
            entry_counts[character.name] += command not in (FOLD, CHECK)
            raise_counts[character.name] += isinstance(command, RaiseTo)
    assert (
        entry_counts["rock"]
        < entry_counts["shark"]
        < entry_counts["maniac"]
        < entry_counts["calling station"]
    )
    assert (
        raise_counts["calling station"]
        < raise_counts["rock"] + 5
        < raise_counts["shark"]
        < raise_counts["maniac"]
    )


def test_wild_card_varies_action_with_same_hand() -> None:
    game = stacked_game("Ts 8h")
    game.deal()
    assert len({type(choose_action(WILD_CARD, game, rng)) for rng in range(40)}) == 3


# Drawing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sign, hole, kept_cards",
    [
        ("limit 2-7 triple draw 2/4", "7s 5h 4d 2c Kh", "7s 5h 4d 2c"),
        ("limit 2-7 triple draw 2/4", "7s 5h 4d 3c 2h", "7s 5h 4d 3c 2h"),
        ("limit five-card draw 2/4", "As Ah 6d 4c 3h", "As Ah"),
        ("limit five-card draw 2/4", "9s 9h 9d 7c 7h", "9s 9h 9d 7c 7h"),
        ("limit badugi 2/4", "As 2h 3d 9d", "As 2h 3d"),
    ],
)
def test_bot_keeps_obvious_cards_in_draw(sign: str, hole: str, kept_cards: str) -> None:
    game = HomeGame(sign, ["Ann", "Bob"], shuffle=lambda deck: _make_deck_dealing(deck, hole))
    game.deal()
    game.act("call")
    game.act("check")
    seat, hand, turn = _pending_decision(game)
    assert isinstance(turn, ToDraw)
    discards = [choose_discards(turn, hand, random.Random(seed)) for seed in range(15)]
    expected_kept_cards = set(parse_cards(kept_cards))
    assert (
        sum(
            set(hand.holdings[seat]) - set(discarded_cards) == expected_kept_cards
            for discarded_cards in discards
        )
        > 10
    )


def _make_deck_dealing(deck: Sequence[int], hole: str) -> list[int]:
    """Return a deck that deals these cards to the player left of the button, heads-up."""
    own_cards = list(parse_cards(hole))
    remaining_cards = [card for card in deck if card not in own_cards]
    return [
        card for card_pair in zip(own_cards, remaining_cards, strict=False) for card in card_pair
    ] + remaining_cards[len(own_cards) :]
