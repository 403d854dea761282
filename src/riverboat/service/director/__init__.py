"""Tournaments of the room (events): each has a task, a log, and tables reconciled with the log."""
