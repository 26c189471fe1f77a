// Plays the server's part: has files read in the product's sandbox and tells what that does to this process.
import { readToJson } from '@clauselight/reader';
import { AppError, type SourceText } from '@clauselight/schema';
import { watchChildren } from './hostile/peak-memory.ts';
import { measureLoopDelay } from './loop-delay.ts';
import { findFamilyCpuMs, waitForChildren } from './processes/family-cpu.ts';
import { getPeakMb } from './processes/peak-memory.ts';
import type { ServerAnswer, ServerQuestion } from './processes/server-messages.ts';

process.on('message', (question) => void answer(question as ServerQuestion));

async function answer(question: ServerQuestion): Promise<void> {
  process.send?.(await measure(question));
}

async function measure(question: ServerQuestion): Promise<ServerAnswer> {
  const before = process.memoryUsage().rss;
  const cpuBefore = await findFamilyCpuMs();
  const endWatch = await watchChildren();
  const start = performance.now();
  const { value, delay } = await measureLoopDelay(() =>
    Promise.all(Array.from({ length: question.reads }, () => read(question))),
  );
  const wallMs = performance.now() - start;
  const growthMb = (await getPeakMb()) - before / 1024 / 1024;
  const childPeakMb = endWatch();
  await waitForChildren();
  const cpuAfter = await findFamilyCpuMs();
  const json = value.find((result) => result instanceof Uint8Array);
  return {
    outcomes: value.map((result) => (typeof result === 'string' ? result : 'read')),
    warnings: json === undefined ? [] : listWarnings(json),
    outputBytes: json?.length ?? 0,
    wallMs,
    cpuMs: cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore,
    delay,
    childPeakMb,
    growthMb: Math.max(0, growthMb),
  };
}

async function read({ path, format }: ServerQuestion): Promise<Uint8Array | string> {
  try {
    return await readToJson({ path, format });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function listWarnings(json: Uint8Array): string[] {
  const source = JSON.parse(new TextDecoder().decode(json)) as SourceText;
  return source.warnings.map(({ code }) => code);
}
