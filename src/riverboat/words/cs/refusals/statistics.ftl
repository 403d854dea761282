still-counting =
    zatím { NUMBER($hands) ->
        [one] je spočítána { $hands }
        [few] jsou spočítány { $hands }
       *[other] je spočítáno { $hands }
    } z { NUMBER($hands) ->
        [one] vaší hry
        [few] vašich her
       *[other] vašich her
    } a zbývají další: zkuste to za chvíli
needs-pyarrow = Parquet zapisuje pyarrow, který tato herna nemá: tam, kde běží, spusťte pip install 'riverboat[parquet]'
