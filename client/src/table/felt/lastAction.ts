/** The last action of a player, as a text. */
import type { MessageArguments, Key } from '../../lib/i18n/index.svelte';
import type { SeatView } from '../../lib/wire';

/** Return true if the last action was a draw or a stand pat. */
export const hasJustDrawn = ({ says }: SeatView): boolean => says === 'draw' || says === 'stand pat';

export function lastActionText({ says, drew }: Pick<SeatView, 'says' | 'drew'>, t: (key: Key, filling?: MessageArguments) => string): string {
  switch (says) {
    case '':
      return '';
    case 'stand pat':
      return t('did-pat');
    case 'draw':
      return t('did-draw', { n: drew });
    default:
      return t(`did-${says}`);
  }
}
