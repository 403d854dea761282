"""What one who watches a table knows beside what all may: their cards, and what they may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from riverboat.cards import name
from riverboat.engine import HandState, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.betting.pot_count import pot_info
from riverboat.engine.betting.raises import challenge
from riverboat.service.state.bomb_votes import Ballot
from riverboat.service.state.host_book import HostBook
from riverboat.service.views.naming import Named, named_in
from riverboat.service.views.sizes import is_unraised, presets
from riverboat.table.blinds.deal_in import choosing
from riverboat.table.money.buy_in import may_bring, may_buy, may_take
from riverboat.table.state.awaited import AnyAwaited, ToAnswer, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.table import Table
from riverboat.wire import view as v
from riverboat.wire.words import why_not
from riverboat.words.holdings import Holding

CHOICE = 15_000
"""Milliseconds in which the dealer may choose the next game; then it is what it was."""


class Private(Struct, frozen=True):
    """The table as it is, with everything that is hidden: only ever used for the player asked."""

    table: Table
    hand: HandState | None
    """The hand that is played, or was played last."""
    seats: dict[str, int]
    """Who played it, and in which of its seats."""
    now: AnyAwaited
    token: int
    at: int
    showed: Mapping[str, tuple[int, ...]]
    """Cards that players have shown since the hand was over."""
    book: HostBook
    waiting: tuple[str, ...] = ()
    """Who waits for a seat."""
    standing: Mapping[str, v.StandingView] = MappingProxyType({})
    """What the room answers for players, by name."""
    rabbit: bool = False
    """Who was dealt in may ask which cards would have come."""
    ballot: Ballot = Ballot()
    """How it stands with the bomb pot that players want next."""
    together: tuple[tuple[str, ...], ...] = ()
    """Players who come from one address."""
    named: Callable[[HandState, int], Named] = named_in
    """What a seat has."""
    chairs: Mapping[str, int] = MappingProxyType({})
    """Who sits in which chair."""
    settled: int = 0
    """Goes up when something else has changed than the play of a hand."""
    may_undo: bool = False
    """The last action can be taken back: nothing has come since."""


def mine(of: Private, player: str, role: str) -> v.Mine:
    """What *player* may know and do; somebody without a chair knows nothing more than others."""
    table = of.table
    chair = of.chairs.get(player, 0) if player else 0
    cards, up, holding, side = _cards(of, player)
    turn, extra = asked_of(of, chair, player)
    return v.Mine(
        role=role,  # type: ignore[arg-type]
        chair=chair,
        cards=cards,
        up=up,
        holding=holding,
        turn=turn,
        token=of.token,
        side=side,
        buy=_buy(table, player, chair, of.at) if player else (0, 0),
        extra=extra,
        flags=_flags(table, chair),
        may_show=tuple([name(card) for card in may_show(of, player)]) if chair else (),
        requests=_requests(table) if role == "host" else (),
        notices=of.book.notices.get(player, ()) if player else (),
        barred=of.book.barred_now(of.at) if role == "host" else (),
        waiting=of.waiting if role == "host" else (),
        may_undo=of.may_undo and role == "host",
        together=of.together if role == "host" else (),
        standing=of.standing.get(player, _NOTHING_STANDS) if chair else None,
        challenge=may_challenge(table, chair),
        may_rabbit=of.rabbit and player in of.seats,
        bomb_vote=of.ballot.said(player),  # type: ignore[arg-type]
        may_bomb=of.ballot.may_propose and player in of.ballot.voters,
        spend=may_take(table, chair) if chair and not table.closed else 0,
    )


def of_cards_and_chips(of: Private, player: str, chair: int) -> dict[str, Any]:
    """What of ``mine`` changes by cards and chips while a hand is played on, for who is in it."""
    table = of.table
    cards, up, holding, side = _cards(of, player)
    return {
        "cards": cards,
        "up": up,
        "holding": holding,
        "side": side,
        "buy": _buy(table, player, chair, of.at),
        "spend": may_take(table, chair) if not table.closed else 0,
    }


_NOTHING_STANDS = v.StandingView()


def asked_of(of: Private, chair: int, player: str) -> tuple[v.AnyTurn | None, bool]:
    """What a player is asked now, and whether they may ask for time."""
    return _turn(of, chair, player) if chair else None, _may_ask_for_time(of, chair)


def may_challenge(table: Table, chair: int) -> bool:
    """Whether a bet of more than the pot stands, to which they may object (POTL-11)."""
    hand = table.hand
    if hand is None or not hand.betting or not hand.overbet[0] or chair not in table.playing:
        return False
    if challenge(hand) is None:
        return False
    return hand.overbet[1] != table.playing.index(chair)


def _cards(
    of: Private, player: str
) -> tuple[tuple[str, ...], tuple[str, ...], Holding | None, str]:
    hand, seat = of.hand, of.seats.get(player)
    if hand is None or seat is None or of.table.opening is not None:
        return (), (), None, ""
    side = hand.declared[seat] if hand.declared else ""
    return *of.named(hand, seat), side


def may_show(of: Private, player: str) -> tuple[int, ...]:
    """The cards that a player held when the hand was over and that not all have seen.

    Nobody has to show them: who was left alone with the pot need not (SHOW-15), nor who has folded
    (SHOW-16).
    """
    hand, seat = of.hand, of.seats.get(player)
    if hand is None or seat is None or of.table.busy or not hand.ended or hand.shown >> seat & 1:
        return ()
    known = {*of.showed.get(player, ()), *(hand.upcards[seat] if hand.upcards else ())}
    return tuple([card for card in hand.holdings[seat] if card not in known])


def _turn(of: Private, chair: int, player: str) -> v.AnyTurn | None:
    match of.now:
        case ToPlay(chairs=chairs, hand=ToAct()) if chair not in chairs:
            return None
        case ToPlay(chairs=chairs, hand=asked):
            seat = of.seats.get(player, -1)
            if chair in chairs or (isinstance(asked, ToShow) and seat in asked.seats):
                assert of.hand is not None, "somebody is asked in a hand"
                return in_the_hand(of.hand, seat, asked)
        case ToStraddle(offers=offers):
            for offer in offers:
                if offer.chair == chair:
                    return v.StraddleTurn(offer.least, offer.most, offer.live)
        case ToBegin() if chair == asked_for_game(of.table):
            return _game_turn(of.table)
        case ToAnswer(chairs=chairs, debtor=debtor, chips=chips, lender=lender):
            if chair == lender or (not lender and chair in chairs):
                return v.AnswerTurn(debtor, chips, lender)
        case _:
            pass
    return None


def asked_for_game(table: Table) -> int:
    """The chair that is asked what is dealt next; 0 if nobody is, or has said so already."""
    chair = 0 if table.chosen_for > table.numbers else choosing(table)
    return chair if chair and not table.chairs[chair].lost else 0


def _game_turn(table: Table) -> v.GameTurn:
    games = [f"{game.structure.name} {game.variant.name}" for game in table.rules.games]
    return v.GameTurn(tuple(games), games[table.game])


def in_the_hand(hand: HandState, seat: int, asked: object) -> v.AnyTurn | None:
    """What a hand asks of one of its seats, and what each answer may be."""
    match asked:
        case ToAct():
            return _to_act(hand, asked)
        case ToDraw(least=least, most=most, draws=draws):
            return v.DrawTurn(least, most, draws)
        case ToShow(seat=whose, may_muck=may_muck):
            return v.ShowTurn(seat in may_muck, whose == seat)
        case ToChoose(most=most):
            return v.RunItTurn(most)
        case ToDeclare():
            return v.DeclareTurn()
        case _:
            return None


def _to_act(hand: HandState, turn: ToAct) -> v.ActTurn:
    barred = turn.barred
    return v.ActTurn(
        call=turn.call,
        low=turn.low,
        high=turn.high,
        all_in=turn.all_in,
        unit=turn.unit,
        fold=turn.may_fold,
        free=not turn.call,
        opens=turn.bet,
        ends_only=turn.ends_only,
        bring_in=turn.bring_in,
        short=turn.short,
        may_buy=turn.may_buy,
        barred=why_not(barred) if barred is not None else None,
        pot=pot_info(hand, turn.seat).count if hand.plan.pot_limit and turn.high else None,
        presets=presets(hand, turn),
        unraised=is_unraised(hand),
    )


def _buy(table: Table, player: str, chair: int, at: int) -> tuple[int, int]:
    """What a player may bring, or buy to what they have."""
    if table.closed:
        return (0, 0)
    return (may_buy(table, chair, at) or (0, 0)) if chair else may_bring(table, player, at)


def _may_ask_for_time(of: Private, chair: int) -> bool:
    now = of.now
    return (
        chair > 0
        and of.table.rules.clock.extra > 0
        and isinstance(now, ToPlay)
        and now.chairs == (chair,)
        and of.table.clock is not None
        and not of.table.chairs[chair].time_asked
    )


def _flags(table: Table, chair: int) -> tuple[str, ...]:
    each = table.chairs.get(chair)
    if each is None:
        return ()
    flags = []
    if each.out:
        flags.append("out")
    if each.sits_out_next:
        flags.append("sits-out-next")
    if each.sits_out_at_blind:
        flags.append("sits-out-at-blind")
    if each.leaves_next:
        flags.append("leaves-next")
    if each.waits:
        flags.append("waits")
    return tuple(flags)


def _requests(table: Table) -> tuple[tuple[int, str, int, str], ...]:
    return tuple(
        [
            (chair, each.player, each.asked, each.asked_as)
            for chair, each in sorted(table.chairs.items())
            if each.asked
        ]
    )
