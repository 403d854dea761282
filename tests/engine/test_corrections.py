"""Irregularities and corrections in a hand: state, log, audit, views and narration."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    AnyFact,
    Deal,
    HandState,
    RaiseTo,
    ToAct,
    ToDeal,
    act,
    advance,
    due,
    from_json_lines,
    parse_game,
    replay,
    start,
    to_json_lines,
)
from riverboat.engine import corrections as made
from riverboat.engine.commands.engine_errors import CorruptLog, Irregularity
from riverboat.engine.corrections import correct
from riverboat.engine.hand_audit import audit, replay_audited
from riverboat.engine.hand_redaction import RAIL, redact_log, redacted_hand
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.narration import narrate_log
from riverboat.notation.phh.phh_writer import to_phh
from riverboat.notation.pokerstars.pokerstars_writer import to_pokerstars
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source
from riverboat.notation.riverboat_log import parse_own, to_own
from riverboat.words import ENGLISH
from tests.engine.hand_properties import replay_states
from tests.engine.random_corrections import CorrectedHand, play_corrected_hand
from tests.schedule import run_in
from tests.thorough import example_seeds

HOLDEM_GAME = parse_game("no-limit hold'em 50/100")
AUDITED_FACTS = (f.WentWrong, c.CardsExposed, c.FloorDecided)
"""Facts that an audit lists; a correction by rule is clean."""
DECK_CARDS = parse_cards("As Ks Qd Jd 9c 8c 2h 7s 6s 5s 3d 4d 5d 6d 7d 8d 9d Td Kd Ad")
GAMES = [
    ("hold'em", "no-limit"),
    ("hold'em", "limit"),
    ("omaha", "pot-limit"),
    ("omaha hi-lo", "limit"),
    ("short deck", "no-limit"),
    ("crazy pineapple", "no-limit"),
    ("drawmaha", "pot-limit"),
    ("seven-card stud", "limit"),
    ("razz", "limit"),
    ("five-card draw", "limit"),
    ("2-7 triple draw", "limit"),
    ("badugi", "limit"),
]


class CorrectionTable:
    """A hand dealt from a fixed deck, top card first."""

    def __init__(self, stacks: tuple[int, ...] = (10_000, 10_000, 10_000)) -> None:
        self.log: list[AnyFact] = [start(HOLDEM_GAME, stacks, button=len(stacks) - 3)]
        self.hand = replay(self.log)
        advance(self.hand, self.log)

    @property
    def stub(self) -> list[int]:
        """Return the remaining cards."""
        return [card for card in DECK_CARDS if card not in self.hand.dealt_cards]

    def play(self, *commands: AnyCommand) -> None:
        """Play commands, and deal what is due before each and after the last."""
        for command in (None, *commands):
            if command is not None:
                act(self.hand, command, self.log)
            while isinstance(pending := due(self.hand), ToDeal):
                stub = self.stub
                cards = stub[pending.burn_count : pending.burn_count + pending.count]
                act(self.hand, Deal(tuple(cards), tuple(stub[: pending.burn_count])), self.log)

    def correct(self, *facts: f.AnyIrregular) -> None:
        """Insert correction facts."""
        correct(self.hand, self.log, *facts)

    def check_to_end(self) -> list[int]:
        """Check and call to the end; return the final stacks."""
        self.play()
        while isinstance(due(self.hand), ToAct):
            self.play(CALL)
        assert self.hand.has_ended
        return self.hand.stacks


# Single corrections -----------------------------------------------------------------------------


def test_exposed_card_becomes_next_burn() -> None:
    # rule: HOLD-02
    correction_table = CorrectionTable()
    correction_table.play()
    exposed_card = correction_table.hand.holdings[1][0]
    correction_table.correct(c.CardsExposed(1, (exposed_card,)))
    top_card = correction_table.stub[0]
    correction_table.correct(
        made.build_card_replacement(
            correction_table.hand, 1, (exposed_card,), (top_card,), "burn", "HOLD-02"
        )
    )
    assert correction_table.hand.holdings[1][0] == top_card
    (
        act(correction_table.hand, CALL, correction_table.log),
        act(correction_table.hand, CALL, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    assert due(correction_table.hand) == ToDeal("board", 3, 0)
    correction_table.play()
    (
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    assert due(correction_table.hand) == ToDeal("board", 1, 1)
    for viewer in (RAIL, 0, 2):
        assert redacted_hand(correction_table.log, viewer).holdings[1] == (UNKNOWN, UNKNOWN)
        assert exposed_card in list_named_hole_cards(correction_table.log, viewer)
        assert top_card not in list_named_hole_cards(correction_table.log, viewer)


def list_named_hole_cards(log: list[AnyFact], viewer: int | None) -> set[int]:
    """Return the hole cards that a viewer's log names."""
    hole_cards: set[int] = set()
    for fact in redact_log(log, viewer):
        match fact:
            case c.CardsExposed(cards=cards) | f.HandShown(cards=cards):
                hole_cards |= {*cards}
            case c.CardsReplaced(old_cards=old_cards, new_cards=new_cards):
                hole_cards |= {*old_cards, *new_cards}
            case f.HoleCardsDealt(holdings):
                hole_cards |= {card for cards in holdings for card in cards}
            case f.Rewound(standing_facts=standing_facts, seen_cards=seen_cards):
                hole_cards |= list_named_hole_cards(
                    [log[0], *standing_facts], None if viewer is None else viewer
                )
                hole_cards |= {card for shown_card in seen_cards for card in shown_card.cards}
            case _:
                pass
    return hole_cards


