import type { AnyClientCommand, Fact, Accepted, ListPosition, PrivateView, React, Reacted, ChatMessage, TableView } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** What the page of a table hands to the table that it draws. */
export interface TableProps {
  view: TableView;
  mine: PrivateView;
  /** The facts of the last update, in order; the whole hand's after a snapshot. */
  facts: readonly Fact[];
  /** The same in words, for everybody. */
  told: readonly Phrase[];
  /** True if `facts` are of a snapshot: they are history, and nothing is to be played back. */
  fresh: boolean;
  chat: readonly ChatMessage[];
  /** Where one is on the waiting list, or was last. */
  place: ListPosition | null;
  /** The server's clock less this one's, in milliseconds. */
  offset: number;
  /** False while the connection is lost: nothing can be asked for. */
  online: boolean;
  /** Who looks; empty if nobody has said. */
  me: string;
  /** Ask for something. Rejects with a `Refused` when it is refused. */
  send: (wish: AnyClientCommand) => Promise<Accepted>;
  say: (text: string) => void;
  /** What somebody shows over their seat just now. */
  reacted?: Reacted | null;
  react?: (kind: React['kind']) => void;
  /** Opens the invitation; nothing for whoever may not invite. */
  invite?: (() => void) | undefined;
}
