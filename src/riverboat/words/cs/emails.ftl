recovery-subject = Nové heslo pro { $name }
recovery-text =
    Obnovení hesla pro jméno { $name } v herně { $room }. Odkaz funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }. Nežádali jste o něj? Zprávu ignorujte.
confirm-subject = Potvrďte adresu pro { $name }
confirm-text =
    Adresa pro obnovení účtu { $name } v herně { $room }. Odkaz ji potvrdí, funguje jednou a platí { $hours } { NUMBER($hours) ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }. Nejste to vy? Zprávu ignorujte.
