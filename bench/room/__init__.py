"""Load of a room: a server and its players in one command, and its time by part."""
