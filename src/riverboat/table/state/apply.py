"""What each fact changes at a table. There is no rule in here: a fact carries its outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, assert_never

from msgspec.structs import replace

from riverboat.cards import rank_of
from riverboat.engine import AnyFact, CorruptLog, Hand, HandStarted
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import facts as of_hand
from riverboat.engine.state.facts import Fact
from riverboat.table.state import facts as f
from riverboat.table.state.facts import AnyTableFact
from riverboat.table.state.positions import Positions
from riverboat.table.state.table import NO_TURN, Clock, Leaver, Opening, Over, Sitting, Table, Taken

Debt = TypeVar("Debt")

AnyLogged = AnyTableFact | AnyFact
"""Any fact of a table's log."""


def fold(log: Iterable[AnyLogged]) -> Table:
    """The state that a log of a table leads to, or ``CorruptLog``."""
    table: Table | None = None
    for index, fact in enumerate(log):
        try:
            if table is None:
                if not isinstance(fact, f.TableOpened):
                    raise CorruptLog(0, f"a table's log begins with TableOpened, not {fact}")
                table = Table(fact)
            else:
                apply(table, fact)
        except (KeyError, IndexError, ValueError, AttributeError, TypeError) as why:
            if isinstance(why, CorruptLog):
                raise
            raise CorruptLog(index, f"{fact} cannot have happened at this table: {why!r}") from why
    if table is None:
        raise CorruptLog(0, "an empty log")
    return table


def apply(table: Table, fact: AnyLogged) -> None:
    """Change the table by what happened."""
    kind = type(fact)
    change = _CHANGES.get(kind)
    if change is None:
        change = _CHANGES[kind] = _change_of(fact)
    change(table, fact)


# People -----------------------------------------------------------------------------------------


def _rules_changed(table: Table, fact: f.RulesChanged) -> None:
    if fact.rules.game != table.rules.game:
        table.game = table.game_hands = 0
    table.rules = fact.rules


def _game_chosen(table: Table, fact: f.GameChosen) -> None:
    table.game, table.game_hands = fact.game, 0
    table.chosen_for, table.chosen_by = table.numbers + 1, fact.chair


def _closed(table: Table, _fact: f.TableClosed) -> None:
    table.closed = True


def _sat_down(table: Table, fact: f.SatDown) -> None:
    sitting = Sitting(fact.player, bank=1000 * table.rules.clock.bank, out=True)
    if fact.entry == "replacing":
        gone = table.vacated.pop(fact.chair)
        sitting.settled = True
        sitting.skipped_big, sitting.skipped_small = gone.skipped_big, gone.skipped_small
    elif fact.entry == "transferred":
        sitting.newcomer = False
    table.leavers.pop(fact.player, None)
    table.chairs[fact.chair] = sitting


def _sat_out(table: Table, fact: f.SatOut) -> None:
    sitting = table.chairs[fact.chair]
    sitting.out, sitting.sits_out_next, sitting.sits_out_at_blind = True, False, False


def _came_back(table: Table, fact: f.CameBack) -> None:
    sitting = table.chairs[fact.chair]
    sitting.out = sitting.sits_out_next = sitting.sits_out_at_blind = False
    sitting.waits = fact.waits
    sitting.ran_out = sitting.away_since = 0


def _leaves_next(table: Table, fact: f.LeavesNext) -> None:
    table.chairs[fact.chair].leaves_next = fact.leaves


def _sits_out_next(table: Table, fact: f.SitsOutNext) -> None:
    sitting = table.chairs[fact.chair]
    sitting.sits_out_next = fact.sits_out and not fact.at_blind
    sitting.sits_out_at_blind = fact.sits_out and fact.at_blind


def _left(table: Table, fact: f.Left) -> None:
    gone = table.vacated[fact.chair] = table.chairs.pop(fact.chair)
    if not gone.newcomer:
        table.leavers[fact.player] = Leaver(fact.chair, fact.at)
    before = table.taken_away.get(fact.player)
    if before is None or fact.chips > before.chips:  # who sat down and bought nothing owes the same
        table.taken_away[fact.player] = Taken(fact.chips, fact.at)
    if table.killer == fact.chair:
        table.kills_owed.add(fact.player)
    for name in ("rock", "killer", "winner", "buyer"):
        if getattr(table, name) == fact.chair:
            setattr(table, name, 0)


