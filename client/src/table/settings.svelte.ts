/** What somebody likes about a table on this device, kept in the browser. */
import { motionIsReduced } from '../lib/animate';

export interface Liked {
  fourColours: boolean;
  inBlinds: boolean;
  motion: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  sureFold: boolean;
  /** Ask before going all-in with more big blinds than this; 0 is never. */
  sureAllIn: number;
  notify: boolean;
  strength: boolean;
  /** The names of those whose chat is not shown. */
  muted: string[];
}

const KEPT = 'rb.table';

const USUAL: Liked = {
  fourColours: true,
  inBlinds: false,
  motion: true,
  sounds: true,
  volume: 60,
  sureFold: true,
  sureAllIn: 50,
  notify: false,
  strength: true,
  muted: [],
};

function recalled(): Liked {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Liked>) };
  } catch {
    return { ...USUAL };
  }
}

export const liked: Liked = $state(recalled());

/** Keep what is liked now. */
export function keepLiked(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(liked));
  } catch {
    // A browser that keeps nothing starts with the usual again.
  }
}

/** So many milliseconds for a movement; none if none is wanted. */
export function lasting(milliseconds: number): number {
  return liked.motion && !motionIsReduced() ? milliseconds : 0;
}

/** The volume of sounds, from 0 to 1. */
export function volume(): number {
  return liked.sounds ? liked.volume / 100 : 0;
}
