/** What happens at a table while one looks: told to those who listen, and kept to be read. */
import type { Reacted, TableView } from '../../lib/wire';
import { tellOf, type Chapter } from './log';
import { SEEN, seenWith } from './reactions';
import { remember, type Over } from './remembered';

export class Happened {
  /** The last sentences, for whoever listens instead of looking. */
  heard: readonly { id: number; text: string }[] = $state.raw([]);
  log: readonly Chapter[] = $state.raw([]);
  hands: readonly Over[] = $state.raw([]);
  reactions: readonly Reacted[] = $state.raw([]);
  #told = 0;

  /** Say something to whoever listens. */
  say(sentences: readonly string[]): void {
    if (!sentences.length) return;
    this.heard = [...this.heard, { id: ++this.#told, text: sentences.join(' ') }].slice(-12);
  }

  /** Something has happened in a hand, now. */
  tell(hand: number, sentences: readonly string[], at: number): void {
    this.say(sentences);
    this.log = tellOf(this.log, hand, sentences, at);
  }

  /** What had happened in a hand before one came; it is read, and not heard. */
  recall(hand: number, sentences: readonly string[]): void {
    if (this.log.at(-1)?.hand !== hand) this.log = tellOf(this.log, hand, sentences, 0);
  }

  /** A hand is over. */
  remember(view: TableView): void {
    this.hands = remember(this.hands, view);
  }

  /** Somebody shows what they feel, for a moment. */
  show(now: Reacted): void {
    this.reactions = seenWith(this.reactions, now);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== now)), SEEN);
  }
}
