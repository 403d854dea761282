"""PokerStars hand histories: the meaning of each line when the hand is replayed."""

from decimal import Decimal

import pytest

from riverboat.cards import UNKNOWN, names, parse_cards
from riverboat.engine import VARIANTS
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation.pokerstars_hands import (
    BADUGI,
    CAP,
    CASH,
    DATE,
    DRAW,
    HANDS,
    LATE,
    LIMIT,
    NO_CAP,
    OMAHA_HI_LO,
    RAZZ,
    RUSH,
    SHORT,
    SHORT_DECK,
    SINGLE_DRAW,
    SPLIT,
    STRADDLE,
    STUD,
    STUD_HI_LO,
    TOURNAMENT,
    TRIPLE_DRAW,
    TWICE,
    after,
    bets,
    edited,
    exact,
    game_name,
    posts,
    read,
    without,
    won,
)


@pytest.mark.parametrize("hand", HANDS)
def test_every_hand_of_ours_is_played_to_its_end(hand: str) -> None:
    assert exact(HANDS[hand]).exact


def test_a_file_is_as_many_hands_as_begin_in_it() -> None:
    hands = parse_pokerstars("\n\n".join(HANDS.values()), file="all.txt")
    assert [hand.problems for hand in hands] == [()] * len(HANDS)
    assert [hand.source.file for hand in hands] == ["all.txt"] * len(HANDS)
    assert hands[1].source.hand == "200000000002"
    assert hands[1].source.line == CASH.count("\n") + 3


# The game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand, name",
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
def test_the_game_is_named_by_the_head_and_sized_by_what_was_posted(hand: str, name: str) -> None:
    assert game_name(exact(HANDS[hand])) == name


def test_a_limit_game_is_named_by_its_bets_and_its_blinds_are_half_of_them() -> None:
    hand = exact(LIMIT)
    assert game_name(hand) == "limit hold'em 200/400"
    assert posts(hand) == [(1, "blind", 100), (2, "blind", 200)]
    assert bets(hand)[:3] == [(0, "raises to", 400), (1, "raises to", 600), (2, "raises to", 800)]


def test_the_small_blind_of_a_limit_game_is_what_was_posted() -> None:
    assert posts(exact(OMAHA_HI_LO))[0] == (1, "blind", 100)


