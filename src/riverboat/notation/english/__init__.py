"""A hand told in poker English, a sentence at a time: for logs, players and rulings.

It reads facts only, and says what they say: who limped, who called two bets cold, who stood pat,
who scooped and where the odd chip went. Whoever wants amounts written otherwise hands in *chips*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from riverboat.engine import AnyFact, HandStarted, apply
from riverboat.notation.english.odds import PotOdds, pot_odds
from riverboat.notation.english.telling import Teller
from riverboat.notation.english.words import Chips

__all__ = ["PotOdds", "narrate", "pot_odds", "sentences"]


def narrate(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: Chips = str
) -> Iterator[str]:
    """The hand, sentence by sentence; *players* are the names by seat.

    >>> from riverboat.engine import Fold, decide, due, fold, parse_game, start
    >>> log = [start(parse_game("no-limit hold'em 1/2"), stacks=(200, 200))]
    >>> log += due(fold(log))
    >>> list(narrate(log, ["Ann", "Bob"]))[-2:]
    ['Bob posts the small blind 1', 'Ann posts the big blind 2']
    """
    return (sentence for _, sentence in sentences(log, players, chips))


def sentences(
    log: Iterable[AnyFact], players: Sequence[str] | None = None, chips: Chips = str
) -> Iterator[tuple[int, str]]:
    """The same, each sentence with the index of the fact that it tells."""
    facts = iter(log)
    started = next(facts, None)
    if not isinstance(started, HandStarted):
        return
    teller = Teller(started, players, chips)
    index = 0
    for sentence in teller.opening(started):
        yield index, sentence
    for index, fact in enumerate(facts, 1):
        for sentence in teller.tell(fact):
            yield index, sentence
        apply(teller.hand, fact)
    for sentence in teller.awarded():
        yield index, sentence
