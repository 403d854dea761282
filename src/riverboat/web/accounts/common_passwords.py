"""Common passwords: some 18,000 of six or more characters that attackers guess first.

The list comes from zxcvbn, which collected leaked passwords (see NOTICE).
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources import files
from typing import Final

_PASSWORD_FILE: Final = "common_passwords.txt.gz"
_ROOM_NAME: Final = "riverboat"
_AFFIX_PATTERN: Final = re.compile(r"^[\W\d_]{0,6}|[\W\d_]{0,6}$")
"""Digits and signs around a word: ``Riverboat2026!``."""
_MIN_DISTINCT_CHARS: Final = 2


@cache
def common_passwords() -> frozenset[str]:
    """Return the listed passwords, case-folded; loaded at first use."""
    compressed_passwords = (files("riverboat.web.accounts") / _PASSWORD_FILE).read_bytes()
    return frozenset(gzip.decompress(compressed_passwords).decode().split())


def is_common_password(password: str, *names: str) -> bool:
    """Return True if *password* is an easy guess, also for an attacker who knows the *names*.

    >>> is_common_password("Trustno1"), is_common_password("aaaaaaaaa")
    (True, True)
    >>> is_common_password("Petra1987", "Petra")
    True
    >>> is_common_password("correct horse battery", "Petra")
    False
    """
    folded_password = password.strip().casefold()
    if len(set(folded_password)) <= _MIN_DISTINCT_CHARS or folded_password in common_passwords():
        return True
    bare_password = _AFFIX_PATTERN.sub("", folded_password)
    folded_names = [name.casefold() for name in (_ROOM_NAME, *names)]
    forbidden_passwords = {*folded_names, *("".join(name.split()) for name in folded_names)} - {""}
    return folded_password in forbidden_passwords or bare_password in forbidden_passwords
