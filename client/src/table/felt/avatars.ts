/** The face of each player at a table: a drawn animal, an initial in a colour, or the robot of a bot. */
import type { SeatView } from '../../lib/wire';

const ANIMALS = ['fox', 'owl', 'bear', 'cat', 'frog', 'hare', 'heron'] as const;
const ROBOTS = ['bot', 'bot-dome', 'bot-screen'] as const;
/** Three of ten names get an initial while their animals are free. */
const FACE_COUNT = 10;
/** The colours of initials and of names in the log. */
export const COLOUR_COUNT = 10;

export interface Avatar {
  /** The name of a drawing, or null for an initial. */
  drawing: (typeof ANIMALS)[number] | (typeof ROBOTS)[number] | null;
  /** The face of a bot; bots also differ by their colours. */
  isRobot: boolean;
  initial: string;
  /** From 0 to 9. */
  colour: number;
}

/** The avatars by chair. A name has the same animal at each table, unless another player has it already. */
export function avatarsOf(seats: readonly Pick<SeatView, 'chair' | 'player' | 'called' | 'bot'>[]): Map<number, Avatar> {
  const usedAvatars = new Set<string>();
  return new Map(
    seats.map((seat): [number, Avatar] => {
      const animal = ANIMALS[hashText(seat.player) % FACE_COUNT] ?? null;
      const drawing = seat.bot ? ROBOTS[hashText(seat.player) % ROBOTS.length]! : animal && !usedAvatars.has(animal) ? animal : null;
      if (drawing) usedAvatars.add(drawing);
      return [seat.chair, { drawing, isRobot: seat.bot, initial: [...seat.called][0]?.toUpperCase() ?? '', colour: (seat.chair - 1) % COLOUR_COUNT }];
    }),
  );
}

function hashText(text: string): number {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return sum >>> 3;
}
