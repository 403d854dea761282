refusal-on-line = line { $line }, { $line_text }: { $reason }
action-on-player-pending = action is on { $who }: { $legal_actions }
player-action-pending = { $who } to { $legal_actions }
player-choice-pending = { $who } to choose: { $legal_actions }
dealer-action-pending = waiting for: { $legal_actions }
hand-still-running = hand not over; { $pending_turn }
text-truncated = hand incomplete; { $pending_turn }
out-of-cards = out of cards; waiting for: { $legal_actions }
no-hole-cards-due = no hole cards to deal; waiting for: { $legal_actions }
no-board-cards-due = no board cards to deal; waiting for: { $legal_actions }
no-draw-now = no draw now; waiting for: { $legal_actions }
upcard-missing = missing upcard for { $who }
hand-missing-in-text = no hand found
winnings-mismatch = winnings differ: { $differences }
payments-mismatch = payoffs differ: { $differences }
stack-mismatch = final stacks differ: { $differences }
pot-mismatch = the pot is { $pot }, recorded as { $recorded_pot }
winnings-mismatch-on-line = line { $line }: winnings differ: { $differences }
uncalled-bet-mismatch = line { $line }: uncalled bets differ: { $differences }
pot-mismatch-on-line = line { $line }: the pot is { $pot } with a rake of { $rake }, recorded as { $recorded_pot }
winner-line-missing = hand incomplete: no winner
state-line-invalid = invalid STATE line, six fields needed: { $line_text }
no-payoffs = invalid payoffs: { $line_text }
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
hand-start-unwritable = this log can’t store the start of this hand: { $written_start } would come back as { $reread_start }
one-hand-per-file-format = a { $file_format } file has one hand; use { $many_hands_format } for many
hand-result-missing = hand { $number } has no result to write: { $end_reason }
rake-before-the-end = rake before the end of the hand, at log entry { $entry_number }
log-format-unknown = unknown log format { $format_number }; this version reads { $known_format }
no-seat-for-the-hero = invalid hero seat { $hero }; seats are 0 to { $max_seat }
poker-hand-invalid = invalid poker hand: { $hand_error }
site-unsupported = { $site } hands aren’t supported yet
open-hand-history-key-missing = JSON without Open Hand History: the object “ohh” is missing
file-empty = empty file
history-format-unknown = unknown hand history format: { $line }; use PHH, Open Hand History, text from a site such as PokerStars, an ACPC log or a riverboat log
repair-unneeded = not repaired: nothing to repair
repair-unsupported-for-format = not repaired: only PHH hands can be repaired
tournament-summary-given = this is a { $site } tournament summary: results only, no hands
board-mismatch-on-line = line { $line }: the board is { CARDS($dealt_board) }, recorded as { CARDS($recorded_board) }
damaged-archive = the archive is damaged: { $archive_error }
archive-too-large = the archive unpacks to more than { $megabytes } MB
