no-such-event = turnaj { $event } tu není
not-the-events-host = o to může požádat jen pořadatel turnaje
event-is-shut = turnaj už skončil
wrong-event-password = to není heslo tohoto turnaje
asks-not =
    { PERSON($who) ->
        [you] nehlásíte se
       *[other] { $who } se nehlásí
    } do turnaje
no-deal-is-proposed = žádná taková dohoda navržena není: byla vzata zpět, nebo se už hraje dál
only-who-is-left = na to může odpovědět jen ten, kdo je ještě ve hře
too-many-own-events = pořádáte příliš mnoho otevřených turnajů: některý odvolejte
too-many-events = otevřených turnajů je příliš mnoho
too-many-entrants =
    do turnaje v této herně se vejde { NUMBER($most) ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
rules-of-event-make-no-sense = to nejsou pravidla turnaje: { $why }
no-rules-of-event = řekněte, podle jakých pravidel se turnaj hraje
tables-of-the-room = stoly tohoto turnaje samy řeknou, co se u nich děje
no-bots-at-felt = u stolu z filcu bot nesedí
no-such-ticket =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } na tenhle turnaj vstupenku { $ticket }
flight-goes-on = { $flight } není první den, který skončil: hráči přijdou, až budou žetony v sáčcích
not-the-flights-host = hráče jednoho turnaje pustí do druhého jen pořadatel obou
not-the-seats-host = místa v turnaji { $event } dává do hry jen jeho pořadatel
invited-to-the-event = tohle je stůl turnaje: pošlete adresu turnaje
of-the-director = tohle je turnajový stůl: o to se stará ředitel turnaje
