postflop-board-expected = { $cards } { NUMBER($cards) ->
        [one] board card
       *[other] board cards
    }: use 3 to 5
flop-invalid = invalid flop { $given }: write three cards, such as AsKd2h
two-ranges-required = ranges { $given }: give two, for the first player to act and the second
two-card-range-expected = hands of { $cards } { NUMBER($cards) ->
        [one] card
       *[other] cards
    }: spots are hold’em only
range-blocked = the board { CARDS($board) } blocks the whole range of the player { KEY($player) ->
        [oop] out of position
       *[ip] in position
    }
ranges-never-meet = the two ranges block each other completely
spot-chips-too-many =
    { KEY($what) ->
        [pot] pot
       *[stack] stack
    } of { $given }: use more than 0 chips
share-out-of-bounds = { $what } { $given }: use a share from 0 to less than 1
negative-number = { $what } { $given }: use 0 or more
no-such-size = invalid bet size { $given }: write 50% for a share of the pot, 90c for chips, 2.5x for a raise, geometric or all-in
multiple-without-bet = a size such as 2.5x multiplies the bet being raised: use it for raises only
too-many-sizes = { $given } sizes for one action are too many: use { $most } at most
no-such-spot-street = unknown street { $given }; streets: { $streets }
no-such-spot-player = unknown player { $given }: oop acts first after the flop, ip acts last
betting-tree-too-large = the betting tree has more than { CHIPS($most) } nodes: use fewer sizes, or a lower cap on raises
tree-memory-exceeded = the tree needs { $needed }, the limit is { $allowed }. Most of it is the { $street }: use fewer sizes there, a lower raise cap, or narrower ranges{ $halves ->
        [true] , or 16 bits for half the memory
       *[false] {""}
    }, or raise the memory limit
exploitability-target-invalid = target exploitability { $given }: use more than 0
no-such-unit = unknown unit { $given }; units: { $units }
jobs-out-of-range = jobs { $given }: use 1 to { $most }
no-such-spot-action = action { $given } isn’t possible here; actions: { $actions }
action-ambiguous = { $given } fits several actions here: { $actions }
dealt-card-expected = the { $street } comes here, not { $given }: write its card, such as 7c
card-on-board = { CARDS($card) } can’t come: it’s on the board
path-after-hand-end = { $given } follows the end of the hand
path-not-at-street-start = start at the first decision of a street: { $path } isn’t one
decision-missing = no player to act at { $path }
hand-outside-range = { $hand } is out of the range of the { KEY($player) ->
        [oop] first
       *[ip] second
    } player here
share-sum-invalid = the shares of { $hand } sum to { $whole }: use 0 or more each, 1 in all
lock-value-missing = lock a node by shares of actions, or by a habit: node.lock({"{"}"check": 1{"}"}) or node.lock(never="bluffs")
habit-unknown = unknown habit { $given }; habits: { $habits }
solution-file-invalid = not a saved solution: { $file }
solution-version-mismatch = { $file } is a version { $version } solution; this riverboat reads version { $known }
solution-damaged = { $file } is damaged: truncated, or with a wrong checksum
solution-not-resumable = this solution has strategies only: save it with resumable=True to continue later
hand-without-flop = this hand has no flop: a spot starts on the flop or later
hand-not-heads-up = a spot needs 2 players with cards, not { $players }
no-such-spot-key = unknown spot setting { $key }; settings: { $known }
spot-key-missing = a spot needs { $key }
flop-count-out-of-range = { $given } { NUMBER($given) ->
        [one] flop
       *[other] flops
    } in a set: use 1 to { CHIPS($most) }
memory-limit-format = invalid memory limit { $given }: use bytes, or text such as 4 GB
spot-file-invalid = invalid spot file { $file }: { $problem }
