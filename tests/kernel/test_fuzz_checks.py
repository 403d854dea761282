"""Checks of the fuzzer: each must find a fault in a result that it checks."""

from typing import Any

import numpy as np
import pytest

from riverboat.kernel import tier
from tests.kernel import fuzz_spots
from tests.kernel.fuzz_calls import FuzzCall

needs_c = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)

RECORD_FIELDS = ["regrets_scale", "sums_scale", "regrets", "sums"]


def make_saved_record_call(seed: int, bits: int) -> FuzzCall:
    """Return a call that has saved a record with regrets and sums other than 0."""
    while True:
        call = fuzz_spots.CALL_MAKERS["spot_save"](np.random.default_rng(seed))
        call.arguments[2] = bits
        spot, node = call.arguments[:2]
        record = np.empty(tier.fast.spot_record_bytes(spot, node, bits), np.uint8)
        call.arguments[3] = record
        tier.fast.spot_save(*call.arguments)
        layout = fuzz_spots.record_layout(call.check_data["solver"].table_shape(node), bits)
        record_fields = record.view(layout)
        if record_fields["regrets"].any() and record_fields["sums"].any():
            return call
        seed += 1_000


@needs_c
@pytest.mark.parametrize("bits", [16, 32])
def test_saved_records_pass_check(bits: int) -> None:
    for seed in range(20):
        assert fuzz_spots.check_record(make_saved_record_call(seed, bits), None)


@needs_c
@pytest.mark.parametrize("bits", [16, 32])
@pytest.mark.parametrize("field_name", RECORD_FIELDS)
def test_corrupted_field_of_record_fails_check(
    monkeypatch: pytest.MonkeyPatch, field_name: str, bits: int
) -> None:
    call = make_saved_record_call(7, bits)
    save_record = tier.fast.spot_save

    def save_corrupted_record(spot: object, node: int, bits: int, record: Any) -> None:
        save_record(spot, node, bits, record)
        layout = fuzz_spots.record_layout(call.check_data["solver"].table_shape(node), bits)
        values = record.view(layout)[field_name].reshape(-1)
        largest_index = int(np.abs(values.astype(np.float64)).argmax())
        values[largest_index] = 0.999 * float(values[largest_index])

    monkeypatch.setattr(tier.fast, "spot_save", save_corrupted_record)
    with pytest.raises(AssertionError, match=rf"\(\['{field_name}'\]"):
        fuzz_spots.check_record(call, None)


@needs_c
def test_record_that_is_not_loaded_fails_check(monkeypatch: pytest.MonkeyPatch) -> None:
    call = make_saved_record_call(7, 16)
    load_record = tier.fast.spot_load

    def load_only_zeros(spot: object, node: int, bits: int, record: Any) -> None:
        if not record.any():
            load_record(spot, node, bits, record)

    monkeypatch.setattr(tier.fast, "spot_load", load_only_zeros)
    with pytest.raises(AssertionError, match="regrets"):
        fuzz_spots.check_record(call, None)
