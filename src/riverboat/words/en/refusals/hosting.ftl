chair-stays-taken = chair { $chair } is taken: the table cannot have { $chairs }
rules-for-the-next-hand = new stakes and rules apply to the next hand: wait for it
only-one-game = only { $game } is played at this table
no-such-game =
    { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
games-between-hands = the next game is chosen between hands
not-the-dealer =
    { $who } cannot choose the next game: { PERSON($dealer) ->
        [you] you deal
       *[other] { $dealer } deals
    } it
nobody-deals = { $who } cannot choose the next game: nobody deals it
say-why-it-is-called-off = say why the hand is called off
say-why-it-is-corrected = say why the stack is corrected
say-what-for = say why, for all to read
no-action-to-take-back = nobody has acted since the last cards came: nothing can be taken back
takes-more-than-there-is =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }: no more than that can be taken from { PERSON($who) ->
        [you] you
       *[other] them
    }
played-to-its-end-first = the hand is played to its end first
