statistics-pending =
    ještě se počítá, zatím { NUMBER($hands) ->
        [one] { $hands } vaše hra
        [few] { $hands } vaše hry
       *[other] { $hands } vašich her
    }: zkuste to za chvíli
pyarrow-required = na serveru chybí pyarrow pro Parquet: nainstalujte ho příkazem pip install 'riverboat[parquet]'
