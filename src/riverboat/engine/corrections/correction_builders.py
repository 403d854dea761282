"""Builders of correction facts, from the hand and its log; they change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import replay
from riverboat.engine.state.hand_state import NO_SEAT, HandState

Log = Sequence[f.AnyFact]


def standing_facts(log: Log) -> tuple[f.AnyStanding, ...]:
    """Return the facts after ``HandStarted`` that no rewind has cancelled."""
    facts_in_force: list[f.AnyStanding] = []
    for fact in log[1:]:
        if isinstance(fact, f.Rewound):
            facts_in_force = [*fact.standing_facts]
        else:
            assert not isinstance(fact, f.HandStarted), "a hand can start only once"
            facts_in_force.append(fact)
    return tuple(facts_in_force)


def build_rewind(log: Log, fact_index: int, rule: str = "", seat: int = NO_SEAT) -> f.Rewound:
    """Build a rewind to the state before fact *fact_index*; cards seen since then stay seen."""
    assert 0 < fact_index <= len(log), "there is no such point in the log"
    current_state, target_state = replay(log), replay(log[:fact_index])
    face_up_entries = [
        c.SeenCards(player_seat, current_state.holdings[player_seat])
        for player_seat in range(current_state.players)
        if current_state.shown_mask >> player_seat & 1
    ]
    face_up_entries += [
        c.SeenCards(player_seat, cards) for player_seat, cards in enumerate(current_state.upcards)
    ]
    seen_cards: list[c.SeenCards] = []
    for seen_entry in (*current_state.corrections.seen_cards, *face_up_entries):
        cards = tuple(
            [
                card
                for card in seen_entry.cards
                if card in {*target_state.holdings[seen_entry.seat]} - {UNKNOWN}
            ]
        )
        is_upcard = (
            cards
            and target_state.upcards
            and set(cards) <= {*target_state.upcards[seen_entry.seat]}
        )
        remembered_entry = c.SeenCards(seen_entry.seat, cards, seen_entry.seen_by)
        if (
            cards
            and not is_upcard
            and remembered_entry not in (*target_state.corrections.seen_cards, *seen_cards)
        ):
            seen_cards.append(remembered_entry)
    return f.Rewound(fact_index, standing_facts(log[:fact_index]), tuple(seen_cards), rule, seat)


_ACTION_FACTS = f.Folded | f.Checked | f.Called | f.Raised | f.BroughtIn


def last_action_index(log: Log) -> int | None:
    """Return the index of the last player action, or ``None``.

    ``None`` means that there is no action, or that more than the end of a betting round and the
    start of the next one has followed it.
    """
    for index in range(len(log) - 1, 0, -1):
        fact = log[index]
        if isinstance(fact, f.WentWrong):
            fact = fact.irregular_fact
        if isinstance(fact, _ACTION_FACTS):
            return index
        if not isinstance(fact, (f.UncalledBetReturned, f.BetsCollected, f.BettingOpened)):
            return None
    return None


def build_action_take_back(log: Log, rule: str = "") -> f.Rewound | None:
    """Build the rewind that takes back the last action.

    Return ``None`` if there is no action that ``last_action_index`` finds, for example because a
    card followed it.
    """
    action_index = last_action_index(log)
    if action_index is None:
        return None
    fact = log[action_index]
    action_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
    assert isinstance(action_fact, _ACTION_FACTS), "only players act"
    return build_rewind(log, action_index, rule, action_fact.seat)


def build_card_replacement(
    hand: HandState,
    seat: int,
    old_cards: tuple[int, ...],
    new_cards: tuple[int, ...],
    destination: c.CardDestination,
    rule: str = "",
) -> c.CardsReplaced:
    """Build the replacement of a player's cards; seats that saw the old cards still know them."""
    matching_entries = [
        seen_cards
        for seen_cards in hand.corrections.seen_cards
        if seen_cards.seat == seat and {*old_cards} & {*seen_cards.cards}
    ]
    upcards = hand.upcards[seat] if hand.upcards else ()
    is_upcard = bool(old_cards) and set(old_cards) <= {*upcards}
    are_face_up = bool(hand.shown_mask >> seat & 1) or is_upcard
    is_shown = are_face_up or any(
        not seen_cards.seen_by and {*old_cards} <= {*seen_cards.cards}
        for seen_cards in matching_entries
    )
    viewers = (
        ()
        if is_shown
        else tuple(
            sorted({viewer for seen_cards in matching_entries for viewer in seen_cards.seen_by})
        )
    )
    return c.CardsReplaced(
        seat, old_cards, new_cards, destination, rule, is_shown, viewers, is_upcard
    )


def build_board_take_back(
    hand: HandState,
    removed_cards: tuple[int, ...],
    destination: c.CardDestination,
    burn_count: int,
    rule: str = "",
) -> c.BoardTakenBack:
    """Build the removal of cards from the first board; *burn_count* cards are already burned."""
    remaining_cards = tuple([card for card in hand.board if card not in removed_cards])
    return c.BoardTakenBack(remaining_cards, removed_cards, destination, burn_count, rule)


