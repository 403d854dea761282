still-counting = { $hands } of your hands are counted so far, and there are more: try again in a moment
needs-pyarrow = Parquet is written by pyarrow, which this room has not: pip install 'riverboat[parquet]' where it is served
