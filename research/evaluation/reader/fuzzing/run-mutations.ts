import type { DocumentFormat, ErrorCode } from '@clauselight/schema';
import { createAskedProcess, type Outcome } from '../processes/child-process.ts';
import type { FuzzAnswer, FuzzQuestion } from '../processes/fuzz-messages.ts';
import { type Mutation, mutate, type SeedFile } from './mutate.ts';

export interface FuzzRequest {
  /** Of the child process. */
  readonly script: string;
  readonly seed: string;
  readonly format: DocumentFormat;
  readonly seeds: readonly SeedFile[];
  readonly mutations: number;
  readonly jobs: number;
  readonly timeoutMs: number;
}

/** Something that must not happen, with what makes it happen again. */
export interface Defect {
  readonly kind: 'failure' | 'faults' | 'crash' | 'hang' | 'connection';
  readonly format: DocumentFormat;
  readonly index: number;
  readonly seedName: string;
  readonly what: string;
}

export interface FuzzResult {
  readonly format: DocumentFormat;
  readonly mutations: number;
  readonly read: number;
  readonly refused: ReadonlyMap<ErrorCode, number>;
  readonly defects: readonly Defect[];
  readonly slowest: { readonly ms: number; readonly index: number };
  readonly peakMb: number;
}

/** What the sandbox gives a read of its default 1,024 MB. */
const heapMb = 768;
/** Reads after which a process is replaced, so that what one leaves behind is not held against the next. */
const readsOfProcess = 200;

/** Reads every mutation of a format in processes that are replaced when one breaks. */
export async function runMutations(request: FuzzRequest): Promise<FuzzResult> {
  const tally = createTally(request.format);
  let next = 0;
  const work = async () => {
    const reader = createAskedProcess<FuzzQuestion, FuzzAnswer>(request.script, { heapMb });
    for (let index = next++, done = 1; index < request.mutations; index = next++, done += 1) {
      const mutation = mutate({ ...request, index }, request.seeds);
      const question = { bytes: mutation.bytes, format: request.format };
      tally.add(mutation, await reader.ask(question, request.timeoutMs));
      if (done % readsOfProcess === 0) await reader.end();
    }
    await reader.end();
  };
  await Promise.all(Array.from({ length: request.jobs }, work));
  return tally.finish();
}

function createTally(format: DocumentFormat) {
  const refused = new Map<ErrorCode, number>();
  const defects: Defect[] = [];
  let [mutations, read, peakMb] = [0, 0, 0];
  let slowest = { ms: 0, index: 0 };
  return {
    add({ index, seedName }: Mutation, outcome: Outcome<FuzzAnswer>) {
      mutations += 1;
      defects.push(
        ...findDefects(outcome).map(([kind, what]) => ({ kind, format, index, seedName, what })),
      );
      if (outcome.kind !== 'answer') return;
      const { answer } = outcome;
      if (answer.kind === 'read') read += 1;
      if (answer.kind === 'refused') refused.set(answer.code, (refused.get(answer.code) ?? 0) + 1);
      if (answer.ms > slowest.ms) slowest = { ms: answer.ms, index };
      peakMb = Math.max(peakMb, answer.peakMb);
    },
    finish: (): FuzzResult => ({
      format,
      mutations,
      read,
      refused,
      slowest,
      peakMb,
      defects: defects.sort((a, b) => a.index - b.index),
    }),
  };
}

function findDefects(outcome: Outcome<FuzzAnswer>): [Defect['kind'], string][] {
  if (outcome.kind === 'hang') return [['hang', 'no answer in time']];
  if (outcome.kind === 'crash') return [['crash', outcome.how]];
  const { answer } = outcome;
  const defects: [Defect['kind'], string][] = [];
  if (answer.connections > 0) defects.push(['connection', `${answer.connections} tried`]);
  if (answer.kind === 'failed') defects.push(['failure', shorten(answer.stack)]);
  if (answer.kind === 'read' && answer.faults.length > 0)
    defects.push(['faults', answer.faults.slice(0, 3).join('; ')]);
  return defects;
}

/** The message and the first place in the stack. */
function shorten(stack: string): string {
  return stack
    .split('\n')
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ');
}
