"""Histories read: one result a hand, with whatever is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from riverboat.cards import BadCard, parse_cards
from riverboat.engine import VARIANTS, HouseRules, RiverboatError
from riverboat.engine.asked.errors import WithReason, reason_of
from riverboat.notation.about import About, Tournament
from riverboat.notation.naming import called
from riverboat.notation.pokerstars import notes
from riverboat.notation.pokerstars.cards import held_in_the_end, queues_of
from riverboat.notation.pokerstars.ending import PokerStarsEnding, compare, winners_of
from riverboat.notation.pokerstars.hands import BEGINNING, HandText, chunks, lines_of
from riverboat.notation.pokerstars.playing import PokerStarsReplay
from riverboat.notation.pokerstars.said import CashesOut, DealtTo, SaidLine, Shows, Total
from riverboat.notation.pokerstars.script import HandScript, script_of
from riverboat.notation.pokerstars.setup import PokerStarsSetup, setup_of
from riverboat.notation.pokerstars.stakes import LENIENT, NO_CAP, OF_THE_SITE
from riverboat.notation.reading import BadNotation, ReadHand, Source, no_hand, refused
from riverboat.words import Refusal
from riverboat.words.refusals.histories import BreaksOff, IsNotOverYet, IsToAct, OnALine
from riverboat.words.refusals.written import CountedInChips

Errors = (RiverboatError, BadCard, ValueError)


def read_pokerstars(path: Path | str) -> Iterator[ReadHand]:
    """The hands of a file, one after the other; only one of them is in memory at a time."""
    yield from _read(lines_of(path), str(path))


def parse_pokerstars(text: str, *, file: str = "") -> list[ReadHand]:
    r"""The hands of a text.

    >>> [hand] = parse_pokerstars('''
    ... PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
    ... Table 'Delta' 2-max Seat #1 is the button
    ... Seat 1: player1 ($200 in chips)
    ... Seat 2: player2 ($180 in chips)
    ... player1: posts small blind $1
    ... player2: posts big blind $2
    ... *** HOLE CARDS ***
    ... player1: folds
    ... Uncalled bet ($1) returned to player2
    ... player2 collected $2 from pot
    ... *** SUMMARY ***
    ... Total pot $2 | Rake $0
    ... ''')
    >>> hand.exact, hand.game.name, hand.scale, hand.about.started
    (True, "no-limit hold'em 100/200", 100, '2026-01-31T20:15:00Z')
    """
    return list(_read(text.splitlines(), file))


def _read(lines: Iterable[str], file: str) -> Iterator[ReadHand]:
    found = False
    for chunk in chunks(lines):
        found = True
        yield _read_chunk(chunk, file)
    if not found:
        yield no_hand(file)


def _read_chunk(chunk: HandText, file: str) -> ReadHand:
    begun = BEGINNING.match(chunk.lines[0])
    source = Source(file, begun["number"] if begun else "", chunk.line)
    try:
        script = script_of(chunk)
    except BadNotation as why:
        line = why.line or chunk.line
        return refused(source._replace(line=line), why.refusal)
    return played(script, source)


def played(script: HandScript, source: Source) -> ReadHand:
    """The hand of a script, played by the rules of the site, or of a house that allows more."""
    read, rule = _play(script, source, OF_THE_SITE)
    for rules in (NO_CAP, LENIENT):
        # A raise was refused that another house would have allowed.
        if rule in _OF_A_HOUSE and not (again := _play(script, source, rules)[0]).faults:
            return again
    return read


_OF_A_HOUSE: Final = ("CAPR-08", "FIX-01", "BET-10", "ALLN-16", "POTL-01")


def _play(script: HandScript, source: Source, rules: HouseRules) -> tuple[ReadHand, str]:
    """The hand by these rules, as far as it can be played, and the rule that ended it."""
    about, told = about_of(script), _told(script)
    base = ReadHand(
        source=source,
        variant=script.head.game.title,
        players=script.players,
        about=about,
        metadata=told,
        notes=script.notes,
    )
    replay: PokerStarsReplay | None = None
    line, rule = 0, ""
    try:
        setup = setup_of(script, rules)
        queues = queues_of(script, setup.seat_of, setup.game.variant)
        replay = PokerStarsReplay(setup, about.chairs, queues)
        replay.shows = _shows(script, setup)
        replay.board = script.board
        replay.winners = winners_of(script, setup.seat_of)
        for words in script.own_words("openers"):
            replay.proof = parse_cards(words[0].strip("-")) if words else ()
        for said in script.said:
            line = said.line
            _say(replay, said)
        line = 0
        replay.finish()
        ending = compare(script, replay)
    except Errors as why:
        line = getattr(why, "line", 0) or line
        rule = why.rule if isinstance(why, WithReason) else ""
        units = replay.setup.units if replay else 1
        ending = PokerStarsEnding(_in_words_of_the_file(why, script, units), line)
    return _result(base, replay, ending), rule


def _say(replay: PokerStarsReplay, said: SaidLine) -> None:
    try:
        replay.say(said)
    except Errors as why:
        raise BadNotation(
            OnALine(reason_of(why), said.line, repr(said.text[:80])), said.line
        ) from why


def _result(base: ReadHand, replay: PokerStarsReplay | None, ending: PokerStarsEnding) -> ReadHand:
    changes: dict[str, Any] = {}
    if replay is not None:
        changes = {
            "game": replay.setup.game,
            "log": tuple(replay.log),
            "scale": replay.setup.scale,
            "notes": (*base.notes, *replay.notes),
        }
    source = base.source._replace(line=ending.line) if ending.line else base.source
    return replace(
        base,
        source=source,
        faults=(ending.fault,) if ending.fault else (),
        rake=ending.rake,
        raked=ending.raked,
        unwritten=ending.unwritten,
        **changes,
    )


def _in_words_of_the_file(why: Exception, script: HandScript, units: int) -> Refusal:
    """A refusal with the players by name; the engine's amounts are chips, and are said to be."""
    fault = called(reason_of(why), script.players)
    in_chips = units > 1 and _speaks_of_chips(fault)
    return CountedInChips(fault, fault.rule or None, units) if in_chips else fault


