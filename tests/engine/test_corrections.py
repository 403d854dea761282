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
from tests.engine.hand_properties import states
from tests.engine.random_corrections import CorrectedHand, play_corrected
from tests.schedule import run_in
from tests.thorough import seeds

HOLDEM = parse_game("no-limit hold'em 50/100")
AUDITED_FACTS = (f.WentWrong, c.CardsExposed, c.FloorDecided)
"""Facts that an audit lists; a correction by rule is clean."""
DECK = parse_cards("As Ks Qd Jd 9c 8c 2h 7s 6s 5s 3d 4d 5d 6d 7d 8d 9d Td Kd Ad")
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
        self.log: list[AnyFact] = [start(HOLDEM, stacks, button=len(stacks) - 3)]
        self.hand = replay(self.log)
        advance(self.hand, self.log)

    @property
    def stub(self) -> list[int]:
        """Return the remaining cards."""
        return [card for card in DECK if card not in self.hand.dealt_cards]

    def play(self, *commands: AnyCommand) -> None:
        """Play commands, and deal what is due before each and after the last."""
        for command in (None, *commands):
            if command is not None:
                act(self.hand, command, self.log)
            while isinstance(now := due(self.hand), ToDeal):
                stub = self.stub
                cards = stub[now.burn_count : now.burn_count + now.count]
                act(self.hand, Deal(tuple(cards), tuple(stub[: now.burn_count])), self.log)

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
    at = CorrectionTable()
    at.play()
    shown = at.hand.holdings[1][0]
    at.correct(c.CardsExposed(1, (shown,)))
    top = at.stub[0]
    at.correct(made.build_card_replacement(at.hand, 1, (shown,), (top,), "burn", "HOLD-02"))
    assert at.hand.holdings[1][0] == top
    act(at.hand, CALL, at.log), act(at.hand, CALL, at.log), act(at.hand, CHECK, at.log)
    assert due(at.hand) == ToDeal("board", 3, 0)
    at.play()
    act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log)
    assert due(at.hand) == ToDeal("board", 1, 1)
    for viewer in (RAIL, 0, 2):
        assert redacted_hand(at.log, viewer).holdings[1] == (UNKNOWN, UNKNOWN)
        assert shown in named_hole_cards(at.log, viewer)
        assert top not in named_hole_cards(at.log, viewer)


def named_hole_cards(log: list[AnyFact], viewer: int | None) -> set[int]:
    """Return the hole cards that a viewer's log names."""
    found: set[int] = set()
    for fact in redact_log(log, viewer):
        match fact:
            case c.CardsExposed(cards=cards) | f.HandShown(cards=cards):
                found |= {*cards}
            case c.CardsReplaced(old_cards=old, new_cards=new):
                found |= {*old, *new}
            case f.HoleCardsDealt(holdings):
                found |= {card for cards in holdings for card in cards}
            case f.Rewound(standing_facts=standing, seen_cards=seen):
                found |= named_hole_cards([log[0], *standing], None if viewer is None else viewer)
                found |= {card for each in seen for card in each.cards}
            case _:
                pass
    return found


def test_early_turn_returns_to_stub_without_burn() -> None:
    # rule: HOLD-09, IRRG-17
    at = CorrectionTable()
    at.play(CALL, CALL, CHECK, CHECK)
    early = at.stub[1]
    at.correct(f.WentWrong(f.BoardDealt((early,), (at.stub[0],))))
    assert len(at.hand.board) == 4
    at.correct(made.build_board_take_back(at.hand, (early,), "stub", 1, "HOLD-09"))
    act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log)
    assert due(at.hand) == ToDeal("board", 1, 0)
    at.play()
    act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log)
    assert due(at.hand) == ToDeal("board", 1, 1)
    assert sum(at.check_to_end()) == 30_000
    found = audit(at.log)
    assert [type(each.fact) for each in found] == [f.WentWrong]
    assert "check, bet 100" in str(found[0].reason)
    assert replay_audited(at.log) == at.hand


