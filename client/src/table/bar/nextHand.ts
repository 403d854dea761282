import { t } from '../../lib/i18n/index.svelte';
import type { TableView } from '../../lib/wire';
import { secondsTo } from '../runningClock.svelte';

/**
 * Return true if a waiting player gets cards in the next hand, while a hand is played without that player.
 * Between hands the winners of the last one wait, too, and see the countdown instead.
 */
export function isDealtInNext({ phase }: Pick<TableView, 'phase'>): boolean {
  return phase === 'playing' || phase === 'straddles' || phase === 'showdown';
}

/** The countdown to the next hand: `Next hand in 3 s`; empty where the room has announced none. */
export function nextHandText(view: Pick<TableView, 'next_at' | 'event'>, now: number): string {
  if (!view.next_at) return '';
  const secondsLeft = secondsTo(view.next_at, now);
  return secondsLeft ? t('table-next-hand', { n: secondsLeft }) : t(view.event ? 'table-event-waits' : 'table-next-soon');
}
