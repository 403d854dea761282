import { api, ApiError } from './api';
import type { NewTable } from './http';
import { t } from './i18n/index.svelte';
import { notices } from './notices.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';

/**
 * Open a table and go there, with its invitation shown; a visitor without a name is asked for one. A refusal of the
 * room is shown as a notice, or thrown if *rethrows* is set.
 */
export async function startTable(table: NewTable, rethrows = false): Promise<void> {
  if (!(await session.requireName())) return;
  try {
    const name = table.name?.trim() || t('new-of', { name: session.me.name });
    const { id } = await api.createTable({ ...table, name: name.slice(0, 60) });
    router.go(`/t/${encodeURIComponent(id)}?new`);
  } catch (error) {
    if (rethrows) throw error;
    notices.showError(error);
    // The page lists the player's open tables, each with a button to close it.
    if (error instanceof ApiError && error.code === 'too-many') router.go('/new?full');
  }
}
