/** Log entries from the phrases of the room: streets with their cards, actions in short, all else as notes. */
import { cardOf } from '../../lib/cards';
import { t, type Key } from '../../lib/i18n/index.svelte';
import type { Money } from '../../lib/wire';
import type { Code } from '../../lib/words/codes';
import { capitalize, formatPhrase, type Person, type Phrase, type Reader } from '../../lib/words/phraseFormatter';
import { currentReader } from '../../lib/words/roomPhrases';
import type { LogEntry, LogStreet } from './logChapters';

/** Phrases that the heading of the hand, the felt or the hand's page shows. */
const OMITTED_PHRASES: ReadonlySet<Code> = new Set<Code>(['HandHeading', 'CardsDealtToAll']);

/** The player's own connection, which the page shows otherwise. */
const OWN_CONNECTION: ReadonlySet<Code> = new Set<Code>(['ConnectionDropped', 'PlayerReconnected', 'AwayTimeStarted']);
const BUTTON_PHRASES: ReadonlySet<Code> = new Set<Code>(['ButtonPosition', 'ButtonMoved']);

/** Posts and actions of a betting round and of a draw, which run on in one line. */
const ACTION_PHRASES: ReadonlySet<Code> = new Set<Code>([
  'ButtonPosition', 'AntePosted', 'TableAntePosted', 'BlindPosted', 'SmallBlindPosted', 'BigBlindPosted', 'ButtonBlindPosted', 'StraddlePutIn',
  'BringInPosted', 'PlayerFolded', 'PlayerChecked', 'OptionChecked', 'CallMade', 'OvercallMade', 'ColdCallMade', 'ColdOvercallMade', 'LimpMade', 'BringInCalled',
  'BetMade', 'OpeningBetMade', 'OpeningRaiseMade', 'CompletionMade', 'RaiseMade', 'ReraiseMade', 'PlayerStoodPat', 'CardsDiscarded', 'DiscardCount', 'CardsDrawn',
]);

/** Commentary that the log leaves to commentators: a limp is a call. */
const REPLACED_PHRASES: Readonly<Partial<Record<Code, Code>>> = {
  OptionChecked: 'PlayerChecked',
  OvercallMade: 'CallMade',
  ColdCallMade: 'CallMade',
  ColdOvercallMade: 'CallMade',
  LimpMade: 'CallMade',
  OpeningRaiseMade: 'RaiseMade',
  ReraiseMade: 'RaiseMade',
};

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A card as the log writes it: `10♥`. */
export function cardGlyph(card: string): string {
  return `${card[0] === 'T' ? '10' : (card[0] ?? '')}${SUIT_SIGNS[card[1] ?? ''] ?? ''}`;
}

/** The entries of these phrases, with the dealer button or, in stud, without; a street begins where cards come or a draw does. */
export function logEntries(phrases: readonly Phrase[], money: Money | undefined, formatChips: Reader['chips'], showsButton = true): (LogEntry | LogStreet)[] {
  const reader: Reader = {
    ...currentReader(money),
    chips: formatChips,
    cards: (cards) => cards.map((card) => cardGlyph(cardOf(card))).join(' '),
    name: (person) => displayName(currentReader(money).name(person)),
  };
  const isOwn = ({ who }: Phrase): boolean => !!who && reader.isYou(who as Person);
  return phrases
    .filter((phrase) => !OMITTED_PHRASES.has(phrase.say) && (showsButton || !BUTTON_PHRASES.has(phrase.say)) && !(OWN_CONNECTION.has(phrase.say) && isOwn(phrase)))
    .map((phrase) => streetOf(phrase, reader) ?? entryOf(phrase, reader));
}

/** A bot has its robot on the felt; in the log its name is enough. */
const displayName = (name: string | null): string | null => name && name.replace(/ \(bot\)$/, '');

function streetOf(phrase: Phrase, reader: Reader): LogStreet | null {
  const cards = streetCards(phrase);
  if (!cards) return null;
  const pot = phrase.pot as { chips?: number } | null | undefined;
  return { kind: 'street', title: streetTitle(phrase), cards, pot: pot?.chips ? reader.chips(pot.chips) : '' };
}

function streetCards(phrase: Phrase): string[] | null {
  switch (phrase.say) {
    case 'BoardDealtHeading':
    case 'OneBoardDealtHeading':
      return (phrase.cards as number[]).map(cardOf);
    case 'DoorCards':
    case 'StreetDealtHeading':
      return (phrase.each as readonly { cards?: number[] }[]).flatMap(({ cards }) => cards?.map(cardOf) ?? []);
    case 'DrawHeading':
    case 'NumberedDrawHeading':
      return [];
    default:
      return null;
  }
}

function streetTitle(phrase: Phrase): string {
  switch (phrase.say) {
    case 'DoorCards':
      return t('street-third-street');
    case 'DrawHeading':
      return t('street-draw');
    case 'NumberedDrawHeading':
      return t('street-nth-draw', { n: Number(phrase.which) });
    default: {
      const street = capitalize(t(`street-${String(phrase.street).replace(' ', '-')}` as Key));
      return phrase.say === 'OneBoardDealtHeading' ? `${street} ${Number(phrase.board)}` : street;
    }
  }
}

function entryOf(phrase: Phrase, reader: Reader): LogEntry {
  const kind = ACTION_PHRASES.has(phrase.say) ? 'action' : 'note';
  const text = formatPhrase({ ...phrase, say: REPLACED_PHRASES[phrase.say] ?? phrase.say, to: phrase.to ?? phrase.chips, chips: phrase.chips ?? phrase.to }, reader);
  const actor = phrase.who as Person | undefined;
  if (!actor || !('chair' in actor)) return { kind, name: '', chair: 0, text };
  const name = reader.isYou(actor) ? reader.language.you : (reader.name(actor) ?? '');
  const openingName = reader.isYou(actor) ? capitalize(name) : name;
  if (!name || !text.startsWith(`${openingName} `)) {
    // Czech and Spanish leave out the word for you: the action opens with its verb, which may follow other actions.
    const lowerCaseText = kind === 'action' && reader.isYou(actor) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
    return { kind, name: '', chair: 0, text: lowerCaseText };
  }
  return { kind, name, chair: actor.chair, text: text.slice(name.length + 1) };
}
