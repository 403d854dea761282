"""What the room says of its own: refusals as the asker may read them, and the names of bots."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from riverboat.bots import STYLES
from riverboat.engine import IllegalAction
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.wishes.commands import NotAllowed
from riverboat.table.state.awaited import ToPlay
from riverboat.wire.messages import Refused

BOT = " (bot)"
"""Ends the name of each bot, so that nobody else can have it: no account's name has brackets."""

_NAMES = (
    "Ada", "Basil", "Clio", "Duke", "Edda", "Flint", "Greta", "Hugo", "Iris", "Jasper", "Kit",
    "Lotte", "Milo", "Nora", "Otto", "Pearl", "Quill", "Rufus", "Sylvie", "Tess", "Ugo", "Vera",
    "Wanda", "Xenia", "Yule", "Zeno",
)  # fmt: skip


def refused(cmd: str, table: str, why: IllegalAction, dealer: TableDealer, by: str) -> Refused:
    """A refusal; what would be legal is told to whom it is asked, and to nobody else.

    Somebody may hold a hand with which he may not open, and that is nobody else's business.
    """
    chair, now = dealer.table.chair_of(by), dealer.now
    asked = isinstance(now, ToPlay) and chair in now.chairs
    legal = str(why.legal) if why.legal is not None and asked else ""
    return Refused(cmd, table, why.code, why.rule, why.message, legal)


def check_turn(dealer: TableDealer, chair: int) -> None:
    """Refuse an action out of turn without saying anything about whose turn it is but his name."""
    now = dealer.now
    assert isinstance(now, ToPlay), "a hand is played"
    if chair not in dealer.playing:
        raise NotAllowed("not dealt in", "you are not dealt into this hand")
    if type(now.hand).__name__ == "ToShow":
        return  # whoever holds cards may show them without waiting
    who = " and ".join([dealer.table.chairs[each].player for each in now.chairs])
    raise NotAllowed("out of turn", f"it is {who}'s turn" if who else "cards are being dealt")


def bot(style: str, taken: Collection[str]) -> tuple[str, str]:
    """A name that nobody has, and a style: the one that is asked for, or any."""
    if style and style not in STYLES:
        raise NotAllowed("no style", f"a bot is one of {', '.join(STYLES)}, not {style!r}")
    names = [name for each in _NAMES if (name := f"{each}{BOT}") not in taken]
    name = secrets.choice(names) if names else f"{secrets.token_hex(3)}{BOT}"
    return name, style or secrets.choice([each for each in STYLES if each != "random"])
