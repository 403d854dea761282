"""Every event case."""

import pytest

from tests.rules.events.event_cases import EventCase, cases, check, named


@pytest.mark.parametrize("case", list(cases()), ids=named)
def test_the_rule_of_an_event(case: EventCase) -> None:
    check(case)
