/** The three places of the bar, which never change: what lies where is settled by what it does. */

/**
 * `left`: to give up, to refuse, to go without (fold, muck, no straddle).
 * `middle`: to stay as cheaply as one may, and what does no harm (check, call, come back).
 * `right`: to put in more, to show, to accept (bet, raise, draw, straddle).
 *
 * What shows or throws away cards never lies in the middle, where a check or a call was a moment ago.
 */
export type BarSlot = 'left' | 'middle' | 'right';
export const PLACES: readonly BarSlot[] = ['left', 'middle', 'right'];

/** Where one of several answers lies that grow from the first to the last. */
export function slotAt(at: number, of: number): BarSlot {
  if (at === 0) return 'left';
  return at < of - 1 ? 'middle' : 'right';
}

/** One of the buttons in them. */
export interface BarButton {
  place: BarSlot;
  label: string;
  /** What it comes to, if that is not its label: when this changes, the button is dead for a moment. */
  means?: string;
  /** What it does; without this it submits the form that it is in. */
  press?: () => void;
  off?: boolean;
  /** It stands out. */
  strong?: boolean;
  /** It is one that stays pressed. */
  pressed?: boolean;
  /** The key that presses it, as an intention, and as it is read aloud. */
  key?: 'fold' | 'check-or-call' | 'submit' | undefined;
  shortcut?: string;
  title?: string;
}
