"""Hand histories in XML: iPoker and Merge."""

from pathlib import Path

import pytest

from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand, read_hands, to_pokerstars
from riverboat.notation.format_detection import detect_format, parse_hands
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation import ipoker_hands, merge_hands
from tests.notation.dialect_reading import get_payoffs_by_player
from tests.notation.ipoker_hands import (
    ALL_IN_HAND,
    LIMIT_HAND,
    OMAHA_HAND,
    STUD_HAND,
    TOURNAMENT_HAND,
    UNCALLED_HAND,
    make_cash_session,
)

MERGE_TEXTS = {
    "flop": merge_hands.HOLDEM_HAND.replace("{won}", "142.00"),
    "stud": merge_hands.STUD_HAND,
    "draw": merge_hands.DRAW_HAND,
    "tournament": merge_hands.TOURNAMENT_HANDS,
}
IPOKER_TEXTS = {
    "cash": make_cash_session(ALL_IN_HAND, UNCALLED_HAND),
    "limit": make_cash_session(LIMIT_HAND, game_type="Holdem L $2/$4"),
    "omaha": make_cash_session(OMAHA_HAND, game_type="PL €0.50/€1"),
    "stud": make_cash_session(STUD_HAND, game_type="5 Card Stud L €0.50/€1"),
    "tournament": ipoker_hands.tournament_session(TOURNAMENT_HAND),
}
ALL_XML_TEXTS = {
    **{f"Merge {kind}": text for kind, text in MERGE_TEXTS.items()},
    **{f"iPoker {kind}": text for kind, text in IPOKER_TEXTS.items()},
}


def parse_all(text: str) -> list[ParsedHand]:
    return parse_hands(text)


def parse_one(text: str) -> ParsedHand:
    [hand] = parse_all(text)
    return hand


@pytest.mark.parametrize("name", ALL_XML_TEXTS)
def test_every_hand_is_detected_and_played_to_end(name: str) -> None:
    assert detect_format(ALL_XML_TEXTS[name].encode()) == name.split()[0]
    parsed_hands = parse_all(ALL_XML_TEXTS[name])
    assert parsed_hands
    assert [hand.problems for hand in parsed_hands] == [()] * len(parsed_hands)


@pytest.mark.parametrize("name", ALL_XML_TEXTS)
def test_hand_survives_round_trip_as_pokerstars(name: str) -> None:
    for hand in parse_all(ALL_XML_TEXTS[name]):
        [reread_hand] = parse_pokerstars(to_pokerstars(hand))
        assert reread_hand.problems == ()
        assert reread_hand.log == hand.log


