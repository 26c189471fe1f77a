// Reads one mutated file after the other and says how each ended. Started by fuzz.ts, never by hand.
import net from 'node:net';
import { readDocument } from '@clauselight/reader';
import { AppError } from '@clauselight/schema';
import { findFaults } from '../../../packages/reader/src/testing/find-faults.ts';
import type { FuzzAnswer, FuzzQuestion } from './processes/fuzz-messages.ts';
import { getPeakMb } from './processes/peak-memory.ts';

let connections = 0;
const countConnection = (): never => {
  connections += 1;
  throw new Error('the reader tried to connect');
};
net.Socket.prototype.connect = countConnection;
globalThis.fetch = countConnection;
// pdf.js may drop a promise of a damaged page; the answer does not depend on it.
process.on('unhandledRejection', () => undefined);
process.on('message', (question) => void answer(question as FuzzQuestion));

async function answer({ bytes, format }: FuzzQuestion): Promise<void> {
  const start = performance.now();
  connections = 0;
  const outcome = await readDocument(bytes, { format }).then(
    (source) => ({ kind: 'read' as const, faults: findFaults(source) }),
    describeError,
  );
  const ms = performance.now() - start;
  const peakMb = await getPeakMb();
  process.send?.({ ...outcome, ms, peakMb, connections } satisfies FuzzAnswer);
}

function describeError(error: unknown) {
  if (error instanceof AppError) return { kind: 'refused' as const, code: error.code };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'failed' as const, stack };
}
