export {
  type BenchmarkResult,
  getOverlap,
  measureBenchmark,
  type Prediction,
  type Question,
  toWords,
} from './benchmark.ts';
export {
  type CatalogueConcept,
  type LabeledSentence,
  readConcepts,
  readLabeledSentences,
  readWrittenExamples,
  type WrittenExample,
} from './concepts.ts';
export {
  contractGroups,
  contractTones,
  readWrittenContracts,
  type WrittenContract,
} from './contracts.ts';
export { type Contract, readContracts } from './cuad.ts';
export { cuadNames, getCategory } from './cuad-categories.ts';
export { type HeadedProvision, readHeadedProvisions } from './headings.ts';
export { openTexts, readDataFile, readTerms, type TextSource } from './open-texts.ts';
export { divideText, toSourceText } from './source-text.ts';
