/** The fields of the form of a table's rules, and the configuration built from them. */
import { parseChips, editableChips } from '../lib/amount';
import type { GameForm, OptionValue, RulesSummary } from '../lib/http';
import { readOption, setOption } from '../lib/toml';
import type { Money } from '../lib/wire';

export interface TableDraft {
  /** The name of the selected game; empty for a game entered as text. */
  game: string;
  gameText: string;
  /** The sizes as typed; the room chooses a default for an empty one. */
  sizes: Record<string, string>;
  chairs: string;
  minBuyIn: string;
  maxBuyIn: string;
  thinkSeconds: string;
  /** All other changed options, by key. */
  changes: Record<string, OptionValue>;
}

/** The room's reading of a typed game. */
export interface ParsedGame {
  /** The game with its stakes, in the money of the form; empty for an error. */
  name: string;
  /** Fill the form with the game; null for an error. */
  accept: (() => void) | null;
  /** The error, with similar games. */
  errorText: string;
}

/** The fields that cannot be parsed as numbers, before any request. */
export type InvalidField = Record<string, 'new-not-a-number'>;

const SLASHED_SIZE = /(?:blind|bet)$/;
/** The keys of options with their own fields. */
export const SEPARATE_FIELDS = ['chairs', 'buy_in.least', 'buy_in.most', 'clock.think'] as const;

/** Return the initial fields for rules that the room has read. */
export function draftFromRules(toml: string, rulesSummary: RulesSummary, game: GameForm | undefined, money: Money): TableDraft {
  const sizes: Record<string, string> = {};
  for (const { name, needed } of game?.sizes ?? []) {
    const size = rulesSummary.sizes[name] ?? 0;
    // A size that the file does not set stays empty, so that it follows the stakes.
    const isSetInFile = needed || readOption(toml, 'game')?.includes(`${name} `);
    sizes[name] = size && isSetInFile ? editableChips(size, money) : '';
  }
  const chips = (key: string): string => {
    const size = readOption(toml, key);
    return size === null ? '' : editableChips(Number(size), money);
  };
  return {
    game: game?.name ?? '',
    gameText: rulesSummary.game,
    sizes,
    chairs: readOption(toml, 'chairs') ?? '',
    minBuyIn: chips('buy_in.least'),
    maxBuyIn: chips('buy_in.most'),
    thinkSeconds: readOption(toml, 'clock.think') ?? '',
    changes: {},
  };
}

/** Return the draft with another game; sizes with the same names stay. */
export function withGame(draft: TableDraft, game: GameForm, money: Money): TableDraft {
  const sizes = game.sizes.map(({ name, usual, needed }) => [
    name,
    draft.sizes[name] || (needed ? editableChips(usual, money) : ''),
  ]);
  return { ...draft, game: game.name, sizes: Object.fromEntries(sizes) };
}

/** Return a typed size in chips, null if it is empty, or `NaN` if it is not an amount. */
function sizesInChips(text: string, money: Money): number | null {
  return text.trim() ? parseChips(text, money) ?? NaN : null;
}

/** Return the text of the game: its name, its blinds or bets, its other sizes, and its suffix. */
export function gameNotation(game: GameForm, sizes: Record<string, string>, money: Money): string {
  const typedSizes = game.sizes.map(({ name }) => [name, sizesInChips(sizes[name] ?? '', money)] as const);
  const slashedSizes = typedSizes.filter(([name]) => SLASHED_SIZE.test(name)).map(([, size]) => size ?? 0);
  const otherSizes = typedSizes.flatMap(([name, size]) => (SLASHED_SIZE.test(name) || size === null ? [] : [`${name} ${size}`]));
  return [game.head, slashedSizes.join('/'), ...otherSizes, game.tail].filter(Boolean).join(' ');
}

/** Return the fields with invalid numbers, by key. */
export function invalidFields(draft: TableDraft, game: GameForm | undefined, money: Money): InvalidField {
  const invalid: InvalidField = {};
  const amounts = { 'buy_in.least': draft.minBuyIn, 'buy_in.most': draft.maxBuyIn };
  for (const [key, text] of Object.entries(amounts)) if (Number.isNaN(sizesInChips(text, money))) invalid[key] = 'new-not-a-number';
  for (const { name, needed } of game?.sizes ?? []) {
    const size = sizesInChips(draft.sizes[name] ?? '', money);
    if (Number.isNaN(size) || (needed && size === null)) invalid.stakes = 'new-not-a-number';
  }
  for (const [key, text] of [['chairs', draft.chairs], ['clock.think', draft.thinkSeconds]] as const) {
    if (text.trim() && !/^\d{1,9}$/.test(text.trim())) invalid[key] = 'new-not-a-number';
  }
  return invalid;
}

/** Return the configuration with the changes of the form. */
export function tomlOf(baseToml: string, draft: TableDraft, game: GameForm | undefined, money: Money): string {
  const gameText = game ? gameNotation(game, draft.sizes, money) : draft.gameText.trim();
  let text = withoutMix(baseToml);
  text = setOption(text, 'game', gameText);
  const setKey = (key: string, value: number | null): void => {
    text = setOption(text, key, value);
  };
  setKey('chairs', draft.chairs.trim() ? Number(draft.chairs) : null);
  setKey('clock.think', draft.thinkSeconds.trim() ? Number(draft.thinkSeconds) : null);
  setKey('buy_in.least', sizesInChips(draft.minBuyIn, money));
  setKey('buy_in.most', sizesInChips(draft.maxBuyIn, money));
  for (const [key, value] of Object.entries(draft.changes)) text = setOption(text, key, value);
  return text;
}

/** Return a configuration without a custom mix of games. */
function withoutMix(toml: string): string {
  const text = toml.replace(/^games\s*=\s*\[[^\]]*\]\n?/m, '');
  return text === toml ? toml : setOption(setOption(text, 'mix', null), 'change', null);
}
