/**
 * What the room says of its own accord, which it does in English: in the language that is chosen.
 *
 * Games and options are put in other words by the language's own names (`riverboat.words`). What they
 * do not know stays in the room's words.
 */
import { formatChips, gameInMoney } from '../amount';
import type { OptionDetails, TablePreset } from '../http';
import type { Money } from '../wire';
import { language } from './index.svelte';
import { capitalize, localizedGame } from '../words/phraseFormatter';

/** What is played, to be read and not to be typed: `limit five-card draw 2/4`, in the table's money. */
export function game(words: string, money?: Money): string {
  if (!money?.digits && !money?.sign) return localizedGame(words, language.said);
  // A sign that comes last is said once.
  const each = money.before ? money : { ...money, sign: '' };
  const sized = gameInMoney(words, (chips) => formatChips(chips, language.locale, 0, each));
  return localizedGame(sized, language.said) + (money.sign && !money.before ? ` ${money.sign}` : '');
}
/** The same where it stands by itself: `Limit five-card draw 2/4`. */
export const gameTitle = (words: string, money?: Money): string => capitalize(game(words, money));
/** How a bot plays: `maniac`. */
export const botStyleName = (name: string): string => language.said.styles[name] ?? name;

export function presetTitle(preset: Pick<TablePreset, 'name' | 'title'>): string {
  return language.said.presets[preset.name] ?? preset.title;
}

// Options ----------------------------------------------------------------------------------------

/** The name of an option: `What a new player posts`. */
export function optionName(key: string): string {
  return capitalize(language.options?.options[key]?.name || plain(key.split('.').at(-1)!));
}

/** What an option means. */
export function optionText(option: Pick<OptionDetails, 'key' | 'text'>): string {
  return language.options?.options[option.key]?.text || option.text;
}

/** One of the choices of an option. */
export function choiceName(key: string, choice: string): string {
  const options = language.options;
  return options?.options[key]?.choices[choice] ?? options?.common[choice] ?? plain(choice);
}

/** What a group of options is about. */
export function groupTitle(group: { group: string; title: string }): string {
  return language.options?.groups[group.group] || group.title;
}

const plain = (word: string): string => word.replaceAll('_', ' ');
