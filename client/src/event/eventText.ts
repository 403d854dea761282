/** Texts about events in the chosen language. */
import type { EventListItem, EventDetails, LevelView, Price, Standings } from '../lib/http';
import { chips, t } from '../lib/i18n/index.svelte';
import { gameText } from '../lib/i18n/gameText';
import type { Money } from '../lib/wire';
import { formatBlinds, type PlaceRange } from './levelClock';

/** The price of an entry: `€20 + €2 + €5 bounty`; a price of 0 is `free`. */
export function priceText({ prize, fee, bounty }: Price, money?: Money): string {
  const parts = [prize, fee].filter(Boolean).map((part) => chips(part, money));
  if (bounty) parts.push(t('event-price-for-head', { price: chips(bounty, money) }));
  return parts.join(' + ') || t('event-free');
}

/** The parts of an entry's price: `Entry 22: 10 to the prize pool, 10 bounty, 2 fee`. */
export function entryText(price: Price, money?: Money): string {
  const parts = (['prize', 'bounty', 'fee'] as const).filter((part) => price[part]);
  const partTexts = parts.map((part) => t(`event-price-part-${part}`, { price: chips(price[part], money) }));
  return t('event-price-whole', { total: chips(totalPrice(price), money), parts: partTexts.join(', ') });
}

/** The game of the event, or all games that its levels alternate between. */
export const gamesText = ({ games }: Pick<EventListItem, 'games'>): string => games.map((sign) => gameText(sign)).join(', ');

/** The game of a level, if the levels change the game. */
export const levelGame = (level: Pick<LevelView, 'game'>, { games }: Pick<EventListItem, 'games'>): string => (games.length > 1 ? gameText(level.game) : '');

/** The small blind, big blind and ante of a level. */
export const blindsText = (level: Pick<LevelView, 'small' | 'big' | 'ante'>): string => formatBlinds(level, (size) => chips(size));

/** The total price of an entry. */
export const totalPrice = ({ prize, fee, bounty }: Price): number => prize + fee + bounty;

/** The name of a bot without `(bot)`, for places that show a sign for bots. */
export const botName = (player: string): string => player.replace(/ \(bot\)$/, '');

/** A place: `3rd`. */
export const placeText = (n: number): string => t('event-place', { n });

/** A place with the number of players: `3rd of 27`. */
export const placeOfText = (n: number, count: number): string => t('event-place-of', { place: placeText(n), of: count });

/** A range of places with the same prize: `4th–6th`. */
export const placeRangeText = ({ from, to }: PlaceRange): string => (from === to ? placeText(from) : `${placeText(from)}–${placeText(to)}`);

/**
 * Return true if a deal has divided prizes: remaining players already have one, or the prizes won exceed the posted
 * ones.
 */
export function hasDeal({ phase, rows }: Pick<Standings, 'phase' | 'rows'>, postedPrizes: readonly number[]): boolean {
  if (phase !== 'ended') return rows.some((row) => row.status !== 'out' && row.prize > 0);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return sum(rows.map((row) => row.prize)) > sum(postedPrizes);
}

/** The special terms of an event, one per line. */
export function eventTerms({ rules, settings }: EventDetails): string[] {
  const { entry, bounty } = rules;
  const money = settings.money;
  const terms = [t('event-terms-stack', { n: rules.structure.stack }), t('event-terms-seats', { n: rules.seating.seats })];
  if (rules.starts === 'full') terms.push(t('event-terms-full', { n: entry.most }));
  else if (entry.most) terms.push(t('event-terms-most', { n: entry.most }));
  if (entry.late_until) terms.push(t('event-late-until', { level: entry.late_until }));
  rules.day_ends.forEach((level, k) => terms.push(t('event-terms-day', { day: k + 1, level })));
  if (rules.flight) terms.push(t('event-terms-flight', { name: rules.flight }));
  if (entry.reentries) terms.push(t('event-terms-reentries', { n: entry.reentries }));
  if (entry.rebuy) terms.push(t('event-terms-rebuy', { n: entry.rebuy.chips, price: priceText(entry.rebuy.price, money), level: entry.rebuy.until_level }));
  if (entry.add_on) terms.push(t('event-terms-add-on', { n: entry.add_on.chips, price: priceText(entry.add_on.price, money), level: entry.add_on.level }));
  if (bounty.kind !== 'none') terms.push(t(`event-terms-bounty-${bounty.kind}`, { price: chips(entry.price.bounty, money) }));
  if (rules.prizes.guarantee) terms.push(t('event-terms-guarantee', { price: chips(rules.prizes.guarantee, money) }));
  return terms;
}
