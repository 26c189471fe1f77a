import { AppError, type Highlight, type ModelReview, type SharedFacts } from '@clauselight/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listAnalysisHighlights } from '../../domain/analyses/analysis-highlights.ts';
import { type AnalysisRow, findAnalysis } from '../../domain/analyses/analysis-rows.ts';
import { recordAudit } from '../../domain/audit/record-audit.ts';
import { presentReview } from '../../domain/reviews/present-review.ts';
import { findReview, listItems } from '../../domain/reviews/review-rows.ts';
import { isPassword } from '../../domain/shares/password.ts';
import type { PasswordAttempts } from '../../domain/shares/password-attempts.ts';
import type { SharedRow, SharedStore } from '../../domain/shares/shared-store.ts';
import type { WorkQueue } from '../../domain/shares/work-queue.ts';
import type { Database } from '../../platform/database/open.ts';
import type { SharePass } from './share-pass.ts';

export interface SharedServiceParts {
  readonly database: Pick<Database, 'orm'>;
  readonly store: SharedStore;
  readonly attempts: PasswordAttempts;
  /** Identifies the address of a request. */
  readonly getAddressKey: (request: FastifyRequest) => Buffer;
  readonly pass: SharePass;
  /** A queue for slow work such as hashing a password. */
  readonly queue: WorkQueue;
}

/** The request and its reply. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Operations for people who have a link. A token that opens nothing is answered with `not_found`, whatever the
 * reason; a missing password with `share_password_required`.
 */
export function createSharedService(parts: SharedServiceParts) {
  const { store, attempts, getAddressKey, pass, queue } = parts;
  const { orm } = parts.database;
  const find = async (token: string): Promise<SharedRow> => {
    const share = await store.find(token);
    if (share === undefined) throw new AppError('not_found');
    return share;
  };

  const refuseLocked = (seconds: number, reply: FastifyReply): void => {
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw new AppError('share_locked');
  };

  return {
    /** The opened link of a token. */
    async open(token: string, request: FastifyRequest): Promise<SharedRow> {
      const share = await find(token);
      if (share.passwordHash === null || pass.isShown(request, share)) return share;
      throw new AppError('share_password_required');
    },
    /**
     * Unlocks a link for this browser. Throws `share_password_wrong`, or `share_locked` after too many wrong
     * passwords from the same address.
     */
    async unlock(token: string, password: string, { request, reply }: Exchange): Promise<void> {
      const share = await find(token);
      const { id, passwordHash } = share;
      if (passwordHash === null || pass.isShown(request, share)) return;
      await queue.run(async () => {
        const attempt = { id, passwordHash, addressKey: getAddressKey(request) };
        const seconds = await attempts.begin(attempt);
        if (seconds === undefined) throw new AppError('not_found');
        refuseLocked(seconds, reply);
        if (!(await isPassword(password, passwordHash))) {
          await recordAudit(orm, { userId: share.ownerId, kind: 'share-refused' });
          throw new AppError('share_password_wrong');
        }
        if (!(await attempts.succeed(attempt))) throw new AppError('not_found');
      });
      pass.issue(reply, share);
    },
    /** The facts that the page shows around the analysis. The visit is counted unless the visitor is the owner. */
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
    /** The analysis; the owner's decisions about findings are private, as are notes. */
    async getAnalysis({ ownerId, analysisId, withNotes }: SharedRow): Promise<AnalysisRow> {
      const row = await findAnalysis(orm, { ownerId, id: analysisId });
      if (row === undefined) throw new AppError('not_found');
      return withNotes ? row : { ...row, states: [] };
    },
    listHighlights: ({ file, analysisId, withNotes }: SharedRow): Promise<Highlight[]> =>
      listAnalysisHighlights(orm, { documentId: file.id, analysisId, withNotes }),
    /** The latest review with findings, without its costs, which only the owner sees. */
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
