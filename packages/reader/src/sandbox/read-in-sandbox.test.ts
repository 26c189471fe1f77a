import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentFormat } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph } from '../testing/build-docx.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { readInSandbox } from './read-in-sandbox.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reader-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(
  name: string,
  bytes: Uint8Array,
): Promise<{ path: string; format: DocumentFormat }> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return { path: file, format: path.extname(name).slice(1) as DocumentFormat };
}

const lines = ['The supplier shall deliver the goods to the place named in the order.'];
const longPdf = () =>
  buildPdf({
    pages: Array.from({ length: 400 }, () =>
      printLines(Array.from({ length: 50 }, () => lines[0] ?? '')),
    ),
  });

describe('the sandbox', () => {
  it.each([
    ['a.txt', new TextEncoder().encode('1. The fee is due.')],
    ['a.docx', buildDocx({ body: buildParagraph('The fee is due.') })],
    ['a.pdf', buildPdf({ pages: [printLines(lines)] })],
  ])('reads %s as this process does', async (name, bytes) => {
    const request = await save(name, bytes);
    const source = await readInSandbox(request);
    checkSourceText(source);
    expect(source).toEqual(await readDocument(bytes, { format: request.format }));
  });

  it('passes progress on', async () => {
    const seen: number[] = [];
    const request = await save(
      'progress.pdf',
      buildPdf({ pages: [printLines(lines), printLines(lines)] }),
    );
    await readInSandbox(request, { onProgress: ({ done }) => seen.push(done) });
    expect(seen).toEqual([1, 2]);
  });

  it.each([
    ['empty.txt', new Uint8Array(), 'file_empty'],
    ['damaged.pdf', new TextEncoder().encode('%PDF-1.7 nothing'), 'document_corrupt'],
    [
      'locked.pdf',
      buildPdf({ pages: [printLines(lines)], isEncrypted: true }),
      'document_encrypted',
    ],
  ])('passes the refusal of %s on', async (name, bytes, code) => {
    await expect(readInSandbox(await save(name, bytes))).rejects.toMatchObject({
      name: 'AppError',
      code,
    });
  });

  it('stops a read that takes too long', async () => {
    const request = await save('slow.pdf', longPdf());
    await expect(readInSandbox(request, { limits: { timeoutMs: 150 } })).rejects.toMatchObject({
      code: 'reading_timed_out',
    });
  });

  it('stops a read whose heap runs full', async () => {
    const body = Array.from({ length: 60_000 }, () =>
      buildParagraph('A paragraph of some length.'),
    ).join('');
    const request = await save('heavy.docx', buildDocx({ body }));
    await expect(readInSandbox(request, { limits: { memoryMb: 40 } })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
  });

  it('stops a text that grows too long', async () => {
    const request = await save('long.txt', new TextEncoder().encode('word '.repeat(1000)));
    await expect(readInSandbox(request, { limits: { maxTextLength: 100 } })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
  });

  it('stops at once when it is cancelled while reading', async () => {
    const controller = new AbortController();
    const request = await save('cancel.pdf', longPdf());
    const reading = readInSandbox(request, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ code: 'analysis_cancelled' });
  });

  it('starts nothing when it is cancelled before', async () => {
    const reading = readInSandbox(
      { path: path.join(folder, 'none.txt'), format: 'txt' },
      { signal: AbortSignal.abort() },
    );
    await expect(reading).rejects.toMatchObject({ code: 'analysis_cancelled' });
  });
});
