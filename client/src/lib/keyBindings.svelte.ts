/** Which key does what on this device, kept in the browser. */
import type { Key } from './i18n/index.svelte';
import { ACTIONS, focusKind, intentOf, actionOfKey, USUAL, type Action, type Bindings, type Intent } from './keyboard';

const KEPT = 'rb.keys';

/** What somebody has changed, as far as it still makes sense: no key has two actions. */
export function parseBindings(kept: string | null): Bindings {
  const bound: Bindings = { ...USUAL };
  let changes: Readonly<Record<string, unknown>>;
  try {
    changes = JSON.parse(kept ?? '{}');
  } catch {
    return bound;
  }
  for (const action of ACTIONS) {
    const key = changes[action];
    if (typeof key === 'string' && key) bound[action] = key;
  }
  return new Set(Object.values(bound)).size === ACTIONS.length ? bound : { ...USUAL };
}

function loadBindings(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export const bindings: Bindings = $state(parseBindings(loadBindings()));

function saveBindings(): void {
  const changes = Object.fromEntries(ACTIONS.filter((each) => bindings[each] !== USUAL[each]).map((each) => [each, bindings[each]]));
  try {
    localStorage.setItem(KEPT, JSON.stringify(changes));
  } catch {
    // A browser that keeps nothing starts with the usual keys again.
  }
}

/** Give a key to an action; where another one has it, nothing changes and that one is told. */
export function bind(action: Action, key: string): Action | null {
  const owner = actionOfKey(key, bindings);
  if (owner && owner !== action) return owner;
  bindings[action] = key;
  saveBindings();
  return null;
}

/** The usual keys again. */
export function resetBindings(): void {
  Object.assign(bindings, USUAL);
  saveBindings();
}

export function isChanged(): boolean {
  return ACTIONS.some((action) => bindings[action] !== USUAL[action]);
}

/** A key that was meant for one table must not be heard by the next one: so long none is heard. */
const SETTLES = 700;

/** Whose the keys are where there are several tables on a page. */
class Keyboard {
  #owner = $state('');
  #settled = 0;

  /** The table that hears the keys; empty is the only one that is there. */
  get owner(): string {
    return this.#owner;
  }

  /** The keys are another table's: at once if somebody has turned to it, or a moment after. */
  give(table: string, now: number, how: 'at once' | 'settling'): void {
    if (table === this.#owner) return;
    this.#owner = table;
    this.#settled = how === 'at once' ? 0 : now + SETTLES;
  }

  isFor(table: string, now: number): boolean {
    return this.#owner === '' || (this.#owner === table && now >= this.#settled);
  }
}

export const keyboard = new Keyboard();

/** What a key that is pressed means at a table. */
export function intentOfEvent(event: KeyboardEvent, table: string): Intent | null {
  if (!keyboard.isFor(table, event.timeStamp)) return null;
  return intentOf(event, focusKind(event.target), bindings);
}

/** The key of an action for whoever reads the page aloud: `F`, `Space`. */
export function shortcut(action: Action): string {
  const key = bindings[action];
  return key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
}

const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };

/** A key as it is written on the keyboard. */
export function keyCap(key: string, t: (key: Key) => string): string {
  if (key === ' ') return t('keys.space');
  if (key === 'Enter') return t('keys.enter');
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