def test_fourth_flop_card_becomes_next_burn() -> None:
    # rule: HOLD-04
    at = CorrectionTable()
    at.play()
    act(at.hand, CALL, at.log), act(at.hand, CALL, at.log), act(at.hand, CHECK, at.log)
    burn, *four = at.stub[:5]
    at.correct(f.WentWrong(f.BoardDealt(tuple(four), (burn,))))
    assert isinstance(due(at.hand), ToAct)
    at.correct(made.build_board_take_back(at.hand, (four[2],), "burn", 1, "HOLD-04"))
    assert at.hand.board == (four[0], four[1], four[3])
    act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log), act(at.hand, CHECK, at.log)
    assert due(at.hand) == ToDeal("board", 1, 0)
    at.play()
    assert sum(at.check_to_end()) == 30_000


def test_undersized_raise_is_corrected_for_callers() -> None:
    # rule: CHIP-07
    at = CorrectionTable((10_000, 10_000, 10_000, 10_000))
    at.play(RaiseTo(600))
    at.correct(f.WentWrong(f.Raised(1, 1000, False)))
    at.play(CALL)
    fixed = made.build_wager_correction(at.hand, at.log, 1, 1100, "CHIP-07")
    assert fixed is not None
    assert fixed.bets == (600, 1100, 1100, 100)
    at.correct(fixed)
    turn = due(at.hand)
    assert isinstance(turn, ToAct)
    assert (turn.seat, turn.call, turn.low) == (3, 1000, 1600)
    assert sum(at.check_to_end()) == 40_000


def test_killed_hand_recovers_uncalled_chips() -> None:
    # rule: DEAD-12
    at = CorrectionTable()
    at.play(RaiseTo(300), RaiseTo(900))
    at.correct(made.build_hand_kill(at.hand, at.log, 1, 999, "DEAD-12"))
    turn = due(at.hand)
    assert isinstance(turn, ToAct)
    assert at.hand.stacks[1] == 9700
    assert (turn.seat, turn.call, turn.low) == (2, 200, 500)
    assert sum(at.check_to_end()) == 30_000


def test_chips_of_killed_hand_stay_in_pot() -> None:
    # rule: SHOW-25
    at = CorrectionTable()
    at.play(RaiseTo(300), CALL, CALL)
    turn = due(at.hand)
    assert isinstance(turn, ToAct)
    assert not turn.call
    at.correct(f.WentWrong(f.Called(turn.seat, 5)))
    at.correct(made.build_hand_kill(at.hand, at.log, turn.seat, 0, "SHOW-25"))
    assert at.hand.pot == 905
    assert sum(at.check_to_end()) == 30_000


def test_voided_hand_returns_all_but_withheld_chips() -> None:
    # rule: IRRG-01, IRRG-02, IRRG-03
    at = CorrectionTable()
    at.play(RaiseTo(300), CALL)
    trial = CorrectionTable()
    trial.play(RaiseTo(300), CALL)
    trial.correct(made.build_hand_void(trial.hand, "IRRG-01"))
    assert trial.hand.has_ended
    assert trial.hand.stacks == [10_000] * 3
    at.correct(made.build_hand_void(at.hand, "IRRG-02", (0,)))
    assert at.hand.stacks == [9700, 10_000, 10_000]
    assert (at.hand.carried_chips, at.hand.pot) == (300, 0)
    assert audit(at.log) == audit(trial.log) == []


def test_withdrawn_action_restores_turn() -> None:
    at = CorrectionTable()
    at.play(RaiseTo(300))
    before = due(at.hand)
    at.play(RaiseTo(2000))
    back = made.build_action_take_back(at.log, "TURN-05")
    assert back is not None
    assert back.seat == 1
    at.correct(back)
    assert due(at.hand) == before
    at.play(CALL)
    assert sum(at.check_to_end()) == 30_000
    assert audit(at.log) == []
    assert made.build_action_take_back(at.log[:4]) is None, "nobody had acted"


def test_floor_decision_is_listed_by_audit() -> None:
    at = CorrectionTable()
    at.play(RaiseTo(300))
    with pytest.raises(Irregularity, match="cite a rule"):
        at.correct(made.build_hand_kill(at.hand, at.log, 1))
    at.correct(c.FloorDecided("they looked at the cards of the neighbour", "Eva"))
    at.correct(made.build_hand_kill(at.hand, at.log, 1))
    at.play(FOLD)
    found = audit(at.log)
    assert [str(each) for each in found] == [
        f"fact {found[0].index}: expected fold, call 250, raise to 500-10000; the floor decided: "
        "they looked at the cards of the neighbour"
    ]


