/** The sounds of facts. A win sounds when the pot is paid. */
import type { Sound } from '../lib/sound';
import type { Fact } from '../lib/wire';

/** Facts without a sound. A new fact has to be listed here or below, or this file fails the type check. */
type SilentFact =
  | 'Announced' | 'AwaySince' | 'BankFilled' | 'BetsCollected' | 'BettingOpened' | 'BlindMissed' | 'BlindSkipped'
  | 'BlindsChopped' | 'BoardTakenBack' | 'BombAgreed' | 'BombAnswered' | 'BombProposed' | 'BotMakesRoom'
  | 'BotSeated' | 'BringInTakenBack' | 'Burned' | 'ButtonDrawn' | 'ButtonPlaced' | 'CameBack' | 'CardsExposed'
  | 'CardsReplaced' | 'CardsShown' | 'ChangedChair' | 'ChipsAdded' | 'ChipsArrived' | 'ChipsAsked' | 'ChipsBought'
  | 'ChipsRefused' | 'ChipsReturned' | 'ChopOffered' | 'ClockStarted' | 'ClockStopped' | 'ColouredUp'
  | 'ConnectionBack' | 'ConnectionLost' | 'DebtsBack' | 'DebtsKept' | 'DebtsWiped' | 'DeckCut' | 'DeckReshuffled'
  | 'DeckSealed' | 'DeclarationsOpened' | 'Declared' | 'DiscardTakenBack' | 'FloorDecided' | 'GameChosen'
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

const HEARD: Readonly<Record<Exclude<Fact['type'], SilentFact>, Sound>> = {
  HoleCardsDealt: 'deal',
  UpcardsDealt: 'deal',
  BoardDealt: 'deal',
  Discarded: 'deal',
  Folded: 'fold',
  HandMucked: 'fold',
  Checked: 'check',
  Called: 'chips',
  Raised: 'chips',
  BroughtIn: 'chips',
  Straddled: 'chips',
};
const OF: Partial<Record<Fact['type'], Sound>> = HEARD;

/** The sounds of an update, each once, in the order of the facts. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const sounds = facts.map((fact) => OF[fact.type]).filter((sound) => sound !== undefined);
  return [...new Set(sounds)];
}

const TICKS = [5, 4, 3, 2, 1];
const BEEP = 10;

/** The sounds of a clock by the seconds left, the earliest first. */
export function clockSounds(wanted: 'off' | 'five' | 'ten'): [number, Sound][] {
  if (wanted === 'off') return [];
  const ticks = TICKS.map((left): [number, Sound] => [left, 'tick']);
  return wanted === 'ten' ? [[BEEP, 'warning'], ...ticks] : ticks;
}

/** Schedule the last sounds of a clock that ends at *until*, by the time of this device. Return a function that stops them. */
export function scheduleClockSounds(
  until: number,
  wanted: 'off' | 'five' | 'ten',
  sound: (sound: Sound) => void,
): () => void {
  const timers = clockSounds(wanted).flatMap(([left, which]) => {
    const wait = until - left * 1000 - Date.now();
    return wait < 0 ? [] : [setTimeout(() => sound(which), wait)];
  });
  return () => timers.forEach(clearTimeout);
}
