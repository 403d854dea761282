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
    return _count_sequences(hand, sorted(hand.compiled.deck))


def _count_sequences(hand: HandState, deck: list[int]) -> tuple[int, int]:
    while True:
        pending = due(hand)
        if isinstance(pending, tuple):
            for fact in pending:
                apply(hand, fact)
        elif isinstance(pending, ToDeal):
            # Any cards will do: betting does not depend on them.
            dealt_count = len(hand.dealt_cards)
            apply(
                hand,
                decide(
                    hand,
                    Deal(tuple(deck[dealt_count : dealt_count + pending.count])),
                ),
            )
        else:
            break
    if not isinstance(pending, ToAct):
        return 1, 0
    sequence_count, decision_count = 0, 1
    for command in list_actions(pending):
        next_hand = hand.copy()
        apply(next_hand, decide(next_hand, command))
        later_sequences, later_decisions = _count_sequences(next_hand, deck)
        sequence_count += later_sequences
        decision_count += later_decisions
    return sequence_count, decision_count


def list_actions(turn: ToAct) -> list[AnyCommand]:
    """Return the relevant actions: every size, and no fold when a check is free."""
    commands: list[AnyCommand] = [CALL, FOLD] if turn.call else [CALL]
    if turn.high:
        commands += [
            RaiseTo(total) for total in range(turn.low, turn.high + 1) if turn.allows(total)
        ]
    return commands
