import { readFileSync } from 'node:fs';
import { openTexts, toSourceText } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import type { Analysis } from '@clauselight/schema';
import { type Review, readReviews, readWrittenReviews } from '../reviews/review-files.ts';
import { weights } from '../weights.ts';

/** A document with what experts say of its weaker side and what the engine says of the side that bears most. */
export interface Example {
  readonly name: string;
  readonly half: Review['half'];
  readonly set: 'commercial' | 'people' | 'written';
  /** Mean of the readings for the weaker side, 0-10. */
  readonly expert: number;
  /** The analysis without a side: its score is the one of the side that bears most. */
  readonly analysis: Analysis;
}

interface Reading {
  readonly weaker: number;
  readonly other: number;
}

const folder = new URL('../../data/reviews/', import.meta.url);

/** Scores of the second reader by the name of the review. */
function readSecondScores(): Readonly<Partial<Record<string, Reading>>> {
  const stored: { readonly scores: Record<string, Reading> } = JSON.parse(
    readFileSync(new URL('second-scores/scores.json', folder), 'utf8'),
  );
  return stored.scores;
}

/** Scores of the first reader: only real documents have them. */
function readFirstScore({ name, document }: Review): Reading | undefined {
  if (document === undefined) return undefined;
  const stored: { readonly riskScore?: Reading } = JSON.parse(
    readFileSync(new URL(`${name}.json`, folder), 'utf8'),
  );
  return stored.riskScore;
}

/** Analyzes every document of a half that an expert gave a score. Real ones need the folder of data. */
export async function readExamples(
  data: string | undefined,
  half: string,
): Promise<readonly Example[]> {
  const second = readSecondScores();
  const texts = data === undefined ? undefined : openTexts(data);
  const examples: Example[] = [];
  for (const review of listDocuments(data !== undefined)) {
    if (half !== 'all' && review.half !== half) continue;
    const readings = [readFirstScore(review), second[review.name]].flatMap((one) => one ?? []);
    if (readings.length === 0) continue;
    const { name, document, text = '' } = review;
    const source =
      document === undefined || texts === undefined ? toSourceText(text) : await texts(document);
    const analysis = await analyzeDocument(source, { weights });
    if (analysis.score === undefined) continue;
    const expert = readings.reduce((sum, { weaker }) => sum + weaker, 0) / readings.length;
    const set = review.set === 'commercial' || review.set === 'people' ? review.set : 'written';
    examples.push({ name, half: review.half, set, expert, analysis });
  }
  return examples;
}

/** Every document once: a written one is a review for each wording of its traps. */
function listDocuments(withReal: boolean): readonly Review[] {
  const reviews = [...(withReal ? readReviews() : []), ...readWrittenReviews()];
  return [...new Map(reviews.map((review) => [review.name, review])).values()];
}
