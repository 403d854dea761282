password-recovery-subject = Nové heslo pro účet { $name }
password-recovery-text =
    Tímto odkazem nastavíte nové heslo pro účet { $name } v herně { $room }. Funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }. Pokud jste o něj nežádali, zprávu ignorujte.
address-confirmation-subject = Potvrďte adresu pro účet { $name }
address-confirmation-text =
    Tímto odkazem potvrdíte tuto adresu pro obnovení účtu { $name } v herně { $room }. Funguje jednou a platí { $hours } { NUMBER($hours) ->
        [one] hodinu
        [few] hodiny
       *[other] hodin
    }. Pokud jste o to nežádali, zprávu ignorujte.
