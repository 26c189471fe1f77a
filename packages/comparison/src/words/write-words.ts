import type { WordChange } from '@clauselight/schema';
import type { Token } from '../text/tokenize.ts';
import type { Piece } from './piece.ts';

/** The tokens of one version's passage, with the text that they stand in. */
export interface Side {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where the passage begins and ends: bullets before its first token are part of it. */
  readonly start: number;
  readonly end: number;
}

/** What becomes one `WordChange`; joined at the end, for to look at it after each word takes long. */
interface Written {
  readonly kind: WordChange['kind'];
  readonly texts: string[];
  /** As the earlier version writes them, as many. */
  readonly earlier: string[];
  /** A number that has changed stands alone, so that it can be shown. */
  readonly isAlone: boolean;
}

/** The words of two passages as they stand: joined they give both texts, character by character. */
export function writeWords(pieces: readonly Piece[], before: Side, after: Side): WordChange[] {
  const written: Written[] = [];
  const push = (kind: 'deletion' | 'insertion', text: string) => {
    if (text !== '') written.push({ kind, texts: [text], earlier: [], isAlone: true });
  };
  for (const piece of pieces) {
    if (piece.isSame) {
      for (const one of listSame(piece, before, after)) append(written, one);
      continue;
    }
    push('deletion', slice(before, piece.before));
    push('insertion', slice(after, piece.after));
  }
  return written.map(({ kind, texts, earlier }) =>
    kind === 'same' ? writeSame(texts.join(''), earlier.join('')) : { kind, text: texts.join('') },
  );
}

/** Words that both versions have, with the earlier spelling where it is another. */
export function writeSame(text: string, before: string): WordChange {
  return { kind: 'same', text, ...(before !== text && { before }) };
}

interface Same extends Pick<Written, 'isAlone'> {
  readonly text: string;
  readonly before: string;
}

function listSame(piece: Piece, before: Side, after: Side): readonly Same[] {
  const [b, a] = [piece.before[0], piece.after[0]];
  if (piece.before[1] - b !== piece.after[1] - a) {
    const [text, earlier] = [slice(after, piece.after), slice(before, piece.before)];
    return [{ text, before: earlier, isAlone: true }];
  }
  return after.tokens.slice(...piece.after).map((token, at) => ({
    text: slice(after, [a + at, a + at + 1]),
    before: slice(before, [b + at, b + at + 1]),
    isAlone: before.tokens[b + at]?.key !== token.key,
  }));
}

function append(written: Written[], { text, before, isAlone }: Same): void {
  const last = written.at(-1);
  if (last === undefined || last.isAlone || isAlone) {
    written.push({ kind: 'same', texts: [text], earlier: [before], isAlone });
    return;
  }
  last.texts.push(text);
  last.earlier.push(before);
}

function slice({ text, tokens, start, end }: Side, [from, to]: Piece['before']): string {
  if (from === to) return '';
  const startOf = (at: number) => (at === 0 ? start : (tokens[at]?.start ?? end));
  return text.slice(startOf(from), Math.min(startOf(to), end));
}
