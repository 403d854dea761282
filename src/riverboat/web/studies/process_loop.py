"""The loop of a process that computes for the server.

Commands come from its input, and replies go to its output. It has a low priority unless the server
says that it only does brief work, and exits when its input is closed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from gzip import compress
from hashlib import sha256
from time import process_time
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from riverboat.web.studies import worker_messages as m

NICENESS: Final = 10
BRIEF_OPTION: Final = "--brief"
"""The argument of a process whose work takes milliseconds, and for which a player waits."""

Send: TypeAlias = Callable[[Any], None]
Handle: TypeAlias = Callable[[Any], None]


def encode_answer(answer: Any, started_at: float) -> m.EncodedAnswer:
    """Return an answer as JSON; *started_at* is the processor time when the work began."""
    body = msgspec.json.encode(answer)
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return m.EncodedAnswer(body, etag, compress(body, 6), process_time() - started_at)


def run_process(make_handler: Callable[[Send], Handle]) -> None:
    """Answer commands until the input ends; redirect printed text to the error output, away from
    the replies.
    """
    if BRIEF_OPTION not in sys.argv[1:]:
        with suppress(OSError, AttributeError):  # not on Windows
            os.nice(NICENESS)
    reply_stream = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server has ended
        _answer_commands(sys.stdin.buffer, reply_stream, make_handler)


def _answer_commands(
    command_stream: BinaryIO, reply_stream: BinaryIO, make_handler: Callable[[Send], Handle]
) -> None:
    def send_reply(reply: Any) -> None:
        reply_stream.write(m.encode_frame(reply))
        reply_stream.flush()

    handle_command = make_handler(send_reply)
    while frame_header := command_stream.read(m.FRAME_HEADER.size):
        handle_command(m.decode_body(command_stream.read(m.FRAME_HEADER.unpack(frame_header)[0])))
