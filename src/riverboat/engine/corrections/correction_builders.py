"""Builders of correction facts, from the hand and its log; they change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import replay
from riverboat.engine.state.hand_state import NO_SEAT, HandState

Log = Sequence[f.AnyFact]

# Undo -------------------------------------------------------------------------------------------


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
    open_cards = [
        c.SeenCards(k, current_state.holdings[k])
        for k in range(current_state.players)
        if current_state.shown_mask >> k & 1
    ]
    open_cards += [c.SeenCards(k, cards) for k, cards in enumerate(current_state.upcards)]
    seen_cards: list[c.SeenCards] = []
    for seen_entry in (*current_state.corrections.seen_cards, *open_cards):
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


_ACTIONS = f.Folded | f.Checked | f.Called | f.Raised | f.BroughtIn


def last_action_index(log: Log) -> int | None:
    """Return the index of the last player action if only forced facts followed it."""
    for index in range(len(log) - 1, 0, -1):
        fact = log[index]
        if isinstance(fact, f.WentWrong):
            fact = fact.irregular_fact
        if isinstance(fact, _ACTIONS):
            return index
        if not isinstance(fact, (f.UncalledBetReturned, f.BetsCollected, f.BettingOpened)):
            return None
    return None


def build_action_take_back(log: Log, rule: str = "") -> f.Rewound | None:
    """Return facts that take back the last action; ``None`` if a card or fact followed it."""
    index = last_action_index(log)
    if index is None:
        return None
    fact = log[index]
    action_fact = fact.irregular_fact if isinstance(fact, f.WentWrong) else fact
    assert isinstance(action_fact, _ACTIONS), "only players act"
    return build_rewind(log, index, rule, action_fact.seat)


# Cards ------------------------------------------------------------------------------------------


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
    burns: int,
    rule: str = "",
) -> c.BoardTakenBack:
    """Build the removal of cards from the first board; *burns* cards count as burned already."""
    remaining_cards = tuple([card for card in hand.board if card not in removed_cards])
    return c.BoardTakenBack(remaining_cards, removed_cards, destination, burns, rule)


# Chips ------------------------------------------------------------------------------------------


def build_wager_correction(
    hand: HandState, log: Log, seat: int, total: int, rule: str = ""
) -> c.WagerCorrected | None:
    """Return facts that correct a player's bet or raise, and every call of that bet.

    Return ``None`` if it is no longer the current bet: another raise has come since.
    """
    index = _find_last_raise_index(log, seat)
    if index is None or not hand.is_betting_open or hand.bets[seat] != hand.current_bet:
        return None
    state_before = replay(log[:index])
    max_totals = [stack + bet for stack, bet in zip(hand.stacks, hand.bets, strict=True)]
    total = min(total, max_totals[seat])
    bets = [*hand.bets]
    bets[seat] = total
    for fact in log[index + 1 :]:
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
    """Build the kill of a hand, with *returned_chips* of its uncalled chips returned."""
    returned_chips = min(returned_chips, uncalled_chips(hand, seat))
    if not returned_chips:
        return c.HandKilled(seat, rule=rule)
    highest_other_bet = max([bet for k, bet in enumerate(hand.bets) if k != seat])
    index = _find_last_raise_index(log, seat)
    state_before = replay(log[:index]) if index is not None else None
    last_raise = hand.last_raise if state_before is None else state_before.last_raise
    forced_bet = hand.blind if not hand.street else 0
    faced_bet = max(highest_other_bet, forced_bet, hand.bets[seat] - returned_chips)
    return c.HandKilled(seat, returned_chips, faced_bet, last_raise, rule)


def uncalled_chips(hand: HandState, seat: int) -> int:
    """Return the seat's bet above all other bets."""
    other_bets = [bet for k, bet in enumerate(hand.bets) if k != seat]
    forced_bet = hand.blind if not hand.street else 0
    return max(0, hand.bets[seat] - max(*other_bets, forced_bet)) if hand.is_betting_open else 0


def chips_put_in(hand: HandState) -> tuple[int, ...]:
    """Return the chips that each seat has in the pots and bets, without returned chips."""
    zeros = (0,) * hand.players
    columns = zip(
        hand.starting_stacks,
        hand.added_by_seat or zeros,
        hand.reserve or zeros,
        hand.stacks,
        strict=True,
    )
    return tuple(
        [stack + added - reserve - remaining for stack, added, reserve, remaining in columns]
    )


def build_hand_void(
    hand: HandState, rule: str = "", seats_without_refund: Sequence[int] = ()
) -> c.HandVoided:
    """Return facts that void the hand and return all chips, except those of
    *seats_without_refund* (IRRG-02).
    """
    chips = chips_put_in(hand)
    returned_chips = tuple(
        [0 if seat in seats_without_refund else n for seat, n in enumerate(chips)]
    )
    return c.HandVoided(returned_chips, hand.pot - sum(returned_chips), rule)


def build_pot_hold(hand: HandState, rule: str = "") -> c.HandVoided:
    """Build the facts that hold the whole pot for the next deal (IRRG-03)."""
    return build_hand_void(hand, rule, range(hand.players))
