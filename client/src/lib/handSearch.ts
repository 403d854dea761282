/** Parses the search field of the list of hands into a search text and filters. */
import type { HandsQuery } from './http';

export type HandFilter = 'mine' | 'won' | 'lost' | 'showdown';
export const HAND_FILTERS: readonly HandFilter[] = ['mine', 'won', 'lost', 'showdown'];

/** The words for the filters, in all languages of the client. */
const FILTER_NAMES: Readonly<Record<string, HandFilter>> = {
  mine: 'mine',
  moje: 'mine',
  won: 'won',
  win: 'won',
  vyhrané: 'won',
  výhra: 'won',
  lost: 'lost',
  loss: 'lost',
  prohrané: 'lost',
  prohra: 'lost',
  showdown: 'showdown',
};
const SUIT_LETTERS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

/** Return the query for the room from the *typed* text and the selected filters. */
export function handsQuery(typed: string, chosenFilters: readonly HandFilter[]): HandsQuery {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const filters = new Set<HandFilter>(chosenFilters);
  const plainWords: string[] = [];
  for (const word of words) {
    const filter = FILTER_NAMES[word.toLowerCase()];
    if (filter) filters.add(filter);
    else plainWords.push(...splitCards(word.replace(/[♠♥♦♣]/g, (sign) => SUIT_LETTERS[sign]!)));
  }
  const search = plainWords.join(' ').slice(0, 80);
  return { ...(search && { search }), ...Object.fromEntries([...filters].map((filter) => [filter, true])) };
}

/** Split cards written without spaces: `AhKd`. */
function splitCards(word: string): string[] {
  const cards = word.match(/(?:10|[2-9tjqka])[cdhs]/gi);
  return cards && cards.join('').length === word.length ? cards : [word];
}
