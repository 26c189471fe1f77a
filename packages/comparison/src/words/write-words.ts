import type { WordChange } from '@clauselight/schema';
import type { Token } from '../text/tokenize.ts';
import type { TokenRun } from './token-run.ts';

/** The tokens of one version's passage, with their text. */
export interface PassageTokens {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Start and end of the passage. It includes bullets before its first token. */
  readonly start: number;
  readonly end: number;
}

/** The parts of a `WordChange`; they are joined at the end, because comparing strings after each word is slow. */
interface WrittenRun {
  readonly kind: WordChange['kind'];
  readonly texts: string[];
  /** The earlier version's spelling, with the same number of words. */
  readonly earlier: string[];
  /** A changed number is a change of its own, so that it can be displayed. */
  readonly isAlone: boolean;
}

/** The words of two passages as changes. Joined, they give both texts exactly. */
export function writeWords(
  pieces: readonly TokenRun[],
  before: PassageTokens,
  after: PassageTokens,
): WordChange[] {
  const written: WrittenRun[] = [];
  const push = (kind: 'deletion' | 'insertion', text: string) => {
    if (text !== '') written.push({ kind, texts: [text], earlier: [], isAlone: true });
  };
  for (const piece of pieces) {
    if (piece.isSame) {
      for (const one of listEqualWords(piece, before, after)) append(written, one);
      continue;
    }
    push('deletion', slice(before, piece.before));
    push('insertion', slice(after, piece.after));
  }
  return written.map(({ kind, texts, earlier }) =>
    kind === 'same'
      ? writeEqualWords(texts.join(''), earlier.join(''))
      : { kind, text: texts.join('') },
  );
}

/** Equal words, with the earlier spelling if it differs. */
export function writeEqualWords(text: string, before: string): WordChange {
  return { kind: 'same', text, ...(before !== text && { before }) };
}

interface EqualWords extends Pick<WrittenRun, 'isAlone'> {
  readonly text: string;
  readonly before: string;
}

function listEqualWords(
  piece: TokenRun,
  before: PassageTokens,
  after: PassageTokens,
): readonly EqualWords[] {
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

function append(written: WrittenRun[], { text, before, isAlone }: EqualWords): void {
  const last = written.at(-1);
  if (last === undefined || last.isAlone || isAlone) {
    written.push({ kind: 'same', texts: [text], earlier: [before], isAlone });
    return;
  }
  last.texts.push(text);
  last.earlier.push(before);
}

function slice(
  { text, tokens, start, end }: PassageTokens,
  [from, to]: TokenRun['before'],
): string {
  if (from === to) return '';
  const startOf = (at: number) => (at === 0 ? start : (tokens[at]?.start ?? end));
  return text.slice(startOf(from), Math.min(startOf(to), end));
}