def build_wager_correction(
    hand: HandState, log: Log, seat: int, total: int, rule: str = ""
) -> c.WagerCorrected | None:
    """Build the correction of a player's bet or raise, and of every call of that bet.

    Return ``None`` if another raise has followed, so that the bet is no longer the current one.
    """
    raise_index = _find_last_raise_index(log, seat)
    if raise_index is None or not hand.is_betting_open or hand.bets[seat] != hand.current_bet:
        return None
    state_before = replay(log[:raise_index])
    max_totals = [stack + bet for stack, bet in zip(hand.stacks, hand.bets, strict=True)]
    total = min(total, max_totals[seat])
    bets = [*hand.bets]
    bets[seat] = total
    for fact in log[raise_index + 1 :]:
        action_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
        if isinstance(action_fact, f.Called) and hand.live_mask >> action_fact.seat & 1:
            bets[action_fact.seat] = min(total, max_totals[action_fact.seat])
    raise_size = total - state_before.current_bet
    return c.WagerCorrected(
        seat,
        total,
        tuple(bets),
        max(total, state_before.current_bet),
        max(state_before.last_raise, raise_size),
        rule,
    )


def build_call_completion(hand: HandState, seat: int, rule: str = "") -> c.WagerCorrected:
    """Build the completion of a player's short call; it may put the player all-in."""
    bets = [*hand.bets]
    bets[seat] = max(bets[seat], min(hand.current_bet, bets[seat] + hand.stacks[seat]))
    total = bets[seat]
    return c.WagerCorrected(seat, total, tuple(bets), hand.current_bet, hand.last_raise, rule)


def _find_last_raise_index(log: Log, seat: int) -> int | None:
    """Return the index of the seat's last bet or raise in this betting round."""
    for index in range(len(log) - 1, 0, -1):
        fact = log[index]
        action_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
        if isinstance(action_fact, f.Raised) and action_fact.seat == seat:
            return index
        if isinstance(fact, (f.BettingOpened, f.Rewound)):
            return None
    return None


def build_hand_kill(
    hand: HandState, log: Log, seat: int, returned_chips: int = 0, rule: str = ""
) -> c.HandKilled:
    """Build the fact that kills a player's hand.

    Up to *returned_chips* of the player's uncalled chips go back to the player.
    """
    returned_chips = min(returned_chips, uncalled_chips(hand, seat))
    if not returned_chips:
        return c.HandKilled(seat, rule=rule)
    highest_other_bet = max([bet for other_seat, bet in enumerate(hand.bets) if other_seat != seat])
    raise_index = _find_last_raise_index(log, seat)
    state_before = replay(log[:raise_index]) if raise_index is not None else None
    last_raise = hand.last_raise if state_before is None else state_before.last_raise
    forced_bet = hand.blind if not hand.street else 0
    current_bet = max(highest_other_bet, forced_bet, hand.bets[seat] - returned_chips)
    return c.HandKilled(seat, returned_chips, current_bet, last_raise, rule)


def uncalled_chips(hand: HandState, seat: int) -> int:
    """Return the chips by which a seat's bet exceeds every other bet and the blind.

    Return 0 between betting rounds.
    """
    other_bets = [bet for other_seat, bet in enumerate(hand.bets) if other_seat != seat]
    forced_bet = hand.blind if not hand.street else 0
    return max(0, hand.bets[seat] - max(*other_bets, forced_bet)) if hand.is_betting_open else 0


def chips_put_in(hand: HandState) -> tuple[int, ...]:
    """Return the chips that each seat has in the pots and bets, without returned chips."""
    no_chips = (0,) * hand.players
    chips_by_seat = zip(
        hand.starting_stacks,
        hand.added_by_seat or no_chips,
        hand.reserve or no_chips,
        hand.stacks,
        strict=True,
    )
    return tuple(
        [
            stack + added_chips - reserved_chips - remaining_chips
            for stack, added_chips, reserved_chips, remaining_chips in chips_by_seat
        ]
    )


def build_hand_void(
    hand: HandState, rule: str = "", seats_without_refund: Sequence[int] = ()
) -> c.HandVoided:
    """Build the fact that voids the hand and returns all chips to the players (IRRG-02).

    The chips of *seats_without_refund* are held for the next deal.
    """
    chips_by_seat = chips_put_in(hand)
    returned_chips = tuple(
        [
            0 if seat in seats_without_refund else seat_chips
            for seat, seat_chips in enumerate(chips_by_seat)
        ]
    )
    return c.HandVoided(returned_chips, hand.pot - sum(returned_chips), rule)


def build_pot_hold(hand: HandState, rule: str = "") -> c.HandVoided:
    """Build the fact that ends the hand and holds the whole pot for the next deal (IRRG-03)."""
    return build_hand_void(hand, rule, range(hand.players))
