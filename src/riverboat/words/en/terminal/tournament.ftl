structure-of =
    { NUMBER($players) ->
        [one] { $players } player
       *[other] { $players } players
    } with { CHIPS($stack) }: blinds rise by { $ratio }
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
chips-go = { CHIPS($chips) } chips go
head-of =
    { KEY($column) ->
        [all] of all
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
seed-is = seed { $seed }
hash-is = hash { $seal }
other-hash = this seed has the hash { $seal }, and not { $given }
player-number = player { $number }
two-or-more-names = two players or more, each with a name of their own
ask-of-new-event =
    { KEY($what) ->
        [name] What is it called
        [players] How many players
        [pace] hyper, turbo, regular, deep or home
        [format] Format
       *[other] What an entry costs
    }
entry-is =
    Entry { CHIPS($total) }: { CHIPS($prize) } to the prize pool{ NUMBER($bounty) ->
        [0] {""}
       *[other] , { CHIPS($bounty) } bounty
    }{ NUMBER($fee) ->
        [0] {""}
       *[other] , { CHIPS($fee) } fee
    }
existing-file = { $file } is there already
written-file = { $file } is written
file-cannot-be-written = { $file } cannot be written: { $why }
