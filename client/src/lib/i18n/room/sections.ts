/** The sections of the posted rules, as the room calls them, and the group of options that each is of. */
export const groupOf: Readonly<Record<string, string>> = {
  'The table': '',
  'Button and blinds': 'button',
  Straddles: 'straddle',
  'Kill pots': 'kill',
  'Buying in': 'buy_in',
  'Markers and loans': 'marker',
  Time: 'clock',
  'The house': 'fees',
  'The hand': 'house',
};
