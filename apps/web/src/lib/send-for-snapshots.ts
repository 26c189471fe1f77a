import { EventSourceParserStream } from 'eventsource-parser/stream';
import { connection } from './connection.ts';
import { type Schema, send } from './http.ts';
import { writeJson } from './json-request.ts';

interface SnapshotRequest<T> {
  /** Sent as JSON. */
  body: unknown;
  signal: AbortSignal;
  /** Takes the answer as far as it goes, again and again, but for the last time. */
  onSnapshot: (answer: T) => void;
}

/**
 * Asks for an answer that is sent while it is still being written; every snapshot of it is checked. Resolves with the
 * last one. Rejects as `send` does, when it is called off, and when the stream ends before the answer does.
 */
export async function sendForSnapshots<T extends { isFinal: boolean }>(
  path: string,
  schema: Schema<T>,
  { body, signal, onSnapshot }: SnapshotRequest<T>,
): Promise<T> {
  const request = writeJson('POST', body);
  const headers = { ...request.headers, accept: 'text/event-stream' };
  const response = await send(path, { ...request, headers, signal });
  if (!isEventStream(response)) return schema.parse(await response.json());
  for await (const { event, data } of readEvents(response, signal)) {
    if (event !== 'answer') continue;
    const answer = schema.parse(JSON.parse(data));
    if (answer.isFinal) return answer;
    onSnapshot(answer);
  }
  throw new Error('the answer broke off');
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** The events of a stream; leaving the loop closes it. */
async function* readEvents({ body }: Response, signal: AbortSignal) {
  if (!body) return;
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    // A stream that was called off says nothing about the connection.
    if (!signal.aborted) connection.reportLoss();
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
