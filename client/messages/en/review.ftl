### Texts of the pages that review hands and train spots.

review-tabs = Study
review-tab-study = Solver
review-tab-review = Review
review-tab-train = Train

review-title = Review
review-text = Cost of each decision, and the better action.
review-private = Only you see your reviews.
review-own = Your hands in this room
review-own-text = Every decision in a period, costliest first.
review-own-day = Last 24 hours
review-own-week = Last 7 days
review-own-all = All hands
review-paste = Paste hands
review-paste-text = A hand history from PokerStars, GGPoker, Winamax, another supported site, or this room.
review-history = Hand history
review-file = Or open a file
review-player = Player
review-player-help = Empty: the hero of the file.
review-start = Solve from
review-start-flop = the flop
review-start-turn = the turn
review-start-river = the river
review-start-help = River: instant. Turn: a second or two. Flop: a minute or more.
review-go = Review
review-uploading = Uploading { $percent }
review-too-large = File too large: max { $mb } MB.
review-yours = Your reviews
review-none = No reviews yet.
review-of-hand = { $table }, hand { $hand }
review-of-table = { $table }
review-of-one = { $player }’s hand
review-of-text = { $player }’s hands
review-of-live = { $table }: { $player }’s hands
review-of-period = Hands from { $from }
review-of-all = All my hands
review-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
review-state-queued = Waiting
review-state-reviewing = In progress
review-state-done = Done
review-state-stopped = Stopped
review-state-failed = Failed
review-open = Open
review-stop = Stop
review-resume = Continue
review-delete = Delete
review-solving = Solving
review-solving-flop = Solving the flop
review-solving-turn = Solving the turn
review-solving-river = Solving the river
review-left-seconds = About { $n } s left
review-left-minutes =
    { $n ->
        [one] About { $n } minute left
       *[other] About { $n } minutes left
    }
review-ahead =
    { $n ->
        [one] { $n } review ahead of yours
       *[other] { $n } reviews ahead of yours
    }
review-progress = { $done } of { $total } { $total ->
        [one] hand
       *[other] hands
    }
review-paused =
    { $n ->
        [one] Your hour of computing time is used up. The review continues in { $n } minute.
       *[other] Your hour of computing time is used up. The review continues in { $n } minutes.
    }
review-left-out =
    { $n ->
        [one] { $n } hand left out
       *[other] { $n } hands left out
    }
review-unread =
    { $n ->
        [one] { $n } hand unreadable
       *[other] { $n } hands unreadable
    }
review-flop-pending = The other streets are done. The flop follows.
review-flop-missing = Flop not solved

review-hand-title = Hand { $hand }
review-replay = Replay
review-replay-hide = Hide replay
review-replay-step = Select a decision, or step through the hand.
review-download = Download
review-more = More hands
review-result = Result
review-all-in-ev = All-in EV
review-all-in-ev-text = Your result with all-ins at their equity.
review-loss = Decision loss
review-loss-text = EV of the best action minus EV of yours.
review-decisions = Decisions
review-solved = Solved
review-bb = { $n } bb
review-loss-of = −{ $bb } bb
review-loss-money = −{ $bb } bb ({ $money })
review-no-loss = No loss
review-in-chart = In the chart
review-off-chart = Not in the chart
review-not-judged = Not solved
review-street-preflop = Preflop
review-street-flop = Flop
review-street-turn = Turn
review-street-river = River
review-street-other = { $name }
review-pot = Pot
review-to-call = To call
review-pot-odds = Pot odds
review-equity = Equity
review-action = Action
review-frequency = Frequency
review-ev = EV, bb
review-ev-loss = Loss, bb
review-yours-mark = yours
review-best-mark = best
review-chart = Chart
review-kind-bet = Bet
review-kind-raise = Raise
review-grid-show = Strategy of the whole range
review-grid = { $player }’s strategy: { $street }
review-grid-point = Point at a hand to see its mix.
review-accuracy = Solved to { $n }% of the pot
review-ranges = Assumed ranges
review-ranges-text = Each player’s range on the flop. Change one and solve again.
review-ranges-own = { $player }, you
review-range-percent = { $percent } of hands
review-ranges-edit = Change
review-ranges-again = Solve again
review-notes = Notes
review-check = check
review-call = call
review-fold = fold
review-bet = bet { $chips }
review-raise = raise to { $chips }
review-all-in = all-in { $chips }