def test_correct_actions_are_not_accepted_as_irregular() -> None:
    at = CorrectionTable()
    at.play(RaiseTo(300))
    for fact, why in (
        (f.WentWrong(f.Called(1, 250)), "enter it the usual way"),
        (f.WentWrong(f.Called(2, 100)), "action isn’t on"),
        (f.WentWrong(f.Raised(1, 90_000)), "so many chips"),
        (f.WentWrong(f.BoardDealt(at.hand.holdings[0])), "already dealt"),
        (c.CardsExposed(7, (3,)), "no seat 7"),
        (c.CardsExposed(1, at.hand.holdings[0][:1]), "does not hold"),
        (c.HandVoided((0, 0, 0), 5, "IRRG-01"), "don’t add up"),
        (c.BoardTakenBack((), (3,), "stub", 0, "HOLD-09"), "give the place of each card"),
        (c.CardsReplaced(1, (), (), "out", "HOLD-02"), "name the cards"),
        (f.Rewound(2, (), (), "TURN-05"), "point 2"),
        (c.FloorDecided(" "), "a reason"),
    ):
        before, told = at.hand.copy(), at.log[:]
        with pytest.raises(Irregularity, match=why):
            at.correct(fact)
        assert at.hand == before
        assert at.log == told


def test_audit_rejects_tampered_correction() -> None:
    at = CorrectionTable()
    at.play(RaiseTo(300))
    back = made.build_action_take_back(at.log, "TURN-05")
    assert back is not None
    at.correct(back)
    at.check_to_end()
    index = at.log.index(back)
    forged = f.Rewound(back.fact_index, back.standing_facts[:-1], (), "TURN-05")
    with pytest.raises(CorruptLog):
        replay_audited([*at.log[:index], forged, *at.log[index + 1 :]])


def test_only_riverboat_log_stores_corrections() -> None:
    told = play_corrected(2, "hold'em", "no-limit")
    assert any(isinstance(fact, AUDITED_FACTS) for fact in told.log)
    hand = ParsedHand(source=Source("", "", 0), variant="NT", log=tuple(told.log))
    assert parse_own(to_own(hand))[0].log == tuple(told.log)
    for write in (to_phh, to_pokerstars):
        with pytest.raises(BadNotation, match="cannot store irregularities"):
            write(hand)


def test_narration_tells_error_and_correction() -> None:
    at = CorrectionTable()
    at.play(RaiseTo(300))
    at.correct(f.WentWrong(f.Raised(1, 400, False)))
    back = made.build_action_take_back(at.log, "TURN-05")
    assert back is not None
    at.correct(back)
    at.play(RaiseTo(500))
    at.correct(made.build_hand_kill(at.hand, at.log, 1, 200, "DEAD-12"))
    said = [ENGLISH.say(event) for _, event in narrate_log(at.log)]
    assert said[-5:] == [
        "Irregularity: seat 1 re-raises to 400",
        "Last action of seat 1 undone (TURN-05)",
        "seat 1 re-raises to 500",
        "The hand of seat 1 is dead (DEAD-12)",
        "Uncalled bet of 200 returned to seat 1",
    ]


# Visibility after a rewind ----------------------------------------------------------------------


def show_card_and_rewind(swap: dict[int, int]) -> list[AnyFact]:
    """Show a card of seat 2 to seat 0 alone, and rewind to before that."""
    at = CorrectionTable()
    deck = [swap.get(card, card) for card in DECK]
    log: list[AnyFact] = [start(HOLDEM, (10_000,) * 3)]
    hand = replay(log)
    advance(hand, log)
    act(hand, Deal(tuple(deck[:6])), log)
    del at
    back = len(log)
    act(hand, RaiseTo(300), log)
    correct(hand, log, c.CardsExposed(2, hand.holdings[2][:1], (0,)))
    correct(hand, log, made.build_rewind(log, back, "TURN-05"))
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
    other = show_card_and_rewind({card: DECK[9], DECK[9]: card})
    assert other != log
    for viewer in (1, RAIL):
        assert to_json_lines(redact_log(log, viewer)) == to_json_lines(redact_log(other, viewer))
    assert to_json_lines(redact_log(log, 0)) != to_json_lines(redact_log(other, 0))


