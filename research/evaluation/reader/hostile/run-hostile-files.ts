import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readInSandbox } from '@clauselight/reader';
import type { DocumentFormat } from '@clauselight/schema';
import type { HostileFile } from '../../../../packages/reader/src/testing/hostile/hostile-file.ts';
import { judgeRead } from '../../../../packages/reader/src/testing/hostile/judge.ts';
import { listHostileFiles } from '../../../../packages/reader/src/testing/hostile-files.ts';
import { startListener } from './listener.ts';
import { watchChildren } from './peak-memory.ts';
import { type HostileResult, printHostile } from './print.ts';

const timeoutMs = 60_000;

/** Reads every hostile file in the product's sandbox, one at a time; says whether all ended as they should. */
export async function runHostileFiles(
  formats: readonly DocumentFormat[],
  folder: string,
): Promise<boolean> {
  const listener = await startListener();
  const results: HostileResult[] = [];
  try {
    for (const file of listHostileFiles(listener.origin)) {
      if (formats.length > 0 && !formats.includes(file.format)) continue;
      results.push(await runFile(file, folder));
    }
  } finally {
    await listener.close();
  }
  printHostile(results, listener.count());
  return listener.count() === 0 && results.every(({ troubles }) => troubles.length === 0);
}

async function runFile(file: HostileFile, folder: string): Promise<HostileResult> {
  const name = path.join(folder, `hostile.${file.format}`);
  const bytes = file.build();
  await writeFile(name, bytes);
  const endWatch = await watchChildren();
  const start = performance.now();
  const reading = readInSandbox({ path: name, format: file.format }, { limits: { timeoutMs } });
  const judgment = await judgeRead(file, reading);
  const ms = performance.now() - start;
  const peakMb = endWatch();
  await rm(name, { force: true });
  return { file, bytes: bytes.length, ...judgment, ms, peakMb };
}
