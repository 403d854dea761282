import { api, ApiError } from './api';
import type { NewTable } from './http';
import { t } from './i18n/index.svelte';
import { notices } from './notices.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';

/**
 * Start a table and go there, with its invitation in hand; asks for a name if there is none. What the
 * room refuses is told in a notice, or, where there are fields for it, thrown.
 */
export async function startTable(table: NewTable, throws = false): Promise<void> {
  if (!(await session.named())) return;
  try {
    const name = table.name?.trim() || t('new-of', { name: session.me.name });
    const { id } = await api.start({ ...table, name: name.slice(0, 60) });
    router.go(`/t/${encodeURIComponent(id)}?new`);
  } catch (why) {
    if (throws) throw why;
    notices.bad(why);
    // There is a list of one's tables, and a button to close each.
    if (why instanceof ApiError && why.code === 'too-many') router.go('/new?full');
  }
}
