"""Frames of a hand: chips, card positions, captions, streets and pots."""

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import AnyFact, HandState, apply, replay
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.picture import GAP, RAIL, Frame, build_frames, build_scene
from tests.engine.random_corrections import play_corrected_hand
from tests.picture.picture_hands import (
    BOARD_DEALS,
    GAMES_AND_STRUCTURES,
    POCKET_PAIR_DEALS,
    SHOWDOWN_ACTIONS,
    get_start_fact,
    make_hand,
    play_random_log,
    play_random_scene,
)
from tests.schedule import run_in
from tests.thorough import example_seeds

SEEDS = example_seeds(2, 30)
Log = tuple[AnyFact, ...]
Frames = list[Frame]


def count_chips(frame: Frame) -> int:
    seat_chips = sum(seat.stack + seat.bet for seat in frame.seats)
    return seat_chips + sum(pot.chips for pot in frame.pots)


def find_cards_seen_by_viewer(log: tuple[AnyFact, ...], viewer: int) -> set[int]:
    """Return every card that a viewer sees during a hand."""
    seen_cards: set[int] = set()
    for fact in redact_log(log, viewer):
        match fact:
            case f.HoleCardsDealt(holdings) | f.UpcardsDealt(holdings):
                seen_cards.update(*holdings)
            case f.HandShown(cards=cards) | f.BoardDealt(cards=cards):
                seen_cards.update(cards)
    return seen_cards


def list_captions(frames: list[Frame]) -> list[str]:
    return [line for frame in frames for line in frame.caption]


# All games ----------------------------------------------------------------------------------------


def check_chips_add_up(log: Log, frames: Frames) -> None:
    total_chips = sum(get_start_fact(log).stacks) + get_start_fact(log).carried_chips
    assert [count_chips(frame) for frame in frames] == [total_chips] * len(frames)


def check_last_frame(log: Log, frames: Frames) -> None:
    assert [seat.stack for seat in frames[-1].seats] == replay(log).stacks
    assert frames[-1].fact_count == len(log)


def check_only_live_players_have_cards(log: Log, frames: Frames) -> None:
    hand, applied_fact_count = HandState(get_start_fact(log)), 1
    for frame in frames:
        for fact in log[applied_fact_count : frame.fact_count]:
            apply(hand, fact)
        applied_fact_count = frame.fact_count
        for seat, frame_seat in enumerate(frame.seats):
            drawn_cards = sorted(card for card in frame_seat.cards if card != GAP)
            assert drawn_cards == (sorted(hand.holdings[seat]) if frame_seat.is_live else [])
            assert len(frame_seat.is_up) == len(frame_seat.cards)


def check_every_frame_has_caption(log: Log, frames: Frames) -> None:
    assert all(frame.caption for frame in frames)


def check_streets_come_in_order(log: Log, frames: Frames) -> None:
    street_names = [street.name for street in get_start_fact(log).game.variant.streets] + [
        "showdown"
    ]
    street_indexes = [street_names.index(frame.street) for frame in frames]
    assert street_indexes == sorted(street_indexes)


FRAME_CHECKS = (
    check_chips_add_up,
    check_last_frame,
    check_only_live_players_have_cards,
    check_every_frame_has_caption,
    check_streets_come_in_order,
)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_frames_of_random_hands_satisfy_every_property(variant: str, structure: str) -> None:
    for seed in SEEDS:
        log = play_random_log(variant, structure, seed)
        frames = build_frames(log)
        for check_frames in FRAME_CHECKS:
            check_frames(log, frames)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("variant, structure", GAMES_AND_STRUCTURES)
def test_viewer_sees_only_cards_of_redacted_log(variant: str, structure: str) -> None:
    log = play_random_log(variant, structure, 0)
    for viewer in (RAIL, 0):
        frames = build_frames(log, viewer=viewer)
        shown_cards = {card for frame in frames for seat in frame.seats for card in seat.cards}
        assert shown_cards - {GAP, UNKNOWN} <= find_cards_seen_by_viewer(log, viewer)
    assert not any(UNKNOWN in frame.seats[0].cards for frame in frames), "one's own are known"


# Captions of one hand -----------------------------------------------------------------------------


def test_each_event_has_its_own_frame() -> None:
    parsed_hand = make_hand(*SHOWDOWN_ACTIONS)
    assert parsed_hand.exact, parsed_hand.problems
    assert list_captions(build_frames(parsed_hand.log, parsed_hand.players)) == [
        "No-limit hold'em 1/2, 3 players",
        "Ann posts small blind 1",
        "Bob posts big blind 2",
        "Deal: 2 cards each",
        "Cat opens to 10",
        "Ann calls 9",
        "Bob folds",
        "The pot is 22",
        "Flop 2c 3d 4h (22)",
        "Ann checks",
        "Cat checks",
        "Turn 5s",
        "Ann bets 20",
        "Cat calls 20",
        "The pot is 62",
        "River 9s (62)",
        "Ann checks",
        "Cat checks",
        "Ann shows As Ah: five-high straight",
        "Cat shows Qs Qh: pair of queens, nine-five-four kickers",
        "Ann wins the pot (62) with a five-high straight",
    ]


