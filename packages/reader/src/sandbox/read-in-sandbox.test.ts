import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentFormat } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readDocument } from '../read-document.ts';
import { buildDocx, buildParagraph } from '../testing/build-docx.ts';
import { buildPdf, printLines } from '../testing/build-pdf.ts';
import { checkSourceText } from '../testing/check-source-text.ts';
import { seedFiles } from '../testing/seed-files.ts';
import { readInSandbox, readToJson } from './read-in-sandbox.ts';

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

/** Processes started here that still run. */
const countProcesses = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

describe('the sandbox', () => {
  it.each([
    ['a.txt', new TextEncoder().encode('1. The fee is due.')],
    ['a.docx', buildDocx({ body: buildParagraph('The fee is due.') })],
    ['a.pdf', buildPdf({ pages: [printLines(lines)] })],
  ])('reads %s like this process', async (name, bytes) => {
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
  ])('passes on the error of %s', async (name, bytes, code) => {
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

  it('stops a read that takes too much memory, and not one with enough memory', async () => {
    const body = Array.from({ length: 60_000 }, () =>
      buildParagraph('A paragraph of some length.'),
    ).join('');
    const request = await save('heavy.docx', buildDocx({ body }));
    await expect(readInSandbox(request, { limits: { memoryMb: 140 } })).rejects.toMatchObject({
      code: 'document_too_complex',
    });
    const source = await readInSandbox(request);
    expect(source.blocks).toHaveLength(60_000);
  });

  it('cuts a text that is too long after a word, and warns of it', async () => {
    const request = await save('long.txt', new TextEncoder().encode('word '.repeat(1000)));
    const source = await readInSandbox(request, { limits: { maxTextLength: 100 } });
    checkSourceText(source);
    expect(source.text).toMatch(/^(word )*word$/);
    expect(source.text.length).toBeLessThanOrEqual(100);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('stops a read whose answer becomes too large', async () => {
    const request = await save('rows.txt', new TextEncoder().encode('a\n\n'.repeat(20_000)));
    await expect(
      readInSandbox(request, { limits: { maxOutputBytes: 100_000 } }),
    ).rejects.toMatchObject({ code: 'document_too_complex' });
  });

  it('answers in pieces that leave the event loop free', async () => {
    const request = await save('many.txt', new TextEncoder().encode('A line.\n\n'.repeat(100_000)));
    // In processor time: how long a tick takes on the clock depends on what else the machine does.
    let [before, longest] = [process.cpuUsage(), 0];
    const ticks = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.cpuUsage();
    }, 2);
    const json = await readToJson(request);
    clearInterval(ticks);
    expect(json.length).toBeGreaterThan(5_000_000);
    expect(longest).toBeLessThan(50);
  });

  it('stops at once when it is canceled while reading', async () => {
    const controller = new AbortController();
    const request = await save('cancel.pdf', longPdf());
    const reading = readInSandbox(request, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ code: 'analysis_cancelled' });
  });

  const canceled = Object.entries(seedFiles).filter(
    ([name]) => inject('isFullRun') || name === 'docx' || name === 'pdf',
  );
  it.each(canceled)('ends a read of %s when it is canceled', async (name, build) => {
    const request = await save(`cancelled.${name}`, build());
    const controller = new AbortController();
    const reading = readInSandbox(request, { signal: controller.signal });
    await vi.waitUntil(() => countProcesses() === 1);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ code: 'analysis_cancelled' });
    await vi.waitUntil(() => countProcesses() === 0);
  });

  it('starts nothing when it is canceled before', async () => {
    const reading = readInSandbox(
      { path: path.join(folder, 'none.txt'), format: 'txt' },
      { signal: AbortSignal.abort() },
    );
    await expect(reading).rejects.toMatchObject({ code: 'analysis_cancelled' });
  });
});
