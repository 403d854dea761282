recovery-subject = New password for { $name }
recovery-text = Password reset for { $name } in the room { $room }. The link works once and expires after { $minutes } minutes. Not you? Ignore this message.
confirm-subject = Confirm this address for { $name }
confirm-text = Address for recovering the account { $name } in the room { $room }. The link confirms it, works once and expires after { $hours } hours. Not you? Ignore this message.
