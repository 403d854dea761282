/**
 * The layout of the table: seats around a superellipse, or in two columns on a tall screen.
 *
 * Pixels, from the top left corner of the stage. Chair numbers go clockwise, and the player who looks
 * sits at the bottom. The layout depends on the chairs that are shown, not on the state of the hand.
 */
import { columnLayout } from './columnLayout';
import { ovalLayout } from './ovalLayout';
import type { Layout, Room } from './layoutGeometry';

export * from './layoutGeometry';

/** A stage narrower than this has its seats in two columns, unless it is in landscape. */
const NARROW_STAGE = 860;
/** A stage lower than this is that of a phone in landscape. */
const LOW_STAGE_HEIGHT = 390;

export function layout(room: Room): Layout {
  const isTall = room.height > room.width * (room.width < NARROW_STAGE && room.height > LOW_STAGE_HEIGHT ? 0.85 : 1);
  return isTall ? columnLayout(room) : ovalLayout(room);
}
