import type { Sentence } from '../../text/document-structure.ts';
import type { ConceptBearer, ConceptHit } from '../concept-hit.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { listPartyNames } from '../party-names.ts';
import { filterWidth } from './model/concept-features.ts';
import { bearerClasses, type ConceptModel } from './model/concept-model.ts';
import { type ConceptTokens, createTokenReader } from './model/concept-tokens.ts';
import {
  type ConceptScorer,
  type ConceptScores,
  createConceptScorer,
} from './model/score-concepts.ts';

/** Shorter sentences say too little, in words. */
const fewestWords = 3;
/** Longer sentences are read up to here, in words: their time is bounded. */
const mostWords = 400;
/** What is less probable is no hit at all, not even worth a look. */
const leastProbability = 0.2;
/**
 * Of the parties named with this probability on documents kept aside, one in fifty was another than the reader said, and
 * one in twenty where the reader said that the sentence does not tell.
 */
const leastBearer = 0.99;

type Input = Pick<ContractArtifacts, 'structure' | 'terms' | 'conceptModel'>;

/** Finds the concepts that the sentences of a contract hold, in the order of the text. */
export function findConcepts({
  structure,
  terms,
  conceptModel,
}: Input): Pick<ContractArtifacts, 'conceptHits'> {
  const reader = createTokenReader(listPartyNames(terms));
  const scorer = getScorer(conceptModel);
  const conceptHits = structure.sentences.flatMap((sentence, index) => {
    const tokens = reader.read(sentence.passage.text);
    const words = tokens.words.slice(0, mostWords);
    if (words.length < fewestWords) return [];
    return listHits({ index, sentence, tokens, scores: scorer.score(words) }, conceptModel);
  });
  return { conceptHits };
}

const scorers = new WeakMap<ConceptModel, ConceptScorer>();

/** One scorer for each model: what it has computed of words serves all documents. */
function getScorer(model: ConceptModel): ConceptScorer {
  const scorer = scorers.get(model) ?? createConceptScorer(model);
  scorers.set(model, scorer);
  return scorer;
}

interface ScoredSentence {
  readonly index: number;
  readonly sentence: Sentence;
  readonly tokens: ConceptTokens;
  readonly scores: ConceptScores;
}

function listHits(
  { index, sentence, tokens, scores }: ScoredSentence,
  model: ConceptModel,
): readonly ConceptHit[] {
  return model.concepts.flatMap((concept, place) => {
    const calibration = model.calibration[place];
    if (calibration === undefined) return [];
    const score = scores.scores[place] ?? Number.NEGATIVE_INFINITY;
    const probability = 1 / (1 + Math.exp(-(calibration.slope * score + calibration.offset)));
    if (probability < leastProbability) return [];
    return [
      {
        concept,
        sentence: index,
        probability: Math.round(1000 * probability) / 1000,
        isFinding: probability >= calibration.threshold,
        words: locateWords(scores.findTellingWord(place), tokens, sentence),
        bearer: chooseBearer(scores.getBearers(place), tokens),
      },
    ];
  });
}

function locateWords(
  place: number,
  { starts }: ConceptTokens,
  { passage }: Sentence,
): ConceptHit['words'] {
  const from = starts[Math.max(0, place)] ?? 0;
  return { from, to: starts[place + filterWidth] ?? passage.text.length };
}

function chooseBearer(probabilities: readonly number[], { parties }: ConceptTokens): ConceptBearer {
  const best = probabilities.indexOf(Math.max(...probabilities));
  const kind = bearerClasses[best];
  if (kind === undefined || (probabilities[best] ?? 0) < leastBearer) return { kind: 'unknown' };
  if (kind === 'everyone') return { kind };
  const [only, ...rest] = parties;
  // Nobody whom the sentence names bears it: where it names one party, the others do.
  if (kind === 'unknown') {
    return only !== undefined && rest.length === 0 ? { kind: 'others', party: only } : { kind };
  }
  // The third stands for every further party, so it is nobody in particular where there are more.
  const isSure = best < bearerClasses.indexOf('third') || parties.length === best + 1;
  const party = parties[best];
  return party === undefined || !isSure ? { kind: 'unknown' } : { kind: 'party', party };
}
