import type { ReviewComment } from '@clauselight/report';
import type { AnalysisReportFormat, ComparisonReportFormat, Highlight } from '@clauselight/schema';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import type { ThreadFailure } from '../analysis/thread-failure.ts';

/** An analysis and its document as they are stored, with what is known of both. */
export interface AnalyzedMaterial extends DocumentMaterial {
  readonly analysisId: string;
  readonly documentId: string;
  readonly filename: string;
  /** ISO 8601 moment. */
  readonly analyzedAt: string;
}

/** An analysis as its reader sees it. */
export interface ReviewMaterial {
  readonly material: AnalyzedMaterial;
  readonly side: string | undefined;
  /** Ids of the findings that their reader lives with. */
  readonly accepted: readonly string[];
}

/** What can be asked of the thread: what each takes and gives. */
export interface OutputWork {
  readonly report: {
    readonly takes: ReviewMaterial & {
      readonly format: Exclude<AnalysisReportFormat, 'reviewed-docx'>;
      /** Present where the annex is wanted. */
      readonly highlights: readonly Highlight[] | undefined;
    };
    readonly gives: Uint8Array;
  };
  readonly comments: {
    readonly takes: ReviewMaterial;
    readonly gives: readonly ReviewComment[];
  };
  readonly comparison: {
    readonly takes: {
      readonly before: AnalyzedMaterial;
      readonly after: AnalyzedMaterial;
      readonly side: string | undefined;
      readonly format: ComparisonReportFormat;
    };
    readonly gives: Uint8Array;
  };
}
export type OutputWorkKind = keyof OutputWork;

/** What goes to the thread; every request gets one reply with its id. */
export type OutputThreadRequest = {
  [Kind in OutputWorkKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly takes: OutputWork[Kind]['takes'];
  };
}[OutputWorkKind];

export type OutputAnswer = { readonly kind: 'done'; readonly gives: unknown } | ThreadFailure;

export type OutputThreadReply = OutputAnswer & {
  readonly id: number;
  /** What the thread holds beside its heap: the memory of libraries. */
  readonly heldBytes: number;
};
