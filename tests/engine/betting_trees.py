"""Count every betting sequence of a small game, like perft in chess."""

from riverboat.engine import (
    CALL,
    FOLD,
    AnyCommand,
    Deal,
    Game,
    HandState,
    RaiseTo,
    ToAct,
    ToDeal,
    apply,
    decide,
    due,
    start,
)


def count_sequences(game: Game, stacks: tuple[int, ...]) -> tuple[int, int]:
    """Return the number of complete betting sequences and the number of decisions."""
    hand = HandState(start(game, stacks))
    return _walk(hand, sorted(hand.compiled.deck))


def _walk(hand: HandState, deck: list[int]) -> tuple[int, int]:
    while True:
        now = due(hand)
        if isinstance(now, tuple):
            for fact in now:
                apply(hand, fact)
        elif isinstance(now, ToDeal):
            # Any cards will do: betting does not depend on them.
            dealt_count = len(hand.dealt_cards)
            apply(
                hand,
                decide(
                    hand,
                    Deal(tuple(deck[dealt_count : dealt_count + now.count])),
                ),
            )
        else:
            break
    if not isinstance(now, ToAct):
        return 1, 0
    ending_count, decisions = 0, 1
    for command in options(now):
        other = hand.copy()
        apply(other, decide(other, command))
        more_ends, more_decisions = _walk(other, deck)
        ending_count += more_ends
        decisions += more_decisions
    return ending_count, decisions


def options(turn: ToAct) -> list[AnyCommand]:
    """Return the relevant actions: every size, and no fold when a check is free."""
    commands: list[AnyCommand] = [CALL, FOLD] if turn.call else [CALL]
    if turn.high:
        commands += [RaiseTo(to) for to in range(turn.low, turn.high + 1) if turn.allows(to)]
    return commands
