import type { SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { cleanText } from '../source/clean-text.ts';
import type { Draft } from '../source/draft.ts';
import { decodeText } from '../text/decode.ts';
import { createTextDrafts, readText } from '../text/read-text.ts';
import { assembleOutline } from './assemble-outline.ts';
import { createJsonDrafts } from './json-drafts.ts';
import { parseJson } from './json-tree.ts';

/**
 * Reads JSON, or JSON lines, as an outline people can read: keys as labels and headings, values exactly as
 * written. From a fault on it is read as plain text, with a warning; what is no JSON at all is a text.
 */
export function readJson(bytes: Uint8Array, context: ReadContext): SourceText {
  const { maxTextLength } = context.limits;
  const decoded = decodeText(bytes);
  const text = decoded.text.replace(/^\uFEFF/, '');
  const document = parseJson(text, maxTextLength);
  if (document === undefined) return readText(bytes, context);
  const { values, faultAt = text.length, isLoose, isCut } = document;
  const rest = text.slice(faultAt, faultAt + 2 * maxTextLength);
  return assembleOutline({
    format: 'json',
    drafts: [...createJsonDrafts(values, text), ...createRestDrafts(rest)],
    decoded,
    faults: [
      document.faultAt !== undefined && describeFault(text, faultAt),
      isLoose && 'The file is not JSON proper: it has comments, or marks left out or one too many.',
    ],
    isCut,
    maxTextLength,
  });
}

function describeFault(text: string, at: number): string {
  const line = (text.slice(0, at).match(/\n/g)?.length ?? 0) + 1;
  return text.slice(at).trim() === ''
    ? 'The file breaks off before its end; it was read as far as it goes.'
    : `The file is not valid JSON from line ${line.toLocaleString('en-US')} on; the rest was read as plain text.`;
}

/** Brackets alone are no words. */
function createRestDrafts(rest: string): Draft[] {
  return /[\p{L}\p{N}]/u.test(rest) ? createTextDrafts(cleanText(rest)) : [];
}
