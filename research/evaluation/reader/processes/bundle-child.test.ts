import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentFormatSchema } from '@clauselight/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFiles } from '../../../../packages/reader/src/testing/seed-files.ts';
import { bundleChild, removeBundles } from './bundle-child.ts';
import { type AskedProcess, createAskedProcess } from './child-process.ts';
import type { ServerAnswer, ServerQuestion } from './server-messages.ts';

let folder = '';
let server: AskedProcess<ServerQuestion, ServerAnswer>;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'bundled-reader-')));
  server = createAskedProcess(await bundleChild('server-child'), { heapMb: 512 });
});
afterAll(async () => {
  await server.end();
  await removeBundles();
  await rm(folder, { recursive: true });
});

const seeds = documentFormatSchema.options.flatMap((format) => {
  const build = seedFiles[format];
  return build === undefined ? [] : [[format, build] as const];
});

describe('the bundled sandbox, with the permissions of the product', () => {
  it.each(seeds)('reads %s', async (format, build) => {
    const file = path.join(folder, `document.${format}`);
    await writeFile(file, build());
    const outcome = await server.ask({ path: file, format, reads: 1 }, 30_000);
    expect(outcome).toMatchObject({ kind: 'answer', answer: { outcomes: ['read'] } });
    const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
    expect(answer?.outputBytes).toBeGreaterThan(200);
    expect(answer?.delay.longestWorkMs).toBeLessThan(200);
  });

  it('passes refusals on', async () => {
    const file = path.join(folder, 'damaged.pdf');
    await writeFile(file, '%PDF-1.7 nothing');
    const outcome = await server.ask({ path: file, format: 'pdf', reads: 2 }, 30_000);
    const outcomes = ['document_corrupt', 'document_corrupt'];
    expect(outcome).toMatchObject({ kind: 'answer', answer: { outcomes } });
  });
});