def _changed_chair(table: Table, fact: f.ChangedChair) -> None:
    sitting = table.chairs.pop(fact.chair)
    table.vacated[fact.chair] = replace(sitting)
    sitting.moved = not fact.settled
    sitting.settled = sitting.settled and fact.settled
    sitting.deal_off = fact.deal_off
    table.chairs[fact.to] = sitting
    for name in ("rock", "killer", "winner", "buyer"):
        if getattr(table, name) == fact.chair:
            setattr(table, name, fact.to)


# Chips ------------------------------------------------------------------------------------------


def _chips_asked(table: Table, fact: f.ChipsAsked) -> None:
    sitting = table.chairs[fact.chair]
    sitting.asked, sitting.asked_as = fact.chips, fact.how


def _chips_refused(table: Table, fact: f.ChipsRefused) -> None:
    table.chairs[fact.chair].asked = 0


def _chips_bought(table: Table, fact: f.ChipsBought) -> None:
    sitting = table.chairs[fact.chair]
    sitting.asked = 0
    sitting.bought = True
    if fact.how == "short buy-in":
        table.short_buys[fact.player] = table.short_buys.get(fact.player, 0) + 1
    table.taken_away.pop(fact.player, None)
    if fact.behind:
        sitting.coming = (*sitting.coming, (fact.behind, fact.chips))
    else:
        _receive(table, fact.chair, fact.chips)


def _receive(table: Table, chair: int, chips: int) -> None:
    """Chips for a stack; in a hand they wait for the fact that puts them there."""
    if table.hand is not None and chair in table.playing:
        table.arriving += chips
    else:
        table.chairs[chair].chips += chips


def _chips_added(table: Table, fact: of_hand.ChipsAdded) -> None:
    if table.hand is None or fact.chips != table.arriving:
        raise CorruptLog(table.numbers, f"nobody bought or borrowed what came with {fact}")
    table.arriving = 0
    apply_to_hand(table.hand, fact)


def _chips_arrived(table: Table, fact: f.ChipsArrived) -> None:
    sitting = table.chairs[fact.chair]
    left = fact.chips
    coming: list[tuple[int, int]] = []
    for each in sorted(sitting.coming):
        if left > 0:
            left -= each[1]
        else:
            coming.append(each)
    assert not left, "chips arrived that nobody bought"
    sitting.coming = tuple(coming)
    sitting.chips += fact.chips


def _chips_returned(table: Table, fact: f.ChipsReturned) -> None:
    table.chairs[fact.chair].chips += fact.chips
    if fact.spent:
        table.spent[fact.player] = table.spent.get(fact.player, 0) - fact.chips


# Button and blinds ------------------------------------------------------------------------------


def _button_drawn(table: Table, fact: f.ButtonDrawn) -> None:
    table.first_button = fact.button
    if fact.button:
        table.drawing = ()
    else:
        best = max(map(rank_of, fact.cards))
        table.drawing = tuple(
            [
                chair
                for chair, card in zip(fact.chairs, fact.cards, strict=True)
                if rank_of(card) == best
            ]
        )


def _button_placed(table: Table, fact: f.ButtonPlaced) -> None:
    table.placed = fact.button


def _blind_missed(table: Table, fact: f.BlindMissed) -> None:
    sitting = table.chairs[fact.chair]
    if fact.blind == "big":  # what was older is wiped: one set at most
        sitting.big, sitting.small = fact.chips, 0
        sitting.absences += 1
    else:
        setattr(sitting, fact.blind, fact.chips)
    sitting.settled = False
    sitting.skipped_big = sitting.skipped_small = False


def _debts_wiped(table: Table, fact: f.DebtsWiped) -> None:
    _wipe(table.chairs[fact.chair])


