postflop-board-expected = { $card_count } { NUMBER($card_count) ->
        [one] board card
       *[other] board cards
    }: use 3 to 5
flop-invalid = invalid flop { $flop_text }: write three cards, such as AsKd2h
two-ranges-required = ranges { $range_count }: give two, for the first player to act and the second
two-card-range-expected = hands of { $card_count } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    }: spots are hold’em only
range-blocked = the board { CARDS($board) } blocks the whole range of the player { KEY($player) ->
        [oop] out of position
       *[ip] in position
    }
ranges-never-meet = the two ranges block each other completely
spot-chips-too-many =
    { KEY($chips_kind) ->
        [pot] pot
       *[stack] stack
    } of { $given_chips }: use more than 0 chips
share-out-of-bounds = { $share_name } { $given_share }: use a share from 0 to less than 1
negative-number = { $number_name } { $given_number }: use 0 or more
bet-size-text-invalid = invalid bet size { $size_text }: write 50% for a share of the pot, 90c for chips, 2.5x for a raise, geometric or all-in
raise-multiple-without-bet = a size such as 2.5x multiplies the bet being raised: use it for raises only
too-many-sizes = { $size_count } sizes for one action are too many: use { $max_sizes } at most
no-such-spot-street = unknown street { $street_name }; streets: { $streets }
no-such-spot-player = unknown player { $player_name }: oop acts first after the flop, ip acts last
betting-tree-too-large = the betting tree has more than { CHIPS($max_nodes) } nodes: use fewer sizes, or a lower cap on raises
tree-memory-exceeded = the tree needs { DECIMAL($needed_memory) }, the limit is { DECIMAL($memory_limit) }. Most of it is the { $street }: use fewer sizes there, a lower raise cap, or narrower ranges{ $can_use_16_bits ->
        [true] , or 16 bits for half the memory
       *[false] {""}
    }, or raise the memory limit
exploitability-target-invalid = target exploitability { $given_target }: use more than 0
no-such-unit = unknown unit { $unit_name }; units: { $units }
jobs-out-of-range = jobs { $job_count }: use 1 to { $max_jobs }
no-such-spot-action = action { $action_text } isn’t possible here; actions: { $legal_actions }
action-ambiguous = { $action_text } fits several actions here: { $matching_actions }
dealt-card-expected = the { $street } comes here, not { $action_text }: write its card, such as 7c
card-on-board = { CARDS($card) } can’t come: it’s on the board
path-after-hand-end = { $action_text } comes after the end of the hand
path-not-at-street-start = start at the first decision of a street: { $path } isn’t one
decision-missing = no player to act at { $path }
hand-outside-range = { $hand } is out of the range of the { KEY($player) ->
        [oop] first
       *[ip] second
    } player here
share-sum-invalid = the shares of { $hand } sum to { DECIMAL($share_sum) }: use 0 or more each, 1 in all
lock-value-missing = lock a node by shares of actions, or by a habit: node.lock({"{"}"check": 1{"}"}) or node.lock(never="bluffs")
player-habit-unknown = unknown habit { $habit_name }; habits: { $habits }
solution-file-invalid = not a saved solution: { $file }
solution-version-mismatch = { $file } is a version { $version } solution; this riverboat reads version { $supported_version }
solution-damaged = { $file } is damaged: truncated, or with a wrong checksum
solution-not-resumable = this solution has strategies only: save it with resumable=True to continue later
hand-without-flop = this hand has no flop: a spot starts on the flop or later
hand-not-heads-up = a spot needs 2 players with cards, not { $players }
no-such-spot-key = unknown spot setting { $key }; settings: { $known_keys }
spot-key-missing = a spot needs { $key }
flop-count-out-of-range = { $flop_count } { NUMBER($flop_count) ->
        [one] flop
       *[other] flops
    } in a set: use 1 to { CHIPS($max_flops) }
memory-limit-invalid = invalid memory limit { $limit_text }: use bytes, or text such as 4 GB
spot-file-invalid = invalid spot file { $file }: { $problem }
