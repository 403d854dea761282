refusal-on-line = řádek { $line }, { $line_text }: { $reason }
action-on-player-pending =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: { $legal_actions }
player-action-pending =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } na výběr: { $legal_actions }
player-choice-pending =
    { PERSON($who) ->
        [you] volíte
       *[other] { $who } volí
    }: { $legal_actions }
dealer-action-pending = čeká se na: { $legal_actions }
hand-still-running = rozdání neskončilo; { $pending_turn }
text-truncated = rozdání je neúplné; { $pending_turn }
out-of-cards = karty došly; čeká se na: { $legal_actions }
no-hole-cards-due = hráčům se teď nerozdává; čeká se na: { $legal_actions }
no-board-cards-due = na board se teď nerozdává; čeká se na: { $legal_actions }
no-draw-now = teď se karty nemění; čeká se na: { $legal_actions }
upcard-missing = chybí otevřená karta ({ $who })
hand-missing-in-text = nenašlo se žádné rozdání
winnings-mismatch = výhry se liší: { $differences }
payments-mismatch = výplaty se liší: { $differences }
stack-mismatch = stacky na konci se liší: { $differences }
pot-mismatch = v banku je { $pot }, v záznamu { $recorded_pot }
winnings-mismatch-on-line = řádek { $line }: výhry se liší: { $differences }
uncalled-bet-mismatch = řádek { $line }: nedorovnané sázky se liší: { $differences }
pot-mismatch-on-line = řádek { $line }: v banku je { $pot } s rakem { $rake }, v záznamu { $recorded_pot }
winner-line-missing = rozdání je neúplné: chybí vítěz
state-line-invalid = neplatný řádek STATE, má mít šest polí: { $line_text }
no-payoffs = neplatné výplaty: { $line_text }
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
hand-start-unwritable = tento záznam neumí zapsat začátek tohoto rozdání: { $reread_start } místo { $written_start }
one-hand-per-file-format = soubor { $file_format } obsahuje jedno rozdání; pro více rozdání je { $many_hands_format }
hand-result-missing = rozdání { $number } nemá výsledek k zápisu: { $end_reason }
rake-before-the-end = rake před koncem rozdání, v položce záznamu { $entry_number }
log-format-unknown = neznámý formát záznamu { $format_number }; tato verze čte { $known_format }
no-seat-for-the-hero = neznámé místo hráče hero { $hero }; místa jsou 0–{ $max_seat }
poker-hand-invalid = neplatné pokerové rozdání: { $hand_error }
site-unsupported = rozdání z { $site } zatím nejsou podporovaná
open-hand-history-key-missing = JSON bez Open Hand History: chybí objekt „ohh“
file-empty = prázdný soubor
history-format-unknown = neznámý formát: { $line }; použijte PHH, Open Hand History, text z herny, třeba PokerStars, záznam ACPC nebo záznam riverboat
repair-unneeded = neopraveno: není co opravit
repair-unsupported-for-format = neopraveno: opravit lze jen rozdání ve formátu PHH
tournament-summary-given = toto je souhrn turnaje z herny { $site }: jen výsledky, bez rozdání
board-mismatch-on-line = řádek { $line }: board je { CARDS($dealt_board) }, v záznamu { CARDS($recorded_board) }
damaged-archive = archiv je poškozený: { $archive_error }
archive-too-large = archiv má po rozbalení víc než { $megabytes } MB
