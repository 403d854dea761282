only-accounts-open = stoly tu může otevírat jen ten, kdo má účet
only-admins-open = stoly tu může otevírat jen ten, kdo hernu provozuje
too-many-tables = otevřených stolů je už příliš mnoho: nejprve některý zavřete
no-room-for-bots =
    { NUMBER($bots) ->
        [one] { $bots } bot
        [few] { $bots } boti
       *[other] { $bots } botů
    } se sem { NUMBER($bots) ->
        [one] nevejde
        [few] nevejdou
       *[other] nevejde
    }: { NUMBER($chairs) ->
        [one] je tu { $chairs } místo
        [few] jsou tu { $chairs } místa
       *[other] je tu { $chairs } míst
    } a jedno je vaše
no-preset-called = předvolba { $preset } tu není; jsou tu { $presets }
rules-cannot-be = takto stůl otevřít nelze: { $why }
players-come-by-link = hráči přijdou s pozvánkou: vynechte [[players]] a řekněte, kolik bude botů
table-name-too-long =
    název stolu je řádek s nejvýše { $most } { NUMBER($most) ->
        [one] písmenem
        [few] písmeny
       *[other] písmeny
    }
no-such-hand = hra { $hand } tu není, nebo ještě neskončila
no-hand-yet = zatím se žádná hra nedohrála
cannot-be-written = v tomto zápisu se tato hra vyjádřit nedá: { $why }
ended-before-cards = hra { $hand } skončila dřív, než přišla první karta: { $ended }
deck-is-not-kept = balíček hry { $hand } se už neuchovává
cannot-be-proved = hru { $hand } nelze prokázat
cannot-be-replayed = tuto hru nelze přehrát: { $why }
link-shows-no-hand = tento odkaz žádnou hru neukazuje: nejspíš není zkopírovaný celý
