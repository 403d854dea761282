"""Load of a room: a server and its players in one command, with time by part of the server."""
