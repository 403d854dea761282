/** What a player did last, as the room says it, in the language that is chosen. */
import type { Filling, Key } from '../../lib/i18n/index.svelte';

const KNOWN = new Set(
  'fold check call bet raise all-in show muck bring-in ante dead blind post straddle sleeper kill'.split(' '),
);

export function said(words: string, t: (key: Key, filling?: Filling) => string): string {
  if (!words) return '';
  if (KNOWN.has(words)) return t(`did.${words}` as Key);
  if (words === 'stand pat') return t('did.pat');
  const drawn = /^draw (\d+)$/.exec(words);
  return drawn ? t('did.draw', { n: Number(drawn[1]) }) : words;
}
