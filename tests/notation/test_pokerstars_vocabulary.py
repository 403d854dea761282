"""PokerStars vocabulary: dates, amounts, game titles and descriptions of holdings."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from zoneinfo import ZoneInfo

import pytest

from riverboat.cards import parse_cards
from riverboat.engine import VARIANTS, CapLimit, FixedLimit, Game, NoLimit, PotLimit, Stakes
from riverboat.notation import BadNotation
from riverboat.notation.pokerstars import is_pokerstars
from riverboat.notation.pokerstars.eastern_time import format_eastern, parse_start_time
from riverboat.notation.pokerstars.pokerstars_games import format_game_title, parse_game
from riverboat.notation.pokerstars.pokerstars_holdings import (
    describe_holding,
    describe_with_article,
    list_holdings_by_half,
)
from riverboat.notation.pokerstars.pokerstars_money import (
    format_amount,
    money_formatter,
    parse_money,
)
from tests.notation.pokerstars_hands import CASH_HAND, RUSH_HAND

# Dates ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, started",
    [
        ("2026/01/31 15:15:00 ET", "2026-01-31T20:15:00Z"),
        ("2026/07/31 15:15:00 ET", "2026-07-31T19:15:00Z"),
        ("2026/01/31 21:15:00 CET [2026/01/31 15:15:00 ET]", "2026-01-31T20:15:00Z"),
        ("2026/01/31 5:05:07 ET", "2026-01-31T10:05:07Z"),
        ("2008/11/12 - 15:00:01 (ET)", "2008-11-12T20:00:01Z"),
        ("2026-01-31 15:15:00 UTC", ""),
        ("2026/01/31 15:15:00 UTC", "2026-01-31T15:15:00Z"),
        ("2026/01/31 15:15:00", "2026-01-31T15:15:00"),
        ("2026/02/30 15:15:00 ET", ""),
        ("9999/12/31 23:15:00 ET", "9999-12-31T23:15:00"),
        ("", ""),
    ],
)
def test_dates_with_known_zone_are_utc(text: str, started: str) -> None:
    assert parse_start_time(text) == started


def test_eastern_time_matches_new_york() -> None:
    new_york_zone = ZoneInfo("America/New_York")
    for year in range(1990, 2040):
        for day_count in range(0, 366, 5):
            utc_time = datetime(year, 1, 1, 6, 59, 59, tzinfo=UTC) + timedelta(
                days=day_count, hours=day_count % 7
            )
            new_york_time = utc_time.astimezone(new_york_zone)
            text = f"{new_york_time:%Y/%m/%d} {new_york_time.hour}:{new_york_time:%M:%S} ET"
            assert format_eastern(f"{utc_time:%Y-%m-%dT%H:%M:%SZ}") == text
            if not new_york_time.fold:
                assert parse_start_time(text) == f"{utc_time:%Y-%m-%dT%H:%M:%SZ}"


def test_eastern_time_is_right_around_clock_changes() -> None:
    new_york_zone = ZoneInfo("America/New_York")
    for day in ("2006-04-02", "2006-10-29", "2026-03-08", "2026-11-01"):
        for minute_of_day in range(0, 24 * 60, 30):
            utc_time = datetime.fromisoformat(f"{day}T00:00:00+00:00") + timedelta(
                minutes=minute_of_day
            )
            time = utc_time.astimezone(new_york_zone)
            assert (
                format_eastern(utc_time.isoformat())
                == f"{time:%Y/%m/%d} {time.hour}:{time:%M:%S} ET"
            )


@pytest.mark.parametrize(
    "started, text",
    [
        ("2026-01-31T20:15:00Z", "2026/01/31 15:15:00 ET"),
        ("2026-01-31T02:15:00+09:00", "2026/01/30 12:15:00 ET"),
        ("2026-01-31T15:15:00", "2026/01/31 15:15:00 ET"),
        ("2023-06-22", "2023/06/22 0:00:00 ET"),
        ("2009-11", "2009/11/01 0:00:00 ET"),
        ("2009", "2009/01/01 0:00:00 ET"),
        ("some day", ""),
        ("", ""),
    ],
)
def test_partial_date_is_written_as_known(started: str, text: str) -> None:
    assert format_eastern(started) == text


# Amounts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, amount",
    [
        ("$0.05", Decimal("0.05")),
        ("$1,234.50", Decimal("1234.50")),
        ("€2", 2),
        ("£1.00", 1),
        ("300", 300),
        ("1,234,567", 1_234_567),
        ("0,05", Decimal("0.05")),
        ("₹25", 25),
    ],
)
def test_amounts_are_read_in_any_currency(text: str, amount: int | Decimal) -> None:
    assert parse_money(text) == amount


@pytest.mark.parametrize("text", ["$-1", "", "$", "1.2.3", "1e5", "$1 000"])
def test_invalid_amount_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_money(text)


@pytest.mark.parametrize(
    "chips, scale, currency, text",
    [
        (200, 100, "USD", "$2"),
        (250, 100, "USD", "$2.50"),
        (5, 100, "EUR", "€0.05"),
        (5, 1, "", "5"),
        (5, 2, "", "2.50"),
        (12_345_600, 100, "GBP", "£123456"),
    ],
)
def test_amounts_have_two_decimals_or_none(
    chips: int, scale: int, currency: str, text: str
) -> None:
    assert money_formatter(scale, currency)(chips) == text


def test_format_amount_always_writes_cents() -> None:
    assert format_amount(Decimal(1)) == "1.00"
    assert format_amount(Decimal("0.5")) == "0.50"


# Games ------------------------------------------------------------------------------------------


def make_game(variant: str, structure: FixedLimit | NoLimit | PotLimit | CapLimit) -> Game:
    is_stud = VARIANTS[variant].has_upcards
    stakes = Stakes(
        () if is_stud else (1, 2), 2, 4 if structure.has_limit_bets else 2, 1 if is_stud else 0
    )
    return Game(VARIANTS[variant], structure, stakes)


@pytest.mark.parametrize(
    "variant, structure, name",
    [
        ("hold'em", NoLimit(), "Hold'em No Limit"),
        ("hold'em", CapLimit(40), "Hold'em No Limit"),
        ("omaha", PotLimit(), "Omaha Pot Limit"),
        ("omaha hi-lo", FixedLimit(), "Omaha Hi/Lo Limit"),
        ("omaha 5", PotLimit(), "5 Card Omaha Pot Limit"),
        ("courchevel hi-lo", PotLimit(), "Courchevel Hi/Lo Pot Limit"),
        ("seven-card stud", FixedLimit(), "7 Card Stud Limit"),
        ("seven-card stud hi-lo", FixedLimit(), "7 Card Stud Hi/Lo Limit"),
        ("razz", FixedLimit(), "Razz Limit"),
        ("five-card draw", FixedLimit(), "5 Card Draw Limit"),
        ("2-7 single draw", NoLimit(), "Single Draw 2-7 Lowball No Limit"),
        ("2-7 triple draw", FixedLimit(), "Triple Draw 2-7 Lowball Limit"),
        ("badugi", FixedLimit(), "Badugi Limit"),
    ],
)
def test_game_titles_match_site(
    variant: str, structure: FixedLimit | NoLimit | PotLimit | CapLimit, name: str
) -> None:
    assert format_game_title(make_game(variant, structure)) == name


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_title_is_parsed_back(variant: str) -> None:
    name = format_game_title(make_game(variant, FixedLimit()))
    parsed_game = parse_game(f"PokerStars Hand #1:  {name} ($1/$2 USD)").game
    assert (parsed_game.variant, parsed_game.limit, parsed_game.mix) == (variant, "limit", "")


@pytest.mark.parametrize("name", ["Hold'em", "Chess No Limit", "Hold'em No Limit Pre-Flop", ""])
def test_unknown_game_title_is_refused(name: str) -> None:
    with pytest.raises(BadNotation):
        parse_game(f"{name} ($1/$2 USD)")


# Holdings ---------------------------------------------------------------------------------------


def describe_cards(variant: str, hole_cards: str, board: str = "") -> str:
    return describe_holding(
        list_holdings_by_half(VARIANTS[variant], parse_cards(hole_cards), parse_cards(board))
    )


@pytest.mark.parametrize(
    "hole, expected",
    [
        ("As Kd Jh 9c 7s", "high card Ace"),
        ("As Ad Jh 9c 7s", "a pair of Aces"),
        ("6s 6d Jh 9c 7s", "a pair of Sixes"),
        ("As Ad Kh Kc 7s", "two pair, Aces and Kings"),
        ("3s 3d 2h 2c 7s", "two pair, Threes and Deuces"),
        ("Ts Td Th Kc 7s", "three of a kind, Tens"),
        ("As 2d 3h 4c 5s", "a straight, Ace to Five"),
        ("Ts Jd Qh Kc As", "a straight, Ten to Ace"),
        ("As 9s 7s 5s 2s", "a flush, Ace high"),
        ("As Ad Ah Kc Ks", "a full house, Aces full of Kings"),
        ("Js Jd Jh Jc 7s", "four of a kind, Jacks"),
        ("5s 6s 7s 8s 9s", "a straight flush, Five to Nine"),
        ("Ts Js Qs Ks As", "a Royal Flush"),
    ],
)
def test_high_holdings_have_site_names(hole: str, expected: str) -> None:
    assert describe_cards("five-card draw", hole) == expected


@pytest.mark.parametrize(
    "variant, hole, board, expected",
    [
        ("hold'em", "As Kd", "Ah Kc 7s 7d 2c", "two pair, Aces and Kings"),
        ("short deck", "As 9d", "6h 7c 8s Kd Qc", "a straight, Ace to Nine"),
        ("omaha", "As Ad 4c 3c", "Ah Kc Ks 7d 2c", "a full house, Aces full of Kings"),
        (
            "omaha hi-lo",
            "As 2d Kc Kh",
            "3h 5c 8s Kd Qc",
            "HI: three of a kind, Kings; LO: 8,5,3,2,A",
        ),
        ("omaha hi-lo", "As 2d Kc Kh", "Th Jc 8s Kd Qc", "HI: a straight, Ten to Ace"),
        (
            "seven-card stud hi-lo",
            "As 2d 3c 4h 5s Kd Kc",
            "",
            "HI: a straight, Ace to Five; LO: 5,4,3,2,A",
        ),
        ("razz", "As 2d 3c 8h 8s Kd Qc", "", "Lo: Q,8,3,2,A"),
        ("razz", "Ah Ad 2c 2h 3s 3d Kc", "", "Lo: a pair of Aces"),
        ("2-7 triple draw", "7s 5d 4c 3h 2s", "", "Lo: 7,5,4,3,2"),
        ("2-7 triple draw", "7s 7d 4c 3h 2s", "", "Lo: a pair of Sevens"),
        ("badugi", "Ts 7d 4c 2h", "", "Badugi: T,7,4,2"),
        ("badugi", "5d 3c As Ah", "", "3-card: 5,3,A"),
        ("badugi", "5d 5c 3d 3c", "", "2-card: 5,3"),
    ],
)
def test_holdings_of_other_games_have_site_names(
    variant: str, hole: str, board: str, expected: str
) -> None:
    assert describe_cards(variant, hole, board) == expected


def test_badugi_summary_has_article() -> None:
    holding_phrases = list_holdings_by_half(VARIANTS["badugi"], parse_cards("Ts 7d 4c 2h"), ())
    assert describe_with_article(holding_phrases) == "a Badugi: T,7,4,2"


def test_equal_descriptions_add_deciding_kickers() -> None:
    board = parse_cards("As Td 8h 5c 2s")
    jack_kicker_holdings, queen_kicker_holdings, tied_holdings = (
        list_holdings_by_half(VARIANTS["hold'em"], parse_cards(hole), board)
        for hole in ("Ah Jd", "Ad Qc", "Ac Js")
    )
    assert (
        describe_holding(queen_kicker_holdings, [jack_kicker_holdings])
        == "a pair of Aces - Queen kicker"
    )
    assert describe_holding(tied_holdings, [jack_kicker_holdings]) == "a pair of Aces", "they tie"
    lower_flush_holdings = list_holdings_by_half(
        VARIANTS["hold'em"], parse_cards("Ks 3s"), parse_cards("As Ts 8h 5c 2s")
    )
    higher_flush_holdings = list_holdings_by_half(
        VARIANTS["hold'em"], parse_cards("Ks 4s"), parse_cards("As Ts 8h 5c 2s")
    )
    assert (
        describe_holding(higher_flush_holdings, [lower_flush_holdings])
        == "a flush, Ace high - King+Ten+Four kicker"
    )


def test_unknown_hands_have_no_description() -> None:
    assert (
        list_holdings_by_half(
            VARIANTS["hold'em"], parse_cards("?? ??"), parse_cards("As Td 8h 5c 2s")
        )
        == []
    )
    assert (
        list_holdings_by_half(VARIANTS["hold'em"], parse_cards("Ah Jd"), parse_cards("As ?? 8h"))
        == []
    )


# Format detection -------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_file_is_detected_from_first_hand(encoding: str) -> None:
    for text in (CASH_HAND, RUSH_HAND, f"Transcript for your last hands\n\n{CASH_HAND}"):
        assert is_pokerstars(text.encode(encoding))


@pytest.mark.parametrize(
    "text", ["", "STATE:0:ff:", 'variant = "NT"\n', '{"ohh": {}}', "PokerStars is a site\n"]
)
def test_other_formats_are_not_detected(text: str) -> None:
    assert not is_pokerstars(text.encode())
