/** Something found in a contract, with how sure its finder is, 0-1. */
export interface Prediction {
  readonly text: string;
  readonly probability: number;
}

/** The question of one category about one contract, what annotators marked, and what was found. */
export interface Question {
  readonly category: string;
  readonly answers: readonly string[];
  readonly predictions: readonly Prediction[];
}

export interface BenchmarkResult {
  /** How many passages the annotators marked. */
  readonly answers: number;
  /** Area under the precision-recall curve, 0-1. */
  readonly aupr: number;
  /** Precision at the first threshold that finds this share of the answers; 0 if none does. */
  readonly precisionAt80: number;
  readonly precisionAt90: number;
  /** Share of the answers found by any prediction. */
  readonly highestRecall: number;
}

/** Predictions above these probabilities count, from the strictest to all. */
const thresholds = [...Array.from({ length: 99 }, (_, step) => (99 - step) / 100), 0.001, 0];
const leastOverlap = 0.5;

/**
 * Measures predictions as the CUAD paper does (Hendrycks et al. 2021, "CUAD: An Expert-Annotated NLP Dataset for Legal
 * Contract Review", section 4): a prediction is right when its words and those of an answer overlap by half; an answer
 * is found when any prediction is right about it; a prediction that is right about none counts against precision.
 * Precision never falls as the threshold rises. Equal texts of one question count once.
 */
export function measureBenchmark(questions: readonly Question[]): BenchmarkResult {
  const { found, wrong } = judge(questions);
  const total = found.length;
  const points = thresholds.map((threshold) => {
    const right = countAbove(found, threshold);
    const all = right + countAbove(wrong, threshold);
    return { recall: total === 0 ? 0 : right / total, precision: all === 0 ? 1 : right / all };
  });
  const curve = makeMonotone([{ recall: 0, precision: 1 }, ...points]);
  const precisionAt = (share: number) =>
    curve.find(({ recall }) => recall >= share)?.precision ?? 0;
  return {
    answers: total,
    aupr: getArea(curve),
    precisionAt80: precisionAt(0.8),
    precisionAt90: precisionAt(0.9),
    highestRecall: curve.at(-1)?.recall ?? 0,
  };
}

interface Point {
  readonly recall: number;
  readonly precision: number;
}

/** The probability with which each answer is found (-1 where it is not), and that of each wrong prediction; descending. */
function judge(questions: readonly Question[]): {
  found: readonly number[];
  wrong: readonly number[];
} {
  const found: number[] = [];
  const wrong: number[] = [];
  for (const { category, answers, predictions } of questions) {
    const best = answers.map(() => -1);
    const wordsOfAnswers = answers.map(toWords);
    for (const [text, probability] of joinEqual(predictions)) {
      const words = toWords(text);
      let isRight = false;
      answers.forEach((answer, index) => {
        const isContained = category === 'Parties' && text.includes(answer);
        if (!isContained && getOverlap(wordsOfAnswers[index] ?? words, words) < leastOverlap)
          return;
        isRight = true;
        best[index] = Math.max(best[index] ?? -1, probability);
      });
      if (!isRight) wrong.push(probability);
    }
    found.push(...best);
  }
  const descending = (a: number, b: number) => b - a;
  return { found: found.sort(descending), wrong: wrong.sort(descending) };
}

function joinEqual(predictions: readonly Prediction[]): ReadonlyMap<string, number> {
  const joined = new Map<string, number>();
  for (const { text, probability } of predictions) {
    if (text !== '') joined.set(text, Math.max(probability, joined.get(text) ?? 0));
  }
  return joined;
}

/** The different words of a text, as the paper's procedure reads them. */
export function toWords(text: string): ReadonlySet<string> {
  return new Set(
    text
      .replace(/[.,;:]/g, '')
      .toLowerCase()
      .replaceAll('/', ' ')
      .split(' '),
  );
}

/** Words in both texts as a share of the words in either (Jaccard index), 0-1. */
export function getOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}

function countAbove(descending: readonly number[], threshold: number): number {
  let low = 0;
  let high = descending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((descending[middle] ?? 0) > threshold) low = middle + 1;
    else high = middle;
  }
  return low;
}

function makeMonotone(points: readonly Point[]): readonly Point[] {
  let highest = 0;
  return points
    .toReversed()
    .map(({ recall, precision }) => {
      highest = Math.max(highest, precision);
      return { recall, precision: highest };
    })
    .toReversed();
}

/** Area under straight lines between the points (trapezoidal rule). */
function getArea(points: readonly Point[]): number {
  return points.slice(1).reduce((area, { recall, precision }, index) => {
    const before = points[index] ?? { recall: 0, precision: 1 };
    return area + ((recall - before.recall) * (precision + before.precision)) / 2;
  }, 0);
}
