import { inArray } from 'drizzle-orm';
import { accountExports } from '../../domain/tables/account-tables.ts';
import { exportFolder, exportsFolder } from '../../platform/storage/keys.ts';
import { type Sweep, toPortions } from './sweep.ts';

/** Removes archives that have expired, and those without a row. */
export async function removeOldExports(sweep: Sweep): Promise<number> {
  const { database, storage, now } = sweep;
  let removed = 0;
  for await (const portion of toPortions(sweep, storage.listFolders(exportsFolder))) {
    const stored = portion.map(({ name }) => name);
    const rows = await database.orm
      .select({ id: accountExports.id, expiresAt: accountExports.expiresAt })
      .from(accountExports)
      .where(inArray(accountExports.id, stored));
    const kept = rows.filter(({ expiresAt }) => expiresAt === null || expiresAt.getTime() > now);
    const keptIds = new Set(kept.map(({ id }) => id));
    // Rows are written before files: a file without a row belongs to an export that was removed.
    const unwanted = stored.filter((id) => !keptIds.has(id));
    await Promise.all(unwanted.map((id) => storage.removeFolder(exportFolder(id))));
    removed += unwanted.length;
  }
  return removed;
}
