"""Every event case."""

import pytest

from tests.rules.events.event_cases import EventCase, case_id, check_case, load_cases


@pytest.mark.parametrize("case", list(load_cases()), ids=case_id)
def test_event_case_is_decided_by_its_rule(case: EventCase) -> None:
    check_case(case)
