import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { hash } from '../sessions/session-store.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { shares } from '../tables/share-tables.ts';
import { isOpen } from './own-store.ts';

/** Wrong passwords since the last right one after which a link is locked. */
const freeAttempts = 10;

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

/** A password that is about to be looked at, of a link as it was found. */
export interface Attempt {
  readonly id: string;
  readonly passwordHash: string;
}

/** Links as whoever has one meets them. */
export function createSharedStore({ orm }: Pick<Database, 'orm'>) {
  const unchanged = ({ id, passwordHash }: Attempt): SQL | undefined =>
    and(eq(shares.id, id), eq(shares.passwordHash, passwordHash), isOpen);

  return {
    /** The open link of a token; a token of any other form is the token of none. */
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
    /** Seconds until passwords are looked at again; zero where they are now. */
    async findLockSeconds(id: string): Promise<number> {
      const [row] = await orm
        .select({
          seconds: sql<number>`ceil(extract(epoch from ${shares.lockedUntil} - now()))::int`,
        })
        .from(shares)
        .where(and(eq(shares.id, id), gt(shares.lockedUntil, sql`now()`)));
      return row?.seconds ?? 0;
    },
    /**
     * Counts an attempt as a wrong one before its password is looked at, so that however many come at the same time no
     * more are looked at than are free; false where the link is locked or has changed. From the last free one on each
     * attempt locks: a quarter of an hour, twice as long each time, a day at most.
     */
    async beginAttempt(attempt: Attempt): Promise<boolean> {
      const count = sql`(${shares.failedAttempts} + 1)`;
      const lock = sql`least(interval '15 minutes' * power(2, least(${count} - ${freeAttempts}::int, 10)), interval '1 day')`;
      const begun = await orm
        .update(shares)
        .set({
          failedAttempts: count,
          lockedUntil: sql`case when ${count} >= ${freeAttempts}::int then now() + ${lock} end`,
        })
        .where(
          and(
            unchanged(attempt),
            or(isNull(shares.lockedUntil), lte(shares.lockedUntil, sql`now()`)),
          ),
        )
        .returning({ id: shares.id });
      return begun.length > 0;
    },
    /** Forgets the wrong passwords, after a right one; false where the link has changed or ended meanwhile. */
    async forgetAttempts(attempt: Attempt): Promise<boolean> {
      const forgotten = await orm
        .update(shares)
        .set({ failedAttempts: 0, lockedUntil: null })
        .where(unchanged(attempt))
        .returning({ id: shares.id });
      return forgotten.length > 0;
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
