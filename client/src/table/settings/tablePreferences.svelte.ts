/** The preferences of a player for tables, stored in this browser. */
import { prefersReducedMotion } from '../../lib/animate';
import type { Sound } from '../../lib/sound/sound';
import type { Tab } from '../beside/tabs';

/** The kinds of sounds that can be turned off. */
export const SOUND_KINDS = ['turn', 'cards', 'chips', 'win', 'chat', 'warning'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

const KIND_OF_SOUND: Readonly<Record<Sound, SoundKind>> = {
  turn: 'turn',
  riffle: 'cards',
  deal: 'cards',
  card: 'cards',
  fold: 'cards',
  check: 'chips',
  chip: 'chips',
  stack: 'chips',
  slide: 'chips',
  win: 'win',
  chat: 'chat',
  warning: 'warning',
  tick: 'warning',
  break: 'warning',
};

export interface TablePreferences {
  fourColours: boolean;
  /** The colour of the felt, and the back of the cards. */
  felt: 'green' | 'blue';
  back: 'plain' | 'woven';
  largeCards: boolean;
  /** Sort the player's own cards, the highest on the left. */
  sorted: boolean;
  /** The sound of the turn clock: none, the last five seconds, or these and a warning at ten. */
  clockSound: 'off' | 'five' | 'ten';
  inBlinds: boolean;
  motion: boolean;
  sounds: boolean;
  /** From 0 to 100. */
  volume: number;
  sureFold: boolean;
  /** Confirm an all-in for more big blinds than this; 0 is never. */
  sureAllIn: number;
  notify: boolean;
  /** The kinds of sounds that are off. */
  silent: SoundKind[];
  /** A phone vibrates on the player's turn, and keeps its screen on during a hand. */
  shake: boolean;
  awake: boolean;
  strength: boolean;
  /** The chances of winning at an all-in. */
  equity: boolean;
  /** The bet sizes in the five places of the bar; empty for the defaults (see `bar/betSizes`). */
  sizesUnraised: string[];
  sizesLater: string[];
  /** The open tab of the side panel; `auto` until the player chooses. */
  beside: Tab | 'none' | 'auto';
  /** The names of muted players. */
  muted: string[];
}

const STORAGE_KEY = 'rb.table';

const DEFAULTS: TablePreferences = {
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
  equity: true,
  sizesUnraised: [],
  sizesLater: [],
  beside: 'auto',
  muted: [],
};

function loadPreferences(): TablePreferences {
  try {
    const storedPreferences: Partial<TablePreferences> = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { ...DEFAULTS, ...storedPreferences };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: TablePreferences = $state(loadPreferences());

/** Store the preferences. */
export function savePreferences(): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // A browser without storage starts with the defaults again.
  }
}

/** The duration of an animation; 0 if the player wants none. */
export function animationMs(milliseconds: number): number {
  return preferences.motion && !prefersReducedMotion() ? milliseconds : 0;
}

/** The volume of a sound, from 0 to 1. */
export function volume(sound: Sound): number {
  return preferences.sounds && !preferences.silent.includes(KIND_OF_SOUND[sound]) ? preferences.volume / 100 : 0;
}
