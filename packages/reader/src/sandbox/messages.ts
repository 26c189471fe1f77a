import type { DocumentFormat, ErrorCode } from '@clauselight/schema';
import type { PassageComment } from '../docx/annotate/passage-comment.ts';
import type { ReadLimits, ReadProgress } from '../limits.ts';

/** What is to be made of a file: its source text as JSON, or the Word document with comments in it. */
export type ChildTask =
  | { readonly task: 'read'; readonly format: DocumentFormat }
  | { readonly task: 'annotate'; readonly comments: readonly PassageComment[] };

/** What the parent sends. */
export type ChildMessage = ChildTask & {
  readonly id: number;
  /** Absolute path of the file. */
  readonly path: string;
  readonly limits: ReadLimits;
};

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
