/** How the parts of a table write amounts: handed down from the table, so that all agree. */
import { getContext, setContext } from 'svelte';

export interface AmountFormat {
  /** An amount in full: `12,500`, or `62.5 BB`. */
  write: (chips: number) => string;
  /** The same where there is little room: `12.5k`. */
  brief: (chips: number) => string;
  /** The same as one would type it. */
  typed: (chips: number) => string;
}

const KEY = Symbol('look');

export function provideAmountFormat(look: AmountFormat): void {
  setContext(KEY, look);
}

export function useAmountFormat(): AmountFormat {
  return getContext<AmountFormat>(KEY);
}
