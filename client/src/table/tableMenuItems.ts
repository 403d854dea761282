/** The items in the menu of a table: commands, and dialogs and tabs to open. */
import type { Key } from '../lib/i18n/index.svelte';
import type { AnyClientCommand, PrivateView, TableView } from '../lib/wire';
import { hasJustDrawn } from './felt/lastAction';

/** The dialogs and tabs that the menu opens. */
export type MenuPanel = 'chat' | 'hands' | 'settings' | 'keys' | 'buy' | 'leave' | 'move' | 'device' | 'take' | 'bomb' | 'stream';

/** The choice of a menu item. */
export type MenuChoice = { command: AnyClientCommand } | { open: MenuPanel };

export type MenuItem = MenuChoice & { label: Key };

/** The items that have no place in the bar, ordered by how often players need them. */
export function menuItems(view: TableView, mine: PrivateView): MenuItem[] {
  const seat = view.seats.find((candidate) => candidate.chair === mine.chair);
  if (!seat) return [];
  const items: MenuItem[] = [];
  const addItem = (label: Key, command: AnyClientCommand): void => void items.push({ label, command: command });
  const openPanel = (label: Key, panel: MenuPanel): void => void items.push({ label, open: panel });
  const hasFlag = (flag: string): boolean => mine.flags.includes(flag);
  const isInHand = ['playing', 'all-in', 'folded'].includes(seat.state);
  const isBlind = [view.small, view.big].includes(mine.chair);
  const othersAreActing = view.to_act.length > 0 && !view.to_act.includes(mine.chair);

  // At a table of an event the director manages seats and chips.
  const canManageChips = !view.event;
  if (canManageChips && mine.buy[1] && (seat.stack || isInHand)) openPanel('sit-top-up', 'buy');
  if (seat.state !== 'out' && !hasFlag('out')) {
    const isSittingOutNext = hasFlag('sits-out-next') || hasFlag('sits-out-at-blind');
    if (isSittingOutNext) addItem('sit-stay-in', { do: 'sit-out', cancel: true });
    else addItem(isInHand ? 'sit-sit-out-next' : 'sit-sit-out', { do: 'sit-out' });
    if (canManageChips && !isSittingOutNext && view.game.blinds.length) addItem('sit-sit-out-blind', { do: 'sit-out', at_blind: true });
  }
  if (canManageChips && mine.spend) openPanel('more-take', 'take');
  if (mine.challenge) addItem('more-challenge', { do: 'challenge' });
  if (canManageChips && mine.may_bomb) openPanel('bomb-propose', 'bomb');
  if (canManageChips && isInHand && isBlind && !view.boards.some((board) => board.length)) addItem('more-chop', { do: 'chop' });
  if (view.asks === 'draw' && othersAreActing && hasJustDrawn(seat)) {
    addItem('draw-take-back', { do: 'take-back' });
  }
  if (isInHand && othersAreActing && view.asks === 'act' && !view.clock) addItem('more-clock', { do: 'clock' });
  if (!canManageChips) return items;
  if (!isInHand && view.seats.length < view.chairs) openPanel('sit-move', 'move');
  if (hasFlag('leaves-next')) addItem('sit-stay', { do: 'leave', cancel: true });
  else openPanel('sit-leave', 'leave');
  return items;
}
