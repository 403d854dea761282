"""What a host asks for: of the room, to stop, to begin, to seat bots; and of the table.

What the table's rules refuse only because a hand is played waits until it is over
(``deferring``). Whatever a host does is written down with their name, before what it comes to.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.engine import Rotation
from riverboat.service.dealer import next_hand
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.presence import thaw
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import HostDid, Paused, WentOn
from riverboat.service.state.access import Access
from riverboat.service.wishes.commands import NotAllowed, of_a_host
from riverboat.service.wishes.seats import check_kept, free_for_a_bot, remove, seat_bot
from riverboat.table.money.chip_race import race_cards_due
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import commands as c
from riverboat.wire import wishes as w
from riverboat.words import Player
from riverboat.words.refusals import hosts as said

SHORTEST_REASON: Final = 3
"""Characters."""
_NEED_A_REASON: Final = (w.Adjust, w.CallOff, w.TakeActionBack, w.KillHand, w.HoldPot, w.Warn)


def fulfil(dealer: TableDealer, wish: w.Deferrable, by: str, work: Work, number: int = 0) -> None:
    """Do at once what a host asks for; *number* is what it had while it waited."""
    check_kept(dealer, wish, by)
    _refuse_short_reason(wish)
    match wish:
        case w.Pause():
            return _pause(dealer, wish, by, work)
        case w.GoOn():
            return _go_on(dealer, by, work)
        case w.AddBot(chair=chair, style=style):
            return seat_bot(dealer, free_for_a_bot(dealer, chair), style, work)
        case w.RemoveFromList():
            return remove(dealer, wish, by, work)
        case w.Begin(bomb=0):
            return next_hand.begin(dealer, work)
        case _:
            return _written_down(dealer, wish, by, work, number)


def _refuse_short_reason(wish: w.Deferrable) -> None:
    if isinstance(wish, _NEED_A_REASON) and len(" ".join(wish.reason.split())) < SHORTEST_REASON:
        raise NotAllowed(said.ReasonTooShort(SHORTEST_REASON))


def _written_down(
    dealer: TableDealer,
    wish: w.HostOfTheTable | w.Begin | w.ChangeRules | w.ColourUp,
    by: str,
    work: Work,
    number: int,
) -> None:
    """What changes the table is told of with the host's name, before what it comes to."""
    did = HostDid(by, _in_short(wish), whom(dealer, wish), leads_to(dealer, wish), number)
    match wish:
        case w.Begin(bomb=bomb, boards=boards):
            next_hand.begin(dealer, work, bomb, did, boards)
        case w.ColourUp():
            count = sum([odd for _, odd in race_cards_due(dealer.table)])
            dealer.ask(c.ColourUp(dealer.deck.a_card_each(count)), work, did)
        case w.ChangeRules(toml=toml):
            dealer.ask(c.ChangeRules(dealer.readings.rules(toml)), work, did)
        case w.TakeActionBack(reason=reason):
            dealer.ask(c.TakeActionBack(reason, tuple(dealer.hand_log)), work, did)
        case _:
            dealer.ask(of_a_host(wish, work.at), work, did)


def seat_somebody(
    dealer: TableDealer, wish: w.SeatSomebody, by: str, access: Access, work: Work
) -> None:
    """Give somebody a chair who watches or waits for one; the host asks nobody for their chips.

    Who would take it themselves could, so that nobody sits there without knowing of it.
    """
    player = wish.player
    if not player:
        raise NotAllowed(said.NobodyIsNear())
    if player in dealer.bots or not _is_near(dealer, player, access):
        raise NotAllowed(said.IsNotNear(Player(player)))
    if access.out(player) is not None:
        raise NotAllowed(said.IsToStayOut(Player(player)))
    fulfil(dealer, wish, by, work)
    if dealer.table.chairs[wish.chair].asked:
        fulfil(dealer, w.Approve(wish.chair), by, work)  # rule: BUYN-01


def _is_near(dealer: TableDealer, player: str, access: Access) -> bool:
    return player in access.looking or player in dealer.waiting


def whom(dealer: TableDealer, wish: w.OfTheHost) -> str:
    """Whom a wish is about: who sits in the chair that it names."""
    each = dealer.table.chairs.get(getattr(wish, "chair", 0))
    return each.player if each is not None else str(getattr(wish, "player", ""))


def leads_to(dealer: TableDealer, wish: w.OfTheHost) -> str:
    """The game that is played when a wish is fulfilled, if that is another one."""
    if isinstance(wish, w.ChooseGame):
        return wish.name
    if not isinstance(wish, w.ChangeRules):
        return ""
    game = game_of(dealer.readings.rules(wish.toml))
    return "" if game == game_of(dealer.table.rules) else game


def game_of(rules: TableRules) -> str:
    """What is played by rules, in words."""
    return (
        " / ".join([g.name for g in rules.games])
        if isinstance(rules.game, Rotation)
        else (rules.game.name)
    )


def _in_short(wish: w.Deferrable) -> w.Deferrable:
    """A wish as it is written down: what the rules are is in the fact that follows."""
    return replace(wish, toml="") if isinstance(wish, w.ChangeRules) else wish


# Of the room ------------------------------------------------------------------------------------


def _pause(dealer: TableDealer, wish: w.Pause, by: str, work: Work) -> None:
    dealer.paused = 2 if wish.now else 1
    dealer.frozen = wish.now
    dealer.note(Paused(by, wish.now), work)


def _go_on(dealer: TableDealer, by: str, work: Work) -> None:
    dealer.paused = 0
    dealer.note(WentOn(by), work)
    dealer.ask(c.CountAway(work.at), work)
    thaw(dealer, work)
    dealer.go_on(work)
