import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { hash } from '../sessions/session-store.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { shares } from '../tables/share-tables.ts';
import { isOpen } from './own-store.ts';

const sharedColumns = {
  id: shares.id,
  ownerId: shares.userId,
  analysisId: shares.analysisId,
  passwordHash: shares.passwordHash,
  withNotes: shares.withNotes,
  side: shares.side,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  file: {
    id: documents.id,
    filename: documents.filename,
    fileType: documents.fileType,
    fileSize: documents.fileSize,
    format: documents.format,
  },
};

/** Queries for the people who open a link. */
export function createSharedStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The open link of a token; undefined for a malformed token. */
    async find(token: string) {
      const [row] = await orm
        .select(sharedColumns)
        .from(shares)
        .innerJoin(analyses, eq(analyses.id, shares.analysisId))
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(
          and(
            eq(shares.tokenHash, hash(token)),
            isOpen,
            eq(analyses.status, 'completed'),
            eq(documents.ownerId, shares.userId),
          ),
        );
      return row;
    },
    async countView(id: string): Promise<void> {
      await orm
        .update(shares)
        .set({ viewCount: sql`${shares.viewCount} + 1`, lastViewedAt: sql`now()` })
        .where(eq(shares.id, id));
    },
  };
}
export type SharedStore = ReturnType<typeof createSharedStore>;
export type SharedRow = NonNullable<Awaited<ReturnType<SharedStore['find']>>>;
