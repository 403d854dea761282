/**
 * English names that the room sends, translated into the chosen language.
 *
 * Names of games and options come from the language's tables (`riverboat.words`). Unknown names stay in English.
 */
import { formatChips, gameInMoney } from '../amount';
import type { OptionDetails, TablePreset } from '../http';
import type { Money } from '../wire';
import { language } from './index.svelte';
import { capitalize, localizedGame } from '../words/phraseFormatter';

/** The name of a game for display, with amounts in the table's money: `limit five-card draw 2/4`. */
export function gameText(words: string, money?: Money, names = language.phrases): string {
  if (!money?.digits && !money?.sign) return localizedGame(words, names);
  // A currency sign after the number is written once, at the end.
  const sizeMoney = money.before ? money : { ...money, sign: '' };
  const wordsInMoney = gameInMoney(words, (chips) => formatChips(chips, language.locale, 0, sizeMoney));
  return localizedGame(wordsInMoney, names) + (money.sign && !money.before ? ` ${money.sign}` : '');
}
/** The name with a capital letter: `Limit five-card draw 2/4`. */
export const gameTitle = (words: string, money?: Money): string => capitalize(gameText(words, money));
/** The name of a bot's style: `maniac`. */
export const botStyleName = (name: string): string => language.phrases.styles[name] ?? name;

export function presetTitle(preset: Pick<TablePreset, 'name' | 'title'>): string {
  return language.phrases.presets[preset.name] ?? preset.title;
}

// Options ----------------------------------------------------------------------------------------

/** The name of an option: `What a new player posts`. */
export function optionName(key: string): string {
  return capitalize(language.options?.options[key]?.name || withoutUnderscores(key.split('.').at(-1)!));
}

/** The explanation of an option. */
export function optionText(option: Pick<OptionDetails, 'key' | 'text'>): string {
  return capitalize(language.options?.options[option.key]?.text || option.text);
}

/** The name of a choice of an option. */
export function choiceName(key: string, choice: string): string {
  const options = language.options;
  return options?.options[key]?.choices[choice] ?? options?.common[choice] ?? withoutUnderscores(choice);
}

/** The title of a group of options. */
export function groupTitle(group: { group: string; title: string }): string {
  return language.options?.groups[group.group] || group.title;
}

const withoutUnderscores = (word: string): string => word.replaceAll('_', ' ');
