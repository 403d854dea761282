"""Stream overlay commands: a host opens and ends it, and each player decides about their cards."""

from __future__ import annotations

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import StreamConsentSet, StreamEnded, StreamStarted
from riverboat.wire import client_commands as w
from riverboat.words.refusals import room_host_actions
from riverboat.words.refusals import table_commands as phrases


def set_stream_overlay(
    dealer: TableDealer, command: w.StreamTable, actor: str, unit_of_work: UnitOfWork
) -> None:
    """Open the overlay with a new link, or end it."""
    if not command.is_on and not dealer.stream.is_on:
        raise NotAllowed(room_host_actions.TableNotStreamed())
    _record_for_player(
        dealer, StreamStarted(actor) if command.is_on else StreamEnded(actor), unit_of_work
    )


def set_consent(dealer: TableDealer, player: str, agrees: bool, unit_of_work: UnitOfWork) -> None:
    """Record a seated player's consent or its withdrawal; only that player is notified."""
    if not agrees:
        if player in dealer.stream.consents:
            _record_for_player(dealer, StreamConsentSet(player, False), unit_of_work)
        return
    if not dealer.table.chair_of(player):
        raise NotAllowed(phrases.SeatRequired())
    if not dealer.stream.is_on:
        raise NotAllowed(room_host_actions.TableNotStreamed())
    if player not in dealer.stream.consents:
        _record_for_player(dealer, StreamConsentSet(player, True), unit_of_work)


def _record_for_player(
    dealer: TableDealer,
    fact: StreamStarted | StreamEnded | StreamConsentSet,
    unit_of_work: UnitOfWork,
) -> None:
    dealer.stream.apply(fact, dealer.table.hand_count)
    if isinstance(fact, StreamConsentSet):
        dealer.record_private_fact(fact.player, fact, StreamConsentSet("", False), unit_of_work)
    else:
        dealer.record_room_fact(fact, unit_of_work)
