r"""A hand as pictures: what a spectator sees, moment by moment, as SVG and as a page.

>>> from riverboat.notation import parse_phh
>>> from riverboat.picture import scene_of, svg
>>> [hand] = parse_phh('''
... variant = "NT"
... antes = [0, 0]
... blinds_or_straddles = [1, 2]
... min_bet = 2
... starting_stacks = [200, 200]
... actions = ["d dh p1 AsAh", "d dh p2 KsKh", "p2 cbr 6", "p1 f"]
... players = ["Ann", "Bob"]
... ''')
>>> scene = scene_of(hand)
>>> print(*[frame.caption[0] for frame in scene.frames[-3:]], sep="\n")
The uncalled bet of 4 is returned to Bob
The pot is 4
Bob wins the pot of 4
>>> svg(scene)[:38]
'<svg xmlns="http://www.w3.org/2000/svg'

A picture is drawn from frames, and frames from facts. The page's script draws frames, too: it
knows no rule of poker.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.picture.card_places import GAP
from riverboat.picture.frame_builder import build_frames
from riverboat.picture.hand_scene import Scene, StreetFrames, scene_of, scene_of_log
from riverboat.picture.money_format import MoneyFormat
from riverboat.picture.picture_frame import RAIL, Frame, FramePot, FrameSeat
from riverboat.picture.replay_page import page
from riverboat.picture.svg_picture import svg

__all__ = [
    "GAP",
    "RAIL",
    "Frame",
    "MoneyFormat",
    "FramePot",
    "Scene",
    "FrameSeat",
    "StreetFrames",
    "build_frames",
    "page",
    "scene_of",
    "scene_of_log",
    "svg",
]

if not TYPE_CHECKING:  # whoever checks types is told of the new names
    __getattr__ = deprecated_names("riverboat.picture")
