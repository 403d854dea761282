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
    """Return the facts since the start that still count."""
    found: list[f.AnyStanding] = []
    for fact in log[1:]:
        if isinstance(fact, f.Rewound):
            found = [*fact.standing]
        else:
            assert not isinstance(fact, f.HandStarted), "a hand can start only once"
            found.append(fact)
    return tuple(found)


def build_rewind(log: Log, to: int, rule: str = "", seat: int = NO_SEAT) -> f.Rewound:
    """Build a rewind to the state before fact *to*; cards seen since then stay seen."""
    assert 0 < to <= len(log), "there is no such point in the log"
    now, then = replay(log), replay(log[:to])
    open_now = [c.SeenCards(k, now.holdings[k]) for k in range(now.players) if now.shown >> k & 1]
    open_now += [c.SeenCards(k, cards) for k, cards in enumerate(now.upcards)]
    kept: list[c.SeenCards] = []
    for each in (*now.corrections.seen, *open_now):
        cards = tuple(
            [card for card in each.cards if card in {*then.holdings[each.seat]} - {UNKNOWN}]
        )
        known = cards and then.upcards and set(cards) <= {*then.upcards[each.seat]}
        seen = c.SeenCards(each.seat, cards, each.by)
        if cards and not known and seen not in (*then.corrections.seen, *kept):
            kept.append(seen)
    return f.Rewound(to, standing_facts(log[:to]), tuple(kept), rule, seat)


_ACTIONS = f.Folded | f.Checked | f.Called | f.Raised | f.BroughtIn


def last_action_index(log: Log) -> int | None:
    """Return the index of the last player action if only forced facts followed it."""
    for index in range(len(log) - 1, 0, -1):
        fact = log[index]
        if isinstance(fact, f.WentWrong):
            fact = fact.what
        if isinstance(fact, _ACTIONS):
            return index
        if not isinstance(fact, (f.UncalledBetReturned, f.BetsCollected, f.BettingOpened)):
            return None
    return None


def build_action_take_back(log: Log, rule: str = "") -> f.Rewound | None:
    """Take the last action back, or return ``None`` if a card or other fact came since."""
    index = last_action_index(log)
    if index is None:
        return None
    fact = log[index]
    acted = fact.what if isinstance(fact, f.WentWrong) else fact
    assert isinstance(acted, _ACTIONS), "only players act"
    return build_rewind(log, index, rule, acted.seat)


# Cards ------------------------------------------------------------------------------------------


def build_card_replacement(
    hand: HandState,
    seat: int,
    old: tuple[int, ...],
    new: tuple[int, ...],
    to: c.CardDestination,
    rule: str = "",
) -> c.CardsReplaced:
    """Replace a player's cards; seats that saw the old cards still know them."""
    seen = [each for each in hand.corrections.seen if each.seat == seat and {*old} & {*each.cards}]
    up = hand.upcards[seat] if hand.upcards else ()
    is_up = bool(old) and set(old) <= {*up}
    lie_open = bool(hand.shown >> seat & 1) or is_up
    shown = lie_open or any(not each.by and {*old} <= {*each.cards} for each in seen)
    eyes = () if shown else tuple(sorted({who for each in seen for who in each.by}))
    return c.CardsReplaced(seat, old, new, to, rule, shown, eyes, is_up)


def build_board_take_back(
    hand: HandState, gone: tuple[int, ...], to: c.CardDestination, burns: int, rule: str = ""
) -> c.BoardTakenBack:
    """Take these cards off the first board; *burns* are burned for the next ones."""
    left = tuple([card for card in hand.board if card not in gone])
    return c.BoardTakenBack(left, gone, to, burns, rule)


# Chips ------------------------------------------------------------------------------------------


def build_wager_correction(
    hand: HandState, log: Log, seat: int, to: int, rule: str = ""
) -> c.WagerCorrected | None:
    """Correct a player's bet or raise, and every call of it.

    Return ``None`` if it is no longer the current bet: another raise has come since.
    """
    index = _last_raise_index(log, seat)
    if index is None or not hand.betting or hand.bets[seat] != hand.current_bet:
        return None
    before = replay(log[:index])
    whole = [stack + bet for stack, bet in zip(hand.stacks, hand.bets, strict=True)]
    to = min(to, whole[seat])
    bets = [*hand.bets]
    bets[seat] = to
    for fact in log[index + 1 :]:
        acted = fact.what if isinstance(fact, f.WentWrong) else fact
        if isinstance(acted, f.Called) and hand.live >> acted.seat & 1:
            bets[acted.seat] = min(to, whole[acted.seat])
    added = to - before.current_bet
    return c.WagerCorrected(
        seat, to, tuple(bets), max(to, before.current_bet), max(before.last_raise, added), rule
    )


def build_call_completion(hand: HandState, seat: int, rule: str = "") -> c.WagerCorrected:
    """Complete a player's short call, or put them all-in."""
    bets = [*hand.bets]
    bets[seat] = max(bets[seat], min(hand.current_bet, bets[seat] + hand.stacks[seat]))
    to = bets[seat]
    return c.WagerCorrected(seat, to, tuple(bets), hand.current_bet, hand.last_raise, rule)


def _last_raise_index(log: Log, seat: int) -> int | None:
    """Return the index of the seat's last bet or raise in this betting round."""
    for index in range(len(log) - 1, 0, -1):
        fact = log[index]
        acted = fact.what if isinstance(fact, f.WentWrong) else fact
        if isinstance(acted, f.Raised) and acted.seat == seat:
            return index
        if isinstance(fact, (f.BettingOpened, f.Rewound)):
            return None
    return None


def build_hand_kill(
    hand: HandState, log: Log, seat: int, returned: int = 0, rule: str = ""
) -> c.HandKilled:
    """Kill a hand and return *returned* of its uncalled chips."""
    returned = min(returned, uncalled_chips(hand, seat))
    if not returned:
        return c.HandKilled(seat, rule=rule)
    others = max([bet for k, bet in enumerate(hand.bets) if k != seat])
    index = _last_raise_index(log, seat)
    before = replay(log[:index]) if index is not None else None
    last_raise = hand.last_raise if before is None else before.last_raise
    forced = hand.blind if not hand.street else 0
    faced = max(others, forced, hand.bets[seat] - returned)
    return c.HandKilled(seat, returned, faced, last_raise, rule)


def uncalled_chips(hand: HandState, seat: int) -> int:
    """Return the seat's bet above all other bets."""
    others = [bet for k, bet in enumerate(hand.bets) if k != seat]
    forced = hand.blind if not hand.street else 0
    return max(0, hand.bets[seat] - max(*others, forced)) if hand.betting else 0


def chips_put_in(hand: HandState) -> tuple[int, ...]:
    """Return the chips that each seat has put into the middle and not taken back."""
    zeros = (0,) * hand.players
    columns = zip(
        hand.starting_stacks, hand.added or zeros, hand.reserve or zeros, hand.stacks, strict=True
    )
    return tuple([stack + more - reserve - left for stack, more, reserve, left in columns])


def build_hand_void(hand: HandState, rule: str = "", held_of: Sequence[int] = ()) -> c.HandVoided:
    """Void the hand and return all chips, except those of *held_of* (IRRG-02)."""
    chips = chips_put_in(hand)
    back = tuple([0 if seat in held_of else n for seat, n in enumerate(chips)])
    return c.HandVoided(back, hand.pot - sum(back), rule)


def build_pot_hold(hand: HandState, rule: str = "") -> c.HandVoided:
    """Hold the whole pot for the next deal (IRRG-03)."""
    return build_hand_void(hand, rule, range(hand.players))
