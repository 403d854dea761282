"""Exported hands: faithful to the rules, without cards that the viewer has not seen."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from riverboat.cards import DECKS, UNKNOWN, name
from riverboat.engine import AnyFact
from riverboat.engine.state import hand_facts as of_hand
from riverboat.notation import parse_ohh, parse_own, parse_phh, parse_pokerstars
from riverboat.service.decks.deal_order import cards_in_deal_order
from riverboat.service.history.hand_export import (
    EXPORT_FORMATS,
    FormatName,
    HistoryHeader,
    TableHand,
    export,
    iter_hands,
    redact_for_viewer,
    redact_log_for,
)
from riverboat.table.state import facts as f
from tests.schedule import run_in
from tests.service.sealed_sessions import play_cached_session

EXPORT_HEADER = HistoryHeader("Friday night", 9, 100)
PARSERS_BY_FORMAT = {
    "json": parse_own,
    "phh": parse_phh,
    "ohh": parse_ohh,
    "pokerstars": parse_pokerstars,
}
GAMES_WITH_HIDDEN_CARDS = (
    "online",
    "home",
    "stud",
    "8-game",
    "triple draw",
    "kill in high-low",
    "run it twice",
)


def export_hands(table_kind: str, hands: int = 25) -> list[TableHand]:
    return list(iter_hands(play_cached_session(table_kind, 3, hands).records))


# Out of the records ------------------------------------------------------------------------------


@pytest.mark.parametrize("table_kind", ["online", "home", "dealer's choice", "blinds by places"])
def test_finished_hands_are_found_with_players(table_kind: str) -> None:
    sealed_session = play_cached_session(table_kind)
    table_hands = export_hands(table_kind)
    dealt_hands = [hand for hand in sealed_session.hands if hand.log]
    assert [hand.number for hand in table_hands] == [hand.number for hand in dealt_hands]
    assert [hand.players for hand in table_hands] == [hand.players for hand in dealt_hands]
    assert [list(hand.log) for hand in table_hands] == [hand.log for hand in dealt_hands]


def test_hand_in_progress_is_not_exported() -> None:
    sealed_session = play_cached_session("online")
    end_index = next(
        index
        for index, fact in enumerate(sealed_session.records)
        if isinstance(fact, f.HandClosed) and fact.hand_number == 7
    )
    assert [hand.number for hand in iter_hands(sealed_session.records[:end_index])][-1] == 6
    assert [hand.number for hand in iter_hands(sealed_session.records[: end_index + 1])][-1] == 7


def test_only_a_dead_button_is_recorded() -> None:
    table_hands = (
        export_hands("home", 60) + export_hands("cash", 60) + export_hands("three blinds, dead", 60)
    )
    dead_button_hands = [hand for hand in table_hands if hand.button]
    assert 0 < len(dead_button_hands) < len(table_hands)
    assert not any(hand.button in hand.chairs for hand in dead_button_hands)


# In writing --------------------------------------------------------------------------------------


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("format_name", EXPORT_FORMATS)
@pytest.mark.parametrize("table_kind", ["online", "cash", "8-game", "rake", "short deck"])
def test_exported_hands_round_trip(table_kind: str, format_name: FormatName) -> None:
    hands = export_hands(table_kind)
    for viewer in ("", hands[0].players[0]):
        export_result = export(hands, format_name, viewer, EXPORT_HEADER)
        parsed_hands = PARSERS_BY_FORMAT[format_name](export_result.text)
        assert export_result.hands == len(parsed_hands) == len(hands) - len(export_result.refused)
        assert [str(parsed_hand) for parsed_hand in parsed_hands if not parsed_hand.exact] == []
        refused_hands = {refusal.hand for refusal in export_result.refused}
        table_hands = [hand for hand in hands if hand.number not in refused_hands]
        for hand, reread_hand in zip(table_hands, parsed_hands, strict=True):
            assert set(reread_hand.players) == set(hand.players)
            parsed_hand = redact_for_viewer(hand, viewer, EXPORT_HEADER)
            if format_name == "json":
                assert reread_hand.log == parsed_hand.log
                assert reread_hand.about == parsed_hand.about


def test_export_header_has_site_time_and_hero() -> None:
    hand = replace(export_hands("online")[0], at=1_700_000_000_123)
    header = redact_for_viewer(hand, hand.players[1], EXPORT_HEADER).about
    assert (header.site, header.hand, header.table) == ("riverboat", "1", "Friday night")
    assert (header.table_size, header.chairs, header.hero) == (9, hand.chairs, 1)
    assert header.started == "2023-11-14T22:13:20Z"
    assert redact_for_viewer(replace(hand, at=0), "", EXPORT_HEADER).about.started == ""
    assert redact_for_viewer(hand, "nobody", EXPORT_HEADER).about.hero is None


def test_json_export_has_one_line_per_hand() -> None:
    hands = export_hands("online")
    json_lines = export(hands, "json", "", EXPORT_HEADER).text.splitlines()
    assert [json.loads(line)["about"]["hand"] for line in json_lines] == [
        str(hand.number) for hand in hands if not hand.early_end
    ]


def test_cancelled_hand_is_refused_with_reason() -> None:
    hand = replace(export_hands("online")[0], early_end="void: fire")
    for format_name in EXPORT_FORMATS:
        export_result = export([hand], format_name)
        assert (export_result.text, export_result.hands) == ("", 0)
        assert export_result.refused[0].hand == 1
        assert str(export_result.refused[0].reason).endswith("no result to write: void: fire")


def test_sample_sessions_include_cancelled_and_chopped_hands() -> None:
    sessions = [
        play_cached_session("ante of each", 2, 40),
        play_cached_session("rake, drop and kitty", 4, 40),
    ]
    hands = [hand for session in sessions for hand in iter_hands(session.records)]
    early_end_types = {type(hand.early_end).__name__ for hand in hands}
    assert early_end_types == {"NoneType", "HandVoidedReason", "BlindsChoppedReason"}


def test_inexpressible_hand_is_refused_and_others_exported() -> None:
    hands = export_hands("open stakes", 60)
    hands_with_added_chips = {
        hand.number
        for hand in hands
        if any(isinstance(fact, of_hand.ChipsAdded) for fact in hand.log) and not hand.early_end
    }
    assert hands_with_added_chips
    for format_name in ("phh", "ohh", "pokerstars"):
        export_result = export(hands, format_name)
        assert {refusal.hand for refusal in export_result.refused} >= hands_with_added_chips
        assert any(
            "chips added during a hand" in str(refusal.reason) for refusal in export_result.refused
        )
        assert export_result.hands > 30
    assert not {refusal.hand for refusal in export(hands, "json").refused} & hands_with_added_chips


# What a viewer may see ---------------------------------------------------------------------------


@pytest.mark.parametrize("table_kind", GAMES_WITH_HIDDEN_CARDS)
def test_viewer_log_contains_only_seen_cards(table_kind: str) -> None:
    hidden_card_count = 0
    for hand in export_hands(table_kind):
        shown_cards = {
            (fact.seat, card)
            for fact in hand.log
            if isinstance(fact, of_hand.HandShown | of_hand.OpenersShown)
            for card in fact.cards
        }
        for viewer in (None, *range(len(hand.players))):
            facts = redact_log_for(hand.log, viewer)
            assert len(facts) == len(hand.log)
            for fact, observed_fact in zip(hand.log, facts, strict=True):
                if isinstance(fact, of_hand.HoleCardsDealt):
                    assert isinstance(observed_fact, of_hand.HoleCardsDealt)
                    assert not set(observed_fact.burned) - {UNKNOWN}
                    for seat, cards in enumerate(fact.holdings):
                        for card, observed_card in zip(
                            cards, observed_fact.holdings[seat], strict=True
                        ):
                            is_visible = (
                                seat == viewer
                                or (seat, card) in shown_cards
                                or card in fact.exposed_cards
                            )
                            assert observed_card == (card if is_visible else UNKNOWN)
                            hidden_card_count += not is_visible
                elif isinstance(fact, of_hand.Discarded) and fact.seat != viewer:
                    assert isinstance(observed_fact, of_hand.Discarded)
                    assert not set(observed_fact.cards) - {UNKNOWN}
    assert hidden_card_count > 50


def permute_hidden_cards(
    log: tuple[AnyFact, ...], viewer: int | None, rng: Random
) -> tuple[AnyFact, ...]:
    """Return the hand with every card hidden from the viewer replaced by another hidden card."""
    deck = DECKS[log[0].game.variant.deck].cards  # type: ignore[union-attr]
    known_cards = {card.card for card in cards_in_deal_order(redact_log_for(log, viewer))}
    hidden_cards = [card for card in deck if card not in known_cards]
    replacement_cards = rng.sample(hidden_cards, len(hidden_cards))
    replacements = dict(zip(hidden_cards, replacement_cards, strict=True))

    def replace_cards(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([replacements.get(card, card) for card in cards])

    facts: list[AnyFact] = []
    for fact in log:
        match fact:
            case of_hand.HoleCardsDealt(holdings=holdings, burned=burned):
                permuted_holdings = tuple(map(replace_cards, holdings))
                facts.append(
                    replace(fact, holdings=permuted_holdings, burned=replace_cards(burned))
                )
            case of_hand.Discarded(seat, thrown):
                facts.append(of_hand.Discarded(seat, replace_cards(thrown)))
            case of_hand.StubReshuffled(cards=returned_numbers):
                facts.append(replace(fact, cards=replace_cards(returned_numbers)))
            case of_hand.BoardDealt(burned=burned) | of_hand.UpcardsDealt(burned=burned):
                facts.append(replace(fact, burned=replace_cards(burned)))
            case of_hand.Burned(burned):
                facts.append(of_hand.Burned(replace_cards(burned)))
            case _:
                facts.append(fact)
    return tuple(facts)


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("table_kind", GAMES_WITH_HIDDEN_CARDS)
def test_exports_do_not_depend_on_hidden_cards(table_kind: str) -> None:
    rng, changed_hand_count = Random(5), 0
    for hand in export_hands(table_kind)[:8]:
        for viewer in (None, *range(len(hand.players))):
            viewer_name = "" if viewer is None else hand.players[viewer]
            permuted_hand = replace(hand, log=permute_hidden_cards(hand.log, viewer, rng))
            changed_hand_count += permuted_hand.log != hand.log
            for format_name in EXPORT_FORMATS:
                original_export, permuted_export = (
                    export([hand], format_name, viewer_name, EXPORT_HEADER),
                    export([permuted_hand], format_name, viewer_name, EXPORT_HEADER),
                )
                assert original_export == permuted_export
    assert changed_hand_count > 8


def test_host_export_equals_spectator_export() -> None:
    hands = export_hands("online")
    for format_name in EXPORT_FORMATS:
        assert export(hands, format_name, "the host") == export(hands, format_name)


def test_every_format_contains_players_own_cards() -> None:
    hand = next(hand for hand in export_hands("online") if not hand.early_end)
    deal_fact = next(fact for fact in hand.log if isinstance(fact, of_hand.HoleCardsDealt))
    for seat, cards in enumerate(deal_fact.holdings):
        for format_name in EXPORT_FORMATS:
            exported_text = export([hand], format_name, hand.players[seat]).text
            joined_cards, spaced_cards = "".join(map(name, cards)), " ".join(map(name, cards))
            card_number_json, card_name_json = json.dumps(cards), json.dumps(spaced_cards.split())
            card_spellings = (
                joined_cards,
                spaced_cards,
                card_number_json.replace(" ", ""),
                card_name_json.replace(" ", ""),
            )
            assert any(card_spelling in exported_text for card_spelling in card_spellings)
