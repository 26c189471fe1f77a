import { type Fragment, isVisible, type PositionedMark } from './fragments.ts';
import { mirrorBrackets, rightToLeft } from './scripts.ts';

/** A stretch of a line without wide gaps. */
export interface Cell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly marks?: readonly PositionedMark[];
  /** Gaps wider than a space, with the number of characters before each. */
  readonly seams?: readonly TextJoint[];
}

/** White space within a cell where a column of a table may end. */
export interface TextJoint {
  readonly at: number;
  readonly x0: number;
  readonly x1: number;
}

/**
 * Smallest gap that counts as a space, and as the end of a table column, in ems. Set by hand; `npm run evaluate:reader`
 * measures what it gives.
 */
const spaceGap = 0.15;
const seamGap = 0.5;

/** A fragment, or the space between two. */
type Token = Fragment | 'space';

/**
 * Joins fragments beside each other in reading order. Words against the page's direction are reversed among themselves.
 */
export function joinCell(fragments: readonly Fragment[], isMirrored: boolean): Cell {
  const visible = fragments.filter(isVisible);
  const given = insertSpaces(fragments);
  const tokens = orderTokens(given, isMirrored);
  let text = '';
  const marks: PositionedMark[] = [];
  const seams: TextJoint[] = [];
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
    x0: visible[0]?.x ?? 0,
    x1: visible.reduce((end, { x, width }) => Math.max(end, x + width), Number.NEGATIVE_INFINITY),
    ...(marks.length === 0 ? {} : { marks: marks.map((mark) => limitMark(mark, trimmed.length)) }),
    ...(seams.length === 0 || tokens !== given ? {} : { seams }),
  };
}

function limitMark({ at, mark }: PositionedMark, length: number): PositionedMark {
  return { at: Math.min(at, length), mark };
}

function insertSpaces(fragments: readonly Fragment[]): Token[] {
  const tokens: Token[] = [];
  let end = Number.POSITIVE_INFINITY;
  let before: Fragment | undefined;
  for (const fragment of fragments) {
    if (!isVisible(fragment)) {
      tokens.push('space');
      continue;
    }
    const isApart = fragment.x - end > spaceGap * fragment.size;
    if (isApart || isRecognizedApart(before, fragment)) tokens.push('space');
    tokens.push(fragment);
    before = fragment;
    end = Math.max(
      end === Number.POSITIVE_INFINITY ? fragment.x : end,
      fragment.x + fragment.width,
    );
  }
  return tokens;
}

/** Recognition divides a line into words; how wide the gaps between them are depends on how sharp a picture is. */
function isRecognizedApart(before: Fragment | undefined, { confidence }: Fragment): boolean {
  return before?.confidence !== undefined && confidence !== undefined;
}

/** Recognition already gives brackets as they are written. */
function mirror(token: Token): Token {
  if (token === 'space' || token.confidence !== undefined) return token;
  return { ...token, text: mirrorBrackets(token.text) };
}

const wordPattern = /[\p{L}\d]/u;

function orderTokens(tokens: readonly Token[], isMirrored: boolean): readonly Token[] {
  const isOpposite = (token: Token) =>
    token !== 'space' &&
    (isMirrored
      ? wordPattern.test(token.text) && !rightToLeft.test(token.text)
      : rightToLeft.test(token.text));
  if (!tokens.some(isOpposite)) return isMirrored ? tokens.map(mirror) : tokens;
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
    const isInDirection = token !== 'space' && !isOpposite(token) && wordPattern.test(token.text);
    if (isInDirection || (run.length === 0 && !isOpposite(token))) {
      close();
      ordered.push(isMirrored ? mirror(token) : token);
      continue;
    }
    run.push(token);
    if (isOpposite(token)) length = run.length;
  }
  close();
  return ordered;
}
