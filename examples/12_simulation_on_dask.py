"""Run one simulation on a Dask cluster and on this machine: `pip install 'riverboat[dask]'`.

The work is divided into blocks with a seed each, so the result does not depend on the workers.
Without Dask, the example uses two processes.
"""

# %%
import riverboat as rb


def main() -> None:
    """Play the same match twice."""
    alone = rb.match("shark", "rock", game="nlhe 5/10", hands=800, seed=7)
    try:
        from distributed import Client
    except ModuleNotFoundError:
        together = rb.match("shark", "rock", game="nlhe 5/10", hands=800, seed=7, jobs=2)
        where = "two processes"
    else:
        with Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
            together = rb.match(
                "shark", "rock", game="nlhe 5/10", hands=800, seed=7, executor=client
            )
        where = "a cluster of Dask"
    print(alone)
    print("the same on", where, "to the chip:", together == alone)


if __name__ == "__main__":
    main()
