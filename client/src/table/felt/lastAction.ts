/** What a player did last, in the language that is chosen. */
import type { MessageArguments, Key } from '../../lib/i18n/index.svelte';
import type { SeatView } from '../../lib/wire';

/** Whether the last that they did was to draw, or to stand pat. */
export const hasJustDrawn = ({ says }: SeatView): boolean => says === 'draw' || says === 'stand pat';

export function lastActionText({ says, drew }: Pick<SeatView, 'says' | 'drew'>, t: (key: Key, filling?: MessageArguments) => string): string {
  switch (says) {
    case '':
      return '';
    case 'stand pat':
      return t('did.pat');
    case 'draw':
      return t('did.draw', { n: drew });
    default:
      return t(`did.${says}`);
  }
}
