statistics-pending = se siguen contando tus manos, { $hands } por ahora: inténtalo de nuevo en un momento
pyarrow-required = este servidor no tiene pyarrow para Parquet: instálalo con pip install 'riverboat[parquet]'
