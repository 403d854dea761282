"""Frames: the kinds of incidents, recognized in the events of a line."""

from riverboat.floor.frames.all_frames import readings

__all__ = ["readings"]
