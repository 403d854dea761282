import type { TableView } from '../../lib/wire';

/**
 * Whether a player who waits is to be told that the next hand has cards for them: while a hand is played
 * without them. Between hands those wait, too, who have just won one, and the middle of the table says when
 * the next one comes.
 */
export function isDealtInNext({ phase }: Pick<TableView, 'phase'>): boolean {
  return phase === 'playing' || phase === 'straddles' || phase === 'showdown';
}
