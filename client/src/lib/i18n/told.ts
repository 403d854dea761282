/**
 * What the room says of its own accord, which it does in English: in the language that is chosen.
 *
 * Games and options are put in other words by the catalogues in `room/`. What they do not
 * know stays in the room's words.
 */
import { formatChips, inMoney } from '../amount';
import type { OptionSheet, PresetSheet } from '../api';
import type { Money } from '../wire';
import { language } from './index.svelte';
import type * as Czech from './room/index.cs';
import { groupOf } from './room/sections';

/** The room's words in Czech; nothing where English is read. */
const czech = (): typeof Czech | undefined => language.words.room;
const told = (of: (room: typeof Czech) => (words: string) => string) => (words: string) => {
  const room = czech();
  return room ? of(room)(words) : words;
};

const gameName = told((room) => room.gameCs);
/** What is played, to be read and not to be typed: `limit five-card draw 2/4`, in the table's money. */
export function game(words: string, money?: Money): string {
  if (!money?.digits && !money?.sign) return gameName(words);
  // A sign that comes last is said once.
  const each = money.before ? money : { ...money, sign: '' };
  const sized = inMoney(words, (chips) => formatChips(chips, language.locale, 0, each));
  return gameName(sized) + (money.sign && !money.before ? ` ${money.sign}` : '');
}
/** How a bot plays: `maniac`. */
export const style = told((room) => (name) => room.stylesCs[name] ?? name);

export function presetTitle(preset: Pick<PresetSheet, 'name' | 'title'>): string {
  return czech()?.presetsCs[preset.name] || preset.title;
}

// Options ----------------------------------------------------------------------------------------

/** The name of an option: `new player`; one that turns a group on is called by its group. */
export function optionName(key: string): string {
  return language.options?.options[key]?.name || plain(key.replace(/\.enabled$/, '').split('.').at(-1)!);
}

/** What an option means. */
export function optionText(option: Pick<OptionSheet, 'key' | 'text'>): string {
  return language.options?.options[option.key]?.text || option.text;
}

/** One of the choices of an option. */
export function choiceName(key: string, choice: string): string {
  const options = language.options;
  const found = options && (options.options[key]?.choices[choice] ?? YES_NO[choice]);
  return found ?? plain(choice);
}

/** What a group of options is about. */
export function groupTitle(group: { group: string; title: string }): string {
  return language.options?.groups[group.group] || group.title;
}

/** A section of the posted rules: its title, and what the keys of its options begin with. */
export function section(title: string): { title: string; prefix: string } {
  const [name, games = ''] = title.split(/(?=: )/);
  const group = groupOf[name ?? ''];
  const room = czech();
  const shown = room ? (language.options?.sections[name ?? ''] ?? title) + games.split(', ').map(room.gameCs).join(', ') : title;
  return { title: shown, prefix: group ? `${group}.` : '' };
}

const YES_NO: Readonly<Record<string, string>> = { on: 'ano', off: 'ne', none: 'nic' };
const plain = (word: string): string => word.replaceAll('_', ' ');
