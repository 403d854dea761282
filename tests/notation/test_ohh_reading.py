"""Open Hand History parsed by the engine: games, amounts, showdowns and metadata."""

from decimal import Decimal

import pytest

from riverboat.cards import parse_cards
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from tests.notation.ohh_texts import (
    BLINDS_TEXT,
    get_start_fact,
    make_ohh,
    only_problem,
    read_object,
    read_text,
    select_facts,
)

FOLDED_TO_RAISE_TEXT = BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5"
CALLED_RAISE_TEXT = BLINDS_TEXT + "Cat Fold\nAnn Raise 5\nBob Call 4\n"
CHECKED_DOWN_TEXT = """
Flop 2h 7d 9c
Ann Check
Bob Check
Turn Jd
Ann Check
Bob Check
River 3s
Ann Check
Bob Check
"""


def test_raise_amounts_are_increments() -> None:
    hand = read_text(
        BLINDS_TEXT + "Cat Raise 6\nAnn Raise 17\nBob Fold\nCat Raise 30\nAnn Fold\nPot 38: Cat 38"
    )
    assert hand.exact
    assert [fact.to for fact in select_facts(hand, f.Raised)] == [600, 1800, 3600]
    assert select_facts(hand, f.UncalledBetReturned) == [f.UncalledBetReturned(2, 1800)]


def test_money_uses_cents_and_tournament_chips_are_whole() -> None:
    assert read_text(FOLDED_TO_RAISE_TEXT).scale == 100
    tournament_hand = read_text(FOLDED_TO_RAISE_TEXT, tournament=True, currency="USD")
    assert tournament_hand.exact
    assert tournament_hand.scale == 1
    assert read_text(FOLDED_TO_RAISE_TEXT, currency="XPM").scale == 1


def test_floating_point_noise_is_rounded_away() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT)
    ohh["rounds"][0]["actions"][2]["amount"] = 6.000000000000001
    ohh["pots"][0]["player_wins"][0]["win_amount"] = 5.000000238418579
    hand = read_object({"ohh": ohh})
    assert hand.exact
    assert hand.scale == 100


@pytest.mark.parametrize(
    "game_type, hole_cards, variant",
    [
        ("Holdem", "AsAh", "hold'em"),
        ("Omaha", "AsAhKsKh", "omaha"),
        ("Omaha", "AsAhKsKhQd", "omaha 5"),
        ("Omaha", "AsAhKsKhQdJd", "omaha 6"),
        ("OmahaHiLo", "AsAhKsKh", "omaha hi-lo"),
        ("OmahaHiLo", "AsAhKsKhQd", "omaha 5 hi-lo"),
        ("OmahaHiLo", "AsAhKsKhQdJd", "omaha 6 hi-lo"),
    ],
)
def test_card_count_identifies_omaha_variant(game_type: str, hole_cards: str, variant: str) -> None:
    text = FOLDED_TO_RAISE_TEXT.replace("Cat Raise", f"Cat Dealt Cards {hole_cards}\nCat Raise")
    hand = read_text(text, game_type=game_type)
    assert hand.exact
    assert get_start_fact(hand).game.variant.name == variant


def test_holdem_with_three_hole_cards_is_refused() -> None:
    text = FOLDED_TO_RAISE_TEXT.replace("Cat Raise", "Cat Dealt Cards AsAhKd\nCat Raise")
    assert only_problem(read_text(text)) == "3 hole cards given: Holdem has 2"


@pytest.mark.parametrize(
    "limit, sign",
    [
        ({"bet_type": "NL"}, "no-limit hold'em 100/200"),
        ({"bet_type": "PL", "bet_cap": None}, "pot-limit hold'em 100/200"),
        ({"bet_type": "FL", "bet_cap": 0.0}, "limit hold'em 200/400"),
        ({"bet_type": "NL", "bet_cap": 60}, "no-limit hold'em 100/200 cap 6000"),
    ],
)
def test_bet_limit_determines_structure(limit: dict[str, object], sign: str) -> None:
    hand = read_text(BLINDS_TEXT + "Cat Raise 4\nAnn Fold\nBob Fold\nPot 5: Cat 5", bet_limit=limit)
    assert hand.exact
    assert hand.game is not None
    assert hand.game.name == sign


