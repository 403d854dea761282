"""Tournament summaries of PokerStars, GGPoker and Winamax."""

import pytest

from riverboat.notation import BadNotation
from riverboat.notation.pokerstars.tournament_summary import FinishingPlace, TournamentSummary
from riverboat.notation.tournament_summaries import parse_summary

GGPOKER_SUMMARY = """\
Tournament #281000001, 12-M: $55 Brno Showdown [Mystery Bounty], Hold'em No Limit
Buy-in: $25.3+$4.4+$25.3
1,204 Players
Total Prize Pool: $60,922.4
Tournament started 2026/01/31 14:00:00
1,012th : Hero, $0
You finished the tournament in 1,012th place.
You made 2 re-entries and received a total of $31.5.
"""
WINAMAX_SUMMARY = """\
Winamax Poker - Tournament summary : Expresso(193000001)
Player : ann b
Buy-In : 23.25€ + 1.75€
Registered players : 3
Mode : sng
Levels : Levels : [10-20:0:180:holdem-no-limit,15-30:0:180:holdem-no-limit]
Prizepool : 50€
Tournament started 2026/01/31 00:44:12 UTC
You played 3min 40s
You finished in 1st place
You won 50€
"""
BOUNTY_SUMMARY = """\
Winamax Poker - Tournament summary : Hold-up(193000002)
Player : ann b
Buy-In : 5€ + 4€ + 1€
Registered players : 120
Prizepool : 480€
Tournament started 2026/01/31 20:00:00 UTC
You finished in 40th place
"""
POKERSTARS_SUMMARY = """\
PokerStars Tournament #2800000001, No Limit Hold'em
Buy-In: $250.00/$250.00/$30.00 USD
959 players
Total Prize Pool: $315750.00 USD
Tournament started 2026/05/06 2:00:00 CET [2026/05/05 18:00:00 ET]
  1: ann (Poland), $42,526.46 (13.468%)
  2: bob [2] (Sweden), $42,525.65 (13.468%)
  3: cat (Canada),
"""


def test_ggpoker_summary_has_heros_place() -> None:
    summary = parse_summary(GGPOKER_SUMMARY)
    assert summary == TournamentSummary(
        site="GGPoker",
        number="281000001",
        name="12-M: $55 Brno Showdown [Mystery Bounty]",
        game="Hold'em No Limit",
        players=1204,
        buy_in="$25.3",
        fee="$4.4",
        bounty="$25.3",
        pool="$60,922.4",
        started="2026/01/31 14:00:00",
        reentries=2,
        places=(FinishingPlace(1012, "Hero", "$31.5"),),
    )


def test_winamax_summary_has_heros_place() -> None:
    summary = parse_summary(WINAMAX_SUMMARY)
    assert (summary.site, summary.name, summary.game) == ("Winamax", "Expresso", "holdem no limit")
    assert (summary.buy_in, summary.fee, summary.bounty) == ("23.25€", "1.75€", "")
    assert summary.places == (FinishingPlace(1, "ann b", "50€"),)


def test_winamax_bounty_comes_first() -> None:
    summary = parse_summary(BOUNTY_SUMMARY)
    assert (summary.buy_in, summary.bounty, summary.fee) == ("4€", "5€", "1€")
    assert summary.places == (FinishingPlace(40, "ann b", ""),)


def test_pokerstars_entry_numbers_are_no_names() -> None:
    summary = parse_summary(POKERSTARS_SUMMARY)
    assert (summary.buy_in, summary.bounty, summary.fee) == ("$250.00", "$250.00", "$30.00")
    assert [place.player for place in summary.places] == ["ann", "bob", "cat"]
    assert [place.prize for place in summary.places] == ["$42,526.46", "$42,525.65", ""]


@pytest.mark.parametrize(
    "text",
    ["", "dear diary", "Tournament #1, a, b\n", "Winamax Poker - Tournament summary : x(1)\n"],
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_summary(text)
