"""PokerStars hand histories: the meaning of each line when the hand is replayed."""

from decimal import Decimal

import pytest

from riverboat.cards import UNKNOWN, card_names, parse_cards
from riverboat.engine import VARIANTS
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation.pokerstars_hands import (
    BADUGI_HAND,
    CAP_GAME_HAND,
    CASH_HAND,
    DATE,
    FIVE_CARD_DRAW_HAND,
    HANDS_BY_NAME,
    LATE_PLAYERS_HAND,
    LIMIT_HAND,
    OMAHA_HI_LO_HAND,
    RAZZ_HAND,
    RUN_TWICE_HAND,
    RUSH_HAND,
    SHORT_DECK_HAND,
    SINGLE_DRAW_HAND,
    SPLIT_HOLDEM_HAND,
    STRADDLE_HAND,
    STUD_HAND,
    STUD_HI_LO_HAND,
    TOURNAMENT_HAND,
    TRIPLE_DRAW_HAND,
    UNCAPPED_RAISES_HAND,
    WALK_HAND,
    get_game_name,
    insert_after,
    list_awarded_chips,
    list_forced_bets,
    list_player_actions,
    parse_exact,
    parse_one,
    remove_lines,
    replace_text,
)


@pytest.mark.parametrize("hand_name", HANDS_BY_NAME)
def test_sample_hands_are_played_to_end(hand_name: str) -> None:
    assert parse_exact(HANDS_BY_NAME[hand_name]).exact


def test_file_with_many_hands_gives_each_hand() -> None:
    hands = parse_pokerstars("\n\n".join(HANDS_BY_NAME.values()), file="all.txt")
    assert [hand.problems for hand in hands] == [()] * len(HANDS_BY_NAME)
    assert [hand.source.file for hand in hands] == ["all.txt"] * len(HANDS_BY_NAME)
    assert hands[1].source.hand == "200000000002"
    assert hands[1].source.line == CASH_HAND.count("\n") + 3


# The game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand_name, game_name",
    [
        ("cash", "no-limit hold'em 50/100"),
        ("limit", "limit hold'em 200/400"),
        ("omaha", "pot-limit omaha 5/10"),
        ("omaha hi-lo", "limit omaha hi-lo 300/600 blinds 100/300"),
        ("stud", "limit seven-card stud 200/400 ante 40 bring-in 100"),
        ("stud hi-lo", "limit seven-card stud hi-lo 400/800 ante 100 bring-in 200"),
        ("razz", "limit razz 60/120 ante 10 bring-in 20"),
        ("draw", "limit five-card draw 100/200"),
        ("single draw", "no-limit 2-7 single draw 100/200"),
        ("triple draw", "limit 2-7 triple draw 400/800"),
        ("badugi", "limit badugi 100/200"),
        ("short deck", "no-limit short deck ante 5 button 10 min 10/10"),
        ("tournament", "no-limit hold'em 150/300 ante 35"),
    ],
)
def test_game_is_named_with_posted_sizes(hand_name: str, game_name: str) -> None:
    assert get_game_name(parse_exact(HANDS_BY_NAME[hand_name])) == game_name


def test_limit_game_is_named_by_bets() -> None:
    hand = parse_exact(LIMIT_HAND)
    assert get_game_name(hand) == "limit hold'em 200/400"
    assert list_forced_bets(hand) == [(1, "blind", 100), (2, "blind", 200)]
    assert list_player_actions(hand)[:3] == [
        (0, "raises to", 400),
        (1, "raises to", 600),
        (2, "raises to", 800),
    ]


def test_limit_small_blind_is_read_from_post() -> None:
    assert list_forced_bets(parse_exact(OMAHA_HI_LO_HAND))[0] == (1, "blind", 100)


