import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { documentFolder, exportFolder } from '../../platform/storage/keys.ts';
import type { OwnerPlaces } from './delete-owners.ts';
import { deleteAccountRows } from './deletion-store.ts';

export interface DeletionParts extends OwnerPlaces {
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Removes a person with everything held on them, and tells them so where there is mail; false where that has happened
 * already. What is under way of theirs is stopped, and finds nothing to write to.
 */
export async function deleteAccount(
  { config, database, storage, log }: DeletionParts,
  userId: string,
): Promise<boolean> {
  const isTold = config.SMTP_URL !== undefined;
  const gone = await database.orm.transaction((tx) => deleteAccountRows(tx, userId, isTold));
  if (gone === undefined) return false;
  const folders = [...gone.documentIds.map(documentFolder), ...gone.exportIds.map(exportFolder)];
  const removals = await Promise.allSettled(folders.map((name) => storage.removeFolder(name)));
  const failed = removals.filter(({ status }) => status === 'rejected').length;
  // There is no way back from here, and no account to try again with.
  if (failed > 0) log.warn({ failed }, 'files of a deleted account are left to the sweep');
  log.info({ documents: gone.documentIds.length }, 'an account was deleted');
  return true;
}
