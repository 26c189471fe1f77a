import type { RecognizedPage, RecognizedText } from '../ocr/recognized-page.ts';
import { countVisible } from './fragments.ts';
import type { PositionedText } from './items.ts';

/**
 * Recognizes the words in a page's picture. Called for pages with little text of their own; returns undefined for a page
 * that shows no other words.
 * @param hasOwnText whether the page has more text than a stamp: then its picture has to fill it
 */
export type RecognizePage = (
  page: number,
  hasOwnText: boolean,
) => Promise<RecognizedPage | undefined>;

/** The texts of a page, and its size in points. */
export interface PageTexts {
  readonly texts: readonly PositionedText[];
  readonly width: number;
  readonly height: number;
}

/** Characters that a scanned page may have itself: a page number, the number of an envelope. */
const fewestCharacters = 120;
/** A stamp or the header of a court covers no more than this share of the height of its page. */
const mostCovered = 0.25;
/** A row of text covers so many points of the height of its page. */
const rowHeight = 12;
/** If the page has this share of the words beside its text itself, a scanner recognized them before. */
const alreadyRecognized = 0.5;

/**
 * Adds recognized words to a page with next to no text. Text in the file itself comes first. Without any, the page has
 * the size of the sheet in its picture.
 */
export async function recognizeTexts(
  page: PageTexts,
  { number, recognizePage }: { number: number; recognizePage: RecognizePage },
): Promise<PageTexts> {
  const visible = countVisible(page.texts);
  const hasOwnText = visible >= fewestCharacters;
  if (hasOwnText && measureCovered(page) > mostCovered) return page;
  const found = await recognizePage(number, hasOwnText);
  if (found === undefined) return page;
  if (visible === 0) return { ...found, texts: found.texts.map(positionWord) };
  const words = found.texts.map((word) => fitToPage(word, found, page));
  const added = words.filter((word) => !page.texts.some((text) => overlaps(word, text)));
  if (hasOwnText && shareWords(page, added) >= alreadyRecognized) return page;
  const first = page.texts.length;
  return {
    ...page,
    texts: [...page.texts, ...added.map((word, at) => positionWord(word, first + at))],
  };
}

/** The share of a page's height with rows of text. */
function measureCovered({ texts, height }: PageTexts): number {
  const rows = new Set(
    texts.filter(({ text }) => text.trim() !== '').map(({ y }) => Math.round(y / rowHeight)),
  );
  return (rows.size * rowHeight) / height;
}

/** The share of recognized words that the page has itself. */
function shareWords(page: PageTexts, recognized: readonly RecognizedText[]): number {
  const own = new Set(page.texts.flatMap(({ text }) => listWords(text)));
  const words = recognized.flatMap(({ text }) => listWords(text));
  return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
}

function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A recognized word as text of an upright page, which stands at its place in the order of the page's content. */
export function positionWord(word: RecognizedText, order: number): PositionedText {
  return { ...word, isBold: false, turn: 0, order };
}

type Size = Pick<PageTexts, 'width' | 'height'>;

function fitToPage(word: RecognizedText, found: Size, page: Size): RecognizedText {
  const [across, down] = [page.width / found.width, page.height / found.height];
  return {
    ...word,
    x: word.x * across,
    length: word.length * across,
    y: word.y * down,
    size: word.size * down,
  };
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
