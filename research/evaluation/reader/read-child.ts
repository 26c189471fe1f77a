// Reads files as often as it is asked to and says what that took. Started by evaluate.ts, never by hand.
import { readFile } from 'node:fs/promises';
import { readDocument } from '@clauselight/reader';
import { AppError, type SourceText } from '@clauselight/schema';
import { findFaults } from '../../../packages/reader/src/testing/find-faults.ts';
import type { ReadAnswer, ReadQuestion } from './processes/read-messages.ts';

// pdf.js may drop a promise of a damaged page; the answer does not depend on it.
process.on('unhandledRejection', () => undefined);
process.on('message', (question) => void answer(question as ReadQuestion));

async function answer(question: ReadQuestion): Promise<void> {
  process.send?.(await readOften(question));
}

async function readOften(question: ReadQuestion): Promise<ReadAnswer> {
  const file = await readFile(question.path);
  const times: number[] = [];
  let spent = 0;
  let source: SourceText | undefined;
  try {
    while (times.length < question.rounds && (times.length === 0 || spent < question.budgetMs)) {
      const start = process.cpuUsage();
      // A copy: a reader may take its bytes away.
      const read = await readDocument(new Uint8Array(file), { format: question.format });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      spent += (user + system) / 1000;
      source ??= read;
    }
  } catch (error) {
    return describeError(error);
  }
  if (source === undefined) throw new Error('asked to read no time at all');
  return {
    kind: 'read',
    source,
    faults: findFaults(source),
    cpuMs: times,
  };
}

function describeError(error: unknown): ReadAnswer {
  if (error instanceof AppError) return { kind: 'refused', code: error.code };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'failed', stack };
}