@pytest.mark.parametrize(
    "title, variant",
    [
        ("Hold'em No Limit", "hold'em"),
        ("6+ Hold'em No Limit", "short deck"),
        ("ShortDeck No Limit", "short deck"),
        ("Omaha Pot Limit", "omaha"),
        ("5 Card Omaha Pot Limit", "omaha 5"),
        ("6 Card Omaha Pot Limit", "omaha 6"),
        ("Omaha Hi/Lo Pot Limit", "omaha hi-lo"),
        ("5 Card Omaha Hi/Lo Pot Limit", "omaha 5 hi-lo"),
        ("Courchevel Pot Limit", "courchevel"),
        ("Courchevel Hi/Lo Pot Limit", "courchevel hi-lo"),
        ("7 Card Stud Limit", "seven-card stud"),
        ("7 Card Stud Hi/Lo Limit", "seven-card stud hi-lo"),
        ("Razz Limit", "razz"),
        ("5 Card Draw Pot Limit", "five-card draw"),
        ("Single Draw 2-7 Lowball No Limit", "2-7 single draw"),
        ("Triple Draw 2-7 Lowball Limit", "2-7 triple draw"),
        ("Badugi Pot Limit", "badugi"),
    ],
)
def test_game_titles_identify_variants(title: str, variant: str) -> None:
    is_limit_title = title.endswith(" Limit") and not title.endswith(("No Limit", "Pot Limit"))
    hand = parse_beginning(f"{title} ({'$2/$4' if is_limit_title else '$1/$2'} USD)")
    assert hand.game is not None, hand.problems
    assert hand.game.variant == VARIANTS[variant]


def parse_beginning(header: str) -> ParsedHand:
    """Parse a hand that stops after the forced bets."""
    is_stud = "Stud" in header or "Razz" in header
    post_texts = ["the ante $1", "the ante $1"] if is_stud else ["small blind $1", "big blind $2"]
    lines = [
        f"PokerStars Hand #1:  {header} - {DATE}",
        f"Table 'x' 6-max{'' if is_stud else ' Seat #1 is the button'}",
        *[f"Seat {seat}: player{seat} ($50 in chips)" for seat in (1, 2)],
        *[f"player{seat}: posts {post_texts[seat - 1]}" for seat in (1, 2)],
    ]
    return parse_one("\n".join(lines))


@pytest.mark.parametrize(
    "header, dealt_game, mixed_game",
    [
        ("HORSE (Omaha Hi/Lo Limit, $2/$4 USD)", "limit omaha hi-lo 200/400", "HORSE"),
        ("8-Game (Razz Limit, $2/$4 USD)", "limit razz 200/400", "8-Game"),
        ("8-Game (Hold'em No Limit, $1/$2 USD)", "no-limit hold'em 100/200", "8-Game"),
        ("Mixed Hold'em (Hold'em Limit, $2/$4)", "limit hold'em 200/400", "Mixed Hold'em"),
        (
            "Triple Stud (7 Card Stud Hi/Lo Limit, $2/$4 USD)",
            "limit seven-card stud hi-lo 200/400",
            "Triple Stud",
        ),
        ("Mixed NLH/PLO (Omaha Pot Limit, $1/$2 USD)", "pot-limit omaha 100/200", "Mixed NLH/PLO"),
    ],
)
def test_mixed_game_is_read_as_dealt_game(header: str, dealt_game: str, mixed_game: str) -> None:
    hand = parse_beginning(header)
    assert get_game_name(hand).startswith(dealt_game)
    assert hand.metadata["mix"] == mixed_game


def test_mixed_tournament_gives_mix_and_level() -> None:
    hand = parse_exact(RAZZ_HAND)
    assert hand.metadata["mix"] == "HORSE"
    assert hand.about.tournament is not None
    assert hand.about.tournament.level == "IV"


def test_split_holdem_has_two_boards() -> None:
    hand = parse_exact(SPLIT_HOLDEM_HAND)
    assert get_game_name(hand) == "no-limit hold'em 100/200 2 boards"
    assert list_awarded_chips(hand) == [(1, 400), (2, 400)]


def test_cap_limits_total_bet() -> None:
    hand = parse_exact(CAP_GAME_HAND)
    assert get_game_name(hand) == "no-limit hold'em 100/200 cap 4000"
    assert list_player_actions(hand)[:2] == [(0, "raises to", 4000), (1, "calls", 3900)]


# Metadata ---------------------------------------------------------------------------------------


def test_cash_game_metadata_is_read() -> None:
    metadata = parse_exact(CASH_HAND).about
    assert (metadata.site, metadata.hand, metadata.table) == (
        "PokerStars",
        "200000000001",
        "Altair IV",
    )
    assert (metadata.table_size, metadata.chairs, metadata.button) == (6, (1, 2, 3, 5), 0)
    assert (metadata.started, metadata.currency) == ("2026-01-31T20:15:00Z", "USD")
    assert (metadata.hero, metadata.tournament) == (1, None)