@pytest.mark.parametrize("name", ALL_XML_TEXTS)
def test_encoding_and_line_ends_do_not_change_log(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.xml"
    logs = [hand.log for hand in parse_all(ALL_XML_TEXTS[name])]
    for encoding, byte_order_mark in (
        ("utf-8", ""),
        ("utf-8", "\ufeff"),
        ("utf-16", ""),
        ("cp1252", ""),
    ):
        file.write_bytes(
            (byte_order_mark + ALL_XML_TEXTS[name].replace("\n", "\r\n")).encode(encoding)
        )
        assert [hand.log for hand in read_hands(file)] == logs


# iPoker -----------------------------------------------------------------------------------------


def test_actions_follow_numbers_and_seats_are_sorted() -> None:
    hand = parse_one(make_cash_session(ALL_IN_HAND))
    assert hand.players == ("ann", "bob", "cat", "dan")
    assert (hand.about.chairs, hand.about.hero, hand.about.table_size) == ((1, 3, 5, 8), 0, 6)
    assert (hand.about.currency, hand.rake) == ("EUR", 300)


def test_uncalled_bet_follows_client_version() -> None:
    older_hand = parse_one(make_cash_session(UNCALLED_HAND))
    assert (older_hand.rake, older_hand.players) == (10, ("ann", "bob & co", "cat"))
    newer_hand = parse_one(make_cash_session(UNCALLED_HAND).replace("19.4.1", "23.5.1.7"))
    assert newer_hand.rake == 10
    text = "<uncalled_bet_enabled>true</uncalled_bet_enabled><mode>"
    assert parse_one(make_cash_session(UNCALLED_HAND).replace("<mode>", text)).rake == 10
    raised_bet_text = UNCALLED_HAND.replace("€6,90", "€9,90")
    assert parse_one(make_cash_session(raised_bet_text)).rake == 10


def test_five_hole_cards_identify_five_card_omaha() -> None:
    hand = parse_one(IPOKER_TEXTS["omaha"])
    assert hand.game is not None
    assert hand.game.name == "pot-limit omaha 5 50/100"


def test_tournament_blinds_are_read_from_posts() -> None:
    first_hand, second_hand = parse_all(IPOKER_TEXTS["tournament"])
    assert first_hand.about.tournament is not None
    assert (first_hand.about.tournament.number, first_hand.about.tournament.buy_in) == (
        "887001",
        "€0.91",
    )
    assert first_hand.about.tournament.bounty == "€0.91"
    assert [hand.game.name for hand in (first_hand, second_hand) if hand.game] == [
        "no-limit hold'em 250/500 ante 75",
        "no-limit hold'em 250/500",
    ]


def test_truncated_session_with_bare_ampersands_is_read() -> None:
    truncated_text = (
        make_cash_session(ALL_IN_HAND, UNCALLED_HAND)
        .replace("</session>\n", "")
        .replace("&amp;", "&")
    )
    parsed_hands = parse_all(truncated_text)
    assert [hand.problems for hand in parsed_hands] == [(), ()]
    assert parsed_hands[1].players[1] == "bob & co"


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ('type="7" sum="€59.50"', 'type="7" sum="DP"', "is marked all-in with"),
        ('type="7" sum="€59.50"', 'type="77" sum="€59.50"', "type '77'"),
        ('type="7" sum="€59.50"', 'type="3" sum="€59"', "bob owes 59.50"),
        ('win="€143"', 'win="€150"', "winnings"),
        ('win="€143"', 'win="€99"', "winnings"),
        ("C10 D2 S7", "C10 D2 S77", "S77"),
        ("C10 D2 S7", "C10 D2 SA", "As"),
        ("Holdem NL", "Whist NL", "no known game"),
        ("<round no=", "<<round no=", "XML"),
        ('player="dan" type="7"', 'player="eva" type="7"', "isn’t at this table"),
        ("</general>\n  <round", "<!ENTITY a 'b'></general>\n  <round", "entities"),
    ],
)
def test_impossible_ipoker_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    text = make_cash_session(ALL_IN_HAND, UNCALLED_HAND)
    assert old in text
    broken_hand, parsed_hand = parse_all(text.replace(old, new, 1))
    assert any(reason in problem for problem in broken_hand.problems), broken_hand.problems
    assert not parsed_hand.problems or "no known game" in reason


def test_hand_with_only_blinds_is_refused() -> None:
    text = make_cash_session(ALL_IN_HAND)
    truncated_text = text[: text.index('  <round no="1">')] + " </game></session>"
    assert parse_one(truncated_text).problems


# Merge ------------------------------------------------------------------------------------------


def test_returning_player_posts_both_blinds() -> None:
    hand = parse_one(MERGE_TEXTS["flop"])
    posts = [(fact.seat, fact.kind, fact.chips) for fact in hand.log if isinstance(fact, f.Posted)]
    assert posts == [(1, "blind", 50), (2, "blind", 100), (3, "post", 100), (3, "dead", 50)]
    assert hand.about.started == "2012-01-31T20:15:00Z"
    assert hand.about.chairs == (1, 3, 4, 6)


def test_all_in_amount_may_be_a_total() -> None:
    first_hand_text = MERGE_TEXTS["tournament"][
        MERGE_TEXTS["tournament"].index('<game id="504-2"') :
    ]
    description = '<description type="Holdem Tournament" stakes="No Limit"/>\n'
    changed_text = first_hand_text.replace(
        'type="ALL_IN" player="5" amount="990.00"', 'type="ALL_IN" player="5" amount="1000.00"'
    )
    hand = parse_one(description + changed_text)
    assert hand.problems == ()
    assert hand.notes[-1] == "an all-in is told with its total"


def test_tournament_stacks_may_be_counted_after_posts() -> None:
    parsed_hand_after, parsed_hand_before = parse_all(MERGE_TEXTS["tournament"])
    for hand in (parsed_hand_after, parsed_hand_before):
        started_fact = hand.log[0]
        assert isinstance(started_fact, f.HandStarted)
        assert started_fact.stacks == (1000, 1000)
    assert parsed_hand_before.notes == ("stacks are counted before the posts",)


