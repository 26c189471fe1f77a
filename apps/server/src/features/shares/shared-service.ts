import { AppError, type Highlight, type ModelReview, type SharedFacts } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listAnalysisHighlights } from '../../domain/analyses/analysis-highlights.ts';
import { type AnalysisRow, findAnalysis } from '../../domain/analyses/analysis-rows.ts';
import { presentReview } from '../../domain/reviews/present-review.ts';
import { findReview, listItems } from '../../domain/reviews/review-rows.ts';
import { isPassword } from '../../domain/shares/password.ts';
import type { SharedRow, SharedStore } from '../../domain/shares/shared-store.ts';
import type { Turns } from '../../domain/shares/turns.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SharePass } from './share-pass.ts';

export interface SharedServiceParts {
  readonly database: Pick<Database, 'orm'>;
  readonly store: SharedStore;
  readonly pass: SharePass;
  /** For what costs as much as the hash of a password. */
  readonly turns: Turns;
}

/** The request and the answer to it. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * What whoever has a link can do. A token that opens nothing, for whatever reason, is answered not_found; one that asks
 * for a password that was not given, share_password_required.
 */
export function createSharedService({ database: { orm }, store, pass, turns }: SharedServiceParts) {
  const find = async (token: string): Promise<SharedRow> => {
    const share = await store.find(token);
    if (share === undefined) throw new AppError('not_found');
    return share;
  };

  const refuseLocked = async ({ id }: SharedRow, reply: FastifyReply): Promise<void> => {
    const seconds = await store.findLockSeconds(id);
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new AppError('share_locked');
  };

  return {
    /** The link of a token, opened. */
    async open(token: string, request: FastifyRequest): Promise<SharedRow> {
      const share = await find(token);
      if (share.passwordHash === null || pass.isShown(request, share)) return share;
      throw new AppError('share_password_required');
    },
    /** Opens a link for this browser; throws share_password_wrong, or share_locked after too many wrong ones. */
    async unlock(token: string, password: string, { request, reply }: Exchange): Promise<void> {
      const share = await find(token);
      const { id, passwordHash } = share;
      if (passwordHash === null || pass.isShown(request, share)) return;
      await refuseLocked(share, reply);
      await turns.take(async () => {
        const attempt = { id, passwordHash };
        if (!(await store.beginAttempt(attempt))) {
          await refuseLocked(share, reply);
          throw new AppError('not_found');
        }
        if (!(await isPassword(password, passwordHash))) throw new AppError('share_password_wrong');
        if (!(await store.forgetAttempts(attempt))) throw new AppError('not_found');
      });
      pass.give(reply, share);
    },
    /** What the page says around the analysis; the visit is counted unless it is the owner's own. */
    async getFacts(share: SharedRow, visitorId: string | undefined): Promise<SharedFacts> {
      if (visitorId !== share.ownerId) await store.countView(share.id);
      const { createdAt, expiresAt, withNotes, side } = share;
      return {
        sharedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        withNotes,
        ...(side !== null && { side }),
      };
    },
    /** The analysis; which findings its owner lives with is a note of theirs. */
    async getAnalysis({ ownerId, analysisId, withNotes }: SharedRow): Promise<AnalysisRow> {
      const row = await findAnalysis(orm, { ownerId, id: analysisId });
      if (row === undefined) throw new AppError('not_found');
      return withNotes ? row : { ...row, accepted: [] };
    },
    listHighlights: ({ file, analysisId, withNotes }: SharedRow): Promise<Highlight[]> =>
      listAnalysisHighlights(orm, { documentId: file.id, analysisId, withNotes }),
    /** The review by a language model that found something; what it cost is its owner's alone. */
    async getReview({ analysisId, side }: SharedRow): Promise<ModelReview> {
      const row = await findReview(orm, { analysisId, side: side ?? '' });
      if (row?.status !== 'completed' && row?.status !== 'incomplete') {
        throw new AppError('not_found');
      }
      const items = await listItems(orm, { reviewId: row.id, afterId: 0 });
      return presentReview(
        { ...row, ...free },
        items.map(({ item }) => item),
      );
    },
  };
}
export type SharedService = ReturnType<typeof createSharedService>;

const free = { calls: 0, cachedCalls: 0, inputTokens: 0, outputTokens: 0, microdollars: null };