def test_limit_bet_sizes_are_inferred_from_bets() -> None:
    text = BLINDS_TEXT.replace("2", "3") + "Cat Raise 4\nAnn Fold\nBob Call 1\nFlop 2h 7d 9c\n"
    hand = read_text(
        text + "Bob Bet 4\nCat Fold\nPot 9: Bob 9",
        bet_limit={"bet_type": "FL"},
        small_blind_amount=1,
        big_blind_amount=3,
    )
    assert hand.exact
    assert hand.game is not None
    assert hand.game.name == "limit hold'em 400/800 blinds 100/300"
    assert hand.notes == ("the sizes of the limit are those of the bets that were made",)


def test_example_spellings_of_streets_and_dates_are_read() -> None:
    ohh = make_ohh(
        FOLDED_TO_RAISE_TEXT, start_date_utc="2020-04-07T14:32:50", table_size="6", ante_amount=None
    )
    ohh["rounds"][0] |= {"cards": "", "street": "Pre-Flop"}
    for number, action in enumerate(ohh["rounds"][0]["actions"], 1):
        action["action_number"] = number
    ohh["players"][0]["player_bounty"] = 0
    hand = read_object({"id": "x1", "ohh": ohh})
    assert hand.exact
    assert hand.about.started == "2020-04-07T14:32:50Z"
    assert hand.about.table_size == 6


def test_version_before_1_2_has_no_wrapper_object() -> None:
    assert read_object(make_ohh(FOLDED_TO_RAISE_TEXT, spec_version="1.1.0")).exact


# Showdown ---------------------------------------------------------------------------------------


def test_player_not_showing_at_showdown_has_mucked() -> None:
    showdown_text = "Showdown\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + showdown_text)
    assert hand.exact
    assert not audit(hand.log)
    assert select_facts(hand, f.HandMucked) == [f.HandMucked(1)]


def test_shows_follow_order_of_file() -> None:
    ending_text = "Showdown\nBob Shows Cards KsKh\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + ending_text)
    assert hand.exact
    shown_seats = [fact.seat for fact in select_facts(hand, f.HandShown)]
    assert shown_seats == [1, 0]


def test_muck_waits_for_winner_to_show() -> None:
    ending_text = "Showdown\nBob Mucks Cards\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + ending_text)
    assert hand.exact
    assert [type(fact) for fact in select_facts(hand, f.HandShown, f.HandMucked)] == [
        f.HandShown,
        f.HandMucked,
    ]


def test_winner_with_unknown_cards_is_refused() -> None:
    hand = read_text(
        CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + "Showdown\nBob Shows Cards KsKh\nPot 12: Ann 12",
        stacks=(200, 200, 200),
    )
    assert "Ann wins the showdown with unknown cards" in only_problem(hand)
    assert len(hand.log) > 10, "what was played is kept"


def test_hero_shows_winning_cards_implicitly() -> None:
    text = CALLED_RAISE_TEXT.replace("Cat Fold", "Ann Dealt Cards AsAh\nCat Fold")
    showdown_text = "Showdown\nBob Shows Cards KsKh\nPot 12: Ann 12"
    hand = read_text(text + CHECKED_DOWN_TEXT + showdown_text, hero_player_id=0)
    assert hand.exact
    assert hand.notes == ("Ann shows: it is not written",)


def test_last_player_need_not_show_after_mucks() -> None:
    hand = read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + "Pot 12: Ann 12")
    assert hand.exact
    assert select_facts(hand, f.HandShown, f.HandMucked) == [f.HandMucked(1)]


def test_shown_cards_were_dealt() -> None:
    showdown_text = "Showdown\nAnn Shows Cards AsAh\nBob Mucks Cards KsKh\nPot 12: Ann 12"
    [deal_fact] = select_facts(
        read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + showdown_text), f.HoleCardsDealt
    )
    assert deal_fact.holdings == (parse_cards("AsAh"), parse_cards("KsKh"), parse_cards("????"))


def test_cards_shown_after_hand_are_kept() -> None:
    hand = read_text(FOLDED_TO_RAISE_TEXT + "\nShowdown\nCat Shows Cards 7s2h\nAnn Shows Cards Ks")
    assert hand.exact
    [deal_fact] = select_facts(hand, f.HoleCardsDealt)
    assert deal_fact.holdings == (parse_cards("Ks??"), parse_cards("????"), parse_cards("7s2h"))
    assert [action["cards"] for _, action in hand.metadata["also"]] == [["7s", "2h"], ["Ks"]]


