"""Everleaf, Betfair, Entraction, PKR, BetOnline and Boss: detection, parsing and replay."""

from pathlib import Path

import pytest

import riverboat as rb
from riverboat.engine.state import hand_facts as f
from riverboat.histories.history_reader import read_hands
from riverboat.notation import ParsedHand, to_pokerstars
from riverboat.notation.format_detection import detect_format, parse_hands
from riverboat.notation.pokerstars import parse_pokerstars
from riverboat.notation.site_dialects import SITES, load_dialect
from tests.notation import closed_site_hands as texts
from tests.notation.dialect_reading import get_payoffs_by_player, replace_text

SITES_AND_HAND_COUNTS = {
    "EVERLEAF_HANDS": ("Everleaf", 2),
    "EVERLEAF_HI_LO_HAND": ("Everleaf", 1),
    "BETFAIR_HAND": ("Betfair", 1),
    "ENTRACTION_HANDS": ("Entraction", 2),
    "PKR_HANDS": ("PKR", 2),
    "BETONLINE_HANDS": ("BetOnline", 2),
    "BETONLINE_SIDE_POT_HAND": ("BetOnline", 1),
    "BOSS_HANDS": ("Boss", 2),
    "BOSS_ADDED_CALLS_HAND": ("Boss", 1),
}


