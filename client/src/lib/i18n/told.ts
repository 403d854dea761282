/**
 * What the room says of its own accord, which it does in English: in the language that is chosen.
 *
 * Holdings, games, options and refusals are put in other words by the catalogues in `room/`. What
 * they do not know stays in the room's words.
 */
import type { OptionSheet, PresetSheet } from '../api';
import { language } from './index.svelte';
import { gameCs, presetsCs, stylesCs } from './room/games.cs';
import { holdingCs } from './room/holdings.cs';
import { groupsCs, optionsCs, sectionsCs } from './room/options.cs';
import { refusalsCs } from './room/refusals.cs';
import * as sentences from './room/sentences.cs';

const isCzech = (): boolean => language.locale === 'cs';
const told = (czech: (words: string) => string) => (words: string) => (isCzech() ? czech(words) : words);

/** What cards are worth: `a pair of sixes`. */
export const holding = told(holdingCs);
/** What is played, to be read and not to be typed: `limit five-card draw 2/4`. */
export const game = told(gameCs);
/** What would be legal: `fold, call 5, raise to 10-200`. */
export const legal = told(sentences.legalCs);
/** Why one may not raise. */
export const barred = told(sentences.barredCs);
/** How the most that pot-limit allows is worked out. */
export const potMaths = told(sentences.potCs);
/** Why nothing is played. */
export const whyIdle = told(sentences.whyCs);
/** Why a hand was not played to its end. */
export const ended = told(sentences.endedCs);
/** How a bot plays: `maniac`. */
export const style = told((name) => stylesCs[name] ?? name);

export function presetTitle(preset: Pick<PresetSheet, 'name' | 'title'>): string {
  return (isCzech() && presetsCs[preset.name]) || preset.title;
}

// Refusals ---------------------------------------------------------------------------------------

/** Who refuses: a table, the HTTP API with its status, or the room on the socket. */
export type Refuser = 'table' | 'http' | 'gone' | 'trouble';

interface Refusal {
  code: string;
  rule?: string;
  why: string;
  status?: number;
}

/** Why something is refused, as a sentence. */
export function refusal({ code, rule = '', why, status = 0 }: Refusal, by: Refuser): string {
  if (!isCzech()) return why;
  const text = words(code, rule, status, by);
  return text === undefined ? why : text.replace('{why}', sentences.fieldCs(why));
}

function words(code: string, rule: string, status: number, by: Refuser): string | undefined {
  const own = by === 'table' ? '' : `${by} `;
  const keys = [`${own}${code} ${status}`, `${own}${code} ${rule}`, `${own}${code}`, code];
  return refusalsCs[keys.find((key) => refusalsCs[key] !== undefined) ?? ''];
}

// Options ----------------------------------------------------------------------------------------

/** The name of an option: `new player`; one that turns a group on is called by its group. */
export function optionName(key: string): string {
  return (isCzech() && optionsCs[key]?.[0]) || plain(key.replace(/\.enabled$/, '').split('.').at(-1)!);
}

/** What an option means. */
export function optionText(option: Pick<OptionSheet, 'key' | 'text'>): string {
  return (isCzech() && optionsCs[option.key]?.[1]) || option.text;
}

/** One of the choices of an option. */
export function choiceName(key: string, choice: string): string {
  const found = isCzech() ? optionsCs[key]?.[2]?.[choice] ?? YES_NO[choice] : undefined;
  return found ?? plain(choice);
}

/** What a group of options is about. */
export function groupTitle(group: { group: string; title: string }): string {
  return (isCzech() && groupsCs[group.group]) || group.title;
}

/** A section of the posted rules: its title, and what the keys of its options begin with. */
export function section(title: string): { title: string; prefix: string } {
  const [name, games = ''] = title.split(/(?=: )/);
  const [group = '', czech = title] = sectionsCs[name ?? ''] ?? [];
  const shown = isCzech() ? czech + games.split(', ').map(gameCs).join(', ') : title;
  return { title: shown, prefix: group ? `${group}.` : '' };
}

const YES_NO: Readonly<Record<string, string>> = { on: 'ano', off: 'ne', none: 'nic' };
const plain = (word: string): string => word.replaceAll('_', ' ');