def _debts_kept(table: Table, fact: f.DebtsKept) -> None:
    each = table.leavers[fact.player]
    each.big, each.small = fact.big, fact.small
    each.ante, each.straddle = fact.ante, fact.straddle


def _debts_back(table: Table, fact: f.DebtsBack) -> None:
    sitting = table.chairs[fact.chair]
    sitting.newcomer = False  # he was away, no more than that
    sitting.big, sitting.small = fact.big, fact.small
    sitting.ante, sitting.straddle = fact.ante, fact.straddle


def _wipe(sitting: Sitting) -> None:
    sitting.big = sitting.small = sitting.ante = sitting.straddle = 0
    sitting.skipped_big = sitting.skipped_small = False


def _blind_skipped(table: Table, fact: f.BlindSkipped) -> None:
    sitting = table.chairs[fact.chair]
    if fact.blind == "big":
        sitting.skipped_big = True
    else:
        sitting.skipped_small = True


def _hand_began(table: Table, fact: f.HandBegan) -> None:
    table.over = None
    table.numbers, table.began_at = fact.number, fact.at
    table.playing = fact.chairs
    table.percent = fact.percent
    table.game = fact.game
    game = table.rules.games[fact.game]
    now = Positions(fact.button, fact.small, fact.big)
    table.positions = now
    moves = not fact.bomb and bool(game.stakes.blinds or not game.variant.has_upcards)
    if moves:
        table.last = now  # rule: BYND-41, BYND-85 else the button waits
    table.first_button = table.placed = 0
    table.rock_straddled = False
    chairs = table.chairs
    for chair in fact.chairs:
        sitting = chairs[chair]
        if not sitting.settled:
            sitting.settled, sitting.newcomer = True, False
            sitting.moved = sitting.waits = sitting.deal_off = False
        elif sitting.newcomer:
            sitting.newcomer = False
        sitting.played, sitting.absences = fact.number, 0
        sitting.time_asked = sitting.away_used = False
    if moves or table.buyer not in fact.chairs:  # rule: BYND-32 not after an absence
        table.buyer = 0
    for due in fact.dues:
        if due.why == "buys the button":
            table.buyer = due.chair
        if pays := _PAYS.get(due.why):
            pays(chairs[due.chair])
        elif due.why == "kill":
            _paid_kill(table, due.chair)
    if table.vacated:
        table.vacated = {}
    table.opening = Opening(fact, game)


def _paid_kill(table: Table, chair: int) -> None:
    if table.killer == chair:
        table.killer = 0
    else:
        table.kills_owed.discard(table.chairs[chair].player)


def _paid_big(sitting: Sitting) -> None:
    sitting.big = 0


def _paid_small(sitting: Sitting) -> None:
    sitting.small = 0


def _paid_ante(sitting: Sitting) -> None:
    sitting.ante = 0


def _paid_straddle(sitting: Sitting) -> None:
    sitting.straddle = 0


def _paid_skipped_big(sitting: Sitting) -> None:
    sitting.skipped_big = False


def _paid_skipped_small(sitting: Sitting) -> None:
    sitting.skipped_small = False


_PAYS: dict[str, Callable[[Sitting], None]] = {
    "missed big blind": _paid_big,
    "missed small blind": _paid_small,
    "missed ante": _paid_ante,
    "missed straddle": _paid_straddle,
    "skipped big blind": _paid_skipped_big,
    "skipped small blind": _paid_skipped_small,
    "buys the button": _wipe,
}


def _hand_started(table: Table, fact: HandStarted) -> None:
    table.hand = Hand(fact)
    table.opening = None


def _rake_taken(table: Table, fact: of_hand.RakeTaken) -> None:
    assert table.hand is not None, "no hand is played"
    apply_to_hand(table.hand, fact)
    match fact.kind:
        case "rake":
            table.rake += fact.chips
        case "jackpot":
            table.jackpot += fact.chips
        case "kitty":
            table.kitty += fact.chips
        case "time":
            table.rake += fact.chips
            table.time_due -= fact.chips


