action-illegal =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }; lze: { $legal }
action-unavailable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }; čeká se na: { $legal }
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
    } { $act } mimo pořadí: { PERSON($next) ->
        [you] na řadě jste vy
       *[other] na řadě je { $next }
    }; lze: { $legal }
no-player-for-action = { $act } teď nejde; čeká se na: { $legal }
invalid-field = { $command }: neplatné { $part } { $value }
no-overbet = není overbet, který by šel napadnout
wrong-bring-in =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát bring-in: { PERSON($next) ->
        [you] bring-in máte vy
       *[other] bring-in má { $next }
    } s kartou { CARDS($card) }; lze: { $legal }
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
too-small = minimum je { CHIPS($least) }
bet-off-unit = sází se násobky { CHIPS($unit) }, nebo all-in
too-large = maximum je { CHIPS($most) }
not-pot-limit = tady se pot-limit nehraje
all-in-call = dorovnání je all-in
not-reopened = sázky se znovu neotevřely
betting-cap-reached = strop navýšení je dosažen
no-raises-left = definice hry víc navýšení nedovoluje
no-actions-left =
    maximum na kolo je { $most } { NUMBER($most) ->
        [one] akce
        [few] akce
       *[other] akcí
    }
no-chips-to-bet = není co vsadit, nejprve je třeba přidat žetony
no-opponent-to-call = navýšení nemá kdo dorovnat
no-openers = chybí karty na otevření
no-check-raise = check-raise v této hře není povolený
no-all-in = pravidla stolu nedovolují all-in
no-all-in-with-borrowed = po navýšení s půjčenými žetony all-in nejde
table-stakes = table stakes: během rozdání se žetony nepřidávají
chips-in-play-remain = žetony ve hře zůstávají na stole
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
no-draw = teď se karty nemění; čeká se na: { $legal }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { $n } { NUMBER($n) ->
        [one] kartu
        [few] karty
       *[other] karet
    }; čeká se na: { $legal }
discard-not-held =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { CARDS($cards) }: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held) }; čeká se na: { $legal }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit neznámé karty: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held) }; čeká se na: { $legal }
too-late-to-take-back =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } co vzít zpět; čeká se na: { $legal }
nothing-to-show =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } co ukázat
shown-cards-not-held =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } ukázat { CARDS($cards) }: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held) }
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
    } zvolit doložení { NUMBER($n) ->
        [1] jednou
        [2] dvakrát
       *[other] { $n }krát
    }
no-cards-to-deal = teď se nerozdává; čeká se na: { $legal }
wrong-number-of-cards = špatný počet karet: { $n }; na řadě: { $due }
wrong-number-of-burns = špatný počet spálených karet: { $n }; na řadě: { $due }
exposed-card-for-floor = odkrytá karta: zavolejte floora; na řadě: { $due }
two-cards-exposed = dvě odkryté karty jednoho hráče: zavolejte floora; na řadě: { $due }
exposed-card-not-dealt = odkryté karty musí být mezi rozdanými: { CARDS($cards) }
not-in-the-deck = karta { $card } v balíčku není
card-dealt-before = { CARDS($card) } je už rozdaná
unknown-board-card = neznámá karta boardu: kombinace nejde porovnat
