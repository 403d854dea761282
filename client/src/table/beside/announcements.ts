/** What is told to everybody at once, and not in the log alone, which is closed on a phone. */
import type { Code } from '../../lib/words/codes';
import type { Phrase } from '../../lib/words/phraseFormatter';

/** Who plays by whose link is nobody's secret; the floor says aloud what it puts right, and why. */
const ALOUD: ReadonlySet<Code> = new Set([
  'MakesASeatLink', 'TakesAnActionBack', 'CallsOffTheHand', 'HoldsThePot', 'KillsAHand', 'WarnsSomebody',
]);

/** Whether all who are at the table read it now; who did it has been answered already. */
export function isAnnouncement(phrase: Phrase, me: string): boolean {
  const by = phrase.by as { player?: string } | undefined;
  return ALOUD.has(phrase.say) && (by?.player !== me || phrase.say === 'MakesASeatLink');
}
