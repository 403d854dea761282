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


class Citing(Refusal, frozen=True):
    """A reason with the rule that it cites."""

    en = "{why} ({cites})"
    why: Refusal
    cites: str

    @property
    def code(self) -> str:  # type: ignore[override]
        """What the reason is called."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """The rule of the reason."""
        return self.cites


def citing(why: Refusal) -> Refusal:
    """A reason with its rule, where it cites one."""
    return Citing(why, why.rule) if why.rule else why
