import { readFileSync } from 'node:fs';
import { openTexts, toSourceText } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import type { Score } from '@clauselight/schema';
import {
  type Review,
  type RiskScore,
  readReviews,
  readWrittenReviews,
} from '../reviews/review-files.ts';
import { getMean } from '../speed/cpu-time.ts';
import { weights } from '../weights.ts';

/** A document with what readers say of its weaker side and what the engine says of the side that bears most. */
export interface Example {
  readonly set: 'commercial' | 'people' | 'written';
  /** Mean of the readings for the weaker side, 0-10. */
  readonly expert: number;
  /** The score without a side: that of the side that bears most. */
  readonly score: Score;
}

const secondScores = new URL('../../data/reviews/second-scores/scores.json', import.meta.url);

/** Scores of the second reader by the name of the review. */
function readSecondScores(): Readonly<Partial<Record<string, RiskScore>>> {
  const stored: { readonly scores: Record<string, RiskScore> } = JSON.parse(
    readFileSync(secondScores, 'utf8'),
  );
  return stored.scores;
}

/**
 * Analyzes every document of a half that a reader gave a score, and leaves out what the engine does not judge. Real ones
 * need the folder of data.
 */
export async function readExamples(
  data: string | undefined,
  half: string,
): Promise<readonly Example[]> {
  const second = readSecondScores();
  const texts = data === undefined ? undefined : openTexts(data);
  const examples: Example[] = [];
  for (const review of listDocuments(data !== undefined)) {
    if (half !== 'all' && review.half !== half) continue;
    const { document, text = '', riskScore } = review;
    const readings = [riskScore, second[review.name]].flatMap((one) => one ?? []);
    if (readings.length === 0) continue;
    const source =
      document === undefined || texts === undefined ? toSourceText(text) : await texts(document);
    const { score } = await analyzeDocument(source, { weights });
    if (score === undefined) continue;
    const expert = getMean(readings.map(({ weaker }) => weaker));
    const set = review.set === 'commercial' || review.set === 'people' ? review.set : 'written';
    examples.push({ set, expert, score });
  }
  return examples;
}

/** Every document once: a written one is a review for each wording of its traps. */
function listDocuments(withReal: boolean): readonly Review[] {
  const reviews = [...(withReal ? readReviews() : []), ...readWrittenReviews()];
  return [...new Map(reviews.map((review) => [review.name, review])).values()];
}
