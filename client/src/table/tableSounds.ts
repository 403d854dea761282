/** The sounds of facts. A win sounds when the pot is paid. */
import type { Sound } from '../lib/sound/sound';
import type { Fact } from '../lib/wire';

/** Facts without a sound. A new fact has to be listed here or below, or this file fails the type check. */
type SilentFact =
  | 'Announced' | 'AwaySince' | 'BankFilled' | 'BetsCollected' | 'BettingOpened' | 'BlindMissed' | 'BlindSkipped'
  | 'BlindsChopped' | 'BoardTakenBack' | 'BombAgreed' | 'BombAnswered' | 'BombProposed' | 'BotMakesRoom'
  | 'BotSeated' | 'BringInTakenBack' | 'Burned' | 'ButtonDrawn' | 'ButtonPlaced' | 'CameBack' | 'CardsExposed'
  | 'CardsReplaced' | 'CardsShown' | 'ChangedChair' | 'ChipsAdded' | 'ChipsArrived' | 'ChipsAsked' | 'ChipsBought'
  | 'ChipsRefused' | 'ChipsReturned' | 'ChopOffered' | 'ClockStarted' | 'ClockStopped' | 'ColouredUp'
  | 'ConnectionBack' | 'ConnectionLost' | 'DebtsBack' | 'DebtsKept' | 'DebtsWiped' | 'DeckCut' | 'DeckReshuffled'
  | 'DeclarationsOpened' | 'Declared' | 'DiscardTakenBack' | 'FloorDecided' | 'GameChosen'
  | 'HandBegan' | 'HandCalledOff' | 'HandClosed' | 'HandEnded' | 'HandKilled' | 'HandResumed' | 'HandShown'
  | 'HandStarted' | 'HandVoided' | 'HostDid' | 'JackpotWon' | 'KillMissed' | 'KillWon' | 'KittySpent' | 'LeavesNext'
  | 'Left' | 'LegWon' | 'LetBackIn' | 'ListJoined' | 'ListLeft' | 'MarkerAnswered' | 'MarkerOffered'
  | 'MarkerRefused' | 'MarkerSettled' | 'MarkerTaken' | 'NoticeRead' | 'OfEvent' | 'OpenersFailed' | 'OpenersShown'
  | 'OverbetReturned' | 'PassedOut' | 'Paused' | 'Posted' | 'PotAwarded' | 'PotsPushed' | 'ProgramPlays'
  | 'Promised' | 'RabbitHunted' | 'RakeTaken' | 'RebuyRequired' | 'Restarted' | 'Rewound' | 'RockPassed'
  | 'RoleGiven' | 'RulesChanged' | 'RunItAgreed' | 'RunItChosen' | 'SatDown' | 'SatOut' | 'SeatHandedOver'
  | 'SeatOffered' | 'SentAway' | 'SevenDeucePaid' | 'SitsOutNext' | 'StandingSet' | 'StreamStarted' | 'StreamEnded' | 'StreamConsentSet' | 'StraddleDeclined'
  | 'StubReshuffled' | 'TableClosed' | 'TableOpened' | 'TimeFeeDue' | 'TimeFeePaid' | 'TimeRanOut' | 'TurnBegan'
  | 'UncalledBetReturned' | 'WagerCorrected' | 'Warned' | 'WentOn' | 'WentWrong' | 'WishDropped' | 'WishTakenBack'
  | 'WishWaits';

/** A sound, and when it starts after the update, in seconds. */
export interface SoundCue {
  sound: Sound;
  after: number;
}

/** A fact as it sounds: the seconds between repeated sounds, and the number of them. */
interface FactSound {
  sound: Sound;
  count: number;
  gap: number;
}
type SoundByFact = { [Type in Exclude<Fact['type'], SilentFact>]: (fact: Extract<Fact, { type: Type }>) => FactSound };

const singleSound = (sound: Sound, gap: number) => (): FactSound => ({ sound, count: 1, gap });
const cardCount = (hands: readonly (readonly number[])[]): number => hands.reduce((total, hand) => total + hand.length, 0);
/** The maximum number of card sounds for one deal. */
const MAX_DEALT_SOUNDS = 12;
const dealSound = (hands: readonly (readonly number[])[]): FactSound => ({ sound: 'deal', count: Math.min(MAX_DEALT_SOUNDS, cardCount(hands)), gap: 0.07 });

const SOUND_OF_FACT: SoundByFact = {
  DeckSealed: singleSound('riffle', 0.6),
  HoleCardsDealt: ({ holdings }) => dealSound(holdings),
  UpcardsDealt: ({ cards }) => dealSound(cards),
  BoardDealt: ({ cards }) => ({ sound: 'card', count: cards.length, gap: 0.09 }),
  // A player who stands pat knocks.
  Discarded: ({ cards }) => ({ sound: cards.length ? 'fold' : 'check', count: 1, gap: 0.15 }),
  Folded: singleSound('fold', 0.12),
  HandMucked: singleSound('fold', 0.12),
  Checked: singleSound('check', 0.18),
  Called: singleSound('chip', 0.12),
  Raised: singleSound('stack', 0.2),
  BroughtIn: singleSound('chip', 0.12),
  Straddled: singleSound('chip', 0.12),
};

/** The sounds of an update, one after the other; equal facts in a row are heard once. */
export function soundsOf(facts: readonly Fact[]): SoundCue[] {
  const cues: SoundCue[] = [];
  const playedSounds = new Set<Sound>();
  let delaySeconds = 0;
  for (const fact of facts) {
    const factSound = (SOUND_OF_FACT as Partial<Record<Fact['type'], (fact: Fact) => FactSound>>)[fact.type]?.(fact);
    if (!factSound || playedSounds.has(factSound.sound)) continue;
    playedSounds.add(factSound.sound);
    for (let card = 0; card < factSound.count; card++, delaySeconds += factSound.gap) cues.push({ sound: factSound.sound, after: delaySeconds });
  }
  return cues;
}

const TICK_SECONDS = [5, 4, 3, 2, 1];
const BEEP_SECONDS = 10;

/** The sounds of a clock by the seconds left, the earliest first. */
export function clockSounds(clockSound: 'off' | 'five' | 'ten'): [number, Sound][] {
  if (clockSound === 'off') return [];
  const ticks = TICK_SECONDS.map((secondsLeft): [number, Sound] => [secondsLeft, 'tick']);
  return clockSound === 'ten' ? [[BEEP_SECONDS, 'warning'], ...ticks] : ticks;
}

/** Schedule the last sounds of a clock that ends at *until*, by the time of this device. Return a function that stops them. */
export function scheduleClockSounds(
  until: number,
  clockSound: 'off' | 'five' | 'ten',
  play: (sound: Sound) => void,
): () => void {
  const timers = clockSounds(clockSound).flatMap(([left, which]) => {
    const delayMs = until - left * 1000 - Date.now();
    return delayMs < 0 ? [] : [setTimeout(() => play(which), delayMs)];
  });
  return () => timers.forEach(clearTimeout);
}
