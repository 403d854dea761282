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


def with_cited_rule(refusal: Refusal) -> Refusal:
    """Return a refusal with the rule that it cites, unless its text quotes the rule already."""
    inner_refusal = refusal
    while isinstance(inner_refusal, Because):
        inner_refusal = inner_refusal.why
    return (
        refusal
        if isinstance(inner_refusal, Citing) or not refusal.rule
        else Citing(refusal, refusal.rule)
    )