def test_early_turn_returns_to_stub_without_burn() -> None:
    # rule: HOLD-09, IRRG-17
    correction_table = CorrectionTable()
    correction_table.play(CALL, CALL, CHECK, CHECK)
    early_card = correction_table.stub[1]
    correction_table.correct(f.WentWrong(f.BoardDealt((early_card,), (correction_table.stub[0],))))
    assert len(correction_table.hand.board) == 4
    correction_table.correct(
        made.build_board_take_back(correction_table.hand, (early_card,), "stub", 1, "HOLD-09")
    )
    (
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    assert due(correction_table.hand) == ToDeal("board", 1, 0)
    correction_table.play()
    (
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    assert due(correction_table.hand) == ToDeal("board", 1, 1)
    assert sum(correction_table.check_to_end()) == 30_000
    findings = audit(correction_table.log)
    assert [type(finding.fact) for finding in findings] == [f.WentWrong]
    assert "check, bet 100" in str(findings[0].reason)
    assert replay_audited(correction_table.log) == correction_table.hand


def test_fourth_flop_card_becomes_next_burn() -> None:
    # rule: HOLD-04
    correction_table = CorrectionTable()
    correction_table.play()
    (
        act(correction_table.hand, CALL, correction_table.log),
        act(correction_table.hand, CALL, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    burn_card, *four_cards = correction_table.stub[:5]
    correction_table.correct(f.WentWrong(f.BoardDealt(tuple(four_cards), (burn_card,))))
    assert isinstance(due(correction_table.hand), ToAct)
    correction_table.correct(
        made.build_board_take_back(correction_table.hand, (four_cards[2],), "burn", 1, "HOLD-04")
    )
    assert correction_table.hand.board == (four_cards[0], four_cards[1], four_cards[3])
    (
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
        act(correction_table.hand, CHECK, correction_table.log),
    )
    assert due(correction_table.hand) == ToDeal("board", 1, 0)
    correction_table.play()
    assert sum(correction_table.check_to_end()) == 30_000


def test_undersized_raise_is_corrected_for_callers() -> None:
    # rule: CHIP-07
    correction_table = CorrectionTable((10_000, 10_000, 10_000, 10_000))
    correction_table.play(RaiseTo(600))
    correction_table.correct(f.WentWrong(f.Raised(1, 1000, False)))
    correction_table.play(CALL)
    correction = made.build_wager_correction(
        correction_table.hand, correction_table.log, 1, 1100, "CHIP-07"
    )
    assert correction is not None
    assert correction.bets == (600, 1100, 1100, 100)
    correction_table.correct(correction)
    turn = due(correction_table.hand)
    assert isinstance(turn, ToAct)
    assert (turn.seat, turn.call, turn.low) == (3, 1000, 1600)
    assert sum(correction_table.check_to_end()) == 40_000


def test_killed_hand_recovers_uncalled_chips() -> None:
    # rule: DEAD-12
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300), RaiseTo(900))
    correction_table.correct(
        made.build_hand_kill(correction_table.hand, correction_table.log, 1, 999, "DEAD-12")
    )
    turn = due(correction_table.hand)
    assert isinstance(turn, ToAct)
    assert correction_table.hand.stacks[1] == 9700
    assert (turn.seat, turn.call, turn.low) == (2, 200, 500)
    assert sum(correction_table.check_to_end()) == 30_000


def test_chips_of_killed_hand_stay_in_pot() -> None:
    # rule: SHOW-25
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300), CALL, CALL)
    turn = due(correction_table.hand)
    assert isinstance(turn, ToAct)
    assert not turn.call
    correction_table.correct(f.WentWrong(f.Called(turn.seat, 5)))
    correction_table.correct(
        made.build_hand_kill(correction_table.hand, correction_table.log, turn.seat, 0, "SHOW-25")
    )
    assert correction_table.hand.pot == 905
    assert sum(correction_table.check_to_end()) == 30_000


