"""Matches without connections: positions, visible cards, and corrected actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from riverboat.acpc import MatchDeal, SeatFailed, Server, seeded_deals
from riverboat.acpc.acpc_match import Match
from riverboat.acpc.match_seats import MatchTurn
from riverboat.bots import DecisionPoint, style
from riverboat.cards import parse_cards
from riverboat.engine import AnyCommand, HandState, RaiseTo, ToAct
from riverboat.notation.acpc import to_acpc
from tests.acpc.game_definitions import GAME_DEFINITIONS, build_table_of_game
from tests.acpc.recording_seats import (
    always_call,
    change_hidden_cards,
    make_scripted_actions,
    play_recorded_match,
)
from tests.schedule import run_in


def make_fixed_deal(holdings: str, board: str) -> Callable[[int], MatchDeal]:
    match_deal = MatchDeal(
        tuple(parse_cards(holdings_text) for holdings_text in holdings.split("|")),
        parse_cards(board),
    )
    return lambda _: match_deal


# Positions ----------------------------------------------------------------------------------------


def test_heads_up_button_posts_small_blind_and_acts_first_preflop() -> None:
    [ann, bob], [hand], _ = play_recorded_match("limit 2p", [always_call, always_call])
    assert [turn.state.betting for turn in bob.turns] == ["", "cc/c", "cc/cc/c", "cc/cc/cc/c"]
    assert [turn.state.betting for turn in ann.turns] == ["c", "cc/", "cc/cc/", "cc/cc/cc/"]
    assert ann.sent_states[0].startswith("MATCHSTATE:0:0::")
    assert bob.sent_states[0].startswith("MATCHSTATE:1:0::|")
    # The big blind is in position 0; it is twice the small one.
    assert hand.player_by_position == (0, 1)
    [_, _], [folded_hand], _ = play_recorded_match(
        "limit 2p", [always_call, make_scripted_actions("f")]
    )
    assert folded_hand.net == (5 * 2, -5 * 2)


def test_players_rotate_one_position_each_hand() -> None:
    seats, hands, _ = play_recorded_match("limit 3p", [always_call] * 3, hands=4)
    assert [hand.player_by_position for hand in hands] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]
    for player, seat in enumerate(seats):
        for state in seat.sent_states:
            _, position, hand_number, *_ = state.split(":")
            assert hands[int(hand_number)].player_by_position[int(position)] == player


@pytest.mark.parametrize("game, players", [("limit 2p", 2), ("limit 3p", 3)])
def test_duplicate_match_plays_every_deal_from_every_position(game: str, players: int) -> None:
    _, hands, _ = play_recorded_match(game, [always_call] * players, hands=4, duplicate=True)
    assert [hand.number for hand in hands] == list(range(4 * players))
    for deal in range(4):
        hands_of_deal = [hand for hand in hands if hand.deal == deal]
        assert len({tuple(map(str, hand.log)) for hand in hands_of_deal}) == 1
        positions = [
            [hand.player_by_position.index(player) for hand in hands_of_deal]
            for player in range(players)
        ]
        assert all(
            sorted(player_positions) == list(range(players)) for player_positions in positions
        )
        # A player with constant actions breaks even over all positions.
        assert not any(
            sum(hand) for hand in zip(*[hand.net for hand in hands_of_deal], strict=True)
        )


def test_deals_depend_only_on_seed_and_number() -> None:
    table = build_table_of_game("no-limit 3p")
    deals, same_seed_deals, other_seed_deals = (seeded_deals(table, seed) for seed in (1, 1, 2))
    assert [deals(number) for number in (3, 1, 2)] == [
        same_seed_deals(number) for number in (3, 1, 2)
    ]
    assert deals(1) != deals(2)
    assert deals(1) != other_seed_deals(1)
    cards = [card for holding in deals(1).holdings for card in holding] + list(deals(1).board)
    assert len(set(cards)) == 3 * 2 + 5


# Visible cards ------------------------------------------------------------------------------------


def test_showdown_reveals_only_hands_that_reach_showdown() -> None:
    deal_source = make_fixed_deal("AsAh|KsKh|QsQh", "2c3d9h Td 4s")
    seats, _, _ = play_recorded_match(
        "limit 3p",
        [always_call, make_scripted_actions("c", "c", "f"), make_scripted_actions("c", "r")],
        deal_source=deal_source,
    )
    assert [seat.sent_states[-1].split(":", 3)[3] for seat in seats] == [
        "ccc/ccrcf/cc/cc:AsAh||QsQh/2c3d9h/Td/4s",
        "ccc/ccrcf/cc/cc:AsAh|KsKh|QsQh/2c3d9h/Td/4s",
        "ccc/ccrcf/cc/cc:AsAh||QsQh/2c3d9h/Td/4s",
    ]
    assert all("KsKh" not in text for text in (*seats[0].sent_states, *seats[2].sent_states))


def test_uncontested_winner_reveals_no_cards() -> None:
    deal_source = make_fixed_deal("AsAh|KsKh", "2c3d9h Td 4s")
    seats, [hand], _ = play_recorded_match(
        "limit 2p",
        [make_scripted_actions("r"), make_scripted_actions("c", "f")],
        deal_source=deal_source,
    )
    assert seats[0].sent_states[-1] == "MATCHSTATE:0:0:crf:AsAh|"
    assert seats[1].sent_states[-1] == "MATCHSTATE:1:0:crf:|KsKh"
    line = to_acpc(hand.log, 0, ["Ann", "Bob"], 2, 0)
    assert line == "STATE:0:crf:AsAh|KsKh:10|-10:Ann|Bob"


def test_all_in_runout_is_sent_in_one_state() -> None:
    deal_source = make_fixed_deal("AsAh|KsKh", "2c3d9h Td 4s")
    [ann, bob], [hand], _ = play_recorded_match(
        "no-limit 2p", [always_call, make_scripted_actions("r20000")], deal_source=deal_source
    )
    assert [text.split(":", 3)[3] for text in ann.sent_states] == [
        ":AsAh|",
        "r20000:AsAh|",
        "r20000c///:AsAh|KsKh/2c3d9h/Td/4s",
    ]
    assert bob.sent_states[-1] == "MATCHSTATE:1:0:r20000c///:AsAh|KsKh/2c3d9h/Td/4s"
    assert hand.net == (20_000 * 2, -20_000 * 2)


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("game", list(GAME_DEFINITIONS))
@pytest.mark.parametrize("viewer", [0, 1])
def test_unseen_cards_do_not_change_sent_states(game: str, viewer: int) -> None:
    deal_source = seeded_deals(build_table_of_game(game), 5)
    changed_deal_count = 0
    for deal_number in range(25):
        first_deal = deal_source(deal_number)
        sent_states = play_and_list_sent_states(viewer, game, first_deal, deal_number)
        # Compare the states up to a random moment; every fifth deal is compared up to the end.
        state_index = (
            Random(deal_number).randrange(len(sent_states))
            if deal_number % 5
            else len(sent_states) - 1
        )
        second_deal = change_hidden_cards(first_deal, sent_states[state_index], game, deal_number)
        changed_deal_count += second_deal != first_deal
        assert (
            play_and_list_sent_states(viewer, game, second_deal, deal_number)[: state_index + 1]
            == sent_states[: state_index + 1]
        )
    assert changed_deal_count > 12


def play_and_list_sent_states(
    viewer: int, game: str, match_deal: MatchDeal, seed: int
) -> list[str]:
    """Return the states sent to a player in a hand with these cards and random actions."""
    players = build_table_of_game(game).definition.players
    answer_sources = [make_random_actions(Random(f"{seed} {player}")) for player in range(players)]
    seats, _, _ = play_recorded_match(game, answer_sources, deal_source=lambda _: match_deal)
    return seats[viewer].sent_states


def make_random_actions(rng: Random) -> Callable[[MatchTurn], str]:
    """Return a source of random actions that ignore the cards."""

    def choose_answer(turn: MatchTurn) -> str:
        raise_texts = [f"r{rng.randint(0, 3000)}" if "r" in turn.state.betting else "r", "r400"]
        return rng.choice(["c", "c", "f", *raise_texts])

    return choose_answer


# Corrected actions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, action_text, corrected_action, is_illegal",
    [
        ("limit 2p", "c", "c", False),
        ("limit 2p", "r", "r", False),
        ("limit 2p", "f", "f", False),
        ("limit 2p", " R7\t", "r", False),
        ("limit 2p", "k", "c", False),
        ("limit 2p", "b", "r", False),
        ("limit 2p", "", "c", True),
        ("limit 2p", "call", "c", True),
        ("limit 2p", "r20r", "c", True),
        ("no-limit 3p", "r200", "r200", False),
        ("no-limit 3p", "r199", "r200", False),
        ("no-limit 3p", "r-5", "r200", False),
        ("no-limit 3p", "r20000", "r20000", False),
        ("no-limit 3p", "r20001", "r20000", False),
        ("no-limit 3p", "r" + "9" * 18, "r20000", False),
        ("no-limit 3p", "r" + "9" * 19, "c", True),
        ("no-limit 3p", "r", "c", True),
        ("no-limit 3p", "r1e3", "c", True),
        ("no-limit 3p", "r\u0663", "c", True),
        ("no-limit 3p", "c500", "c", False),
        ("leduc", "f", "c", True),
        ("kuhn 3p", "f", "c", True),
        ("kuhn 3p", "r", "r", False),
    ],
)
def test_invalid_first_action_is_corrected(
    game: str, action_text: str, corrected_action: str, is_illegal: bool
) -> None:
    players = build_table_of_game(game).definition.players
    seats, [hand], notes = play_recorded_match(
        game, [lambda turn: action_text if not turn.state.betting else "c"] * players
    )
    line = to_acpc(hand.log, 0, ["?"] * players, build_table_of_game(game).scale, 0)
    assert line.split(":")[2].startswith(corrected_action)
    assert sum(len(seat.errors) for seat in seats) == is_illegal
    plain_action = action_text.strip().lower()
    is_unchanged = (
        plain_action == corrected_action
        or (corrected_action == "r" and plain_action.startswith("r"))
        or plain_action in ("k", "b", "c500")
    )
    assert bool(notes) == (not is_unchanged)


def test_raise_above_cap_becomes_call() -> None:
    raise_four_times = make_scripted_actions(*["r"] * 4)
    seats, [hand], notes = play_recorded_match("limit 2p", [raise_four_times, raise_four_times])
    assert to_acpc(hand.log, 0, ["A", "B"], 2, 0).startswith("STATE:0:rrrc/")
    assert notes == ["Ann sent 'r' in hand 0: the betting is capped; taken as c"]
    assert [seat.errors != [] for seat in seats] == [True, False]


def test_raise_against_all_in_players_becomes_call() -> None:
    _, [hand], notes = play_recorded_match(
        "no-limit 2p", [make_scripted_actions("r20000"), make_scripted_actions("r20000")]
    )
    assert to_acpc(hand.log, 0, ["A", "B"], 2, 0).startswith("STATE:0:r20000c///:")
    assert len(notes) == 1


def test_betting_round_allows_64_actions() -> None:
    def raise_minimum(turn: MatchTurn) -> str:
        seat = turn.turn.seat
        total_bet = turn.state_writer.hand.earlier_bets[seat] + turn.turn.low
        return f"r{total_bet // 2}" if turn.turn.high else "c"

    _, [hand], notes = play_recorded_match("no-limit 2p", [raise_minimum, raise_minimum])
    actions_by_round = to_acpc(hand.log, 0, ["A", "B"], 2, 0).split(":")[2].split("/")
    assert [
        sum(action in "fcr" for action in round_actions) for round_actions in actions_by_round
    ] == [64, 64, 64, 11]
    assert all(round_actions.endswith("c") for round_actions in actions_by_round)
    assert notes == []


class IllegalRaiser:
    """A bot that returns an illegal raise."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        assert isinstance(turn, ToAct)
        return RaiseTo(turn.all_in * 2)


def test_illegal_bot_action_is_corrected() -> None:
    match = Match(table=build_table_of_game("no-limit 2p"), players=("Ann", "Bob"), hands=1)
    notes: list[str] = []
    with Server(match, {0: IllegalRaiser(), 1: style("caller", Random(1))}) as server:
        [hand] = server.play(seeded_deals(match.table, 1), lambda note: notes.append(str(note)))
    assert abs(hand.net[0]) in (0, 20_000 * 2)
    [note] = notes
    assert note.startswith("Ann sent 'r40000' in hand 0: legal: ")


def test_repeated_illegal_bot_actions_end_match() -> None:
    match = Match(table=build_table_of_game("limit 2p"), players=("Ann", "Bob"), hands=3)
    with (
        Server(match, {0: IllegalRaiser(), 1: IllegalRaiser()}) as server,
        pytest.raises(SeatFailed, match=r"sent 'r' in hand 0: .*; taken as c$"),
    ):
        list(server.play(seeded_deals(match.table, 1)))
