action-illegal = { $who } can’t { $act }: { $why }; legal now: { $legal }
action-unavailable = { $who } can’t { $act }: { $why }; waiting for: { $legal }
cards-of-other-player = { $who } can’t { $act }: these are { PERSON($owner) ->
        [you] your
       *[other] { $owner }’s
    } cards
out-of-turn =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] { $who } can’t { $act } out of turn
    }: action is on { $next }; legal now: { $legal }
no-player-for-action = no player can { $act } now; waiting for: { $legal }
invalid-field = { $command }: invalid { $part } { $value }
no-overbet = no overbet to challenge
wrong-bring-in =
    { $who } can’t bring it in: { PERSON($next) ->
        [you] you have
       *[other] { $next } has
    } the { CARDS($card) } and the bring-in; legal now: { $legal }
no-bring-in-to-correct = no bring-in to correct
pot-count-unavailable = pot counts are for pot-limit only: this game is { $structure }
bring-in-required = the bring-in is due
no-bring-in = no bring-in due
free-to-check = checking is free
facing-a-bet = { CHIPS($chips) } to call
not-an-amount = whole chips only
too-many-chips = the stack is { CHIPS($chips) }
bet-over-cap = { CHIPS($chips) } left under the cap
too-small = the minimum is { CHIPS($least) }
bet-off-unit = bet a multiple of { CHIPS($unit) }, or go all-in
too-large = the maximum is { CHIPS($most) }
not-pot-limit = not a pot-limit game
all-in-call = the call is all-in
not-reopened = the betting isn’t reopened
betting-cap-reached = the betting is capped
no-raises-left = the game definition allows no more raises
no-actions-left = at most { $most } { NUMBER($most) ->
        [one] action
       *[other] actions
    } per round
no-chips-to-bet = no chips left to bet: add some first
no-opponent-to-call = no opponent can call a raise
no-openers = no openers
no-check-raise = no check-raises in this game
no-all-in = no all-ins under these house rules
no-all-in-with-borrowed = no all-in after a raise with borrowed chips
table-stakes = table stakes: no chips added during a hand
chips-in-play-remain = chips in play stay on the table
not-whole-chips = whole chips only
chips-off-the-unit = the amount must be a multiple of { CHIPS($unit) }
not-in-the-hand = not in this hand
already-all-in = already all-in
no-more-betting = no more betting in this hand
no-draw = no draw now; waiting for: { $legal }
wrong-number-of-discards =
    { $who } can’t discard { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    }; waiting for: { $legal }
discard-not-held =
    { $who } can’t discard { CARDS($cards) }: { PERSON($who) ->
        [you] you hold
       *[other] { $who } holds
    } { CARDS($held) }; waiting for: { $legal }
discard-of-unknown-card =
    { $who } can’t discard unknown cards: { PERSON($who) ->
        [you] you hold
       *[other] { $who } holds
    } { CARDS($held) }; waiting for: { $legal }
too-late-to-take-back =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no discard to take back; waiting for: { $legal }
nothing-to-show =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no hand to show
shown-cards-not-held =
    { $who } can’t show { CARDS($cards) }: { PERSON($who) ->
        [you] you hold
       *[other] they hold
    } { CARDS($held) }
shown-cards-incomplete =
    { $who } must show all { PERSON($who) ->
        [you] your
       *[other] their
    } cards
showing-required = { $who } must show
no-declaration = { $who } can’t declare { $side } now
run-count-not-offered =
    { $who } can’t run it { NUMBER($n) ->
        [1] once
        [2] twice
       *[other] { $n } times
    } now
no-cards-to-deal = no cards to deal; waiting for: { $legal }
wrong-number-of-cards =
    { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } given; next: { $due }
wrong-number-of-burns =
    { $n } burn { NUMBER($n) ->
        [one] card
       *[other] cards
    } given; next: { $due }
exposed-card-for-floor = exposed card: call the floor; next: { $due }
two-cards-exposed = two exposed cards of one player: call the floor; next: { $due }
exposed-card-not-dealt = exposed cards must be among the cards dealt: { CARDS($cards) }
not-in-the-deck = { $card } isn’t in this deck
card-dealt-before = { CARDS($card) } is already dealt
unknown-board-card = unknown board card: hands can’t be ranked
