import type { ClauseCategory, SourceText, Span, Term } from '@clauselight/schema';
import type { DocumentStructure } from '../../text/document-structure.ts';
import type { ClauseModel } from './clause-model.ts';
import {
  candidateFeatureCount,
  leastScore,
  listSentenceCandidates,
} from './sentences/candidates.ts';
import { weighFeatures } from './sentences/feature-rows.ts';
import { scoreSentences } from './sentences/network.ts';
import { describeSentences } from './sentences/sentence-features.ts';
import { entityFeatureCount, listEntityCandidates } from './tagger/entity-candidates.ts';
import { type EntityCategory, listEntitySpans } from './tagger/entity-spans.ts';
import { listHeadTokens } from './tagger/head-tokens.ts';
import { listStatedEntities } from './tagger/stated-entities.ts';
import { estimateProbability } from './trees/trees.ts';

/** A passage with the probability that it answers a category. */
export interface ProvisionCandidate extends Span {
  readonly category: ClauseCategory;
  /** 0-1. For a name or date: that it is an answer, and that no more probable passage of the document says the same. */
  readonly probability: number;
  /** Index of the sentence, for categories that sentences answer. */
  readonly sentence?: number;
}

export interface FindCandidatesRequest {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly terms: readonly Term[];
  readonly model: ClauseModel;
  /** Less probable passages are omitted. The lower, the slower. */
  readonly minimumProbability: number;
}

const treesOfCategories: Readonly<Record<EntityCategory, 0 | 1 | 2>> = {
  'document-name': 0,
  parties: 1,
  'agreement-date': 2,
  'effective-date': 2,
};
/** The most that the second model may add to the log-odds of the first; measured on the training contracts. */
const greatestRise = 3;

/** Lists every passage that may answer one of the categories, the sentences first, in no particular order. */
export function findProvisionCandidates(
  request: FindCandidatesRequest,
): readonly ProvisionCandidate[] {
  return [...findSentences(request), ...findEntities(request)];
}

function findSentences(request: FindCandidatesRequest): readonly ProvisionCandidate[] {
  const { sourceText, structure, model, minimumProbability } = request;
  const rows = describeSentences(sourceText.text, structure);
  const scores = scoreSentences(model.network, rows, weighFeatures(rows, model.network.rarity));
  const { candidates, features } = listSentenceCandidates({
    structure,
    scores,
    categoryCount: model.categories.length,
    priors: model.priors,
    minimumScore: Math.max(
      leastScore,
      Math.log(minimumProbability / (1 - minimumProbability)) - greatestRise,
    ),
  });
  return candidates.flatMap(({ sentence, category: number }, index) => {
    const place = structure.sentences[sentence];
    const category = model.categories[number];
    if (place === undefined || category === undefined) return [];
    const offset = index * candidateFeatureCount;
    const probability = estimateProbability(model.sentenceTrees, features, offset);
    if (probability < minimumProbability) return [];
    return [{ category, start: place.start, end: place.end, probability, sentence }];
  });
}

function findEntities(request: FindCandidatesRequest): readonly ProvisionCandidate[] {
  const { sourceText, terms, model, minimumProbability } = request;
  const { text } = sourceText;
  const { candidates, features } = listEntityCandidates(text, [
    ...listEntitySpans(text, listHeadTokens(text), model.tagger),
    ...listStatedEntities(text, terms),
  ]);
  return candidates.flatMap(({ category, start, end }, index) => {
    const trees = model.entityTrees[treesOfCategories[category]];
    const probability = estimateProbability(trees, features, index * entityFeatureCount);
    return probability < minimumProbability ? [] : [{ category, start, end, probability }];
  });
}
