/**
 * The layout of the table: chairs around an oval, or in two columns on a tall screen.
 *
 * Pixels, from the top left corner of the stage. Chair numbers go clockwise, and the player who looks
 * sits at the bottom. The layout does not depend on the state of the hand.
 */
import { columnLayout } from './columnLayout';
import { ovalLayout } from './ovalLayout';
import type { Layout, Room } from './layoutGeometry';

export * from './layoutGeometry';

/** A stage narrower than this has its seats in two columns, unless it is in landscape. */
const NARROW = 860;

export function layout(room: Room): Layout {
  const isTall = room.width < NARROW && room.height > room.width * 0.85;
  return isTall ? columnLayout(room) : ovalLayout(room);
}
