import { and, inArray, lte, ne } from 'drizzle-orm';
import type { OwnerStores } from '../../domain/accounts/delete-owners.ts';
import { accountExports } from '../../domain/tables/account-tables.ts';
import { exportFolder, exportsFolder } from '../../platform/storage/keys.ts';

/** How long an export that expired or failed is still listed. */
const listedMs = 7 * 24 * 3_600_000;

/** Removes archives when they expire, and the rows of exports a week later. */
export async function removeOldExports(
  { database: { orm }, storage }: OwnerStores,
  now: number,
): Promise<void> {
  const longAgo = lte(accountExports.requestedAt, new Date(now - listedMs));
  await orm.delete(accountExports).where(and(ne(accountExports.status, 'preparing'), longAgo));
  // Rows are written before files: a file without a row belongs to an export that was removed.
  const stored = (await storage.listFolders(exportsFolder)).map(({ name }) => name);
  if (stored.length === 0) return;
  const rows = await orm
    .select({ id: accountExports.id, expiresAt: accountExports.expiresAt })
    .from(accountExports)
    .where(inArray(accountExports.id, stored));
  const kept = new Set(
    rows
      .filter(({ expiresAt }) => expiresAt === null || expiresAt.getTime() > now)
      .map(({ id }) => id),
  );
  const unwanted = stored.filter((id) => !kept.has(id));
  await Promise.all(unwanted.map((id) => storage.removeFolder(exportFolder(id))));
}
