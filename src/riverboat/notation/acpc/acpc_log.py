"""ACPC dealer logs: ``STATE:hand:betting:cards:payoffs:names``, one hand a line.

Raises are written as the total that the player has put into the hand, blinds and all streets
together; a limit raise needs no amount. Payoffs are compared exactly, fractions included.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from riverboat.cards import BadCard
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import AnyFact, HandStarted, HandState, Nothing, RiverboatError, due
from riverboat.engine.state import hand_facts as f
from riverboat.notation.acpc.acpc_replay import (
    is_betting_open,
    number_players_in_refusal,
    replay_texts,
    start_hand,
)
from riverboat.notation.acpc.game_definition import DefinedTable, Definition, build_table
from riverboat.notation.acpc.match_state import MatchStateWriter
from riverboat.notation.rake_conversion import check_expressible
from riverboat.notation.read_hand import (
    BadNotation,
    ParsedHand,
    Source,
    empty_file_result,
    refused_hand,
)
from riverboat.notation.text_encodings import open_text
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import (
    BettingRoundUnfinished,
    MatchPlayerCountMismatch,
)
from riverboat.words.refusals.histories import (
    DealerActionPending,
    GameCardsUnstorable,
    HandStillRunning,
    LogWithOneBoard,
    NoPayoffs,
    PaymentsMismatch,
    PayoffCountMismatch,
    PayoffsWithoutRake,
    StateLineInvalid,
    UnfinishedHandUnwritable,
)


def read_acpc(path: Path | str, definition: Definition) -> Iterator[ParsedHand]:
    """Read the hands of a log that was played by this game definition."""
    with open_text(path) as lines:
        yield from _read_hands(lines, definition, str(path))


def read_acpc_lines(
    lines: Iterable[str], definition: Definition, file: str, first_line: int
) -> Iterator[ParsedHand]:
    """Read the hands of a part of a log; *first_line* is the number of its first line."""
    return _read_hands(lines, definition, file, first_line)


def parse_acpc(text: str, definition: Definition, *, file: str = "") -> list[ParsedHand]:
    """Parse the hands of a text."""
    return list(_read_hands(text.splitlines(), definition, file))


@deprecated_keywords(first="first_seat")
def to_acpc(
    log: Sequence[AnyFact],
    number: int,
    players: Sequence[str],
    scale: int = 1,
    first_seat: int | None = None,
) -> str:
    """Return a finished hand as a line of a log; *players* are names by seat.

    *number* is the hand's number. The line lists the players clockwise from *first_seat*, which is
    by default the seat to the left of the button.
    """
    opening_fact = log[0]
    if not isinstance(opening_fact, HandStarted) or not isinstance(log[-1], f.HandEnded):
        raise BadNotation(UnfinishedHandUnwritable())
    variant = opening_fact.game.variant
    if variant.has_upcards or variant.has_draws or opening_fact.game.boards > 1:
        raise BadNotation(GameCardsUnstorable(opening_fact.game.name))
    seat_count = len(opening_fact.stacks)
    first_seat = (opening_fact.button + 1) % seat_count if first_seat is None else first_seat
    state_writer = MatchStateWriter(opening_fact, scale, first_seat)
    check_expressible(log, "acpc")
    for fact in log[1:]:
        if isinstance(fact, f.RakeTaken):
            raise BadNotation(PayoffsWithoutRake())
        if isinstance(fact, f.RunItAgreed) and fact.times > 1:
            raise BadNotation(LogWithOneBoard())
        state_writer.add(fact)
    seat_order = [(first_seat + distance) % seat_count for distance in range(seat_count)]
    won_amounts = [
        Fraction(state_writer.hand.stacks[seat] - opening_fact.stacks[seat], scale)
        for seat in seat_order
    ]
    fields = (
        "STATE",
        str(number),
        state_writer.betting,
        state_writer.cards,
        "|".join(map(payoff_text, won_amounts)),
        "|".join(players[seat] for seat in seat_order),
    )
    return ":".join(fields)


def payoff_text(won_amount: Fraction) -> str:
    """Format a payoff with at most six decimals."""
    decimal_amount = Decimal(won_amount.numerator) / Decimal(won_amount.denominator)
    return f"{decimal_amount:.6f}".rstrip("0").rstrip(".")


def _read_hands(
    lines: Iterable[str], definition: Definition, file: str, first_line: int = 1
) -> Iterator[ParsedHand]:
    table = build_table(definition)
    has_hands = False
    for line_number, raw_line in enumerate(lines, first_line):
        line = raw_line.strip()
        if not line or line.startswith(("#", "SCORE:")):
            continue
        has_hands = True
        yield _read_line(line, table, Source(file, "", line_number))
    if not has_hands:
        yield empty_file_result(file)


def _read_line(line: str, table: DefinedTable, source: Source) -> ParsedHand:
    game_name = f"{table.game.structure.name} {table.game.variant.name}"
    fields = line.split(":")
    if fields[0] != "STATE" or len(fields) != 6:
        displayed_line = line if line.isascii() and line.isprintable() else "this line"
        refusal = StateLineInvalid(repr(displayed_line[:40]))
        return refused_hand(source, refusal, game_name)
    _, hand_number, betting, cards, payoffs, names = fields
    source = source._replace(hand=hand_number)
    log: list[AnyFact] = [start_hand(table)]
    mismatch: Refusal | None = None
    players = names.split("|")
    try:
        if len(players) != table.definition.players:
            raise BadNotation(MatchPlayerCountMismatch(len(players), len(table.stacks)))
        hand = _replay_line(table, betting, cards, log)
        mismatch = _compare_payoffs(hand, payoffs, table)
    except (RiverboatError, BadCard) as error:
        mismatch = number_players_in_refusal(error)
    return ParsedHand(
        source=source,
        variant=game_name,
        players=tuple(players),
        game=table.game,
        log=tuple(log),
        scale=table.scale,
        faults=(mismatch,) if mismatch else (),
    )


def _replay_line(table: DefinedTable, betting: str, cards: str, log: list[AnyFact]) -> HandState:
    """Replay a line of a log, and append its facts to *log*; raise the first error."""
    hand = replay_texts(table, betting, cards, log)
    last_street = betting.count("/")
    if is_betting_open(hand, last_street):
        raise BadNotation(BettingRoundUnfinished(last_street + 1, repr(betting)))
    return hand


def _compare_payoffs(hand: HandState, payoffs: str, table: DefinedTable) -> Refusal | None:
    """Return a refusal if the payoffs of the log differ from the replayed ones, else ``None``."""
    pending_action = due(hand)
    assert not isinstance(pending_action, tuple), "what is forced has happened"
    if not isinstance(pending_action, Nothing):
        return HandStillRunning(DealerActionPending(pending_action.offer))
    payoff_texts = payoffs.split("|")
    try:
        recorded_payoffs = [Fraction(text) for text in payoff_texts]
    except (ValueError, ZeroDivisionError):
        return NoPayoffs(repr(payoffs))
    if len(recorded_payoffs) != hand.players:
        return PayoffCountMismatch(len(recorded_payoffs), hand.players)
    differences = []
    for seat, (starting_stack, final_stack) in enumerate(
        zip(table.stacks, hand.stacks, strict=True)
    ):
        won_amount = Fraction(final_stack - starting_stack, table.scale)
        # A third is written as 0.333333.
        if abs(won_amount - recorded_payoffs[seat]) > Fraction(1, 1_000_000):
            differences.append(
                f"player {seat + 1} {payoff_text(won_amount)} (recorded {payoff_texts[seat]})"
            )
    return PaymentsMismatch(", ".join(differences)) if differences else None
