recovery-subject = New password for { $name }
recovery-text = A new password was asked for, for { $name } in the room { $room }. The link works once, for { $minutes } minutes. Ignore this message if you did not ask.
confirm-subject = Confirm this address for { $name }
confirm-text = { $name } in the room { $room } wants to recover the account by this address. The link works once, for { $hours } hours. Ignore this message if that is not you.