def test_tournament_metadata_is_read() -> None:
    metadata = parse_exact(TOURNAMENT_HAND).about
    assert metadata.currency == "", "its chips are no money"
    assert metadata.started == "2026-07-04T23:59:01Z"
    tournament = metadata.tournament
    assert tournament is not None
    assert (tournament.number, tournament.level) == ("300000002", "XII")
    assert (tournament.buy_in, tournament.bounty, tournament.fee) == ("$7", "$2", "$1")


@pytest.mark.parametrize(
    "price, buy_in, fee, name",
    [
        ("$10+$1 USD ", "$10", "$1", ""),
        ("€4.50+€0.50 EUR ", "€4.50", "€0.50", ""),
        ("10+1 ", "10", "1", ""),
        ("300FPP ", "300FPP", "", ""),
        ("$0.98+$0.12 USD ", "$0.98", "$0.12", ""),
        ("Freeroll  ", "", "", "Freeroll"),
    ],
)
def test_tournament_price_is_split_into_parts(price: str, buy_in: str, fee: str, name: str) -> None:
    tournament = parse_one(replace_text(TOURNAMENT_HAND, ("$7+$2+$1 USD ", price))).about.tournament
    assert tournament is not None
    assert (tournament.buy_in, tournament.fee, tournament.name) == (buy_in, fee, name)


@pytest.mark.parametrize(
    "header_start, site",
    [
        ("PokerStars Hand #", "PokerStars"),
        ("PokerStars Game #", "PokerStars"),
        ("PokerStars Zoom Hand #", "PokerStars"),
        ("PokerStars Home Game Hand #", "PokerStars"),
        ("Poker Hand #", "GGPoker"),
    ],
)
def test_site_is_read_from_first_words(header_start: str, site: str) -> None:
    metadata = parse_exact(replace_text(CASH_HAND, ("PokerStars Hand #", header_start))).about
    assert (metadata.site, metadata.hand) == (site, "200000000001")


def test_home_game_names_its_club() -> None:
    header_start = "PokerStars Home Game Hand #200000000001: {Tuesday Club}  "
    hand = parse_exact(replace_text(CASH_HAND, ("PokerStars Hand #200000000001:  ", header_start)))
    assert hand.metadata["club"] == "Tuesday Club"


@pytest.mark.parametrize(
    "stakes, currency",
    [
        ("$0.50/$1.00 USD", "USD"),
        ("€0.50/€1.00 EUR", "EUR"),
        ("£0.50/£1.00 GBP", "GBP"),
        ("$0.50/$1.00", "USD"),
        ("$0.50/$1.00 CAD", "CAD"),
    ],
)
def test_currency_is_read_from_header(stakes: str, currency: str) -> None:
    assert (
        parse_exact(replace_text(CASH_HAND, ("$0.50/$1.00 USD", stakes))).about.currency == currency
    )


def test_play_money_has_no_currency_and_whole_chips() -> None:
    hand = parse_exact(BADUGI_HAND)
    assert hand.about.currency == ""
    assert hand.scale == 1


def test_money_is_counted_in_cents() -> None:
    assert parse_exact(WALK_HAND).scale == 100, "even where nobody bets a cent"


# Seats ------------------------------------------------------------------------------------------


def test_sitting_out_player_has_no_seat_in_hand() -> None:
    hand = parse_exact(CASH_HAND)
    assert hand.players == ("player1", "player2", "player3", "player4")
    duplicate_seat_line = (
        "Seat 2: player2 ($200 in chips)",
        "Seat 2: player2 ($200 in chips)\nSeat 4: ",
    )
    waiting_seat_line = (
        "player6 ($99 in chips) out of hand (moved from another table into small blind)"
    )
    hand = parse_exact(
        replace_text(
            WALK_HAND, (duplicate_seat_line[0], duplicate_seat_line[1] + waiting_seat_line)
        )
    )
    assert hand.players == ("player1", "player2", "player3")


def test_away_tournament_player_is_dealt_in() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert hand.players == ("player1", "player2", "player3", "player4")
    assert (3, "folds", 0) in list_player_actions(hand)


def test_button_at_empty_seat_is_dead() -> None:
    hand = parse_exact(LATE_PLAYERS_HAND)
    assert hand.about.button == 5
    assert list_forced_bets(hand)[:2] == [(0, "blind", 100), (1, "blind", 200)]