def test_player_cannot_show_other_cards() -> None:
    text = CALLED_RAISE_TEXT.replace("Cat Fold", "Ann Dealt Cards AsAh\nCat Fold")
    hand = read_text(text + CHECKED_DOWN_TEXT + "Showdown\nAnn Shows Cards AsKd\nPot 12: Ann 12")
    assert "Ann can’t show Kd: dealt As Ah" in only_problem(hand)


def test_card_is_dealt_once() -> None:
    text = FOLDED_TO_RAISE_TEXT.replace(
        "Cat Raise", "Ann Dealt Cards AsAh\nCat Dealt Cards AsKd\nCat Raise"
    )
    assert "As is already dealt" in only_problem(read_text(text))


def test_uncontested_winner_may_muck() -> None:
    assert read_text(FOLDED_TO_RAISE_TEXT + "\nShowdown\nCat Mucks Cards").exact


def test_cards_dealt_after_end_are_dropped_with_note() -> None:
    hand = read_text(FOLDED_TO_RAISE_TEXT + "\nFlop 2h 7d 9c")
    assert hand.exact
    assert hand.notes == ("cards dealt after the end are left out: 2h 7d 9c",)


# Rake and winnings ------------------------------------------------------------------------------


def test_rake_is_deducted_from_winner() -> None:
    text = CALLED_RAISE_TEXT + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12 rake 0.6: Ann 11.40"
    hand = read_text(text)
    assert hand.exact
    assert hand.rake == 60
    assert hand.raked == (60, 0, 0)


def test_rake_is_shared_between_two_winners() -> None:
    ending_text = (
        "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards AdAc\nPot 12 rake 1: Ann 5.50, Bob 5.50"
    )
    hand = read_text(CALLED_RAISE_TEXT + CHECKED_DOWN_TEXT + ending_text)
    assert hand.exact
    assert hand.raked == (50, 50, 0)


