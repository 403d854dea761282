statistics-pending =
    ještě se počítá, zatím { NUMBER($hands) ->
        [one] { $hands } vaše rozdání
        [few] { $hands } vaše rozdání
       *[other] { $hands } vašich rozdání
    }: zkuste to za chvíli
pyarrow-required = na serveru chybí pyarrow pro Parquet: nainstalujte ho příkazem pip install 'riverboat[parquet]'
