"""Relay between the nodes of a room: any node answers through the one that owns the data."""
