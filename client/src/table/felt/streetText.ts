/** The street of the hand and the game of a mix, for the middle of the table. */
import type { MessageArguments, Key } from '../../lib/i18n/index.svelte';
import type { TableView } from '../../lib/wire';
import { capitalize } from '../../lib/words/phraseFormatter';

type Translate = (key: Key, filling?: MessageArguments) => string;

const STREET_KEYS = new Set(
  'preflop flop turn river deal|second street|third street|fourth street|fifth street|sixth street|seventh street'
    .split('|')
    .flatMap((part) => (part.includes('street') ? [part] : part.split(' '))),
);

/** `Flop`, `Fifth street`, `Draw 2 of 3`; empty between hands. */
export function streetText(view: Pick<TableView, 'street' | 'draw'>, t: Translate): string {
  const [drawNumber, drawCount] = view.draw;
  if (drawNumber && drawCount > 1) return t('street-draw-of', { n: drawNumber, of: drawCount });
  if (drawNumber && !STREET_KEYS.has(view.street)) return t('street-draw');
  if (!view.street) return '';
  return STREET_KEYS.has(view.street) ? t(`street-${view.street.replace(' ', '-')}` as Key) : view.street;
}

/** `Limit razz, hand 3 of 8, next: limit stud`; empty where only one game is played. */
export function mixText(
  view: Pick<TableView, 'mix' | 'game' | 'game_hand' | 'game_hands' | 'next_game'>,
  t: Translate,
  game: (name: string) => string,
): string {
  if (!view.mix.length) return '';
  const { game_hand: n, game_hands: gameHandCount, next_game: next } = view;
  const parts = [game(`${view.game.limit} ${view.game.variant}`)];
  if (n && gameHandCount) parts.push(t('mix-hand', { n, of: gameHandCount }));
  if (next) parts.push(t('mix-next', { game: game(next) }));
  return capitalize(parts.join(', '));
}
