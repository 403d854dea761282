account-required-to-open = stoly otevírají jen hráči s účtem
admin-required-to-open = stoly otevírají jen správci herny
too-many-tables = otevřených stolů je už příliš mnoho: některý zavřete, nebo to zkuste později
no-room-for-bots =
    { NUMBER($bot_count) ->
        [one] { $bot_count } bot se nevejde
        [few] { $bot_count } boti se nevejdou
       *[other] { $bot_count } botů se nevejde
    }: { NUMBER($chairs) ->
        [one] stůl má { $chairs } místo
        [few] stůl má { $chairs } místa
       *[other] stůl má { $chairs } míst
    } a jedno je vaše
too-many-bots =
    { NUMBER($max_bots) ->
        [0] v této herně boti nehrají
        [one] v této herně smí být u stolu nejvýš { $max_bots } bot
        [few] v této herně smějí být u stolu nejvýš { $max_bots } boti
       *[other] v této herně smí být u stolu nejvýš { $max_bots } botů
    }
preset-unknown = neznámé přednastavení { $preset }; na výběr: { $presets }
rules-invalid = takto stůl otevřít nelze: { $reason }
players-in-link-table-rules = hráči přijdou přes pozvánku: vynechte [[players]] a zadejte počet botů
table-name-too-long =
    zadejte název na jeden řádek, nejvýše { $max_characters } { NUMBER($max_characters) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
no-such-hand = dohrané rozdání { $hand } neexistuje
no-hand-yet = zatím žádné dohrané rozdání
hand-unwritable = toto rozdání nejde v tomto formátu zapsat: { $reason }
hand-ended-before-deal = rozdání { $hand } skončilo, než přišly karty: { $end_reason }
deck-deleted = balíček rozdání { $hand } už není uložený
proof-unavailable = rozdání { $hand } je bez důkazu
replay-unavailable = toto rozdání nelze přehrát: { $reason }
shared-hand-url-broken = neplatný odkaz: zkopírujte ho celý
