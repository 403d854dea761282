account-required-to-open = stoly otevírají jen hráči s účtem
admin-required-to-open = stoly otevírají jen správci herny
too-many-tables = otevřených stolů je už příliš mnoho: nejprve některý zavřete
no-room-for-bots =
    { NUMBER($bots) ->
        [one] { $bots } bot se nevejde
        [few] { $bots } boti se nevejdou
       *[other] { $bots } botů se nevejde
    }: { NUMBER($chairs) ->
        [one] stůl má { $chairs } místo
        [few] stůl má { $chairs } místa
       *[other] stůl má { $chairs } míst
    } a jedno je vaše
preset-unknown = neznámé přednastavení { $preset }; na výběr: { $presets }
rules-invalid = takto stůl otevřít nelze: { $why }
link-players-only = hráči přijdou přes pozvánku: vynechte [[players]] a zadejte počet botů
table-name-too-long =
    název stolu je jeden řádek, nejvýše { $most } { NUMBER($most) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
no-such-hand = dohrané rozdání { $hand } neexistuje
no-hand-yet = zatím žádné dohrané rozdání
hand-unwritable = v tomto zápisu se toto rozdání vyjádřit nedá: { $why }
hand-ended-before-deal = rozdání { $hand } skončilo, než přišly karty: { $ended }
deck-deleted = balíček rozdání { $hand } už není uložený
proof-unavailable = rozdání { $hand } je bez důkazu
replay-unavailable = toto rozdání nelze přehrát: { $why }
hand-link-broken = neplatný odkaz: zkopírujte ho celý
