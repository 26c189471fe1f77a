import type { ErrorCode, SelectionAnswer, SelectionRequest } from '@clauselight/schema';

/** Text and analysis of a document as they are stored: JSON, unparsed, because parsing long ones takes a while. */
export interface SelectionMaterial {
  /** In UTF-8. */
  readonly sourceText: Uint8Array;
  readonly analysis: string;
}

/** What goes to the thread; every question gets one reply with its id. */
export interface SelectionQuestion {
  readonly id: number;
  /** Names the text and the analysis: what bears the same name is the same. */
  readonly materialKey: string;
  readonly request: SelectionRequest;
  /** Sent once the thread has said that it has none under this name. */
  readonly material?: SelectionMaterial;
}

export type SelectionReply =
  | { readonly id: number; readonly kind: 'missing' }
  | { readonly id: number; readonly kind: 'answered'; readonly answer: SelectionAnswer }
  /** An expected failure. */
  | { readonly id: number; readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