def test_publicly_shown_hand_stays_public_after_rewind() -> None:
    at = CorrectionTable((300, 300, 300))
    at.play(CALL, CALL)
    back = len(at.log)
    at.play(RaiseTo(300), CALL, CALL)
    # All three are all-in and show; the last bet was made out of turn.
    cut = next(k for k, fact in enumerate(at.log) if isinstance(fact, f.BoardDealt))
    log = at.log[:cut]
    hand = replay(log)
    shown = [k for k in range(3) if hand.shown_mask >> k & 1]
    correct(hand, log, made.build_rewind(log, back, "TURN-05"))
    for seat in shown:
        assert redacted_hand(log, RAIL).holdings[seat] == hand.holdings[seat]


# Random corrections -----------------------------------------------------------------------------


def chips_are_conserved(told: CorrectedHand) -> None:
    started = told.log[0]
    assert isinstance(started, f.HandStarted)
    whole = sum(started.stacks) + started.carried_chips
    for hand in states(told.log):
        reserve = 0 if hand.has_ended else sum(hand.reserve)
        assert sum(hand.stacks) + hand.pot + hand.carried_chips + reserve == whole
        assert min(*hand.stacks, *hand.bets, *hand.earlier_bets, hand.dead_chips) >= 0


def every_card_is_in_one_place(told: CorrectedHand) -> None:
    for hand in states(told.log):
        lie = [card for cards in (*hand.holdings, *hand.boards[:1]) for card in cards]
        assert len(lie) == len({*lie})


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_randomly_corrected_hands_replay_and_pass_audit(variant: str, structure: str) -> None:
    done: Counter[str] = Counter()
    for seed in seeds(25, 400):
        told = play_corrected(seed, variant, structure)
        done += told.done
        chips_are_conserved(told)
        every_card_is_in_one_place(told)
        again = from_json_lines(to_json_lines(told.log))
        assert again == told.log
        assert replay(again) == told.hand
        found = audit(told.log)
        assert all(each.is_recorded for each in found), found
        wrong = [k for k, fact in enumerate(told.log) if isinstance(fact, AUDITED_FACTS)]
        assert [each.index for each in found] == wrong
        for viewer in (RAIL, *range(told.hand.players)):
            redacted_hand(told.log, viewer)
    assert min(done["Rewound"], done["HandKilled"]) > 0, done


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_unseen_cards_change_no_byte_after_corrections(variant: str, structure: str) -> None:
    compared = 0
    for seed in seeds(12, 100):
        told = play_corrected(seed, variant, structure)
        if any(isinstance(fact, f.HandMucked) for fact in told.log) or told.hand.compiled.openers:
            continue  # a mucked losing hand reveals that it is beaten
        for viewer in (RAIL, 0, 1):
            seen = cards_seen_by_viewer(told.log, viewer)
            hidden = sorted(told.hand.compiled.deck - seen)
            other = hidden[:]
            random.Random(seed).shuffle(other)
            again = play_corrected(seed, variant, structure, dict(zip(hidden, other, strict=True)))
            before = to_json_lines(redact_log(told.log, viewer))
            assert to_json_lines(redact_log(again.log, viewer)) == before
            compared += again.log != told.log
    assert compared > 3


def cards_seen_by_viewer(log: list[AnyFact], viewer: int | None) -> set[int]:
    """Return every card that a viewer has seen in the log."""
    lines = to_json_lines(fact for fact in redact_log(log[1:], viewer))
    found: set[int] = set()
    for fact in from_json_lines(lines):
        found |= {*card_numbers(fact)}
    return found - {UNKNOWN}


def card_numbers(value: object) -> list[int]:
    """Return all integers that may be cards; extra numbers do no harm."""
    if isinstance(value, (tuple, list)):
        return [
            n
            for each in value
            for n in (card_numbers(each) if not isinstance(each, int) else [each])
        ]
    if hasattr(value, "__struct_fields__"):
        return [n for name in value.__struct_fields__ for n in card_numbers(getattr(value, name))]
    return []


def test_copy_of_corrected_hand_is_equal() -> None:
    told = play_corrected(3, "hold'em", "no-limit")
    hand: HandState = replay(told.log)
    assert hand.copy() == hand
