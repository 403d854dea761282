recovery-subject = Nové heslo pro { $name }
recovery-text =
    Pro jméno { $name } v herně { $room } přišla žádost o nové heslo. Odkaz funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }. Pokud jste o něj nežádali, zprávu ignorujte.
confirm-subject = Potvrďte adresu pro { $name }
confirm-text =
    { $name } v herně { $room } chce obnovovat účet přes tuto adresu. Odkaz funguje jednou a platí { $hours } { NUMBER($hours) ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }. Pokud to nejste vy, zprávu ignorujte.