@pytest.mark.parametrize(
    "named, variant",
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
def test_the_names_of_the_games(named: str, variant: str) -> None:
    by_bets = named.endswith(" Limit") and not named.endswith(("No Limit", "Pot Limit"))
    hand = begun(f"{named} ({'$2/$4' if by_bets else '$1/$2'} USD)")
    assert hand.game is not None, hand.problems
    assert hand.game.variant == VARIANTS[variant]


def begun(head: str) -> ParsedHand:
    """Parse a hand that stops after the forced bets."""
    stud = "Stud" in head or "Razz" in head
    posted = ["the ante $1", "the ante $1"] if stud else ["small blind $1", "big blind $2"]
    lines = [
        f"PokerStars Hand #1:  {head} - {DATE}",
        f"Table 'x' 6-max{'' if stud else ' Seat #1 is the button'}",
        *[f"Seat {seat}: player{seat} ($50 in chips)" for seat in (1, 2)],
        *[f"player{seat}: posts {posted[seat - 1]}" for seat in (1, 2)],
    ]
    return read("\n".join(lines))


@pytest.mark.parametrize(
    "head, game, mix",
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
def test_mixed_games_are_the_game_that_is_dealt(head: str, game: str, mix: str) -> None:
    hand = begun(head)
    assert game_name(hand).startswith(game)
    assert hand.metadata["mix"] == mix


def test_a_mixed_tournament_names_its_game_before_the_level() -> None:
    hand = exact(RAZZ)
    assert hand.metadata["mix"] == "HORSE"
    assert hand.about.tournament is not None
    assert hand.about.tournament.level == "IV"


def test_two_boards_from_the_start_are_the_game_that_the_site_calls_split() -> None:
    hand = exact(SPLIT)
    assert game_name(hand) == "no-limit hold'em 100/200 2 boards"
    assert won(hand) == [(1, 400), (2, 400)]


def test_a_cap_is_the_most_that_a_player_puts_in() -> None:
    hand = exact(CAP)
    assert game_name(hand) == "no-limit hold'em 100/200 cap 4000"
    assert bets(hand)[:2] == [(0, "raises to", 4000), (1, "calls", 3900)]


# Metadata ---------------------------------------------------------------------------------------


def test_the_frame_of_a_cash_game() -> None:
    about = exact(CASH).about
    assert (about.site, about.hand, about.table) == ("PokerStars", "200000000001", "Altair IV")
    assert (about.table_size, about.chairs, about.button) == (6, (1, 2, 3, 5), 0)
    assert (about.started, about.currency) == ("2026-01-31T20:15:00Z", "USD")
    assert (about.hero, about.tournament) == (1, None)


def test_the_frame_of_a_tournament() -> None:
    about = exact(TOURNAMENT).about
    assert about.currency == "", "its chips are no money"
    assert about.started == "2026-07-04T23:59:01Z"
    told = about.tournament
    assert told is not None
    assert (told.number, told.level) == ("300000002", "XII")
    assert (told.buy_in, told.bounty, told.fee) == ("$7", "$2", "$1")


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
def test_what_a_tournament_costs(price: str, buy_in: str, fee: str, name: str) -> None:
    told = read(edited(TOURNAMENT, ("$7+$2+$1 USD ", price))).about.tournament
    assert told is not None
    assert (told.buy_in, told.fee, told.name) == (buy_in, fee, name)


@pytest.mark.parametrize(
    "begin, site",
    [
        ("PokerStars Hand #", "PokerStars"),
        ("PokerStars Game #", "PokerStars"),
        ("PokerStars Zoom Hand #", "PokerStars"),
        ("PokerStars Home Game Hand #", "PokerStars"),
        ("Poker Hand #", "GGPoker"),
    ],
)
def test_the_words_with_which_a_hand_begins(begin: str, site: str) -> None:
    about = exact(edited(CASH, ("PokerStars Hand #", begin))).about
    assert (about.site, about.hand) == (site, "200000000001")


def test_a_home_game_names_its_club() -> None:
    begin = "PokerStars Home Game Hand #200000000001: {Tuesday Club}  "
    hand = exact(edited(CASH, ("PokerStars Hand #200000000001:  ", begin)))
    assert hand.metadata["club"] == "Tuesday Club"


@pytest.mark.parametrize(
    "sizes, currency",
    [
        ("$0.50/$1.00 USD", "USD"),
        ("€0.50/€1.00 EUR", "EUR"),
        ("£0.50/£1.00 GBP", "GBP"),
        ("$0.50/$1.00", "USD"),
        ("$0.50/$1.00 CAD", "CAD"),
    ],
)
def test_the_currency_is_that_of_the_head(sizes: str, currency: str) -> None:
    assert exact(edited(CASH, ("$0.50/$1.00 USD", sizes))).about.currency == currency


def test_play_money_has_no_currency_and_whole_chips() -> None:
    hand = exact(BADUGI)
    assert hand.about.currency == ""
    assert hand.scale == 1


def test_money_is_counted_in_cents() -> None:
    assert exact(SHORT).scale == 100, "even where nobody bets a cent"


# Seats ------------------------------------------------------------------------------------------


def test_who_sits_out_has_no_seat_in_the_hand() -> None:
    hand = exact(CASH)
    assert hand.players == ("player1", "player2", "player3", "player4")
    away = ("Seat 2: player2 ($200 in chips)", "Seat 2: player2 ($200 in chips)\nSeat 4: ")
    waits = "player6 ($99 in chips) out of hand (moved from another table into small blind)"
    hand = exact(edited(SHORT, (away[0], away[1] + waits)))
    assert hand.players == ("player1", "player2", "player3")


def test_who_is_away_from_a_tournament_is_dealt_in_all_the_same() -> None:
    hand = exact(TOURNAMENT)
    assert hand.players == ("player1", "player2", "player3", "player4")
    assert (3, "folds", 0) in bets(hand)


def test_a_button_before_an_empty_chair_is_dead() -> None:
    hand = exact(LATE)
    assert hand.about.button == 5
    assert posts(hand)[:2] == [(0, "blind", 100), (1, "blind", 200)]


def test_the_button_of_two_players_posts_the_small_blind() -> None:
    hand = exact(TWICE)
    assert posts(hand) == [(0, "blind", 100), (1, "blind", 200)]
    started = hand.log[0]
    assert isinstance(started, f.HandStarted)
    assert started.button == 0


# Forced bets ------------------------------------------------------------------------------------


def test_both_blinds_of_a_late_player_are_one_live_and_one_dead() -> None:
    hand = exact(LATE)
    assert posts(hand)[2:4] == [(2, "post", 200), (2, "dead", 100)]
    assert bets(hand)[0] == (2, "checks", 0), "the live one is their bet"


def test_another_big_blind_is_that_of_a_player_who_comes_in() -> None:
    assert posts(exact(LATE))[4] == (3, "post", 200)


def test_another_small_blind_is_dead() -> None:
    text = edited(LATE, ("small & big blinds $3", "small blind $1"))
    text = edited(
        text,
        ("player3: checks", "player3: folds"),
        ("player3: folds\nUncalled", "Uncalled"),
        ("collected $8 from", "collected $6 from"),
        ("pot $8", "pot $6"),
        ("collected ($8)", "collected ($6)"),
    )
    assert posts(exact(text))[2] == (2, "dead", 100)


@pytest.mark.parametrize("words", ["posts straddle $4", "straddle $4", "posts a straddle $4"])
def test_a_straddle_is_the_last_to_act(words: str) -> None:
    hand = exact(edited(STRADDLE, ("posts straddle $4", words)))
    assert posts(hand)[2] == (3, "straddle", 400)
    assert bets(hand)[:4] == [
        (0, "calls", 400),
        (1, "folds", 0),
        (2, "calls", 200),
        (3, "raises to", 1600),
    ]


def test_the_button_blind_of_short_deck_comes_on_top_of_the_antes() -> None:
    hand = exact(SHORT_DECK)
    assert posts(hand)[3] == (2, "blind", 10)
    assert [seat for seat, _, _ in bets(hand)[:3]] == [0, 1, 2], "the button acts last"


def test_an_ante_that_is_a_whole_stack() -> None:
    hand = exact(TOURNAMENT)
    assert posts(hand)[2] == (2, "ante", 35)
    assert (2, 0) not in won(hand)


def test_a_blind_of_a_player_whose_ante_was_all_he_had_is_not_written() -> None:
    # The button and the small blind leave player1, who has the big blind, nothing to post it with.
    text = edited(
        without(TOURNAMENT, "player1: posts big blind"),
        ("Seat 2: player1 (4210 in chips", "Seat 2: player1 (35 in chips"),
        ("player1: posts the ante 35", "player1: posts the ante 35 and is all-in"),
    )
    hand = read(text)
    assert posts(hand)[-2:] == [(3, "blind", 150), (0, "blind", 0)]


# Betting ----------------------------------------------------------------------------------------


def test_bets_raises_and_calls() -> None:
    assert bets(exact(CASH)) == [
        (1, "raises to", 300),
        (2, "raises to", 900),
        (3, "folds", 0),
        (0, "raises to", 2000),
        (1, "calls", 1700),
        (2, "calls", 1100),
        (1, "raises to", 7000),
        (2, "calls", 3550),
    ]


def test_a_bring_in_and_its_completion() -> None:
    assert bets(exact(STUD))[:4] == [
        (1, "brings in", 100),
        (2, "raises to", 200),
        (0, "folds", 0),
        (1, "calls", 100),
    ]


def test_a_raise_to_is_a_raise_by_and_the_bet_before() -> None:
    said = "line 12, 'player2: raises $3 to $3': a raise by 3 from 1 is none to 3"
    problem = read(edited(CASH, ("raises $2 to $3", "raises $3 to $3"))).problems[0]
    assert problem.startswith(said)


def test_the_best_hand_at_the_limit_of_raises_is_capped() -> None:
    raised = [fact for fact in exact(LIMIT).log if isinstance(fact, f.Raised)]
    assert [fact.capped for fact in raised[:3]] == [False, False, True]


def test_two_players_who_raised_without_end_did_so_by_the_rules_of_their_house() -> None:
    hand = exact(NO_CAP)
    assert bets(hand)[-2:] == [(0, "raises to", 1200), (1, "folds", 0)]
    assert hand.game is not None
    assert hand.game.rules.headsup_cap == "before_cap"


def test_a_player_who_leaves_folds_before_his_turn() -> None:
    text = edited(SHORT, ("player1: folds\nplayer2: folds", "player2: folds\nplayer1: folds"))
    hand = exact(text)
    assert bets(hand) == [(0, "folds", 0), (1, "folds", 0)]
    assert hand.notes == ("line 9: player2 folds before their turn",)


# Cards ------------------------------------------------------------------------------------------


def holdings(hand: ParsedHand, seat: int) -> list[str]:
    """Return the down cards that a seat was dealt, by deal."""
    dealt = [fact.holdings[seat] for fact in hand.log if isinstance(fact, f.HoleCardsDealt)]
    return [names(down) for down in dealt if down]


def upcards(hand: ParsedHand, seat: int) -> list[str]:
    dealt = [fact.cards[seat] for fact in hand.log if isinstance(fact, f.UpcardsDealt)]
    return [names(up) for up in dealt if up]


def test_cards_that_nobody_showed_are_unknown() -> None:
    assert holdings(exact(CASH), 3) == ["?? ??"]


def test_the_cards_of_the_one_who_watches_are_known_from_the_deal() -> None:
    assert holdings(exact(CASH), 1) == ["Ah Kh"]


def test_cards_that_are_shown_at_the_showdown_are_known_from_then_on() -> None:
    hand = exact(CASH)
    assert holdings(hand, 0) == ["?? ??"]
    assert f.HandShown(0, parse_cards("7h 7c")) in hand.log


def test_cards_that_the_summary_alone_tells_were_mucked() -> None:
    hand = exact(LIMIT)
    assert holdings(hand, 2) == ["Td Tc"]
    assert f.HandMucked(2) in hand.log


def test_a_fold_that_shows_its_cards_tells_them() -> None:
    text = edited(SHORT, ("player2: folds", "player2: folds [2c 7d]"))
    assert holdings(exact(text), 1) == ["2c 7d"]


def test_a_winner_who_shows_although_nobody_called_tells_his_cards() -> None:
    text = edited(SHORT, ("player3: doesn't show hand", "player3: shows [5s 5h] (a pair of Fives)"))
    assert holdings(exact(text), 2) == ["5s 5h"]


def test_one_card_that_is_shown_leaves_the_other_unknown() -> None:
    text = edited(SHORT, ("player3: doesn't show hand", "player3: shows [5s]"))
    assert holdings(exact(text), 2) == ["5s ??"]


def test_stud_deals_two_cards_down_and_the_others_up() -> None:
    hand = exact(STUD)
    assert holdings(hand, 1) == ["Ah Ad", "Jh"]
    assert upcards(hand, 1) == ["2s", "5h", "Ac", "9h"]
    assert holdings(hand, 2) == ["?? ??", "??"]
    assert upcards(hand, 2) == ["Kd", "Kc", "7s", "3c"]


def test_a_stud_hand_that_is_shown_has_its_down_cards_first() -> None:
    assert f.HandShown(1, parse_cards("9d 9s Ts Tc Qh 3d 5c")) in exact(STUD_HI_LO).log


def test_a_draw_names_the_cards_of_the_one_who_watches() -> None:
    hand = exact(DRAW)
    assert f.Discarded(0, parse_cards("8d 5c 2h")) in hand.log
    assert holdings(hand, 0) == ["Kh Ks 8d 5c 2h", "Kd 6s 6h"]


def test_a_draw_of_somebody_else_is_so_many_unknown_cards() -> None:
    discards = [fact for fact in exact(BADUGI).log if isinstance(fact, f.Discarded)]
    assert [len(fact.cards) for fact in discards] == [2, 1, 1, 0, 1, 0]
    assert {card for fact in discards for card in fact.cards} == {UNKNOWN}


def test_who_stands_pat_throws_nothing_away() -> None:
    discards = [fact for fact in exact(TRIPLE_DRAW).log if isinstance(fact, f.Discarded)]
    assert f.Discarded(1, ()) in discards
    assert holdings(exact(TRIPLE_DRAW), 1) == ["8d 7c 4h 2s Qd", "3c"]


def test_a_single_draw_has_no_line_of_its_own() -> None:
    assert "DRAW ***" not in SINGLE_DRAW
    assert bets(exact(SINGLE_DRAW))[2:4] == [(1, "throws away", 1), (0, "throws away", 1)]


def test_the_one_card_that_is_everybodys_when_the_stub_of_stud_runs_out() -> None:
    seats = [f"Seat {k}: player{k} ($40 in chips)" for k in range(1, 9)]
    antes = [f"player{k}: posts the ante $0.40" for k in range(1, 9)]
    streets, deck = [], iter([rank + suit for suit in "cdhs" for rank in "23456789TJQKA"])
    up: list[list[str]] = [[] for _ in range(8)]
    for street in ("3rd", "4th", "5th", "6th"):
        lines = [f"*** {street} STREET ***"]
        for k in range(8):
            had = f" [{' '.join(up[k])}]" if up[k] else ""
            up[k].append(next(deck))
            lines.append(f"Dealt to player{k + 1}{had} [{up[k][-1]}]")
        if street == "3rd":
            lines += ["player1: brings in for $1"]
            lines += [f"player{k}: calls $1" for k in range(2, 9)]
        else:
            first = {"4th": 5, "5th": 5, "6th": 2}[street]
            order = [(first - 1 + k) % 8 + 1 for k in range(8)]
            lines += [f"player{k}: checks" for k in order]
        streets += lines
    head = f"PokerStars Hand #1:  7 Card Stud Limit ($2/$4 USD) - {DATE}"
    text = "\n".join([head, "Table 'x' 8-max", *seats, *antes, *streets, "*** RIVER *** [As]"])
    hand = read(text)
    boards = [fact for fact in hand.log if isinstance(fact, f.BoardDealt)]
    assert [fact.cards for fact in boards] == [parse_cards("As")], hand.problems


# Several boards ---------------------------------------------------------------------------------


def test_a_hand_that_was_run_twice() -> None:
    hand = exact(TWICE)
    dealt = [(b.board, names(b.cards)) for b in hand.log if isinstance(b, f.BoardDealt)]
    assert dealt == [(0, "9s 8s 2d"), (0, "Qh"), (0, "Qc"), (1, "3s"), (1, "4h")]
    assert won(hand) == [(1, 10_000), (0, 10_000)]


def test_all_players_agree_to_what_was_done() -> None:
    chosen = [fact for fact in exact(TWICE).log if isinstance(fact, f.RunItChosen)]
    assert [fact.times for fact in chosen] == [2, 2]


# Results ----------------------------------------------------------------------------------------


def test_rake_is_what_the_winners_did_not_get() -> None:
    hand = exact(CASH)
    assert (hand.rake, hand.raked) == (400, (200, 200, 0, 0))
    assert won(hand) == [(1, 7100), (0, 6050)]


def test_other_fees_are_told_apart_from_the_rake_and_taken_all_the_same() -> None:
    hand = exact(RUSH)
    assert hand.rake == 39
    assert hand.metadata["jackpot"] == Decimal("0.05")


def test_the_two_halves_of_a_pot() -> None:
    shares = [fact for fact in exact(STUD_HI_LO).log if isinstance(fact, f.PotAwarded)]
    assert [(fact.seat, fact.chips, fact.half) for fact in shares] == [(1, 1700, 0), (0, 1700, 1)]


def test_a_player_who_lost_unseen_has_mucked() -> None:
    hand = exact(without(LIMIT, "player3: mucks", "Seat 9: player3 (big blind) mucked"))
    assert f.HandMucked(2) in hand.log


def test_a_hand_that_was_cashed_out_says_for_how_much() -> None:
    text = after(CASH, "player1: raises $11", "player1 cashed out the hand for $30.12")
    assert exact(text).metadata["cashed_out"] == {"player1": Decimal("30.12")}


# Other dialects ---------------------------------------------------------------------------------


def test_short_names_early_showdowns_and_amounts_of_other_sites() -> None:
    hand = exact(RUSH)
    assert (hand.about.site, hand.about.hand) == ("GGPoker", "RC200000017")
    assert hand.about.started == "2026-01-31T15:15:00", "nobody says in which zone"
    assert hand.about.hero == 1


def test_a_raise_that_nobody_can_call_is_a_call_there() -> None:
    hand = exact(RUSH)
    assert bets(hand)[-1] == (1, "calls", 470)
    assert hand.notes == ("Hero raises to 5.25, which nobody can call: taken as a call",)


def test_chips_that_the_house_puts_into_the_pot() -> None:
    text = edited(
        RUSH,
        ("*** HOLE", "Cash Drop to Pot : total $1\n*** HOLE"),
        ("collected $9.66", "collected $10.66"),
        ("pot $10.05", "pot $11.05"),
        ("won ($9.66)", "won ($10.66)"),
    )
    hand = exact(text)
    started = hand.log[0]
    assert isinstance(started, f.HandStarted)
    assert started.carried == 100
    assert won(hand) == [(1, 1105)]


def test_amounts_with_commas_and_decimal_commas() -> None:
    text = BADUGI.replace("(3000 in chips)", "(3,000 in chips)")
    assert exact(text.replace("collected 1200", "collected 1,200")).scale == 1
    french = edited(SHORT, ("player2: posts small blind $1", "player2: posts small blind 1,00"))
    assert posts(exact(french))[0] == (1, "blind", 100)


# Chat and unknown lines -------------------------------------------------------------------------

NOISE = [
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


@pytest.mark.parametrize("line", NOISE)
@pytest.mark.parametrize("after_line", ["Seat 6", "player1: posts", "player2: raises", "*** TURN"])
def test_chat_and_what_concerns_the_room_changes_nothing(line: str, after_line: str) -> None:
    hand = exact(after(CASH, after_line, line))
    assert hand.log == exact(CASH).log
    assert hand.notes == ()


def test_a_line_that_nobody_understands_is_noted_and_passed_over() -> None:
    hand = exact(after(CASH, "player4: folds", "The lights go out for a moment"))
    assert hand.log == exact(CASH).log
    noted = "line 15, 'The lights go out for a moment': it is not understood, and passed over"
    assert hand.notes == (noted,)


def test_names_may_look_like_anything() -> None:
    odd = ["a: b", "Seat 3", "x (button)", "[Ah Kd]"]
    for seat, name in enumerate(odd, 1):
        hand = exact(CASH.replace(f"player{seat}", name))
        assert hand.players[seat - 1] == name
        assert hand.log == exact(CASH).log
