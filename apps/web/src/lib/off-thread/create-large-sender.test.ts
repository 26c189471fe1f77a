import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http.ts';
import { type AnswerThread, createLargeSender } from './create-large-sender.ts';
import type { WorkerAnswer, WorkerRequest } from './messages.ts';

const text = {
  documentId: '0b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10',
  readerVersion: '1',
  format: 'txt',
  text: 'Cap.',
  blocks: [],
  pages: [],
  revisions: [],
  comments: [],
  hiddenTexts: [],
  warnings: [],
};

function buildThread() {
  const requests: WorkerRequest[] = [];
  const thread: AnswerThread = {
    postMessage: (request) => requests.push(request),
    onmessage: null,
    onerror: null,
  };
  const answer = (data: WorkerAnswer) => thread.onmessage?.({ data } as MessageEvent<WorkerAnswer>);
  return { thread, requests, answer, send: createLargeSender(() => thread) };
}

function buildRequest(signal = new AbortController().signal) {
  return { path: '/api/documents/1/text', name: 'documentText', signal } as const;
}

function answerHere() {
  const fetched = vi.fn(async () => new Response(JSON.stringify(text)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('a large answer', () => {
  it('that does not fit its schema says which document it is about', async () => {
    const { send, answer, requests } = buildThread();
    const sent = send(buildRequest());
    answer({ id: requests[0]?.id ?? 0, kind: 'unreadable', documentId: 'd1' });
    await expect(sent).rejects.toMatchObject({ name: 'UnreadableAnswer', documentId: 'd1' });
  });

  it('comes from the other thread, each to whom it belongs', async () => {
    const { send, answer, requests } = buildThread();
    const both = Promise.all([send(buildRequest()), send(buildRequest())]);
    const [first, second] = requests.map(({ id }) => id);
    answer({ id: second ?? 0, kind: 'value', value: 'second' });
    answer({ id: first ?? 0, kind: 'value', value: 'first' });
    expect(await both).toEqual(['first', 'second']);
  });

  it('that the server refuses fails as any other', async () => {
    const { send, answer } = buildThread();
    const asked = send(buildRequest());
    answer({ id: 1, kind: 'refused', facts: { status: 404, statusText: 'Not Found', body: '' } });
    await expect(asked).rejects.toEqual(
      new ApiError({ status: 404, statusText: 'Not Found', body: '' }),
    );
  });

  it('that does not fit its schema fails with the reason', async () => {
    const { send, answer } = buildThread();
    const asked = send(buildRequest());
    answer({ id: 1, kind: 'failed', message: 'text is missing' });
    await expect(asked).rejects.toThrow('text is missing');
  });

  it('nobody waits for any more is cancelled on the other thread', async () => {
    const { send, requests } = buildThread();
    const controller = new AbortController();
    const asked = send(buildRequest(controller.signal));
    controller.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(requests.at(-1)).toEqual({ id: 1, cancel: true });
  });

  it('that never comes fails in the end', async () => {
    vi.useFakeTimers();
    const { send } = buildThread();
    const asked = expect(send(buildRequest())).rejects.toThrow('took too long');
    vi.advanceTimersByTime(120_000);
    await asked;
    vi.useRealTimers();
  });

  it('is loaded on this thread where no other can be started', async () => {
    answerHere();
    const send = createLargeSender(() => {
      throw new Error('no workers here');
    });
    await expect(send(buildRequest())).resolves.toEqual(text);
  });

  it('is loaded on this thread where the other one breaks, and from then on', async () => {
    const { send, thread, requests } = buildThread();
    const fetched = answerHere();
    const asked = send(buildRequest());
    thread.onerror?.({} as ErrorEvent);
    await expect(asked).resolves.toEqual(text);
    await send(buildRequest());
    expect(requests).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
