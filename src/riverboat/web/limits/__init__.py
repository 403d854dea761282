"""Limits on the resources of the room that one client may use."""
