import type { ChangeRevision, ReviewComment } from '@clauselight/report';
import type {
  AnalysisReportFormat,
  ComparisonReportFormat,
  FindingState,
  Highlight,
  Redline,
} from '@clauselight/schema';
import type { DocumentMaterial } from '../../domain/analyses/document-material.ts';
import type { ThreadFailure } from '../threads/thread-failure.ts';

/** An analysis and its document as stored, with facts about both. */
export interface AnalyzedMaterial extends DocumentMaterial {
  readonly analysisId: string;
  readonly documentId: string;
  readonly filename: string;
  /** ISO 8601 date and time. */
  readonly analyzedAt: string;
}

/** An analysis for one of its readers. */
export interface ReviewMaterial {
  readonly material: AnalyzedMaterial;
  readonly side: string | undefined;
  /** What the reader decided about findings. */
  readonly states: readonly FindingState[];
}

/** An analysis for whose findings changes are proposed. */
export interface ChangesMaterial extends ReviewMaterial {
  /** Ids of findings for which none is asked for, besides those that the reader has settled. */
  readonly leaveOut: readonly string[];
}

/** The thread's operations with their inputs and results. */
export interface OutputWork {
  readonly report: {
    readonly takes: ReviewMaterial & {
      readonly format: Exclude<AnalysisReportFormat, 'reviewed-docx' | 'redlined-docx'>;
      /** Present if the annex is wanted. */
      readonly highlights: readonly Highlight[] | undefined;
      /** Whether a report is the short form. */
      readonly isShort: boolean;
    };
    readonly gives: Uint8Array;
  };
  readonly comments: {
    readonly takes: ReviewMaterial;
    readonly gives: readonly ReviewComment[];
  };
  readonly changes: {
    readonly takes: ChangesMaterial;
    readonly gives: Redline;
  };
  readonly revisions: {
    readonly takes: ChangesMaterial;
    readonly gives: readonly ChangeRevision[];
  };
  /** A Word document of a text that was none, with its changes. */
  readonly redline: {
    readonly takes: ChangesMaterial;
    readonly gives: Uint8Array;
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

/** A request to the thread. Every request gets one reply with its id. */
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
  /** Memory that the thread holds outside its heap, in bytes: that of native libraries. */
  readonly heldBytes: number;
};
