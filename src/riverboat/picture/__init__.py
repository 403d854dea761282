r"""Pictures of a hand as a spectator sees it, as SVG and as an HTML page."""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.picture.card_places import GAP
from riverboat.picture.frame_builder import build_frames
from riverboat.picture.hand_scene import Scene, StreetFrames, build_scene, build_scene_from_log
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
    "build_scene",
    "build_scene_from_log",
    "svg",
]

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.picture")
