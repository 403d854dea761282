"""A refusal with a reason in it: what the reason is called is what the refusal is called."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class Because(Refusal, frozen=True):
    """The reason has the code and the rule."""

    why: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """What the reason is called."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the reason."""
        return self.why.rule
