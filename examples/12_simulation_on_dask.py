"""Run one simulation on a Dask cluster and on this machine: `pip install 'riverboat[dask]'`.

The work is divided into blocks with a seed each, so the result does not depend on the workers.
Without Dask, the example uses two processes.
"""

# %%
import riverboat as rb


def main() -> None:
    """Play the same match twice."""
    local_result = rb.match("shark", "rock", game="nlhe 5/10", hands=800, seed=7)
    try:
        from distributed import Client
    except ModuleNotFoundError:
        distributed_result = rb.match("shark", "rock", game="nlhe 5/10", hands=800, seed=7, jobs=2)
        place = "two processes"
    else:
        with Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
            distributed_result = rb.match(
                "shark", "rock", game="nlhe 5/10", hands=800, seed=7, executor=client
            )
        place = "a cluster of Dask"
    print(local_result)
    print("the same on", place, "to the chip:", distributed_result == local_result)


if __name__ == "__main__":
    main()
