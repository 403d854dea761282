/** The history of a table since the page was opened: announcements, log, finished hands and reactions. */
import type { ReactionMessage, TableView } from '../../lib/wire';
import { appendToLog, type HandChapter, type LogEntry, type LogStreet } from './logChapters';
import { REACTION_MS, withReaction } from './reactions';
import { withFinishedHand, type FinishedHand } from './finishedHands';

export class TableHistory {
  /** The last sentences for screen readers. */
  heard: readonly { id: number; text: string }[] = $state.raw([]);
  log: readonly HandChapter[] = $state.raw([]);
  hands: readonly FinishedHand[] = $state.raw([]);
  reactions: readonly ReactionMessage[] = $state.raw([]);
  #lastId = 0;

  /** Announce sentences to screen readers. */
  announce(sentences: readonly string[]): void {
    if (!sentences.length) return;
    this.heard = [...this.heard, { id: ++this.#lastId, text: sentences.join(' ') }].slice(-12);
  }

  /** Log new events of a hand. */
  addEvents(hand: number, entries: readonly (LogEntry | LogStreet)[], at: number): void {
    this.log = appendToLog(this.log, hand, entries, at);
  }

  /** Log the events of a snapshot. */
  addPastEvents(hand: number, entries: readonly (LogEntry | LogStreet)[]): void {
    if (this.log.at(-1)?.hand !== hand) this.log = appendToLog(this.log, hand, entries, 0);
  }

  /** Record the hand of a view if it is finished. */
  addHand(view: TableView): void {
    this.hands = withFinishedHand(this.hands, view);
  }

  /** Show the reaction of a player for a moment. */
  addReaction(newReaction: ReactionMessage): void {
    this.reactions = withReaction(this.reactions, newReaction);
    setTimeout(() => (this.reactions = this.reactions.filter((reaction) => reaction !== newReaction)), REACTION_MS);
  }
}
