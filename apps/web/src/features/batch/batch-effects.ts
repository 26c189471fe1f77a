import type { BatchItem, Hold } from './batch-list.ts';

/** How an analysis has ended. */
export interface AnalysisEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly reason?: string | undefined;
}

/** What a batch does to the world. */
export interface BatchEffects {
  /** Sends one file; answers with the id of the document. */
  upload(file: File, way: { readonly signal: AbortSignal } & Reporter): Promise<string>;
  /** Starts the analysis of a document; answers with its id. */
  start(documentId: string): Promise<string>;
  /** Answers when the analysis has ended. */
  follow(
    item: Required<Pick<BatchItem, 'documentId' | 'analysisId'>>,
    reporter: Reporter,
  ): Promise<AnalysisEnd>;
  cancelAnalysis(analysisId: string): Promise<unknown>;
  /** Whether documents are analyzed as they arrive. */
  isAutomatic(): boolean;
  /** What to wait for before the next attempt; undefined if it has failed. */
  findHold(error: unknown): Hold | undefined;
  /** Resolves when a wait ends by itself. */
  waitOut(hold: Hold): Promise<void>;
  describe(error: unknown): string;
  /** An analysis has ended: what lists show is renewed. */
  renew(): Promise<unknown>;
}

interface Reporter {
  /** Told the share that is done, 0-1. */
  onProgress(fraction: number): void;
}
