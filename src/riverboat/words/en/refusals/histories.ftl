on-a-line = line { $line }, { $said }: { $why }
is-to-act =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } to act: { $legal }
is-to =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } to { $legal }
is-to-choose =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } to choose: { $legal }
waits-for = the table waits for: { $legal }
is-not-over-yet = the hand is not over; { $waits }
breaks-off = the hand breaks off; { $waits }
cards-run-out = the cards run out; the table waits for: { $legal }
no-hole-cards-due = no hole cards are due; the table waits for: { $legal }
no-board-cards-due = no board cards are due; the table waits for: { $legal }
no-draw-is-on = no draw is on; the table waits for: { $legal }
upcard-is-missing = the upcard of { $who } is missing
no-hand-in-it = there is no hand in it
wins-otherwise = wins { $apart }
pays-otherwise = { $apart }
stacks-otherwise = ends with { $apart }
pot-otherwise = the pot is { $pot } (recorded { $recorded })
wins-otherwise-on-a-line = line { $line }: won: { $apart }
uncalled-otherwise-on-a-line = line { $line }: uncalled bets: { $apart }
pot-otherwise-on-a-line = line { $line }: the pot is { $pot } with a rake of { $rake }, not { $recorded }
breaks-off-before-its-winner = the hand breaks off before it says who won
not-a-state-line = { $text } is no STATE line of six fields
no-payoffs = { $text } are no payoffs
payoffs-for-others = { $count } payoffs for { $players } players
log-begins-with-hand-started = a log begins with HandStarted
no-facts-to-write = there are no facts to write
no-word-for-the-game = the format has no word for { $game }
no-word-for-what-went-wrong =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] a PokerStars history
        [acpc] a log
       *[other] { $form }
    } has no word for what went wrong in a hand and was put right ({ $fact }): our own log has one
no-name-for-the-game = { $game } is no game that has a name in this format
no-word-for-added-chips =
    { KEY($form) ->
        [phh] PHH
        [ohh] Open Hand History
        [pokerstars] a PokerStars history
        [acpc] a log
       *[other] { $form }
    } has no word for chips that are added while a hand is on, as { $who } did: our own log has one
no-code-for-it = the format has no code for { $game }
only-finished-hands-have-a-line = only a finished hand has a line in a log
no-room-for-what-is-dealt = a log has no room for what is dealt in { $game }
payoffs-come-to-nothing = a log has payoffs that come to nothing, and no rake
log-has-one-board = a log has one board, and this one was run more than once
begins-as-no-line-says = this hand begins as no line can say: { $again } for { $started }
one-hand-to-a-file = a { $one } file holds one hand; { $many } is for many
has-no-end = hand { $number } has no end that could be written: { $ended }
rake-before-the-end = the house took its rake before the hand was over, at fact { $at }
unknown-form = form { $given } of our logs is not known; form { $form } is
no-seat-for-the-hero = there is no seat { $hero } for the hero; seats are 0-{ $last }
no-hand-of-poker = no hand of poker: { $what }
hands-of-a-site = these are hands of { $site }, which are not read here yet
no-open-hand-history = this is JSON, and no Open Hand History: that has everything in an object 'ohh'
nothing-in-the-file = there is nothing in this file
begins-like-no-history = this begins like no history that is known here: { $line }; expected are PHH, Open Hand History, a site's text such as PokerStars', a log of the ACPC or one of riverboat
nothing-can-be-mended = not repaired: nothing in it can be mended
only-phh-is-mended = not repaired: only hands of PHH are mended
is-a-tournament-summary = this is a { $site } tournament summary: it has results and no hands
board-otherwise-on-a-line = line { $line }: the board is { CARDS($dealt) }, not { CARDS($recorded) }
damaged-archive = the archive is damaged: { $what }
archive-too-large = the archive unpacks to more than { $megabytes } MB
