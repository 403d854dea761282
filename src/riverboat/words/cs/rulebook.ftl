book-label =
    { KEY($what) ->
        [book] Kniha pravidel
        [rules] Pravidla
        [search] Hledat v pravidlech
        [go] Hledat
        [found] Hledání v knize pravidel
        [whole] Celá kapitola
        [ask] Zeptat se floora
        [situation] Podle situace
        [word] Podle slova
       *[other] { $what }
    }
rulebook-entrance =
    { KEY($by) ->
        [situation] situace a jejich pravidla
        [word] pojmy a jejich pravidla
       *[other] { $by }
    }
book-size =
    { NUMBER($rules) ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
       *[other] { $rules } pravidel
    }, { NUMBER($chapters) ->
        [one] { $chapters } kapitola
        [few] { $chapters } kapitoly
       *[other] { $chapters } kapitol
    }. Na pravidlo se odkazuje jeho značkou.
rules-found =
    { $found } z { NUMBER($every) ->
        [one] { $every } pravidla
        [few] { $every } pravidel
       *[other] { $every } pravidel
    }.
no-matching-rule = Tato slova žádné pravidlo neobsahuje.
rulebook-missing = Kniha pravidel na tomto serveru chybí.
not-translated = Zatím jen anglicky, bez překladu.
book-heading =
    { KEY($part) ->
        [chapter] kapitola
        [rules] pravidla
        [text] text
        [cases] případy
        [code] kód
        [all] celkem
        [no-case] bez případu
        [house] volí herna
        [choices] možnosti
        [presets] přednastavení
       *[other] { $part }
    }
rule-case-count = případy ({ $n })
book-hint = riverboat rules ALLN je kapitola, ALLN-16 pravidlo, --house vše, co volí herna
rule-undescribed = zatím bez textu
rule-mentions-only = zmínka
more-files-suffix =
    a { NUMBER($n) ->
        [one] { $n } další soubor
        [few] { $n } další soubory
       *[other] { $n } dalších souborů
    }
rules-matching-words = k „{ $words }“
value-in-all-presets = { $value } ve všech přednastaveních
package-part-missing = Toto je nainstalovaný balíček, chybí v něm { KEY($what) ->
        [texts] texty (docs/rules)
        [cases] případy (tests/rules)
       *[other] texty (docs/rules) a případy (tests/rules)
    }: spusťte příkaz ve zdrojových souborech riverboat.
no-rule-match = „{ $words }“ není v žádném pravidle; kapitoly vypíše riverboat rules
no-rule-of-that-id = neznámé pravidlo { $typed }; nemá to být { $near }?
no-similar-rule-id = neznámé pravidlo { $typed }; kapitoly vypíše riverboat rules
