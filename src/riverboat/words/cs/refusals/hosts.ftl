reason-too-short =
    uveďte důvod, aspoň { $least } { NUMBER($least) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
not-the-host = to může jen pořadatel stolu
host-role-ended =
    { PERSON($who) ->
        [you] tento stůl už nepořádáte
       *[other] { $who } už tento stůl nepořádá
    }
ban-name-missing = uveďte, komu zakázat vstup
ban-forbidden =
    zakázat vstup nejde ({ PERSON($who) ->
        [you] vy
       *[other] { $who }
    })
player-already-admitted =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } zákaz vstupu
hosts-the-table = { $who } tento stůl pořádá: nejprve odeberte roli
spectator-missing = { $who } se nedívá ani nečeká na místo
spectator-name-missing = uveďte diváka nebo hráče z čekací listiny
player-on-ban-list = { $who } má zákaz vstupu: nejprve ho zrušte
no-such-style = styl bota „{ $style }“ není; na výběr: { $styles }
too-many-wait =
    na konec hry už čeká { $most } { NUMBER($most) ->
        [one] změna
        [few] změny
       *[other] změn
    }: nejprve některou zrušte
not-streamed = stůl se nestreamuje
waits-no-more = už nečeká na konec hry
player-gone =
    { PERSON($who) ->
        [you] u stolu už nejste
       *[other] { $who } už u stolu není
    }
