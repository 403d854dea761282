reason-too-short =
    uveďte důvod, aspoň { $min_characters } { NUMBER($min_characters) ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
table-host-required = to může jen pořadatel stolu
host-role-ended =
    { PERSON($who) ->
        [you] tento stůl už nepořádáte
       *[other] { $who } už tento stůl nepořádá
    }
ban-name-missing = uveďte, kdo má dostat zákaz
ban-forbidden =
    { PERSON($who) ->
        [you] zákaz nemůžete dát sobě
       *[other] { $who } je bot: odeberte ho místo zákazu
    }
player-already-admitted =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } zákaz
table-host-protected =
    { PERSON($who) ->
        [you] tento stůl pořádáte
       *[other] { $who } tento stůl pořádá
    }: nejprve odeberte roli
spectator-missing =
    { PERSON($who) ->
        [you] nejste mezi diváky ani nečekáte
       *[other] { $who } není mezi diváky ani nečeká
    } na místo
spectator-name-missing = uveďte diváka nebo hráče z čekací listiny
player-on-ban-list =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } zákaz: nejprve ho zrušte
no-such-style = neznámý styl bota „{ $style }“; na výběr: { $styles }
planned-change-limit =
    na konec rozdání už čeká { $max_changes } { NUMBER($max_changes) ->
        [one] změna
        [few] změny
       *[other] změn
    }: nejprve některou zrušte
table-not-streamed = stůl nemá stream
planned-change-gone = tato změna už na konec rozdání nečeká
player-left-table =
    { PERSON($who) ->
        [you] u stolu už nejste
       *[other] { $who } už u stolu není
    }
