/** The keyboard of a table: the intents of keys, and the keys that a table ignores. */

export type Intent =
  | { kind: 'fold' | 'check-or-call' | 'raise' | 'submit' | 'time' | 'help' | 'chat' }
  | { kind: 'step'; by: 1 | -1; coarse: boolean }
  | { kind: 'choose'; which: number };

/** The actions that can have a key. */
export const ACTIONS = [
  'fold', 'call', 'raise', 'larger', 'smaller', 'submit', 'time', 'chat', 'help',
  'choose-1', 'choose-2', 'choose-3', 'choose-4', 'choose-5', 'choose-6', 'choose-7', 'choose-8', 'choose-9',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The key of each action by its name in browsers; letters are lower case. */
export type Bindings = Record<Action, string>;

export const DEFAULT_BINDINGS: Readonly<Bindings> = {
  fold: 'f',
  call: 'c',
  raise: 'r',
  larger: 'ArrowUp',
  smaller: 'ArrowDown',
  submit: 'Enter',
  time: ' ',
  chat: 't',
  help: '?',
  'choose-1': '1',
  'choose-2': '2',
  'choose-3': '3',
  'choose-4': '4',
  'choose-5': '5',
  'choose-6': '6',
  'choose-7': '7',
  'choose-8': '8',
  'choose-9': '9',
};

/** Alternative keys, unless they are bound to another action. */
const FIXED_KEYS: Readonly<Record<string, Action>> = {
  ArrowRight: 'larger',
  '+': 'larger',
  '=': 'larger',
  ArrowLeft: 'smaller',
  '-': 'smaller',
};

/** Keys reserved for the browser and for keyboard navigation. */
const RESERVED_KEYS = new Set([
  'Tab', 'Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ContextMenu',
  'Dead', 'Process', 'Unidentified', 'F5', 'F11', 'F12',
]);

/** The part of a keyboard event that matters here. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/** The kind of the focused element: `text` takes letters, `control` handles Enter and Space itself. */
export type FocusKind = 'text' | 'amount' | 'control' | 'none';

/** The intent of a key at the table, or null if the key is not for the table. */
export function intentOf(pressed: KeyPress, focus: FocusKind, bound: Readonly<Bindings> = DEFAULT_BINDINGS): Intent | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === 'text') return null;
  const key = normalizeKey(pressed.key);
  const action = actionOfKey(key, bound) ?? FIXED_KEYS[key];
  if (!action) return null;
  const isCoarse = pressed.shiftKey && key.length > 1;
  if (action === 'larger' || action === 'smaller') {
    return canStepAmount(key, focus) ? { kind: 'step', by: action === 'larger' ? 1 : -1, coarse: isCoarse } : null;
  }
  if (pressed.repeat || focus === 'amount') return null;
  if (focus === 'control' && (key === 'Enter' || key === ' ')) return null;
  if (action.startsWith('choose-')) return { kind: 'choose', which: Number(action.slice(7)) };
  return { kind: action === 'call' ? 'check-or-call' : action } as Intent;
}

/** Return true if a key steps the amount. In the field of the amount, keys that type or move keep their meaning. */
function canStepAmount(key: string, focus: FocusKind): boolean {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return focus === 'none';
  return focus !== 'amount' || key.length > 1 || key === '+' || key === '=';
}

/** The action of a key. */
export function actionOfKey(key: string, bound: Readonly<Bindings>): Action | undefined {
  return ACTIONS.find((action) => bound[action] === key);
}

/** The key of an event if an action may have it; letters are lower case, also with Shift. */
export function bindableKey(pressed: KeyPress): string | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || RESERVED_KEYS.has(pressed.key)) return null;
  return normalizeKey(pressed.key);
}

function normalizeKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The kind of the focused element. */
export function focusKind(target: EventTarget | null): FocusKind {
  if (!(target instanceof HTMLElement)) return 'none';
  if (target.dataset.amount !== undefined) return 'amount';
  if (target.isContentEditable) return 'text';
  const tag = target.tagName;
  if (tag === 'TEXTAREA' || tag === 'SELECT') return 'text';
  if (tag === 'INPUT') return (target as HTMLInputElement).type === 'range' ? 'amount' : 'text';
  return tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY' ? 'control' : 'none';
}
