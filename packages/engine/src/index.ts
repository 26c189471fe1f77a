export {
  type AnalyzeDocumentOptions,
  type AnalyzeOptions,
  analyze,
  analyzeDocument,
} from './pipeline.ts';
export type { ClauseModel } from './provisions/clause-model.ts';
export { indexPassages, type PassageIndex } from './retrieval/passage-index.ts';
export { searchPassages } from './retrieval/search-passages.ts';
export type { Rule } from './rule.ts';
export { rules } from './rules/index.generated.ts';
export {
  explainSelection,
  type SelectionContext,
  type SelectionExplanation,
} from './selection/explain-selection.ts';
export type { ExplanationPart } from './selection/explanation-part.ts';
export type { AnalysisProgress } from './step-runner.ts';
export {
  type CheckedProse,
  type CheckProseOptions,
  checkProse,
} from './verification/check-prose.ts';
export { collectKnownFacts, type KnownFacts } from './verification/facts/known-facts.ts';
export { isHiddenContent, isMachineAddressed } from './verification/machine-addressed.ts';
export {
  type AlignOptions,
  alignQuote,
  indexText,
  type TextIndex,
} from './verification/quotes/align-quote.ts';
export { engineVersion, ruleBookVersion } from './version.ts';
export { readWeights, type Weights } from './weights.ts';
