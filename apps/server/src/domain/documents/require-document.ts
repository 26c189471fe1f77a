import { AppError } from '@clauselight/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { documents } from '../tables/document-tables.ts';

/** Throws `not_found` unless the document belongs to the owner. */
export type RequireDocument = (ownerId: string, documentId: string) => Promise<void>;

/** Creates the check that every call on a document makes first. */
export function createRequireDocument({ orm }: Database): RequireDocument {
  return async (ownerId, documentId) => {
    const rows = await orm
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.id, documentId)));
    if (rows.length === 0) throw new AppError('not_found');
  };
}
