wrong-name-or-password = the name or the password is wrong
wrong-old-password = the old password is wrong
many-log-in = too many are logging in at once
log-out-first = you are { $name }: log out to come in under another name
no-newcomers = this room takes no newcomers this way: ask its host
kept-out-of-the-room =
    { $by } keeps { PERSON($who) ->
        [you] you
       *[other] { $who }
    } out of this room{ GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
session-is-over = there is no such session: it is over
no-such-key = there is no such key
too-many-keys =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $most } keys: remove one first
too-many-notes =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } notes about { $most } players: remove one first
code-is-no-good = this code is wrong, was used, or is too old: ask for a new one
code-was-used = this code was used: ask for a new one
password-too-short = a password has at least { $least } characters
password-is-guessed = this password is one of those that are guessed first: choose another, or three words
table-password-too-short = the password of a table has at least { $least } characters
link-is-over = this link was used or has expired: ask for a new one
no-mail-here = this room sends no e-mail: ask its operator for a new password
is-no-email = { $address } is no e-mail address
guest-has-no-email = a guest has no e-mail address: set a password first
guest-has-no-second = a guest has no second factor: set a password first
say-a-code-too = say a code too: of your authenticator, or a recovery code; or use a passkey
log-in-again = this took too long: say your name and password again
draw-another-picture = this took too long: begin again, with a new picture
not-the-code = this is not the code: look at the clocks of both devices, and take the next one
second-code-is-no-good = this code is wrong, or was used: take the next one
turn-one-on-first = recovery codes stand in for a second factor: turn one on first
has-no-second-factor =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no second factor
sealed-by-another-key = the room has another key than when this authenticator was turned on: use a recovery code or a passkey
no-sealing-key = this room has no key to keep authenticators with
too-many-passkeys =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $most } passkeys: remove one first
passkey-is-known = this passkey is known here already
has-no-passkey =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } no passkey
no-such-passkey = there is no such passkey
unknown-passkey = the room does not know this passkey
passkey-not-accepted = this passkey was not accepted: try again
passkey-too-late = this took too long, or was asked in another browser: try again
passkey-needs-a-name = a passkey belongs to a name, and { $host } is an address: open the room by { $instead }
passkey-needs-a-name-with-https = a passkey belongs to a name, and { $host } is an address: open the room by a name, with https
passkeys-need-https = passkeys need https: browsers have none without it
passkeys-belong-to = passkeys belong to { $base }: open the room there
runs-the-room =
    { PERSON($who) ->
        [you] you run
       *[other] { $who } runs
    } this room, and { PERSON($who) ->
        [you] are
       *[other] is
    } not kept out of it
may-come-in-now =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } may come in already
is-no-guest =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } an account, and { PERSON($who) ->
        [you] are
       *[other] is
    } no guest
has-played-here = { $who } has played here: their hands and chips stay theirs, and so does the name
say-something = say something
is-needed-here =
    { PERSON($who) ->
        [you] you run
       *[other] { $who } runs
    } this room: let somebody else do that first
is-still-here = { $table } is open, and you sit there or host it: leave or close it first
