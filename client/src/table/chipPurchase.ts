/** Parsing of a typed purchase of chips: an amount, or a refusal with its reason. */
import { parseUnbounded, type AmountScale } from '../lib/amount';
import { t, type MessageArguments, type Key } from '../lib/i18n/index.svelte';

/** An amount; or why it is none, as a message and the numbers in it. */
export type PurchaseInput = { chips: number } | { why: Key; filling: MessageArguments };

/** Parse a typed amount of chips; it is neither rounded nor clamped to the limits. */
export function parsePurchase(text: string, scale: AmountScale): PurchaseInput {
  const { low, high } = scale;
  if (!text.trim()) return { why: 'buy-empty', filling: {} };
  const chips = parseUnbounded(text, scale);
  if (chips === null) return { why: 'buy-unread', filling: { text: text.trim().slice(0, 24) } };
  if (!Number.isInteger(chips)) return { why: 'buy-whole', filling: {} };
  if (chips < low) return { why: 'buy-low', filling: { low } };
  if (chips > high) return { why: 'buy-high', filling: { high } };
  return { chips };
}

/** The error text of a purchase; empty if it is valid. `formatChips` writes an amount in the currency of the table. */
export function purchaseError(purchase: PurchaseInput, formatChips: (chips: number) => string): string {
  if (!('why' in purchase)) return '';
  const filling = Object.entries(purchase.filling).map(([name, value]) => [name, typeof value === 'number' ? formatChips(value) : value]);
  return t(purchase.why, Object.fromEntries(filling));
}
