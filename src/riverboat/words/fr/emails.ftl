password-recovery-subject = Nouveau mot de passe pour { $name }
password-recovery-text =
    Nouveau mot de passe pour le compte { $name } de la salle { $room }. Le lien sert une seule fois et expire au bout de { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }. Ce n’est pas toi ? Ignore ce message.
address-confirmation-subject = Confirme cette adresse pour { $name }
address-confirmation-text =
    Adresse pour récupérer le compte { $name } de la salle { $room }. Le lien la confirme, sert une seule fois et expire au bout de { $hours } { NUMBER($hours) ->
        [one] heure
       *[other] heures
    }. Ce n’est pas toi ? Ignore ce message.
