"""Coverage of partial languages: the messages that players, hosts and organizers can meet.

A partial language (``coverage = "room"`` in its ``language.toml``) has the messages of a table, the
lobby, a host's tools and events. The floor desk, the terminal, the rulebook and errors of the
library are then in English.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from riverboat.words.catalogue import area_of
from riverboat.words.language import is_partial

if TYPE_CHECKING:
    from riverboat.words.phrase import Phrase

_REFUSALS: Final = (
    "accounts after_hands audited because betting buy_ins card_texts chips clock configurations "
    "corrections doors event_doors event_files event_house events games hands hints home hosting "
    "hosts house_rules live markers names options prizes pushing requests seasons seats signs "
    "socket statistics straddles structures tables wishes"
)
_EVENTS: Final = (
    "betting blinds buying clock corrections dealt event hosts house people posts showdown"
)
ROOM_AREAS: Final = frozenset(
    {
        *("acts", "holdings", "mails", "offers", "phrase", "posted", "previews"),
        *[f"events/{name}" for name in _EVENTS.split()],
        *[f"refusals/{name}" for name in _REFUSALS.split()],
    }
)
"""Catalogues of the room, as paths in a language folder."""


def is_covered(kind: type[Phrase], code: str) -> bool:
    """Return True if a language must have a message for a kind of phrase."""
    return not is_partial(code) or area_of(kind) in ROOM_AREAS