def test_voided_hand_returns_all_but_withheld_chips() -> None:
    # rule: IRRG-01, IRRG-02, IRRG-03
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300), CALL)
    voided_hand = CorrectionTable()
    voided_hand.play(RaiseTo(300), CALL)
    voided_hand.correct(made.build_hand_void(voided_hand.hand, "IRRG-01"))
    assert voided_hand.hand.has_ended
    assert voided_hand.hand.stacks == [10_000] * 3
    correction_table.correct(made.build_hand_void(correction_table.hand, "IRRG-02", (0,)))
    assert correction_table.hand.stacks == [9700, 10_000, 10_000]
    assert (correction_table.hand.carried_chips, correction_table.hand.pot) == (300, 0)
    assert audit(correction_table.log) == audit(voided_hand.log) == []


def test_withdrawn_action_restores_turn() -> None:
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300))
    turn_before = due(correction_table.hand)
    correction_table.play(RaiseTo(2000))
    rewind_fact = made.build_action_take_back(correction_table.log, "TURN-05")
    assert rewind_fact is not None
    assert rewind_fact.seat == 1
    correction_table.correct(rewind_fact)
    assert due(correction_table.hand) == turn_before
    correction_table.play(CALL)
    assert sum(correction_table.check_to_end()) == 30_000
    assert audit(correction_table.log) == []
    assert made.build_action_take_back(correction_table.log[:4]) is None, "nobody had acted"


def test_floor_decision_is_listed_by_audit() -> None:
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300))
    with pytest.raises(Irregularity, match="cite a rule"):
        correction_table.correct(
            made.build_hand_kill(correction_table.hand, correction_table.log, 1)
        )
    correction_table.correct(c.FloorDecided("they looked at the cards of the neighbour", "Eva"))
    correction_table.correct(made.build_hand_kill(correction_table.hand, correction_table.log, 1))
    correction_table.play(FOLD)
    findings = audit(correction_table.log)
    assert [str(finding) for finding in findings] == [
        f"fact {findings[0].index}: expected fold, call 250, raise to 500-10000; "
        "the floor decided: "
        "they looked at the cards of the neighbour"
    ]


def test_correct_actions_are_not_accepted_as_irregular() -> None:
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300))
    for fact, reason in (
        (f.WentWrong(f.Called(1, 250)), "enter the action the usual way"),
        (f.WentWrong(f.Called(2, 100)), "action isn’t on"),
        (f.WentWrong(f.Raised(1, 90_000)), "that many chips"),
        (f.WentWrong(f.BoardDealt(correction_table.hand.holdings[0])), "already dealt"),
        (c.CardsExposed(7, (3,)), "no seat 7"),
        (c.CardsExposed(1, correction_table.hand.holdings[0][:1]), "doesn’t hold"),
        (c.HandVoided((0, 0, 0), 5, "IRRG-01"), "don’t add up"),
        (c.BoardTakenBack((), (3,), "stub", 0, "HOLD-09"), "give the place of each card"),
        (c.CardsReplaced(1, (), (), "out", "HOLD-02"), "name the cards"),
        (f.Rewound(2, (), (), "TURN-05"), "point 2"),
        (c.FloorDecided(" "), "a reason"),
    ):
        hand_before, facts = correction_table.hand.copy(), correction_table.log[:]
        with pytest.raises(Irregularity, match=reason):
            correction_table.correct(fact)
        assert correction_table.hand == hand_before
        assert correction_table.log == facts


