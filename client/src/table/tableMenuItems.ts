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
  const seat = view.seats.find((other) => other.chair === mine.chair);
  if (!seat) return [];
  const found: MenuItem[] = [];
  const addItem = (label: Key, what: AnyClientCommand): void => void found.push({ label, command: what });
  const open = (label: Key, what: MenuPanel): void => void found.push({ label, open: what });
  const hasFlag = (flag: string): boolean => mine.flags.includes(flag);
  const inHand = ['playing', 'all-in', 'folded'].includes(seat.state);
  const isBlind = [view.small, view.big].includes(mine.chair);
  const others = view.to_act.length > 0 && !view.to_act.includes(mine.chair);

  // At a table of an event the director manages seats and chips.
  const isMine = !view.event;
  if (isMine && mine.buy[1] && (seat.stack || inHand)) open('sit-top-up', 'buy');
  if (seat.state !== 'out' && !hasFlag('out')) {
    const leaving = hasFlag('sits-out-next') || hasFlag('sits-out-at-blind');
    if (leaving) addItem('sit-stay-in', { do: 'sit-out', cancel: true });
    else addItem(inHand ? 'sit-sit-out-next' : 'sit-sit-out', { do: 'sit-out' });
    if (isMine && !leaving && view.game.blinds.length) addItem('sit-sit-out-blind', { do: 'sit-out', at_blind: true });
  }
  if (isMine && mine.spend) open('more-take', 'take');
  if (mine.challenge) addItem('more-challenge', { do: 'challenge' });
  if (isMine && mine.may_bomb) open('bomb-propose', 'bomb');
  if (isMine && inHand && isBlind && !view.boards.some((board) => board.length)) addItem('more-chop', { do: 'chop' });
  if (view.asks === 'draw' && others && hasJustDrawn(seat)) {
    addItem('draw-take-back', { do: 'take-back' });
  }
  if (inHand && others && view.asks === 'act' && !view.clock) addItem('more-clock', { do: 'clock' });
  if (!isMine) return found;
  if (!inHand && view.seats.length < view.chairs) open('sit-move', 'move');
  if (hasFlag('leaves-next')) addItem('sit-stay', { do: 'leave', cancel: true });
  else open('sit-leave', 'leave');
  return found;
}
