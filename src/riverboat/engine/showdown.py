"""The end of a hand: who shows first, which hands are beaten, and who wins what.

Cards speak (SHOW-04): a holding is ranked from its cards, never from what anybody says of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN, names
from riverboat.engine import commands as c
from riverboat.engine import facts as f
from riverboat.engine.awaited import Awaiting, ToChoose, ToDeal, ToShow
from riverboat.engine.dealing import check_cards
from riverboat.engine.errors import IllegalAction, Irregularity
from riverboat.engine.hand import Hand
from riverboat.engine.pots import Pot, pots

Due = Awaiting | tuple[f.AnyFact, ...]

# Showing ----------------------------------------------------------------------------------------


def due(hand: Hand) -> Due:
    """All streets are over and at least two hands are live: show them, then award (SHOW-01)."""
    hidden = hand.live & ~hand.shown
    if not hidden:
        return (*awards(hand), f.HandEnded())
    rules = hand.plan.rules
    all_in = hand.live & ~hand.able
    if rules.showdown == "all" or (rules.open_allin_hands and all_in):  # rule: ALLN-29, BYND-26
        return open_all(hand)
    order = [seat for seat in show_order(hand) if hidden >> seat & 1]
    seat = order[0]
    if rules.showdown == "choose" or not _known(hand, seat):
        return ToShow(seat, tuple(order), tuple([s for s in order if _may_muck(hand, s)]))
    if hand.shown and _beaten(hand, seat):
        return (f.HandMucked(seat),)
    return (f.HandShown(seat, hand.holdings[seat]),)


def open_all(hand: Hand) -> Due:
    """Every live hand is opened, in order; whose cards are not known must be asked."""
    layers = pots(hand)
    hidden = hand.live & ~hand.shown
    facts: list[f.AnyFact] = []
    unknown = []
    for seat in show_order(hand, layers):
        if hidden >> seat & 1:
            if _known(hand, seat):
                facts.append(f.HandShown(seat, hand.holdings[seat]))
            else:
                unknown.append(seat)
    if not facts:
        return ToShow(unknown[0], tuple(unknown))
    if not unknown and len(hand.boards[-1]) == hand.plan.board_through[-1]:
        # Nothing is left to choose: the hand ends here.
        facts += awards(hand, layers)
        facts.append(f.HandEnded())
    return tuple(facts)


def show_order(hand: Hand, layers: Sequence[Pot] | None = None) -> Sequence[int]:
    """The live seats in the order in which they show.

    The last to bet or raise on the last street shows first; if it was checked through, or all
    were all-in before it, the first to act does (SHOW-12). Players who contest a side pot show
    before those who are all-in for the main pot only (SHOW-14).
    """
    order = hand.seats(hand.live)
    aggressor = hand.aggressor
    if aggressor >= 0 and hand.street == hand.plan.streets - 1 and aggressor in order:
        first = order.index(aggressor)
        order = order[first:] + order[:first]
    layers = pots(hand) if layers is None else layers
    if len(layers) == 1:
        return order
    placed: list[int] = []
    for pot in reversed(layers):
        placed += [seat for seat in order if seat in pot.seats and seat not in placed]
    return placed + [seat for seat in order if seat not in placed]


def _known(hand: Hand, seat: int) -> bool:
    """Whether the table has been told this seat's cards."""
    return UNKNOWN not in hand.holdings[seat]


def _betting_is_over(hand: Hand) -> bool:
    """Whether nobody can bet any more, because all or all but one are all-in (ALLN-28)."""
    began = hand.street >= 0 or not hand.plan.betting[0]
    return began and not hand.able & (hand.able - 1)


def _beaten(hand: Hand, seat: int) -> bool:
    """Whether a hand already shown beats this one in every pot, on every board."""
    shown = [s for s in hand.seats(hand.live & hand.shown) if s != seat]
    by_board = _ranks(hand, [*shown, seat])
    return all(
        any(rank[other] > rank[seat] for other in shown if other in pot.seats)
        for pot in pots(hand)
        if seat in pot.seats
        for rank in by_board
    )


def _may_muck(hand: Hand, seat: int) -> bool:
    """Whether somebody else is left to win every pot that this seat contests (SHOW-15)."""
    return all(len(pot.seats) > 1 for pot in pots(hand) if seat in pot.seats)


# Awarding ---------------------------------------------------------------------------------------