def test_audit_rejects_tampered_correction() -> None:
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300))
    returned_rewind = made.build_action_take_back(correction_table.log, "TURN-05")
    assert returned_rewind is not None
    correction_table.correct(returned_rewind)
    correction_table.check_to_end()
    index = correction_table.log.index(returned_rewind)
    forged_fact = f.Rewound(
        returned_rewind.fact_index, returned_rewind.standing_facts[:-1], (), "TURN-05"
    )
    with pytest.raises(CorruptLog):
        replay_audited(
            [*correction_table.log[:index], forged_fact, *correction_table.log[index + 1 :]]
        )


def test_only_riverboat_log_stores_corrections() -> None:
    corrected_hand = play_corrected_hand(2, "hold'em", "no-limit")
    assert any(isinstance(fact, AUDITED_FACTS) for fact in corrected_hand.log)
    hand = ParsedHand(source=Source("", "", 0), variant="NT", log=tuple(corrected_hand.log))
    assert parse_own(to_own(hand))[0].log == tuple(corrected_hand.log)
    for write_hand in (to_phh, to_pokerstars):
        with pytest.raises(BadNotation, match="can’t store irregularities"):
            write_hand(hand)


def test_narration_describes_error_and_correction() -> None:
    correction_table = CorrectionTable()
    correction_table.play(RaiseTo(300))
    correction_table.correct(f.WentWrong(f.Raised(1, 400, False)))
    rewind_fact = made.build_action_take_back(correction_table.log, "TURN-05")
    assert rewind_fact is not None
    correction_table.correct(rewind_fact)
    correction_table.play(RaiseTo(500))
    correction_table.correct(
        made.build_hand_kill(correction_table.hand, correction_table.log, 1, 200, "DEAD-12")
    )
    narration = [ENGLISH.say(event) for _, event in narrate_log(correction_table.log)]
    assert narration[-5:] == [
        "Irregularity: seat 1 re-raises to 400",
        "seat 1’s last action undone (TURN-05)",
        "seat 1 re-raises to 500",
        "seat 1’s hand is dead (DEAD-12)",
        "Uncalled bet of 200 returned to seat 1",
    ]


# Visibility after a rewind ----------------------------------------------------------------------


def show_card_and_rewind(card_swap: dict[int, int]) -> list[AnyFact]:
    """Show a card of seat 2 to seat 0 alone, and rewind to before that."""
    correction_table = CorrectionTable()
    deck = [card_swap.get(card, card) for card in DECK_CARDS]
    log: list[AnyFact] = [start(HOLDEM_GAME, (10_000,) * 3)]
    hand = replay(log)
    advance(hand, log)
    act(hand, Deal(tuple(deck[:6])), log)
    del correction_table
    rewind_length = len(log)
    act(hand, RaiseTo(300), log)
    correct(hand, log, c.CardsExposed(2, hand.holdings[2][:1], (0,)))
    correct(hand, log, made.build_rewind(log, rewind_length, "TURN-05"))
    act(hand, CALL, log)
    return log


def test_privately_shown_card_stays_private_after_rewind() -> None:
    log = show_card_and_rewind({})
    card = replay(log).holdings[2][0]
    assert redacted_hand(log, 0).holdings[2] == (card, UNKNOWN)
    assert (
        redacted_hand(log, 1).holdings[2]
        == redacted_hand(log, RAIL).holdings[2]
        == (UNKNOWN, UNKNOWN)
    )
    log_of_swapped_cards = show_card_and_rewind({card: DECK_CARDS[9], DECK_CARDS[9]: card})
    assert log_of_swapped_cards != log
    for viewer in (1, RAIL):
        assert to_json_lines(redact_log(log, viewer)) == to_json_lines(
            redact_log(log_of_swapped_cards, viewer)
        )
    assert to_json_lines(redact_log(log, 0)) != to_json_lines(redact_log(log_of_swapped_cards, 0))


def test_publicly_shown_hand_stays_public_after_rewind() -> None:
    correction_table = CorrectionTable((300, 300, 300))
    correction_table.play(CALL, CALL)
    rewind_length = len(correction_table.log)
    correction_table.play(RaiseTo(300), CALL, CALL)
    # All three are all-in and show; the last bet was made out of turn.
    cut_index = next(
        index for index, fact in enumerate(correction_table.log) if isinstance(fact, f.BoardDealt)
    )
    log = correction_table.log[:cut_index]
    hand = replay(log)
    shown_seats = [index for index in range(3) if hand.shown_mask >> index & 1]
    correct(hand, log, made.build_rewind(log, rewind_length, "TURN-05"))
    for seat in shown_seats:
        assert redacted_hand(log, RAIL).holdings[seat] == hand.holdings[seat]


