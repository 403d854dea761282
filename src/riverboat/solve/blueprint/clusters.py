"""Hands that may become much the same are one bucket: clusters of distributions."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.cards import Bytes

Centres = NDArray[np.float32]

LOOKED_AT: Final = 200_000
"""Distributions by which the centres are found."""
ROUNDS: Final = 30


def centres_of(rows: Bytes, count: int, seed: int) -> Centres:
    """So many centres of rows (n, 10), ascending by their mean: k-means, begun by k-means++."""
    luck = np.random.default_rng(seed)
    some = rows[luck.choice(len(rows), min(LOOKED_AT, len(rows)), replace=False)]
    points = some.astype(np.float32)
    centres = _begun(points, count, luck)
    for _ in range(ROUNDS):
        nearest = nearest_of(points, centres)
        members = np.bincount(nearest, minlength=count)
        for column in range(points.shape[1]):
            sums = np.bincount(nearest, points[:, column], count)
            np.divide(sums, members, out=centres[:, column], where=members > 0)
    return np.ascontiguousarray(centres[np.argsort(centres.mean(axis=1))])


def _begun(points: Centres, count: int, luck: np.random.Generator) -> Centres:
    """Centres far from each other: each is drawn by its squared distance from the nearest."""
    chosen = [points[luck.integers(len(points))]]
    far = ((points - chosen[0]) ** 2).sum(axis=1)
    while len(chosen) < count:
        place = int(np.searchsorted(np.cumsum(far), luck.random() * far.sum()))
        chosen.append(points[min(place, len(points) - 1)])
        np.minimum(far, ((points - chosen[-1]) ** 2).sum(axis=1), out=far)
    return np.array(chosen, np.float32)


def nearest_of(rows: NDArray[np.generic], centres: Centres) -> NDArray[np.uint8]:
    """The nearest centre of each row, (n, 10) to (n,)."""
    found = np.empty(len(rows), np.uint8)
    half = (centres**2).sum(axis=1) / 2
    for start in range(0, len(rows), _CHUNK):
        part = rows[start : start + _CHUNK].astype(np.float32)
        found[start : start + _CHUNK] = np.argmin(half - part @ centres.T, axis=1)
    return found


_CHUNK: Final = 1 << 16
