import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from './model-server.ts';
import { buildRequest, post } from './sample-requests.ts';
import { buildTasks } from './sample-tasks.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => server.behave('honest'));

const ask = (fields: object = {}) => post(server, 'openai', buildRequest('openai', { ...fields }));

it('keeps what came and what became of it', async () => {
  const body = buildRequest('openai');
  const { usage } = (await (await post(server, 'openai', body)).json()) as {
    usage: { prompt_tokens: number; completion_tokens: number };
  };
  const request = await server.waitForRequest(1);
  expect(await request.ended).toBe('answered');
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    protocol: 'openai',
    body: JSON.parse(JSON.stringify(body)),
    behaviour: 'honest',
    status: 200,
    outputTokens: usage.completion_tokens,
    question: { inputTokens: usage.prompt_tokens, prompt: buildTasks().portion.prompt },
  });
  expect(request.endedAt).toBeGreaterThanOrEqual(request.startedAt);
});

it('behaves as told for the next requests, one after the other, and then as before', async () => {
  server.behave(['overloaded', { kind: 'overloaded', status: 500 }]);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([503, 500, 200]);
});

it('behaves as a function of the request says', async () => {
  server.behave(({ question }) => (question?.model === 'gpt-4' ? 'overloaded' : 'honest'));
  expect((await ask({ model: 'gpt-4' })).status).toBe(503);
  expect((await ask()).status).toBe(200);
});

it.each([0, 20, 100_000])(
  'holds an answer after %i characters until it is released',
  async (holdAfter) => {
    server.behave([{ kind: 'honest', holdAfter }]);
    const asked = ask({ stream: true });
    await server.waitForHeld();
    const request = server.requests.at(-1);
    expect(request?.end).toBeUndefined();
    if (holdAfter <= 20) expect(request?.answer).toHaveLength(holdAfter);
    server.release();
    expect(await (await asked).text()).toContain('[DONE]');
    expect(await request?.ended).toBe('answered');
  },
);

it('lets go of a held request whose client has gone', async () => {
  server.behave([{ kind: 'honest', holdAfter: 0 }]);
  const leave = new AbortController();
  const asked = post(server, 'openai', buildRequest('openai'), { signal: leave.signal });
  await server.waitForHeld();
  leave.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(await server.requests.at(-1)?.ended).toBe('left');
});

it('counts how many requests were under way at one time', async () => {
  const own = await startModelServer({ behaviour: { kind: 'honest', holdAfter: 0 } });
  const three = [1, 2, 3].map(() => post(own, 'anthropic', buildRequest('anthropic')));
  await own.waitForHeld(3);
  own.release();
  await Promise.all(three);
  own.behave('honest');
  await post(own, 'anthropic', buildRequest('anthropic'));
  expect(own.mostAtOnce).toBe(3);
  await own.close();
});

it('takes its time where it is slow', async () => {
  server.behave([{ kind: 'slow', delayMs: 3, firstDelayMs: 20, chunkCharacters: 100 }]);
  await (await ask({ stream: true })).text();
  const { startedAt, endedAt = 0, answer } = await server.waitForRequest(server.requests.length);
  expect(endedAt - startedAt).toBeGreaterThan(15 + 2 * Math.floor(answer.length / 100));
});

it('asks for no key where it has none, and takes models it is given', async () => {
  const own = await startModelServer({ hasKey: false, models: ['qwen3'] });
  const headers = { authorization: '' };
  const body = buildRequest('openai', { model: 'qwen3' });
  expect((await post(own, 'openai', body, { headers })).status).toBe(200);
  expect(own.environment('openai')).not.toHaveProperty('MODEL_API_KEY');
  await own.close();
});

it('tells a server under test where it is', () => {
  expect(server.environment('anthropic')).toEqual({
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'claude-sonnet-4-5',
    MODEL_API_URL: `${server.url}/v1`,
    MODEL_API_KEY: server.apiKey,
    MODEL_INPUT_PRICE: '0.4',
    MODEL_OUTPUT_PRICE: '1.6',
  });
  expect(server.settings('openai')).toMatchObject({ provider: 'openai', name: 'gpt-4.1-mini' });
});
