import type { AnalysisProgress } from '@clauselight/engine';
import type { Analysis, SourceText } from '@clauselight/schema';

/** A document as it was read and what was found in it. */
export interface AnalyzedDocument {
  readonly sourceText: SourceText;
  readonly analysis: Analysis;
}

/** What the engine's thread answers: any number of `progress`, then `done`. An error ends the thread. */
export type EngineAnswer =
  | { readonly kind: 'progress'; readonly progress: AnalysisProgress }
  | { readonly kind: 'done'; readonly document: AnalyzedDocument };