review-summary = Summary
review-costliest = Costliest decisions
review-none-yet = None yet.
review-costliest-none = No loss beyond the solver’s accuracy.
review-played-best = { $played }, better: { $best }
review-leaks = Leaks
review-leaks-text = Kinds of decisions that cost more than chance explains. The intervals hold for all kinds at once, with 95% confidence.
review-leaks-none = No leaks found. A leak needs at least 30 decisions of its kind.
review-leak-cost = { $cost } bb per decision ({ $low } to { $high })
review-leak-count =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
review-leak-often = { $action } { $played }, solution { $solution }
review-leak-train = Train this
review-leak-in = { $group }, { $line }
review-texture-monotone = Monotone flops
review-texture-two-tone = Two-tone flops
review-texture-rainbow = Rainbow flops
review-texture-two-tone-paired = Paired two-tone flops
review-texture-rainbow-paired = Paired rainbow flops
review-texture-rainbow-trips = Trips flops
review-line-unopened = no bet yet
review-line-checked-to = checked to you
review-line-facing-a-bet = facing a bet
review-line-facing-a-raise = facing a raise
review-line-facing-a-re-raise = facing a re-raise
review-list = Hands
review-number = Hand
review-position = Position
review-cards = Cards
review-board = Board

train-title = Train
train-text = Spots from 6-max and heads-up hands. Choose an action, and the solution grades it.
train-filter = Spots
train-any = Any
train-street = Street
train-position = Position
train-pot-type = Pot
train-pot-limped = Limped
train-pot-single-raised = Single-raised
train-pot-3-bet = 3-bet
train-pot-4-bet = 4-bet
train-pot-of = { $type } pot
train-texture = Flop
train-line = Situation
train-players = Players
train-depth = Stacks, bb
train-texture-monotone = Monotone
train-texture-two-tone = Two-tone
train-texture-rainbow = Rainbow
train-texture-paired = Paired
train-texture-unpaired = Unpaired
train-begin = Start
train-drawing = Loading a spot
train-next = Next spot
train-play = Play
train-play-decision = One decision
train-play-hand = Whole hands
train-play-on = Play on
train-hand-result = Result: { $bb } bb
train-hand-loss =
    { $n ->
        [one] This hand: { $bb } bb lost in { $n } decision
       *[other] This hand: { $bb } bb lost in { $n } decisions
    }
train-stop = Change spots
train-again = Again
train-spot = { $position } vs { $opponent }
train-hold = Your cards
train-board = Board
train-pot-now = Pot { $n } bb
train-call-now = { $n } bb to call
train-stack-now = { $n } bb behind
train-choose = Your action
train-keys = Keys: 1 to 9 choose an action, Enter continues, P plays on, N loads the next spot.
train-verdict-correct = Correct
train-verdict-inaccuracy = Inaccuracy
train-verdict-mistake = Mistake
train-verdict-blunder = Blunder
train-lost = { $bb } bb lost, { $percent } of the pot
train-comes-back = This spot comes back { $when }.
train-in-minutes = in 10 minutes
train-in-days =
    { $n ->
        [one] tomorrow
       *[other] in { $n } days
    }
train-learnt = You’ve learnt this spot.
train-progress = Progress
train-progress-text = Stored in this browser only. Save it to continue in another browser, or in the terminal with riverboat train --progress.
train-streak = Streak
train-best-streak = Best streak
train-answers = Answers
train-correct = Correct
train-loss = Loss per answer
train-due = Due
train-curve = Loss per answer by day, % of the pot
train-curve-text = Last day { $day }: { $loss }% of the pot lost per answer.
train-save = Save
train-load = Load
train-load-failed = Not a training progress file.
train-clear = Delete
train-clear-sure = Delete all progress?
train-keep = Keep
