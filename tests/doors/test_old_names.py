"""What was public before the front door was built is there still, or says where it went."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

WRITTEN = Path(__file__).with_name("old_names.txt").read_text("utf-8")
MOVED = {
    "riverboat.service.Refusal": r"riverboat\.service\.UnwrittenHand",
    "riverboat.service.Known": r"riverboat\.service\.KnownRecords",
    "riverboat.service.Moment": r"riverboat\.service\.ReplayStep",
    "riverboat.table.Offer": r"riverboat\.table\.StraddleOffer",
}
"""What is called otherwise now, and what whoever asks for it is told."""


def old_names() -> dict[str, list[str]]:
    lines = [line for line in WRITTEN.splitlines() if not line.startswith("#")]
    packages = "\n".join(lines).replace("\n  ", " ").splitlines()
    return {name: names.split() for name, _, names in (line.partition(": ") for line in packages)}


OLD = old_names()


def test_they_are_several_hundred() -> None:
    assert len(OLD) == 18
    assert sum(map(len, OLD.values())) > 550


@pytest.mark.parametrize("package", OLD)
def test_every_old_name_works_or_says_where_it_went(package: str) -> None:
    found = import_module(package)
    for name in OLD[package]:
        moved = MOVED.get(f"{package}.{name}")
        if moved is None:
            assert getattr(found, name) is not None, name
        else:
            with pytest.raises(AttributeError, match=moved):
                getattr(found, name)


def test_a_hand_is_made_of_words_where_facts_made_it() -> None:
    """The name that has another meaning now: who uses it as before is told both."""
    import riverboat
    from riverboat.engine import parse_game, start

    with pytest.raises(TypeError, match=r"is riverboat\.engine\.Hand$"):
        riverboat.Hand(start(parse_game("nlhe 1/2"), [200, 200]))  # type: ignore[arg-type]
