import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RequestOptions, sendRequest } from './thread-request.ts';

interface Reply {
  readonly id: number;
  readonly said: string;
}

/** A thread that runs some code for every request, `id` and `say` at hand. */
function startThread(code: string): Worker {
  const listener = `const say = (id, said) => parentPort.postMessage({ id, said });
    parentPort.on('message', ({ id }) => { ${code} });`;
  const worker = new Worker(`const { parentPort } = require('node:worker_threads'); ${listener}`, {
    eval: true,
  });
  onTestFinished(() => void worker.terminate());
  return worker;
}

function buildOptions(
  options: Partial<RequestOptions<Reply, string>> = {},
): RequestOptions<Reply, string> {
  return {
    signal: new AbortController().signal,
    timeoutMs: 20_000,
    names: { thread: 'the thread', work: 'the work' },
    onReply: ({ said }) => said,
    ...options,
  };
}

describe('a request to a thread', () => {
  it('receives only its own replies', async () => {
    const worker = startThread(`say(id + 1, 'to another'); say(id, 'to this one');`);
    await expect(sendRequest(worker, {}, buildOptions())).resolves.toBe('to this one');
  });

  it('waits until a reply brings the result', async () => {
    const worker = startThread(`say(id, 'half'); say(id, 'whole'); say(id, 'too late');`);
    const heard: string[] = [];
    const onReply = ({ said }: Reply) => {
      heard.push(said);
      return said === 'whole' ? said : undefined;
    };
    await expect(sendRequest(worker, {}, buildOptions({ onReply }))).resolves.toBe('whole');
    expect(heard.slice(0, 2)).toEqual(['half', 'whole']);
  });

  it.each([
    ['ends', 'process.exit(3)', {}, 'the thread ended with 3'],
    ['throws', `throw new Error('out of order')`, {}, 'out of order'],
    ['is silent', '', { timeoutMs: 20 }, 'the work took too long'],
  ])('fails if the thread %s', async (_, code, options, message) => {
    const asked = sendRequest(startThread(code), {}, buildOptions(options));
    await expect(asked).rejects.toMatchObject({ code: 'analysis_failed', cause: { message } });
  });

  it('ends with the reason of the abort', async () => {
    const worker = startThread('');
    const stop = new AbortController();
    const asked = sendRequest(worker, {}, buildOptions({ signal: stop.signal }));
    const reason = new Error('not needed any more');
    stop.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });

  it('leaves no listener on the thread', async () => {
    const worker = startThread(`say(id, 'done');`);
    await sendRequest(worker, {}, buildOptions());
    const left = ['message', 'error', 'exit'].map((event) => worker.listenerCount(event));
    expect(left).toEqual([0, 0, 0]);
  });
});
