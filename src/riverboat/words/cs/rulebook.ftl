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
way-in =
    { KEY($by) ->
        [situation] co se stalo a která pravidla o tom mluví
        [word] jak se tomu říká a která pravidla o tom mluví
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
no-matching-rule = Tahle slova nejsou v žádném pravidle.
no-book-here = Na tomto serveru kniha pravidel nainstalovaná není.
not-translated = Tohle je zatím jen anglicky: překlad ještě není.
book-heading =
    { KEY($part) ->
        [chapter] kapitola
        [rules] pravidla
        [text] text
        [cases] případy
        [code] kód
        [all] celkem
        [no-case] bez případu
        [house] volí si dům
        [choices] možnosti
        [presets] sady
       *[other] { $part }
    }
cases-of-rule = případy ({ $n })
book-hint = riverboat rules ALLN je kapitola, ALLN-16 pravidlo, --house vše, co si volí dům
not-described = zatím bez textu
only-speaks-of-it = mluví o něm
more-files =
    a { NUMBER($n) ->
        [one] { $n } další soubor
        [few] { $n } další soubory
       *[other] { $n } dalších souborů
    }
rules-about = o čem: „{ $words }“
value-in-all-presets = { $value } ve všech předvolbách
package-lacks =
    Toto je nainstalovaný balíček, ve kterém je jen kód: { KEY($what) ->
        [texts] texty (docs/rules) jsou
        [cases] případy (tests/rules) jsou
       *[other] texty (docs/rules) a případy (tests/rules) jsou
    } ve zdrojových souborech riverboat; spusťte příkaz tam.
no-rule-match = o „{ $words }“ nemluví žádné pravidlo; kapitoly vypíše riverboat rules
no-rule-of-that-id = pravidlo { $typed } není; nemělo to být { $near }?
no-rule-near-that-id = pravidlo { $typed } není; kapitoly vypíše riverboat rules
