import type { GrayPicture } from './gray-picture.ts';
import { recognizePicture } from './recognize-picture.ts';
import type { RecognizedLine, Recognizer } from './recognizer.ts';

/** A word recognized in a page's picture, with its position on the page. Lengths are in points. */
export interface RecognizedText {
  readonly text: string;
  /** From the left edge of the page to the start of the baseline. */
  readonly x: number;
  /** From the top edge of the page to the baseline. */
  readonly y: number;
  /** Length along the baseline and font size. */
  readonly length: number;
  readonly size: number;
  /** Recognition confidence, 0-1. */
  readonly confidence: number;
}

/** A page that was recognized. It is upright, and its sheet alone: it may be smaller and turned against its picture. */
export interface RecognizedPage {
  readonly texts: readonly RecognizedText[];
  readonly width: number;
  readonly height: number;
}

/** Recognizes the words of a page. `scale` is the pixels per point. */
export async function recognizePage(
  recognizer: Recognizer,
  { picture, scale }: { readonly picture: GrayPicture; readonly scale: number },
): Promise<RecognizedPage> {
  const { lines, width, height } = await recognizePicture(recognizer, picture);
  return {
    texts: lines.flatMap((line) => positionWords(line, scale)),
    width: width / scale,
    height: height / scale,
  };
}

function positionWords({ words, baseline, size }: RecognizedLine, scale: number): RecognizedText[] {
  return words.map(({ text, left, right, confidence }) => ({
    text,
    x: left / scale,
    y: baseline / scale,
    length: (right - left) / scale,
    size: size / scale,
    confidence,
  }));
}
