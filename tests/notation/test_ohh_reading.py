"""Open Hand History parsed by the engine: games, amounts, showdowns and metadata."""

from decimal import Decimal

import pytest

from riverboat.cards import parse_cards
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from tests.notation.ohh_texts import BLINDS, of_kind, ohh, read, read_object, started, why

FOLDED = BLINDS + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5"
CALLED = BLINDS + "Cat Fold\nAnn Raise 5\nBob Call 4\n"
CHECKED_DOWN = """
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


def test_amounts_are_what_an_action_adds() -> None:
    hand = read(
        BLINDS + "Cat Raise 6\nAnn Raise 17\nBob Fold\nCat Raise 30\nAnn Fold\nPot 38: Cat 38"
    )
    assert hand.exact
    assert [fact.to for fact in of_kind(hand, f.Raised)] == [600, 1800, 3600]
    assert of_kind(hand, f.UncalledBetReturned) == [f.UncalledBetReturned(2, 1800)]


def test_money_is_counted_in_cents_and_whole_tournament_chips_are_chips() -> None:
    assert read(FOLDED).scale == 100
    chips = read(FOLDED, tournament=True, currency="USD")
    assert chips.exact
    assert chips.scale == 1
    assert read(FOLDED, currency="XPM").scale == 1


def test_what_binary_arithmetic_adds_to_an_amount_is_dropped() -> None:
    made = ohh(FOLDED)
    made["rounds"][0]["actions"][2]["amount"] = 6.000000000000001
    made["pots"][0]["player_wins"][0]["win_amount"] = 5.000000238418579
    hand = read_object({"ohh": made})
    assert hand.exact
    assert hand.scale == 100


@pytest.mark.parametrize(
    "game_type, dealt, variant",
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
def test_the_number_of_cards_tells_which_omaha_it_is(
    game_type: str, dealt: str, variant: str
) -> None:
    text = FOLDED.replace("Cat Raise", f"Cat Dealt Cards {dealt}\nCat Raise")
    hand = read(text, game_type=game_type)
    assert hand.exact
    assert started(hand).game.variant.name == variant


def test_three_hole_cards_are_no_holdem() -> None:
    text = FOLDED.replace("Cat Raise", "Cat Dealt Cards AsAhKd\nCat Raise")
    assert why(read(text)) == "Holdem is played with 2 hole cards, not 3"


@pytest.mark.parametrize(
    "limit, sign",
    [
        ({"bet_type": "NL"}, "no-limit hold'em 100/200"),
        ({"bet_type": "PL", "bet_cap": None}, "pot-limit hold'em 100/200"),
        ({"bet_type": "FL", "bet_cap": 0.0}, "limit hold'em 200/400"),
        ({"bet_type": "NL", "bet_cap": 60}, "no-limit hold'em 100/200 cap 6000"),
    ],
)
def test_the_bet_limit_names_the_structure(limit: dict[str, object], sign: str) -> None:
    hand = read(BLINDS + "Cat Raise 4\nAnn Fold\nBob Fold\nPot 5: Cat 5", bet_limit=limit)
    assert hand.exact
    assert hand.game is not None
    assert hand.game.name == sign


def test_the_bets_of_a_limit_game_are_those_that_were_made() -> None:
    text = BLINDS.replace("2", "3") + "Cat Raise 4\nAnn Fold\nBob Call 1\nFlop 2h 7d 9c\n"
    hand = read(
        text + "Bob Bet 4\nCat Fold\nPot 9: Bob 9",
        bet_limit={"bet_type": "FL"},
        small_blind_amount=1,
        big_blind_amount=3,
    )
    assert hand.exact
    assert hand.game is not None
    assert hand.game.name == "limit hold'em 400/800 blinds 100/300"
    assert hand.notes == ("the sizes of the limit are those of the bets that were made",)


def test_streets_cards_and_dates_are_understood_as_the_examples_write_them() -> None:
    made = ohh(FOLDED, start_date_utc="2020-04-07T14:32:50", table_size="6", ante_amount=None)
    made["rounds"][0] |= {"cards": "", "street": "Pre-Flop"}
    for number, action in enumerate(made["rounds"][0]["actions"], 1):
        action["action_number"] = number
    made["players"][0]["player_bounty"] = 0
    hand = read_object({"id": "x1", "ohh": made})
    assert hand.exact
    assert hand.about.started == "2020-04-07T14:32:50Z"
    assert hand.about.table_size == 6


def test_before_version_1_2_the_object_is_the_hand_itself() -> None:
    assert read_object(ohh(FOLDED, spec_version="1.1.0")).exact


# Showdown ---------------------------------------------------------------------------------------


def test_who_does_not_show_at_the_showdown_has_mucked() -> None:
    shown = "Showdown\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read(CALLED + CHECKED_DOWN + shown)
    assert hand.exact
    assert not audit(hand.log)
    assert of_kind(hand, f.HandMucked) == [f.HandMucked(1)]


def test_shows_and_mucks_stand_in_the_order_of_the_file() -> None:
    ends = "Showdown\nBob Shows Cards KsKh\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read(CALLED + CHECKED_DOWN + ends)
    assert hand.exact
    shown = [fact.seat for fact in of_kind(hand, f.HandShown)]
    assert shown == [1, 0]


def test_a_muck_that_would_end_the_hand_waits_for_the_winner_to_show() -> None:
    ends = "Showdown\nBob Mucks Cards\nAnn Shows Cards AsAh\nPot 12: Ann 12"
    hand = read(CALLED + CHECKED_DOWN + ends)
    assert hand.exact
    assert [type(fact) for fact in of_kind(hand, f.HandShown, f.HandMucked)] == [
        f.HandShown,
        f.HandMucked,
    ]


def test_a_winner_whose_cards_nobody_knows_cannot_be_paid() -> None:
    hand = read(
        CALLED + CHECKED_DOWN + "Showdown\nBob Shows Cards KsKh\nPot 12: Ann 12",
        stacks=(200, 200, 200),
    )
    assert "Ann wins at the showdown, but their cards are not known" in why(hand)
    assert len(hand.log) > 10, "what was played is kept"


def test_the_winner_who_does_not_show_may_be_the_hero() -> None:
    text = CALLED.replace("Cat Fold", "Ann Dealt Cards AsAh\nCat Fold")
    shown = "Showdown\nBob Shows Cards KsKh\nPot 12: Ann 12"
    hand = read(text + CHECKED_DOWN + shown, hero_player_id=0)
    assert hand.exact
    assert hand.notes == ("Ann shows: it is not written",)


def test_who_is_left_when_the_others_have_mucked_need_not_show() -> None:
    hand = read(CALLED + CHECKED_DOWN + "Pot 12: Ann 12")
    assert hand.exact
    assert of_kind(hand, f.HandShown, f.HandMucked) == [f.HandMucked(1)]


def test_cards_that_are_shown_were_dealt() -> None:
    shown = "Showdown\nAnn Shows Cards AsAh\nBob Mucks Cards KsKh\nPot 12: Ann 12"
    [dealt] = of_kind(read(CALLED + CHECKED_DOWN + shown), f.HoleCardsDealt)
    assert dealt.holdings == (parse_cards("AsAh"), parse_cards("KsKh"), parse_cards("????"))


def test_cards_shown_for_fun_are_told_though_the_hand_is_over() -> None:
    hand = read(FOLDED + "\nShowdown\nCat Shows Cards 7s2h\nAnn Shows Cards Ks")
    assert hand.exact
    [dealt] = of_kind(hand, f.HoleCardsDealt)
    assert dealt.holdings == (parse_cards("Ks??"), parse_cards("????"), parse_cards("7s2h"))
    assert [action["cards"] for _, action in hand.metadata["also"]] == [["7s", "2h"], ["Ks"]]


def test_nobody_shows_other_cards_than_he_was_dealt() -> None:
    text = CALLED.replace("Cat Fold", "Ann Dealt Cards AsAh\nCat Fold")
    hand = read(text + CHECKED_DOWN + "Showdown\nAnn Shows Cards AsKd\nPot 12: Ann 12")
    assert "Ann was dealt As Ah and cannot show Kd" in why(hand)


def test_a_card_is_dealt_once() -> None:
    text = FOLDED.replace("Cat Raise", "Ann Dealt Cards AsAh\nCat Dealt Cards AsKd\nCat Raise")
    assert "As has been dealt already" in why(read(text))


def test_the_winner_of_an_uncontested_pot_may_be_said_to_muck() -> None:
    assert read(FOLDED + "\nShowdown\nCat Mucks Cards").exact


def test_cards_dealt_after_the_end_are_left_out() -> None:
    hand = read(FOLDED + "\nFlop 2h 7d 9c")
    assert hand.exact
    assert hand.notes == ("cards dealt after the end are left out: 2h 7d 9c",)


# Rake and winnings ------------------------------------------------------------------------------


def test_the_rake_is_what_the_winners_did_not_get() -> None:
    text = CALLED + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12 rake 0.6: Ann 11.40"
    hand = read(text)
    assert hand.exact
    assert hand.rake == 60
    assert hand.raked == (60, 0, 0)


def test_each_of_two_winners_pays_his_part_of_the_rake() -> None:
    ends = "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards AdAc\nPot 12 rake 1: Ann 5.50, Bob 5.50"
    hand = read(CALLED + CHECKED_DOWN + ends)
    assert hand.exact
    assert hand.raked == (50, 50, 0)


def test_a_rake_that_is_not_written_is_found_in_the_winnings() -> None:
    hand = read(CALLED + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12: Ann 11.40")
    assert hand.exact
    assert hand.rake == 60
    assert hand.notes == ("a rake of 0.6 by the winnings (none is written)",)


def test_a_jackpot_is_taken_out_as_rake_is() -> None:
    made = ohh(CALLED + "Flop 2h 7d 9c\nAnn Bet 5\nBob Fold\nPot 12 rake 0.5: Ann 11.40")
    made["pots"][0]["jackpot"] = 0.1
    hand = read_object({"ohh": made})
    assert hand.exact
    assert hand.rake == 60
    assert hand.metadata["pots"][0]["jackpot"] == Decimal("0.1"), "it has no other place"


@pytest.mark.parametrize(
    "pot, problem",
    [
        ("Pot 6: Cat 6", "the pot is 5 (recorded 6)"),
        ("Pot 5: Ann 5", "wins Ann 0 (recorded 5), Cat 5 (recorded 0)"),
        ("Pot 5: Cat 3", "wins Cat 5 (recorded 3)"),
    ],
)
def test_another_end_than_the_recorded_one_is_a_problem(pot: str, problem: str) -> None:
    hand = read(FOLDED.replace("Pot 5: Cat 5", pot))
    assert problem in hand.problems
    assert not hand.exact


def test_a_walk_may_be_recorded_without_chips() -> None:
    walk = BLINDS + "Cat Fold\nAnn Fold\n"
    assert read(walk + "Pot 0: Bob 0").notes == (
        "the file has no chips in the pot that everybody folded",
    )
    assert read(walk + "Pot 2: Bob 2").exact
    dead_small_blind = "Preflop\nBob Post BB 2\nCat Fold\nAnn Fold\nPot 0: Bob 0"
    assert read(dead_small_blind, dealer_seat=1).exact
    assert read(dead_small_blind, dealer_seat=1).notes == ()


def test_side_pots_may_be_written_apart_or_merged() -> None:
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
    apart = read(text + "Pot 60: Cat 60\nPot 60: Ann 60", stacks=stacks)
    merged = read(text + "Pot 120: Cat 60, Ann 60", stacks=stacks)
    assert apart.exact
    assert merged.exact
    assert apart.log == merged.log


# Boards run several times -----------------------------------------------------------------------

ALL_IN = BLINDS + "Cat Fold\nAnn Raise 199 all-in\nBob Call 198 all-in\n"
BOTH_SHOW = "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards KsKh\n"


def test_streets_dealt_again_are_a_second_board() -> None:
    text = ALL_IN + BOTH_SHOW + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\n"
    hand = read(
        text + "Flop 2c 7c Td\nTurn Kc\nRiver 3d\nPot 400: Ann 200, Bob 200",
        flags=["Run_It_Twice"],
    )
    assert hand.exact
    assert not audit(hand.log)
    assert [fact.board for fact in of_kind(hand, f.BoardDealt)] == [0, 0, 0, 1, 1, 1]
    assert of_kind(hand, f.RunItAgreed) == [f.RunItAgreed(2)]


def test_a_river_dealt_three_times_is_run_three_times() -> None:
    calls = BLINDS + "Cat Fold\nAnn Call 1\nBob Check\nFlop 2h 7d 9c\nAnn Check\nBob Check\n"
    calls += "Turn Jd\nAnn Bet 198 all-in\nBob Call 198 all-in\n" + BOTH_SHOW
    hand = read(calls + "River 3s\nRiver Kd\nRiver 4d\nPot 400: Ann 266.67, Bob 133.33")
    assert hand.exact
    assert of_kind(hand, f.RunItAgreed) == [f.RunItAgreed(3)]


def test_one_board_paid_as_two_is_listed_with_that_explanation() -> None:
    text = ALL_IN + BOTH_SHOW + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 400: Ann 200, Bob 200"
    assert why(read(text)) == (
        "wins Ann 400 (recorded 200), Bob 0 (recorded 200): "
        "paid as a board run twice would be; the file has one board"
    )


def test_an_odd_chip_that_went_elsewhere_is_listed_as_such() -> None:
    chopped = BLINDS.replace("Ann Post SB 1", "Ann Post SB 1\nCat Post Dead 0.01")
    chopped += "Cat Fold\nAnn Call 1\nBob Check\n" + CHECKED_DOWN
    chopped += "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards AdAc\n"
    assert read(chopped + "Pot 4.01: Ann 2.01, Bob 2").exact
    odd = read(chopped + "Pot 4.01: Ann 2, Bob 2.01")
    assert why(odd).endswith("the odd chips go to others here")


def test_who_cashed_out_explains_other_winnings() -> None:
    text = ALL_IN + BOTH_SHOW + "Flop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 400: Ann 330, Bob 70"
    made = ohh(text)
    made["pots"][0]["player_wins"][0]["cashout_amount"] = 330
    assert why(read_object({"ohh": made})).endswith("somebody had cashed out")


# Two boards -------------------------------------------------------------------------------------


def test_two_flops_before_the_betting_are_two_boards() -> None:
    text = "Preflop\nAnn Post Ante 5\nBob Post Ante 5\nCat Post Ante 5\n"
    text += "Flop 2h 7d 9c\nFlop 2c 7c Td\nAnn Bet 10\nBob Fold\nCat Fold\nPot 15: Ann 15"
    hand = read(text, ante_amount=5, small_blind_amount=0, big_blind_amount=0)
    assert hand.exact
    assert hand.game is not None
    assert (hand.game.boards, hand.game.bomb_pot) == (2, True)


# Metadata ---------------------------------------------------------------------------------------


def test_the_frame_is_filled() -> None:
    hand = read(FOLDED.replace("Cat Raise", "Bob Dealt Cards 7s2h\nCat Raise"), hero_player_id=1)
    about = hand.about
    assert hand.variant == "Holdem NL"
    assert hand.players == ("Ann", "Bob", "Cat")
    assert str(hand.source) == ":1, hand 77"
    assert (about.site, about.hand, about.table, about.table_size) == ("Home", "77", "Table 1", 9)
    assert (about.started, about.currency, about.hero) == ("2026-01-31T20:15:00Z", "USD", 1)
    assert about.tournament is None
    assert about.chairs == ()


def test_a_tournament_is_told() -> None:
    info = {
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
    bounty = [{"player_id": 2, "bounty_won": 5, "defeated_player_id": 0}]
    hand = read(
        FOLDED, tournament=True, tournament_info=info, tournament_bounties=bounty, currency="EUR"
    )
    event = hand.about.tournament
    assert event is not None
    assert (event.number, event.name, event.buy_in, event.fee) == ("T9", "Sunday", "10.75", "1")
    assert hand.about.currency == ""
    assert hand.metadata["tournament_info"]["speed"] == info["speed"]
    assert hand.metadata["tournament_bounties"] == bounty


def test_what_has_no_place_is_kept() -> None:
    made = ohh(FOLDED, table_skin="Blue", table_handle="x9", flags=["Fast"], odd_key=[1])
    made["players"][1] |= {"display": "Bobby", "player_bounty": 2.5}
    kept = read_object({"ohh": made}).metadata
    assert kept["network_name"] == "Kitchen"
    assert kept["table_skin"] == "Blue"
    assert kept["table_handle"] == "x9"
    assert kept["flags"] == ["Fast"]
    assert kept["odd_key"] == [1]
    assert [player.get("display") for player in kept["players"]] == [None, "Bobby", None]


def test_seats_are_chairs_and_players_stand_in_any_order() -> None:
    made = ohh(FOLDED, dealer_seat=9)
    for player, chair in zip(made["players"], (2, 5, 9), strict=True):
        player["seat"] = chair
    made["players"].reverse()
    hand = read_object({"ohh": made})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert hand.about.chairs == (2, 5, 9)


def test_ids_may_be_texts() -> None:
    made = ohh(FOLDED)
    for player in made["players"]:
        player["id"] = f"id-{player['id']}"
    for action in made["rounds"][0]["actions"]:
        action["player_id"] = f"id-{action['player_id']}"
    made["pots"][0]["player_wins"][0]["player_id"] = "id-2"
    assert read_object({"ohh": made}).exact


def test_what_happens_around_the_hand_changes_nothing_in_it() -> None:
    text = FOLDED.replace("Ann Fold", "Ann Added Chips 50\nBob Stands Up\nAnn Fold")
    hand = read(text)
    assert hand.log == read(FOLDED).log
    assert [action["action"] for _, action in hand.metadata["also"]] == ["Added Chips", "Stands Up"]


def test_who_sits_out_takes_no_part() -> None:
    made = ohh(FOLDED)
    out = {"id": 7, "seat": 7, "name": "Gus", "starting_stack": 80}
    made["players"].append({**out, "is_sitting_out": True})
    hand = read_object({"ohh": made})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert [player["name"] for player in hand.metadata["absent"]] == ["Gus"]
    assert hand.notes == ()
    made["players"][-1] = out
    assert read_object({"ohh": made}).notes == ("Gus does nothing: taken as sitting out",)


def test_who_sits_out_and_is_dealt_in_all_the_same_takes_part() -> None:
    made = ohh(FOLDED, tournament=True)
    made["players"][0]["is_sitting_out"] = True
    hand = read_object({"ohh": made})
    assert hand.exact
    assert hand.players == ("Ann", "Bob", "Cat")
    assert hand.metadata["players"][0] == {"is_sitting_out": True}


def test_money_that_the_site_adds_is_in_the_pot() -> None:
    text = FOLDED.replace("Ann Post", "Nobody Add to Pot 10\nAnn Post").replace(
        "5: Cat 5", "15: Cat 15"
    )
    hand = read(text)
    assert hand.exact
    assert started(hand).carried == 1000


# Files with raise totals ------------------------------------------------------------------------


def test_raises_may_be_written_as_totals_where_the_pot_proves_it() -> None:
    text = BLINDS + "Cat Fold\nAnn Raise 6\nBob Call 4\nFlop 2h 7d 9c\nAnn Bet 5\nBob Fold\n"
    hand = read(text + "Pot 12: Ann 12")
    assert hand.exact
    assert [fact.to for fact in of_kind(hand, f.Raised)] == [600, 500]
    assert hand.notes[0].startswith("the amounts of raises are taken to be totals")


def test_cards_written_with_the_players_are_theirs() -> None:
    made = ohh(FOLDED)
    made["players"][2]["cards"] = ["Ah", "Kh"]
    [dealt] = of_kind(read_object({"ohh": made}), f.HoleCardsDealt)
    assert dealt.holdings[2] == parse_cards("AhKh")


# Refused hands ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line, instead, reason",
    [
        ("Ann Fold", "Bob Fold", "Preflop, action 4, 'Bob Fold': Bob cannot fold out of turn"),
        ("Ann Fold", "Ann Call 4", "it is 5 to call, not 4"),
        ("Ann Fold", "Ann Check", "Ann cannot check: they face 500"),
        ("Cat Raise 6", "Cat Raise 3", "Cat cannot raise to 300: the least is 400"),
        ("Cat Raise 6", "Cat Raise 600", "Cat cannot raise to 60000: they have 20000 in all"),
        ("Cat Raise 6", "Cat Raise", "a bet or raise adds chips"),
        ("Bob Fold", "Bob Check", "Bob cannot check: they face 400"),
        ("Ann Fold", "Ann Post BB 2", "posted after the betting has begun"),
    ],
)
def test_an_illegal_action_is_named_with_its_reason(line: str, instead: str, reason: str) -> None:
    hand = read(FOLDED.replace(line, instead))
    assert reason in why(hand)


def test_an_amount_in_chips_is_explained_and_one_in_dollars_is_not() -> None:
    assert why(read(FOLDED.replace("Raise 6", "Raise 3"))).endswith("[in chips of 1/100]")
    assert why(read(FOLDED.replace("Ann Fold", "Ann Call 4"))).endswith("not 4")


def test_a_hand_that_stops_is_told_with_who_is_awaited() -> None:
    hand = read(BLINDS + "Cat Raise 6\nAnn Fold")
    assert why(hand).startswith("the hand is not over; Bob is to act: fold, call 400")
    assert of_kind(hand, f.Raised), "the facts so far are kept"


def test_two_hands_in_one_object_are_seen() -> None:
    other = BLINDS + "Cat Fold\nAnn Fold\nPot 2: Bob 2"
    both = FOLDED.partition("Pot")[0] + "Showdown\n" + other
    assert "the hand begins again, as if it were two" in why(read(both))
    twice = FOLDED.replace("Ann Fold", "Ann Post SB 1\nAnn Fold")
    assert "posted after the betting has begun" in why(read(twice))


def test_the_streets_come_in_order() -> None:
    text = CALLED + "Turn Jd\nAnn Bet 5\nBob Fold\nPot 12: Ann 12"
    assert "Jd cannot be dealt; the table waits for: deal 3 to the board" in why(read(text))


def refused(thing: ParsedHand) -> str:
    assert not thing.log
    return why(thing)


@pytest.mark.parametrize(
    "keys, reason",
    [
        ({"game_type": "Pinochle"}, "game_type 'Pinochle' is not known; there are Holdem, Omaha"),
        ({"game_type": 7}, "game_type '7' is not known"),
        ({"bet_limit": {"bet_type": "XL"}}, "bet_type 'XL' is not known; there are NL, PL, FL"),
        ({"bet_limit": "NL"}, "bet_type '' is not known"),
        ({"players": []}, "there is no player with the id 0"),
        ({"players": 7}, "players is a list, not 7"),
        ({"rounds": []}, "nobody does anything in this hand"),
        ({"rounds": [7]}, "rounds[0] is an object in braces, not 7"),
        ({"pots": {"x": 1}}, "pots is a list"),
        ({"ante_amount": "free"}, "'free' is no amount"),
        ({"ante_amount": -1}, "ante_amount: -1 is less than 0"),
    ],
)
def test_a_head_that_cannot_be_read_is_refused(keys: dict[str, object], reason: str) -> None:
    assert reason in refused(read(FOLDED, **keys))


@pytest.mark.parametrize(
    "place, value, reason",
    [
        (("players", 0, "seat"), "front", "player Ann: seat is a whole number, not 'front'"),
        (("players", 0, "seat"), 2, "player Bob: somebody sits in seat 2 already"),
        (("players", 0, "id"), 1, "player Bob: every player has an id of their own, not '1'"),
        (("players", 0, "starting_stack"), 0, "Ann posts 100, and has only 0 left"),
        (("players", 0, "starting_stack"), True, "player Ann: starting_stack: True is no amount"),
        (("rounds", 0, "actions", 2, "action"), "Jumps", "action 3: 'Jumps' is not known"),
        (("rounds", 0, "actions", 2, "player_id"), 9, "there is no player with the id 9"),
        (("rounds", 0, "actions", 2, "amount"), [6], "amount: [6] is no amount"),
        (("rounds", 0, "cards"), ["Zz"], "'Zz' is not a card"),
        (("rounds", 0, "cards"), 7, "cards is a list of cards, not 7"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(
    place: tuple[str | int, ...], value: object, reason: str
) -> None:
    made = ohh(FOLDED)
    thing = made
    for step in place[:-1]:
        thing = thing[step]  # type: ignore[index]
    thing[place[-1]] = value  # type: ignore[index]
    assert reason in refused(read_object({"ohh": made}))


def test_a_payout_among_the_actions_is_left_out() -> None:
    hand = read(FOLDED.replace("Pot 5", "Cat Payout 5\nPot 5"))
    assert hand.exact
    assert hand.log == read(FOLDED).log
    assert hand.notes == ("a payout among the actions is left out: the pots say who won",)


def test_a_rake_without_a_word_of_it_is_told() -> None:
    silent = read(FOLDED.replace("Cat 5", "Cat 4.8"))
    assert silent.unwritten == 20
    assert str(silent).endswith("exact; a rake of 0.20 is not written: winners got so much less")
    assert (
        read(FOLDED.replace("Pot 5:", "Pot 5 rake 0.2:").replace("Cat 5", "Cat 4.8")).unwritten == 0
    )
