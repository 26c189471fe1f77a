import { type ContentToken, listTokens } from './content-tokens.ts';

const blankByte = 0x20;
const paths: ReadonlySet<string> = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const clips: ReadonlySet<string> = new Set(['W', 'W*']);
const paints: ReadonlySet<string> = new Set([
  'n',
  'f',
  'F',
  'f*',
  'S',
  's',
  'B',
  'B*',
  'b',
  'b*',
  'sh',
  'Do',
]);

/** A saved state that has not been restored yet. */
interface Save {
  readonly token: ContentToken;
  /** Whether anything since has changed the state that will be restored. */
  isChanged: boolean;
}

/**
 * Blanks, in place, operators of a content stream that do not affect a page's text: paths that only clip, and saves and
 * restores of the graphics state without a change between them. From an inline image on, everything stays.
 */
export function blankNeedlessSaves(content: Uint8Array): void {
  const latin = Buffer.from(content.buffer, content.byteOffset, content.length);
  const saves: Save[] = [];
  let operands = -1;
  let path = -1;
  let isClip = false;
  for (const token of listTokens(content)) {
    if (operands < 0) operands = token.start;
    if (!token.isOperator) continue;
    const name =
      token.end - token.start > 2 ? '' : latin.toString('latin1', token.start, token.end);
    if (name === 'BI') return;
    if (name === 'q') saves.push({ token, isChanged: false });
    else if (name === 'Q') dropPair(content, saves.pop(), token);
    else if (paths.has(name)) path = path < 0 ? operands : path;
    else if (clips.has(name)) isClip = true;
    else {
      const isNothing = name === 'n' && path >= 0;
      if (isNothing) content.fill(blankByte, path, token.end);
      const save = saves.at(-1);
      if (save !== undefined && (!paints.has(name) || (isClip && !isNothing)))
        save.isChanged = true;
      path = -1;
      isClip = false;
    }
    operands = -1;
  }
}

function dropPair(content: Uint8Array, save: Save | undefined, token: ContentToken): void {
  if (save === undefined || save.isChanged) return;
  content.fill(blankByte, save.token.start, save.token.end);
  content.fill(blankByte, token.start, token.end);
}
