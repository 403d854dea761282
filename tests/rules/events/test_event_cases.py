"""Every event case."""

import pytest

from tests.rules.events.event_cases import EventCase, case_id, cases, check


@pytest.mark.parametrize("case", list(cases()), ids=case_id)
def test_event_rule(case: EventCase) -> None:
    check(case)
