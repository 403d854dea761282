day-ends-unsorted = dny uveďte popořadě: po dni s koncem na úrovni { $earlier_level } nemůže další den končit úrovní { $level }
day-end-level-in-hands = den nemůže končit úrovní { $level }: nastavte její délku v minutách, ne v rozdáních
start-time-required = nastavte čas začátku
password-unneeded = vstup s heslem potřebuje heslo, jiný vstup je bez hesla
level-game-missing = { $game } je mix: u každé úrovně uveďte hru
seat-value-missing = u satelitu do turnaje { $event } uveďte hodnotu místa
wrong-password = chybné heslo turnaje
entry-request-pending =
    { PERSON($who) ->
        [you] o vstup už žádáte a čekáte
       *[other] { $who } už o vstup žádá a čeká
    } na pořadatele
no-open-entry-request =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } otevřenou žádost o vstup
tickets-disabled = do tohoto turnaje tickety neplatí
ticket-used = ticket { $ticket } je už použitý
unregistering-forbidden = z tohoto turnaje se odregistrovat nejde
levels-started = úroveň { $level } už běží: ponechte aspoň { $fixed_count } z { $schedule_length } částí struktury
hand-length-levels-unsupported = u živých stolů se rozdání nepočítají: nastavte délku úrovní v minutách
hand-for-hand-round-missing = konec kola se hlásí jen u živých stolů při hand for hand
no-bounty-markers = tento turnaj nemá žetony bounty
flight-already-merged = hráči, kteří postoupili z { $flight }, už v turnaji jsou
no-such-flight = { $flight }: počet sáčků ({ $bag_count }) neodpovídá počtu vstupů ({ $entry_count }): zadejte pro každého hráče jeden sáček se žetony
no-such-seat = stůl { $table } má místa 1 až { $seats }, ne { $seat }
event-seat-taken = místo { $seat } u stolu { $table } je obsazené nebo rezervované
event-seat-blocked = místo { $seat } u stolu { $table } je zavřené
event-seat-open = místo { $seat } u stolu { $table } je už otevřené
minimum-seats-reached = místo { $seat } nejde zavřít: stůl { $table } potřebuje aspoň 2 místa
seat-change-not-pending =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } čekající přesun
chip-value-in-play = žetony po { CHIPS($worth) } jsou ještě ve hře
chip-count-invalid = neplatný počet žetonů: { $count }
hand-for-hand-wait = hand for hand: stůl { $table } čeká na ostatní stoly
button-already-known = button stolu { $table } posunout nejde: ručně se posouvá jen u živých stolů s aspoň dvěma hráči
button-unknown = stůl { $table } ještě nemá button: označte hráče, který ho má
big-blind-already-known = velký blind stolu { $table } se hlásí jen u živých stolů během hry
one-player-left-at-table = u stolu { $table } je jediný hráč: button se posouvá podle hodin
day-running = den neskončil: nejprve zabalte žetony
chips-bagged = den skončil a žetony jsou zabalené
stack-below-round-cost =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) } a blindy za kolo jsou { CHIPS($round_cost) }: zvolte diskvalifikaci
place-already-awarded =
    po { PERSON($who) ->
        [you] vašem vyřazení
        [unnamed] tomto vyřazení
       *[other] vyřazení hráče { $who }
    } přišlo další ({ $later_finisher }): nejprve zrušte to pozdější
not-eliminated =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } u živého stolu zapsané vyřazení: uveďte hráče, který vypadl ve stejném rozdání
earlier-elimination-missing = u stolu { $table } chybí dřívější vyřazení ve stejném rozdání: zadejte ho zvlášť
elimination-too-old = od vyřazení ({ $who }) už stůl { $table } hraje dál: vezměte zpět pozdější hlášení, nebo zadejte jiné rozdání
not-at-one-table = hráči nebyli u stejného stolu ({ $who }, { $other_player }): zadejte každé rozdání zvlášť
eliminated-player-repeated = každého vyřazeného hráče uveďte jednou
chips-won-in-bust-out-hand =
    { PERSON($who) ->
        [you] získáváte
       *[other] { $who } získává
    } v tom rozdání žetony { PERSON($losing_player) ->
        [you] od vás
        [unnamed] od hráče
       *[other] od hráče { $losing_player }
    }: opravte vítěze, nebo zadejte pozdější rozdání
bounty-winner-eliminated =
    { PERSON($bounty_winner) ->
        [you] máte
       *[other] { $bounty_winner } má
    } část bounty { PERSON($who) ->
        [you] za vás
        [unnamed] za hráče
       *[other] za hráče { $who }
    } a { PERSON($bounty_winner) ->
        [you] jste
       *[other] je
    } mimo turnaj: nejprve zrušte to vyřazení
reentry-already-made =
    { PERSON($who) ->
        [you] jste mezitím
       *[other] { $who } je mezitím
    } znovu v turnaji
draw-seed-already-public = pozdě: turnaj skončil a seed losování je veřejný
