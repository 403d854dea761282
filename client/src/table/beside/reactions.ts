/** The reactions shown now: one for each seat, each for a moment. */
import type { React, ReactionMessage } from '../../lib/wire';

export const REACTIONS: readonly React['kind'][] = ['laugh', 'wow', 'sad', 'angry', 'heart', 'bravo'];

/** Milliseconds for which a reaction is shown. */
export const REACTION_MS = 3000;

/** The reactions with this one, which replaces the last reaction of its player. */
export function withReaction(reactions: readonly ReactionMessage[], newReaction: ReactionMessage): readonly ReactionMessage[] {
  return [...reactions.filter((reaction) => reaction.player !== newReaction.player), newReaction];
}
