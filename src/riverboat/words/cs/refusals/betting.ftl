action-illegal =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $reason }; lze: { $legal_actions }
action-unavailable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $reason }; čeká se na: { $legal_actions }
cards-of-other-player =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { PERSON($owner) ->
        [you] ty karty máte vy
       *[other] ty karty má { $owner }
    }
out-of-turn =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act } mimo pořadí: { PERSON($next_player) ->
        [you] na řadě jste vy
       *[other] na řadě je { $next_player }
    }; lze: { $legal_actions }
no-player-for-action = { $act } teď nejde; čeká se na: { $legal_actions }
invalid-field = { $command }: neplatné { $field_name } { $value }
no-overbet = není tu sázka nad bank, kterou by šlo napadnout
wrong-bring-in =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát bring-in: { PERSON($next_player) ->
        [you] bring-in máte vy
       *[other] bring-in má { $next_player }
    } s kartou { CARDS($card) }; lze: { $legal_actions }
no-bring-in-to-correct = žádný bring-in k opravě
pot-count-unavailable = bank se počítá jen v pot-limitu: tady se hraje { $structure }
bring-in-required =
    { PERSON($who) ->
        [you] musíte
       *[other] musí
    } dát bring-in
no-bring-in = bring-in se teď nedává
free-to-check = check je zdarma
facing-a-bet = je třeba dorovnat { CHIPS($chips) }
not-an-amount = sází se celé žetony
too-many-chips = stack je { CHIPS($chips) }
bet-over-cap = do stropu zbývá { CHIPS($chips) }
bet-too-small = minimum je { CHIPS($minimum) }
bet-off-unit = sází se násobky { CHIPS($unit) }, nebo all-in
bet-too-large = maximum je { CHIPS($maximum) }
not-pot-limit = tady se pot-limit nehraje
call-already-all-in = dorovnání je all-in
not-reopened = sázky se znovu neotevřely
betting-cap-reached = strop navýšení je dosažen
no-raises-left = definice hry víc navýšení nedovoluje
no-actions-left =
    maximum na kolo je { $max_actions } { NUMBER($max_actions) ->
        [one] akce
        [few] akce
       *[other] akcí
    }
no-chips-to-bet = není co vsadit, nejprve je třeba přidat žetony
no-opponent-to-call = navýšení nemá kdo dorovnat
openers-missing = chybí karty na otevření
no-check-raise = check-raise v této hře není povolený
no-all-in = pravidla stolu nedovolují all-in
no-all-in-with-borrowed = po navýšení s půjčenými žetony all-in nejde
chips-added-during-hand = table stakes: během rozdání se žetony nepřidávají
chips-removed-during-hand = žetony ve hře zůstávají na stole
not-whole-chips = zadejte celé žetony
chips-off-the-unit = sází se v násobcích { CHIPS($unit) }
not-in-the-hand =
    { PERSON($who) ->
        [you] v tomto rozdání nejste
       *[other] v tomto rozdání není
    }
already-all-in =
    už { PERSON($who) ->
        [you] jste
       *[other] je
    } all-in
no-more-betting = v tomto rozdání se už nesází
no-draw = teď se karty nemění; čeká se na: { $legal_actions }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { $card_count } { NUMBER($card_count) ->
        [one] kartu
        [few] karty
       *[other] karet
    }; čeká se na: { $legal_actions }
discard-not-held =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { CARDS($cards) }: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held_cards) }; čeká se na: { $legal_actions }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit neznámé karty: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held_cards) }; čeká se na: { $legal_actions }
too-late-to-take-back =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } co vzít zpět; čeká se na: { $legal_actions }
nothing-to-show =
    { PERSON($who) ->
        [you] teď karty ukázat nemůžete
       *[other] { $who } teď karty ukázat nemůže
    }
shown-cards-not-held =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } ukázat { CARDS($cards) }: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held_cards) }
shown-cards-incomplete =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } ukázat všechny karty
showing-required =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } ukázat karty
no-declaration =
    { PERSON($who) ->
        [you] teď nemůžete
       *[other] { $who } teď nemůže
    } ohlásit { KEY($side) ->
        [high] vysokou
        [low] nízkou
        [both] obě poloviny
       *[other] nic
    }
run-count-not-offered =
    { PERSON($who) ->
        [you] teď nemůžete
       *[other] { $who } teď nemůže
    } doložit board { NUMBER($run_count) ->
        [1] jednou
        [2] dvakrát
       *[other] { $run_count }krát
    }
no-cards-to-deal = teď se nerozdává; čeká se na: { $legal_actions }
wrong-number-of-cards = špatný počet karet: { $card_count }; na řadě: { $expected_action }
wrong-number-of-burns = špatný počet spálených karet: { $burn_card_count }; na řadě: { $expected_action }
exposed-card-for-floor = odkrytá karta: zavolejte floora; na řadě: { $expected_action }
two-cards-exposed = dvě odkryté karty jednoho hráče: zavolejte floora; na řadě: { $expected_action }
exposed-card-not-dealt = odkryté karty musí být mezi rozdanými: { CARDS($cards) }
not-in-the-deck = karta { $card } v balíčku není
card-dealt-before = { CARDS($card) } je už rozdaná
unknown-board-card = neznámá karta boardu: kombinace nejde porovnat