def _called_off(table: Table, _fact: f.HandCalledOff) -> None:
    hand = table.hand
    if hand is not None:
        for chair, chips in zip(table.playing, hand.added, strict=False):  # they were paid for
            table.chairs[chair].chips += chips
        for chair, chips in table.lent.items():
            table.chairs[chair].chips -= chips
    _pass_hand(table)
    table.opening = table.hand = table.clock = table.marker = None
    table.marker_yes = ()


def _chop_offered(table: Table, fact: f.ChopOffered) -> None:
    table.chop = fact.chair


def _blinds_chopped(table: Table, _fact: f.BlindsChopped) -> None:
    table.opening = table.hand = table.clock = None
    table.chop = 0
    table.game_hands += 1


def _hand_closed(table: Table, fact: f.HandClosed) -> None:
    hand, chairs = table.hand, table.chairs
    assert hand is not None, "no hand was played"
    table.carried = hand.carried
    for chair, chips in zip(table.playing, fact.chips, strict=True):
        chairs[chair].chips = chips
    _pass_hand(table)
    table.winner = _first_winner(table, fact.won)
    table.over = _over(table, fact.won) if table.rules.seven_deuce else None
    table.chop = 0
    table.hand = table.clock = table.marker = None
    table.marker_yes = ()
    table.game_hands += 1


def _over(table: Table, won: tuple[int, ...]) -> Over:
    """What is kept of a hand: who was dealt in, and what its winners held."""
    assert table.hand is not None
    dealt = tuple([table.chairs[chair].player for chair in table.playing])
    held = [tuple(cards) for cards in table.hand.holdings]
    winners = [(dealt[seat], held[seat]) for seat, chips in enumerate(won) if chips]
    return Over(table.rules.seven_deuce, dealt, tuple(winners))


def _pass_hand(table: Table) -> None:
    """Chips that are behind come nearer."""
    table.lent = {}
    for sitting in table.chairs.values():
        if sitting.coming:
            sitting.coming = tuple([(hands - 1, chips) for hands, chips in sitting.coming])


def _first_winner(table: Table, won: tuple[int, ...]) -> int:
    """The chair that won most; of several the first left of the button."""
    assert table.hand is not None
    most, players = max(won), len(won)
    if won.count(most) == 1:
        return table.playing[won.index(most)]
    seat = next(
        (s for k in range(players) if won[s := (table.hand.button + 1 + k) % players] == most), 0
    )
    return table.playing[seat] if most else 0


# Straddles, rock and kill -----------------------------------------------------------------------


def _straddled(table: Table, fact: f.Straddled) -> None:
    opening = table.opening
    assert opening is not None, "no hand waits for straddles"
    why: f.Reason = "rock" if fact.rock else "straddle" if fact.live else "sleeper"
    kind = "straddle" if fact.live else "sleeper"
    table.rock_straddled |= fact.rock
    opening.straddles = (*opening.straddles, f.Due(fact.chair, kind, fact.to, why))  # type: ignore[arg-type]


def _straddle_declined(table: Table, fact: f.StraddleDeclined) -> None:
    assert table.opening is not None, "no hand waits for straddles"
    table.opening.declined = (*table.opening.declined, fact.chair)


def _rock_passed(table: Table, fact: f.RockPassed) -> None:
    table.rock = fact.chair


def _kill_won(table: Table, fact: f.KillWon) -> None:
    table.killer = fact.chair


def _kill_missed(table: Table, fact: f.KillMissed) -> None:
    table.kills_owed.add(fact.player)
    table.killer = 0


def _leg_won(table: Table, fact: f.LegWon) -> None:
    for sitting in table.chairs.values():
        sitting.legs = 0
    if fact.chair:
        table.chairs[fact.chair].legs = fact.legs


# Open stakes and markers ------------------------------------------------------------------------


def _marker_offered(table: Table, fact: f.MarkerOffered) -> None:
    table.marker, table.marker_yes = fact, ()


def _marker_answered(table: Table, fact: f.MarkerAnswered) -> None:
    if fact.accepts:
        table.marker_yes = (*table.marker_yes, fact.chair)


