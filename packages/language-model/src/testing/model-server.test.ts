import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, Output, streamText } from 'ai';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { portionAnswerSchema } from '../tasks/portion-answer.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => server.behave('honest'));

const tag = '0123456789abcdef';
const text = `1. Payment
The Tenant shall pay a rent of $2,500 on the first day of each month.
2. Term
The Landlord may end this lease at any time without giving a reason.`;
const finding = {
  id: 'f-1',
  title: 'The other side may end it without a reason',
  severity: 4,
  why: 'It can end at any time.',
  quote: 'The Landlord may end this lease at any time without giving a reason.',
};
const prompt = `<portion-${tag}>\n${text}\n</portion-${tag}>

<findings-${tag}>\n${JSON.stringify(finding)}\n</findings-${tag}>`;

function openModel(provider: 'openai' | 'openai-compatible' | 'anthropic'): LanguageModel {
  const { name, apiUrl: baseURL = '', apiKey = '' } = server.settings(provider);
  if (provider === 'openai') return createOpenAI({ baseURL, apiKey }).chat(name);
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey })(name);
  return createOpenAICompatible({
    name: 'local',
    baseURL,
    apiKey,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(name);
}

function ask(provider: 'openai' | 'openai-compatible' | 'anthropic') {
  return streamText({
    model: openModel(provider),
    output: Output.object({ schema: portionAnswerSchema }),
    system: 'You read contracts.',
    prompt,
    maxOutputTokens: 1000,
    maxRetries: 0,
    onError: () => undefined,
  });
}

it.each(['openai', 'openai-compatible', 'anthropic'] as const)(
  'answers honestly to %s',
  async (provider) => {
    const result = ask(provider);
    const partials: unknown[] = [];
    for await (const partial of result.partialOutputStream) partials.push(partial);
    const output = await result.output;
    expect(partials.length).toBeGreaterThan(5);
    expect(output.explanations).toMatchObject([{ finding: 'f-1' }]);
    for (const { quotes } of [...output.notes, ...output.findings])
      for (const quote of quotes) expect(text).toContain(quote);
    expect(await result.usage).toMatchObject({ outputTokens: expect.any(Number) });
  },
);
