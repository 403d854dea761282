"""What happens at a table around its hands, told to somebody who sits there.

He is called *You*, and the sentences about him are put in the second person by ``telling``. The
hands themselves are told by ``notation``; here their forced bets are given their reasons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from riverboat.cards import names as card_names
from riverboat.cli.at_the_table.telling import gathered, second_person
from riverboat.engine import AnyFact
from riverboat.engine.state.facts import Posted
from riverboat.notation import sentences
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import AnyTableFact, Due, TableFact

_WHY: Final[dict[f.Reason, str]] = {
    "skipped big blind": ", which was skipped",
    "skipped small blind": ", which was skipped",
    "missed big blind": " for a missed big blind",
    "missed small blind": " for a missed small blind",
    "missed ante": " for a missed ante",
    "missed straddle": " for a missed straddle",
    "new player": " to come in",
    "buys the button": " to buy the button",
    "rock": ", with the rock",
}
"""Why a forced bet is due, where its name does not say it."""


class TableTeller:
    """Follows a table's log and finds the words. He remembers who sits where."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        """Who sits in each chair."""
        self.rules: TableRules | None = None
        self.playing: tuple[int, ...] = ()
        """The chairs of the hand, by seat."""
        self.players: list[str] = []
        """Who plays the hand, by seat, even if he has left since."""
        self._dues: list[Due] = []

    def tell(self, fact: AnyTableFact, after: Sequence[AnyLogged] = ()) -> Iterator[str]:
        """What a fact of the table says; *after* is what follows it at once.

        Chips that somebody sits down with are told with his chair.
        """
        for line in self._tell(fact, after):
            yield second_person(line[0].upper() + line[1:])
        self._follow(fact)

    def hand(self, log: Sequence[AnyFact]) -> list[str]:
        """The lines of a hand so far, with reasons; more facts only add to them.

        Straddles are left out, for they were told when they were made.
        """
        dues = list(self._dues)
        lines, players = [], self.players
        for index, line in gathered(sentences(log, players, "{:,}".format), len(players)):
            fact = log[index]
            if not index or line.startswith("Everybody is dealt"):
                continue
            if isinstance(fact, Posted):
                due = self._due(dues, fact)
                if due and due.kind in ("straddle", "sleeper") and "all-in" not in line:
                    continue
                line = _with_reason(line, due)
            lines.append(second_person(line))
        return lines

    def _due(self, dues: list[Due], fact: Posted) -> Due | None:
        """What a forced bet was due for; each counts once."""
        chair = self.playing[fact.seat]
        found = next((due for due in dues if (due.chair, due.kind) == (chair, fact.kind)), None)
        if found:
            dues.remove(found)
        return found

    # What is remembered -----------------------------------------------------------------------

    def _follow(self, fact: AnyTableFact) -> None:
        match fact:
            case f.TableOpened(rules) | f.RulesChanged(rules):
                self.rules = rules
            case f.SatDown(chair, player):
                self.names[chair] = player
            case f.Left(chair):
                self.names.pop(chair, None)
            case f.ChangedChair(chair, to):
                self.names[to] = self.names.pop(chair)
            case f.HandBegan(chairs=chairs, dues=dues):
                self.playing, self._dues = chairs, list(dues)
                self.players = [self.names[chair] for chair in chairs]
            case f.Straddled(chair, to, live, rock):
                why: f.Reason = "rock" if rock else "straddle" if live else "sleeper"
                self._dues.append(Due(chair, "straddle" if live else "sleeper", to, why))
            case _:
                pass

    def _who(self, chair: int) -> str:
        return self.names.get(chair, f"chair {chair}")

    # The sentences ----------------------------------------------------------------------------

    def _tell(self, fact: AnyTableFact, after: Sequence[AnyLogged]) -> Iterator[str]:
        match fact:
            case f.TableOpened() | f.HandClosed() | f.StraddleDeclined():
                return
            case f.RulesChanged():
                yield "the house rules change, from the next hand on"
            case f.GameChosen(game):
                assert self.rules is not None, "a log begins with the rules"
                yield f"the game is {self.rules.games[game].name} now"
            case f.TableClosed():
                yield "the table is closed"
            case _:
                yield from self._people(fact, after)

    def _people(self, fact: AnyTableFact, after: Sequence[AnyLogged]) -> Iterator[str]:
        match fact:
            case f.SatDown(chair, player, entry):
                bought = next((x for x in after[:1] if isinstance(x, f.ChipsBought)), None)
                chips = f" with {bought.chips:,}" if bought else ""
                how = {"new": "", "replacing": " for who has just left", "transferred": ""}[entry]
                yield f"{player} sits down in chair {chair}{chips}{how}"
            case f.SatOut(chair, why):
                yield f"{self._who(chair)} {_SITS_OUT[why]}"
            case f.CameBack(chair, waits):
                yield f"{self._who(chair)} is back" + ", and waits for the big blind" * waits
            case f.LeavesNext(chair, leaves):
                yield f"{self._who(chair)} {'leaves' if leaves else 'stays'} after this hand"
            case f.SitsOutNext(chair, sits_out, at_blind):
                when = "when the big blind comes" if at_blind else "after this hand"
                yield f"{self._who(chair)} {'sits out' if sits_out else 'plays'} {when}"
            case f.Left(chair, player, chips, why):
                yield _LEFT[why].format(who=player, chips=f"{chips:,}", chair=chair)
            case f.ChangedChair(chair, to, settled, deal_off):
                end = "" if settled else ", and has to come in again"
                if deal_off:
                    end = ", and the blinds may pass them once"
                yield f"{self._who(chair)} moves to chair {to}{end}"
            case f.ConnectionLost(chair):
                yield f"{self._who(chair)} is not connected any more"
            case f.AwaySince(chair):
                yield f"the minutes count in which {self._who(chair)} is away"
            case f.ConnectionBack(chair):
                yield f"{self._who(chair)} is connected again"
            case _:
                yield from self._chips(fact)

    def _chips(self, fact: AnyTableFact) -> Iterator[str]:
        match fact:
            case f.ChipsAsked(chair, chips):
                yield f"{self._who(chair)} asks for {chips:,} chips"
            case f.ChipsRefused(chair):
                yield f"{self._who(chair)} gets no chips from the host"
            case f.ChipsBought(chair, player, chips, how, behind):
                when = f", there in {behind} {'hands' if behind > 1 else 'hand'}" * bool(behind)
                yield f"{player} {_BUYS[how].format(f'{chips:,}')}{when}"
            case f.ChipsArrived(chair, chips):
                yield f"{self._who(chair)} gets the {chips:,} chips that were behind"
            case f.ChipsReturned(_, player, chips, reason, spent=True):
                yield f"{player} takes {-chips:,} off the table: {reason}"
            case f.ChipsReturned(_, player, chips, reason):
                verb = "is given" if chips >= 0 else "gives back"
                yield f"{player} {verb} {abs(chips):,}: {reason}"
            case f.TimeFeePaid(_, player, chips, short):
                end = f", and has not the other {short:,}" if short else ""
                yield f"{player} pays {chips:,} for the time{end}"
            case f.TimeFeeDue(chips):
                assert self.rules is not None, "a log begins with the rules"
                above = f"the first pot above {self.rules.fees.time_pot:,} pays it"
                yield f"{chips:,} are due for the time of all: {above}"
            case f.JackpotWon(losers, _, cards, chips):
                beaten = ", ".join([self._who(chair) for chair in losers])
                yield f"{beaten} loses with {card_names(cards)}, and the jackpot is won"
                for _, player, share in chips:
                    yield f"{player} gets {share:,} of it"
            case f.KittySpent(chips, what):
                yield f"the kitty pays {chips:,}: {what}"
            case f.SevenDeucePaid(_, player, chips):
                yield f"{player} wins with 7-2, and gets {chips:,} from the others"
            case f.ColouredUp(worth=worth, into=into):
                yield f"chips of {worth} are changed into chips of {into}"
            case f.RebuyRequired(chair, required):
                if required:
                    yield f"{self._who(chair)} must buy in anew before adding chips"
            case _:
                yield from self._blinds(fact)

    def _blinds(self, fact: AnyTableFact) -> Iterator[str]:
        match fact:
            case f.ButtonDrawn(chairs, cards, button):
                drawn = zip(chairs, cards, strict=True)
                shown = ", ".join(f"{self._who(k)} {card_names((card,))}" for k, card in drawn)
                yield f"a card each for the button: {shown}"
                yield f"{self._who(button)} has it" if button else "the highest draw again"
            case f.ButtonPlaced(button):
                yield f"the button is set right: {self._who(button)} has it"
            case f.BlindMissed(chair, blind, chips):
                what = blind if blind in ("ante", "straddle") else f"{blind} blind"
                yield f"{self._who(chair)} misses the {what} of {chips:,}"
            case f.DebtsWiped(chair):
                yield f"{self._who(chair)} owes no missed blinds any more"
            case f.DebtsKept(player):
                yield f"{player} owes {_debts(fact)} if back soon"
            case f.DebtsBack(chair):
                yield f"{self._who(chair)} was away and still owes {_debts(fact)}"
            case f.BlindSkipped(chair, blind):
                yield f"the {blind} blind skips {self._who(chair)}, who pays it as if it were due"
            case f.HandBegan():
                yield from self._began(fact)
            case f.HandCalledOff(_, reason):
                yield f"the hand is called off: {reason}"
                yield "everybody takes back what he put in"
            case f.ChopOffered(chair):
                yield f"{self._who(chair)} offers to chop the blinds"
            case f.BlindsChopped():
                yield "the blinds are chopped: both take their money back"
            case _:
                yield from self._straddles(fact)

    def _began(self, fact: f.HandBegan) -> Iterator[str]:
        """Where the button is, what is unusual, and who has to wait."""
        if fact.button in fact.chairs:
            yield f"{self._who(fact.button)} has the button"
        else:
            empty = f"the empty chair {fact.button}"
            at = self.names.get(fact.button, empty)
            yield f"the button is dead: it lies before {at}"
        if fact.percent != 100:
            yield f"it is a kill pot: the limits are {fact.percent} percent"
        if fact.bomb:
            yield f"it is a bomb pot, of {fact.bomb:,} each"

    def _straddles(self, fact: AnyTableFact) -> Iterator[str]:
        match fact:
            case f.Straddled(chair, to, live, rock):
                verb = "straddles to" if live else "has a sleeper of"
                yield f"{self._who(chair)} {verb} {to:,}{', with the rock' * rock}"
            case f.RockPassed(chair):
                yield f"{self._who(chair)} has the rock" if chair else "nobody has the rock"
            case f.KillWon(chair, percent):
                times = {150: "a half kill", 200: "a full kill"}.get(percent, f"{percent} percent")
                yield f"{self._who(chair)} must kill the next pot: {times}"
            case f.KillMissed(_, player):
                yield f"{player} is not there to kill this pot, and owes the kill"
            case f.LegWon(chair, legs):
                if chair and legs:
                    yield f"{self._who(chair)} has {'a leg' if legs == 1 else f'{legs} legs'} up"
            case _:
                yield from self._markers(fact)

    def _markers(self, fact: AnyTableFact) -> Iterator[str]:
        match fact:
            case f.MarkerOffered(chair, chips, lender):
                what = (
                    f"asks {self._who(lender)} for a loan of" if lender else "offers a marker for"
                )
                yield f"{self._who(chair)} {what} {chips:,}"
            case f.MarkerAnswered(chair, accepts):
                yield f"{self._who(chair)} {'accepts' if accepts else 'refuses'} it"
            case f.MarkerTaken(_, player, chips, lender, lender_name):
                yield (
                    f"{lender_name} lends {player} {chips:,}"
                    if lender
                    else f"the marker of {player} for {chips:,} is good"
                )
            case f.MarkerRefused(chair, by):
                end = "" if by else ": nobody answered in time"
                yield f"{self._who(chair)} cannot borrow that{end}"
            case f.MarkerSettled(player, chips, lender):
                whom = f" to {lender}" if lender else ""
                yield f"{player} pays {chips:,}{whom} for what was borrowed"
            case _:
                yield from self._time(fact)

    def _time(self, fact: AnyTableFact) -> Iterator[str]:
        match fact:
            case f.ClockStarted(chair, since, until, kind):
                seconds = (until - since) // 1000
                if kind != "think":
                    who = self._who(chair) if chair else "everybody who is asked"
                    yield f"{who} has {seconds} seconds {_CLOCK[kind]}".rstrip()
            case f.TimeRanOut(chair, dead=dead):
                who = self._who(chair) if chair else "somebody who was asked"
                yield f"{who} is out of time" + ": the hand is dead" * dead
            case f.ClockStopped() | f.TurnBegan() | f.BankFilled():
                return
            case _:
                raise AssertionError(f"nobody tells {fact}")


