import { countInk } from './fragments.ts';
import type { PlacedText } from './items.ts';

/** A word or line recognised in a page's picture, where it stands on the page as it is shown. */
export interface RecognizedText {
  readonly text: string;
  /** Points from the left edge of the page to where the base line begins. */
  readonly x: number;
  /** Points from the top edge of the page to the base line. */
  readonly y: number;
  /** Length along the base line and height of the letters, in points. */
  readonly length: number;
  readonly size: number;
  readonly isBold?: boolean;
  /** Quarters of a turn clockwise that it is set at; upright where nothing is said. */
  readonly turn?: 0 | 1 | 2 | 3;
  /** How sure recognition is of the word, 0-1. */
  readonly confidence: number;
}

/**
 * Reads the words in a page's picture, the page given by its number. Asked for pages that hold next to no
 * text of their own; answers nothing for one that shows no words.
 */
export type RecognizePage = (page: number) => Promise<readonly RecognizedText[] | undefined>;

/** Characters a scanned page may have of its own: a stamp, a page number. */
const fewest = 120;

/** Adds what recognition finds to a page with next to no text. What the file says itself stands before it. */
export async function recognizeTexts(
  texts: readonly PlacedText[],
  { number, recognizePage }: { number: number; recognizePage: RecognizePage },
): Promise<readonly PlacedText[]> {
  if (countInk(texts) >= fewest) return texts;
  const found = await recognizePage(number);
  if (found === undefined) return texts;
  const added = found
    .filter((word) => !texts.some((text) => overlaps(word, text)))
    .map(({ isBold = false, turn = 0, ...word }) => ({ ...word, isBold, turn }));
  return [...texts, ...added];
}

function overlaps(word: RecognizedText, text: PlacedText): boolean {
  if (text.text.trim() === '') return false;
  return (
    Math.abs(word.y - text.y) < Math.max(word.size, text.size) * 0.6 &&
    word.x < text.x + text.length &&
    text.x < word.x + word.length
  );
}
