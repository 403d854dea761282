/** The keyboard of a table: which key is which intention, and when a key is none of the table's. */

export type Intent =
  | { kind: 'fold' | 'check-or-call' | 'raise' | 'submit' | 'time' | 'help' | 'chat' }
  | { kind: 'step'; by: 1 | -1; coarse: boolean }
  | { kind: 'choose'; which: number };

/** What of a keyboard event matters here. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/** What has the focus: `text` takes letters, `control` has its own Enter and Space. */
export type Focus = 'text' | 'amount' | 'control' | 'none';

/** What a key means at the table, or `null` if it is not for the table. */
export function intentOf(pressed: Pressed, focus: Focus): Intent | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || focus === 'text') return null;
  const step = stepOf(pressed, focus);
  if (step) return step;
  if (pressed.repeat) return null;
  if (focus === 'amount') return null;
  if (/^[1-9]$/.test(pressed.key)) return { kind: 'choose', which: Number(pressed.key) };
  switch (pressed.key) {
    case 'f':
    case 'F':
      return { kind: 'fold' };
    case 'c':
    case 'C':
      return { kind: 'check-or-call' };
    case 'r':
    case 'R':
      return { kind: 'raise' };
    case 't':
    case 'T':
      return { kind: 'chat' };
    case '?':
      return { kind: 'help' };
    case 'Enter':
      return focus === 'control' ? null : { kind: 'submit' };
    case ' ':
      return focus === 'control' ? null : { kind: 'time' };
    default:
      return null;
  }
}

function stepOf(pressed: Pressed, focus: Focus): Intent | null {
  const coarse = pressed.shiftKey;
  switch (pressed.key) {
    case 'ArrowUp':
      return { kind: 'step', by: 1, coarse };
    case 'ArrowDown':
      return { kind: 'step', by: -1, coarse };
    case 'ArrowRight':
      return focus === 'none' ? { kind: 'step', by: 1, coarse } : null;
    case 'ArrowLeft':
      return focus === 'none' ? { kind: 'step', by: -1, coarse } : null;
    case '+':
    case '=':
      return { kind: 'step', by: 1, coarse: false };
    case '-':
      return focus === 'amount' ? null : { kind: 'step', by: -1, coarse: false };
    default:
      return null;
  }
}

/** What kind of thing has the focus. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'none';
  if (target.dataset.amount !== undefined) return 'amount';
  if (target.isContentEditable) return 'text';
  const tag = target.tagName;
  if (tag === 'TEXTAREA' || tag === 'SELECT') return 'text';
  if (tag === 'INPUT') return (target as HTMLInputElement).type === 'range' ? 'amount' : 'text';
  return tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY' ? 'control' : 'none';
}
