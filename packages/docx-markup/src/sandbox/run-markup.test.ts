import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDocument } from '@clauselight/reader';
import { buildDocx, buildParagraph } from '@clauselight/reader/testing/build-docx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotateInSandbox } from './run-markup.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reader-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const comment = {
  start: 4,
  end: 7,
  words: 'fee',
  author: 'Clauselight',
  date: '2026-11-22T10:00:00.000Z',
  paragraphs: ['How much?'],
};

describe('the sandbox', () => {
  it('returns the document with its comments', async () => {
    const file = await save('a.docx', buildDocx({ body: buildParagraph('The fee is due.') }));
    const bytes = await annotateInSandbox({ path: file, comments: [comment] });
    const { comments } = await readDocument(bytes, { format: 'docx' });
    expect(comments).toMatchObject([{ start: 4, end: 7, text: 'How much?' }]);
  });

  it('passes on the error of a damaged document', async () => {
    const file = await save('b.docx', new TextEncoder().encode('PK no zip'));
    await expect(annotateInSandbox({ path: file, comments: [comment] })).rejects.toMatchObject({
      name: 'AppError',
      code: 'document_corrupt',
    });
  });

  it('writes nothing once it is canceled', async () => {
    const file = await save('c.docx', buildDocx({ body: buildParagraph('The fee is due.') }));
    const signal = AbortSignal.abort();
    await expect(
      annotateInSandbox({ path: file, comments: [comment] }, { signal }),
    ).rejects.toMatchObject({ code: 'analysis_cancelled' });
  });
});
