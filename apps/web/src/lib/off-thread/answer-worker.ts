import { parseAnswer, UnreadableAnswer } from '../http.ts';
import { largeAnswerSchemas, type WorkerAnswer, type WorkerRequest } from './messages.ts';

/** Requests, reads and checks large answers on a thread of its own. */
const running = new Map<number, AbortController>();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if ('cancel' in data) running.get(data.id)?.abort();
  else void answer(data);
});

async function answer(request: Extract<WorkerRequest, { path: string }>): Promise<void> {
  const controller = new AbortController();
  running.set(request.id, controller);
  try {
    postMessage(await load(request, controller.signal));
  } catch (error) {
    if (error instanceof UnreadableAnswer) {
      const { documentId } = error;
      postMessage({ id: request.id, kind: 'unreadable', documentId } satisfies WorkerAnswer);
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ id: request.id, kind: 'failed', message } satisfies WorkerAnswer);
  } finally {
    running.delete(request.id);
  }
}

async function load(
  { id, path, name }: Extract<WorkerRequest, { path: string }>,
  signal: AbortSignal,
): Promise<WorkerAnswer> {
  const response = await fetch(path, { credentials: 'include', signal });
  const { ok, status, statusText } = response;
  if (ok)
    return {
      id,
      kind: 'value',
      value: parseAnswer<unknown>(largeAnswerSchemas[name], await response.json()),
    };
  return { id, kind: 'refused', facts: { status, statusText, body: await response.text() } };
}
