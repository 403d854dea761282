password-recovery-subject = Nové heslo pro { $name }
password-recovery-text =
    Obnovení hesla pro jméno { $name } v herně { $room }. Odkaz funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }. Nežádali jste o něj? Zprávu ignorujte.
address-confirmation-subject = Potvrďte adresu pro { $name }
address-confirmation-text =
    Adresa pro obnovení účtu { $name } v herně { $room }. Odkaz ji potvrdí, funguje jednou a platí { $hours } { NUMBER($hours) ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }. Nejste to vy? Zprávu ignorujte.
