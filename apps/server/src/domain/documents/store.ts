import { type AnalysisStatus, type Document, errors, isErrorCode } from '@clauselight/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { documentChangedChannel } from '../change-channels.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import type { Session } from '../sessions/session-store.ts';
import { owners } from '../tables/account-tables.ts';
import { analyses, documents } from '../tables/document-tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
/** How the latest analysis of a document stands. */
export interface LatestAnalysis {
  readonly id: string;
  readonly status: AnalysisStatus;
  readonly errorCode: string | null;
}
export interface ListedDocument {
  readonly document: DocumentRow;
  readonly latest: LatestAnalysis | null;
}
export type NewDocument = typeof documents.$inferInsert;
/** The person or guest who removes a document. */
export type Remover = Pick<Session, 'ownerId' | 'userId'>;

/** Queries on document rows. Every query is limited to the session that owns them. */
export function createDocumentStore({ orm }: Database, limits: VisitorLimits) {
  const owned = (ownerId: string, id: string) =>
    and(eq(documents.ownerId, ownerId), eq(documents.id, id));

  return {
    /** Undefined if the owner was deleted after the request arrived. Throws `storage_full`. */
    insert: (row: NewDocument): Promise<DocumentRow | undefined> =>
      orm.transaction(async (tx) => {
        const held = await tx
          .select({ id: owners.id })
          .from(owners)
          .where(eq(owners.id, row.ownerId))
          // Simultaneous uploads of one owner wait for each other, so that they cannot exceed the limits together.
          .for('no key update');
        if (held.length === 0) return undefined;
        await limits.requireRoomForDocument(tx, row.ownerId, row.fileSize);
        const [inserted] = await tx.insert(documents).values(row).returning();
        return inserted;
      }),
    async find(ownerId: string, id: string): Promise<DocumentRow | undefined> {
      const [row] = await orm.select().from(documents).where(owned(ownerId, id));
      return row;
    },
    /** Newest first. */
    list(ownerId: string): Promise<ListedDocument[]> {
      const latest = orm
        .selectDistinctOn([analyses.documentId], {
          id: analyses.id,
          documentId: analyses.documentId,
          status: analyses.status,
          errorCode: analyses.errorCode,
        })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(eq(documents.ownerId, ownerId))
        .orderBy(analyses.documentId, desc(analyses.requestedAt))
        .as('latest');
      return orm
        .select({
          document: documents,
          latest: { id: latest.id, status: latest.status, errorCode: latest.errorCode },
        })
        .from(documents)
        .leftJoin(latest, eq(latest.documentId, documents.id))
        .where(eq(documents.ownerId, ownerId))
        .orderBy(desc(documents.uploadedAt));
    },
    /** Undefined if it is not the owner's. */
    async setTags(
      ownerId: string,
      { id, tags }: { readonly id: string; readonly tags: string[] },
    ): Promise<DocumentRow | undefined> {
      const [row] = await orm.update(documents).set({ tags }).where(owned(ownerId, id)).returning();
      return row;
    },
    /**
     * Returns whether the document existed. Notifies the requests that wait for something of it. For a signed-in
     * person the removal is recorded in the audit trail.
     */
    remove: ({ ownerId, userId }: Remover, id: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        if (userId !== undefined && !(await lockUser(tx, userId))) return false;
        const removed = await tx
          .delete(documents)
          .where(owned(ownerId, id))
          .returning({ id: documents.id });
        if (removed.length === 0) return false;
        await tx.execute(sql`select pg_notify(${documentChangedChannel}, ${id})`);
        if (userId !== undefined) await recordAudit(tx, { userId, kind: 'document-deleted' });
        return true;
      }),
  };
}
export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** Converts a document row to the API's form. */
export function presentDocument(row: DocumentRow, latest?: LatestAnalysis | null): Document {
  return {
    id: row.id,
    filename: row.filename,
    fileSize: row.fileSize,
    fileType: row.fileType,
    format: row.format,
    uploadedAt: row.uploadedAt.toISOString(),
    tags: row.tags,
    ...(latest && { latestAnalysis: presentLatest(latest) }),
  };
}

function presentLatest({ id, status, errorCode }: LatestAnalysis): Document['latestAnalysis'] {
  return { id, status, ...(isErrorCode(errorCode) && { error: errors[errorCode].message }) };
}
