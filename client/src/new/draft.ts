/** What somebody has filled in of a table's rules, and the configuration that it makes. */
import { chipsOf, typedChips } from '../lib/amount';
import type { GameSheet, OptionValue, RulesSheet } from '../lib/http';
import { optionIn, withOption } from '../lib/toml';
import type { Money } from '../lib/wire';

export interface Draft {
  /** The game of the list; empty where it is written in words. */
  game: string;
  words: string;
  /** As they were typed; what is blank is left to the room. */
  sizes: Record<string, string>;
  chairs: string;
  least: string;
  most: string;
  think: string;
  /** All other options that were changed, by their keys. */
  changes: Record<string, OptionValue>;
}

/** What somebody has typed, as the room has read it. */
export interface ReadGame {
  /** The game with its stakes, in the money of the form; empty where it is none. */
  name: string;
  /** Fill the form with it; null where it is none. */
  take: (() => void) | null;
  /** Why it is none, with the nearest. */
  why: string;
}

/** A field that cannot be read, before the room is asked. */
export type Unread = Record<string, 'new.not-a-number'>;

const SLASHED = /(?:blind|bet)$/;
/** The keys of the fields that have a place of their own. */
export const OWN_FIELDS = ['chairs', 'buy_in.least', 'buy_in.most', 'clock.think'] as const;

/** What a form shows at first of rules that the room has read. */
export function draftOf(toml: string, sheet: RulesSheet, game: GameSheet | undefined, money: Money): Draft {
  const sizes: Record<string, string> = {};
  for (const { name, needed } of game?.sizes ?? []) {
    const size = sheet.sizes[name] ?? 0;
    // What the file does not say stays blank, so that it follows the stakes.
    const said = needed || optionIn(toml, 'game')?.includes(`${name} `);
    sizes[name] = size && said ? typedChips(size, money) : '';
  }
  const chips = (key: string): string => {
    const size = optionIn(toml, key);
    return size === null ? '' : typedChips(Number(size), money);
  };
  return {
    game: game?.name ?? '',
    words: sheet.game,
    sizes,
    chairs: optionIn(toml, 'chairs') ?? '',
    least: chips('buy_in.least'),
    most: chips('buy_in.most'),
    think: optionIn(toml, 'clock.think') ?? '',
    changes: {},
  };
}

/** The draft for another game: sizes of the same names stay. */
export function withGame(draft: Draft, game: GameSheet, money: Money): Draft {
  const sizes = game.sizes.map(({ name, usual, needed }) => [
    name,
    draft.sizes[name] || (needed ? typedChips(usual, money) : ''),
  ]);
  return { ...draft, game: game.name, sizes: Object.fromEntries(sizes) };
}

/** The sizes that are typed, in chips; `NaN` for what is no amount. */
function chips(text: string, money: Money): number | null {
  return text.trim() ? chipsOf(text, money) ?? NaN : null;
}

/** The game in words: its name, its blinds or bets, its other sizes, its tail. */
export function wordsOf(game: GameSheet, sizes: Record<string, string>, money: Money): string {
  const typed = game.sizes.map(({ name }) => [name, chips(sizes[name] ?? '', money)] as const);
  const slashed = typed.filter(([name]) => SLASHED.test(name)).map(([, size]) => size ?? 0);
  const others = typed.flatMap(([name, size]) => (SLASHED.test(name) || size === null ? [] : [`${name} ${size}`]));
  return [game.head, slashed.join('/'), ...others, game.tail].filter(Boolean).join(' ');
}

/** What is typed and can be no number, by the keys of its fields. */
export function unread(draft: Draft, game: GameSheet | undefined, money: Money): Unread {
  const found: Unread = {};
  const amounts = { 'buy_in.least': draft.least, 'buy_in.most': draft.most };
  for (const [key, text] of Object.entries(amounts)) if (Number.isNaN(chips(text, money))) found[key] = 'new.not-a-number';
  for (const { name, needed } of game?.sizes ?? []) {
    const size = chips(draft.sizes[name] ?? '', money);
    if (Number.isNaN(size) || (needed && size === null)) found.stakes = 'new.not-a-number';
  }
  for (const [key, text] of [['chairs', draft.chairs], ['clock.think', draft.think]] as const) {
    if (text.trim() && !/^\d{1,9}$/.test(text.trim())) found[key] = 'new.not-a-number';
  }
  return found;
}

/** The configuration: what it was before, with what was filled in. */
export function tomlOf(base: string, draft: Draft, game: GameSheet | undefined, money: Money): string {
  const words = game ? wordsOf(game, draft.sizes, money) : draft.words.trim();
  let text = withoutGames(base);
  text = withOption(text, 'game', words);
  const set = (key: string, value: number | null): void => {
    text = withOption(text, key, value);
  };
  set('chairs', draft.chairs.trim() ? Number(draft.chairs) : null);
  set('clock.think', draft.think.trim() ? Number(draft.think) : null);
  set('buy_in.least', chips(draft.least, money));
  set('buy_in.most', chips(draft.most, money));
  for (const [key, value] of Object.entries(draft.changes)) text = withOption(text, key, value);
  return text;
}

/** A configuration without the games of a mix that its host has put together. */
function withoutGames(base: string): string {
  const text = base.replace(/^games\s*=\s*\[[^\]]*\]\n?/m, '');
  return text === base ? base : withOption(withOption(text, 'mix', null), 'change', null);
}
