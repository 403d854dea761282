"""What is told at a table, as phrases: the same for everybody, and as far as all may know it.

It reads the facts that the rail is shown, so that nothing can be told that is not seen. What a
host's wish led to is not told twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

import msgspec

from riverboat.engine import AnyFact
from riverboat.narration.table import TableTeller
from riverboat.service.records import facts as r
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table import Table
from riverboat.wire import wishes as w
from riverboat.words import Phrase, Player, Quoted
from riverboat.words.codes import decoded
from riverboat.words.events import hosts as h
from riverboat.words.events.showdown import Shows


class Story:
    """Follows the facts that all see, and turns each into phrases, encoded once for all."""

    def __init__(self, table: Table, hand: Sequence[AnyFact] = ()) -> None:
        """Begin with a table as all see it, and with what they have seen of its *hand*."""
        self._teller = TableTeller(table)
        self._led: tuple[type, int] | None = None
        """What the last deed of a host leads to: it has been told."""
        self.hand = [_encode(event) for _, event in self._teller.hand(hand)]
        """What was told since the hand began."""

    def table(self, seen: AnyLogged, after: Sequence[AnyLogged] = ()) -> tuple[bytes, ...]:
        """What a fact of the table says; *after* is what follows it at once."""
        if isinstance(seen, f.HandBegan):
            self.hand.clear()
        told = self._teller.tell(seen, after)
        if isinstance(seen, TableFact) and self._led is not None:
            kind, chair = self._led
            if isinstance(seen, kind) and getattr(seen, "chair", 0) == chair:
                self._led, told = None, []
        return self._keep(told)

    def room(self, fact: r.AnyRoomFact) -> tuple[bytes, ...]:
        """What a fact of the room's own says."""
        return self._keep(list(self._of_room(fact)))

    def _keep(self, told: Sequence[Phrase]) -> tuple[bytes, ...]:
        encoded = tuple([_encode(phrase) for phrase in told])
        self.hand += encoded
        return encoded

    def _of_room(self, fact: r.AnyRoomFact) -> Iterator[Phrase]:
        match fact:
            case r.Paused(by, now):
                kind = h.PausesTheTable if now else h.PausesAfterTheHand
                yield kind(Player(by))
            case r.WentOn(by):
                yield h.LetsTheTableGoOn(Player(by))
            case r.WishWaits():
                yield h.WaitsForTheHand(Player(fact.by), waiting(fact))
            case r.WishTakenBack(by=by):
                yield h.TakesItBack(Player(by))
            case r.WishDropped():
                yield h.CannotBeDoneThen(Player(fact.by), why_dropped(fact))
            case r.HostDid():
                self._led = leads_to(fact.wish)
                yield done(fact)
            case r.SentAway(player, by, reason, until):
                away = h.KeepsOut if until else h.SendsAway
                yield away(Player(by), Player(player), reason or None)
            case r.LetBackIn(player, by):
                yield h.LetsBackIn(Player(by), Player(player))
            case r.RoleGiven(player, role, by):
                given = {"host": h.MakesAHost, "player": h.LetsIn}.get(role, h.TakesTheRole)
                yield given(Player(by), Player(player))
            case r.SeatHandedOver(player, by):
                yield h.MakesASeatLink(Player(by), Player(player))
            case r.Announced(by, text):
                yield h.SaysForTheRoom(Player(by), text)
            case r.BombProposed(by=by, chips=chips):
                yield h.ProposesABombPot(Player(by), chips)
            case r.BombAgreed(chips=chips):
                yield h.AllAgreeToABombPot(chips)
            case r.CardsShown(chair=chair, player=player, cards=cards):
                yield Shows(Player(player, chair), cards)
            case (
                r.NoticeRead() | r.DeckSealed() | r.Promised() | r.DeckCut() | r.DeckReshuffled()
                | r.Restarted() | r.HandResumed() | r.BotSeated() | r.ProgramPlays()
                | r.ListJoined() | r.SeatOffered() | r.ListLeft() | r.BotMakesRoom()
                | r.StandingSet() | r.RabbitHunted() | r.BombAnswered()
            ):  # fmt: skip
                return
            case _:
                assert_never(fact)


def why_dropped(fact: r.WishDropped) -> Phrase:
    """Why what waited cannot be done; old logs have it in English only."""
    try:
        return decoded(msgspec.json.decode(fact.said))
    except ValueError:
        return Quoted(fact.why, fact.code, fact.rule)


