/**
 * Where everything lies on the table: chairs around an oval, or in two columns on a tall screen.
 *
 * Pixels, from the top left corner of the stage. Chair numbers go clockwise, and the one who looks
 * sits at the bottom. Nothing here knows what is drawn.
 */
import { columnLayout } from './columnLayout';
import { ovalLayout } from './ovalLayout';
import type { Layout, Room } from './layoutGeometry';

export * from './layoutGeometry';

/** A stage no wider than this has its seats in two columns, unless it lies on its side. */
const NARROW = 860;

export function layout(room: Room): Layout {
  const isTall = room.width < NARROW && room.height > room.width * 0.85;
  return isTall ? columnLayout(room) : ovalLayout(room);
}
