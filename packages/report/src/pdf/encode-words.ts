import type { RichText, Run } from '../content.ts';
import { cleanText } from './clean-text.ts';

/** Words in one style, divided where a line may break. */
export interface EncodedRun {
  readonly pieces: readonly string[];
  readonly look: NonNullable<Run['look']> | null;
}

export interface Line {
  readonly runs: readonly EncodedRun[];
  /** Whether it is right-to-left. */
  readonly 'is-rtl': boolean;
}

export interface BreakOptions {
  /** Longer words are divided after this many characters. */
  readonly longest: number;
}

const pieceLength = 4;
const tab = '\u2003';

/**
 * Converts words to lines of runs. Words that are too long for a line are divided; scripts without spaces divide by
 * themselves.
 */
export function encodeWords(words: RichText, breaking: BreakOptions): readonly Line[] {
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

/** Runs of pieces; ordinary words stay together in one piece. */
function splitLongWords(text: string, { longest }: BreakOptions): readonly (readonly string[])[] {
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

/** Combining marks stay with their character. */
function splitIntoPieces(word: string): readonly string[] {
  const characters = word.match(/\P{M}[\p{M}\u200D]*|\p{M}+/gu) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += pieceLength) {
    pieces.push(characters.slice(at, at + pieceLength).join(''));
  }
  return pieces;
}

/** Determined by the first letter. */
function isFromRight(line: readonly EncodedRun[]): boolean {
  const [letter] =
    line
      .map(({ pieces }) => pieces.join(''))
      .join('')
      .match(/\p{L}/u) ?? [];
  return letter !== undefined && /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u.test(letter);
}
