refusal-on-line = line { $line }, { $said }: { $why }
action-on-player = action is on { $who }: { $legal }
player-to-act = { $who } to { $legal }
player-to-choose = { $who } to choose: { $legal }
action-pending = waiting for: { $legal }
hand-still-running = hand not over; { $waits }
text-truncated = hand incomplete; { $waits }
out-of-cards = out of cards; waiting for: { $legal }
no-hole-cards-due = no hole cards to deal; waiting for: { $legal }
no-board-cards-due = no board cards to deal; waiting for: { $legal }
no-draw-now = no draw now; waiting for: { $legal }
upcard-missing = missing upcard for { $who }
hand-missing-in-text = no hand found
winnings-mismatch = winnings differ: { $apart }
payments-mismatch = payoffs differ: { $apart }
stack-mismatch = final stacks differ: { $apart }
pot-mismatch = the pot is { $pot }, recorded as { $recorded }
winnings-mismatch-on-line = line { $line }: winnings differ: { $apart }
uncalled-bet-mismatch = line { $line }: uncalled bets differ: { $apart }
pot-mismatch-on-line = line { $line }: the pot is { $pot } with a rake of { $rake }, recorded as { $recorded }
winner-line-missing = hand incomplete, without a winner
state-line-invalid = invalid STATE line, six fields needed: { $text }
no-payoffs = invalid payoffs: { $text }
payoff-count-mismatch = { $count } { NUMBER($count) ->
        [one] payoff
       *[other] payoffs
    } for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
hand-started-record-missing = a log begins with HandStarted
no-events-to-write = no events to record
game-unsupported-by-format = the format doesn’t support { $game }
irregularity-unsupported =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] the PokerStars format
        [acpc] the ACPC format
       *[other] { $form }
    } can’t store irregularities ({ $fact }): use riverboat’s own log
game-name-missing = no name for { $game } in this format
added-chips-unsupported =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] the PokerStars format
        [acpc] the ACPC format
       *[other] { $form }
    } can’t store chips added during a hand ({ $who }): use riverboat’s own log
game-code-missing = no code for { $game } in this format
unfinished-hand-unwritable = only finished hands fit into this log
game-cards-unstorable = this log can’t store the cards of { $game }
payoffs-without-rake = this log can’t store rake: its payoffs must add up to zero
log-with-one-board = this log has one board, the hand has more
hand-start-unwritable = this log can’t store the start of this hand: { $started } would come back as { $again }
single-hand-format = a { $one } file has one hand; use { $many } for many
hand-result-missing = hand { $number } has no result to write: { $ended }
rake-before-the-end = rake before the end of the hand, at log entry { $at }
log-format-unknown = unknown log format { $given }; this version reads { $form }
no-seat-for-the-hero = invalid hero seat { $hero }; seats are 0 to { $last }
poker-hand-invalid = invalid poker hand: { $what }
site-unsupported = { $site } hands aren’t supported yet
no-open-hand-history = JSON without Open Hand History: the object “ohh” is missing
file-empty = empty file
history-format-unknown = unknown hand history format: { $line }; use PHH, Open Hand History, a site’s text such as PokerStars’, an ACPC log or a riverboat log
repair-unneeded = not repaired: nothing to repair
repair-of-phh-only = not repaired: only PHH hands can be repaired
tournament-summary-given = this is a { $site } tournament summary: results only, no hands
board-mismatch-on-line = line { $line }: the board is { CARDS($dealt) }, recorded as { CARDS($recorded) }
damaged-archive = the archive is damaged: { $what }
archive-too-large = the archive unpacks to more than { $megabytes } MB
