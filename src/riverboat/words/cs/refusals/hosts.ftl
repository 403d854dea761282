reason-too-short =
    uveďte důvod, aspoň { $least } { NUMBER($least) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
not-the-host = to může jen pořadatel stolu
is-a-host-no-more =
    { PERSON($who) ->
        [you] tento stůl už nepořádáte
       *[other] { $who } už tento stůl nepořádá
    }
say-who-stays-out = uveďte, komu zakázat vstup
cannot-be-kept-out =
    zakázat vstup nejde ({ PERSON($who) ->
        [you] vy
       *[other] { $who }
    })
may-come-in-already =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } zákaz vstupu
hosts-the-table = { $who } tento stůl pořádá: nejprve odeberte roli
is-not-near = { $who } se nedívá ani nečeká na místo
nobody-is-near = uveďte diváka nebo hráče z čekací listiny
is-to-stay-out = { $who } má zákaz vstupu: nejprve ho zrušte
no-such-style = styl bota „{ $style }“ není; na výběr: { $styles }
too-many-wait =
    na konec hry už čeká { $most } { NUMBER($most) ->
        [one] změna
        [few] změny
       *[other] změn
    }: nejprve některou zrušte
not-streamed = stůl se nestreamuje
waits-no-more = už nečeká na konec hry
has-left-the-table =
    { PERSON($who) ->
        [you] u stolu už nejste
       *[other] { $who } už u stolu není
    }
