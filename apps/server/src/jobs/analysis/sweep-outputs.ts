import { lt } from 'drizzle-orm';
import type { OwnerStores } from '../../domain/accounts/delete-owners.ts';
import { outputs } from '../../domain/tables/report-tables.ts';
import { outputFolder, outputsFolder } from '../../platform/storage/keys.ts';

/** Requests time out and downloads end well before this age. */
const maxAgeMs = 60 * 60_000;

/** Removes requested files whose request ended without removing them. */
export async function removeOldOutputs(
  { database: { orm }, storage }: OwnerStores,
  now: number,
): Promise<void> {
  const oldest = new Date(now - maxAgeMs);
  await orm.delete(outputs).where(lt(outputs.requestedAt, oldest));
  const stored = await storage.listFolders(outputsFolder);
  const old = stored.filter(({ changedAt }) => changedAt < oldest);
  await Promise.all(old.map(({ name }) => storage.removeFolder(outputFolder(name))));
}
