import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { buildRequest, post, readEvents } from '../sample-requests.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ contextTokens: 16_000 });
});
afterAll(() => server.close());

describe('what it refuses', () => {
  it.each<[string, Record<string, unknown>, number, RegExp]>([
    ['an unknown field', { seed: 1 }, 400, /seed: Extra inputs are not permitted/],
    ['no limit of tokens', { max_tokens: undefined }, 400, /max_tokens/],
    ['no messages', { messages: [] }, 400, /messages/],
    [
      'a system prompt among the messages',
      { messages: [{ role: 'system', content: 'x' }] },
      400,
      /role/,
    ],
    [
      'an answer before the question',
      { messages: [{ role: 'assistant', content: 'x' }] },
      400,
      /first message/,
    ],
    ['a temperature out of range', { temperature: 1.5 }, 400, /temperature/],
    ['an unknown model', { model: 'claude-9' }, 404, /model: claude-9/],
    ['more than the context', { max_tokens: 16_000 }, 400, /prompt is too long/],
    [
      'a format in a model that has none',
      { model: 'claude-3-haiku-20240307' },
      400,
      /does not support output format/,
    ],
    [
      'objects that are open',
      { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
      400,
      /additionalProperties/,
    ],
    ['a choice without tools', { tool_choice: { type: 'any' } }, 400, /tool_choice/],
  ])('%s', async (_, fields, status, message) => {
    const response = await post(server, 'anthropic', buildRequest('anthropic', fields));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      type: 'error',
      error: {
        type: status === 404 ? 'not_found_error' : 'invalid_request_error',
        message: expect.stringMatching(message),
      },
      request_id: expect.any(String),
    });
  });

  it.each([
    ['another key', { 'x-api-key': 'sk-other' }, 401, 'authentication_error'],
    ['another version', { 'anthropic-version': '2020-01-01' }, 400, 'invalid_request_error'],
  ])('%s', async (_, headers, status, type) => {
    const response = await post(server, 'anthropic', buildRequest('anthropic'), { headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { type } });
  });
});

it('answers at once where no stream is wanted', async () => {
  const response = await post(server, 'anthropic', buildRequest('anthropic'));
  expect(await response.json()).toMatchObject({
    type: 'message',
    content: [{ type: 'text', text: expect.stringContaining('explanations') }],
    stop_reason: 'end_turn',
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });
});

it('streams a message, its block and its usage in the order of the protocol', async () => {
  const events = await readEvents(
    await post(server, 'anthropic', buildRequest('anthropic', { stream: true })),
  );
  const types = events.map((event) => (event as { type: string }).type);
  expect(types.slice(0, 4)).toEqual([
    'message_start',
    'content_block_start',
    'ping',
    'content_block_delta',
  ]);
  expect(types.slice(-3)).toEqual(['content_block_stop', 'message_delta', 'message_stop']);
  expect(events.at(-2)).toMatchObject({
    delta: { stop_reason: 'end_turn' },
    usage: { output_tokens: expect.any(Number) },
  });
});

it('gives the answer as the input of a tool that it is told to use', async () => {
  const tools = [
    { name: 'json', input_schema: { type: 'object', properties: { words: { type: 'string' } } } },
  ];
  const choice = { tools, tool_choice: { type: 'any' }, output_config: undefined };
  const response = await post(server, 'anthropic', buildRequest('anthropic', choice));
  expect(await response.json()).toMatchObject({
    content: [{ type: 'tool_use', name: 'json', input: { words: expect.any(String) } }],
    stop_reason: 'tool_use',
  });
});

it('ends at the limit of tokens', async () => {
  const response = await post(server, 'anthropic', buildRequest('anthropic', { max_tokens: 10 }));
  expect(await response.json()).toMatchObject({
    stop_reason: 'max_tokens',
    usage: { output_tokens: 10 },
  });
});
