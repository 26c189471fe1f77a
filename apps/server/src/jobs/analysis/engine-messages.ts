import type { Analysis, DocumentKind } from '@clauselight/schema';

export interface EngineProgress {
  readonly step: 'analysis' | 'insights';
  /** 0-1. */
  readonly fraction: number;
  readonly detail: string;
}

/** A request to the engine's thread. Every request is answered with `done` or `failed` and its id. */
export interface EngineRequest {
  readonly id: number;
  /**
   * The source text as JSON in UTF-8, not validated yet: validating a long one is slow, so the thread does it first.
   */
  readonly sourceText: Uint8Array;
  /** The kind that the document's owner says it is. */
  readonly kind: DocumentKind | undefined;
}

export type EngineAnswer =
  | {
      readonly id: number;
      readonly kind: 'progress';
      readonly progress: EngineProgress;
    }
  /** The source text is valid, and its analysis begins. */
  | {
      readonly id: number;
      readonly kind: 'accepted';
      /** The text alone, in UTF-16LE. */
      readonly text: Uint8Array;
    }
  /** A step failed. The analysis continues without it and reports this. */
  | {
      readonly id: number;
      readonly kind: 'step-failed';
      readonly step: string;
      readonly message: string;
    }
  | { readonly id: number; readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
