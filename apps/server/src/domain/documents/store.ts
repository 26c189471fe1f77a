import type { Document } from '@clauselight/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Session } from '../sessions/session-store.ts';
import { owners } from '../tables/account-tables.ts';
import { documents } from '../tables/document-tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;
/** Who removes a document. */
export type Remover = Pick<Session, 'ownerId' | 'userId'>;

/** The rows of documents; every read is bound to the session that owns them. */
export function createDocumentStore({ orm }: Database) {
  const owned = (ownerId: string, id: string) =>
    and(eq(documents.ownerId, ownerId), eq(documents.id, id));

  return {
    /** Undefined where the owner has vanished since the request came. */
    insert: (row: NewDocument): Promise<DocumentRow | undefined> =>
      orm.transaction(async (tx) => {
        const held = await tx
          .select({ id: owners.id })
          .from(owners)
          .where(eq(owners.id, row.ownerId))
          .for('key share');
        if (held.length === 0) return undefined;
        const [inserted] = await tx.insert(documents).values(row).returning();
        return inserted;
      }),
    async find(ownerId: string, id: string): Promise<DocumentRow | undefined> {
      const [row] = await orm.select().from(documents).where(owned(ownerId, id));
      return row;
    },
    list: (ownerId: string): Promise<DocumentRow[]> =>
      orm
        .select()
        .from(documents)
        .where(eq(documents.ownerId, ownerId))
        .orderBy(desc(documents.uploadedAt)),
    /** Whether there was one to remove; of a person who has signed in the audit trail says so. */
    remove: ({ ownerId, userId }: Remover, id: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        if (userId !== undefined && !(await lockUser(tx, userId))) return false;
        const removed = await tx
          .delete(documents)
          .where(owned(ownerId, id))
          .returning({ id: documents.id });
        if (removed.length === 0) return false;
        if (userId !== undefined) await recordAudit(tx, { userId, kind: 'document-deleted' });
        return true;
      }),
  };
}
export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** A document as the API shows it. */
export function presentDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    filename: row.filename,
    fileSize: row.fileSize,
    fileType: row.fileType,
    format: row.format,
    uploadedAt: row.uploadedAt.toISOString(),
  };
}