_SITS_OUT: Final[dict[f.SatOutWhy, str]] = {
    "asked": "sits out",
    "no chips": "has no chips left, and sits out",
    "out of time": "was out of time too often, and sits out",
    "absent": "is away, and sits out",
}
_LEFT: Final[dict[f.LeftWhy, str]] = {
    "left": "{who} leaves with {chips}",
    "picked up": "{who} was away too long: the {chips} are picked up, chair {chair} is free",
    "removed": "{who} has to leave, with {chips}",
}
_BUYS: Final[dict[f.Purchase, str]] = {
    "buy-in": "buys in for {}",
    "re-buy": "buys in again for {}",
    "top-up": "adds {}",
    "transfer": "brings {} from another table",
    "short buy-in": "buys in short, for {}",
    "loan": "borrows {} from a friend",
}
_CLOCK: Final[dict[f.ClockKind, str]] = {
    "think": "to act",
    "called": "to act: the clock is called",
    "bank": "from the time bank",
    "extra": "more",
    "away": "to come back",
}


def _with_reason(line: str, due: Due | None) -> str:
    """A forced bet with its name and why it is due."""
    if due is None:
        return line
    if due.why in ("small blind", "big blind"):
        return line.replace(" posts the blind ", f" posts the {due.why} ")
    head, all_in, tail = line.partition(" and is all-in")
    if due.why in ("skipped big blind", "skipped small blind"):
        name = due.why.removeprefix("skipped ")
        head = head.replace(" posts the blind ", f" posts the {name} ")
    return head + _WHY.get(due.why, "") + all_in + tail


def is_of_table(fact: AnyLogged) -> bool:
    """Whether a fact is the table's, and not a hand's own."""
    return isinstance(fact, TableFact)


def _debts(fact: f.DebtsKept | f.DebtsBack) -> str:
    """``a big blind of 2 and a small blind of 1``."""
    found = [
        f"{what} of {chips:,}"
        for what, chips in (
            ("a big blind", fact.big),
            ("a small blind", fact.small),
            ("an ante", fact.ante),
            ("a straddle", fact.straddle),
        )
        if chips
    ]
    return ", ".join(found[:-1]) + " and " * (len(found) > 1) + found[-1]
