import type { DocumentFormat, ErrorCode, SourceText } from '@clauselight/schema';

/** How a hostile file may end: `read`, or one of the codes. */
export type ExpectedEnd = 'read' | ErrorCode;

export interface HostileFile {
  /** What it does, after "a file that" or as a noun. */
  readonly name: string;
  /** The format its name claims. */
  readonly format: DocumentFormat;
  /** Every ending that is right. */
  readonly endings: readonly ExpectedEnd[];
  /** Warnings a read must carry one of. */
  readonly warnings?: readonly SourceText['warnings'][number]['code'][];
  /** Words that must never are in the text. */
  readonly secret?: string;
  /** Whether building or refusing it takes more than a second or two. */
  readonly isSlow?: true;
  build(): Uint8Array;
}

/** Refusals of a file that is too much, in one way or the other. */
export const tooMuch = ['document_too_complex', 'document_corrupt'] as const;

/** Bytes of a text in which every character is one byte. */
export function encodeLatin(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
