/**
 * What the room says of its own accord, which it does in English: in the language that is chosen.
 *
 * Games and options are put in other words by the language's own names (`riverboat.words`). What they
 * do not know stays in the room's words.
 */
import { formatChips, inMoney } from '../amount';
import type { OptionSheet, PresetSheet } from '../http';
import type { Money } from '../wire';
import { language } from './index.svelte';
import { capital, signed } from '../words/say';

/** What is played, to be read and not to be typed: `limit five-card draw 2/4`, in the table's money. */
export function game(words: string, money?: Money): string {
  if (!money?.digits && !money?.sign) return signed(words, language.said);
  // A sign that comes last is said once.
  const each = money.before ? money : { ...money, sign: '' };
  const sized = inMoney(words, (chips) => formatChips(chips, language.locale, 0, each));
  return signed(sized, language.said) + (money.sign && !money.before ? ` ${money.sign}` : '');
}
/** The same where it stands by itself: `Limit five-card draw 2/4`. */
export const sign = (words: string, money?: Money): string => capital(game(words, money));
/** How a bot plays: `maniac`. */
export const style = (name: string): string => language.said.styles[name] ?? name;

export function presetTitle(preset: Pick<PresetSheet, 'name' | 'title'>): string {
  return language.said.presets[preset.name] ?? preset.title;
}

// Options ----------------------------------------------------------------------------------------

/** The name of an option: `What a new player posts`. */
export function optionName(key: string): string {
  return capital(language.options?.options[key]?.name || plain(key.split('.').at(-1)!));
}

/** What an option means. */
export function optionText(option: Pick<OptionSheet, 'key' | 'text'>): string {
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
