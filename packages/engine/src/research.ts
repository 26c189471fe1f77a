/**
 * The stages and models of the engine that training and evaluation use. Only `research/` imports this entry: the
 * product uses `index.ts`. Training must compute the same features as the engine, so it calls the same functions.
 */

// Whole stages, to measure one of them alone.

export { findProvisionCandidates } from './contract/clause-categories/find-candidates.ts';
export { checkNda, type NdaCheck } from './contract/nda/check-nda.ts';
export { noticeLabels } from './contract/notice-labels.ts';
export { findTerms } from './contract/terms/find-terms.ts';
export { analyzeInvoice } from './other/invoices/analyze-invoice.ts';
export { analyzeWriting } from './other/writing/analyze-writing.ts';
export { classifyDocument } from './text/classification/classify-document.ts';
export { scoreLikeness } from './text/classification/contract-likeness.ts';
export type { DocumentStructure } from './text/document-structure.ts';
export { findStructure } from './text/structure/find-structure.ts';
export { type Duration, listDurations } from './text/values/durations.ts';

// Risk of sentences: the hits of concepts, and what the estimate is made from.

export { concepts } from './contract/catalogue/concepts.ts';
export { findConcepts } from './contract/concepts/find-concepts.ts';
export { locateHits } from './contract/risk/concepts/locate-hits.ts';
export { listSentenceRiskInputs } from './contract/risk/concepts/sentence-risk.ts';

// The checklist of clauses: what each clause is about.

export { findSubjectOfConcept } from './contract/clause-review/subject-of.ts';
export { clauseSubjects } from './contract/clause-review/subjects/index.ts';

// Regressions on words: features, scores and the form of stored weights.

export {
  listWordFeatures,
  type PackedWords,
  scoreWordFeatures,
  type WordWeights,
  wordFeatureCount,
  zeroByte,
} from './text/hashing/word-regression.ts';

// Search: the words of a question and their weights.

export { scoreWords } from './answers/search/score-words.ts';
export { listWords } from './answers/search/words.ts';

// Clause categories: the labels and the file of the model.

export { categoryLabels } from './contract/clause-categories/categories.ts';
export {
  type ClauseModel,
  getFingerprint,
  type ModelHeader,
  modelMark,
  readClauseModel,
  treeNames,
  wasTrainedOn,
} from './contract/clause-categories/clause-model.ts';

// Files of weights.

export {
  middleOfFourBits,
  type NumberType,
  type WeightsHeader,
} from './contract/weights-file.ts';

// Clause categories: features and scores of sentences.

export {
  candidateFeatureCount,
  leastScore,
  listSentenceCandidates,
} from './contract/clause-categories/sentences/candidates.ts';
export {
  type FeatureRows,
  FeatureRowsBuilder,
  weighFeatures,
} from './contract/clause-categories/sentences/feature-rows.ts';
export { type Network, scoreSentences } from './contract/clause-categories/sentences/network.ts';
export {
  describeSentences,
  featureCount as sentenceFeatureCount,
  groupKinds,
} from './contract/clause-categories/sentences/sentence-features.ts';

// Clause categories: the tagger of names, dates and other entities.

export {
  type EntityCandidate,
  entityFeatureCount,
  listEntityCandidates,
} from './contract/clause-categories/tagger/entity-candidates.ts';
export {
  type EntityCategory,
  listEntitySpans,
} from './contract/clause-categories/tagger/entity-spans.ts';
export { type HeadToken, listHeadTokens } from './contract/clause-categories/tagger/head-tokens.ts';
export {
  type ChainModel,
  createLattice,
  getFirstLabel,
  getMarginal,
  type Lattice,
  labelCount,
  spanKinds,
} from './contract/clause-categories/tagger/lattice.ts';
export { listStatedEntities } from './contract/clause-categories/tagger/stated-entities.ts';
export {
  describeTokens,
  tokenFeatureCount,
} from './contract/clause-categories/tagger/token-features.ts';

// Clause categories: boosted trees, which turn candidates into probabilities.

export {
  estimateProbability,
  type Trees,
  toProbability,
} from './contract/clause-categories/trees/trees.ts';

// Questions about non-disclosure agreements: features, models and their file.

export { cues } from './contract/nda/cues.ts';
export {
  createSegmentDescriber,
  cueFeatureCount,
  type SegmentFeatures,
} from './contract/nda/features.ts';
export {
  layOutNdaModel,
  type NdaModel,
  type NdaModelHeader,
  ndaModelMark,
  readNdaModel,
} from './contract/nda/nda-model.ts';
export {
  createOutcomeDescriber,
  type OutcomeModel,
  outcomeFeatureCount,
  toProbabilities,
} from './contract/nda/outcome-model.ts';
export { type NdaId, ndaIds, ndaOutcomes, ndaOutputs } from './contract/nda/outputs.ts';
export {
  bucketCount,
  getFeatureWeight,
  type SegmentClassifier,
  scoreSegment,
} from './contract/nda/score-segments.ts';
export { listSegments, type Segment } from './contract/nda/segments.ts';

// Terms unfair to consumers: features, scores and the file of the model.

export { contextWidth, describeContext } from './contract/unfair-terms/context-features.ts';
export { describeTerms, type TermFeatures } from './contract/unfair-terms/describe-terms.ts';
export { featureCount as termFeatureCount } from './contract/unfair-terms/features-builder.ts';
export { chooseOutputs } from './contract/unfair-terms/find-unfair-terms.ts';
export { scoreInContext } from './contract/unfair-terms/score-in-context.ts';
export { scoreTerms } from './contract/unfair-terms/score-terms.ts';
export { unfairCategories } from './contract/unfair-terms/unfair-term.ts';
export {
  bytesPerRow,
  type ContextWeights,
  getTermsFingerprint,
  hiddenCount,
  type OutputCalibration,
  outputCount,
  readUnfairnessModel,
  rowWidth,
  type UnfairnessModel,
  unfairnessMark,
  type WrittenHeader,
  zeroCode,
} from './contract/unfair-terms/unfairness-model.ts';

// Concepts: words, features and the file of the model.

export {
  conceptFeatureCount,
  filterWidth,
  listConceptFeatures,
} from './contract/concepts/model/concept-features.ts';
export {
  bearerClasses,
  type ConceptCalibration,
  type ConceptModel,
  type ConceptModelHeader,
  conceptMark,
  readConceptModel,
} from './contract/concepts/model/concept-model.ts';
export { type ConceptTokens, createTokenReader } from './contract/concepts/model/concept-tokens.ts';
export { createConceptScorer } from './contract/concepts/model/score-concepts.ts';
export { listPartyNames } from './contract/party-names.ts';
