import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { ModelTask } from './client.ts';
import { openLanguageModel } from './open-language-model.ts';
import type { ModelSettings } from './settings.ts';
import { type PassageAnswer, passageAnswerSchema } from './tasks/passage-answer.ts';

const task: ModelTask<PassageAnswer> = {
  id: 'test/1',
  system: 'Answer.',
  prompt: 'What?',
  answer: passageAnswerSchema,
  outputTokens: 100,
};
const saying = '{"isAnswered":true,"sentences":[{"text":"It is so.","quotes":[]}]}';

/** A server that answers as told, and the settings to ask it with. */
async function startServer(listener: RequestListener): Promise<ModelSettings> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    provider: 'openai-compatible',
    name: 'local',
    apiUrl: `http://127.0.0.1:${port}/v1/`,
    contextTokens: 4096,
    outputTokens: 512,
    hasStructuredOutput: true,
  };
}

const ask = (settings: ModelSettings) =>
  openLanguageModel(settings).ask(task, {
    signal: new AbortController().signal,
    timeoutMs: 10_000,
  });

function toStream(text: string, end: object = { finish_reason: 'stop' }): string {
  const chunks = [{ delta: { content: text } }, { delta: {}, ...end }];
  const events = chunks.map((choice) => ({ id: '1', choices: [{ index: 0, ...choice }] }));
  return [...events.map((event) => JSON.stringify(event)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('');
}

const answerWith =
  (body: string, type = 'text/event-stream'): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

/** Refuses a request for the first of these that it holds. */
function refuse(names: readonly string[], bodies: object[]): RequestListener {
  return async (request, response) => {
    const body = (await json(request)) as object;
    bodies.push(body);
    const name = names.find((each) => each in body);
    if (name === undefined) return answerWith(toStream(saying))(request, response);
    const error = { message: `Unsupported parameter: '${name}'`, type: 'invalid_request_error' };
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };
}

test('a rejected optional part is left out, and not sent again', async () => {
  const names = ['temperature', 'seed', 'stream_options'];
  const bodies: object[] = [];
  const model = openLanguageModel(await startServer(refuse(names, bodies)));
  const options = { signal: new AbortController().signal, timeoutMs: 10_000 };
  await model.ask(task, options);
  await model.ask(task, options);
  expect(bodies.map((body) => names.filter((name) => name in body))).toEqual([
    ['temperature', 'seed', 'stream_options'],
    ['seed', 'stream_options'],
    ['stream_options'],
    [],
    [],
  ]);
});

test('a model that thinks as much as it likes is not told how much', async () => {
  const bodies: object[] = [];
  const settings = await startServer(refuse(['reasoning_effort'], bodies));
  await ask({ ...settings, provider: 'openai', name: 'gpt-5-pro' });
  expect(bodies.map((body) => 'reasoning_effort' in body)).toEqual([true, false]);
});

test('a rejected required part is a permanent failure', async () => {
  const settings = await startServer(refuse(['messages'], []));
  await expect(ask(settings)).rejects.toMatchObject({ failure: 'misconfigured' });
});

test('tokens of a server that counts none are estimated', async () => {
  const { usage } = await ask(await startServer(answerWith(toStream(saying))));
  expect(usage.inputTokens).toBeGreaterThan(2);
  expect(usage.outputTokens).toBeGreaterThan(10);
});

test('a server without a key is sent none', async () => {
  const headers: unknown[] = [];
  const settings = await startServer((request, response) => {
    headers.push(request.headers.authorization, request.headers['x-api-key']);
    response.writeHead(503).end();
  });
  for (const provider of ['openai', 'openai-compatible', 'anthropic'] as const)
    await expect(ask({ ...settings, provider })).rejects.toThrow();
  expect(headers).toEqual(Array(6).fill(undefined));
});

test('a redirect is not followed', async () => {
  let followed = 0;
  const settings = await startServer((request, response) => {
    if (request.url === '/other') followed += 1;
    response.writeHead(307, { location: '/other' }).end();
  });
  await expect(ask(settings)).rejects.toMatchObject({ failure: 'misconfigured' });
  expect(followed).toBe(0);
});

test.each([
  [
    'a page where an answer was expected',
    '<!doctype html><h1>Sign in</h1>',
    'text/html',
    'unavailable',
  ],
  ['a stream without a word', 'data: [DONE]\n\n', 'text/event-stream', 'dropped'],
  ['a stream that is no JSON', 'data: {"choi\n\n', 'text/event-stream', 'dropped'],
  [
    'an answer that ends in the middle',
    toStream('{"isAnswered":', {}),
    'text/event-stream',
    'dropped',
  ],
  [
    'a refusal of the model',
    toStream('', { delta: { refusal: 'No.' } }) + toStream(''),
    'text/event-stream',
    'declined',
  ],
])('%s is a failure', async (_, body, type, failure) => {
  await expect(ask(await startServer(answerWith(body, type)))).rejects.toMatchObject({ failure });
});

test('an answer is complete if its JSON is, whatever finish reason the provider reports', async () => {
  const { answer } = await ask(
    await startServer(answerWith(toStream(`${saying}\n\n\n`, { finish_reason: 'length' }))),
  );
  expect(answer.sentences).toHaveLength(1);
});

test('a connection that breaks after the last word does no harm', async () => {
  const settings = await startServer((_, response) => {
    const [first = ''] = toStream(saying).split('\n\n');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`${first}\n\n`, () => response.destroy());
  });
  expect((await ask(settings)).answer.isAnswered).toBe(true);
});

test("an error of the caller's listener is passed on", async () => {
  const onPartial = () => {
    throw new Error('the row is gone');
  };
  const options = { signal: new AbortController().signal, timeoutMs: 10_000, onPartial };
  const model = openLanguageModel(await startServer(answerWith(toStream(saying))));
  await expect(model.ask(task, options)).rejects.toThrow('the row is gone');
});

test('thoughts before the answer are no part of it', async () => {
  const thoughts = '<think>It could be {"isAnswered":false,"sentences":[]}.</think>';
  const { answer } = await ask(await startServer(answerWith(toStream(thoughts + saying))));
  expect(answer.isAnswered).toBe(true);
});

test('a line that never ends is not read forever', async () => {
  const settings = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: ');
    const block = 'x'.repeat(100_000);
    const write = () => {
      while (response.write(block));
    };
    response.on('drain', write);
    write();
  });
  await expect(ask(settings)).rejects.toMatchObject({ failure: 'truncated' });
});
