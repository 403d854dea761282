/** What happens at a table while one looks: told to those who listen, and kept to be read. */
import type { Reacted, TableView } from '../../lib/wire';
import { appendToLog, type HandChapter } from './logChapters';
import { SEEN, withReaction } from './reactions';
import { withFinishedHand, type FinishedHand } from './finishedHands';

export class TableHistory {
  /** The last sentences, for whoever listens instead of looking. */
  heard: readonly { id: number; text: string }[] = $state.raw([]);
  log: readonly HandChapter[] = $state.raw([]);
  hands: readonly FinishedHand[] = $state.raw([]);
  reactions: readonly Reacted[] = $state.raw([]);
  #told = 0;

  /** Say something to whoever listens. */
  announce(sentences: readonly string[]): void {
    if (!sentences.length) return;
    this.heard = [...this.heard, { id: ++this.#told, text: sentences.join(' ') }].slice(-12);
  }

  /** Something has happened in a hand, now. */
  addEvents(hand: number, sentences: readonly string[], at: number): void {
    this.announce(sentences);
    this.log = appendToLog(this.log, hand, sentences, at);
  }

  /** What had happened in a hand before one came; it is read, and not heard. */
  addPastEvents(hand: number, sentences: readonly string[]): void {
    if (this.log.at(-1)?.hand !== hand) this.log = appendToLog(this.log, hand, sentences, 0);
  }

  /** A hand is over. */
  addHand(view: TableView): void {
    this.hands = withFinishedHand(this.hands, view);
  }

  /** Somebody shows what they feel, for a moment. */
  addReaction(now: Reacted): void {
    this.reactions = withReaction(this.reactions, now);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== now)), SEEN);
  }
}
