import type { Analysis } from '@clauselight/schema';

export interface EngineProgress {
  readonly step: 'analysis' | 'insights';
  /** 0-1. */
  readonly fraction: number;
  readonly detail: string;
}

/** What goes to the engine's thread; every request is answered, by its id, with `done` or `failed`. */
export interface EngineRequest {
  readonly id: number;
  /** The source text as JSON in UTF-8, unchecked: checking a long one takes a while, and is the thread's first work. */
  readonly sourceText: Uint8Array;
}

export type EngineAnswer =
  | {
      readonly id: number;
      readonly kind: 'progress';
      readonly progress: EngineProgress;
    }
  /** The source text is one, and its analysis begins. */
  | {
      readonly id: number;
      readonly kind: 'accepted';
      /** The text alone, in UTF-16LE. */
      readonly text: Uint8Array;
    }
  /** A step failed; the analysis goes on without it, and says so. */
  | {
      readonly id: number;
      readonly kind: 'step-failed';
      readonly step: string;
      readonly message: string;
    }
  | { readonly id: number; readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