def test_unwritten_rake_is_inferred_from_winnings() -> None:
    hand = read_text(CALLED_RAISE_TEXT + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12: Ann 11.40")
    assert hand.exact
    assert hand.rake == 60
    assert hand.notes == ("a rake of 0.6 by the winnings (none is written)",)


def test_jackpot_is_deducted_like_rake() -> None:
    ohh = make_ohh(
        CALLED_RAISE_TEXT + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12 rake 0.5: Ann 11.40"
    )
    ohh["pots"][0]["jackpot"] = 0.1
    hand = read_object({"ohh": ohh})
    assert hand.exact
    assert hand.rake == 60
    assert hand.metadata["pots"][0]["jackpot"] == Decimal("0.1"), "it has no other place"


@pytest.mark.parametrize(
    "pot, problem",
    [
        ("Pot 6: Cat 6", "the pot is 5, recorded as 6"),
        ("Pot 5: Ann 5", "winnings differ: Ann 0 (recorded 5), Cat 5 (recorded 0)"),
        ("Pot 5: Cat 3", "winnings differ: Cat 5 (recorded 3)"),
    ],
)
def test_differing_result_is_a_problem(pot: str, problem: str) -> None:
    hand = read_text(FOLDED_TO_RAISE_TEXT.replace("Pot 5: Cat 5", pot))
    assert problem in hand.problems
    assert not hand.exact


def test_walk_may_be_recorded_without_chips() -> None:
    folded_text = BLINDS_TEXT + "Cat Fold\nAnn Fold\n"
    assert read_text(folded_text + "Pot 0: Bob 0").notes == (
        "the file has no chips in the pot that everybody folded",
    )
    assert read_text(folded_text + "Pot 2: Bob 2").exact
    dead_small_blind = "Preflop\nBob Post BB 2\nCat Fold\nAnn Fold\nPot 0: Bob 0"
    assert read_text(dead_small_blind, dealer_seat=1).exact
    assert read_text(dead_small_blind, dealer_seat=1).notes == ()


def test_side_pots_may_be_separate_or_merged() -> None:
    text = """
    Preflop
    Ann Post SB 1
    Bob Post BB 2
    Cat Raise 20 all-in
    Ann Call 49 all-in
    """
    text = text.replace("Ann Call 49", "Ann Raise 49") + "Bob Call 48\n"
    text += "Showdown\nAnn Shows Cards KsKh\nBob Shows Cards QsQh\nCat Shows Cards AsAh\n"
    text += "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\n"
    stacks = (50, 200, 20)
    parsed_hand = read_text(text + "Pot 60: Cat 60\nPot 60: Ann 60", stacks=stacks)
    merged_hand = read_text(text + "Pot 120: Cat 60, Ann 60", stacks=stacks)
    assert parsed_hand.exact
    assert merged_hand.exact
    assert parsed_hand.log == merged_hand.log


# Boards run several times -----------------------------------------------------------------------

ALL_IN_TEXT = BLINDS_TEXT + "Cat Fold\nAnn Raise 199 all-in\nBob Call 198 all-in\n"
BOTH_SHOW_TEXT = "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards KsKh\n"


def test_repeated_streets_form_second_board() -> None:
    text = ALL_IN_TEXT + BOTH_SHOW_TEXT + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\n"
    hand = read_text(
        text + "Flop 2c 7c Td\nTurn Kc\nRiver 3d\nPot 400: Ann 200, Bob 200",
        flags=["Run_It_Twice"],
    )
    assert hand.exact
    assert not audit(hand.log)
    assert [fact.board for fact in select_facts(hand, f.BoardDealt)] == [0, 0, 0, 1, 1, 1]
    assert select_facts(hand, f.RunItAgreed) == [f.RunItAgreed(2)]


def test_river_dealt_three_times_is_run_three_times() -> None:
    text = BLINDS_TEXT + "Cat Fold\nAnn Call 1\nBob Check\nFlop 2h 7d 9c\nAnn Check\nBob Check\n"
    text += "Turn Jd\nAnn Bet 198 all-in\nBob Call 198 all-in\n" + BOTH_SHOW_TEXT
    hand = read_text(text + "River 3s\nRiver Kd\nRiver 4d\nPot 400: Ann 266.67, Bob 133.33")
    assert hand.exact
    assert select_facts(hand, f.RunItAgreed) == [f.RunItAgreed(3)]


def test_single_board_paid_as_two_is_explained() -> None:
    text = (
        ALL_IN_TEXT + BOTH_SHOW_TEXT + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 400: Ann 200, Bob 200"
    )
    assert only_problem(read_text(text)) == (
        "winnings differ: Ann 400 (recorded 200), Bob 0 (recorded 200): "
        "paid as a board run twice would be; the file has one board"
    )


def test_differing_odd_chip_is_explained() -> None:
    split_pot_text = BLINDS_TEXT.replace("Ann Post SB 1", "Ann Post SB 1\nCat Post Dead 0.01")
    split_pot_text += "Cat Fold\nAnn Call 1\nBob Check\n" + CHECKED_DOWN_TEXT
    split_pot_text += "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards AdAc\n"
    assert read_text(split_pot_text + "Pot 4.01: Ann 2.01, Bob 2").exact
    odd_chip_hand = read_text(split_pot_text + "Pot 4.01: Ann 2, Bob 2.01")
    assert only_problem(odd_chip_hand).endswith("the odd chips go to others here")


def test_cash_out_explains_differing_winnings() -> None:
    text = (
        ALL_IN_TEXT + BOTH_SHOW_TEXT + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 400: Ann 330, Bob 70"
    )
    ohh = make_ohh(text)
    ohh["pots"][0]["player_wins"][0]["cashout_amount"] = 330
    assert only_problem(read_object({"ohh": ohh})).endswith("somebody had cashed out")


# Two boards -------------------------------------------------------------------------------------


def test_two_flops_before_betting_are_two_boards() -> None:
    text = "Preflop\nAnn Post Ante 5\nBob Post Ante 5\nCat Post Ante 5\n"
    text += "Flop 2h 7d 9c\nFlop 2c 7c Td\nAnn Bet 10\nBob Fold\nCat Fold\nPot 15: Ann 15"
    hand = read_text(text, ante_amount=5, small_blind_amount=0, big_blind_amount=0)
    assert hand.exact
    assert hand.game is not None
    assert (hand.game.boards, hand.game.is_bomb_pot) == (2, True)


# Metadata ---------------------------------------------------------------------------------------


def test_hand_metadata_is_read() -> None:
    hand = read_text(
        FOLDED_TO_RAISE_TEXT.replace("Cat Raise", "Bob Dealt Cards 7s2h\nCat Raise"),
        hero_player_id=1,
    )
    about = hand.about
    assert hand.variant == "Holdem NL"
    assert hand.players == ("Ann", "Bob", "Cat")
    assert str(hand.source) == ":1, hand 77"
    assert (about.site, about.hand, about.table, about.table_size) == ("Home", "77", "Table 1", 9)
    assert (about.started, about.currency, about.hero) == ("2026-01-31T20:15:00Z", "USD", 1)
    assert about.tournament is None
    assert about.chairs == ()


def test_tournament_metadata_is_read() -> None:
    tournament_keys = {
        "tournament_number": "T9",
        "name": "Sunday",
        "start_date_utc": "2026-01-31T18:00:00Z",
        "currency": "EUR",
        "buyin_amount": 10.75,
        "fee_amount": 1,
        "bounty_fee_amount": None,
        "initial_stack": 5000,
        "type": "MTT",
        "flags": ["Bounty"],
        "speed": {"type": "Turbo", "round_time": 300},
    }
    bounty_keys = [{"player_id": 2, "bounty_won": 5, "defeated_player_id": 0}]
    hand = read_text(
        FOLDED_TO_RAISE_TEXT,
        tournament=True,
        tournament_info=tournament_keys,
        tournament_bounties=bounty_keys,
        currency="EUR",
    )
    tournament = hand.about.tournament
    assert tournament is not None
    assert (tournament.number, tournament.name, tournament.buy_in, tournament.fee) == (
        "T9",
        "Sunday",
        "10.75",
        "1",
    )
    assert hand.about.currency == ""
    assert hand.metadata["tournament_info"]["speed"] == tournament_keys["speed"]
    assert hand.metadata["tournament_bounties"] == bounty_keys


def test_unmapped_keys_are_kept_in_metadata() -> None:
    ohh = make_ohh(
        FOLDED_TO_RAISE_TEXT, table_skin="Blue", table_handle="x9", flags=["Fast"], odd_key=[1]
    )
    ohh["players"][1] |= {"display": "Bobby", "player_bounty": 2.5}
    metadata = read_object({"ohh": ohh}).metadata
    assert metadata["network_name"] == "Kitchen"
    assert metadata["table_skin"] == "Blue"
    assert metadata["table_handle"] == "x9"
    assert metadata["flags"] == ["Fast"]
    assert metadata["odd_key"] == [1]
    assert [player.get("display") for player in metadata["players"]] == [None, "Bobby", None]


def test_players_may_be_listed_in_any_order() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT, dealer_seat=9)
    for player, chair in zip(ohh["players"], (2, 5, 9), strict=True):
        player["seat"] = chair
    ohh["players"].reverse()
    hand = read_object({"ohh": ohh})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert hand.about.chairs == (2, 5, 9)


