still-counting = calcul en cours, { $hands } de tes mains pour l’instant : réessaie dans un moment
needs-pyarrow = pas de pyarrow sur ce serveur pour Parquet : installe-le avec pip install 'riverboat[parquet]'
