"""Captions of a picture: the narration for spectators.

No caption names face-down cards, so a page can hide them without changing its text.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from riverboat.engine import AnyFact
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.narration import narrate_log
from riverboat.picture.picture_frame import RAIL
from riverboat.words import Person, Phrase, Reader, Seat
from riverboat.words.events import betting as b
from riverboat.words.events import hand_opening as p
from riverboat.words.events.dealing import NewCardsDealt
from riverboat.words.events.event_phrases import AllInSuffix, Event


class Captions:
    """Captions for ranges of facts of a log."""

    def __init__(
        self,
        log: Sequence[AnyFact],
        names: Sequence[str],
        chips: Callable[[int], str],
        language: str = "en",
    ) -> None:
        self._log = list(redact_log(log, RAIL))
        self._reader = Reader(language, name=_build_seat_namer(names), chips=chips)
        self._reader_without_names = Reader(language, name=lambda _: "", chips=chips)
        self._events_by_fact: defaultdict[int, list[Event]] = defaultdict(list)
        for index, event in narrate_log(self._log):
            self._events_by_fact[index].append(event)
        award_indexes = [
            fact_index for fact_index, fact in enumerate(log) if isinstance(fact, f.PotAwarded)
        ]
        self._first_award_index = award_indexes[0] if award_indexes else len(log)
        self._events_if_ended = self._list_events_until(self._first_award_index)

    def list_events_between(self, first_index: int, end_index: int) -> tuple[Event, ...]:
        """Return the events from fact *first_index* up to, but not including, fact *end_index*."""
        if not first_index:
            return tuple(self._events_by_fact[0][:1])  # seats are visible
        if end_index > self._first_award_index:
            # An award is narrated when a later fact shows that it was the last of its pot: narrate
            # as if the hand had ended here.
            events = self._list_events_until(end_index)[len(self._events_if_ended) :]
            self._events_if_ended += events
        else:
            events = [
                event
                for index in range(first_index, end_index)
                for event in self._events_by_fact[index]
            ]
        return _merge_equal_antes(events) or tuple(self._iter_draw_events(first_index))

    def sentence(self, event: Event) -> str:
        """Return an event as a sentence."""
        return self._reader.sentence(event)

    def action_text(self, event: Event, seat: int) -> str:
        """Return a player's action without their name: *small blind 50*."""
        if getattr(event, "who", None) != Seat(seat):
            return ""
        return self._reader_without_names.say(_build_short_event(event)).lstrip()

    def _iter_draw_events(self, first_index: int) -> Iterator[Event]:
        """Yield new-card events, which the narration omits but the picture shows."""
        fact = self._log[first_index]
        if isinstance(fact, f.HoleCardsDealt):
            dealt_seats = [Seat(seat) for seat, cards in enumerate(fact.holdings) if cards]
            yield NewCardsDealt(tuple(dealt_seats))

    def _list_events_until(self, end_index: int) -> list[Event]:
        return [event for _, event in narrate_log(self._log[:end_index])]


def _build_seat_namer(names: Sequence[str]) -> Callable[[Person], str]:
    def name(person: Person) -> str:
        assert isinstance(person, Seat), "a hand knows seats only"
        return names[person.seat]

    return name


def _merge_equal_antes(events: list[Event]) -> tuple[Event, ...]:
    antes = [event for event in events if isinstance(event, p.AntePosted) and event.full is None]
    if len(antes) < max(len(events), 2) or len({ante.chips for ante in antes}) > 1:
        return tuple(events)
    short_antes = [p.AllInDeclared(ante.who) for ante in antes if ante.end]
    return (p.AntesPostedByAll(antes[0].chips), *short_antes)


def _build_short_event(event: Event) -> Phrase:
    """Return an event without the cards and the stack, which the picture shows."""
    match event:
        case p.ForcedBet():
            if bet_name := _NAME_BY_FORCED_BET.get(type(event)):
                return p.ForcedBetAmount(bet_name, event.chips, event.full)
            return replace(event, end=None)
        case b.BringInPosted():
            return replace(event, door=None, end=None)
        case b.CallPhrase():
            return replace(event, end=None)
        case b.ChipsPutIn() if isinstance(event.end, AllInSuffix):
            return replace(event, end=None)
        case _:
            return event


_NAME_BY_FORCED_BET: Final[dict[type[Event], p.ForcedBetName]] = {
    p.BlindPosted: "blind",
    p.SmallBlindPosted: "small blind",
    p.BigBlindPosted: "big blind",
    p.ButtonBlindPosted: "button blind",
    p.TableAntePosted: "table's ante",
    p.KillPosted: "kill",
}
