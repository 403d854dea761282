/**
 * The names of games and streets in Czech: `limit five-card draw 2/4` is `limit pětikaretní draw 2/4`.
 *
 * Most of poker's names are the same in both languages, and so are the words of a game's sizes that
 * one types in; only what a Czech player would not say is put in other words, and only to be read.
 */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bseven-card stud\b/g, 'sedmikaretní stud'],
  [/\bfive-card stud\b/g, 'pětikaretní stud'],
  [/\bfive-card draw\b/g, 'pětikaretní draw'],
  [/\bspread-limit\b/g, 'spread limit'],
  [/\bdealer's choice\b/g, 'hra podle dealera'],
  [/\b(\d+)-game\b/g, 'mix $1 her'],
  [/\bhi-lo regular\b/g, 'hi-lo bez kvalifikace'],
  [/\bno blinds\b/g, 'bez blindů'],
  [/\bblinds 0\b/g, 'bez blindů'],
  [/\bblinds (\d)/g, 'blindy $1'],
  [/\b2 boards\b/g, '2 boardy'],
  [/\bjacks or better\b/g, 'kluci nebo lepší'],
  [/\bbutton (\d)/g, 'blind buttonu $1'],
  [/\bcap (\d)/g, 'strop $1'],
  [/\bunit (\d)/g, 'po $1'],
];

/** A game, as it is read. */
export function gameCs(name: string): string {
  return NAMES.reduce((text, [pattern, words]) => text.replace(pattern, words), name);
}

/** The tables that are ready to be opened, by the name of the preset. */
export const presetsCs: Readonly<Record<string, string>> = {
  friendly: 'No-limit hold’em mezi přáteli',
  kitchen: 'U kuchyňského stolu',
  casino: 'Jako v kasinu',
  omaha: 'Pot-limit Omaha',
  'omaha-hi-lo': 'Pot-limit Omaha hi-lo',
  'short-deck': 'Short deck',
  limit: 'Limit hold’em',
  stud: 'Sedmikaretní stud',
  'triple-draw': '2-7 triple draw',
  horse: 'HORSE',
  '8-game': 'Mix osmi her',
  choice: 'Hra podle dealera',
};

/** The ways that a bot may play. */
export const stylesCs: Readonly<Record<string, string>> = {
  'calling station': 'jen dorovnává',
  rock: 'opatrný',
  maniac: 'divoký',
  shark: 'ostřílený',
  'wild card': 'nevyzpytatelný',
};
