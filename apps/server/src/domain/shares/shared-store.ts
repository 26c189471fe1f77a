import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { hash } from '../sessions/session-store.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { shares } from '../tables/share-tables.ts';
import { isOpen } from './own-store.ts';

/** Wrong passwords since the last right one before the link is locked. */
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

/** A password that is about to be checked, with the link as it was read. */
export interface PasswordAttempt {
  readonly id: string;
  readonly passwordHash: string;
}

/** Queries for the people who open a link. */
export function createSharedStore({ orm }: Pick<Database, 'orm'>) {
  const unchanged = ({ id, passwordHash }: PasswordAttempt): SQL | undefined =>
    and(eq(shares.id, id), eq(shares.passwordHash, passwordHash), isOpen);

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
    /** Seconds until passwords are checked again; zero if the link is not locked. */
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
     * Counts an attempt as wrong before its password is checked, so that simultaneous attempts cannot exceed the
     * limit. Returns false if the link is locked or has changed. From the last free attempt on, each one locks the
     * link: 15 minutes, then twice as long each time, at most a day.
     */
    async beginAttempt(attempt: PasswordAttempt): Promise<boolean> {
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
    /** Resets the count after a right password; returns false if the link has changed or ended meanwhile. */
    async resetAttempts(attempt: PasswordAttempt): Promise<boolean> {
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
