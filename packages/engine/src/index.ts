export {
  type CheckedProse,
  type CheckProseOptions,
  checkProse,
} from './answers/claim-check/check-prose.ts';
export { collectKnownFacts, type KnownFacts } from './answers/claim-check/facts/known-facts.ts';
export { isHiddenContent, isMachineAddressed } from './answers/claim-check/machine-addressed.ts';
export {
  type AlignOptions,
  alignQuote,
  indexText,
  type TextIndex,
} from './answers/claim-check/quotes/align-quote.ts';
export { indexPassages, type PassageIndex } from './answers/search/passage-index.ts';
export { searchPassages } from './answers/search/search-passages.ts';
export {
  explainSelection,
  type SelectionContext,
  type SelectionExplanation,
} from './answers/selection/explain-selection.ts';
export type { ExplanationPart } from './answers/selection/explanation-part.ts';
export type { ClauseModel } from './contract/clause-categories/clause-model.ts';
export type { Rule } from './contract/rule.ts';
export { rules } from './contract/rules/index.generated.ts';
export { readWeights, type Weights } from './contract/weights.ts';
export {
  type AnalyzeDocumentOptions,
  type AnalyzeOptions,
  analyze,
  analyzeDocument,
} from './pipeline.ts';
export { type ProposeOptions, proposeChanges } from './redline/propose-changes.ts';
export type { AnalysisProgress } from './step-runner.ts';
export { engineVersion, ruleBookVersion } from './version.ts';
