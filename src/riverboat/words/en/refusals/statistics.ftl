statistics-pending = still counting, { $hands } of your hands so far: try again in a moment
pyarrow-required = no pyarrow on this server for Parquet: install it with pip install 'riverboat[parquet]'
