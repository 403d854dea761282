statistics-pending = deine Hände werden noch gezählt, bisher { $hands }: Versuche es gleich noch einmal
pyarrow-required = kein pyarrow auf diesem Server für Parquet: Installiere es mit pip install 'riverboat[parquet]'
