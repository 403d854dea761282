/** The replay of a hand: its moments with their texts, and the starts of its streets. */
import type { HandReplayResponse } from './http';
import type { MessageArguments, Key } from './i18n/index.svelte';
import type { Fact, PrivateView, TableView } from './wire';
import { eventSentences } from './words/roomPhrases';
import type { Phrase } from './words/phraseFormatter';

type Translate = (key: Key, filling?: MessageArguments) => string;

export interface ReplayMoment {
  view: TableView;
  mine: PrivateView;
  /** The events of the moment, in one or more sentences. */
  eventText: string;
}

export interface Street {
  /** The index of its first moment. */
  at: number;
  name: 'start' | 'deal' | 'flop' | 'turn' | 'river' | 'street' | 'draw' | 'showdown' | 'end';
  /** The number of the draw or street, if it has one. */
  n: number;
}

export function momentsOf(replay: HandReplayResponse, translate: Translate, formatChips: (chips: number) => string): ReplayMoment[] {
  return replay.moments.map(({ told: phrases, view, cards, up, holding }) => {
    const visibleView = replay.names ? view : withoutNames(view, translate);
    return { view: visibleView, mine: replayMine(replay.chair, cards, up, holding), eventText: eventSentences(phrases, view.money, formatChips).join(' ') };
  });
}

/** Replace the names of players by chair numbers. */
function withoutNames(view: TableView, translate: Translate): TableView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, player: translate('say-chair', { chair: seat.chair }) })) };
}

function replayMine(chair: number, cards: readonly string[], up: readonly string[], holding: Phrase | null): PrivateView {
  return {
    role: 'spectator', on_stream: false, chair, cards, up, holding, turn: null, token: 0, side: '', buy: [0, 0], extra: false,
    flags: [], may_show: [], requests: [], waiting: [], may_rabbit: false, bomb_vote: '', may_bomb: false, may_undo: false, together: [], notices: [], barred: [],
    standing: null, challenge: false, spend: 0,
  };
}

const STREET_BY_CARDS: Readonly<Record<number, Street['name']>> = { 3: 'flop', 4: 'turn', 5: 'river' };

/** Return the moments at which the cards of each street arrive, and the showdown. */
export function streetsOf({ moments }: Pick<HandReplayResponse, 'moments'>): Street[] {
  const streets: Street[] = [{ at: 0, name: 'start', n: 0 }];
  let [board, deals, hasOpened] = [0, 0, false];
  moments.forEach(({ facts, view }, at) => {
    const hasFact = (...types: Fact['type'][]): boolean => facts.some((fact) => types.includes(fact.type));
    const boardLength = Math.max(0, ...view.boards.map((cards) => cards.length));
    if (boardLength > board && hasFact('BoardDealt')) {
      const name = STREET_BY_CARDS[boardLength] ?? 'street';
      streets.push({ at, name, n: boardLength });
    } else if (hasFact('HoleCardsDealt', 'UpcardsDealt') && !hasFact('BoardDealt')) {
      const lastMoment = streets.at(-1)!;
      if (!(lastMoment.name === 'deal' && lastMoment.at === at - 1)) {
        streets.push({ at, name: deals ? (view.draw[1] ? 'draw' : 'street') : 'deal', n: deals });
        deals += 1;
      }
    }
    board = Math.max(board, boardLength);
    if (!hasOpened && hasFact('HandShown', 'HandMucked')) {
      hasOpened = true;
      streets.push({ at, name: 'showdown', n: 0 });
    }
  });
  if (moments.length > 1) streets.push({ at: moments.length - 1, name: 'end', n: 0 });
  return streets.filter((street, k) => k === 0 || street.at > streets[k - 1]!.at);
}
