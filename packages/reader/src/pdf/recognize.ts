import { countVisible } from './fragments.ts';
import type { PositionedText } from './items.ts';

/** A word or line recognized in a page's picture, with its position on the page as displayed. */
export interface RecognizedText {
  readonly text: string;
  /** Points from the left edge of the page to the start of the baseline. */
  readonly x: number;
  /** Points from the top edge of the page to the baseline. */
  readonly y: number;
  /** Length along the baseline and font size, in points. */
  readonly length: number;
  readonly size: number;
  readonly isBold?: boolean;
  /** Clockwise quarter turns; upright if undefined. */
  readonly turn?: 0 | 1 | 2 | 3;
  /** Recognition confidence, 0-1. */
  readonly confidence: number;
}

/**
 * Recognizes the words in a page's picture. Called for pages with next to no text of their own; returns undefined for a
 * page that shows no words.
 */
export type RecognizePage = (page: number) => Promise<readonly RecognizedText[] | undefined>;

/** Characters that a scanned page may have itself: a stamp, a page number. */
const fewestCharacters = 120;

/** Adds recognized words to a page with next to no text. Text in the file itself comes first. */
export async function recognizeTexts(
  texts: readonly PositionedText[],
  { number, recognizePage }: { number: number; recognizePage: RecognizePage },
): Promise<readonly PositionedText[]> {
  if (countVisible(texts) >= fewestCharacters) return texts;
  const found = await recognizePage(number);
  if (found === undefined) return texts;
  const added = found
    .filter((word) => !texts.some((text) => overlaps(word, text)))
    .map(({ isBold = false, turn = 0, ...word }, at) => ({
      ...word,
      isBold,
      turn,
      order: texts.length + at,
    }));
  return [...texts, ...added];
}

/** Distance of baselines, in ems, below which words are on one line. */
const sameLine = 0.6;

function overlaps(word: RecognizedText, text: PositionedText): boolean {
  if (text.text.trim() === '') return false;
  return (
    Math.abs(word.y - text.y) < Math.max(word.size, text.size) * sameLine &&
    word.x < text.x + text.length &&
    text.x < word.x + word.length
  );
}
