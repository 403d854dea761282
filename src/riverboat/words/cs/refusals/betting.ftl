cannot =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }; lze: { $legal }
cannot-while-waiting =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }; stůl čeká na: { $legal }
not-yours =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: ty karty má { $owner }
out-of-turn =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act } mimo pořadí: na řadě je { $next }: { $legal }
nobody-to-act = teď nemůže nikdo { $act }; stůl čeká na: { $legal }
odd-part = { $command }: { $part } nemůže být { $value }
no-overbet = teď není proti jaké sázce namítat
wrong-bring-in =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát bring-in: { CARDS($card) } ukazuje { $next }, a tedy { $legal }
no-bring-in-to-correct = teď není jaký bring-in opravovat
pot-is-not-counted = bank dealer počítá jen v pot-limitu, a tohle je { $structure }
must-bring-in =
    { PERSON($who) ->
        [you] musíte
       *[other] musí
    } dát bring-in
no-bring-in = nikdo nemá dát bring-in
free-to-check = check je zdarma
facing-a-bet =
    { PERSON($who) ->
        [you] čelíte
       *[other] čelí
    } sázce { CHIPS($chips) }
not-an-amount = sází se celé žetony
too-many-chips =
    { PERSON($who) ->
        [you] máte
       *[other] má
    } celkem { CHIPS($chips) }
beyond-the-cap =
    strop { PERSON($who) ->
        [you] vám dovoluje
       *[other] dovoluje
    } celkem { CHIPS($chips) }
too-small = nejméně je { CHIPS($least) }
off-the-unit = sází se násobky { CHIPS($unit) }, nebo all-in
too-large = nejvíc je { CHIPS($most) }
not-pot-limit = tohle není pot-limit
all-in-to-call =
    dorovnání bere všechny { PERSON($who) ->
        [you] vaše{" "}
       *[other] {""}
    }žetony
not-reopened = sázky nejsou znovu otevřené
capped = strop navýšení je vyčerpán
no-raises-left = více navýšení definice nedovoluje
no-actions-left =
    kolo má nejvýše { $most } { NUMBER($most) ->
        [one] akci
        [few] akce
       *[other] akcí
    }
no-chips-to-bet =
    { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    } co vsadit a { PERSON($who) ->
        [you] smíte
       *[other] smí
    } přidat žetony
nobody-to-call = navýšení by nikdo nemohl dorovnat
no-openers =
    { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    } karty na otevření
no-check-raise = kdo dal check, v této hře nenavyšuje
no-all-in = v tomto domě nejde nikdo all-in
no-all-in-with-borrowed = kdo navýšil s půjčenými žetony, nejde all-in
table-stakes = hraje se s žetony, které na stole ležely, když hra začala
stays-on-the-table = co je ve hře, na stole zůstává
not-whole-chips =
    { PERSON($who) ->
        [you] kupujete si nebo půjčujete
       *[other] kupuje se nebo půjčuje
    } celý počet žetonů
chips-off-the-unit = hrají žetony v násobcích { CHIPS($unit) }
not-in-the-hand =
    v této hře { PERSON($who) ->
        [you] nejste
       *[other] není
    }
is-all-in =
    { PERSON($who) ->
        [you] jste
       *[other] je
    } all-in a bank je uzavřen
no-more-betting = v této hře se už nesází
no-draw = teď se nemění; stůl čeká na: { $legal }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { $n } { NUMBER($n) ->
        [one] kartu
        [few] karty
       *[other] karet
    }; stůl čeká na: { $legal }
not-their-card =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit { CARDS($cards) }: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held) }; stůl čeká na: { $legal }
not-a-card-they-know =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } odhodit karty, které nikdo nezná: { PERSON($who) ->
        [you] držíte
       *[other] drží
    } { CARDS($held) }; stůl čeká na: { $legal }
too-late-to-take-back =
    { PERSON($who) ->
        [you] teď nemáte
       *[other] { $who } teď nemá
    } jaký odhoz vzít zpět; stůl čeká na: { $legal }
nothing-to-show =
    { PERSON($who) ->
        [you] teď nemáte
       *[other] { $who } teď nemá
    } co ukázat
other-cards =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CARDS($held) }, a ukázat { CARDS($cards) } proto nejde
not-all-cards =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } ukázat všechny karty
must-show =
    { PERSON($who) ->
        [you] teď nemůžete
       *[other] { $who } teď nemůže
    } zahodit
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
no-choice =
    { PERSON($who) ->
        [you] teď nemůžete
       *[other] { $who } teď nemůže
    } zvolit doložení { $n }krát
no-cards-due = teď se nerozdává; stůl čeká na: { $legal }
wrong-number-of-cards =
    má se { $due }, ne { $n } { NUMBER($n) ->
        [one] karta
        [few] karty
       *[other] karet
    }
wrong-number-of-burns =
    má se { $due }, ne { $n } { NUMBER($n) ->
        [one] spálená
        [few] spálené
       *[other] spálených
    }
exposed-for-the-floor = odkrytou kartu řeší floor; má se { $due }
two-exposed = dvě odkryté karty jednoho hráče řeší floor; má se { $due }
exposed-not-dealt = odkryté karty jsou mezi rozdanými: { CARDS($cards) }
not-in-the-deck = { $card } v tomto balíčku není
dealt-already = { CARDS($card) } je už rozdaná
unknown-board = jedna karta boardu není známa: nejde porovnat