def _speaks_of_chips(fault: Refusal) -> bool:
    """Whether the engine has refused it, or says what may be done."""
    match fault:
        case IsNotOverYet(IsToAct()) | BreaksOff(IsToAct()):
            return True
        case _:
            return bool(fault.rule)


def _shows(script: HandScript, setup: PokerStarsSetup) -> dict[int, tuple[int, ...]]:
    """What each seat shows, for a house that opens hands before the site does."""
    whole = held_in_the_end(setup.game.variant)
    return {
        setup.seat_of[said.event.who]: said.event.cards
        for said in script.said
        if isinstance(said.event, Shows) and len(said.event.cards) >= whole
    }


# The frame around the hand ----------------------------------------------------------------------


def about_of(script: HandScript) -> About:
    """Where, when, at which table, and who watches."""
    head, table = script.head, script.table
    told: dict[str, Any] = {
        "site": head.site,
        "hand": head.number,
        "table": table.name,
        "table_size": table.size,
        "started": head.started,
        "currency": head.currency,
    }
    for words in script.own_words("about"):
        for word in words:
            key, _, value = word.partition("=")
            if key in told:
                text = notes.found(value)
                told[key] = int(text) if key == "table_size" and text.isdigit() else text
    chairs = tuple([seat.chair for seat in script.seated])
    return About(
        **told,
        chairs=chairs,
        button=table.button if table.button and table.button not in chairs else 0,
        hero=_hero(script),
        tournament=_tournament(script),
    )


def _tournament(script: HandScript) -> Tournament | None:
    """The tournament of the head, with its name where we wrote it beside."""
    found = script.head.tournament
    for words in script.own_words("tournament"):
        for word in words:
            key, _, value = word.partition("=")
            if found and key == "name":
                found = replace(found, name=notes.found(value))
    return found


def _hero(script: HandScript) -> int | None:
    """The one whose cards the file tells from the start."""
    for words in script.own_words("hero"):
        chairs = [str(seat.chair) for seat in script.seated]
        return chairs.index(words[0]) if words and words[0] in chairs else None
    if script.hero:
        return [seat.name for seat in script.seated].index(script.hero)
    first = VARIANTS[script.head.game.variant].streets[0]
    dealt = {
        said.event.who
        for said in script.said
        if isinstance(said.event, DealtTo)
        and not said.event.before
        and len(said.event.new) == first.down + first.up
    }
    seats = [k for k, seat in enumerate(script.seated) if seat.name in dealt]
    return seats[0] if len(seats) == 1 else None


def _told(script: HandScript) -> dict[str, Any]:
    """What the file says beside the hand and its frame."""
    told: dict[str, Any] = {}
    if script.head.club:
        told["club"] = script.head.club
    if script.head.game.mix:
        told["mix"] = script.head.game.mix
    for said in (*script.said, *script.ending):
        match said.event:
            case Total(_, fees):
                told |= {name: fee for name, fee in fees if name != "rake" and fee}
            case CashesOut(who, amount):
                told.setdefault("cashed_out", {})[who] = amount
            case _:
                pass
    return told
