import { AppError, type SourceText } from '@clauselight/schema';

/**
 * From this mean confidence on, text is good enough to be judged. Photographs of real contracts made worse step by step:
 * at 0.8 nine of ten words were right, at 0.7 three of four, at 0.5 two of four or fewer.
 */
const leastConfidence = 0.7;

/**
 * Refuses a document of pictures whose words are too unsure to be judged: what an analysis says of them would be wrong.
 * A document with words of its own is never refused.
 * @throws AppError `picture_unclear`
 */
export function refuseUnclear({ blocks }: SourceText): void {
  let letters = 0;
  let sure = 0;
  for (const { start, end, confidence } of blocks) {
    if (confidence === undefined) return;
    letters += end - start;
    sure += (end - start) * confidence;
  }
  if (letters > 0 && sure < leastConfidence * letters) throw new AppError('picture_unclear');
}
