wrong-name-or-password = wrong name or password
wrong-old-password = wrong current password
login-queue-full = too many logins right now: try again in a moment
logout-required = you are logged in as { $name }: log out to use another name
room-closed-to-new-players = this room is closed to new players: ask the host
room-entry-refused =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } banned from this room by { $by }{ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
login-session-over = session not found: it has already ended
api-key-not-found = API key not found
too-many-api-keys =
    { PERSON($who) ->
        [you] you already have
       *[other] { $who } already has
    } { $max_keys } { NUMBER($max_keys) ->
        [one] API key
       *[other] API keys
    }: remove one first
too-many-notes =
    { PERSON($who) ->
        [you] you already have
       *[other] { $who } already has
    } notes on { $max_players } { NUMBER($max_players) ->
        [one] player
       *[other] players
    }: remove one first
login-code-invalid = wrong, used or expired code: ask for a new one
code-used = code already used: ask for a new one
password-too-short = password too short: { $min_characters } characters or more
password-guessable = password too easy to guess: choose another one, for example three words
table-password-too-short = table password too short: { $min_characters } characters or more
link-expired = used or expired link: ask for a new one
mail-unavailable = this room sends no email: ask the operator for a new password
email-invalid = invalid email address: { $address }
email-for-guest = guests can’t add an email address: set a password first
second-factor-for-guest = no two-factor login for guests: set a password first
second-factor-code-required = enter a code from your authenticator, enter a recovery code, or use a passkey
login-expired = login timed out: enter name and password again
qr-code-expired = the QR code has expired: start again with a new one
authenticator-code-wrong = wrong code: check the clocks of both devices, then enter the next code
second-code-invalid = wrong or used code: enter the next code
second-factor-required-first = recovery codes need two-factor login: turn it on first
second-factor-missing =
    { PERSON($who) ->
        [you] you haven’t
       *[other] { $who } hasn’t
    } turned on two-factor login
authenticator-key-changed = the room’s key has changed since this authenticator was turned on: use a recovery code or a passkey
authenticator-key-missing = this room can’t store authenticators: the operator must set a key first
too-many-passkeys =
    { PERSON($who) ->
        [you] you already have
       *[other] { $who } already has
    } { $max_passkeys } { NUMBER($max_passkeys) ->
        [one] passkey
       *[other] passkeys
    }: remove one first
passkey-registered = this passkey is already registered
passkey-missing =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no passkey
no-such-passkey = passkey not found
unknown-passkey = unknown passkey: log in another way
passkey-not-accepted = passkey not accepted: try again
passkey-too-late = passkey request expired or from another browser: try again
passkey-domain-required = passkeys need a domain name, and { $host } is an IP address: open the room at { $domain_url }
passkey-https-domain-required = passkeys need a domain name, and { $host } is an IP address: open the room at a domain name with https
passkeys-need-https = passkeys need https: open the room over https
passkey-domain-mismatch = passkeys belong to { $base_url }: open the room there
operator-not-bannable =
    { PERSON($who) ->
        [you] you run
       *[other] { $who } runs
    } this room and can’t be banned
player-not-banned =
    { PERSON($who) ->
        [you] you aren’t
       *[other] { $who } isn’t
    } banned
player-not-guest =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } an account: only guests can be deleted here
player-with-hands = { $who } has played here and can’t be deleted: hands, chips and name stay on record
chat-message-empty = enter a message
operator-required =
    { PERSON($who) ->
        [you] you run
       *[other] { $who } runs
    } this room: name another administrator first
player-seated-elsewhere = leave or close { $table } first
