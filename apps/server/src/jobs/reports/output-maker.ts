import { annotateInSandbox } from '@clauselight/docx-comments';
import { AppError, type ErrorCode } from '@clauselight/schema';
import type { OutputRequest } from '../../domain/reports/output-request.ts';
import type { OutputTask, OutputTaskStore } from '../../domain/reports/output-task-store.ts';
import type { Platform } from '../../platform/open.ts';
import { originalKey } from '../../platform/storage/keys.ts';
import { loadMaterial } from '../analysis/load-material.ts';
import type { AnalyzedMaterial, ReviewMaterial } from './output-messages.ts';
import type { DrawOptions, OutputRunner } from './output-runner.ts';

export interface MakerParts {
  readonly platform: Pick<Platform, 'config' | 'database' | 'storage'>;
  readonly store: OutputTaskStore;
  readonly runner: OutputRunner;
}

/** Makes a requested file. */
export type OutputMaker = (
  task: Pick<OutputTask, 'ownerId' | 'request'>,
  signal: AbortSignal,
) => Promise<Uint8Array>;

/** Timeout for writing comments into a document, in milliseconds. */
const annotatingMs = 45_000;

/** Analyses are read for the task's owner only: `not_found` if one is gone or belongs to somebody else. */
export function createOutputMaker({ platform, store, runner }: MakerParts): OutputMaker {
  const load = async (ownerId: string, analysisId: string): Promise<AnalyzedMaterial> => {
    const { documentId, filename, analyzedAt } = await store.getAnalysis(ownerId, analysisId);
    const material = await loadMaterial(platform, { documentId, analysisId });
    return { ...material, analysisId, documentId, filename, analyzedAt };
  };

  const annotate = async (review: ReviewMaterial, options: DrawOptions): Promise<Uint8Array> => {
    const comments = await runner.draw('comments', review, options);
    const limits = { timeoutMs: annotatingMs, memoryMb: platform.config.READER_MEMORY_MB };
    const { signal, failureCode } = options;
    const key = originalKey(review.material.documentId);
    return await platform.storage.withLocalFile(key, async (path) => {
      try {
        return await annotateInSandbox({ path, comments }, { signal, limits });
      } catch (cause) {
        // The same document would fail again.
        throw cause instanceof AppError ? cause : new AppError(failureCode, { cause });
      }
    });
  };

  return async ({ ownerId, request }, signal) => {
    const options = { signal, failureCode: getUnknownFailureCode(request) };
    const { side } = request;
    if (request.kind === 'comparison') {
      const { beforeId, afterId, format } = request;
      const [before, after] = await Promise.all([load(ownerId, beforeId), load(ownerId, afterId)]);
      return runner.draw('comparison', { before, after, side, format }, options);
    }
    const { analysisId, format, hasAnnex, isShort = false } = request;
    const material = await load(ownerId, analysisId);
    const review = { material, side, states: await store.listStates(analysisId) };
    if (format === 'reviewed-docx') return annotate(review, options);
    const { documentId } = material;
    const highlights = hasAnnex ? await store.listHighlights(documentId, analysisId) : undefined;
    return runner.draw('report', { ...review, highlights, isShort, format }, options);
  };
}

/** The error code of a failure about which nothing else is known. */
export function getUnknownFailureCode({ kind, format }: OutputRequest): ErrorCode {
  return kind === 'comparison' && format === 'json' ? 'comparison_failed' : 'report_failed';
}
