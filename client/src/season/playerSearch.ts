/** The search for a host's players: by name, club number, contact and notes. */
import type { KnownPlayer } from '../lib/http';

const stripAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True if each word of a search is in the name, the number, the contact or the notes of a player, ignoring accents. */
export function matchesPlayer(player: KnownPlayer, search: string): boolean {
  const text = stripAccents([player.player, player.number, player.contact, player.notes].filter(Boolean).join('\n'));
  return stripAccents(search).split(/\s+/).filter(Boolean).every((word) => text.includes(word));
}

/** True if the typed text is the beginning of a word of the name, or the club number. */
export function matchesTypedText(player: KnownPlayer, typed: string): boolean {
  const searched = stripAccents(typed.trim());
  return stripAccents(player.player).includes(searched) || (Boolean(player.number) && stripAccents(player.number).startsWith(searched));
}
