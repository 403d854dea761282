from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from riverboat.decoding import convert, decode_json, decode_msgpack, json_decoder, msgpack_decoder

FIRST_USES_PROGRAM = """
import sys, threading
import msgspec
from riverboat.decoding import convert, decode_json, json_decoder

sys.setswitchinterval(1e-6)
RAW = b'{"f0": [{"f1": {"a": 1}}], "f1": {}}'
VALUE = {"f0": [{"f1": {"a": 1}}], "f1": {}}

def nested(number):
    kind = int
    for depth in range(5):
        fields = [("f0", list[kind], []), *[(f"f{n}", dict[str, int], {}) for n in range(1, 6)]]
        kind = msgspec.defstruct(f"Kind{number}_{depth}", fields)
    return kind

def use(barrier, first_use):
    barrier.wait()
    first_use()

for number in range(60):
    kind = nested(number)
    uses = [
        lambda: decode_json(RAW, kind),
        lambda: convert(VALUE, kind),
        lambda: json_decoder(list[kind]).decode(b"[" + RAW + b"]"),
    ]
    barrier = threading.Barrier(len(uses))
    threads = [threading.Thread(target=use, args=(barrier, each)) for each in uses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""
"""Program whose threads decode new types at once, which crashes without a lock."""


def test_first_decoding_is_thread_safe() -> None:
    process = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", FIRST_USES_PROGRAM],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, "")


class Point(msgspec.Struct):
    x: int
    y: int = 0


@pytest.mark.parametrize(
    "decoded",
    [
        convert({"x": 1}, Point),
        convert({"x": "1"}, Point, strict=False),
        decode_json('{"x": 1}', Point),
        decode_msgpack(b"\x81\xa1x\x01", Point),
        json_decoder(Point).decode(b'{"x": 1}'),
        msgpack_decoder(Point).decode(b"\x81\xa1x\x01"),
    ],
)
def test_every_format_decodes_to_type(decoded: Any) -> None:
    assert decoded == Point(1)


def test_untyped_json_decodes_to_builtins() -> None:
    assert decode_json('{"x": [1]}') == {"x": [1]}
