"""Card buckets: hands with similar equity distributions, clustered by k-means.

All sums use whole numbers and multiples of 1/256, which doubles represent exactly in any order of
addition. So equal rows have equal clusters on every machine, even with parallel linear algebra.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import nearest_centres
from riverboat.kernel.card_masks import Bytes

Centres = NDArray[np.float32]

SAMPLE_SIZE: Final = 200_000
"""Number of distributions from which the centres are computed."""
MAX_ITERATIONS: Final = 30
CENTRE_RESOLUTION: Final = 256
"""Parts of a whole number to which a centre is rounded."""


def find_kmeans_centres(rows: Bytes, cluster_count: int, seed: int) -> Centres:
    """Return *cluster_count* cluster centres of rows (n, 10), sorted by mean, by k-means++."""
    rng = np.random.default_rng(seed)
    sampled_rows = rows[rng.choice(len(rows), min(SAMPLE_SIZE, len(rows)), replace=False)]
    points = sampled_rows.astype(np.float64)
    centres = _choose_initial_centres(points, cluster_count, rng)
    for _ in range(MAX_ITERATIONS):
        nearest_centre = nearest_centres(points, centres)
        cluster_sizes = np.bincount(nearest_centre, minlength=cluster_count)
        for column in range(points.shape[1]):
            column_sums = np.bincount(nearest_centre, points[:, column], cluster_count)
            np.divide(column_sums, cluster_sizes, out=centres[:, column], where=cluster_sizes > 0)
        centres = np.rint(centres * CENTRE_RESOLUTION) / CENTRE_RESOLUTION
    return np.ascontiguousarray(
        centres[np.argsort(centres.mean(axis=1), kind="stable")], np.float32
    )


def _choose_initial_centres(
    points: NDArray[np.float64], cluster_count: int, rng: np.random.Generator
) -> NDArray[np.float64]:
    """Return initial centres, each drawn by its squared distance from the nearest earlier one."""
    centres = [points[rng.integers(len(points))]]
    distances = ((points - centres[0]) ** 2).sum(axis=1)
    while len(centres) < cluster_count:
        point_index = int(np.searchsorted(np.cumsum(distances), rng.random() * distances.sum()))
        centres.append(points[min(point_index, len(points) - 1)])
        np.minimum(distances, ((points - centres[-1]) ** 2).sum(axis=1), out=distances)
    return np.array(centres)
