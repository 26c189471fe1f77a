import { annotateInSandbox, reviseInSandbox } from '@clauselight/docx-markup';
import { AppError, type DocumentFormat, type ErrorCode } from '@clauselight/schema';
import type { OutputRequest } from '../../domain/reports/output-request.ts';
import type { OutputTask, OutputTaskStore } from '../../domain/reports/output-task-store.ts';
import type { Platform } from '../../platform/open.ts';
import { originalKey } from '../../platform/storage/keys.ts';
import { loadMaterial } from '../analysis/load-material.ts';
import type { AnalyzedMaterial, ChangesMaterial, ReviewMaterial } from './output-messages.ts';
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

/** Timeout for writing comments and changes into a document, in milliseconds. */
const writingMs = 45_000;
/** Timeout for proposing changes, in milliseconds: the changed text is analyzed several times. */
const proposingMs = 90_000;

/** Analyses are read for the task's owner only: `not_found` if one is gone or belongs to somebody else. */
export function createOutputMaker({ platform, store, runner }: MakerParts): OutputMaker {
  const load = async (ownerId: string, analysisId: string): Promise<LoadedAnalysis> => {
    const { format, ...facts } = await store.getAnalysis(ownerId, analysisId);
    const { documentId } = facts;
    const material = await loadMaterial(platform, { documentId, analysisId });
    return { material: { ...material, ...facts, analysisId }, format };
  };

  /** Writes into the original Word document, in the sandbox. */
  const writeInto = async (
    { material }: ReviewMaterial,
    { signal, failureCode }: DrawOptions,
    write: (path: string, options: WriteOptions) => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const limits = { timeoutMs: writingMs, memoryMb: platform.config.READER_MEMORY_MB };
    const key = originalKey(material.documentId);
    return await platform.storage.withLocalFile(key, async (path) => {
      try {
        return await write(path, { signal, limits });
      } catch (cause) {
        // The same document would fail again.
        throw cause instanceof AppError ? cause : new AppError(failureCode, { cause });
      }
    });
  };

  const annotate = async (review: ReviewMaterial, options: DrawOptions): Promise<Uint8Array> => {
    const comments = await runner.draw('comments', review, options);
    return writeInto(review, options, (path, limits) =>
      annotateInSandbox({ path, comments }, limits),
    );
  };

  const redline = async (
    review: ChangesMaterial,
    format: DocumentFormat,
    own: DrawOptions,
  ): Promise<Uint8Array> => {
    const options = { ...own, timeoutMs: proposingMs };
    if (format !== 'docx') return runner.draw('redline', review, options);
    const revisions = await runner.draw('revisions', review, options);
    return writeInto(review, options, (path, limits) =>
      reviseInSandbox({ path, revisions }, limits),
    );
  };

  return async ({ ownerId, request }, signal) => {
    const options = { signal, failureCode: getUnknownFailureCode(request) };
    const { side } = request;
    if (request.kind === 'comparison') {
      const { beforeId, afterId, format } = request;
      const [before, after] = await Promise.all([load(ownerId, beforeId), load(ownerId, afterId)]);
      const takes = { before: before.material, after: after.material, side, format };
      return runner.draw('comparison', takes, options);
    }
    const { analysisId } = request;
    const { material, format: originalFormat } = await load(ownerId, analysisId);
    const review = { material, side, states: await store.listStates(analysisId) };
    if (request.kind === 'changes') {
      const takes = { ...review, leaveOut: request.leaveOut ?? [] };
      const changes = await runner.draw('changes', takes, { ...options, timeoutMs: proposingMs });
      return new TextEncoder().encode(JSON.stringify(changes));
    }
    const { format, hasAnnex, isShort = false, leaveOut = [] } = request;
    if (format === 'reviewed-docx') return annotate(review, options);
    if (format === 'redlined-docx')
      return redline({ ...review, leaveOut }, originalFormat, options);
    const { documentId } = material;
    const highlights = hasAnnex ? await store.listHighlights(documentId, analysisId) : undefined;
    return runner.draw('report', { ...review, highlights, isShort, format }, options);
  };
}

interface LoadedAnalysis {
  readonly material: AnalyzedMaterial;
  /** The format of the original. */
  readonly format: DocumentFormat;
}

type WriteOptions = Parameters<typeof annotateInSandbox>[1];

/** The error code of a failure about which nothing else is known. */
export function getUnknownFailureCode({ kind, format }: OutputRequest): ErrorCode {
  return kind === 'comparison' && format === 'json' ? 'comparison_failed' : 'report_failed';
}
