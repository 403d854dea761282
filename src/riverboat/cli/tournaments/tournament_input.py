"""Parser of a tournament director's entries."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cli.tournaments.elimination_input import parse_eliminations
from riverboat.tourney import BadEvent
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.state.event_state import Event
from riverboat.tourney.structure.level_lines import parse_level_line
from riverboat.words.terminal import event_hosting as w

Commands = tuple[c.AnyEventCommand, ...]


def parse_tournament_command(
    verb: str, arguments: Sequence[str], typed_line: str, event: Event, now_ms: int
) -> Commands:
    """Parse an entry into commands; raise ``BadEvent`` with the part that is invalid."""
    if verb == "bust" and arguments:
        return (parse_eliminations(arguments, typed_line, event, resolve_name),)
    commands = _parse_event_command(verb, arguments, event, now_ms)
    if commands is None and arguments:
        commands = _parse_player_command(verb, arguments, event, now_ms)
    if commands is None:
        raise BadEvent(w.EventEntryUnknown(typed_line))
    return commands


def _parse_event_command(
    verb: str, arguments: Sequence[str], event: Event, now_ms: int
) -> Commands | None:
    match verb, *arguments:
        case ["start"]:
            return (c.Start(now_ms),)
        case ["pause"]:
            return (c.Pause(now_ms),)
        case ["go"]:
            return (c.Unpause(now_ms),)
        case ["time", minutes] if minutes.lstrip("+-").isdecimal():
            return (c.AdjustClock(60 * int(minutes)),)
        case ["endday"]:
            return (c.EndDay(now_ms),)
        case ["nextday"]:
            return (c.BeginDay(now_ms),)
        case ["ticket", name, ticket]:
            return (c.Enter(name, now_ms, ticket),)
        case ["round"]:
            return (c.EndRound(),)
        case ["blind", table, "?"] if table.isdecimal():
            return (c.ReportBigBlind(int(table), at=now_ms),)
        case ["button", table] if table.isdecimal():
            return (c.MoveButton(int(table), at=now_ms),)
        case ["levels", *words] if words:
            return (_parse_levels(words, event),)
        case ["cancel", *reason_words]:
            return (c.Cancel(" ".join(reason_words)),)
        case ["close", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.CloseSeat(int(table), int(seat) - 1),)
        case ["reopen", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.ReopenSeat(int(table), int(seat) - 1),)
        case ["enter", *names] if names:
            return tuple([c.Enter(name, now_ms) for name in names])
        case _:
            return None


def _parse_levels(words: Sequence[str], event: Event) -> c.ChangeLevels:
    """Parse the levels and breaks after the current one, separated by semicolons."""
    level_texts = " ".join(words).split(";")
    return c.ChangeLevels(
        event.clock.part_index + 1,
        tuple([parse_level_line(level_text) for level_text in level_texts]),
    )


def _parse_player_command(
    verb: str, arguments: Sequence[str], event: Event, now_ms: int
) -> Commands | None:
    if verb == "deal":
        return _parse_deal(arguments, event)
    player, more_words = resolve_name(event, arguments[0]), arguments[1:]
    command_by_verb = {
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
    if verb in command_by_verb and not more_words:
        return (command_by_verb[verb](player),)  # type: ignore[return-value]  # all of them are commands
    if verb == "blind" and not more_words:
        return (c.ReportBigBlind(_find_player_table(event, player), player, now_ms),)
    if verb == "button" and not more_words:
        return (c.MoveButton(_find_player_table(event, player), player, now_ms),)
    if verb == "admit" and not more_words:
        return (c.Admit(player, now_ms),)
    return _parse_player_details(verb, player, more_words)


def _find_player_table(event: Event, player: str) -> int:
    """Return the table of a player who was named as its next big blind."""
    return event.entrants[player].table if player in event.entrants else 0


def _parse_deal(arguments: Sequence[str], event: Event) -> Commands | None:
    """Parse a deal by its kind or by agreed shares, with the amount saved for the winner.

    Return ``None`` if the words are invalid.
    """
    players = tuple([entrant.player for entrant in event.players_left])
    words, saved_money = (
        (arguments[:-2], arguments[-1]) if arguments[-2:-1] == ["save"] else (arguments, "0")
    )
    if not saved_money.isdecimal():
        return None
    match words:
        case ["icm" | "chips" | "even" as kind]:
            return (c.MakeDeal(kind, players, int(saved_money)),)
        case [_, _, *_] if len(words) % 2 == 0 and all(map(str.isdecimal, words[1::2])):
            names = [resolve_name(event, name) for name in words[::2]]
            shares = tuple(zip(names, map(int, words[1::2]), strict=True))
            return (c.MakeDeal("custom", players, int(saved_money), shares),)
        case _:
            return None


def _parse_player_details(verb: str, player: str, more_words: Sequence[str]) -> Commands | None:
    match verb, *more_words:
        case ["undo", chips] if chips.isdecimal():
            return (c.UndoBust(player, int(chips)),)
        case ["count", chips] if chips.isdecimal():
            return (c.CountStack(player, int(chips), "counted"),)
        case ["old", value, count] if value.isdecimal() and count.isdecimal():
            return (c.ChangeOldChips(player, int(value), int(count)),)
        case ["move", table, seat] if table.isdecimal() and seat.isdecimal():
            return (c.SeatByHand(player, int(table), int(seat) - 1),)
        case ["penalty", amount, kind, *reason_words] if (
            amount.isdecimal() and kind in _KIND_BY_WORD
        ):
            return (c.Penalise(player, _KIND_BY_WORD[kind], int(amount), " ".join(reason_words)),)  # type: ignore[arg-type]
        case ["blinds", *reason_words]:
            return (c.Penalise(player, "blinds", why=" ".join(reason_words)),)
        case ["warn", *reason_words]:
            return (c.Penalise(player, "warning", 1, " ".join(reason_words)),)
        case ["dq", *reason_words]:
            return (c.Penalise(player, "disqualification", 1, " ".join(reason_words)),)
        case _:
            return None


_KIND_BY_WORD = {"hand": "hands", "hands": "hands", "round": "rounds", "rounds": "rounds"}


def resolve_name(event: Event, name: str) -> str:
    """Return the player whose name starts with this text."""
    entrant_names = [*event.entrants, *event.entry_requests]
    if name in entrant_names:
        return name
    matching_names = [
        candidate for candidate in entrant_names if candidate.casefold().startswith(name.casefold())
    ]
    if not matching_names:
        raise BadEvent(w.PlayerNotEntered(name))
    if len(matching_names) > 1:
        raise BadEvent(w.NameAmbiguous(name, tuple(matching_names)))
    return matching_names[0]
