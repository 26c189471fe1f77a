import type { SentencePlaces } from './sentence-places.ts';
import { outputCount } from './unfairness-model.ts';

/** How many figures describe a sentence among those around it. */
export const contextWidth = outputCount + 20;
/** What the best category adds to the score of a sentence being unfair in any way. */
export const shareOfBest = 0.5;

const any = outputCount - 1;
const greatest = 8;
/** Where there is no sentence. */
const nothing = -6;
const reach = 5;
const reachOfCategory = 8;
const leastRate = 0.005;

/**
 * Describes every sentence by its scores, those of the sentences before and after it and of the one whose list it belongs
 * to, how much is likely to be unfair close by, in its clause and in the document, and its shape:
 * `result[sentence * contextWidth + column]`.
 */
export function describeContext(scores: Float64Array, places: SentencePlaces): Float64Array {
  const view = new ScoresView(scores, places);
  const table = new Float64Array(view.count * contextWidth);
  for (let sentence = 0; sentence < view.count; sentence += 1) {
    const figures = [
      ...describeOwn(view, sentence),
      ...describeAround(view, sentence, places),
      ...describeCategory(view, sentence, places),
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
  { leadIns, wordCounts, capitals, clauses }: SentencePlaces,
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

/** The same for the likeliest category alone. */
function describeCategory(
  view: ScoresView,
  sentence: number,
  { leadIns }: SentencePlaces,
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

/** Scores cut off at both ends, and what can be said of them together. */
class ScoresView {
  readonly count: number;
  /** Of each output, how many sentences of the document are likely to have it. */
  readonly chances = new Float64Array(outputCount);
  /** Of each clause, how many of its sentences are likely to be unfair. */
  readonly chancesOfClauses = new Map<number, number>();
  private readonly scores: Float64Array;

  constructor(scores: Float64Array, { clauses }: SentencePlaces) {
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
