declaration-input-invalid = “{ $text }” isn’t an answer here: type hi, lo or both
show-input-invalid = “{ $text }” isn’t an answer here: type s to show or m to muck
run-count-input-invalid = “{ $text }” isn’t an answer here: type 1 to { $most }
yes-no-input-invalid = “{ $text }” isn’t an answer here: type y or n
more-digits-than-chips = { $start }… is above any stack: { $most } digits at most
raise-total-missing =
    “{ $words }” needs an amount{ GIVEN($legal) ->
        [yes] : { $legal }
       *[no] { "" }
    }
no-action-here = “{ $words }” isn’t an action here: type { $keys } or ? for help; legal now: { $legal }
card-not-held = “{ $word }” isn’t your card: type { $keys }{ $pat ->
        [true] , s to stand pat
       *[false] {""}
    }; legal now: { $legal }
one-card-format = d 1 or d Ks
cards-format = d 1 3 or d Ks 2d
discard-question = discard which cards? you hold { $held }; legal now: { $legal }
discard-repeated = each card can be discarded only once
no-card-number = no card { $number }: you hold { $held }
help-topic-unknown = no help for “{ $text }”: ? lists the topics
command-usage =
    { KEY($what) ->
        [remove] remove whom? type remove NAME
        [buy] buy how much? type buy 100
        [take] take how much off the table? type take 5
        [adjust] correct which stack, and why? type adjust Doc -5 counted twice
        [call-off] reason for the void hand? type call off REASON
        [undo] reason to undo the last action? type undo REASON
        [kill] whose hand is dead, and why? type kill NAME REASON
        [hold] reason to carry the pot over? type hold REASON
        [warn] warn whom, and why? type warn NAME REASON
        [chair] which seat? type chair 3
        [sit] which seat, and how much? type sit 3 200
        [straddle] straddle how often? type straddle always, never, ask or sleepers
        [bomb] bomb pot of how much each? type bomb 10
        [add] add which bot? type add NAME, or add NAME rock
        [settle] settle which debt? type settle 50, or settle 50 to NAME
       *[other] a marker for how much? type marker 50, or marker 50 from NAME
    }
game-question = which game? choose from { $games }
kitty-balance = { CHIPS($chips) } in the kitty; type kitty 5 cards
chip-input-invalid = not a number of chips: “{ $words }”
own-seat-missing = you have no seat: type sit 3 200, or a player’s name
player-name-ambiguous = unknown or ambiguous name “{ $words }”; players: { $names }
hand-not-dealt-yet = no hand in progress: press enter to deal the next one
