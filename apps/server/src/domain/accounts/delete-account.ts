import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { documentFolder, exportFolder } from '../../platform/storage/keys.ts';
import type { OwnerStores } from './delete-owners.ts';
import { deleteAccountRows } from './deletion-store.ts';

export interface DeletionParts extends OwnerStores {
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Deletes a person and all their data, and notifies them by mail if mail is configured. Returns false if the account
 * is already gone. Stops the person's running work; work that ends later finds no row to write to.
 */
export async function deleteAccount(
  { config, database, storage, log }: DeletionParts,
  userId: string,
): Promise<boolean> {
  const isConfirmed = config.SMTP_URL !== undefined;
  const gone = await database.orm.transaction((tx) => deleteAccountRows(tx, userId, isConfirmed));
  if (gone === undefined) return false;
  const folders = [...gone.documentIds.map(documentFolder), ...gone.exportIds.map(exportFolder)];
  const removals = await Promise.allSettled(folders.map((name) => storage.removeFolder(name)));
  const failed = removals.filter(({ status }) => status === 'rejected').length;
  // The deletion cannot be undone, and the person has no account left to try again with.
  if (failed > 0) log.warn({ failed }, 'files of a deleted account are left to the sweep');
  log.info({ documents: gone.documentIds.length }, 'an account was deleted');
  return true;
}
