import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { buildRequest, post, readEvents } from '../sample-requests.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ contextTokens: 16_000 });
});
afterAll(() => server.close());

const schema = (given: object) => ({
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'response', strict: true, schema: given },
  },
});

describe('what it refuses', () => {
  it.each<[string, Record<string, unknown>, number, object]>([
    [
      'an unknown field',
      { max_output: 5 },
      400,
      { message: /Unrecognized request argument supplied: max_output/ },
    ],
    ['no messages', { messages: [] }, 400, { message: /messages/ }],
    ['an unknown role', { messages: [{ role: 'robot', content: 'x' }] }, 400, { message: /role/ }],
    [
      'options of a stream without one',
      { stream_options: { include_usage: true } },
      400,
      { param: 'stream_options' },
    ],
    ['two limits', { max_completion_tokens: 5 }, 400, { message: /at the same time/ }],
    ['an unknown model', { model: 'gpt-99' }, 404, { code: 'model_not_found' }],
    ['more than the context', { max_tokens: 16_000 }, 400, { code: 'context_length_exceeded' }],
    [
      'JSON without the word',
      { response_format: { type: 'json_object' }, messages: [{ role: 'user', content: 'x' }] },
      400,
      { message: /word 'json'/ },
    ],
    ['a temperature out of range', { temperature: 3 }, 400, { message: /temperature/ }],
    [
      'objects that are open',
      schema({ type: 'object', properties: {} }),
      400,
      { message: /additionalProperties/ },
    ],
    [
      'properties that may be missing',
      schema({
        type: 'object',
        additionalProperties: false,
        properties: { a: { type: 'string' } },
        required: [],
      }),
      400,
      { message: /Missing 'a'/ },
    ],
    [
      'a limit in the old words for a model that thinks',
      { model: 'gpt-5-mini' },
      400,
      { code: 'unsupported_parameter' },
    ],
    [
      'a temperature for a model that thinks',
      { model: 'gpt-5-mini', max_tokens: undefined, temperature: 0 },
      400,
      { code: 'unsupported_value' },
    ],
  ])('%s', async (_, fields, status, error) => {
    const response = await post(server, 'openai', buildRequest('openai', fields));
    expect(response.status).toBe(status);
    const said = Object.entries(error).map(([name, value]) => [
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]);
    expect(await response.json()).toEqual({
      error: expect.objectContaining({
        type: 'invalid_request_error',
        ...Object.fromEntries(said),
      }),
    });
  });

  it('what is no JSON', async () => {
    expect((await post(server, 'openai', 'no')).status).toBe(400);
  });

  it('another key, which it does not say back', async () => {
    const headers = { authorization: 'Bearer sk-other' };
    const response = await post(server, 'openai', buildRequest('openai'), { headers });
    expect(response.status).toBe(401);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'invalid_api_key' } });
    expect(text).not.toContain('sk-other');
  });

  it('an unknown path', async () => {
    expect(
      (await fetch(`${server.url}/v1/completions`, { method: 'POST', body: '{}' })).status,
    ).toBe(404);
  });
});

it('answers at once where no stream is wanted', async () => {
  const response = await post(server, 'openai', buildRequest('openai'));
  const answer = await response.json();
  expect(answer).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { role: 'assistant' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: expect.any(Number), completion_tokens: expect.any(Number) },
  });
});

it('streams chunks, the usage in one without a choice, and [DONE]', async () => {
  const body = buildRequest('openai', { stream: true, stream_options: { include_usage: true } });
  const response = await post(server, 'openai', body);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = await readEvents(response);
  expect(events[0]).toMatchObject({ choices: [{ delta: { role: 'assistant' } }], usage: null });
  expect(events.slice(-3)).toMatchObject([
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { total_tokens: expect.any(Number) } },
    '[DONE]',
  ]);
});

it('sends no usage that was not asked for', async () => {
  const events = await readEvents(
    await post(server, 'openai', buildRequest('openai', { stream: true })),
  );
  expect(JSON.stringify(events)).not.toContain('usage');
});

it('ends at the limit of tokens', async () => {
  const response = await post(server, 'openai', buildRequest('openai', { max_tokens: 10 }));
  const { choices, usage } = (await response.json()) as {
    choices: { message: { content: string } }[];
    usage: object;
  };
  expect(choices).toMatchObject([{ finish_reason: 'length' }]);
  expect(choices[0]?.message.content).toHaveLength(40);
  expect(usage).toMatchObject({ completion_tokens: 10 });
});

it('lists its models to those who have the key', async () => {
  const headers = { authorization: `Bearer ${server.apiKey}` };
  const list = await (await fetch(`${server.url}/v1/models`, { headers })).json();
  expect(list).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: 'gpt-4.1-mini' })]),
  });
  expect((await fetch(`${server.url}/v1/models`)).status).toBe(401);
});
