"""Refusals that wrap another refusal and take over its code."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ReasonedRefusal(Refusal, frozen=True, rename={"reason": "why"}):
    """Base of refusals that wrap another refusal and take over its code and rule."""

    reason: Refusal

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.reason.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule of the wrapped refusal."""
        return self.reason.rule


class RefusalWithRule(Refusal, frozen=True, rename={"reason": "why", "cited_rule": "cites"}):
    """Base of refusals that quote another refusal with the rule that it cites."""

    reason: Refusal
    cited_rule: str

    @property
    def code(self) -> str:  # type: ignore[override]
        """Code of the wrapped refusal."""
        return self.reason.code

    @property
    def rule(self) -> str:  # type: ignore[override]
        """Rule that the refusal cites."""
        return self.cited_rule


def with_cited_rule(refusal: Refusal) -> Refusal:
    """Return a refusal with the rule that it cites, unless its text quotes the rule already."""
    inner_refusal = refusal
    while isinstance(inner_refusal, ReasonedRefusal):
        inner_refusal = inner_refusal.reason
    return (
        refusal
        if isinstance(inner_refusal, RefusalWithRule) or not refusal.rule
        else RefusalWithRule(refusal, refusal.rule)
    )
