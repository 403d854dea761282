not-a-declaration = '{ $text }' is not an answer here: say hi, lo or both
neither-show-nor-muck = '{ $text }' is not an answer here: s to show, m to muck
not-a-times = '{ $text }' is not an answer here: say 1 to { $most } times
neither-yes-nor-no = answer y or n, not '{ $text }'
more-digits-than-chips = { $start }... is more than anybody has: at most { $most } digits
raise-total-missing =
    { $words } to how much?{ GIVEN($legal) ->
        [yes] {" "}{ $legal } is legal
       *[no] {""}
    }
no-action-here = '{ $words }' is not an action here: type { $keys } or ? for help; legal now: { $legal }
none-of-your-cards =
    '{ $word }' is none of your cards: say { $keys }{ $pat ->
        [true] , s to stand pat
       *[false] {""}
    }; legal now: { $legal }
one-card-by-number-or-name = d 1 or d Ks
cards-by-number-or-name = d 1 3 or d Ks 2d
throw-which-away = throw which cards away? you hold { $held }; legal now: { $legal }
once-only = a card can be thrown away once only
no-card-number = there is no card { $number }: you hold { $held }
help-topic-unknown = '{ $text }' is nothing to ask for here: ? lists what is
command-usage =
    { KEY($what) ->
        [remove] remove whom? say remove NAME
        [buy] buy how much? say buy 100
        [take] take how much off the table? say take 5
        [adjust] correct whose stack, and why? say adjust Doc -5 counted twice
        [call-off] why is the hand undone? say call off REASON
        [undo] why is the last action taken back? say undo REASON
        [kill] whose hand is dead, and why? say kill NAME REASON
        [hold] why does the pot wait for the next deal? say hold REASON
        [warn] whom, and what for? say warn NAME REASON
        [chair] to which chair? say chair 3
        [sit] in which chair, and with how much? say sit 3 200
        [straddle] straddle how often? say straddle always, never, ask or sleepers
        [bomb] a bomb pot of how much each? say bomb 10
        [add] who sits down? say add NAME, or add NAME rock
        [settle] which debt is paid? say settle 50, or settle 50 to NAME
       *[other] a marker for how much? say marker 50, or marker 50 from NAME
    }
which-game = which game? there are { $games }
kitty-balance = the kitty has { CHIPS($chips) }; say kitty 5 cards
not-a-number-of-chips = '{ $words }' is no number of chips
no-chair-of-yours = you have no chair: say sit 3 200, or whom you mean
player-name-ambiguous = '{ $words }' is nobody here, or several: there are { $names }
next-hand-first = the next hand comes first: press enter
