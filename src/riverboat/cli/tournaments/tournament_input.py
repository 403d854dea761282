"""Parser of a tournament director's entries."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cli.tournaments.elimination_input import parse_eliminations
from riverboat.tourney import BadEvent
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.state.event_state import Event
from riverboat.tourney.structure.level_lines import parse_level_line
from riverboat.words.terminal import event as w

Commands = tuple[c.AnyEventCommand, ...]


def parse_tournament_command(
    verb: str, rest: Sequence[str], typed: str, event: Event, now: int
) -> Commands:
    """Parse an entry into commands; raise ``BadEvent`` with the part that is invalid."""
    if verb == "bust" and rest:
        return (parse_eliminations(rest, typed, event, resolve_name),)
    found = _parse_event_command(verb, rest, event, now)
    if found is None and rest:
        found = _parse_player_command(verb, rest, event, now)
    if found is None:
        raise BadEvent(w.NotAnEventEntry(typed))
    return found


def _parse_event_command(verb: str, rest: Sequence[str], event: Event, now: int) -> Commands | None:
    match verb, *rest:
        case ["start"]:
            return (c.Start(now),)
        case ["pause"]:
            return (c.Pause(now),)
        case ["go"]:
            return (c.Unpause(now),)
        case ["time", minutes] if minutes.lstrip("+-").isdecimal():
            return (c.AdjustClock(60 * int(minutes)),)
        case ["endday"]:
            return (c.EndDay(now),)
        case ["nextday"]:
            return (c.BeginDay(now),)
        case ["ticket", name, ticket]:
            return (c.Enter(name, now, ticket),)
        case ["round"]:
            return (c.EndRound(),)
        case ["blind", table, "?"] if table.isdecimal():
            return (c.ReportBigBlind(int(table), at=now),)
        case ["levels", *words] if words:
            return (_levels(words, event),)
        case ["cancel", *why]:
            return (c.Cancel(" ".join(why)),)
        case ["close", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.CloseSeat(int(table), int(seat) - 1),)
        case ["reopen", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.ReopenSeat(int(table), int(seat) - 1),)
        case ["enter", *names] if names:
            return tuple([c.Enter(name, now) for name in names])
        case _:
            return None


def _levels(words: Sequence[str], event: Event) -> c.ChangeLevels:
    """Parse the levels and breaks after the current one, separated by semicolons."""
    lines = " ".join(words).split(";")
    return c.ChangeLevels(event.clock.part + 1, tuple([parse_level_line(line) for line in lines]))


def _parse_player_command(
    verb: str, rest: Sequence[str], event: Event, now: int
) -> Commands | None:
    if verb == "deal":
        return _deal(rest, event)
    who, more = resolve_name(event, rest[0]), rest[1:]
    simple = {
        "withdraw": c.Withdraw,
        "rebuy": c.RebuyChips,
        "addon": c.TakeAddOn,
        "decline": c.DeclineRebuy,
        "there": c.ConfirmMove,
        "away": c.LeaveEvent,
        "back": c.ReturnToTable,
        "lock": c.LockSeat,
        "marker": c.PayMarker,
    }
    if verb in simple and not more:
        return (simple[verb](who),)  # type: ignore[return-value]  # all of them are commands
    if verb == "blind" and not more:
        return (c.ReportBigBlind(_table_of_player(event, who), who, now),)
    if verb == "admit" and not more:
        return (c.Admit(who, now),)
    return _parse_player_details(verb, who, more)


def _table_of_player(event: Event, player: str) -> int:
    """Return the table of a player who was named as its next big blind."""
    return event.entrants[player].table if player in event.entrants else 0


def _deal(rest: Sequence[str], event: Event) -> Commands | None:
    """Parse a deal by its kind or by agreed shares, and the amount saved for the winner."""
    everybody = tuple([each.player for each in event.players_left])
    words, saved = (rest[:-2], rest[-1]) if rest[-2:-1] == ["save"] else (rest, "0")
    if not saved.isdecimal():
        return None
    match words:
        case ["icm" | "chips" | "even" as kind]:
            return (c.MakeDeal(kind, everybody, int(saved)),)
        case [_, _, *_] if len(words) % 2 == 0 and all(map(str.isdecimal, words[1::2])):
            names = [resolve_name(event, name) for name in words[::2]]
            shares = tuple(zip(names, map(int, words[1::2]), strict=True))
            return (c.MakeDeal("custom", everybody, int(saved), shares),)
        case _:
            return None


def _parse_player_details(verb: str, player: str, more: Sequence[str]) -> Commands | None:
    match verb, *more:
        case ["undo", chips] if chips.isdecimal():
            return (c.UndoBust(player, int(chips)),)
        case ["count", chips] if chips.isdecimal():
            return (c.CountStack(player, int(chips), "counted"),)
        case ["old", worth, count] if worth.isdecimal() and count.isdecimal():
            return (c.ChangeOldChips(player, int(worth), int(count)),)
        case ["move", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.SeatByHand(player, int(table), int(seat) - 1),)
        case ["penalty", amount, kind, *why] if amount.isdecimal() and kind in _KINDS:
            return (c.Penalise(player, _KINDS[kind], int(amount), " ".join(why)),)  # type: ignore[arg-type]
        case ["blinds", *why]:
            return (c.Penalise(player, "blinds", why=" ".join(why)),)
        case ["warn", *why]:
            return (c.Penalise(player, "warning", 1, " ".join(why)),)
        case ["dq", *why]:
            return (c.Penalise(player, "disqualification", 1, " ".join(why)),)
        case _:
            return None


_KINDS = {"hand": "hands", "hands": "hands", "round": "rounds", "rounds": "rounds"}


def resolve_name(event: Event, name: str) -> str:
    """Return the player whose name starts with this text."""
    people = [*event.entrants, *event.asking]
    if name in people:
        return name
    found = [each for each in people if each.casefold().startswith(name.casefold())]
    if not found:
        raise BadEvent(w.NobodyPlaysAs(name))
    if len(found) > 1:
        raise BadEvent(w.SeveralAreCalled(name, tuple(found)))
    return found[0]
