import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './http.ts';
import { sendForSnapshots } from './send-for-snapshots.ts';

interface Words {
  words: string;
  isFinal: boolean;
}

const schema = {
  parse(value: unknown): Words {
    const { words, isFinal } = value as Words;
    if (typeof words !== 'string') throw new TypeError('no words');
    return { words, isFinal };
  },
};

function answerWith(chunks: readonly string[], type = 'text/event-stream', status = 200) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const answer = vi.fn(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

const event = (words: string, isFinal = false, name = 'answer') =>
  `event: ${name}\ndata: ${JSON.stringify({ words, isFinal })}\n\n`;

async function ask() {
  const seen: string[] = [];
  const { signal } = new AbortController();
  const last = await sendForSnapshots('/api/x', schema, {
    body: { a: 1 },
    signal,
    onSnapshot: ({ words }) => void seen.push(words),
  });
  return { seen, last };
}

afterEach(() => vi.unstubAllGlobals());

describe('an answer in snapshots', () => {
  it('is told as far as it goes, and ends with the last one', async () => {
    const fetched = answerWith([event('One'), event('One two'), event('One two three', true)]);
    await expect(ask()).resolves.toEqual({
      seen: ['One', 'One two'],
      last: { words: 'One two three', isFinal: true },
    });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      }),
    );
  });

  it('may come in pieces that divide lines and letters', async () => {
    const bytes = [...new TextEncoder().encode(event('Käufer', true))];
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
    vi.stubGlobal('fetch', async () => new Response(pieces, { headers }));
    await expect(ask()).resolves.toMatchObject({ last: { words: 'Käufer' } });
  });

  it('is whole at once where the server does not stream', async () => {
    answerWith(['{"words":"All","isFinal":true}'], 'application/json');
    await expect(ask()).resolves.toEqual({ seen: [], last: { words: 'All', isFinal: true } });
  });

  it('ignores comments and events of other names', async () => {
    answerWith([': alive\n\n', event('no', true, 'other'), event('yes', true)]);
    await expect(ask()).resolves.toEqual({ seen: [], last: { words: 'yes', isFinal: true } });
  });

  it('that ends before it is whole is a failure', async () => {
    answerWith([event('One')]);
    await expect(ask()).rejects.toThrow('the answer broke off');
  });

  it('that does not fit the schema never reaches the page', async () => {
    answerWith(['event: answer\ndata: {"words":7,"isFinal":true}\n\n']);
    await expect(ask()).rejects.toThrow('no words');
  });

  it('that is refused is an error of the server', async () => {
    answerWith(['{"error":"Slow down.","code":"rate_limited"}'], 'application/json', 429);
    await expect(ask()).rejects.toBeInstanceOf(ApiError);
  });
});
