import { readFile } from 'node:fs/promises';
import { AppError } from '@clauselight/schema';
import { readDocument } from '../read-document.ts';
import { startLastResort } from './last-resort.ts';
import type { ReadAnswer, ReadMessage } from './messages.ts';

// The reading process. It lives for one request and never outlives its parent.
process.once('disconnect', () => process.exit());
// pdf.js may drop a promise of a damaged page; the answer does not depend on it.
process.on('unhandledRejection', () => undefined);
process.once('message', (message) => void answer(message as ReadMessage));

async function answer(message: ReadMessage): Promise<void> {
  const { id, format, limits } = message;
  startLastResort(limits.timeoutMs);
  try {
    const bytes = await readFile(message.path);
    const value = await readDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), {
      format,
      limits,
      onProgress: (progress) => send({ id, kind: 'progress', progress }),
    });
    send({ id, kind: 'value', value });
  } catch (error) {
    send(describeError(id, error));
  }
}

function describeError(id: number, error: unknown): ReadAnswer {
  if (!(error instanceof AppError)) {
    return {
      id,
      kind: 'failure',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  const { code, details } = error;
  return details === undefined
    ? { id, kind: 'refusal', code }
    : { id, kind: 'refusal', code, details };
}

function send(answer: ReadAnswer): void {
  process.send?.(answer);
}
