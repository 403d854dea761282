"""Refusals that wrap another refusal and take over its code."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ReasonedRefusal(Refusal, frozen=True):
    """Base of refusals that wrap another refusal and take over its code and rule."""

    why: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule of the wrapped refusal."""
        return self.why.rule


class CitedRefusal(Refusal, frozen=True):
    """Base of refusals that quote another refusal with the rule that it cites."""

    why: Refusal
    cites: str

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.why.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule that the refusal cites."""
        return self.cites


def with_cited_rule(refusal: Refusal) -> Refusal:
    """Return a refusal with the rule that it cites, unless its text quotes the rule already."""
    inner_refusal = refusal
    while isinstance(inner_refusal, ReasonedRefusal):
        inner_refusal = inner_refusal.why
    return (
        refusal
        if isinstance(inner_refusal, CitedRefusal) or not refusal.rule
        else CitedRefusal(refusal, refusal.rule)
    )
