/** Reactions that are seen now: one over a seat, each for a moment. */
import type { React, Reacted } from '../../lib/wire';

export const REACTIONS: readonly React['kind'][] = ['laugh', 'wow', 'sad', 'angry', 'heart', 'bravo'];

/** How long one is seen, in milliseconds. */
export const SEEN = 3000;

/** What is seen with this one, in place of what its player showed before. */
export function withReaction(seen: readonly Reacted[], now: Reacted): readonly Reacted[] {
  return [...seen.filter((each) => each.player !== now.player), now];
}
