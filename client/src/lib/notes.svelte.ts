/** The player's notes about other players. The room stores them, and shows them to no other player. */
import { api } from './api';
import type { Colour, Note } from './http';

/** The colours of a mark, by their names in the room. */
export const NOTE_COLOURS = ['red', 'orange', 'green', 'blue', 'purple'] as const satisfies readonly Colour[];

class Notes {
  #all: readonly Note[] = $state.raw([]);
  #owner = '';

  get all(): readonly Note[] {
    return this.#all;
  }

  noteAbout(player: string): Note | null {
    const playerKey = player.toLowerCase();
    return this.#all.find((note) => note.about.toLowerCase() === playerKey) ?? null;
  }

  /** Load the notes of a player once; without an answer there are none. */
  async load(me: string): Promise<void> {
    if (me === this.#owner) return;
    this.#owner = me;
    this.#all = [];
    const response = me ? await api.notes().catch(() => []) : [];
    if (this.#owner === me) this.#all = response;
  }

  /** Replace the note about a player; an empty note removes it. */
  async save(about: string, text: string, colour: Colour): Promise<void> {
    await api.note({ about, text, colour });
    const otherNotes = this.#all.filter((note) => note.about.toLowerCase() !== about.toLowerCase());
    const isNonEmpty = text.trim() !== '' || colour !== '';
    this.#all = isNonEmpty ? [...otherNotes, { about, text: text.trim(), colour, at: Date.now() }] : otherNotes;
  }
}

export const notes = new Notes();
