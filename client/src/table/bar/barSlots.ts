/** The three slots of the action bar. The kind of an action determines its slot. */

/**
 * `left`: give up, refuse or decline (fold, muck, no straddle).
 * `middle`: stay in at the lowest price, and harmless actions (check, call, come back).
 * `right`: put in more, show or accept (bet, raise, draw, straddle).
 *
 * An action that shows or discards cards is never in the middle, where check or call was a moment ago.
 */
export type BarSlot = 'left' | 'middle' | 'right';
export const BAR_SLOTS: readonly BarSlot[] = ['left', 'middle', 'right'];

/** Return the slot of answer *index* of *count* answers in ascending order. */
export function slotAt(index: number, count: number): BarSlot {
  if (index === 0) return 'left';
  return index < count - 1 ? 'middle' : 'right';
}

/** A button of the bar. */
export interface BarButton {
  place: BarSlot;
  label: string;
  /** The meaning of the button, if its label is not that. When it changes, clicks are ignored for a moment. */
  means?: string;
  /** The handler of a click; without one the button submits its form. */
  press?: () => void;
  off?: boolean;
  /** The colour of a betting decision; the amount in its label stands out. */
  tone?: 'fold' | 'call' | 'raise';
  /** The primary button. */
  strong?: boolean;
  /** The state of a toggle button. */
  pressed?: boolean;
  /** The intent whose key presses the button, and the key for a screen reader. */
  key?: 'fold' | 'check-or-call' | 'submit' | undefined;
  shortcut?: string;
  title?: string;
}
