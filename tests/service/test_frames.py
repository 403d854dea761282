"""Frames assembled from encoded parts match the wire messages."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct

from riverboat.service.publisher.encoded_frames import (
    NULL_JSON,
    SnapshotFrame,
    UpdateFrame,
    split_around_private_view,
)
from riverboat.wire.messages import Snapshot, Update


@pytest.mark.parametrize(
    "frame_type, message_type", [(UpdateFrame, Update), (SnapshotFrame, Snapshot)], ids=str
)
def test_frame_struct_matches_message_struct(
    frame_type: type[Struct], message_type: type[Struct]
) -> None:
    assert frame_type.__struct_fields__ == message_type.__struct_fields__
    frame_config, message_config = frame_type.__struct_config__, message_type.__struct_config__
    assert (frame_config.tag_field, frame_config.tag) == (
        message_config.tag_field,
        message_config.tag,
    )


def test_encoded_parts_are_embedded_verbatim() -> None:
    raw_facts = [msgspec.Raw(b'{"type":"BetsCollected"}')]
    frame = UpdateFrame("t", 7, 1, raw_facts, msgspec.Raw(b'{"a":1}'), msgspec.Raw(b"{}"), [])
    assert msgspec.json.encode(frame) == (
        b'{"t":"update","table":"t","seq":7,"count":1,"facts":[{"type":"BetsCollected"}],'
        b'"view":{"a":1},"mine":{},"told":[]}'
    )


def test_shared_frame_parts_surround_private_view() -> None:
    facts, raw_checks = [msgspec.Raw(b'{"type":"Checked"}')], [msgspec.Raw(b'{"t":"checks"}')]
    view = msgspec.Raw(b'{"name":"\\"mine\\":null","a":null}')
    frame = UpdateFrame("t", 7, 1, facts, view, msgspec.Raw(NULL_JSON), raw_checks)
    prefix, suffix = split_around_private_view(frame)
    private_view = b'{"role":"player"}'
    update_frame = msgspec.structs.replace(frame, private_view=msgspec.Raw(private_view))
    assert prefix + private_view + suffix == msgspec.json.encode(update_frame)
