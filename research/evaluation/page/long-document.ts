import { createHash } from 'node:crypto';

/** Length of the text that is opened, in UTF-16 code units. */
export const documentLength = 1_000_000;
/** Highlights that lie in it. */
export const highlightCount = 2_000;

const subjects = [
  'The archive',
  'Every reader',
  'The committee',
  'A visitor',
  'The river',
  'Our town',
];
const verbs = ['keeps', 'describes', 'remembers', 'visits', 'measures', 'follows'];
const objects = [
  'the old map',
  'a narrow street',
  'the long winter',
  'its own history',
  'the bridge',
];
const closings = [
  'in the morning',
  'with great care',
  'year after year',
  'without a word',
  'again',
];

/** Plain prose under numbered headings, always the same: nothing in it is a clause, so that all highlights are the ones added. */
export function buildLongText(): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (let number = 0; length < documentLength; number += 1) {
    const isHeading = number % 12 === 0;
    const text = isHeading ? `${number / 12 + 1}. Chapter` : buildParagraph(number);
    paragraphs.push(text);
    length += text.length + 2;
  }
  return paragraphs.join('\n\n').slice(0, documentLength);
}

export interface PlacedHighlight {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly quote: string;
}

/** Passages of 40-400 characters spread over the text; about half overlap a neighbor. */
export function placeHighlights(text: string): PlacedHighlight[] {
  const step = Math.floor((text.length - 500) / highlightCount);
  return Array.from({ length: highlightCount }, (_, index) => {
    const startOffset = index * step + (pick(index, 'start') % 80);
    const endOffset = startOffset + 40 + (pick(index, 'length') % 360) + (index % 2) * step;
    return { startOffset, endOffset, quote: text.slice(startOffset, endOffset) };
  }).filter(({ quote }) => quote.trim() !== '');
}

function buildParagraph(number: number): string {
  const sentences = 3 + (pick(number, 'sentences') % 5);
  return Array.from({ length: sentences }, (_, index) => {
    const seed = number * 10 + index;
    return `${choose(subjects, seed)} ${choose(verbs, seed)} ${choose(objects, seed)} ${choose(closings, seed)}.`;
  }).join(' ');
}

function choose(words: readonly string[], seed: number): string {
  return words[pick(seed, words[0] ?? '') % words.length] ?? '';
}

function pick(number: number, salt: string): number {
  return createHash('sha256').update(`${salt} ${number}`).digest().readUInt16BE(0);
}
