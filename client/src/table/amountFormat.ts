/** The format of amounts at one table, which its component provides to all components below it. */
import { getContext, setContext } from 'svelte';

export interface AmountFormat {
  /** An amount in full: `12,500`, or `62.5 bb`. */
  amountText: (chips: number) => string;
  /** A short amount for narrow places: `12.5k`. */
  brief: (chips: number) => string;
  /** The amount as a player types it. */
  typed: (chips: number) => string;
}

const CONTEXT_KEY = Symbol('look');

export function provideAmountFormat(amountFormat: AmountFormat): void {
  setContext(CONTEXT_KEY, amountFormat);
}

export function useAmountFormat(): AmountFormat {
  return getContext<AmountFormat>(CONTEXT_KEY);
}
