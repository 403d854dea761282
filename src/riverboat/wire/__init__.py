"""What goes over the wire between a room and whoever plays in it: Structs, and nothing else.

``messages`` are the frames of both directions, ``wishes`` what somebody may ask for at a table,
``view`` what one pair of eyes may know of it. The Python client, the browser's types and the
documents are made from these; a room and its clients agree because there is one definition.
"""

PROTOCOL = 2
"""The version of these messages; a client that speaks another is told so and let go."""
