import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { analyses, documents } from '../tables/document-tables.ts';
import { shares } from '../tables/share-tables.ts';
import { endedShareDays, shareEnd } from './share-end.ts';

const shareColumns = {
  id: shares.id,
  analysisId: shares.analysisId,
  filename: documents.filename,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  revokedAt: shares.revokedAt,
  hasPassword: sql<boolean>`${shares.passwordHash} is not null`,
  withNotes: shares.withNotes,
  side: shares.side,
  viewCount: shares.viewCount,
  lastViewedAt: shares.lastViewedAt,
};

export interface OwnAnalysis {
  readonly userId: string;
  readonly analysisId: string;
}

/** The data of a new link. */
export interface ShareToKeep extends OwnAnalysis {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly passwordHash: string | null;
  readonly withNotes: boolean;
  readonly side: string | null;
  readonly expiresAt: Date;
}

/** Queries of people on their own links. Every query is limited to the person. */
export function createOwnShareStore({ orm }: Pick<Database, 'orm'>) {
  const listWhere = (condition: SQL | undefined) =>
    orm
      .select(shareColumns)
      .from(shares)
      .innerJoin(analyses, eq(analyses.id, shares.analysisId))
      .innerJoin(documents, eq(documents.id, analyses.documentId))
      .where(condition)
      .orderBy(desc(shares.createdAt), desc(shares.id));

  return {
    /** The analysis to be shared; undefined if it does not belong to the person. */
    async findAnalysis({ userId, analysisId }: OwnAnalysis, side: string) {
      const [row] = await orm
        .select({
          status: analyses.status,
          hasSide: sql<boolean>`coalesce(${analyses.result} -> 'sides' @> ${JSON.stringify([{ id: side }])}::jsonb, false)`,
        })
        .from(analyses)
        .innerJoin(documents, eq(documents.id, analyses.documentId))
        .where(and(eq(documents.ownerId, userId), eq(analyses.id, analysisId)));
      return row;
    },
    /**
     * Stores a link unless there are already `maxOpen` open ones. Simultaneous calls for the same analysis wait for
     * each other. Returns `gone` if the person or the analysis has been removed.
     */
    insert: (share: ShareToKeep, maxOpen: number): Promise<'kept' | 'gone' | 'full'> =>
      orm.transaction(async (tx) => {
        const { userId, analysisId } = share;
        if (!(await lockUser(tx, userId))) return 'gone';
        const [held] = await tx
          .select({ id: analyses.id })
          .from(analyses)
          .where(eq(analyses.id, analysisId))
          .for('no key update');
        if (held === undefined) return 'gone';
        if ((await tx.$count(shares, and(eq(shares.analysisId, analysisId), isOpen))) >= maxOpen)
          return 'full';
        await tx.insert(shares).values(share);
        await recordAudit(tx, { userId, kind: 'share-created' });
        return 'kept';
      }),
    async find(userId: string, id: string): Promise<OwnShareRow | undefined> {
      const [row] = await listWhere(and(eq(shares.userId, userId), eq(shares.id, id)));
      return row;
    },
    /** Open links and recently ended ones, newest first. */
    list: (userId: string): Promise<OwnShareRow[]> =>
      listWhere(
        and(
          eq(shares.userId, userId),
          gt(shareEnd, sql`now() - make_interval(days => ${endedShareDays})`),
        ),
      ),
    /** Returns whether the link exists, revoked before or not. */
    revoke: (userId: string, id: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) return false;
        const own = and(eq(shares.userId, userId), eq(shares.id, id));
        const revoked = await tx
          .update(shares)
          .set({ revokedAt: sql`now()` })
          .where(and(own, isNull(shares.revokedAt)))
          .returning({ id: shares.id });
        if (revoked.length > 0) await recordAudit(tx, { userId, kind: 'share-revoked' });
        return revoked.length > 0 || (await tx.$count(shares, own)) > 0;
      }),
  };
}
export type OwnShareStore = ReturnType<typeof createOwnShareStore>;

export interface OwnShareRow {
  readonly id: string;
  readonly analysisId: string;
  readonly filename: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly hasPassword: boolean;
  readonly withNotes: boolean;
  readonly side: string | null;
  readonly viewCount: number;
  readonly lastViewedAt: Date | null;
}

/** Uses the database's clock, which is the same for all processes. */
export const isOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, sql`now()`));
