import { readDocument } from '@clauselight/reader';
import { buildDocx, type DocxParts } from '@clauselight/reader/testing/build-docx.ts';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { annotateDocx } from '../annotate-docx.ts';
import type { PassageComment } from '../passage-comment.ts';

/** A comment on words at an offset of the text. */
export function buildComment(start: number, words: string): PassageComment {
  return {
    start,
    end: start + words.length,
    words,
    author: 'Clauselight',
    date: '2026-11-22T10:00:00.000Z',
    paragraphs: [`about ${words}`],
  };
}

/** Builds a document with a comment on the first occurrence of each text, and reads it. */
export async function annotateParts(parts: DocxParts, ...words: readonly string[]) {
  const original = buildDocx(parts);
  const { text } = await readDocument(original, { format: 'docx' });
  return annotateBytes(
    original,
    words.map((one) => buildComment(text.indexOf(one), one)),
  );
}

/** Writes comments into a document, and checks that it otherwise reads as before. */
export async function annotateBytes(original: Uint8Array, comments: readonly PassageComment[]) {
  const before = await readDocument(original, { format: 'docx' });
  const { bytes, places } = await annotateDocx(original, { comments });
  const after = await readDocument(bytes, { format: 'docx' });
  expect(after.text).toBe(before.text);
  const files = unzipSync(bytes);
  return {
    before,
    after,
    bytes,
    places,
    /** The text of each comment, and the words it is on. */
    said: after.comments.map(({ start, end, text }) => [text, after.text.slice(start, end)]),
    files,
    originals: unzipSync(original),
    readPart: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}
