password-recovery-subject = New password for { $name }
password-recovery-text = Set a new password for { $name } in the room { $room } with this link. It works once and expires after { $minutes } { NUMBER($minutes) ->
        [one] minute
       *[other] minutes
    }. If you didn’t ask for it, ignore this message.
address-confirmation-subject = Confirm this address for { $name }
address-confirmation-text = Use this link to confirm this address as the recovery address for the account { $name } in the room { $room }. It works once and expires after { $hours } { NUMBER($hours) ->
        [one] hour
       *[other] hours
    }. If you didn’t ask for it, ignore this message.
