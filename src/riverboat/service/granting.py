"""From what somebody wishes to a command: whose chair it is, and whether he may ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from riverboat import engine as e
from riverboat.cards import parse_card
from riverboat.table import commands as c
from riverboat.table.beginning import choosing
from riverboat.table.config import read_config
from riverboat.table.state import Table
from riverboat.wire import wishes as w


class NotAllowed(Exception):
    """Who asks may not ask for that here: he has no chair, or is no host."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


def command(table: Table, wish: w.AnyWish, player: str, role: str, at: int) -> c.AnyTableCommand:
    """The command that a wish comes to, or ``NotAllowed``. Whether it is legal is the table's."""
    kind = type(wish)
    dealer = choosing(table) if isinstance(wish, w.ChooseGame) else 0
    deals = dealer > 0 and dealer == table.chair_of(player)
    if isinstance(wish, w.ChooseGame) and role == "host" and not deals:
        return c.ChooseGame(wish.name)
    if of_host := _HOST.get(kind):
        if role != "host":
            raise NotAllowed("not the host", "only a host of this table may ask for that")
        return of_host(table, wish, at)
    if isinstance(wish, w.Sit):
        if taken := table.chair_of(player):
            raise NotAllowed("seated", f"{player} sits in chair {taken} of this table already")
        return c.Sit(player, wish.chair, wish.chips, wish.entry, wish.waits, at)
    chair = table.chair_of(player)
    if not chair:
        raise NotAllowed("no chair", "sit down first")
    if in_hand := _IN_THE_HAND.get(kind):
        return c.Act(chair, in_hand(table, wish, chair), at)
    return _AT_THE_TABLE[kind](wish, chair, at)


# In the hand ------------------------------------------------------------------------------------


def _seat(table: Table, chair: int) -> int:
    try:
        return table.playing.index(chair)
    except ValueError:
        raise NotAllowed("not dealt in", "you are not dealt into this hand") from None


def _cards(words: tuple[str, ...]) -> tuple[int, ...]:
    cards = tuple([parse_card(word) for word in words])
    if len(set(cards)) < len(cards):
        raise NotAllowed("twice", "a card is there once")
    return cards


_IN_THE_HAND: dict[type, Callable[[Table, Any, int], e.AnyCommand]] = {
    w.Fold: lambda *_: e.FOLD,
    w.Check: lambda *_: e.CHECK,
    w.Call: lambda *_: e.CALL,
    w.RaiseTo: lambda _, wish, __: e.RaiseTo(wish.to),
    w.RaisePot: lambda *_: e.RaisePot(),
    w.AllIn: lambda *_: e.AllIn(),
    w.BringIn: lambda table, _, chair: e.BringIn(_seat(table, chair)),
    w.Discard: lambda _, wish, __: e.Discard(_cards(wish.cards)),
    w.TakeBackDiscard: lambda table, _, chair: e.TakeBackDiscard(_seat(table, chair)),
    w.Show: lambda table, wish, chair: e.Show(_seat(table, chair), _cards(wish.cards)),
    w.Muck: lambda table, _, chair: e.Muck(_seat(table, chair)),
    w.RunIt: lambda table, wish, chair: e.RunIt(_seat(table, chair), wish.times),
    w.Challenge: lambda *_: e.ChallengeOverbet(),
    w.Declare: lambda table, wish, chair: e.Declare(_seat(table, chair), wish.side),
    w.AddChips: lambda table, wish, chair: e.AddChips(_seat(table, chair), wish.chips, wish.how),
}

# At the table -----------------------------------------------------------------------------------

_AT_THE_TABLE: dict[type, Callable[[Any, int, int], c.AnyTableCommand]] = {
    w.Straddle: lambda wish, chair, _: c.Straddle(chair, wish.to),
    w.NoStraddle: lambda _, chair, __: c.DeclineStraddle(chair),
    w.ChopBlinds: lambda _, chair, __: c.ChopBlinds(chair),
    w.OfferMarker: lambda wish, chair, _: c.OfferMarker(chair, wish.chips, wish.lender),
    w.AnswerMarker: lambda wish, chair, _: c.AnswerMarker(chair, wish.yes),
    w.AskForTime: lambda _, chair, at: c.AskForTime(chair, at),
    w.CallClock: lambda _, chair, at: c.CallClock(chair, at),
    w.TakeChips: lambda wish, chair, _: c.TakeChips(chair, wish.chips),
    w.Buy: lambda wish, chair, at: c.Buy(chair, wish.chips, at),
    w.SitOut: lambda wish, chair, _: c.SitOut(chair, wish.cancel, wish.at_blind),
    w.ComeBack: lambda wish, chair, _: c.ComeBack(chair, wish.waits),
    w.Leave: lambda wish, chair, at: c.Leave(chair, wish.cancel, at),
    w.ChooseGame: lambda wish, chair, _: c.ChooseGame(wish.name, chair),
    w.Move: lambda wish, chair, _: c.ChangeChair(chair, wish.to),
}

# The host ---------------------------------------------------------------------------------------


def _rules(wish: w.ChangeRules) -> c.ChangeRules:
    """``BadGame`` says which line or key of it is wrong."""
    return c.ChangeRules(read_config(wish.toml).rules)


_HOST: dict[type, Callable[[Table, Any, int], c.AnyTableCommand]] = {
    w.Approve: lambda _, wish, __: c.Approve(wish.chair, wish.yes),
    w.SitSomebodyOut: lambda _, wish, __: c.SitOut(wish.chair),
    w.SeatSomebody: lambda _, wish, at: c.Sit(
        wish.player, wish.chair, wish.chips, wish.entry, at=at
    ),
    w.MoveSomebody: lambda _, wish, __: c.ChangeChair(wish.chair, wish.to),
    w.Adjust: lambda _, wish, __: c.Adjust(wish.chair, wish.chips, wish.reason),
    w.CallOff: lambda _, wish, __: c.CallOff(wish.reason),
    w.PlaceButton: lambda _, wish, __: c.PlaceButton(wish.chair),
    w.ChangeRules: lambda _, wish, __: _rules(wish),
    w.TakeTimeFees: lambda *_: c.TakeTimeFees(),
    w.SpendKitty: lambda _, wish, __: c.SpendKitty(wish.chips, wish.what),
    w.SettleMarker: lambda _, wish, __: c.SettleMarker(wish.player, wish.chips, wish.lender),
    w.Close: lambda _, __, at: c.CloseTable(at),
}
"""``pause``, ``go-on``, ``begin``, ``add-bot``, ``colour-up``, who is sent away or let in, and who
waits for a seat, are the room's own, and not in here."""
