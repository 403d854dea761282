postflop-board-expected = a board has 3 to 5 cards, not { $cards }
no-flop = { $given } is not a flop: write three cards, such as AsKd2h
two-ranges = ranges: two are expected, of the first player to act and of the second, not { $given }
two-card-range-expected = spots are hold'em only: 2 cards a hand, not { $cards }
range-blocked =
    the range of the { KEY($player) ->
        [oop] first
       *[ip] second
    } player has no hand beside the board { CARDS($board) }
ranges-never-meet = each hand of one range shares a card with each hand of the other
spot-chips-too-many =
    the { KEY($what) ->
        [pot] pot
       *[stack] stack
    } has more than 0 chips, not { $given }
share-out-of-bounds = { $what } is a share from 0 to less than 1, not { $given }
not-below-zero = { $what } is a number from 0 on, not { $given }
no-such-size = { $given } is not a bet size: write 50% of the pot, 90c for chips, 2.5x for a raise, geometric or all-in
multiple-of-no-bet = 2.5x is a multiple of the bet that is raised, so it is a size of raises only
too-many-sizes = { $given } sizes of one action are too many: at most { $most }
no-such-spot-street = { $given } is not a street; streets are { $streets }
no-such-spot-player = { $given } is not a player: oop acts first after the flop, ip acts last
betting-tree-too-large = the betting tree has more than { CHIPS($most) } nodes: use fewer sizes, or a lower cap on raises
tree-memory-exceeded =
    the tree needs { $needed }, and { $allowed } are allowed. Most of it is the { $street }: use fewer sizes there, a lower cap on raises, or narrower ranges{ $halves ->
        [true] , or 16 bits, which take half
       *[false] {""}
    }; a higher memory limit allows more
target-not-positive = the exploitability to reach is more than 0, not { $given }
no-such-unit = { $given } is not a unit; units are { $units }
jobs-out-of-range = jobs: 1 to { $most } are expected, not { $given }
no-such-spot-action = no action { $given } here; actions are { $actions }
several-actions = { $given } is more than one action here: { $actions }
dealt-card-expected = { $given } stands where the { $street } is dealt: write its card, such as 7c
card-on-board = { CARDS($card) } cannot come: it is on the board
path-after-hand-end = { $given } follows the end of the hand
path-not-at-street-start = a spot begins with a street, and { $path } is not the first decision of one
decision-missing = nobody acts at { $path }
not-in-range =
    { $hand } is not in the range of the { KEY($player) ->
        [oop] first
       *[ip] second
    } player here
shares-sum-to-one = the shares of { $hand } are 0 or more and sum to 1, not to { $whole }
lock-missing = a lock has shares of actions, or a habit: node.lock({"{"}"check": 1{"}"}) or node.lock(never="bluffs")
no-such-habit = { $given } is no habit; there are { $habits }
no-solution = { $file } is no saved solution
solution-of-other-version = { $file } is a version { $version } solution; this riverboat reads version { $known }
solution-damaged = { $file } is damaged: it ends too early, or its contents do not match their checksum
solution-not-resumable = this solution has strategies only: save it with resumable=True to continue later
hand-before-flop = a spot begins on the flop or later, and this hand has no flop
hand-not-heads-up = a spot is between 2 players with cards, and this hand has { $players }
no-such-spot-key = { $key } is no setting of a spot; there are { $known }
spot-lacks-key = a spot needs { $key }
flop-count-out-of-range = a set has 1 to { CHIPS($most) } flops, not { $given }
memory-limit-format = memory limit: bytes or text such as 4 GB are expected, not { $given }
no-spot-file = { $file } is no spot: { $problem }
