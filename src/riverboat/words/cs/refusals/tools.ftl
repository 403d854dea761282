pot-empty = v banku nic není: zadejte žetony každého hráče
all-players-folded = všichni složili: někdo musí zbýt jako vítěz
chips-text-invalid = { $written } není počet žetonů: napište celé číslo, třeba 150
chips-still-owed =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } ve hře { CHIPS($chips) } z { CHIPS($most) }: nejprve dorovnat { CHIPS($short) }, nebo all-in
player-number-unknown = mezi hráči ({ $players }) není { $who }
player-repeated = dvakrát jmenováno: { $who }
own-bet-over-bet = vlastních { CHIPS($own) } je víc než sázka { CHIPS($bet) }: zadejte i sázky ostatních
pot-below-minimum = v banku je už nejméně { CHIPS($least) }, ne { CHIPS($pot) }
pot-size-missing = pot-limit potřebuje bank: zadejte žetony z dřívějších kol
not-a-street-here = { $written } není kolo této hry: jsou to { $streets }
betting-round-over =
    kolo skončilo{ GIVEN($said) ->
        [yes] {" "}po { $said }
       *[no] {""}
    }: na řadě není nikdo
out-of-turn-action =
    na řadě { PERSON($who) ->
        [you] nejste vy
       *[other] není { $who }
    }, ale { PERSON($next) ->
        [you] vy
       *[other] { $next }
    }
action-text-invalid = { $written } není tah: f x c, 60 je sázka nebo navýšení na 60, p je bank, a nebo a45 je all-in
winner-missing = řekněte, kdo vyhrává: alespoň jednoho
cards-for-the-odd-chip =
    ve studu jde lichý žeton podle karet: zadejte karty ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
upcards-missing =
    ve studu určují pořadí otevřené karty: zadejte karty ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
last-aggressor-missing = { $who } sází poslední a musí být mezi těmi, kdo ukazují
unreadable-level = { $written } není úroveň: napište 25/50, 100/200+25 s antem, 50/100@20m, nebo break@10m
no-levels = chybí úrovně: napište je, třeba 25/50 50/100 100/200+25
level-game-with-stakes = hru uveďte bez sázek, každá úroveň má své: { $hint }
cards-of-several = { $card } mají dva hráči
no-blinds-to-miss = v této hře nejsou blindy, není co zmeškat
pot-limit-required = { GAME($game) } není pot-limit
players-of-a-round = { GAME($game) } má { $least } až { $most } hráčů, ne { $players }
player-unknown = hráč { $name } není; hrají { $names }
unreadable-levels = úrovně se nedají přečíst: { $why }; napište levels = ["25/50", "50/100"] a minutes = 20
single-game-required = { GAME($mix) } je několik her: uveďte jednu
