misdeal = misdeal: all cards and chips go back
redeal-same-players = deal the same hand again, no new players
hand-void-order = the hand is void: all chips go back
other-chips-returned =
    all others take their chips back; { PERSON($who) ->
        [you] yours
       *[other] { $who }’s
    } stay in the pot for the next hand
dealt-in-players-only = deal only to players dealt in last time
finish-deal = finish the deal
finish-betting = finish the betting
player-dealt-in =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } dealt in
no-hand-dealt =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } no hand
dead-hand-dealt = { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } a dead hand
both-deals-count-once = both deals count as 1 hand of { PERSON($who) ->
        [you] your penalty
       *[other] { $who }’s penalty
    }
button-correction = correct the button and the blinds; wrong blinds go back
button-correction-next-hand = correct the button next hand
button-stays = the button stays next hand
cut-again = cut again, with at least { NUMBER($least) ->
        [one] { $least } card
       *[other] { $least } cards
    } in each part
replace-card =
    { KEY($when) ->
        [now] the top card
        [deal] after the deal, the top card
        [round] after the round, the top card
        [draw] after the draw, the top card
       *[other] { $when }
    } replaces { PERSON($who) ->
        [you] your card
       *[other] { $who }’s card
    }{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
old-card-as-burn = the replaced card is the burn
extra-card-as-burn =
    { PERSON($who) ->
        [you] your extra card
       *[other] { $who }’s extra card
    } goes back on the deck and is the burn
top-cards-to-player =
    { NUMBER($cards) ->
        [one] the top card goes
       *[other] the top { $cards } cards go
    } to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
card-removed = the card is a scrap of paper: remove it
card-replaced-by-next =
    the next card comes in its place{ $after-round ->
        [true] {" "}when the round is dealt
       *[false] {""}
    }
card-kept =
    { $who } { PERSON($who) ->
        [you] keep
       *[other] keeps
    } the card{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
blinds-stay-in =
    { PERSON($who) ->
        [you] your blinds and antes
       *[other] { $who }’s blinds and antes
    } stay in the pot
post-due-now =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } the blind now
post-due-next-deal =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } the blind next hand
dead-at-next-turn =
    { PERSON($who) ->
        [you] your hand
       *[other] { $who }’s hand
    } is dead when the action comes to it
shuffle = shuffle { LIST($piles) } face down, and cut
deal-street =
    deal { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the draw
       *[other] { $street } street
    } { $burn ->
        [true] after a burn
       *[false] without a burn
    }
burn-stays = the burn stays
scramble-board = scramble the { $cards } board cards face down
spare-card-as-next-burn = one is the next burn, the other three are the flop
spare-card-as-burn = one of them is the burn, and the next card completes the flop
street-set-aside = set the { $street } aside
first-card-as-burn =
    { KEY($street) ->
        [flop] the first card of the flop
        [turn] the turn
        [river] the river
       *[other] { $street }
    } is the burn; each card after it moves up one place, and the last comes from the stub
second-burn-card =
    the second burn is { KEY($street) ->
        [flop] the first card of the flop
        [turn] the turn
        [river] the river
       *[other] { $street }
    }; each card after it moves down one place, and the last goes back on the stub
burn-returned = one burn goes back on the stub and is the next burn
burn-two-cards =
    burn two cards before { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the next draw
       *[other] { $street } street
    }
single-burns-from-now = one burn a street from now on
cards-to-proper-places = the cards move to their proper places
restore-stub = put the stub back in order
shown-card-as-upcard = the exposed card is { PERSON($who) ->
        [you] your upcard
       *[other] { $who }’s upcard
    }
third-card-down =
    { PERSON($who) ->
        [you] your third card
       *[other] { $who }’s third card
    } is dealt down
ante-returned =
    { PERSON($who) ->
        [you] your ante is
       *[other] { $who }’s ante is
    } returned
bring-in-order =
    { $who } { PERSON($who) ->
        [you] bring
       *[other] brings
    } it in
action-starts-left-of = action starts to the left of { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: fold, bring in or complete
bring-in-transferred =
    { $who } { PERSON($who) ->
        [you] take
       *[other] takes
    } the bring-in back, and { $to } { PERSON($to) ->
        [you] owe
       *[other] owes
    } it
upcard-scrambled =
    scramble { PERSON($who) ->
        [you] your three cards
       *[other] { $who }’s three cards
    } and turn one up
no-more-cards =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } no more cards
cards-until-next-bet =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } cards until there is a bet
upcards-returned-in-order =
    { PERSON($who) ->
        [you] your upcards
       *[other] { $who }’s upcards
    } go back in order
premature-cards-removed =
    { NUMBER($cards) ->
        [one] the premature card goes
       *[other] the { $cards } premature cards go
    } out of play
extra-cards-removed = one more card for each remaining player goes out of play
raise-forbidden = { $who } may not bet or raise on { $street } street
other-last-card-up = the other player’s last card comes face up, too
other-last-cards-down = all others get their last card face down
all-in-declaration-allowed = { $who } may declare all-in before the betting
community-card-order = burn the top card; the next one is a community card
first-to-act-order =
    { $who } { PERSON($who) ->
        [you] act
       *[other] acts
    } first
fifth-card-last =
    the fifth card goes to { PERSON($who) ->
        [you] you
       *[other] { $who }
    } { $after-burn ->
        [true] after a burn
       *[false] when all have drawn
    }
extra-draw-allowed = { $who } may draw { NUMBER($more) ->
        [one] { $more } extra card
       *[other] { $more } extra cards
    }
truthful-answer-due = { $who } must answer truthfully
draw-count-answer-optional = { $who } { PERSON($who) ->
        [you] don’t
       *[other] doesn’t
    } have to answer
dealer-stays-silent = the dealer may not answer
pot-before-draw-won =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the pot before the draw
draw-action-voided = action after the draw is void: its chips go back
call-returned =
    { PERSON($who) ->
        [you] your call is
       *[other] { $who }’s call is
    } returned
pot-claim-lost =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no claim to the pot
cards-read-as-tabled = the cards speak
