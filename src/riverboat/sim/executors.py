"""Executors by name: ``process``, ``loky``, ``dask``, ``dask:tcp://host:8786``, ``ray``.

The executors of the standard library are always available; all others must be installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from riverboat.engine import BadGame
from riverboat.sim.work_blocks import AnyExecutor, ResultFuture
from riverboat.words.refusals.simulations import NoSuchExecutor

Result = TypeVar("Result")

EXECUTORS: Final = ("process", "loky", "dask", "dask:ADDRESS", "ray", "ray:ADDRESS")


@contextmanager
def open_executor(name: str, jobs: int = 1) -> Iterator[AnyExecutor | None]:
    """Open an executor by name as a context manager; it gives ``None`` for local processes.

    *jobs* is the number of workers; with an address, the existing workers are used. Raises
    ``BadGame`` for an unknown name, and ``ModuleNotFoundError`` if the executor is not installed.
    """
    executor_kind, _, address = name.partition(":")
    if executor_kind == "process" and not address:
        yield None
    elif executor_kind == "loky" and not address:
        yield from _open_loky(jobs)
    elif executor_kind == "dask":
        yield from _open_dask(address, jobs)
    elif executor_kind == "ray":
        yield from _open_ray(address, jobs)
    else:
        raise BadGame(NoSuchExecutor(name, EXECUTORS))


def _open_loky(jobs: int) -> Iterator[AnyExecutor]:
    from loky import get_reusable_executor

    yield lambda: get_reusable_executor(max_workers=jobs)
    get_reusable_executor().shutdown()


def _open_dask(address: str, jobs: int) -> Iterator[AnyExecutor]:
    from distributed import Client

    if address:
        client_connection = Client(address)
    else:
        client_connection = Client(n_workers=jobs, threads_per_worker=1, dashboard_address=None)
    with client_connection as client:
        yield client


def _open_ray(address: str, jobs: int) -> Iterator[AnyExecutor]:
    import ray

    if address:
        ray.init(address=address, log_to_driver=False)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
    try:
        yield RayExecutor()
    finally:
        ray.shutdown()


class RayExecutor:
    """An executor on a Ray cluster connected by ``ray.init``."""

    def submit(
        self, function: Callable[[int], Result], block_number: int, /
    ) -> ResultFuture[Result]:
        """Submit ``function(block)`` as a task, which Ray retries if its worker dies."""
        import ray

        future: ResultFuture[Result] = (
            ray.remote(_call_function).remote(function, block_number).future()
        )
        return future


def _call_function(function: Callable[[int], Result], block_number: int) -> Result:
    return function(block_number)