def awards(hand: Hand, layers: Sequence[Pot] | None = None) -> list[f.AnyFact]:
    """Who wins what: the side pot that was formed last comes first (BYND-05, SHOW-14)."""
    layers = pots(hand) if layers is None else layers
    live = hand.live
    if not live & (live - 1):  # rule: GAME-01, BET-07, SHOW-15
        winner = live.bit_length() - 1
        return [f.PotAwarded(winner, pot.chips, k) for k, pot in enumerate(layers) if pot.chips]
    unit = hand.plan.share_unit
    by_board = _ranks(hand, hand.seats(live))
    found: list[f.AnyFact] = []
    for k in range(len(layers) - 1, -1, -1):
        pot = layers[k]
        # rule: BYND-40, BYND-42 each board plays for its share, odd chips to the first board
        for board, chips in enumerate(shares(pot.chips, len(by_board), unit)):
            _award(found, pot, k, board, chips, by_board[board], unit)
    return found


def _ranks(hand: Hand, seats: Sequence[int]) -> list[dict[int, int]]:
    """For each board, the rank value of each of these seats; higher is better.

    An old history may lack a board card; then nobody can say who won, and ``Irregularity`` does.
    """
    if any(UNKNOWN in board for board in hand.boards):
        raise Irregularity("unknown", "DEAL-04", "a card of the board is not known: no hand ranks")
    ranks_on, holdings = hand.plan.ranks_on, [hand.holdings[seat] for seat in seats]
    return [dict(zip(seats, ranks_on(board, holdings), strict=True)) for board in hand.boards]


def _award(
    found: list[f.AnyFact],
    pot: Pot,
    index: int,
    board: int,
    chips: int,
    rank: dict[int, int],
    unit: int,
) -> None:
    """Give *chips* to the best hands among those who may win them (CARD-19, BYND-02)."""
    best = max([rank[seat] for seat in pot.seats])
    winners = [seat for seat in pot.seats if rank[seat] == best]
    for seat, share in zip(winners, shares(chips, len(winners), unit), strict=True):
        if share:
            found.append(f.PotAwarded(seat, share, index, board, best))


def shares(chips: int, count: int, unit: int) -> list[int]:
    """Split chips evenly; odd units go one each to the first, and what is below a unit too."""
    if count == 1:
        return [chips]
    units, crumbs = divmod(chips, unit)
    each, odd = divmod(units, count)
    shares = [(each + (k < odd)) * unit for k in range(count)]
    shares[0] += crumbs
    return shares


# What players choose at the end -----------------------------------------------------------------


def decide_show(hand: Hand, now: Due, command: c.Show) -> f.HandShown:
    """A hand is opened: at the showdown, or once an all-in has ended the betting.

    Nobody has to wait for his turn (SHOW-13).
    """
    seat = command.seat
    holds = 0 <= seat < hand.players and hand.holdings[seat] and hand.live >> seat & 1
    in_time = isinstance(now, ToShow) or (
        isinstance(now, (ToDeal, ToChoose)) and _betting_is_over(hand)
    )
    if not (holds and in_time) or hand.shown >> seat & 1:
        raise _refused(now, "nothing to show", "SHOW-01", f"seat {seat} has no hand to show now")
    held = hand.holdings[seat]
    cards = command.cards or held
    if len(cards) != len(held) or any(card not in (UNKNOWN, *cards) for card in held):
        raise _refused(
            now,
            "other cards",
            "SHOW-02",
            f"seat {seat} was dealt {names(held)} and cannot show {names(cards)}",
        )
    if UNKNOWN in cards:
        raise _refused(now, "not all cards", "SHOW-02", f"seat {seat} must show all his cards")
    if UNKNOWN in held:
        check_cards(hand, tuple([card for card in cards if card not in held]))
    return f.HandShown(seat, cards)


def decide_muck(_hand: Hand, now: Due, command: c.Muck) -> f.HandMucked:
    """A hand is thrown away unseen; somebody must be left to claim each pot (SHOW-02)."""
    if isinstance(now, ToShow) and command in now:
        return f.HandMucked(command.seat)
    raise _refused(now, "must show", "SHOW-02", f"seat {command.seat} cannot muck now")


def decide_run_it(_hand: Hand, now: Due, command: c.RunIt) -> f.RunItChosen:
    """A player in an all-in pot says how often he would run it (BYND-40)."""
    if isinstance(now, ToChoose) and command in now:
        return f.RunItChosen(command.seat, command.times)
    times = f"run it {command.times} times now"
    raise _refused(now, "no choice", "BYND-40", f"seat {command.seat} cannot choose to {times}")


def _refused(now: Due, code: str, rule: str, message: str) -> IllegalAction:
    return IllegalAction(code, rule, message, None if isinstance(now, tuple) else now)