def _parse_sample(sample_name: str) -> list[ParsedHand]:
    return parse_hands(getattr(texts, sample_name))


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_every_hand_is_detected_and_played_to_end(name: str) -> None:
    site, hand_count = SITES_AND_HAND_COUNTS[name]
    first_bytes = getattr(texts, name).encode()
    assert detect_format(first_bytes) == site
    assert [site for site in SITES if load_dialect(site).can_read(first_bytes)] == [site]
    parsed_hands = _parse_sample(name)
    assert [str(hand.problems) for hand in parsed_hands if hand.problems] == []
    assert len(parsed_hands) == hand_count


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_hand_survives_round_trip_as_pokerstars(name: str) -> None:
    for hand in _parse_sample(name):
        [reread_hand] = parse_pokerstars(to_pokerstars(hand))
        assert reread_hand.problems == ()
        assert reread_hand.log == hand.log


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_encoding_and_line_ends_do_not_change_log(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    text = getattr(texts, name)
    logs = [hand.log for hand in _parse_sample(name)]
    for encoding, byte_order_mark in (
        ("utf-8", ""),
        ("utf-8", "\ufeff"),
        ("utf-16", ""),
        ("cp1252", ""),
    ):
        file.write_bytes((byte_order_mark + text.replace("\n", "\r\n")).encode(encoding))
        assert [hand.read.log for hand in read_hands(file)] == logs


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_truncated_hand_is_refused(name: str) -> None:
    lines = getattr(texts, name).splitlines()
    parsed_hands = _parse_sample(name)
    first_hand_line_count = parsed_hands[1].source.line - 1 if len(parsed_hands) > 1 else len(lines)
    [hand] = parse_hands("\n".join(lines[: first_hand_line_count // 2]))
    assert hand.problems


@pytest.mark.parametrize(
    "name, old, new, reason",
    [
        ("EVERLEAF_HANDS", "bob b raises [$ 3 USD]", "bob b raises [$ 1.50 USD]", "can’t raise"),
        ("EVERLEAF_HANDS", "NL Hold'em", "NL Dealer's Choice", "Dealer's Choice"),
        ("EVERLEAF_HANDS", "eve folds", "eve folds twice", "twice"),
        ("BETFAIR_HAND", "PL $0.05/$0.10 Omaha", "PL $0.05/$0.10 Badugi", "Badugi"),
        ("BETFAIR_HAND", "wins $4.50", "wins $5.50", "8.40"),
        ("ENTRACTION_HANDS", "Rake:                       EUR 0.75", "Rake: EUR 0.95", "0.9"),
        ("ENTRACTION_HANDS", "Small Blind:                bob", "Odd Blind: bob", "Odd Blind"),
        ("PKR_HANDS", "cat c calls $0.50", "cat c calls $0.40", "0.4"),
        ("PKR_HANDS", "Limit Type: NO LIMIT", "Limit Type: SOME LIMIT", "SOME LIMIT"),
        ("BETONLINE_HANDS", "and won (18.01)", "and won (28.01)", "28.01"),
        ("BETONLINE_HANDS", "ann: folds", "ann: folds gladly", "gladly"),
        ("BOSS_HANDS", 'LINK="27"', 'LINK="57"', "card"),
        ("BOSS_HANDS", "ACTION_RAISE", "ACTION_DANCE", "ACTION_DANCE"),
        ("BOSS_HANDS", "GAME_THM", "GAME_OTHER", "GAME_OTHER"),
    ],
)
def test_contradiction_is_refused_with_reason(name: str, old: str, new: str, reason: str) -> None:
    text = getattr(texts, name)
    assert old in text
    first_hand = parse_hands(text.replace(old, new))[0]
    assert reason in " ".join(first_hand.problems)


# Details by site --------------------------------------------------------------------------------


def test_everleaf_gives_late_post_and_rake() -> None:
    first_hand, _ = _parse_sample("EVERLEAF_HANDS")
    assert first_hand.players == ("ann", "bob b", "cat", "eve")
    assert f.Posted(0, "post", 100, 100) in first_hand.log
    assert (first_hand.about.started, first_hand.about.table) == ("2011-02-03T20:15:00", "Pier IV")
    assert (first_hand.rake, first_hand.unwritten) == (250, 250)


def test_everleaf_tournament_is_named_by_its_file(tmp_path: Path) -> None:
    text = texts.EVERLEAF_HANDS.partition("\n\n\n\n")[2].replace("$ ", "").replace(" USD", "")
    text = replace_text(text, ("$0.50/$1 NL", "0.50/1 NL"))
    file = tmp_path / "TID_876731-3.txt"
    file.write_text(text)
    [hand] = read_hands(file)
    assert hand.read.about.tournament is not None
    assert (hand.read.about.tournament.number, hand.read.about.currency) == ("876731", "")


def test_omaha_without_structure_is_limit() -> None:
    [hand] = _parse_sample("EVERLEAF_HI_LO_HAND")
    assert hand.game is not None
    assert hand.game.name == "limit omaha hi-lo 50/100"


def test_entraction_gives_mucked_cards_and_double_post() -> None:
    limit_hand, omaha_hand = _parse_sample("ENTRACTION_HANDS")
    assert limit_hand.game is not None
    assert limit_hand.game.name == "limit hold'em 1000/2000"
    assert (limit_hand.rake, limit_hand.about.started) == (75, "2011-03-26T13:19:18Z")
    assert f.Posted(0, "dead", 50, 0) in omaha_hand.log
    deal_fact = next(fact for fact in omaha_hand.log if isinstance(fact, f.HoleCardsDealt))
    assert -1 not in deal_fact.holdings[3]


def test_pkr_shows_hands_before_the_board() -> None:
    first_hand, second_hand = _parse_sample("PKR_HANDS")
    assert first_hand.players == ("ann", "cat c", "dan", "eve")
    assert (first_hand.rake, first_hand.about.hand) == (300, "2433000728")
    assert second_hand.about.table == "Leeward Point"


def test_betonline_infers_dead_blind_and_board() -> None:
    cash_hand, tournament_hand = _parse_sample("BETONLINE_HANDS")
    assert f.Posted(0, "dead", 25, 0) in cash_hand.log
    assert cash_hand.about.chairs == (3, 5, 6, 9, 10)
    assert sum(isinstance(fact, f.BoardDealt) for fact in cash_hand.log) == 3
    assert tournament_hand.about.tournament is not None
    assert tournament_hand.game is not None
    assert tournament_hand.game.stakes.blinds == (5000, 10_000)


def test_betonline_takes_game_from_hole_cards() -> None:
    text = texts.BETONLINE_HANDS.partition("\n\n\n\n")[2]
    text = replace_text(text, ("[Jh 9s]", "[Jh 9s 2c 2d]"))
    [hand] = parse_hands(text)
    assert hand.game is not None
    assert hand.game.variant.name == "omaha"
    assert any("four hole cards" in note for note in hand.notes)


def test_winner_of_side_pot_need_not_show() -> None:
    [hand] = _parse_sample("BETONLINE_SIDE_POT_HAND")
    assert get_payoffs_by_player(hand) == {"ann": 0, "bob": 4, "cat": 11, "dan": -16}
    assert hand.rake == 100
    assert "an uncontested side pot is won without showing: bob" in hand.notes
    text = replace_text(
        texts.BETONLINE_SIDE_POT_HAND, ("bob collected (20.00)", "bob collected (21.00)")
    )
    [refused_hand] = parse_hands(text)
    assert refused_hand.faults


@pytest.mark.parametrize(
    "format_name, recorded_text, wrong_text",
    [
        ("pokerstars", "bob collected $20", "bob collected $21"),
        ("phh", "winnings = [20, 17,", "winnings = [21, 17,"),
        ("phh", "winnings = [20, 17,", "winnings = [51, 17,"),
        ("ohh", '"win_amount":20', '"win_amount":21'),
    ],
)
def test_winner_of_side_pot_need_not_show_in_any_format(
    format_name: str, recorded_text: str, wrong_text: str
) -> None:
    [hand] = _parse_sample("BETONLINE_SIDE_POT_HAND")
    text = rb.convert([rb.HandHistory(hand)], to=format_name)
    [accepted_hand] = parse_hands(text)
    assert get_payoffs_by_player(accepted_hand) == get_payoffs_by_player(hand)
    assert any(
        "uncontested side pot is won without showing" in note for note in accepted_hand.notes
    )
    [refused_hand] = parse_hands(replace_text(text, (recorded_text, wrong_text)))
    assert refused_hand.faults


def test_phh_winnings_may_include_uncalled_bet() -> None:
    [hand] = _parse_sample("BETONLINE_SIDE_POT_HAND")
    text = rb.convert([rb.HandHistory(hand)], to="phh")
    [accepted_hand] = parse_hands(replace_text(text, ("winnings = [20,", "winnings = [50,")))
    assert not accepted_hand.faults
    assert get_payoffs_by_player(accepted_hand) == get_payoffs_by_player(hand)


def test_boss_call_amounts_are_totals_or_added_chips() -> None:
    [hand] = _parse_sample("BOSS_ADDED_CALLS_HAND")
    assert "calls are told with the chips put in" in hand.notes
    assert all(not parsed_hand.notes for parsed_hand in _parse_sample("BOSS_HANDS"))
