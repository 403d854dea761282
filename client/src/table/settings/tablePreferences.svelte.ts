/** What somebody likes about a table on this device, kept in the browser. */
import { prefersReducedMotion } from '../../lib/animate';
import type { Sound } from '../../lib/sound';
import type { Tab } from '../beside/tabs';

/** The kinds of sounds that one may hear or not. */
export const KINDS = ['turn', 'cards', 'chips', 'win', 'chat', 'warning'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<Sound, Kind>> = {
  turn: 'turn',
  deal: 'cards',
  fold: 'cards',
  check: 'chips',
  chips: 'chips',
  win: 'win',
  chat: 'chat',
  warning: 'warning',
  tick: 'warning',
};

export interface TablePreferences {
  fourColours: boolean;
  /** The cloth, and what is on the back of the cards. */
  felt: 'green' | 'blue';
  back: 'plain' | 'woven';
  largeCards: boolean;
  /** One's own cards lie with the highest on the left. */
  sorted: boolean;
  /** What is heard of one's own clock: nothing, its last five seconds, and a beep at ten. */
  clockSound: 'off' | 'five' | 'ten';
  inBlinds: boolean;
  motion: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  sureFold: boolean;
  /** Ask before going all-in with more big blinds than this; 0 is never. */
  sureAllIn: number;
  notify: boolean;
  /** The kinds of sounds that are not heard. */
  silent: Kind[];
  /** A telephone shakes when it is one's turn, and stays awake while one is in a hand. */
  shake: boolean;
  awake: boolean;
  strength: boolean;
  /** The sizes in the five places of the bar; empty is the usual ones (see `bar/sizes`). */
  sizesUnraised: string[];
  sizesLater: string[];
  /** What lies beside the table; `auto` until somebody has chosen. */
  beside: Tab | 'none' | 'auto';
  /** The names of those whose chat is not shown. */
  muted: string[];
}

const KEPT = 'rb.table';

const USUAL: TablePreferences = {
  fourColours: true,
  felt: 'green',
  back: 'plain',
  largeCards: false,
  sorted: false,
  clockSound: 'five',
  inBlinds: false,
  motion: true,
  sounds: true,
  volume: 60,
  sureFold: true,
  sureAllIn: 50,
  notify: false,
  silent: [],
  shake: true,
  awake: true,
  strength: true,
  sizesUnraised: [],
  sizesLater: [],
  beside: 'auto',
  muted: [],
};

function loadPreferences(): TablePreferences {
  try {
    const kept: Partial<TablePreferences> = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return { ...USUAL, ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const liked: TablePreferences = $state(loadPreferences());

/** Keep what is liked now. */
export function savePreferences(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(liked));
  } catch {
    // A browser that keeps nothing starts with the usual again.
  }
}

/** So many milliseconds for a movement; none if none is wanted. */
export function animationMs(milliseconds: number): number {
  return liked.motion && !prefersReducedMotion() ? milliseconds : 0;
}

/** How loud a sound is, from 0 to 1. */
export function volume(sound: Sound): number {
  return liked.sounds && !liked.silent.includes(KIND_OF[sound]) ? liked.volume / 100 : 0;
}
