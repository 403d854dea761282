/** Events that all players see as a notice, because the log is closed on a phone. */
import type { Code } from '../../lib/words/codes';
import type { Phrase } from '../../lib/words/phraseFormatter';

/** Seat links are no secret, and the floor announces corrections with their reasons. */
const ANNOUNCED_PHRASES: ReadonlySet<Code> = new Set([
  'SeatLinkMade', 'ActionUndoneByHost', 'HandVoidedByHost', 'PotCarriedOverByHost', 'HandKilledByHost', 'PlayerWarnedByHost',
]);

/** Return true if an event is announced to this player. The player who caused it already has an answer. */
export function isAnnouncement(phrase: Phrase, me: string): boolean {
  const actor = phrase.by as { player?: string } | undefined;
  return ANNOUNCED_PHRASES.has(phrase.say) && (actor?.player !== me || phrase.say === 'SeatLinkMade');
}
