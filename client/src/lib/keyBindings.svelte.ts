/** The key bindings of this device, stored in the browser. */
import type { Key } from './i18n/index.svelte';
import { ACTIONS, focusKind, intentOf, actionOfKey, DEFAULT_BINDINGS, type Action, type Bindings, type Intent } from './keyboard';

const STORAGE_KEY = 'rb.keys';

/** Parse stored bindings. Return the defaults if they are invalid or give one key two actions. */
export function parseBindings(stored: string | null): Bindings {
  const bound: Bindings = { ...DEFAULT_BINDINGS };
  let changes: Readonly<Record<string, unknown>>;
  try {
    changes = JSON.parse(stored ?? '{}');
  } catch {
    return bound;
  }
  for (const action of ACTIONS) {
    const key = changes[action];
    if (typeof key === 'string' && key) bound[action] = key;
  }
  return new Set(Object.values(bound)).size === ACTIONS.length ? bound : { ...DEFAULT_BINDINGS };
}

function loadBindings(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export const bindings: Bindings = $state(parseBindings(loadBindings()));

function saveBindings(): void {
  const changes = Object.fromEntries(ACTIONS.filter((action) => bindings[action] !== DEFAULT_BINDINGS[action]).map((action) => [action, bindings[action]]));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(changes));
  } catch {
    // A browser without storage starts with the defaults again.
  }
}

/** Bind a key to an action. If another action has the key, change nothing and return that action. */
export function bind(action: Action, key: string): Action | null {
  const owner = actionOfKey(key, bindings);
  if (owner && owner !== action) return owner;
  bindings[action] = key;
  saveBindings();
  return null;
}

/** Restore the defaults. */
export function resetBindings(): void {
  Object.assign(bindings, DEFAULT_BINDINGS);
  saveBindings();
}

export function isChanged(): boolean {
  return ACTIONS.some((action) => bindings[action] !== DEFAULT_BINDINGS[action]);
}

/**
 * Milliseconds without keys after the keyboard moves to another table, so that a key meant for one table does not act
 * at the next.
 */
const OWNER_DELAY_MS = 700;

/** The table that has the keyboard, on a page with several tables. */
class Keyboard {
  #owner = $state('');
  #settledAt = 0;

  /** The table that has the keyboard; empty on a page with one table. */
  get owner(): string {
    return this.#owner;
  }

  /** Pass the keyboard to another table: at once if the player has selected it, or after a moment. */
  passTo(table: string, now: number, pace: 'at once' | 'settling'): void {
    if (table === this.#owner) return;
    this.#owner = table;
    this.#settledAt = pace === 'at once' ? 0 : now + OWNER_DELAY_MS;
  }

  isForTable(table: string, now: number): boolean {
    return this.#owner === '' || (this.#owner === table && now >= this.#settledAt);
  }
}

export const keyboard = new Keyboard();

/** The intent of a key at a table, or null. */
export function intentOfEvent(event: KeyboardEvent, table: string): Intent | null {
  if (!keyboard.isForTable(table, event.timeStamp)) return null;
  return intentOf(event, focusKind(event.target), bindings);
}

/** The key of an action for screen readers: `F`, `Space`. */
export function shortcut(action: Action): string {
  const key = bindings[action];
  return key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
}

const KEY_SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** The label of a key on the keyboard. */
export function keyCap(key: string, t: (key: Key) => string): string {
  if (key === ' ') return t('keys-space');
  if (key === 'Enter') return t('keys-enter');
  return KEY_SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
