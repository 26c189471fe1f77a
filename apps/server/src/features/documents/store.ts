import type { Document } from '@clauselight/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documents } from '../../platform/database/tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;

/** The rows of documents; every read is bound to the session that owns them. */
export function createDocumentStore({ orm }: Database) {
  const owned = (ownerId: string, id: string) =>
    and(eq(documents.ownerId, ownerId), eq(documents.id, id));

  return {
    async insert(row: NewDocument): Promise<DocumentRow> {
      const [inserted] = await orm.insert(documents).values(row).returning();
      if (inserted === undefined) throw new Error('a document was not stored');
      return inserted;
    },
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
    async remove(ownerId: string, id: string): Promise<boolean> {
      const removed = await orm
        .delete(documents)
        .where(owned(ownerId, id))
        .returning({ id: documents.id });
      return removed.length > 0;
    },
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
