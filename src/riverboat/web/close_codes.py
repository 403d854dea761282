"""Close codes of WebSocket connections, from RFC 6455 and its registry."""

from __future__ import annotations

from typing import Final

GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
ABNORMAL_CLOSURE: Final = 1006
POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
TRY_AGAIN_LATER: Final = 1013