def test_heads_up_button_posts_small_blind() -> None:
    hand = parse_exact(RUN_TWICE_HAND)
    assert list_forced_bets(hand) == [(0, "blind", 100), (1, "blind", 200)]
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    assert started_fact.button == 0


# Forced bets ------------------------------------------------------------------------------------


def test_late_player_posts_live_and_dead_blind() -> None:
    hand = parse_exact(LATE_PLAYERS_HAND)
    assert list_forced_bets(hand)[2:4] == [(2, "post", 200), (2, "dead", 100)]
    assert list_player_actions(hand)[0] == (2, "checks", 0), "the live one is their bet"


def test_second_big_blind_is_late_post() -> None:
    assert list_forced_bets(parse_exact(LATE_PLAYERS_HAND))[4] == (3, "post", 200)


def test_second_small_blind_is_dead() -> None:
    text = replace_text(LATE_PLAYERS_HAND, ("small & big blinds $3", "small blind $1"))
    text = replace_text(
        text,
        ("player3: checks", "player3: folds"),
        ("player3: folds\nUncalled", "Uncalled"),
        ("collected $8 from", "collected $6 from"),
        ("pot $8", "pot $6"),
        ("collected ($8)", "collected ($6)"),
    )
    assert list_forced_bets(parse_exact(text))[2] == (2, "dead", 100)


@pytest.mark.parametrize(
    "straddle_phrase", ["posts straddle $4", "straddle $4", "posts a straddle $4"]
)
def test_straddler_acts_last(straddle_phrase: str) -> None:
    hand = parse_exact(replace_text(STRADDLE_HAND, ("posts straddle $4", straddle_phrase)))
    assert list_forced_bets(hand)[2] == (3, "straddle", 400)
    assert list_player_actions(hand)[:4] == [
        (0, "calls", 400),
        (1, "folds", 0),
        (2, "calls", 200),
        (3, "raises to", 1600),
    ]


def test_short_deck_button_blind_adds_to_antes() -> None:
    hand = parse_exact(SHORT_DECK_HAND)
    assert list_forced_bets(hand)[3] == (2, "blind", 10)
    assert [seat for seat, _, _ in list_player_actions(hand)[:3]] == [0, 1, 2], (
        "the button acts last"
    )


def test_ante_may_be_whole_stack() -> None:
    hand = parse_exact(TOURNAMENT_HAND)
    assert list_forced_bets(hand)[2] == (2, "ante", 35)
    assert (2, 0) not in list_awarded_chips(hand)


def test_ante_all_in_leaves_zero_blind() -> None:
    # The button and the small blind leave player1, who has the big blind, nothing to post it with.
    text = replace_text(
        remove_lines(TOURNAMENT_HAND, "player1: posts big blind"),
        ("Seat 2: player1 (4210 in chips", "Seat 2: player1 (35 in chips"),
        ("player1: posts the ante 35", "player1: posts the ante 35 and is all-in"),
    )
    hand = parse_one(text)
    assert list_forced_bets(hand)[-2:] == [(3, "blind", 150), (0, "blind", 0)]


# Betting ----------------------------------------------------------------------------------------


def test_bets_raises_and_calls_are_read() -> None:
    assert list_player_actions(parse_exact(CASH_HAND)) == [
        (1, "raises to", 300),
        (2, "raises to", 900),
        (3, "folds", 0),
        (0, "raises to", 2000),
        (1, "calls", 1700),
        (2, "calls", 1100),
        (1, "raises to", 7000),
        (2, "calls", 3550),
    ]


def test_bring_in_and_completion_are_read() -> None:
    assert list_player_actions(parse_exact(STUD_HAND))[:4] == [
        (1, "brings in", 100),
        (2, "raises to", 200),
        (0, "folds", 0),
        (1, "calls", 100),
    ]


def test_raise_by_must_match_raise_to() -> None:
    text = "line 12, 'player2: raises $3 to $3': a raise by 3 from 1 isn’t a raise to 3"
    problem = parse_one(replace_text(CASH_HAND, ("raises $2 to $3", "raises $3 to $3"))).problems[0]
    assert problem.startswith(text)


def test_last_raise_of_limit_is_capped() -> None:
    raised_facts = [fact for fact in parse_exact(LIMIT_HAND).log if isinstance(fact, f.Raised)]
    assert [fact.is_capped for fact in raised_facts[:3]] == [False, False, True]


