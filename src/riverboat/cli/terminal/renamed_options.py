"""Old names of options, accepted without being listed in the help."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

_AUTHORITY_OPTION_CHANGES: Final = {"--by": "--authority"}
_NEW_OPTIONS_BY_COMMAND: Final = {
    "archive": {"--back": "--restore"},
    "clock": _AUTHORITY_OPTION_CHANGES,
    "connect": {"--patience": "--timeout"},
    "legal-raise": _AUTHORITY_OPTION_CHANGES,
    "live": _AUTHORITY_OPTION_CHANGES,
    "new": {"--felt": "--live"},
    "odd-chips": _AUTHORITY_OPTION_CHANGES,
    "payouts": {"--least": "--min-prize", "--marks": "--top-prizes"},
    "pot-limit": {**_AUTHORITY_OPTION_CHANGES, "--own": "--own-bet"},
    "seats": {"--at": "--table-size"},
    "serve": {"--patience": "--shutdown-timeout"},
    "shows-first": {
        **_AUTHORITY_OPTION_CHANGES,
        "--pushed": "--all-in-seat",
        "--put-in": "--chips-in",
        "--up": "--upcards",
    },
    "sim": {"--anew": "--reset-stacks"},
    "stats": {"--least": "--min-hands"},
    "structure": {"--chips": "--stack", "--level": "--level-minutes"},
}
"""New names of options by command and old name."""


def replace_old_option_names(
    command: str | None, options: Collection[str], words: Sequence[str]
) -> list[str]:
    """Return the words of a command with old option names replaced; *options* are its current
    names.

    >>> replace_old_option_names("stats", {"--min-hands"}, ["--least", "10"])
    ['--min-hands', '10']
    >>> replace_old_option_names("stats", {"--min-hands"}, ["--least=10", "--", "--least"])
    ['--min-hands=10', '--', '--least']
    """
    new_name_by_old = {
        old_name: new_name
        for old_name, new_name in _NEW_OPTIONS_BY_COMMAND.get(command or "", {}).items()
        if new_name in options
    }
    options_end = words.index("--") if "--" in words else len(words)
    renamed_words = []
    for word in words[:options_end]:
        name, separator, value = word.partition("=")
        renamed_words.append(f"{new_name_by_old.get(name, name)}{separator}{value}")
    return [*renamed_words, *words[options_end:]]
