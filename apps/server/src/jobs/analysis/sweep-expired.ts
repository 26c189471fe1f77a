import { and, eq, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { deleteOwners } from '../../domain/accounts/delete-owners.ts';
import { endedShareDays, shareEnd } from '../../domain/shares/share-end.ts';
import { messages, owners, sessions, signInAttempts } from '../../domain/tables/account-tables.ts';
import { countedAnalyses, paymentEvents } from '../../domain/tables/billing-tables.ts';
import { documents, highlights, selections } from '../../domain/tables/document-tables.ts';
import { questions } from '../../domain/tables/model-tables.ts';
import { shares } from '../../domain/tables/share-tables.ts';
import type { Platform } from '../../platform/open.ts';
import { jobs } from '../../platform/queue/job-table.ts';
import { schedule } from '../../platform/queue/schedule.ts';
import type { JobHandler } from '../../platform/queue/worker.ts';
import { documentFolder, documentsFolder } from '../../platform/storage/keys.ts';
import { getUtcDay } from '../../platform/utc-day.ts';
import { removeOldExports } from './sweep-exports.ts';
import { removeOldOutputs } from './sweep-outputs.ts';
import { removeOldDocuments } from './sweep-retention.ts';

const everyMs = 15 * 60_000;
/**
 * An upload without a row that is older than this was interrupted. The same applies to a draft that was not written
 * to since.
 */
const orphanAgeMs = 60 * 60_000;
/** How long an answered question is stored if its asker does not fetch the answer. */
const questionAgeMs = 60 * 60_000;
/** How long the deletion of a highlight can be undone. */
const undoMs = 60 * 60_000;
/** When the last message to a deleted account is given up. */
const lastMessageAgeMs = 48 * 60 * 60_000;
/** How long an event of the payment provider is remembered: the provider delivers one for up to three days. */
const paymentEventAgeMs = 30 * 24 * 3_600_000;
/** How long an ended link is stored. */
const endedShareAgeMs = endedShareDays * 24 * 3_600_000;
/** How long the record of a failed or unknown job is stored. */
const deadJobAgeMs = 14 * 24 * 3_600_000;

/**
 * Creates the job that removes expired data: guests with all their work, documents past their owners' retention time,
 * sessions, exports, files nobody fetched, deleted highlights, ended links, daily counters and orphaned files.
 */
export function createSweepHandler(
  { database, storage, log }: Pick<Platform, 'database' | 'storage' | 'log'>,
  now: () => number = Date.now,
): JobHandler<'sweep-expired'> {
  return {
    async run() {
      const ended = await deleteOwners(
        { database, storage },
        lte(owners.expiresAt, new Date(now())),
      );
      const old = await removeOldDocuments({ database, storage }, now());
      await removeOldExports({ database, storage }, now());
      await removeOldOutputs({ database, storage }, now());
      await removeOldRows();
      await storage.removeStaleDrafts(new Date(now() - orphanAgeMs));
      const orphans = await findOrphans();
      await Promise.all(orphans.map((id) => storage.removeFolder(documentFolder(id))));
      const removed = ended.length + old + orphans.length;
      if (removed > 0) log.info({ documents: removed }, 'expired work was removed');
    },
  };

  async function removeOldRows(): Promise<void> {
    await database.orm.delete(sessions).where(lte(sessions.expiresAt, new Date(now())));
    await database.orm.delete(signInAttempts).where(lte(signInAttempts.expiresAt, new Date(now())));
    const oldestQuestion = new Date(now() - questionAgeMs);
    await database.orm.delete(selections).where(lt(selections.askedAt, oldestQuestion));
    await database.orm.delete(questions).where(lt(questions.askedAt, oldestQuestion));
    await database.orm
      .delete(messages)
      .where(isExpiredLastMessage(new Date(now() - lastMessageAgeMs)));
    await database.orm.delete(highlights).where(lt(highlights.deletedAt, new Date(now() - undoMs)));
    await database.orm
      .delete(paymentEvents)
      .where(lt(paymentEvents.receivedAt, new Date(now() - paymentEventAgeMs)));
    await database.orm.delete(countedAnalyses).where(lt(countedAnalyses.day, getUtcDay(now())));
    await database.orm.delete(shares).where(lt(shareEnd, new Date(now() - endedShareAgeMs)));
    const oldest = new Date(now() - deadJobAgeMs);
    const isDead = and(eq(jobs.status, 'dead'), lt(jobs.createdAt, oldest));
    await database.orm.delete(jobs).where(or(isDead, lt(jobs.expiresAt, oldest)));
  }

  async function findOrphans(): Promise<string[]> {
    const folders = await storage.listFolders(documentsFolder);
    const old = folders
      .filter(({ changedAt }) => now() - changedAt.getTime() >= orphanAgeMs)
      .map(({ name }) => name);
    if (old.length === 0) return [];
    const known = await database.orm
      .select({ id: documents.id })
      .from(documents)
      .where(inArray(documents.id, old));
    const kept = new Set(known.map(({ id }) => id));
    return old.filter((id) => !kept.has(id));
  }
}

/** A message without an account contains an address, so it is removed as soon as it is no longer needed. */
function isExpiredLastMessage(oldest: Date): SQL | undefined {
  const isSettled = inArray(messages.status, ['sent', 'failed', 'unknown']);
  return and(isNull(messages.userId), or(isSettled, lt(messages.createdAt, oldest)));
}

/** Enqueues a sweep now and at intervals. */
export function scheduleSweeps(platform: Pick<Platform, 'database' | 'log'>) {
  return schedule(platform, { kind: 'sweep-expired', payload: {}, everyMs });
}