def test_player_ids_may_be_strings() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT)
    for player in ohh["players"]:
        player["id"] = f"id-{player['id']}"
    for action in ohh["rounds"][0]["actions"]:
        action["player_id"] = f"id-{action['player_id']}"
    ohh["pots"][0]["player_wins"][0]["player_id"] = "id-2"
    assert read_object({"ohh": ohh}).exact


def test_actions_outside_hand_change_no_fact() -> None:
    text = FOLDED_TO_RAISE_TEXT.replace("Ann Fold", "Ann Added Chips 50\nBob Stands Up\nAnn Fold")
    hand = read_text(text)
    assert hand.log == read_text(FOLDED_TO_RAISE_TEXT).log
    assert [action["action"] for _, action in hand.metadata["also"]] == ["Added Chips", "Stands Up"]


def test_sitting_out_player_is_not_dealt_in() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT)
    sitting_out_player = {"id": 7, "seat": 7, "name": "Gus", "starting_stack": 80}
    ohh["players"].append({**sitting_out_player, "is_sitting_out": True})
    hand = read_object({"ohh": ohh})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert [player["name"] for player in hand.metadata["absent"]] == ["Gus"]
    assert hand.notes == ()
    ohh["players"][-1] = sitting_out_player
    assert read_object({"ohh": ohh}).notes == ("Gus does nothing: taken as sitting out",)