@pytest.mark.parametrize(
    "old, new, reason",
    [
        ('<event sequence="7" type="FOLD"', '<event sequence="7" type="CHECK"', "can’t check"),
        ('type="FOLD" timestamp="6"', 'type="GAME_CANCELLED" timestamp="6"', "cancelled"),
        ('type="ALL_IN" timestamp="3"', 'type="LEAP" timestamp="3"', "type 'LEAP'"),
        ('player="3"/>\n  <cards', 'player="9"/>\n  <cards', "isn’t at this table"),
        ("Holdem", "5-Draw w/Joker", "no known game"),
        ("No Limit", "Half Pot Limit", "no known game"),
        ('amount="142.00"', 'amount="146.50"', "winnings"),
    ],
)
def test_impossible_merge_hand_is_refused_with_reason(old: str, new: str, reason: str) -> None:
    assert old in MERGE_TEXTS["flop"]
    hand = parse_one(MERGE_TEXTS["flop"].replace(old, new, 1))
    assert any(reason in problem for problem in hand.problems), hand.problems


def test_merge_hands_may_be_shown_before_board() -> None:
    text = merge_hands.HOLDEM_HAND.replace("{won}", "142.00")
    show_event = """  <event sequence="8" type="SHOW" timestamp="7" player="0"/>
  <cards type="SHOWN" cards="As,Ad" player="0"/>
  <cards type="SHOWN" cards="Th,Ts" player="2"/>
 </round>
 <round id="SHOWDOWN" sequence="3">"""
    early_show_text = text.replace(' </round>\n <round id="SHOWDOWN" sequence="3">', show_event)
    round_end_index = early_show_text.index("</round>", early_show_text.index('type="SHOW"'))
    show_indexes = [
        line for line in early_show_text[round_end_index:].splitlines() if 'type="SHOWN"' in line
    ]
    for line in show_indexes:
        early_show_text = early_show_text[:round_end_index] + early_show_text[
            round_end_index:
        ].replace(f"{line}\n", "", 1)
    assert early_show_text.count("SHOWN") == 2
    hand, parsed_hand = parse_one(early_show_text), parse_one(text)
    assert hand.problems == ()
    assert get_payoffs_by_player(hand) == get_payoffs_by_player(parsed_hand)


def test_ipoker_stud_stakes_are_inferred_from_bets() -> None:
    stud_hand_text = STUD_HAND.replace("€0.20", "15").replace("€0.50", "60").replace("€0.30", "45")
    stud_hand_text = stud_hand_text.replace("€26", "1500").replace("€12", "1500")
    stud_hand_text = stud_hand_text.replace("€2.28", "270").replace("€1.20", "135")
    folded_hand_text = """\
 <game gamecode="9006">
  <general>
   <startdate>2026-01-31 20:21:00</startdate>
   <players>
    <player seat="1" name="bob" chips="1635" dealer="1" win="45" bet="15"/>
    <player seat="4" name="ann" chips="1365" dealer="0" win="0" bet="30"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="bob" type="15" sum="15"/>
   <action no="2" player="ann" type="15" sum="15"/>
  </round>
  <round no="2">
   <cards type="Second Street" player="bob">H8 DJ</cards>
   <cards type="Second Street" player="ann">SQ C3</cards>
   <action no="3" player="ann" type="16" sum="15"/>
   <action no="4" player="bob" type="3" sum="15"/>
  </round>
 </game>
"""
    hands = parse_all(
        ipoker_hands.tournament_session(stud_hand_text).replace("Holdem NL", "5 Card Stud L")
    )
    assert [hand.problems for hand in hands] == [()]
    assert hands[0].game is not None
    assert hands[0].game.name == "limit five-card stud 60/120 ante 15 bring-in 15"
    session_text = ipoker_hands.tournament_session(stud_hand_text, folded_hand_text).replace(
        "Holdem NL", "5 Card Stud L"
    )
    second_hand = parse_all(session_text)[1]
    assert second_hand.game is not None
    assert second_hand.game.stakes.small_bet == 60, "as in the hand before, of the same bring-in"
