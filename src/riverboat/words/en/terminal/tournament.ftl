structure-heading =
    { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } with { CHIPS($stack) } each: blinds rise { DECIMAL($ratio) }x per level
level-row = level { $number }
break-row = break
level-minutes = { $minutes } min
level-hands =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
level-blinds = { CHIPS($small) }/{ CHIPS($big) }
level-ante =
    { CHIPS($ante) } { KEY($antes) ->
        [each] each
       *[other] (BB)
    }
chip-removal = colour up { CHIPS($chips) }s
column-heading =
    { KEY($column) ->
        [all] of total
       *[other] { $column }
    }
prize-pool-heading =
    { CHIPS($entries) } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }: { CHIPS($pool) } for { NUMBER($places) ->
        [one] { $places } place
       *[other] { $places } places
    }
place-range = { $first } to { $last }
deal-method-label =
    { KEY($way) ->
        [icm] icm
       *[other] { $way }
    }
seed-line = seed { $seed }
hash-line = hash { $seal }
seed-hash-mismatch = this seed has the hash { $seal }: { $given } is wrong
player-number = player { $number }
two-or-more-names = 2 or more players with different names needed
new-event-question =
    { KEY($what) ->
        [name] Name
        [players] Players
        [pace] hyper, turbo, regular, deep or home
        [format] Format
       *[other] Buy-in
    }
entry-fee-line = Buy-in { CHIPS($total) }: { CHIPS($prize) } to the prize pool{ NUMBER($bounty) ->
        [0] {""}
       *[other] , { CHIPS($bounty) } bounty
    }{ NUMBER($fee) ->
        [0] {""}
       *[other] , { CHIPS($fee) } fee
    }
existing-file = { $file } already exists
written-file = { $file } saved
file-write-failed = can’t write { $file }: { $why }
