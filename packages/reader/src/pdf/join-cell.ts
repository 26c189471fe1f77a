import { type Fragment, hasInk, type PlacedMark } from './fragments.ts';
import { mirrorBrackets, rightToLeft } from './scripts.ts';

/** A stretch of a line with no wide gap inside. */
export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly marks?: readonly PlacedMark[];
  /** Where its words stand further apart than a space, and how many characters come before. */
  readonly seams?: readonly Seam[];
}

/** White space within a cell where a column of a table may end. */
export interface Seam {
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
}

/** Smallest gap that stands for a space, and for the end of a table's column, in ems. */
const spaceGap = 0.15;
const seamGap = 0.5;

/** A fragment, or the space between two. */
type Token = Fragment | 'space';

/**
 * Joins fragments that stand beside one another, in the order in which they are read: words of the other
 * direction than the page's run the other way among themselves.
 */
export function joinCell(fragments: readonly Fragment[], isMirrored: boolean): Cell {
  const ink = fragments.filter(hasInk);
  const given = setSpaces(fragments);
  const tokens = orderTokens(given, isMirrored);
  let text = '';
  const marks: PlacedMark[] = [];
  const seams: Seam[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const token of tokens) {
    if (token === 'space') {
      text = text === '' || text.endsWith(' ') ? text : `${text} `;
      continue;
    }
    const words = token.text.replace(/\s+/g, ' ');
    const own = text === '' || text.endsWith(' ') ? words.trimStart() : words;
    if (token.x - end > seamGap * token.size) seams.push({ at: text.length, x0: end, x1: token.x });
    end = token.x + token.width;
    for (const { at, mark } of token.marks ?? [])
      marks.push({ at: text.length + Math.max(0, Math.min(at, own.length)), mark });
    text += own;
  }
  const trimmed = text.trimEnd();
  return {
    text: trimmed,
    x0: ink[0]?.x ?? 0,
    x1: ink.reduce((end, { x, width }) => Math.max(end, x + width), Number.NEGATIVE_INFINITY),
    ...(marks.length === 0 ? {} : { marks: marks.map((mark) => bound(mark, trimmed.length)) }),
    ...(seams.length === 0 || tokens !== given ? {} : { seams }),
  };
}

function bound({ at, mark }: PlacedMark, length: number): PlacedMark {
  return { at: Math.min(at, length), mark };
}

function setSpaces(fragments: readonly Fragment[]): Token[] {
  const tokens: Token[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const fragment of fragments) {
    if (!hasInk(fragment)) {
      tokens.push('space');
      continue;
    }
    if (fragment.x - end > spaceGap * fragment.size) tokens.push('space');
    tokens.push(fragment);
    end = Math.max(
      end === Number.POSITIVE_INFINITY ? fragment.x : end,
      fragment.x + fragment.width,
    );
  }
  return tokens;
}

/** Recognition gives brackets as they are written already. */
function mirror(token: Token): Token {
  if (token === 'space' || token.confidence !== undefined) return token;
  return { ...token, text: mirrorBrackets(token.text) };
}

const word = /[\p{L}\d]/u;

function orderTokens(tokens: readonly Token[], isMirrored: boolean): readonly Token[] {
  const isContrary = (token: Token) =>
    token !== 'space' &&
    (isMirrored
      ? word.test(token.text) && !rightToLeft.test(token.text)
      : rightToLeft.test(token.text));
  if (!tokens.some(isContrary)) return isMirrored ? tokens.map(mirror) : tokens;
  const ordered: Token[] = [];
  let run: Token[] = [];
  let length = 0;
  const close = () => {
    const ends = run.splice(length);
    for (const token of run.reverse()) ordered.push(isMirrored ? token : mirror(token));
    for (const token of ends) ordered.push(isMirrored ? mirror(token) : token);
    run = [];
    length = 0;
  };
  for (const token of tokens) {
    const isOwn = token !== 'space' && !isContrary(token) && word.test(token.text);
    if (isOwn || (run.length === 0 && !isContrary(token))) {
      close();
      ordered.push(isMirrored ? mirror(token) : token);
      continue;
    }
    run.push(token);
    if (isContrary(token)) length = run.length;
  }
  close();
  return ordered;
}
