import { hashWord } from '../../../text/hashing/hashing.ts';
import { blankLine, type HeadToken } from './head-tokens.ts';

/** The number of different features; a power of two. */
export const tokenFeatureCount = 1 << 15;

/** The purpose of the hashes; the weights were trained with this value. */
const seed = 3;
const legalForm =
  /^(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|l\.l\.c|lp|l\.p|llp|plc|gmbh|ag|s\.a|sa|n\.v|b\.v|nv|bv|trust|bank|partnership|pty|kk|ab|oy|university|foundation|association)$/i;
const between = /^(?:between|among|amongst)$/i;
const recitals = /^(?:whereas|witnesseth|recitals|background|therefore)$/i;
const contractNoun = /agreement|contract|lease|amendment/i;
/** In tokens; the weights were trained with this value. */
const openingLength = 400;
/** In characters; the weights were trained with this value. */
const longestLine = 200;

/**
 * Describes every token for the tagger: words and shapes around it, quotation marks, brackets, its line, and what came
 * before.
 */
export function describeTokens(
  text: string,
  tokens: readonly HeadToken[],
): readonly (readonly number[])[] {
  const words = tokens.map(({ word }) => word.toLowerCase());
  const shapes = tokens.map(({ word }) => getShape(word));
  const enclosures = describeEnclosures(tokens);
  const progress = describeProgress(words);
  return tokens.map((token, index) => {
    const window: Window = {
      word: (step) => words[index + step] ?? '<edge>',
      shape: (step) => shapes[index + step] ?? '<edge>',
      enclosure: (step) => enclosures[index + step] ?? '',
    };
    const names = [
      ...listWordFeatures(window),
      ...listShapeFeatures(window),
      ...listLineFeatures(text, token, progress[index] ?? ''),
      ...listPositionFeatures({
        window,
        index,
        isTail: token.isTail,
        progress: progress[index] ?? '',
      }),
    ];
    return names.map((name) => hashWord(name, seed) & (tokenFeatureCount - 1));
  });
}

interface Window {
  word(step: number): string;
  shape(step: number): string;
  enclosure(step: number): string;
}

const steps = [-3, -2, -1, 0, 1, 2, 3];
const formSteps = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

function listWordFeatures({ word }: Window): readonly string[] {
  const own = word(0);
  return [
    ...steps.map((step) => `${step}w${word(step)}`),
    `b${word(-1)}_${own}`,
    `c${own}_${word(1)}`,
    `d${word(-2)}_${word(-1)}`,
    `e${word(1)}_${word(2)}`,
    `p${own.slice(0, 3)}`,
    `s${own.slice(-3)}`,
    ...formSteps.filter((step) => legalForm.test(word(step))).map((step) => `form${step}`),
  ];
}

function listShapeFeatures({ shape, enclosure }: Window): readonly string[] {
  return [
    ...steps.map((step) => `${step}s${shape(step)}`),
    `sh${[-2, -1, 0, 1, 2].map(shape).join('')}`,
    `q${enclosure(0)}${shape(0)}`,
    `q${enclosure(0)}|${enclosure(-1)}|${enclosure(1)}`,
  ];
}

function listLineFeatures(text: string, token: HeadToken, progress: string): readonly string[] {
  const start = text.lastIndexOf('\n', token.start) + 1;
  const next = text.indexOf('\n', token.start);
  const end = Math.min(next < 0 ? text.length : next, start + longestLine);
  const line = text.slice(start, end);
  const isCapitals = /[A-Z]{3}/.test(line) && !/[a-z]/.test(line);
  const form = `ln${isCapitals ? 1 : 0}${line.length < 80 ? 1 : 0}`;
  const isFirst = start >= token.start - 2;
  return [
    form,
    `${form}${isFirst ? 'first' : ''}${contractNoun.test(line) ? 'noun' : ''}${progress.at(-1)}`,
  ];
}

interface PositionRequest {
  readonly window: Window;
  readonly index: number;
  readonly isTail: boolean;
  readonly progress: string;
}

function listPositionFeatures({
  window,
  index,
  isTail,
  progress,
}: PositionRequest): readonly string[] {
  const magnitude = Math.min(12, Math.floor(Math.log2(index + 1)));
  const shape = window.shape(0);
  const part = isTail ? 'tail' : index < openingLength ? 'head' : undefined;
  return [
    `st${progress}${shape}`,
    `pos${magnitude}`,
    `pos${magnitude}${shape}`,
    ...(part === undefined
      ? []
      : [part, `${part}${window.word(0)}`, `${part}<${window.word(-1)}`, `${part}${shape}`]),
  ];
}

function getShape(word: string): string {
  if (word === blankLine) return 'blank';
  if (/^\d/.test(word)) return 'digit';
  if (/^[A-Z]+$/.test(word)) return word.length === 1 ? 'X' : 'XX';
  if (/^[A-Z]/.test(word)) return /[a-z]/.test(word) ? 'Xx' : 'XX';
  return /^[a-z]/.test(word) ? 'x' : word;
}

/** Tells for each token whether it is in quotation marks, and in how many brackets. */
function describeEnclosures(tokens: readonly HeadToken[]): readonly string[] {
  let isQuoted = false;
  let depth = 0;
  return tokens.map(({ word }) => {
    if (word === '“') isQuoted = true;
    else if (word === '”' || word === blankLine) isQuoted = false;
    else if (word === '"') isQuoted = !isQuoted;
    if (word === '(') depth += 1;
    if (word === ')') depth = Math.max(0, depth - 1);
    return `${isQuoted ? 1 : 0}${Math.min(depth, 2)}`;
  });
}

/**
 * Describes the progress of the opening at each token: the parties named, the recitals started, the mentions of
 * "agreement".
 */
function describeProgress(words: readonly string[]): readonly string[] {
  let isNamed = false;
  let hasRecitals = false;
  let mentions = 0;
  return words.map((word) => {
    isNamed ||= between.test(word);
    hasRecitals ||= recitals.test(word);
    if (word === 'agreement') mentions += 1;
    return `${isNamed ? 1 : 0}${hasRecitals ? 1 : 0}${Math.min(mentions, 3)}`;
  });
}
