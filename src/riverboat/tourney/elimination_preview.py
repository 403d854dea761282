"""Places that a group of eliminations would give, before the group is confirmed."""

from __future__ import annotations

import copy

from msgspec import Struct

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_play import act
from riverboat.tourney.running.eliminations import to_elimination_group
from riverboat.tourney.running.event_finish import rank_busts
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Bust, Event
from riverboat.tourney.state.felt_hands import find_last_felt_bust, iter_felt_busts


class PreviewedPlace(
    Struct,
    frozen=True,
    rename={
        "is_tied": "tied",
        "current_place": "was",
        "is_in_hand": "in_hand",
        "can_rebuy": "may_rebuy",
    },
):
    """The place of a player after a group of eliminations."""

    player: str
    stack: int
    """Chips at the start of the hand; 0 for players of other hands."""
    place: int
    """The place; 0 if given later, when registration has closed or the round is over."""
    prize: int
    is_tied: bool
    """True if another player of the hand has the same place."""
    current_place: int = 0
    """The player's current place; 0 if there is none."""
    is_in_hand: bool = True
    """True if the player is eliminated in this hand.

    False if the player was eliminated in a later hand, and this group changes the player's place.
    """
    can_rebuy: bool = False


def preview_places(
    event: Event, command: c.BustOut | c.EliminatePlayers, draws: Draws
) -> tuple[PreviewedPlace, ...]:
    """Return all places that a group of eliminations would assign or change, best place first.

    The group's own hand comes before later hands. Raise ``EventCommandRefused`` if the group
    would be refused.
    """
    group = to_elimination_group(event, command)
    event_after, log = copy.deepcopy(event), list[f.AnyEventFact]()
    act(event_after, group, draws, log)
    first_bust = find_last_felt_bust(event_after, group.losses[0].player)
    assert first_bust is not None, "a player of the group has lost all chips"
    same_hand_busts = [
        bust for bust in iter_felt_busts(event_after) if bust.hand_number == first_bust.hand_number
    ]
    placed_by_player = {
        player: fact for fact in log if isinstance(fact, f.Placed) for player in fact.players
    }
    previewed_places = [
        _build_previewed_place(
            event, event_after, bust, placed_by_player.get(bust.player), is_tied=len(tied_busts) > 1
        )
        for tied_busts in reversed(rank_busts(same_hand_busts))
        for bust in tied_busts
    ]
    return (
        *previewed_places,
        *_list_changed_places(
            event,
            placed_by_player,
            {previewed_place.player for previewed_place in previewed_places},
        ),
    )


def _build_previewed_place(
    event: Event, event_after: Event, bust: Bust, placed_fact: f.Placed | None, *, is_tied: bool
) -> PreviewedPlace:
    """Return the expected place of one player of the group; place 0 if it is given later."""
    return PreviewedPlace(
        bust.player,
        bust.stack,
        placed_fact.place if placed_fact is not None else 0,
        placed_fact.prize if placed_fact is not None else 0,
        is_tied,
        event.entrants[bust.player].place,
        can_rebuy=event_after.entrants[bust.player].status != "out",
    )


def _list_changed_places(
    event: Event, placed_by_player: dict[str, f.Placed], same_hand_players: set[str]
) -> tuple[PreviewedPlace, ...]:
    changed_places = []
    for player, fact in placed_by_player.items():
        old_place, is_tied = event.entrants[player].place, len(fact.players) > 1
        if player not in same_hand_players and old_place and old_place != fact.place:
            changed_place = PreviewedPlace(
                player, 0, fact.place, fact.prize, is_tied, old_place, is_in_hand=False
            )
            changed_places.append(changed_place)
    return tuple(sorted(changed_places, key=lambda place: place.place))
