"""Refusals that wrap another refusal and take over its code."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class Because(Refusal, frozen=True):
    """Base of refusals that wrap another refusal and take over its code and rule."""

    why: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the reason."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the reason."""
        return self.why.rule


class Citing(Refusal, frozen=True):
    """Base of refusals that quote another refusal with the rule that it cites."""

    why: Refusal
    cites: str

    @property
    def code(self) -> str:  # type: ignore[override]
        """The code of the reason."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the reason."""
        return self.cites


def citing(why: Refusal) -> Refusal:
    """Return a refusal with the rule that it cites, unless its text quotes the rule already."""
    quoted = why
    while isinstance(quoted, Because):
        quoted = quoted.why
    return why if isinstance(quoted, Citing) or not why.rule else Citing(why, why.rule)
