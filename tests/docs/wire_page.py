"""Generator of docs/reference/protocol.md: every frame, command and view of the wire protocol.

python -m tests.docs.wire_page > docs/reference/protocol.md
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Raw, Struct
from msgspec.structs import fields

from riverboat.wire import PROTOCOL, client_commands, messages, view
from tests.docs import rulebook
from tests.docs.words_page import _field_docstrings, _markdown

FILE = rulebook.DOCS / "reference" / "protocol.md"
COMMAND = "python -m tests.docs.wire_page > docs/reference/protocol.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# WebSocket protocol

Version {PROTOCOL}. A client opens a WebSocket at `/ws` with the subprotocol
`riverboat.v{PROTOCOL}.json`, or `riverboat.v{PROTOCOL}.msgpack` for the same objects as
MessagePack. It authenticates with a session cookie, or with an API key in `Authorization: Bearer`.
A frame has at most 4 KB, and a client may send twenty frames per second. `t` is the type of a
frame.

```
client                                  room
hello {{protocol: {PROTOCOL}}}              ->
                                        <- welcome {{player, now}}
watch {{table}}                    ->
                                        <- snapshot {{epoch, seq, view, mine, facts ...}}
                                        <- update {{seq, count, facts, view, mine}} ...
wish {{cmd, table, token, wish}}   ->
                                        <- granted {{cmd, seq}}
                                           or refused {{cmd, rule, why, said ...}}
```

**Resuming.** The records of a table are numbered. An `update` takes a client from `seq - count` to
`seq`. If the client is at another position, it sends `watch` again with its `epoch` and `seq`. The
room replies with the missed updates, or with a new snapshot. The room disconnects a client that
reads too slowly; the client resumes in the same way after it reconnects.

**Idempotency.** Each command has an id, `cmd`, chosen by the client. A client that gets no answer
sends the command again with the same id, and the room executes it once. `token` names the turn for
which the command is meant: if the table has moved on, the room rejects the command as `stale`.

**Localization.** `why` is English. `said` is the same message as a phrase: a code with arguments,
such as `{{"say": "TooSmall", "least": 10}}`. The texts for each language are in
`client/src/lib/words`, and `riverboat.words.codes.decoded` decodes a phrase in Python. A client
that does not know a code shows `why`.

**Views.** Clients need no poker logic. `view` is the public state of the table. `mine` is the
player's private state and options: the minimum and maximum raise, presets, and the reason, with its
rule, if the player may not raise. `facts` are those of [a hand](hand.md) and of the table, with
`-1` for each card that the player may not know.

**Cuts.** After each hand, the room sends `sealed` with the root of the next deck. A client that has
committed to a hash chain (`promise`, once) reveals its next link (`cut`).
[The deck](../explanation/the-deck.md) explains the procedure.

Times are in milliseconds since 1970 by the room's clock; `ping` measures the offset of the client's
clock. Deadlines are absolute.

`riverboat.remote` is a [client in Python](python-client.md). `asyncapi.json` describes the protocol
for programs, and [http-api.md](http-api.md) describes the HTTP API.
"""


def page() -> str:
    """Return the whole page."""
    turns = get_args(view.AnyTurn)
    parts = [
        HEAD,
        *_section("Frames to the room", get_args(messages.ClientMessage), "t"),
        *_section("Frames from the room", get_args(messages.ServerMessage), "t"),
        *_section("Commands", get_args(client_commands.AnyClientCommand), "do"),
        *_section(
            "Public view of the table",
            (view.TableView, view.GameView, view.SeatView, view.PotView, view.ClockView),
        ),
        *_section("Private view", (view.PrivateView, view.Preset)),
        *_section("Pending decisions", turns, "ask"),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _section(title: str, kinds: tuple[type[Struct], ...], tag: str = "") -> Iterator[str]:
    said = {
        field: meaning
        for module in dict.fromkeys(kind.__module__ for kind in kinds)
        for field, meaning in _field_docstrings(sys.modules[module]).items()
    }
    yield f"## {title}"
    yield ""
    for kind in kinds:
        name = kind.__struct_config__.tag if tag else kind.__name__
        yield f"### {name}"
        yield ""
        yield _markdown(inspect.getdoc(kind) or "")
        yield ""
        rows = [
            (each.name, _shown(each.type), _markdown(said.get((kind.__name__, each.name), "")))
            for each in fields(kind)
        ]
        if rows:
            yield "| field | type | meaning |"
            yield "|---|---|---|"
        for field, kind_of, meaning in rows:
            yield f"| `{field}` | {kind_of} | {meaning} |"
        if rows:
            yield ""


def _shown(kind: Any) -> str:
    """Return a field's type in JSON terms."""
    if get_origin(kind) is Annotated:
        return _shown(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return ", ".join(f"`{word}`" for word in get_args(kind))
    if get_origin(kind) is tuple:
        inside = [each for each in get_args(kind) if each is not ...]
        shown = ", ".join(_shown(each) for each in inside)
        return f"list of {shown}" if ... in get_args(kind) else f"[{shown}]"
    if get_origin(kind) in (Union, UnionType):
        some = [each for each in get_args(kind) if each is not type(None)]
        return _shown(some[0]) + " or null" if len(some) == 1 else "one of the types below"
    return _NAMES.get(kind, getattr(kind, "__name__", str(kind)))


_NAMES = {
    int: "number",
    float: "number",
    str: "text",
    bool: "true or false",
    Raw: "fact",
    Any: "phrase",
}


if __name__ == "__main__":
    print(page(), end="")