# Random corrections -----------------------------------------------------------------------------


def chips_are_conserved(corrected_hand: CorrectedHand) -> None:
    opening_fact = corrected_hand.log[0]
    assert isinstance(opening_fact, f.HandStarted)
    total_chips = sum(opening_fact.stacks) + opening_fact.carried_chips
    for hand in replay_states(corrected_hand.log):
        reserve_chips = 0 if hand.has_ended else sum(hand.reserve)
        assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve_chips == total_chips
        assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0


def every_card_is_in_one_place(corrected_hand: CorrectedHand) -> None:
    for hand in replay_states(corrected_hand.log):
        placed_cards = [card for cards in (*hand.holdings, *hand.boards[:1]) for card in cards]
        assert len(placed_cards) == len({*placed_cards})


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_randomly_corrected_hands_replay_and_pass_audit(variant: str, structure: str) -> None:
    fact_counts: Counter[str] = Counter()
    for seed in example_seeds(25, 400):
        corrected_hand = play_corrected_hand(seed, variant, structure)
        fact_counts += corrected_hand.correction_counts
        chips_are_conserved(corrected_hand)
        every_card_is_in_one_place(corrected_hand)
        parsed_log = from_json_lines(to_json_lines(corrected_hand.log))
        assert parsed_log == corrected_hand.log
        assert replay(parsed_log) == corrected_hand.hand
        findings = audit(corrected_hand.log)
        assert all(finding.is_recorded for finding in findings), findings
        audited_indexes = [
            index
            for index, fact in enumerate(corrected_hand.log)
            if isinstance(fact, AUDITED_FACTS)
        ]
        assert [finding.index for finding in findings] == audited_indexes
        for viewer in (RAIL, *range(corrected_hand.hand.players)):
            redacted_hand(corrected_hand.log, viewer)
    assert min(fact_counts["Rewound"], fact_counts["HandKilled"]) > 0, fact_counts


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_unseen_cards_change_no_byte_after_corrections(variant: str, structure: str) -> None:
    compared_count = 0
    for seed in example_seeds(12, 100):
        corrected_hand = play_corrected_hand(seed, variant, structure)
        if (
            any(isinstance(fact, f.HandMucked) for fact in corrected_hand.log)
            or corrected_hand.hand.compiled.openers
        ):
            continue  # a mucked losing hand reveals that it is beaten
        for viewer in (RAIL, 0, 1):
            seen_cards = cards_seen_by_viewer(corrected_hand.log, viewer)
            hidden_cards = sorted(corrected_hand.hand.compiled.deck - seen_cards)
            permuted_cards = hidden_cards[:]
            random.Random(seed).shuffle(permuted_cards)
            permuted_hand = play_corrected_hand(
                seed, variant, structure, dict(zip(hidden_cards, permuted_cards, strict=True))
            )
            json_lines_before = to_json_lines(redact_log(corrected_hand.log, viewer))
            assert to_json_lines(redact_log(permuted_hand.log, viewer)) == json_lines_before
            compared_count += permuted_hand.log != corrected_hand.log
    assert compared_count > 3


def cards_seen_by_viewer(log: list[AnyFact], viewer: int | None) -> set[int]:
    """Return every card that a viewer has seen in the log."""
    lines = to_json_lines(fact for fact in redact_log(log[1:], viewer))
    seen_cards: set[int] = set()
    for fact in from_json_lines(lines):
        seen_cards |= {*list_card_numbers(fact)}
    return seen_cards - {UNKNOWN}


def list_card_numbers(value: object) -> list[int]:
    """Return all integers that may be cards; extra numbers do no harm."""
    if isinstance(value, (tuple, list)):
        return [
            number
            for card in value
            for number in (list_card_numbers(card) if not isinstance(card, int) else [card])
        ]
    if hasattr(value, "__struct_fields__"):
        return [
            number
            for field_name in value.__struct_fields__
            for number in list_card_numbers(getattr(value, field_name))
        ]
    return []


def test_copy_of_corrected_hand_is_equal() -> None:
    corrected_hand = play_corrected_hand(3, "hold'em", "no-limit")
    hand: HandState = replay(corrected_hand.log)
    assert hand.copy() == hand
