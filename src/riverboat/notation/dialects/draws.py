"""Draws of which a file tells the whole hand that a player has afterwards."""

from __future__ import annotations

from riverboat.cards import Cards
from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.pokerstars.said import DealtTo, Draws


def draw_to(talk: TableTalk, who: str, held: Cards) -> None:
    """What a player holds after a draw: what is gone from their hand they have thrown away."""
    before = _held(talk, who)
    for at in range(len(talk.said) - 1, -1, -1):
        event = talk.said[at].event
        if isinstance(event, Draws) and event.who == who:
            gone = tuple([card for card in before if card not in held])
            if len(gone) == event.thrown:
                talk.said[at] = talk.said[at]._replace(event=event._replace(cards=gone))
            break
    kept = tuple([card for card in held if card in before])
    new = tuple([card for card in held if card not in before])
    if new:
        talk.say(DealtTo(who, kept, new))


def _held(talk: TableTalk, who: str) -> Cards:
    """What the player held by the last line that told it."""
    for said in reversed(talk.said):
        if isinstance(said.event, DealtTo) and said.event.who == who:
            return (*said.event.before, *said.event.new)
    return ()
