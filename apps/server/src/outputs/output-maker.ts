import { AppError, type ErrorCode } from '@clauselight/schema';
import { loadMaterial } from '../analysis/load-material.ts';
import type { Platform } from '../platform/open.ts';
import type { OutputRequest } from '../platform/outputs/output-request.ts';
import type { AnalyzedMaterial } from './output-messages.ts';
import type { OutputRunner } from './output-runner.ts';
import type { OutputTask, OutputTaskStore } from './output-task-store.ts';

export interface MakerParts {
  readonly platform: Pick<Platform, 'config' | 'database' | 'storage'>;
  readonly store: OutputTaskStore;
  readonly runner: OutputRunner;
}

/** Makes what was asked for. */
export type OutputMaker = (task: OutputTask, signal: AbortSignal) => Promise<Uint8Array>;

/** Analyses are looked up for the owner of the task alone: not_found where one is gone, or is not theirs. */
export function createOutputMaker({ platform, store, runner }: MakerParts): OutputMaker {
  const load = async (ownerId: string, analysisId: string): Promise<AnalyzedMaterial> => {
    const { documentId, filename, analyzedAt } = await store.getAnalysis(ownerId, analysisId);
    const material = await loadMaterial(platform, { documentId, analysisId });
    return { ...material, analysisId, documentId, filename, analyzedAt };
  };

  return async ({ ownerId, request }, signal) => {
    const options = { signal, failureCode: nameFailure(request) };
    const { side } = request;
    if (request.kind === 'comparison') {
      const { beforeId, afterId, format } = request;
      const [before, after] = await Promise.all([load(ownerId, beforeId), load(ownerId, afterId)]);
      return runner.draw('comparison', { before, after, side, format }, options);
    }
    const { analysisId, format, hasAnnex } = request;
    const material = await load(ownerId, analysisId);
    const accepted = await store.listAccepted(analysisId);
    const highlights = hasAnnex ? await store.listHighlights(material.documentId) : undefined;
    if (format === 'reviewed-docx') throw new AppError('report_failed');
    return runner.draw('report', { material, side, accepted, highlights, format }, options);
  };
}

/** What it is called that something could not be made, and no more is known. */
export function nameFailure({ kind, format }: OutputRequest): ErrorCode {
  return kind === 'comparison' && format === 'json' ? 'comparison_failed' : 'report_failed';
}
