import type { Token } from '../text/tokenize.ts';
import type { TokenRun, WordsInput } from './token-run.ts';

/** More equal words than this between two changes separate them. */
const fewWords = 3;
const sentenceEnd = /^[.;:!?,)]$/;

/**
 * Makes runs readable: aligns changes with sentences and brackets where possible, and merges small equal runs into
 * changes.
 */
export function tidyRuns(pieces: readonly TokenRun[], input: WordsInput): readonly TokenRun[] {
  const slid = alignWithSentences(pieces, input);
  return closeBrackets(mergeSmallRuns(joinBroken(slid, input), input), input);
}

/** Moves changes to sentence starts where possible: `A. [B. ]C` rather than `A[. B]. C`. */
function alignWithSentences(pieces: readonly TokenRun[], input: WordsInput): readonly TokenRun[] {
  const result = [...pieces];
  for (let at = 1; at + 1 < result.length; at += 1) {
    const [left, own, right] = result.slice(at - 1, at + 2);
    if (left === undefined || own === undefined || right === undefined) continue;
    const side = getOnlySide(own);
    if (own.isSame || side === undefined) continue;
    const steps = findSlide(left, own, side, input);
    if (steps === 0) continue;
    const move = ([from, to]: readonly [number, number], start: number, end: number) =>
      [from - start, to - end] as const;
    result[at - 1] = {
      ...left,
      before: move(left.before, 0, steps),
      after: move(left.after, 0, steps),
    };
    result[at] = {
      ...own,
      before: move(own.before, steps, steps),
      after: move(own.after, steps, steps),
    };
    result[at + 1] = {
      ...right,
      before: move(right.before, steps, 0),
      after: move(right.after, steps, 0),
    };
  }
  return result.filter(({ before, after }) => before[1] > before[0] || after[1] > after[0]);
}

function getOnlySide({ before, after }: TokenRun): 'before' | 'after' | undefined {
  if (before[0] === before[1]) return 'after';
  return after[0] === after[1] ? 'before' : undefined;
}

/** How many tokens to the left the change can move to begin after the end of a sentence or at the very start. */
function findSlide(
  left: TokenRun,
  own: TokenRun,
  side: 'before' | 'after',
  { keys }: WordsInput,
): number {
  const row = keys[side];
  const [from, to] = own[side];
  const isStart = (at: number) => at === 0 || sentenceEnd.test(row[at - 1] ?? '');
  if (isStart(from)) return 0;
  const most = Math.min(left[side][1] - left[side][0], 40);
  for (let steps = 1; steps <= most; steps += 1) {
    if (row[from - steps] !== row[to - steps]) return 0;
    if (isStart(from - steps)) return steps;
  }
  return 0;
}

const broken = /^[\p{L}-]+$/u;

/**
 * Words that differ only by a space or hyphen are unchanged: line breaks differ. The same applies to equal words that
 * only one version's analysis takes for a reference.
 */
function joinBroken(pieces: readonly TokenRun[], input: WordsInput): readonly TokenRun[] {
  return pieces.map((piece) => {
    if (piece.isSame) return piece;
    const [b, a] = [readPiece(piece, 'before', input), readPiece(piece, 'after', input)];
    const isBroken =
      broken.test(b.joined) && b.joined.replaceAll('-', '') === a.joined.replaceAll('-', '');
    const isOneReading = b.words === a.words && b.isReference !== a.isReference;
    return isBroken || isOneReading ? { ...piece, isSame: true } : piece;
  });
}

function readPiece(piece: TokenRun, side: 'before' | 'after', input: WordsInput) {
  const own = input[side].slice(...piece[side]).map(({ key }) => key);
  const keys = input.keys[side].slice(...piece[side]);
  return {
    joined: own.join(''),
    words: own.join(' '),
    /** Whether some of the words are compared by the target of their reference. */
    isReference: keys.some((key, at) => key !== own[at]),
  };
}

/** Equal words between two longer changes become part of one change. */
function mergeSmallRuns(
  pieces: readonly TokenRun[],
  { before, after }: WordsInput,
): readonly TokenRun[] {
  const sizeOf = (piece: TokenRun | undefined) =>
    piece === undefined
      ? 0
      : Math.max(countWords(before, piece.before), countWords(after, piece.after));
  const result: TokenRun[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = result.at(-1);
    const next = pieces[index + 1];
    const isBetween = piece.isSame && last?.isSame === false && next?.isSame === false;
    const words = sizeOf(piece);
    const isScrap =
      isBetween &&
      (words === 0 || (words <= fewWords && words < sizeOf(last) && words < sizeOf(next)));
    if (isScrap || (last?.isSame === false && !piece.isSame)) {
      result[result.length - 1] = join(last as TokenRun, piece);
    } else result.push(piece);
  }
  return result;
}

function countWords(tokens: readonly Token[], [from, to]: readonly [number, number]): number {
  let words = 0;
  for (let at = from; at < to; at += 1) if (tokens[at]?.isWord === true) words += 1;
  return words;
}

function join(left: TokenRun, right: TokenRun): TokenRun {
  return {
    isSame: false,
    before: [left.before[0], right.before[1]],
    after: [left.after[0], right.after[1]],
  };
}

/** `twelve (12)` for `twenty-four (24)`: a bracket that is opened in a change on both sides is closed in it. */
function closeBrackets(pieces: readonly TokenRun[], { keys }: WordsInput): readonly TokenRun[] {
  const result = [...pieces];
  for (let at = 0; at + 1 < result.length; at += 1) {
    const [own, next] = result.slice(at, at + 2);
    if (own === undefined || next === undefined || own.isSame || !next.isSame) continue;
    const isOpen = (['before', 'after'] as const).every(
      (side) => countOpen(keys[side].slice(...own[side])) === 1,
    );
    if (!isOpen || keys.after[next.after[0]] !== ')') continue;
    result[at] = {
      isSame: false,
      before: [own.before[0], own.before[1] + 1],
      after: [own.after[0], own.after[1] + 1],
    };
    result[at + 1] = {
      isSame: true,
      before: [next.before[0] + 1, next.before[1]],
      after: [next.after[0] + 1, next.after[1]],
    };
  }
  return result.filter(({ before, after }) => before[1] > before[0] || after[1] > after[0]);
}

function countOpen(keys: readonly string[]): number {
  return keys.filter((key) => key === '(').length - keys.filter((key) => key === ')').length;
}
