import type { DocumentFormat, ErrorCode, SourceText } from '@clauselight/schema';

/** The request to a reading process. */
export interface ReadQuestion {
  readonly path: string;
  readonly format: DocumentFormat;
  /** Reads at most, and milliseconds of CPU after which no more are begun. */
  readonly rounds: number;
  readonly budgetMs: number;
}

export type ReadAnswer =
  | {
      readonly kind: 'read';
      readonly source: SourceText;
      /** What is wrong with the source text. */
      readonly faults: readonly string[];
      /** CPU time of each read in the order they were made. */
      readonly cpuMs: readonly number[];
    }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Something thrown that is no expected failure. */
  | { readonly kind: 'failed'; readonly stack: string };
