import type { DocumentStructure } from '../../../text/document-structure.ts';
import { toProbability } from '../trees/trees.ts';

/** A sentence that may belong to a category. */
export interface SentenceCandidate {
  readonly sentence: number;
  readonly category: number;
}

/** Candidates with their features, at `features[index * candidateFeatureCount]` and following. */
export interface SentenceCandidates {
  readonly candidates: readonly SentenceCandidate[];
  readonly features: Float32Array;
}

export interface ListCandidatesRequest {
  readonly structure: DocumentStructure;
  /** Log-odds of the network, sentences by categories. */
  readonly scores: Float32Array;
  readonly categoryCount: number;
  /** Share of candidates of each category that are right, 0-1. */
  readonly priors: Float32Array;
  /** Sentences with a lower score are not candidates. */
  readonly minimumScore: number;
}

/** The trees were trained with this number of features. */
export const candidateFeatureCount = 22;
/** The trees were never trained below these log-odds: sentences with a lower score are never candidates. */
export const leastScore = -7.5;
/** The score of a sentence outside of the document; the weights were trained with this value. */
const outside = -12;
/** How many sentences around count as close; the weights were trained with this value. */
const nearby = 6;

/**
 * Lists the sentences for the second model, with its features: the scores of the neighboring sentences, of the other
 * categories, and the comparison with the best score of the document.
 */
export function listSentenceCandidates(request: ListCandidatesRequest): SentenceCandidates {
  const { structure, scores, categoryCount, minimumScore } = request;
  const count = structure.sentences.length;
  const shapes = describeShapes(structure);
  const clauses = numberClauses(structure);
  const others = describeOthers(scores, categoryCount);
  const candidates: SentenceCandidate[] = [];
  const features: number[] = [];
  for (let category = 0; category < categoryCount; category += 1) {
    const column = getColumn(scores, { category, categoryCount, count });
    if (!column.some((score) => score >= minimumScore)) continue;
    const overall = describeColumn(column, clauses, minimumScore);
    for (let sentence = 0; sentence < count; sentence += 1) {
      if ((column[sentence] ?? outside) < minimumScore) continue;
      candidates.push({ sentence, category });
      features.push(
        request.priors[category] ?? 0,
        ...describeScore(column, sentence, overall),
        (overall.bestOfClause[clauses.numbers[sentence] ?? 0] ?? outside) - (column[sentence] ?? 0),
        ...describeOther({ scores, others, categoryCount, category, sentence }),
        ...(shapes[sentence] ?? []),
      );
    }
  }
  return { candidates, features: Float32Array.from(features) };
}

interface ColumnRequest {
  readonly category: number;
  readonly categoryCount: number;
  readonly count: number;
}

function getColumn(
  scores: Float32Array,
  { category, categoryCount, count }: ColumnRequest,
): Float32Array {
  const column = new Float32Array(count);
  for (let sentence = 0; sentence < count; sentence += 1) {
    column[sentence] = scores[sentence * categoryCount + category] ?? outside;
  }
  return column;
}

interface ColumnOverall {
  readonly ranks: Int32Array;
  readonly best: readonly [number, number, number];
  /** How many sentences are right, estimated from the scores. */
  readonly expected: number;
  /** The best score in each clause. */
  readonly bestOfClause: Float32Array;
}

function describeColumn(
  column: Float32Array,
  clauses: ClauseNumbers,
  minimumScore: number,
): ColumnOverall {
  const best: [number, number, number] = [outside, outside, outside];
  const bestOfClause = new Float32Array(clauses.count).fill(outside);
  const candidates: number[] = [];
  let expected = 0;
  column.forEach((score, sentence) => {
    expected += toProbability(score);
    keepBest(best, score);
    const clause = clauses.numbers[sentence] ?? 0;
    if (score > (bestOfClause[clause] ?? outside)) bestOfClause[clause] = score;
    if (score >= minimumScore) candidates.push(sentence);
  });
  candidates.sort((a, b) => (column[b] ?? 0) - (column[a] ?? 0) || a - b);
  const ranks = new Int32Array(column.length);
  candidates.forEach((sentence, rank) => {
    ranks[sentence] = rank;
  });
  return { ranks, best, expected, bestOfClause };
}

function keepBest(best: [number, number, number], score: number): void {
  if (score > best[0]) best.splice(0, 3, score, best[0], best[1]);
  else if (score > best[1]) best.splice(1, 2, score, best[1]);
  else if (score > best[2]) best[2] = score;
}

interface ClauseNumbers {
  readonly count: number;
  /** A number for the clause of each sentence. */
  readonly numbers: Int32Array;
}

function numberClauses({ sentences }: DocumentStructure): ClauseNumbers {
  const known = new Map<string | undefined, number>();
  const numbers = Int32Array.from(sentences, ({ clauseId }) => {
    const number = known.get(clauseId) ?? known.size;
    known.set(clauseId, number);
    return number;
  });
  return { count: known.size, numbers };
}

function describeScore(
  column: Float32Array,
  sentence: number,
  { ranks, best, expected }: ColumnOverall,
): readonly number[] {
  const at = (index: number) => column[index] ?? outside;
  const score = at(sentence);
  let around = outside;
  for (let index = sentence - nearby; index <= sentence + nearby; index += 1) {
    if (index !== sentence) around = Math.max(around, at(index));
  }
  return [
    score,
    at(sentence - 1),
    at(sentence + 1),
    Math.max(at(sentence - 2), at(sentence + 2)),
    ranks[sentence] ?? 0,
    ...best,
    best[0] - score,
    expected,
    expected - toProbability(score),
    around,
  ];
}

interface Others {
  /** The two highest scores of every sentence, and the category of the highest. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly firstCategory: Int32Array;
  readonly expected: Float32Array;
}

function describeOthers(scores: Float32Array, categoryCount: number): Others {
  const count = scores.length / categoryCount;
  const first = new Float32Array(count).fill(outside);
  const second = new Float32Array(count).fill(outside);
  const firstCategory = new Int32Array(count).fill(-1);
  const expected = new Float32Array(count);
  for (let index = 0; index < scores.length; index += 1) {
    const sentence = Math.floor(index / categoryCount);
    const score = scores[index] ?? outside;
    expected[sentence] = (expected[sentence] ?? 0) + toProbability(score);
    if (score > (first[sentence] ?? outside)) {
      second[sentence] = first[sentence] ?? outside;
      first[sentence] = score;
      firstCategory[sentence] = index % categoryCount;
    } else if (score > (second[sentence] ?? outside)) second[sentence] = score;
  }
  return { first, second, firstCategory, expected };
}

interface OtherRequest {
  readonly scores: Float32Array;
  readonly others: Others;
  readonly categoryCount: number;
  readonly category: number;
  readonly sentence: number;
}

function describeOther(request: OtherRequest): readonly number[] {
  const { scores, others, categoryCount, category, sentence } = request;
  const isFirst = others.firstCategory[sentence] === category;
  const own = toProbability(scores[sentence * categoryCount + category] ?? outside);
  return [
    (isFirst ? others.second[sentence] : others.first[sentence]) ?? outside,
    isFirst ? -1 : (others.firstCategory[sentence] ?? -1),
    (others.expected[sentence] ?? 0) - own,
  ];
}

/** Describes a sentence by itself: its length in words and characters, its position, whether it is a definition. */
function describeShapes({ sentences }: DocumentStructure): readonly (readonly number[])[] {
  return sentences.map(({ start, end, passage, isDefinition }, index) => [
    new Set(passage.text.split(' ')).size,
    end - start,
    index / sentences.length,
    sentences.length,
    isDefinition ? 1 : 0,
  ]);
}
