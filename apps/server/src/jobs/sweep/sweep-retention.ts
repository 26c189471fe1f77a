import { retentionChoices } from '@clauselight/schema';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { lockUser } from '../../domain/accounts/lock-user.ts';
import { recordAudit } from '../../domain/audit/record-audit.ts';
import { users } from '../../domain/tables/account-tables.ts';
import { documents } from '../../domain/tables/document-tables.ts';
import type { Database } from '../../platform/database/open.ts';
import { documentFolder } from '../../platform/storage/keys.ts';
import { portionSize, repeat, type Sweep } from './sweep.ts';

const dayMs = 24 * 3_600_000;

/** Removes the documents that are older than their owners' retention time; returns how many. */
export async function removeOldDocuments(sweep: Sweep): Promise<number> {
  const { database, storage, now } = sweep;
  let removed = 0;
  for (const retentionDays of retentionChoices) {
    const uploadedBy = new Date(now - retentionDays * dayMs);
    for (const userId of await listUsers(database, retentionDays, uploadedBy)) {
      removed += await repeat(sweep, async () => {
        const ids = await removeOldOfUser(database, userId, uploadedBy);
        await Promise.all(ids.map((id) => storage.removeFolder(documentFolder(id))));
        return ids.length;
      });
    }
  }
  return removed;
}

/** Users with this retention time and at least one older document. */
async function listUsers(
  { orm }: Database,
  retentionDays: number,
  uploadedBy: Date,
): Promise<readonly string[]> {
  const rows = await orm
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(documents, eq(documents.ownerId, users.id))
    .where(
      and(
        sql`${users.settings} @> ${JSON.stringify({ retentionDays })}::jsonb`,
        lte(documents.uploadedAt, uploadedBy),
      ),
    );
  return rows.map(({ id }) => id);
}

function removeOldOfUser(
  { orm }: Database,
  userId: string,
  uploadedBy: Date,
): Promise<readonly string[]> {
  return orm.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return [];
    const portion = tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.ownerId, userId), lte(documents.uploadedAt, uploadedBy)))
      .limit(portionSize);
    const rows = await tx
      .delete(documents)
      .where(inArray(documents.id, portion))
      .returning({ id: documents.id });
    await recordAudit(tx, { userId, kind: 'document-deleted', times: rows.length });
    return rows.map(({ id }) => id);
  });
}
