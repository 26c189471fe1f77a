import type { Analysis, SourceText } from '@clauselight/schema';

export interface EngineProgress {
  readonly step: 'analysis' | 'insights';
  /** 0-1. */
  readonly fraction: number;
  readonly detail: string;
}

/** What goes to the engine's thread; every request is answered, by its id, with `done` or `failed`. */
export interface EngineRequest {
  readonly id: number;
  readonly sourceText: SourceText;
}

export type EngineAnswer =
  | {
      readonly id: number;
      readonly kind: 'progress';
      readonly progress: EngineProgress;
    }
  | { readonly id: number; readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
