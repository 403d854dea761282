account-required-to-open = stoly otevírají jen hráči s účtem
admin-required-to-open = stoly otevírají jen správci herny
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
no-preset-called = předvolba { $preset } není; předvolby jsou { $presets }
rules-invalid = takto stůl otevřít nelze: { $why }
players-come-by-link = hráči přijdou přes pozvánku: vynechte [[players]] a uveďte počet botů
table-name-too-long =
    název stolu je jeden řádek, nejvýše { $most } { NUMBER($most) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
no-such-hand = hra { $hand } tu není, nebo ještě neskončila
no-hand-yet = zatím žádná dohraná hra
hand-unwritable = v tomto zápisu se tato hra vyjádřit nedá: { $why }
ended-before-cards = hra { $hand } skončila před rozdáním: { $ended }
deck-deleted = balíček hry { $hand } už není uložený
proof-unavailable = hra { $hand } nemá důkaz
replay-unavailable = tuto hru nelze přehrát: { $why }
hand-link-broken = neplatný odkaz: zkopírujte ho celý
