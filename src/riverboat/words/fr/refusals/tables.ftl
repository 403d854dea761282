account-required-to-open = il faut un compte pour ouvrir une table
admin-required-to-open = seuls les administrateurs peuvent ouvrir une table
too-many-tables = trop de tables ouvertes : fermes-en une, ou réessaie plus tard
no-room-for-bots =
    pas de place pour { $bot_count } { NUMBER($bot_count) ->
        [one] bot
       *[other] bots
    } : { $chairs } sièges, dont le tien
too-many-bots =
    { NUMBER($max_bots) ->
        [0] pas de bots dans cette salle
        [one] { $max_bots } bot au plus par table dans cette salle
       *[other] { $max_bots } bots au plus par table dans cette salle
    }
preset-unknown = pas de modèle { $preset } ; les modèles sont { $presets }
rules-invalid = { $reason }
players-in-link-table-rules = les joueurs viennent par le lien d’invitation : enlève [[players]] et fixe le nombre de bots
table-name-too-long = donne un nom d’une ligne, { $max_characters } caractères au plus
no-such-hand = pas de main terminée { $hand }
no-hand-yet = aucune main terminée
hand-unwritable = { $reason }
hand-ended-before-deal = la main { $hand } a fini avant la donne : { $end_reason }
deck-deleted = le paquet de la main { $hand } n’est plus conservé
proof-unavailable = pas de preuve pour la main { $hand }
replay-unavailable = { $reason }
shared-hand-url-broken = lien abîmé : copie le lien en entier
