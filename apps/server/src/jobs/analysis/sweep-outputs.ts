import { lt } from 'drizzle-orm';
import type { OwnerPlaces } from '../../domain/accounts/delete-owners.ts';
import { outputs } from '../../domain/tables/report-tables.ts';
import { outputFolder, outputsFolder } from '../../platform/storage/keys.ts';

/** Nobody waits as long, and sending takes no longer. */
const maxAgeMs = 60 * 60_000;

/** Removes files that somebody waited for, where whoever was to send and remove them has gone. */
export async function removeOldOutputs(
  { database: { orm }, storage }: OwnerPlaces,
  now: number,
): Promise<void> {
  const oldest = new Date(now - maxAgeMs);
  await orm.delete(outputs).where(lt(outputs.requestedAt, oldest));
  const stored = await storage.listFolders(outputsFolder);
  const old = stored.filter(({ changedAt }) => changedAt < oldest);
  await Promise.all(old.map(({ name }) => storage.removeFolder(outputFolder(name))));
}
