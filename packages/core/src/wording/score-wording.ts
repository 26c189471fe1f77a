import type { NotJudged, RiskLevel, Score, Side } from '@clauselight/schema';
import { computeUpperScore, isLittleRecognized } from '../risk-level.ts';
import { round } from '../words.ts';
import { formatPoints, formatScore } from './figures.ts';

/** The table of what each category adds to the score, and what is said in its place where nothing does. */
export const categoryPointsTitle = 'Points by category';
export const noPoints = 'No finding adds to the score.';

/** Stands in place of score and level where a document was not judged. */
export const notJudgedTitle = 'Not judged';

/**
 * Why a document was not judged and what can be done, for a place that has no room for more.
 *
 * @param notJudged - The reason and the remedy.
 * @returns Both as one text.
 */
export function describeNotJudged({ text, remedy }: NotJudged): string {
  return `${text} ${remedy}`;
}

/**
 * Whose score it is where no side was taken: `Score of the side that bears most: Tenant (Ann Reed)`.
 *
 * @param score - The score; it names its side if no side was taken.
 * @param sides - The sides of the document.
 * @returns Words to show; undefined if the score names no side of the document.
 */
export function describeScoreOwner(
  { side }: Pick<Score, 'side'>,
  sides: readonly Side[],
): string | undefined {
  const label = sides.find(({ id }) => id === side)?.label;
  return label === undefined ? undefined : `Score of the side that bears most: ${label}`;
}

/**
 * Why the score is higher than its formula gives; nothing if it is not.
 *
 * @param score - The score; it has a floor if the floor raised it.
 * @returns A sentence to show; undefined without a floor.
 */
export function describeFloor({ floor }: Pick<Score, 'floor'>): string | undefined {
  return floor === undefined
    ? undefined
    : `It is at least ${formatScore(floor)} while a finding of high or critical severity counts.`;
}

/** The word for each level. `partial` is a low score of which too little was recognized to call it low. */
export const levelWords = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  partial: 'partly judged',
} as const satisfies Record<RiskLevel, string>;

/**
 * What of the document the score is made from, and what that means where it is little.
 *
 * @param score - The score.
 * @returns Sentences to show; undefined where it is not counted.
 */
export function describeCoverage({
  value,
  coverage,
}: Pick<Score, 'value' | 'coverage'>): string | undefined {
  if (coverage === undefined || coverage.sentences === 0) return undefined;
  const { sentences, recognized } = coverage;
  const share = `${recognized} of ${sentences} sentences`;
  if (!isLittleRecognized(coverage)) return `The engine recognized ${share}.`;
  const upper = round(computeUpperScore(value, coverage), 1);
  const rest =
    upper > value ? ` If the others ask as much of the reader, it is ${formatScore(upper)}.` : '';
  return `The engine recognized only ${share}, and the score counts nothing else.${rest} Read the others yourself.`;
}

/**
 * A level within a sentence: `medium risk`, `revision need: medium`.
 *
 * @param score - Label and level of a score.
 * @returns Words for use within a sentence.
 */
export function describeLevel({ label, level }: Pick<Score, 'label' | 'level'>): string {
  if (level === 'partial') return levelWords.partial;
  if (label === 'Risk') return `${level} risk`;
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}: ${level}`;
}

/**
 * What following an advice does to the score: `takes 0.6 off the score`.
 *
 * @param reduction - How much lower the score would be, 0-10.
 * @returns Words to show.
 */
export function describeReduction(reduction: number): string {
  return `takes ${formatScore(reduction)} off the score`;
}

/**
 * How the points of a category add up.
 *
 * @param score - The score; only its constant `rest` counts.
 * @returns A sentence to show.
 */
export function describeCategorySums({ rest }: Pick<Score, 'rest'>): string {
  return `In each category the finding with the most points counts in full and every other one counts ${rest} of its points. R is the sum of the categories`;
}

/**
 * The sum of one category from the points of its findings, in any order: `0.80 + 0.35 × (0.40 + 0.20)`.
 *
 * @param points - The points of the findings of one category.
 * @param rest - The share that counts of all but the largest, 0-1.
 * @returns The sum with two decimals for each part.
 */
export function writeCategorySum(points: readonly number[], rest: number): string {
  const [first = 0, ...others] = points.toSorted((a, b) => b - a);
  if (others.length === 0) return formatPoints(first);
  const sum = others.map(formatPoints).join(' + ');
  return `${formatPoints(first)} + ${rest} × ${others.length > 1 ? `(${sum})` : sum}`;
}