def test_uncapped_heads_up_raises_set_house_rule() -> None:
    hand = parse_exact(UNCAPPED_RAISES_HAND)
    assert list_player_actions(hand)[-2:] == [(0, "raises to", 1200), (1, "folds", 0)]
    assert hand.game is not None
    assert hand.game.rules.headsup_cap == "before_cap"


def test_early_fold_is_read_with_note() -> None:
    text = replace_text(
        WALK_HAND, ("player1: folds\nplayer2: folds", "player2: folds\nplayer1: folds")
    )
    hand = parse_exact(text)
    assert list_player_actions(hand) == [(0, "folds", 0), (1, "folds", 0)]
    assert hand.notes == ("line 9: player2 folds before their turn",)


# Cards ------------------------------------------------------------------------------------------


def list_hole_cards_by_deal(hand: ParsedHand, seat: int) -> list[str]:
    """Return the down cards that a seat was dealt, by deal."""
    dealt_holdings = [
        fact.holdings[seat] for fact in hand.log if isinstance(fact, f.HoleCardsDealt)
    ]
    return [card_names(dealt_cards) for dealt_cards in dealt_holdings if dealt_cards]


def list_upcards_by_deal(hand: ParsedHand, seat: int) -> list[str]:
    dealt_cards = [fact.cards[seat] for fact in hand.log if isinstance(fact, f.UpcardsDealt)]
    return [card_names(upcards) for upcards in dealt_cards if upcards]


def test_unshown_cards_are_unknown() -> None:
    assert list_hole_cards_by_deal(parse_exact(CASH_HAND), 3) == ["?? ??"]


def test_hero_cards_are_known_from_deal() -> None:
    assert list_hole_cards_by_deal(parse_exact(CASH_HAND), 1) == ["Ah Kh"]


def test_cards_shown_at_showdown_are_recorded() -> None:
    hand = parse_exact(CASH_HAND)
    assert list_hole_cards_by_deal(hand, 0) == ["?? ??"]
    assert f.HandShown(0, parse_cards("7h 7c")) in hand.log


def test_cards_only_in_summary_were_mucked() -> None:
    hand = parse_exact(LIMIT_HAND)
    assert list_hole_cards_by_deal(hand, 2) == ["Td Tc"]
    assert f.HandMucked(2) in hand.log


def test_fold_may_reveal_cards() -> None:
    text = replace_text(WALK_HAND, ("player2: folds", "player2: folds [2c 7d]"))
    assert list_hole_cards_by_deal(parse_exact(text), 1) == ["2c 7d"]


def test_uncalled_winner_may_show_cards() -> None:
    text = replace_text(
        WALK_HAND, ("player3: doesn't show hand", "player3: shows [5s 5h] (a pair of Fives)")
    )
    assert list_hole_cards_by_deal(parse_exact(text), 2) == ["5s 5h"]


def test_one_shown_card_leaves_other_unknown() -> None:
    text = replace_text(WALK_HAND, ("player3: doesn't show hand", "player3: shows [5s]"))
    assert list_hole_cards_by_deal(parse_exact(text), 2) == ["5s ??"]


def test_stud_deals_two_down_and_others_up() -> None:
    hand = parse_exact(STUD_HAND)
    assert list_hole_cards_by_deal(hand, 1) == ["Ah Ad", "Jh"]
    assert list_upcards_by_deal(hand, 1) == ["2s", "5h", "Ac", "9h"]
    assert list_hole_cards_by_deal(hand, 2) == ["?? ??", "??"]
    assert list_upcards_by_deal(hand, 2) == ["Kd", "Kc", "7s", "3c"]


def test_shown_stud_hand_lists_down_cards_first() -> None:
    assert f.HandShown(1, parse_cards("9d 9s Ts Tc Qh 3d 5c")) in parse_exact(STUD_HI_LO_HAND).log


def test_hero_draw_names_cards() -> None:
    hand = parse_exact(FIVE_CARD_DRAW_HAND)
    assert f.Discarded(0, parse_cards("8d 5c 2h")) in hand.log
    assert list_hole_cards_by_deal(hand, 0) == ["Kh Ks 8d 5c 2h", "Kd 6s 6h"]


