import type { DocumentFormat, ErrorCode } from '@clauselight/schema';

/** The request to a fuzzed process: to read these bytes. */
export interface FuzzQuestion {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}

export type FuzzAnswer = (
  | { readonly kind: 'read'; readonly faults: readonly string[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Something thrown that is no expected failure. */
  | { readonly kind: 'failed'; readonly stack: string }
) & {
  readonly ms: number;
  /** Largest resident memory of the process so far. */
  readonly peakMb: number;
  /** Connections the reader tried to make. */
  readonly connections: number;
};
