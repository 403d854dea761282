action-illegal = { $who } can’t { $act }: { $reason }; legal now: { $legal_actions }
action-unavailable = { $who } can’t { $act }: { $reason }; waiting for: { $legal_actions }
cards-of-other-player = { $who } can’t { $act }: these are { PERSON($owner) ->
        [you] your
       *[other] { $owner }’s
    } cards
out-of-turn =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] { $who } can’t { $act } out of turn
    }: action is on { $next_player }; legal now: { $legal_actions }
no-player-for-action = no player can { $act } now; waiting for: { $legal_actions }
invalid-field = { $command }: invalid { $field_name } { $value }
no-overbet = no overbet to challenge
wrong-bring-in =
    { $who } can’t bring it in: { PERSON($next_player) ->
        [you] you have
       *[other] { $next_player } has
    } the { CARDS($card) } and the bring-in; legal now: { $legal_actions }
no-bring-in-to-correct = no bring-in to correct
pot-count-unavailable = pot counts are for pot-limit only: this game is { $structure }
bring-in-required = the bring-in is due
no-bring-in = no bring-in due
free-to-check = checking is free
facing-a-bet = { CHIPS($chips) } to call
not-an-amount = whole chips only
too-many-chips = the stack is { CHIPS($chips) }
bet-over-cap = { CHIPS($chips) } left under the cap
bet-too-small = the minimum is { CHIPS($minimum) }
bet-off-unit = bet a multiple of { CHIPS($unit) }, or go all-in
bet-too-large = the maximum is { CHIPS($maximum) }
not-pot-limit = not a pot-limit game
call-already-all-in = a call is already all-in
not-reopened = the betting isn’t reopened
betting-cap-reached = the betting is capped
no-raises-left = the game definition allows no more raises
no-actions-left = at most { $max_actions } { NUMBER($max_actions) ->
        [one] action
       *[other] actions
    } per round
no-chips-to-bet = no chips left to bet: add some first
no-opponent-to-call = no opponent can call a raise
openers-missing = no openers
no-check-raise = no check-raises in this game
no-all-in = no all-ins under these house rules
no-all-in-with-borrowed = no all-in after a raise with borrowed chips
chips-added-during-hand = table stakes: no chips added during a hand
chips-removed-during-hand = chips in play stay on the table
not-whole-chips = whole chips only
chips-off-the-unit = the amount must be a multiple of { CHIPS($unit) }
not-in-the-hand = not in this hand
already-all-in = already all-in
no-more-betting = no more betting in this hand
no-draw = no draw now; waiting for: { $legal_actions }
wrong-number-of-discards =
    { $who } can’t discard { $card_count } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    }; waiting for: { $legal_actions }
discard-not-held =
    { $who } can’t discard { CARDS($cards) }: { PERSON($who) ->
        [you] you hold
       *[other] { $who } holds
    } { CARDS($held_cards) }; waiting for: { $legal_actions }
discard-of-unknown-card =
    { $who } can’t discard unknown cards: { PERSON($who) ->
        [you] you hold
       *[other] { $who } holds
    } { CARDS($held_cards) }; waiting for: { $legal_actions }
too-late-to-take-back =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no discard to take back; waiting for: { $legal_actions }
nothing-to-show = { $who } can’t show a hand now
shown-cards-not-held =
    { $who } can’t show { CARDS($cards) }: { PERSON($who) ->
        [you] you hold
       *[other] they hold
    } { CARDS($held_cards) }
shown-cards-incomplete =
    { $who } must show all { PERSON($who) ->
        [you] your
       *[other] their
    } cards
showing-required = { $who } must show
no-declaration = { $who } can’t declare { $side } now
run-count-not-offered =
    { $who } can’t run it { NUMBER($run_count) ->
        [1] once
        [2] twice
       *[other] { $run_count } times
    } now
no-cards-to-deal = no cards to deal; waiting for: { $legal_actions }
wrong-number-of-cards =
    { $card_count } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    } given; next: { $expected_action }
wrong-number-of-burns =
    { $burn_card_count } burn { NUMBER($burn_card_count) ->
        [one] card
       *[other] cards
    } given; next: { $expected_action }
exposed-card-for-floor = exposed card: call the floor; next: { $expected_action }
two-cards-exposed = two exposed cards of one player: call the floor; next: { $expected_action }
exposed-card-not-dealt = exposed cards must be among the cards dealt: { CARDS($cards) }
not-in-the-deck = { $card } isn’t in this deck
card-dealt-before = { CARDS($card) } is already dealt
unknown-board-card = unknown board card: hands can’t be ranked
