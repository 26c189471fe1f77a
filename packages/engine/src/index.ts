export { type AnalysisProgress, type AnalyzeOptions, analyze } from './pipeline.ts';
export { type ClauseModel, readClauseModel } from './provisions/clause-model.ts';
export type { Rule } from './rule.ts';
export { rules } from './rules/index.generated.ts';
export { engineVersion, ruleBookVersion } from './version.ts';