def test_acting_player_is_marked() -> None:
    frames = build_frames(make_hand(*SHOWDOWN_ACTIONS).log)
    assert [frame.to_act for frame in frames[:8]] == [-1, -1, -1, 2, 0, 1, -1, -1]


def test_last_action_stays_until_bets_are_collected() -> None:
    frames = build_frames(make_hand(*SHOWDOWN_ACTIONS).log, ["Ann", "Bob", "Cat"])
    assert [seat.last_action for seat in frames[6].seats] == ["calls 9", "folds", "opens to 10"]
    assert [seat.bet for seat in frames[6].seats] == [10, 2, 10]
    assert [seat.last_action for seat in frames[7].seats] == ["", "", ""]
    assert [seat.bet for seat in frames[7].seats] == [0, 0, 0]


def test_winner_gets_pot_and_winning_cards() -> None:
    last_frame = build_frames(make_hand(*SHOWDOWN_ACTIONS).log)[-1]
    assert [seat.chips_pushed for seat in last_frame.seats] == [62, 0, 0]
    assert set(last_frame.winning_cards) <= set(parse_cards("As Ah 2c 3d 4h 5s"))
    assert len(last_frame.winning_cards) == 5
    assert last_frame.seats[0].holding_lines == ("five-high straight",)
    assert last_frame.street == "showdown"
    assert not last_frame.pots


def test_shown_winner_keeps_holding_when_others_muck() -> None:
    last_frame = build_frames(make_hand(*SHOWDOWN_ACTIONS[:-1], "p3 sm").log)[-1]
    assert last_frame.seats[0].holding_lines == ("five-high straight",)
    assert not last_frame.winning_cards


def test_equal_antes_share_one_frame() -> None:
    parsed_hand = make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f", antes="[1, 1, 1]")
    frames = build_frames(parsed_hand.log, parsed_hand.players)
    assert frames[1].caption == ("All players ante 1",)
    assert [pot.chips for pot in frames[1].pots] == [3]
    assert [seat.last_action for seat in frames[1].seats] == ["", "", ""]


def test_ante_all_in_is_named_in_caption() -> None:
    parsed_hand = make_hand(
        *POCKET_PAIR_DEALS, "p3 f", antes="[5, 5, 5]", starting_stacks="[200, 5, 200]"
    )
    frames = build_frames(parsed_hand.log, parsed_hand.players)
    assert frames[1].caption == ("All players ante 5", "Bob is all-in")


def test_side_pots_have_names_and_eligible_players() -> None:
    actions = [*POCKET_PAIR_DEALS, "p3 cbr 50", "p1 cc", "p2 cbr 200", "p3 cc"]
    show_actions = ["p2 sm KsKh", "p3 sm QsQh", "p1 sm AsAh"]
    parsed_hand = make_hand(*actions, *show_actions, *BOARD_DEALS, starting_stacks="[50, 200, 200]")
    assert parsed_hand.exact, parsed_hand.problems
    frames = build_frames(parsed_hand.log, parsed_hand.players)
    pot_frame = next(frame for frame in frames if frame.caption[0].startswith("The main pot"))
    assert pot_frame.caption == ("The main pot is 150, side pot 1 is 300",)
    assert [(pot.name, pot.chips, pot.seats) for pot in pot_frame.pots] == [
        ("main pot", 150, (0, 1, 2)),
        ("side pot 1", 300, (1, 2)),
    ]
    assert [seat.is_all_in for seat in pot_frame.seats] == [True, True, True]
    award_frames = [frame for frame in frames if any(seat.chips_pushed for seat in frame.seats)]
    assert [[pot.name for pot in frame.pots] for frame in award_frames] == [["main pot"], []]


def test_amounts_use_scale_and_currency() -> None:
    parsed_hand = make_hand(
        *(*POCKET_PAIR_DEALS, "p3 cbr 1.5", "p1 f", "p2 f"),
        blinds_or_straddles="[0.25, 0.5, 0]",
        min_bet="0.5",
        starting_stacks="[20, 20, 20]",
        currency='"USD"',
    )
    captions = list_captions(list(build_scene(parsed_hand).frames))
    assert "Ann posts small blind $0.25" in captions
    assert "Cat opens to $1.50" in captions