def test_sitting_out_player_with_actions_is_dealt_in() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT, tournament=True)
    ohh["players"][0]["is_sitting_out"] = True
    hand = read_object({"ohh": ohh})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert hand.metadata["players"][0] == {"is_sitting_out": True}


def test_site_contribution_is_carried_into_pot() -> None:
    text = FOLDED_TO_RAISE_TEXT.replace("Ann Post", "Nobody Add to Pot 10\nAnn Post").replace(
        "5: Cat 5", "15: Cat 15"
    )
    hand = read_text(text)
    assert hand.exact
    assert get_start_fact(hand).carried_chips == 1000


# Files with raise totals ------------------------------------------------------------------------


def test_raise_totals_are_inferred_from_pot() -> None:
    text = BLINDS_TEXT + "Cat Fold\nAnn Raise 6\nBob Call 4\nFlop 2h 7d 9c\nAnn Bet 5\nBob Fold\n"
    hand = read_text(text + "Pot 12: Ann 12")
    assert hand.exact
    assert [fact.to for fact in select_facts(hand, f.Raised)] == [600, 500]
    assert hand.notes[0].startswith("the amounts of raises are taken to be totals")


def test_cards_of_player_entry_are_dealt() -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT)
    ohh["players"][2]["cards"] = ["Ah", "Kh"]
    [deal_fact] = select_facts(read_object({"ohh": ohh}), f.HoleCardsDealt)
    assert deal_fact.holdings[2] == parse_cards("AhKh")


# Refused hands ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line, replacement, reason",
    [
        ("Ann Fold", "Bob Fold", "Preflop, action 4, 'Bob Fold': Bob can’t fold out of turn"),
        ("Ann Fold", "Ann Call 4", "call of 4: the call is 5"),
        ("Ann Fold", "Ann Check", "Ann can’t check: 500 to call"),
        ("Cat Raise 6", "Cat Raise 3", "Cat can’t raise to 300: the minimum is 400"),
        ("Cat Raise 6", "Cat Raise 600", "Cat can’t raise to 60000: the stack is 20000"),
        ("Cat Raise 6", "Cat Raise", "a bet or raise must add chips"),
        ("Bob Fold", "Bob Check", "Bob can’t check: 400 to call"),
        ("Ann Fold", "Ann Post BB 2", "posted after the first bet"),
    ],
)
def test_illegal_action_is_refused_with_reason(line: str, replacement: str, reason: str) -> None:
    hand = read_text(FOLDED_TO_RAISE_TEXT.replace(line, replacement))
    assert reason in only_problem(hand)


def test_only_chip_amounts_mention_scale() -> None:
    assert only_problem(read_text(FOLDED_TO_RAISE_TEXT.replace("Raise 6", "Raise 3"))).endswith(
        "[amounts in units of 1/100]"
    )
    assert only_problem(read_text(FOLDED_TO_RAISE_TEXT.replace("Ann Fold", "Ann Call 4"))).endswith(
        "call of 4: the call is 5"
    )


def test_unfinished_hand_names_next_player() -> None:
    hand = read_text(BLINDS_TEXT + "Cat Raise 6\nAnn Fold")
    assert only_problem(hand).startswith("hand not over; action is on Bob: fold, call 400")
    assert select_facts(hand, f.Raised), "the facts so far are kept"


def test_two_hands_in_one_object_are_refused() -> None:
    second_hand_text = BLINDS_TEXT + "Cat Fold\nAnn Fold\nPot 2: Bob 2"
    two_hands_text = FOLDED_TO_RAISE_TEXT.partition("Pot")[0] + "Showdown\n" + second_hand_text
    assert "the first street appears twice" in only_problem(read_text(two_hands_text))
    repeated_post_text = FOLDED_TO_RAISE_TEXT.replace("Ann Fold", "Ann Post SB 1\nAnn Fold")
    assert "posted after the first bet" in only_problem(read_text(repeated_post_text))


def test_streets_must_come_in_order() -> None:
    text = CALLED_RAISE_TEXT + "Turn Jd\nAnn Bet 5\nBob Fold\nPot 12: Ann 12"
    assert "Jd can’t be dealt; waiting for: deal 3 to the board" in only_problem(read_text(text))


