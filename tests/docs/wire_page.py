"""docs/reference/protocol.md: every frame, wish and view of the wire, made from the code.

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
# The protocol of the socket

Version {PROTOCOL}. A client opens a WebSocket at `/ws` with the subprotocol
`riverboat.v{PROTOCOL}.json`, or `riverboat.v{PROTOCOL}.msgpack` for the same objects as
MessagePack. Who they are the room knows from their cookie, or from `Authorization: Bearer` and an
API key. Frames have 4 KB at most, and there are twenty a second; `t` says what a frame is.

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

**Nothing is missed.** Records of a table are numbered. An `update` takes a client from
`seq - count` to `seq`; if that is not where they are, they say `watch` again with their `epoch` and
`seq` and are told what they missed, or everything. A client that reads too slowly is closed, and
does the same when they are back.

**Nothing happens twice.** A wish has an id, `cmd`, that its sender makes up and sends again when
there was no answer. `token` is that of the turn it is meant for: if the table has gone on, it is
refused as `stale`.

**Nothing is said in one language only.** `why` is English; `said` is the same as a phrase, its code
and its arguments: `{{"say": "TooSmall", "least": 10}}`. The words for it, in each language, are in
`client/src/lib/words`, and `riverboat.words.codes.decoded` reads it in Python. A client that does
not know a code says `why`.

**Nothing is worked out.** `view` is the table as all may see it, `mine` what one may know and do
beside that: the least and the most of a raise, presets, why one may not raise, with the rule.
`facts` are those of [a hand](hand.md) and of the table, with `-1` for each card that one may not
know.

**Cuts.** When a hand is over the room says `sealed` with the root of the next deck. A client that
has promised a chain of hashes (`promise`, once) reveals the next of them (`cut`);
[the deck](../explanation/the-deck.md) tells how.

Times are in milliseconds since 1970 by the room's clock: `ping` shows how far one's own is from it.
Deadlines are absolute.

`riverboat.remote` is a [client in Python](python-client.md); `asyncapi.json` says all this to
programs, and [http-api.md](http-api.md) has what is asked for by HTTP.
"""


def page() -> str:
    """The whole page."""
    turns = get_args(view.AnyTurn)
    parts = [
        HEAD,
        *_section("Frames to the room", get_args(messages.ClientMessage), "t"),
        *_section("Frames from the room", get_args(messages.ServerMessage), "t"),
        *_section("Wishes", get_args(client_commands.AnyClientCommand), "do"),
        *_section(
            "The table as all may see it",
            (view.TableView, view.GameView, view.SeatView, view.PotView, view.ClockView),
        ),
        *_section("What is mine", (view.PrivateView, view.Preset)),
        *_section("What one is asked", turns, "ask"),
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
            yield "| field | | |"
            yield "|---|---|---|"
        for field, kind_of, meaning in rows:
            yield f"| `{field}` | {kind_of} | {meaning} |"
        if rows:
            yield ""


def _shown(kind: Any) -> str:
    """The type of a field, as somebody who writes JSON would say it."""
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
        return _shown(some[0]) + " or null" if len(some) == 1 else "one of those below"
    return _NAMES.get(kind, getattr(kind, "__name__", str(kind)))


_NAMES = {
    int: "number",
    float: "number",
    str: "text",
    bool: "yes or no",
    Raw: "fact",
    Any: "phrase",
}


if __name__ == "__main__":
    print(page(), end="")
