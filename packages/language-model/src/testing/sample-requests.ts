import { z } from 'zod';
import type { ModelTask } from '../client.ts';
import type { ModelServer } from './model-server.ts';
import { buildTasks } from './sample-tasks.ts';

type ProtocolName = 'openai' | 'anthropic';

/** A request as a client of the protocol writes it; fields that are given replace or, when undefined, remove. */
export function buildRequest(
  protocol: ProtocolName,
  fields: Readonly<Record<string, unknown>> = {},
  task: ModelTask<unknown> = buildTasks().portion,
): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(task.answer as unknown as z.core.$ZodType);
  const turn = { role: 'user', content: task.prompt };
  if (protocol === 'anthropic')
    return {
      model: 'claude-sonnet-4-5',
      max_tokens: task.outputTokens,
      system: task.system,
      messages: [turn],
      output_config: { format: { type: 'json_schema', schema } },
      ...fields,
    };
  return {
    model: 'gpt-4.1-mini',
    max_tokens: task.outputTokens,
    messages: [{ role: 'system', content: task.system }, turn],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'response', strict: true, schema },
    },
    ...fields,
  };
}

export interface PostOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request with the right key. */
export function post(
  server: ModelServer,
  protocol: ProtocolName,
  body: unknown,
  { signal, headers }: PostOptions = {},
): Promise<Response> {
  const { apiKey = '' } = server;
  const isOpenAi = protocol === 'openai';
  return fetch(`${server.url}${isOpenAi ? '/v1/chat/completions' : '/v1/messages'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isOpenAi
        ? { authorization: `Bearer ${apiKey}` }
        : { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });
}

/** The events of a stream, parsed; `[DONE]` stays as it is. */
export async function readEvents(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).match(/^data: .*$/gm) ?? [];
  return lines.map((line) =>
    line === 'data: [DONE]' ? '[DONE]' : (JSON.parse(line.slice(6)) as unknown),
  );
}
