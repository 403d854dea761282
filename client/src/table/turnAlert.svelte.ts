/** Alerts of one table: the player's turn, and a seat that is free for a player on the waiting list. */
import { untrack } from 'svelte';
import { formatChips } from '../lib/amount';
import { language, t } from '../lib/i18n/index.svelte';
import { hasPendingTurn } from '../lib/pendingTurn';
import type { TableProps } from '../lib/tableProps';
import { turnAlerts } from '../lib/turnAlerts.svelte';
import type { TableHistory } from './beside/tableHistory.svelte';
import { secondsTo } from './runningClock.svelte';
import { preferences } from './settings/tablePreferences.svelte';
import { playSound } from './soundPlayer';

type AlertProps = Pick<TableProps, 'view' | 'mine' | 'listPosition' | 'offset'>;

/**
 * Alert the player once for each turn and for each offered seat, until the component is destroyed.
 *
 * *startTurn* runs when a turn begins. It returns true if it has answered the turn, and no alert follows.
 */
export function alertTurns(props: AlertProps, history: TableHistory, startTurn: () => boolean): void {
  // Both strings change once for each turn, and not with every view.
  const turn = $derived(props.mine.turn && `${props.view.hand} ${props.mine.token} ${props.mine.turn.ask}`);
  const offeredSeat = $derived(props.mine.chair ? 0 : (props.listPosition?.chair ?? 0));
  const { table } = untrack(() => props.view);

  const alertPlayer = (title: string, announcement: string): void => {
    playSound('turn');
    turnAlerts.alert(table, title, preferences);
    history.announce([announcement]);
  };

  // The effect may run again in the same turn, as its own work changes states of the table.
  let alertedTurn: typeof turn = null;

  $effect(() => {
    const isSameTurn = turn === alertedTurn;
    alertedTurn = turn;
    if (!turn) return turnAlerts.dismiss(table);
    if (isSameTurn) return;
    untrack(() => {
      const { view, mine } = props;
      if (startTurn() || !hasPendingTurn(mine)) return;
      alertPlayer(t('table-your-turn-at', { table: view.name }), t('say-you', { what: turnAnnouncement(props) }));
    });
  });

  $effect(() => {
    const chair = offeredSeat;
    untrack(() => {
      if (chair) alertPlayer(t('list-yours-at', { table: props.view.name }), t('list-called', { chair }));
      else if (!turn) turnAlerts.dismiss(table);
    });
  });

  $effect(() => () => turnAlerts.dismiss(table));
}

/** The price of a call and the seconds left, for a screen reader; empty if the turn is no betting turn. */
export function turnAnnouncement({ view, mine: { turn }, offset }: AlertProps): string {
  if (turn?.ask !== 'act') return '';
  const chips = formatChips(turn.call, language.locale, 0, view.money);
  const call = turn.free ? t('say-you-free') : t('say-you-call', { chips });
  if (!view.clock) return call;
  const n = secondsTo(view.clock.until, Date.now() + offset);
  return `${call} ${t('say-you-seconds', { n })}`;
}
