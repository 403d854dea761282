import type { AnyClientCommand, Fact, Accepted, ListPosition, PrivateView, React, ReactionMessage, ChatMessage, TableView } from './wire';
import type { Phrase } from './words/phraseFormatter';

/** The props of the component of a table. */
export interface TableProps {
  view: TableView;
  mine: PrivateView;
  /** The facts of the last update, in order; after a snapshot those of the whole hand. */
  facts: readonly Fact[];
  /** The events of the last update as phrases, for all players. */
  phrases: readonly Phrase[];
  /** True after a snapshot, whose facts are history and are not played back. */
  isSnapshot: boolean;
  chat: readonly ChatMessage[];
  /** The player's place on the waiting list, or the last one. */
  listPosition: ListPosition | null;
  /** The clock of the server minus that of this device, in milliseconds. */
  offset: number;
  /** False while the connection is lost, and no command can be sent. */
  isOnline: boolean;
  /** The name of the viewer; empty if the page does not know it. */
  ownName: string;
  /** Send a command. Rejects with a `Rejected` if the room refuses it. */
  send: (command: AnyClientCommand) => Promise<Accepted>;
  sendChatLine: (text: string) => void;
  /** The last reaction of a player. */
  reaction?: ReactionMessage | null;
  sendReaction?: (kind: React['kind']) => void;
  /** Open the invitation; undefined if the player may not invite. */
  invite?: (() => void) | undefined;
}