def test_opponent_draw_is_unknown_cards() -> None:
    discard_facts = [fact for fact in parse_exact(BADUGI_HAND).log if isinstance(fact, f.Discarded)]
    assert [len(fact.cards) for fact in discard_facts] == [2, 1, 1, 0, 1, 0]
    assert {card for fact in discard_facts for card in fact.cards} == {UNKNOWN}


def test_standing_pat_discards_nothing() -> None:
    discard_facts = [
        fact for fact in parse_exact(TRIPLE_DRAW_HAND).log if isinstance(fact, f.Discarded)
    ]
    assert f.Discarded(1, ()) in discard_facts
    assert list_hole_cards_by_deal(parse_exact(TRIPLE_DRAW_HAND), 1) == ["8d 7c 4h 2s Qd", "3c"]


def test_single_draw_has_no_street_line() -> None:
    assert "DRAW ***" not in SINGLE_DRAW_HAND
    assert list_player_actions(parse_exact(SINGLE_DRAW_HAND))[2:4] == [
        (1, "throws away", 1),
        (0, "throws away", 1),
    ]


def test_stub_exhaustion_in_stud_deals_community_card() -> None:
    seat_lines = [f"Seat {seat}: player{seat} ($40 in chips)" for seat in range(1, 9)]
    ante_lines = [f"player{seat}: posts the ante $0.40" for seat in range(1, 9)]
    street_lines, remaining_cards = (
        [],
        iter([rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]),
    )
    upcards: list[list[str]] = [[] for _ in range(8)]
    for street in ("3rd", "4th", "5th", "6th"):
        lines = [f"*** {street} STREET ***"]
        for player_index in range(8):
            upcard_text = f" [{' '.join(upcards[player_index])}]" if upcards[player_index] else ""
            upcards[player_index].append(next(remaining_cards))
            lines.append(
                f"Dealt to player{player_index + 1}{upcard_text} [{upcards[player_index][-1]}]"
            )
        if street == "3rd":
            lines += ["player1: brings in for $1"]
            lines += [f"player{seat}: calls $1" for seat in range(2, 9)]
        else:
            first_street_index = {"4th": 5, "5th": 5, "6th": 2}[street]
            dealing_order = [(first_street_index - 1 + distance) % 8 + 1 for distance in range(8)]
            lines += [f"player{seat}: checks" for seat in dealing_order]
        street_lines += lines
    header = f"PokerStars Hand #1:  7 Card Stud Limit ($2/$4 USD) - {DATE}"
    text = "\n".join(
        [header, "Table 'x' 8-max", *seat_lines, *ante_lines, *street_lines, "*** RIVER *** [As]"]
    )
    hand = parse_one(text)
    board_facts = [fact for fact in hand.log if isinstance(fact, f.BoardDealt)]
    assert [fact.cards for fact in board_facts] == [parse_cards("As")], hand.problems


# Several boards ---------------------------------------------------------------------------------


def test_hand_run_twice_has_two_boards() -> None:
    hand = parse_exact(RUN_TWICE_HAND)
    cards_by_board = [
        (fact.board, card_names(fact.cards)) for fact in hand.log if isinstance(fact, f.BoardDealt)
    ]
    assert cards_by_board == [(0, "9s 8s 2d"), (0, "Qh"), (0, "Qc"), (1, "3s"), (1, "4h")]
    assert list_awarded_chips(hand) == [(1, 10_000), (0, 10_000)]


def test_all_players_agree_to_run_twice() -> None:
    vote_facts = [
        fact for fact in parse_exact(RUN_TWICE_HAND).log if isinstance(fact, f.RunItChosen)
    ]
    assert [fact.times for fact in vote_facts] == [2, 2]


# Results ----------------------------------------------------------------------------------------


def test_rake_is_deducted_from_winners() -> None:
    hand = parse_exact(CASH_HAND)
    assert (hand.rake, hand.raked) == (400, (200, 200, 0, 0))
    assert list_awarded_chips(hand) == [(1, 7100), (0, 6050)]


def test_jackpot_is_deducted_and_recorded() -> None:
    hand = parse_exact(RUSH_HAND)
    assert hand.rake == 39
    assert hand.metadata["jackpot"] == Decimal("0.05")


def test_high_and_low_halves_are_awarded() -> None:
    awards = [fact for fact in parse_exact(STUD_HI_LO_HAND).log if isinstance(fact, f.PotAwarded)]
    assert [(fact.seat, fact.chips, fact.half) for fact in awards] == [(1, 1700, 0), (0, 1700, 1)]


