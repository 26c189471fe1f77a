import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, type newShareSchema, type Share, shareTokenBytes } from '@clauselight/schema';
import type { z } from 'zod';
import { isStorable } from '../../platform/database/storable-text.ts';
import { hash } from '../sessions/session-store.ts';
import type { OwnAnalysis, OwnShareRow, OwnShareStore } from './own-store.ts';
import { hashPassword } from './password.ts';
import type { WorkQueue } from './work-queue.ts';

/** The most open links of one analysis. */
const maxOpenShares = 50;
const dayMs = 24 * 3_600_000;

export interface OwnShareServiceParts {
  readonly store: OwnShareStore;
  /** A queue for slow work such as hashing a password. */
  readonly queue: WorkQueue;
}

export interface NewOwnShare extends OwnAnalysis {
  readonly given: z.output<typeof newShareSchema>;
}

/** Operations of people on their own links. Another person's link is answered with `not_found`. */
export function createOwnShareService({ store, queue }: OwnShareServiceParts) {
  const checkAnalysis = async (analysis: OwnAnalysis, side: string | undefined) => {
    if (side !== undefined && !isStorable(side)) throw new AppError('invalid_request');
    const found = await store.findAnalysis(analysis, side ?? '');
    if (found === undefined) throw new AppError('not_found');
    if (found.status !== 'completed') throw new AppError('analysis_missing');
    if (side !== undefined && !found.hasSide) {
      throw new AppError('invalid_request', { details: 'side: the analysis has no such side' });
    }
  };

  return {
    /** Creates a link and returns its token. The token is not stored, so it can never be shown again. */
    async create({ given, ...analysis }: NewOwnShare): Promise<{ share: Share; token: string }> {
      const { days, password, withNotes, side } = given;
      await checkAnalysis(analysis, side);
      const token = randomBytes(shareTokenBytes).toString('base64url');
      const id = randomUUID();
      const passwordHash =
        password === undefined ? null : await queue.run(() => hashPassword(password));
      const kept = await store.insert(
        {
          ...analysis,
          id,
          tokenHash: hash(token),
          passwordHash,
          withNotes,
          side: side ?? null,
          expiresAt: new Date(Date.now() + days * dayMs),
        },
        maxOpenShares,
      );
      if (kept === 'full') throw new AppError('too_many_shares');
      const row = kept === 'kept' ? await store.find(analysis.userId, id) : undefined;
      if (row === undefined) throw new AppError('not_found');
      return { share: presentShare(row), token };
    },
    list: async (userId: string): Promise<Share[]> => (await store.list(userId)).map(presentShare),
    async revoke(userId: string, id: string): Promise<void> {
      if (!(await store.revoke(userId, id))) throw new AppError('not_found');
    },
  };
}

/** Converts a link for its owner. Unknown values are absent, never null. */
function presentShare({ side, revokedAt, lastViewedAt, ...row }: OwnShareRow): Share {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ...(revokedAt !== null && { revokedAt: revokedAt.toISOString() }),
    ...(side !== null && { side }),
    ...(lastViewedAt !== null && { lastViewedAt: lastViewedAt.toISOString() }),
  };
}