def _marker_taken(table: Table, fact: f.MarkerTaken) -> None:
    table.marker, table.marker_yes = None, ()
    _receive(table, fact.chair, fact.chips)
    if not fact.lender:
        table.borrowed[fact.player] = table.borrowed.get(fact.player, 0) + fact.chips
        return
    debt = fact.player, fact.lender_name
    table.loans[debt] = table.loans.get(debt, 0) + fact.chips
    if table.hand is not None and fact.lender in table.playing:
        table.lent[fact.lender] = table.lent.get(fact.lender, 0) + fact.chips
    else:
        table.chairs[fact.lender].chips -= fact.chips


def _marker_refused(table: Table, _fact: f.MarkerRefused) -> None:
    table.marker, table.marker_yes = None, ()


def _marker_settled(table: Table, fact: f.MarkerSettled) -> None:
    if fact.lender:
        _pay_back(table.loans, (fact.player, fact.lender), fact.chips)
    else:
        _pay_back(table.borrowed, fact.player, fact.chips)


def _pay_back(debts: dict[Debt, int], debt: Debt, chips: int) -> None:
    debts[debt] -= chips
    if not debts[debt]:
        del debts[debt]


def _rebuy_required(table: Table, fact: f.RebuyRequired) -> None:
    table.chairs[fact.chair].must_rebuy = fact.required


# Time -------------------------------------------------------------------------------------------


def _clock_started(table: Table, fact: f.ClockStarted) -> None:
    table.clock = Clock(fact.chair, fact.since, fact.until, fact.kind)
    if fact.kind == "extra":
        table.chairs[fact.chair].time_asked = True
    elif fact.kind == "away":
        table.chairs[fact.chair].away_used = True


def _turn_began(table: Table, fact: f.TurnBegan) -> None:
    table.turn = fact.chair, fact.at


def _clock_stopped(table: Table, fact: f.ClockStopped) -> None:
    table.clock = None
    if fact.chair:
        sitting = table.chairs[fact.chair]
        sitting.bank -= fact.used
        if fact.acted:
            sitting.ran_out = 0


def _bank_filled(table: Table, fact: f.BankFilled) -> None:
    table.chairs[fact.chair].bank += fact.added


def _time_ran_out(table: Table, fact: f.TimeRanOut) -> None:
    table.clock = None
    if fact.chair:
        table.chairs[fact.chair].ran_out = fact.in_a_row


def _connection_lost(table: Table, fact: f.ConnectionLost) -> None:
    table.chairs[fact.chair].lost = True


def _connection_back(table: Table, fact: f.ConnectionBack) -> None:
    sitting = table.chairs[fact.chair]
    sitting.lost, sitting.away_since = False, 0


def _away_since(table: Table, fact: f.AwaySince) -> None:
    table.chairs[fact.chair].away_since = fact.at


# The house --------------------------------------------------------------------------------------


def _time_fee_paid(table: Table, fact: f.TimeFeePaid) -> None:
    table.chairs[fact.chair].chips -= fact.chips
    table.rake += fact.chips


def _time_fee_due(table: Table, fact: f.TimeFeeDue) -> None:
    table.time_due += fact.chips


def _jackpot_won(table: Table, fact: f.JackpotWon) -> None:
    for chair, _, chips in fact.chips:
        table.chairs[chair].chips += chips
        table.jackpot -= chips


def _kitty_spent(table: Table, fact: f.KittySpent) -> None:
    table.kitty -= fact.chips


def _seven_deuce_paid(table: Table, fact: f.SevenDeucePaid) -> None:
    for chair, chips in fact.by:
        table.chairs[chair].chips -= chips
    table.chairs[fact.chair].chips += fact.chips
    if table.over is not None:
        others = tuple([each for each in table.over.won if each[0] != fact.player])
        table.over = replace(table.over, won=others)


