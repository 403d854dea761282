statistics-pending = calcul en cours, { $hands } de tes mains pour l’instant : réessaie dans un moment
pyarrow-required = pas de pyarrow sur ce serveur pour Parquet : installe-le avec pip install 'riverboat[parquet]'
