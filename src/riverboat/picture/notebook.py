"""A hand and a home game as a notebook shows them.

The picture is an image of its own: its style sheet and the names of its pieces touch nothing else
of the page that it stands in, however many of them there are.
"""

from __future__ import annotations

from base64 import b64encode

from msgspec.structs import replace

from riverboat.engine import Hand
from riverboat.homegame import HomeGame
from riverboat.notation.reading import ReadHand
from riverboat.picture.frame import RAIL
from riverboat.picture.scene import Scene, scene_of, scene_of_log
from riverboat.picture.still import asked, still, to_act
from riverboat.picture.svg import described, svg
from riverboat.picture.text import clean, escape


def html(thing: Hand | HomeGame) -> str:
    """Its picture and what is awaited.

    A hand is drawn with every card that it knows, a home game as somebody at the rail sees it:
    ``game.view("Ann")`` is the hand through Ann's eyes, ``game.hand`` is all of it.
    """
    if isinstance(thing, Hand):
        return _figure(still(thing))
    if thing.hand is None:
        return _seated(thing)
    names, hand = thing.dealt_in, thing.hand
    scene = scene_of_log(thing.log, names, RAIL)
    last = replace(scene.frames[-1], to_act=to_act(hand))
    if not hand.ended:
        last = replace(last, caption=(asked(hand, names),))
    return _figure(replace(scene, frames=(*scene.frames[:-1], last)))


def drawn(read: ReadHand) -> str:
    """A hand that was read, as it ended."""
    return _figure(scene_of(read))


def _figure(scene: Scene) -> str:
    frame = scene.frames[-1]
    image = b64encode(svg(scene).encode()).decode()
    return (
        f'<figure style="margin:0;max-width:800px">'
        f'<img alt="{escape(described(scene, frame))}" style="width:100%;height:auto" '
        f'src="data:image/svg+xml;base64,{image}">'
        f"<figcaption>{escape('. '.join(frame.caption))}</figcaption></figure>"
    )


def _seated(game: HomeGame) -> str:
    """A game of which no hand has been dealt: who plays, with how much."""
    rows = "".join(
        f"<tr><td>{escape(clean(name))}</td><td>{chips:,}</td></tr>"
        for name, chips in game.stacks.items()
    )
    return f"<table><caption>{escape(game.game.name)}</caption><tbody>{rows}</tbody></table>"
