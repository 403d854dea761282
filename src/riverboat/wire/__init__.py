"""Wire format between a room and its clients, defined as msgspec Structs.

``messages`` has the frames of both directions, ``client_commands`` the commands at a table,
``view`` the state of a table that one viewer may see. The Python client, the browser's types and
the documents are generated from these definitions, so that a room and its clients always agree.
"""

PROTOCOL = 2
"""Version of these messages; a client that speaks another one is rejected with an error."""