def test_captions_reveal_no_face_down_card() -> None:
    parsed_hand = make_hand(*POCKET_PAIR_DEALS, "p3 f", "p1 f")
    assert not any(
        "As" in line or "Kh" in line for line in list_captions(build_frames(parsed_hand.log))
    )


def test_truncated_log_is_drawn_as_far_as_played() -> None:
    parsed_hand = make_hand(*POCKET_PAIR_DEALS, "p3 cbr 10", "p1 cbr 11")
    assert parsed_hand.problems
    assert (
        list_captions(build_frames(parsed_hand.log, parsed_hand.players))[-1] == "Cat opens to 10"
    )
    assert build_frames([]) == []


# Card positions -----------------------------------------------------------------------------------


def test_discard_leaves_gap_until_new_card() -> None:
    scene = play_random_scene("2-7 single draw", "limit", 0)
    seats_with_gap = [
        (frame_index, seat)
        for frame_index, frame in enumerate(scene.frames)
        for seat, frame_seat in enumerate(frame.seats)
        if GAP in frame_seat.cards
    ]
    assert seats_with_gap
    for frame_index, seat in seats_with_gap:
        cards_before, cards_now = (
            scene.frames[index].seats[seat].cards for index in (frame_index - 1, frame_index)
        )
        assert len(cards_before) == len(cards_now)
        unchanged_positions = [
            (card_before, card_now)
            for card_before, card_now in zip(cards_before, cards_now, strict=True)
            if card_now != GAP
        ]
        assert all(card_before == card_now for card_before, card_now in unchanged_positions)


def test_stud_upcards_and_shown_cards_lie_face_up() -> None:
    shown_count = 0
    for seed in range(20):
        log = play_random_log("seven-card stud", "limit", seed)
        if any(isinstance(fact, f.HoleCardsDealt) and fact.exposed_cards for fact in log):
            continue
        frames = build_frames(log)
        dealt_frame = next(frame for frame in frames if any(seat.cards for seat in frame.seats))
        assert {seat.is_up for seat in dealt_frame.seats} == {(False, False, True)}
        shown_seats = [seat for seat in frames[-1].seats if seat.holding_lines]
        assert all(all(seat.is_up) for seat in shown_seats)
        shown_count += len(shown_seats)
    assert shown_count


def test_split_pot_frames_award_by_halves() -> None:
    label_sets: set[frozenset[str]] = set()
    for seed in range(40):
        for frame in play_random_scene("omaha hi-lo", "limit", seed).frames:
            prize_labels = {
                seat.prize_label.partition(",")[0] for seat in frame.seats if seat.chips_pushed
            }
            label_sets.add(frozenset(prize_labels))
    assert frozenset({"high", "low"}) in label_sets
    assert frozenset({"both halves"}) in label_sets
    assert frozenset({"high"}) not in label_sets


def test_draw_and_new_cards_have_captions() -> None:
    captions = list_captions(list(play_random_scene("2-7 single draw", "limit", 0).frames))
    draw_heading_index = next(
        caption_index for caption_index, line in enumerate(captions) if line.startswith("Draw")
    )
    draw_caption = next(line for line in captions if " draws " in line)
    assert captions.index(draw_caption) > draw_heading_index
    assert (
        captions[captions.index(draw_caption) + 1]
        == f"New cards for {draw_caption.partition(' draws ')[0]}"
    )


def test_each_board_has_its_own_award() -> None:
    for seed in range(60):
        log = play_random_log("hold'em", "no-limit", seed)
        awards = [fact for fact in log if isinstance(fact, f.PotAwarded)]
        if any(award.board and award.rank >= 0 for award in awards):
            break
    prize_labels = {
        seat.prize_label for frame in build_frames(log) for seat in frame.seats if seat.prize_label
    }
    assert {"board 1", "board 2"} <= prize_labels
    assert len(build_frames(log)[-1].boards) >= 2


@pytest.mark.parametrize(
    "variant, structure", [("hold'em", "no-limit"), ("razz", "limit"), ("badugi", "limit")]
)
def test_frames_match_state_after_corrections(variant: str, structure: str) -> None:
    for seed in range(25):
        corrected_hand = play_corrected_hand(seed, variant, structure)
        if not corrected_hand.hand.live_mask:
            continue  # a voided hand has no owner
        last_frame = build_frames(corrected_hand.log)[-1]
        for seat, frame_seat in enumerate(last_frame.seats):
            if corrected_hand.hand.live_mask >> seat & 1:
                face_cards = sorted(card for card in frame_seat.cards if card >= 0)
                assert face_cards == sorted(corrected_hand.hand.holdings[seat]), (seed, seat)
            assert frame_seat.stack == corrected_hand.hand.stacks[seat]
        build_frames(corrected_hand.log, viewer=RAIL)
