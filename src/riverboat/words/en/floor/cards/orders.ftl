misdeal = misdeal: all cards and chips go back
deal-again = deal the same hand again, no new players
hand-void-order = the hand is void: all chips go back
chips-of-others-go-back =
    all others take their chips back; { PERSON($who) ->
        [you] yours
       *[other] { $who }’s
    } stay in the pot for the next deal
only-those-dealt-in = deal only to players in the last deal
finish-deal = finish the deal
finish-betting = finish the betting
dealt-in =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } dealt in
not-dealt-in =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } no hand
dead-hand-dealt = { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } a dead hand
both-deals-as-one-hand = both deals count as 1 hand of { PERSON($who) ->
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
cards-go-to =
    { NUMBER($cards) ->
        [one] the top card goes
       *[other] the top { $cards } cards go
    } to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
card-removed = the card is a scrap of paper: remove it
next-card-instead =
    the next card comes in its place{ $after-round ->
        [true] {" "}when the round is dealt
       *[false] {""}
    }
keeps-card =
    { $who } { PERSON($who) ->
        [you] keep
       *[other] keeps
    } the card{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
blinds-stay =
    { PERSON($who) ->
        [you] your blinds and antes
       *[other] { $who }’s blinds and antes
    } stay in the pot
posts-now =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } the blind now
posts-on-the-next-deal =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } the blind on the next deal
dead-when-reached =
    { PERSON($who) ->
        [you] your hand
       *[other] { $who }’s hand
    } is dead at the next turn
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
set-aside = set the { $street } aside
first-card-as-burn =
    { KEY($street) ->
        [flop] the first card of the flop
        [turn] the turn
        [river] the river
       *[other] { $street }
    } is the burn; each card after it moves up one place, and the stub gives the last
second-burn-is =
    the second burn is { KEY($street) ->
        [flop] the first card of the flop
        [turn] the turn
        [river] the river
       *[other] { $street }
    }; each card after it moves down one place, and the last goes back on the stub
burn-goes-back = one burn goes back on the stub and is the next burn
burn-two =
    burn two cards before { KEY($street) ->
        [flop] the flop
        [turn] the turn
        [river] the river
        [draw] the next draw
       *[other] { $street } street
    }
one-burn-a-street = one burn a street from now on
cards-move = the cards move to their proper places
restore-stub = put the stub back in order
shown-card-as-upcard = the exposed card is { PERSON($who) ->
        [you] your upcard
       *[other] { $who }’s upcard
    }
third-down =
    { PERSON($who) ->
        [you] your third card
       *[other] { $who }’s third card
    } is dealt down
ante-back =
    { PERSON($who) ->
        [you] your ante goes
       *[other] { $who }’s ante goes
    } back
brings-in =
    { $who } { PERSON($who) ->
        [you] bring
       *[other] brings
    } it in
starts-left-of = action starts to the left of { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: fold, bring in or complete
bring-in-passes-to =
    { $who } { PERSON($who) ->
        [you] take
       *[other] takes
    } the bring-in back, and { $to } { PERSON($to) ->
        [you] owe
       *[other] owes
    } it
scramble-and-turn-one =
    scramble { PERSON($who) ->
        [you] your three cards
       *[other] { $who }’s three cards
    } and turn one up
no-more-cards =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } no more cards
cards-until-bet =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } cards until there is a bet
upcards-in-their-order =
    { PERSON($who) ->
        [you] your upcards
       *[other] { $who }’s upcards
    } go back in order
cards-go-out =
    { NUMBER($cards) ->
        [one] the premature card goes
       *[other] the { $cards } premature cards go
    } out of play
one-more-each-goes-out = one more card for each remaining player goes out of play
raise-forbidden = { $who } may not bet or raise on { $street } street
other-last-card-up = the other player’s last card comes face up, too
others-get-theirs-down = all others get their last card face down
all-in-declaration-allowed = { $who } may declare all-in before the betting
common-card = burn the top card; the next one is a community card
acts-first =
    { $who } { PERSON($who) ->
        [you] act
       *[other] acts
    } first
fifth-at-the-end =
    the fifth goes to { PERSON($who) ->
        [you] you
       *[other] { $who }
    } { $after-burn ->
        [true] after a burn
       *[false] when all have drawn
    }
extra-draw-allowed = { $who } may draw { NUMBER($more) ->
        [one] 1
       *[other] { $more }
    } more than the discards
truthful-answer-due = { $who } must answer truthfully
need-not-answer = { $who } { PERSON($who) ->
        [you] don’t
       *[other] doesn’t
    } have to answer
dealer-does-not-answer = the dealer may not answer
wins-the-pot-before-the-draw =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the pot before the draw
chips-since-the-draw-go-back = action after the draw is void: its chips go back
call-goes-back =
    { PERSON($who) ->
        [you] your call goes
       *[other] { $who }’s call goes
    } back
loses-the-pot =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no claim to the pot
read-as-they-lie = the cards speak
