structure-of =
    { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } with { CHIPS($stack) }: blinds rise { $ratio }x
level-row = level { $number }
break-row = break
so-many-minutes = { $minutes } min
so-many-hands =
    { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
blinds-of = { CHIPS($small) }/{ CHIPS($big) }
ante-of =
    { CHIPS($ante) } { KEY($antes) ->
        [each] each
       *[other] BB
    }
chips-go = colour up { CHIPS($chips) } chips
head-of =
    { KEY($column) ->
        [all] of total
       *[other] { $column }
    }
entries-pay =
    { CHIPS($entries) } entries: { CHIPS($pool) } for { NUMBER($places) ->
        [one] { $places } place
       *[other] { $places } places
    }
places-alike = { $first } to { $last }
deal-by =
    { KEY($way) ->
        [icm] icm
       *[other] { $way }
    }
seed-line = seed { $seed }
hash-line = hash { $seal }
other-hash = this seed has the hash { $seal }: { $given } is wrong
player-number = player { $number }
two-or-more-names = two or more players with different names needed
ask-of-new-event =
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
