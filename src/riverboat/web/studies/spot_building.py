"""Spots of a study, built from the body of its request, and their solutions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from riverboat.cards import BadCard, parse_cards
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.equity.ranges import Range
from riverboat.kernel import tier
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop import Solution, Spot
from riverboat.solve.postflop.sizes import STREETS
from riverboat.web.schemas.study_schemas import SizesByStreet, StudyBody, StudySize
from riverboat.web.studies.study_locks import apply_locks, can_distinguish_suits, check_locks

MIN_POT_FOR_WHOLE_CHIPS: Final = 50.0
"""Pot from which on bets are whole chips; below, a pot is in big blinds and bets are tenths."""


class BadStudyField(RefusalError):
    """Refusal of one field of a study; it has the field's name."""

    def __init__(self, error: RefusalError | BadCard, field: str) -> None:
        super().__init__(refusal_of(error))
        self.field = field


@contextmanager
def _add_field_to_errors(field: str) -> Iterator[None]:
    try:
        yield
    except (RefusalError, BadCard) as error:
        raise BadStudyField(error, field) from error


def build_spot(body: StudyBody, *, isomorphism: bool = True) -> Spot:
    """Return the spot of a study; ``RefusalError`` with the field, if it is invalid."""
    with _add_field_to_errors("board"):
        parse_cards(body.board)
    for field, range_text in (("oop", body.oop), ("ip", body.ip)):
        with _add_field_to_errors(field):
            Range(range_text)
    size_options: dict[str, Any] = {
        "bet": _encode_sizes(body.bets),
        "raise": _encode_sizes(body.raises),
        "donk": body.leads,
    }
    spot_fields: dict[str, Any] = {
        "board": body.board,
        "oop": body.oop,
        "ip": body.ip,
        "pot": body.pot,
        "stack": body.stack,
        "sizes": size_options,
        "raise_cap": body.raise_cap,
        "chip": 1.0 if body.pot >= MIN_POT_FOR_WHOLE_CHIPS else 0.1,
        "isomorphism": isomorphism,
    }
    if body.rake:
        spot_fields |= {"rake": body.rake, "rake_cap": body.rake_cap}
    if body.aggressor:
        spot_fields["aggressor"] = body.aggressor
    return Spot.from_dict(spot_fields)


def _encode_sizes(sizes: SizesByStreet) -> dict[str, str]:
    return {"flop": sizes.flop, "turn": sizes.turn, "river": sizes.river}


def find_storage_bits() -> Bits:
    """Return the bits of a stored number: 16 where the C extension supports them, which halves the
    memory.
    """
    return 16 if tier.is_c() else 32


def measure_spot(body: StudyBody, thread_count: int) -> StudySize:
    """Return the size of a study's tree; ``RefusalError`` for an invalid spot."""
    spot = build_spot(body, isomorphism=not can_distinguish_suits(body))
    with _add_field_to_errors("locks"):
        check_locks(spot, body)
    estimate = spot.estimate(bits=find_storage_bits(), jobs=thread_count)
    decision_counts = [
        decision_count * board_count
        for decision_count, board_count in zip(estimate.decisions, estimate.boards, strict=True)
    ]
    return StudySize(
        nodes=estimate.nodes,
        hands=estimate.hands,
        memory=estimate.memory.total + PROCESS_BYTES,
        seconds=estimate.seconds,
        largest_street=STREETS[decision_counts.index(max(decision_counts))],
    )


PROCESS_BYTES: Final = 80_000_000
"""Memory of a solver process without a solution."""


def begin_solution(body: StudyBody, thread_count: int, memory_bytes: int) -> Solution:
    """Return the solution of a study before its first iteration, with the study's locks."""
    spot = build_spot(body)
    solution = Solution.begin(
        spot, bits=find_storage_bits(), jobs=thread_count, memory_limit=memory_bytes
    )
    apply_locks(solution, body)
    return solution
