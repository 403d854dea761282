"""ACPC dealer logs: ``STATE:hand:betting:cards:payoffs:names``, one hand a line.

Raises are written as the total that the player has put into the hand, blinds and all streets
together; a limit raise needs no amount. Payoffs are compared exactly, fractions included.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Final

from riverboat.cards import UNKNOWN, BadCard, Cards, name, parse_cards
from riverboat.engine import (
    CALL,
    FOLD,
    AnyFact,
    Deal,
    FixedLimit,
    Hand,
    HandStarted,
    Nothing,
    RaiseTo,
    RiverboatError,
    ToAct,
    ToDeal,
    advance,
    apply,
    decide,
    due,
    start,
)
from riverboat.engine import facts as f
from riverboat.notation.acpc.definition import Definition, Table, table_of
from riverboat.notation.amounts import written
from riverboat.notation.reading import BadNotation, ReadHand, Source


def read_acpc(path: Path | str, definition: Definition) -> Iterator[ReadHand]:
    """The hands of a log that was played by this game definition."""
    with Path(path).open(encoding="utf-8", errors="surrogateescape") as lines:
        yield from _read(lines, definition, str(path))


def parse_acpc(text: str, definition: Definition, *, file: str = "") -> list[ReadHand]:
    """The hands of a text."""
    return list(_read(text.splitlines(), definition, file))


def to_acpc(log: Sequence[AnyFact], number: int, players: Sequence[str], scale: int = 1) -> str:
    """A finished hand as a line of a log; *players* by seat."""
    started = log[0]
    if not isinstance(started, HandStarted) or not isinstance(log[-1], f.HandEnded):
        raise BadNotation("only a finished hand has a line in a log")
    hand = Hand(started)
    write = written(scale)
    limit = isinstance(hand.game.structure, FixedLimit)
    rounds, boards = [""], [""]
    for fact in log[1:]:
        match fact:
            case f.Folded():
                rounds[-1] += "f"
            case f.Checked() | f.Called():
                rounds[-1] += "c"
            case f.Raised(seat, to):
                rounds[-1] += "r" if limit else f"r{write(hand.totals[seat] + to)}"
            case f.BoardDealt(cards):
                rounds.append("")
                boards.append("".join(map(name, cards)))
            case _:
                pass
        apply(hand, fact)
    order = [(hand.button + 1 + k) % hand.players for k in range(hand.players)]
    won = [Fraction(hand.stacks[s] - started.stacks[s], scale) for s in order]
    held = ["".join(name(card) for card in hand.holdings[s] if card != UNKNOWN) for s in order]
    fields = (
        "STATE",
        str(number),
        "/".join(rounds),
        "|".join(held) + "/".join(boards),
        "|".join(map(_payoff, won)),
        "|".join(players[s] for s in order),
    )
    return ":".join(fields)


def _payoff(won: Fraction) -> str:
    """Chips with at most six decimals."""
    exact = Decimal(won.numerator) / Decimal(won.denominator)
    return f"{exact:.6f}".rstrip("0").rstrip(".")


# Reading ----------------------------------------------------------------------------------------


def _read(lines: Iterable[str], definition: Definition, file: str) -> Iterator[ReadHand]:
    table = table_of(definition)
    found = False
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith(("#", "SCORE:")):
            continue
        found = True
        yield _read_line(line, table, Source(file, "", number))
    if not found:
        yield ReadHand(source=Source(file, "", 0), variant="", problems=("there is no hand in it",))


def _read_line(line: str, table: Table, source: Source) -> ReadHand:
    variant = f"{table.game.structure.name} {table.game.variant.name}"
    fields = line.split(":")
    if fields[0] != "STATE" or len(fields) != 6:
        text = line if line.isascii() and line.isprintable() else "this line"
        why = f"{text[:40]!r} is no STATE line of six fields"
        return ReadHand(source=source, variant=variant, problems=(why,))
    _, number, betting, cards, payoffs, names = fields
    source = source._replace(hand=number)
    log: list[AnyFact] = [start(table.game, table.stacks, table.button, table.posts)]
    problems: tuple[str, ...] = ()
    players = names.split("|")
    try:
        if len(players) != table.definition.players:
            raise BadNotation(f"{len(players)} players, but the game is for {len(table.stacks)}")
        hand = _play(table, betting, cards, log)
        problems = _compare(hand, payoffs, table)
    except (RiverboatError, BadCard) as why:
        problems = (_SEAT.sub(lambda found: f"player {int(found[1]) + 1}", str(why)),)
    return ReadHand(
        source=source,
        variant=variant,
        players=tuple(players),
        game=table.game,
        log=tuple(log),
        scale=table.scale,
        problems=problems,
    )


_SEAT: Final = re.compile(r"\bseat (\d+)\b")
_ACTIONS: Final = re.compile(r"f|c|r\d*|(.)")


def _play(table: Table, betting: str, cards: str, log: list[AnyFact]) -> Hand:
    """Play a line, or raise what is wrong with it; *log* grows as far as it goes."""
    definition = table.definition
    hole, *boards = cards.split("/")
    holdings = [_cards(text, definition.hole_cards) for text in hole.split("|")]
    if len(holdings) != definition.players:
        raise BadNotation(f"{len(holdings)} holdings for {definition.players} players")
    hand = Hand(log[0])  # type: ignore[arg-type]
    clockwise = (*holdings[hand.button + 1 :], *holdings[: hand.button + 1])
    dealing = iter(
        [
            tuple(card for one in zip(*clockwise, strict=True) for card in one),
            *[parse_cards(text) for text in boards],
        ]
    )
    rounds = betting.split("/")
    if len(rounds) > definition.rounds:
        raise BadNotation(f"{len(rounds)} rounds of betting, but the game has {definition.rounds}")
    _go_on(hand, log, dealing)
    for street, actions in enumerate(rounds):
        raises = 0
        for found in _ACTIONS.finditer(actions):
            action = found[0]
            if found[1]:
                raise BadNotation(f"{action!r} is no action in {betting!r}")
            if hand.street != street or not hand.betting:
                raise BadNotation(f"round {street + 1} of {betting!r} is not the one being bet")
            raises += action[0] == "r"
            if raises > definition.max_raises[street]:
                raise BadNotation(f"round {street + 1} has more than {raises - 1} raises")
            _act(hand, log, action, table)
            _go_on(hand, log, dealing)
        if hand.betting and hand.street == street:
            raise BadNotation(f"the betting of round {street + 1} is not over in {betting!r}")
    if next(dealing, None):
        raise BadNotation(f"cards were dealt that nobody played for: {cards!r}")
    return hand


def _cards(text: str, count: int) -> Cards:
    """Hole cards; those of a hand that was not seen are unknown."""
    cards = parse_cards(text) if text else (UNKNOWN,) * count
    if len(cards) != count:
        raise BadNotation(f"{text!r} are not {count} hole cards")
    return cards


def _act(hand: Hand, log: list[AnyFact], action: str, table: Table) -> None:
    turn = due(hand)
    assert isinstance(turn, ToAct), "the round is being bet"
    if action == "f":
        fact = decide(hand, FOLD)
    elif action == "c":
        fact = decide(hand, CALL)
    elif table.definition.limit:
        if action != "r":
            raise BadNotation(f"{action!r}: a limit raise has no amount")
        size = table.definition.raise_sizes[hand.street] * table.scale
        fact = decide(hand, RaiseTo(min(hand.current_bet + size, turn.all_in)))
    else:
        if action == "r":
            raise BadNotation("a no-limit raise says to how much")
        fact = decide(hand, RaiseTo(int(action[1:]) * table.scale - hand.totals[turn.seat]))
    apply(hand, fact)
    log.append(fact)


def _go_on(hand: Hand, log: list[AnyFact], dealing: Iterator[Cards]) -> None:
    """What is forced, and the cards that are due."""
    while isinstance(now := advance(hand, log), ToDeal):
        cards = next(dealing, None)
        if cards is None:
            raise BadNotation(f"the cards run out; the table waits for: {now}")
        fact = decide(hand, Deal(cards))
        apply(hand, fact)
        log.append(fact)


def _compare(hand: Hand, payoffs: str, table: Table) -> tuple[str, ...]:
    """What differs from the recorded payoffs."""
    if not isinstance(due(hand), Nothing):
        return (f"the hand is not over; the table waits for: {due(hand)}",)
    texts = payoffs.split("|")
    try:
        recorded = [Fraction(text) for text in texts]
    except (ValueError, ZeroDivisionError):
        return (f"{payoffs!r} are no payoffs",)
    if len(recorded) != hand.players:
        return (f"{len(recorded)} payoffs for {hand.players} players",)
    apart = []
    for seat, (before, after) in enumerate(zip(table.stacks, hand.stacks, strict=True)):
        won = Fraction(after - before, table.scale)
        # A third is written as 0.333333.
        if abs(won - recorded[seat]) > Fraction(1, 1_000_000):
            apart.append(f"player {seat + 1} wins {_payoff(won)} (recorded {texts[seat]})")
    return (", ".join(apart),) if apart else ()
