import type { DocumentFormat, ErrorCode, SourceText } from '@clauselight/schema';
import type { ReadLimits, ReadProgress } from '../limits.ts';

/** What the parent sends. */
export interface ReadMessage {
  readonly id: number;
  /** Absolute path of the file. */
  readonly path: string;
  readonly format: DocumentFormat;
  readonly limits: ReadLimits;
}

/** What the child answers: any number of `progress`, then one of the others. */
export type ReadAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly id: number; readonly kind: 'value'; readonly value: SourceText }
  | {
      readonly id: number;
      readonly kind: 'refusal';
      readonly code: ErrorCode;
      readonly details?: string;
    }
  | { readonly id: number; readonly kind: 'failure'; readonly message: string };
