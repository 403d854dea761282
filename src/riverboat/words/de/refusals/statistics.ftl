statistics-pending = wird noch gezählt, bisher { $hands } deiner Hände: Versuche es gleich noch einmal
pyarrow-required = kein pyarrow auf diesem Server für Parquet: Installiere es mit pip install 'riverboat[parquet]'
