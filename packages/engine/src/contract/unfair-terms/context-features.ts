import type { SentenceLayout } from './sentence-layout.ts';
import { outputCount } from './unfairness-model.ts';

/** The number of features of a sentence in its context. */
export const contextWidth = outputCount + 20;
/** Share of the best category's score that is added to the score of being unfair in any way. Set by hand, measured with `npm run evaluate:terms-of-service`. */
export const shareOfBest = 0.5;

const any = outputCount - 1;
/** Scores are cut off here at both ends; the weights were trained with this value. */
const greatest = 8;
/** The score of a missing sentence. */
const nothing = -6;
/** How many sentences around count as close; the weights were trained with this value. */
const reach = 5;
/** The same for one category. */
const reachOfCategory = 8;
/** Added to a rate before its logarithm; the weights were trained with this value. */
const leastRate = 0.005;

/**
 * Describes every sentence by its scores, the scores of the sentences before and after it and of the one that
 * introduces its list, the expected number of unfair sentences nearby, in its clause and in the document, and its
 * shape: `result[sentence * contextWidth + column]`.
 */
export function describeContext(scores: Float64Array, layout: SentenceLayout): Float64Array {
  const view = new ScoresView(scores, layout);
  const table = new Float64Array(view.count * contextWidth);
  for (let sentence = 0; sentence < view.count; sentence += 1) {
    const figures = [
      ...describeOwn(view, sentence),
      ...describeAround(view, sentence, layout),
      ...describeCategory(view, sentence, layout),
    ];
    table.set(figures, sentence * contextWidth);
  }
  return table;
}

function describeOwn(view: ScoresView, sentence: number): readonly number[] {
  const own = Array.from({ length: outputCount }, (_, output) => view.get(sentence, output));
  const best = view.getBest(sentence);
  const soft = [own[any] ?? 0, best].map((score) => Math.log(1 + Math.exp(score)));
  return [...own, best, view.getTotal(sentence), ...soft];
}

function describeAround(
  view: ScoresView,
  sentence: number,
  { leadIns, wordCounts, capitals, clauses }: SentenceLayout,
): readonly number[] {
  const chance = view.getChance(sentence, any);
  const clause = view.chancesOfClauses.get(clauses[sentence] ?? 0) ?? 0;
  return [
    view.getTotal(sentence - 1),
    view.getTotal(sentence + 1),
    Math.max(view.getTotal(sentence - 2), view.getTotal(sentence + 2)),
    view.getTotal(leadIns[sentence] ?? -1),
    view.sumNear(sentence, any, reach),
    Math.log((view.chances[any] ?? 0) / view.count + leastRate),
    clause - chance,
    Math.log(1 + (wordCounts[sentence] ?? 0)),
    capitals[sentence] ?? 0,
    sentence / view.count,
  ];
}

/** The same for the most probable category only. */
function describeCategory(
  view: ScoresView,
  sentence: number,
  { leadIns }: SentenceLayout,
): readonly number[] {
  const category = view.getBestCategory(sentence);
  return [
    view.get(sentence - 1, category),
    view.get(sentence + 1, category),
    view.get(leadIns[sentence] ?? -1, category),
    view.sumNear(sentence, category, reachOfCategory),
    (view.chances[category] ?? 0) - view.getChance(sentence, category),
    view.getSecond(sentence, category),
  ];
}

/** Scores cut off at both ends, with their sums. */
class ScoresView {
  readonly count: number;
  /** For each output, the expected number of sentences of the document that have it. */
  readonly chances = new Float64Array(outputCount);
  /** For each clause, the expected number of its sentences that are unfair. */
  readonly chancesOfClauses = new Map<number, number>();
  private readonly scores: Float64Array;

  constructor(scores: Float64Array, { clauses }: SentenceLayout) {
    this.scores = scores.map((score) => Math.max(-greatest, Math.min(greatest, score)));
    this.count = scores.length / outputCount;
    for (let sentence = 0; sentence < this.count; sentence += 1) {
      for (let output = 0; output < outputCount; output += 1) {
        this.chances[output] = (this.chances[output] ?? 0) + this.getChance(sentence, output);
      }
      const clause = clauses[sentence] ?? 0;
      const known = this.chancesOfClauses.get(clause) ?? 0;
      this.chancesOfClauses.set(clause, known + this.getChance(sentence, any));
    }
  }

  get(sentence: number, output: number): number {
    if (sentence < 0 || sentence >= this.count) return nothing;
    return this.scores[sentence * outputCount + output] ?? nothing;
  }

  getChance(sentence: number, output: number): number {
    return 1 / (1 + Math.exp(-this.get(sentence, output)));
  }

  getBestCategory(sentence: number): number {
    let best = 0;
    for (let output = 1; output < any; output += 1) {
      if (this.get(sentence, output) > this.get(sentence, best)) best = output;
    }
    return best;
  }

  getBest(sentence: number): number {
    return this.get(sentence, this.getBestCategory(sentence));
  }

  getSecond(sentence: number, best: number): number {
    let second = -greatest;
    for (let output = 0; output < any; output += 1) {
      if (output !== best) second = Math.max(second, this.get(sentence, output));
    }
    return second;
  }

  getTotal(sentence: number): number {
    return this.get(sentence, any) + shareOfBest * this.getBest(sentence);
  }

  sumNear(sentence: number, output: number, distance: number): number {
    let sum = 0;
    for (let other = sentence - distance; other <= sentence + distance; other += 1) {
      if (other === sentence || other < 0 || other >= this.count) continue;
      sum += this.getChance(other, output);
    }
    return sum;
  }
}
