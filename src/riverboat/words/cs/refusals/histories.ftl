refusal-on-line = řádek { $line }, { $said }: { $why }
action-on-player =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: { $legal }
player-to-act =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { $legal }
player-to-choose =
    { PERSON($who) ->
        [you] volíte
       *[other] { $who } volí
    }: { $legal }
action-pending = čeká se na: { $legal }
hand-still-running = rozdání neskončilo; { $waits }
text-truncated = rozdání je neúplné; { $waits }
out-of-cards = karty došly; čeká se na: { $legal }
no-hole-cards-due = hráčům se teď nerozdává; čeká se na: { $legal }
no-board-cards-due = na board se teď nerozdává; čeká se na: { $legal }
no-draw-now = teď se karty nemění; čeká se na: { $legal }
upcard-missing = chybí odkrytá karta ({ $who })
hand-missing-in-text = nenašlo se žádné rozdání
winnings-mismatch = výhry se liší: { $apart }
payments-mismatch = výplaty se liší: { $apart }
stack-mismatch = stacky na konci se liší: { $apart }
pot-mismatch = v banku je { $pot }, v záznamu { $recorded }
winnings-mismatch-on-line = řádek { $line }: výhry se liší: { $apart }
uncalled-bet-mismatch = řádek { $line }: nedorovnané sázky se liší: { $apart }
pot-mismatch-on-line = řádek { $line }: v banku je { $pot } s rakem { $rake }, v záznamu { $recorded }
winner-line-missing = rozdání je neúplné, bez vítěze
state-line-invalid = neplatný řádek STATE, má mít šest polí: { $text }
no-payoffs = neplatné výplaty: { $text }
payoff-count-mismatch =
    { NUMBER($count) ->
        [one] { $count } výplata
        [few] { $count } výplaty
       *[other] { $count } výplat
    } pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }
hand-started-record-missing = záznam musí začínat událostí HandStarted
no-events-to-write = není co zapsat
game-unsupported-by-format = formát neumí { $game }
irregularity-unsupported =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] formát PokerStars
        [acpc] formát ACPC
       *[other] { $form }
    } neumí zapsat nesrovnalost ({ $fact }): použijte záznam riverboat
game-name-missing = { $game } nemá v tomto formátu jméno
added-chips-unsupported =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] formát PokerStars
        [acpc] formát ACPC
       *[other] { $form }
    } neumí zapsat žetony přidané během rozdání ({ $who }): použijte záznam riverboat
game-code-missing = formát nemá kód pro hru { $game }
unfinished-hand-unwritable = do tohoto záznamu patří jen dohraná rozdání
game-cards-unstorable = tento záznam neumí zapsat karty hry { $game }
payoffs-without-rake = tento záznam neumí zapsat rake: výplaty v něm musí dát dohromady nulu
log-with-one-board = tento záznam má jeden board, rozdání jich má víc
hand-start-unwritable = tento záznam neumí zapsat začátek tohoto rozdání: { $again } místo { $started }
single-hand-format = soubor { $one } obsahuje jedno rozdání; pro více rozdání je { $many }
hand-result-missing = rozdání { $number } nemá výsledek k zápisu: { $ended }
rake-before-the-end = rake před koncem rozdání, v položce záznamu { $at }
log-format-unknown = neznámý formát záznamu { $given }; tato verze čte { $form }
no-seat-for-the-hero = neznámé místo hráče hero { $hero }; místa jsou 0-{ $last }
poker-hand-invalid = neplatné pokerové rozdání: { $what }
site-unsupported = rozdání z { $site } zatím nejsou podporovaná
no-open-hand-history = JSON bez Open Hand History: chybí objekt 'ohh'
file-empty = prázdný soubor
history-format-unknown = neznámý formát: { $line }; použijte PHH, Open Hand History, text herny jako PokerStars, log ACPC nebo záznam riverboat
repair-unneeded = neopraveno: není co opravit
repair-of-phh-only = neopraveno: opravit lze jen rozdání ve formátu PHH
tournament-summary-given = toto je souhrn turnaje z herny { $site }: jen výsledky, bez rozdání
board-mismatch-on-line = řádek { $line }: board je { CARDS($dealt) }, v záznamu { CARDS($recorded) }
damaged-archive = archiv je poškozený: { $what }
archive-too-large = archiv má po rozbalení víc než { $megabytes } MB
