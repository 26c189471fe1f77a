import { inArray } from 'drizzle-orm';
import { documents } from '../../domain/tables/document-tables.ts';
import { documentFolder, documentsFolder } from '../../platform/storage/keys.ts';
import { retentionTimes } from './retention-times.ts';
import { type Sweep, toPortions } from './sweep.ts';

/** Removes files of documents that have no row: of interrupted uploads and of removals that a crash cut off. */
export async function removeOrphans(sweep: Sweep): Promise<number> {
  const { database, storage, now } = sweep;
  let removed = 0;
  for await (const portion of toPortions(sweep, storage.listFolders(documentsFolder))) {
    const old = portion
      .filter(({ changedAt }) => now - changedAt.getTime() >= retentionTimes.orphans)
      .map(({ name }) => name);
    const known = await database.orm
      .select({ id: documents.id })
      .from(documents)
      .where(inArray(documents.id, old));
    const kept = new Set(known.map(({ id }) => id));
    const orphans = old.filter((id) => !kept.has(id));
    await Promise.all(orphans.map((id) => storage.removeFolder(documentFolder(id))));
    removed += orphans.length;
  }
  return removed;
}

/** Removes what was being received when its process ended. */
export function removeDrafts({ storage, now }: Sweep): Promise<number> {
  return storage.removeStaleDrafts(new Date(now - retentionTimes.orphans));
}