def _coloured_up(table: Table, fact: f.ColouredUp) -> None:
    for chair, chips in fact.chips:
        table.chairs[chair].chips = chips
    left = tuple([chip for chip in table.rules.chips if chip.worth != fact.worth])
    table.rules = table.rules.but(chips=left)


def _in_the_hand(table: Table, fact: AnyFact) -> None:
    if table.hand is None:
        raise CorruptLog(table.numbers, f"no hand is played in which there could be {fact}")
    apply_to_hand(table.hand, fact)
    if table.turn is not NO_TURN:
        table.turn = NO_TURN


def _opened_again(table: Table, fact: f.TableOpened) -> None:
    raise CorruptLog(table.numbers, f"a log begins once, and not again with {fact}")


Change = Callable[[Table, Any], None]
"""What a fact of one type changes at a table."""

_CHANGES: dict[type, Change] = {}
"""By the type of the fact, as far as there have been facts."""


def _change_of(fact: AnyLogged) -> Change:
    """What this fact changes, which is the same for all facts of its type."""
    match fact:
        case f.TableOpened():
            return _opened_again
        case f.RulesChanged():
            return _rules_changed
        case f.GameChosen():
            return _game_chosen
        case f.TableClosed():
            return _closed
        case f.SatDown():
            return _sat_down
        case f.SatOut():
            return _sat_out
        case f.CameBack():
            return _came_back
        case f.LeavesNext():
            return _leaves_next
        case f.SitsOutNext():
            return _sits_out_next
        case f.Left():
            return _left
        case f.ChangedChair():
            return _changed_chair
        case f.ChipsAsked():
            return _chips_asked
        case f.ChipsRefused():
            return _chips_refused
        case f.ChipsBought():
            return _chips_bought
        case f.ChipsArrived():
            return _chips_arrived
        case f.ChipsReturned():
            return _chips_returned
        case f.ButtonDrawn():
            return _button_drawn
        case f.ButtonPlaced():
            return _button_placed
        case f.BlindMissed():
            return _blind_missed
        case f.DebtsWiped():
            return _debts_wiped
        case f.DebtsKept():
            return _debts_kept
        case f.DebtsBack():
            return _debts_back
        case f.BlindSkipped():
            return _blind_skipped
        case f.HandBegan():
            return _hand_began
        case f.HandCalledOff():
            return _called_off
        case f.ChopOffered():
            return _chop_offered
        case f.BlindsChopped():
            return _blinds_chopped
        case f.HandClosed():
            return _hand_closed
        case f.Straddled():
            return _straddled
        case f.StraddleDeclined():
            return _straddle_declined
        case f.RockPassed():
            return _rock_passed
        case f.KillWon():
            return _kill_won
        case f.KillMissed():
            return _kill_missed
        case f.LegWon():
            return _leg_won
        case f.MarkerOffered():
            return _marker_offered
        case f.MarkerAnswered():
            return _marker_answered
        case f.MarkerTaken():
            return _marker_taken
        case f.MarkerRefused():
            return _marker_refused
        case f.MarkerSettled():
            return _marker_settled
        case f.RebuyRequired():
            return _rebuy_required
        case f.ClockStarted():
            return _clock_started
        case f.TurnBegan():
            return _turn_began
        case f.ClockStopped():
            return _clock_stopped
        case f.BankFilled():
            return _bank_filled
        case f.TimeRanOut():
            return _time_ran_out
        case f.ConnectionLost():
            return _connection_lost
        case f.ConnectionBack():
            return _connection_back
        case f.AwaySince():
            return _away_since
        case f.TimeFeePaid():
            return _time_fee_paid
        case f.TimeFeeDue():
            return _time_fee_due
        case f.JackpotWon():
            return _jackpot_won
        case f.KittySpent():
            return _kitty_spent
        case f.SevenDeucePaid():
            return _seven_deuce_paid
        case f.ColouredUp():
            return _coloured_up
        case HandStarted():
            return _hand_started
        case of_hand.RakeTaken():
            return _rake_taken
        case of_hand.ChipsAdded():
            return _chips_added
        case Fact():
            return _in_the_hand
        case _:
            assert_never(fact)
