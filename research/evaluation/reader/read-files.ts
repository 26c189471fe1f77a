import { createAskedProcess, type Outcome } from './processes/child-process.ts';
import type { ReadAnswer, ReadQuestion } from './processes/read-messages.ts';
import type { ServerAnswer, ServerQuestion } from './processes/server-messages.ts';
import type { DataFile } from './references/reference.ts';

export interface ReadRequest {
  /** Of the child process. */
  readonly script: string;
  readonly files: readonly DataFile[];
  readonly jobs: number;
  readonly timeoutMs: number;
}

export type ReadOutcome = Outcome<ReadAnswer>;

/** The source text of a read that succeeded. */
export function findSource(reading: ReadOutcome) {
  return reading.kind === 'answer' && reading.answer.kind === 'read'
    ? reading.answer.source
    : undefined;
}

/** Whether pages of a file were read from their pictures, which takes seconds a page. */
export function isRecognized(reading: ReadOutcome): boolean {
  return findSource(reading)?.warnings.some(({ code }) => code === 'text-recognized') === true;
}

const heapMb = 2048;
const rounds = 5;
const budgetMs = 2000;

/**
 * Reads every file several times in one process of long life, from the smallest to the largest, so that
 * the times are those of warm code. By the file's path.
 */
export async function readWarm(request: ReadRequest): Promise<ReadonlyMap<string, ReadOutcome>> {
  const reads = new Map<string, ReadOutcome>();
  const waiting = [...request.files];
  const work = async () => {
    const reader = createAskedProcess<ReadQuestion, ReadAnswer>(request.script, { heapMb });
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const question = { path: file.path, format: file.format, rounds, budgetMs };
      reads.set(file.path, await reader.ask(question, request.timeoutMs));
    }
    await reader.end();
  };
  await Promise.all(Array.from({ length: request.jobs }, work));
  return reads;
}

/** What reading a file took as the product reads it: a process of its own, through the sandbox. */
export interface IsolatedRead {
  /** Largest resident memory of the reading process, mebibytes; nothing if the system does not tell. */
  readonly peakMb: number | undefined;
  /** CPU time of both processes, the reading one's start included; nothing if the system does not tell. */
  readonly cpuMs: number | undefined;
}

/** Reads each file once in the sandbox. By the file's path; a refused file is missing. */
export async function readAlone({
  script,
  files,
  timeoutMs,
}: Omit<ReadRequest, 'jobs'>): Promise<ReadonlyMap<string, IsolatedRead>> {
  const reads = new Map<string, IsolatedRead>();
  const server = createAskedProcess<ServerQuestion, ServerAnswer>(script, { heapMb });
  for (const { path, format } of files) {
    const outcome = await server.ask({ path, format, reads: 1 }, timeoutMs);
    if (outcome.kind !== 'answer' || outcome.answer.outcomes[0] !== 'read') continue;
    const { childPeakMb: peakMb, cpuMs } = outcome.answer;
    reads.set(path, { peakMb, cpuMs });
  }
  await server.end();
  return reads;
}
