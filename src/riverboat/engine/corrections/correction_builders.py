"""Corrections as facts: each is worked out here from the hand and its log, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import replay
from riverboat.engine.state.hand_state import NO_SEAT, HandState

Log = Sequence[f.AnyFact]

# Going back -------------------------------------------------------------------------------------


def standing_facts(log: Log) -> tuple[f.AnyStanding, ...]:
    """What has happened after the start as far as it still counts."""
    found: list[f.AnyStanding] = []
    for fact in log[1:]:
        if isinstance(fact, f.Rewound):
            found = [*fact.standing]
        else:
            assert not isinstance(fact, f.HandStarted), "a hand begins once"
            found.append(fact)
    return tuple(found)


def build_rewind(log: Log, to: int, rule: str = "", seat: int = NO_SEAT) -> f.Rewound:
    """Back to where the hand stood before fact *to*; what was seen since then stays seen."""
    assert 0 < to <= len(log), "there is no such point"
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
    """The place of the last action of a player, if nothing but what was forced has come since."""
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
    """The last action taken back, unless a card or anything else has come since."""
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
    """Cards of a player replaced; whoever has seen the old ones still knows them."""
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
    """These cards leave the first board, and so many are burned for the next."""
    left = tuple([card for card in hand.board if card not in gone])
    return c.BoardTakenBack(left, gone, to, burns, rule)


# Chips ------------------------------------------------------------------------------------------


def build_wager_correction(
    hand: HandState, log: Log, seat: int, to: int, rule: str = ""
) -> c.WagerCorrected | None:
    """The bet or raise of a player put right, and with it every call of it.

    ``None`` when it is not the bet that everybody faces: another raise has come since.
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
    """A player puts in what their call lacks, or all they have."""
    bets = [*hand.bets]
    bets[seat] = max(bets[seat], min(hand.current_bet, bets[seat] + hand.stacks[seat]))
    to = bets[seat]
    return c.WagerCorrected(seat, to, tuple(bets), hand.current_bet, hand.last_raise, rule)


def _last_raise_index(log: Log, seat: int) -> int | None:
    """Where this seat bet or raised last, in the round that is on."""
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
    """A dead hand; *returned* of its chips, which nobody had called, go back."""
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
    """What stands in front of a seat above everybody else's bets."""
    others = [bet for k, bet in enumerate(hand.bets) if k != seat]
    forced = hand.blind if not hand.street else 0
    return max(0, hand.bets[seat] - max(*others, forced)) if hand.betting else 0


def chips_put_in(hand: HandState) -> tuple[int, ...]:
    """Every chip that each seat has put into the middle and not got back."""
    zeros = (0,) * hand.players
    columns = zip(
        hand.starting_stacks, hand.added or zeros, hand.reserve or zeros, hand.stacks, strict=True
    )
    return tuple([stack + more - reserve - left for stack, more, reserve, left in columns])


def build_hand_void(hand: HandState, rule: str = "", held_of: Sequence[int] = ()) -> c.HandVoided:
    """All chips go back, but for those of *held_of*, which wait for the next deal (IRRG-02)."""
    chips = chips_put_in(hand)
    back = tuple([0 if seat in held_of else n for seat, n in enumerate(chips)])
    return c.HandVoided(back, hand.pot - sum(back), rule)


def build_pot_hold(hand: HandState, rule: str = "") -> c.HandVoided:
    """The whole pot waits for the next deal (IRRG-03)."""
    return build_hand_void(hand, rule, range(hand.players))
