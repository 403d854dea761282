/** Which sound a fact makes. */
import type { Sound } from '../lib/sound';
import type { Fact } from '../lib/wire';

const OF: Record<string, Sound> = {
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
  PotAwarded: 'win',
};

/** The sounds of an update, each once, in the order of the facts. */
export function soundsOf(facts: readonly Fact[]): Sound[] {
  const sounds = facts.map((fact) => OF[fact.type]).filter((sound) => sound !== undefined);
  return [...new Set(sounds)];
}
