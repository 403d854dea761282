still-counting = wird noch gezählt, bisher { $hands } deiner Hände: Versuche es gleich noch einmal
needs-pyarrow = kein pyarrow auf diesem Server für Parquet: Installiere es mit pip install 'riverboat[parquet]'
