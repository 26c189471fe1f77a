import type { ErrorCode } from '@clauselight/schema';
import type { ReadLimits, ReadProgress } from '../limits.ts';

/** The number under which a program finds its file open. It is told no path and could not open one. */
export const documentFile = 3;

/** What the parent sends. */
export interface ChildMessage {
  readonly id: number;
  /** What the program needs besides the file. */
  readonly input: unknown;
  readonly limits: ReadLimits;
}

/**
 * What the child answers: any number of `progress`, then the `size` of what was made in bytes, the bytes in
 * `chunk`s and an `end`, or one of the others. In small pieces, because the parent has other work to do in between.
 */
export type ChildAnswer =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly id: number; readonly kind: 'size'; readonly bytes: number }
  | { readonly id: number; readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'end' }
  | {
      readonly id: number;
      readonly kind: 'refusal';
      readonly code: ErrorCode;
      readonly details?: string;
    }
  | { readonly id: number; readonly kind: 'failure'; readonly message: string };
