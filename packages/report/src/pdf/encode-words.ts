import type { Run, Words } from '../content.ts';
import { cleanText } from './clean-text.ts';

/** Words of one look, in pieces between which a line may end. */
export interface EncodedRun {
  readonly pieces: readonly string[];
  readonly look: NonNullable<Run['look']> | null;
}

export interface Line {
  readonly runs: readonly EncodedRun[];
  /** Whether it is written from right to left. */
  readonly 'is-rtl': boolean;
}

export interface Breaking {
  /** Characters after which a word without a blank is parted. */
  readonly longest: number;
}

const pieceLength = 4;
const tab = '\u2003';

/** Words as lines of runs. Words too long for their line are in pieces; writing with no blanks is parted by itself. */
export function encodeWords(words: Words, breaking: Breaking): readonly Line[] {
  const runs = typeof words === 'string' ? [{ text: words }] : words;
  const lines: EncodedRun[][] = [[]];
  for (const { text, look } of runs) {
    for (const [index, part] of cleanText(text).replaceAll('\t', tab).split('\n').entries()) {
      if (index > 0) lines.push([]);
      for (const pieces of splitLongWords(part, breaking)) {
        lines.at(-1)?.push({ pieces, look: look ?? null });
      }
    }
  }
  return lines.map((line) => ({ runs: line, 'is-rtl': isFromRight(line) }));
}

/** Runs of pieces: ordinary words are one piece together. */
function splitLongWords(text: string, { longest }: Breaking): readonly (readonly string[])[] {
  const long = new RegExp(
    `[^\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]{${longest},}`,
    'gu',
  );
  const parts: (readonly string[])[] = [];
  let at = 0;
  for (const match of text.matchAll(long)) {
    if (match.index > at) parts.push([text.slice(at, match.index)]);
    parts.push(splitIntoPieces(match[0]));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push([text.slice(at)]);
  return parts;
}

/** Marks stay with the character they belong to. */
function splitIntoPieces(word: string): readonly string[] {
  const characters = word.match(/\P{M}[\p{M}\u200D]*|\p{M}+/gu) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += pieceLength) {
    pieces.push(characters.slice(at, at + pieceLength).join(''));
  }
  return pieces;
}

/** By its first letter. */
function isFromRight(line: readonly EncodedRun[]): boolean {
  const [letter] =
    line
      .map(({ pieces }) => pieces.join(''))
      .join('')
      .match(/\p{L}/u) ?? [];
  return letter !== undefined && /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u.test(letter);
}