def test_unseen_loser_has_mucked() -> None:
    hand = parse_exact(
        remove_lines(LIMIT_HAND, "player3: mucks", "Seat 9: player3 (big blind) mucked")
    )
    assert f.HandMucked(2) in hand.log


def test_cash_out_amount_is_recorded() -> None:
    text = insert_after(CASH_HAND, "player1: raises $11", "player1 cashed out the hand for $30.12")
    assert parse_exact(text).metadata["cashed_out"] == {"player1": Decimal("30.12")}


# Other dialects ---------------------------------------------------------------------------------


def test_ggpoker_dialect_is_read() -> None:
    hand = parse_exact(RUSH_HAND)
    assert (hand.about.site, hand.about.hand) == ("GGPoker", "RC200000017")
    assert hand.about.started == "2026-01-31T15:15:00", "nobody says in which zone"
    assert hand.about.hero == 1


def test_uncallable_raise_is_read_as_call() -> None:
    hand = parse_exact(RUSH_HAND)
    assert list_player_actions(hand)[-1] == (1, "calls", 470)
    assert hand.notes == ("Hero raises to 5.25, which nobody can call: taken as a call",)


def test_cash_drop_is_carried_into_pot() -> None:
    text = replace_text(
        RUSH_HAND,
        ("*** HOLE", "Cash Drop to Pot : total $1\n*** HOLE"),
        ("collected $9.66", "collected $10.66"),
        ("pot $10.05", "pot $11.05"),
        ("won ($9.66)", "won ($10.66)"),
    )
    hand = parse_exact(text)
    started_fact = hand.log[0]
    assert isinstance(started_fact, f.HandStarted)
    assert started_fact.carried_chips == 100
    assert list_awarded_chips(hand) == [(1, 1105)]


def test_commas_and_decimal_commas_are_read() -> None:
    text = BADUGI_HAND.replace("(3000 in chips)", "(3,000 in chips)")
    assert parse_exact(text.replace("collected 1200", "collected 1,200")).scale == 1
    french_text = replace_text(
        WALK_HAND, ("player2: posts small blind $1", "player2: posts small blind 1,00")
    )
    assert list_forced_bets(parse_exact(french_text))[0] == (1, "blind", 100)


# Chat and unknown lines -------------------------------------------------------------------------

IGNORED_LINES = [
    'player2 said, "nh, raises $5 to $10"',
    'someone [observer] said, "player1: folds"',
    "player7 joins the table at seat #6",
    "player7 leaves the table",
    "player5 sits out",
    "player5 is sitting out",
    "player5 has returned",
    "player3 is connected",
    "player3 is disconnected",
    "player3 has timed out",
    "player3 has timed out while disconnected",
    "player3 has timed out while being disconnected",
    "player7 was removed from the table for failing to post",
    "player7 will be allowed to play after the button",
    "player1: sits out",
    "Betting is capped",
    "Dealt to player3",
    "player2 re-buys and receives 1500 chips for $10.00",
    "player2 takes the add-on and receives 2000 chips for $10.00",
    "player8 finished the tournament in 4th place and received $12.50.",
    "player8 wins the tournament and receives $50.00 - congratulations!",
]


@pytest.mark.parametrize("line", IGNORED_LINES)
@pytest.mark.parametrize(
    "previous_line", ["Seat 6", "player1: posts", "player2: raises", "*** TURN"]
)
def test_chat_and_room_messages_are_ignored(line: str, previous_line: str) -> None:
    hand = parse_exact(insert_after(CASH_HAND, previous_line, line))
    assert hand.log == parse_exact(CASH_HAND).log
    assert hand.notes == ()


def test_unknown_line_is_skipped_with_note() -> None:
    hand = parse_exact(insert_after(CASH_HAND, "player4: folds", "The lights go out for a moment"))
    assert hand.log == parse_exact(CASH_HAND).log
    note = "line 15, 'The lights go out for a moment': it is not understood, and passed over"
    assert hand.notes == (note,)


def test_unusual_player_names_are_read() -> None:
    unusual_names = ["a: b", "Seat 3", "x (button)", "[Ah Kd]"]
    for seat, name in enumerate(unusual_names, 1):
        hand = parse_exact(CASH_HAND.replace(f"player{seat}", name))
        assert hand.players[seat - 1] == name
        assert hand.log == parse_exact(CASH_HAND).log
