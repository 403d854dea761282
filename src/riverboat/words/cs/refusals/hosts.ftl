reason-too-short =
    tady je třeba důvod, který si všichni přečtou, aspoň { $least } { NUMBER($least) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
not-the-host = to může jen ten, kdo stůl pořádá
is-a-host-no-more =
    { PERSON($who) ->
        [you] tento stůl už nepořádáte
       *[other] { $who } už tento stůl nepořádá
    }
say-who-stays-out = řekněte, kdo nemá mít ke stolu přístup
cannot-be-kept-out =
    { PERSON($who) ->
        [you] vy nejste někdo, koho
       *[other] { $who } není někdo, koho
    } lze od stolu vykázat
may-come-in-already =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } ke stolu už teď
hosts-the-table = { $who } tento stůl pořádá: nejprve mu tu roli vezměte
is-not-near = { $who } se nedívá ani nečeká na místo
nobody-is-near = řekněte, kdo si má sednout: někdo, kdo se dívá nebo čeká na místo
is-to-stay-out = { $who } nemá ke stolu přístup: nejdřív ho zase otevřete
no-such-style = bot hraje jedním z těchto stylů: { $styles }, a „{ $style }“ mezi nimi není
too-many-wait =
    na konec hry už { NUMBER($most) ->
        [one] čeká
        [few] čekají
       *[other] čeká
    } { $most } { NUMBER($most) ->
        [one] přání
        [few] přání
       *[other] přání
    }: nejprve některé vezměte zpět
waits-no-more = to už na konec hry nečeká
has-left-the-table =
    { PERSON($who) ->
        [you] u stolu už nejste
       *[other] { $who } už u stolu není
    }
