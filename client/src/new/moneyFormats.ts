/** The choices for writing amounts of chips. */
import { PLAIN_CHIPS } from '../lib/amount';
import type { Money } from '../lib/wire';

export const MONEY_FORMATS: readonly { name: string; money: Money }[] = [
  { name: 'chips', money: PLAIN_CHIPS },
  { name: '1.00', money: { digits: 2, sign: '', before: false } },
  { name: '€1.00', money: { digits: 2, sign: '€', before: true } },
  { name: '$1.00', money: { digits: 2, sign: '$', before: true } },
  { name: '£1.00', money: { digits: 2, sign: '£', before: true } },
  { name: '1 Kč', money: { digits: 0, sign: 'Kč', before: false } },
  { name: '1 €', money: { digits: 0, sign: '€', before: false } },
];