def leads_to(wish: w.OfTheHost) -> tuple[type, int] | None:
    """The fact of the table that a host's wish leads to, and its chair."""
    match wish:
        case w.Adjust(chair=chair):
            return f.ChipsReturned, chair
        case w.ChangeRules():
            return f.RulesChanged, 0
        case w.Close():
            return f.TableClosed, 0
        case w.CallOff():
            return f.HandCalledOff, 0
        case w.MoveSomebody(chair=chair):
            return f.ChangedChair, chair
        case w.SitSomebodyOut(chair=chair):
            return f.SatOut, chair
        case w.SeatSomebody(chair=chair):
            return f.SatDown, chair
        case _:
            return None


def waiting(fact: r.WishWaits) -> h.After:
    """What happens when the hand is over."""
    who = Player(fact.player)
    match fact.wish:
        case w.ChangeRules():
            return h.AnotherGame(fact.text) if fact.text else h.OtherRules()
        case w.ChooseGame():
            return h.AnotherGame(fact.text)
        case w.MoveSomebody(to=to):
            return h.MovesThen(who, to)
        case w.SeatSomebody(player=player, chair=chair):
            return h.IsSeatedThen(Player(player), chair)
        case w.SitSomebodyOut():
            return h.IsDealtOutThen(who)
        case w.Approve():
            return h.IsAnsweredThen(who)
        case w.Adjust(chips=chips, reason=reason):
            return (h.GetsFewerThen if chips < 0 else h.GetsMoreThen)(who, abs(chips), reason)
        case w.PlaceButton():
            return h.GetsTheButtonThen(who)
        case w.ColourUp():
            return h.SmallestChipsGoThen()
        case w.TakeTimeFees():
            return h.TimeIsPaidThen()
        case w.SpendKitty(chips=chips):
            return h.KittyPaysThen(chips)
        case w.SettleMarker():
            return h.MarkerIsSettledThen()
        case w.Close():
            return h.TableClosesThen()
        case w.Begin(bomb=bomb):
            return h.BombPotThen(bomb) if bomb else h.HandThen()
        case w.Pause():
            return h.PauseThen()
        case w.GoOn():
            return h.GoesOnThen()
        case w.CallOff():
            return h.CalledOffThen()
        case w.AddBot():
            return h.BotComesThen()
        case w.RemoveFromList(player=player):
            return h.OffTheListThen(Player(player))
        case _:
            assert_never(fact.wish)


def done(fact: r.HostDid) -> Phrase:
    """What a host has done."""
    by, who = Player(fact.by), Player(fact.player)
    match fact.wish:
        case w.ChangeRules():
            return h.ChangesTheGame(by, fact.text) if fact.text else h.ChangesTheRules(by)
        case w.ChooseGame():
            return h.ChoosesTheNextGame(by, fact.text)
        case w.Approve(yes=yes):
            if by == who:
                return h.ApprovesTheirOwn(by)
            return (h.ApprovesChips if yes else h.DoesNotApproveChips)(by, who)
        case w.SitSomebodyOut():
            return h.DealsOut(by, who)
        case w.MoveSomebody(to=to):
            return h.MovesSomebody(by, who, to)
        case w.SeatSomebody(player=player, chair=chair):
            return h.GivesAChair(by, Player(player), chair)
        case w.Adjust(chips=chips, reason=reason):
            kind = h.TakesFromAStack if chips < 0 else h.AddsToAStack
            return kind(by, who, abs(chips), reason)
        case w.CallOff(reason=reason):
            return h.CallsOffTheHand(by, reason)
        case w.PlaceButton():
            return h.GivesTheButton(by, who)
        case w.TakeTimeFees():
            return h.TakesTimeFees(by)
        case w.ColourUp():
            return h.TakesSmallChipsOff(by)
        case w.SpendKitty(chips=chips, what=what):
            return h.SpendsOfTheKitty(by, chips, what)
        case w.SettleMarker(player=player, chips=chips):
            return h.WritesDownAPayment(by, Player(player), chips)
        case w.Close():
            return h.ClosesTheTable(by)
        case w.Begin(bomb=bomb):
            return h.CallsABombPot(by, bomb) if bomb else h.DealsTheNextHand(by)
        case w.Pause(now=now):
            return (h.PausesTheTable if now else h.PausesAfterTheHand)(by)
        case w.GoOn():
            return h.LetsTheTableGoOn(by)
        case w.AddBot():
            return h.BringsABot(by)
        case w.RemoveFromList(player=player):
            return h.TakesOffTheList(by, Player(player))
        case w.Kick(reason=reason):
            return h.SendsAway(by, who, reason or None)
        case w.Ban(player=player, reason=reason):
            return h.KeepsOut(by, Player(player), reason or None)
        case w.LetIn(player=player):
            return h.LetsBackIn(by, Player(player))
        case w.Withdraw():
            return h.TakesItBack(by)
        case _:
            assert_never(fact.wish)


_encode = msgspec.json.Encoder().encode
