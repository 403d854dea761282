"""Coverage of partial languages: the messages that players, hosts and organizers can meet.

A partial language (``translated_messages = "room"`` in its ``language.toml``) has the messages of a
table, the lobby, a host's tools and events. The floor desk, the terminal, the rulebook and errors
of the library are then in English.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from riverboat.words.catalogue import find_message_file
from riverboat.words.language import is_partial_language

if TYPE_CHECKING:
    from riverboat.words.phrase import Phrase

_REFUSAL_FILE_NAMES: Final = (
    "accounts betting buy_ins card_texts chips clock configurations corrections end_of_hand "
    "event_files event_hosting event_requests events game_notation games hand_audit hands "
    "home_games house_rules joining live markers_and_loans name_suggestions options "
    "player_names pot_pushing prizes requests room_host_actions seasons seats statistics "
    "straddles structures table_commands table_host_actions tables websocket_frames "
    "wrapped_refusals"
)
_EVENT_FILE_NAMES: Final = (
    "betting blinds buy_ins clock corrections dealing event_phrases hand_opening "
    "host_announcements rules_and_fees seating showdown"
)
ROOM_MESSAGE_FILES: Final = frozenset(
    {
        *(
            "action_offers",
            "emails",
            "holdings",
            "phrase",
            "player_actions",
            "posted_rules",
            "previews",
        ),
        *[f"events/{name}" for name in _EVENT_FILE_NAMES.split()],
        *[f"refusals/{name}" for name in _REFUSAL_FILE_NAMES.split()],
    }
)
"""Catalogues of the room, as paths in a language folder."""


def requires_translation(kind: type[Phrase], code: str) -> bool:
    """Return True if a language must have a message for a class of phrases."""
    return not is_partial_language(code) or find_message_file(kind) in ROOM_MESSAGE_FILES
