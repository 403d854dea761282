nobody-has-put-in = nikdo nic nevložil: řekněte, kolik kdo vložil
nobody-is-left = všichni složili: někdo musí zbýt, aby vyhrál
is-no-chips = { $written } není počet žetonů: napište celé číslo, třeba 150
still-owes-chips =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } ve hře { CHIPS($chips) } z { CHIPS($most) } a { PERSON($who) ->
        [you] nejste
       *[other] není
    } all-in: nejdřív chybí dorovnat { CHIPS($short) }
is-nobody-here = mezi hráči ({ $players }) není { $who }
is-named-twice = dvakrát jmenováno: { $who }
own-is-more-than-the-bet = vlastních { CHIPS($own) } je víc než sázka { CHIPS($bet) }: řekněte i to, co je před ostatními
pot-is-smaller = uprostřed je tou dobou nejméně { CHIPS($least) }, a ne { CHIPS($pot) }
say-the-pot = v pot-limitu omezuje navýšení bank: řekněte, kolik je uprostřed z dřívějších kol
not-a-street-here = { $written } není kolo této hry: jsou to { $streets }
nobody-is-to-act =
    { GIVEN($said) ->
        [yes] po { $said }{" "}
       *[no] {""}
    }už není nikdo na řadě: kolo skončilo
is-not-their-turn =
    na řadě { PERSON($who) ->
        [you] nejste vy
       *[other] není { $who }
    }, ale { PERSON($next) ->
        [you] vy
       *[other] { $next }
    }
is-no-action = { $written } není tah: f x c, 60 je sázka nebo navýšení na 60, p je bank, a nebo a45 je all-in
one-winner-or-more = řekněte, kdo vyhrává: alespoň jednoho
cards-for-the-odd-chip =
    ve studu jde lichý žeton podle karet: řekněte, jaké { PERSON($who) ->
        [you] máte
       *[other] má { $who }
    }
cards-of-all-who-show =
    ve studu určují pořadí odkryté karty: řekněte, jaké { PERSON($who) ->
        [you] máte
       *[other] má { $who }
    }
last-better-is-out = mezi těmi, kdo ukazují, není ten, kdo sázel poslední: { $who }
unreadable-level = { $written } není úroveň: napište 25/50, 100/200+25 s antem, 50/100@20m, nebo break@10m
no-levels = nejsou žádné úrovně: jmenujte je, třeba 25/50 50/100 100/200+25
game-of-levels-has-sizes = řekněte hru bez výší, protože každá úroveň má své: { $hint }
cards-of-several = { $card } mají dva hráči
no-blinds-to-miss = v téhle hře nejsou blindy, takže je nikdo nezmešká
is-not-pot-limit = { GAME($game) } se nehraje pot-limit: bank navýšení neomezuje
players-of-a-round = hráčů: { $players }; hra { GAME($game) } jich má { $least } až { $most }
is-no-player-here = nikdo se nejmenuje { $name }: hrají { $names }
unreadable-levels = úrovně se nedají přečíst: { $why }; napište levels = ["25/50", "50/100"] a minutes = 20
mix-has-no-one-raise = { GAME($mix) } je několik her: jmenujte každou zvlášť
