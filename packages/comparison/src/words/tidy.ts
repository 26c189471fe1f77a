import type { Token } from '../text/tokenize.ts';
import type { Piece, WordsInput } from './compare-words.ts';

/** More same words than this between two changes are left apart from them. */
const fewWords = 3;
const sentenceEnd = /^[.;:!?,)]$/;

/** Makes pieces readable: whole sentences and brackets where the choice is free, no scraps between changes. */
export function tidy(pieces: readonly Piece[], input: WordsInput): readonly Piece[] {
  const slid = slideAll(pieces, input);
  return closeBrackets(absorbScraps(joinBroken(slid, input), input), input);
}

/** `A. [B. ]C` rather than `A[. B]. C`: what was put in or taken out begins where a sentence does, if it can. */
function slideAll(pieces: readonly Piece[], input: WordsInput): readonly Piece[] {
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

function getOnlySide({ before, after }: Piece): 'before' | 'after' | undefined {
  if (before[0] === before[1]) return 'after';
  return after[0] === after[1] ? 'before' : undefined;
}

/** How many tokens to the left the change fits as well and begins after the end of a sentence or at the very start. */
function findSlide(
  left: Piece,
  own: Piece,
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
 * Words that only a blank or a hyphen divides in one of the versions are no change: lines were set otherwise. Nor are the
 * same words of which one version's analysis alone took some for a reference.
 */
function joinBroken(pieces: readonly Piece[], input: WordsInput): readonly Piece[] {
  return pieces.map((piece) => {
    if (piece.isSame) return piece;
    const [b, a] = [readPiece(piece, 'before', input), readPiece(piece, 'after', input)];
    const isBroken =
      broken.test(b.joined) && b.joined.replaceAll('-', '') === a.joined.replaceAll('-', '');
    const isOneReading = b.words === a.words && b.isTold !== a.isTold;
    return isBroken || isOneReading ? { ...piece, isSame: true } : piece;
  });
}

function readPiece(piece: Piece, side: 'before' | 'after', input: WordsInput) {
  const own = input[side].slice(...piece[side]).map(({ key }) => key);
  const keys = input.keys[side].slice(...piece[side]);
  return {
    joined: own.join(''),
    words: own.join(' '),
    /** Whether some of the words are compared by where they lead. */
    isTold: keys.some((key, at) => key !== own[at]),
  };
}

/** Same words between two changes that are longer become part of one change. */
function absorbScraps(pieces: readonly Piece[], { before, after }: WordsInput): readonly Piece[] {
  const sizeOf = (piece: Piece | undefined) =>
    piece === undefined
      ? 0
      : Math.max(countWords(before, piece.before), countWords(after, piece.after));
  const result: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = result.at(-1);
    const next = pieces[index + 1];
    const isBetween = piece.isSame && last?.isSame === false && next?.isSame === false;
    const words = sizeOf(piece);
    const isScrap =
      isBetween &&
      (words === 0 || (words <= fewWords && words < sizeOf(last) && words < sizeOf(next)));
    if (isScrap || (last?.isSame === false && !piece.isSame)) {
      result[result.length - 1] = join(last as Piece, piece);
    } else result.push(piece);
  }
  return result;
}

function countWords(tokens: readonly Token[], [from, to]: readonly [number, number]): number {
  let words = 0;
  for (let at = from; at < to; at += 1) if (tokens[at]?.isWord === true) words += 1;
  return words;
}

function join(left: Piece, right: Piece): Piece {
  return {
    isSame: false,
    before: [left.before[0], right.before[1]],
    after: [left.after[0], right.after[1]],
  };
}

/** `twelve (12)` for `twenty-four (24)`: a bracket that is opened in a change on both sides is closed in it. */
function closeBrackets(pieces: readonly Piece[], { keys }: WordsInput): readonly Piece[] {
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
