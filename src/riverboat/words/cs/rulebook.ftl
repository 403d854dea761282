rulebook-label =
    { KEY($label) ->
        [book] Kniha pravidel
        [rules] Pravidla
        [search] Hledat v pravidlech
        [go] Hledat
        [found] Hledání v knize pravidel
        [whole] Celá kapitola
        [ask] Zeptat se floora
        [situation] Podle situace
        [word] Podle slova
       *[other] { $label }
    }
rulebook-index-title =
    { KEY($index_kind) ->
        [situation] situace a jejich pravidla
        [word] pojmy a jejich pravidla
       *[other] { $index_kind }
    }
rulebook-size =
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
    { $found_count } z { NUMBER($rule_count) ->
        [one] { $rule_count } pravidla
        [few] { $rule_count } pravidel
       *[other] { $rule_count } pravidel
    }.
no-matching-rule = Tato slova žádné pravidlo neobsahuje.
rulebook-missing = Kniha pravidel na tomto serveru chybí.
not-translated = Zatím jen anglicky, bez překladu.
rulebook-column-heading =
    { KEY($column) ->
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
       *[other] { $column }
    }
rule-test-case-count = případy ({ $case_count })
rulebook-command-hint = riverboat rules ALLN je kapitola, ALLN-16 pravidlo, --house vše, co volí herna
rule-undescribed = zatím bez textu
rule-mention-label = zmínka
more-files-suffix =
    a { NUMBER($file_count) ->
        [one] { $file_count } další soubor
        [few] { $file_count } další soubory
       *[other] { $file_count } dalších souborů
    }
rules-matching-words = k „{ $words }“
value-in-all-presets = { $value } ve všech přednastaveních
package-part-missing = Toto je nainstalovaný balíček, chybí v něm { KEY($missing_part) ->
        [texts] texty (docs/rules)
        [cases] případy (tests/rules)
       *[other] texty (docs/rules) a případy (tests/rules)
    }: spusťte příkaz ve zdrojových souborech riverboat.
no-rule-match = „{ $words }“ není v žádném pravidle; kapitoly vypíše riverboat rules
no-rule-of-that-id = neznámé pravidlo { $typed_id }; nemá to být { $similar_ids }?
no-similar-rule-id = neznámé pravidlo { $typed_id }; kapitoly vypíše riverboat rules