def get_refusal_reason(parsed_hand: ParsedHand) -> str:
    assert not parsed_hand.log
    return only_problem(parsed_hand)


@pytest.mark.parametrize(
    "keys, reason",
    [
        (
            {"game_type": "Pinochle"},
            "unknown game_type 'Pinochle'; known: Holdem, Omaha, OmahaHiLo, Stud, StudHiLo, Draw",
        ),
        (
            {"game_type": 7},
            "unknown game_type '7'; known: Holdem, Omaha, OmahaHiLo, Stud, StudHiLo, Draw",
        ),
        ({"bet_limit": {"bet_type": "XL"}}, "unknown bet_type 'XL'; known: NL, PL, FL"),
        ({"bet_limit": "NL"}, "unknown bet_type ''; known: NL, PL, FL"),
        ({"players": []}, "unknown player id 0"),
        ({"players": 7}, "players must be a list, not 7"),
        ({"rounds": []}, "no actions in this hand"),
        ({"rounds": [7]}, "rounds[0] must be an object in braces, not 7"),
        ({"pots": {"x": 1}}, "pots must be a list"),
        ({"ante_amount": "free"}, "the hand: ante_amount: invalid amount 'free'"),
        ({"ante_amount": -1}, "the hand: ante_amount: -1 is below 0"),
    ],
)
def test_invalid_header_field_is_refused(keys: dict[str, object], reason: str) -> None:
    assert reason in get_refusal_reason(read_text(FOLDED_TO_RAISE_TEXT, **keys))


@pytest.mark.parametrize(
    "value_path, value, reason",
    [
        (("players", 0, "seat"), "front", "player Ann: seat must be a whole number, not 'front'"),
        (("players", 0, "seat"), 2, "player Bob: seat 2 is already taken"),
        (("players", 0, "id"), 1, "player Bob: duplicate player id '1'"),
        (("players", 0, "starting_stack"), 0, "Ann can’t post 100: 0 left"),
        (
            ("players", 0, "starting_stack"),
            True,
            "player Ann: starting_stack: invalid amount True",
        ),
        (
            ("rounds", 0, "actions", 2, "action"),
            "Jumps",
            "round 1 (Preflop), action 3: unknown 'Jumps'; known: Dealt Cards, Fold, Check",
        ),
        (("rounds", 0, "actions", 2, "player_id"), 9, "unknown player id 9"),
        (
            ("rounds", 0, "actions", 2, "amount"),
            [6],
            "round 1 (Preflop): amount: invalid amount [6]",
        ),
        (
            ("rounds", 0, "cards"),
            ["Zz"],
            "'Zz' isn’t a card: write a rank (2 to 9, T or 10, J, Q, K",
        ),
        (("rounds", 0, "cards"), 7, "cards must be a list of cards, not 7"),
    ],
)
def test_wrong_value_is_reported_with_path(
    value_path: tuple[str | int, ...], value: object, reason: str
) -> None:
    ohh = make_ohh(FOLDED_TO_RAISE_TEXT)
    container = ohh
    for path_step in value_path[:-1]:
        container = container[path_step]  # type: ignore[index]
    container[value_path[-1]] = value  # type: ignore[index]
    assert reason in get_refusal_reason(read_object({"ohh": ohh}))


def test_payout_action_is_dropped_with_note() -> None:
    hand = read_text(FOLDED_TO_RAISE_TEXT.replace("Pot 5", "Cat Payout 5\nPot 5"))
    assert hand.exact
    assert hand.log == read_text(FOLDED_TO_RAISE_TEXT).log
    assert hand.notes == ("a payout among the actions is left out: the pots say who won",)


def test_inferred_rake_is_reported() -> None:
    hand_without_rake = read_text(FOLDED_TO_RAISE_TEXT.replace("Cat 5", "Cat 4.8"))
    assert hand_without_rake.unwritten == 20
    assert str(hand_without_rake).endswith(
        "exact; a rake of 0.20 is not written: winners got so much less"
    )
    assert (
        read_text(
            FOLDED_TO_RAISE_TEXT.replace("Pot 5:", "Pot 5 rake 0.2:").replace("Cat 5", "Cat 4.8")
        ).unwritten
        == 0
    )
