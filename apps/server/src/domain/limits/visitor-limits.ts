import { AppError } from '@clauselight/schema';
import { and, count, eq, inArray, isNotNull, type SQL, sum } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Config } from '../../platform/config.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { owners } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';

type QueryHandle = Pick<NodePgDatabase, 'select'>;

export type VisitorLimitSettings = Pick<
  Config,
  | 'QUEUED_PER_VISITOR'
  | 'QUEUED_PER_ADDRESS'
  | 'DOCUMENTS_PER_VISITOR'
  | 'DOCUMENTS_PER_ADDRESS'
  | 'STORED_MB_PER_VISITOR'
  | 'STORED_MB_PER_ADDRESS'
>;

const megabyte = 1024 * 1024;

/**
 * Decides how much one visitor may have waiting and stored. The limits of an address count all guests who came from it,
 * so that a new session gives nothing new. People who have signed in are counted alone.
 */
export function createVisitorLimits(settings: VisitorLimitSettings) {
  return {
    /** Throws `too_much_queued` if the owner has no room for another job. */
    async requireRoomInQueue(handle: QueryHandle, ownerId: string): Promise<void> {
      const countJobs = async (owned: SQL | undefined) => {
        const [row] = await handle
          .select({ waiting: count() })
          .from(jobs)
          .where(and(owned, inArray(jobs.status, ['ready', 'running'])));
        return row?.waiting ?? 0;
      };
      const isFull =
        (await countJobs(eq(jobs.ownerId, ownerId))) >= settings.QUEUED_PER_VISITOR ||
        (await countJobs(inArray(jobs.ownerId, listNeighbors(handle, ownerId)))) >=
          settings.QUEUED_PER_ADDRESS;
      if (isFull) throw new AppError('too_much_queued');
    },
    /** Throws `storage_full` if the owner may not store another document of so many bytes. */
    async requireRoomForDocument(
      handle: QueryHandle,
      ownerId: string,
      bytes: number,
    ): Promise<void> {
      const measure = async (owned: SQL | undefined) => {
        const [row] = await handle
          .select({ documents: count(), bytes: sum(documents.fileSize) })
          .from(documents)
          .where(owned);
        return { documents: row?.documents ?? 0, bytes: Number(row?.bytes ?? 0) };
      };
      const own = await measure(eq(documents.ownerId, ownerId));
      const near = await measure(inArray(documents.ownerId, listNeighbors(handle, ownerId)));
      const isFull =
        own.documents >= settings.DOCUMENTS_PER_VISITOR ||
        own.bytes + bytes > settings.STORED_MB_PER_VISITOR * megabyte ||
        near.documents >= settings.DOCUMENTS_PER_ADDRESS ||
        near.bytes + bytes > settings.STORED_MB_PER_ADDRESS * megabyte;
      if (isFull) throw new AppError('storage_full');
    },
  };
}
export type VisitorLimits = ReturnType<typeof createVisitorLimits>;

/** The guests who came from the address of a guest, that one among them; none for a person who has signed in. */
function listNeighbors(handle: QueryHandle, ownerId: string) {
  const address = handle
    .select({ addressKey: owners.addressKey })
    .from(owners)
    .where(and(eq(owners.id, ownerId), isNotNull(owners.addressKey)));
  return handle.select({ id: owners.id }).from(owners).where(inArray(owners.addressKey, address));
}
